import type { Expression } from '../ir.ts';
import { nodesOf } from '../walk.ts';
import { mayRead } from './analyse-defaults.ts';
import { requireCondition } from './analyse-types.ts';
import type { Subject } from './subject.ts';

/** Columns that are there, and functions of one row. */
function analyseExpression(subject: Subject, expression: Expression, offset: number): readonly Expression[] {
  const { table, analysis, fail } = subject;
  const nodes = nodesOf(expression);
  for (const node of nodes) {
    if (node.kind !== 'column' || table.inherits) continue;
    const { name } = node;
    const wholeRow = name === table.name.at(-1);
    const known = table.columnSpelled(name) !== undefined || wholeRow || analysis.readableSystemColumns.has(name);
    if (!known) fail(`There is no column "${name}".`, node.offset);
  }
  for (const node of nodes) {
    refuseUnequalRows(subject, node, offset);
    refuseLiterals(subject, node, offset);
  }
  refuseManyRows(subject, nodes, offset);
  return nodes;
}

export function refuseManyRows({ analysis, fail }: Subject, nodes: readonly Expression[], offset: number): void {
  for (const node of nodes) {
    if (node.kind !== 'call' || !analysis.manyRowFunctions.has(node.name)) continue;
    fail(`A function of many rows, "${node.name}", cannot stand here.`, Math.max(node.offset, offset));
  }
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);

/** A string that a column is compared with is a value of its type, and one that is cast is one of that type. */
function refuseLiterals({ table, types, fail }: Subject, node: Expression, offset: number): void {
  if (types === null) return;
  if (node.kind === 'cast' && node.operand.kind === 'string' && !mayRead(node.type.shape, node.operand.value)) {
    fail(`The string is no value of the type ${node.type.written}.`, offset);
  }
  for (const [one, other] of comparedIn(node)) {
    const column = one.kind === 'column' ? table.columnSpelled(one.name) : undefined;
    if (column === undefined || other.kind !== 'string' || mayRead(column.type.shape, other.value)) continue;
    fail(`A string that "${column.name}" is compared with is no value of its type.`, offset);
  }
}

/** The pairs of values that an expression compares. */
function comparedIn(node: Expression): readonly (readonly [Expression, Expression])[] {
  switch (node.kind) {
    case 'binary':
      return COMPARISONS.has(node.operator)
        ? [
            [node.left, node.right],
            [node.right, node.left],
          ]
        : [];
    case 'between':
      return [
        [node.operand, node.low],
        [node.operand, node.high],
      ];
    case 'in':
      return node.list.map((item) => [node.operand, item] as const);
    default:
      return [];
  }
}

/** Rows are compared with rows of as many values. */
function refuseUnequalRows({ fail }: Subject, node: Expression, offset: number): void {
  const left = node.kind === 'binary' ? node.left : node.kind === 'is' ? node.operand : undefined;
  const right = node.kind === 'binary' ? node.right : node.kind === 'is' ? node.other : undefined;
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
  const { analysis, fail } = subject;
  for (const node of analyseExpression(subject, expression, offset)) {
    if (node.kind !== 'call' || !analysis.changingFunctions.has(node.name)) continue;
    fail(`"${node.name}" may change its result, so that its values cannot be kept.`, Math.max(node.offset, offset));
  }
}
