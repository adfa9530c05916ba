/** The least and the largest number that an expression may give. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/** The range of an expression of which nothing is known. */
export const ANY: NumberRange = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Counts and checksums of 32 bits. */
export const COUNTS: NumberRange = { low: 0, high: 2 ** 32 - 1 };

/** What lies in any of the ranges. */
export function unionOf(ranges: readonly NumberRange[]): NumberRange {
  if (ranges.length === 0) return ANY;
  return { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) };
}

/** What lies in both ranges; where nothing does, the other range. */
export function within(range: NumberRange, other: NumberRange): NumberRange {
  const [low, high] = [Math.max(range.low, other.low), Math.min(range.high, other.high)];
  return low <= high ? { low, high } : other;
}

/** The rest that a division leaves: it has the sign of the number, and is smaller than the divisor. */
export function remainderOf(number: NumberRange = ANY, divisor: NumberRange = ANY): NumberRange {
  const most = Math.max(Math.abs(divisor.low), Math.abs(divisor.high));
  const rest = { low: number.low < 0 ? -most : 0, high: number.high > 0 ? most : 0 };
  return within({ low: Math.max(rest.low, number.low), high: Math.min(rest.high, number.high) }, rest);
}

export function magnitudeOf({ low, high }: NumberRange = ANY): NumberRange {
  const ends = [Math.abs(low), Math.abs(high)];
  return { low: low <= 0 && high >= 0 ? 0 : Math.min(...ends), high: Math.max(...ends) };
}

export function rootOf({ high }: NumberRange = ANY): NumberRange {
  return { low: 0, high: Math.sqrt(Math.max(0, high)) };
}

/** The least or the largest of several numbers. */
export function extremeOf(given: readonly NumberRange[], pick: (...numbers: number[]) => number): NumberRange {
  if (given.length === 0) return ANY;
  return { low: pick(...given.map(({ low }) => low)), high: pick(...given.map(({ high }) => high)) };
}

/** The whole numbers that texts of so many characters at most read as. */
export function numeralsOf({ high }: NumberRange = ANY): NumberRange {
  const most = 10 ** high;
  return { low: -most, high: most };
}
