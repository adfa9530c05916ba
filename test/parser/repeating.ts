import { DdlError, type DialectName, dialectNames } from '../../src/index.ts';
import { readStatements } from '../../src/parser/parse.ts';
import { cut } from '../lexer/tokens.ts';
import { sampled } from '../support/sample.ts';
import { type Growth, tasksOf } from '../support/work.ts';
import { grammars } from './reading.ts';

/** Texts that a careless reader looks at again for each of their pieces. */
const REPEATED: readonly { readonly dialects: readonly DialectName[]; readonly piece: string }[] = [
  { dialects: dialectNames, piece: 'a ' },
  { dialects: dialectNames, piece: '(' },
  { dialects: dialectNames, piece: '/**/' },
  { dialects: dialectNames, piece: "'' " },
  { dialects: dialectNames, piece: "'a''" },
  { dialects: dialectNames, piece: '1.' },
  { dialects: dialectNames, piece: '1e' },
  { dialects: dialectNames, piece: '0x' },
  { dialects: dialectNames, piece: '-- \n' },
  { dialects: dialectNames, piece: '< ' },
  { dialects: ['mysql'], piece: '/*!' },
  { dialects: ['mysql'], piece: '/*!*/' },
  { dialects: ['mysql'], piece: '`a`' },
  { dialects: ['mysql'], piece: "'\\'" },
  { dialects: ['postgresql'], piece: '/*' },
  { dialects: ['postgresql'], piece: '"a"' },
  { dialects: ['postgresql'], piece: '$a ' },
  { dialects: ['postgresql'], piece: '$a$' },
  { dialects: ['postgresql'], piece: '\\\n ' },
  { dialects: ['postgresql'], piece: 'U&"" ' },
  { dialects: dialectNames, piece: 'insert values ' },
  { dialects: dialectNames, piece: 'insert into a values (1);' },
  { dialects: dialectNames, piece: ' \\g' },
  { dialects: ['mysql'], piece: 'use;' },
  { dialects: ['mysql'], piece: 'delimiter a\n' },
  { dialects: ['postgresql'], piece: 'copy a from stdin;\n\\.\n' },
  { dialects: ['postgresql'], piece: '\\copy a from stdin\n' },
];

/** Statements that a careless reader of a dump goes through the text for, each time. */
const STATEMENTS: readonly { readonly dialects: readonly DialectName[]; readonly piece: string }[] = [
  { dialects: dialectNames, piece: 'HANDLER a;' },
  { dialects: dialectNames, piece: 'HANDLER (;' },
  { dialects: dialectNames, piece: 'CREATE INDEX i ON t (a;' },
  { dialects: ['mysql'], piece: 'CREATE PROCEDURE p() BEGIN;' },
  { dialects: ['mysql'], piece: 'CREATE TRIGGER t BEFORE INSERT ON t FOR EACH ROW INSERT INTO a SET b = 1;' },
  { dialects: ['postgresql'], piece: "CREATE FUNCTION f() RETURNS trigger AS 'INSERT INTO a';" },
  { dialects: ['postgresql'], piece: 'CREATE RULE a (;' },
];

/** How often a piece is repeated in the shorter text. */
const PIECES = 20_000;
const STATEMENT_PIECES = 2000;

/** Of so many pieces, one is in a sample. */
const STEP = 3;

const reading: readonly Growth[] = sampled(STATEMENTS, STEP).flatMap(({ dialects, piece }) =>
  dialects.map((dialect) => ({
    name: `${dialect}: statements ${JSON.stringify(piece)}`,
    size: STATEMENT_PIECES,
    run: (count) => {
      readStatements(piece.repeat(count), grammars[dialect], 'skipped');
    },
  })),
);

const cutting: readonly Growth[] = sampled(REPEATED, STEP).flatMap(({ dialects, piece }) =>
  dialects.map((dialect) => ({
    name: `${dialect}: ${JSON.stringify(piece)}`,
    size: PIECES,
    run: (count) => {
      try {
        cut(dialect, piece.repeat(count));
      } catch (error) {
        if (!(error instanceof DdlError)) throw error;
      }
    },
  })),
);

export const growths: readonly Growth[] = [...cutting, ...reading];

export const tasks = tasksOf(growths);
