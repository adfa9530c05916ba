import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../src/index.ts';
import { poolDomain } from '../../src/values/domain.ts';
import { serversOrPglite } from '../support/pglite-server.ts';
import type { Session } from '../support/servers.ts';
import { statementsOf } from '../support/statements.ts';
import { LITERALS } from './hostile-texts.ts';
import { bare, compiledPlan, constant, integer, pool, quoted, samplePlan } from './sample-plan.ts';

/** A name, and how it is written in PostgreSQL and in MySQL. */
const names: readonly (readonly [string, string, string])[] = [
  ['a"b', '"a""b"', '`a"b`'],
  ['a`b', '"a`b"', '`a``b`'],
  ["it's", '"it\'s"', "`it's`"],
  ['a\\b', '"a\\b"', '`a\\b`'],
  ['a\nb', '"a\nb"', '`a\nb`'],
  ['a*/b', '"a*/b"', '`a*/b`'],
  ['--', '"--"', '`--`'],
  [':name', '":name"', '`:name`'],
  ['äöü', '"äöü"', 'äöü'],
  ['äöüx', '"äöüx"', '`äöüx`'],
  ['1ä', '"1ä"', '"1ä"'],
  ['x y€', '"x y€"', '"x y€"'],
  ['a€`b', '"a€`b"', '"a€`b"'],
  ['"; DELETE FROM canary; -- €', '"""; DELETE FROM canary; -- €"', '"""; DELETE FROM canary; -- €"'],
  ['__proto__', '"__proto__"', '`__proto__`'],
  ['select', '"select"', '`select`'],
];

const preambles = { postgresql: "SET client_encoding = 'UTF8';\n", mysql: 'SET NAMES utf8mb4;\n' } as const;

function preambleFor(text: string, dialect: DialectName): string {
  return Buffer.byteLength(text) === text.length ? '' : preambles[dialect];
}

for (const dialect of ['postgresql', 'mysql'] as const) {
  const column = dialect === 'postgresql' ? 1 : 2;
  const quote = dialect === 'postgresql' ? '"' : '`';

  for (const row of LITERALS) {
    const [text] = row;
    test(`${dialect}: the literal of ${JSON.stringify(text.slice(0, 30))}`, () => {
      const expected = `INSERT INTO ${quote}t${quote} (${quote}c0${quote}) VALUES\n(${row[column]});\n`;
      for (const parts of [[pool(text)], [constant(text)]]) {
        const written = compiledPlan(samplePlan([quoted(...parts)]), dialect).text({ rows: 1 });
        assert.is(written, preambleFor(row[column], dialect) + expected);
      }
    });
  }

  for (const row of names) {
    const [name] = row;
    test(`${dialect}: the name ${JSON.stringify(name)}`, () => {
      const plan = samplePlan([{ ...bare(integer(1, 1)), name }], { table: [name, name] });
      const expected = `INSERT INTO ${row[column]}.${row[column]} (${row[column]}) VALUES\n(1);\n`;
      const isAnsi = dialect === 'mysql' && row[column].startsWith('"');
      const quotes = isAnsi ? "SET sql_mode = CONCAT(@@sql_mode, ',ANSI_QUOTES');\n" : '';
      assert.is(compiledPlan(plan, dialect).text({ rows: 1 }), preambleFor(name, dialect) + quotes + expected);
    });
  }
}

test('postgresql: a text of several parts is escaped as a whole', () => {
  const plan = samplePlan([quoted(constant("a'"), pool('\\'), constant("'b"), pool('"'), constant('\\n'))]);
  assert.is(compiledPlan(plan).text({ rows: 1 }), `INSERT INTO "t" ("c0") VALUES\n(E'a''\\\\''b"\\\\n');\n`);
});

