import { dayNumber, dayText } from '../values/part.ts';
import { UNBOUNDED } from './interval-step.ts';
import { columnsOfTerm, operandsOfTerm, partsOfTerm, type Relation, type Term } from './term.ts';

/*
 * Interval arithmetic (Moore; the narrowing is HC4-revise: Benhamou, Goualard, Granvilliers, Puget, "Revising interval and box
 * consistency", ICLP 1999). NULL is NaN, which no comparison takes for a bound. This is what a plan is made with; rows are
 * drawn by the kernels, which do each step for a block of rows (src/kernels/interval.ts).
 */

/** Slots of a contractor, so that its intervals take memory of a fixed size: a sum of 120 columns has as many. */
export const MAX_SLOTS = 256;

const LOW = new Float64Array(MAX_SLOTS);
const HIGH = new Float64Array(MAX_SLOTS);

export type StepKind =
  | Exclude<Term['kind'], 'column'>
  | 'over'
  | 'underLeast'
  | 'underGreatest'
  | 'underAbsolute'
  | 'underFloor'
  | 'underYear';

interface Step {
  readonly kind: StepKind;
  readonly out: number;
  readonly left: number;
  readonly right: number;
  /** A multiplier or divisor, or the ends of a constant. */
  readonly by: number;
  readonly to: number;
}

/** Finds the interval that a relation leaves a column, given those of the others. */
export interface Contractor {
  readonly target: string;
  /** The slots that hold the other columns' intervals when it is run, one for each time that one stands in the relation. */
  readonly inputs: readonly { readonly column: string; readonly slot: number }[];
  readonly steps: readonly Step[];
  /** Where the target's interval is after a run. */
  readonly result: number;
  readonly exact: boolean;
}

/** The contractor of a relation for one of its columns; null: the column stands in it more than once, or where it cannot be solved for. */
export function contractorFor(relation: Relation, target: string): Contractor | null {
  const path = pathTo(relation.difference, target);
  if (path === null) return null;
  const inputs: { column: string; slot: number }[] = [];
  const steps: Step[] = [];
  let slots = 0;
  const step = (kind: StepKind, left: number, right: number, by = 0, to = by): number => {
    steps.push({ kind, out: slots, left, right, by, to });
    return slots++;
  };
  const value = (term: Term): number => {
    switch (term.kind) {
      case 'column':
        inputs.push({ column: term.column, slot: slots });
        return slots++;
      case 'constant':
        return step('constant', 0, 0, term.low, term.high);
      case 'times':
      case 'floor':
      case 'year':
        return step(term.kind, value(term.operand), 0, term.by);
      case 'negate':
      case 'absolute':
        return step(term.kind, value(term.operand), 0);
      default: {
        const left = value(term.left);
        return step(term.kind, left, value(term.right));
      }
    }
  };
  let at: number | null = step('constant', 0, 0, relation.low, relation.high);
  let term = relation.difference;
  while (term.kind !== 'column' && at !== null && slots <= MAX_SLOTS) {
    const inside: Term | undefined = operandsOfTerm(term).find((operand) => path.has(operand));
    if (inside === undefined) return null;
    at = undo(term, inside, at, value, step);
    term = inside;
  }
  return at === null || slots > MAX_SLOTS ? null : { target, inputs, steps, result: at, exact: relation.exact };
}

/** The contractors of relations for some columns, as far as there are any; `columns`: null: for all of each. */
export function contractorsOf(
  relations: readonly Relation[],
  columns: readonly string[] | null = null,
): readonly Contractor[] {
  return relations
    .flatMap((relation) =>
      [...new Set(columns ?? columnsOfTerm(relation.difference))].map((column) => contractorFor(relation, column)),
    )
    .filter((contractor) => contractor !== null);
}

/** The terms that hold the one mention of a column; null: there is none, or there are several. */
function pathTo(whole: Term, target: string): ReadonlySet<Term> | null {
  const parts = partsOfTerm(whole);
  const outer = new Map(parts.flatMap((part) => operandsOfTerm(part).map((operand) => [operand, part] as const)));
  const [mention, another] = parts.filter((part) => part.kind === 'column' && part.column === target);
  if (mention === undefined || another !== undefined) return null;
  const path = new Set<Term>();
  for (let term: Term | undefined = mention; term !== undefined; term = outer.get(term)) path.add(term);
  return path;
}

/** From the interval of a term, at slot `at`, the interval of the operand that holds the target; null: it has no inverse here. */
function undo(
  term: Term,
  inside: Term,
  at: number,
  value: (term: Term) => number,
  step: (kind: StepKind, left: number, right: number, by?: number) => number,
): number | null {
  switch (term.kind) {
    case 'add':
      return step('subtract', at, value(inside === term.left ? term.right : term.left));
    case 'subtract':
      return inside === term.left ? step('add', at, value(term.right)) : step('subtract', value(term.left), at);
    case 'multiply':
      return step('divide', at, value(inside === term.left ? term.right : term.left));
    case 'divide':
      return inside === term.left ? step('multiply', at, value(term.right)) : step('divide', value(term.left), at);
    case 'least':
      return step('underLeast', at, value(inside === term.left ? term.right : term.left));
    case 'greatest':
      return step('underGreatest', at, value(inside === term.left ? term.right : term.left));
    case 'coalesce':
      return inside === term.left ? at : null;
    case 'negate':
      return step('negate', at, 0);
    case 'absolute':
      return step('underAbsolute', at, 0);
    case 'year':
      return step('underYear', at, 0, term.by);
    case 'times':
      return step('over', at, 0, term.by);
    case 'floor':
      return step('underFloor', at, 0, term.by);
    default:
      return null;
  }
}

