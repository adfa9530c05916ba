import { modelOf } from '../../../grammar/kinds.ts';
import type { Semantics } from '../../../grammar/semantics.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { binary, call, columnNamed } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import { QUERY } from '../../functions/patterns.ts';
import type { Call, ColumnType, Expression, Expressions } from '../../ir.ts';
import { columnsOf } from '../../walk.ts';
import { isPart } from '../facts/part-patterns.ts';
import { DATE, readsAs, textInto } from './conversions.ts';

const MAC = '02(:[0-9a-f]{2}){5}';
const POINT = '\\([1-9],[1-9]\\)';
const POINTS = `\\(${POINT},${POINT}\\)`;

/** What a text is that a type reads, beside the types of numbers and days (PostgreSQL manual, chapters 8 and F). */
const READINGS: ReadonlyMap<string, string> = new Map([
  ['macaddr', MAC],
  ['macaddr8', MAC],
  ['point', POINT],
  ['box', `${POINT},${POINT}`],
  ['lseg', `${POINT},${POINT}`],
  ['path', POINTS],
  ['polygon', POINTS],
  ['circle', `<${POINT},[1-9]>`],
  ['line', '\\{[1-9],[1-9],[1-9]\\}'],
  ['bool', 'true|false|yes|no'],
  ['tsquery', QUERY],
  ['oid', '[1-9][0-9]{3,6}'],
  ['xid8', '[1-9][0-9]{3,6}'],
  ['pg_lsn', '[1-9]/[0-9A-F]{4}'],
  ['jsonpath', '\\$\\.[a-z]{3,8}'],
  ['ltree', '[a-z]{3,8}(\\.[a-z]{3,8}){1,3}'],
  ['hstore', '[a-z]{3,8}=>[1-9][0-9]{2}'],
  ['cube', POINT],
]);

/** Digits that any part of is a number: of a text that is cut into pieces. */
const DIGITS = '[1-9]{6}';

type Kinds = (expression: Expression) => Shape['kind'] | undefined;

/** What a column is asked for by a cast from text to another type; `kindOf`: the kind of a column's values. */
export function castHazards(operand: Expression, type: ColumnType, kindOf: Kinds, semantics: Semantics): Expressions {
  const { shape, base, written } = type;
  const { isNumeric, dimension } = modelOf(shape.kind);
  if (kindOf(operand) !== 'text') return isNumeric ? pieceHazards(operand, kindOf, semantics) : [];
  if (isNumeric) return readsAs(operand, '[1-9][0-9]');
  if (dimension === 'instant') return readsAs(operand, DATE);
  if (shape.kind === 'json' || shape.kind === 'uuid' || shape.kind === 'network') return textInto(operand, shape);
  if (shape.kind === 'bits') return readsAs(operand, `[01]{${Math.min(shape.length ?? 8, 64)}}`);
  const reading = READINGS.get((base ?? written).toLowerCase());
  return reading === undefined ? [] : readsAs(operand, reading.includes('|') ? `(${reading})` : reading);
}

/** A part of one text as a number: the text is of digits. */
function pieceHazards(operand: Expression, kindOf: Kinds, semantics: Semantics): Expressions {
  if (operand.kind !== 'call' || !functionNamed(operand.name.split(' ')[0] ?? '').givesPart) return [];
  const [name, other] = columnsOf(operand);
  if (name === undefined || other !== undefined) return [];
  const column = columnNamed(name);
  if (kindOf(column) !== 'text') return [];
  return isPart(operand, semantics) ? readsAs(operand, '[1-9][0-9]') : readsAs(column, DIGITS);
}

/** What PostgreSQL's functions of texts and documents ask of a column. */
export function readingHazards({ name, arguments: given }: Call): Expressions {
  const { ofJsonArray, needs } = functionNamed(name);
  const [first, second] = given;
  if (first === undefined) return [];
  if (ofJsonArray !== undefined) return [binary('=', call(ofJsonArray, first), { kind: 'string', value: 'array' })];
  if (needs === undefined) return [];
  if (typeof needs === 'string') return readsAs(given.at(-1) ?? first, needs);
  const pattern = second?.kind === 'string' ? needs.get(second.value) : undefined;
  return pattern === undefined ? [] : readsAs(first, pattern);
}
