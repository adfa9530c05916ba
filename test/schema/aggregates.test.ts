import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, explain } from '../../src/index.ts';
import type { Written } from '../plan/parsed-rows.ts';
import { type RowsOfTable, rowsBy, rowsByTable, textOf } from './schema-rows.ts';

const ORDERS = `CREATE TABLE orders (id integer PRIMARY KEY, item_count integer NOT NULL, subtotal numeric(12,2) NOT NULL,
  tax_amount numeric(12,2) NOT NULL, total numeric(12,2) NOT NULL);
`;
const LINES = `CREATE TABLE order_items (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id),
  quantity integer NOT NULL CHECK (quantity > 0), unit_price numeric(10,2) NOT NULL, line_total numeric(12,2) NOT NULL);
`;

type Row = ReadonlyMap<string, Written>;

const numberOf = (row: Row, column: string) => Number(row.get(column));
const sumOf = (rows: RowsOfTable, value: (row: Row) => number) => rows.reduce((sum, row) => sum + value(row), 0);
const count = (rows: RowsOfTable) => rows.length;

/** A column of a table, and what it is by the rows that refer to a row; `without`: where there are none, null: anything. */
interface Case {
  readonly title: string;
  readonly ddl: string;
  readonly child: string;
  readonly by: string;
  readonly parent: string;
  readonly column: string;
  readonly value: (rows: RowsOfTable) => number | string;
  readonly without: Written | 0;
  /** How far the two may lie from each other. */
  readonly within?: number;
}

/** When the last of some rows came to be. */
const latest = (rows: RowsOfTable): string =>
  rows
    .map((row) => row.get('created_at') ?? '')
    .sort()
    .at(-1) ?? '';

const COPIES = `CREATE TABLE books (id integer PRIMARY KEY, copies_total integer NOT NULL, copies_available integer NOT NULL);
  CREATE TABLE book_copies (id integer PRIMARY KEY, book_id integer NOT NULL REFERENCES books (id),
    status text NOT NULL CHECK (status IN ('available', 'on_loan', 'lost')));`;
const TASKS = `CREATE TABLE projects (id integer PRIMARY KEY, open_tasks_count integer NOT NULL);
  CREATE TABLE tasks (id integer PRIMARY KEY, project_id integer NOT NULL REFERENCES projects (id),
    status text NOT NULL CHECK (status IN ('open', 'in_progress', 'completed')));`;
const MEMBERS = `CREATE TABLE clubs (id integer PRIMARY KEY, active_member_count integer NOT NULL);
  CREATE TABLE members (id integer PRIMARY KEY, club_id integer NOT NULL REFERENCES clubs (id), is_active boolean NOT NULL);`;

const FOLLOWS = `CREATE TABLE profiles (id integer PRIMARY KEY, follower_count integer NOT NULL, following_count integer NOT NULL);
  CREATE TABLE follows (follower_id integer NOT NULL REFERENCES profiles (id), followee_id integer NOT NULL REFERENCES profiles (id),
    PRIMARY KEY (follower_id, followee_id));`;

