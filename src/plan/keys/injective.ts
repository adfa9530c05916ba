import type { Shape } from '../../../grammar/shape.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Expression } from '../../ir.ts';
import { limitsOf } from '../../values/integer.ts';
import { columnsOf } from '../../walk.ts';

/** Gives what the values of a column are, by the name that expressions have for it. */
type ShapeOf = (column: string) => Shape | undefined;

/** The column whose distinct values an expression keeps distinct; null: there is no such column. */
export function distinguished(expression: Expression, shapeOf: ShapeOf): string | null {
  switch (expression.kind) {
    case 'column':
      return expression.name;
    case 'collate':
      return distinguished(expression.operand, shapeOf);
    case 'cast': {
      const { shape } = expression.type;
      return shape.kind === 'text' && shape.characters === null ? distinguished(expression.operand, shapeOf) : null;
    }
    case 'unary':
      return expression.operator === '-' ? distinguished(expression.operand, shapeOf) : null;
    case 'binary':
      if (expression.operator === '*' && ![expression.left, expression.right].some(isFactor)) return null;
      return ['+', '-', '*', '||'].includes(expression.operator)
        ? withConstants([expression.left, expression.right], shapeOf)
        : null;
    case 'call': {
      const { name, arguments: given } = expression;
      const [first, ...others] = given;
      switch (functionNamed(name).injective) {
        case 'joined':
          return withConstants(given, shapeOf);
        case 'padded':
          return paddedColumn(expression, shapeOf);
        case 'first':
          return first !== undefined && others.every(isConstant) ? distinguished(first, shapeOf) : null;
        default:
          return null;
      }
    }
    default:
      return null;
  }
}

/** Whole numbers of so many bits are apart as singles, too. */
const SINGLE_BITS = 24;

/** Digits behind the point that a type keeps of numbers; null: it is none of numbers. */
function digitsKept(shape: Shape | undefined): number | null {
  if (shape?.kind === 'integer') return 0;
  if (shape?.kind === 'decimal') return shape.scale ?? Number.POSITIVE_INFINITY;
  return shape?.kind === 'float' ? Number.POSITIVE_INFINITY : null;
}

/** Whether a generated column stores numbers of a column apart, and moments: it rounds them to its own type. */
export function storesApart(stored: Shape | undefined, source: Shape | undefined): boolean {
  if (source?.kind === 'timestamp') return stored?.kind !== 'date' && stored?.kind !== 'time';
  const [kept, given] = [digitsKept(stored), digitsKept(source)];
  if (kept === null || given === null) return true;
  const isSingle = stored?.kind === 'float' && stored.bits === 32 && source?.kind !== 'float';
  return isSingle ? source?.kind === 'integer' && source.bits <= SINGLE_BITS : kept >= given;
}

/** A column of whole numbers that are filled up with zeros, none of them cut: no number begins with one. */
function paddedColumn({ arguments: given }: Expression & { kind: 'call' }, shapeOf: ShapeOf): string | null {
  const [number, length, fill] = given;
  const inner = number?.kind === 'cast' && number.type.shape.kind === 'text' ? number.operand : number;
  const shape = inner?.kind === 'column' ? shapeOf(inner.name) : undefined;
  if (inner?.kind !== 'column' || shape?.kind !== 'integer' || length?.kind !== 'number' || fill?.kind !== 'string')
    return null;
  const { first, last } = limitsOf(shape);
  const digits = Math.max(String(first).length, String(last).length);
  const room =
    number?.kind === 'cast' && number.type.shape.kind === 'text' ? (number.type.shape.characters ?? digits) : digits;
  return fill.value === '0' && Math.min(Number(length.text), room) >= digits ? inner.name : null;
}

/** Of several operands, the one that is no constant. */
function withConstants(operands: readonly Expression[], shapeOf: ShapeOf): string | null {
  const others = operands.filter((operand) => !isConstant(operand));
  const [only] = others;
  return others.length === 1 && only !== undefined ? distinguished(only, shapeOf) : null;
}

function isConstant(expression: Expression): boolean {
  return columnsOf(expression).size === 0;
}

/** Whether an expression is a number that may be a factor: a whole one, which is not zero. */
function isFactor(expression: Expression): boolean {
  return expression.kind === 'number' && /^\d*[1-9]\d*$/.test(expression.text);
}
