import type { TypeRow } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { ColumnType } from '../ir.ts';
import { NUMBER, QUOTED_NAME, STRING } from '../token.ts';
import { Captures } from './captures.ts';
import type { Parser } from './context.ts';
import { decodeToken, numberLiteral } from './literal.ts';

type ElementType = Omit<ColumnType, 'written'>;

/** Type : ( ListedType | NamedType ) [ArraySuffix] */
export function parseType(parser: Parser): ColumnType {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  if (cursor.spelling === 'setof') throw cursor.error('A set cannot stand here.', start, 'semantic_error');
  const element = listedType(parser) ?? namedType(parser);
  const dimensions = grammar.arraySuffix.match(parser)?.captures.words.length ?? 0;
  if (dimensions > 0 && element.shape.kind === 'integer' && element.shape.sequence) {
    throw cursor.error('There are no arrays of a serial type.', start, 'semantic_error');
  }
  const type = dimensions === 0 ? element : arrayOf(element, dimensions);
  const { shape, base, characterSet, collation, nullable, domainChecks, inner } = type;
  // Spelled out: to overwrite a property of a spread object takes many times as long.
  const written = cursor.tokens.source.slice(start, cursor.endOfLast);
  return { shape, base, characterSet, collation, nullable, domainChecks, inner, written };
}

/** What a domain demands of its values, it demands of the elements: not of the array. */
function arrayOf(element: ElementType, dimensions: number): ElementType {
  const shape: Shape = { kind: 'array', of: element.shape, dimensions };
  const base = element.base === null ? null : element.base.startsWith('_') ? element.base : `_${element.base}`;
  return { ...element, shape, base, nullable: true, domainChecks: [], inner: [element] };
}

/** Whether a type can start at the cursor. */
function atType({ cursor }: Parser): boolean {
  return cursor.atName('type');
}

/** ListedType : [Schema .] a row of the dialect's types; null where none matches. */
function listedType(parser: Parser): ElementType | null {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  const { typeSchemas, unlistedTypes } = grammar.dialect;
  // Where there are no other types, a schema qualifies a listed one.
  if (unlistedTypes === 'refused' && cursor.peek(1) === '.' && typeSchemas.includes(cursor.text.toLowerCase())) {
    cursor.advance();
    cursor.advance();
  }
  const match = cursor.kind === QUOTED_NAME || cursor.peek(1) === '.' ? null : grammar.types.match(parser);
  return match === null ? null : elementOf(parser, match.effect, match.captures, start);
}

function elementOf(parser: Parser, row: TypeRow, captures: Captures, start: number): ElementType {
  const shape = row(captures);
  if (typeof shape === 'string') throw parser.cursor.error(shape, start, 'semantic_error');
  const { catalog } = parser.grammar.dialect;
  return {
    shape,
    base: catalog?.nameOf(shape) ?? null,
    characterSet: captures.characterSet ?? null,
    collation: captures.collation ?? null,
    nullable: true,
    domainChecks: [],
    inner: [],
  };
}

/** NamedType : QualifiedName [( Argument [, Argument]* )] — the system's, one that came along, an extension's, or one that is not known. */
function namedType(parser: Parser): ElementType {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  // A listed type whose arguments do not fit is no other type.
  if (grammar.types.mayStart(cursor) && grammar.dialect.unlistedTypes === 'refused') throw cursor.unexpected();
  if (!atType(parser)) {
    cursor.expecting('a type');
    throw cursor.unexpected();
  }
  const name = cursor.qualifiedName('type');
  const definition = parser.definitions.get(name.at(-1) ?? '');
  const system = systemName(name, grammar);
  const row =
    (system === null ? undefined : grammar.systemTypes.get(system)) ??
    (definition === undefined ? grammar.extensionTypes.get(name.at(-1) ?? '') : undefined);
  if (row !== undefined) {
    return { ...elementOf(parser, row, typeArguments(parser), start), base: baseOf(system, grammar) };
  }
  if (definition !== undefined) {
    const { shape, base, collation, nullable, checks, inner } = definition;
    return { shape, base, characterSet: null, collation, nullable, domainChecks: checks, inner };
  }
  const rowType = parser.tables.rowTypeOf(name);
  if (rowType !== null) return rowType;
  const written = cursor.tokens.source.slice(start, cursor.endOfLast);
  if (grammar.dialect.unlistedTypes === 'refused') throw cursor.error(`Unknown type "${written}".`, start);
  typeArguments(parser);
  return {
    shape: { kind: 'unknown', name: written },
    base: null,
    characterSet: null,
    collation: null,
    nullable: true,
    domainChecks: [],
    inner: [],
  };
}

/** The name of a type of the system in its table: alone, behind a schema of the system, or whole; null: there is none. */
function systemName(name: readonly string[], { systemTypes, dialect }: Parser['grammar']): string | null {
  const [first = '', second] = name;
  const whole = name.join('.');
  if (name.length <= 2 && systemTypes.has(whole)) return whole;
  const isSystem = name.length === 2 && dialect.typeSchemas.includes(first) && systemTypes.has(second ?? '');
  return isSystem ? (second ?? null) : null;
}

function baseOf(system: string | null, { dialect: { catalog } }: Parser['grammar']): string | null {
  return system === null ? null : (catalog?.domains[system] ?? system);
}

/** `( Argument [, Argument]* )`, or nothing. */
function typeArguments(parser: Parser): Captures {
  const captures = new Captures();
  if (parser.cursor.spelling === '(') parser.cursor.parenthesized(() => typeArgument(parser, captures));
  return captures;
}

/** Argument : [- | +] Number | String | Name — PostgreSQL gives them to the type's own input function. */
function typeArgument(parser: Parser, { integers, strings, words }: Captures): void {
  const { cursor } = parser;
  const sign = cursor.eat('-') ? -1 : 1;
  if (sign === 1) cursor.eat('+');
  if (cursor.kind === NUMBER) {
    const number = numberLiteral(parser);
    integers.push(sign * (number.kind === 'number' ? Number(number.text) : 0));
  } else if (cursor.kind === STRING) {
    strings.push(decodeToken(parser).value);
  } else {
    words.push(cursor.name('label').toLowerCase());
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
  return {
    shape: { kind: 'integer', bits: 64, unsigned, sequence: false },
    base: null,
    written: cursor.tokens.source.slice(start, cursor.endOfLast),
    characterSet: null,
    collation: null,
    nullable: true,
    domainChecks: [],
    inner: [],
  };
}
