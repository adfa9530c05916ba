import { element } from './dom.ts';

/** Where the arrow and other keys lead to, of so many tabs. */
const MOVES: { readonly [key: string]: (place: number, tabs: number) => number } = {
  ArrowLeft: (place, tabs) => (place + tabs - 1) % tabs,
  ArrowRight: (place, tabs) => (place + 1) % tabs,
  Home: () => 0,
  End: (_, tabs) => tabs - 1,
};

/** A row of tabs. */
export interface Tabs<Name extends string> {
  readonly list: HTMLElement;
  /** Shows a tab as the chosen one, and the panel as labelled by it. */
  select(name: Name): void;
}

/**
 * Makes a row of tabs over a panel, by the pattern of the ARIA Authoring Practices (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/):
 * the chosen one alone is reached by Tab, the arrow keys lead to the others and choose them.
 */
export function tabsOver<Name extends string>(
  panel: HTMLElement,
  titles: { readonly [Each in Name]: string },
  chosen: (name: Name) => void,
): Tabs<Name> {
  const names = Object.keys(titles) as Name[];
  const tabs = names.map((name) => {
    const onclick = (): void => chosen(name);
    const attributes = { role: 'tab', type: 'button', id: `tab-${name}`, 'aria-controls': panel.id, onclick };
    return element('button', attributes, titles[name]);
  });
  const onkeydown = (event: Event): void => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent && target instanceof HTMLButtonElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = tabs.indexOf(target);
    const next = MOVES[event.key]?.(place, tabs.length);
    if (next === undefined || place < 0) return;
    event.preventDefault();
    tabs[next]?.focus();
    tabs[next]?.click();
  };
  return {
    list: element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'What is shown', onkeydown }, ...tabs),
    select(name) {
      for (const [place, tab] of tabs.entries()) {
        const isChosen = names[place] === name;
        tab.setAttribute('aria-selected', String(isChosen));
        tab.tabIndex = isChosen ? 0 : -1;
      }
      panel.setAttribute('aria-labelledby', `tab-${name}`);
    },
  };
}