/** Gives an input slot its interval before a run. */
export function setInput(slot: number, low: number, high: number): void {
  LOW[slot] = low;
  HIGH[slot] = high;
}

/** Ends of the interval that a run left in a slot; NaN: the relation demands nothing. */
export function lowOf(slot: number): number {
  return LOW[slot] as number;
}

export function highOf(slot: number): number {
  return HIGH[slot] as number;
}

/** Runs a contractor. */
export function runContractor({ steps }: Contractor): void {
  for (const { kind, out, left, right, by, to } of steps) RUNNERS[kind](out, left, right, by, to);
}

type Runner = (out: number, left: number, right: number, by: number, to: number) => void;

const RUNNERS: Readonly<Record<StepKind, Runner>> = {
  constant(out, _left, _right, by, to) {
    LOW[out] = by;
    HIGH[out] = to;
  },
  add(out, left, right) {
    LOW[out] = (LOW[left] as number) + (LOW[right] as number);
    HIGH[out] = (HIGH[left] as number) + (HIGH[right] as number);
  },
  subtract(out, left, right) {
    LOW[out] = (LOW[left] as number) - (HIGH[right] as number);
    HIGH[out] = (HIGH[left] as number) - (LOW[right] as number);
  },
  multiply(out, left, right) {
    const a = (LOW[left] as number) * (LOW[right] as number);
    const b = (LOW[left] as number) * (HIGH[right] as number);
    const c = (HIGH[left] as number) * (LOW[right] as number);
    const d = (HIGH[left] as number) * (HIGH[right] as number);
    LOW[out] = Math.min(a, b, c, d);
    HIGH[out] = Math.max(a, b, c, d);
  },
  divide(out, left, right) {
    const low = LOW[right] as number;
    const high = HIGH[right] as number;
    const first = LOW[left] as number;
    const last = HIGH[left] as number;
    // What divides by an interval around zero may be anything, by zero itself nothing but zero; NULL stays NULL.
    const open = low <= 0 && high >= 0 && !Number.isNaN(first);
    const bound = low === 0 && high === 0 && (first > 0 || last < 0) ? -UNBOUNDED : UNBOUNDED;
    const a = first / low;
    const b = first / high;
    const c = last / low;
    const d = last / high;
    LOW[out] = open ? -bound : Math.min(a, b, c, d);
    HIGH[out] = open ? bound : Math.max(a, b, c, d);
  },
  least(out, left, right) {
    LOW[out] = Math.min(LOW[left] as number, LOW[right] as number);
    HIGH[out] = Math.min(HIGH[left] as number, HIGH[right] as number);
  },
  greatest(out, left, right) {
    LOW[out] = Math.max(LOW[left] as number, LOW[right] as number);
    HIGH[out] = Math.max(HIGH[left] as number, HIGH[right] as number);
  },
  coalesce(out, left, right) {
    const from = Number.isNaN(LOW[left]) ? right : left;
    LOW[out] = LOW[from] as number;
    HIGH[out] = HIGH[from] as number;
  },
  negate(out, left) {
    const low = LOW[left] as number;
    LOW[out] = -(HIGH[left] as number);
    HIGH[out] = -low;
  },
  absolute(out, left) {
    const low = LOW[left] as number;
    const high = HIGH[left] as number;
    LOW[out] = low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
    HIGH[out] = Math.max(Math.abs(low), Math.abs(high));
  },
  times(out, left, _right, by) {
    LOW[out] = (LOW[left] as number) * by;
    HIGH[out] = (HIGH[left] as number) * by;
  },
  over(out, left, _right, by) {
    LOW[out] = (LOW[left] as number) / by;
    HIGH[out] = (HIGH[left] as number) / by;
  },
  floor(out, left, _right, by) {
    LOW[out] = Math.floor((LOW[left] as number) / by) * by;
    HIGH[out] = Math.floor((HIGH[left] as number) / by) * by;
  },
  underFloor(out, left, _right, by) {
    LOW[out] = Math.ceil((LOW[left] as number) / by) * by;
    HIGH[out] = Math.floor((HIGH[left] as number) / by) * by + by - 1;
  },
  underLeast(out, left, right) {
    const high = HIGH[left] as number;
    LOW[out] = LOW[left] as number;
    HIGH[out] = (LOW[right] as number) > high ? high : UNBOUNDED;
  },
  underGreatest(out, left, right) {
    const low = LOW[left] as number;
    LOW[out] = (HIGH[right] as number) < low ? low : -UNBOUNDED;
    HIGH[out] = HIGH[left] as number;
  },
  underAbsolute(out, left) {
    const low = LOW[left] as number;
    const high = HIGH[left] as number;
    // Of two intervals that may be left, the upper one.
    LOW[out] = low > 0 ? low : -high;
    HIGH[out] = high;
  },
  year(out, left, _right, by) {
    LOW[out] = yearOf(LOW[left] as number, by);
    HIGH[out] = yearOf(HIGH[left] as number, by);
  },
  underYear(out, left, _right, by) {
    LOW[out] = startOfYear(Math.ceil(LOW[left] as number), by);
    HIGH[out] = startOfYear(Math.floor(HIGH[left] as number) + 1, by) - 1;
  },
};

function yearOf(instant: number, unitsOfDay: number): number {
  return Number.isNaN(instant) ? instant : Number(dayText(Math.floor(instant / unitsOfDay)).slice(0, -6));
}

function startOfYear(year: number, unitsOfDay: number): number {
  return Number.isNaN(year) ? year : dayNumber(Math.max(1, Math.min(year, 9999)), 1, 1) * unitsOfDay;
}
