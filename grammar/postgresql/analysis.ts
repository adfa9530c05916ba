import type { Analysis } from '../dialect.ts';
import { wordSet } from '../words.ts';

/** What PostgreSQL 18 refuses of a statement that its grammar takes (CREATE TABLE, and section 5.6 of its manual). */
export const analysis: Analysis = {
  systemColumns: wordSet('tableoid xmin cmin xmax cmax ctid'),
  readableSystemColumns: new Set(['tableoid']),
  // Types without a default operator class of B-trees (pg_opclass).
  unordered: new Set(
    'json xml point line lseg box path polygon circle jsonpath xid cid txid_snapshot pg_snapshot refcursor aclitem gtsvector pg_brin_bloom_summary pg_brin_minmax_multi_summary'.split(
      ' ',
    ),
  ),
  uncollatable: new Set(['"char"', 'refcursor', 'int2vector', 'oidvector', 'aclitem', 'gtsvector']),
  // Aggregates, window functions and those that return sets (pg_proc).
  manyRowFunctions: wordSet(`
      aclexplode any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop covar_samp
      cume_dist dense_rank every first_value generate_series generate_subscripts json_agg json_agg_strict
      json_array_elements json_array_elements_text json_each json_each_text json_object_agg
      json_object_agg_strict json_object_agg_unique json_object_agg_unique_strict json_object_keys
      json_populate_recordset json_to_recordset jsonb_agg jsonb_agg_strict jsonb_array_elements
      jsonb_array_elements_text jsonb_each jsonb_each_text jsonb_object_agg jsonb_object_agg_strict
      jsonb_object_agg_unique jsonb_object_agg_unique_strict jsonb_object_keys jsonb_path_query
      jsonb_path_query_tz jsonb_populate_recordset jsonb_to_recordset lag last_value lead max min mode nth_value
      ntile percent_rank percentile_cont percentile_disc pg_available_extension_versions pg_available_extensions
      pg_available_wal_summaries pg_config pg_cursor pg_event_trigger_ddl_commands
      pg_event_trigger_dropped_objects pg_extension_update_paths pg_get_aios pg_get_backend_memory_contexts
      pg_get_catalog_foreign_keys pg_get_keywords pg_get_loaded_modules pg_get_multixact_members
      pg_get_publication_tables pg_get_replication_slots pg_get_shmem_allocations pg_get_shmem_allocations_numa
      pg_get_wait_events pg_get_wal_resource_managers pg_hba_file_rules pg_ident_file_mappings
      pg_listening_channels pg_lock_status pg_logical_slot_get_binary_changes pg_logical_slot_get_changes
      pg_logical_slot_peek_binary_changes pg_logical_slot_peek_changes pg_ls_archive_statusdir pg_ls_dir
      pg_ls_logdir pg_ls_logicalmapdir pg_ls_logicalsnapdir pg_ls_replslotdir pg_ls_summariesdir pg_ls_tmpdir
      pg_ls_waldir pg_mcv_list_items pg_options_to_table pg_partition_ancestors pg_partition_tree
      pg_prepared_statement pg_prepared_xact pg_show_all_file_settings pg_show_all_settings
      pg_show_replication_origin_status pg_snapshot_xip pg_stat_get_activity pg_stat_get_backend_idset
      pg_stat_get_backend_io pg_stat_get_io pg_stat_get_progress_info pg_stat_get_recovery_prefetch
      pg_stat_get_slru pg_stat_get_subscription pg_stat_get_wal_senders pg_tablespace_databases
      pg_timezone_abbrevs_abbrevs pg_timezone_abbrevs_zone pg_timezone_names pg_wal_summary_contents range_agg
      range_intersect_agg rank regexp_matches regexp_split_to_table regr_avgx regr_avgy regr_count
      regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy row_number stddev stddev_pop stddev_samp
      string_agg string_to_table sum ts_debug ts_parse ts_stat ts_token_type txid_snapshot_xip unnest var_pop
      var_samp variance xmlagg
    `),
  // Those whose every form is stable or volatile (pg_proc.provolatile), and the constants of section 9.9 and 9.27.
  changingFunctions: wordSet(`
      array_sample array_shuffle array_to_json array_to_string clock_timestamp concat concat_ws convert convert_from
      convert_to current_catalog current_database current_date current_role current_schema current_schemas
      current_setting current_time current_timestamp current_user currval enum_first enum_last enum_range format
      format_type gen_random_uuid get_current_ts_config json_build_array json_build_object jsonb_build_array
      jsonb_build_object lastval localtime localtimestamp make_timestamptz nextval now random random_normal
      row_to_json session_user setseed setval statement_timestamp timeofday to_char to_date to_json to_jsonb
      to_number to_regclass to_regnamespace to_regproc to_regrole to_regtype transaction_timestamp uuidv4 uuidv7
      version
    `),
  // Manual, CREATE TABLE, "Storage Parameters". Those of toast.… are some of them.
  storageParameters: new Map<string, readonly [number, number] | null>([
    ['fillfactor', [10, 100]],
    ['toast_tuple_target', [128, 8160]],
    ['parallel_workers', [0, 1024]],
    ['autovacuum_enabled', null],
    ['vacuum_index_cleanup', null],
    ['vacuum_truncate', null],
    ['vacuum_max_eager_freeze_failure_rate', [0, 1]],
    ['autovacuum_vacuum_threshold', [0, 2_147_483_647]],
    ['autovacuum_vacuum_max_threshold', [-1, 2_147_483_647]],
    ['autovacuum_vacuum_scale_factor', [0, 100]],
    ['autovacuum_vacuum_insert_threshold', [-1, 2_147_483_647]],
    ['autovacuum_vacuum_insert_scale_factor', [0, 100]],
    ['autovacuum_analyze_threshold', [0, 2_147_483_647]],
    ['autovacuum_analyze_scale_factor', [0, 100]],
    ['autovacuum_vacuum_cost_delay', [0, 100]],
    ['autovacuum_vacuum_cost_limit', [1, 10_000]],
    ['autovacuum_freeze_min_age', [0, 1_000_000_000]],
    ['autovacuum_freeze_max_age', [100_000, 2_000_000_000]],
    ['autovacuum_freeze_table_age', [0, 2_000_000_000]],
    ['autovacuum_multixact_freeze_min_age', [0, 1_000_000_000]],
    ['autovacuum_multixact_freeze_max_age', [10_000, 2_000_000_000]],
    ['autovacuum_multixact_freeze_table_age', [0, 2_000_000_000]],
    ['log_autovacuum_min_duration', [-1, 2_147_483_647]],
    ['user_catalog_table', null],
    ['oids', null],
  ]),
  exclusionMethods: new Map<string, ReadonlySet<string> | null>([
    ['btree', new Set(['='])],
    ['hash', new Set(['='])],
    ['gist', null],
    ['spgist', null],
  ]),
  oneWayOperators: wordSet('< <= > >= << >> &< &> <<= >>= @> <@ <<| |>> &<| |&> <^ >^ ~ !~ ~~ !~~'),
  most: { columns: 1600, keyColumns: 32 },
};
