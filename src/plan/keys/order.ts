import type { Table } from '../../ir.ts';
import type { NumberPart } from '../../values/integer.ts';
import type { Part } from '../../values/part.ts';
import type { ColumnPlan, KeyPlan, ResidualPlan } from '../plan.ts';
import { differing } from '../related/apart.ts';

/*
 * The order in which rows take the images of a key over one column. A primary key of whole numbers that nothing else binds counts
 * from 1, as people number rows and as references to tables that are absent assume; one of days counts from the first that is meant. Others are permuted. Numbers below 1 come
 * last in either, and so does punctuation: a row has one only where there is nothing else left.
 */

/** What the order of keys depends on, beside the keys. */
export interface Ordering {
  readonly table: Table;
  readonly columns: readonly ColumnPlan[];
  readonly residuals: readonly ResidualPlan[];
}

/** The keys with the order of their rows. */
export function orderedKeys(keys: readonly KeyPlan[], { table, columns, residuals }: Ordering): readonly KeyPlan[] {
  const primary = table.keys.find(({ kind }) => kind === 'primary')?.name;
  const evaluated = columnsOfResiduals(columns, residuals);
  return keys.map((key, index) => {
    const part = onlyPart(key, index, columns, evaluated);
    if (part === null) return key;
    const last = lastChosen(part);
    const isInOrder = part.kind === 'day' ? key.window !== null : part.kind !== 'pool';
    const isPrimary = key.names.some((name) => name === primary);
    return {
      ...key,
      isCounted: isInOrder && isPrimary && key.overflow.length === 0,
      start: last > 0 && last < key.size ? last : 0,
    };
  });
}

/**
 * The columns that residual constraints read: which images pass is known by trying, so that all kinds of them must come early. A
 * difference of two columns is met by almost all of them in any order.
 */
function columnsOfResiduals(columns: readonly ColumnPlan[], residuals: readonly ResidualPlan[]): ReadonlySet<string> {
  const read = new Set(
    residuals.flatMap(({ solved, condition, columns: own }) => (solved || differing(condition).length > 0 ? [] : own)),
  );
  const sources = columns.flatMap(({ name, draw }) => {
    if (!read.has(name)) return [];
    if (draw.kind === 'copy') return [draw.of];
    return draw.kind === 'joined' || draw.kind === 'computed' ? draw.of : [];
  });
  return new Set([...read, ...sources]);
}

/** How many values at the beginning are chosen behind all others: numbers below 1, and punctuation where letters are. */
function lastChosen(part: OnlyPart): number {
  if (part.kind === 'day') return 0;
  if (part.kind !== 'pool') return 1 - part.first;
  return part.entries.every((one) => one.length === 1) ? part.entries.findIndex((one) => /[a-z0-9]/i.test(one)) : 0;
}

type OnlyPart = NumberPart | Extract<Part, { kind: 'pool' | 'day' }>;

/** The part that the values of a key's one column consist of, where their ranks are the images; null: it is another key. */
export function onlyPart(
  key: KeyPlan,
  index: number,
  columns: readonly ColumnPlan[],
  evaluated: ReadonlySet<string>,
): OnlyPart | null {
  const [lane] = key.lanes;
  const plan = columns.find(({ name }) => name === lane?.column);
  if (plan === undefined || plan.domains.length > 1 || plan.draw.kind !== 'key' || plan.draw.key !== index) return null;
  const isOther = key.lanes.some(
    ({ column, spread, counts }) => column !== plan.name || spread !== 1 || counts !== null,
  );
  const [part, more] = (plan.domains[0]?.parts ?? []).filter((one) => one.kind !== 'constant' || one.text !== '');
  if (isOther || evaluated.has(plan.name) || part === undefined || more !== undefined) return null;
  if (part.kind === 'integer' || part.kind === 'pool' || part.kind === 'day') return part;
  return part.kind === 'wide' && part.scale === 0 ? part : null;
}
