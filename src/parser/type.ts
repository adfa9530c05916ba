import type { TypeRow } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { DdlError } from '../ddl-error.ts';
import type { ColumnType } from '../ir.ts';
import { NUMBER, QUOTED_NAME, STRING } from '../token.ts';
import { Captures, NOTHING } from './captures.ts';
import type { Parser } from './context.ts';
import { decodeToken, numberLiteral } from './literal.ts';
import { nearestType } from './nearest-type.ts';

type Mutable<Type> = { -readonly [Property in keyof Type]: Type[Property] };

/** A type while it is read: how it is written is known at its end. */
type TypeDraft = Mutable<ColumnType>;

const NONE: readonly never[] = [];

/** Type : ( ListedType | NamedType ) [ArraySuffix] */
export function parseType(parser: Parser): ColumnType {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  if (cursor.spelling === 'setof') throw cursor.error('A set cannot stand here.', start, 'semantic_error');
  const type = listedType(parser) ?? namedType(parser);
  const dimensions = grammar.arraySuffix.match(parser)?.captures.words.length ?? 0;
  if (dimensions > 0 && type.shape.kind === 'integer' && type.shape.sequence) {
    throw cursor.error('There are no arrays of a serial type.', start, 'semantic_error');
  }
  if (dimensions > 0) makeArray(type, dimensions);
  type.written = cursor.tokens.source.slice(start, cursor.endOfLast);
  return type;
}

/** What a domain demands of its values, it demands of the elements: not of the array. */
function makeArray(type: TypeDraft, dimensions: number): void {
  const { shape, base, nullable, domainChecks, inner } = type;
  type.inner = [{ shape, nullable, domainChecks, inner }];
  type.shape = { kind: 'array', of: shape, dimensions };
  if (base !== null && !base.startsWith('_')) type.base = `_${base}`;
  type.nullable = true;
  type.domainChecks = NONE;
}

/** A type of this shape, without a spelling. */
function typeOfShape(shape: Shape, characterSet: string | null = null, collation: string | null = null): TypeDraft {
  return { shape, base: null, characterSet, collation, nullable: true, domainChecks: NONE, inner: NONE, written: '' };
}

/** Whether a type can start at the cursor. */
function atType({ cursor }: Parser): boolean {
  return cursor.atName('type');
}

/** ListedType : [Schema .] a row of the dialect's types; null where none matches. */
function listedType(parser: Parser): TypeDraft | null {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  const { typeSchemas, unlistedTypes } = grammar.dialect;
  // Where there are no other types, a schema qualifies a listed one.
  if (unlistedTypes === 'refused' && cursor.peek(1) === '.' && typeSchemas.includes(cursor.text.toLowerCase())) {
    cursor.advance();
    cursor.advance();
  }
  if (cursor.kind === QUOTED_NAME || cursor.peek(1) === '.') return null;
  const match = grammar.types.match(parser);
  if (match !== null) {
    const type = typeOfRow(parser, match.effect, match.captures, start);
    type.base = grammar.dialect.catalog?.nameOf(type.shape) ?? null;
    return type;
  }
  // The name of a system's type stands for it whatever types came along: it needs no look-up.
  const row = grammar.numberedTypes[cursor.spellingNumber];
  if (row === undefined || !atType(parser)) return null;
  const { spelling } = cursor;
  cursor.advance();
  const type = typeOfRow(parser, row, typeArguments(parser), start);
  type.base = baseOf(spelling, grammar);
  return type;
}

function typeOfRow(parser: Parser, row: TypeRow, captures: Captures, start: number): TypeDraft {
  const shape = row(captures);
  if (typeof shape === 'string') throw parser.cursor.error(shape, start, 'semantic_error');
  return typeOfShape(shape, captures.characterSet ?? null, captures.collation ?? null);
}

/** NamedType : QualifiedName [( Argument [, Argument]* )] — the system's, one that came along, an extension's, or one that is not known. */
function namedType(parser: Parser): TypeDraft {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  // A listed type whose arguments do not fit is no other type.
  if (grammar.types.mayStart(cursor) && grammar.dialect.unlistedTypes === 'refused') throw cursor.unexpected();
  if (!atType(parser)) {
    cursor.expecting('a type');
    throw cursor.unexpected();
  }
  const name = cursor.qualifiedName('type');
  const type = typeOfName(parser, name, start) ?? arrayOfName(parser, name, start);
  if (type !== null) return type;
  const written = cursor.tokens.source.slice(start, cursor.endOfLast);
  if (grammar.dialect.unlistedTypes === 'refused') throw unknownType(parser, written, start);
  typeArguments(parser);
  return typeOfShape({ kind: 'unknown', name: written });
}

