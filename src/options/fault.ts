import { nearest } from '../nearest.ts';
import type { OptionField, OptionFields, OptionKind, OptionsOf } from './kind.ts';

/** What is wrong with a value of an option. */
export type OptionFault =
  /** The value at the path is not what it must be; `nearest`: the name that may be meant, where it must be one of some; null: none may. */
  | {
      readonly what: 'value';
      readonly path: readonly string[];
      readonly allowed: string;
      readonly given: unknown;
      readonly nearest: string | null;
    }
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
export function faultIn(kind: OptionKind, value: unknown, spelling: Spelling = AS_THEY_ARE): OptionFault | null {
  const { form, allowed } = kind;
  const wrong = (): OptionFault => ({
    what: 'value',
    path: [],
    allowed,
    given: value,
    nearest: nearestName(kind, value),
  });
  const check = (isRight: boolean): OptionFault | null => (isRight ? null : wrong());
  switch (form.form) {
    case 'integer':
      return check(Number.isSafeInteger(value) && Number(value) >= form.least && Number(value) <= form.most);
    case 'number': {
      if (typeof value !== 'number' || !(value <= form.most) || isRounded(value)) return wrong();
      return check(value > form.least || (!form.isLeastLeftOut && value === form.least));
    }
    case 'boolean':
      return check(typeof value === 'boolean');
    case 'true':
      return check(value === true);
    case 'text':
      return check(typeof value === 'string' && (form.pattern === null || form.pattern.test(value)));
    case 'names':
      return check(form.names.some((name) => name === value));
    case 'list': {
      if (!Array.isArray(value) || value.length < form.least) return wrong();
      for (const [place, item] of value.entries()) {
        const fault = faultIn(form.of, item, spelling);
        if (fault !== null) return inside(String(place), fault);
      }
      return null;
    }
    case 'map': {
      if (!isRecord(value)) return wrong();
      for (const [name, item] of Object.entries(value)) {
        const fault = faultIn(form.of, item, spelling);
        if (fault !== null) return inside(name, fault);
      }
      return null;
    }
    case 'record':
      return isRecord(value) ? faultInFields(form.fields, value, spelling) : wrong();
    case 'anyOf': {
      let inner: OptionFault | null = null;
      for (const each of form.kinds) {
        const fault = faultIn(each, value, spelling);
        if (fault === null) return null;
        if (fault.path.length > 0) inner ??= fault;
      }
      // Where the value has the outer form of one of them, what is inside of it is wrong.
      return inner ?? wrong();
    }
  }
}

/** The name that a word may mean where a name of some may stand; null: none may, or it is close to none. */
export function nearestName({ form }: OptionKind, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const kinds = form.form === 'anyOf' ? form.kinds : [{ form }];
  return nearestOf(
    value,
    kinds.flatMap((each) => (each.form.form === 'names' ? each.form.names : [])),
  );
}

/** A word of which this share has to be edited to become a name does not mean it: some more than half of its letters. */
const CLOSE_SHARE = 0.55;

/** The one of some names that a word may mean; null: it is close to none. */
export function nearestOf(word: string, names: readonly string[]): string | null {
  return nearest(word, names, CLOSE_SHARE) ?? null;
}

/** Whether a whole number is one that others become, too, when they are read: above 10^21, nobody writes all digits. */
function isRounded(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
}

/** The same of a record's fields. */
export function faultInFields(
  fields: OptionFields,
  given: Readonly<Record<string, unknown>>,
  spelling: Spelling,
): OptionFault | null {
  const known = spelt(fields, spelling);
  for (const [name, value] of Object.entries(given)) {
    const field = known.get(name);
    if (field === undefined) return { what: 'name', path: [name], nearest: nearest(name, [...known.keys()]) ?? '' };
    const fault = value === undefined ? null : faultIn(field.kind, value, spelling);
    if (fault !== null) return inside(name, fault);
  }
  for (const [name, { kind, isRequired = false }] of known) {
    if (isRequired && given[name] === undefined) {
      const { allowed, form } = kind;
      return { what: 'missing', path: [name], allowed: form.form === 'names' ? `one of ${allowed}` : allowed };
    }
  }
  return null;
}

/** A fault as it is seen from around the value of this name. */
function inside(name: string, fault: OptionFault): OptionFault {
  return { ...fault, path: [name, ...fault.path] };
}

/** Fields by their names as a door spells them. */
export function spelt(fields: OptionFields, spelling: Spelling): ReadonlyMap<string, OptionField> {
  const all = SPELT.get(fields) ?? new Map<Spelling, ReadonlyMap<string, OptionField>>();
  SPELT.set(fields, all);
  const kept = all.get(spelling) ?? new Map(Object.entries(fields).map(([name, field]) => [spelling(name), field]));
  all.set(spelling, kept);
  return kept;
}

/** Made once: thousands of columns may have options. */
const SPELT = new WeakMap<OptionFields, Map<Spelling, ReadonlyMap<string, OptionField>>>();

/** Whether a value is options of these fields, as the library has them. */
export function isOptions<Fields extends OptionFields>(fields: Fields, given: unknown): given is OptionsOf<Fields> {
  return isRecord(given) && faultInFields(fields, given, AS_THEY_ARE) === null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
