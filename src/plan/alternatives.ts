import type { Shape } from '../../grammar/shape.ts';
import { likeTokens } from '../expression/like.ts';
import type { Expression } from '../ir.ts';
import { partsOfRegex } from '../values/regex.ts';
import { type Facts, NO_FACTS, numberOf, type Scalar } from '../values/request.ts';

/** What an alternative demands of one column: facts for its values, and whether it may or must be NULL. */
export interface ColumnFacts extends Facts {
  readonly nulls: 'some' | 'never' | 'always';
  /** The conditions that facts about text (its beginning, pattern, length and the like) come from. */
  readonly sources: readonly Condition[];
}

export const NO_COLUMN_FACTS: ColumnFacts = { ...NO_FACTS, nulls: 'some', sources: [] };

/** One way to pass a check: facts about single columns, and conditions that are evaluated on the drawn row. */
export interface Alternative {
  readonly facts: ReadonlyMap<string, ColumnFacts>;
  readonly residue: readonly Condition[];
}

/** A condition with a name for messages. */
export interface Condition {
  readonly name: string;
  readonly expression: Expression;
}

/** Alternatives that a check is taken apart into at most; one of more is evaluated as a whole. */
export const MAX_ALTERNATIVES = 64;

/** Gives the column that an expression's name stands for, or undefined. */
export type Resolve = (name: string) => string | undefined;

/** What taking conditions apart needs to know of the columns. */
export interface Columns {
  readonly resolve: Resolve;
  /** The values of a column, by its stored name. */
  readonly shapeOf: (column: string) => Shape | undefined;
}

/**
 * Takes a condition apart into ways to pass it. A check passes unless it is false, so a fact about a column holds for
 * its values and leaves NULL alone: that is enough for the whole condition not to be false.
 */
export function alternativesOf({ name, expression }: Condition, columns: Columns): readonly Alternative[] {
  const named = (alternative: Alternative): Alternative => ({
    facts: new Map(
      [...alternative.facts].map(([column, fact]) => [column, { ...fact, sources: renamed(fact.sources, name) }]),
    ),
    residue: renamed(alternative.residue, name),
  });
  const alternatives = absorb(expression, false, columns);
  return (alternatives.length <= MAX_ALTERNATIVES ? alternatives : [residual(expression)]).map(named);
}

function renamed(conditions: readonly Condition[], name: string): readonly Condition[] {
  return conditions.map((condition) => ({ ...condition, name }));
}

function residual(expression: Expression): Alternative {
  return { facts: new Map(), residue: [{ name: '', expression }] };
}

function absorb(condition: Expression, negated: boolean, columns: Columns): readonly Alternative[] {
  const whole = (): readonly Alternative[] => [
    residual(negated ? { kind: 'unary', operator: 'not', operand: condition } : condition),
  ];
  switch (condition.kind) {
    case 'logical': {
      const parts = condition.operands.map((operand) => absorb(operand, negated, columns));
      const conjunction = (condition.operator === 'and') !== negated;
      if (!conjunction) return parts.flat().length > MAX_ALTERNATIVES ? whole() : parts.flat();
      return (
        parts.reduce<readonly Alternative[] | null>(
          (all, part) => (all === null ? null : product(all, part)),
          [EMPTY],
        ) ?? whole()
      );
    }
    case 'unary':
      return condition.operator === 'not' ? absorb(condition.operand, !negated, columns) : whole();
    case 'boolean':
      return condition.value === negated ? [] : [EMPTY];
    case 'cast':
      return condition.type.shape.kind === 'boolean' ? absorb(condition.operand, negated, columns) : whole();
    default: {
      const fact = factOf(condition, negated, columns);
      return fact === null ? whole() : fact.map((alternative) => withSources(alternative, whole()));
    }
  }
}

/** Notes where the facts about text come from. */
function withSources(alternative: Alternative, [whole]: readonly Alternative[]): Alternative {
  const sources = whole?.residue ?? [];
  const isText = ({ prefix, pattern, letters, format, lengthLeast, lengthMost }: ColumnFacts) =>
    prefix !== '' ||
    pattern !== null ||
    letters !== null ||
    format !== null ||
    lengthLeast > 0 ||
    Number.isFinite(lengthMost);
  const facts = new Map(
    [...alternative.facts].map(([column, fact]) => [column, isText(fact) ? { ...fact, sources } : fact]),
  );
  return { ...alternative, facts };
}

