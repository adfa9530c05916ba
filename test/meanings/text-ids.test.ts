import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* What ids of texts look like, by the width of their columns. */

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Columns, and what their values look like. */
const CASES: readonly (readonly [column: string, values: RegExp])[] = [
  ['id text PRIMARY KEY', UUID],
  ['"organizationId" text NOT NULL', UUID],
  ['user_id varchar NOT NULL', UUID],
  ['id varchar(36) PRIMARY KEY', UUID],
  ['id varchar(12) PRIMARY KEY', /^[A-Z]{2}\d{8}$/],
  ['transaction_id text NOT NULL', /^(?!.*-.*-.*-.*-)/],
];

for (const [column, values] of CASES) {
  test(column, () => {
    const table = compile(`CREATE TABLE t (${column})`, { dialect: 'postgresql' });
    for (const row of table.rows({ rows: 20 })) assert.match(String(Object.values(row)[0]), values);
  });
}

test.run();
