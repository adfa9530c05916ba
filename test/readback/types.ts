import type { DialectName } from '../../grammar/index.ts';

/*
 * Types as the dialects spell them: at least one of each kind of value, and those of a kind that are written in another way.
 */

/** What a column of a type can be. */
export type Ability =
  /** A key of the table. */
  | 'key'
  /** In an order that relations count in. */
  | 'order'
  /** Equal to another one of the type. */
  | 'equal'
  /** A whole number, as references to tables that are not here have. */
  | 'whole'
  /** A text that others make. */
  | 'joined'
  | 'named'
  /** Nothing but NULL. */
  | 'absent';

export interface SampleType {
  readonly written: string;
  /** Two constants of the type, as checks have them; null: there are none. */
  readonly constants: readonly [string, string] | null;
  readonly abilities: ReadonlySet<Ability>;
  /** What a column can be computed of, with `?` for the name of a column of whole numbers; null: nothing. */
  readonly computed: string | null;
  /** What has to be made before it. */
  readonly definition: string;
}

type Row = readonly [
  abilities: string,
  constants?: readonly [string, string] | null,
  computed?: string | null,
  definition?: string,
];

function typesOf(rows: Readonly<Record<string, Row>>): readonly SampleType[] {
  return Object.entries(rows).map(([written, [abilities, constants = null, computed = null, definition = '']]) => ({
    written,
    constants,
    computed,
    definition,
    abilities: new Set(abilities.split(' ').filter((word) => word !== '') as Ability[]),
  }));
}

const numbers = ['8', '9'] as const;
const amounts = ['8.25', '9.50'] as const;
const days = ["'2020-01-08'", "'2020-01-09'"] as const;
const moments = ["'2020-01-08 01:02:03'", "'2020-01-09 01:02:03'"] as const;
const times = ["'01:02:03'", "'01:02:04'"] as const;
const words = ["'x8'", "'x''9'"] as const;
const slashed = ["'x\\8'", "'x9'"] as const;
const uuids = ["'00000000-0000-4000-8000-000000000008'", "'00000000-0000-4000-8000-000000000009'"] as const;
const networks = ["'1.2.3.4'", "'1.2.3.5'"] as const;
const counted = 'key order equal whole';
const measured = 'key order equal';

const postgresql = typesOf({
  smallint: [counted, numbers, '(?) % 97'],
  int: [counted, numbers, '(?) % 97'],
  bigint: [counted, numbers, '(?) % 97'],
  'numeric(5,0)': [measured, numbers, '(?) % 97'],
  'numeric(6,2)': [measured, amounts, '(?) % 97'],
  numeric: [measured, amounts, '(?) % 97'],
  real: [measured, numbers],
  'double precision': [measured, numbers, '(?) % 97'],
  money: ['key'],
  boolean: ['key', ['true', 'false'], '((?) % 3 = 0)'],
  'char(4)': ['key', words],
  'varchar(20)': ['key equal joined', words, 'reverse((?)::text)'],
  text: ['key equal joined named', slashed, 'reverse((?)::text)'],
  bytea: ['key equal', ["'\\x08'", "'\\x0900'"]],
  'bit(4)': ['equal', ["B'1000'", "B'1001'"]],
  'bit varying(6)': ['equal', ["B'1000'", "B'1001'"]],
  date: [measured, days, "date '2020-01-01' + (?) % 97"],
  'time(3)': ['order equal', times],
  timetz: ['equal'],
  timestamp: [measured, moments],
  'timestamptz(0)': [measured, moments],
  interval: ['equal', ["'8 hours'", "'9 hours'"]],
  'interval year': ['equal'],
  uuid: ['key equal', uuids],
  json: [''],
  jsonb: ['equal', ["'8'", "'{}'"]],
  xml: [''],
  mood: ['key equal', ["'sad'", "'it''s'"], null, "CREATE TYPE mood AS ENUM ('sad', 'it''s', 'back\\slash');"],
  inet: ['key equal', networks],
  cidr: ['key equal'],
  macaddr: ['key equal'],
  'geometry(Point, 4326)': [''],
  point: [''],
  box: [''],
  tsvector: [''],
  tsquery: [''],
  int4range: ['equal'],
  datemultirange: ['equal'],
  'int[]': ['equal'],
  'text[]': ['equal'],
  pair: ['equal', null, null, 'CREATE TYPE pair AS (a int, b text);'],
  'vector(3)': ['equal'],
  ltree: ['equal'],
  pg_lsn: ['key equal'],
  gtsvector: ['absent'],
  mystery: [''],
});

const mysql = typesOf({
  tinyint: [counted, numbers, '(?) % 97'],
  smallint: [counted, numbers, '(?) % 97'],
  mediumint: [counted, numbers, '(?) % 97'],
  int: [counted, numbers, '(?) % 97'],
  'int unsigned': [counted, numbers, '(?) % 97'],
  bigint: [counted, numbers, '(?) % 97'],
  'bigint unsigned': [counted, numbers],
  'decimal(5,0)': [measured, numbers, '(?) % 97'],
  'decimal(6,2)': [measured, amounts, '(?) % 97'],
  float: ['order equal', numbers],
  double: [measured, numbers, '(?) % 97'],
  'bit(8)': ['key equal', ["b'1000'", "b'1001'"]],
  boolean: ['equal', ['true', 'false'], '((?) % 3 = 0)'],
  date: [measured, days, "DATE_ADD('2020-01-01', INTERVAL (?) % 97 DAY)"],
  datetime: [measured, moments],
  'datetime(3)': [measured, moments],
  timestamp: [measured, moments],
  time: ['order equal', times],
  'time(6)': ['order equal', times],
  year: [measured, ['2008', '2009']],
  'char(15)': ['key equal joined', words, 'CONCAT(REVERSE(?))'],
  'varchar(20)': ['key equal joined', slashed, 'CONCAT(REVERSE(?))'],
  text: ['equal joined named', words],
  'binary(4)': ['key equal'],
  'varbinary(6)': ['key equal', ["x'08'", "x'0900'"]],
  blob: ['equal'],
  "enum('x8','x''9','x\\\\10')": ['key equal', ["'x8'", "'x''9'"]],
  "set('x8','x9')": ['equal', ["'x8'", "'x9'"]],
  json: ['equal'],
  point: [''],
  geometrycollection: [''],
  'vector(3)': [''],
  uuid: ['key equal', uuids],
  inet4: ['key equal', networks],
  inet6: ['key equal'],
});

export const sampleTypes: { readonly [D in DialectName]: readonly SampleType[] } = { mysql, postgresql };
