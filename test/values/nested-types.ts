import { compile } from '../../src/index.ts';
import type { Task } from '../support/work.ts';

/** A few lines of types in each other could ask for more values than there is memory or time for: they are NULL then. */
interface Nested {
  readonly name: string;
  readonly ddl: string;
  /** What some rows of the table hold. */
  readonly output: string | RegExp;
}

export function textOf(ddl: string): string {
  return compile(ddl, { dialect: 'postgresql' }).text({ rows: 5 });
}

/** `count` definitions, each given the type before it; the first one int. */
function chain(count: number, prefix: string, definition: (name: string, before: string) => string): string {
  return Array.from({ length: count }, (_, i) =>
    definition(`${prefix}${i}`, i === 0 ? 'int' : `${prefix}${i - 1}`),
  ).join(' ');
}

const fields = (type: string) => Array.from({ length: 100 }, (_, i) => `f${i} ${type}`).join(', ');

const DEEP = 10_000;

const deepTable = `CREATE TABLE t (a d${DEEP - 1}, b int)`;

export const nested: readonly Nested[] = [
  {
    name: 'a chain of domains over arrays of each other',
    ddl: `${chain(60, 'd', (name, before) => `CREATE DOMAIN ${name} AS ${before}[];`)}
      CREATE TABLE t (a d59, b d3 NOT NULL, c d3 UNIQUE)`,
    output: '\'{"{',
  },
  {
    name: 'composite types of many fields of each other',
    ddl: `${chain(20, 'c', (name, before) => `CREATE TYPE ${name} AS (${fields(before)});`)}
      CREATE DOMAIN d AS c19; CREATE DOMAIN e AS c19[];
      CREATE TABLE t (a c19, b d, c e, d c0 NOT NULL)`,
    output: /\(NULL, NULL, /,
  },
  {
    name: 'composite types of two fields of each other, compared',
    ddl: `${chain(20, 'c', (name, before) => `CREATE TYPE ${name} AS (a ${before}, b ${before});`)}
      CREATE TABLE t (a c19, b c19[], CHECK ((a).a = (a).b))`,
    output: 'INSERT INTO',
  },
  {
    name: 'ranges over arrays of ranges',
    ddl: `${chain(30, 'r', (name, before) => `CREATE TYPE ${name} AS RANGE (SUBTYPE = ${before}[]);`)}
      CREATE TABLE t (a r29, b r0 NOT NULL)`,
    output: 'INSERT INTO',
  },
  {
    name: 'arrays in each other to any depth',
    ddl: chain(DEEP, 'd', (name, before) => `CREATE DOMAIN ${name} AS ${before}[];`) + deepTable,
    output: 'INSERT INTO',
  },
  {
    name: 'composite types in each other to any depth',
    ddl: chain(DEEP, 'd', (name, before) => `CREATE TYPE ${name} AS (a ${before});`) + deepTable,
    output: 'INSERT INTO',
  },
  {
    name: 'ranges in each other to any depth',
    ddl: chain(DEEP, 'd', (name, before) => `CREATE TYPE ${name} AS RANGE (SUBTYPE = ${before});`) + deepTable,
    output: 'INSERT INTO',
  },
];

export const tasks: readonly Task[] = nested.map(({ name, ddl }) => ({ name, run: () => void textOf(ddl) }));
