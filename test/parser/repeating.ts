import { DdlError, type DialectName, dialectNames } from '../../src/index.ts';
import { cut } from '../lexer/tokens.ts';
import { sampled } from '../support/sample.ts';
import { type Growth, tasksOf } from '../support/work.ts';

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
];

/** How often a piece is repeated in the shorter text. */
const PIECES = 20_000;

/** Of so many pieces, one is in a sample. */
const STEP = 3;

export const growths: readonly Growth[] = sampled(REPEATED, STEP).flatMap(({ dialects, piece }) =>
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

export const tasks = tasksOf(growths);
