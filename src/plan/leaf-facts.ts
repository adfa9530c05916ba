import type { Semantics } from '../../grammar/semantics.ts';
import type { Kind, Shape } from '../../grammar/shape.ts';
import { regexOfSimilar } from '../expression/bind-pattern.ts';
import { constantValue } from '../expression/constant.ts';
import { likeTokens } from '../expression/like.ts';
import { Refusal, Unevaluable } from '../expression/value.ts';
import type { Expression } from '../ir.ts';
import { partsOfRegex } from '../values/regex.ts';
import { isWhole, type JsonFormat, numberOf, type Scalar } from '../values/request.ts';
import { columnsOf } from '../walk.ts';
import { type Alternative, type ColumnFacts, type Columns, NO_COLUMN_FACTS } from './column-facts.ts';

function only(column: string, facts: Partial<ColumnFacts>): readonly Alternative[] {
  return [{ facts: new Map([[column, { ...NO_COLUMN_FACTS, ...facts }]]), residue: [] }];
}

const FLIPPED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '<>': '<>' };
const NEGATED: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>', '<>': '=' };

/** A condition on one column as facts; null: it is none of the known forms. */
export function factOf(condition: Expression, negated: boolean, columns: Columns): readonly Alternative[] | null {
  switch (condition.kind) {
    case 'column': {
      const column = columns.resolve(condition.name);
      return column === undefined ? null : only(column, { list: [!negated] });
    }
    case 'is':
      return nullFact(condition, negated, columns);
    case 'binary':
      return comparisonFact(condition, negated, columns);
    case 'in':
      return listFact(condition.operand, condition.list, condition.negated !== negated, columns);
    case 'quantified': {
      const { operator, quantifier } = condition;
      const right = bare(condition.right);
      if (right.kind !== 'array') return null;
      if (operator === '=' && quantifier === 'any') return listFact(condition.left, right.items, negated, columns);
      if (operator === '<>' && quantifier === 'all') return listFact(condition.left, right.items, !negated, columns);
      return null;
    }
    case 'like':
      return prefixFact(condition, negated, columns);
    case 'call':
      return callFact(condition, negated, columns);
    default:
      return null;
  }
}

/** An expression without the casts and collations around it. */
function bare(expression: Expression): Expression {
  let inner = expression;
  while (inner.kind === 'cast' || inner.kind === 'collate') inner = inner.operand;
  return inner;
}

/** The column that an expression is, but for collations and casts that leave its values as they are. */
function columnOf(expression: Expression, columns: Columns): string | undefined {
  let inner = expression;
  const casts: Shape[] = [];
  while (inner.kind === 'cast' || inner.kind === 'collate') {
    if (inner.kind === 'cast') casts.push(inner.type.shape);
    inner = inner.operand;
  }
  const column = inner.kind === 'column' ? columns.resolve(inner.name) : undefined;
  const shape = column === undefined ? undefined : columns.shapeOf(column);
  return shape !== undefined && casts.every((cast) => keepsValues(shape, cast)) ? column : undefined;
}

/** Whether a cast leaves the values of a shape as they are written. */
function keepsValues(shape: Shape, cast: Shape): boolean {
  if (shape.kind === 'integer' && cast.kind === 'integer') return cast.bits >= shape.bits;
  if (cast.kind === 'text') return cast.characters === null && ['text', 'enum', 'unknown', 'uuid'].includes(shape.kind);
  return shape.kind === cast.kind || (shape.kind === 'integer' && (cast.kind === 'decimal' || cast.kind === 'float'));
}

/** The value of an expression without columns, such as 50 + 50; undefined: it has some, or is not evaluated. */
function computedConstant(expression: Expression, semantics: Semantics): Scalar | undefined {
  if (expression.kind === 'null' || columnsOf(expression).size > 0) return undefined;
  return constantValue(expression, semantics);
}

/** The constant that an expression stands for; undefined: it is no constant. */
export function constantOf(expression: Expression, semantics: Semantics): Scalar | undefined {
  const inner = bare(expression);
  if (inner.kind === 'number') return exactNumber(inner.text);
  if (inner.kind === 'string' || inner.kind === 'boolean') return inner.value;
  if (inner.kind === 'unary' && inner.operator === '-') {
    const value = constantOf(inner.operand, semantics);
    if (typeof value === 'string' && inner.operand.kind === 'number') return `-${value}`;
    return typeof value === 'number' ? -value : undefined;
  }
  return computedConstant(inner, semantics);
}

