/** Marks elements that scroll. One that names what it is about in `data-about` keeps its place as long as it is about that. */
const SCROLLED = '.scrolled';

/**
 * Replaces what an element holds. Where the focus is in it, that goes to what stands at the same place in the new content, or else
 * to the element itself, which must take it: a reader is not thrown back to the top of the page. Places of scrolled parts
 * stay where `isSame` says that the content is about the same thing, or they themselves do.
 */
export function replaceContent(container: HTMLElement, content: Node, isSame: boolean): void {
  const focused = document.activeElement;
  const path = focused !== null && focused !== container && container.contains(focused) ? pathTo(focused) : null;
  const places = new Map(
    scrolledIn(container).map(({ key, part }) => [key, { top: part.scrollTop, left: part.scrollLeft }]),
  );
  container.replaceChildren(content);
  for (const { key, part } of scrolledIn(container)) {
    const place = isSame || part.dataset['about'] !== undefined ? places.get(key) : undefined;
    // Who asks for a place has the whole page laid out at once.
    if (place !== undefined && place.top + place.left !== 0) part.scrollTo({ ...place, behavior: 'instant' });
  }
  if (path !== null && focused !== null) restoreFocus(container, focused, path);

  /** The places of an element and of those that it stands in, from the container. */
  function pathTo(target: Element): readonly number[] {
    const { parentElement } = target;
    if (target === container || parentElement === null) return [];
    return [...pathTo(parentElement), [...parentElement.children].indexOf(target)];
  }
}

/** The parts that scroll, each by what it is about or else by its number. */
function scrolledIn(container: HTMLElement): readonly { readonly key: string; readonly part: HTMLElement }[] {
  const parts = [...container.querySelectorAll<HTMLElement>(SCROLLED)];
  return parts.map((part, number) => ({ key: part.dataset['about'] ?? String(number), part }));
}

function restoreFocus(container: HTMLElement, focused: Element, path: readonly number[]): void {
  let found: Element | undefined = container;
  for (const place of path) found = found?.children[place];
  const isAlike = found?.tagName === focused.tagName && found.id === focused.id;
  const target = isAlike && canBeFocused(found) ? found : container;
  target.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && focused instanceof HTMLInputElement) keepSelection(target, focused);
}

function canBeFocused(element: Element | undefined): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/** Numbers, dates and boxes have no selection: they say so with null. */
function keepSelection(target: HTMLInputElement, focused: HTMLInputElement): void {
  if (target.selectionStart === null) return;
  target.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}
