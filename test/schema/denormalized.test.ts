import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, explain } from '../../src/index.ts';
import { products } from '../../src/meanings/builders/products.ts';
import { pool } from '../../src/pools/pools.ts';
import { rowsBy, rowsByTable } from './schema-rows.ts';

const PRODUCTS = `CREATE TABLE products (id integer PRIMARY KEY, name varchar(120) NOT NULL, sku varchar(32) NOT NULL UNIQUE,
  price numeric(10,2) NOT NULL CHECK (price > 0), created_at timestamp NOT NULL);
`;
const ORDERS = `CREATE TABLE orders (id integer PRIMARY KEY, number varchar(20) NOT NULL UNIQUE, currency char(3) NOT NULL,
  subtotal numeric(12,2) NOT NULL, tax numeric(12,2) NOT NULL, total numeric(12,2) NOT NULL);
`;

/** A child with its reference, its parent, and which of its columns have the values of which of the parent's. */
interface Case {
  readonly title: string;
  readonly ddl: string;
  readonly child: string;
  readonly by: string;
  readonly parent: string;
  readonly copies: Readonly<Record<string, string>>;
  /** Columns of the same names that say something of their own. */
  readonly own?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    title: 'a line of an order repeats what its product is called and costs',
    ddl: `${PRODUCTS}CREATE TABLE lines (id integer PRIMARY KEY, product_id integer NOT NULL REFERENCES products (id),
      product_name varchar(200) NOT NULL, sku varchar(32) NOT NULL, quantity integer NOT NULL CHECK (quantity > 0),
      unit_price numeric(12,2) NOT NULL CHECK (unit_price >= 0), created_at timestamp NOT NULL);`,
    child: 'lines',
    by: 'product_id',
    parent: 'products',
    copies: { product_name: 'name', sku: 'sku', unit_price: 'price' },
    own: ['created_at'],
  },
  {
    title: 'a payment is in the currency of its order, and pays its total',
    ddl: `${ORDERS}CREATE TABLE payments (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id),
      amount numeric(12,2) NOT NULL, currency char(3) NOT NULL, order_number varchar(20) NOT NULL);`,
    child: 'payments',
    by: 'order_id',
    parent: 'orders',
    copies: { amount: 'total', currency: 'currency', order_number: 'number' },
  },
  {
    title: 'an invoice is in the currency of an account, which has one by its country',
    ddl: `CREATE TABLE accounts (id integer PRIMARY KEY, country_code char(2) NOT NULL, currency char(3) NOT NULL);
      CREATE TABLE invoices (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts (id), currency char(3) NOT NULL);`,
    child: 'invoices',
    by: 'account_id',
    parent: 'accounts',
    copies: { currency: 'currency' },
  },
  {
    title: 'a payment that a check bounds pays the total, too',
    ddl: `CREATE TABLE invoices (id integer PRIMARY KEY, total numeric(12,2) NOT NULL CHECK (total >= 0));
      CREATE TABLE payments (id integer PRIMARY KEY, invoice_id integer NOT NULL REFERENCES invoices (id),
      amount numeric(10,2) NOT NULL CHECK (amount > 0));`,
    child: 'payments',
    by: 'invoice_id',
    parent: 'invoices',
    copies: { amount: 'total' },
  },
  {
    title: 'the rent of the lease is due',
    ddl: `CREATE TABLE leases (id integer PRIMARY KEY, monthly_rent numeric(10,2) NOT NULL);
      CREATE TABLE rent_payments (id integer PRIMARY KEY, lease_id integer NOT NULL REFERENCES leases (id),
      amount_due numeric(10,2) NOT NULL, amount_paid numeric(10,2) NOT NULL);`,
    child: 'rent_payments',
    by: 'lease_id',
    parent: 'leases',
    copies: { amount_due: 'monthly_rent' },
  },
  {
    title: 'a receipt is for what was given, which is more by transfer than in cash',
    ddl: `CREATE TABLE donations (id integer PRIMARY KEY, amount numeric(10,2) NOT NULL CHECK (amount > 0),
      payment_method text NOT NULL CHECK (payment_method IN ('card', 'bank_transfer', 'cash')));
      CREATE TABLE receipts (id integer PRIMARY KEY, donation_id integer NOT NULL UNIQUE REFERENCES donations (id),
      amount numeric(10,2) NOT NULL);`,
    child: 'receipts',
    by: 'donation_id',
    parent: 'donations',
    copies: { amount: 'amount' },
  },
  {
    title: 'a test that is ordered costs what its type does, and is measured in the unit of that',
    ddl: `CREATE TABLE test_types (id integer PRIMARY KEY, unit varchar(20) NOT NULL, price numeric(8,2) NOT NULL);
      CREATE TABLE order_tests (id integer PRIMARY KEY, test_type_id integer NOT NULL REFERENCES test_types (id),
      unit varchar(20) NOT NULL, price numeric(8,2) NOT NULL);`,
    child: 'order_tests',
    by: 'test_type_id',
    parent: 'test_types',
    copies: { price: 'price', unit: 'unit' },
  },
  {
    title: 'a ticket costs the ticket price',
    ddl: `CREATE TABLE exhibitions (id integer PRIMARY KEY, ticket_price numeric(8,2) NOT NULL);
      CREATE TABLE tickets (id integer PRIMARY KEY, exhibition_id integer NOT NULL REFERENCES exhibitions (id), price numeric(8,2) NOT NULL);`,
    child: 'tickets',
    by: 'exhibition_id',
    parent: 'exhibitions',
    copies: { price: 'ticket_price' },
  },
  {
    title: 'what some of a thing costs is no total',
    ddl: `${ORDERS}CREATE TABLE charges (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders (id),
      quantity integer NOT NULL, unit_price numeric(10,2) NOT NULL, amount numeric(12,2) NOT NULL);`,
    child: 'charges',
    by: 'order_id',
    parent: 'orders',
    copies: {},
    own: ['total'],
  },
  {
    title: 'what is too narrow, bounded otherwise, unique, or of another type says something of its own',
    ddl: `${PRODUCTS}CREATE TABLE lines (id integer PRIMARY KEY, product_id integer NOT NULL REFERENCES products (id),
      product_name varchar(12) NOT NULL, sku varchar(32) NOT NULL UNIQUE, quantity integer NOT NULL,
      unit_price numeric(10,2) NOT NULL CHECK (unit_price > 50000000), product_price double precision NOT NULL);`,
    child: 'lines',
    by: 'product_id',
    parent: 'products',
    copies: {},
    own: ['name', 'sku', 'price'],
  },
  {
    title: 'how many there are of a product is no copy, nor is a price in another unit',
    ddl: `CREATE TABLE products (id integer PRIMARY KEY, quantity integer NOT NULL, price_cents integer NOT NULL);
      CREATE TABLE lines (id integer PRIMARY KEY, product_id integer NOT NULL REFERENCES products (id),
      product_quantity integer NOT NULL, unit_price integer NOT NULL);`,
    child: 'lines',
    by: 'product_id',
    parent: 'products',
    copies: {},
    own: ['product_quantity'],
  },
  {
    title: 'a price by itself is no copy: prices change',
    ddl: `${PRODUCTS}CREATE TABLE prices (id integer PRIMARY KEY, product_id integer NOT NULL REFERENCES products (id),
      name varchar(120) NOT NULL, price numeric(10,2) NOT NULL);`,
    child: 'prices',
    by: 'product_id',
    parent: 'products',
    copies: {},
    own: ['name', 'price'],
  },
];

