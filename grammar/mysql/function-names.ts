import { words } from '../words.ts';

/**
 * Functions that MySQL and MariaDB have built in, by the sections of their manuals ("Functions and Operators",
 * "Built-in Functions"): whatever else an expression of a table calls, no server takes. Those of the versions before
 * and behind the ones that are tested against stand apart. `[st_]x` is both `x` and `st_x`.
 */
const list = (names: string): readonly string[] =>
  words(names).flatMap((name) => (name.startsWith('[st_]') ? [name.slice(5), `st_${name.slice(5)}`] : [name]));

/** What the servers that are tested against have: MySQL 9, MariaDB 10.11, or both. */
const currentFunctions: readonly string[] = list(`
  abs acos asin atan atan2 ceil ceiling conv cos cot crc32 crc32c degrees exp floor ln log log10 log2 mod oct pi pow
  power radians rand round sign sin sqrt tan truncate

  ascii bin bit_length char char_length character_length charset chr coercibility collation concat
  concat_operator_oracle concat_ws elt export_set field find_in_set format from_base64 hex insert instr lcase left
  [st_]length lengthb load_file locate lower lpad lpad_oracle ltrim ltrim_oracle make_set mid natural_sort_key
  octet_length ord position quote regexp_instr regexp_like regexp_replace regexp_substr repeat replace
  replace_oracle reverse right rpad rpad_oracle rtrim rtrim_oracle sformat soundex space strcmp substr substr_oracle
  substring substring_index to_base64 to_char trim trim_oracle ucase unhex upper weight_string

  add_months adddate addtime convert_tz curdate current_date current_time current_timestamp curtime date date_add
  date_format date_sub datediff day dayname dayofmonth dayofweek dayofyear extract from_days from_unixtime
  get_format hour last_day localtime localtimestamp makedate maketime microsecond minute month monthname now
  period_add period_diff quarter sec_to_time second str_to_date subdate subtime sysdate time time_format time_to_sec
  timediff timestamp timestampadd timestampdiff to_days to_seconds unix_timestamp utc_date utc_time utc_timestamp
  week weekday weekofyear year yearweek

  any_value benchmark bin_to_uuid bit_count cast coalesce connection_id convert current_role current_user database
  decode_histogram decode_oracle default found_rows format_bytes format_pico_time get_lock greatest grouping
  icu_version if ifnull inet_aton inet_ntoa inet6_aton inet6_ntoa interval is_free_lock is_ipv4 is_ipv4_compat
  is_ipv4_mapped is_ipv6 is_used_lock is_uuid isnull last_insert_id last_value lastval least master_gtid_wait
  master_pos_wait name_const next nextval nullif nvl nvl2 release_all_locks release_lock row_count rownum schema
  session_user setval sleep source_pos_wait sys_guid system_user user uuid uuid_short uuid_to_bin
  validate_password_strength values variable version

  aes_decrypt aes_encrypt compress decode des_decrypt des_encrypt encode encrypt md5 old_password password
  random_bytes sha sha1 sha2 statement_digest statement_digest_text uncompress uncompressed_length

  binlog_gtid_pos gtid_subset gtid_subtract ps_current_thread_id ps_thread_id roles_graphml
  wait_for_executed_gtid_set wsrep_last_seen_gtid wsrep_last_written_gtid wsrep_sync_wait_upto_gtid

  can_access_column can_access_database can_access_table can_access_user can_access_view etag extractvalue updatexml
  column_add column_check column_create column_delete column_exists column_get column_json column_list

  json_array json_array_append json_array_insert json_compact json_contains json_contains_path json_depth
  json_detailed json_equals json_exists json_extract json_insert json_keys json_length json_loose json_merge
  json_merge_patch json_merge_preserve json_normalize json_object json_overlaps json_pretty json_query json_quote
  json_remove json_replace json_schema_valid json_schema_validation_report json_search json_set json_storage_free
  json_storage_size json_type json_unquote json_valid json_value member

  from_vector string_to_vector to_vector vector_dim vector_to_string

  [st_]area [st_]asbinary [st_]astext [st_]aswkb [st_]aswkt [st_]boundary [st_]buffer [st_]centroid [st_]contains
  [st_]convexhull [st_]crosses [st_]dimension [st_]disjoint [st_]endpoint [st_]envelope [st_]equals
  [st_]exteriorring geomcollection [st_]geomcollfromtext [st_]geomcollfromwkb geometrycollection
  [st_]geometrycollectionfromtext [st_]geometrycollectionfromwkb [st_]geometryfromtext [st_]geometryfromwkb
  [st_]geometryn [st_]geometrytype [st_]geomfromtext [st_]geomfromwkb glength [st_]interiorringn [st_]intersects
  [st_]isclosed [st_]isempty [st_]isring [st_]issimple [st_]linefromtext [st_]linefromwkb linestring
  [st_]linestringfromtext [st_]linestringfromwkb mbrcontains mbrcoveredby mbrcovers mbrdisjoint mbrequal mbrequals
  mbrintersects mbroverlaps mbrtouches mbrwithin [st_]mlinefromtext [st_]mlinefromwkb [st_]mpointfromtext
  [st_]mpointfromwkb [st_]mpolyfromtext [st_]mpolyfromwkb multilinestring [st_]multilinestringfromtext
  [st_]multilinestringfromwkb multipoint [st_]multipointfromtext [st_]multipointfromwkb multipolygon
  [st_]multipolygonfromtext [st_]multipolygonfromwkb [st_]numgeometries [st_]numinteriorrings [st_]numpoints
  [st_]overlaps point [st_]pointfromtext [st_]pointfromwkb [st_]pointn [st_]pointonsurface [st_]polyfromtext
  [st_]polyfromwkb polygon [st_]polygonfromtext [st_]polygonfromwkb [st_]srid [st_]startpoint [st_]touches
  [st_]within [st_]x [st_]y

  st_asgeojson st_buffer_strategy st_collect st_difference st_distance st_distance_sphere st_frechetdistance
  st_geohash st_geomcollfromtxt st_geomfromgeojson st_hausdorffdistance st_intersection st_isvalid st_latfromgeohash
  st_latitude st_lineinterpolatepoint st_lineinterpolatepoints st_longfromgeohash st_longitude st_makeenvelope
  st_numinteriorring st_pointatdistance st_pointfromgeohash st_relate st_simplify st_swapxy st_symdifference
  st_transform st_union st_validate

  avg bit_and bit_or bit_xor count group_concat json_arrayagg json_objectagg max median min percentile_cont
  percentile_disc std stddev stddev_pop stddev_samp sum var_pop var_samp variance cume_dist dense_rank first_value
  lag lead nth_value ntile percent_rank rank row_number
`);

/** MySQL 5 to 8, MariaDB 11 and 12, and HeatWave. */
const otherFunctions: readonly string[] = list(`
  distance json_append json_array_intersect json_duality_object json_key_value json_object_filter_keys
  json_object_to_array kdf regexp_replace_oracle
  to_date to_number trunc uuid_v4 uuid_v7 vec_distance vec_distance_cosine vec_distance_euclidean vec_fromtext
  vec_totext vector_distance
`);

/** Names in lower case; of what has a syntax of its own, the first word. */
export const functionNames: ReadonlySet<string> = new Set([...currentFunctions, ...otherFunctions]);