const CASES: readonly Case[] = [
  {
    title: 'followers are counted by the one whom they follow',
    ddl: FOLLOWS,
    ...{ child: 'follows', by: 'followee_id', parent: 'profiles', column: 'follower_count', value: count, without: 0 },
  },
  {
    title: 'who is followed is counted by the follower',
    ddl: FOLLOWS,
    ...{ child: 'follows', by: 'follower_id', parent: 'profiles', column: 'following_count', value: count, without: 0 },
  },
  {
    title: 'messages are counted by who has got them',
    ddl: `CREATE TABLE users (id integer PRIMARY KEY, received_message_count integer NOT NULL);
      CREATE TABLE messages (id integer PRIMARY KEY, sender_id integer NOT NULL REFERENCES users (id),
        recipient_id integer NOT NULL REFERENCES users (id));`,
    ...{
      child: 'messages',
      by: 'recipient_id',
      parent: 'users',
      column: 'received_message_count',
      value: count,
      without: 0,
    },
  },
  {
    title: 'a total of things without a price is a number of them',
    ddl: COPIES,
    ...{ child: 'book_copies', by: 'book_id', parent: 'books', column: 'copies_total', value: count, without: 0 },
  },
  {
    title: 'of copies those count that are available',
    ddl: COPIES,
    ...{ child: 'book_copies', by: 'book_id', parent: 'books', column: 'copies_available', without: 0 },
    value: (rows) => count(rows.filter((row) => row.get('status') === 'available')),
  },
  {
    title: 'of tasks those count that are open, be they begun',
    ddl: TASKS,
    ...{ child: 'tasks', by: 'project_id', parent: 'projects', column: 'open_tasks_count', without: 0 },
    value: (rows) => count(rows.filter((row) => row.get('status') !== 'completed')),
  },
  {
    title: 'of members those count of whom a flag says so',
    ddl: MEMBERS,
    ...{ child: 'members', by: 'club_id', parent: 'clubs', column: 'active_member_count', without: 0 },
    value: (rows) => count(rows.filter((row) => row.get('is_active') === 'true')),
  },
  {
    title: 'a playlist lasts as long as the tracks that another table puts in it',
    ddl: `CREATE TABLE tracks (id integer PRIMARY KEY, duration_sec integer NOT NULL CHECK (duration_sec = 240));
      CREATE TABLE playlists (id integer PRIMARY KEY, total_duration_sec integer NOT NULL);
      CREATE TABLE playlist_tracks (playlist_id integer NOT NULL REFERENCES playlists (id), track_id integer NOT NULL REFERENCES tracks (id),
      added_at timestamp NOT NULL);`,
    child: 'playlist_tracks',
    by: 'playlist_id',
    parent: 'playlists',
    column: 'total_duration_sec',
    value: (rows) => 240 * rows.length,
    without: 0,
  },
  {
    title: 'the staff of a department is counted in one word',
    ddl: `CREATE TABLE departments (id integer PRIMARY KEY, headcount integer NOT NULL DEFAULT 0);
      CREATE TABLE employees (id integer PRIMARY KEY, department_id integer NOT NULL REFERENCES departments (id), hired_on date NOT NULL);`,
    child: 'employees',
    by: 'department_id',
    parent: 'departments',
    column: 'headcount',
    value: count,
    without: 0,
  },
  {
    title: 'an order costs what its lines cost together',
    ddl: `${ORDERS}${LINES}`,
    child: 'order_items',
    by: 'order_id',
    parent: 'orders',
    column: 'subtotal',
    value: (rows) => sumOf(rows, (row) => numberOf(row, 'line_total')),
    without: null,
  },
  {
    title: 'lines are counted',
    ddl: `${ORDERS}${LINES}`,
    child: 'order_items',
    by: 'order_id',
    parent: 'orders',
    column: 'item_count',
    value: count,
    without: 0,
  },
  {
    title: 'where the total of a line is computed by the database, it is a product',
    ddl: `${ORDERS}CREATE TABLE order_lines (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id), quantity integer NOT NULL,
      unit_price numeric(10,2) NOT NULL, line_total numeric(12,2) GENERATED ALWAYS AS (quantity * unit_price) STORED);`,
    child: 'order_lines',
    by: 'order_id',
    parent: 'orders',
    column: 'subtotal',
    value: (rows) => sumOf(rows, (row) => numberOf(row, 'quantity') * numberOf(row, 'unit_price')),
    without: null,
  },
  {
    title: 'fares and taxes of tickets that states decide on are added up',
    ddl: `CREATE TABLE bookings (id integer PRIMARY KEY, total_amount numeric(12,2) NOT NULL);
      CREATE TABLE tickets (id integer PRIMARY KEY, booking_id integer NOT NULL REFERENCES bookings (id), fare numeric(10,2) NOT NULL,
      cabin_class varchar(10) NOT NULL CHECK (cabin_class IN ('economy', 'business')), taxes numeric(10,2) NOT NULL);`,
    child: 'tickets',
    by: 'booking_id',
    parent: 'bookings',
    column: 'total_amount',
    value: (rows) => sumOf(rows, (row) => numberOf(row, 'fare') + numberOf(row, 'taxes')),
    without: null,
  },
  {
    title: 'what is called by the whole is a part of it at a price',
    ddl: `CREATE TABLE orders (id integer PRIMARY KEY, total_price numeric(12,2) NOT NULL);
      CREATE TABLE order_tests (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id), price numeric(10,2) NOT NULL);`,
    ...{ child: 'order_tests', by: 'order_id', parent: 'orders', column: 'total_price', without: null },
    value: (rows) => sumOf(rows, (row) => numberOf(row, 'price')),
  },
  {
    title: 'donations that have come in are what was raised',
    ddl: `CREATE TABLE campaigns (id integer PRIMARY KEY, raised_amount numeric(12,2) NOT NULL);
      CREATE TABLE donations (id integer PRIMARY KEY, campaign_id integer NOT NULL REFERENCES campaigns (id), amount numeric(10,2) NOT NULL,
      status text NOT NULL CHECK (status IN ('pending', 'completed', 'failed')));`,
    ...{ child: 'donations', by: 'campaign_id', parent: 'campaigns', column: 'raised_amount', without: '0.00' },
    value: (rows) => sumOf(rows, (row) => (row.get('status') === 'completed' ? numberOf(row, 'amount') : 0)),
  },
  {
    title: 'hours that were worked make hours in all',
    ddl: `CREATE TABLE volunteers (id integer PRIMARY KEY, hours_total numeric(9,2) NOT NULL);
      CREATE TABLE signups (id integer PRIMARY KEY, volunteer_id integer NOT NULL REFERENCES volunteers (id), hours_worked numeric(5,2) NOT NULL);`,
    ...{ child: 'signups', by: 'volunteer_id', parent: 'volunteers', column: 'hours_total', without: '0.00' },
    value: (rows) => sumOf(rows, (row) => numberOf(row, 'hours_worked')),
  },
  {
    title: 'tickets are sold to those who have booked some',
    ddl: `CREATE TABLE shows (id integer PRIMARY KEY, tickets_sold integer NOT NULL);
      CREATE TABLE bookings (id integer PRIMARY KEY, show_id integer NOT NULL REFERENCES shows (id), seat_count integer NOT NULL,
      status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'cancelled')));`,
    ...{ child: 'bookings', by: 'show_id', parent: 'shows', column: 'tickets_sold', without: 0 },
    value: (rows) => sumOf(rows, (row) => (row.get('status') === 'confirmed' ? numberOf(row, 'seat_count') : 0)),
  },
  {
    title: 'of some type as many are sold as tickets are valid',
    ddl: `CREATE TABLE ticket_types (id integer PRIMARY KEY, quantity_sold integer NOT NULL);
      CREATE TABLE tickets (id integer PRIMARY KEY, ticket_type_id integer NOT NULL REFERENCES ticket_types (id),
      status text NOT NULL CHECK (status IN ('valid', 'cancelled')));`,
    ...{ child: 'tickets', by: 'ticket_type_id', parent: 'ticket_types', column: 'quantity_sold', without: 0 },
    value: (rows) => rows.filter((row) => row.get('status') === 'valid').length,
  },
  {
    title: 'a rating is the mean of the reviews, and there is none without',
    ddl: `CREATE TABLE products (id integer PRIMARY KEY, avg_rating numeric(3,2));
      CREATE TABLE reviews (id integer PRIMARY KEY, product_id integer NOT NULL REFERENCES products (id),
      rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5));`,
    child: 'reviews',
    by: 'product_id',
    parent: 'products',
    column: 'avg_rating',
    value: (rows) => sumOf(rows, (row) => numberOf(row, 'rating')) / rows.length,
    without: null,
    within: 0.0051,
  },
  {
    title: 'the last post is the latest one',
    ddl: `CREATE TABLE topics (id integer PRIMARY KEY, created_at timestamp NOT NULL, last_post_at timestamp);
      CREATE TABLE posts (id integer PRIMARY KEY, topic_id integer NOT NULL REFERENCES topics (id), created_at timestamp NOT NULL);`,
    child: 'posts',
    by: 'topic_id',
    parent: 'topics',
    column: 'last_post_at',
    value: latest,
    without: null,
  },
  {
    title: 'what refers to nothing is not counted, nor what others wrote',
    ddl: `CREATE TABLE members (id integer PRIMARY KEY, post_count integer NOT NULL);
      CREATE TABLE posts (id integer PRIMARY KEY, approver_id integer NOT NULL REFERENCES members (id),
      author_id integer REFERENCES members (id));`,
    child: 'posts',
    by: 'author_id',
    parent: 'members',
    column: 'post_count',
    value: count,
    without: 0,
  },
  {
    title: 'a check comes first',
    ddl: `CREATE TABLE topics (id integer PRIMARY KEY, reply_count integer NOT NULL CHECK (reply_count <= 3));
      CREATE TABLE replies (id integer PRIMARY KEY, topic_id integer NOT NULL REFERENCES topics (id));`,
    child: 'replies',
    by: 'topic_id',
    parent: 'topics',
    column: 'reply_count',
    value: (rows) => Math.min(3, rows.length),
    without: 0,
  },
  {
    title: 'the last order is the latest one, also where both tables say when rows came to be',
    ddl: `CREATE TABLE customers (id integer PRIMARY KEY, created_at timestamp NOT NULL, last_order_date date);
      CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers (id), created_at timestamp NOT NULL);`,
    child: 'orders',
    by: 'customer_id',
    parent: 'customers',
    column: 'last_order_date',
    value: (rows) => latest(rows).slice(0, 10),
    without: null,
  },
  {
    title: 'sums of numbers without a scale keep their cents, though a price or a tax is unknown',
    ddl: `CREATE TABLE orders (id integer PRIMARY KEY, items_total numeric NOT NULL);
      CREATE TABLE order_items (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id), quantity integer NOT NULL,
      unit_cost numeric(10,2) NOT NULL, unit_price numeric(10,2) NOT NULL);`,
    child: 'order_items',
    by: 'order_id',
    parent: 'orders',
    column: 'items_total',
    value: (rows) => sumOf(rows, (row) => numberOf(row, 'quantity') * numberOf(row, 'unit_price')),
    without: null,
  },
  ...['reply_count', 'post_count'].map((column) => ({
    title: `two columns may count the same: ${column}`,
    ddl: `CREATE TABLE topics (id integer PRIMARY KEY, reply_count smallint NOT NULL CHECK (reply_count <= 3), post_count integer NOT NULL);
      CREATE TABLE replies (id integer PRIMARY KEY, topic_id integer NOT NULL REFERENCES topics (id));`,
    child: 'replies',
    by: 'topic_id',
    parent: 'topics',
    column,
    value: (rows: RowsOfTable) => Math.min(column === 'reply_count' ? 3 : rows.length, rows.length),
    without: 0 as const,
  })),
  {
    title: 'of two tables the one is counted that has the name',
    ddl: `CREATE TABLE runs (id integer PRIMARY KEY, job_count integer NOT NULL);
      CREATE TABLE dead_jobs (id integer PRIMARY KEY, run_id integer NOT NULL REFERENCES runs (id));
      CREATE TABLE run_jobs (id integer PRIMARY KEY, run_id integer NOT NULL REFERENCES runs (id));`,
    child: 'run_jobs',
    by: 'run_id',
    parent: 'runs',
    column: 'job_count',
    value: count,
    without: 0,
  },
];