const EMPTY: Alternative = { facts: new Map(), residue: [] };

/** Every consistent pair of one alternative of each; null: too many. */
export function product(left: readonly Alternative[], right: readonly Alternative[]): readonly Alternative[] | null {
  if (left.length * right.length > MAX_ALTERNATIVES * 4) return null;
  const pairs = left.flatMap((one) => right.map((other) => merged(one, other))).filter((pair) => pair !== null);
  return pairs.length > MAX_ALTERNATIVES ? null : pairs;
}

/** Both alternatives at once; null: they contradict each other. */
export function merged(one: Alternative, other: Alternative): Alternative | null {
  const facts = new Map(one.facts);
  const residue = [...one.residue, ...other.residue];
  for (const [column, added] of other.facts) {
    const known = facts.get(column);
    const both = known === undefined ? { facts: added, residue: [] } : mergedFacts(known, added);
    if (both === null) return null;
    facts.set(column, both.facts);
    residue.push(...both.residue);
  }
  return { facts, residue };
}

/** The facts of both, and the conditions that go into no facts beside them; null: they contradict each other. */
export function mergedFacts(
  one: ColumnFacts,
  other: ColumnFacts,
): { readonly facts: ColumnFacts; readonly residue: readonly Condition[] } | null {
  if (one.nulls !== other.nulls && one.nulls !== 'some' && other.nulls !== 'some') return null;
  const text = mergedText(one, other);
  if (text === null) return null;
  const facts: ColumnFacts = {
    ...text.facts,
    nulls: one.nulls === 'some' ? other.nulls : one.nulls,
    least: tighter(one.least, other.least, 1),
    most: tighter(one.most, other.most, -1),
    list: one.list === null ? other.list : other.list === null ? one.list : inBoth(one.list, other.list),
    excluded: [...one.excluded, ...other.excluded],
  };
  return { facts, residue: text.residue };
}

type TextFacts = Pick<
  ColumnFacts,
  'prefix' | 'pattern' | 'letters' | 'format' | 'lengthLeast' | 'lengthMost' | 'sources'
>;

/** Text is made for one pattern or format alone; what else is demanded of it is left to be evaluated. */
function mergedText(
  one: ColumnFacts,
  other: ColumnFacts,
): { readonly facts: TextFacts; readonly residue: readonly Condition[] } | null {
  if (other.sources.length === 0) return { facts: one, residue: [] };
  if (one.sources.length === 0) return { facts: other, residue: [] };
  if (one.pattern !== null || one.format !== null) return { facts: one, residue: other.sources };
  if (other.pattern !== null || other.format !== null) return { facts: other, residue: one.sources };
  const [shorter, longer] = one.prefix.length <= other.prefix.length ? [one, other] : [other, one];
  if (!longer.prefix.startsWith(shorter.prefix)) return null;
  if (one.letters !== null && other.letters !== null && one.letters !== other.letters) return null;
  const facts: TextFacts = {
    prefix: longer.prefix,
    pattern: null,
    format: null,
    letters: one.letters ?? other.letters,
    lengthLeast: Math.max(one.lengthLeast, other.lengthLeast),
    lengthMost: Math.min(one.lengthMost, other.lengthMost),
    sources: [...one.sources, ...other.sources],
  };
  return { facts, residue: [] };
}

function inBoth(list: readonly Scalar[], other: readonly Scalar[]): readonly Scalar[] {
  const texts = new Set(other.map(String));
  return list.filter((value) => texts.has(String(value)));
}

function tighter(one: Facts['least'], other: Facts['least'], direction: 1 | -1): Facts['least'] {
  if (one === null || other === null) return one ?? other;
  const order = compareScalars(one.value, other.value) * direction;
  if (order === 0) return one.strict ? one : other;
  return order > 0 ? one : other;
}

