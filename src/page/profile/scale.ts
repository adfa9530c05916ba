/** How an axis is cut, and what its places are called. */
export interface Scale {
  /** Edges of intervals from below the least to above the greatest, at most so many intervals; the last edge is above the greatest. */
  edges(least: number, greatest: number, most: number): readonly number[];
  /** What an interval is called, its end excluded. */
  interval(from: number, to: number): string;
  /** What a place is called; `step`: the distance to the next one that is called. */
  place(at: number, step: number): string;
  /** How far a tick lies behind the edge of its interval, in the unit of the axis. */
  tickShift(step: number): number;
}

/** Steps of numbers within a power of ten. */
const STEPS = [1, 2, 5, 10];

/** Whole numbers, of which an interval of one is that number. */
export const WHOLE_SCALE: Scale = {
  edges: (least, greatest, most) => edgesOf(least, greatest, Math.max(1, niceStep(least, greatest + 1, most))),
  interval: (from, to) => (to - from <= 1 ? number(from) : `${number(from)} to ${number(to - 1)}`),
  place: number,
  tickShift: (step) => (step <= 1 ? 0.5 : 0),
};

/** Numbers with fractions. */
export const NUMBER_SCALE: Scale = {
  edges: (least, greatest, most) => edgesOf(least, greatest, niceStep(least, greatest, most)),
  interval: (from, to) => `${number(from)} to ${number(to)}`,
  place: number,
  tickShift: () => 0,
};

/** The least of 1, 2 and 5 times a power of ten that goes at most so often into a span. */
function niceStep(least: number, greatest: number, most: number): number {
  const rough = Math.max((greatest - least) / most, smallestStep(least, greatest));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((factor) => factor * power).find((candidate) => fits(least, greatest, candidate, most));
  return step ?? 20 * power;
}

function fits(least: number, greatest: number, step: number, most: number): boolean {
  return Math.floor(greatest / step) - Math.floor(least / step) < most;
}

/** What doubles of a size tell apart; of 0 alone, a unit. */
function smallestStep(least: number, greatest: number): number {
  const size = Math.max(Math.abs(least), Math.abs(greatest));
  return size === 0 ? 1 : size * 1e-12;
}

function edgesOf(least: number, greatest: number, step: number): readonly number[] {
  const first = Math.floor(least / step);
  const count = Math.floor(greatest / step) - first + 1;
  return Array.from({ length: count + 1 }, (_, place) => rounded((first + place) * step));
}

/** Without what multiplying by a step added. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Digits from which on numbers are shortened. */
const LONG = 1e7;

/** A number as people write it. */
export function number(value: number): string {
  if (value !== 0 && (Math.abs(value) >= LONG || Math.abs(value) < 1e-4)) {
    return value.toExponential().length <= 7 ? value.toExponential().replace('+', '') : value.toPrecision(4);
  }
  return Math.abs(value) >= 10_000
    ? Math.trunc(value) === value
      ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
      : String(rounded(value))
    : String(rounded(value));
}
