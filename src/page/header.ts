import { element } from './dom.ts';
import { EXAMPLES } from './examples/examples.ts';
import { USUAL_SETTINGS } from './settings.ts';
import type { PageState, Store } from './state.ts';

/** Makes the head of the page: what it is, and examples to choose from. */
export function headerOf(store: Store): HTMLElement {
  return element(
    'header',
    {},
    element('h1', {}, 'Rowsmith'),
    element('p', { class: 'tagline' }, 'Rows that fit a CREATE TABLE statement, made in your browser.'),
    exampleChoice(store),
  );
}

/** Says which example the text is; a choice replaces the text, which the editor can undo. */
function exampleChoice(store: Store): HTMLElement {
  const options = EXAMPLES.map(({ title }, place) => element('option', { value: place }, title));
  const onchange = (): void => {
    const example = EXAMPLES[select.selectedIndex - 1];
    if (example === undefined) return;
    const settings = { ...USUAL_SETTINGS, ...example.settings };
    store.change({ ddl: example.ddl, settings, table: null, column: null });
  };
  const select = element('select', { onchange }, element('option', { value: '' }, 'Your text'), ...options);
  const show = ({ ddl }: PageState): void => {
    select.selectedIndex = EXAMPLES.findIndex((example) => example.ddl === ddl) + 1;
  };
  show(store.state);
  store.listen(show);
  return element('label', {}, 'Example', select);
}
