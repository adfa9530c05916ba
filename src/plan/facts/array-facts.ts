import { allOrNone } from '../../collections.ts';
import type { Expression } from '../../ir.ts';
import { elementsOf } from '../../values/array-text.ts';
import type { Scalar } from '../../values/request.ts';
import type { Columns, Ways } from './column-facts.ts';
import { columnOf, constantOf, only } from './operand.ts';

/** Elements of the arrays that are listed, at most, and the constants that they are made of. */
const MOST_ELEMENTS = 5;
const MOST_ITEMS = 64;

/**
 * The array column of column <@ constants, column @> constants and column && constants, and constant = ANY (column), as
 * a list of arrays that pass; null: it is none of these.
 */
export function arrayFact(condition: Expression, negated: boolean, columns: Columns): Ways | null {
  if (negated) return null;
  if (condition.kind === 'quantified') {
    const { operator, quantifier, left, right } = condition;
    const item = constantOf(left, columns.semantics);
    if (operator !== '=' || quantifier !== 'any' || item === undefined) return null;
    return arraysOf(right, [item], true, columns);
  }
  if (condition.kind !== 'binary') return null;
  const { operator, left, right } = condition;
  if (operator !== '<@' && operator !== '@>' && operator !== '&&') return null;
  const [items, column] = [arrayConstants(right, columns), left];
  const [others, other] = [arrayConstants(left, columns), right];
  if (items !== null) return arraysOf(column, items, operator === '@>', columns);
  return others === null ? null : arraysOf(other, others, operator === '<@', columns);
}

/** Whether a condition is one of these on an array column. */
export function isAboutArrays(condition: Expression, columns: Columns): boolean {
  return (
    (condition.kind === 'binary' || condition.kind === 'quantified') && arrayFact(condition, false, columns) !== null
  );
}

/** The constants of an array, or of its text form; null: there are none, or something else is among them. */
export function arrayConstants(expression: Expression, columns: Columns): readonly Scalar[] | null {
  let inner = expression;
  let isArray = false;
  while (inner.kind === 'cast' || inner.kind === 'collate') {
    if (inner.kind === 'cast') isArray ||= inner.type.shape.kind === 'array';
    inner = inner.operand;
  }
  if (inner.kind === 'string' && isArray) return elementsOf(inner.value);
  if (inner.kind !== 'array') return null;
  const items = allOrNone(inner.items.map((item) => constantOf(item, columns.semantics)));
  return items?.length === 0 ? null : items;
}

/** Arrays of some of the constants, or of all of them: `all` says which pass. */
function arraysOf(operand: Expression, constants: readonly Scalar[], all: boolean, columns: Columns): Ways | null {
  const column = columnOf(operand, columns);
  const items = constants.slice(0, MOST_ITEMS);
  if (items.length === 0 || column === undefined || columns.shapeOf(column)?.kind !== 'array') return null;
  if (all && items.length < constants.length) return null;
  const texts = new Set<string>();
  for (let more = 0; more < MOST_ELEMENTS; more++) {
    for (let first = 0; first < items.length; first++) {
      const length = all ? items.length + more : more + 1;
      const elements = Array.from({ length }, (_, i) => items[(first + i) % items.length] ?? '');
      texts.add(`{${elements.map(quoted).join(',')}}`);
    }
  }
  return only(column, { list: [...texts] });
}

/** An element's text between quotes (manual 8.15.6). */
function quoted(item: Scalar): string {
  return `"${String(item).replace(/["\\]/g, (character) => `\\${character}`)}"`;
}
