import { numeric } from '../../compose.ts';
import type { Expression } from '../../ir.ts';
import { transformed } from '../../walk.ts';
import type { ColumnTest } from './column-facts.ts';
import { FLIPPED } from './predicate.ts';

/**
 * A condition with the years in full that a column of years is compared with: MySQL and MariaDB take 70 to 99 for 1970 to 1999, and 1
 * to 69 for 2001 to 2069 (MySQL manual 13.2.9). They differ in lists, which are left as they are.
 */
export function withFullYears(condition: Expression, isYear: ColumnTest): Expression {
  const isOfYears = (one: Expression): boolean => one.kind === 'column' && isYear(one.name);
  return transformed(condition, (part) => {
    if (part.kind === 'between' && isOfYears(part.operand))
      return { ...part, low: inFull(part.low), high: inFull(part.high) };
    if (part.kind !== 'binary' || FLIPPED[part.operator] === undefined) return null;
    if (isOfYears(part.left)) return { ...part, right: inFull(part.right) };
    return isOfYears(part.right) ? { ...part, left: inFull(part.left) } : null;
  });
}

/** The first of the years that two digits mean in the last century. */
const FIRST_OF_LAST_CENTURY = 70;

function inFull(constant: Expression): Expression {
  const year =
    constant.kind === 'number' ? Number(constant.text) : constant.kind === 'string' ? Number(constant.value) : 0;
  if (!Number.isInteger(year) || year < 1 || year > 99) return constant;
  return numeric(year + (year < FIRST_OF_LAST_CENTURY ? 2000 : 1900));
}
