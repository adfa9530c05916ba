import type { CastContext, Lookup } from './catalog.ts';
import type { Volatility } from './signatures.ts';

/** The name of a type in the catalog; `unknown`: that of a string without a type; null: what it is cannot be known here. */
export type TypeName = string | null;

export const UNKNOWN = 'unknown';

/** The type of an array's elements; null: it is no array. */
export function elementOf(type: string): string | null {
  return type.startsWith('_') ? type.slice(1) : null;
}

export function categoryOf({ types }: Lookup, type: string): string {
  if (type === UNKNOWN) return 'X';
  if (elementOf(type) !== null) return 'A';
  return type === 'enum' ? 'E' : (types.get(type)?.category ?? 'P');
}

export function isPreferred({ types }: Lookup, type: string): boolean {
  return types.get(type)?.preferred === true;
}

const RANKS: Readonly<Record<CastContext, number>> = { implicit: 0, assignment: 1, explicit: 2 };

/**
 * How a value of one type becomes one of another (PostgreSQL manual, CREATE CAST): whether the result depends on anything else;
 * null: it does not.
 */
export function coercion(lookup: Lookup, from: string, to: string, context: CastContext): Volatility | null {
  if (from === to || to === 'any' || from === UNKNOWN) return 'immutable';
  const cast = lookup.casts.get(`${from}:${to}`);
  if (cast !== undefined && RANKS[cast.context] <= RANKS[context]) return cast.volatility;
  const [fromElement, toElement] = [elementOf(from), elementOf(to)];
  const byElement =
    fromElement === null || toElement === null ? null : coercion(lookup, fromElement, toElement, context);
  return byElement ?? coercionByText(lookup, from, to, context);
}

/** Anything is stored as text, and a cast makes anything of it: by what the types themselves print and read. */
function coercionByText(lookup: Lookup, from: string, to: string, context: CastContext): Volatility | null {
  const toText = context !== 'implicit' && categoryOf(lookup, to) === 'S';
  const fromText = context === 'explicit' && categoryOf(lookup, from) === 'S';
  if (!toText && !fromText) return null;
  const prints = lookup.types.get(from)?.printsAlike === true;
  const reads = lookup.types.get(to)?.readsAlike === true;
  return prints && reads ? 'immutable' : 'stable';
}

/** The type in which CASE, COALESCE, IN and ARRAY bring their values together (manual, section 10.5); `none`: there is none. */
export function commonType(lookup: Lookup, given: readonly TypeName[]): TypeName | 'none' {
  if (given.includes(null)) return null;
  const [first, ...others] = given.filter((type) => type !== null && type !== UNKNOWN);
  if (first === undefined || first === null) return 'text';
  let common = first;
  for (const type of others) {
    if (type === null || type === common) continue;
    if (categoryOf(lookup, type) !== categoryOf(lookup, common)) return 'none';
    const isNext =
      !isPreferred(lookup, common) &&
      coercion(lookup, common, type, 'implicit') !== null &&
      coercion(lookup, type, common, 'implicit') === null;
    if (isNext) common = type;
  }
  return given.every((type) => type !== null && coercion(lookup, type, common, 'implicit') !== null) ? common : 'none';
}
