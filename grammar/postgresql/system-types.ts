import type { TypeRow } from '../dialect.ts';
import type { Shape } from '../shape.ts';
import {
  bare,
  bits,
  bytes,
  float,
  formed,
  integer,
  namedObject,
  opaque,
  plain,
  text,
  time,
  timestamp,
} from '../type-row.ts';
import { MAX_LENGTH, numeric } from './types.ts';

/** The types of the schemas pg_catalog and information_schema by their names there (PostgreSQL 18, pg_type). */

const unboundedNumeric: Shape = { kind: 'decimal', precision: null, scale: null, unsigned: false };
const int4: Shape = { kind: 'integer', bits: 32, unsigned: false, sequence: false };
const int8: Shape = { kind: 'integer', bits: 64, unsigned: false, sequence: false };
const date: Shape = { kind: 'date', zoned: false };
const localTimestamp: Shape = { kind: 'timestamp', precision: 6, zoned: false, range: 'wide' };
const zonedTimestamp: Shape = { kind: 'timestamp', precision: 6, zoned: true, range: 'wide' };

const range = (of: Shape): TypeRow => plain({ kind: 'range', of, multiple: false });
const multirange = (of: Shape): TypeRow => plain({ kind: 'range', of, multiple: true });
const geometric = (of: 'point' | 'line' | 'lseg' | 'box' | 'path' | 'polygon' | 'circle'): TypeRow =>
  plain({ kind: 'geometric', of });

/** Transaction and command numbers. */
const counter = { least: 3, most: 2_000_000_000 };
const snapshot = formed('1', { digits: 6 }, ':2', { digits: 6 }, ':');

/** Roles that every server has (manual 21.5), as those who are granted something and those who grant it. */
const roles = ['pg_monitor', 'pg_read_all_settings', 'pg_read_all_stats', 'pg_stat_scan_tables', 'pg_signal_backend'];

/** Types that take arguments, the modifiers of the manual's chapter 8. */
const modifiedTypes: Readonly<Record<string, TypeRow>> = {
  numeric,
  varchar: text({ fallback: null, most: MAX_LENGTH, least: 1 }),
  bpchar: text({ fallback: null, padded: true, most: MAX_LENGTH, least: 1 }),
  // Without a length, the catalog's type holds strings of any: the keyword's alone is of one bit.
  bit: (given) => bits(given.integers.length === 0 ? 'varying' : 'fixed', null, { least: 1 })(given),
  varbit: bits('varying', null, { least: 1 }),
  time: time({ precision: 6, zoned: false }),
  timetz: time({ precision: 6, zoned: true }),
  timestamp: timestamp({ precision: 6, zoned: false, range: 'wide' }),
  timestamptz: timestamp({ precision: 6, zoned: true, range: 'wide' }),
  interval: ({ integers }) => ({ kind: 'interval', fields: null, precision: Math.min(integers[0] ?? 6, 6) }),
};

