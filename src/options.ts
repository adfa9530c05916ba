import { MAX_ROWS } from './limits.ts';
import { nearest } from './nearest.ts';

/** What an option may be. `allowed` stands behind "must be". */
export interface OptionKind {
  readonly allowed: string;
  readonly takes: (value: unknown) => boolean;
  /** Whether it has to be given. */
  readonly isRequired?: boolean;
}

/** All options of a call. */
export type OptionKinds<Options> = { readonly [Name in keyof Required<Options>]: OptionKind };

/** Characters of a text that a message shows. */
const SHOWN_CHARACTERS = 60;

export function wholeNumber(least: number): OptionKind {
  return {
    allowed: `a whole number from ${least} to ${MAX_ROWS}`,
    takes: (value) => Number.isSafeInteger(value) && Number(value) >= least,
  };
}

export const boolean: OptionKind = { allowed: 'true or false', takes: (value) => typeof value === 'boolean' };

export const seed: OptionKind = {
  allowed: 'an integer from 0 to 2^53 - 1 or a string',
  takes: (value) => typeof value === 'string' || (Number.isSafeInteger(value) && Number(value) >= 0),
};

export const object: OptionKind = {
  allowed: 'an object',
  takes: (value) => typeof value === 'object' && value !== null,
};

/** One of these names. */
export function oneOf(names: readonly string[]): OptionKind {
  return {
    allowed: names.map((name) => `"${name}"`).join(', '),
    takes: (value) => names.some((name) => name === value),
  };
}

/** One of these names, which has to be given. */
export function required(names: readonly string[]): OptionKind {
  return { ...oneOf(names), isRequired: true };
}

/**
 * Checks what a caller of `call` gave as its options: whoever writes plain JavaScript has no compiler to do it. Throws RangeError
 * for a number out of range, and TypeError for any other value, for an option that is missing, and for one that is not known.
 */
export function checkOptions<Options>(call: string, given: unknown, kinds: OptionKinds<Options>): void {
  if (!isRecord(given)) throw new TypeError(`The options of ${call} must be an object, not ${shown(given)}.`);
  const known = new Map<string, OptionKind>(Object.entries(kinds));
  for (const [name, value] of Object.entries(given)) {
    const kind = known.get(name);
    if (kind === undefined) throw unknownOption(call, name, [...known.keys()]);
    if (value !== undefined && !kind.takes(value)) throw wrongOption(name, kind.allowed, value);
  }
  for (const [name, { allowed, isRequired = false }] of known) {
    if (!isRequired || given[name] !== undefined) continue;
    throw new TypeError(`The option "${name}" of ${call} is missing; it must be one of ${allowed}.`);
  }
}

/** The error for an option that cannot have this value. */
export function wrongOption(name: string, allowed: string, value: unknown): Error {
  const message = `${name} must be ${allowed}, not ${shown(value)}.`;
  return typeof value === 'number' ? new RangeError(message) : new TypeError(message);
}

/** Checks that an argument is what `compile` gives. Throws TypeError. */
export function checkCompiled(call: string, compiled: unknown): void {
  if (isRecord(compiled) && isRecord(compiled['table']) && isRecord(compiled['plan'])) return;
  throw new TypeError(`${call} takes what compile gives, not ${shown(compiled)}.`);
}

/** Checks that an argument is what `compileSchema` gives. Throws TypeError. */
export function checkCompiledSchema(call: string, compiled: unknown): void {
  if (isRecord(compiled) && isRecord(compiled['plan']) && Array.isArray(compiled['tables'])) return;
  throw new TypeError(`${call} takes what compileSchema gives, not ${shown(compiled)}.`);
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length <= SHOWN_CHARACTERS ? value : `${value.slice(0, SHOWN_CHARACTERS)}…`);
  }
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'an array';
  return isRecord(value) ? 'an object' : String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownOption(call: string, name: string, known: readonly string[]): TypeError {
  return new TypeError(`Unknown option ${shown(name)} of ${call}; the nearest known one is "${nearest(name, known)}".`);
}
