/** The tables that are measured, in PostgreSQL's dialect. */

/** The nine columns behind the key, each name with a number behind it where a table holds several such groups. */
const nine = (suffix: string): string =>
  [
    `name${suffix} text NOT NULL`,
    `email${suffix} text NOT NULL`,
    `age${suffix} integer NOT NULL`,
    `price${suffix} numeric(8,2) NOT NULL`,
    `active${suffix} boolean NOT NULL`,
    `created${suffix} timestamp(0) NOT NULL`,
    `note${suffix} varchar(60)`,
    `code${suffix} uuid NOT NULL`,
    `score${suffix} double precision NOT NULL`,
  ].join(', ');

export const tableNames = ['ten', 'narrow', 'wide'] as const;
export type TableName = (typeof tableNames)[number];

/** The tables whose rows bench/rows.c writes, too. */
export const tables: Readonly<Record<TableName, string>> = {
  ten: `CREATE TABLE t (id bigint PRIMARY KEY, ${nine('')})`,
  narrow: 'CREATE TABLE t (id integer NOT NULL, word varchar(10) NOT NULL, ok boolean NOT NULL)',
  wide: `CREATE TABLE t (${Array.from({ length: 20 }, (_, i) => `id_${i} bigint NOT NULL, ${nine(`_${i}`)}`).join(', ')})`,
};

/** A table of forty columns with a hundred CHECKs: of a column, of two, and with OR. */
export const hundredChecks = `CREATE TABLE t (${[
  ...Array.from({ length: 40 }, (_, i) => `c${i} int`),
  ...Array.from({ length: 100 }, (_, i) => {
    const column = `c${i % 40}`;
    const checks = [
      `${column} > ${i}`,
      `${column} < c${(i + 1) % 40} + ${1000 * i}`,
      `${column} IS NULL OR ${column} <> ${i}`,
    ];
    return `CHECK (${checks[i % 3]})`;
  }),
].join(', ')})`;

/** Columns that the different tables are put together from. */
const COLUMNS: readonly string[] = [
  'total integer NOT NULL',
  'views bigint',
  'flag boolean NOT NULL',
  'city varchar(40) NOT NULL',
  'email text',
  'birthday date NOT NULL',
  'opens time(0)',
  'updated timestamptz NOT NULL',
  'price numeric(10,2) NOT NULL',
  'rate real',
  'ratio double precision NOT NULL',
  'token uuid NOT NULL',
  'title varchar(80) NOT NULL',
  'description text',
  'country char(2) NOT NULL',
  'data jsonb',
  'address inet NOT NULL',
  'mac macaddr',
  'checksum bytea NOT NULL',
  'tags text[]',
  'span int4range',
  'wait interval NOT NULL',
  'bits bit(12) NOT NULL',
  "state text NOT NULL CHECK (state IN ('new', 'paid', 'sent', 'done'))",
  'stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5)',
  'code varchar(12) UNIQUE',
  'phone varchar(20)',
  'spot point NOT NULL',
];

/** Tables that share columns with each other, but of which no two are alike. */
export function differentTables(count: number): readonly string[] {
  return Array.from({ length: count }, (_, table) => {
    const width = 4 + (table % 9);
    // Steps that have no divisor in common with the number of columns visit each of them.
    const step = [1, 3, 5, 9, 11, 13][table % 6] ?? 1;
    const columns = Array.from({ length: width }, (_unused, i) => COLUMNS[(table * 7 + i * step) % COLUMNS.length]);
    return `CREATE TABLE t (id ${table % 2 === 0 ? 'integer' : 'bigint'} PRIMARY KEY, ${columns.join(', ')})`;
  });
}
