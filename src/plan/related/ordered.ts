import type { Dimension } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { narrowedBy } from '../../relation/propagate.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import type { RelatedPlan } from '../plan.ts';
import type { Constrained } from './agreed.ts';
import { EVERYTHING } from './kept.ts';
import type { TableAgreement } from './roles.ts';

/** Whether an agreement is about columns that count what these do: a moment lies behind no number and no text. */
export function isMeant(
  { agreement, column, with: others }: TableAgreement,
  shapes: ReadonlyMap<string, Shape>,
  dimensionOf: (name: string) => Dimension | undefined,
): boolean {
  const dimension = dimensionOf(column);
  if (dimension === undefined || (agreement.counts !== null && agreement.counts !== dimension)) return false;
  // What takes minutes or hours says nothing of days.
  const isOfHours = agreement.about !== null && (agreement.distance?.most ?? Number.POSITIVE_INFINITY) < SECONDS_OF_DAY;
  if (isOfHours && shapes.get(column)?.kind === 'date') return false;
  return agreement.kind !== 'order' || others.every((other) => dimensionOf(other) === dimension);
}

/** How a column is drawn that checks order behind another already: by its distance from that; null: they do not. */
export function orderedByChecks(
  { agreement: { distance }, column, with: [other = ''] }: TableAgreement,
  { related, residuals }: Constrained,
): RelatedPlan | null {
  const place = related.findIndex((planned) => planned.column === column);
  const planned = related[place];
  const before = related.slice(0, Math.max(0, place)).find((one) => one.column === other);
  const isTried = residuals.some(({ solved, columns }) => !solved && columns.includes(column));
  if (planned === undefined || before === undefined || isTried || planned.distances !== null) return null;
  const intervals = new Map(related.map((one) => [one.column, one.interval]));
  const first = before.interval.low;
  intervals.set(other, { low: first, high: first });
  const second = 10 ** planned.scale;
  const start = (first / 10 ** before.scale) * second;
  const isBehind = ({ contractor, when }: RelatedPlan['demands'][number]) => {
    const { low } = narrowedBy(contractor, EVERYTHING, intervals);
    return when === null && low >= start && low <= start + second;
  };
  return distance !== null && planned.demands.some(isBehind) ? { ...planned, behind: distance } : null;
}
