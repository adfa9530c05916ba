import type { Strictness } from '../../grammar/dialect.ts';
import type { Expression, ExpressionKind } from '../ir.ts';
import { operandsOf } from '../walk.ts';
import type { Fail } from './check-columns.ts';
import type { TableDraft } from './draft.ts';

/** What in an expression no partitions are made by: a function or operator, by name; undefined: there is nothing of the kind. */
export function unfitPart(
  expression: Expression,
  functions: ReadonlySet<string>,
  operators: ReadonlySet<string>,
): string | undefined {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'call' && !functions.has(next.name.split(' ')[0] ?? '')) return next.name;
    if ((next.kind === 'binary' || next.kind === 'unary') && !operators.has(next.operator)) return next.operator;
    if (UNFIT_KINDS.has(next.kind)) return next.kind;
    for (const operand of operandsOf(next)) waiting.push(operand);
  }
  return undefined;
}

/** Functions of dates and times are about columns of such types, whose value no time zone changes; sums are whole. */
export function checkArguments(
  draft: TableDraft,
  expression: Expression,
  kinds: Strictness['partitionArguments'],
  fail: Fail,
): void {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const operands = [...operandsOf(next)];
    waiting.push(...operands);
    const [name = '', unit] = next.kind === 'call' ? next.name.split(' ') : [];
    const taken = kinds.get(unit?.split('_')[0] ?? name);
    // Behind the column of YEARWEEK stands how weeks are counted.
    const isFit = operands.every(
      (operand, i) =>
        taken === undefined || isColumnOf(draft, operand, taken, name) || (i > 0 && operand.kind === 'number'),
    );
    if (!isFit && next.kind === 'call') fail(`A table is not partitioned by "${name}" of this.`, next.offset);
    for (const operand of operands) checkOperand(draft, operand, next.kind === 'call' ? name : operatorOf(next), fail);
    if (next.kind !== 'binary' || draft.partitioning === null) continue;
    if (
      operands.some((operand) => operand.kind === 'string' || (operand.kind === 'number' && !isWhole(operand.text)))
    ) {
      fail('A table is partitioned by whole numbers.', draft.partitioning.offset);
    }
  }
}

function operatorOf(expression: Expression): string {
  return expression.kind === 'binary' || expression.kind === 'unary' ? expression.operator : '';
}

/** Operators and functions that give a whole number of anything, and of an exact number. */
const WHOLE: ReadonlySet<string> = new Set(['div']);
const WHOLE_OF_EXACT: ReadonlySet<string> = new Set(['div', 'floor', 'ceil', 'ceiling']);

/** Operators and functions that keep the type of what they compute with. */
const KEEPING: ReadonlySet<string> = new Set(['+', '-', '*', 'mod', 'abs', 'floor', 'ceil', 'ceiling', 'div']);

/** What is computed of a column is a whole number, and the same in all time zones. */
function checkOperand(draft: TableDraft, operand: Expression, operator: string, fail: Fail): void {
  if (operand.kind !== 'column' || !KEEPING.has(operator)) return;
  const shape = draft.column(operand.name)?.type.shape;
  const offset = draft.partitioning?.offset ?? operand.offset;
  if (shape?.kind === 'timestamp' && shape.range === 'epoch') {
    fail(`A table is not partitioned by what depends on the time zone of "${operand.name}".`, offset);
  }
  // MariaDB takes exact numbers and times for RANGE and LIST.
  const isExact =
    draft.partitioning?.method === 'hash' &&
    (shape?.kind === 'decimal' || ((shape?.kind === 'timestamp' || shape?.kind === 'time') && shape.precision > 0));
  const isOther = shape?.kind === 'text' || shape?.kind === 'bytes' || shape?.kind === 'float';
  if ((isExact && !WHOLE_OF_EXACT.has(operator)) || (isOther && !WHOLE.has(operator))) {
    fail(`A table is partitioned by whole numbers, which "${operator}" of "${operand.name}" is not.`, offset);
  }
}

/** Whether an operand is a column of one of the kinds; UNIX_TIMESTAMP alone is of a point in time. */
function isColumnOf(draft: TableDraft, operand: Expression, kinds: ReadonlySet<string>, name: string): boolean {
  if (operand.kind !== 'column') return false;
  const shape = draft.column(operand.name)?.type.shape;
  if (shape === undefined) return true;
  const isEpoch = shape.kind === 'timestamp' && shape.range === 'epoch';
  return kinds.has(shape.kind) && isEpoch === (name === 'unix_timestamp');
}

const UNFIT_KINDS: ReadonlySet<string> = new Set<ExpressionKind>([
  'case',
  'cast',
  'logical',
  'between',
  'in',
  'is',
  'like',
]);

/** Whether a number is written without a point or an exponent. */
export function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}