/** A number, or the text of a whole one that no double holds exactly. */
function exactNumber(text: string): Scalar {
  const number = Number(text);
  return Math.abs(number) > Number.MAX_SAFE_INTEGER && isWhole(text) ? text : number;
}

function nullFact(
  { operand, test, negated: inverted }: Expression & { kind: 'is' },
  negated: boolean,
  columns: Columns,
): readonly Alternative[] | null {
  const column = columnOf(operand, columns);
  if (column === undefined) return null;
  const holds = inverted === negated;
  if (test === 'json' && holds) return only(column, { format: 'json' });
  if (test === 'null' || test === 'unknown') return only(column, { nulls: holds ? 'always' : 'never' });
  if (test !== 'true' && test !== 'false') return null;
  const value = test === 'true';
  return only(column, holds ? { list: [value], nulls: 'never' } : { list: [!value] });
}

function comparisonFact(
  condition: Expression & { kind: 'binary' },
  negated: boolean,
  columns: Columns,
): readonly Alternative[] | null {
  const { left, right } = condition;
  const nulls = negated ? null : nullCountFact(condition, columns);
  if (nulls !== null) return nulls;
  const constant = constantOf(right, columns.semantics);
  if (constant === undefined) {
    const letters = negated ? null : lettersFact(bare(left), bare(right), condition.operator, columns);
    if (letters !== null) return letters;
    const flipped = FLIPPED[condition.operator];
    if (flipped === undefined || constantOf(left, columns.semantics) === undefined) return null;
    return comparisonFact({ kind: 'binary', operator: flipped, left: right, right: left }, negated, columns);
  }
  const operator = negated ? NEGATED[condition.operator] : condition.operator;
  if (operator === undefined) return null;
  const column = columnOf(left, columns);
  if (column !== undefined && (operator === '~' || operator === '~*') && typeof constant === 'string') {
    return patternFact(column, constant);
  }
  if (column !== undefined) return columnFact(column, operator, constant, columns);
  return (
    lengthFact(bare(left), operator, constant, columns) ??
    jsonTypeFact(bare(left), operator, constant, columns) ??
    caseFact(bare(left), operator, [constant], columns)
  );
}

/** Types of JSON that values are made of. */
const JSON_TYPES: ReadonlyMap<Scalar, JsonFormat> = new Map(
  (['object', 'array', 'string', 'number', 'boolean'] as const).map((type) => [type, type]),
);

/** jsonb_typeof(column) = 'array' */
function jsonTypeFact(
  left: Expression,
  operator: string,
  constant: Scalar,
  columns: Columns,
): readonly Alternative[] | null {
  const format = JSON_TYPES.get(constant);
  if (left.kind !== 'call' || !['jsonb_typeof', 'json_typeof'].includes(left.name) || operator !== '=') return null;
  const [argument] = left.arguments;
  const column = argument === undefined ? undefined : columnOf(argument, columns);
  if (column === undefined || format === undefined || columns.shapeOf(column)?.kind !== 'json') return null;
  return only(column, { format });
}

/** num_nonnulls(a, b, …) = 1 and (a IS NULL) <> (b IS NULL): which column has a value is the row's choice. */
function nullCountFact(condition: Expression & { kind: 'binary' }, columns: Columns): readonly Alternative[] | null {
  const { operator, left, right } = condition;
  const tested =
    operator === '='
      ? left.kind === 'call' &&
        left.name === 'num_nonnulls' &&
        constantOf(right, columns.semantics) === 1 &&
        left.arguments
      : operator === '<>' && [left, right].map(nullTested);
  if (!tested) return null;
  const names = tested.map((operand) => (operand === null ? undefined : columnOf(operand, columns)));
  const known = names.filter((name) => name !== undefined);
  if (known.length < names.length || new Set(known).size < known.length) return null;
  return known.map((present) => {
    const facts = known.map((name) => {
      const nulls = name === present ? 'never' : 'always';
      return [name, { ...NO_COLUMN_FACTS, nulls }] as const;
    });
    return { facts: new Map<string, ColumnFacts>(facts), residue: [] };
  });
}

