import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CompiledTable,
  compile,
  compileSchema,
  type DialectName,
  formatNames,
  type InsertOptions,
} from '../../src/index.ts';
import { poolDomain } from '../../src/values/domain.ts';
import { LITERALS } from '../emit/hostile-texts.ts';
import { compiledPlan, constant, integer, pool, quoted, type SampleColumn, samplePlan } from '../emit/sample-plan.ts';
import { loadRows } from '../support/loading-rows.ts';
import { serversOrPglite } from '../support/pglite-server.ts';
import type { Session } from '../support/servers.ts';
import { statementsOf } from '../support/statements.ts';
import { SPELLINGS } from './texts.ts';

/** Whether the server has just the bytes of a text. */
const readBack: Readonly<Record<DialectName, (column: string, text: string) => string>> = {
  postgresql: (column, text) => `encode(convert_to(${column}, 'UTF8'), 'hex') = '${Buffer.from(text).toString('hex')}'`,
  mysql: (column, text) => `lower(hex(convert(${column} using utf8mb4))) = '${Buffer.from(text).toString('hex')}'`,
};

/** Tables with values of all kinds, and expressions of these that can be compared. */
const TABLES: Readonly<Record<DialectName, { readonly ddl: string; readonly compared: string }>> = {
  postgresql: {
    ddl: `CREATE TABLE t (a int, b text, c boolean, d bytea, e bit(5), f numeric(9,3), g timestamptz, h text[], i jsonb,
      j double precision, k int4range, l inet, m interval, n point, o money, p text CHECK (p IN ('NULL', '', E'\\\\N\\t",')))`,
    compared: 't::text',
  },
  mysql: {
    ddl: `CREATE TABLE t (a int, b text, c boolean, d varbinary(6), e bit(5), f decimal(9,3), g datetime(3), h point, i json,
      j double, k enum('NULL', '', 'a"b'), l set('x', 'y'), m time, n year, o bit(9) CHECK (o > 100), q binary(3), r bit(64))`,
    compared: 'a, hex(b), c, hex(d), e + 0, f, g, ST_AsText(h), hex(i), j, k + 0, l + 0, m, n, o + 0, hex(q), r + 0',
  },
};

/** All texts that quoting, escaping or a client may take for something else. */
const HOSTILE = [...new Set([...SPELLINGS, ...LITERALS].map(([text]) => text))];

/** How a server reads objects, a line each, into a table of lines, and then into columns of texts. */
const LINES: Readonly<
  Record<DialectName, { readonly create: string; readonly load: string; columns(names: readonly string[]): string }>
> = {
  postgresql: {
    create: 'CREATE TABLE lines (line jsonb)',
    load: "COPY lines FROM stdin WITH (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')",
    columns: (names) => `SELECT ${names.map((name) => `line ->> '${name}' AS ${name}`).join(', ')} FROM lines`,
  },
  mysql: {
    create: 'CREATE TABLE `lines` (line longtext CHARACTER SET utf8mb4)',
    load: "LOAD DATA LOCAL INFILE 'rows' INTO TABLE `lines` CHARACTER SET utf8mb4 FIELDS TERMINATED BY 0x02 ESCAPED BY '' LINES TERMINATED BY 0x0a (line)",
    columns: (names) => {
      const columns = names.map((name) => `${name} longtext CHARACTER SET utf8mb4 PATH '$.${name}'`);
      return `SELECT row_.* FROM \`lines\`, JSON_TABLE(line, '$' COLUMNS (${columns.join(', ')})) AS row_`;
    },
  },
};

async function loadLines(session: Session, { dialect, table }: Loaded, options: InsertOptions): Promise<void> {
  const { create, load } = LINES[dialect];
  await session.execute(create);
  await session.load(load, Buffer.concat([...table.insert({ ...options, format: 'jsonl' })]));
}

interface Loaded {
  readonly dialect: DialectName;
  readonly table: CompiledTable;
}

