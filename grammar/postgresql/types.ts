import type { TypeRow } from '../dialect.ts';
import type { Shape } from '../shape.ts';
import {
  bits,
  bytes,
  decimal,
  float,
  floatByPrecision,
  integer,
  plain,
  serial,
  text,
  time,
  timestamp,
  vector,
} from '../type-row.ts';

/** PostgreSQL 18 manual, chapter 8, and the widespread extensions' types. */

const numeric: Shape = { kind: 'decimal', precision: null, scale: null, unsigned: false };
const int4: Shape = { kind: 'integer', bits: 32, unsigned: false, sequence: false };
const int8: Shape = { kind: 'integer', bits: 64, unsigned: false, sequence: false };
const date: Shape = { kind: 'date', zoned: false };
const localTimestamp: Shape = { kind: 'timestamp', precision: 6, zoned: false, range: 'wide' };
const zonedTimestamp: Shape = { kind: 'timestamp', precision: 6, zoned: true, range: 'wide' };

const range = (of: Shape): TypeRow => plain({ kind: 'range', of, multiple: false });
const multirange = (of: Shape): TypeRow => plain({ kind: 'range', of, multiple: true });
const geometric = (of: 'point' | 'line' | 'lseg' | 'box' | 'path' | 'polygon' | 'circle'): TypeRow =>
  plain({ kind: 'geometric', of });
const sampled = (...samples: string[]): TypeRow => plain({ kind: 'sampled', samples });

const interval: TypeRow = ({ words, integers }) => ({
  kind: 'interval',
  fields: words.length === 0 ? null : words.join(' to '),
  precision: Math.min(integers[0] ?? 6, 6),
});

/** PostGIS: geometry(Point, 4326). */
const postgis: TypeRow = ({ words, integers }) => ({
  kind: 'spatial',
  of: words[0] ?? 'point',
  srid: integers[0] ?? null,
});

/** Longest character(n) and bit(n) that the server accepts. */
const MAX_LENGTH = 10_485_760;

