import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { poolDomain } from '../../src/values/domain.ts';
import { compiledPlan, constant, integer, pool, quoted, type SampleColumn, samplePlan } from '../emit/sample-plan.ts';
import { loadRows } from '../support/loading-rows.ts';
import { pgliteServer } from '../support/pglite-server.ts';
import { availableServers } from '../support/servers.ts';
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

for (const server of [pgliteServer, ...availableServers()]) {
  const { dialect } = server;
  const type = dialect === 'postgresql' ? 'text' : 'text character set utf8mb4';

  test(`${server.name} reads every hostile text as it was, in each form`, async () => {
    const texts = SPELLINGS.map(([text]) => text);
    const columns: SampleColumn[] = texts.map((text) => ({ domain: poolDomain('text', 'quoted', [text]) }));

    const plan = samplePlan([...columns, quoted(constant('"'), pool('\t\\'), constant(',\n'), integer(7, 1)), {}]);
    const table = compiledPlan(plan, dialect);
    const session = await server.connect();
    try {
      for (const format of ['copy', 'csv'] as const) {
        await session.reset();
        await session.execute(`CREATE TABLE t (${plan.columns.map(({ name }) => `${name} ${type}`).join(', ')})`);
        await loadRows(session, table, table.insert({ rows: 3, format }), { format, dialect });
        for (const [i, text] of [...texts, '"\t\\,\n7'].entries()) {
          assert.is(
            await session.count(`t WHERE ${readBack[dialect](`c${i}`, text)}`),
            3,
            `${format} ${JSON.stringify(text)}`,
          );
        }
        assert.is(await session.count(`t WHERE c${texts.length + 1} IS NULL`), 3, format);
      }
    } finally {
      await session.close();
    }
  });

  test(`${server.name} has the same rows of each form`, async () => {
    const { ddl, compared } = TABLES[dialect];
    const table = compile(ddl, { dialect });
    const session = await server.connect();
    try {
      await session.reset();
      await session.execute(ddl);
      for (const format of ['insert', 'copy', 'csv'] as const) {
        const insertion = table.insert({ rows: 200, seed: 1, format });
        await loadRows(session, table, insertion, { format, dialect });
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
