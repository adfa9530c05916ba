import { modelOf } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { countsOf, getOrInsertComputed } from '../../collections.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Expression, Expressions, Names, Table } from '../../ir.ts';
import type { JsonMember } from '../../values/request.ts';
import { nodesOf, operandsOf } from '../../walk.ts';
import { ARITHMETIC, conjunctsOf } from './predicate.ts';

/** Text that is asked for without a length. */
const ANY_TEXT: Shape = { kind: 'text', characters: null, bytes: null, padded: false };

/** A member of which it is not asked yet what people keep there. */
export type TakenMember = Omit<JsonMember, 'meanings'>;

/**
 * What the generated columns and functional keys of a table take out of its JSON columns: the paths, and the types
 * that the values there become. By column. `substituted`: an expression with those of generated columns in their places.
 */
export function jsonMembers(
  { columns, keys, indexedExpressions, checks }: Table,
  substituted: (expression: Expression) => Expression,
): ReadonlyMap<string, readonly TakenMember[]> {
  const found = new Map<string, TakenMember[]>();
  let room = MAX_MEMBERS;
  const documents = new Set(columns.filter(({ type }) => type.shape.kind === 'json').map(({ name }) => name));
  const visit = (expression: Expression, shape: Shape, keyed: string | null): void => {
    const note = (column: string, member: Omit<TakenMember, 'keyed'>) => {
      if (room-- <= 0) return;
      getOrInsertComputed(found, column, () => []).push({ ...member, keyed });
    };
    const taken = takenFrom(expression);
    if (taken !== null) {
      const path = stepsOf(taken.path);
      if (path !== null) note(taken.column, { path, shape });
      return;
    }
    const document = operandsOf(expression).find((operand) => operand.kind === 'column')?.name;
    if (expression.kind === 'cast' && expression.type.shape.kind === 'array' && document !== undefined) {
      note(document, { path: [], shape: expression.type.shape });
      return;
    }
    const scalar = document !== undefined && documents.has(document) ? asScalar(expression) : null;
    if (scalar !== null && document !== undefined) {
      note(document, { path: [], shape: scalar });
      return;
    }
    if (expression.kind === 'cast') {
      visit(expression.operand, expression.type.shape, keyed);
      return;
    }
    const passes =
      expression.kind === 'case' ||
      (expression.kind === 'call' && functionNamed(expression.name).passesMember === true);
    for (const operand of operandsOf(expression)) visit(operand, passes ? shape : ANY_TEXT, keyed);
  };
  const unique = new Set(keys.flatMap(({ parts }) => parts.map(({ column }) => column)));
  const keyedPath = (expression: Expression): string | null => memberOf(substituted(expression))?.path ?? null;
  for (const { expression } of keys.flatMap(({ parts }) => parts)) {
    if (expression !== null) visit(substituted(expression), ANY_TEXT, keyedPath(expression));
  }
  for (const { expression } of indexedExpressions) visit(substituted(expression), ANY_TEXT, null);
  for (const { name, generation, type } of columns) {
    if (generation !== null) visit(generation, type.shape, unique.has(name) ? keyedPath(generation) : null);
  }
  const conditions = checks.map(({ expression }) => expression);
  const firstKeys = new Map(
    Array.from(found, ([column, members]) => [column, new Set(members.map(({ path: [first] }) => first))]),
  );
  for (const { document: column, key } of membersAskedFor(conditions)) {
    const keys = firstKeys.get(column) ?? new Set();
    if (!documents.has(column) || keys.has(key) || keys.has(undefined)) continue;
    if (room-- <= 0) break;
    firstKeys.set(column, keys.add(key));
    getOrInsertComputed(found, column, () => []).push({ path: [key], shape: ANY_TEXT, keyed: null });
  }
  return found;
}

/** Keys that documents which are drawn have anyway, of other types than text. */
const USUAL: Names = new Set(['id', 'name', 'tags', 'size', 'active']);

