import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsBy, rowsByTable } from './schema-rows.ts';

/* References of a row to things that belong to the same. */

const SHOP = `CREATE TABLE restaurants (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE addresses (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers);
  CREATE TABLE dishes (id uuid PRIMARY KEY, restaurant_id int REFERENCES restaurants);
  CREATE TABLE orders (id int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurants,
    customer_id int NOT NULL REFERENCES customers);
`;

interface Case {
  readonly title: string;
  readonly ddl: string;
  /** The way from a row of the first table to what it belongs to: columns and the tables that they refer to. */
  readonly ways: readonly [Way, Way];
  readonly rowsOf?: Readonly<Record<string, number>>;
  readonly isShared: boolean;
}

type Way = readonly [column: string, ...further: string[]];

const LINES = [
  ['order_id', 'orders', 'restaurant_id'],
  ['dish_id', 'dishes', 'restaurant_id'],
] as const;

const CASES: readonly Case[] = [
  {
    title: "the dishes of an order are those of the order's restaurant",
    ddl: `${SHOP}CREATE TABLE lines (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders,
      dish_id uuid NOT NULL REFERENCES dishes);`,
    ways: LINES,
    isShared: true,
  },
  {
    title: 'the same where lines are numbered in each order',
    ddl: `${SHOP}CREATE TABLE lines (order_id int NOT NULL REFERENCES orders, line int NOT NULL,
      dish_id uuid NOT NULL REFERENCES dishes, PRIMARY KEY (order_id, line));`,
    ways: LINES,
    rowsOf: { restaurants: 5 },
    isShared: true,
  },
  {
    title: 'the same in many rows',
    ddl: `${SHOP}CREATE TABLE lines (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders,
      dish_id uuid NOT NULL REFERENCES dishes);`,
    ways: LINES,
    rowsOf: { lines: 20_000, orders: 9_000 },
    isShared: true,
  },
  {
    title: 'both addresses are those of the customer',
    ddl: `${SHOP}CREATE TABLE deliveries (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers,
      shipping_id int NOT NULL REFERENCES addresses, billing_id int NOT NULL REFERENCES addresses);`,
    ways: [
      ['shipping_id', 'addresses', 'customer_id'],
      ['billing_id', 'addresses', 'customer_id'],
    ],
    isShared: true,
  },
  {
    title: 'over several tables',
    ddl: `${SHOP}CREATE TABLE courses (id int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurants);
      CREATE TABLE offers (id int PRIMARY KEY, course_id int NOT NULL REFERENCES courses);
      CREATE TABLE lines (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders, offer_id int REFERENCES offers);`,
    ways: [
      ['order_id', 'orders', 'restaurant_id'],
      ['offer_id', 'offers', 'course_id', 'courses', 'restaurant_id'],
    ],
    isShared: true,
  },
  ...['loans', 'bookings', 'orders'].map(
    (table): Case => ({
      title: `what is due for ${table} is due from their members`,
      ddl: `CREATE TABLE members (id int PRIMARY KEY); CREATE TABLE ${table} (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members);
      CREATE TABLE fees (id int PRIMARY KEY, about_id int NOT NULL REFERENCES ${table}, member_id int NOT NULL REFERENCES members);`,
      ways: [['about_id', table, 'member_id'], ['member_id']],
      isShared: true,
    }),
  ),
  {
    title: 'who comments on a post need not have written it',
    ddl: `CREATE TABLE users (id int PRIMARY KEY); CREATE TABLE posts (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users);
      CREATE TABLE comments (id int PRIMARY KEY, post_id int NOT NULL REFERENCES posts, user_id int NOT NULL REFERENCES users);`,
    ways: [['post_id', 'posts', 'user_id'], ['user_id']],
    isShared: false,
  },
  {
    title: 'the ends of a transfer belong to anybody',
    ddl: `${SHOP}CREATE TABLE transfers (id int PRIMARY KEY, from_address_id int NOT NULL REFERENCES addresses,
      to_address_id int NOT NULL REFERENCES addresses);`,
    ways: [
      ['from_address_id', 'addresses', 'customer_id'],
      ['to_address_id', 'addresses', 'customer_id'],
    ],
    isShared: false,
  },
  {
    title: 'things in one country need not go together',
    ddl: `CREATE TABLE countries (id int PRIMARY KEY); CREATE TABLE users (id int PRIMARY KEY, country_id int REFERENCES countries);
      CREATE TABLE products (id int PRIMARY KEY, country_id int REFERENCES countries);
      CREATE TABLE views (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users, product_id int NOT NULL REFERENCES products);`,
    ways: [
      ['user_id', 'users', 'country_id'],
      ['product_id', 'products', 'country_id'],
    ],
    isShared: false,
  },
  {
    title: 'waiters serve where they work, also where a reservation says at which table',
    ddl: `CREATE TABLE locations (id int PRIMARY KEY, name text NOT NULL);
      CREATE TABLE dining_tables (id int PRIMARY KEY, location_id int NOT NULL REFERENCES locations);
      CREATE TABLE waiters (id int PRIMARY KEY, location_id int NOT NULL REFERENCES locations);
      CREATE TABLE reservations (id int PRIMARY KEY, dining_table_id int NOT NULL REFERENCES dining_tables);
      CREATE TABLE orders (id int PRIMARY KEY, dining_table_id int NOT NULL REFERENCES dining_tables,
        waiter_id int NOT NULL REFERENCES waiters, reservation_id int NOT NULL REFERENCES reservations);`,
    ways: [
      ['dining_table_id', 'dining_tables', 'location_id'],
      ['waiter_id', 'waiters', 'location_id'],
    ],
    isShared: true,
  },
  {
    title: 'a check decides on what it reads',
    ddl: `${SHOP}CREATE TABLE lines (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders,
      dish_id uuid NOT NULL REFERENCES dishes, CHECK (length(md5(dish_id::text || order_id::text)) = 32));`,
    ways: LINES,
    isShared: false,
  },
];

for (const { title, ddl, ways, rowsOf = {}, isShared } of CASES) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows: 300, rowsOf });
    const table = /.*TABLE (\w+)/s.exec(ddl)?.[1] ?? '';
    const byId = new Map([...tables].map(([name, rows]) => [name, rowsBy(rows, 'id')]));
    const rows = tables.get(table) ?? [];
    assert.is(rows.length, rowsOf[table] ?? 300);
    const ends = rows.map((row) =>
      ways.map(([column, ...further]) => {
        let value = row.get(column) ?? null;
        for (let i = 0; i < further.length; i += 2) {
          value =
            byId
              .get(further[i] ?? '')
              ?.get(value ?? '')
              ?.get(further[i + 1] ?? '') ?? null;
        }
        return value;
      }),
    );
    const both = ends.filter(([left, right]) => left != null && right != null);
    const same = both.filter(([left, right]) => left === right);
    assert.ok(both.length > rows.length / 3, `${both.length} rows have both`);
    assert.ok(new Set(both.map(([left]) => left)).size > 2);
    if (isShared) assert.is(same.length, both.length);
    else assert.ok(same.length < both.length / 2, `${same.length} of ${both.length}`);
  });
}

test.run();
