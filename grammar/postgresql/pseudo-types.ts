import { wordSet } from '../words.ts';

/** PostgreSQL 18 manual, table 8.27: types of functions' arguments and results only. */
export const pseudoTypes: ReadonlySet<string> =
  wordSet(`any anyelement anyarray anynonarray anyenum anyrange anymultirange anycompatible anycompatiblearray
   anycompatiblenonarray anycompatiblerange anycompatiblemultirange cstring internal language_handler fdw_handler
   table_am_handler index_am_handler tsm_handler record trigger event_trigger pg_ddl_command void unknown`);
