import { type Language, LOST } from './language.ts';
import type { Facts } from './request.ts';

/**
 * Which orders of texts count: those that hold under every collation, in which bytes and dictionaries agree, or those of a
 * dictionary, which does not tell cases apart before all letters were compared.
 */
export type Ordering = 'any collation' | 'dictionary';

/** Steps are spent where other languages of a column have some. */
type Spend = Language['spend'];

/** The texts behind the lower and those before the upper bound, as far as an ordering tells that they are; none: there is no bound that is text. */
export function boundLanguages({ least, most }: Facts, ordering: Ordering, spend: Spend): readonly Language[] {
  const lower = least === null || !isTextual(least.value) ? [] : [bounded('after', least, ordering, spend)];
  const upper = most === null || !isTextual(most.value) ? [] : [bounded('before', most, ordering, spend)];
  return [...lower, ...upper];
}

function isTextual(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Steps through a bound that believable texts may take: there may be a thousand such columns. */
const FORM_STEPS = 2500;

/** The texts on one side of a bound: what begins with all of it comes after it, what it begins with comes before. */
function bounded(
  side: 'before' | 'after',
  { value, strict }: NonNullable<Facts['least']>,
  ordering: Ordering,
  spend: Spend,
): Language {
  const bound = [...String(value)];
  const end = bound.length;
  const beyond = end + 1;
  let forms = FORM_STEPS;
  return {
    spelling: `${side} ${strict} ${ordering} ${value}`,
    outlines: () => [],
    characters: [],
    blanks: 'lost',
    spend,
    spendOnForms(steps) {
      forms -= steps;
      return forms > 0;
    },
    start: 0,
    classOf: (character) => character,
    step(state, character) {
      if (state === LOST || state === beyond) return state;
      const wanted = bound[state];
      if (wanted === undefined) return side === 'after' ? beyond : LOST;
      if (character === wanted) return state + 1;
      return sideOf(character, wanted, ordering) === side ? beyond : LOST;
    },
    accepts: (state) => state === beyond || (state === end ? !strict : side === 'before' && state !== LOST),
    isSettled: (state) => state === beyond,
    found: new Map(),
  };
}

/** Whether a character stands before another one under every collation. */
export function isBefore(character: string, other: string): boolean {
  return sideOf(character, other, 'any collation') === 'before';
}

/** Where a character stands that is another than the one of the bound; null: that depends on the collation. */
function sideOf(character: string, other: string, ordering: Ordering): 'before' | 'after' | null {
  if (!/^[0-9A-Za-z]$/.test(character) || !/^[0-9A-Za-z]$/.test(other)) return null;
  const [one, two] = [character.toLowerCase(), other.toLowerCase()];
  if (one === two) return null;
  const side = one < two ? 'before' : 'after';
  return ordering === 'dictionary' || character < other === one < two ? side : null;
}
