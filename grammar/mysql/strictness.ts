import type { Strictness } from '../dialect.ts';
import type { Kind } from '../shape.ts';
import { wordSet, words } from '../words.ts';
import { characterSetOf, characterSets } from './character-sets.ts';
import { functionNames } from './function-names.ts';
import { isReferenceSystem } from './reference-systems.ts';

/** Functions that neither server takes anywhere in a table: they wait, lock, or tell what happened before. */
const EFFECTS =
  'benchmark found_rows get_lock is_free_lock is_used_lock last_insert_id load_file master_pos_wait name_const release_all_locks release_lock row_count sleep source_pos_wait';

/** Functions whose value another session or another time changes: MySQL 9 manual, "CHECK Constraints", as far as MariaDB refuses them, too. */
const SESSION =
  'connection_id curdate current_date current_role current_time current_timestamp current_user curtime database localtime localtimestamp now rand schema session_user sys_guid system_user user utc_date utc_time utc_timestamp uuid uuid_short version';

/** Kinds of columns that no expression divides rows by. */
const UNPARTITIONED: readonly Kind[] = [
  'text',
  'bytes',
  'date',
  'time',
  'timestamp',
  'float',
  'json',
  'spatial',
  'enum',
  'set',
];

/** Kinds that hold a date. */
const MOMENT: readonly Kind[] = ['date', 'timestamp'];

function ofArguments(functions: string, kinds: readonly Kind[]): readonly (readonly [string, ReadonlySet<Kind>])[] {
  return words(functions).map((name) => [name, new Set(kinds)]);
}

/** What both servers refuse when a table is made, in the default (strict) sql_mode. */
export const strictness: Strictness = {
  paddedLength: 255,
  // MySQL 9 manual, "Limits on Table Column Count and Row Size".
  mostColumnBytes: 65_532,
  mostRowBytes: 65_535,
  enginesNumberingWithin: wordSet('myisam merge mrg_myisam aria maria blackhole bdb berkeleydb'),
  enginesWithoutKeys: wordSet('csv'),
  enginesOfSoManyRows: wordSet('memory heap'),
  // The default of max_heap_table_size (MySQL 9 manual 7.1.8, MariaDB's as well).
  memoryTableBytes: 16_777_216,
  enginesWithoutNull: wordSet('csv'),
  enginesWithoutLongValues: wordSet('memory heap'),
  // MySQL 9 manual, "InnoDB Row Formats", "InnoDB Table Compression".
  rowFormats: {
    engines: new Set(['', 'innodb']),
    refused: wordSet('fixed page'),
    blockSizes: new Set([0, 1, 2, 4, 8, 16]),
    compressed: 'compressed',
    uncompressed: wordSet('dynamic compact redundant'),
    partBytes: new Map([
      ['compact', 767],
      ['redundant', 767],
    ]),
  },
  enginesWithoutDocuments: wordSet('memory heap csv archive'),
  enginesWithoutPartitions: wordSet('csv merge mrg_myisam'),
  // MySQL 9 manual, "InnoDB Full-Text Indexes".
  documentNumber: 'FTS_DOC_ID',
  enginesNumberingDocuments: new Set(['', 'innodb']),
  mostKeyBytes: 3072,
  keyBytes: new Map([['myisam', 1000]]),
  refusedFunctions: {
    check: wordSet(`${EFFECTS} ${SESSION} natural_sort_key variable`),
    stored: wordSet(`${EFFECTS} ${SESSION} natural_sort_key sysdate random_bytes statement_digest variable`),
    virtual: wordSet(`${EFFECTS} random_bytes statement_digest`),
    default: wordSet(EFFECTS),
  },
  // MySQL 9 manual, "Aggregate Functions".
  manyRowFunctions: wordSet(
    'avg bit_and bit_or bit_xor count group_concat json_arrayagg json_objectagg max median min std stddev stddev_pop stddev_samp sum var_pop var_samp variance',
  ),
  functions: functionNames,
  isReferenceSystem,
  // MySQL 9 manual, "Restrictions and Limitations on Partitioning", "COLUMNS Partitioning".
  unpartitioned: {
    hash: new Set<Kind>([...UNPARTITIONED, 'decimal']),
    // MariaDB takes DECIMAL.
    range: new Set<Kind>(UNPARTITIONED),
    columns: new Set<Kind>(['float', 'decimal', 'json', 'spatial', 'enum', 'set', 'bits', 'year']),
    key: new Set<Kind>(['json', 'spatial']),
  },
  // MySQL 9 manual, "Partitioning Limitations Relating to Functions".
  partitionFunctions: wordSet(
    'abs ceil ceiling datediff day dayofmonth dayofweek dayofyear extract floor hour microsecond minute mod month quarter second time_to_sec to_days to_seconds unix_timestamp weekday year yearweek',
  ),
  partitionArguments: new Map([
    ...ofArguments('day dayofmonth dayofweek dayofyear month quarter to_days to_seconds weekday year yearweek', MOMENT),
    ...ofArguments('datediff', MOMENT),
    ...ofArguments('hour microsecond minute second time_to_sec', ['time', 'timestamp']),
    ...ofArguments('unix_timestamp', ['timestamp']),
  ]),
  partitionOperators: wordSet('+ - * div mod'),
  engines: wordSet(
    'innodb myisam memory heap csv archive blackhole merge mrg_myisam mrg_isam aria maria federated federatedx connect spider mroonga rocksdb tokudb columnstore oqgraph sphinx s3 ndb ndbcluster example isam innobase bdb berkeleydb falcon cassandra xpand rapid',
  ),
  characterSets,
  characterSetOf,
};
