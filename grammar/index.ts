import type { Dialect } from './dialect.ts';
import { mysql } from './mysql/index.ts';
import { postgresql } from './postgresql/index.ts';

/** A dialect of SQL that Rowsmith reads and writes. MariaDB's is read as `mysql`. */
export type DialectName = 'mysql' | 'postgresql';

/** The dialects, by name. */
export const dialects: Readonly<Record<DialectName, Dialect>> = { mysql, postgresql };

/** Other names of dialects. */
export const dialectAliases = { mariadb: 'mysql', postgres: 'postgresql', pg: 'postgresql' } as const satisfies Record<
  string,
  DialectName
>;

export type DialectAlias = keyof typeof dialectAliases;
