import type { TypeRow } from '../dialect.ts';
import { bits, decimal, float, floatByPrecision, integer, plain, serial, text, time, timestamp } from '../type-row.ts';

/** The spellings of types that are keywords or more than a name. PostgreSQL 18 manual, chapter 8. */

const interval: TypeRow = ({ words, integers }) => ({
  kind: 'interval',
  fields: words.length === 0 ? null : words.join(' to '),
  precision: Math.min(integers[0] ?? 6, 6),
});

/** Longest character(n) that the server accepts. */
export const MAX_LENGTH = 10_485_760;

export const numeric: TypeRow = decimal({ precision: 1000, least: 1, scale: [-1000, 1000], fallback: [null, null] });

export const types: Readonly<Record<string, TypeRow>> = {
  SMALLINT: integer(16),
  'INTEGER | INT': integer(32),
  BIGINT: integer(64),
  'SMALLSERIAL | SERIAL2': serial(16, false),
  'SERIAL | SERIAL4': serial(32, false),
  'BIGSERIAL | SERIAL8': serial(64, false),
  '{NUMERIC | DECIMAL | DEC} [( <signed-integer> [, <signed-integer>] )]': numeric,
  REAL: float(32),
  'DOUBLE PRECISION': float(64),
  'FLOAT [( <integer> )]': floatByPrecision({ fallback: 64, single: 24, most: 53, least: 1 }),
  BOOLEAN: plain({ kind: 'boolean', stored: 'boolean' }),

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
  'BIT VARYING [( <integer> )]': bits('varying', null, { least: 1 }),
  'BIT [( <integer> )]': bits('fixed', 1, { least: 1 }),

  'TIME [( <integer> )] [{WITH! | WITHOUT} TIME ZONE]': time({ precision: 6 }),
  'TIMESTAMP [( <integer> )] [{WITH! | WITHOUT} TIME ZONE]': timestamp({ precision: 6, range: 'wide' }),
  'INTERVAL {<interval-fields> | [( <integer> )]}': interval,
  JSON: plain({ kind: 'json', binary: false }),
};
