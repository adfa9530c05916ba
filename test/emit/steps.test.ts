import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type Insertion } from '../../src/index.ts';
import { resultOf } from '../../src/steps.ts';

const TYPES = [
  'int',
  'varchar(9) NOT NULL',
  'date',
  'decimal(10, 2)',
  "enum('a', 'b')",
  'char(36)',
  'datetime NOT NULL',
];

/** A table of so many columns, of which some are checked together. */
function wideTable(count: number): string {
  const columns = Array.from({ length: count }, (_, i) => `c${i} ${TYPES[i % TYPES.length]}`);
  return `CREATE TABLE t (${columns.join(', ')}, UNIQUE (c0, c2), CHECK (c7 < 5 OR c14 > 7))`;
}

function textOf(insertion: Insertion): string {
  const decoder = new TextDecoder();
  return Array.from(insertion, (chunk) => decoder.decode(chunk, { stream: true })).join('');
}

test('an output that is made ready in steps has the same bytes', () => {
  const table = compile(wideTable(600), { dialect: 'mysql' });
  const options = { rows: 30, seed: 4 };
  assert.is(
    textOf(resultOf(table.insertInSteps(options))),
    compile(wideTable(600), { dialect: 'mysql' }).text(options),
  );
});

test('the steps of a wide table are many, so that none of them is long', () => {
  const steps = compile(wideTable(3000), { dialect: 'mysql' }).insertInSteps();
  let count = 1;
  while (steps.next().done !== true) count++;
  // A step of 256 columns for each of: draws, pieces, what joins and lays them, and their verification.
  assert.ok(count > (4 * 3000) / 256, String(count));
});

test('wrong options are refused with the first step', () => {
  const steps = compile('CREATE TABLE t (a INT)', { dialect: 'mysql' }).insertInSteps({ rows: 0 });
  assert.throws(() => steps.next(), RangeError);
});

test.run();
