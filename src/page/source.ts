import { DIALECT_TITLES, isDialect } from './dialects.ts';
import { element } from './dom.ts';
import { editorIn } from './editor/editor.ts';
import { faultCounts, faultItems } from './faults.ts';
import type { Reading } from './messages.ts';
import type { Store } from './state.ts';

/** The text with its dialect, and what is said of it. */
export interface Source {
  readonly section: HTMLElement;
  /** Shows what came of reading the text. */
  read(reading: Reading): void;
  /** Says that something else went wrong. */
  failed(message: string): void;
}

/** The value of the choice that leaves it to the text. */
const BY_ITSELF = '';

/** Makes the part of the page that the text is typed into. */
export function sourceOf(store: Store): Source {
  const host = element('div', { class: 'editor' });
  const status = element('p', { class: 'status', role: 'status' });
  const faults = element('ul', { class: 'faults', 'aria-label': 'Faults and warnings' });
  const dialect = dialectChoice(store);
  const editor = editorIn(host, store.state.ddl, (ddl) => {
    if (ddl !== store.state.ddl) store.change({ ddl });
  });
  store.listen(({ ddl }, before) => {
    if (ddl !== before.ddl) editor.setText(ddl);
  });
  return {
    section: element(
      'section',
      { class: 'source', 'aria-label': 'Text' },
      element('div', { class: 'controls' }, dialect.label, dialect.sign),
      ...[host, status, faults],
    ),
    read(reading) {
      editor.mark(reading.marks, reading.dialect);
      dialect.read(reading);
      say(status, faultCounts(reading.marks));
      faults.replaceChildren(...faultItems(reading.marks, editor));
    },
    failed: (message) => say(status, message),
  };
}

/** Says what is new alone: a screen reader reads it out. */
function say(status: HTMLElement, message: string): void {
  if (status.textContent !== message) status.textContent = message;
}

/** By what a text shows its dialect. */
function saidBy(sign: string | null): string {
  return sign === null ? 'The text has no sign of another.' : `shown by: ${sign}`;
}

/** The choice of a dialect. The first leaves it to the text, and says which the text tells; the sign says by what. */
function dialectChoice(store: Store): {
  readonly label: HTMLElement;
  readonly sign: HTMLElement;
  read(reading: Reading): void;
} {
  const byItself = element('option', { value: BY_ITSELF });
  const titles = Object.entries(DIALECT_TITLES);
  const onchange = (): void => {
    const { dialect: _, ...settings } = store.state.settings;
    const { value } = select;
    store.change({ settings: isDialect(value) ? { ...settings, dialect: value } : settings });
  };
  const options = titles.map(([value, title]) => element('option', { value }, title));
  const select = element('select', { onchange }, byItself, ...options);
  const sign = element('span', { class: 'sign' });
  return {
    label: element('label', {}, 'Dialect', select),
    sign,
    read({ dialect, dialectSign }) {
      const asked = store.state.settings.dialect;
      byItself.textContent = asked === undefined ? `${DIALECT_TITLES[dialect]} (found)` : 'Find it in the text';
      select.value = asked ?? BY_ITSELF;
      sign.textContent = asked === undefined ? saidBy(dialectSign) : '';
    },
  };
}