test('mysql: no byte that may be the first half of a character stands before a backtick outside of a string', () => {
  for (const lead of 'äé€漢字ﾆ') {
    for (const middle of ['', ' ', '`', '"', "'", ';', 'x', lead]) {
      const all = [`n${middle}${lead}`, `n${lead}${middle}m`, `n\`"${middle}m`];
      const plan = samplePlan(
        all.map((name) => ({ ...quoted(pool('`; DELETE FROM canary; -- ', `${lead}\``)), name })),
        { table: [`t${lead}`] },
      );
      const written = Buffer.from(compiledPlan(plan, 'mysql').text({ rows: 3 })).toString('latin1');
      const outside = written.includes('ANSI_QUOTES') ? written.replace(/"(?:[^"]|"")*"/g, '""') : written;
      assert.not.match(outside.replace(/'(?:[^']|'')*'/g, "''"), /[\u0080-\u00ff]`/, JSON.stringify(all));
    }
  }
});

test('mysql: no text of several parts has a backslash or a control character between quotes', () => {
  for (const text of ['\\', '\n', '\u0000', '\u007f']) {
    const plan = samplePlan([quoted(constant(`a${text}`), pool('b', 'c'), integer(0, 10))]);
    const [, values = ''] = compiledPlan(plan, 'mysql').text({ rows: 1 }).split('VALUES\n');
    assert.ok(!values.slice(0, -2).includes(text), JSON.stringify(values));
  }
});

test('nothing in a column within an executable comment can end the comment', () => {
  const inside = samplePlan([
    bare(integer(1, 1)),
    { ...quoted(pool('*/, 1) -- ')), condition: '!50705' },
    { ...quoted(constant('a*'), constant('/'), pool('b')), condition: '!50705' },
  ]);
  const text = compiledPlan(inside, 'mysql').text({ rows: 1 });
  assert.is(text.split('*/').length - 1, 4, text);
});

test('a name that ends an executable comment is refused', () => {
  const plan = samplePlan([bare(integer(1, 1)), { ...bare(integer(1, 1)), name: 'a*/b', condition: '!50705' }]);
  assert.throws(() => compiledPlan(plan, 'mysql').text({ rows: 1 }));
});

const hexadecimal = (text: string): string => Buffer.from(text).toString('hex');

/** Reads back as bytes: nothing on the way may understand the text otherwise. */
const readBack: Readonly<Record<DialectName, (column: string, text: string) => string>> = {
  postgresql: (column, text) => `encode(convert_to("${column}", 'UTF8'), 'hex') = '${hexadecimal(text)}'`,
  mysql: (column, text) => `lower(hex(convert(\`${column}\` using utf8mb4))) = '${hexadecimal(text)}'`,
};

async function insertAll(session: Session, chunks: Iterable<Uint8Array>): Promise<void> {
  for (const statement of statementsOf(chunks)) await session.execute(statement);
}

for (const server of serversOrPglite()) {
  const { dialect } = server;
  const type = dialect === 'postgresql' ? 'text' : 'text character set utf8mb4';
  const quote = dialect === 'postgresql' ? '"' : '`';

  test(`${server.name} reads every hostile text as it was`, async () => {
    const session = await server.connect();
    try {
      const domains = LITERALS.map(([text]) => poolDomain('text', 'quoted', [text]));
      const columns = domains.map((_, i) => `${quote}c${i}${quote} ${type}`);
      await session.reset();
      await session.execute(`CREATE TABLE ${quote}t${quote} (${columns.join(', ')})`);
      await insertAll(
        session,
        compiledPlan(samplePlan(domains.map((domain) => ({ domain }))), dialect).insert({ rows: 3 }),
      );
      for (const [i, [text]] of LITERALS.entries()) {
        assert.is(
          await session.count(`${quote}t${quote} WHERE ${readBack[dialect](`c${i}`, text)}`),
          3,
          text.slice(0, 30),
        );
      }
    } finally {
      await session.close();
    }
  });

  test(`${server.name} finds every hostile name`, async () => {
    const session = await server.connect();
    try {
      await session.reset();
      for (const row of names) {
        const written = dialect === 'postgresql' ? row[1] : `\`${row[0].replaceAll('`', '``')}\``;
        await session.execute(`CREATE TABLE ${written} (${written} int)`);
        const plan = samplePlan([{ ...bare(integer(1, 1)), name: row[0] }], { table: [row[0]] });
        await insertAll(session, compiledPlan(plan, dialect).insert({ rows: 2 }));
        assert.is(await session.count(written), 2, row[0]);
      }
    } finally {
      await session.close();
    }
  });
}

test.run();
