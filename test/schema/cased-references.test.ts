import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsByTable } from './schema-rows.ts';

/* References that are NULL by the case of a check, where other rows, or other columns, are chosen by what they lead to. */

const CUSTOMERS = 'CREATE TABLE customers (id int PRIMARY KEY);';
const USERS = 'CREATE TABLE users (id int PRIMARY KEY);';

const CASES: readonly (readonly [title: string, table: string, ddl: string])[] = [
  [
    'places among the rows of a customer',
    'addresses',
    `${CUSTOMERS} CREATE TABLE addresses (id int PRIMARY KEY, customer_id int REFERENCES customers, verified_at timestamp,
      position int NOT NULL, is_default boolean NOT NULL, CHECK (verified_at IS NULL OR customer_id IS NOT NULL));`,
  ],
  [
    'one of two references',
    'orders',
    `${USERS} CREATE TABLE teams (id int PRIMARY KEY); CREATE TABLE addresses (id int PRIMARY KEY, user_id int REFERENCES users,
      team_id int REFERENCES teams, position int NOT NULL, is_default boolean NOT NULL,
      CHECK ((user_id IS NULL) <> (team_id IS NULL)));
    CREATE TABLE orders (id int PRIMARY KEY, user_id int REFERENCES users, address_id int REFERENCES addresses);`,
  ],
  [
    'a room that is booked',
    'bookings',
    `CREATE TABLE rooms (id int PRIMARY KEY); CREATE TABLE bookings (id int PRIMARY KEY, room_id int REFERENCES rooms,
      check_in date, check_out date, note text, CHECK (note IS NULL OR room_id IS NOT NULL));`,
  ],
  [
    'an address of a customer',
    'orders',
    `${CUSTOMERS} CREATE TABLE addresses (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, verified_at timestamp,
      CHECK (verified_at IS NULL OR customer_id IS NOT NULL));
    CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, address_id int REFERENCES addresses);`,
  ],
  [
    'a member of a project',
    'tasks',
    `${USERS} CREATE TABLE projects (id int PRIMARY KEY); CREATE TABLE project_members (id int PRIMARY KEY,
      project_id int NOT NULL REFERENCES projects, user_id int REFERENCES users, note text, CHECK (note IS NULL OR user_id IS NOT NULL));
    CREATE TABLE tasks (id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects, user_id int REFERENCES users);`,
  ],
  [
    'lines that are counted',
    'orders',
    `CREATE TABLE orders (id int PRIMARY KEY, item_count int NOT NULL); CREATE TABLE order_items (id int PRIMARY KEY,
      order_id int REFERENCES orders, quantity int, note text, CHECK (note IS NULL OR order_id IS NOT NULL));`,
  ],
];

for (const [title, table, ddl] of CASES) {
  test(title, () => {
    for (const rows of [1, 50]) assert.is(rowsByTable(ddl, { rows }).get(table)?.length, rows);
  });
}

test.run();