/** The type of a name, with its arguments; null: no type has it. */
function typeOfName(parser: Parser, name: readonly string[], start: number): TypeDraft | null {
  const { grammar } = parser;
  const definition = parser.definitions.get(name.at(-1) ?? '');
  const system = systemName(name, grammar);
  const row =
    (system === null ? undefined : grammar.systemTypes.get(system)) ??
    (definition === undefined ? grammar.extensionTypes.get(name.at(-1) ?? '') : undefined);
  if (row !== undefined) {
    const type = typeOfRow(parser, row, typeArguments(parser), start);
    type.base = baseOf(system, grammar);
    return type;
  }
  if (definition !== undefined) {
    const { shape, base, collation, nullable, checks, inner } = definition;
    return { shape, base, characterSet: null, collation, nullable, domainChecks: checks, inner, written: '' };
  }
  const rowType = parser.tables.rowTypeOf(name);
  return rowType === null ? null : { ...rowType, written: '' };
}

/** The array type that PostgreSQL makes beside a type: its name has a low line in front (manual, CREATE TYPE, Array Types). */
function arrayOfName(parser: Parser, name: readonly string[], start: number): TypeDraft | null {
  const last = name.at(-1) ?? '';
  if (!last.startsWith('_')) return null;
  const type = typeOfName(parser, [...name.slice(0, -1), last.slice(1)], start);
  if (type !== null) makeArray(type, 1);
  return type;
}

function unknownType({ cursor, grammar }: Parser, written: string, start: number): DdlError {
  const close = nearestType(written, grammar);
  return cursor.error(`Unknown type "${written}"${close === undefined ? '' : `; the nearest is ${close}`}.`, start);
}

/** The name of a type of the system in its table: alone, behind a schema of the system, or whole; null: there is none. */
function systemName(name: readonly string[], { systemTypes, dialect }: Parser['grammar']): string | null {
  const [first = '', second] = name;
  const whole = name.join('.');
  if (name.length <= 2 && systemTypes.has(whole)) return whole;
  const isSystem = name.length === 2 && dialect.typeSchemas.includes(first) && systemTypes.has(second ?? '');
  return isSystem ? (second ?? null) : null;
}

/** The type under a type of the system's, in the catalog. */
function baseOf(system: string | null, { dialect: { catalog } }: Parser['grammar']): string | null {
  return system === null || catalog === null ? null : (catalog.domains[system] ?? system);
}

/** `( Argument [, Argument]* )`, or nothing. */
function typeArguments(parser: Parser): Captures {
  if (parser.cursor.spelling !== '(') return NOTHING;
  const captures = new Captures();
  parser.cursor.parenthesized(() => typeArgument(parser, captures));
  return captures;
}

/** Argument : [- | +] Number | String | Name — PostgreSQL gives them to the type's own input function. */
function typeArgument(parser: Parser, captures: Captures): void {
  const { cursor } = parser;
  const sign = cursor.eat('-') ? -1 : 1;
  if (sign === 1) cursor.eat('+');
  if (cursor.kind === NUMBER) {
    const number = numberLiteral(parser);
    captures.addInteger(sign * (number.kind === 'number' ? Number(number.text) : 0));
  } else if (cursor.kind === STRING) {
    captures.addString(decodeToken(parser).value);
  } else {
    captures.addWord(cursor.name('label').toLowerCase());
  }
}

/** CastType : [UNSIGNED | SIGNED [INTEGER]] | Type — the types of MySQL's CAST, which has names of its own for integers. */
export function parseCastType(parser: Parser): ColumnType {
  const { cursor } = parser;
  const start = cursor.offset;
  const unsigned = cursor.spelling === 'unsigned';
  if (!unsigned && cursor.spelling !== 'signed') return parseType(parser);
  cursor.advance();
  if (!cursor.eat('integer')) cursor.eat('int');
  const type = typeOfShape({ kind: 'integer', bits: 64, unsigned, sequence: false });
  type.written = cursor.tokens.source.slice(start, cursor.endOfLast);
  return type;
}
