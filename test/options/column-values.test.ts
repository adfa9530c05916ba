import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type ColumnOptions,
  type CompiledTable,
  compile,
  type DialectName,
  explain,
  OptionError,
  type ValueOptions,
} from '../../src/index.ts';
import { type Written, writtenRows } from '../plan/parsed-rows.ts';

/* What is asked of a column's values that no condition says, and what its rows have. */

const ROWS = 4000;

const EACH: readonly DialectName[] = ['postgresql', 'mysql'];

/** The values of column c. */
function valuesOf(table: CompiledTable, rows = ROWS): readonly Written[] {
  const place = table.plan.columns.findIndex(({ name }) => name === 'c');
  assert.ok(place >= 0, 'c is written');
  return writtenRows(table, { rows, seed: 11 }).map((row) => row[place] ?? null);
}

function shareOf<Value>(values: readonly Value[], isMeant: (value: Value) => boolean): number {
  return values.filter(isMeant).length / values.length;
}

const isNull = (value: Written) => value === null;

/** The elements of table t, what is asked of column c, and what holds of its values. */
type Obeyed = readonly [elements: string, options: ColumnOptions, holds: (values: readonly Written[]) => boolean];

const near = (share: number, asked: number) => Math.abs(share - asked) < 0.03;

const nulls =
  (asked: number) =>
  (values: readonly Written[]): boolean =>
    near(shareOf(values, isNull), asked);

const between =
  (least: number, most: number) =>
  (values: readonly Written[]): boolean =>
    values.every((value) => value !== null && Number(value) >= least && Number(value) <= most);

const different =
  (least: number, most: number) =>
  (values: readonly Written[]): boolean => {
    const { size } = new Set(values.filter((value) => value !== null));
    return size >= least && size <= most;
  };

const OBEYED: readonly Obeyed[] = [
  ['c INT', { nulls: 0 }, nulls(0)],
  ['c INT', { nulls: 0.35 }, nulls(0.35)],
  ['c INT', { nulls: 0.999 }, nulls(0.999)],
  ['c INT', { nulls: 1 }, nulls(1)],
  ['c VARCHAR(20) UNIQUE', { nulls: 0.5 }, nulls(0.5)],
  ['c VARCHAR(20) UNIQUE', { nulls: 1 }, nulls(1)],
  ['id INT PRIMARY KEY, c INT REFERENCES t (id)', { nulls: 1 }, nulls(1)],
  // Constraints come first.
  ['a INT NOT NULL, c INT, CHECK (a > 0 AND c IS NOT NULL)', { nulls: 1 }, nulls(0)],
  ["a CHAR(1) NOT NULL, c INT, CHECK ((a = 'x' AND c IS NULL) OR (a = 'y' AND c > 5))", { nulls: 0 }, nulls(0)],
  ["a CHAR(1) NOT NULL, c INT, CHECK ((a = 'x' AND c IS NULL) OR (a = 'y' AND c > 5))", { nulls: 1 }, nulls(1)],
  ['b BIGINT, c CHAR(15) PRIMARY KEY, CHECK (b IS NULL OR b > 5)', { nulls: 0 }, nulls(0)],
  // A moment does not follow the status of its row where its NULLs are asked for.
  ["status VARCHAR(9) NOT NULL CHECK (status IN ('new', 'paid')), paid_at DATE, c DATE", { nulls: 0.2 }, nulls(0.2)],
  ['start_date DATE, c DATE', { nulls: 0.5, like: 'end date' }, nulls(0.5)],
  ['c INT NOT NULL', { distinct: 1 }, different(1, 1)],
  ['c INT NOT NULL', { distinct: 7 }, different(7, 7)],
  ['c INT NOT NULL', { distinct: 3, from: 1, to: 2 }, different(2, 2)],
  ['c VARCHAR(80) NOT NULL', { distinct: 12, like: 'full name' }, different(10, 12)],
  ['c DECIMAL(8,2) NOT NULL', { distinct: 40 }, different(40, 40)],
  ['c TIMESTAMP NOT NULL', { distinct: 5, from: '2024-01-01 00:00:00', to: '2024-12-31 23:59:59' }, different(5, 5)],
  ['a DATE NOT NULL, c DATE NOT NULL, CHECK (c > a)', { distinct: 5 }, different(5, 5)],
  ['c INT NOT NULL', { distinct: 65_536 }, different(3000, 65_536)],
  [
    'c VARCHAR(60) NOT NULL',
    { like: 'place.country' },
    (values) => values.includes('Germany') && values.includes('France'),
  ],
  ['c VARCHAR(60) NOT NULL', { like: 'email' }, (values) => values.every((value) => value?.includes('@'))],
  ['email INT NOT NULL, c INT NOT NULL', { like: 'person.age' }, between(0, 120)],
  ['c DOUBLE PRECISION NOT NULL', { distribution: { normal: { mean: -0.5, deviation: 0.01 } } }, between(-0.55, -0.45)],
  ['c INT NOT NULL', { distribution: { histogram: { edges: [10, 20, 40], weights: [0, 1] } } }, between(20, 40)],
  ['c INT NOT NULL CHECK (c < 30)', { distribution: { normal: { mean: 90, deviation: 20 } } }, between(-1e9, 29)],
];

