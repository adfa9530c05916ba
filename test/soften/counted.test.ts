import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

type Row = Readonly<Record<string, unknown>>;

function rowsOf(columns: string): readonly Row[] {
  return [
    ...compile(`CREATE TABLE members (${columns})`, { dialect: 'postgresql' }).rows<Row>({ rows: 800, seed: '5' }),
  ];
}

/** A count, what there is only of things that were counted, and whether it follows the count. */
const CASES: readonly (readonly [count: string, column: string, follows: boolean])[] = [
  ['login_count int NOT NULL', 'last_login_at timestamp', true],
  ['number_of_logins int NOT NULL', 'last_login timestamptz', true],
  ['login_count int NOT NULL', 'last_login_ip inet', true],
  ['sign_in_count int NOT NULL', 'current_sign_in_ip inet', true],
  ['member_review_count int NOT NULL DEFAULT 0', 'average_rating numeric(3,2)', true],
  ['rating_count int NOT NULL DEFAULT 0', 'rating numeric(2,1)', true],
  ['order_count int NOT NULL DEFAULT 0', 'last_ordered_on date', true],
  ['edit_count int NOT NULL DEFAULT 0', 'edited_by int', true],
  ['edit_count int NOT NULL DEFAULT 0', 'modified_at timestamp', true],
  ['revision_count smallint NOT NULL DEFAULT 0', 'revised_at timestamp', true],
  ['login_count int NOT NULL CHECK (login_count > 0)', 'last_login_at timestamp', false],
  ['failed_login_count int NOT NULL', 'last_login_at timestamp', false],
  ['review_count int NOT NULL', 'last_login_at timestamp', false],
];

for (const [count, column, follows] of CASES) {
  test(`${column} beside ${count}`, () => {
    const [counted = '', name = ''] = [count, column].map((one) => one.split(' ')[0]);
    const rows = rowsOf(`created_at timestamp NOT NULL, ${column}, ${count}`);
    const isAlike = rows.every((row) => (row[name] === null) === (Number(row[counted]) === 0));
    assert.is(isAlike, follows);
    if (follows) assert.ok(rows.some((row) => row[name] === null) && rows.some((row) => row[name] !== null));
  });
}

test('who has done it last is NULL where its moment is', () => {
  const rows = rowsOf(
    'edit_count smallint NOT NULL DEFAULT 0, edited_by int, edited_at timestamp, created_at timestamp',
  );
  for (const row of rows) {
    assert.is(row['edited_at'] === null, row['edit_count'] === 0);
    assert.is(row['edited_by'] === null, row['edit_count'] === 0);
  }
});

test('a count that may be NULL says nothing where it is', () => {
  const counted = rowsOf('print_count int, last_printed_at timestamp').filter((row) => row['print_count'] !== null);
  assert.ok(counted.every((row) => (row['last_printed_at'] === null) === (row['print_count'] === 0)));
});

test('what may not be NULL stays', () => {
  for (const row of rowsOf('login_count int NOT NULL, last_login_at timestamp NOT NULL')) {
    assert.is.not(row['last_login_at'], null);
  }
});

test.run();
