import type { PGlite } from '@electric-sql/pglite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema } from '../../src/index.ts';
import { emptyPglite, startPglite } from '../support/pglite.ts';
import { textOf } from './schema-rows.ts';

/* Keys, references and checks that share columns: PostgreSQL takes all rows, or a warning says which it may refuse. */

interface Case {
  readonly title: string;
  readonly ddl: string;
  /** Rows of each table that are asked for. */
  readonly rows: readonly number[];
  /** What a warning says; without one, all rows load. */
  readonly warning?: RegExp;
}

const STAFF = 'CREATE TABLE employees (id int PRIMARY KEY, department_id int, manager_id int';

const CASES: readonly Case[] = [
  {
    title: 'one number tells the rows of two parents, of which one belongs to the other',
    ddl: `CREATE TABLE students (id int PRIMARY KEY);
      CREATE TABLE enrollments (id int PRIMARY KEY, student_id int REFERENCES students);
      CREATE TABLE submissions (student_id int REFERENCES students, enrollment_id int REFERENCES enrollments, attempt_number int,
        PRIMARY KEY (student_id, attempt_number), UNIQUE (enrollment_id, attempt_number));`,
    rows: [3, 20],
  },
  {
    title: 'a parent of which no row is left',
    ddl: `CREATE TABLE plans (id uuid PRIMARY KEY); CREATE TABLE members (id serial, plan uuid, UNIQUE (id, plan));
      CREATE TABLE subscriptions (id serial, member_id int NOT NULL, plan_id uuid REFERENCES plans, UNIQUE (id, member_id),
        FOREIGN KEY (member_id, plan_id) REFERENCES members (id, plan));
      CREATE TABLE payments (subscription_id int, member_id int,
        FOREIGN KEY (subscription_id, member_id) REFERENCES subscriptions (id, member_id));`,
    rows: [5],
    warning: /allow 0 rows/,
  },
  {
    title: 'pairs of different rows in a key',
    ddl: `CREATE TABLE users (id int PRIMARY KEY); CREATE TABLE follows (follower_id int REFERENCES users,
      followed_id int REFERENCES users, PRIMARY KEY (follower_id, followed_id), CHECK (follower_id <> followed_id));`,
    rows: [2, 3],
  },
  {
    title: 'pairs of different rows where there is one row',
    ddl: `CREATE TABLE users (id int PRIMARY KEY); CREATE TABLE follows (follower_id int REFERENCES users,
      followed_id int REFERENCES users, PRIMARY KEY (follower_id, followed_id), CHECK (follower_id <> followed_id));`,
    rows: [1],
    warning: /allow 0 rows/,
  },
  {
    title: 'the one ordered pair of two rows',
    ddl: `CREATE TABLE rooms (id int PRIMARY KEY); CREATE TABLE moves (from_id int NOT NULL REFERENCES rooms,
      to_id int NOT NULL REFERENCES rooms, CHECK (from_id < to_id), UNIQUE (from_id, to_id));`,
    rows: [2],
    warning: /allow 1 rows/,
  },
  {
    title: 'a reference to the table itself by a column on which another reference decides',
    ddl: `CREATE TABLE departments (id bigserial, manager_id int, UNIQUE (id, manager_id));
      ${STAFF}, FOREIGN KEY (manager_id) REFERENCES employees,
        FOREIGN KEY (department_id, manager_id) REFERENCES departments (id, manager_id));`,
    rows: [1, 21],
  },
  {
    title: 'the same where it may not be NULL',
    ddl: `CREATE TABLE departments (id bigserial, manager_id int, UNIQUE (id, manager_id));
      ${STAFF} NOT NULL, FOREIGN KEY (manager_id) REFERENCES employees,
        FOREIGN KEY (department_id, manager_id) REFERENCES departments (id, manager_id));`,
    rows: [21],
    warning: /Other foreign keys decide on the columns of the foreign key "employees_manager_id_fkey"/,
  },
  {
    title: 'three references that share columns',
    ddl: `CREATE TABLE sensors (id int PRIMARY KEY); CREATE TABLE readings (id varchar(8) PRIMARY KEY, sensor_id int, UNIQUE (id, sensor_id));
      CREATE TABLE alerts (sensor_id int REFERENCES sensors, reading_id varchar(8) REFERENCES readings,
        FOREIGN KEY (reading_id, sensor_id) REFERENCES readings (id, sensor_id));`,
    rows: [75],
  },
  {
    title: 'a parent whose own reference is NULL in part',
    ddl: `CREATE TABLE departments (id int PRIMARY KEY, manager_id int, UNIQUE (id, manager_id));
      ${STAFF}, UNIQUE (id, department_id), FOREIGN KEY (department_id, manager_id) REFERENCES departments (id, manager_id));
      CREATE TABLE shifts (employee_id int, department_id int REFERENCES departments,
        FOREIGN KEY (employee_id, department_id) REFERENCES employees (id, department_id));
      ALTER TABLE departments ADD FOREIGN KEY (manager_id) REFERENCES employees;`,
    rows: [69],
  },
  {
    title: 'a key of two references to the table itself',
    ddl: `CREATE TABLE posts (id int PRIMARY KEY, parent_id int REFERENCES posts, reply_to_id int REFERENCES posts,
      UNIQUE (reply_to_id, parent_id));`,
    rows: [3, 70],
  },
  {
    title: 'references to rows that differ, of which there is one',
    ddl: `CREATE TABLE rooms (id int PRIMARY KEY); CREATE TABLE swaps (id serial, old_id int NOT NULL REFERENCES rooms,
      new_id int NOT NULL REFERENCES rooms, CHECK (old_id <> new_id));`,
    rows: [1],
    warning: /table "swaps" allow 0 rows/,
  },
  {
    title: 'references to rows of two tables that differ, in one key',
    ddl: `CREATE TABLE tasks (id int PRIMARY KEY); CREATE TABLE projects (id int PRIMARY KEY);
      CREATE TABLE comments (task_id int REFERENCES tasks, project_id int REFERENCES projects, PRIMARY KEY (task_id, project_id),
        CHECK (task_id <> project_id));`,
    rows: [2],
    warning: /The check "comments_check" is not kept by all rows/,
  },
];

let server: PGlite;

test.before(async () => {
  server = await startPglite();
});
test.before.each(() => emptyPglite(server));
test.after(() => server.close());

for (const { title, ddl, rows, warning } of CASES) {
  for (const count of rows) {
    test(`${title}: ${count} rows`, async () => {
      await server.exec(ddl);
      const schema = compileSchema(ddl, { dialect: 'postgresql' });
      const options = { rows: count, seed: 1 };
      const messages = schema.insert(options).warnings.map(({ message }) => message);
      if (warning === undefined) assert.equal(messages, []);
      else assert.match(messages.join('\n'), warning);
      const mayFail = warning !== undefined && /kept|decide/.test(warning.source);
      if (!mayFail) await server.exec(textOf(schema, options));
    });
  }
}

test.run();