for (const { title, ddl, child, by, parent, copies, own = [] } of CASES) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows: 300 });
    const parents = rowsBy(tables.get(parent) ?? [], 'id');
    const rows = tables.get(child) ?? [];
    assert.is(rows.length, 300);
    for (const row of rows) {
      const referred = parents.get(row.get(by) ?? '');
      for (const [column, of] of Object.entries(copies)) assert.is(row.get(column), referred?.get(of));
    }
    for (const column of own) {
      const equal = rows.filter((row) => row.get(column) === parents.get(row.get(by) ?? '')?.get(column));
      assert.ok(equal.length < 30, `${column}: ${equal.length}`);
    }
  });
}

test('an offer is in the currency of the job that is applied for, where that has one', () => {
  const ddl = `CREATE TABLE jobs (id integer PRIMARY KEY, salary_currency char(3));
    CREATE TABLE applications (id integer PRIMARY KEY, job_id integer NOT NULL REFERENCES jobs (id));
    CREATE TABLE offers (id integer PRIMARY KEY, application_id integer NOT NULL REFERENCES applications (id), currency char(3) NOT NULL);`;
  const tables = rowsByTable(ddl, { rows: 300 });
  const [jobs, applications] = ['jobs', 'applications'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  for (const row of tables.get('offers') ?? []) {
    const job = jobs?.get(applications?.get(row.get('application_id') ?? '')?.get('job_id') ?? '');
    assert.is(row.get('currency'), job?.get('salary_currency') ?? row.get('currency'));
    assert.ok(row.get('currency') !== null);
  }
});

test('explain says whose value it is', () => {
  const [, lines] = compileSchema(CASES[0]?.ddl ?? '', { dialect: 'postgresql' }).tables;
  assert.ok(lines !== undefined);
  const name = explain(lines).columns.find((column) => column.name === 'product_name');
  assert.match(JSON.stringify(name), /the value of \\"name\\" in the row of \\"products\\" that is referred to/);
});

test('a moment that the states of a parent decide on counts', () => {
  const ddl = `CREATE TABLE accounts (id integer PRIMARY KEY, created_at timestamp NOT NULL);
    CREATE TABLE plans (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts (id), status text NOT NULL CHECK (status IN ('trialing', 'active', 'canceled')),
    started_at timestamp NOT NULL, canceled_at timestamp);
    CREATE TABLE invoices (id integer PRIMARY KEY, plan_id integer NOT NULL REFERENCES plans (id), issued_at timestamp NOT NULL);`;
  const tables = rowsByTable(ddl, { rows: 300 });
  const plans = rowsBy(tables.get('plans') ?? [], 'id');
  for (const row of tables.get('invoices') ?? []) {
    const started = plans.get(row.get('plan_id') ?? '')?.get('started_at') ?? '';
    assert.ok((row.get('issued_at') ?? '') >= started);
  }
});

const PRIORITY = "priority varchar(10) NOT NULL CHECK (priority IN ('low', 'high', 'urgent'))";

for (const [parents, isShared] of [
  ['policies', true],
  ['alert_rules', true],
  ['projects', false],
] as const) {
  test(`rows by ${parents} have ${isShared ? 'the priority of these' : 'one of their own'}`, () => {
    const tables = rowsByTable(
      `CREATE TABLE ${parents} (id integer PRIMARY KEY, ${PRIORITY});
       CREATE TABLE items (id integer PRIMARY KEY, by_id integer REFERENCES ${parents} (id), ${PRIORITY});`,
      { rows: 300 },
    );
    const byId = rowsBy(tables.get(parents) ?? [], 'id');
    const referring = (tables.get('items') ?? []).filter((row) => row.get('by_id') !== null);
    const same = referring.filter((row) => row.get('priority') === byId.get(row.get('by_id') ?? '')?.get('priority'));
    assert.ok(referring.length > 200);
    assert.ok(isShared ? same.length === referring.length : same.length < referring.length / 2);
  });
}

test('rows without what they refer to say nothing of it, and others what it says', () => {
  const tables = rowsByTable(
    `CREATE TABLE coupons (id integer PRIMARY KEY, code varchar(20) NOT NULL UNIQUE);
     CREATE TABLE staff (id integer PRIMARY KEY, full_name varchar(80) NOT NULL, email varchar(120));
     CREATE TABLE products (id integer PRIMARY KEY, name varchar(80) NOT NULL, price numeric(10,2) NOT NULL);
     CREATE TABLE orders (id integer PRIMARY KEY, coupon_id integer, coupon_code varchar(20), staff_id integer,
       staff_name varchar(80), staff_email varchar(120), product_id integer, product_name varchar(80) NOT NULL,
       quantity integer NOT NULL, unit_price numeric(10,2),
       FOREIGN KEY (coupon_id) REFERENCES coupons (id), FOREIGN KEY (staff_id) REFERENCES staff (id),
       FOREIGN KEY (product_id) REFERENCES products (id));`,
    { rows: 300 },
  );
  const orders = tables.get('orders') ?? [];
  const repeated = [
    ['coupons', 'coupon_id', { coupon_code: 'code' }, true],
    ['staff', 'staff_id', { staff_name: 'full_name', staff_email: 'email' }, true],
    // What a row has bought has a price and a name, whether or not there still is a product.
    ['products', 'product_id', { product_name: 'name', unit_price: 'price' }, false],
  ] as const;
  for (const [parent, by, copies, isNullWithout] of repeated) {
    const parents = rowsBy(tables.get(parent) ?? [], 'id');
    const [referring, others] = [true, false].map((has) => orders.filter((row) => (row.get(by) !== null) === has));
    assert.ok((referring?.length ?? 0) > 100 && (others?.length ?? 0) > 5, by);
    for (const [own, other] of Object.entries(copies)) {
      for (const row of referring ?? []) assert.is(row.get(own), parents.get(row.get(by) ?? '')?.get(other), own);
      for (const row of others ?? []) assert.is(row.get(own) === null, isNullWithout, own);
    }
  }
});

/** Conditions on references that split a table's rows into cases. */
for (const check of [
  'p_id IS NULL OR price IS NOT NULL',
  '(p_id IS NULL) <> (q_id IS NULL)',
  '(p_id IS NULL) = (price IS NULL)',
  'num_nonnulls(p_id, q_id) = 1',
]) {
  test(`nothing follows a reference that is NULL where a condition says so: ${check}`, () => {
    const tables = rowsByTable(
      `CREATE TABLE p (id integer PRIMARY KEY, name varchar(60) NOT NULL, first_name varchar(40), last_name varchar(40));
       CREATE TABLE q (id integer PRIMARY KEY);
       CREATE TABLE l (id integer PRIMARY KEY, p_id integer REFERENCES p (id), q_id integer REFERENCES q (id), p_name varchar(60),
         p_full_name varchar(90), price integer, CHECK (${check}));`,
      { rows: 60 },
    );
    const rows = tables.get('l') ?? [];
    assert.is(rows.length, 60);
    for (const name of ['p_name', 'p_full_name'])
      assert.ok(
        rows.some((row) => row.get(name) !== null),
        name,
      );
  });
}

for (const reference of ['integer', 'integer NOT NULL']) {
  test(`costs are there, whatever kinds of parts have one, by ${reference}`, () => {
    const tables = rowsByTable(
      `CREATE TABLE parts (id integer PRIMARY KEY, type varchar(30) NOT NULL, cost numeric(10,2),
         CHECK ((type = 'raw_material') = (cost IS NOT NULL)));
       CREATE TABLE movements (part_id ${reference} REFERENCES parts (id), quantity integer NOT NULL, unit_cost double precision NOT NULL);`,
      { rows: 60 },
    );
    const rows = tables.get('movements') ?? [];
    assert.ok(rows.length === 60 && rows.every((row) => Number(row.get('unit_cost')) > 0));
  });
}

test('what the server computes in a parent stands in no column that may be NULL with its reference', () => {
  const ddl = `CREATE TABLE a (id integer PRIMARY KEY, name varchar(30) NOT NULL);
    CREATE TABLE c (id integer PRIMARY KEY, a_id integer REFERENCES a (id), a_name varchar(30));`;
  const schema = compileSchema(ddl, {
    dialect: 'postgresql',
    tables: { a: { columns: { name: { sql: "lower('X')" } } } },
  });
  assert.is(schema.tables[1]?.plan.columns.find(({ name }) => name === 'a_name')?.draw.kind, 'dependent');
});

test('the name of an author is not what one logs in with', () => {
  const tables = rowsByTable(
    `CREATE TABLE users (id integer PRIMARY KEY, username varchar(40) NOT NULL UNIQUE, first_name varchar(50) NOT NULL,
       last_name varchar(50) NOT NULL);
     CREATE TABLE posts (id integer PRIMARY KEY, author_id integer NOT NULL REFERENCES users (id), author_name varchar(120) NOT NULL,
       author_username varchar(40) NOT NULL);`,
    { rows: 60 },
  );
  const users = rowsBy(tables.get('users') ?? [], 'id');
  for (const post of tables.get('posts') ?? []) {
    const user = users.get(post.get('author_id') ?? '');
    assert.is(post.get('author_name'), `${user?.get('first_name')} ${user?.get('last_name')}`);
    assert.is(post.get('author_username'), user?.get('username'));
  }
});

test('names, addresses and categories are of what a reference says in other columns', () => {
  const tables = rowsByTable(
    `CREATE TABLE customers (id integer PRIMARY KEY, first_name varchar(50) NOT NULL, last_name varchar(50) NOT NULL, city varchar(60));
     CREATE TABLE products (id integer PRIMARY KEY, name varchar(80) NOT NULL);
     CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer REFERENCES customers (id), customer_name varchar(120) NOT NULL,
       customer_email varchar(120), customer_country varchar(60), product_id integer NOT NULL REFERENCES products (id),
       product_category varchar(50) NOT NULL);`,
    { rows: 300 },
  );
  const [customers, goods] = ['customers', 'products'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  const emails = new Map<string, Set<string>>();
  let count = 0;
  for (const order of tables.get('orders') ?? []) {
    const product = goods?.get(order.get('product_id') ?? '')?.get('name');
    assert.is(order.get('product_category'), products().find(({ name }) => name === product)?.category);
    const id = order.get('customer_id') ?? null;
    const [email, country] = [order.get('customer_email') ?? null, order.get('customer_country') ?? null];
    if (id === null) {
      assert.equal([email, country], [null, null]);
      continue;
    }
    const customer = customers?.get(id);
    const [first = '', last = ''] = ['first_name', 'last_name'].map((name) => customer?.get(name) ?? '');
    assert.is(order.get('customer_name'), `${first} ${last}`);
    const place = pool('cities').indexOf(customer?.get('city') ?? '');
    if (country !== null && place >= 0) assert.is(country, pool('cityCountries')[place]);
    if (email === null) continue;
    count++;
    assert.ok(email.startsWith(`${first}.${last}@`.toLowerCase()), `${first} ${last}: ${email}`);
    emails.set(id, (emails.get(id) ?? new Set()).add(email));
  }
  assert.ok(count > 100 && [...emails.values()].every(({ size }) => size === 1), `${count}`);
});

test.run();
