import type { StatementEffect } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { Check, ColumnType, TypeDefinition } from '../ir.ts';
import type { Captures } from './context.ts';
import type { Reading } from './draft.ts';

type Redefinition = (reading: Reading, captures: Captures, offset: number) => void;

type Effects =
  | 'addLabel'
  | 'renameLabel'
  | 'renameType'
  | 'domainNullability'
  | 'domainDefault'
  | 'domainDropConstraint'
  | 'domainAdd';

/** ALTER TYPE and ALTER DOMAIN: what they change of a type that came along, also where the table has it already. */
export const redefinitions: Readonly<Record<Effects & StatementEffect, Redefinition>> = {
  /** ALTER TYPE Name ADD VALUE [IF NOT EXISTS] New [{BEFORE | AFTER} Neighbour] */
  addLabel(reading, { table, strings, words }) {
    const [label = '', neighbour = ''] = strings;
    relabel(reading, table, (labels) => {
      if (labels.includes(label)) return labels;
      const at = words.includes('before') ? labels.indexOf(neighbour) : labels.indexOf(neighbour) + 1;
      const place = strings.length > 1 ? Math.max(at, 0) : labels.length;
      return [...labels.slice(0, place), label, ...labels.slice(place)];
    });
  },

  renameLabel(reading, { table, strings: [from = '', to = ''] }) {
    relabel(reading, table, (labels) => labels.map((label) => (label === from ? to : label)));
  },

  renameType({ parser: { definitions } }, { table, name = '' }) {
    const definition = definitions.get(table?.at(-1) ?? '');
    if (definition === undefined) return;
    definitions.delete(table?.at(-1) ?? '');
    definitions.set(name, definition);
  },

  domainNullability(reading, { table, words }) {
    redefine(reading, table, (definition) => ({ ...definition, nullable: !words.includes('not') }));
  },

  domainDefault(reading, { table, expressions }) {
    redefine(reading, table, (definition) => ({ ...definition, default: expressions[0] ?? null }));
  },

  /** A check without a name of its own is `domain_check`, with a number behind the first. */
  domainDropConstraint(reading, { table, constraint }) {
    const stem = `${table?.at(-1) ?? ''}_check`;
    redefine(reading, table, (definition) => {
      let unnamed = 0;
      const nameOf = (check: Check): string => check.name ?? `${stem}${unnamed++ || ''}`;
      return { ...definition, checks: definition.checks.filter((check) => nameOf(check) !== constraint) };
    });
  },

  /** The row of a domain's attributes stands behind ADD. */
  domainAdd(reading, { table }, offset) {
    const { parser } = reading;
    const match = parser.grammar.domainAttributes.match(parser);
    if (match === null) throw parser.cursor.unexpected();
    const { effect, captures } = match;
    const [expression] = captures.expressions;
    redefine(reading, table, (definition) => {
      if (effect === 'notNull') return { ...definition, nullable: false };
      if (effect !== 'check' || expression === undefined) return definition;
      const check = { name: captures.constraint ?? null, offset, expression };
      return { ...definition, checks: [...definition.checks, check] };
    });
  },
};

function relabel(
  reading: Reading,
  name: Captures['table'],
  change: (labels: readonly string[]) => readonly string[],
): void {
  redefine(reading, name, (definition) => {
    if (definition.shape.kind !== 'enum') return definition;
    return { ...definition, shape: { ...definition.shape, labels: change(definition.shape.labels) } };
  });
}

/** Changes a definition, and with it the columns that have the type. One that did not come along is not known. */
function redefine(
  { parser: { cursor, definitions }, table }: Reading,
  name: Captures['table'],
  change: (definition: TypeDefinition) => TypeDefinition,
): void {
  const old = definitions.get(name?.at(-1) ?? '');
  if (old === undefined) return;
  const labels = old.shape.kind === 'enum' ? old.shape.labels.length : 0;
  cursor.rework((table?.columns.length ?? 0) + old.checks.length + labels);
  const changed = change(old);
  definitions.set(name?.at(-1) ?? '', changed);
  for (const column of table?.columns ?? []) {
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
