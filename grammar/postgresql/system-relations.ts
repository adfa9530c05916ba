const INDEX_STATISTICS = `
  relid:oid indexrelid schemaname:name relname indexrelname idx_scan:int8 last_idx_scan:timestamptz
  idx_tup_read:int8 idx_tup_fetch
`;

const TABLE_STATISTICS = `
  relid:oid schemaname:name relname seq_scan:int8 last_seq_scan:timestamptz seq_tup_read:int8 idx_scan
  last_idx_scan:timestamptz idx_tup_fetch:int8 n_tup_ins n_tup_upd n_tup_del n_tup_hot_upd n_tup_newpage_upd
  n_live_tup n_dead_tup n_mod_since_analyze n_ins_since_vacuum last_vacuum:timestamptz last_autovacuum last_analyze
  last_autoanalyze vacuum_count:int8 autovacuum_count analyze_count autoanalyze_count total_vacuum_time:float8
  total_autovacuum_time total_analyze_time total_autoanalyze_time
`;

/**
 * Tables and views of the server's own that LIKE and INHERITS may name, without those that hold a pseudo-type: the columns
 * of each in their order, as `name:type` with `!` where it is NOT NULL. A name alone has the type of the one before it
 * (PostgreSQL 18, pg_attribute).
 */
export const systemRelations: Readonly<Record<string, string>> = {
  pg_aggregate: `
    aggfnoid:regproc! aggkind:char! aggnumdirectargs:int2! aggtransfn:regproc! aggfinalfn aggcombinefn aggserialfn
    aggdeserialfn aggmtransfn aggminvtransfn aggmfinalfn aggfinalextra:bool! aggmfinalextra aggfinalmodify:char!
    aggmfinalmodify aggsortop:oid! aggtranstype aggtransspace:int4! aggmtranstype:oid! aggmtransspace:int4!
    agginitval:text aggminitval
  `,
  pg_am: 'oid:oid! amname:name! amhandler:regproc! amtype:char!',
  pg_amop: `
    oid:oid! amopfamily amoplefttype amoprighttype amopstrategy:int2! amoppurpose:char! amopopr:oid! amopmethod
    amopsortfamily
  `,
  pg_amproc: 'oid:oid! amprocfamily amproclefttype amprocrighttype amprocnum:int2! amproc:regproc!',
  pg_attrdef: 'oid:oid! adrelid adnum:int2! adbin:pg_node_tree!',
  pg_auth_members: 'oid:oid! roleid member grantor admin_option:bool! inherit_option set_option',
  pg_authid: `
    oid:oid! rolname:name! rolsuper:bool! rolinherit rolcreaterole rolcreatedb rolcanlogin rolreplication
    rolbypassrls rolconnlimit:int4! rolpassword:text rolvaliduntil:timestamptz
  `,
  pg_cast: 'oid:oid! castsource casttarget castfunc castcontext:char! castmethod',
  pg_class: `
    oid:oid! relname:name! relnamespace:oid! reltype reloftype relowner relam relfilenode reltablespace
    relpages:int4! reltuples:float4! relallvisible:int4! relallfrozen reltoastrelid:oid! relhasindex:bool!
    relisshared relpersistence:char! relkind relnatts:int2! relchecks relhasrules:bool! relhastriggers relhassubclass
    relrowsecurity relforcerowsecurity relispopulated relreplident:char! relispartition:bool! relrewrite:oid!
    relfrozenxid:xid! relminmxid relacl:_aclitem reloptions:_text relpartbound:pg_node_tree
  `,
  pg_collation: `
    oid:oid! collname:name! collnamespace:oid! collowner collprovider:char! collisdeterministic:bool!
    collencoding:int4! collcollate:text collctype colllocale collicurules collversion
  `,
  pg_constraint: `
    oid:oid! conname:name! connamespace:oid! contype:char! condeferrable:bool! condeferred conenforced convalidated
    conrelid:oid! contypid conindid conparentid confrelid confupdtype:char! confdeltype confmatchtype
    conislocal:bool! coninhcount:int2! connoinherit:bool! conperiod conkey:_int2 confkey conpfeqop:_oid conppeqop
    conffeqop confdelsetcols:_int2 conexclop:_oid conbin:pg_node_tree
  `,
  pg_conversion: `
    oid:oid! conname:name! connamespace:oid! conowner conforencoding:int4! contoencoding conproc:regproc!
    condefault:bool!
  `,
  pg_database: `
    oid:oid! datname:name! datdba:oid! encoding:int4! datlocprovider:char! datistemplate:bool! datallowconn
    dathasloginevt datconnlimit:int4! datfrozenxid:xid! datminmxid dattablespace:oid! datcollate:text! datctype
    datlocale:text daticurules datcollversion datacl:_aclitem
  `,
  pg_db_role_setting: 'setdatabase:oid! setrole setconfig:_text',
  pg_default_acl: 'oid:oid! defaclrole defaclnamespace defaclobjtype:char! defaclacl:_aclitem!',
  pg_depend: 'classid:oid! objid objsubid:int4! refclassid:oid! refobjid refobjsubid:int4! deptype:char!',
  pg_description: 'objoid:oid! classoid objsubid:int4! description:text!',
  pg_enum: 'oid:oid! enumtypid enumsortorder:float4! enumlabel:name!',
  pg_event_trigger: 'oid:oid! evtname:name! evtevent evtowner:oid! evtfoid evtenabled:char! evttags:_text',
  pg_extension: `
    oid:oid! extname:name! extowner:oid! extnamespace extrelocatable:bool! extversion:text! extconfig:_oid
    extcondition:_text
  `,
  pg_foreign_data_wrapper: `
    oid:oid! fdwname:name! fdwowner:oid! fdwhandler fdwvalidator fdwacl:_aclitem fdwoptions:_text
  `,
  pg_foreign_server: `
    oid:oid! srvname:name! srvowner:oid! srvfdw srvtype:text srvversion srvacl:_aclitem srvoptions:_text
  `,
  pg_foreign_table: 'ftrelid:oid! ftserver ftoptions:_text',
  pg_index: `
    indexrelid:oid! indrelid indnatts:int2! indnkeyatts indisunique:bool! indnullsnotdistinct indisprimary
    indisexclusion indimmediate indisclustered indisvalid indcheckxmin indisready indislive indisreplident
    indkey:int2vector! indcollation:oidvector! indclass indoption:int2vector! indexprs:pg_node_tree indpred
  `,
  pg_indexes: 'schemaname:name tablename indexname tablespace indexdef:text',
  pg_inherits: 'inhrelid:oid! inhparent inhseqno:int4! inhdetachpending:bool!',
  pg_init_privs: 'objoid:oid! classoid objsubid:int4! privtype:char! initprivs:_aclitem!',
  pg_language: `
    oid:oid! lanname:name! lanowner:oid! lanispl:bool! lanpltrusted lanplcallfoid:oid! laninline lanvalidator
    lanacl:_aclitem
  `,
  pg_largeobject: 'loid:oid! pageno:int4! data:bytea!',
  pg_largeobject_metadata: 'oid:oid! lomowner lomacl:_aclitem',
  pg_locks: `
    locktype:text database:oid relation page:int4 tuple:int2 virtualxid:text transactionid:xid classid:oid objid
    objsubid:int2 virtualtransaction:text pid:int4 mode:text granted:bool fastpath waitstart:timestamptz
  `,
  pg_matviews: 'schemaname:name matviewname matviewowner tablespace hasindexes:bool ispopulated definition:text',
  pg_namespace: 'oid:oid! nspname:name! nspowner:oid! nspacl:_aclitem',
  pg_opclass: `
    oid:oid! opcmethod opcname:name! opcnamespace:oid! opcowner opcfamily opcintype opcdefault:bool! opckeytype:oid!
  `,
  pg_operator: `
    oid:oid! oprname:name! oprnamespace:oid! oprowner oprkind:char! oprcanmerge:bool! oprcanhash oprleft:oid!
    oprright oprresult oprcom oprnegate oprcode:regproc! oprrest oprjoin
  `,
  pg_opfamily: 'oid:oid! opfmethod opfname:name! opfnamespace:oid! opfowner',
  pg_parameter_acl: 'oid:oid! parname:text! paracl:_aclitem',
  pg_partitioned_table: `
    partrelid:oid! partstrat:char! partnatts:int2! partdefid:oid! partattrs:int2vector! partclass:oidvector!
    partcollation partexprs:pg_node_tree
  `,
  pg_policies: 'schemaname:name tablename policyname permissive:text roles:_name cmd:text qual with_check',
  pg_policy: `
    oid:oid! polname:name! polrelid:oid! polcmd:char! polpermissive:bool! polroles:_oid! polqual:pg_node_tree
    polwithcheck
  `,
  pg_proc: `
    oid:oid! proname:name! pronamespace:oid! proowner prolang procost:float4! prorows provariadic:oid!
    prosupport:regproc! prokind:char! prosecdef:bool! proleakproof proisstrict proretset provolatile:char!
    proparallel pronargs:int2! pronargdefaults prorettype:oid! proargtypes:oidvector! proallargtypes:_oid
    proargmodes:_char proargnames:_text proargdefaults:pg_node_tree protrftypes:_oid prosrc:text! probin:text
    prosqlbody:pg_node_tree proconfig:_text proacl:_aclitem
  `,
  pg_publication: `
    oid:oid! pubname:name! pubowner:oid! puballtables:bool! pubinsert pubupdate pubdelete pubtruncate pubviaroot
    pubgencols:char!
  `,
  pg_publication_namespace: 'oid:oid! pnpubid pnnspid',
  pg_publication_rel: 'oid:oid! prpubid prrelid prqual:pg_node_tree prattrs:int2vector',
  pg_range: 'rngtypid:oid! rngsubtype rngmultitypid rngcollation rngsubopc rngcanonical:regproc! rngsubdiff',
  pg_replication_origin: 'roident:oid! roname:text!',
  pg_rewrite: `
    oid:oid! rulename:name! ev_class:oid! ev_type:char! ev_enabled is_instead:bool! ev_qual:pg_node_tree! ev_action
  `,
  pg_roles: `
    rolname:name rolsuper:bool rolinherit rolcreaterole rolcreatedb rolcanlogin rolreplication rolconnlimit:int4
    rolpassword:text rolvaliduntil:timestamptz rolbypassrls:bool rolconfig:_text oid:oid
  `,
  pg_rules: 'schemaname:name tablename rulename definition:text',
  pg_seclabel: 'objoid:oid! classoid objsubid:int4! provider:text! label',
  pg_sequence: 'seqrelid:oid! seqtypid seqstart:int8! seqincrement seqmax seqmin seqcache seqcycle:bool!',
  pg_sequences: `
    schemaname:name sequencename sequenceowner data_type:regtype start_value:int8 min_value max_value increment_by
    cycle:bool cache_size:int8 last_value
  `,
  pg_settings: `
    name:text setting unit category short_desc extra_desc context vartype source min_val max_val enumvals:_text
    boot_val:text reset_val sourcefile sourceline:int4 pending_restart:bool
  `,
  pg_shdepend: 'dbid:oid! classid objid objsubid:int4! refclassid:oid! refobjid deptype:char!',
  pg_shdescription: 'objoid:oid! classoid description:text!',
  pg_shseclabel: 'objoid:oid! classoid provider:text! label',
  pg_stat_activity: `
    datid:oid datname:name pid:int4 leader_pid usesysid:oid usename:name application_name:text client_addr:inet
    client_hostname:text client_port:int4 backend_start:timestamptz xact_start query_start state_change
    wait_event_type:text wait_event state backend_xid:xid backend_xmin query_id:int8 query:text backend_type
  `,
  pg_stat_all_indexes: INDEX_STATISTICS,
  pg_stat_all_tables: TABLE_STATISTICS,
  pg_stat_database: `
    datid:oid datname:name numbackends:int4 xact_commit:int8 xact_rollback blks_read blks_hit tup_returned
    tup_fetched tup_inserted tup_updated tup_deleted conflicts temp_files temp_bytes deadlocks checksum_failures
    checksum_last_failure:timestamptz blk_read_time:float8 blk_write_time session_time active_time
    idle_in_transaction_time sessions:int8 sessions_abandoned sessions_fatal sessions_killed
    parallel_workers_to_launch parallel_workers_launched stats_reset:timestamptz
  `,
  pg_stat_replication: `
    pid:int4 usesysid:oid usename:name application_name:text client_addr:inet client_hostname:text client_port:int4
    backend_start:timestamptz backend_xmin:xid state:text sent_lsn:pg_lsn write_lsn flush_lsn replay_lsn
    write_lag:interval flush_lag replay_lag sync_priority:int4 sync_state:text reply_time:timestamptz
  `,
  pg_stat_user_indexes: INDEX_STATISTICS,
  pg_stat_user_tables: TABLE_STATISTICS,
  pg_statio_user_tables: `
    relid:oid schemaname:name relname heap_blks_read:int8 heap_blks_hit idx_blks_read idx_blks_hit toast_blks_read
    toast_blks_hit tidx_blks_read tidx_blks_hit
  `,
  pg_statistic_ext: `
    oid:oid! stxrelid stxname:name! stxnamespace:oid! stxowner stxkeys:int2vector! stxstattarget:int2 stxkind:_char!
    stxexprs:pg_node_tree
  `,
  pg_subscription: `
    oid:oid! subdbid subskiplsn:pg_lsn! subname:name! subowner:oid! subenabled:bool! subbinary substream:char!
    subtwophasestate subdisableonerr:bool! subpasswordrequired subrunasowner subfailover subconninfo:text!
    subslotname:name subsynccommit:text! subpublications:_text! suborigin:text
  `,
  pg_subscription_rel: 'srsubid:oid! srrelid srsubstate:char! srsublsn:pg_lsn',
  pg_tables: 'schemaname:name tablename tableowner tablespace hasindexes:bool hasrules hastriggers rowsecurity',
  pg_tablespace: 'oid:oid! spcname:name! spcowner:oid! spcacl:_aclitem spcoptions:_text',
  pg_transform: 'oid:oid! trftype trflang trffromsql:regproc! trftosql',
  pg_trigger: `
    oid:oid! tgrelid tgparentid tgname:name! tgfoid:oid! tgtype:int2! tgenabled:char! tgisinternal:bool!
    tgconstrrelid:oid! tgconstrindid tgconstraint tgdeferrable:bool! tginitdeferred tgnargs:int2! tgattr:int2vector!
    tgargs:bytea! tgqual:pg_node_tree tgoldtable:name tgnewtable
  `,
  pg_ts_config: 'oid:oid! cfgname:name! cfgnamespace:oid! cfgowner cfgparser',
  pg_ts_config_map: 'mapcfg:oid! maptokentype:int4! mapseqno mapdict:oid!',
  pg_ts_dict: 'oid:oid! dictname:name! dictnamespace:oid! dictowner dicttemplate dictinitoption:text',
  pg_ts_parser: 'oid:oid! prsname:name! prsnamespace:oid! prsstart:regproc! prstoken prsend prsheadline prslextype',
  pg_ts_template: 'oid:oid! tmplname:name! tmplnamespace:oid! tmplinit:regproc! tmpllexize',
  pg_type: `
    oid:oid! typname:name! typnamespace:oid! typowner typlen:int2! typbyval:bool! typtype:char! typcategory
    typispreferred:bool! typisdefined typdelim:char! typrelid:oid! typsubscript:regproc! typelem:oid! typarray
    typinput:regproc! typoutput typreceive typsend typmodin typmodout typanalyze typalign:char! typstorage
    typnotnull:bool! typbasetype:oid! typtypmod:int4! typndims typcollation:oid! typdefaultbin:pg_node_tree
    typdefault:text typacl:_aclitem
  `,
  pg_user: `
    usename:name usesysid:oid usecreatedb:bool usesuper userepl usebypassrls passwd:text valuntil:timestamptz
    useconfig:_text
  `,
  pg_user_mapping: 'oid:oid! umuser umserver umoptions:_text',
  pg_views: 'schemaname:name viewname viewowner definition:text',
  'information_schema.check_constraints': `
    constraint_catalog:sql_identifier constraint_schema constraint_name check_clause:character_data
  `,
  'information_schema.column_privileges': `
    grantor:sql_identifier grantee table_catalog table_schema table_name column_name privilege_type:character_data
    is_grantable:yes_or_no
  `,
  'information_schema.columns': `
    table_catalog:sql_identifier table_schema table_name column_name ordinal_position:cardinal_number
    column_default:character_data is_nullable:yes_or_no data_type:character_data
    character_maximum_length:cardinal_number character_octet_length numeric_precision numeric_precision_radix
    numeric_scale datetime_precision interval_type:character_data interval_precision:cardinal_number
    character_set_catalog:sql_identifier character_set_schema character_set_name collation_catalog collation_schema
    collation_name domain_catalog domain_schema domain_name udt_catalog udt_schema udt_name scope_catalog
    scope_schema scope_name maximum_cardinality:cardinal_number dtd_identifier:sql_identifier
    is_self_referencing:yes_or_no is_identity identity_generation:character_data identity_start identity_increment
    identity_maximum identity_minimum identity_cycle:yes_or_no is_generated:character_data generation_expression
    is_updatable:yes_or_no
  `,
  'information_schema.constraint_column_usage': `
    table_catalog:sql_identifier table_schema table_name column_name constraint_catalog constraint_schema
    constraint_name
  `,
  'information_schema.domains': `
    domain_catalog:sql_identifier domain_schema domain_name data_type:character_data
    character_maximum_length:cardinal_number character_octet_length character_set_catalog:sql_identifier
    character_set_schema character_set_name collation_catalog collation_schema collation_name
    numeric_precision:cardinal_number numeric_precision_radix numeric_scale datetime_precision
    interval_type:character_data interval_precision:cardinal_number domain_default:character_data
    udt_catalog:sql_identifier udt_schema udt_name scope_catalog scope_schema scope_name
    maximum_cardinality:cardinal_number dtd_identifier:sql_identifier
  `,
  'information_schema.key_column_usage': `
    constraint_catalog:sql_identifier constraint_schema constraint_name table_catalog table_schema table_name
    column_name ordinal_position:cardinal_number position_in_unique_constraint
  `,
  'information_schema.parameters': `
    specific_catalog:sql_identifier specific_schema specific_name ordinal_position:cardinal_number
    parameter_mode:character_data is_result:yes_or_no as_locator parameter_name:sql_identifier
    data_type:character_data character_maximum_length:cardinal_number character_octet_length
    character_set_catalog:sql_identifier character_set_schema character_set_name collation_catalog collation_schema
    collation_name numeric_precision:cardinal_number numeric_precision_radix numeric_scale datetime_precision
    interval_type:character_data interval_precision:cardinal_number udt_catalog:sql_identifier udt_schema udt_name
    scope_catalog scope_schema scope_name maximum_cardinality:cardinal_number dtd_identifier:sql_identifier
    parameter_default:character_data
  `,
  'information_schema.referential_constraints': `
    constraint_catalog:sql_identifier constraint_schema constraint_name unique_constraint_catalog
    unique_constraint_schema unique_constraint_name match_option:character_data update_rule delete_rule
  `,
  'information_schema.routines': `
    specific_catalog:sql_identifier specific_schema specific_name routine_catalog routine_schema routine_name
    routine_type:character_data module_catalog:sql_identifier module_schema module_name udt_catalog udt_schema
    udt_name data_type:character_data character_maximum_length:cardinal_number character_octet_length
    character_set_catalog:sql_identifier character_set_schema character_set_name collation_catalog collation_schema
    collation_name numeric_precision:cardinal_number numeric_precision_radix numeric_scale datetime_precision
    interval_type:character_data interval_precision:cardinal_number type_udt_catalog:sql_identifier type_udt_schema
    type_udt_name scope_catalog scope_schema scope_name maximum_cardinality:cardinal_number
    dtd_identifier:sql_identifier routine_body:character_data routine_definition external_name external_language
    parameter_style is_deterministic:yes_or_no sql_data_access:character_data is_null_call:yes_or_no
    sql_path:character_data schema_level_routine:yes_or_no max_dynamic_result_sets:cardinal_number
    is_user_defined_cast:yes_or_no is_implicitly_invocable security_type:character_data
    to_sql_specific_catalog:sql_identifier to_sql_specific_schema to_sql_specific_name as_locator:yes_or_no
    created:time_stamp last_altered new_savepoint_level:yes_or_no is_udt_dependent
    result_cast_from_data_type:character_data result_cast_as_locator:yes_or_no
    result_cast_char_max_length:cardinal_number result_cast_char_octet_length
    result_cast_char_set_catalog:sql_identifier result_cast_char_set_schema result_cast_char_set_name
    result_cast_collation_catalog result_cast_collation_schema result_cast_collation_name
    result_cast_numeric_precision:cardinal_number result_cast_numeric_precision_radix result_cast_numeric_scale
    result_cast_datetime_precision result_cast_interval_type:character_data
    result_cast_interval_precision:cardinal_number result_cast_type_udt_catalog:sql_identifier
    result_cast_type_udt_schema result_cast_type_udt_name result_cast_scope_catalog result_cast_scope_schema
    result_cast_scope_name result_cast_maximum_cardinality:cardinal_number result_cast_dtd_identifier:sql_identifier
  `,
  'information_schema.schemata': `
    catalog_name:sql_identifier schema_name schema_owner default_character_set_catalog default_character_set_schema
    default_character_set_name sql_path:character_data
  `,
  'information_schema.sequences': `
    sequence_catalog:sql_identifier sequence_schema sequence_name data_type:character_data
    numeric_precision:cardinal_number numeric_precision_radix numeric_scale start_value:character_data minimum_value
    maximum_value increment cycle_option:yes_or_no
  `,
  'information_schema.table_constraints': `
    constraint_catalog:sql_identifier constraint_schema constraint_name table_catalog table_schema table_name
    constraint_type:character_data is_deferrable:yes_or_no initially_deferred enforced nulls_distinct
  `,
  'information_schema.table_privileges': `
    grantor:sql_identifier grantee table_catalog table_schema table_name privilege_type:character_data
    is_grantable:yes_or_no with_hierarchy
  `,
  'information_schema.tables': `
    table_catalog:sql_identifier table_schema table_name table_type:character_data
    self_referencing_column_name:sql_identifier reference_generation:character_data
    user_defined_type_catalog:sql_identifier user_defined_type_schema user_defined_type_name
    is_insertable_into:yes_or_no is_typed commit_action:character_data
  `,
  'information_schema.triggers': `
    trigger_catalog:sql_identifier trigger_schema trigger_name event_manipulation:character_data
    event_object_catalog:sql_identifier event_object_schema event_object_table action_order:cardinal_number
    action_condition:character_data action_statement action_orientation action_timing
    action_reference_old_table:sql_identifier action_reference_new_table action_reference_old_row
    action_reference_new_row created:time_stamp
  `,
  'information_schema.views': `
    table_catalog:sql_identifier table_schema table_name view_definition:character_data check_option
    is_updatable:yes_or_no is_insertable_into is_trigger_updatable is_trigger_deletable is_trigger_insertable_into
  `,
};
