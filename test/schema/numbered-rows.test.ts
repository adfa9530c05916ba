import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsByTable } from './schema-rows.ts';

const ORDERS = 'CREATE TABLE orders (id integer PRIMARY KEY, created_at timestamp NOT NULL);';

/** A table of lines, the column that numbers them, and those that say of what. */
const CASES: readonly (readonly [ddl: string, numbering: string, of: readonly string[], rows?: number])[] = [
  [
    `${ORDERS} CREATE TABLE lines (order_id integer NOT NULL REFERENCES orders (id), line_number integer NOT NULL,
      quantity integer NOT NULL, PRIMARY KEY (order_id, line_number));`,
    'line_number',
    ['order_id'],
  ],
  [
    `${ORDERS} CREATE TABLE lines (id uuid PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id),
      position smallint NOT NULL, UNIQUE (order_id, position));`,
    'position',
    ['order_id'],
    900,
  ],
  [
    `CREATE TABLE lines (tenant_id integer NOT NULL, document_id integer NOT NULL, line_no integer NOT NULL,
      PRIMARY KEY (tenant_id, document_id, line_no));`,
    'line_no',
    ['tenant_id', 'document_id'],
  ],
  // What has no meaning but a number counts from one on for each of what it refers to.
  [
    `${ORDERS} CREATE TABLE lines (id uuid PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id),
      box_number smallint NOT NULL, UNIQUE (order_id, box_number));`,
    'box_number',
    ['order_id'],
  ],
];

for (const [ddl, numbering, of, rows = 300] of CASES) {
  test(`${numbering} numbers ${rows} rows of ${of.join(', ')} from 1 on`, () => {
    const lines = rowsByTable(ddl, { rows: 300, rowsOf: { lines: rows } }).get('lines') ?? [];
    assert.is(lines.length, rows);
    const groups = new Map<string, number[]>();
    for (const line of lines) {
      const group = of.map((column) => line.get(column)).join(' ');
      groups.set(group, [...(groups.get(group) ?? []), Number(line.get(numbering))]);
    }
    const complete = [...groups.values()].filter((numbers) => numbers.every((number, i) => number === i + 1));
    assert.is(complete.length, groups.size);
    assert.ok(new Set([...groups.values()].map(({ length }) => length)).size > 2);
  });
}

test('a bare number may be drawn', () => {
  const ddl = 'CREATE TABLE lottery (draw_id integer, number integer, PRIMARY KEY (draw_id, number));';
  const rows = rowsByTable(ddl, { rows: 100 }).get('lottery') ?? [];
  assert.ok(new Set(rows.map((row) => row.get('number'))).size > 80);
});

test('where the numbers of orders are texts of their key, few of them come', () => {
  const ddl = `${ORDERS} CREATE TABLE lines (line_number integer NOT NULL, order_number varchar(20) NOT NULL,
    PRIMARY KEY (line_number, order_number));`;
  const lines = rowsByTable(ddl, { rows: 300 }).get('lines') ?? [];
  assert.is(new Set(lines.map((line) => `${line.get('line_number')} ${line.get('order_number')}`)).size, 300);
  assert.ok(lines.every((line) => Number(line.get('line_number')) <= 20));
});

test('what refers to a line finds it', () => {
  const ddl = `${CASES[0]?.[0]} CREATE TABLE returns (id integer PRIMARY KEY, order_id integer NOT NULL, line_number integer NOT NULL,
    FOREIGN KEY (order_id, line_number) REFERENCES lines (order_id, line_number));`;
  const tables = rowsByTable(ddl, { rows: 200 });
  const keyOf = (row: ReadonlyMap<string, string | null>) => `${row.get('order_id')} ${row.get('line_number')}`;
  const lines = new Set((tables.get('lines') ?? []).map(keyOf));
  const returned = (tables.get('returns') ?? []).map(keyOf);
  assert.is(returned.length, 200);
  assert.equal(
    returned.filter((key) => !lines.has(key)),
    [],
  );
});

test.run();
