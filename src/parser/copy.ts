import type { Check, Expression, Key } from '../ir.ts';
import { operandsOf, rewritten } from '../walk.ts';
import type { Parser } from './context.ts';
import { type ColumnDraft, newKey, type TableDraft } from './draft.ts';

/** What LIKE may copy beside names, types and NOT NULL, in the words of PostgreSQL's manual. */
type Part = 'constraints' | 'defaults' | 'generated' | 'identity' | 'indexes';
const PARTS: readonly Part[] = ['constraints', 'defaults', 'generated', 'identity', 'indexes'];

/** All that LIKE copies where it takes no options. */
export const EVERYTHING: ReadonlySet<string> = new Set(PARTS);

/** The parts that options name, as the words INCLUDING or EXCLUDING with one of them behind: the last one counts. */
export function partsOf(words: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>();
  let including = false;
  for (const word of words) {
    if (word === 'including' || word === 'excluding') including = word === 'including';
    else for (const part of word === 'all' ? PARTS : [word]) including ? parts.add(part) : parts.delete(part);
  }
  return parts;
}

/** Adds to a table what LIKE copies of another. */
export function copyLike(parser: Parser, table: TableDraft, source: TableDraft, parts: ReadonlySet<string>): void {
  countCopy(parser, source);
  table.sources.push(source);
  const notNull = notNullOf(source);
  for (const column of source.columns) table.columns.push(copiedColumn(column, notNull, parts));
  if (parts.has('constraints')) table.checks.push(...source.checks.map(copiedCheck));
  if (parts.has('indexes')) table.keys.push(...source.keys.map(copiedKey));
  for (const [name, columns] of source.periods) table.periods.set(name, columns);
  for (const [name, bound] of source.rowBounds) table.rowBounds.set(name, bound);
  for (const name of source.unversioned) table.unversioned.add(name);
  table.isVersioned ||= source.isVersioned;
  for (const name of source.virtual) if (parts.has('generated')) table.virtual.add(name);
}

/** What a table has of the parents that came along: their columns stand first, those of one name are one. */
export function inherit(parser: Parser, table: TableDraft, parents: readonly TableDraft[]): void {
  const columns = new Map<string, ColumnDraft>();
  for (const parent of parents) {
    countCopy(parser, parent);
    table.sources.push(parent);
    table.inherits ||= parent.inherits;
    const notNull = notNullOf(parent);
    for (const column of parent.columns) merge(columns, copiedColumn(column, notNull, INHERITED));
    const names = new Set(table.checks.map(({ name }) => name));
    const checks = parent.checks.filter((check) => !parent.uninherited.has(check));
    table.checks.push(...checks.filter(({ name }) => name === null || !names.has(name)).map(copiedCheck));
    for (const name of parent.virtual) table.virtual.add(name);
  }
  for (const column of table.columns) merge(columns, column);
  table.columns = [...columns.values()];
}

const INHERITED: ReadonlySet<string> = new Set(['defaults', 'generated'] satisfies Part[]);

/** A later column of the same name adds its NOT NULL and its default. */
function merge(columns: Map<string, ColumnDraft>, column: ColumnDraft): void {
  const known = columns.get(column.name);
  if (known === undefined) {
    columns.set(column.name, column);
    return;
  }
  const decides = column.default !== null || column.generation !== null || column.filledBy !== 'writer';
  columns.set(column.name, { ...(decides ? column : known), nullable: known.nullable && column.nullable });
}

/** Columns that cannot be NULL for what stands beside them. */
function notNullOf({ notNull, keys }: TableDraft): ReadonlySet<string> {
  const primary = keys.filter(({ kind }) => kind === 'primary').flatMap(({ parts }) => parts);
  return new Set([...notNull.map(({ name }) => name), ...primary.map(({ column }) => column ?? '')]);
}

function copiedColumn(column: ColumnDraft, notNull: ReadonlySet<string>, parts: ReadonlySet<string>): ColumnDraft {
  const { shape } = column.type;
  const counts = shape.kind === 'integer' && shape.sequence;
  const given = column.filledBy === 'expression' ? 'generated' : 'defaults';
  // A serial's default is that of its own sequence; an identity is no default.
  const filled = column.filledBy === 'sequence' && column.default === null && !counts ? 'identity' : given;
  const kept = column.filledBy === 'rowPeriod' || parts.has(filled);
  return {
    ...column,
    type: counts ? { ...column.type, shape: { ...shape, sequence: kept } } : column.type,
    nullable: column.nullable && !notNull.has(column.name),
    default: parts.has('defaults') ? copied(column.default) : null,
    filledBy: kept ? column.filledBy : 'writer',
    numbering: kept ? column.numbering : null,
    generation: parts.has('generated') ? copied(column.generation) : null,
  };
}

function copiedCheck(check: Check): Check {
  return { ...check, expression: copied(check.expression) };
}

/** The server finds new names for indexes. */
function copiedKey({ kind, offset, parts, nullsDistinct, where, isDeferrable }: Key): Key {
  const copiedParts = parts.map((part) => ({ ...part, expression: copied(part.expression) }));
  return { ...newKey(kind, null, offset, copiedParts), nullsDistinct, where: copied(where), isDeferrable };
}

/** A tree of its own: a column that is renamed later is renamed in one table. */
function copied<Given extends Expression | null>(expression: Given): Given | Expression {
  return expression === null ? expression : rewritten(expression, (mention) => ({ ...mention }));
}

/** Copies of copies grow fast: they are counted, each column as the work that it is beside an expression's node. */
function countCopy({ cursor }: Parser, { columns, checks, keys }: TableDraft): void {
  const expressions = [
    ...checks.map(({ expression }) => expression),
    ...keys.flatMap(({ parts, where }) => [where, ...parts.map(({ expression }) => expression)]),
    ...columns.flatMap((column) => [column.default, column.generation]),
  ].filter((expression) => expression !== null);
  let nodes = 0;
  for (let next = expressions.pop(); next !== undefined; next = expressions.pop()) {
    nodes++;
    for (const operand of operandsOf(next)) expressions.push(operand);
  }
  cursor.rework(4 * columns.length + nodes);
}
