import type { BesideTurn, KeyPlan, ParentTurn } from '../plan.ts';

const LANE_PREFIX = '\0reference ';

/** What stands in a key for the columns of a reference: no column has such a name. */
export function laneName(reference: number): string {
  return `${LANE_PREFIX}${reference}`;
}

/** The number of the reference that such a name stands for; -1: it is the name of a column. */
export function referenceIn(lane: string): number {
  return lane.startsWith(LANE_PREFIX) ? Number(lane.slice(LANE_PREFIX.length)) : -1;
}

/** Two references to rows of one parent: rows that differ, or of which the first comes before the second. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly ordered: boolean;
  /** Whether the rows come in another order than that of their values. */
  readonly sorted: boolean;
}

/** One of a pair, and the number of the key that counts its rows. */
interface OfPair {
  readonly pair: Pair;
  readonly reference: number;
  readonly key: number;
}

/** The keys of a table, by what they hold. */
interface HeldColumns {
  hasKeyWithout(reference: number, other: number): boolean;
}

/** How keys count the rows that one reference of a pair takes. */
export function turnOfPair(
  { pair, reference, key }: OfPair,
  keys: readonly KeyPlan[],
  held: HeldColumns,
): ParentTurn | null {
  const plan = keys[key];
  if (plan === undefined) return null;
  const beside = besideTurn(pair, reference);
  // Keys of one of them each: one number tells the rows of both.
  const shared = laneName(pair.second);
  const index = keys.findIndex((one) => isSole(one, shared));
  const sole = keys[index];
  if (sole !== undefined && keys.some((one) => isSole(one, laneName(pair.first)))) {
    return { key: index, plan: sole, lane: shared, beside: beside && { lane: shared, as: IN_SAME_DIGITS[beside.as] } };
  }
  const lane = laneName(reference);
  return { key, plan, lane, beside: beside && besideIn(plan, lane, beside, pair, held) };
}

/** How a row follows another one where a key counts both; null: it does not, as a key without the other one has to tell it apart. */
function besideIn(
  { lanes }: KeyPlan,
  lane: string,
  beside: BesideTurn,
  { first, second, ordered }: Pair,
  held: HeldColumns,
): BesideTurn | null {
  const [own, other] = [lane, beside.lane].map((name) => lanes.find(({ column }) => column === name)?.digits);
  if (own === undefined || other === undefined) return null;
  const isShared = own.length === other.length && own.every(({ digit }, i) => other[i]?.digit === digit);
  if (isShared) return { ...beside, as: IN_SAME_DIGITS[beside.as] };
  const isAlone = held.hasKeyWithout(second, first) || (ordered && held.hasKeyWithout(first, second));
  return isAlone ? null : beside;
}

/** Whether a key counts the rows of one reference, and nothing else. */
function isSole({ lanes: [first, second] }: KeyPlan, lane: string): boolean {
  return second === undefined && first?.column === lane;
}

/** How the rows that one reference of a pair takes follow those of the other; null: it is the other that follows. */
function besideTurn({ first, second, ordered }: Pair, reference: number): BesideTurn | null {
  if (ordered) {
    return reference === first ? { lane: laneName(second), as: 'lower' } : { lane: laneName(first), as: 'higher' };
  }
  return reference === second ? { lane: laneName(first), as: 'next' } : null;
}

/** How rows follow each other that have the same digits: keys with one of them alone tell them apart, too. */
const IN_SAME_DIGITS: Readonly<Record<BesideTurn['as'], BesideTurn['as']>> = {
  next: 'behind',
  lower: 'even',
  higher: 'odd',
  behind: 'behind',
  even: 'even',
  odd: 'odd',
};
