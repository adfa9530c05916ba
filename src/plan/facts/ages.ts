import { allOf, binary, call } from '../../compose.ts';
import { functionCalled, functionNamed } from '../../functions/index.ts';
import type { Expression } from '../../ir.ts';
import { intervalOf } from './literals.ts';
import { FLIPPED } from './predicate.ts';

/*
 * How old something is, as a comparison of its day: age(birth) >= interval '18 years' asks for a birth 18 years ago or before
 * (PostgreSQL 18 manual, 9.9). Of births on the last days of February it may leave one out.
 */

/** What asks for an age in such a comparison as a comparison of days; null: it is another value. */
export function ageCompared(operator: string, value: Expression, other: Expression): Expression | null {
  const days = daysOfAge(value);
  const flipped = FLIPPED[operator];
  if (days !== null && flipped !== undefined && operator !== '=' && operator !== '<>') {
    return binary(flipped, days.from, binary('-', days.until, other));
  }
  const years = daysOfYears(value);
  if (years === null || other.kind !== 'number' || !/^\d{1,3}$/.test(other.text)) return null;
  const count = Number(other.text);
  const { from, until } = years;
  const isOlder = (least: number) => binary('<=', from, binary('-', until, yearsOf(least)));
  const isYounger = (most: number) => binary('>', from, binary('-', until, yearsOf(most)));
  switch (operator) {
    case '>=':
      return isOlder(count);
    case '>':
      return isOlder(count + 1);
    case '<':
      return isYounger(count);
    case '<=':
      return isYounger(count + 1);
    case '=':
      return allOf([isOlder(count), isYounger(count + 1)]);
    default:
      return null;
  }
}

/** The days between which an age lies. */
interface Days {
  readonly from: Expression;
  readonly until: Expression;
}

/** age(until, from) and age(from). */
function daysOfAge(value: Expression): Days | null {
  if (value.kind !== 'call' || functionNamed(value.name).difference !== 'age') return null;
  const [first, second] = value.arguments;
  if (first === undefined) return null;
  return second === undefined ? { from: first, until: TODAY } : { from: second, until: first };
}

/** extract(year FROM age) and date_part('year', age). */
function daysOfYears(value: Expression): Days | null {
  const inner = value.kind === 'cast' && value.type.shape.kind === 'integer' ? value.operand : value;
  if (inner.kind !== 'call') return null;
  const { record, given } = functionCalled(inner);
  const [age] = given;
  return record.unit === 'year' && age !== undefined ? daysOfAge(age) : null;
}

const TODAY = call('current_date');

function yearsOf(count: number): Expression {
  return intervalOf(`${count} years`);
}