const obeyed = suite('what is asked of a column');

for (const [elements, options, holds] of OBEYED) {
  for (const dialect of EACH) {
    obeyed(`${dialect}: ${elements} ${JSON.stringify(options)}`, () => {
      const table = compile(`CREATE TABLE t (${elements})`, { dialect, columns: { c: options } });
      assert.equal(table.warnings, []);
      const values = valuesOf(table);
      assert.is(values.length, ROWS);
      assert.ok(holds(values), `${values.slice(0, 9).join(', ')}`);
    });
  }
}

obeyed('all columns have the share of NULL that is asked of all, where they may', () => {
  const table = compile('CREATE TABLE t (a int PRIMARY KEY, b int NOT NULL, c int, d text, e date)', {
    dialect: 'postgresql',
    nulls: 0.6,
    columns: { d: { nulls: 0 } },
  });
  const rows = writtenRows(table, { rows: ROWS, seed: 2 });
  const shares = table.plan.columns.map((_, place) => shareOf(rows, (row) => row[place] === null));
  assert.equal(
    shares.map((share) => Math.round(share * 10) / 10),
    [0, 0, 0.6, 0, 0.6],
  );
});

obeyed.run();

/** A column, its distribution, and the shares of its values below some bounds. */
type Spread = readonly [column: string, options: ColumnOptions, below: Readonly<Record<string, number>>];

/** A lognormal distribution of median 30 and deviation 1. */
const LOGNORMAL = { '11.036': 0.1587, '30': 0.5, '81.55': 0.8413 };

