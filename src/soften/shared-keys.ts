import type { Table } from '../ir.ts';
import { keepCountable, PLAIN_ORDER, product, rowLimitOf } from '../plan/keys/keys.ts';
import { type ColumnPlan, type KeyPlan, type LanePlan, type Plan, withFirstStep } from '../plan/plan.ts';
import type { PickedDigit } from './picked-digits.ts';
import { pickingColumns } from './shared-picks.ts';

/** Rows that a key tells apart at least where it leaves digits to chance that it could count, too. */
const ENOUGH_ROWS = 1_000_000_000;

/** A key of one column of which values pick things. */
interface PickingKey {
  readonly index: number;
  readonly key: KeyPlan;
  readonly column: string;
  /** What its digits pick; of those that nothing names, the size alone counts. */
  readonly digits: readonly KeyedDigit[];
}

interface KeyedDigit {
  readonly thing: string;
  readonly isNamed: boolean;
  readonly size: number;
  /** Whether some of its ranks should come more often than others. */
  readonly isSkewed: boolean;
}

/** Keys that share their digits: the row's number is read off each of them. */
interface Group {
  readonly members: readonly PickingKey[];
  /** The things whose digits all members have. */
  readonly things: ReadonlyMap<string, number>;
  /** Rows that it must tell apart. */
  readonly needed: number;
}

/**
 * Lets keys of single columns whose values pick the same things be one: the user name and the e-mail of a row are made of the same
 * names and the same number. Rows that differ in what all of these columns pick differ in each of them. What else the columns hold
 * is left to chance, as it is in a key that has room enough without: its favorites come more often.
 */
export function withSharedKeys(plan: Plan, table: Table): Plan {
  const keys = pickingKeys(plan, table);
  const groups: Group[] = [];
  for (const key of keys) {
    const at = groups.findIndex((group) => joined(group, key) !== null);
    const group = groups[at];
    const both = group === undefined ? null : joined(group, key);
    if (both === null) groups.push(alone(key));
    else groups[at] = both;
  }
  const changed = groups.filter(
    ({ members, things }) => members.length > 1 || things.size < (members[0]?.digits.length ?? 0),
  );
  return changed.length === 0 ? plan : withGroups(plan, changed);
}

/** The keys that may be joined: those without NULLs beyond their rows first, as rows end with these, and then the smallest. */
function pickingKeys(plan: Plan, table: Table): readonly PickingKey[] {
  const columns = pickingColumns(plan, table);
  const keys = plan.keys.flatMap((key, index): PickingKey[] => {
    const [lane] = key.lanes;
    const picking = lane === undefined ? undefined : columns.get(lane.column);
    if (lane === undefined || picking === undefined || !isPlain(key, lane.column)) return [];
    return [{ index, key, column: lane.column, digits: keyedDigits(picking.digits, picking.instance) }];
  });
  const overflows = ({ key }: PickingKey) => Number(key.overflow.length > 0);
  return keys.toSorted((one, other) => overflows(one) - overflows(other) || roomOf(one) - roomOf(other));
}

/** Whether a key is one of a column alone, and of nothing that its rows are drawn again for. */
function isPlain({ lanes, attempts, isCounted, start, window }: KeyPlan, name: string): boolean {
  return (
    attempts === 1 &&
    !isCounted &&
    start === 0 &&
    window === null &&
    lanes.every(({ column, counts }) => column === name && counts === null)
  );
}

/** Digits by what they pick. Those of the same size that pick nothing with a name may number the same. */
function keyedDigits(digits: readonly PickedDigit[], instance: string): readonly KeyedDigit[] {
  const seen = new Map<string, number>();
  return digits.map(({ picks, size, isSkewed }) => {
    const kind = picks === null ? `one of ${size}` : `${instance} ${picks}`;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return { thing: `${kind} ${count}`, isNamed: picks !== null, size, isSkewed };
  });
}

function roomOf({ digits }: PickingKey): number {
  return product(digits.map(({ size }) => size));
}

