import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName, type InsertOptions, type Mode } from '../../src/index.ts';
import { fixturesOf, statementsIn } from '../fixtures/fixture.ts';
import { isSample, sampled } from '../support/sample.ts';
import { statementsOf } from '../support/statements.ts';
import { Connections, failuresOf, type Judgements, joined, serversToLoad } from './loading.ts';

/** A key of several columns, unique columns, checks, names and labels that need their quotes, and text beyond ASCII. */
const TABLES: { readonly [Name in DialectName]: string } = {
  mysql: `CREATE TABLE \`odd \`\`name\`\` ü\` (
    id BIGINT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
    shelf TINYINT UNSIGNED NOT NULL,
    slot INT NOT NULL,
    code CHAR(8) NOT NULL UNIQUE,
    title VARCHAR(60) NOT NULL,
    note TEXT,
    kind ENUM('it''s', 'größer', 'b\\\\s', 'c;d') NOT NULL,
    tags SET('x', 'y', 'z'),
    price DECIMAL(9,2) NOT NULL CHECK (price >= 0),
    ratio DOUBLE,
    made DATETIME(3) NOT NULL,
    day DATE,
    raw VARBINARY(20),
    doc JSON,
    UNIQUE KEY place (shelf, slot)
  )`,
  postgresql: `CREATE TABLE "odd ""name"" ü" (
    id bigserial PRIMARY KEY,
    shelf smallint NOT NULL,
    slot integer NOT NULL,
    code char(8) NOT NULL UNIQUE,
    title varchar(60) NOT NULL,
    note text,
    kind text NOT NULL CHECK (kind IN ('it''s', 'größer', E'b\\\\s', 'c;d')),
    tags text[],
    price numeric(9,2) NOT NULL CHECK (price >= 0),
    ratio double precision,
    made timestamptz(3) NOT NULL,
    day date,
    raw bytea,
    doc jsonb,
    token uuid NOT NULL UNIQUE,
    UNIQUE (shelf, slot)
  )`,
};

const OUTPUTS: readonly InsertOptions[] = [
  { batchSize: 1, seed: 0 },
  { batchSize: 3, seed: Number.MAX_SAFE_INTEGER },
  { batchSize: 7, seed: 'a seed, with "quotes" and ü' },
  { batchSize: 199, seed: '' },
  { batchSize: 200 },
  { batchSize: Number.MAX_SAFE_INTEGER, seed: 1, offset: 2 ** 32 - 100 },
];

/** Rows of each output. */
const ROWS = 200;

/** A table whose rows are so long that the statement's bytes end it and not its rows, and enough of them. */
const WIDE_TABLE = `CREATE TABLE wide (${Array.from({ length: 150 }, (_, i) => `c${i} TEXT NOT NULL`).join(', ')})`;
const WIDE_ROWS = 4000;

