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
  test(`${dialect}: a pattern that many columns share is looked through once`, () => {
    const one = work.get(`${dialect}: one pattern`) ?? Number.NaN;
    const many = work.get(`${dialect}: many patterns`) ?? Number.NaN;
    assert.ok(one < many / 2, `${one} blocks for one pattern, ${many} for many`);
  });

  test(`${dialect}: a pattern with more states than are looked at is left to luck`, () => {
    const operator = dialect === 'mysql' ? 'REGEXP' : '~';
    for (const check of [`a ${operator} '${'ab*'.repeat(6000)}'`, `a LIKE '${'%a'.repeat(5000)}'`]) {
      const table = compile(`CREATE TABLE t (a text, CHECK (${check}))`, { dialect });
      assert.match(table.text({ rows: 1 }), /^INSERT INTO/);
    }
  });

  test(`${dialect}: a list may be longer than the stack`, () => {
    const table = compile(`CREATE TABLE t (a int NOT NULL CHECK (a IN (${listed(150_000, String)})))`, { dialect });
    assert.match(table.text({ rows: 1 }), /\(\d+\);/);
  });
}

test.run();