const SPREADS: readonly Spread[] = [
  ['INT NOT NULL', { distribution: 'uniform', from: 1, to: 100 }, { 26: 0.25, 51: 0.5, 91: 0.9 }],
  [
    'INT NOT NULL',
    { distribution: { normal: { mean: 50, deviation: 10 } }, from: 0, to: 100 },
    { 40: 0.147, 50: 0.48, 60: 0.829, 70: 0.974 },
  ],
  ['INT NOT NULL', { distribution: 'normal', from: 0, to: 600 }, { 200: 0.159, 300: 0.499, 400: 0.841 }],
  ['DECIMAL(12,4) NOT NULL', { distribution: { lognormal: { median: 30 } }, from: 0, to: 100_000 }, LOGNORMAL],
  ['DOUBLE PRECISION NOT NULL', { distribution: { lognormal: { median: 30 } }, from: 0, to: 1e9 }, LOGNORMAL],
  [
    'BIGINT NOT NULL',
    { distribution: { exponential: { mean: 1e11 } }, from: 0, to: 9e12 },
    { '1e11': 0.632, '2e11': 0.865 },
  ],
  ['INT NOT NULL', { distribution: { exponential: { mean: 100, from: 'last' } }, from: 1, to: 5000 }, { 4900: 0.37 }],
  // The harmonic sums of 1, 2 and 10 in that of 100.
  ['INT NOT NULL', { distribution: 'zipf', from: 1, to: 100 }, { 2: 0.1928, 3: 0.2892, 11: 0.5646 }],
  ['INT NOT NULL', { distribution: { zipf: { exponent: 2 } }, from: 1, to: 1000 }, { 2: 0.6083, 3: 0.7604 }],
  [
    'SMALLINT NOT NULL',
    { distribution: { histogram: { edges: [0, 10, 100, 1000], weights: [6, 3, 1] } } },
    { 5: 0.3, 10: 0.6, 55: 0.75, 100: 0.9 },
  ],
  ['SMALLINT NOT NULL', { values: { 1: 7, 20: 2, 300: 1 } }, { 2: 0.7, 21: 0.9 }],
  [
    'SMALLINT NOT NULL',
    { values: [1, 2, 3, 100], distribution: { histogram: { edges: [0, 50, 101], weights: [9, 1] } } },
    { 2: 0.3, 3: 0.6, 4: 0.9 },
  ],
];

const spread = suite('distributions');

/** Deviations of a share of so many draws that chance stays within. */
const DEVIATIONS = 4;

for (const [column, options, below] of SPREADS) {
  for (const dialect of EACH) {
    spread(`${dialect}: ${column} ${JSON.stringify(options)}`, () => {
      const table = compile(`CREATE TABLE t (c ${column})`, { dialect, columns: { c: options } });
      assert.equal(table.warnings, []);
      const values = valuesOf(table, 20_000).map(Number);
      for (const [bound, share] of Object.entries(below)) {
        const found = shareOf(values, (value) => value < Number(bound));
        const deviation = Math.sqrt((share * (1 - share)) / values.length);
        assert.ok(Math.abs(found - share) < DEVIATIONS * deviation + 0.002, `${found} below ${bound}, not ${share}`);
      }
    });
  }
}

spread('of days and moments, distances are counted in days, and edges are such values', () => {
  const year = { from: '2024-01-01', to: '2024-12-31' };
  const shares = (type: string, distribution: NonNullable<ColumnOptions['distribution']>) => {
    const table = compile(`CREATE TABLE t (c ${type} NOT NULL)`, {
      dialect: 'postgresql',
      columns: { c: { ...year, distribution } },
    });
    const values = valuesOf(table);
    return ['2024-02-01', '2024-07-01'].map(
      (day) => Math.round(20 * shareOf(values, (value) => String(value) < day)) / 20,
    );
  };
  const bars = { histogram: { edges: ['2024-01-01', '2024-02-01', '2024-07-01'], weights: [1, 3] } };
  for (const type of ['date', 'timestamp']) {
    assert.equal(shares(type, bars), [0.25, 1], type);
    assert.equal(shares(type, { exponential: { mean: 31 } }), [0.65, 1], type);
    assert.equal(shares(type, { normal: { mean: 45, deviation: 14 } }), [0.15, 1], type);
  }
});

spread('labels are spread by their places', () => {
  const table = compile("CREATE TABLE t (c ENUM('a', 'b', 'c', 'd') NOT NULL)", {
    dialect: 'mysql',
    columns: { c: { distribution: { histogram: { edges: ['a', 'b', 'd'], weights: [1, 1] } } } },
  });
  const values = valuesOf(table);
  const shares = ['a', 'b', 'c', 'd'].map((label) => Math.round(20 * shareOf(values, (value) => value === label)) / 20);
  assert.equal(shares, [0.5, 0.25, 0.25, 0]);
});