for (const { title, ddl, child, by, parent, column, value, without, within = 0.001 } of CASES) {
  test(title, () => {
    for (const rowsOf of [{ [parent]: 200 }, { [parent]: 200, [child]: 900 }, { [child]: '2x' as const }]) {
      const tables = rowsByTable(ddl, { rows: 200, rowsOf });
      const byParent = grouped(tables.get(child) ?? [], by);
      assert.ok(byParent.size > 20);
      for (const [id, row] of rowsBy(tables.get(parent) ?? [], 'id')) {
        const children = byParent.get(id) ?? [];
        const written = row.get(column) ?? null;
        if (children.length === 0) {
          if (without === 0) assert.is(written, '0');
          continue;
        }
        const expected = value(children);
        if (typeof expected === 'string') assert.is(written, expected);
        else
          assert.ok(Math.abs(Number(written) - expected) < within, `${column} of ${id}: ${written}, not ${expected}`);
      }
    }
  });
}

function grouped(rows: RowsOfTable, by: string): ReadonlyMap<string, RowsOfTable> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.get(by) ?? '', [...(groups.get(row.get(by) ?? '') ?? []), row]);
  return groups;
}

test('a column that others refer to is left alone', () => {
  const ddl = `CREATE TABLE orders (id integer PRIMARY KEY, item_count integer NOT NULL, UNIQUE (id, item_count));
    CREATE TABLE order_items (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders);
    CREATE TABLE shipments (id integer PRIMARY KEY, order_item_id integer NOT NULL REFERENCES order_items, order_id integer NOT NULL,
    item_count integer NOT NULL, FOREIGN KEY (order_id, item_count) REFERENCES orders (id, item_count));`;
  const tables = rowsByTable(ddl, { rows: 20, rowsOf: { order_items: 80 } });
  const orders = rowsBy(tables.get('orders') ?? [], 'id');
  for (const row of tables.get('shipments') ?? []) {
    assert.is(row.get('item_count'), orders.get(row.get('order_id') ?? '')?.get('item_count'));
  }
});

