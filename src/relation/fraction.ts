import type { Contractor } from './contractor.ts';

/**
 * Whether the column that a contractor finds may have too few decimals for what it is computed of: an amount in cents holds no tenth of
 * a cent, and holds one that is rounded to the cent. Each slot is a multiple of a whole number, zero of any; `gridOf` gives that of
 * a column's values.
 */
export function leavesFraction({ inputs, steps }: Contractor, gridOf: (column: string) => number): boolean {
  const multiples = new Map(inputs.map(({ column, slot }) => [slot, gridOf(column)]));
  let isCut = false;
  for (const { kind, out, left, right, by, to } of steps) {
    const [one, other] = [multiples.get(left) ?? 1, multiples.get(right) ?? 1];
    switch (kind) {
      case 'constant':
        multiples.set(out, by === to && Number.isInteger(by) ? Math.abs(by) : 1);
        break;
      case 'add':
      case 'subtract':
      case 'coalesce':
      case 'least':
      case 'greatest':
        multiples.set(out, greatestDivisor(one, other));
        break;
      case 'multiply':
        multiples.set(out, one * other);
        break;
      case 'times':
        multiples.set(out, one * by);
        break;
      case 'floor':
        multiples.set(out, by);
        break;
      case 'over':
        isCut ||= one % by !== 0;
        multiples.set(out, Math.max(1, Math.floor(one / by)));
        break;
      case 'negate':
      case 'absolute':
        multiples.set(out, one);
        break;
      default:
        multiples.set(out, 1);
    }
  }
  return isCut;
}

/** What divides both; of zero and a number, the number: nothing is a multiple of any. */
export function greatestDivisor(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
