import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, explainSchema } from '../../src/index.ts';
import { columnOf, rowsByTable, textOf } from './schema-rows.ts';

const USERS = 'CREATE TABLE users (id bigserial PRIMARY KEY, name varchar(80) NOT NULL);';

interface Case {
  readonly title: string;
  readonly ddl: string;
  /** `from.column -> to.column`: each value of the one is one of the other; `!->`: not each is. */
  readonly expected: readonly string[];
  readonly rowsOf?: Readonly<Record<string, number>>;
}

const CASES: readonly Case[] = [
  {
    title: 'names say what is referred to, and as what',
    ddl: `${USERS} CREATE TABLE posts (id serial PRIMARY KEY, user_id integer NOT NULL, reviewer_user_id bigint, created_by bigint NOT NULL);
      CREATE TABLE comments (id serial PRIMARY KEY, post_id integer NOT NULL, parent_id integer, body text);`,
    expected: [
      'posts.user_id -> users.id',
      'posts.reviewer_user_id -> users.id',
      'posts.created_by -> users.id',
      'comments.post_id -> posts.id',
      'comments.parent_id -> comments.id',
    ],
    rowsOf: { users: 5, posts: 12 },
  },
  {
    title: 'keys of other types',
    ddl: `CREATE TABLE accounts (id uuid PRIMARY KEY, email varchar(120) NOT NULL);
      CREATE TABLE departments (dept_no char(4) PRIMARY KEY, dept_name varchar(40) NOT NULL);
      CREATE TABLE transfers (id uuid PRIMARY KEY, account_id uuid NOT NULL, target_account_id uuid, dept_no char(4));`,
    expected: [
      'transfers.account_id -> accounts.id',
      'transfers.target_account_id -> accounts.id',
      'transfers.dept_no -> departments.dept_no',
    ],
  },
  {
    title: 'in keys of several columns, and alone in one',
    ddl: `${USERS} CREATE TABLE roles (id serial PRIMARY KEY, name varchar(40) NOT NULL);
      CREATE TABLE role_users (user_id bigint NOT NULL, role_id integer NOT NULL, PRIMARY KEY (user_id, role_id));
      CREATE TABLE profiles (id serial PRIMARY KEY, user_id bigint NOT NULL UNIQUE, bio text);`,
    expected: ['role_users.user_id -> users.id', 'role_users.role_id -> roles.id', 'profiles.user_id -> users.id'],
  },
  {
    title: 'beside a foreign key',
    ddl: `${USERS} CREATE TABLE teams (id serial PRIMARY KEY, owner_id bigint NOT NULL REFERENCES users (id), created_by bigint);`,
    expected: ['teams.owner_id -> users.id', 'teams.created_by -> users.id'],
    rowsOf: { users: 3 },
  },
  {
    title: 'what a check or another type binds refers to nothing',
    ddl: `${USERS} CREATE TABLE logs (id serial PRIMARY KEY, user_id bigint NOT NULL CHECK (user_id > 1000), created_by varchar(40));`,
    expected: ['logs.user_id !-> users.id', 'logs.created_by !-> users.id'],
    rowsOf: { users: 3 },
  },
  {
    title: 'of what would close a circle, what names say best counts',
    ddl: `CREATE TABLE users (id serial PRIMARY KEY, team_id integer NOT NULL);
      CREATE TABLE teams (id serial PRIMARY KEY, owner_id integer NOT NULL);`,
    expected: ['users.team_id -> teams.id'],
    rowsOf: { teams: 4 },
  },
];

for (const { title, ddl, expected, rowsOf = {} } of CASES) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows: 40, rowsOf });
    for (const entry of expected) {
      const [, from = '', column = '', negated, to = '', key = ''] =
        /^(\w+)\.(\w+) (!?)-> (\w+)\.(\w+)$/.exec(entry) ?? [];
      const rows = tables.get(to) ?? [];
      // What nothing else refers to, the database numbers.
      const keys = new Set(rows[0]?.has(key) ? columnOf(rows, key) : rows.map((_, row) => `${row + 1}`));
      const values = columnOf(tables.get(from) ?? [], column).filter((value) => value !== null);
      assert.ok(values.length >= 5, `${entry}: ${values.length} values`);
      assert.is(
        values.every((value) => keys.has(value)),
        negated === '',
        entry,
      );
    }
  });
}

test('a table has the rows that it would have alone', () => {
  const ddl = `CREATE TABLE flags (id boolean PRIMARY KEY); CREATE TABLE kinds (id smallint PRIMARY KEY CHECK (id BETWEEN 1 AND 3));
    CREATE TABLE items (kind_id smallint NOT NULL, no integer NOT NULL CHECK (no BETWEEN 1 AND 5), PRIMARY KEY (kind_id, no));
    CREATE TABLE settings (kind_id smallint PRIMARY KEY, value text);`;
  const tables = rowsByTable(ddl, { rows: 50 });
  assert.equal(
    ['kinds', 'items', 'settings'].map((name) => tables.get(name)?.length),
    [3, 50, 50],
  );
});

test('a table whose parent has no rows has its own', () => {
  const ddl = `CREATE TABLE users (id serial PRIMARY KEY, n integer CHECK (n > 3), CHECK (n IS NOT NULL AND n < 2));
    CREATE TABLE posts (id serial PRIMARY KEY, user_id integer NOT NULL);`;
  assert.is(rowsByTable(ddl, { rows: 20 }).get('posts')?.length, 20);
});

test('edges, options and single tables know nothing of names', () => {
  const posts = 'CREATE TABLE posts (id serial PRIMARY KEY, user_id bigint NOT NULL);';
  const references = (options: object) =>
    compileSchema(USERS + posts, { dialect: 'postgresql', ...options }).references;
  assert.is(references({}).length, 1);
  assert.is(references({ mode: 'edge' }).length, 0);
  assert.is(references({ tables: { posts: { columns: { user_id: { like: 'general.count' } } } } }).length, 0);
});

test('is no constraint, and is explained', () => {
  const schema = compileSchema(`${USERS} CREATE TABLE posts (id serial PRIMARY KEY, user_id bigint NOT NULL);`, {
    dialect: 'postgresql',
    strict: true,
  });
  const { references, tables } = explainSchema(schema);
  assert.equal(
    references.map(({ from, to, columns, targetColumns, isImplied, how }) => [
      from,
      to,
      columns,
      targetColumns,
      isImplied,
      how,
    ]),
    [
      [
        ['posts'],
        ['users'],
        ['user_id'],
        ['id'],
        true,
        'its name says what it refers to: the rows of that table are there before',
      ],
    ],
  );
  assert.equal(
    tables.map(({ explanation }) => explanation.constraints.map(({ kind }) => kind)),
    [['primary'], ['primary']],
  );
  assert.ok(!textOf(schema, { rows: 3 }).includes('fkey'));
});

test.run();
