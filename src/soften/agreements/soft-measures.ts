import type { Shape } from '../../../grammar/shape.ts';
import { type ColumnFacts, NO_COLUMN_FACTS } from '../../plan/facts/column-facts.ts';
import type { ColumnPlan, KeyPlan } from '../../plan/plan.ts';
import type { Measured } from '../../plan/related/measured-columns.ts';
import type { Making } from '../../plan/shares.ts';
import type { Interval } from '../../relation/propagate.ts';
import type { MeasureOf } from '../../relation/relation.ts';
import type { Distance } from '../../values/distance.ts';
import { measureOf, scalarOf } from '../../values/measure.ts';
import type { Bound } from '../../values/request.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import type { TableAgreement } from './table-agreement.ts';

/** Draws that may come behind those of related columns. */
export const LATE: ReadonlySet<ColumnPlan['draw']['kind']> = new Set(['copy', 'shared', 'joined', 'computed']);

/** What a column holds in the first rows of a key that takes some of its ranks before all others; null: it holds all of its values there. */
export function firstTaken({ name, draw, domains }: ColumnPlan, keys: readonly KeyPlan[]): Interval | null {
  const key = draw.kind === 'key' ? keys[draw.key] : undefined;
  const [domain = null] = domains;
  const measure = domain === null ? null : measureOf(domain);
  if (key === undefined || key.window === null || measure === null || measure.table !== null) return null;
  const { digit, first, end } = key.window;
  const carrier = key.lanes.find(({ column, digits }) => column === name && digits[0]?.digit === digit);
  const weight = measure.weights[carrier?.lane ?? -1];
  if (carrier === undefined || weight === undefined) return null;
  // Where a digit of the key stands for several ranks, so does the window.
  const unit = weight * carrier.spread;
  const below = measure.most - measure.least - weight * ((measure.radices[carrier.lane] ?? 1) - 1);
  return { low: measure.least + first * unit, high: measure.least + end * unit - weight + below };
}

/** How values are that agreements make of others. */
export function makingOf(
  agreements: readonly TableAgreement[],
  measuredOf: (column: string) => Measured | null,
): Making {
  const digits = Math.max(...agreements.map(({ agreement }) => agreement.digits));
  const isBetween = agreements.every(({ agreement }) => agreement.kind !== 'definition');
  return { clock: clockOf(agreements, measuredOf), digits, isBetween };
}

/** Seconds of the day at which moments lie that others make: with parts of a second where these have them. */
function clockOf(
  agreements: readonly TableAgreement[],
  measuredOf: (column: string) => Measured | null,
): 'any' | 'whole' {
  const others = agreements.flatMap((agreement) => agreement.with).map(measuredOf);
  return others.some((other) => other?.dimension === 'instant' && other.scale > 0) ? 'any' : 'whole';
}

/** A whole number that all values of a column are a multiple of: days are counted in seconds. */
export function multipleOf(measured: Measured | null): number {
  return measured !== null && measured.interval.low % measured.grid === 0 ? measured.grid : 1;
}

/** A column as agreements measure it; undefined: its values are not counted. */
export function softMeasure(
  column: string,
  measured: Pick<Measured, 'dimension' | 'scale'> | null,
  shape: Shape | undefined,
): ReturnType<MeasureOf> {
  if (measured === null) return undefined;
  const { dimension, scale } = measured;
  return {
    column,
    dimension,
    scale,
    isDate: shape?.kind === 'date',
    isRounded: false,
    isBinary: false,
    nullable: true,
  };
}

/** Whether chance makes a column NULL in some rows. */
export function isSometimesNull(column: ColumnPlan | undefined): boolean {
  const { nullShares = [], choice = null } = column ?? {};
  return choice === null && nullShares.every((share) => share > 0 && share < 1);
}

/** That values of a column lie within an interval, whose last day is a whole one where it holds all of its parts of a second. */
export function factsWithin(measured: Measured, { low, high }: Interval, shape: Shape | undefined): ColumnFacts {
  const zone = shape?.kind === 'timestamp' && shape.zoned ? '+00' : '';
  const boundAt = (ordinal: number, strict: boolean): Bound => ({
    value: zone === '' ? scalarOf(measured, ordinal) : `${scalarOf(measured, ordinal)}${zone}`,
    strict,
  });
  const isWhole = shape?.kind === 'timestamp' && (high + 1) % (SECONDS_OF_DAY * 10 ** measured.scale) === 0;
  return { ...NO_COLUMN_FACTS, least: boundAt(low, false), most: boundAt(isWhole ? high + 1 : high, isWhole) };
}

/** An interval with all of the days that it begins and ends on: the values of moments are whole days, in each time zone. */
export function inWholeDays({ low, high }: Interval, { scale }: Measured, shape: Shape | undefined): Interval {
  if (shape?.kind !== 'timestamp') return { low, high };
  const day = SECONDS_OF_DAY * 10 ** scale;
  const beyond = shape.zoned ? day : 0;
  return { low: Math.floor(low / day) * day - beyond, high: Math.ceil((high + 1) / day) * day + beyond };
}

/** Seconds from the beginning of a day at which something happens on it. */
const ON_DAY: Distance = { least: 7 * 3600, median: 13 * 3600, sigma: 0.25, most: 22 * 3600 };

/** How far a column lies behind another one; where only the day of that is known, a moment soon behind it is one of the day. */
export function distanceBetween(
  found: TableAgreement | undefined,
  measuredOf: (column: string) => Measured | null,
): Distance | null {
  const distance = found?.agreement.distance ?? null;
  if (found === undefined || distance === null || distance.median >= ON_DAY.median) return distance;
  const steps = [found.column, found.with[0] ?? ''].map((column) => {
    const measured = measuredOf(column);
    return measured?.dimension === 'instant' ? measured.grid / 10 ** measured.scale : 0;
  });
  const [own = 0, other = 0] = steps;
  return other === SECONDS_OF_DAY && own > 0 && own < SECONDS_OF_DAY
    ? { ...ON_DAY, most: Math.max(ON_DAY.most, distance.most) }
    : distance;
}