test('where nothing is known, nothing is NULL for that', () => {
  const ddl = `CREATE TABLE products (id integer PRIMARY KEY, avg_rating numeric(3,2));
    CREATE TABLE reviews (id integer PRIMARY KEY, product_id integer NOT NULL REFERENCES products (id), rating smallint NOT NULL);`;
  const [products = []] = [
    rowsByTable(ddl, { rows: 50, rowsOf: { reviews: 300_000 }, tables: ['products'] }).get('products'),
  ];
  assert.ok(products.length === 50 && products.every((row) => row.get('avg_rating') !== null));
});

test('a table that is written alone has what it has among the others', () => {
  const schema = compileSchema(`${ORDERS}${LINES}`, { dialect: 'postgresql' });
  const whole = textOf(schema, { rows: 300, seed: 3 });
  const alone = textOf(schema, { rows: 300, seed: 3, tables: ['orders'] });
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('('));
  assert.ok(rowsOf(alone).length === 300);
  assert.equal(rowsOf(alone), rowsOf(whole).slice(0, 300));
});

test('a payment pays the total that the lines have come to', () => {
  const ddl = `${ORDERS}CREATE TABLE payments (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id),
    amount numeric(12,2) NOT NULL);${LINES}`;
  const tables = rowsByTable(ddl, { rows: 300 });
  const orders = rowsBy(tables.get('orders') ?? [], 'id');
  for (const row of tables.get('payments') ?? []) {
    assert.is(row.get('amount'), orders.get(row.get('order_id') ?? '')?.get('total'));
  }
});

