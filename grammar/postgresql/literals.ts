import type { Literals } from '../dialect.ts';

/** How PostgreSQL reads values, whatever standard_conforming_strings is. */
export const literals: Literals = {
  nameQuote: '"',
  swallowedQuotes: null,
  awkwardStrings: 'escape',
  encodingPreamble: "SET client_encoding = 'UTF8';",
  boolean: ['false', 'true'],
  bytes: ["E'\\\\x", "'"],
  bits: ["B'", "'"],
  zone: '+00',
  spatial: ["'SRID={srid};", "'"],
  vectors: 'text',
  overriding: 'OVERRIDING SYSTEM VALUE',
  emptyRow: 'DEFAULT VALUES',
};
