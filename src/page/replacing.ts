/** Marks an element whose place in a scrolled content is kept. */
const SCROLLED = '.scrolled';

/**
 * Replaces what an element holds. Where the focus is in it, that goes to what stands at the same place in the new content, or else
 * to the element itself, which must take it: a reader is not thrown back to the top of the page. Places of scrolled parts
 * stay where `isSame` says that the content is about the same thing.
 */
export function replaceContent(container: HTMLElement, content: Node, isSame: boolean): void {
  const focused = document.activeElement;
  const path = focused !== null && focused !== container && container.contains(focused) ? pathTo(focused) : null;
  const before = container.querySelector(SCROLLED);
  const [top, left] = isSame && before !== null ? [before.scrollTop, before.scrollLeft] : [0, 0];
  container.replaceChildren(content);
  const scrolled = container.querySelector(SCROLLED);
  if (scrolled !== null) [scrolled.scrollTop, scrolled.scrollLeft] = [top, left];
  if (path !== null && focused !== null) restoreFocus(container, focused, path);

  /** The places of an element and of those that it stands in, from the container. */
  function pathTo(target: Element): readonly number[] {
    const { parentElement } = target;
    if (target === container || parentElement === null) return [];
    return [...pathTo(parentElement), [...parentElement.children].indexOf(target)];
  }
}

function restoreFocus(container: HTMLElement, focused: Element, path: readonly number[]): void {
  let found: Element | undefined = container;
  for (const place of path) found = found?.children[place];
  const isAlike = found instanceof HTMLElement && found.tagName === focused.tagName && found.id === focused.id;
  const target = found instanceof HTMLElement && isAlike ? found : container;
  target.focus({ preventScroll: true });
  if (target instanceof HTMLInputElement && focused instanceof HTMLInputElement) keepSelection(target, focused);
}

/** Numbers, dates and boxes have no selection: they say so with null. */
function keepSelection(target: HTMLInputElement, focused: HTMLInputElement): void {
  if (target.selectionStart === null) return;
  target.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}