/** Tables that refer to those before them: by numbers that the server gives, by keys of several columns, over another table. */
const REFERRING: readonly { readonly name: string; readonly ddl: string; readonly short?: boolean }[] = [
  {
    name: 'kinds',
    ddl: "CREATE TABLE kinds (code VARCHAR(3) PRIMARY KEY, CHECK (code IN ('a', 'b', 'c')))",
    short: true,
  },
  {
    name: 'people',
    ddl: 'CREATE TABLE people (id SERIAL PRIMARY KEY, email VARCHAR(50) NOT NULL UNIQUE, height DECIMAL(20,3) NOT NULL, UNIQUE (height, email))',
  },
  {
    name: 'members',
    ddl: 'CREATE TABLE members (number BIGINT PRIMARY KEY, kind VARCHAR(3) NOT NULL, since DATE NOT NULL, rank_ INT NOT NULL UNIQUE, UNIQUE (since, kind), FOREIGN KEY (kind) REFERENCES kinds (code))',
  },
  {
    name: 'pairs',
    ddl: 'CREATE TABLE pairs (member BIGINT NOT NULL, email VARCHAR(50) NOT NULL, height DECIMAL(20,3), PRIMARY KEY (member, email), FOREIGN KEY (member) REFERENCES members (number), FOREIGN KEY (height, email) REFERENCES people (height, email))',
  },
  {
    name: 'notes',
    ddl: 'CREATE TABLE notes (a BIGINT, b VARCHAR(50), since DATE, kind VARCHAR(3), only_ INT UNIQUE, FOREIGN KEY (a, b) REFERENCES pairs (member, email), FOREIGN KEY (since, kind) REFERENCES members (since, kind), FOREIGN KEY (only_) REFERENCES members (rank_))',
  },
  {
    name: 'places',
    ddl: 'CREATE TABLE places (kind VARCHAR(3) NOT NULL, n SMALLINT NOT NULL, PRIMARY KEY (kind, n), FOREIGN KEY (kind) REFERENCES kinds (code))',
  },
  // Keys of references alone, and checks between them.
  {
    name: 'friends',
    ddl: 'CREATE TABLE friends (a BIGINT NOT NULL, b BIGINT NOT NULL, PRIMARY KEY (a, b), CHECK (a < b), FOREIGN KEY (a) REFERENCES members (number), FOREIGN KEY (b) REFERENCES members (number))',
  },
  {
    name: 'follows',
    ddl: 'CREATE TABLE follows (a BIGINT NOT NULL, b BIGINT NOT NULL, PRIMARY KEY (a, b), CHECK (a <> b), FOREIGN KEY (a) REFERENCES members (number), FOREIGN KEY (b) REFERENCES members (number))',
  },
  {
    name: 'marks',
    ddl: 'CREATE TABLE marks (kind VARCHAR(3) NOT NULL, member BIGINT NOT NULL, stars SMALLINT NOT NULL CHECK (stars BETWEEN 1 AND 5), PRIMARY KEY (kind, member, stars), FOREIGN KEY (kind) REFERENCES kinds (code), FOREIGN KEY (member) REFERENCES members (number))',
  },
  {
    name: 'targets',
    ddl: 'CREATE TABLE targets (person BIGINT, kind VARCHAR(3), CHECK ((person IS NULL) <> (kind IS NULL)), FOREIGN KEY (person) REFERENCES members (number), FOREIGN KEY (kind) REFERENCES kinds (code))',
  },
  // Rows that it takes more than their number to know: related columns, NULLs, cases.
  {
    name: 'spans',
    ddl: "CREATE TABLE spans (id INT PRIMARY KEY, low DATE NOT NULL, high DATE NOT NULL, code VARCHAR(9) UNIQUE, kind VARCHAR(3) NOT NULL, CHECK (low < high), CHECK (kind = 'a' OR low > '2020-01-01'), CHECK (kind IN ('a', 'b')), UNIQUE (low, high), UNIQUE (id, kind))",
  },
  {
    name: 'within',
    ddl: 'CREATE TABLE within (low DATE, high DATE, code VARCHAR(9) NOT NULL, FOREIGN KEY (low, high) REFERENCES spans (low, high), FOREIGN KEY (code) REFERENCES spans (code))',
  },
  {
    name: 'numbered',
    ddl: "CREATE TABLE numbered (id INT PRIMARY KEY, kind VARCHAR(3) NOT NULL, CHECK (kind IN ('a', 'b')), UNIQUE (id, kind))",
  },
  {
    name: 'singles',
    ddl: "CREATE TABLE singles (id INT PRIMARY KEY, kind VARCHAR(3) NOT NULL CHECK (kind = 'a'), FOREIGN KEY (id, kind) REFERENCES numbered (id, kind))",
    short: true,
  },
  // What is computed there of the row's other columns, and what is computed of that here.
  {
    name: 'codes',
    ddl: "CREATE TABLE codes (id INT PRIMARY KEY, code VARCHAR(30) NOT NULL UNIQUE, CHECK (code = CONCAT('c', LPAD(CAST(id AS CHAR(11)), 11, '0'))))",
  },
  {
    name: 'coded',
    ddl: 'CREATE TABLE coded (id INT PRIMARY KEY, code VARCHAR(30), other VARCHAR(30) NOT NULL, start_ VARCHAR(30) NOT NULL, CHECK (start_ = LEFT(other, 3)), FOREIGN KEY (code) REFERENCES codes (code), FOREIGN KEY (other) REFERENCES codes (code))',
  },
  // Keys that share columns refer to the same rows, and to those that these refer to.
  {
    name: 'users',
    ddl: 'CREATE TABLE users (tenant BIGINT NOT NULL, id INT NOT NULL, PRIMARY KEY (tenant, id), FOREIGN KEY (tenant) REFERENCES members (number))',
  },
  {
    name: 'posts',
    ddl: 'CREATE TABLE posts (tenant BIGINT NOT NULL, id INT NOT NULL, author INT NOT NULL, editor INT, parent INT, PRIMARY KEY (tenant, id), FOREIGN KEY (tenant) REFERENCES members (number), FOREIGN KEY (tenant, author) REFERENCES users (tenant, id), FOREIGN KEY (tenant, editor) REFERENCES users (tenant, id), FOREIGN KEY (tenant, parent) REFERENCES posts (tenant, id))',
  },
  {
    name: 'comments',
    ddl: 'CREATE TABLE comments (tenant BIGINT NOT NULL, post INT NOT NULL, author INT NOT NULL, n INT NOT NULL, PRIMARY KEY (tenant, post, n), FOREIGN KEY (tenant, post) REFERENCES posts (tenant, id), FOREIGN KEY (tenant, author) REFERENCES users (tenant, id))',
  },
];

