import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cutSteps } from '../../src/cli/cuts.ts';
import type { Piece, SchemaScript } from '../../src/index.ts';

type Pieces = readonly (string | number)[];

/** A step in short: texts and numbers of rows, which cannot be cut, or not from the step behind it. */
type ShortStep = Pieces | { readonly whole: Pieces } | { readonly bound: Pieces };

/** A script in short, with so many rows in a batch. */
function scriptOf(batchRows: number, ...steps: readonly ShortStep[]): SchemaScript {
  const pieceOf = (piece: string | number): Piece =>
    typeof piece === 'string'
      ? piece
      : {
          table: ['t'],
          rows: piece,
          isCompletion: false,
          isNeeded: false,
          isOneStatement: false,
          batchRows,
          insert() {
            throw new Error('No rows are made.');
          },
        };
  return {
    steps: steps.map((step) => {
      const isWhole = 'whole' in step;
      const isBound = 'bound' in step;
      const pieces = isWhole ? step.whole : isBound ? step.bound : step;
      return {
        tables: [['t']],
        pieces: pieces.map(pieceOf),
        isWhole,
        isBound,
        ending: 'sql',
        read: null,
      };
    }),
    tables: [],
    hasStatements: true,
    passedOver: [],
    warnings: [],
  };
}

/** What each shard has: texts, and rows as `step.piece:from-to`. */
function shardsOf(script: SchemaScript, of: number): readonly string[] {
  return Array.from({ length: of }, (_, index) =>
    cutSteps(script, { number: index + 1, of })
      .flatMap(({ number, pieces }) =>
        pieces.map((piece) =>
          typeof piece === 'string' ? piece : `${number}.${piece.place}:${piece.rows.from}-${piece.rows.to}`,
        ),
      )
      .join(' '),
  );
}

const TWO = [['none'], ['a', 100], ['b', 100], ['end']] as const;

for (const [name, steps, batchRows, of, expected] of [
  ['one shard has all', TWO, 10, 1, ['none a 1.1:0-100 b 2.1:0-100 end']],
  ['shards have whole batches', TWO, 30, 2, ['none a 1.1:0-100 b 2.1:0-30', '2.1:30-100 end']],
  [
    'a bound within a batch is moved behind it',
    TWO,
    30,
    3,
    ['none a 1.1:0-90', '1.1:90-100 b 2.1:0-60', '2.1:60-100 end'],
  ],
  ['of few batches, rows are cut', [[10]], 500, 3, ['0.0:0-4', '0.0:4-7', '0.0:7-10']],
  ['shards may be empty', [['a', 1]], 5, 3, ['a 0.1:0-1', '', '']],
  ['texts without rows are in the last', [['a'], ['b']], 5, 2, ['', 'a b']],
  [
    'what cannot be cut is in the shard of its start',
    [['a', 20], { whole: ['begin', 40, 'm', 40, 'end'] }, ['b', 20], ['c']],
    10,
    3,
    ['a 0.1:0-20 begin 1.1:0-40 m 1.3:0-40 end', '', 'b 2.1:0-20 c'],
  ],
  [
    'steps that belong together are in one shard',
    [[20], { bound: [40] }, { bound: ['m'] }, [40], [20], ['c']],
    1,
    3,
    ['0.0:0-20 1.0:0-40 m 3.0:0-40', '', '4.0:0-20 c'],
  ],
] as const) {
  test(name, () => assert.equal(shardsOf(scriptOf(batchRows, ...steps), of), [...expected]));
}

test('the shards of one table are those of its rows', () => {
  for (const of of [1, 2, 7, 40, 400]) {
    const cuts = Array.from({ length: of }, (_, index) => cutSteps(scriptOf(25, [1003]), { number: index + 1, of }));
    const parts = cuts.flatMap((steps) => steps.flatMap(({ pieces }) => pieces));
    let end = 0;
    for (const part of parts) {
      if (typeof part === 'string') assert.unreachable('There is no text.');
      else {
        assert.is(part.rows.from, end);
        end = part.rows.to;
      }
    }
    assert.is(end, 1003);
  }
});

test.run();