spread('cases of checks are as likely as the values that are weighed', () => {
  const table = compile(
    `CREATE TABLE t (c varchar(9) NOT NULL, a date, b int NOT NULL, CHECK (c <> 'paid' OR a IS NOT NULL),
      CHECK (c <> 'new' OR (a IS NULL AND b = 0)), CHECK (c <> 'gone' OR b > 4))`,
    { dialect: 'postgresql', columns: { c: { values: { new: 1, paid: 5, gone: 14 } } } },
  );
  assert.equal(table.warnings, []);
  const values = valuesOf(table);
  for (const [value, share] of [
    ['new', 0.05],
    ['paid', 0.25],
    ['gone', 0.7],
  ] as const) {
    assert.ok(
      near(
        shareOf(values, (one) => one === value),
        share,
      ),
      value,
    );
  }
});

spread.run();

const unkept = suite('what is asked for and not kept');

/** The elements of t, what is asked of c, and the warnings. */
const UNKEPT: readonly (readonly [string, ColumnOptions, readonly string[]])[] = [
  [
    'c int PRIMARY KEY',
    { distribution: 'zipf' },
    [
      'option_not_honoured The option "distribution" of column "c" is not kept: a key decides how often its values come.',
    ],
  ],
  [
    'id int PRIMARY KEY, c int REFERENCES t (id)',
    { distinct: 3 },
    ['option_not_honoured The option "distinct" of column "c" is not kept: its values are those of earlier rows.'],
  ],
  [
    "c text CHECK (c IN ('x'))",
    { values: ['y'] },
    [
      'option_not_honoured The option "columns.c.values" of column "c" is not kept: its checks leave the column no value but NULL.',
    ],
  ],
  [
    'c int',
    { like: 'email' },
    ['option_not_honoured The option "like" of column "c" is not kept: "email" has no values of the type int.'],
  ],
  [
    'c varchar(5)',
    { like: 'county' },
    ['option_not_honoured The option "like" of column "c" is not kept: "county" has no values of the type varchar(5).'],
  ],
  [
    'c int',
    { distribution: { histogram: { edges: ['x', 'y'] } } },
    [
      'option_not_honoured The option "distribution" of column "c" is not kept: its parameters are not in the form of the values, or checks decide on these.',
    ],
  ],
  [
    'c text UNIQUE',
    { sql: 'now()' },
    [
      'key_not_honoured The key "t_c_key" is not kept, as what stands in a column of it is not evaluated here: rows may be refused for it.',
    ],
  ],
  [
    'a int NOT NULL, c int, CHECK (a > c)',
    { sql: '1' },
    [
      'check_not_honoured The check "t_check" is not evaluated on column "c", whose values the database computes: rows may be refused for it.',
    ],
  ],
  [
    'a int NOT NULL, c int, CHECK (a > 0 AND c IS NULL)',
    { nulls: 0 },
    ['option_not_honoured The option "nulls" of column "c" is not kept: no value but NULL can stand in it.'],
  ],
  ['c int CHECK (c IS NULL)', { nulls: 1 }, []],
  [
    'a int NOT NULL, c int GENERATED ALWAYS AS (a + 1) STORED',
    { distribution: 'zipf', nulls: 0.5 },
    [
      'option_not_honoured The option "nulls" of column "c" is not kept: the database computes it.',
      'option_not_honoured The option "distribution" of column "c" is not kept: the database computes it.',
    ],
  ],
  // Constraints come first.
  [
    'id int PRIMARY KEY, c int NOT NULL, CHECK (c < id % 5)',
    { distinct: 3 },
    [
      'option_not_honoured The option "distinct" of column "c" is not kept: its values are those of another column, or listed with it.',
    ],
  ],
  // What refers to a value that nobody knows finds no row.
  [
    'c int NOT NULL UNIQUE, b int NOT NULL REFERENCES t (c)',
    { sql: '1' },
    [
      'unknown_reference The foreign key "t_b_fkey" refers to rows that are not known here: its columns have values of their own.',
      'key_not_honoured The key "t_c_key" is not kept, as what stands in a column of it is not evaluated here: rows may be refused for it.',
    ],
  ],
  // The number alone tells the rows apart.
  ['id int, c timestamp, PRIMARY KEY (id, c)', { sql: 'now()' }, []],
  ['id int PRIMARY KEY, c timestamp DEFAULT now()', { omit: true }, []],
];

