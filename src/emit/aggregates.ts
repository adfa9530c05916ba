import { getOrInsertComputed } from '../collections.ts';
import { type Aggregation, type Plan, PRESENCES } from '../plan/plan.ts';
import { rowsOf } from '../row-counts.ts';
import { type Measure, measureOf } from '../values/measure.ts';
import { laneValue } from './block.ts';
import { drawRows, type Making, programReady, valueReader } from './parent-list.ts';
import { stateReader } from './row-tests.ts';

/** Values of rows that are looked at for one aggregation, at most: with more, nothing is known of them, so that the first row comes soon. */
const MOST_VALUES = 200_000;

/** What rows come to, by the number of the row that they refer to: the value, and how many there are. */
export interface Aggregated {
  readonly values: Float64Array;
  readonly counts: Uint32Array;
}

/** Of no row is anything known. */
const UNKNOWN: Aggregated = { values: new Float64Array(0), counts: new Uint32Array(0) };

/** What each row of a table has in the lanes of the columns that say what other rows come to, by column. */
export function aggregatesOf({ columns, hidden }: Plan, making: Making): ReadonlyMap<string, readonly Int32Array[]> {
  const found = new Map<string, readonly Int32Array[]>();
  for (const { name, domains, draw } of [...columns, ...hidden]) {
    if (draw.kind !== 'parent' || draw.value.kind !== 'aggregate') continue;
    const { aggregation, says } = draw.value;
    const [domain = null] = domains;
    const measure = domain === null ? null : measureOf(domain);
    const aggregated = getOrInsertComputed(
      making.shared.aggregated,
      aggregation,
      () => aggregate(aggregation, making) ?? UNKNOWN,
    );
    if (measure !== null)
      found.set(name, says === 'value' ? ranksOf(aggregated, measure) : presenceOf(aggregated, aggregation));
  }
  return found;
}

/** Where nothing is known there is no list, and a row without an entry has rank 0. */
const [NONE, SOME] = [PRESENCES.indexOf('none'), PRESENCES.indexOf('some')];

/** What is known of the rows that refer to each row. No row is a number of rows, too. */
function presenceOf({ counts }: Aggregated, { function: kind }: Aggregation): readonly Int32Array[] {
  return [Int32Array.from(counts, (count) => (kind === 'count' || kind === 'total' || count > 0 ? SOME : NONE))];
}

/** The ranks of values in a domain, digit by digit: of those beyond it, of the nearest one it has. */
function ranksOf(
  { values }: Aggregated,
  { scale, origin, least, most, radices, weights }: Measure,
): readonly Int32Array[] {
  const lists = radices.map(() => new Int32Array(values.length));
  const unit = 10 ** scale;
  for (let row = 0; row < values.length; row++) {
    let rest = Math.min(most, Math.max(least, Math.round((values[row] ?? 0) * unit))) - origin;
    for (let digit = 0; digit < weights.length; digit++) {
      const weight = weights[digit] ?? 1;
      const rank = Math.min((radices[digit] ?? 1) - 1, Math.floor(rest / weight));
      rest -= rank * weight;
      (lists[digit] as Int32Array)[row] = rank;
    }
  }
  return lists;
}

/** Draws the rows of a table once, and adds them up by the rows that they refer to; null: they are too many, or not known. */
function aggregate({ rows, of, terms, function: kind, counting }: Aggregation, making: Making): Aggregated | null {
  if (rows === null) return null;
  const { counts: rowCounts } = making;
  const [total, parents] = [rowsOf(rowCounts, rows.plan.table), rowsOf(rowCounts, of)];
  if (Math.max(total, parents) * (1 + terms.flat().length) > MOST_VALUES) return null;
  const program = programReady(rows.plan, making);
  const number = program.lanes.columns.get(rows.number);
  if (number === undefined) return null;
  const read = terms.map((columns) => columns.map((name) => valueReader(name, rows.plan, program)));
  const valueAt = (index: number): number => {
    if (read.length === 0) return 1;
    let sum = Number.NaN;
    for (const factors of read) {
      let product = 1;
      for (const factor of factors) product *= factor(index);
      if (!Number.isNaN(product)) sum = Number.isNaN(sum) ? product : sum + product;
    }
    return sum;
  };
  const values = new Float64Array(parents);
  const counts = new Uint32Array(parents);
  const isCounted = counting === null ? () => true : stateReader({ ...counting, plan: rows.plan }, program);
  drawRows(program, total, (_, place) => {
    if (!isCounted(place)) return;
    const value = number.flag >= 0 && laneValue(number.flag, place) === 1 ? Number.NaN : valueAt(place);
    // What refers to no row or has no value adds nothing.
    if (Number.isNaN(value)) return;
    const parent = laneValue(number.first, place);
    const before = values[parent] ?? 0;
    const among = counts[parent] ?? 0;
    values[parent] = kind !== 'latest' ? before + value : among === 0 ? value : Math.max(before, value);
    counts[parent] = among + 1;
  });
  return {
    values: kind === 'mean' ? values.map((sum, parent) => sum / Math.max(1, counts[parent] ?? 1)) : values,
    counts,
  };
}