/** A key on its own: without digits of which some values should come more often, if it can do without. */
function alone(key: PickingKey): Group {
  const even = key.digits.filter(({ isSkewed }) => !isSkewed);
  const isEnough = product(even.map(({ size }) => size)) >= ENOUGH_ROWS;
  const digits = isEnough ? even : key.digits;
  return { members: [key], things: new Map(digits.map(({ thing, size }) => [thing, size])), needed: neededBy(key) };
}

function neededBy(key: PickingKey): number {
  return Math.min(ENOUGH_ROWS, key.key.size);
}

/** A group with one key more; null: what they have in common is not enough to tell the rows apart. */
function joined({ members, needed }: Group, key: PickingKey): Group | null {
  const all = [...members, key];
  const [first, ...others] = all;
  const isCommon = ({ thing, size }: KeyedDigit) =>
    others.every(({ digits }) => digits.some((digit) => digit.thing === thing && digit.size === size));
  const common = first?.digits.filter(isCommon) ?? [];
  const least = Math.min(needed, neededBy(key));
  const isEnough = common.some(({ isNamed }) => isNamed) && product(common.map(({ size }) => size)) >= least;
  return isEnough
    ? { members: all, things: new Map(common.map(({ thing, size }) => [thing, size])), needed: least }
    : null;
}

/** The plan with a permutation for each group, and those of its members gone but for the first. */
function withGroups(plan: Plan, groups: readonly Group[]): Plan {
  const merged = new Map<number, KeyPlan>();
  const replaced = new Map<number, number>();
  for (const group of groups) {
    const [first, ...others] = group.members;
    if (first === undefined) continue;
    merged.set(first.index, keyOf(group));
    for (const { index } of others) replaced.set(index, first.index);
  }
  const left = plan.keys.map((_, index) => index).filter((index) => !replaced.has(index));
  const placeOf = (index: number): number => left.indexOf(replaced.get(index) ?? index);
  const keys = left.map((index) => merged.get(index) ?? plan.keys[index]).filter((key) => key !== undefined);
  return {
    ...plan,
    keys,
    columns: plan.columns.map((column) => ({ ...column, draw: withPlaces(column.draw, placeOf) })),
    hidden: plan.hidden.map((column) => ({ ...column, draw: withPlaces(column.draw, placeOf) })),
    rowLimit: Math.min(plan.rowLimit, ...keys.map(rowLimitOf)),
    constraints: plan.constraints.map((constraint) => {
      if (constraint.kept.by !== 'permutation') return constraint;
      const key = placeOf(constraint.kept.key);
      const own = keys[key];
      return {
        ...constraint,
        kept: { by: 'permutation', key },
        rows: own === undefined ? constraint.rows : rowLimitOf(own),
      };
    }),
  };
}

/** The key of a group: the digits of what its members have in common, in the lanes of each. */
function keyOf({ members, things }: Group): KeyPlan {
  const digits = [...things.keys()];
  const lanes = members.flatMap((member) =>
    member.digits.flatMap(({ thing }, lane): LanePlan[] => {
      const digit = digits.indexOf(thing);
      if (digit < 0) return [];
      return [{ column: member.column, lane, spread: 1, digits: [{ digit, weight: 1 }], counts: null }];
    }),
  );
  const radices = [...things.values()];
  keepCountable(radices);
  const isOpen = members.every(({ key }) => key.overflow.length > 0);
  return {
    names: members.flatMap(({ key }) => key.names),
    size: product(radices),
    ...PLAIN_ORDER,
    radices,
    lanes,
    overflow: isOpen ? members.flatMap(({ key }) => key.overflow) : [],
  };
}

/** A draw with the places that keys have now: those of its own table's. */
function withPlaces(draw: ColumnPlan['draw'], placeOf: (index: number) => number): ColumnPlan['draw'] {
  if (draw.kind === 'key') return { ...draw, key: placeOf(draw.key) };
  return withFirstStep(draw, ({ turn, ...first }) => ({ ...first, turn: turn && { ...turn, key: placeOf(turn.key) } }));
}
