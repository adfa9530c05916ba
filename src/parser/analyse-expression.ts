import type { Kind, Shape } from '../../grammar/shape.ts';
import type { Expression } from '../ir.ts';
import { nodesOf } from '../walk.ts';
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
  for (const node of nodes) refuseUnequalRows(subject, node, offset);
  refuseManyRows(subject, nodes, offset);
  return nodes;
}

export function refuseManyRows({ analysis, fail }: Subject, nodes: readonly Expression[], offset: number): void {
  for (const node of nodes) {
    if (node.kind !== 'call' || !analysis.manyRowFunctions.has(node.name)) continue;
    fail(`A function of many rows, "${node.name}", cannot stand here.`, Math.max(node.offset, offset));
  }
}

/** Rows are compared with rows of as many values. */
function refuseUnequalRows({ fail }: Subject, node: Expression, offset: number): void {
  const left = node.kind === 'binary' ? node.left : node.kind === 'is' ? node.operand : undefined;
  const right = node.kind === 'binary' ? node.right : node.kind === 'is' ? node.other : undefined;
  if (left?.kind !== 'row' || right?.kind !== 'row' || left.items.length === right.items.length) return;
  fail('The rows that are compared here differ in their length.', offset);
}

/** Kinds of values that are no truth values, and that the server makes none of without a cast. */
const NO_TRUTH: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'integer',
    'decimal',
    'float',
    'money',
    'text',
    'bytes',
    'bits',
    'date',
    'time',
    'timestamp',
    'interval',
  ] as const),
  ...(['uuid', 'json', 'xml', 'enum', 'network', 'mac', 'range', 'array'] as const),
]);

/** A condition of a CHECK: what it says is true or false. */
export function analyseCondition(subject: Subject, expression: Expression, offset: number): void {
  analyseExpression(subject, expression, offset);
  const kind = expression.kind === 'column' ? subject.table.columnSpelled(expression.name)?.type.shape.kind : undefined;
  if (expression.kind === 'number' || (kind !== undefined && NO_TRUTH.has(kind))) {
    subject.fail('A check is a condition.', offset);
  }
}

/** An expression whose values are kept: it gives the same for the same row at all times. */
export function analyseStored(subject: Subject, expression: Expression, offset: number): void {
  const { analysis, table, fail } = subject;
  for (const node of analyseExpression(subject, expression, offset)) {
    if (node.kind === 'call' && analysis.changingFunctions.has(node.name)) {
      fail(`"${node.name}" may change its result, so that its values cannot be kept.`, Math.max(node.offset, offset));
    }
    if (node.kind !== 'cast' || node.operand.kind !== 'column') continue;
    const shape = table.columnSpelled(node.operand.name)?.type.shape;
    if (shape !== undefined && dependsOnSession(shape, node.type.shape)) {
      fail(`The cast of "${node.operand.name}" depends on settings, so that its values cannot be kept.`, offset);
    }
  }
}

/** Whether a cast reads or writes times in the manner, or of the zone, that the session has. */
function dependsOnSession(from: Shape, to: Shape): boolean {
  if (from.kind === 'text') return to.kind === 'date' || to.kind === 'time' || to.kind === 'timestamp';
  if (to.kind === 'text') return from.kind === 'date' || from.kind === 'timestamp';
  const zones = [from, to].map((shape) => shape.kind === 'timestamp' && shape.zoned);
  return zones[0] !== zones[1] && isMoment(from) && isMoment(to);
}

function isMoment({ kind }: Shape): boolean {
  return kind === 'date' || kind === 'time' || kind === 'timestamp';
}
