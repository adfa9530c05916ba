import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { columnOf, rowsBy, rowsByTable } from './schema-rows.ts';

const TENANTS = `CREATE TABLE tenants (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE customers (id serial PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenants (id), name text NOT NULL);
`;

interface Case {
  readonly title: string;
  readonly ddl: string;
  /** The child's reference to its parent, and the column that both have. */
  readonly child: string;
  readonly by: string;
  readonly parent: string;
  readonly column: string;
  readonly follows: boolean;
}

const ORDERS = { child: 'orders', by: 'customer_id', parent: 'customers', column: 'tenant_id' };

const CASES: readonly Case[] = [
  {
    title: "an order's tenant is that of its customer",
    ddl: `${TENANTS}CREATE TABLE orders (id serial PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenants (id),
      customer_id int NOT NULL REFERENCES customers (id));`,
    ...ORDERS,
    follows: true,
  },
  {
    title: 'the same with a key of the tenant and a number',
    ddl: `${TENANTS}CREATE TABLE orders (tenant_id int NOT NULL REFERENCES tenants (id),
      customer_id int NOT NULL REFERENCES customers (id), number bigint NOT NULL, PRIMARY KEY (tenant_id, number));`,
    ...ORDERS,
    follows: true,
  },
  {
    title: 'the same over two steps',
    ddl: `${TENANTS}CREATE TABLE orders (id serial PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenants (id),
      customer_id int NOT NULL REFERENCES customers (id));
      CREATE TABLE items (id serial PRIMARY KEY, order_id int NOT NULL REFERENCES orders (id),
      tenant_id int NOT NULL REFERENCES tenants (id));`,
    child: 'items',
    by: 'order_id',
    parent: 'orders',
    column: 'tenant_id',
    follows: true,
  },
  {
    title: 'the scope of a key of the parent, whatever its name',
    ddl: `CREATE TABLE blorbs (id serial PRIMARY KEY);
      CREATE TABLE things (id serial PRIMARY KEY, blorb_id int NOT NULL REFERENCES blorbs (id), place int NOT NULL,
      UNIQUE (blorb_id, place));
      CREATE TABLE parts (id serial PRIMARY KEY, blorb_id int NOT NULL REFERENCES blorbs (id),
      thing_id int NOT NULL REFERENCES things (id));`,
    child: 'parts',
    by: 'thing_id',
    parent: 'things',
    column: 'blorb_id',
    follows: true,
  },
  {
    title: 'who comments need not be who wrote the post',
    ddl: `CREATE TABLE users (id serial PRIMARY KEY, name text NOT NULL);
      CREATE TABLE posts (id serial PRIMARY KEY, user_id int NOT NULL REFERENCES users (id));
      CREATE TABLE comments (id serial PRIMARY KEY, user_id int NOT NULL REFERENCES users (id),
      post_id int NOT NULL REFERENCES posts (id));`,
    child: 'comments',
    by: 'post_id',
    parent: 'posts',
    column: 'user_id',
    follows: false,
  },
  {
    title: 'the customer is one of the tenant, where a key would have fewer rows',
    ddl: `${TENANTS}CREATE TABLE orders (tenant_id int NOT NULL REFERENCES tenants (id),
      customer_id int NOT NULL REFERENCES customers (id), day smallint NOT NULL CHECK (day BETWEEN 1 AND 100),
      PRIMARY KEY (tenant_id, day));`,
    ...ORDERS,
    follows: true,
  },
  {
    title: 'a column that a check reads',
    ddl: `${TENANTS}CREATE TABLE orders (id serial PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenants (id),
      customer_id int NOT NULL REFERENCES customers (id), CHECK (tenant_id > 3));`,
    ...ORDERS,
    follows: false,
  },
  {
    title: 'who buys is who made the offer, though a key numbers the offers',
    ddl: `CREATE TABLE clients (id serial PRIMARY KEY, name text NOT NULL);
      CREATE TABLE offers (id serial PRIMARY KEY, buyer_id int NOT NULL REFERENCES clients);
      CREATE TABLE sales (offer_id int NOT NULL UNIQUE REFERENCES offers, buyer_id int NOT NULL REFERENCES clients);`,
    child: 'sales',
    by: 'offer_id',
    parent: 'offers',
    column: 'buyer_id',
    follows: true,
  },
  {
    title: 'what goes into a thing is another one',
    ddl: `CREATE TABLE parts (id serial PRIMARY KEY, name text NOT NULL);
      CREATE TABLE work_orders (id serial PRIMARY KEY, part_id int NOT NULL REFERENCES parts);
      CREATE TABLE materials (work_order_id int NOT NULL REFERENCES work_orders,
        part_id int NOT NULL REFERENCES parts, UNIQUE (work_order_id, part_id));`,
    child: 'materials',
    by: 'work_order_id',
    parent: 'work_orders',
    column: 'part_id',
    follows: false,
  },
];

