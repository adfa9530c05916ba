import { nearest } from '../nearest.ts';
import { nearestHint, shown } from './check-options.ts';
import { faultIn, isOptions, nearestName, SNAKE } from './fault.ts';
import type { OptionFields, OptionKind, OptionsOf } from './kind.ts';
import { isWordKind, valueOfWord } from './word-value.ts';

/*
 * Options as a line of text: `values=a,b,c nulls=0.2`.
 *
 * Settings : ( Setting ( Blank | ',' )* )*
 * Setting  : Name '=' Value | Name
 * Value    : Word | List | Map | Record
 * List     : Value ( ',' Value )*
 * Map      : Word ':' Value ( ',' Word ':' Value )*
 * Record   : '(' Settings ')' | Name Record | Value '..' Value
 * Word     : what ends at a blank, at a comma or at the sign that comes next; or a quoted text, in which its quote is doubled
 *
 * Which of them a value is, its kind says, and of kinds that may be either the sign that comes first. So a text with such a sign stands
 * in quotes there: `'10:30','11:30'` are no weights.
 */

/** What is wrong with a text of options. Its place: offsets in the text, in UTF-16 units. */
export interface TextFault {
  /** A sentence without a place. */
  readonly message: string;
  readonly from: number;
  readonly to: number;
  /** The known name that is most like the one that is unknown; null: no name is. */
  readonly nearest: string | null;
}

/** What a text says, or why it cannot be read. */
export type TextOptions<Fields extends OptionFields> =
  | { readonly options: OptionsOf<Fields>; readonly fault: null }
  | { readonly options: null; readonly fault: TextFault };

/** The options that a text says, whose names are spelt as in JSON. */
export function optionsFromText<Fields extends OptionFields>(fields: Fields, text: string): TextOptions<Fields> {
  const read = readSettings(fields, { text, at: 0, ends: [','] }, '');
  if ('message' in read) return { options: null, fault: read };
  if (!isOptions(fields, read.value)) throw new Error(`The options ${JSON.stringify(text)} were read as others.`);
  return { options: read.value, fault: null };
}

/** The value that a text says, as it stands behind `name=`, or why it cannot be read. */
export function valueFromText(name: string, kind: OptionKind, text: string): { readonly value: unknown } | TextFault {
  const place = { text: text.trimEnd(), at: skipBlanks(text, 0), ends: [','] };
  const read = readValue(name, kind, place);
  if ('message' in read || read.end === place.text.length) return read;
  return unexpected(name, { ...place, at: skipBlanks(place.text, read.end) });
}

/** A place in a text. */
interface Place {
  readonly text: string;
  readonly at: number;
  /** What ends a word here, beside a blank. */
  readonly ends: readonly string[];
}

/** A value, and where it ends. */
interface Reading {
  readonly value: unknown;
  readonly end: number;
}

type Read = Reading | TextFault;

const BLANK = /\s/;

/** Settings : ( Setting ( Blank | ',' )* )*, up to `close`. */
function readSettings(fields: OptionFields, place: Place, close: ')' | ''): Read {
  const { text } = place;
  const names = new Map(Object.keys(fields).map((name) => [SNAKE(name), name]));
  const settings = new Map<string, unknown>();
  for (let at = place.at; ; ) {
    while (text[at] === ',' || BLANK.test(text[at] ?? '')) at++;
    if (at === text.length && close !== '') return missing(text, close);
    if (at === text.length || text[at] === close)
      return { value: Object.fromEntries(settings), end: at + close.length };
    const spelt = nameAt(text, at);
    if (spelt === '')
      return fault(`Expected the name of an option, found ${shown(wordAt({ ...place, at }))}.`, text, at);
    const name = names.get(spelt);
    const field = name === undefined ? undefined : fields[name];
    if (name === undefined || field === undefined) return unknownName(spelt, [...names.keys()], at);
    if (settings.has(name)) return namedFault(`The option "${spelt}" is given twice.`, spelt, at);
    const read = readSetting(spelt, field.kind, { ...place, at });
    if ('message' in read) return read;
    if (!isEnd({ ...place, at: read.end })) return unexpected(spelt, { ...place, at: read.end });
    settings.set(name, read.value);
    at = read.end;
  }
}

