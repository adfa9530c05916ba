import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, dialectNames } from '../../src/index.ts';
import { growthOf, workOf } from '../support/work.ts';
import { growths } from './growing.ts';
import { listed } from './listed.ts';

const work = workOf(new URL('./growing.js', import.meta.url));

for (const { name, slack } of growths) {
  test(`${name} are planned in linear time`, () => {
    const growth = growthOf(work, name);
    assert.ok(growth < slack, `${growth} times the work of linear growth`);
  });
}

for (const dialect of dialectNames) {
  test(`${dialect}: a list may be longer than the stack`, () => {
    const table = compile(`CREATE TABLE t (a int NOT NULL CHECK (a IN (${listed(150_000, String)})))`, { dialect });
    assert.match(table.text({ rows: 1 }), /\(\d+\);/);
  });
}

test.run();
