import { allOf, matching, not } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Binary, Call, Expression } from '../../ir.ts';
import { nodesOf, transformed } from '../../walk.ts';
import type { Columns } from './column-facts.ts';
import { constantOf } from './operand.ts';
import { escaped } from './part-patterns.ts';
import { NEGATED } from './predicate.ts';

/*
 * Conditions on a text without some of its characters, and on the places where some stand, as conditions on the text
 * itself: without any of those that would be taken away, it is what is left of it.
 */

/** A condition under which another is true (or, negated, is not) that takes characters away or counts them; null: it does neither. */
export function conditionWithoutReplaced(condition: Expression, negated: boolean, columns: Columns): Expression | null {
  const placed = condition.kind === 'binary' ? placedText(condition, negated, columns) : null;
  return placed ?? plainText(condition, negated, columns);
}

/** The condition with the column in the place of REPLACE(column, 'x', ''), and that there is no x in it. */
function plainText(condition: Expression, negated: boolean, columns: Columns): Expression | null {
  const nodes = nodesOf(condition);
  const calls = nodes.filter(isRemoving);
  const mentions = nodes.filter(({ kind }) => kind === 'column');
  const kept = calls.map((call) => withoutFound(call, columns)).filter((one) => one !== null);
  if (calls.length === 0 || kept.length < calls.length || mentions.length > calls.length) return null;
  const plain = transformed(condition, (node) => (isRemoving(node) ? (innermost(node) ?? null) : null));
  return allOf([negated ? not(plain) : plain, ...kept]);
}

/** Whether a call takes away what it finds. */
function isRemoving(expression: Expression): expression is Call {
  return expression.kind === 'call' && functionNamed(expression.name).removes !== undefined;
}

/** The column from which calls in each other take characters away. */
function innermost(expression: Expression): Expression | undefined {
  let inner: Expression | undefined = expression;
  while (inner !== undefined && isRemoving(inner)) [inner] = inner.arguments;
  return inner?.kind === 'column' ? inner : undefined;
}

/** That a column holds nothing of what a call looks for. */
function withoutFound(call: Call, { semantics }: Columns): Expression | null {
  const [, wanted, , ...others] = call.arguments;
  const operand = innermost(call);
  const found = wanted === undefined ? undefined : constantOf(wanted, semantics);
  if (operand === undefined || others.length > 0 || typeof found !== 'string' || found === '') return null;
  return { kind: 'like', operator: 'regexp', operand, pattern: patternOf(call, found), escape: null, negated: true };
}

function patternOf({ name }: Call, found: string): Expression {
  return { kind: 'string', value: functionNamed(name).removes === 'text' ? escaped(found) : found };
}

/** INSTR(column, 'x') = 4, or so many x in a column: LENGTH(column) - LENGTH(REPLACE(column, 'x', '')) = 2. */
function placedText({ operator, left, right }: Binary, negated: boolean, { semantics }: Columns): Expression | null {
  const count = constantOf(right, semantics);
  const wanted = negated ? NEGATED[operator] : operator;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_COUNT) return null;
  if (left.kind === 'call' && wanted === '=') {
    const [text, part] = soughtText(left);
    const found = part === undefined ? undefined : constantOf(part, semantics);
    if (text?.kind !== 'column' || typeof found !== 'string' || found === '') return null;
    const [first = ''] = found;
    return matching(text, `^${lettersBut(first)}{${count - 1}}${escaped(found)}`);
  }
  if (left.kind !== 'binary' || left.operator !== '-' || (wanted !== '=' && wanted !== '>=')) return null;
  const [whole, rest] = [measured(left.left), measured(left.right)];
  if (whole?.kind !== 'column' || rest?.kind !== 'call' || functionNamed(rest.name).removes !== 'text') return null;
  const [text, part, instead] = rest.arguments;
  const mark = part === undefined ? undefined : constantOf(part, semantics);
  const isSame = text?.kind === 'column' && text.name === whole.name;
  if (!isSame || typeof mark !== 'string' || !/^[ -~]$/.test(mark)) return null;
  if (instead === undefined || constantOf(instead, semantics) !== '') return null;
  const others = `${lettersBut(mark)}*`;
  return matching(whole, `^${others}(${escaped(mark)}${others}){${count}}$`);
}

/** Places and counts that become part of a pattern at most. */
const MAX_COUNT = 100;

/** The text that a call looks through, and what for: INSTR(text, part), LOCATE(part, text), POSITION(part IN text). */
function soughtText({ name, arguments: given }: Call): readonly (Expression | undefined)[] {
  const { place } = functionNamed(name);
  return place === undefined || place.isOfList || given.length !== 2 ? [] : [given[place.within], given[place.text]];
}

function measured(expression: Expression): Expression | undefined {
  return expression.kind === 'call' && functionNamed(expression.name).lengthOf?.includes('text')
    ? expression.arguments[0]
    : undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ';

/** A set of letters and digits without one of them, in either case. */
function lettersBut(mark: string): string {
  return `[${[...LETTERS].filter((letter) => letter.toLowerCase() !== mark.toLowerCase()).join('')}]`;
}
