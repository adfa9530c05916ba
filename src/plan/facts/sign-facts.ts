import { modelOf } from '../../../grammar/kinds.ts';
import { binary, numeric } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Binary, Expression } from '../../ir.ts';
import type { Columns } from './column-facts.ts';
import { constantOf } from './operand.ts';
import { ARITHMETIC, FLIPPED, HOLDS, NEGATED } from './predicate.ts';

const SIGNS = [-1, 0, 1] as const;

/** Comparisons of the sign of a number, and lists of signs, as the same comparison of the number with 0; null: it is no such one. */
export function signCompared(condition: Expression, negated: boolean, columns: Columns): Expression | null {
  if (condition.kind === 'in') {
    const number = signedNumber(condition.operand, columns);
    const list = condition.list.map((item) => constantOf(item, columns.semantics));
    if (number === null || list.some((item) => typeof item !== 'number')) return null;
    return ofSigns(
      number,
      SIGNS.filter((sign) => list.includes(sign) === (condition.negated === negated)),
    );
  }
  if (condition.kind !== 'binary') return null;
  const { operator, left, right } = condition;
  const wanted = negated ? NEGATED[operator] : operator;
  if (wanted === undefined) return null;
  return comparison(wanted, left, right, columns) ?? comparison(FLIPPED[wanted] ?? '', right, left, columns);
}

function comparison(operator: string, left: Expression, right: Expression, columns: Columns): Expression | null {
  const number = signedNumber(left, columns);
  const limit = number === null ? undefined : constantOf(right, columns.semantics);
  const holds = HOLDS[operator];
  if (number === null || typeof limit !== 'number' || holds === undefined) return null;
  return ofSigns(
    number,
    SIGNS.filter((sign) => holds.includes(Math.sign(sign - limit))),
  );
}

/** That a number has one of some signs; of all of them or of none, it is unknown where the number is NULL, too. */
function ofSigns(number: Expression, signs: readonly number[]): Expression {
  if (signs.length === 0) return binary('<', number, number);
  if (signs.length === SIGNS.length) return binary('<=', number, number);
  const [operator = '='] = Object.entries(HOLDS).find(([, held]) => String(held) === String(signs)) ?? [];
  return binary(operator, number, numeric(0));
}

/** The number whose sign an expression is; null: it is none, or what servers of loose types compare as something else. */
function signedNumber(expression: Expression, { shapeOf, semantics }: Columns): Expression | null {
  if (expression.kind !== 'call' || !functionNamed(expression.name).givesSign) return null;
  const [argument] = expression.arguments;
  if (argument === undefined || semantics.coercion === 'declared') return argument ?? null;
  if (argument.kind === 'binary') return isArithmetic(argument) ? argument : null;
  const kind = argument.kind === 'column' ? shapeOf(argument.name)?.kind : undefined;
  return modelOf(kind).actsAsNumber ? argument : null;
}

/** Whether it is arithmetic of numbers, and not of moments. */
function isArithmetic({ operator, left, right }: Binary): boolean {
  return ARITHMETIC.has(operator) && left.kind !== 'interval' && right.kind !== 'interval';
}
