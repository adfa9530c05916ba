import type { ColumnEffect, Dialect } from '../../grammar/dialect.ts';
import { modelOf } from '../../grammar/kinds.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { ColumnType } from '../ir.ts';
import type { Captures } from './captures.ts';
import { addCheck, addForeignKey } from './constraint.ts';
import type { Parser } from './context.ts';
import { type ColumnDraft, columnPart, drawsFromSequence, newColumn, newKey, type TableDraft } from './draft.ts';
import { isDeferrable } from './properties.ts';
import { checkSequence, numberingOf } from './sequence.ts';
import { isOfVaryingLength } from './storage.ts';
import { parseType } from './type.ts';

/** Column : Name Type Attribute* */
export function parseColumn(parser: Parser, table: TableDraft): ColumnDraft {
  const { cursor } = parser;
  const offset = cursor.offset;
  const name = columnName(parser);
  const { source } = cursor.tokens;
  const written = source.slice(cursor.endOfLast - name.length, cursor.endOfLast);
  const type = parseType(parser);
  const column = newColumn(name, offset, type, conditionAt(parser, name, offset));
  if (written.toLowerCase() === name) column.written = written;
  if (type.shape.kind === 'unknown' && parser.grammar.dialect.pseudoTypes.has(type.shape.name.toLowerCase())) {
    throw cursor.error(`No column has the pseudo-type "${type.written}".`, offset, 'semantic_error');
  }
  column.nullable = type.nullable;
  if (type.shape.kind === 'integer' && type.shape.sequence) {
    column.filledBy = 'sequence';
    column.nullable = false;
    table.numbered.set(name, { offset, isKeyed: true });
  }
  const storage = parser.grammar.columnStorage.match(parser);
  if (storage !== null && storage.captures.words.length > 0 && !isOfVaryingLength(type.shape)) {
    throw cursor.error(`Values of the type "${type.written}" are kept in the row.`, offset, 'semantic_error');
  }
  parseAttributes(parser, table, column);
  return column;
}

/** The name of a column, maybe behind those of its table and database. */
function columnName({ cursor, grammar }: Parser): string {
  const { column: qualifiers } = grammar.dialect.qualifiers;
  if (qualifiers > 0 && (cursor.spelling === '.' || cursor.peek(1) === '.')) {
    return cursor.qualifiedName('column', qualifiers).at(-1) ?? '';
  }
  return cursor.name('column');
}

/** Attribute* — each is a row of the dialect's column attributes. */
export function parseAttributes(parser: Parser, table: TableDraft, column: ColumnDraft): void {
  const seen: Seen = { effects: column.filledBy === 'sequence' ? BITS.identity : 0 };
  for (;;) {
    const offset = parser.cursor.offset;
    const match = parser.grammar.columnAttributes.match(parser);
    if (match === null) return;
    if (isRepeated(parser, seen, match.effect, offset)) continue;
    refuseMismatched(parser, column, match.effect, offset);
    effects[match.effect](column, match.captures, { parser, table, offset });
  }
}

/** The effects of a column's attributes so far: the sum of their bits. */
interface Seen {
  effects: number;
}

/** A bit of each effect. */
const BITS: Readonly<Record<ColumnEffect, number>> = {
  ignored: 1 << 0,
  notNull: 1 << 1,
  null: 1 << 2,
  default: 1 << 3,
  generated: 1 << 4,
  identity: 1 << 5,
  autoIncrement: 1 << 6,
  primaryKey: 1 << 7,
  unique: 1 << 8,
  check: 1 << 9,
  references: 1 << 10,
  collation: 1 << 11,
  characterSet: 1 << 12,
  srid: 1 << 13,
  onUpdate: 1 << 14,
  compressed: 1 << 15,
  rowPeriod: 1 << 16,
  visibility: 1 << 17,
  versioning: 1 << 18,
  comment: 1 << 19,
};

/** What attributes are about, where a column can have only one attribute about it. */
const SUBJECTS: readonly { readonly name: string; readonly effects: number }[] = [
  {
    name: 'a default, an identity or a generation expression',
    effects: BITS.default | BITS.generated | BITS.identity,
  },
  { name: 'a collation', effects: BITS.collation },
];

const ABOUT_ANY = SUBJECTS.reduce((all, { effects: about }) => all | about, 0);

/** The attributes that each one cannot stand behind, as the sum of their bits. */
export function misplacedBehind({ misplacedAttributes }: Dialect): ReadonlyMap<string, number> {
  const bitsOf = (effects: readonly ColumnEffect[]) => effects.reduce((all, effect) => all | BITS[effect], 0);
  return new Map(Object.entries(misplacedAttributes).map(([effect, others]) => [effect, bitsOf(others)]));
}