const plainTypes: Readonly<Record<string, TypeRow>> = {
  bool: plain({ kind: 'boolean', stored: 'boolean' }),
  int2: integer(16),
  int4: integer(32),
  int8: integer(64),
  float4: float(32),
  float8: float(64),
  money: plain({ kind: 'money', bits: 64 }),
  char: text({ fallback: 1, bytes: 1 }),
  text: text({ fallback: null }),
  name: text({ fallback: 63, bytes: 63 }),
  refcursor: text({ fallback: null }),
  bytea: bytes({ fallback: null }),
  date: plain(date),
  uuid: plain({ kind: 'uuid', bits: 128, order: 'digits' }),
  json: plain({ kind: 'json', binary: false }),
  jsonb: plain({ kind: 'json', binary: true }),
  xml: plain({ kind: 'xml', content: true }),
  inet: plain({ kind: 'network', form: 'inet' }),
  cidr: plain({ kind: 'network', form: 'cidr' }),
  macaddr: plain({ kind: 'mac', octets: 6 }),
  macaddr8: plain({ kind: 'mac', octets: 8 }),
  point: geometric('point'),
  line: geometric('line'),
  lseg: geometric('lseg'),
  box: geometric('box'),
  path: geometric('path'),
  polygon: geometric('polygon'),
  circle: geometric('circle'),
  tsvector: plain({ kind: 'textSearch', of: 'vector' }),
  tsquery: plain({ kind: 'textSearch', of: 'query' }),

  int4range: range(int4),
  int8range: range(int8),
  numrange: range(unboundedNumeric),
  daterange: range(date),
  tsrange: range(localTimestamp),
  tstzrange: range(zonedTimestamp),
  int4multirange: multirange(int4),
  int8multirange: multirange(int8),
  nummultirange: multirange(unboundedNumeric),
  datemultirange: multirange(date),
  tsmultirange: multirange(localTimestamp),
  tstzmultirange: multirange(zonedTimestamp),

  // Object identifiers: names of objects that every server has.
  oid: plain({ kind: 'integer', bits: 32, unsigned: true, sequence: false }),
  regclass: namedObject(
    'pg_class pg_type pg_proc pg_attribute pg_index pg_namespace pg_constraint pg_database pg_roles',
  ),
  regcollation: namedObject('"C" "POSIX" "default"'),
  regconfig: namedObject('simple danish dutch english finnish french german italian norwegian spanish swedish'),
  regdictionary: namedObject('simple english_stem french_stem german_stem italian_stem spanish_stem swedish_stem'),
  regnamespace: namedObject('pg_catalog information_schema pg_toast'),
  regoper: namedObject('||/ |/ <<= >>= @? *= *<> *< *<='),
  regoperator: namedObject(
    '+(integer,integer) -(integer,integer) *(integer,integer) /(integer,integer) =(text,text) <(date,date)',
  ),
  regproc: namedObject('now version pi clock_timestamp txid_current current_database pg_backend_pid'),
  regprocedure: namedObject('now() random() abs(integer) abs(numeric) upper(text) lower(text) length(text) md5(text)'),
  regrole: namedObject(roles.join(' ')),
  regtype: namedObject('integer bigint smallint text boolean date numeric uuid jsonb interval bytea money'),

  xid: formed(counter),
  cid: formed(counter),
  xid8: formed(counter),
  tid: formed('(', { least: 0, most: 2_000_000_000 }, ',', { least: 1, most: 200 }, ')'),
  pg_lsn: formed({ hexadecimal: 2 }, '/', { hexadecimal: 4 }, { hexadecimal: 4 }),
  txid_snapshot: snapshot,
  pg_snapshot: snapshot,
  jsonpath: formed(
    '$.items[',
    { least: 0, most: 1000 },
    '] ? (@.',
    ['price', 'weight', 'size', 'rank'],
    ' > ',
    { least: 0, most: 1_000_000 },
    ')',
  ),
  oidvector: formed({ least: 1, most: 1_000_000 }, ' ', { least: 1, most: 1_000_000 }),
  int2vector: formed({ least: 1, most: 32_767 }, ' ', { least: 1, most: 32_767 }),
  aclitem: formed(roles, '=', ['r', 'a', 'w', 'd', 'ar', 'arw', 'arwd', 'r*', 'arw*'], '/', roles),

  gtsvector: opaque('gtsvector'),
};

/** Types of which there are no arrays: the server keeps its own statistics and expressions in them. */
const internalTypes = [
  'pg_brin_bloom_summary',
  'pg_brin_minmax_multi_summary',
  'pg_dependencies',
  'pg_mcv_list',
  'pg_ndistinct',
  'pg_node_tree',
];

/** Domains of the information schema (manual 35.2). */
const informationSchemaTypes: Readonly<Record<string, TypeRow>> = {
  cardinal_number: formed({ least: 0, most: 2_000_000_000 }),
  character_data: text({ fallback: null }),
  sql_identifier: text({ fallback: 63, bytes: 63 }),
  time_stamp: plain({ kind: 'timestamp', precision: 2, zoned: true, range: 'wide' }),
  yes_or_no: formed(['YES', 'NO']),
};

const byName: Readonly<Record<string, TypeRow>> = {
  ...modifiedTypes,
  ...Object.fromEntries(Object.entries(plainTypes).map(([name, row]) => [name, bare(row)])),
};

/** The array type of a type has its name behind a low line. */
function arrayRow(row: TypeRow): TypeRow {
  return (given) => {
    const of = row(given);
    return typeof of === 'string' ? of : { kind: 'array', of, dimensions: 1 };
  };
}

export const systemTypes: Readonly<Record<string, TypeRow>> = {
  ...byName,
  ...Object.fromEntries(Object.entries(byName).map(([name, row]) => [`_${name}`, arrayRow(row)])),
  ...Object.fromEntries(internalTypes.map((name) => [name, opaque(name)])),
  ...Object.fromEntries(
    Object.entries(informationSchemaTypes).map(([name, row]) => [`information_schema.${name}`, bare(row)]),
  ),
};
