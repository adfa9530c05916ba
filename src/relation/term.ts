/**
 * What a relation between columns computes, over whole numbers of a unit: columns stand for their values in units of
 * their measure, constants are brought to the unit of what they are combined with.
 */
export type Term =
  | { readonly kind: 'column'; readonly column: string }
  /** An interval, as a span of a month is; `low` above `high` where every number between the two must do. */
  | { readonly kind: 'constant'; readonly low: number; readonly high: number }
  | { readonly kind: Pairing; readonly left: Term; readonly right: Term }
  | { readonly kind: 'negate' | 'absolute'; readonly operand: Term }
  /** A multiple, the largest multiple of `by` that is not above the operand, or the year of an instant with so many units a day. */
  | { readonly kind: 'times' | 'floor' | 'year'; readonly operand: Term; readonly by: number };

export type Pairing = 'add' | 'subtract' | 'multiply' | 'divide' | 'least' | 'greatest' | 'coalesce';

/** Demands that a difference of two terms lies in an interval. Where a column of it is NULL, it demands nothing. */
export interface Relation {
  readonly difference: Term;
  readonly low: number;
  readonly high: number;
  /** Whether numbers that meet it surely pass the check: no rounding is in it, and no NULL that the server passes over. */
  readonly exact: boolean;
}

/** The terms that a term is made of. */
export function operandsOfTerm(term: Term): readonly Term[] {
  if ('left' in term) return [term.left, term.right];
  return 'operand' in term ? [term.operand] : [];
}

/** A term and all that it is made of. */
export function partsOfTerm(term: Term): readonly Term[] {
  const parts: Term[] = [];
  const waiting = [term];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    parts.push(next);
    waiting.push(...operandsOfTerm(next));
  }
  return parts;
}

/** The columns of a term, each as often as it stands there. */
export function columnsOfTerm(term: Term): readonly string[] {
  return partsOfTerm(term).flatMap((part) => (part.kind === 'column' ? [part.column] : []));
}