for (const { title, ddl, child, by, parent, column, follows } of CASES) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows: 2000, rowsOf: { [/TABLE (\w+)/.exec(ddl)?.[1] ?? '']: 50 } });
    const [children = [], parents = []] = [tables.get(child), tables.get(parent)];
    assert.is(children.length, 2000);
    const parentBy = rowsBy(parents, 'id');
    const same = children.filter((row) => parentBy.get(row.get(by) ?? '')?.get(column) === row.get(column)).length;
    if (follows) assert.is(same, 2000);
    else assert.ok(same < 1000, `${same} rows follow`);
    assert.ok(new Set(columnOf(children, column)).size > 20);
  });
}

test('an invoice for each visit goes to the owner of the pet', () => {
  const tables = rowsByTable(
    `CREATE TABLE owners (id serial PRIMARY KEY);
    CREATE TABLE pets (id serial PRIMARY KEY, owner_id int NOT NULL REFERENCES owners (id));
    CREATE TABLE visits (id serial PRIMARY KEY, pet_id int NOT NULL REFERENCES pets (id));
    CREATE TABLE invoices (id serial PRIMARY KEY, owner_id int NOT NULL REFERENCES owners (id),
      visit_id int NOT NULL UNIQUE REFERENCES visits (id));`,
    { rows: 100 },
  );
  const [pets, visits] = ['pets', 'visits'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  const rows = tables.get('invoices') ?? [];
  assert.is(rows.length, 100);
  for (const row of rows) {
    const pet = pets?.get(visits?.get(row.get('visit_id') ?? '')?.get('pet_id') ?? '');
    assert.is(row.get('owner_id'), pet?.get('owner_id'));
  }
});

test('a match takes place at the home venue of its home team', () => {
  const tables = rowsByTable(
    `CREATE TABLE venues (id serial PRIMARY KEY);
    CREATE TABLE teams (id serial PRIMARY KEY, home_venue_id int NOT NULL REFERENCES venues (id));
    CREATE TABLE matches (id serial PRIMARY KEY, away_team_id int NOT NULL REFERENCES teams (id),
      home_team_id int NOT NULL REFERENCES teams (id), venue_id int NOT NULL REFERENCES venues (id));`,
    { rows: 100 },
  );
  const teams = rowsBy(tables.get('teams') ?? [], 'id');
  for (const row of tables.get('matches') ?? []) {
    assert.is(row.get('venue_id'), teams.get(row.get('home_team_id') ?? '')?.get('home_venue_id'));
  }
});

test('who reviews an order has made it, whatever the columns are called', () => {
  const tables = rowsByTable(
    `CREATE TABLE users (id serial PRIMARY KEY, name text NOT NULL);
    CREATE TABLE bookings (id serial PRIMARY KEY, guest_id int NOT NULL REFERENCES users, host_id int NOT NULL REFERENCES users);
    CREATE TABLE reviews (booking_id int NOT NULL UNIQUE REFERENCES bookings, author_id int NOT NULL REFERENCES users);`,
    { rows: 300 },
  );
  const bookings = rowsBy(tables.get('bookings') ?? [], 'id');
  for (const row of tables.get('reviews') ?? []) {
    assert.is(row.get('author_id'), bookings.get(row.get('booking_id') ?? '')?.get('guest_id'));
  }
});

test.run();
