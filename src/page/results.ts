import { element } from './dom.ts';
import type { Reading } from './messages.ts';
import { PANEL_TITLES, type View } from './panels/panel.ts';
import { replaceContent } from './replacing.ts';
import type { Store } from './state.ts';
import { tabsOver } from './tabs.ts';

/** The part of the page that shows what came of a text. */
export interface Results {
  readonly section: HTMLElement;
  /** Shows what a panel made, or that it is of a text before the one that is at fault now. */
  show(content: Node, view: View): void;
  /** Says that something newer is under way. */
  busy(isBusy: boolean): void;
}

/** Makes the results: tabs, a choice of the table where there are several, and the panel. */
export function resultsOf(store: Store): Results {
  const panel = element('div', { class: 'panel', role: 'tabpanel', id: 'panel', tabindex: -1 });
  const tabs = tabsOver(panel, PANEL_TITLES, (name) => store.change({ panel: name }));
  const tables = tableChoice(store);
  const note = element('p', { class: 'note', role: 'status' });
  const section = element(
    'section',
    { class: 'results', 'aria-label': 'Results' },
    element('div', { class: 'bar' }, tabs.list, tables.label),
    ...[note, panel],
  );
  tabs.select(store.state.panel);
  store.listen((state) => tabs.select(state.panel));
  let last = '';
  return {
    section,
    show(content, { state, reading, table, isStale }) {
      const subject = JSON.stringify([state.panel, table, state.column]);
      replaceContent(panel, content, subject === last);
      last = subject;
      tables.show(reading, table);
      section.classList.toggle('stale', isStale);
      note.textContent = isStale ? 'The text is at fault: this is what came of it before.' : '';
    },
    busy: (isBusy) => panel.setAttribute('aria-busy', String(isBusy)),
  };
}

/** The choice of the table that is looked at. */
function tableChoice(store: Store): {
  readonly label: HTMLElement;
  show(reading: Reading, table: string | null): void;
} {
  const select = element('select', { onchange: () => store.change({ table: select.value, column: null }) });
  const label = element('label', {}, 'Table', select);
  return {
    label,
    show({ tables }, table) {
      const names = tables.filter(({ passedOver }) => passedOver === null).map(({ name }) => name);
      label.hidden = names.length < 2;
      const isOther = names.some((name, place) => select.options[place]?.value !== name);
      if (isOther || select.options.length !== names.length) {
        select.replaceChildren(...names.map((name) => element('option', { value: name }, name)));
      }
      select.value = table ?? '';
    },
  };
}