/** Setting : Name '=' Value | Name */
function readSetting(name: string, kind: OptionKind, place: Place): Read {
  const { text } = place;
  const isSwitch = kind.form.form === 'true' || kind.form.form === 'boolean';
  const end = place.at + name.length;
  const sign = skipBlanks(text, end);
  if (text[sign] === '=') {
    if (kind.form.form === 'true') return namedFault(`The option "${name}" takes no value.`, name, place.at);
    return readValue(name, kind, { ...place, at: skipBlanks(text, sign + 1) });
  }
  if (isSwitch) return { value: true, end };
  return namedFault(`The option "${name}" needs a value, as in ${name}=….`, name, place.at);
}

function readValue(name: string, kind: OptionKind, place: Place): Read {
  const { form } = kind;
  if (isWordKind(kind)) return readWord(name, kind, place);
  switch (form.form) {
    case 'list':
      return readList(name, form.of, place);
    case 'map':
      return readMap(name, form.of, place);
    case 'record':
      return readRecord(name, form.fields, place);
    case 'anyOf':
      return readAnyOf(name, kind, form.kinds, place);
    default:
      return readWord(name, kind, place);
  }
}

/**
 * The first kind as which the text can be read; else what is wrong as the one that has come furthest. The signs of each end the words of
 * the others.
 */
function readAnyOf(name: string, kind: OptionKind, kinds: readonly OptionKind[], place: Place): Read {
  let furthest = wrongValue(name, kind, place);
  for (const each of kinds) {
    const signs = kinds.filter((sibling) => sibling !== each).flatMap(signsOf);
    const read = readValue(name, each, { ...place, ends: [...place.ends, ...signs] });
    if (!('message' in read) && isEnd({ ...place, at: read.end })) return read;
    const found = 'message' in read ? read : unexpected(name, { ...place, at: read.end });
    if (found.from > furthest.from) furthest = found;
  }
  return furthest;
}

/** What stands behind the first word of a value, by which it is told from others. */
function signsOf({ form }: OptionKind): readonly string[] {
  if (form.form === 'map') return [':'];
  if (form.form !== 'record') return [];
  return isRange(form.fields) ? ['..'] : ['('];
}

function isRange({ from, to }: OptionFields): boolean {
  return from !== undefined && to !== undefined;
}

/** Word : what ends at a blank or at a sign, or a quoted text */
function readWord(name: string, kind: OptionKind, place: Place): Read {
  const { text, at } = place;
  const quote = text[at] ?? '';
  if (quote !== "'" && quote !== '"') {
    const word = wordAt(place);
    if (word === '') return fault(`The option "${name}" needs a value here.`, text, at);
    const value = valueOfWord(kind, word);
    return faultIn(kind, value) === null ? { value, end: at + word.length } : wrongValue(name, kind, place);
  }
  let end = at + 1;
  while (end < text.length && (text[end] !== quote || text[end + 1] === quote)) end += text[end] === quote ? 2 : 1;
  if (end === text.length) return missing(text, quote);
  const value = text.slice(at + 1, end).replaceAll(quote + quote, quote);
  if (!isEnd({ ...place, at: end + 1 })) return unexpected(name, { ...place, at: end + 1 });
  return faultIn(kind, value) === null ? { value, end: end + 1 } : wrongValue(name, kind, place, end + 1);
}

/** List : Value ( ',' Value )* */
function readList(name: string, of: OptionKind, place: Place): Read {
  const values: unknown[] = [];
  for (let at = place.at; ; ) {
    const read = readValue(name, of, { ...place, at });
    if ('message' in read) return read;
    values.push(read.value);
    const next = nextItem(place.text, read.end);
    if (next === null) return { value: values, end: read.end };
    at = next;
  }
}

