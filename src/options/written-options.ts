import { optionsFromText, valueFromText } from './directive-text.ts';
import { faultIn, isRecord, SNAKE } from './fault.ts';
import type { OptionFields, OptionKind, OptionsOf } from './kind.ts';
import { isWordKind, valueOfWord } from './word-value.ts';

/** Words that need no quotes, whatever stands around them: no blanks, and no signs of the notation. */
const PLAIN_WORD = /^(?!.*\.\.)[^\s,:;=()'"]+$/;

/** Options as the line of text that `optionsFromText` reads; null: no line says them. */
export function textOfOptions<Fields extends OptionFields>(fields: Fields, options: OptionsOf<Fields>): string | null {
  const text = settingsText(fields, options);
  return isSame(optionsFromText(fields, text).options, options) ? text : null;
}

/** A value as `valueFromText` reads it; null: no text says it. */
export function textOfValue(kind: OptionKind, value: unknown): string | null {
  const text = valueText(kind, value);
  const read = valueFromText('', kind, text);
  return 'value' in read && isSame(read.value, value) ? text : null;
}

function settingsText(fields: OptionFields, options: Readonly<Record<string, unknown>>): string {
  const settings = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = options[name];
    if (value === undefined) return [];
    return [value === true ? SNAKE(name) : `${SNAKE(name)}=${valueText(kind, value)}`];
  });
  return settings.join(' ');
}

/** A guess: whoever calls it reads the text back. */
function valueText(kind: OptionKind, value: unknown): string {
  const { form } = kind;
  if (isWordKind(kind)) return wordText(kind, value);
  if (form.form === 'list' && Array.isArray(value)) return value.map((item) => valueText(form.of, item)).join();
  if (form.form === 'map' && isRecord(value)) {
    return Object.entries(value)
      .map(([key, item]) => `${keyText(key)}:${valueText(form.of, item)}`)
      .join();
  }
  if (form.form === 'record' && isRecord(value)) return recordText(form.fields, value);
  if (form.form === 'anyOf') {
    const right = form.kinds.find((each) => faultIn(each, value) === null);
    if (right !== undefined) return valueText(right, value);
  }
  return wordText(kind, value);
}

function recordText(fields: OptionFields, value: Readonly<Record<string, unknown>>): string {
  const { from, to } = fields;
  if (from !== undefined && to !== undefined) {
    return `${valueText(from.kind, value['from'])}..${valueText(to.kind, value['to'])}`;
  }
  const [[name = '', item] = [], ...others] = Object.entries(value);
  const form = fields[name]?.kind.form;
  // A record of records is told by the name of the one that it holds.
  if (form?.form !== 'record' || others.length > 0 || !isRecord(item)) return `(${settingsText(fields, value)})`;
  return `${SNAKE(name)}(${settingsText(form.fields, item)})`;
}

function wordText(kind: OptionKind, value: unknown): string {
  const text = String(value);
  return PLAIN_WORD.test(text) && Object.is(valueOfWord(kind, text), value) ? text : quoted(text);
}

function keyText(key: string): string {
  return PLAIN_WORD.test(key) ? key : quoted(key);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Whether two values of options, which are data, say the same. */
function isSame(first: unknown, second: unknown): boolean {
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((item, place) => isSame(item, second[place]));
  }
  if (!isRecord(first) || !isRecord(second)) return first === second;
  const names = Object.keys(first);
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => Object.hasOwn(second, name) && isSame(first[name], second[name]))
  );
}
