import { compile, DdlError, dialectNames } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { type Growth, type Task, tasksOf } from '../support/work.ts';
import { listed } from './listed.ts';

/** A table of `count` parts of a kind. */
type Many = (count: number) => string;

interface Growing {
  readonly parts: number;
  readonly table: Many;
  /** What may be added to linear growth, as a factor, where it is not SLACK. */
  readonly slack?: number;
  /** Whether no row can exist in it, which may be found out. */
  readonly refused?: boolean;
}

/** What a careless planner goes over again for each of its parts. */
const GROWING: Readonly<Record<string, Growing>> = {
  'excluded values': { parts: 1250, table: (n) => `a int, ${listed(n, (i) => `CHECK (a <> ${i})`)}` },
  'bounds of a text': { parts: 1250, table: (n) => `a text, ${listed(n, (i) => `CHECK (length(a) < ${9000 + i})`)}` },
  'choices that cannot be joined': {
    parts: 1250,
    table: (n) => `a int, b int, ${listed(n, (i) => `CHECK (a > ${i} OR b < ${i})`)}`,
  },
  'choices among sums': {
    parts: 300,
    table: (n) =>
      `${listed(41, (i) => `c${i} int`)}, ${listed(n, (i) => `CHECK (c${i % 40} + c${(i % 40) + 1} > ${i} OR c${i % 40} < 5)`)}`,
  },
  'texts excluded from a key': {
    parts: 1000,
    table: (n) => `a varchar(40) UNIQUE, CHECK (a NOT IN (${listed(n, (i) => `'v${i}'`)}))`,
  },
  'keys that share columns': {
    // Compared in pairs: a table has 512 keys at most.
    parts: 60,
    slack: 2.8,
    table: (n) => `${listed(n + 1, (i) => `c${i} int`)}, ${listed(n, (i) => `UNIQUE (c${i}, c${i + 1})`)}`,
  },
  'columns of a sum': {
    parts: 110,
    table: (n) => `${listed(n, (i) => `c${i} int`)}, CHECK (${listed(n, (i) => `c${i}`).replaceAll(',', ' +')} = 5)`,
  },
  'a chain of columns': {
    parts: 200,
    table: (n) => `${listed(n + 1, (i) => `c${i} int`)}, ${listed(n, (i) => `CHECK (c${i} < c${i + 1})`)}`,
  },
  'ends of one column': {
    parts: 500,
    table: (n) =>
      `b int NOT NULL, c int NOT NULL, d int NOT NULL, ${listed(n, (i) => `CHECK (b > c + ${i}), CHECK (b < d + ${9 * n + i})`)}`,
  },
  'branches of a choice': {
    parts: 2000,
    table: (n) => `a int, CHECK (CASE ${listed(n, (i) => `WHEN a = ${i} THEN a > ${i}`).replaceAll(',', '')} END)`,
  },
  'constants beside an operand': {
    parts: 60,
    table: (n) => {
      const list = listed(n, (i) => `${3 * i}`);
      return `a int NOT NULL, b int NOT NULL, CHECK ((a + b IN (${list}) OR a + b NOT IN (${list})) = false)`;
    },
    refused: true,
  },
  'characters of a pattern': { parts: 20_000, table: (n) => `a text, CHECK (a LIKE '${'%a'.repeat(n)}')` },
  columns: { parts: 200, table: (n) => listed(n, (i) => `c${i} varchar(20)`) },
};

/** Of so many kinds of parts, one is in a sample. */
const STEP = 6;

/** What may be added to linear growth, as a factor: logarithms, and what is made once. */
const SLACK = 1.5;

interface Planning extends Growth {
  readonly slack: number;
}

export const growths: readonly Planning[] = dialectNames.flatMap((dialect) =>
  sampled(Object.entries(GROWING), STEP).map(([name, { parts, table, slack = SLACK, refused = false }]) => ({
    name: `${dialect}: ${name}`,
    slack,
    size: parts,
    run(count) {
      try {
        compile(`CREATE TABLE t (${table(count)})`, { dialect });
      } catch (error) {
        if (!(refused && error instanceof DdlError && error.code === 'unsatisfiable')) throw error;
      }
    },
  })),
);

/** Columns with patterns, which are all the same or all different. */
const patterned = (pattern: (i: number) => string): string =>
  listed(100, (i) => `c${i} varchar(9) CHECK (c${i} LIKE '${pattern(i)}')`);

const PATTERNED: readonly Task[] = dialectNames.flatMap((dialect) => [
  {
    name: `${dialect}: one pattern`,
    run: () => void compile(`CREATE TABLE t (${patterned(() => '%ab_1_2_3%')})`, { dialect }),
  },
  {
    name: `${dialect}: many patterns`,
    run: () => void compile(`CREATE TABLE t (${patterned((i) => `%${i + 100}_1_2_3%`)})`, { dialect }),
  },
]);

export const tasks = [...tasksOf(growths), ...PATTERNED];
