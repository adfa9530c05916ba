import type { Shape } from '../../grammar/shape.ts';

/** A range by its text: it holds its bounds or not. */
interface Interval {
  readonly text: string;
  readonly lower: string;
  readonly upper: string;
  readonly holdsLower: boolean;
  readonly holdsUpper: boolean;
}

const RANGE = /^([[(])"?([^",]+)"?,"?([^",]+)"?([\])])$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Values of a type, in their text form, of which no two overlap: of ranges as many as there are, of others the first. */
export function apartOf(shape: Shape, texts: readonly string[]): readonly string[] {
  const intervals = texts.map(intervalOf);
  const known = intervals.filter((interval) => interval !== null);
  if (shape.kind !== 'range' || shape.multiple || known.length < intervals.length) return texts.slice(0, 1);
  const taken: Interval[] = [];
  // Those that end first leave the most room behind them.
  for (const interval of known.sort((one, other) => compare(one.upper, other.upper))) {
    const last = taken.at(-1);
    const order = last === undefined ? 1 : compare(interval.lower, last.upper);
    if (order > 0 || (order === 0 && !(interval.holdsLower && last?.holdsUpper === true))) taken.push(interval);
  }
  return taken.map(({ text }) => text);
}

function intervalOf(text: string): Interval | null {
  const [, open, lower, upper, close] = RANGE.exec(text.trim()) ?? [];
  if (lower === undefined || upper === undefined) return null;
  return { text, lower, upper, holdsLower: open === '[', holdsUpper: close === ']' };
}

/** Numbers by size; days and moments, which begin with the year, as texts. */
function compare(one: string, other: string): number {
  if (NUMBER.test(one) && NUMBER.test(other)) return Number(one) - Number(other);
  return one < other ? -1 : Number(one > other);
}