export const types: Readonly<Record<string, TypeRow>> = {
  'SMALLINT | INT2': integer(16),
  'INTEGER | INT | INT4': integer(32),
  'BIGINT | INT8': integer(64),
  'SMALLSERIAL | SERIAL2': serial(16, false),
  'SERIAL | SERIAL4': serial(32, false),
  'BIGSERIAL | SERIAL8': serial(64, false),
  '{NUMERIC | DECIMAL | DEC} [( <signed-integer> [, <signed-integer>] )]': decimal({
    precision: 1000,
    least: 1,
    scale: [-1000, 1000],
    fallback: [null, null],
  }),
  'REAL | FLOAT4': float(32),
  'DOUBLE PRECISION | FLOAT8': float(64),
  'FLOAT [( <integer> )]': floatByPrecision({ fallback: 64, single: 24, most: 53, least: 1 }),
  MONEY: plain({ kind: 'money', bits: 64 }),
  'BOOLEAN | BOOL': plain({ kind: 'boolean', stored: 'boolean' }),

  '{NATIONAL {CHARACTER | CHAR} | NCHAR | CHARACTER | CHAR} VARYING [( <integer> )] | VARCHAR [( <integer> )]': text({
    fallback: null,
    most: MAX_LENGTH,
    least: 1,
  }),
  'NATIONAL {CHARACTER | CHAR} [( <integer> )] | {NCHAR | CHARACTER | CHAR} [( <integer> )]': text({
    fallback: 1,
    padded: true,
    most: MAX_LENGTH,
    least: 1,
  }),
  'BPCHAR [( <integer> )]': text({ fallback: null, padded: true, most: MAX_LENGTH, least: 1 }),
  'TEXT | CITEXT': text({ fallback: null }),
  NAME: text({ fallback: 63, bytes: 63 }),
  BYTEA: bytes({ fallback: null }),
  'BIT VARYING [( <integer> )] | VARBIT [( <integer> )]': bits('varying', null, 1),
  'BIT [( <integer> )]': bits('fixed', 1, 1),

  DATE: plain(date),
  'TIME [( <integer> )] [{WITH! | WITHOUT} TIME ZONE]': time({ precision: 6 }),
  'TIMETZ [( <integer> )]': time({ precision: 6, zoned: true }),
  'TIMESTAMP [( <integer> )] [{WITH! | WITHOUT} TIME ZONE]': timestamp({ precision: 6, range: 'wide' }),
  'TIMESTAMPTZ [( <integer> )]': timestamp({ precision: 6, zoned: true, range: 'wide' }),
  'INTERVAL {<interval-fields> | [( <integer> )]}': interval,

  UUID: plain({ kind: 'uuid', bits: 128 }),
  JSON: plain({ kind: 'json', binary: false }),
  JSONB: plain({ kind: 'json', binary: true }),
  XML: plain({ kind: 'xml', content: true }),
  INET: plain({ kind: 'network', form: 'inet' }),
  CIDR: plain({ kind: 'network', form: 'cidr' }),
  MACADDR: plain({ kind: 'mac', octets: 6 }),
  MACADDR8: plain({ kind: 'mac', octets: 8 }),
  POINT: geometric('point'),
  LINE: geometric('line'),
  LSEG: geometric('lseg'),
  BOX: geometric('box'),
  PATH: geometric('path'),
  POLYGON: geometric('polygon'),
  CIRCLE: geometric('circle'),
  TSVECTOR: plain({ kind: 'textSearch', of: 'vector' }),
  TSQUERY: plain({ kind: 'textSearch', of: 'query' }),

  INT4RANGE: range(int4),
  INT8RANGE: range(int8),
  NUMRANGE: range(numeric),
  DATERANGE: range(date),
  TSRANGE: range(localTimestamp),
  TSTZRANGE: range(zonedTimestamp),
  INT4MULTIRANGE: multirange(int4),
  INT8MULTIRANGE: multirange(int8),
  NUMMULTIRANGE: multirange(numeric),
  DATEMULTIRANGE: multirange(date),
  TSMULTIRANGE: multirange(localTimestamp),
  TSTZMULTIRANGE: multirange(zonedTimestamp),

  // Object identifiers: every number is taken, but names only of objects that exist.
  OID: plain({ kind: 'integer', bits: 32, unsigned: true, sequence: false }),
  'XID | CID | XID8': plain({ kind: 'sampled', samples: Array.from({ length: 64 }, (_, i) => String(1000 + i)) }),
  'REGCLASS | REGCOLLATION | REGCONFIG | REGDICTIONARY | REGNAMESPACE | REGOPER | REGOPERATOR | REGPROC | REGPROCEDURE | REGROLE | REGTYPE | REGDATABASE':
    plain({ kind: 'sampled', samples: Array.from({ length: 64 }, (_, i) => String(20000 + i)) }),
  TID: sampled('(0,1)', '(0,2)', '(1,1)', '(1,2)', '(2,7)', '(13,4)', '(42,11)', '(100,3)'),
  PG_LSN: sampled('0/1', '0/16B3748', '16/B374D848', '1/0', '2A/3F', 'FF/FFFF', '3/C0FFEE', 'A/10'),
  'TXID_SNAPSHOT | PG_SNAPSHOT': sampled(
    '10:10:',
    '10:20:10,14,15',
    '100:104:102',
    '7:7:',
    '12:18:13',
    '1000:1001:1000',
  ),
  JSONPATH: sampled('$', '$.a', '$.a[*]', '$.items[*].price', '$.a ? (@ > 1)', '$.name', '$[0]', '$.*'),
  REFCURSOR: text({ fallback: null }),

  HSTORE: sampled('a=>1', 'a=>1, b=>2', 'colour=>red', 'size=>"10"', 'x=>NULL', 'key=>value'),
  LTREE: sampled('top', 'top.science', 'top.science.astronomy', 'top.hobbies', 'a.b.c', 'shop.garden'),
  LQUERY: sampled('top.*', '*.science', 'a.b{1}', 'x|y', '*.astro*', 'shop.*{1,2}'),
  CUBE: sampled('(1)', '(1,2)', '(1,2,3)', '(0,0),(1,1)', '(2.5,3)', '(7,7,7),(8,8,8)'),
  'VECTOR [( <integer> )] | HALFVEC [( <integer> )]': vector(),
  '{GEOMETRY | GEOGRAPHY} [( {<postgis-class> [, <integer>] | <integer>} )]': postgis,
};
