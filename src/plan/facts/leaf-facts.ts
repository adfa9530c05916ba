import type { IsTest } from '../../../grammar/dialect.ts';
import { isBounded, modelOf } from '../../../grammar/kinds.ts';
import { allOrNone } from '../../collections.ts';
import { columnNamed, matching } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Binary, Call, Expression, Expressions } from '../../ir.ts';
import { type JsonFormat, numberOf, type Scalar } from '../../values/request.ts';
import { addressFact } from './address-facts.ts';
import { arrayConstants, arrayFact } from './array-facts.ts';
import { byteConstant } from './byte-constants.ts';
import { clockFact } from './clock-facts.ts';
import { type ColumnFacts, type Columns, NO_COLUMN_FACTS, type Ways } from './column-facts.ts';
import { lengthFact, trimmedFact } from './length-facts.ts';
import { linearFact, multipleFact, wholeFact } from './linear-facts.ts';
import { bare, columnOf, constantOf, foldedColumn, only, sameValue, testedColumn } from './operand.ts';
import { partFact, placeCallFact } from './part-facts.ts';
import { likeExpressionFact, REGEX_OPERATORS, regexFact } from './pattern-facts.ts';
import { FLIPPED, NEGATED } from './predicate.ts';

/** A condition on one column as facts; null: it is none of the known forms. */
export function factOf(condition: Expression, negated: boolean, columns: Columns): Ways | null {
  switch (condition.kind) {
    case 'column': {
      const column = condition.name;
      const kind = columns.shapeOf(column)?.kind;
      if (kind === undefined) return null;
      const isText = kind === 'text';
      if (isText && columns.semantics.textTruth === 'word') return only(column, { list: negated ? NO : YES });
      // As a number, a text is not 0.
      if (isText)
        return regexFact(
          { operand: condition, negated: false, ignoreCase: false },
          negated ? '^0$' : '^[1-9]$',
          columns,
        );
      return only(column, { list: [!negated] });
    }
    case 'is':
      return nullFact(condition, negated, columns);
    case 'binary':
      return (
        arrayFact(condition, negated, columns) ??
        addressFact(condition, negated, columns) ??
        comparisonFact(condition, negated, columns)
      );
    case 'in':
      return listFact(condition.operand, condition.list, condition.negated !== negated, columns);
    case 'quantified':
      return listedFact(condition, negated, columns) ?? arrayFact(condition, negated, columns);
    case 'like':
      return likeExpressionFact(condition, negated, columns);
    case 'call':
      return callFact(condition, negated, columns);
    default:
      return null;
  }
}

/** A column equal to one of the elements of an array, or of its text form, or to none. */
function listedFact(
  { operator, quantifier, left, right }: Expression & { kind: 'quantified' },
  negated: boolean,
  columns: Columns,
): Ways | null {
  const array = bare(right);
  const items =
    array.kind === 'array'
      ? array.items.map((item) => asElement(item, right))
      : arrayConstants(right, columns)?.map((item): Expression => ({ kind: 'string', value: String(item) }));
  if (items === undefined) return null;
  if (operator === '=' && quantifier === 'any') return listFact(left, items, negated, columns);
  return operator === '<>' && quantifier === 'all' ? listFact(left, items, !negated, columns) : null;
}

/** An item as the cast of its whole array leaves it. */
function asElement(item: Expression, array: Expression): Expression {
  if (array.kind !== 'cast' || array.type.shape.kind !== 'array') return item;
  return { kind: 'cast', operand: item, type: { ...array.type, shape: array.type.shape.of } };
}

/** Texts that PostgreSQL reads as truth values (manual, section 8.6). */
const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

/** Tests of JSON, with the form of the values that pass. */
const JSON_FORMS: Partial<Readonly<Record<IsTest, JsonFormat>>> = {
  json: 'json',
  'json object': 'object',
  'json array': 'array',
  'json scalar': 'number',
};

function nullFact(
  { operand, test, negated: inverted }: Expression & { kind: 'is' },
  negated: boolean,
  columns: Columns,
): Ways | null {
  if (operand.kind === 'row' && test === 'null' && !negated) return rowNullFact(operand.items, inverted, columns);
  const tested = testedColumn(operand, columns);
  if (tested === undefined) return null;
  const holds = inverted === negated;
  if (test === 'null' || test === 'unknown') return only(tested, { nulls: holds ? 'always' : 'never' });
  const column = columnOf(operand, columns);
  if (column === undefined) return null;
  const format = JSON_FORMS[test];
  if (format !== undefined && holds)
    return modelOf(columns.shapeOf(column)?.kind).mayBeDocument ? only(column, { format }) : null;
  if (test !== 'true' && test !== 'false') return null;
  const value = test === 'true';
  return only(column, holds ? { list: [value], nulls: 'never' } : { list: [!value] });
}

/** A row is NULL where all its fields are, and NOT NULL where none is. */
function rowNullFact(items: Expressions, notNull: boolean, columns: Columns): Ways | null {
  const names = allOrNone(items.map((item) => columnOf(item, columns)));
  const nulls = notNull ? 'never' : 'always';
  return names && [{ facts: new Map(names.map((name) => [name, { ...NO_COLUMN_FACTS, nulls }])), residual: [] }];
}