/** Map : Word ':' Value ( ',' Word ':' Value )* */
function readMap(name: string, of: OptionKind, place: Place): Read {
  const values = new Map<string, unknown>();
  for (let at = place.at; ; ) {
    const key = readWord(name, { allowed: 'a name', form: { form: 'text', pattern: null } }, withEnd(place, at, ':'));
    if ('message' in key) return key;
    const sign = key.end;
    if (place.text[sign] !== ':') return unexpected(name, { ...place, at: sign });
    if (values.has(String(key.value))) return fault(`${shown(key.value)} is given twice.`, place.text, at, sign);
    const read = readValue(name, of, { ...place, at: skipBlanks(place.text, sign + 1) });
    if ('message' in read) return read;
    values.set(String(key.value), read.value);
    const next = nextItem(place.text, read.end);
    if (next === null) return { value: Object.fromEntries(values), end: read.end };
    at = next;
  }
}

/** Record : '(' Settings ')' | Name Record | Value '..' Value */
function readRecord(name: string, fields: OptionFields, place: Place): Read {
  const { text, at } = place;
  if (text[at] === '(') return readSettings(fields, { ...place, at: at + 1, ends: [',', ')'] }, ')');
  const { from, to } = fields;
  if (from !== undefined && to !== undefined) {
    const first = readValue(name, from.kind, withEnd(place, at, '..'));
    if ('message' in first) return first;
    if (!text.startsWith('..', first.end)) return unexpected(name, { ...place, at: first.end });
    const last = readValue(name, to.kind, { ...place, at: first.end + 2 });
    return 'message' in last ? last : { value: { from: first.value, to: last.value }, end: last.end };
  }
  const spelt = nameAt(text, at);
  const field = Object.entries(fields).find(([each]) => SNAKE(each) === spelt);
  if (field === undefined) return unknownName(spelt, Object.keys(fields).map(SNAKE), at);
  if (text[at + spelt.length] !== '(') return fault(`Expected "(" behind ${spelt}.`, text, at);
  const read = readValue(spelt, field[1].kind, { ...place, at: at + spelt.length });
  return 'message' in read ? read : { value: { [field[0]]: read.value }, end: read.end };
}

/** Where the next item of a list begins; null: what comes next is none, but the end or another setting. */
function nextItem(text: string, end: number): number | null {
  const comma = skipBlanks(text, end);
  if (text[comma] !== ',') return null;
  const at = skipBlanks(text, comma + 1);
  const name = nameAt(text, at);
  return name !== '' && text[skipBlanks(text, at + name.length)] === '=' ? null : at;
}

function withEnd(place: Place, at: number, end: string): Place {
  return { ...place, at, ends: [...place.ends, end] };
}

function nameAt(text: string, at: number): string {
  const [name = ''] = /^[A-Za-z_][A-Za-z0-9_]*/.exec(text.slice(at)) ?? [];
  return name;
}

function wordAt(place: Place): string {
  let end = place.at;
  while (!isEnd({ ...place, at: end })) end++;
  return place.text.slice(place.at, end);
}

function isEnd({ text, at, ends }: Place): boolean {
  return at >= text.length || BLANK.test(text[at] ?? '') || ends.some((end) => text.startsWith(end, at));
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (BLANK.test(text[next] ?? '')) next++;
  return next;
}

function fault(message: string, text: string, from: number, to = text.length): TextFault {
  return { message, from, to, nearest: null };
}

function namedFault(message: string, name: string, from: number): TextFault {
  return { message, from, to: from + name.length, nearest: null };
}

function unknownName(name: string, known: readonly string[], from: number): TextFault {
  const best = nearest(name, known) ?? '';
  return {
    ...namedFault(`Unknown option ${shown(name)}; the nearest known one is "${best}".`, name, from),
    nearest: best,
  };
}

function missing(text: string, sign: string): TextFault {
  return fault(`Expected ${shown(sign)} at the end.`, text, text.length);
}

function unexpected(name: string, place: Place): TextFault {
  const { text, at } = place;
  const found = at >= text.length ? 'the end' : shown(text[at]);
  return fault(`The value of "${name}" goes on with ${found}, which is to be in quotes.`, text, at, at + 1);
}

function wrongValue(name: string, kind: OptionKind, place: Place, end?: number): TextFault {
  const { text, at } = place;
  const to = end ?? at + wordAt(place).length;
  const word = text.slice(at, to);
  const best = nearestName(kind, word);
  const message = `${name} must be ${kind.allowed}, not ${shown(word)}${nearestHint(best)}.`;
  return { ...fault(message, text, at, to), nearest: best };
}