/** Tables that refer to each other, in an order in which they can be loaded: what refers to a later one is NULL. */
const CIRCLE: readonly string[] = [
  'CREATE TABLE orders (id INT PRIMARY KEY, last_line INT, best_note INT, UNIQUE (last_line))',
  'CREATE TABLE notes (id INT PRIMARY KEY, line_id INT, order_id INT NOT NULL)',
  'CREATE TABLE order_lines (id INT PRIMARY KEY, order_id INT NOT NULL, note_id INT)',
];
const CIRCLE_KEYS: readonly string[] = [
  'ALTER TABLE orders ADD FOREIGN KEY (last_line) REFERENCES order_lines (id)',
  'ALTER TABLE orders ADD FOREIGN KEY (best_note) REFERENCES notes (id)',
  'ALTER TABLE notes ADD FOREIGN KEY (line_id) REFERENCES order_lines (id)',
  'ALTER TABLE notes ADD FOREIGN KEY (order_id) REFERENCES orders (id)',
  'ALTER TABLE order_lines ADD FOREIGN KEY (order_id) REFERENCES orders (id)',
  'ALTER TABLE order_lines ADD FOREIGN KEY (note_id) REFERENCES notes (id)',
];

/**
 * Adds what the servers of a dialect are to load. Where there is none, PostgreSQL in this process stands for PostgreSQL, and a
 * skipped test for the others. All loads share a connection to each server.
 */
export function addLoads(it: Test, dialect: DialectName): void {
  const servers = serversToLoad(dialect);
  if (servers.length === 0) {
    it.skip('there is no server', () => {});
    return;
  }
  const connections = new Connections(servers);
  const names = servers.map(({ name }) => name);
  addFixtures(it, dialect, names, connections);
  addOutputs(it, dialect, connections);
  addReferences(it, dialect, connections);
  addCircle(it, dialect, connections);
  it.after(() => connections.close());
}

/** Of so many fixtures, one is in a sample: all of them take most of a minute. */
const FIXTURE_STEP = 40;

/** Rows with edges at most: all edges come first, and what stands behind them is what random rows are. */
const EDGE_ROWS = 1000;

/** Random rows of all fixtures are loaded where their expectations are tested (test/fixtures), as those have them made. */
const MODES: readonly Mode[] = isSample ? ['random', 'edge'] : ['edge'];

