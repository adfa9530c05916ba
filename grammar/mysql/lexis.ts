import type { Lexis, ReadingChange } from '../lexis.ts';
import { wordSet } from '../words.ts';

/** MySQL 9 manual 7.1.11, "Server SQL Modes", those that change what a word or a mark means. */
const ansiQuotes: ReadingChange = { nameQuotes: '"' };
const pipesAsConcat: ReadingChange = { respelled: { '||': 'concat ||' } };
const realAsFloat: ReadingChange = { respelled: { real: 'float' } };
const ansi: ReadingChange = { ...ansiQuotes, respelled: { ...pipesAsConcat.respelled, ...realAsFloat.respelled } };
/** MariaDB's modes for other systems' dialects, which old versions of MySQL have, too. */
const otherSystem: ReadingChange = { ...ansiQuotes, ...pipesAsConcat };

/**
 * MySQL manual 11.1, 11.2 and 11.7 with the default sql_mode, and MariaDB's "Comment Syntax": MySQL 9 runs comments of
 * versions up to its own; MariaDB runs those below 50700 (what MySQL 5.6 knew) and those that name a MariaDB version.
 */
export const lexis: Lexis = {
  whiteSpace: ' \t\n\r\v\f',
  nameStart: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$',
  namePart: '',
  digitsStartNames: true,
  nameQuotes: '`',
  stringQuotes: '\'"',
  stringPrefixes: { n: 'backslash', b: 'bits', x: 'hexadecimal' },
  plainStrings: 'backslash',
  barredFromStrings: '',
  dollarQuote: '',
  lineComments: [
    { open: '--', spaced: true },
    { open: '#', spaced: false },
  ],
  clientCommands: {
    open: '\\',
    sends: /[gG]/y,
    sendsData: null,
    // MySQL manual 6.5.1.2, those that take the rest of their line; USE needs no semicolon there.
    words: wordSet('delimiter source use charset system tee notee warnings nowarning'),
    delimiter: 'delimiter',
  },
  inlineData: null,
  rowData: { statements: ['insert', 'replace'], opens: 'values', unless: 'select' },
  lineEnds: '\n',
  blockCommentsNest: false,
  executableComments: [
    {
      open: '/*M!',
      runs: [{ server: 'mariadb', versions: [[0, 101199]] }],
    },
    {
      open: '/*!',
      runs: [
        { server: 'mysql', versions: [[0, 90999]] },
        {
          server: 'mariadb',
          versions: [
            [0, 50699],
            [100000, 101199],
          ],
        },
      ],
    },
  ],
  marks: ['<=>', '->>', '->', '<<', '>>', '<=', '>=', '<>', '!=', '||', '&&', ':='],
  operatorCharacters: '',
  radixPrefixes: { '0x': '0123456789abcdef', '0b': '01' },
  digitSeparator: '',
  nameFolding: 'none',
  nameBytes: null,
  nameLimits: { characters: 64, end: ' ' },
  modes: {
    statement: 'set',
    // Not for all sessions to come, and not where it is only read.
    assignment: /(?<!(?:global|persist|persist_only)(?:\s+|\.))\bsql_mode\s*:?=/i,
    changes: {
      ansi,
      ansi_quotes: ansiQuotes,
      pipes_as_concat: pipesAsConcat,
      real_as_float: realAsFloat,
      db2: otherSystem,
      maxdb: otherSystem,
      mssql: otherSystem,
      oracle: otherSystem,
      postgresql: otherSystem,
    },
  },
};
