import type { Shape } from '../../../grammar/shape.ts';
import type { Expression } from '../../ir.ts';
import type { Scalar } from '../../values/request.ts';
import { bare } from './operand.ts';

/** Printable letters of ASCII, as hexadecimal digits. */
const PLAIN = /^(?:[2-6][0-9a-f]|7[0-9a-e])*$/i;

/** What a literal of bytes (x'4142') stands for beside a column of bytes or text; undefined: it is none, or no such text. */
export function byteConstant(expression: Expression, shape: Shape | undefined): Scalar | undefined {
  const hexadecimal = hexadecimalOf(bare(expression));
  if (hexadecimal === null) return undefined;
  if (shape?.kind === 'bytes') return `\\x${hexadecimal}`;
  return shape?.kind === 'text' && PLAIN.test(hexadecimal) ? plainText(hexadecimal) : undefined;
}

/** The hexadecimal digits of a literal of bytes, or of bits, which are bytes beside texts (MySQL); null: it is none. */
function hexadecimalOf(expression: Expression): string | null {
  if (expression.kind === 'bytes') return expression.hexadecimal;
  if (expression.kind !== 'bits' || expression.binary === '') return null;
  const digits = BigInt(`0b${expression.binary}`).toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}

/** The text of hexadecimal digits; null: it has other characters than plain ones. */
export function plainTextOf(hexadecimal: string): string | null {
  return hexadecimal.length % 2 === 0 && PLAIN.test(hexadecimal) ? plainText(hexadecimal) : null;
}

function plainText(hexadecimal: string): string {
  return hexadecimal.replaceAll(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
