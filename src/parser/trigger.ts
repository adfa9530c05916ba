import { Cursor } from '../cursor.ts';
import { DdlError } from '../ddl-error.ts';
import { decodeName, decodeString } from '../decode.ts';
import type { QualifiedName } from '../ir.ts';
import { tokenize } from '../lexer.ts';
import { STRING } from '../token.ts';
import type { Nonterminals, Parser } from './context.ts';
import { skipBlocks } from './skipped.ts';

const always = (): boolean => true;

/** Productions of what triggers do. */
export const bodies: Nonterminals = {
  /** The body of a trigger: noted are the tables that it inserts into. */
  'trigger-body': {
    starts: always,
    take(parser, captures) {
      const start = parser.cursor.index;
      skipBlocks(parser);
      captures.tables = insertedInto(parser, start, parser.cursor.index);
    },
  },
  /** What stands behind the name of a routine: noted are the tables that it inserts into, where it is made for triggers. */
  'routine-body': {
    starts: always,
    take(parser, captures) {
      const start = parser.cursor.index;
      skipBlocks(parser);
      const body = triggerBody(parser, start);
      if (body !== null) captures.tables = insertedIntoBy(body, parser);
    },
  },
};

/** The names behind INSERT INTO, each once, among the tokens from number `start` to `end`, where the cursor is then. */
function insertedInto(parser: Parser, start: number, end: number): QualifiedName[] {
  const { cursor, grammar } = parser;
  const names = new Map<string, QualifiedName>();
  cursor.reset(start);
  while (cursor.index < end) {
    const { table } = grammar.insertion.match(parser)?.captures ?? {};
    if (table === undefined) cursor.advance();
    else names.set(table.join('\0'), table);
  }
  cursor.reset(end);
  return [...names.values()];
}

/** The same for a body that is a text of its own, in a language that may be another: what is not read inserts nothing. */
function insertedIntoBy(body: string, parser: Parser): QualifiedName[] {
  const { dialect, lexicalTable, names } = parser.grammar;
  try {
    const tokens = tokenize(body, lexicalTable);
    const cursor = new Cursor(tokens, dialect, lexicalTable.vocabulary.spellings, names);
    return insertedInto({ ...parser, cursor }, 0, tokens.count - 1);
  } catch (error) {
    if (error instanceof DdlError) return [];
    throw error;
  }
}

/** The body of the routine whose tokens from number `start` on were read, where it returns a trigger and is a string; else null. */
function triggerBody({ cursor, grammar }: Parser, start: number): string | null {
  const end = cursor.index;
  let isOfTrigger = false;
  let body: string | null = null;
  for (cursor.reset(start); cursor.index < end; cursor.advance()) {
    if (cursor.spelling === 'returns') {
      cursor.advance();
      if (cursor.peek(1) === '.') cursor.reset(cursor.index + 2);
      isOfTrigger = decodeName(cursor.text, grammar.dialect.lexis) === 'trigger';
    }
    if (cursor.spelling === 'as' && cursor.peekKind(1) === STRING) {
      cursor.advance();
      body = decodeString(cursor.text, grammar.dialect.lexis).value;
    }
  }
  return isOfTrigger ? body : null;
}
