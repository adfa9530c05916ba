import type { TypeRow } from '../dialect.ts';
import {
  bits,
  byteOrTruth,
  bytes,
  decimal,
  enumeration,
  float,
  floatByPrecision,
  integer,
  longText,
  plain,
  serial,
  set,
  spatial,
  text,
  time,
  timestamp,
  unlessByte,
  vector,
} from '../type-row.ts';

/** MySQL 9 manual, chapter 13, and MariaDB's "Data Types". */

/** Most bytes of the types whose names begin so: TINYTEXT, TEXT, MEDIUMTEXT, LONGTEXT, and the same for BLOB. */
const TINY = 255;
const PLAIN = 65_535;
const MEDIUM = 16_777_215;
const LONG = 4_294_967_295;

/** Longest VARCHAR, which the row's 65,535 bytes bound. */
const MAX_VARCHAR = 65_535;

const varchar = text({ fallback: null, most: MAX_VARCHAR });
const char = text({ fallback: 1, padded: true });

export const types: Readonly<Record<string, TypeRow>> = {
  '{TINYINT | INT1} [( <length> )] <sign>': byteOrTruth(),
  '{SMALLINT | INT2} [( <length> )] <sign>': integer(16),
  '{MEDIUMINT | MIDDLEINT | INT3} [( <length> )] <sign>': integer(24),
  '{INT | INTEGER | INT4} [( <length> )] <sign>': integer(32),
  '{BIGINT | INT8} [( <length> )] <sign>': integer(64),
  SERIAL: serial(64, true),
  'BOOL | BOOLEAN': plain({ kind: 'boolean', stored: 'integer' }),
  '{DECIMAL | DEC | NUMERIC | FIXED} [( <integer> [, <integer>] )] <sign>': decimal({
    precision: 65,
    scale: [0, 38],
    fallback: [10, 0],
    scaled: 'within',
  }),
  '{FLOAT4 | FLOAT} [( <integer> [, <integer>] )] <sign>': floatByPrecision({ fallback: 32, single: 24, most: 53 }),
  '{DOUBLE [PRECISION] | FLOAT8 | REAL} [( <integer> , <integer> )] <sign>': float(64),
  'BIT [( <length> )]': bits('number', 1, { most: 64 }),

  DATE: plain({ kind: 'date', zoned: false }),
  'TIME [( <length> )]': time({ precision: 0, zoned: false, hours: 839, longer: 'refused' }),
  'DATETIME [( <length> )]': timestamp({ precision: 0, zoned: false, range: 'wide', longer: 'refused' }),
  'TIMESTAMP [( <length> )]': timestamp({ precision: 0, zoned: false, range: 'epoch', longer: 'refused' }),
  'YEAR [( <length> )] <sign>': plain({ kind: 'year', first: 1901, last: 2155 }),

  '{NATIONAL {VARCHAR | {CHAR | CHARACTER} VARYING | VARCHARACTER} | NCHAR {VARCHAR | VARCHARACTER | VARYING} | NVARCHAR} ( <length> ) [BINARY!]':
    varchar,
  '{VARCHAR | VARCHARACTER | {CHAR | CHARACTER} VARYING} ( <length> ) {BYTE! | <text-modifiers>}': unlessByte(
    varchar,
    bytes({ fallback: null, most: MAX_VARCHAR }),
  ),
  'NATIONAL {CHAR | CHARACTER} [( <length> )] [BINARY!] | NCHAR [( <length> )] [BINARY!]': char,
  '{CHAR | CHARACTER} [( <length> )] [BYTE! | <binary-or-character-set>]': unlessByte(
    char,
    bytes({ fallback: 1, fixed: true }),
  ),
  'VARBINARY ( <length> ) [<compressed>]': bytes({ fallback: null, most: MAX_VARCHAR }),
  'BINARY [( <length> )]': bytes({ fallback: 1, fixed: true }),
  TINYBLOB: bytes({ fallback: TINY }),
  'BLOB [( <length> )] [<compressed>]': bytes({ fallback: PLAIN, most: LONG }),
  'MEDIUMBLOB [<compressed>] | LONG VARBINARY [<compressed>]': bytes({ fallback: MEDIUM }),
  'LONGBLOB [<compressed>]': bytes({ fallback: LONG }),
  'TINYTEXT {BYTE! | <text-modifiers>}': unlessByte(longText(TINY), bytes({ fallback: TINY })),
  'TEXT [( <length> )] {BYTE! | <text-modifiers>}': unlessByte(
    longText(PLAIN, LONG),
    bytes({ fallback: PLAIN, most: LONG }),
  ),
  '{MEDIUMTEXT | LONG [VARCHAR | VARCHARACTER | {CHAR | CHARACTER} VARYING]} {BYTE! | <text-modifiers>}': unlessByte(
    longText(MEDIUM),
    bytes({ fallback: MEDIUM }),
  ),
  'LONGTEXT {BYTE! | <text-modifiers>}': unlessByte(longText(LONG), bytes({ fallback: LONG })),
  'ENUM ( <text> {, <text>}* ) [BYTE! | <binary-or-character-set>]': enumeration(),
  'SET ( <text> {, <text>}* ) [BYTE! | <binary-or-character-set>]': set(),
  JSON: plain({ kind: 'json', binary: true }),

  'POINT [( <length> )]': spatial('point'),
  'LINESTRING [( <length> )]': spatial('linestring'),
  'POLYGON [( <length> )]': spatial('polygon'),
  'MULTIPOINT [( <length> )]': spatial('multipoint'),
  'MULTILINESTRING [( <length> )]': spatial('multilinestring'),
  'MULTIPOLYGON [( <length> )]': spatial('multipolygon'),
  '{GEOMETRYCOLLECTION | GEOMCOLLECTION} [( <length> )]': spatial('geometrycollection'),
  'GEOMETRY [( <length> )]': spatial('geometry'),

  'VECTOR [( <length> )]': vector(16_383),
  'UUID [( <length> )]': plain({ kind: 'uuid', bits: 128, order: 'node' }),
  'INET4 [( <length> )]': plain({ kind: 'network', form: 'inet4' }),
  'INET6 [( <length> )]': plain({ kind: 'network', form: 'inet6' }),
};
