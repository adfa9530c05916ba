import { dayNumber, dayText } from '../values/part.ts';
import { columnsOfTerm, type Relation, type Term } from './term.ts';

/*
 * Interval arithmetic on blocks of rows (Moore; the narrowing is HC4-revise: Benhamou, Goualard, Granvilliers, Puget,
 * "Revising hull and box consistency", ICLP 1999): each step of a tape works on the whole block in one loop. NULL is NaN,
 * which no comparison takes for a bound.
 */

/** Rows that a tape works on at once. */
export const TAPE_ROWS = 128;

/** Slots of a tape, so that its block of intervals has a fixed size: a sum of 120 columns has as many. */
const MAX_SLOTS = 256;

/** Stands for no bound: a finite number, as the product of infinity and zero would be NULL. */
const UNBOUNDED = 1e150;

const LOW = new Float64Array(MAX_SLOTS * TAPE_ROWS);
const HIGH = new Float64Array(MAX_SLOTS * TAPE_ROWS);

type StepKind =
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
export interface Tape {
  readonly target: string;
  /** The slots that hold the other columns' intervals when it is run, one for each time that one stands in the relation. */
  readonly inputs: readonly { readonly column: string; readonly slot: number }[];
  readonly steps: readonly Step[];
  /** Where the target's interval is after a run. */
  readonly result: number;
  readonly exact: boolean;
}

/** The tape of a relation for one of its columns; null: the column stands in it more than once, or where it cannot be solved for. */
export function tapeFor(relation: Relation, target: string): Tape | null {
  if (columnsOfTerm(relation.difference).filter((column) => column === target).length !== 1) return null;
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
  while (term.kind !== 'column' && at !== null) {
    const inside: Term | undefined = operandsWith(term, target);
    if (inside === undefined) return null;
    at = undo(term, inside, at, value, step);
    term = inside;
  }
  return at === null || slots > MAX_SLOTS ? null : { target, inputs, steps, result: at, exact: relation.exact };
}

