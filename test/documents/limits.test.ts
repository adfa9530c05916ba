import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROW_BYTES } from '../../src/emit/memory.ts';
import { DEFAULT_LIMITS, DEFAULT_RATE } from '../../src/http/limits.ts';
import {
  MAX_CHECKS,
  MAX_COLUMNS,
  MAX_DISTINCT_VALUES,
  MAX_KEY_COLUMNS,
  MAX_KEYS,
  MAX_NESTING,
  MAX_ROWS,
  MOST_PATIENCE,
  REDRAW_ATTEMPTS,
  STATEMENT_BYTES,
} from '../../src/limits.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const [, SECTION = ''] = /## Limits\n(.*?)\n## /s.exec(README) ?? [];
const MIB = 1024 * 1024;

/** The rows of the table that name a number of the code, in its order. */
const LIMITS: readonly (readonly [name: string, ...numbers: number[]])[] = [
  ['rows of a table', MAX_ROWS],
  ['one INSERT statement', STATEMENT_BYTES / MIB],
  ['one row', ROW_BYTES / MIB],
  ['columns of a table; of a key', MAX_COLUMNS, MAX_KEY_COLUMNS],
  ['keys of a table; CHECKs', MAX_KEYS, MAX_CHECKS],
  ['levels of nesting of an expression', MAX_NESTING],
  ['draws of a row until its CHECKs pass', REDRAW_ATTEMPTS, REDRAW_ATTEMPTS * MOST_PATIENCE],
  ['different values that `distinct` asks for', MAX_DISTINCT_VALUES],
  ['rows of all tables in an answer of the service', DEFAULT_LIMITS.rows],
  ['requests of a client to the service', DEFAULT_RATE.burst, DEFAULT_RATE.windowSeconds / DEFAULT_RATE.burst],
];

for (const [name, ...numbers] of LIMITS) {
  test(`the README says the limit that holds: ${name}`, () => {
    const row = SECTION.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
    const [, , value = ''] = row.split('|');
    const said = (value.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
    assert.equal(said, numbers);
  });
}

test.run();
