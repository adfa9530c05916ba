import { type DialectName, dialects } from '../../grammar/index.ts';
import { decodeName, decodeString } from '../../src/decode.ts';
import { tokenize } from '../../src/lexer.ts';
import { makeGrammar } from '../../src/parser/grammar.ts';
import { END, NUMBER, QUOTED_NAME, STRING, SYMBOL, type TokenKind, type Tokens, WORD } from '../../src/token.ts';

const tables = {
  mysql: makeGrammar(dialects.mysql).lexicalTable,
  postgresql: makeGrammar(dialects.postgresql).lexicalTable,
} as const satisfies Record<DialectName, unknown>;

export function cut(dialect: DialectName, source: string): Tokens {
  return tokenize(source, tables[dialect]);
}

/**
 * The tokens of a text, one string each: words and names as they are stored, names in quotes with one before them,
 * strings as `form'value'`, numbers and symbols as they are written.
 */
export function written(dialect: DialectName, source: string): string[] {
  const { lexis } = dialects[dialect];
  const { kinds, starts, ends, count } = cut(dialect, source);
  const show: Readonly<Record<TokenKind, (text: string) => string>> = {
    [END]: () => 'END',
    [WORD]: (text) => decodeName(text, lexis),
    [QUOTED_NAME]: (text) => `"${decodeName(text, lexis)}`,
    [STRING]: (text) => {
      const { form, value } = decodeString(text, lexis);
      return `${form}'${value}'`;
    },
    [NUMBER]: (text) => text,
    [SYMBOL]: (text) => text,
  };
  return Array.from({ length: count - 1 }, (_, i) => show[kinds[i] as TokenKind](source.slice(starts[i], ends[i])));
}
