import { faultMessage } from '../../options/check-options.ts';
import { valueFromText } from '../../options/directive-text.ts';
import { faultIn } from '../../options/fault.ts';
import type { OptionForm, OptionKind } from '../../options/kind.ts';
import { isWordKind, valueOfWord } from '../../options/word-value.ts';
import { textOfValue } from '../../options/written-options.ts';
import { element } from '../dom.ts';

/** What a control says: a value, where undefined asks for nothing, or a sentence on why a text says none. */
export type Said = { readonly value: unknown } | { readonly fault: string };

/** The part of a field that takes the value. */
export interface Control {
  readonly node: HTMLElement;
  /** Whether it has several inputs, so that it is a group. */
  readonly isGroup: boolean;
  /** Those that there are now: they say that they are at fault. */
  inputs(): readonly HTMLElement[];
  show(value: unknown): void;
}

/** What a control is made of. */
export interface ControlParts {
  /** Of its input, its own in the document. */
  readonly id: string;
  readonly title: string;
  readonly kind: OptionKind;
  readonly told: (said: Said) => void;
}

/** Makes the control of a kind of option, by its form. */
export function controlOf(parts: ControlParts): Control {
  const { form } = parts.kind;
  switch (form.form) {
    case 'names':
      return choice(parts, form.names);
    case 'boolean':
    case 'true':
      return box(parts);
    case 'list':
      return isWordKind(form.of) ? lines(parts, form.of) : line(parts);
    default:
      return line(parts);
  }
}

function choice({ id, told }: ControlParts, names: readonly string[]): Control {
  const onchange = (): void => told({ value: select.value === '' ? undefined : select.value });
  const options = names.map((name) => element('option', { value: name }, name));
  const select = element('select', { id, onchange }, element('option', { value: '' }, 'default'), ...options);
  return {
    node: select,
    isGroup: false,
    inputs: () => [select],
    show: (value) => {
      select.value = String(value ?? '');
    },
  };
}

/** A box that is not checked asks for nothing. */
function box({ id, told }: ControlParts): Control {
  const onchange = (): void => told({ value: input.checked ? true : undefined });
  const input = element('input', { id, type: 'checkbox', onchange });
  return {
    node: input,
    isGroup: false,
    inputs: () => [input],
    show: (value) => {
      input.checked = value === true;
    },
  };
}

/** A line of text; of lists, maps and records, as comments and flags write them: `a,b`, `a:3,b:1`, `normal(mean=5)`. */
function line({ id, title, kind, told }: ControlParts): Control {
  const oninput = (): void => told(valueIn(kind, title, input.value));
  const names = suggestions(kind.form);
  const list = `${id}-names`;
  const attributes = { id, type: 'text', autocomplete: 'off', spellcheck: 'false', inputmode: inputMode(kind.form) };
  const input = element('input', { ...attributes, oninput, ...(names.length === 0 ? {} : { list }) });
  const options = names.map((value) => element('option', { value }));
  return {
    node: names.length === 0 ? input : element('span', {}, input, element('datalist', { id: list }, ...options)),
    isGroup: false,
    inputs: () => [input],
    show: (value) => {
      input.value = textOf(kind, value);
    },
  };
}

/** A line of text for each item, and buttons that add and remove some. */
function lines({ id, title, told }: ControlParts, item: OptionKind): Control {
  const rows = element('div', { class: 'lines' });
  const inputs = (): readonly HTMLInputElement[] => [...rows.querySelectorAll('input')];
  const tell = (): void => {
    const said = inputs().map((input) => valueIn(item, title, input.value));
    const fault = said.find((each) => 'fault' in each);
    const values = said.flatMap((each) => ('value' in each && each.value !== undefined ? [each.value] : []));
    told(fault ?? { value: values.length === 0 ? undefined : values });
  };
  const append = (text: string): HTMLInputElement => {
    const label = `${title} ${rows.childElementCount + 1}`;
    const input = element('input', { type: 'text', 'aria-label': label, spellcheck: 'false', oninput: tell });
    const onclick = (): void => {
      row.remove();
      tell();
      add.focus();
    };
    const remove = element('button', { type: 'button', 'aria-label': `Remove ${label}`, onclick }, '×');
    const row = element('div', {}, input, remove);
    input.value = text;
    rows.append(row);
    return input;
  };
  const add = element('button', { type: 'button', id, onclick: () => append('').focus() }, 'Add');
  return {
    node: element('div', {}, rows, add),
    isGroup: true,
    inputs,
    show(value) {
      rows.replaceChildren();
      if (Array.isArray(value)) for (const each of value) append(textOf(item, each));
    },
  };
}

/** The value that a text says; one of blanks asks for nothing. Words need no quotes, since nothing comes behind them. */
function valueIn(kind: OptionKind, title: string, text: string): Said {
  const trimmed = text.trim();
  if (trimmed === '') return { value: undefined };
  if (!isWordKind(kind)) {
    const read = valueFromText(title, kind, trimmed);
    return 'value' in read ? { value: read.value } : { fault: read.message };
  }
  const value = valueOfWord(kind, trimmed);
  const fault = faultIn(kind, value);
  return fault === null ? { value } : { fault: faultMessage('', { ...fault, path: [title, ...fault.path] }) };
}

function textOf(kind: OptionKind, value: unknown): string {
  if (value === undefined) return '';
  return isWordKind(kind) ? String(value) : (textOfValue(kind, value) ?? JSON.stringify(value));
}

/** The keys that a telephone shows. */
function inputMode({ form }: OptionForm): string {
  if (form === 'integer') return 'numeric';
  return form === 'number' ? 'decimal' : 'text';
}

/** Names that a value may be, beside others. */
function suggestions(form: OptionForm): readonly string[] {
  if (form.form === 'names') return form.names;
  return form.form === 'anyOf' ? form.kinds.flatMap((kind) => suggestions(kind.form)) : [];
}
