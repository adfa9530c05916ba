import type { Expression } from '../ir.ts';
import { operandsOf } from '../walk.ts';
import { requireCondition } from './analyse-types.ts';
import type { Subject } from './subject.ts';

/** Columns that are there, and functions of one row. */
function analyseExpression(subject: Subject, expression: Expression, offset: number): void {
  const { table, analysis, fail } = subject;
  for (const node of nodesOf(expression)) {
    if (node.kind !== 'column' || table.inherits) continue;
    const { name } = node;
    const wholeRow = name === table.name.at(-1);
    const known = table.columnSpelled(name) !== undefined || wholeRow || analysis.readableSystemColumns.has(name);
    if (!known) fail(`There is no column "${name}".`, node.offset);
  }
  for (const node of nodesOf(expression)) refuseUnequalRows(subject, node, offset);
  refuseManyRows(subject, expression, offset);
}

export function refuseManyRows({ analysis, fail }: Subject, expression: Expression, offset: number): void {
  for (const node of nodesOf(expression)) {
    if (node.kind !== 'call' || !analysis.manyRowFunctions.has(node.name)) continue;
    fail(`A function of many rows, "${node.name}", cannot stand here.`, Math.max(node.offset, offset));
  }
}

function* nodesOf(expression: Expression): Generator<Expression> {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const operand of operandsOf(next)) waiting.push(operand);
  }
}

/** Rows are compared with rows of as many values. */
function refuseUnequalRows({ fail }: Subject, node: Expression, offset: number): void {
  const compared =
    node.kind === 'binary'
      ? [node.left, node.right]
      : node.kind === 'is' && node.other !== null
        ? [node.operand, node.other]
        : [];
  const [left, right] = compared;
  if (left?.kind !== 'row' || right?.kind !== 'row' || left.items.length === right.items.length) return;
  fail('The rows that are compared here differ in their length.', offset);
}

/** A condition of a CHECK: what it says is true or false. */
export function analyseCondition(subject: Subject, expression: Expression, offset: number): void {
  analyseExpression(subject, expression, offset);
  requireCondition(subject, expression, 'CHECK', offset);
}

/** An expression whose values are kept: it gives the same for the same row at all times. */
export function analyseStored(subject: Subject, expression: Expression, offset: number): void {
  analyseExpression(subject, expression, offset);
  const { analysis, fail } = subject;
  for (const node of nodesOf(expression)) {
    if (node.kind !== 'call' || !analysis.changingFunctions.has(node.name)) continue;
    fail(`"${node.name}" may change its result, so that its values cannot be kept.`, Math.max(node.offset, offset));
  }
}
