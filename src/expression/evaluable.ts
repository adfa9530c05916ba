import { modelOf } from '../../grammar/kinds.ts';
import type { Shape } from '../../grammar/shape.ts';
import { functionNamed } from '../functions/index.ts';
import type { Expression } from '../ir.ts';
import { operandsOf, pushOperands } from '../walk.ts';

/** Characters of a constant that count as a node: patterns are gone through for each value. */
const CHARACTERS_OF_NODE = 32;

/** How many nodes an expression has, long constants counting as several: what evaluating it once costs. */
export function nodeCountOf(expression: Expression): number {
  let count = 0;
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += next.kind === 'string' ? 1 + Math.floor(next.value.length / CHARACTERS_OF_NODE) : 1;
    pushOperands(next, waiting);
  }
  return count;
}

/** Nodes that take as long as one match of a pattern. */
const NODES_OF_MATCH = 16;

/** How many nodes take as long as an expression whose nodes are known does: matching a pattern takes many times as long as a node. */
export function costOf(expression: Expression, nodes: number): number {
  let matches = 0;
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'like' || (next.kind === 'binary' && next.operator.includes('~'))) matches++;
    pushOperands(next, waiting);
  }
  return nodes + matches * NODES_OF_MATCH;
}

/** Nodes that take as long as reading a value letter by letter, part by part. */
const NODES_OF_DOCUMENT = 16;

/** How many nodes take as long as reading a row's values of these columns, beside the nodes that mention them. */
export function readingCostOf(columns: readonly { readonly shape: Shape }[]): number {
  return columns.filter(({ shape }) => modelOf(shape.kind).isReadInParts).length * NODES_OF_DOCUMENT;
}

/** Columns whose value matters to an expression, not only whether it is NULL. */
export function columnsByValue(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting = [{ node: expression, onlyNull: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, onlyNull } = next;
    if (node.kind === 'column' && !onlyNull) names.add(node.name);
    const isFirstPresent = node.kind === 'call' && functionNamed(node.name).isFirstPresent === true;
    const inner = asksForNulls(node) || (onlyNull && isFirstPresent);
    for (const operand of operandsOf(node)) waiting.push({ node: operand, onlyNull: inner });
  }
  return names;
}

function asksForNulls(expression: Expression): boolean {
  if (expression.kind === 'is') return expression.test === 'null';
  return expression.kind === 'call' && functionNamed(expression.name).countsNulls !== undefined;
}
