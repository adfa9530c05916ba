import type { Shape } from '../../../grammar/shape.ts';
import type { Expression } from '../../ir.ts';
import { columnsOf, operandsOf } from '../../walk.ts';
import { numeric } from '../facts/numeric.ts';
import { compared } from '../facts/predicate.ts';

/** The days of three decades that every month has. */
export const DATE = '20[0-2][0-9]-0[1-9]-[12][0-8]';

const TIME = '1[0-9]:[0-5][0-9]:[0-5][0-9]';

const YEAR = '20[0-9][0-9]';

export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}';

const ADDRESS_OF_4 = '10\\.[1-9][0-9]\\.[1-9][0-9]\\.[1-9]';

/** Addresses by the form of their type. */
export const ADDRESSES: Readonly<Record<Shape<'network'>['form'], string>> = {
  inet: ADDRESS_OF_4,
  cidr: ADDRESS_OF_4,
  inet4: ADDRESS_OF_4,
  inet6: 'fd00::[1-9a-f][0-9a-f]{3}',
};

/** A text that a pattern describes. */
export function readsAs(operand: Expression, pattern: string): readonly Expression[] {
  const text: Expression = { kind: 'string', value: `^${pattern}$` };
  return [{ kind: 'like', operator: 'regexp', operand, pattern: text, escape: null, negated: false }];
}

export const call = (name: string, ...given: readonly Expression[]): Expression => ({
  kind: 'call',
  name,
  arguments: given,
  offset: 0,
});

const between = (operand: Expression, low: number, high: number): readonly Expression[] => [
  compared('>=', operand, numeric(low)),
  compared('<=', operand, numeric(high)),
];

/** Characters of a value of a type of bytes or bits at most; null: it has no such bound. */
function charactersOf(shape: Shape): number | null {
  if (shape.kind === 'bits') return Math.floor((shape.length ?? 1) / 8);
  return shape.kind === 'bytes' ? shape.length : null;
}

/** What a text must be to become a value of another type; empty: any text does, or it is not known here. */
export function textInto(operand: Expression, shape: Shape): readonly Expression[] {
  switch (shape.kind) {
    case 'date':
    case 'timestamp':
      return readsAs(operand, DATE);
    case 'time':
      return readsAs(operand, TIME);
    case 'year':
      return readsAs(operand, YEAR);
    case 'uuid':
      return readsAs(operand, UUID);
    case 'network':
      return readsAs(operand, ADDRESSES[shape.form]);
    case 'enum':
    case 'set': {
      const list = shape.labels.map((value): Expression => ({ kind: 'string', value }));
      return [{ kind: 'in', operand, list, negated: false }];
    }
    case 'json':
      return [call('json_valid', operand)];
    default: {
      const characters = charactersOf(shape);
      return characters === null ? [] : [compared('<=', call('char_length', operand), numeric(characters))];
    }
  }
}

/** Days that are written as whole numbers: 20200101. */
const FIRST_DAY = 20_200_101;
const LAST_DAY = 20_200_128;

/** What a whole number must be to become a value of another type. */
export function numberInto(operand: Expression, shape: Shape): readonly Expression[] {
  switch (shape.kind) {
    case 'date':
    case 'timestamp':
      return between(operand, FIRST_DAY, LAST_DAY);
    case 'time':
      return between(operand, 0, 59);
    case 'enum':
      return between(operand, 1, shape.labels.length);
    case 'bits':
      return between(operand, 0, 2 ** Math.min(shape.length ?? 1, 52) - 1);
    default:
      return [];
  }
}

/** Functions whose coordinates are degrees, with the number of the argument that names another reference system. */
const OF_DEGREES: ReadonlyMap<string, number | null> = new Map([
  ['st_srid', 1],
  ['st_geomfromtext', 1],
  ['st_geometryfromtext', 1],
  ['st_pointfromtext', 1],
  ['st_distance_sphere', null],
  ['st_geohash', null],
]);

const MOST_DEGREES = 90;

/** Numbers that become coordinates of a reference system are degrees that every axis has. */
export function degrees(
  { name, arguments: given }: Expression & { kind: 'call' },
  isNumber: (column: Expression) => boolean,
): readonly Expression[] {
  const place = OF_DEGREES.get(name);
  if (place === undefined) return [];
  const system = place === null ? undefined : given[place];
  if (place !== null && (system?.kind !== 'number' || Number(system.text) === 0)) return [];
  return given
    .flatMap((argument) => [...columnsOf(argument)])
    .map((column): Expression => ({ kind: 'column', name: column, offset: 0 }))
    .filter(isNumber)
    .flatMap((column) => between(column, -MOST_DEGREES, MOST_DEGREES));
}