test('what would decide on itself is left alone', () => {
  const ddl = `CREATE TABLE orders (id integer PRIMARY KEY, total numeric(12,2) NOT NULL);
    CREATE TABLE order_lines (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id), order_total numeric(12,2) NOT NULL);`;
  const tables = rowsByTable(ddl, { rows: 300 });
  const orders = rowsBy(tables.get('orders') ?? [], 'id');
  for (const row of tables.get('order_lines') ?? []) {
    assert.is(row.get('order_total'), orders.get(row.get('order_id') ?? '')?.get('total'));
  }
});

test('of more rows than anybody waits for, nothing is known', () => {
  const schema = compileSchema(`${ORDERS}${LINES}`, { dialect: 'postgresql' });
  const options = { rows: 100, seed: 3, rowsOf: { order_items: 5_000_000 } };
  const [head = '', first = ''] = schema.insert(options);
  assert.match(`${Buffer.from(head)}${Buffer.from(first)}`, /INSERT/);
});

test('explain says what a column comes from', () => {
  const [orders] = compileSchema(`${ORDERS}${LINES}`, { dialect: 'postgresql' }).tables;
  assert.ok(orders !== undefined);
  assert.match(JSON.stringify(explain(orders)), /order_items\.sum of line_total by order_id/);
  const rated = CASES.find(({ column }) => column === 'avg_rating');
  const [products] = compileSchema(rated?.ddl ?? '', { dialect: 'postgresql' }).tables;
  assert.ok(products !== undefined);
  assert.match(
    JSON.stringify(explain(products)),
    /NULL as \\"reviews\.mean of rating by product_id for avg_rating, any\\" says/,
  );
});

test('an invoice bills what was done at its visit', () => {
  const tables = rowsByTable(
    `CREATE TABLE visits (id serial PRIMARY KEY);
    CREATE TABLE treatments (visit_id int NOT NULL REFERENCES visits (id), quantity int NOT NULL CHECK (quantity > 0),
      unit_price numeric(8,2) NOT NULL, total_price numeric(10,2) NOT NULL);
    CREATE TABLE invoices (visit_id int NOT NULL UNIQUE REFERENCES visits (id), subtotal numeric(10,2) NOT NULL,
      tax numeric(10,2) NOT NULL, total numeric(10,2) NOT NULL);`,
    { rows: 100 },
  );
  let billed = 0;
  for (const invoice of tables.get('invoices') ?? []) {
    const done = (tables.get('treatments') ?? []).filter((row) => row.get('visit_id') === invoice.get('visit_id'));
    if (done.length === 0) continue;
    billed++;
    const sum = sumOf(done, (row) => numberOf(row, 'total_price'));
    assert.ok(Math.abs(sum - numberOf(invoice, 'subtotal')) < 0.011, `${sum}`);
    const total = sum + numberOf(invoice, 'tax');
    assert.ok(Math.abs(total - numberOf(invoice, 'total')) < 0.011, `${total}`);
  }
  assert.ok(billed > 20, `${billed}`);
});

test.run();
