import type { Bar, Chart, ChartKind, Expected, Tick } from './chart.ts';
import type { Scale } from './scale.ts';

/** Bars at most. */
const MOST_BARS = 36;

/** Ticks at most, so that their labels have room. */
const MOST_TICKS = 5;

/** Share of the values at an end that may lie far from the others. */
const END_SHARE = 0.01;

/** How much longer an axis may get by what lies at an end. */
const STRETCH = 3;

/** Counts numbers over equal intervals. What is no number is outside of them. `expected`: null: the plan does not say. */
export function binned(
  of: ChartKind,
  values: readonly number[],
  expected: readonly Expected<number>[] | null,
  scale: Scale,
): Chart {
  const inOrder = Float64Array.from(values.filter(Number.isFinite)).sort();
  const outside = values.length - inOrder.length;
  if (inOrder.length === 0) return { of, bars: [], ticks: [], outside };
  const [least, greatest] = axisOf(inOrder);
  const edges = scale.edges(least, greatest, MOST_BARS);
  const counts = new Array<number>(edges.length - 1).fill(0);
  const expectedCounts = [...counts];
  for (const value of inOrder) add(counts, placeOf(value, edges), 1);
  for (const { value, count } of expected ?? []) {
    if (Number.isFinite(value)) add(expectedCounts, placeOf(value, edges), count);
  }
  const [start = 0, end = 1] = [edges[0], edges.at(-1)];
  const at = (edge: number): number => (edge - start) / (end - start);
  const bars = counts.map((count, place): Bar => {
    const [from = start, to = end] = edges.slice(place, place + 2);
    const isBelow = place === 0 && (inOrder[0] ?? from) < from;
    const isAbove = place === counts.length - 1 && (inOrder.at(-1) ?? from) >= to;
    const interval = scale.interval(from, to);
    return {
      label: `${interval}${isBelow ? ' and less' : ''}${isAbove ? ' and more' : ''}`,
      ...{ from: at(from), to: at(to), count },
      stated: expected === null ? null : (expectedCounts[place] ?? 0),
      isRest: isBelow || isAbove,
    };
  });
  return { of, bars, ticks: ticksOf(least, greatest, scale, edges, at), outside };
}

function add(counts: number[], place: number, count: number): void {
  counts[place] = (counts[place] ?? 0) + count;
}

/** The least and the greatest number that an axis holds: some few at an end do not stretch it. */
function axisOf(inOrder: Float64Array): readonly [number, number] {
  const at = (share: number): number => inOrder[Math.round(share * (inOrder.length - 1))] ?? 0;
  const [least, low, high, greatest] = [at(0), at(END_SHARE), at(1 - END_SHARE), at(1)];
  const span = high - low;
  const isLong = (end: number): boolean => span > 0 && end > STRETCH * span;
  return [isLong(low - least) ? low : least, isLong(greatest - high) ? high : greatest];
}

/** The interval that holds a number; of one beyond all, the nearest. */
function placeOf(value: number, edges: readonly number[]): number {
  let [low, high] = [0, edges.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}

function ticksOf(
  least: number,
  greatest: number,
  scale: Scale,
  edges: readonly number[],
  at: (place: number) => number,
): readonly Tick[] {
  const places = scale.edges(least, greatest, MOST_TICKS);
  const step = (places[1] ?? 0) - (places[0] ?? 0);
  const barStep = (edges[1] ?? 0) - (edges[0] ?? 0);
  return places
    .map((place) => ({ at: at(place + scale.tickShift(barStep)), label: scale.place(place, step) }))
    .filter((tick) => tick.at >= 0 && tick.at <= 1);
}
