import { MAX_ROWS } from '../limits.ts';
import type {
  OptionField,
  OptionFields,
  OptionKind,
  OptionScalar,
  OptionsOf,
  RequiredField,
  Rivals,
  ValueOf,
} from './kind.ts';

export function wholeNumber(least: number, most: number = MAX_ROWS): OptionKind<number> {
  return { allowed: `a whole number from ${least} to ${most}`, form: { form: 'integer', least, most } };
}

export const boolean: OptionKind<boolean> = { allowed: 'true or false', form: { form: 'boolean' } };

/** What can only be asked for, not ruled out. */
export const asked: OptionKind<true> = { allowed: 'true', form: { form: 'true' } };

/** Any finite number. */
export const number: OptionKind<number> = {
  allowed: 'a number',
  form: { form: 'number', least: -Number.MAX_VALUE, most: Number.MAX_VALUE, isLeastLeftOut: false },
};

export const positiveNumber: OptionKind<number> = {
  allowed: 'a number above 0',
  form: { form: 'number', least: 0, most: Number.MAX_VALUE, isLeastLeftOut: true },
};

export const weight: OptionKind<number> = {
  allowed: 'a number from 0',
  form: { form: 'number', least: 0, most: Number.MAX_VALUE, isLeastLeftOut: false },
};

/** Of all rows. */
export const share: OptionKind<number> = {
  allowed: 'a number from 0 to 1',
  form: { form: 'number', least: 0, most: 1, isLeastLeftOut: false },
};

export const text: OptionKind<string> = { allowed: 'a string', form: { form: 'text', pattern: null } };

/** A text of a form. `allowed`: the form in words. */
export function textLike<Text extends string>(pattern: RegExp, allowed: string): OptionKind<Text> {
  return { allowed, form: { form: 'text', pattern } };
}

/** One of these names. */
export function oneOf<const Names extends readonly string[]>(names: Names): OptionKind<Names[number]> {
  return { allowed: alternatives(names), form: { form: 'names', names } };
}

/** `"a", "b" or "c"`. */
export function alternatives(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const others = quoted.slice(0, -1).join(', ');
  return others === '' ? quoted.join() : `${others} or ${quoted.at(-1)}`;
}

export function list<Kind extends OptionKind>(
  of: Kind,
  allowed: string,
  least = 0,
): OptionKind<readonly ValueOf<Kind>[]> {
  return { allowed, form: { form: 'list', of, least } };
}

export function map<Kind extends OptionKind>(
  of: Kind,
  allowed: string,
): OptionKind<Readonly<Record<string, ValueOf<Kind>>>> {
  return { allowed, form: { form: 'map', of } };
}

export function record<Fields extends OptionFields>(
  fields: Fields,
  allowed = 'an object',
  rivals: Rivals = {},
): OptionKind<OptionsOf<Fields>> {
  return { allowed, form: { form: 'record', fields, rivals } };
}

export function anyOf<Kinds extends readonly OptionKind[]>(
  allowed: string,
  ...kinds: Kinds
): OptionKind<ValueOf<Kinds[number]>> {
  return { allowed, form: { form: 'anyOf', kinds } };
}

export function option<Kind extends OptionKind>(kind: Kind, about: string): OptionField<ValueOf<Kind>> {
  return { kind: kind as OptionKind<ValueOf<Kind>>, about };
}

export function required<Kind extends OptionKind>(kind: Kind, about: string): RequiredField<ValueOf<Kind>> {
  return { ...option(kind, about), isRequired: true };
}

export const scalar: OptionKind<OptionScalar> = anyOf(
  'a number (a string, if it is whole and beyond 2^53), a string, true or false',
  number,
  text,
  boolean,
);

export const seed: OptionKind<number | string> = anyOf(
  'an integer from 0 to 2^53 - 1 or a string',
  wholeNumber(0),
  text,
);