/** A rule for f(column) = constant has its line here, and in `listFact` for f(column) IN (…). */
function comparisonFact(condition: Binary, negated: boolean, columns: Columns): Ways | null {
  const { left, right } = condition;
  const nulls = negated ? null : nullCountFact(condition, columns);
  if (nulls !== null) return nulls;
  const constant = constantBeside(left, right, columns);
  if (constant === undefined) {
    const asked = negated ? (NEGATED[condition.operator] ?? '') : condition.operator;
    const own =
      lettersFact(sameValue(left, 'text'), sameValue(right, 'text'), asked, columns) ??
      wholeFact(sameValue(left, 'number'), sameValue(right, 'number'), asked, columns);
    if (own !== null) return own;
    const flipped = FLIPPED[condition.operator];
    if (flipped === undefined || constantBeside(right, left, columns) === undefined) {
      return linearFact(condition, negated, columns);
    }
    return comparisonFact({ kind: 'binary', operator: flipped, left: right, right: left }, negated, columns);
  }
  const matched = REGEX_OPERATORS[condition.operator];
  if (matched !== undefined && typeof constant === 'string') {
    return regexFact({ operand: left, ...matched, negated: matched.negated !== negated }, constant, columns);
  }
  const operator = negated ? NEGATED[condition.operator] : condition.operator;
  if (operator === undefined) return null;
  const column = columnOf(left, columns);
  if (column !== undefined) {
    if (isUnlike(column, [right], columns)) return only(column, { nulls: 'always' });
    // Compared in double precision, a single is equal to no constant that it does not hold exactly.
    const isLost = operator === '=' && !isSingle(constant) && isDouble(right) && isSingleColumn(column, columns);
    return isLost ? only(column, { nulls: 'always' }) : columnFact(column, operator, constant, columns);
  }
  return (
    lengthFact(sameValue(left, 'count'), operator, constant, columns) ??
    trimmedFact(left, operator, constant, columns) ??
    jsonTypeFact(sameValue(left, 'text'), operator, constant, columns) ??
    caseFact(sameValue(left, 'text'), operator, [constant], columns) ??
    partFact(left, operator, [constant], columns) ??
    multipleFact(sameValue(left, 'number'), operator, constant, columns) ??
    clockFact(left, operator, constant, columns) ??
    linearFact(condition, negated, columns)
  );
}

/**
 * Whether a column that may be NULL is compared with texts that servers of loose types take for different things: MySQL
 * for a text beside a document, MariaDB for a document; no server computes with a text that is no number, where all of it counts.
 */
function isUnlike(column: string, others: Expressions, columns: Columns): boolean {
  const kind = columns.shapeOf(column)?.kind;
  const { coercion, documents } = columns.semantics;
  if (!columns.isNullable(column)) return false;
  const texts = others.flatMap((other) => (other.kind === 'string' ? [other.value] : []));
  if (kind === 'json') return documents === 'typeOrText' && texts.length > 0;
  if (coercion === 'declared') return false;
  return modelOf(kind).actsAsNumber && texts.some((text) => numberOf(text) === null);
}

/** The constant that an expression stands for where it is compared with an operand. */
function constantBeside(operand: Expression, expression: Expression, columns: Columns): Scalar | undefined {
  const ofBytes = byteConstant(expression, columns.shapeOf(columnOf(operand, columns) ?? ''));
  return ofBytes ?? constantOf(expression, columns.semantics);
}

function isSingle(constant: Scalar): boolean {
  return typeof constant !== 'number' || Math.fround(constant) === constant;
}

function isSingleColumn(column: string, columns: Columns): boolean {
  const shape = columns.shapeOf(column);
  return shape?.kind === 'float' && shape.bits === 32 && shape.scale === null;
}

/** Whether a constant is no single by its own type. */
function isDouble(expression: Expression): boolean {
  if (expression.kind !== 'cast') return true;
  const { shape } = expression.type;
  return !(shape.kind === 'float' && shape.bits === 32);
}

/** Types of JSON that values are made of. */
const JSON_TYPES: ReadonlyMap<Scalar, JsonFormat> = new Map(
  (['object', 'array', 'string', 'number', 'boolean'] as const).map((type) => [type, type]),
);

/** jsonb_typeof(column) = 'array' */
function jsonTypeFact(left: Expression, operator: string, constant: Scalar, columns: Columns): Ways | null {
  const format = JSON_TYPES.get(constant);
  if (left.kind !== 'call' || !functionNamed(left.name).namesJsonType || operator !== '=') return null;
  const [argument] = left.arguments;
  const column = argument === undefined ? undefined : columnOf(argument, columns);
  if (column === undefined || format === undefined || columns.shapeOf(column)?.kind !== 'json') return null;
  return only(column, { format });
}