/** Every fixture that a server is to take. */
function addFixtures(it: Test, dialect: DialectName, names: readonly string[], connections: Connections): void {
  const fixtures = fixturesOf(dialect).filter(
    ({ error, servers }) =>
      error === undefined && (servers.length === 0 || servers.some((name) => names.includes(name))),
  );
  const cases = MODES.flatMap((mode) => fixtures.map((fixture) => ({ ...fixture, mode })));
  for (const { path, ddl, asked, mode, servers } of sampled(cases, FIXTURE_STEP)) {
    const rows = mode === 'edge' ? Math.min(asked, EDGE_ROWS) : asked;
    it(`${path}, ${mode} rows`, async () => {
      const judgements = await connections.load(
        {
          ddl,
          statements: statementsIn(ddl),
          rows,
          mode,
          insert: (table) => table.insert({ rows, seed: path }),
        },
        servers,
      );
      assert.equal(failuresOf(judgements), []);
    });
  }
}

/** Asserts that every server took the rows, all of them or as many as can be. */
function assertLoaded(judgements: Judgements, expected: 'loaded' | 'loaded_short' = 'loaded'): void {
  assert.equal(failuresOf(judgements), []);
  for (const { outcome } of judgements.values()) assert.is(outcome, expected);
}

/** Each table's rows are made from its definition with those of the tables before it, and loaded behind their rows. */
function addReferences(it: Test, dialect: DialectName, connections: Connections): void {
  const needs = (name: string): readonly string[] => {
    const { ddl = '' } = REFERRING.find((table) => table.name === name) ?? {};
    const targets = [...ddl.matchAll(/REFERENCES (\w+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => target !== name);
    return [...new Set([...targets.flatMap(needs), ...targets])];
  };
  for (const { name, ddl, short } of REFERRING) {
    it(`references of ${name}`, async () => {
      const definition = (table: string) => REFERRING.find((one) => one.name === table)?.ddl ?? '';
      const parents = needs(name).map((parent) => {
        const text = [...needs(parent), parent].map(definition).join(';\n');
        const rows = compile(text, { dialect }).insert({ rows: ROWS, seed: 'references' });
        return [definition(parent), ...statementsOf(rows)];
      });
      const judgements = await connections.load({
        ddl: [...needs(name).map(definition), ddl].join(';\n'),
        statements: [...parents.flat(), ddl],
        rows: ROWS,
        insert: (table) => table.insert({ rows: ROWS, seed: 'references' }),
      });
      assertLoaded(judgements, short === true ? 'loaded_short' : 'loaded');
    });
  }
}

/** Each table's rows are made from the same definitions with its own as the last, and loaded behind the others' rows. */
function addCircle(it: Test, dialect: DialectName, connections: Connections): void {
  const textFor = (definition: string): string =>
    [...CIRCLE.filter((one) => one !== definition), definition, ...CIRCLE_KEYS].join(';\n');
  const rowsOf = (definition: string): readonly string[] => [
    ...statementsOf(compile(textFor(definition), { dialect }).insert({ rows: ROWS, seed: 'circle' })),
  ];
  CIRCLE.forEach((definition, place) => {
    it(`circle: ${definition}`, async () => {
      const judgements = await connections.load({
        ddl: textFor(definition),
        statements: [...CIRCLE, ...CIRCLE_KEYS, ...CIRCLE.slice(0, place).flatMap(rowsOf)],
        rows: ROWS,
        insert: (table) => table.insert({ rows: ROWS, seed: 'circle' }),
      });
      assertLoaded(judgements);
    });
  });
}

/** What a caller may ask of the writer. */
function addOutputs(it: Test, dialect: DialectName, connections: Connections): void {
  const load = async (ddl: string, rows: number, outputs: readonly InsertOptions[]) => {
    const judgements = await connections.load({
      ddl,
      statements: [ddl],
      rows,
      insert: (table) => joined(outputs.map((options) => table.insert(options))),
    });
    assertLoaded(judgements);
  };
  const ddl = TABLES[dialect];
  for (const options of OUTPUTS) it(JSON.stringify(options), () => load(ddl, ROWS, [{ rows: ROWS, ...options }]));
  it('parts of one output, made apart', () =>
    load(ddl, ROWS, [
      { rows: 67, offset: 133, batchSize: 10 },
      { rows: 1, offset: 132 },
      { rows: 132, batchSize: 131 },
    ]));
  it('more than a statement may hold', () => load(WIDE_TABLE, WIDE_ROWS, [{ rows: WIDE_ROWS, batchSize: WIDE_ROWS }]));
}
