import { keywordTable } from '../dialect.ts';

/**
 * The words of MySQL 9 and of MariaDB (both servers' information_schema.keywords). `reserved` are those that neither
 * server takes as a column's name without quotes: one dialect reads both servers' statements, so a word that only
 * one of them reserves is a name.
 */
export const keywords = keywordTable({
  reserved: `
    accessible add all alter analyze and as asc asensitive before between bigint binary blob both by call
    cascade case change char character check collate column condition constraint continue convert create cross
    current_date current_time current_timestamp current_user cursor databases day_hour day_microsecond
    day_minute day_second dec decimal declare default delayed delete desc describe deterministic distinct
    distinctrow div double drop dual each else elseif enclosed escaped except exists exit explain false fetch
    float float4 float8 for force foreign from fulltext grant group having high_priority hour_microsecond
    hour_minute hour_second if ignore in index infile inner inout insensitive insert int int1 int2 int3 int4
    int8 integer intersect interval into is iterate join key keys kill leading leave left like limit linear
    lines load localtime localtimestamp lock long longblob longtext loop low_priority match maxvalue mediumblob
    mediumint mediumtext middleint minute_microsecond minute_second mod modifies natural no_write_to_binlog not
    null numeric on optimize optionally or order out outer outfile over partition precision primary procedure
    purge range read read_write reads real recursive references regexp release rename repeat replace require
    resignal restrict return revoke right rlike row_number rows schemas second_microsecond select sensitive
    separator set show signal smallint spatial specific sql sql_big_result sql_calc_found_rows sql_small_result
    sqlexception sqlstate sqlwarning ssl starting straight_join table terminated then tinyblob tinyint tinytext
    to trailing trigger true undo union unique unlock unsigned update usage use using utc_date utc_time
    utc_timestamp values varbinary varchar varcharacter varying when where while with write xor year_month
    zerofill
  `,
  nonreserved: `
    absent account action active admin after against aggregate algorithm allow_missing_files always any array
    ascii assign_gtids_to_anonymous_transactions at atomic attribute authentication authors auto auto_increment
    auto_refresh auto_refresh_source autoextend_size avg avg_row_length backup begin bernoulli binlog bit block
    body bool boolean btree buckets bulk byte cache cascaded catalog_name chain challenge_response changed
    channel charset checkpoint checksum cipher class_origin client clob clone close coalesce code collation
    column_add column_check column_create column_delete column_format column_get column_name columns comment
    commit committed compact completion component compressed compression concurrent connection consistent
    constraint_catalog constraint_name constraint_schema contains context contributors cpu cube cume_dist
    current current_pos current_role cursor_name cycle data database datafile date datetime day deallocate
    default_auth definer definition delay_key_write delete_domain_id dense_rank des_key_file description
    diagnostics directory disable discard disk do do_domain_ids duality dumpfile duplicate dynamic elsif empty
    enable encryption end ends enforced engine engine_attribute engines enum error errors escape event events
    every examined exception exchange exclude execute expansion expire export extended extent_size external
    external_format factor failed_login_attempts fast faults federated fields file file_block_size file_format
    file_name file_pattern file_prefix files filter finish first first_value fixed flush following follows
    format found full function general generate generated geomcollection geometry geometrycollection get
    get_format get_source_public_key global goto grants group_replication grouping groups gtid_only gtids guided
    handler hard hash header help histogram history host hosts hour id identified ignore_domain_ids
    ignore_server_ids ignored immediate import inactive increment indexes initial initial_size initiate
    insert_method install instance invisible invoker io io_after_gtids io_before_gtids io_thread ipc isolation
    isopen issuer json json_table json_value key_block_size keyring lag language last last_value lastval lateral
    lead leaves less level library linestring list local locked locks log logfile logs manual masking master
    master_connect_retry master_delay master_demote_to_replica master_demote_to_slave master_gtid_pos
    master_heartbeat_period master_host master_log_file master_log_pos master_password master_port
    master_server_id master_ssl master_ssl_ca master_ssl_capath master_ssl_cert master_ssl_cipher master_ssl_crl
    master_ssl_crlpath master_ssl_key master_ssl_verify_server_cert master_use_gtid master_user materialized
    max_connections_per_hour max_queries_per_hour max_rows max_size max_statement_time max_updates_per_hour
    max_user_connections medium member memory merge message_text microsecond migrate min_rows minus minute
    minvalue mode modify monitor month multilinestring multipoint multipolygon mutex mysql mysql_errno name
    names national nchar ndb ndbcluster nested network_namespace never new next nextval no no_wait nocache
    nocycle nodegroup nomaxvalue nominvalue none notfound nowait nth_value ntile nulls number nvarchar of off
    offset oj old old_password one online only open optimizer_costs option optional options ordinality
    organization others overlaps owner pack_keys package page page_checksum parallel parameters parse_tree
    parse_vcol_expr parser partial partitioning partitions password password_lock_time path percent_rank period
    persist persist_only persistent phase plugin plugin_dir plugins point policy polygon port portion precedes
    preceding prepare preserve prev previous privilege_checks_user privileges process processlist profile
    profiles proxy qualify quarter query quick raise random rank raw read_only rebuild recover redo_buffer_size
    redofile redundant ref_system_id reference registration relational relay relay_log_file relay_log_pos
    relay_thread relaylog reload remove reorganize repair repeatable replay replica replica_pos replicas
    replicate_do_db replicate_do_table replicate_ignore_db replicate_ignore_table replicate_rewrite_db
    replicate_wild_do_table replicate_wild_ignore_table replication require_row_format
    require_table_primary_key_check reset resource respect restart restore resume retain returned_sqlstate
    returning returns reuse reverse role rollback rollup rotate routine row row_count row_format rowcount rownum
    rowtype rtree s3 savepoint schedule schema schema_name second secondary secondary_engine
    secondary_engine_attribute secondary_load secondary_unload security sequence serial serializable server
    session sets setval share shutdown signed simple skip slave slave_pos slaves slow snapshot socket soft some
    soname sounds source source_auto_position source_bind source_compression_algorithms source_connect_retry
    source_connection_auto_failover source_delay source_heartbeat_period source_host source_log_file
    source_log_pos source_password source_port source_public_key_path source_retry_count source_ssl
    source_ssl_ca source_ssl_capath source_ssl_cert source_ssl_cipher source_ssl_crl source_ssl_crlpath
    source_ssl_key source_ssl_verify_server_cert source_tls_ciphersuites source_tls_version source_user
    source_zstd_compression_level sql_after_gtids sql_after_mts_gaps sql_before_gtids sql_buffer_result
    sql_cache sql_no_cache sql_thread sql_tsi_day sql_tsi_hour sql_tsi_minute sql_tsi_month sql_tsi_quarter
    sql_tsi_second sql_tsi_week sql_tsi_year srid stacked stage start starts statement stats_auto_recalc
    stats_persistent stats_sample_pages status stop storage stored stream strict_load string subclass_origin
    subject subpartition subpartitions super suspend swaps switches sysdate system system_time table_checksum
    table_name tables tablesample tablespace temporary temptable text than thread_priority threads ties time
    timestamp timestampadd timestampdiff tls transaction transactional triggers truncate type types unbounded
    uncommitted undefined undo_buffer_size undofile unicode uninstall unknown unregister until upgrade uri url
    use_frm user user_resources validate validation value varchar2 variables vcpu vector verify_key_constraints
    versioning via view virtual visible wait warnings week weight_string window within without work wrapper x509
    xa xid xml year zone
  `,
});