/** What IS NULL asks about, or null. */
function nullTested(expression: Expression): Expression | null {
  return expression.kind === 'is' && expression.test === 'null' && !expression.negated ? expression.operand : null;
}

/** A column compared with a constant. */
function columnFact(
  column: string,
  operator: string,
  constant: Scalar,
  columns: Columns,
): readonly Alternative[] | null {
  const facts = boundFact(operator, constant);
  if (facts === null) return null;
  const shape = columns.shapeOf(column);
  // The values of bit strings are not told apart before they are drawn.
  if (shape?.kind === 'bits' && shape.form !== 'number' && facts.excluded !== undefined) return null;
  const isBound = facts.least !== undefined || facts.most !== undefined;
  return isBound && !isBounded(shape) ? null : only(column, facts);
}

/** Whether values of a shape are made between bounds: bit strings are where they are numbers. */
function isBounded(shape: Shape | undefined): boolean {
  return shape !== undefined && (BOUNDED_KINDS.has(shape.kind) || (shape.kind === 'bits' && shape.form === 'number'));
}

/** Kinds of values that are made between bounds. */
const BOUNDED_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'integer',
  'decimal',
  'float',
  'money',
  'boolean',
  'year',
  'date',
  'time',
  'timestamp',
  'interval',
  'text',
  'bytes',
  'uuid',
]);

/** lower(column) or upper(column) equal to one of some constants: the constants that have this case are such values. */
function caseFact(
  left: Expression,
  operator: string,
  constants: readonly Scalar[],
  columns: Columns,
): readonly Alternative[] | null {
  const folded = foldedColumn(left, columns);
  if (folded === null || operator !== '=') return null;
  const list = constants.filter((value) => typeof value === 'string' && folded.fold(value) === value);
  // Where no constant has the case, only a collation that does not tell cases apart can make the condition true.
  return only(folded.column, { list: list.length > 0 ? list : constants });
}

/** The column in lower(column) or upper(column), and what the function does; null: it is another expression. */
function foldedColumn(
  expression: Expression,
  columns: Columns,
): { readonly column: string; readonly letters: 'lower' | 'upper'; readonly fold: (text: string) => string } | null {
  if (expression.kind !== 'call' || (expression.name !== 'lower' && expression.name !== 'upper')) return null;
  const [argument] = expression.arguments;
  const column = argument === undefined ? undefined : columnOf(argument, columns);
  if (column === undefined) return null;
  const { name } = expression;
  return { column, letters: name, fold: (text) => (name === 'lower' ? text.toLowerCase() : text.toUpperCase()) };
}

/** column = lower(column) */
function lettersFact(
  left: Expression,
  right: Expression,
  operator: string,
  columns: Columns,
): readonly Alternative[] | null {
  const folded = foldedColumn(right, columns) ?? foldedColumn(left, columns);
  const column = columnOf(left, columns) ?? columnOf(right, columns);
  return folded === null || operator !== '=' || column !== folded.column
    ? null
    : only(column, { letters: folded.letters });
}

function boundFact(operator: string, value: Scalar): Partial<ColumnFacts> | null {
  switch (operator) {
    case '=':
      return { list: [value] };
    case '<>':
      return { excluded: [value] };
    case '<':
    case '<=':
      return { most: { value, strict: operator === '<' } };
    case '>':
    case '>=':
      return { least: { value, strict: operator === '>' } };
    default:
      return null;
  }
}

/** Functions that count what a value of each kind consists of. What is written is ASCII: bytes and characters are the same. */
const LENGTHS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  text: ['length', 'char_length', 'character_length', 'octet_length'],
  bytes: ['length', 'char_length', 'character_length', 'octet_length'],
  bits: ['length', 'bit_length'],
  array: ['cardinality', 'array_length', 'array_upper'],
};

/** Whether a call counts what the values of a column consist of: of arrays, in their only dimension. */
function isLengthOf(
  { name, arguments: [, dimension] }: Expression & { kind: 'call' },
  shape: Shape | undefined,
  semantics: Semantics,
): boolean {
  if (shape === undefined || !LENGTHS[shape.kind]?.includes(name)) return false;
  if (shape.kind !== 'array') return dimension === undefined;
  return shape.dimensions === 1 && (dimension === undefined || constantOf(dimension, semantics) === 1);
}

