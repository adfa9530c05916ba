import { functionNamed } from '../../functions/index.ts';
import type { Binary, Expression } from '../../ir.ts';
import { type AddressSet, allOfFamily, comparedTo, meet, spanOf, without } from '../../values/address-set.ts';
import type { Columns, Ways } from './column-facts.ts';
import { columnOf, constantOf, only, sameValue } from './operand.ts';
import { FLIPPED, NEGATED } from './predicate.ts';

/** Operators that say that the right operand lies within the left one, as those that say so of the left one. */
const HOLDING: Readonly<Record<string, string>> = { '>>': '<<', '>>=': '<<=', '&&': '&&' };

const FAMILIES = { 4: allOfFamily(4), 6: allOfFamily(6) } as const;

/** Addresses compared with a constant, or within a network: intervals of both families. Networks among the values are left out. */
export function addressFact({ operator, left, right }: Binary, negated: boolean, columns: Columns): Ways | null {
  const column = addressColumn(left, columns);
  if (column !== null) return compared(column, operator, right, negated, columns);
  const other = addressColumn(right, columns);
  const flipped = HOLDING[operator] ?? FLIPPED[operator];
  if (other !== null && flipped !== undefined) return compared(other, flipped, left, negated, columns);
  return familyFact(left, operator, right, negated, columns);
}

/** A column of addresses that may be of either family. */
function addressColumn(expression: Expression, columns: Columns): string | null {
  const column = columnOf(expression, columns);
  const shape = column === undefined ? undefined : columns.shapeOf(column);
  const isOpen = shape?.kind === 'network' && (shape.form === 'inet' || shape.form === 'cidr');
  return column !== undefined && isOpen ? column : null;
}

function compared(
  column: string,
  operator: string,
  other: Expression,
  negated: boolean,
  columns: Columns,
): Ways | null {
  const constant = constantOf(other, columns.semantics);
  const addresses = typeof constant === 'string' ? addressesOf(operator, constant, negated) : null;
  return addresses === null || addresses.length === 0 ? null : only(column, { addresses });
}

/** The addresses for which a comparison holds, or does not; null: it is another one. */
function addressesOf(operator: string, constant: string, negated: boolean): AddressSet | null {
  const span = spanOf(constant);
  if (span === null) return null;
  const isOne = span.first === span.last;
  switch (operator) {
    case '<<':
      // No address lies within another one.
      if (isOne) return negated ? Object.values(FAMILIES) : [];
      return negated ? without(span) : [span];
    case '<<=':
    case '&&':
      return negated ? without(span) : [span];
    case '<>':
      return negated || !isOne ? null : without(span);
    default:
      return comparedTo(constant, negated ? (NEGATED[operator] ?? '') : operator);
  }
}

/** family(column) = 4 */
function familyFact(
  left: Expression,
  operator: string,
  right: Expression,
  negated: boolean,
  columns: Columns,
): Ways | null {
  const call = sameValue(left, 'count');
  const [argument, more] = call.kind === 'call' && functionNamed(call.name).givesFamily ? call.arguments : [];
  const column = argument === undefined || more !== undefined ? null : addressColumn(argument, columns);
  const family = constantOf(right, columns.semantics);
  if (column === null || (operator !== '=' && operator !== '<>') || (family !== 4 && family !== 6)) return null;
  const own = FAMILIES[family];
  return only(column, { addresses: (operator === '=') === negated ? without(own) : meet([own], [own]) });
}