/** What an attribute asks of the column's type: an identity counts, and a collation orders characters. */
function refuseMismatched(
  { cursor, grammar }: Parser,
  { type }: ColumnDraft,
  effect: ColumnEffect,
  offset: number,
): void {
  const { shape, written } = type;
  if (
    effect === 'identity' &&
    (shape.kind !== 'integer' || shape.unsigned || shape.sequence || type.domainChecks.length > 0)
  ) {
    throw cursor.error('An identity column is a smallint, an integer or a bigint.', offset, 'semantic_error');
  }
  const { analysis } = grammar.dialect;
  if (effect !== 'collation' || analysis === null) return;
  const { kind } = shape.kind === 'array' ? shape.of : shape;
  const mayBeText = kind === 'text' || !modelOf(kind).isKnown;
  const collatable = mayBeText && !analysis.uncollatable.has(written.toLowerCase());
  if (!collatable) {
    throw cursor.error(`The type "${written}" takes no collation.`, offset, 'semantic_error');
  }
}

/** Numbers of reference systems have 32 bits. */
const MAX_SRID = 2 ** 32 - 1;

const MAKES_NOT_NULL = BITS.notNull | BITS.primaryKey | BITS.identity;

/** Refuses what cannot stand behind the attributes seen; true for one that says again what another said, and counts once. */
function isRepeated({ cursor, grammar }: Parser, seen: Seen, effect: ColumnEffect, offset: number): boolean {
  const before = seen.effects;
  const own = BITS[effect];
  seen.effects |= own;
  if (before === 0) return false;
  const { repeatedAttributes } = grammar.dialect;
  if ((before & (grammar.misplacedBehind.get(effect) ?? 0)) !== 0) {
    throw cursor.error('This attribute cannot follow the ones before it.', offset);
  }
  const again = (before & own) !== 0;
  // MySQL takes one collation; MariaDB takes several, but none behind a generation expression.
  if (again && effect === 'collation' && (before & BITS.generated) !== 0) {
    throw cursor.error('A column has a collation only once.', offset);
  }
  if (repeatedAttributes === 'lastCounts') return effect === 'primaryKey' && again;
  const contradicted = effect === 'null' ? MAKES_NOT_NULL : (own & MAKES_NOT_NULL) !== 0 ? BITS.null : 0;
  if ((before & contradicted) !== 0) {
    throw cursor.error('A column is either NULL or NOT NULL.', offset, 'semantic_error');
  }
  if ((own & ABOUT_ANY) === 0) return false;
  for (const { name, effects: about } of SUBJECTS) {
    if ((own & about) === 0 || (before & about) === 0) continue;
    throw cursor.error(`A column has ${name} only once.`, offset, 'semantic_error');
  }
  return false;
}

interface Place {
  readonly parser: Parser;
  readonly table: TableDraft;
  readonly offset: number;
}

type Effect = (column: ColumnDraft, captures: Captures, place: Place) => void;

