import type { TypeRow } from '../dialect.ts';
import { bits, text } from '../type-row.ts';
import { types } from './types.ts';

/** Spellings of SQL that are no names in the catalog: quoted, they are a user's types. */
const SPELLINGS_OF_SQL: ReadonlySet<string> = new Set(
  'smallint integer int bigint decimal dec real float boolean character char nchar varying'.split(' '),
);

/** The catalog's own names: they may be quoted. The rows are those of the same words without quotes. */
const catalogNames: Readonly<Record<string, TypeRow>> = Object.fromEntries(
  Object.entries(types)
    .flatMap(([pattern, row]) => namesIn(pattern).map((name) => [name, row] as const))
    .filter(([name]) => !SPELLINGS_OF_SQL.has(name)),
);

/** The single words that a row of types names: `VARCHAR [( <integer> )]` names varchar. */
function namesIn(pattern: string): string[] {
  const bare = pattern.replace(/\[[^\]]*\]/g, '').replace(/[{}]/g, ' ');
  return bare
    .split('|')
    .map((alternative) => alternative.trim())
    .filter((alternative) => /^[A-Z]\w*$/.test(alternative))
    .map((name) => name.toLowerCase());
}

/** Types under the name that the catalog has for them, and the names that it gives to their arrays. */
const byName: Readonly<Record<string, TypeRow>> = {
  ...catalogNames,
  char: text({ fallback: 1, bytes: 1 }),
  bit: bits('varying', null),
};

export const quotedTypes: Readonly<Record<string, TypeRow>> = {
  ...byName,
  ...Object.fromEntries(Object.entries(byName).map(([name, row]) => [`_${name}`, arrayOf(row)])),
};

function arrayOf(row: TypeRow): TypeRow {
  return (given) => {
    const shape = row(given);
    return typeof shape === 'string' ? shape : { kind: 'array', of: shape, dimensions: 1 };
  };
}

/** Types of extensions: they are in the schema that the extension was installed in. */
export const extensionTypes: ReadonlySet<string> = new Set(
  'citext hstore ltree lquery cube vector halfvec geometry geography'.split(' '),
);

/** PostgreSQL 18 manual, table 8.27: types of functions' arguments and results only. */
export const pseudoTypes: ReadonlySet<string> = new Set(
  `any anyelement anyarray anynonarray anyenum anyrange anymultirange anycompatible anycompatiblearray
   anycompatiblenonarray anycompatiblerange anycompatiblemultirange cstring internal language_handler fdw_handler
   table_am_handler index_am_handler tsm_handler record trigger event_trigger pg_ddl_command void unknown`.split(/\s+/),
);
