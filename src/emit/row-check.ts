import { type Condition, compiledCondition, type Verdict } from '../expression/condition.ts';
import { readerOf } from '../expression/read-value.ts';
import { type Evaluation, scopeOfColumns } from '../expression/scope.ts';
import type { Expression } from '../ir.ts';
import type { ResidualPlan } from '../plan/plan.ts';
import { Decimal, power10 } from '../runtime/decimal.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import { type Domain, valueText } from '../values/domain.ts';
import { DAY, type Measure, measureOf } from '../values/measure.ts';
import { laneValue } from './block.ts';
import { type ReadRow, readByCase, readList, readText } from './lane-values.ts';
import { type CheckSource, numericSteps } from './numeric-check.ts';
import type { NumericProgram } from './numeric-steps.ts';

/** A check that is evaluated on drawn rows, made ready. */
export interface RowCheck {
  /** Whether the server surely takes a row of the block for it: what is not known of a row is drawn again. */
  readonly holds: (row: number) => boolean;
  /** Whether the server surely refuses a row of the block for it. */
  readonly fails: (row: number) => boolean;
  /** Nodes that take as long as what functions have done so far beside being called. */
  readonly spent: () => number;
  /** Steps that find the same of most rows for a whole block; null: there are none. `isWorth`: they are made, if they are not yet. */
  readonly steps: (isWorth: boolean) => NumericProgram | null;
}

type Read = ReadRow<Value>;

/** What reads the values of columns, by their names, in rows of the block. */
export function readerIn(source: CheckSource): (name: string, row: number) => Value {
  const { readers } = source.known;
  return (name, row) => {
    let read = readers.get(name);
    if (read === undefined) {
      read = columnReader(name, source);
      readers.set(name, read);
    }
    return read(row);
  };
}

/** Makes an evaluable check ready. */
export function rowCheck(condition: Expression, source: CheckSource): RowCheck {
  const compiled: Condition = compiledCondition(condition, source.scope);
  const readColumn = readerIn(source);
  let row = 0;
  let steps: NumericProgram | null | undefined;
  const column = (name: string): Value => readColumn(name, row);
  const verdictOf = (index: number): Verdict => {
    row = index;
    return compiled.verdictOf(column);
  };
  return {
    holds: (index) => verdictOf(index) === 'passes',
    fails: (index) => verdictOf(index) === 'fails',
    spent: compiled.spent,
    steps: (isWorth) => {
      if (steps === undefined && !isWorth) return null;
      if (steps === undefined) steps = compiled.term === undefined ? null : numericSteps(compiled.term, source);
      return steps;
    },
  };
}

/** The same of a residual constraint, which knows what the values of its columns are. */
export function residualCheck(
  { condition, values }: ResidualPlan,
  source: Omit<CheckSource, 'scope'> & { readonly evaluation: Evaluation },
): RowCheck {
  return rowCheck(condition, { ...source, scope: scopeOfColumns(values, source.evaluation) });
}

/** Reads the values of a column out of its lanes; NULL for a column that the database fills. */
function columnReader(name: string, { columnOf, lanes, scope, known }: CheckSource): Read {
  const plan = columnOf.get(name) ?? columnOf.get(name.toLowerCase());
  const own = lanes.columns.get(plan?.name ?? '');
  const values = scope.columnOf(name);
  if (plan === undefined || own === undefined || values === undefined) return () => null;
  const read = readerOf(values.shape);
  const computed = known.computed.get(plan.name);
  if (computed !== undefined) {
    return (row) => {
      const text = computed(row);
      return text === null ? null : read(text);
    };
  }
  return readByCase(
    plan,
    lanes,
    own,
    (domain, lane) =>
      readList(domain, lane, read) ?? countedReader(domain, lane, read) ?? readOfText(readText(domain, lane), read),
  );
}

function readOfText(text: ReadRow<string>, read: (text: string) => Value): Read {
  return (row) => read(text(row));
}

/** Values that are counted, made of their numbers; null: they are not. */
function countedReader(domain: Domain, lane: number, read: (text: string) => Value): Read | null {
  const measure = measureOf(domain);
  if (measure === null || measure.table !== null) return null;
  const { origin, weights, radices } = measure;
  const [least, most] = [radices.map(() => 0), radices.map((radix) => radix - 1)];
  const make = makerOf(measure, attempted(read, valueText(domain, least)));
  // What is made must be what is read, at both ends.
  const isRead = [least, most].every((digits) => {
    const number = weights.reduce((sum, weight, k) => sum + weight * (digits[k] ?? 0), origin);
    return make !== null && isSame(make(number), attempted(read, valueText(domain, digits)));
  });
  if (make === null || !isRead) return null;
  return (row) => {
    let number = origin;
    for (let k = 0; k < weights.length; k++) number += (weights[k] as number) * laneValue(lane + k, row);
    return make(number);
  };
}

/** What is read of a text; undefined: it is not read. */
function attempted(read: (text: string) => Value, text: string): Value | undefined {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unevaluable) return undefined;
    throw error;
  }
}

/** Makes values like one that was read of numbers that count them. */
function makerOf({ dimension, scale }: Measure, like: Value | undefined): ((number: number) => Value) | null {
  if (like instanceof Decimal && like.scale >= scale) {
    const multiple = power10(like.scale - scale);
    return (number) => new Decimal(BigInt(number) * multiple, like.scale);
  }
  if (dimension !== 'instant' || scale > 6) return null;
  if (typeof like === 'number') return (number) => number / (DAY * 10 ** scale);
  const microseconds = power10(6 - scale);
  return typeof like === 'bigint' ? (number) => BigInt(number) * microseconds : null;
}

function isSame(one: Value, other: Value | undefined): boolean {
  if (one instanceof Decimal && other instanceof Decimal) return one.units === other.units && one.scale === other.scale;
  return one === other;
}
