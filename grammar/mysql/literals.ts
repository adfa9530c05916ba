import type { Literals } from '../dialect.ts';

/** How MySQL and MariaDB read values, whatever sql_mode and the connection's character set are. */
export const literals: Literals = {
  nameQuote: '`',
  awkwardStrings: 'hexadecimal',
  encodingPreamble: 'SET NAMES utf8mb4;',
  boolean: ['0', '1'],
  bytes: ["x'", "'"],
  bits: ["b'", "'"],
  zone: '',
  spatial: ["ST_GeomFromText('", "', {srid})"],
  vectors: 'bytes',
  emptyRow: null,
};
