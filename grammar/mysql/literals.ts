import type { Literals } from '../dialect.ts';

/** How MySQL and MariaDB read values, whatever sql_mode and the connection's character set are. */
export const literals: Literals = {
  nameQuote: '`',
  // Second bytes of GBK, Big5, Shift-JIS and GB 18030 begin at 0x30 and 0x40: a backtick is one, a double quote none. Names
  // without quotes: MySQL manual 11.2.
  swallowedQuotes: {
    behind: /[^\p{ASCII}](?:`|$)/u,
    bare: /^[A-Za-z_\u0080-\uffff][0-9A-Za-z_\u0080-\uffff]*$/,
    quote: '"',
    preamble: "SET sql_mode = CONCAT(@@sql_mode, ',ANSI_QUOTES');",
  },
  awkwardStrings: 'hexadecimal',
  encodingPreamble: 'SET NAMES utf8mb4;',
  boolean: ['0', '1'],
  bytes: ["x'", "'"],
  bits: ["b'", "'"],
  zone: '',
  spatial: ["ST_GeomFromText('", "', {srid})"],
  vectors: 'bytes',
  overriding: null,
  emptyRow: null,
};
