import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { workOf } from '../support/work.ts';
import { nested, textOf } from './nested-types.ts';

/** Blocks of code that a nest may run through: some tenths of a second. What makes the values of each part of it never ends. */
const MOST_BLOCKS = 20_000_000;

const work = workOf(new URL('./nested-types.js', import.meta.url));

for (const { name, ddl, output } of nested) {
  test(name, () => {
    assert.match(textOf(ddl), output);
    const blocks = work.get(name) ?? Number.NaN;
    assert.ok(blocks < MOST_BLOCKS, `${blocks} blocks`);
  });
}

test('a check of a domain inside of an array that is no fact is warned of', () => {
  const warnings = (check: string) =>
    compile(`CREATE DOMAIN d AS int CHECK (${check}); CREATE TABLE t (a d[] NOT NULL)`, {
      dialect: 'postgresql',
    }).warnings.map(({ code }) => code);
  assert.equal(warnings('VALUE % 2 = other(VALUE)'), ['check_not_honoured']);
  assert.equal(warnings('VALUE IS NULL OR VALUE > 5'), []);
  assert.equal(warnings('VALUE > 5 AND VALUE < 3'), []);
});

test.run();
