import { isExactNumber } from '../../../grammar/kinds.ts';
import type { Expression, Expressions } from '../../ir.ts';
import { valuesOf } from '../derived/results.ts';
import type { Columns } from '../facts/column-facts.ts';
import { columnOf, constantOf } from '../facts/operand.ts';
import { FLIPPED } from '../facts/predicate.ts';
import type { TriedColumn } from '../joint/search.ts';

/** Values of a column that are tried at most. */
const MAX_VALUES = 1024;

/** All that a column can be where some comparisons hold, NULL where it may be; null: that is too much, or not known. */
export function triedColumn(column: string, comparisons: Expressions, columns: Columns): TriedColumn | null {
  const texts = textsOf(column, comparisons, columns);
  if (texts === null) return null;
  return { name: column, texts: columns.isNullable(column) ? [...texts, null] : texts };
}

function textsOf(column: string, comparisons: Expressions, columns: Columns): readonly string[] | null {
  const shape = columns.shapeOf(column);
  if (shape?.kind === 'boolean' && shape.stored === 'boolean') return ['true', 'false'];
  const listed = isExactNumber(shape?.kind) ? listIn(comparisons, column, columns) : null;
  if (listed !== null) return listed;
  if (shape?.kind !== 'integer') return null;
  let { low: least, high: most } = valuesOf(shape);
  for (const comparison of comparisons) {
    const { operator, value } = boundIn(comparison, column, columns) ?? { operator: '', value: 0 };
    if (operator === '>' || operator === '>=' || operator === '=') least = Math.max(least, Math.floor(value));
    if (operator === '<' || operator === '<=' || operator === '=') most = Math.min(most, Math.ceil(value));
  }
  if (!(most - least < MAX_VALUES)) return null;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => String(least + i));
}

/** The numbers of which a column must be one; null: none are listed. */
function listIn(conditions: Expressions, column: string, columns: Columns): readonly string[] | null {
  for (const condition of conditions) {
    if (condition.kind !== 'in' || condition.negated || columnOf(condition.operand, columns) !== column) continue;
    const numbers = condition.list.map((item) => constantOf(item, columns.semantics));
    if (numbers.every((number) => typeof number === 'number')) return numbers.map(String);
  }
  return null;
}

/** The number that a column is compared with. */
function boundIn(
  condition: Expression,
  column: string,
  columns: Columns,
): { readonly operator: string; readonly value: number } | null {
  if (condition.kind !== 'binary') return null;
  const { operator, left, right } = condition;
  const isLeft = columnOf(left, columns) === column;
  if (!isLeft && columnOf(right, columns) !== column) return null;
  const value = constantOf(isLeft ? right : left, columns.semantics);
  const asked = isLeft ? operator : FLIPPED[operator];
  return typeof value === 'number' && asked !== undefined ? { operator: asked, value } : null;
}