for (const [elements, options, warnings] of UNKEPT) {
  unkept(`${elements} ${JSON.stringify(options)}`, () => {
    const given: ValueOptions = { columns: { c: options } };
    const table = compile(`CREATE TABLE t (${elements})`, { dialect: 'postgresql', ...given });
    assert.equal(
      table.warnings.map(({ code, message }) => `${code} ${message}`),
      warnings,
    );
    assert.is(
      table
        .text({ rows: 10 })
        .split('\n')
        .filter((line) => line.startsWith('(')).length,
      10,
    );
  });
}

unkept('the database numbers a column as it likes', () => {
  const table = compile('CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, a int)', {
    dialect: 'mysql',
    columns: { id: { distinct: 3, like: 'age', nulls: 0 } },
    nulls: 0.5,
  });
  assert.equal(
    table.warnings.map(({ message }) => message),
    [
      'The option "like" of column "id" is not kept: the database numbers it.',
      'The option "distinct" of column "id" is not kept: the database numbers it.',
    ],
  );
});

unkept('conditions on a column that the database numbers are refused', () => {
  const ddl = 'CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, a int)';
  assert.throws(
    () => compile(ddl, { dialect: 'mysql', columns: { id: { from: 100 } } }),
    /^Option "from" of column "id" of table "t" is nothing that the column takes: A check cannot refer to "id", which the database numbers\.$/,
  );
});

unkept('a share of NULL for all columns is not about those that rows do not give', () => {
  const ddl = 'CREATE TABLE t (a int, b int GENERATED ALWAYS AS (a + 1) STORED, c int CHECK (c > 0))';
  assert.equal(compile(ddl, { dialect: 'postgresql', nulls: 0 }).warnings, []);
});

unkept('bits that are a number are asked for as one', () => {
  const columns = { c: { values: [5, 6] } };
  const table = compile('CREATE TABLE t (c BIT(4) NOT NULL)', { dialect: 'mysql', columns });
  assert.equal(new Set(valuesOf(table, 50)), new Set(['5', '6']));
});

unkept('a name that is none of a meaning is refused', () => {
  for (const [like, nearest] of [
    ['compny', 'company'],
    ['person.firstname', 'person.first name'],
  ] as const) {
    const columns = { c: { like } };
    try {
      compile('CREATE TABLE t (c text)', { dialect: 'postgresql', columns });
      assert.unreachable();
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      const message = `Option "like" of column "c" of table "t" must be the name of a meaning, not "${like}"; the nearest one is "${nearest}".`;
      assert.is(error.message, message);
      assert.is(error.nearest, nearest);
    }
  }
});

unkept('NULL stands where a check passes only by it, as far as it is evaluated', () => {
  const ddl = 'CREATE TABLE t (c bigint, a char(15) PRIMARY KEY, CHECK (c = a))';
  const table = compile(ddl, { dialect: 'mysql', columns: { c: { nulls: 1 } } });
  assert.match(table.text({ rows: 2 }), /^\(NULL, '/m);
});

unkept('few values of a key are few rows', () => {
  const table = compile('CREATE TABLE t (c int PRIMARY KEY)', {
    dialect: 'postgresql',
    columns: { c: { distinct: 6 } },
  });
  assert.is(table.plan.rowLimit, 6);
});

unkept.run();

const explained = suite('explain');

explained('says what was asked for', () => {
  const table = compile('CREATE TABLE t (c int)', {
    dialect: 'postgresql',
    columns: { c: { nulls: 0.2, distribution: 'normal', like: 'age' } },
  });
  assert.is(explain(table).columns[0]?.draw, 'at random; as asked for: nulls, like, distribution');
});

explained.run();
