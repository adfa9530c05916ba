import type { ServerName } from '../support/servers.ts';

/** How a block of code is run. */
export interface Run {
  /** A database server that it needs, and its clients. */
  readonly server?: ServerName;
  /** Databases that it names, and a table of each that has rows then. */
  readonly databases?: { readonly [name: string]: 'orders' | 'users' | null };
  /** Whether it makes the tables of its databases itself; otherwise those of shop.sql and users.sql are there. */
  readonly makesTables?: boolean;
  /** What has to end well for the block to be run: a client may not go with the server. */
  readonly probe?: string;
  /** Whether it asks the service, at 127.0.0.1:8080. */
  readonly asksService?: boolean;
  /** What it prints once it serves: then it is ended. */
  readonly serves?: RegExp;
  /** Texts in the place of others: numbers of rows that would take long, ports that may be taken. */
  readonly instead?: { readonly [text: string]: string };
}

/** Why no test runs a block. */
export type Reason = string;

/** By the first lines of their blocks. */
type Runs = { readonly [firstLine: string]: Run | Reason };

const PSQL_SHOP: Run = { server: 'postgresql', databases: { shop: 'orders' } };

const FEWER_ROWS: Run = { instead: { '80000000': '8000' } };

/** What becomes of each block of a document that can be run. */
export const RUNS: { readonly [document: string]: Runs } = {
  'README.md': {
    '$ cat users.sql': {},
    "echo 'CREATE TABLE users (id SERIAL PRIMARY KEY, email TEXT UNIQUE, age INT CHECK (age > 17))' | npx rowsmith --rows 5":
      {},
    'npm ci                  # installs what the build needs, and builds':
      'It would build what is being tested. test/package/ installs the package, and .ci/run a clone.',
    'rowsmith users.sql --rows 100000 --seed 7 --out rows.sql   # or .sql.gz, .sql.zst': {},
    'rowsmith shop.sql --rows 100 --rows orders=500 --rows order_items=3x | psql shop': PSQL_SHOP,
    'pg_dump --schema-only shop | rowsmith --dialect postgresql --rows 100 | psql shop_test': {
      server: 'postgresql',
      databases: { shop: null, shop_test: 'orders' },
      // It reads no server that is newer than itself.
      probe: 'pg_dump --schema-only shop',
    },
    'mysqldump --no-data shop | rowsmith --dialect mysql --rows 100 | mysql shop_test': {
      server: 'mysql',
      databases: { shop: null, shop_test: 'orders' },
    },
    "rowsmith shop.sql --where 'orders: placed < shipped' --where 'order_items: quantity <= 3 AND total > 20'": {},
    '// orders.test.mjs': {},
    'jobs:': { ...PSQL_SHOP, makesTables: true },
    'services:': 'It needs Docker.',
    'rowsmith shop.sql --rows 500 --seed 7 --out rows.sql && docker compose up': 'It needs Docker.',
  },
  'src/guide/command.md': {
    'rowsmith generate users.sql --dialect postgresql --rows 1000000 --batch-size 1000 --seed 7 > rows.sql': {
      instead: { '1000000': '10000' },
    },
    'mysqldump --no-data shop > shop.sql': { server: 'mysql', databases: { shop: null, shop_test: 'orders' } },
    'rowsmith shop.sql --table orders --table order_items --seed 7 > orders.sql': {},
    'rowsmith shop.sql --rows 100000 --seed 7 --jobs 4 --out-dir rows && cd rows && mysql shop < load.sql': {
      server: 'mysql',
      databases: { shop: 'orders' },
      instead: { '100000': '1000' },
    },
    'rowsmith init shop.sql && rowsmith shop.sql --mode edge --rows 50 > rows.sql': {},
    'rowsmith shop.sql --dialect postgresql --format copy | psql shop': PSQL_SHOP,
    'rowsmith shop.sql --dialect postgresql --format csv --out-dir rows && cd rows && psql -v ON_ERROR_STOP=1 -f load.sql shop':
      PSQL_SHOP,
    'rowsmith shop.sql --dialect mysql --format copy --out-dir rows && cd rows && mysql --local-infile=1 shop < load.sql':
      // Servers of MySQL take no files where nobody told them to.
      { server: 'mariadb', databases: { shop: 'orders' } },
    'rowsmith users.sql --format csv | psql shop -c "\\copy users (email, age, role, last_login) FROM pstdin WITH (FORMAT csv, HEADER)"':
      { server: 'postgresql', databases: { shop: 'users' } },
    'docker compose exec -T db psql -U postgres shop < rows.sql': 'It needs Docker.',
    "seq 8 | xargs -P 8 -I{} sh -c 'rowsmith users.sql --rows 80000000 --seed 7 --shard {}/8 --out part-{}.sql'":
      FEWER_ROWS,
    'parallel rowsmith users.sql --rows 80000000 --seed 7 --shard {}/8 --out part-{}.sql ::: $(seq 8)':
      'It needs GNU parallel, and does what the line with xargs does.',
    'apiVersion: batch/v1': 'It needs Kubernetes.',
    'rowsmith page --port 8081 --host 127.0.0.1': { serves: /http:\/\/127\.0\.0\.1:\d+/, instead: { '8081': '0' } },
  },
  'src/guide/library.md': {
    "import { compile } from 'rowsmith';": {},
    "import { readFileSync } from 'node:fs';": {},
  },
  'deploy/README.md': {
    'rowsmith serve --host 127.0.0.1 --port 8080': { serves: /curl /, instead: { '8080': '0' } },
    "curl -sS http://127.0.0.1:8080/postgresql/api/v1/generate/sql -H 'Content-Type: application/json' \\": {
      asksService: true,
    },
    'services:': 'It needs Docker.',
    'docker build -t rowsmith . && docker run -p 8080:8080 rowsmith': 'It needs Docker.',
    'deploy/fill.sh http://127.0.0.1:8080/postgresql users.sql 5000 | psql --set ON_ERROR_STOP=1 --single-transaction shop':
      { server: 'postgresql', databases: { shop: 'users' }, asksService: true },
    'deploy/fill.sh http://127.0.0.1:8080/mysql users.sql 5000 | mysql shop': {
      server: 'mysql',
      databases: { shop: 'users' },
      asksService: true,
    },
  },
};
