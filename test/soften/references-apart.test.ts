import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialects } from '../../grammar/index.ts';
import { compileSchema } from '../../src/index.ts';
import { readOutput } from '../readback/output.ts';

/* References of a row to two things of one kind: to different ones where their names say so. */

/** Rows of the table of messages beside so many people. */
function messages(elements: string, people = 6): readonly (readonly (string | null)[])[] {
  const ddl = `CREATE TABLE people (id int PRIMARY KEY, code uuid NOT NULL UNIQUE);
    CREATE TABLE messages (id int PRIMARY KEY, ${elements})`;
  const schema = compileSchema(ddl, { dialect: 'postgresql', tables: { people: { rows: people } } });
  const text = Buffer.concat([...schema.insert({ rows: 300, seed: 1 })].map((chunk) => chunk.slice()));
  const { statements } = readOutput(text.toString().replace(/^-- .*\n/gm, ''), dialects.postgresql);
  return statements
    .filter(({ columns }) => columns?.[1] !== 'code')
    .flatMap(({ rows }) => rows.map((row) => row.map((value) => (value.class === 'null' ? null : value.content))));
}

for (const elements of [
  'sender_id int NOT NULL REFERENCES people, recipient_id int NOT NULL REFERENCES people',
  'recipient_id int NOT NULL REFERENCES people, sender_id int NOT NULL REFERENCES people',
  'from_code uuid NOT NULL REFERENCES people (code), to_code uuid REFERENCES people (code)',
  'buyer_id int NOT NULL REFERENCES people, approved_by_id int REFERENCES people',
  'user_id int NOT NULL REFERENCES people, invited_by int REFERENCES people, UNIQUE (id, user_id)',
  'from_account_id int NOT NULL REFERENCES accounts, to_account_id int REFERENCES accounts',
  'to_account_id int NOT NULL, from_account_id int NOT NULL',
]) {
  test(`they differ: ${elements}`, () => {
    const rows = messages(elements);
    assert.is(rows.length, 300);
    assert.is(rows.filter(([, first, second]) => first === second).length, 0);
  });
}

test('they may be the same where no word says that they differ', () => {
  const rows = messages('author_id int NOT NULL REFERENCES people, editor_id int NOT NULL REFERENCES people');
  assert.ok(rows.some(([, first, second]) => first === second));
});

test('they are the same where there is but one thing', () => {
  for (const [, from, to] of messages(
    'sender_id int REFERENCES people, recipient_id int NOT NULL REFERENCES people',
    1,
  )) {
    assert.ok(to === '1' && (from === '1' || from === null));
  }
});

test('they differ in rows that are drawn once more for a check', () => {
  const check = 'CHECK (length(sent) % 2 = 0 OR length(read) % 3 = 0)';
  const rows = messages(
    `sender_id int NOT NULL REFERENCES people, recipient_id int NOT NULL REFERENCES people, sent text, read text, ${check}`,
  );
  assert.is(rows.filter(([, first, second]) => first === second).length, 0);
});

test.run();