/** Hours of the longest TIME, and the largest power of e that a double holds. */
const MOST_HOURS = 838;
const MOST_POWER = 700;

/** Numbers that functions take. */
const DOMAINS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['asin', [-1, 1]],
  ['acos', [-1, 1]],
  ['asind', [-1, 1]],
  ['acosd', [-1, 1]],
  ['factorial', [0, 12]],
  ['chr', [32, 126]],
]);

/** Texts that functions read, beside those of dates and documents: bytes of which any text may be made, addresses, shapes on a plane. */
export const TEXTS: ReadonlyMap<string, string> = new Map([
  ['unhex', '([3-6][0-9a-f]){1,8}'],
  ['from_base64', '([Q-Za-e][E-HU-Xk-n0-3][BFJNRVZdhlptx159][A-Za-z0-9+]){1,4}'],
  ['inet_aton', ADDRESS_OF_4],
  ['inet6_aton', ADDRESS_OF_4],
  ['uuid_to_bin', UUID],
  ...functionsOf('POINT\\([1-9] [1-9]\\)', 'st_geomfromtext st_geometryfromtext st_pointfromtext'),
  ...functionsOf('POINT\\([1-9] [1-9]\\)', 'geomfromtext geometryfromtext pointfromtext'),
  ...functionsOf(
    'LINESTRING\\([1-9] [1-9],[1-9]0 [1-9]0\\)',
    'st_linefromtext st_linestringfromtext linefromtext linestringfromtext',
  ),
  ...functionsOf(
    'POLYGON\\(\\(0 0,[1-9] 0,[1-9] [1-9],0 0\\)\\)',
    'st_polyfromtext st_polygonfromtext polyfromtext polygonfromtext',
  ),
  ...functionsOf('\\{"type":"Point","coordinates":\\[[1-9],[1-9]\\]\\}', 'st_geomfromgeojson'),
  ...functionsOf(TIME, 'time hour minute second microsecond time_to_sec timediff'),
]);

function functionsOf(pattern: string, functions: string): readonly (readonly [string, string])[] {
  return functions.split(' ').map((name) => [name, pattern]);
}

/** The months of periods such as 202001. */
const FIRST_PERIOD = 200_001;
const LAST_PERIOD = 200_012;

/** What keeps the result of a function of numbers or times within its type. */
export function bounded({ name, arguments: given }: Expression & { kind: 'call' }): readonly Expression[] {
  const [first, second] = given;
  if (first === undefined) return [];
  if (name === 'period_add' || name === 'period_diff') {
    const periods = name === 'period_add' ? [first] : given;
    return periods.filter((one) => one.kind === 'column').flatMap((one) => between(one, FIRST_PERIOD, LAST_PERIOD));
  }
  if (name === 'exp') return [compared('<=', first, numeric(MOST_POWER))];
  const [least, most] = columnsOf(first).size === 0 ? [] : (DOMAINS.get(name) ?? []);
  if (least !== undefined && most !== undefined) return between(first, least, most);
  if (second === undefined) return [];
  if ((name === 'pow' || name === 'power') && columnsOf(second).size > 0) {
    return [...between(first, 1, 10), ...between(second, 0, 10)];
  }
  if (name !== 'timediff') return [];
  const hours = (quantity: number): Expression => ({ kind: 'interval', quantity: numeric(quantity), unit: 'hour' });
  return [
    compared('<=', first, compared('+', second, hours(MOST_HOURS))),
    compared('>=', first, compared('+', second, hours(-MOST_HOURS))),
  ];
}

/** Whether an expression takes one number from another, so that it may be negative. */
export function subtracts(expression: Expression): boolean {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ((next.kind === 'binary' || next.kind === 'unary') && next.operator === '-') return true;
    waiting.push(...operandsOf(next));
  }
  return false;
}

/** The conditions under which texts that stand where a truth value is asked for read as numbers: MySQL refuses others. */
export function textsAsTruths(expression: Expression, isText: (operand: Expression) => boolean): readonly Expression[] {
  const asked: Expression[] = [];
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'logical') waiting.push(...next.operands);
    else if (next.kind === 'unary' && next.operator === 'not') waiting.push(next.operand);
    else if (next.kind === 'binary' && next.operator === 'xor') waiting.push(next.left, next.right);
    else if (isText(next)) asked.push(next);
  }
  return asked.flatMap((operand) => readsAs(operand, '[0-9]'));
}
