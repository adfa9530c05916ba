import { compile, DdlError, type DialectName } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import type { Task } from '../support/work.ts';
import { listed } from './listed.ts';

/** Comparisons of a and b in turn. */
const comparison = (i: number): string => `(${i % 2 === 0 ? 'a' : 'b'} > ${i})`;

/** Conditions in each other's left operands, joined by an operator. */
const leftwards = (count: number, operator: string, condition: (i: number) => string): string =>
  Array.from({ length: count - 1 }, (_, i) => i + 1).reduce(
    (left, i) => `(${left} ${operator} ${condition(i)})`,
    condition(0),
  );

/** The same in their right operands. */
const rightwards = (count: number, operator: string): string =>
  Array.from({ length: count - 1 }, (_, i) => i + 1).reduce(
    (right, i) => `(${comparison(i)} ${operator} ${right})`,
    comparison(0),
  );

const chain = (count: number, operator: string, item: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => item(i)).join(operator);

const nullTest = (i: number): string => `(${i % 2 === 0 ? 'a' : 'b'} IS NULL)`;
const numbers = (check: string): string => `a int NOT NULL, b int NOT NULL, CHECK (${check})`;
const nullable = (check: string): string => `a int, b int, CHECK (${check})`;
const texts = (check: string): string => `a varchar(9000), CHECK (${check})`;

/** Each column is computed of the one before. */
const computed = (count: number, of: (before: string) => string): string =>
  `g0 int, ${listed(count, (i) => `g${i + 1} int AS (${of(`g${i}`)})`)}, UNIQUE (g${count}), CHECK (g${count} > 5)`;

const ordered = (count: number, type: string): string =>
  `${listed(count, (i) => `d${i} ${type}`)}, ${listed(count - 1, (i) => `CHECK (d${i} <= d${i + 1})`)}`;

const FEW_RANGES = listed(600, (i) => String.fromCodePoint(0x100 + 3 * i)).replaceAll(', ', '');

/** Bodies of tables which are short, and for which a planner that forgets to count takes seconds, or does not end. */
const BODIES: Readonly<Record<string, readonly [DialectName, string]>> = {
  'XOR of one column': ['mysql', numbers(chain(34, ' XOR ', (i) => `(a > ${i})`))],
  'XOR, as long as a chain may be': ['mysql', numbers(chain(999, ' XOR ', comparison))],
  'XOR of many columns': [
    'mysql',
    `${listed(400, (i) => `c${i} int`)}, CHECK (${chain(400, ' XOR ', (i) => `(c${i} > ${i})`)})`,
  ],
  'comparisons that differ': ['postgresql', numbers(leftwards(34, '<>', comparison))],
  'comparisons that differ, nested deeply': ['postgresql', numbers(leftwards(250, '<>', comparison))],
  'comparisons that differ, on the right': ['postgresql', numbers(rightwards(250, '<>'))],
  'NULL tests that are equal': ['postgresql', nullable(leftwards(34, '=', nullTest))],
  'NULL tests that are equal, nested deeply': ['mysql', nullable(leftwards(250, '=', nullTest))],
  'truths that are distinct': ['postgresql', nullable(leftwards(120, 'IS DISTINCT FROM', comparison))],
  'truths compared without NULL': ['mysql', numbers(leftwards(250, '<=>', comparison))],
  'long texts before a place': ['mysql', texts("a REGEXP '(?<![a-z]{30})-'")],
  'choices before a place': ['mysql', texts("a REGEXP '(?<!b?@{5,20}|c)1{1,100}x'")],
  'choices before a place in PostgreSQL': ['postgresql', texts("a ~ '(?<!b?@{5,100}|c)1{1,100}x'")],
  'places behind places': ['postgresql', texts("a ~ '(?<=(?<=(?<=[a-z]*)[a-z]*)[a-z]*)-'")],
  'many ranges of characters': ['postgresql', texts(`a ~ '(?<![${FEW_RANGES}]{9,99})-[${FEW_RANGES}]{1,99}x'`)],
  'a chain of constants': ['postgresql', texts(`a <> ${chain(950, ' || ', (i) => `'x${i}'`)}`)],
  'a chain of long numbers': ['postgresql', numbers(`a < ${chain(950, ' * ', () => '9999999999999999999')}`)],
  'columns computed of each other': ['mysql', computed(200, (before) => `${before} + 1`)],
  'columns computed twice of each other': ['mysql', computed(100, (before) => `${before} + ${before}`)],
  'dates in order': ['postgresql', ordered(800, 'date')],
  'moments in order': ['mysql', ordered(800, 'datetime')],
};

/** Where a sample is asked for, each so many-th body is planned. */
const STEP = 8;

export const hostile: readonly Task[] = sampled(Object.entries(BODIES), STEP).map(([name, [dialect, body]]) => ({
  name,
  run() {
    try {
      compile(`CREATE TABLE t (${body})`, { dialect });
    } catch (error) {
      if (!(error instanceof DdlError)) throw error;
    }
  },
}));

export const tasks = hostile;
