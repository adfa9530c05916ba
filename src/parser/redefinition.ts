import type { StatementEffect } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { Check, ColumnType, TypeDefinition } from '../ir.ts';
import type { Captures } from './captures.ts';
import type { Parser } from './context.ts';
import { parseType } from './type.ts';

type Redefinition = (parser: Parser, captures: Captures, offset: number) => void;

type Effects =
  | 'addLabel'
  | 'renameLabel'
  | 'renameType'
  | 'alterAttributes'
  | 'renameAttribute'
  | 'domainNullability'
  | 'domainDefault'
  | 'domainDropConstraint'
  | 'domainAdd';

/** ALTER TYPE and ALTER DOMAIN: what they change of a type that came along, also where the table has it already. */
export const redefinitions: Readonly<Record<Effects & StatementEffect, Redefinition>> = {
  /** ALTER TYPE Name ADD VALUE [IF NOT EXISTS] New [{BEFORE | AFTER} Neighbour] */
  addLabel(parser, { table, strings, words }) {
    const [label = '', neighbour = ''] = strings;
    relabel(parser, table, (labels) => {
      if (labels.includes(label)) return labels;
      const at = words.includes('before') ? labels.indexOf(neighbour) : labels.indexOf(neighbour) + 1;
      const place = strings.length > 1 ? Math.max(at, 0) : labels.length;
      return [...labels.slice(0, place), label, ...labels.slice(place)];
    });
  },

  renameLabel(parser, { table, strings: [from = '', to = ''] }) {
    relabel(parser, table, (labels) => labels.map((label) => (label === from ? to : label)));
  },

  renameType({ definitions }, { table, name = '' }) {
    const definition = definitions.get(table?.at(-1) ?? '');
    if (definition === undefined) return;
    definitions.delete(table?.at(-1) ?? '');
    definitions.set(name, definition);
  },

  /** ( ADD | DROP | ALTER ) ATTRIBUTE … [, …]* — the row took the first words. */
  alterAttributes(parser, { table, words: [verb = ''] }) {
    const { cursor, definitions } = parser;
    let columns = definitions.get(table?.at(-1) ?? '')?.columns ?? [];
    let action = verb;
    for (;;) {
      cursor.rework(columns.length);
      columns = changedAttributes(parser, action, columns);
      if (!cursor.eat('cascade')) cursor.eat('restrict');
      if (!cursor.eat(',')) break;
      action = cursor.spelling;
      if (!['add', 'drop', 'alter'].some((known) => cursor.at(known))) throw cursor.unexpected();
      cursor.advance();
      cursor.expect('attribute');
    }
    redefine(parser, table, (definition) => withColumns(definition, columns));
  },

  renameAttribute(parser, { table, name: from, constraint: to = '' }) {
    redefine(parser, table, (definition) => {
      const columns = definition.columns ?? [];
      return withColumns(
        definition,
        columns.map((column) => (column.name === from ? { ...column, name: to } : column)),
      );
    });
  },

  domainNullability(parser, { table, words }) {
    redefine(parser, table, (definition) => ({ ...definition, nullable: !words.includes('not') }));
  },

  domainDefault(parser, { table, expressions }) {
    redefine(parser, table, (definition) => ({ ...definition, default: expressions[0] ?? null }));
  },

  /** A check without a name of its own is `domain_check`, with a number behind the first. */
  domainDropConstraint(parser, { table, constraint }) {
    const stem = `${table?.at(-1) ?? ''}_check`;
    redefine(parser, table, (definition) => {
      let unnamed = 0;
      const nameOf = (check: Check): string => check.name ?? `${stem}${unnamed++ || ''}`;
      return { ...definition, checks: definition.checks.filter((check) => nameOf(check) !== constraint) };
    });
  },

  /** The row of a domain's attributes stands behind ADD. */
  domainAdd(parser, { table }, offset) {
    const match = parser.grammar.domainAttributes.match(parser);
    if (match === null) throw parser.cursor.unexpected();
    parser.cursor.eatAll('not', 'valid');
    const { effect, captures } = match;
    const [expression] = captures.expressions;
    redefine(parser, table, (definition) => {
      if (effect === 'notNull') return { ...definition, nullable: false };
      if (effect !== 'check' || expression === undefined) return definition;
      const check = { name: captures.constraint ?? null, offset, expression };
      return { ...definition, checks: [...definition.checks, check] };
    });
  },
};

type Fields = NonNullable<TypeDefinition['columns']>;

/** Attribute : Name Type [COLLATE Collation] | [IF EXISTS] Name | Name [SET DATA] TYPE Type [COLLATE Collation] */
function changedAttributes(parser: Parser, verb: string, columns: Fields): Fields {
  const { cursor } = parser;
  if (verb === 'drop') cursor.eatAll('if', 'exists');
  const name = cursor.name('column');
  if (verb === 'drop') return columns.filter((column) => column.name !== name);
  if (verb === 'alter') {
    cursor.eatAll('set', 'data');
    cursor.expect('type');
  }
  const changed = { name, type: parseType(parser) };
  if (cursor.eat('collate')) cursor.qualifiedName('label');
  return verb === 'add' ? [...columns, changed] : columns.map((column) => (column.name === name ? changed : column));
}

function withColumns(definition: TypeDefinition, columns: Fields): TypeDefinition {
  const fields = columns.map(({ name, type }) => ({ name, shape: type.shape }));
  return { ...definition, columns, shape: { kind: 'composite', fields } };
}

function relabel(
  parser: Parser,
  name: Captures['table'],
  change: (labels: readonly string[]) => readonly string[],
): void {
  redefine(parser, name, (definition) => {
    if (definition.shape.kind !== 'enum') return definition;
    return { ...definition, shape: { ...definition.shape, labels: change(definition.shape.labels) } };
  });
}

/** Changes a definition, and with it the columns that have the type. One that did not come along is not known. */
function redefine(
  { cursor, definitions, tables }: Parser,
  name: Captures['table'],
  change: (definition: TypeDefinition) => TypeDefinition,
): void {
  const old = definitions.get(name?.at(-1) ?? '');
  if (old === undefined) return;
  const labels = old.shape.kind === 'enum' ? old.shape.labels.length : 0;
  const columns = tables.all.flatMap((table) => table.columns);
  cursor.rework(tables.all.length + columns.length + old.checks.length + labels);
  const changed = change(old);
  definitions.set(name?.at(-1) ?? '', changed);
  for (const column of columns) {
    const { type } = column;
    const direct = type.domainChecks === old.checks && type.shape === old.shape;
    column.type = direct ? retyped(type, changed) : { ...type, shape: reshaped(type.shape, old.shape, changed.shape) };
    if (direct && old.nullable && !changed.nullable) column.nullable = false;
  }
}

function retyped(type: ColumnType, { shape, nullable, checks }: TypeDefinition): ColumnType {
  return { ...type, shape, nullable, domainChecks: checks };
}

/** The shape with the new one in place of the old, as such or as the element of an array. */
function reshaped(shape: Shape, old: Shape, changed: Shape): Shape {
  if (shape === old) return changed;
  return shape.kind === 'array' ? { ...shape, of: reshaped(shape.of, old, changed) } : shape;
}