/** length(column) compared with a number. */
function lengthFact(
  left: Expression,
  operator: string,
  constant: Scalar,
  columns: Columns,
): readonly Alternative[] | null {
  if (left.kind !== 'call') return null;
  const [argument] = left.arguments;
  const column = argument === undefined ? undefined : columnOf(argument, columns);
  const length = numberOf(constant);
  if (column === undefined || length === null || !isLengthOf(left, columns.shapeOf(column), columns.semantics))
    return null;
  switch (operator) {
    case '=':
      return only(column, { lengthLeast: length, lengthMost: length });
    case '<':
      return only(column, { lengthMost: length - 1 });
    case '<=':
      return only(column, { lengthMost: length });
    case '>':
      return only(column, { lengthLeast: length + 1 });
    case '>=':
      return only(column, { lengthLeast: length });
    case '<>':
      return length === 0 ? only(column, { lengthLeast: 1 }) : null;
    default:
      return null;
  }
}

function listFact(
  operand: Expression,
  items: readonly Expression[],
  negated: boolean,
  columns: Columns,
): readonly Alternative[] | null {
  const column = columnOf(operand, columns);
  const values = items.filter((item) => bare(item).kind !== 'null').map((item) => constantOf(item, columns.semantics));
  if (values.includes(undefined)) return null;
  const constants = values.filter((value) => value !== undefined);
  if (column === undefined) return negated ? null : caseFact(bare(operand), '=', constants, columns);
  return only(column, negated ? { excluded: constants } : { list: constants });
}

/** A pattern of LIKE as a regular expression: % stands for a few characters or none. */
function regexOfLike(pattern: string): string {
  const pieces = likeTokens(pattern, '\\').map((token) => {
    if (token.kind === 'any') return '(?:[a-z0-9]{3})?';
    if (token.kind === 'one') return '[a-z0-9]';
    return token.text.replace(/[^a-zA-Z0-9\s]/g, (character) => `\\${character}`);
  });
  return pieces.join('');
}

/** A regular expression from which texts can be made. */
function patternFact(column: string, pattern: string): readonly Alternative[] | null {
  return partsOfRegex(pattern) === null ? null : only(column, { pattern });
}

/** A pattern of SIMILAR TO as a regular expression. */
function similarFact(column: string, pattern: string): readonly Alternative[] | null {
  try {
    return patternFact(column, regexOfSimilar(pattern, '\\'));
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unevaluable) return null;
    throw error;
  }
}

/** json_valid(column), which MariaDB writes for its JSON columns, and regexp_like(column, pattern). */
function callFact(
  { name, arguments: [argument, pattern, flags] }: Expression & { kind: 'call' },
  negated: boolean,
  columns: Columns,
): readonly Alternative[] | null {
  if (name === 'regexp_like' && flags === undefined && argument !== undefined && pattern !== undefined) {
    return factOf(
      { kind: 'like', operator: 'regexp', operand: argument, pattern, escape: null, negated: false },
      negated,
      columns,
    );
  }
  if (name !== 'json_valid' || negated || argument === undefined) return null;
  const column = columnOf(argument, columns);
  return column === undefined ? null : only(column, { format: 'json' });
}

/** LIKE 'text%', LIKE 'text', other patterns of LIKE, and REGEXP. */
function prefixFact(
  { operator, operand, pattern, escape: escapeMark, negated: inverted }: Expression & { kind: 'like' },
  negated: boolean,
  columns: Columns,
): readonly Alternative[] | null {
  const column = columnOf(operand, columns);
  const wanted = constantOf(pattern, columns.semantics);
  if (operator === 'similar' && inverted === negated && column !== undefined && typeof wanted === 'string') {
    return escapeMark === null ? similarFact(column, wanted) : null;
  }
  if (operator === 'regexp' && inverted === negated && column !== undefined && typeof wanted === 'string') {
    return patternFact(column, wanted);
  }
  if (
    operator !== 'like' ||
    inverted !== negated ||
    escapeMark !== null ||
    column === undefined ||
    typeof wanted !== 'string'
  )
    return null;
  const match = /^([^%_\\]*)(%?)$/.exec(wanted);
  if (match === null) return patternFact(column, regexOfLike(wanted));
  const [, prefix = '', open] = match;
  return only(column, open === '%' ? { prefix } : { list: [prefix] });
}
