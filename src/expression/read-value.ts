import type { Shape } from '../../grammar/shape.ts';
import { withoutBlanks } from '../runtime/blanks.ts';
import { Decimal, parseDecimal } from '../runtime/decimal.ts';
import type { Environment } from '../runtime/environment.ts';
import { parseGeometry } from '../runtime/spatial-value.ts';
import { parseSpan } from '../runtime/temporal-text.ts';
import { valueFromText } from '../runtime/text-form.ts';
import { typeOfShape } from '../runtime/types.ts';
import { Unevaluable, type Value } from '../runtime/value.ts';

/** Drawn moments name their offset, so that no session's zone is asked for. */
const DRAWN: Environment = {
  column: () => null,
  now: () => 0n,
  zone: () => 0n,
  spend: () => undefined,
};

/** Reads a drawn text of a column: the text of a domain's parts, before it becomes a literal. */
export function readerOf(shape: Shape): (text: string) => Value {
  const type = typeOfShape(shape, null);
  switch (shape.kind) {
    case 'boolean':
      return shape.stored === 'boolean'
        ? (text) => text === 'true'
        : (text) => (text === 'true' || text === 'false' ? Decimal.of(Number(text === 'true')) : exactOf(text));
    case 'integer':
      // The longest one without a sign is of no type that there is here.
      return shape.unsigned ? exactOf : (text) => valueFromText(text, type, DRAWN);
    case 'decimal':
      // A decimal column keeps its scale, which divisions and texts show.
      return (text) => (shape.scale === null || shape.scale < 0 ? exactOf(text) : scaled(exactOf(text), shape.scale));
    case 'bytes': {
      // A column of fixed width is filled up with bytes that are zero.
      const digits = shape.fixed ? 2 * (shape.length ?? 0) : 0;
      return (text) => text.toLowerCase().padEnd(digits, '0');
    }
    case 'bits':
      return shape.form === 'number' ? (text) => bitNumber(text, shape.length ?? 1) : (text) => text;
    case 'time':
      return shape.hours > 24 ? parseSpan : (text) => valueFromText(text, type, DRAWN);
    case 'spatial':
      return type.name === 'opaque' ? () => true : (text) => parseGeometry(text, shape.srid ?? 0);
    case 'text':
      // A column of fixed width loses the blanks at its end.
      return shape.padded ? withoutBlanks : (text) => text;
    default:
      return type.name === 'opaque' ? () => true : (text) => valueFromText(text, type, DRAWN);
  }
}

/** A number of MySQL's bits is written in all its binary digits, or else in decimal ones, which are fewer. */
function bitNumber(text: string, length: number): Decimal {
  return text.length === length && /^[01]+$/.test(text) ? new Decimal(BigInt(`0b${text}`), 0) : exactOf(text);
}

function exactOf(text: string): Decimal {
  const number = parseDecimal(text);
  if (number === null) throw new Unevaluable(); // The number is not read here.
  return number;
}

function scaled(number: Decimal, scale: number): Decimal {
  return number.scale >= scale ? number : new Decimal(number.units * 10n ** BigInt(scale - number.scale), scale);
}
