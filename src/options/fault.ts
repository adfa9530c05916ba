import { nearest } from '../nearest.ts';
import type { OptionFields, OptionKind, OptionsOf } from './kind.ts';

/** What is wrong with a value of an option. */
export type OptionFault =
  /** The value at the path is not what it must be. */
  | { readonly what: 'value'; readonly path: readonly string[]; readonly allowed: string; readonly given: unknown }
  /** There is no such option at the path, whose last name it is; `nearest`: the one that is named most alike. */
  | { readonly what: 'name'; readonly path: readonly string[]; readonly nearest: string }
  | { readonly what: 'missing'; readonly path: readonly string[]; readonly allowed: string };

/** How a door spells the names of options: `batchSize`, `batch_size` or `batch-size`. */
export type Spelling = (name: string) => string;

/** As the library has them. */
export const AS_THEY_ARE: Spelling = (name) => name;

/** As JSON has them. */
export const SNAKE: Spelling = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As flags have them. */
export const KEBAB: Spelling = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is wrong with a value; null: it is as it must be. */
export function faultIn(
  kind: OptionKind,
  value: unknown,
  spelling: Spelling = AS_THEY_ARE,
  path: readonly string[] = [],
): OptionFault | null {
  const { form, allowed } = kind;
  const wrong: OptionFault = { what: 'value', path, allowed, given: value };
  switch (form.form) {
    case 'integer':
      return Number.isSafeInteger(value) && Number(value) >= form.least && Number(value) <= form.most ? null : wrong;
    case 'number': {
      if (typeof value !== 'number' || !(value <= form.most)) return wrong;
      return value > form.least || (!form.isLeastLeftOut && value === form.least) ? null : wrong;
    }
    case 'boolean':
      return typeof value === 'boolean' ? null : wrong;
    case 'true':
      return value === true ? null : wrong;
    case 'text':
      return typeof value === 'string' && (form.pattern === null || form.pattern.test(value)) ? null : wrong;
    case 'names':
      return form.names.some((name) => name === value) ? null : wrong;
    case 'list': {
      if (!Array.isArray(value) || value.length < form.least) return wrong;
      for (const [place, item] of value.entries()) {
        const fault = faultIn(form.of, item, spelling, [...path, String(place)]);
        if (fault !== null) return fault;
      }
      return null;
    }
    case 'map': {
      if (!isRecord(value)) return wrong;
      for (const [name, item] of Object.entries(value)) {
        const fault = faultIn(form.of, item, spelling, [...path, name]);
        if (fault !== null) return fault;
      }
      return null;
    }
    case 'record':
      return isRecord(value) ? faultInFields(form.fields, value, spelling, path) : wrong;
    case 'anyOf': {
      const faults = form.kinds.map((one) => faultIn(one, value, spelling, path));
      if (faults.includes(null)) return null;
      // Where the value has the outer form of one of them, what is inside of it is wrong.
      return faults.find((fault) => fault !== null && fault.path.length > path.length) ?? wrong;
    }
  }
}

/** The same of a record's fields. */
export function faultInFields(
  fields: OptionFields,
  given: Readonly<Record<string, unknown>>,
  spelling: Spelling,
  path: readonly string[] = [],
): OptionFault | null {
  const known = new Map(Object.entries(fields).map(([name, field]) => [spelling(name), field]));
  for (const [name, value] of Object.entries(given)) {
    const field = known.get(name);
    if (field === undefined) return unknownName([...path, name], [...known.keys()]);
    if (value === undefined) continue;
    const fault = faultIn(field.kind, value, spelling, [...path, name]);
    if (fault !== null) return fault;
  }
  for (const [name, { kind, isRequired = false }] of known) {
    if (isRequired && given[name] === undefined) {
      const { allowed, form } = kind;
      return { what: 'missing', path: [...path, name], allowed: form.form === 'names' ? `one of ${allowed}` : allowed };
    }
  }
  return null;
}

/** Whether a value is options of these fields, as the library has them. */
export function isOptions<Fields extends OptionFields>(fields: Fields, given: unknown): given is OptionsOf<Fields> {
  return isRecord(given) && faultInFields(fields, given, AS_THEY_ARE) === null;
}

function unknownName(path: readonly string[], known: readonly string[]): OptionFault {
  return { what: 'name', path, nearest: nearest(path.at(-1) ?? '', known) ?? '' };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