for (const server of serversOrPglite()) {
  const { dialect } = server;
  const type = dialect === 'postgresql' ? 'text' : 'text character set utf8mb4';

  const formats = formatNames.filter((format) => format !== 'insert-json' || dialect === 'postgresql');

  for (const format of formats) {
    test(`${server.name} reads every hostile text as it was, ${format}`, async () => {
      const columns: SampleColumn[] = HOSTILE.map((text) => ({ domain: poolDomain('text', 'quoted', [text]) }));
      const plan = samplePlan([...columns, quoted(constant('"'), pool('\t\\'), constant(',\n'), integer(7, 1)), {}]);
      const table = compiledPlan(plan, dialect);
      const names = plan.columns.map(({ name }) => name);
      const session = await server.connect();
      try {
        await session.reset();
        if (format === 'jsonl') {
          await loadLines(session, { dialect, table }, { rows: 3 });
          await session.execute(`CREATE TABLE t AS ${LINES[dialect].columns(names)}`);
        } else {
          await session.execute(`CREATE TABLE t (${names.map((name) => `${name} ${type}`).join(', ')})`);
          await loadRows(session, table, table.insert({ rows: 3, format }), { format, dialect });
        }
        for (const [i, text] of [...HOSTILE, '"\t\\,\n7'].entries()) {
          assert.is(await session.count(`t WHERE ${readBack[dialect](`c${i}`, text)}`), 3, JSON.stringify(text));
        }
        assert.is(await session.count(`t WHERE ${names.at(-1)} IS NULL`), 3);
      } finally {
        await session.close();
      }
    });
  }

  test(`${server.name} has the same rows of each form`, async () => {
    const { ddl, compared } = TABLES[dialect];
    const table = compile(ddl, { dialect });
    const options = { rows: 200, seed: 1 };
    const session = await server.connect();
    try {
      await session.reset();
      await session.execute(ddl);
      for (const format of formats) {
        // Of objects, no server of MySQL makes rows of such types.
        if (format === 'jsonl' && dialect === 'mysql') continue;
        if (format === 'jsonl') {
          await loadLines(session, { dialect, table }, options);
          await session.execute('INSERT INTO t SELECT (jsonb_populate_record(null::t, line)).* FROM lines');
        } else await loadRows(session, table, table.insert({ ...options, format }), { format, dialect });
        const rows = `of_${format.replace('-', '_')}`;
        await session.execute(`CREATE TABLE ${rows} AS SELECT ${compared} FROM t`);
        await session.execute('DELETE FROM t');
        assert.is(await session.count(rows), 200);
        const differing = `(SELECT * FROM ${rows} EXCEPT SELECT * FROM of_insert) AS differing`;
        assert.is(await session.count(differing), 0, format);
      }
    } finally {
      await session.close();
    }
  });
}

/** Tables whose rows a reader of JSON takes in its own way. */
const OF_JSON = `
CREATE DOMAIN several AS int[] CHECK (cardinality(VALUE) > 0);
CREATE DOMAIN doc AS jsonb NOT NULL;
CREATE TYPE pair AS (x int, y text);
CREATE DOMAIN couple AS pair;
CREATE DOMAIN filled AS int NOT NULL;
CREATE TYPE mood AS ENUM ('$', 'a"b', '\\');
CREATE TABLE odd."a ""b"" $rows$" (a char(9), "A" char(9) NOT NULL, "\\" mood, "ä$" several NOT NULL, d doc, e pair, f couple,
  g bit varying(9), h real, i numeric CHECK (i IN ('NaN', 1.50)), j jsonb[], k int4multirange, l "char", m varchar(20)[][],
  a_name_that_is_longer_than_the_sixty_three_bytes_of_which_the_server_keeps_them int NOT NULL);
CREATE TABLE path (a int, b text);
CREATE TABLE numbered (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, up int REFERENCES numbered (id), b filled GENERATED ALWAYS AS (id) STORED);
CREATE TABLE given (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, up int REFERENCES given (id), b int GENERATED ALWAYS AS (id) STORED);
CREATE TABLE parted (id int, k text CHECK (k IN ('a', 'b'))) PARTITION BY LIST (k);
CREATE TABLE part_a PARTITION OF parted FOR VALUES IN ('a');
CREATE TABLE part_b PARTITION OF parted FOR VALUES IN ('b');
CREATE TABLE ofpair OF pair (x NOT NULL);`;

for (const server of serversOrPglite().filter(({ dialect }) => dialect === 'postgresql')) {
  test(`${server.name} reads rows of any table of JSON`, async () => {
    const schema = compileSchema(OF_JSON, { dialect: 'postgresql' });
    const names = schema.tables.map(({ table }) =>
      table.name.map((part) => `"${part.replaceAll('"', '""')}"`).join('.'),
    );
    assert.is(names.length, 6);
    const session = await server.connect();
    try {
      await session.reset();
      await session.execute('CREATE SCHEMA odd');
      for (const statement of statementsOf([Buffer.from(OF_JSON)])) await session.execute(statement);
      for (const format of ['insert', 'insert-json'] as const) {
        const script = schema.insert({ rows: 50, seed: 2, format, identity: 'explicit' });
        for (const statement of statementsOf(script)) await session.execute(statement);
        for (const [i, name] of names.entries()) {
          await session.execute(`CREATE TABLE ${format.replace('-', '_')}_${i} AS SELECT t::text FROM ${name} AS t`);
          assert.is(await session.count(`(SELECT FROM ${name} LIMIT 50) AS rows`), 50, name);
        }
        await session.execute(`TRUNCATE ${names.join(', ')}`);
      }
      for (const i of names.keys()) {
        const differing = `(SELECT * FROM insert_${i} EXCEPT ALL SELECT * FROM insert_json_${i}) AS differing`;
        assert.is(await session.count(differing), 0, names[i]);
      }
    } finally {
      await session.execute('DROP SCHEMA odd CASCADE');
      await session.close();
    }
  });
}

test.run();
