import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompiledTable, compile, type DialectName, formatNames, type InsertOptions } from '../../src/index.ts';
import { poolDomain } from '../../src/values/domain.ts';
import { LITERALS } from '../emit/hostile-texts.ts';
import { compiledPlan, constant, integer, pool, quoted, type SampleColumn, samplePlan } from '../emit/sample-plan.ts';
import { loadRows } from '../support/loading-rows.ts';
import { pgliteServer } from '../support/pglite-server.ts';
import { availableServers, type Session } from '../support/servers.ts';
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

for (const server of [pgliteServer, ...availableServers()]) {
  const { dialect } = server;
  const type = dialect === 'postgresql' ? 'text' : 'text character set utf8mb4';

  for (const format of formatNames) {
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
      for (const format of formatNames) {
        // Of objects, no server of MySQL makes rows of such types.
        if (format === 'jsonl' && dialect === 'mysql') continue;
        if (format === 'jsonl') {
          await loadLines(session, { dialect, table }, options);
          await session.execute('INSERT INTO t SELECT (jsonb_populate_record(null::t, line)).* FROM lines');
        } else await loadRows(session, table, table.insert({ ...options, format }), { format, dialect });
        await session.execute(`CREATE TABLE of_${format} AS SELECT ${compared} FROM t`);
        await session.execute('DELETE FROM t');
        assert.is(await session.count(`of_${format}`), 200);
        const differing = `(SELECT * FROM of_${format} EXCEPT SELECT * FROM of_insert) AS differing`;
        assert.is(await session.count(differing), 0, format);
      }
    } finally {
      await session.close();
    }
  });
}

test.run();