/** The members that checks ask documents to have (document ? 'key'), where they say nothing else of these. */
function membersAskedFor(conditions: Expressions): readonly { readonly document: string; readonly key: string }[] {
  const asked = conditions.flatMap(conjunctsOf).flatMap((condition) => {
    if (condition.kind !== 'binary' || condition.left.kind !== 'column') return [];
    const keys =
      condition.operator === '?' ? [condition.right] : condition.operator === '?&' ? arrayItems(condition.right) : [];
    const document = condition.left.name;
    return keys.flatMap((key) => (key.kind === 'string' ? [{ document, key: key.value }] : []));
  });
  if (asked.length === 0) return [];
  const texts = conditions.flatMap(nodesOf).flatMap((node) => (node.kind === 'string' ? [node.value] : []));
  const mentions = countsOf(texts);
  return asked.filter(({ key }) => mentions.get(key) === 1 && !USUAL.has(key));
}

/** The items of an array that is written out; none: it is another expression. */
export function arrayItems(expression: Expression): Expressions {
  const inner = expression.kind === 'cast' ? expression.operand : expression;
  return inner.kind === 'array' ? inner.items : [];
}

/**
 * The place in a document of which an expression tells the values apart: what is taken out of it, as it is, as a number or text,
 * or in one case; null: it is another expression.
 */
export function memberOf(expression: Expression): { readonly column: string; readonly path: string } | null {
  const taken = takenFrom(expression);
  if (taken !== null) return taken;
  const isWrapper =
    expression.kind === 'call' && functionNamed(expression.name).keepsMembersApart && expression.arguments.length === 1;
  const [inner] =
    expression.kind === 'cast' || expression.kind === 'collate' || isWrapper ? operandsOf(expression) : [];
  return inner === undefined ? null : memberOf(inner);
}

/** The type that an expression makes of a whole document: what it is cast to, or a number that is computed with; null: it is used as it is. */
function asScalar(expression: Expression): Shape | null {
  if (expression.kind === 'binary') return ARITHMETIC.has(expression.operator) ? SMALL : null;
  if (expression.kind !== 'cast') return null;
  const { shape } = expression.type;
  if (shape.kind !== 'text') return modelOf(shape.kind).isNumeric ? shape : null;
  // The quotes around a text are part of it.
  const isEnough = shape.characters !== null && shape.characters > 2;
  return isEnough ? { ...shape, characters: shape.characters - 2 } : null;
}

const SMALL: Shape = { kind: 'integer', bits: 16, unsigned: true, sequence: false };

/** column->path, column->>path, JSON_EXTRACT(column, path), JSON_VALUE(column, path), or a bare column as a whole. */
function takenFrom(expression: Expression): { readonly column: string; readonly path: string } | null {
  const [document, path] =
    expression.kind === 'binary' && (expression.operator === '->' || expression.operator === '->>')
      ? [expression.left, expression.right]
      : expression.kind === 'call' && (expression.name === 'json_extract' || expression.name.startsWith('json_value'))
        ? expression.arguments
        : [];
  return document?.kind === 'column' && path?.kind === 'string' ? { column: document.name, path: path.value } : null;
}

const STEP = /\.([A-Za-z_$][\w$]*)|\."((?:[^"\\]|\\.)*)"|\[(\d+)\]/y;

/** The steps of a path such as $.a."b c"[0], each a key or a small index; null: it is none of one place. */
export function stepsOf(path: string): JsonMember['path'] | null {
  if (!path.startsWith('$')) return null;
  const steps: (string | number)[] = [];
  STEP.lastIndex = 1;
  while (STEP.lastIndex < path.length) {
    const match = STEP.exec(path);
    if (match === null) return null;
    const [, key, quoted, index] = match;
    if ((index !== undefined && Number(index) > MAX_INDEX) || steps.length >= MAX_STEPS) return null;
    steps.push(index === undefined ? (key ?? quoted ?? '') : Number(index));
  }
  return steps;
}

/** Elements before the one asked for are written, too. */
const MAX_INDEX = 9;

/** Steps to a value: MySQL takes documents of 100 levels at most. */
const MAX_STEPS = 99;

/** Members of all documents of a row: each is planned and written, and a check may list as many as a text holds. */
const MAX_MEMBERS = 2000;