function compareScalars(one: Scalar, other: Scalar): number {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left !== null && right !== null) return left - right;
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

function only(column: string, facts: Partial<ColumnFacts>): readonly Alternative[] {
  return [{ facts: new Map([[column, { ...NO_COLUMN_FACTS, ...facts }]]), residue: [] }];
}

const FLIPPED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '<>': '<>' };
const NEGATED: Readonly<Record<string, string>> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>', '<>': '=' };

/** A condition on one column as facts; null: it is none of the known forms. */
function factOf(condition: Expression, negated: boolean, columns: Columns): readonly Alternative[] | null {
  switch (condition.kind) {
    case 'column': {
      const column = columns.resolve(condition.name);
      return column === undefined ? null : only(column, { list: [!negated] });
    }
    case 'is':
      return nullFact(condition, negated, columns);
    case 'binary':
      return comparisonFact(condition, negated, columns);
    case 'between': {
      const { operand, low, high, symmetric } = condition;
      if (symmetric) return null;
      const conjunction: Expression = {
        kind: 'logical',
        operator: 'and',
        operands: [
          { kind: 'binary', operator: '>=', left: operand, right: low },
          { kind: 'binary', operator: '<=', left: operand, right: high },
        ],
      };
      return absorb(conjunction, condition.negated !== negated, columns);
    }
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

/** The constant that an expression stands for; undefined: it is no constant. */
export function constantOf(expression: Expression): Scalar | undefined {
  const inner = bare(expression);
  if (inner.kind === 'number') return Number(inner.text);
  if (inner.kind === 'string' || inner.kind === 'boolean') return inner.value;
  if (inner.kind === 'unary' && inner.operator === '-') {
    const value = constantOf(inner.operand);
    return typeof value === 'number' ? -value : undefined;
  }
  return undefined;
}

function nullFact(
  { operand, test, negated: inverted }: Expression & { kind: 'is' },
  negated: boolean,
  columns: Columns,
): readonly Alternative[] | null {
  const column = columnOf(operand, columns);
  if (column === undefined) return null;
  const holds = inverted === negated;
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
  const constant = constantOf(right);
  if (constant === undefined) {
    const letters = negated ? null : lettersFact(bare(left), bare(right), condition.operator, columns);
    if (letters !== null) return letters;
    const flipped = FLIPPED[condition.operator];
    if (flipped === undefined || constantOf(left) === undefined) return null;
    return comparisonFact({ kind: 'binary', operator: flipped, left: right, right: left }, negated, columns);
  }
  const operator = negated ? NEGATED[condition.operator] : condition.operator;
  if (operator === undefined) return null;
  const column = columnOf(left, columns);
  if (column !== undefined && operator === '~' && typeof constant === 'string') return patternFact(column, constant);
  if (column !== undefined) return columnFact(column, operator, constant);
  return lengthFact(bare(left), operator, constant, columns) ?? caseFact(bare(left), operator, [constant], columns);
}

/** A column compared with a constant. */
function columnFact(column: string, operator: string, constant: Scalar): readonly Alternative[] | null {
  const facts = boundFact(operator, constant);
  return facts === null ? null : only(column, facts);
}

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

const LENGTHS: ReadonlySet<string> = new Set(['length', 'char_length', 'character_length', 'octet_length']);

/** length(column) compared with a number. What is written is ASCII, so that bytes and characters are the same. */
function lengthFact(
  left: Expression,
  operator: string,
  constant: Scalar,
  columns: Columns,
): readonly Alternative[] | null {
  if (left.kind !== 'call' || !LENGTHS.has(left.name)) return null;
  const [argument] = left.arguments;
  const column = argument === undefined ? undefined : columnOf(argument, columns);
  const length = numberOf(constant);
  if (column === undefined || length === null) return null;
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
  const values = items.filter((item) => bare(item).kind !== 'null').map(constantOf);
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

/** json_valid(column), which MariaDB writes for its JSON columns. */
function callFact(
  { name, arguments: [argument] }: Expression & { kind: 'call' },
  negated: boolean,
  columns: Columns,
): readonly Alternative[] | null {
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
  const wanted = constantOf(pattern);
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
