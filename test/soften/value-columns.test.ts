import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* Columns that the values of a list name. */

/** Of each value of a list, which of some columns its rows have: a digit for each, 2 where only some do. */
function seen(list: string, columns: readonly string[], elements: string): Readonly<Record<string, string>> {
  const rows = Array.from(
    compile(`CREATE TABLE things (id int PRIMARY KEY, ${elements})`, { dialect: 'postgresql' }).rows({
      rows: 300,
      seed: '4',
    }),
  );
  const groups = new Map<string, typeof rows>();
  for (const row of rows) {
    const value = String(row[list]);
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  const mark = (column: string, group: typeof rows) => {
    const lacking = group.filter((row) => row[column] === null).length;
    return lacking === 0 ? 1 : lacking === group.length ? 0 : 2;
  };
  return Object.fromEntries(
    Array.from(groups, ([value, group]) => [value, columns.map((column) => mark(column, group)).join('')]),
  );
}

const listOf = (name: string, values: string) =>
  `${name} text NOT NULL CHECK (${name} IN (${values
    .split(' ')
    .map((value) => `'${value}'`)
    .join(', ')}))`;

test('a value of a list names the columns that its rows have', () => {
  const cases: readonly [
    list: string,
    columns: string,
    elements: string,
    expected: Readonly<Record<string, string>>,
  ][] = [
    [
      'content_type',
      'video_url article_body quiz_id',
      `${listOf('content_type', 'video article quiz other')}, video_url text, article_body text, quiz_id int`,
      { video: '100', article: '010', quiz: '001', other: '000' },
    ],
    [
      'data_type',
      'value_text value_number value_date',
      `${listOf('data_type', 'text number date')}, value_text text, value_number int, value_date date`,
      { text: '100', number: '010', date: '001' },
    ],
    [
      'answer_type',
      'answer_text comment_id',
      `${listOf('answer_type', 'text comment')}, answer_text text, comment_id int`,
      { text: '10', comment: '01' },
    ],
    // Where no column has the word itself, a wider one counts.
    [
      'message_type',
      'body image_url file_url',
      `${listOf('message_type', 'text image file audio')}, body text, image_url text, file_url text`,
      { text: '100', image: '011', file: '001', audio: '001' },
    ],
    // What comes of an order has the order, too.
    [
      'type',
      'order_id',
      `${listOf('type', 'order refund withdrawal')}, order_id int`,
      { order: '1', refund: '1', withdrawal: '0' },
    ],
    [
      'method',
      'iban bank_name',
      `${listOf('method', 'card bank_transfer')}, iban text, bank_name text`,
      { card: '00', bank_transfer: '11' },
    ],
  ];
  for (const [list, columns, elements, expected] of cases) {
    assert.equal(seen(list, columns.split(' '), elements), expected, list);
  }
});

test('what somebody prefers, is, or has in any case, no value of a list keeps from others', () => {
  const lists = ['preferred_method', 'role', 'order_type'];
  for (const list of lists) {
    const elements = `${listOf(list, 'email phone manager')}, email text, phone text, manager_id int`;
    const columns = list === 'order_type' ? ['email', 'phone'] : ['email', 'phone', 'manager_id'];
    for (const marks of Object.values(seen(list, columns, elements))) assert.not.match(marks, '0');
  }
});

test.run();