const effects: Readonly<Record<ColumnEffect, Effect>> = {
  ignored() {},

  notNull(column, { constraint, words }, { table, offset }) {
    if (constraint !== undefined) table.otherConstraints.add(constraint);
    const { name } = column;
    table.notNullClauses.push({ column: name, name: constraint ?? null, inherited: !words.includes('no'), offset });
    column.nullable = false;
  },

  null(column) {
    column.nullable = column.type.nullable;
  },

  comment(column, { strings }) {
    column.comment = strings[0] ?? null;
  },

  onUpdate(column, _captures, { parser, offset }) {
    if (column.type.shape.kind === 'timestamp') return;
    throw parser.cursor.error(`Column "${column.name}" holds no date and time.`, offset, 'semantic_error');
  },

  default(column, { expressions, words }, { table }) {
    if (words.includes('expression')) table.computedDefaults.add(column.name);
    // DEFAULT 'x' COLLATE c: the collation is the column's.
    const [expression = null] = expressions;
    column.default = expression?.kind === 'collate' ? expression.operand : expression;
    if (expression?.kind === 'collate') column.type = { ...column.type, collation: expression.collation };
    if (drawsFromSequence(column.default)) column.filledBy = 'sequence';
  },

  generated(column, { expressions, words }, { table }) {
    if (!words.includes('stored') && !words.includes('persistent')) table.virtual.add(column.name);
    column.filledBy = 'expression';
    column.generation = expressions[0] ?? null;
  },

  identity(column, captures, { parser, table, offset }) {
    checkSequence(parser.cursor, captures, column.type.shape, offset);
    table.notNullClauses.push({ column: column.name, name: null, inherited: true, offset });
    column.filledBy = 'sequence';
    column.numbering = numberingOf(captures);
    column.nullable = false;
  },

  autoIncrement(column, { words }, { table, offset }) {
    column.filledBy = 'sequence';
    table.numbered.set(column.name, { offset, isKeyed: words.includes('serial') });
  },

  compressed(column, _captures, { parser, table, offset }) {
    const { shape } = column.type;
    const isVarying = (shape.kind === 'text' && !shape.padded) || (shape.kind === 'bytes' && !shape.fixed);
    if (!isVarying) {
      throw parser.cursor.error(`Column "${column.name}" holds nothing to compress.`, offset);
    }
    table.compressed.add(column.name);
  },

  rowPeriod(column, { words }, { table }) {
    column.filledBy = 'rowPeriod';
    table.rowBounds.set(column.name, words.includes('start') ? 'start' : 'end');
  },

  versioning(column, { words }, { table }) {
    if (words.includes('without')) table.unversioned.add(column.name);
    else table.isVersioned = true;
  },

  visibility(column, { words }, { table }) {
    if (words.includes('invisible')) table.invisible.add(column.name);
    else table.invisible.delete(column.name);
  },

  primaryKey(column, { constraint, words }, { table, offset }) {
    column.nullable = false;
    const key = newKey('primary', constraint ?? null, offset, [columnPart(column.name, offset)]);
    key.isDeferrable = isDeferrable(words);
    table.keys.push(key);
  },

  unique(column, { constraint, words }, { table, offset }) {
    const key = newKey('unique', constraint ?? null, offset, [columnPart(column.name, offset)]);
    key.nullsDistinct = !words.includes('not');
    key.isDeferrable = isDeferrable(words);
    table.keys.push(key);
  },

  check(_column, captures, place) {
    addCheck(place.table, captures, place);
  },

  references(column, captures, place) {
    addForeignKey(place.table, [column.name], captures, place);
  },

  collation(column, { collation }, { parser, offset }) {
    const { collation: other } = column.type;
    if (other !== null && other.toLowerCase() !== 'default' && other.toLowerCase() !== collation?.toLowerCase()) {
      throw parser.cursor.error('A column has a collation only once.', offset, 'semantic_error');
    }
    column.type = { ...column.type, shape: collatedShape(column.type, collation), collation: collation ?? null };
  },

  characterSet(column, { characterSet }) {
    column.type = { ...column.type, characterSet: characterSet ?? null };
  },

  srid(column, { integers, words }, { parser, offset }) {
    if (column.type.shape.kind !== 'spatial') {
      throw parser.cursor.error(`Column "${column.name}" is not spatial.`, offset, 'semantic_error');
    }
    const [srid = null] = integers;
    // MariaDB's REF_SYSTEM_ID is any number.
    const isKnown = words.length === 0 || parser.grammar.dialect.strictness?.isReferenceSystem(srid ?? 0) !== false;
    if (srid !== null && (srid > MAX_SRID || !isKnown)) {
      throw parser.cursor.error(`There is no reference system ${srid}.`, offset, 'semantic_error');
    }
    column.type = { ...column.type, shape: { ...column.type.shape, srid } };
  },
};

/** MariaDB makes a type of bytes that has a collation one of text. */
function collatedShape({ shape, written }: ColumnType, collation: string | undefined): Shape {
  if (shape.kind !== 'bytes' || collation === undefined || /^(?:binary|default)$/i.test(collation)) return shape;
  const { length, fixed: padded } = shape;
  const isLong = /blob|long|text/i.test(written);
  return { kind: 'text', characters: isLong ? null : length, bytes: isLong ? length : null, padded };
}

/** What opens the executable comment around an offset, where not every server reads it. */
function conditionAt({ cursor }: Parser, name: string, offset: number): string | null {
  const { regions } = cursor.tokens;
  let before = regions.length;
  for (let first = 0; first < before; ) {
    const middle = (first + before) >> 1;
    if ((regions[middle]?.start ?? 0) < offset) first = middle + 1;
    else before = middle;
  }
  const region = before > 0 ? regions[before - 1] : undefined;
  if (region === undefined || offset >= region.end) return null;
  if (name.includes('*/')) throw cursor.error('A name that ends the comment around it cannot be written.', offset);
  return region.marker;
}
