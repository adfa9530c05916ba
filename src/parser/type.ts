import type { TypeRow } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import { decodeName } from '../decode.ts';
import type { ColumnType } from '../ir.ts';
import { NUMBER, QUOTED_NAME, STRING, WORD } from '../token.ts';
import { Captures } from './captures.ts';
import type { Parser } from './context.ts';

type ElementType = Omit<ColumnType, 'written'>;

/** Type : [schema .] ( ListedType | UserType ) [ArraySuffix] */
export function parseType(parser: Parser): ColumnType {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  if (cursor.spelling === 'setof') throw cursor.error('A set cannot stand here.', start, 'semantic_error');
  passTypeSchema(parser);
  const element = listedType(parser) ?? userType(parser);
  const dimensions = grammar.arraySuffix.match(parser)?.captures.words.length ?? 0;
  if (dimensions > 0 && element.shape.kind === 'integer' && element.shape.sequence) {
    throw cursor.error('There are no arrays of a serial type.', start, 'semantic_error');
  }
  const shape: Shape = dimensions === 0 ? element.shape : { kind: 'array', of: element.shape, dimensions };
  const written = cursor.tokens.source.slice(start, cursor.endOfLast);
  const { characterSet, collation, nullable, domainChecks } = element;
  return { shape, characterSet, collation, nullable, domainChecks, written };
}

/** [schema .] — before a listed type: its own schema, or any where an extension's type may be installed. */
function passTypeSchema({ cursor, grammar, definitions }: Parser): void {
  if (cursor.peek(1) !== '.' || !cursor.atName('column')) return;
  const { lexis, typeSchemas, extensionTypes } = grammar.dialect;
  const schema = decodeName(cursor.text, lexis);
  const start = cursor.index;
  cursor.advance();
  cursor.advance();
  const { kind } = cursor;
  const name = kind === WORD || kind === QUOTED_NAME ? decodeName(cursor.text, lexis) : '';
  const installed = extensionTypes.has(name) && !definitions.has(name) && cursor.peek(1) !== '.';
  if (!typeSchemas.includes(schema) && !installed) cursor.reset(start);
}

/** Whether a type can start at the cursor. */
function atType({ cursor }: Parser): boolean {
  return cursor.atName('type');
}

/** ListedType : a row of the dialect's types, or one of its quoted spellings; null where none matches. */
function listedType(parser: Parser): ElementType | null {
  const { cursor, grammar } = parser;
  const start = cursor.offset;
  if (cursor.peek(1) === '.') return null;
  if (cursor.kind !== QUOTED_NAME) {
    const match = grammar.types.match(parser);
    if (match !== null) return elementOf(parser, match.effect, match.captures, start);
    if (cursor.kind !== WORD) return null;
  }
  const row = grammar.quotedTypes.get(decodeName(cursor.text, grammar.dialect.lexis));
  if (row === undefined) return null;
  cursor.advance();
  const match = grammar.quotedTypeSuffix.match(parser);
  return elementOf(parser, row, match?.captures ?? new Captures(), start);
}

function elementOf(parser: Parser, row: TypeRow, captures: Captures, start: number): ElementType {
  const shape = row(captures);
  if (typeof shape === 'string') throw parser.cursor.error(shape, start, 'semantic_error');
  return {
    shape,
    characterSet: captures.characterSet ?? null,
    collation: captures.collation ?? null,
    nullable: true,
    domainChecks: [],
  };
}

/** UserType : QualifiedName [( Argument [, Argument]* )] — one that came along, or one that is not known. */
function userType(parser: Parser): ElementType {
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
  if (definition !== undefined) {
    const { shape, collation, nullable, checks } = definition;
    return { shape, characterSet: null, collation, nullable, domainChecks: checks };
  }
  const written = cursor.tokens.source.slice(start, cursor.endOfLast);
  if (grammar.dialect.unlistedTypes === 'refused') throw cursor.error(`Unknown type "${written}".`, start);
  if (cursor.spelling === '(') cursor.parenthesized(() => typeArgument(parser));
  return {
    shape: { kind: 'unknown', name: written },
    characterSet: null,
    collation: null,
    nullable: true,
    domainChecks: [],
  };
}

/** Argument : Number | String | Name — PostgreSQL gives them to the type's own input function. */
function typeArgument({ cursor }: Parser): void {
  if (cursor.kind === NUMBER || cursor.kind === STRING || cursor.atName('label')) cursor.advance();
  else throw cursor.unexpected();
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
    written: cursor.tokens.source.slice(start, cursor.endOfLast),
    characterSet: null,
    collation: null,
    nullable: true,
    domainChecks: [],
  };
}
