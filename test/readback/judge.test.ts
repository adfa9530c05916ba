import '../support/counted-kernels.ts';

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialects } from '../../grammar/index.ts';
import { type CompiledTable, compile, type DialectName } from '../../src/index.ts';
import { judged } from './judge.ts';
import { ReadError, readOutput } from './output.ts';

const REQUEST = { rows: 5, batchSize: 2, seed: 1 };

const tables: { readonly [D in DialectName]: CompiledTable } = {
  postgresql: compile(
    "CREATE TABLE t (a int NOT NULL, b text CHECK (b IN ('x''y', 'x\\y')), c date NOT NULL, d bytea NOT NULL)",
    { dialect: 'postgresql' },
  ),
  mysql: compile(
    "CREATE TABLE t (a int NOT NULL, b text CHECK (b IN ('x''y', 'x\\\\y')) /*!80023 , c date NOT NULL */)",
    {
      dialect: 'mysql',
    },
  ),
};

/** Ways to break an output: what is replaced by what, and what is said of it. */
type Breach = readonly [what: RegExp, by: string, fault: RegExp];

const breaches: { readonly [D in DialectName]: Readonly<Record<string, Breach>> } = {
  postgresql: {
    'another table': [/"t"/, '"u"', /of the table u/],
    'another order of columns': [/"a", "b"/, '"b", "a"', /has the columns b,a,c,d/],
    'a column less': [/"a", /, '', /has the columns b,c,d/],
    'another value': [/\((\d)/, '(7$1', /as the reference writes it/],
    'a number in quotes': [/\((\d+)/, "('$1'", /as the reference writes it/],
    'a value less': [/, '\d{4}-\d\d-\d\d'/, '', /as the reference writes it|is missing/],
    'a value more': [/\(\d+/, '$&, 5', /A row has 5 values/],
    'a row less': [/\n\([^\n]*,\n/, '\n', /there are 4|There are 4 rows/],
    'a row twice': [/\n(\([^\n]*),\n/, '\n$1,\n$1,\n', /6/],
    'a statement that is longer than a batch': [/;\nINSERT[^\n]*\n/, ',\n', /more than 2 rows of a batch/],
    'a statement that is shorter than a batch': [
      /,\n\(/,
      ';\nINSERT INTO "t" ("a", "b", "c", "d") VALUES\n(',
      /has 1 rows/,
    ],
    'another statement': [/;\n/, ';\nDELETE FROM canary;\n', /Expected INSERT/],
    'another statement in the midst of a row': [
      /\((\d+)/,
      '(1);DELETE FROM canary;-- ',
      /Expected (?:a statement|INSERT)/,
    ],
    'a comment': [/VALUES\n/, 'VALUES -- x\n', /between two tokens/],
    'a comment at the end': [/$/, '-- x\n', /Expected the end/],
    'a command of the client': [/;\n/, ';\n\\! rm\n', /Expected a statement/],
    'a cut': [/\n[^\n]*$/, '', /Expected the end/],
    'a quote that is not closed': [/'(\d{4})/, '$1', /as the reference|not closed|behind this number|Expected/],
    'another number of rows in a warning': [/$/, '-- Warning: 4 of 5 rows were written.\n', /It says that there are 4/],
    'a letter that nothing announces': [/\('?\d/, '(ä', /encoding|Expected/],
  },
  mysql: {
    'a value outside of its comment': [/ \/\*!80023 (, '[^']*') \*\//, '$1', /With the comments/],
    'another comment': [/\/\*!80023 , '/, "/*!99999 , '", /is missing|A row has|Expected|between/],
    'a comment of another kind': [/\/\*!80023 , '/, "/* , '", /is missing|A row has|Expected|between/],
    'a name without quotes': [/`a`/, 'a', /Expected a name in quotes/],
  },
};

for (const dialect of ['mysql', 'postgresql'] as const) {
  const table = tables[dialect];
  test(`${dialect}: an output as it should be has no faults`, () => {
    assert.equal(judged(table, dialect, REQUEST), { rows: 5, faults: [] });
  });

  for (const [name, [what, by, fault]] of Object.entries(breaches[dialect])) {
    test(`${dialect}: ${name} is a fault`, () => {
      const text = table.text(REQUEST);
      const broken = text.replace(what, by);
      assert.is.not(broken, text);
      const { faults } = judged({ ...table, text: () => broken }, dialect, REQUEST);
      assert.match(faults.join('\n'), fault);
    });
  }
}

test('rows that the kernels did not write are a fault', () => {
  const table = tables.postgresql;
  const text = table.text(REQUEST);
  assert.equal(judged({ ...table, text: () => text }, 'postgresql', REQUEST).faults, [
    'The kernels wrote 0 of 5 rows.',
  ]);
});

test('a name whose quote a client of another character set takes for a part of it is a fault', () => {
  const table = compile("CREATE TABLE v (`a€` TEXT NOT NULL CHECK (`a€` IN ('`; DELETE FROM canary; -- ')))", {
    dialect: 'mysql',
  });
  const text = table.text(REQUEST);
  assert.equal(judged(table, 'mysql', REQUEST).faults, []);
  const broken = text.replaceAll('(a€)', '(`a€`)');
  assert.is.not(broken, text);
  assert.is.not(judged({ ...table, text: () => broken }, 'mysql', REQUEST).faults.length, 0);
});

/** Values and what they are read as. */
const literals: { readonly [D in DialectName]: readonly (readonly [written: string, read: string])[] } = {
  postgresql: [
    ['NULL', 'null NULL'],
    ['-12.50', 'number -12.50'],
    ['1e-05', 'number 1e-05'],
    ["'it''s'", "string it's"],
    ["E'a\\\\b'", 'string a\\b'],
    ["B'0101'", 'bits 0101'],
    ['true', 'word true'],
  ],
  mysql: [
    ['_utf8mb4 0x5c27', "string \\'"],
    ["CONCAT('a', _utf8mb4 0x5c, 'b')", 'string a\\b'],
    ["x'00ff'", 'hexadecimal 00ff'],
    ["b'1'", 'bits 1'],
    ["ST_GeomFromText('POINT(1 2)', 4326)", 'spatial SRID=4326;POINT(1 2)'],
  ],
};

for (const dialect of ['mysql', 'postgresql'] as const) {
  test(`${dialect}: literals are read as what they stand for`, () => {
    const { nameQuote: quote } = dialects[dialect].literals;
    for (const [written, read] of literals[dialect]) {
      const { statements } = readOutput(
        `INSERT INTO ${quote}t${quote} (${quote}a${quote}) VALUES\n(${written});\n`,
        dialects[dialect],
      );
      const [value] = statements[0]?.rows[0] ?? [];
      assert.is(value?.written, written);
      assert.is(`${value?.class} ${value?.content}`, read);
    }
  });
}

test('what is no value is refused', () => {
  for (const written of ['', '- 1', '+1', '8)8', "'a' 'b'", '1 2', 'a.b', '(1)', ':name', '$1', 'now()', '"a"']) {
    const text = `INSERT INTO "t" ("a") VALUES\n(${written});\n`;
    assert.throws(
      () => readOutput(text, dialects.postgresql),
      (error: unknown) => error instanceof ReadError,
      written,
    );
  }
});

test.run();
