import type { Term } from './term.ts';

/** A sum of multiples of columns and of a constant between `least` and `most`. */
export interface Linear {
  readonly factors: ReadonlyMap<string, number>;
  readonly least: number;
  readonly most: number;
}

/** A term as such a sum; null: it is none. */
export function linearOf(term: Term): Linear | null {
  switch (term.kind) {
    case 'column':
      return { factors: new Map([[term.column, 1]]), least: 0, most: 0 };
    case 'constant':
      return { factors: new Map(), least: Math.min(term.low, term.high), most: Math.max(term.low, term.high) };
    case 'negate':
      return scaled(linearOf(term.operand), -1);
    case 'times':
      return scaled(linearOf(term.operand), term.by);
    case 'add':
      return sum(linearOf(term.left), linearOf(term.right));
    case 'subtract':
      return sum(linearOf(term.left), scaled(linearOf(term.right), -1));
    default:
      return null;
  }
}

function scaled(linear: Linear | null, by: number): Linear | null {
  if (linear === null) return null;
  const ends = [linear.least * by, linear.most * by];
  const factors = new Map(Array.from(linear.factors, ([column, factor]) => [column, factor * by]));
  return { factors, least: Math.min(...ends), most: Math.max(...ends) };
}

function sum(one: Linear | null, other: Linear | null): Linear | null {
  if (one === null || other === null) return null;
  const factors = new Map(one.factors);
  for (const [column, factor] of other.factors) factors.set(column, (factors.get(column) ?? 0) + factor);
  return { factors, least: one.least + other.least, most: one.most + other.most };
}
