import type { Dimension } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import type { RelatedPlan } from '../../plan/plan.ts';
import { leftBy } from '../../plan/related/corners.ts';
import type { Measured } from '../../plan/related/measured-columns.ts';
import type { Constrained } from '../../plan/softening.ts';
import type { Contractor } from '../../relation/contractor.ts';
import { EVERYTHING, isInside, narrowedBy } from '../../relation/propagate.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import type { TableAgreement } from './table-agreement.ts';

/** Part of a column's values by which a share may miss them at the ends of what it is of. */
const MOST_CUT = 0.01;

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

/**
 * How a column is drawn that checks order behind another already: by its distance from that; null: they do not. What begins later than
 * the other does begins with it, as far as `givenTo` gives it the values: what is due next month was issued last year, too.
 */
export function orderedByChecks(
  { agreement: { distance }, column, with: [other = ''] }: TableAgreement,
  { table, related, residuals }: Constrained,
  givenTo: (column: string, first: number) => Pick<Measured, 'measures' | 'interval'> | null,
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
  if (distance === null || !planned.demands.some(isBehind)) return null;
  // Ranges that keep apart from each other end where their keys let them.
  const isOpen = start < planned.interval.low && table.keys.every(({ kind }) => kind !== 'exclude');
  const { measures, interval } = (isOpen ? givenTo(column, Math.ceil(start)) : null) ?? planned;
  return { ...planned, measures, interval, behind: distance };
}

/** How a column is drawn as the share of others that is usual, where checks that bind it to them hold of any such share; null: it is not. */
export function sharedByChecks(
  { agreement: { kind }, column, with: others }: TableAgreement,
  contractors: readonly Contractor[],
  { related, residuals }: Constrained,
): RelatedPlan | null {
  const place = related.findIndex((planned) => planned.column === column);
  const planned = related[place];
  if (
    kind !== 'share' ||
    contractors.length === 0 ||
    planned === undefined ||
    planned.distances !== null ||
    planned.demands.length === 0
  )
    return null;
  const before = related.slice(0, place).filter((one) => others.includes(one.column));
  const isTried = residuals.some(({ solved, columns }) => !solved && columns.includes(column));
  if (isTried || before.length < others.length) return null;
  const isImplied = (end: 'low' | 'high'): boolean => {
    const ends = before.map((one) => [one.column, { low: one.interval[end], high: one.interval[end] }] as const);
    const share = leftBy(contractors, EVERYTHING, new Map(ends));
    const isOfThese = ({ contractor }: RelatedPlan['demands'][number]) =>
      contractor.inputs.every((input) => others.includes(input.column));
    const nearly = MOST_CUT * (planned.interval.high - planned.interval.low);
    return (
      share.low <= share.high &&
      share.low <= planned.interval.high &&
      share.high >= planned.interval.low - nearly &&
      planned.demands.every(
        (demand) => isOfThese(demand) && isInside(share, narrowedBy(demand.contractor, share, new Map(ends))),
      )
    );
  };
  if (!isImplied('low') || !isImplied('high')) return null;
  return {
    ...planned,
    demands: [...planned.demands, ...contractors.map((contractor) => ({ contractor, when: null }))],
  };
}
