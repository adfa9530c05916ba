import type { Strictness } from '../dialect.ts';
import type { Kind } from '../shape.ts';
import { characterSetOf, characterSets } from './character-sets.ts';

/** What both servers refuse when a table is made, in the default (strict) sql_mode. */
export const strictness: Strictness = {
  paddedLength: 255,
  // MySQL 9 manual, "CHECK Constraints", as far as MariaDB refuses them, too.
  refusedInChecks: new Set(
    'benchmark connection_id curdate current_date current_time current_timestamp current_user curtime database found_rows get_lock is_free_lock is_used_lock last_insert_id load_file localtime localtimestamp master_pos_wait now rand release_all_locks release_lock row_count schema session_user sleep sysdate system_user user utc_date utc_time utc_timestamp uuid uuid_short version'.split(
      ' ',
    ),
  ),
  // MySQL 9 manual, "Aggregate Functions".
  manyRowFunctions: new Set(
    'avg bit_and bit_or bit_xor count group_concat json_arrayagg json_objectagg max min std stddev stddev_pop stddev_samp sum var_pop var_samp variance'.split(
      ' ',
    ),
  ),
  // MySQL 9 manual, "Restrictions and Limitations on Partitioning", "COLUMNS Partitioning".
  unpartitioned: {
    expression: new Set<Kind>([
      'text',
      'bytes',
      'date',
      'time',
      'timestamp',
      'float',
      'decimal',
      'json',
      'spatial',
      'enum',
    ]),
    columns: new Set<Kind>(['float', 'decimal', 'json', 'spatial', 'enum', 'set', 'bits']),
    key: new Set<Kind>(['json', 'spatial']),
  },
  engines: new Set(
    'innodb myisam memory heap csv archive blackhole merge mrg_myisam mrg_isam aria maria sequence federated federatedx connect spider mroonga rocksdb tokudb columnstore oqgraph sphinx s3 ndb ndbcluster example isam innobase bdb berkeleydb falcon cassandra xpand performance_schema rapid'.split(
      ' ',
    ),
  ),
  characterSets,
  characterSetOf,
};
