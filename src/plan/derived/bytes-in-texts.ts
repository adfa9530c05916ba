import type { Shape } from '../../../grammar/shape.ts';
import { binary, call, is, numeric } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Expression, Expressions } from '../../ir.ts';
import { nodesOf } from '../../walk.ts';
import type { Columns } from '../facts/column-facts.ts';
import { readsAs } from './conversions.ts';
import { shapeOf } from './overflows.ts';

/** Bytes that are letters in every character set, as hexadecimal digits. */
const PLAIN_BYTES = '([2-6][0-9A-F]|7[0-9A-E])*';

/** Bytes of which values have fewer, as a rule. */
const NATURAL_BYTES = 50;

/** What bytes must be of which an expression makes a text of a type: letters, and few enough. */
export function lettersWithin(generation: Expression, { characters }: Shape<'text'>, columns: Columns): Expressions {
  const all = bytesWithin(generation, columns);
  if (all.length === 0) return [];
  const nodes = nodesOf(generation);
  const constants = nodes.reduce((sum, node) => sum + (node.kind === 'string' ? node.value.length : 0), 0);
  const isCut = nodes.some((node) => node.kind === 'call' && functionNamed(node.name).piece !== undefined);
  const share = characters === null || isCut ? null : Math.max(0, Math.floor((characters - constants) / all.length));
  return all.flatMap((bytes) => {
    const shape = shapeOf(bytes, columns);
    if (shape?.kind !== 'bytes') return [];
    const isLong = share !== null && Math.min(shape.length ?? NATURAL_BYTES, NATURAL_BYTES) > share;
    // What is filled up is as long as its type.
    if (isLong && shape.fixed) return [is(bytes, 'null')];
    const short = isLong ? [binary('<=', call('length', bytes), numeric(share))] : [];
    return [...readsAs(call('hex', bytes), PLAIN_BYTES), ...short];
  });
}

/** The columns of bytes of which an expression makes a text, or a part of one. */
function bytesWithin(expression: Expression, columns: Columns): Expressions {
  if (shapeOf(expression, columns)?.kind === 'bytes') return [expression];
  if (expression.kind === 'cast' && expression.type.shape.kind === 'text') {
    return bytesWithin(expression.operand, columns);
  }
  if (expression.kind !== 'call') return [];
  const { joins, givesPart, keepsLength, isFirstPresent } = functionNamed(expression.name);
  const isPassing = joins !== undefined || givesPart || keepsLength || isFirstPresent;
  return isPassing ? expression.arguments.flatMap((argument) => bytesWithin(argument, columns)) : [];
}

/** Bytes that are the digits of a number, as hexadecimal digits: as many as there are bytes, where others are filled up. */
export function digitsInBytes({ length, fixed }: Shape<'bytes'>): string {
  return `3[1-9](3[0-9])${fixed && length !== null ? `{${length - 1}}` : '*'}`;
}
