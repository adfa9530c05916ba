import type { Lexis } from '../lexis.ts';

/** PostgreSQL manual 4.1, with standard_conforming_strings on. */
export const lexis: Lexis = {
  whiteSpace: ' \t\n\r\v\f',
  nameStart: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_',
  namePart: '$',
  digitsStartNames: false,
  nameQuotes: '"',
  stringQuotes: "'",
  stringPrefixes: { e: 'escape', n: 'doubling', b: 'bits', x: 'hexadecimal', 'u&': 'unicode' },
  plainStrings: 'doubling',
  barredFromStrings: '\0',
  dollarQuote: '$',
  lineComments: [{ open: '--', spaced: false }],
  // PostgreSQL manual, psql, "Meta-Commands".
  clientCommands: {
    open: '\\',
    sends: /(?:g|gx|gset|gexec|gdesc|watch|crosstabview)\b/y,
    sendsData: /^\\copy\b.*\bfrom\s+p?stdin\b/i,
    words: new Set(),
    delimiter: '',
  },
  inlineData: { statement: 'copy', source: /\bfrom\s+stdin\b/i, end: /^\\\.[ \t]*\r?$/gm },
  rowData: { statements: ['insert'], opens: 'values', unless: 'select' },
  lineEnds: '\n\r',
  blockCommentsNest: true,
  executableComments: [],
  marks: ['::', ':=', '..'],
  operatorCharacters: '+-*/<>=~!@#%^&|`?',
  radixPrefixes: { '0x': '0123456789abcdef', '0o': '01234567', '0b': '01' },
  digitSeparator: '_',
  nameFolding: 'lower',
  nameBytes: 63,
  nameLimits: { characters: Number.POSITIVE_INFINITY, end: '' },
  modes: null,
};
