import type { Shape } from '../../../grammar/shape.ts';
import type { Expression } from '../../ir.ts';
import type { Scalar } from '../../values/request.ts';
import { bare } from './operand.ts';

/** Printable letters of ASCII, as hexadecimal digits. */
const PLAIN = /^(?:[2-6][0-9a-f]|7[0-9a-e])*$/i;

/** What a literal of bytes (x'4142') stands for beside a column of bytes or text; undefined: it is none, or no such text. */
export function byteConstant(expression: Expression, shape: Shape | undefined): Scalar | undefined {
  const inner = bare(expression);
  if (inner.kind !== 'bytes') return undefined;
  if (shape?.kind === 'bytes') return `\\x${inner.hexadecimal}`;
  return shape?.kind === 'text' && PLAIN.test(inner.hexadecimal) ? plainText(inner.hexadecimal) : undefined;
}

/** The text of hexadecimal digits; null: it has other characters than plain ones. */
export function plainTextOf(hexadecimal: string): string | null {
  return hexadecimal.length % 2 === 0 && PLAIN.test(hexadecimal) ? plainText(hexadecimal) : null;
}

function plainText(hexadecimal: string): string {
  return hexadecimal.replaceAll(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
