import { Unevaluable, type Value } from './value.ts';

type Present = Exclude<Value, null>;

const text = (value: Present | undefined): string => String(value ?? '');
const number = (value: Present | undefined): number => {
  const result = Number(value);
  if (Number.isNaN(result)) throw new Unevaluable('A text is no number.');
  return result;
};
const characters = (value: Present | undefined): number => [...text(value)].length;
const bytes = (value: Present | undefined): number => new TextEncoder().encode(text(value)).length;

/** Functions that give NULL where any argument is NULL, by name. */
const STRICT: Readonly<Record<string, (...given: readonly Present[]) => Value>> = {
  lower: (value) => text(value).toLowerCase(),
  lcase: (value) => text(value).toLowerCase(),
  upper: (value) => text(value).toUpperCase(),
  ucase: (value) => text(value).toUpperCase(),
  char_length: characters,
  character_length: characters,
  octet_length: bytes,
  trim: (value) => text(value).replace(/^ +| +$/g, ''),
  btrim: (value) => text(value).replace(/^ +| +$/g, ''),
  ltrim: (value) => text(value).replace(/^ +/, ''),
  rtrim: (value) => text(value).replace(/ +$/, ''),
  reverse: (value) => [...text(value)].reverse().join(''),
  left: (value, count) => [...text(value)].slice(0, number(count)).join(''),
  abs: (value) => Math.abs(number(value)),
  floor: (value) => Math.floor(number(value)),
  ceil: (value) => Math.ceil(number(value)),
  ceiling: (value) => Math.ceil(number(value)),
  sign: (value) => Math.sign(number(value)),
  mod: (value, divisor) => (number(divisor) === 0 ? null : number(value) % number(divisor)),
  strpos: (value, part) => text(value).indexOf(text(part)) + 1,
  starts_with: (value, part) => text(value).startsWith(text(part)),
};

/** Functions that see NULLs, by name. */
const LENIENT: Readonly<Record<string, (given: readonly Value[]) => Value>> = {
  coalesce: (given) => given.find((value) => value !== null) ?? null,
  ifnull: (given) => given.find((value) => value !== null) ?? null,
  nullif: ([value = null, other = null]) => (value !== null && String(value) === String(other) ? null : value),
  num_nonnulls: (given) => given.filter((value) => value !== null).length,
  num_nulls: (given) => given.filter((value) => value === null).length,
  isnull: ([value = null]) => value === null,
};

/** Whether a function of this name is known for so many arguments. */
export function isKnownFunction(name: string, count: number): boolean {
  if (Object.hasOwn(LENIENT, name)) return true;
  return Object.hasOwn(STRICT, name) && STRICT[name]?.length === count;
}

/** The value of a call. Throws Unevaluable for a function that is not known here. */
export function callFunction(name: string, given: readonly Value[]): Value {
  if (!isKnownFunction(name, given.length)) throw new Unevaluable(`The function ${name} is not known.`);
  if (Object.hasOwn(LENIENT, name)) return LENIENT[name]?.(given) ?? null;
  const present = given.filter((value) => value !== null);
  return present.length < given.length ? null : (STRICT[name]?.(...present) ?? null);
}