function operandsWith(term: Term, target: string): Term | undefined {
  const operands = 'left' in term ? [term.left, term.right] : 'operand' in term ? [term.operand] : [];
  return operands.find((operand) => columnsOfTerm(operand).includes(target));
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

/** Gives one row of an input slot its interval before a run. */
export function setInput(slot: number, row: number, low: number, high: number): void {
  LOW[slot * TAPE_ROWS + row] = low;
  HIGH[slot * TAPE_ROWS + row] = high;
}

/** Gives the first `count` rows of an input slot one interval. */
export function fillInput(slot: number, count: number, low: number, high: number): void {
  LOW.fill(low, slot * TAPE_ROWS, slot * TAPE_ROWS + count);
  HIGH.fill(high, slot * TAPE_ROWS, slot * TAPE_ROWS + count);
}

/** Ends of the interval that a run left a row; NaN: the relation demands nothing there. */
export function lowAt(slot: number, row: number): number {
  return LOW[slot * TAPE_ROWS + row] as number;
}

export function highAt(slot: number, row: number): number {
  return HIGH[slot * TAPE_ROWS + row] as number;
}

/** Runs a tape for the first `count` rows. */
export function runTape({ steps }: Tape, count: number): void {
  for (const { kind, out, left, right, by, to } of steps) {
    RUNNERS[kind](out * TAPE_ROWS, left * TAPE_ROWS, right * TAPE_ROWS, count, by, to);
  }
}

type Runner = (out: number, left: number, right: number, count: number, by: number, to: number) => void;

const RUNNERS: Readonly<Record<StepKind, Runner>> = {
  constant(out, _left, _right, count, by, to) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = by;
      HIGH[out + i] = to;
    }
  },
  add(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = (LOW[left + i] as number) + (LOW[right + i] as number);
      HIGH[out + i] = (HIGH[left + i] as number) + (HIGH[right + i] as number);
    }
  },
  subtract(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = (LOW[left + i] as number) - (HIGH[right + i] as number);
      HIGH[out + i] = (HIGH[left + i] as number) - (LOW[right + i] as number);
    }
  },
  multiply(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      const a = (LOW[left + i] as number) * (LOW[right + i] as number);
      const b = (LOW[left + i] as number) * (HIGH[right + i] as number);
      const c = (HIGH[left + i] as number) * (LOW[right + i] as number);
      const d = (HIGH[left + i] as number) * (HIGH[right + i] as number);
      LOW[out + i] = Math.min(a, b, c, d);
      HIGH[out + i] = Math.max(a, b, c, d);
    }
  },
  divide(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      const low = LOW[right + i] as number;
      const high = HIGH[right + i] as number;
      const first = LOW[left + i] as number;
      const last = HIGH[left + i] as number;
      // What divides by an interval around zero may be anything, by zero itself nothing but zero; NULL stays NULL.
      const open = low <= 0 && high >= 0 && !Number.isNaN(first);
      const bound = low === 0 && high === 0 && (first > 0 || last < 0) ? -UNBOUNDED : UNBOUNDED;
      const a = first / low;
      const b = first / high;
      const c = last / low;
      const d = last / high;
      LOW[out + i] = open ? -bound : Math.min(a, b, c, d);
      HIGH[out + i] = open ? bound : Math.max(a, b, c, d);
    }
  },
  least(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = Math.min(LOW[left + i] as number, LOW[right + i] as number);
      HIGH[out + i] = Math.min(HIGH[left + i] as number, HIGH[right + i] as number);
    }
  },
  greatest(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = Math.max(LOW[left + i] as number, LOW[right + i] as number);
      HIGH[out + i] = Math.max(HIGH[left + i] as number, HIGH[right + i] as number);
    }
  },
  coalesce(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      const from = Number.isNaN(LOW[left + i]) ? right : left;
      LOW[out + i] = LOW[from + i] as number;
      HIGH[out + i] = HIGH[from + i] as number;
    }
  },
  negate(out, left, _right, count) {
    for (let i = 0; i < count; i++) {
      const low = LOW[left + i] as number;
      LOW[out + i] = -(HIGH[left + i] as number);
      HIGH[out + i] = -low;
    }
  },
  absolute(out, left, _right, count) {
    for (let i = 0; i < count; i++) {
      const low = LOW[left + i] as number;
      const high = HIGH[left + i] as number;
      LOW[out + i] = low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
      HIGH[out + i] = Math.max(Math.abs(low), Math.abs(high));
    }
  },
  times(out, left, _right, count, by) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = (LOW[left + i] as number) * by;
      HIGH[out + i] = (HIGH[left + i] as number) * by;
    }
  },
  over(out, left, _right, count, by) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = (LOW[left + i] as number) / by;
      HIGH[out + i] = (HIGH[left + i] as number) / by;
    }
  },
  floor(out, left, _right, count, by) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = Math.floor((LOW[left + i] as number) / by) * by;
      HIGH[out + i] = Math.floor((HIGH[left + i] as number) / by) * by;
    }
  },
  underFloor(out, left, _right, count, by) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = Math.ceil((LOW[left + i] as number) / by) * by;
      HIGH[out + i] = Math.floor((HIGH[left + i] as number) / by) * by + by - 1;
    }
  },
  underLeast(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      const high = HIGH[left + i] as number;
      LOW[out + i] = LOW[left + i] as number;
      HIGH[out + i] = (LOW[right + i] as number) > high ? high : UNBOUNDED;
    }
  },
  underGreatest(out, left, right, count) {
    for (let i = 0; i < count; i++) {
      const low = LOW[left + i] as number;
      LOW[out + i] = (HIGH[right + i] as number) < low ? low : -UNBOUNDED;
      HIGH[out + i] = HIGH[left + i] as number;
    }
  },
  underAbsolute(out, left, _right, count) {
    for (let i = 0; i < count; i++) {
      const low = LOW[left + i] as number;
      const high = HIGH[left + i] as number;
      // Of two intervals that may be left, the upper one.
      LOW[out + i] = low > 0 ? low : -high;
      HIGH[out + i] = high;
    }
  },
  year(out, left, _right, count, by) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = yearOf(LOW[left + i] as number, by);
      HIGH[out + i] = yearOf(HIGH[left + i] as number, by);
    }
  },
  underYear(out, left, _right, count, by) {
    for (let i = 0; i < count; i++) {
      LOW[out + i] = startOfYear(Math.ceil(LOW[left + i] as number), by);
      HIGH[out + i] = startOfYear(Math.floor(HIGH[left + i] as number) + 1, by) - 1;
    }
  },
};

function yearOf(instant: number, unitsOfDay: number): number {
  return Number.isNaN(instant) ? instant : Number(dayText(Math.floor(instant / unitsOfDay)).slice(0, -6));
}

function startOfYear(year: number, unitsOfDay: number): number {
  return Number.isNaN(year) ? year : dayNumber(Math.max(1, Math.min(year, 9999)), 1, 1) * unitsOfDay;
}