/** num_nonnulls(a, b, …) = 1 and (a IS NULL) <> (b IS NULL): which column has a value is the row's choice. */
function nullCountFact(condition: Binary, columns: Columns): Ways | null {
  const { operator, left, right } = condition;
  const tested =
    operator === '='
      ? left.kind === 'call' &&
        functionNamed(left.name).countsNulls === 'present' &&
        constantOf(right, columns.semantics) === 1 &&
        left.arguments
      : operator === '<>' && [left, right].map(nullTested);
  if (!tested) return null;
  const names = tested.map((operand) => (operand === null ? undefined : testedColumn(operand, columns)));
  const known = allOrNone(names);
  if (known === null || new Set(known).size < known.length) return null;
  return known.map((present) => {
    const facts = known.map((name) => {
      const nulls = name === present ? 'never' : 'always';
      return [name, { ...NO_COLUMN_FACTS, nulls }] as const;
    });
    return { facts: new Map<string, ColumnFacts>(facts), residual: [] };
  });
}

/** What IS NULL asks about, or null. */
function nullTested(expression: Expression): Expression | null {
  return expression.kind === 'is' && expression.test === 'null' && !expression.negated ? expression.operand : null;
}

/** A column compared with a constant. */
function columnFact(column: string, operator: string, constant: Scalar, columns: Columns): Ways | null {
  const facts = boundFact(operator, constant);
  if (facts === null) return null;
  const shape = columns.shapeOf(column);
  // The values of bit strings are not told apart before they are drawn.
  if (shape?.kind === 'bits' && shape.form !== 'number' && facts.excluded !== undefined) return null;
  const isBound = facts.least !== undefined || facts.most !== undefined;
  return isBound && !isBounded(shape) ? null : only(column, facts);
}

/** lower(column) or upper(column) equal to one of some constants: the constants that have this case are such values. */
function caseFact(left: Expression, operator: string, constants: readonly Scalar[], columns: Columns): Ways | null {
  const folded = foldedColumn(left, columns);
  if (folded === null || operator !== '=') return null;
  const list = constants.filter((value) => typeof value === 'string' && folded.fold(value) === value);
  // Where no constant has the case, only a collation that does not tell cases apart can make the condition true.
  if (list.length === 0) return only(folded.column, { list: constants });
  const other = (text: string) => (folded.letters === 'lower' ? text.toUpperCase() : text.toLowerCase());
  // What another check demands of the letters may leave the other case alone.
  const forms = list.map(String).flatMap((text) => [text, folded.fold(other(text)) === text ? other(text) : text]);
  return only(folded.column, { list: [...new Set(forms)] });
}

/** column = lower(column), and <> */
function lettersFact(left: Expression, right: Expression, operator: string, columns: Columns): Ways | null {
  const folded = foldedColumn(right, columns) ?? foldedColumn(left, columns);
  const column = columnOf(left, columns) ?? columnOf(right, columns);
  if (folded === null || column !== folded.column) return null;
  if (operator === '=') return only(column, { letters: folded.letters });
  // Where case is not told apart, no text differs from its own other case.
  if (operator !== '<>' || columns.semantics.textEquality !== 'bytes') return null;
  const other = folded.letters === 'lower' ? '[A-Z]' : '[a-z]';
  return regexFact({ operand: columnNamed(column), negated: false, ignoreCase: false }, other, columns);
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

/** Lists: a rule for f(column) IN (…) has its line here, and in `comparisonFact` for one constant. */
function listFact(operand: Expression, items: Expressions, negated: boolean, columns: Columns): Ways | null {
  const column = columnOf(operand, columns);
  const values = items
    .filter((item) => bare(item).kind !== 'null')
    .map((item) => constantBeside(operand, item, columns));
  if (values.includes(undefined)) return null;
  const constants = values.filter((value) => value !== undefined);
  if (column !== undefined && isUnlike(column, items, columns)) return only(column, { nulls: 'always' });
  if (column === undefined) {
    const cases = negated ? null : caseFact(sameValue(operand, 'text'), '=', constants, columns);
    return cases ?? partFact(operand, negated ? '<>' : '=', constants, columns);
  }
  return only(column, negated ? { excluded: constants } : { list: constants });
}

/** json_valid(column), which MariaDB writes for its JSON columns, and regexp_like(column, pattern). */
function callFact(call: Call, negated: boolean, columns: Columns): Ways | null {
  const placed = placeCallFact(call, negated, columns);
  if (placed !== null) return placed;
  const {
    name,
    arguments: [argument, pattern, flags],
  } = call;
  const { matchesPattern, testsFormat } = functionNamed(name);
  if (matchesPattern && argument !== undefined && pattern !== undefined) {
    const flag = flags === undefined ? '' : constantOf(flags, columns.semantics);
    const text = constantOf(pattern, columns.semantics);
    if (flag === '') return factOf(matching(argument, pattern), negated, columns);
    return (flag === 'i' || flag === 'c') && typeof text === 'string'
      ? regexFact({ operand: argument, negated, ignoreCase: flag === 'i' }, text, columns)
      : null;
  }
  if (testsFormat === undefined || negated || argument === undefined) return null;
  const column = columnOf(argument, columns);
  return column === undefined ? null : only(column, { format: testsFormat });
}
