/**
 * The functions of PostgreSQL 18 that a table's expressions may call (pg_proc), without those that the server keeps for itself.
 * The notation: Catalog.
 */
export const functions = `
  abbrev: inet>text cidr>text
  abs: float4>float4 float8>float8 int8>int8 int4>int4 int2>int2 numeric>numeric
  aclcontains: _aclitem,aclitem>bool
  acldefault: char,oid>_aclitem
  aclexplode: _aclitem>record*~
  aclinsert aclremove: _aclitem,aclitem>_aclitem
  acos acosd acosh asin asind asinh atan atand atanh cbrt cos cosd cosh cot cotd degrees dexp dlog1 dlog10 dround
    dtrunc erf erfc gamma lgamma radians sin sind sinh tan tand tanh: float8>float8
  age: xid>int4~ timestamptz>interval~ timestamp>interval~ timestamptz,timestamptz>interval
    timestamp,timestamp>interval
  amvalidate: oid>bool!
  any_value first_value last_value mode: anyelement>anyelement*
  area: box>float8 path>float8 circle>float8
  array_agg: anynonarray>anyarray* anyarray>anyarray*
  array_append array_remove: anycompatiblearray,anycompatible>anycompatiblearray
  array_dims: anyarray>text
  array_fill: anyelement,_int4>anyarray anyelement,_int4,_int4>anyarray
  array_length array_lower array_upper: anyarray,int4>int4
  array_ndims cardinality: anyarray>int4
  array_position: anycompatiblearray,anycompatible>int4 anycompatiblearray,anycompatible,int4>int4
  array_positions: anycompatiblearray,anycompatible>_int4
  array_prepend: anycompatible,anycompatiblearray>anycompatiblearray
  array_replace: anycompatiblearray,anycompatible,anycompatible>anycompatiblearray
  array_reverse: anyarray>anyarray
  array_sample: anyarray,int4>anyarray!
  array_shuffle: anyarray>anyarray!
  array_sort: anyarray>anyarray anyarray,bool>anyarray anyarray,bool,bool>anyarray
  array_to_json: anyarray>json~ anyarray,bool>json~
  array_to_string: anyarray,text>text~ anyarray,text,text>text~
  array_to_tsvector: _text>tsvector
  ascii textlen: text>int4
  atan2 atan2d: float8,float8>float8
  avg: int8>numeric* int4>numeric* int2>numeric* numeric>numeric* float4>float8* float8>float8* interval>interval*
  bit: int4,int4>bit int8,int4>bit bit,int4,bool>bit
  bit_and bit_or bit_xor: int2>int2* int4>int4* int8>int8* bit>bit*
  bit_count: bit>int8 bytea>int8
  bit_length: bytea>int4 text>int4 bit>int4
  bool: int4>bool jsonb>bool
  bool_and bool_or every: bool>bool*
  bound_box: box,box>box
  box: polygon>box circle>box point>box point,point>box
  bpchar: name>bpchar char>bpchar bpchar,int4,bool>bpchar
  brin_desummarize_range: regclass,int8>void!
  brin_summarize_new_values: regclass>int4!
  brin_summarize_range: regclass,int8>int4!
  broadcast hostmask netmask: inet>inet
  btrim ltrim rtrim: text>text text,text>text bytea,bytea>bytea
  bytea: int2>bytea int4>bytea int8>bytea
  casefold initcap quote_ident unistr: text>text
  cash_words: money>text
  ceil ceiling floor sign: numeric>numeric float8>float8
  center: box>point circle>point
  char: int4>char text>char
  char_length character_length: bpchar>int4 text>int4
  chr: int4>text
  cidr network: inet>cidr
  circle: polygon>circle box>circle point,float8>circle
  clock_timestamp: >timestamptz!
  col_description format_type: oid,int4>text~
  concat: any…>text~
  concat_ws: text,any…>text~
  corr covar_pop covar_samp regr_avgx regr_avgy regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy:
    float8,float8>float8*
  count: >int8* any>int8*
  crc32 crc32c: bytea>int8
  cume_dist percent_rank: >float8* any…>float8*
  current_database current_schema current_user getdatabaseencoding session_user: >name~
  current_query timeofday: >text!
  current_schemas: bool>_name~
  current_setting: text>text~ text,bool>text~
  currtid2: text,tid>tid!
  currval gin_clean_pending_list nextval: regclass>int8!
  cursor_to_xml: refcursor,int4,bool,bool,text>xml!
  cursor_to_xmlschema: refcursor,bool,bool,text>xml!
  database_to_xml database_to_xml_and_xmlschema database_to_xmlschema: bool,bool,text>xml~
  date: timestamptz>date~ timestamp>date
  date_add date_subtract: timestamptz,interval>timestamptz~ timestamptz,interval,text>timestamptz
  date_bin: interval,timestamp,timestamp>timestamp interval,timestamptz,timestamptz>timestamptz
  date_part: text,timestamptz>float8~ text,interval>float8 text,timetz>float8 text,date>float8 text,time>float8
    text,timestamp>float8
  date_trunc: text,timestamptz>timestamptz~ text,interval>interval text,timestamp>timestamp
    text,timestamptz,text>timestamptz
  datemultirange: >datemultirange daterange>datemultirange _daterange…>datemultirange
  daterange: date,date>daterange date,date,text>daterange
  daterange_canonical: daterange>daterange
  daterange_subdiff: date,date>float8
  dense_rank rank: >int8* any…>int8*
  diagonal: box>lseg
  diameter radius: circle>float8
  div numeric_div_trunc numeric_log: numeric,numeric>numeric
  encode: bytea,text>text
  enum_first enum_last: anyenum>anyenum~
  enum_range: anyenum>anyarray~ anyenum,anyenum>anyarray~
  exp ln log10 sqrt: float8>float8 numeric>numeric
  extract: text,date>numeric text,time>numeric text,timetz>numeric text,timestamp>numeric text,timestamptz>numeric~
    text,interval>numeric
  factorial: int8>numeric
  family masklen: inet>int4
  float4: int2>float4 float8>float4 int4>float4 int8>float4 numeric>float4 jsonb>float4
  float8: int2>float8 float4>float8 int4>float8 int8>float8 numeric>float8 jsonb>float8
  fmgr_c_validator fmgr_internal_validator fmgr_sql_validator: oid>void~
  format: text>text~ text,any…>text~
  gcd lcm: int4,int4>int4 int8,int8>int8 numeric,numeric>numeric
  gen_random_uuid uuidv4: >uuid!
  generate_series: int4,int4>int4* int8,int8>int8* numeric,numeric>numeric* timestamp,timestamp,interval>timestamp*
    timestamptz,timestamptz,interval>timestamptz*~ int4,int4,int4>int4* int8,int8,int8>int8*
    numeric,numeric,numeric>numeric* timestamptz,timestamptz,interval,text>timestamptz*
  generate_subscripts: anyarray,int4>int4* anyarray,int4,bool>int4*
  get_bit: bytea,int8>int4 bit,int4>int4
  get_byte: bytea,int4>int4
  get_current_ts_config: >regconfig~
  height width: box>float8
  host: inet>text
  icu_unicode_version unicode_version: >text
  inet_merge: inet,inet>cidr
  inet_same_family: inet,inet>bool
  inet_server_addr: >inet~
  inet_server_port: >int4~
  int2: float8>int2 float4>int2 int4>int2 int8>int2 numeric>int2 jsonb>int2 bytea>int2
  int4: char>int4 int2>int4 float8>int4 float4>int4 int8>int4 bit>int4 numeric>int4 bool>int4 jsonb>int4 bytea>int4
  int4inc: int4>int4
  int4multirange: >int4multirange int4range>int4multirange _int4range…>int4multirange
  int4range: int4,int4>int4range int4,int4,text>int4range
  int4range_canonical: int4range>int4range
  int4range_subdiff: int4,int4>float8
  int8: int4>int8 float8>int8 float4>int8 int2>int8 oid>int8 numeric>int8 bit>int8 jsonb>int8 bytea>int8
  int8dec int8inc: int8>int8
  int8dec_any int8inc_any: int8,any>int8
  int8multirange: >int8multirange int8range>int8multirange _int8range…>int8multirange
  int8range: int8,int8>int8range int8,int8,text>int8range
  int8range_canonical: int8range>int8range
  int8range_subdiff: int8,int8>float8
  interval: time>interval interval,int4>interval
  is_normalized: text,text?1>bool
  isclosed isopen: path>bool
  isempty lower_inc lower_inf upper_inc upper_inf: anyrange>bool anymultirange>bool
  isfinite: date>bool timestamptz>bool interval>bool timestamp>bool
  ishorizontal isvertical: lseg>bool line>bool point,point>bool
  isparallel isperp: lseg,lseg>bool line,line>bool
  json_array_elements: json>json*
  json_array_elements_text json_object_keys: json>text*
  json_array_length: json>int4
  json_build_array json_build_object: >json~ any…>json~
  json_each json_each_text: json>record*
  json_extract_path: json,_text…>json
  json_extract_path_text: json,_text…>text
  json_object: _text>json _text,_text>json
  json_populate_record: anyelement,json,bool?1>anyelement~
  json_populate_recordset: anyelement,json,bool?1>anyelement*~
  json_strip_nulls: json,bool?1>json
  json_to_record: json>record~
  json_to_recordset: json>record*~
  json_to_tsvector: json,jsonb>tsvector~ regconfig,json,jsonb>tsvector
  json_typeof: json>text
  jsonb_array_elements: jsonb>jsonb*
  jsonb_array_elements_text jsonb_object_keys: jsonb>text*
  jsonb_array_length: jsonb>int4
  jsonb_build_array jsonb_build_object: >jsonb~ any…>jsonb~
  jsonb_each jsonb_each_text: jsonb>record*
  jsonb_extract_path: jsonb,_text…>jsonb
  jsonb_extract_path_text: jsonb,_text…>text
  jsonb_insert jsonb_set: jsonb,_text,jsonb,bool?1>jsonb
  jsonb_object: _text>jsonb _text,_text>jsonb
  jsonb_path_exists jsonb_path_match: jsonb,jsonpath,jsonb,bool?2>bool
  jsonb_path_exists_tz jsonb_path_match_tz: jsonb,jsonpath,jsonb,bool?2>bool~
  jsonb_path_query: jsonb,jsonpath,jsonb,bool?2>jsonb*
  jsonb_path_query_array jsonb_path_query_first: jsonb,jsonpath,jsonb,bool?2>jsonb
  jsonb_path_query_array_tz jsonb_path_query_first_tz: jsonb,jsonpath,jsonb,bool?2>jsonb~
  jsonb_path_query_tz: jsonb,jsonpath,jsonb,bool?2>jsonb*~
  jsonb_populate_record: anyelement,jsonb>anyelement~
  jsonb_populate_record_valid: anyelement,jsonb>bool~
  jsonb_populate_recordset: anyelement,jsonb>anyelement*~
  jsonb_pretty jsonb_typeof: jsonb>text
  jsonb_set_lax: jsonb,_text,jsonb,bool,text?2>jsonb
  jsonb_strip_nulls: jsonb,bool?1>jsonb
  jsonb_to_record: jsonb>record~
  jsonb_to_recordset: jsonb>record*~
  jsonb_to_tsvector: jsonb,jsonb>tsvector~ regconfig,jsonb,jsonb>tsvector
  justify_days justify_hours justify_interval: interval>interval
  lag lead: anyelement>anyelement* anyelement,int4>anyelement* anycompatible,int4,anycompatible>anycompatible*
  lastval: >int8!
  left repeat right: text,int4>text
  length: text>int4 bpchar>int4 lseg>float8 path>float8 bit>int4 bytea>int4 tsvector>int4 bytea,name>int4~
  like notlike: text,text>bool name,text>bool bytea,bytea>bool
  like_escape: text,text>text bytea,bytea>bytea
  line: point,point>line
  log: float8>float8 numeric>numeric numeric,numeric>numeric
  loread: int4,int4>bytea!
  lower upper: text>text anyrange>anyelement anymultirange>anyelement
  lowrite: int4,bytea>int4!
  lpad rpad: text,int4>text text,int4,text>text
  lseg: box>lseg point,point>lseg
  macaddr: macaddr8>macaddr
  macaddr8: macaddr>macaddr8
  macaddr8_set7bit: macaddr8>macaddr8
  make_date: int4,int4,int4>date
  make_interval: int4,int4,int4,int4,int4,int4,float8?7>interval
  make_time: int4,int4,float8>time
  make_timestamp: int4,int4,int4,int4,int4,float8>timestamp
  make_timestamptz: int4,int4,int4,int4,int4,float8>timestamptz~ int4,int4,int4,int4,int4,float8,text>timestamptz~
  makeaclitem: oid,oid,text,bool>aclitem
  max min: anyarray>anyarray* int8>int8* int4>int4* int2>int2* oid>oid* float4>float4* float8>float8* date>date*
    time>time* timetz>timetz* money>money* timestamp>timestamp* timestamptz>timestamptz* interval>interval* text>text*
    numeric>numeric* bpchar>bpchar* tid>tid* anyenum>anyenum* inet>inet* pg_lsn>pg_lsn* xid8>xid8* record>record*
    bytea>bytea*
  md5: text>text bytea>text
  min_scale scale: numeric>int4
  mod: int2,int2>int2 int4,int4>int4 int8,int8>int8 numeric,numeric>numeric
  money: int4>money~ int8>money~ numeric>money~
  multirange: anyrange>anymultirange
  multirange_intersect_agg_transfn: anymultirange,anymultirange>anymultirange
  mxid_age: xid>int4~
  name: text>name bpchar>name varchar>name
  nameconcatoid: name,oid>name
  normalize: text,text?1>text
  now statement_timestamp transaction_timestamp: >timestamptz~
  npoints: path>int4 polygon>int4
  nth_value: anyelement,int4>anyelement*
  ntile: int4>int4*
  num_nonnulls num_nulls: any…>int4
  numeric: int4>numeric float4>numeric float8>numeric int8>numeric int2>numeric jsonb>numeric money>numeric~
    numeric,int4>numeric
  numeric_exp numeric_inc numeric_ln numeric_sqrt trim_scale: numeric>numeric
  nummultirange: >nummultirange numrange>nummultirange _numrange…>nummultirange
  numnode: tsquery>int4
  numrange: numeric,numeric>numrange numeric,numeric,text>numrange
  numrange_subdiff: numeric,numeric>float8
  obj_description: oid>text~ oid,name>text~
  octet_length: bytea>int4 text>int4 bpchar>int4 bit>int4
  oid: int8>oid
  oidvectortypes: oidvector>text~
  overlaps: timetz,timetz,timetz,timetz>bool timestamptz,timestamptz,timestamptz,timestamptz>bool
    timestamptz,interval,timestamptz,interval>bool~ timestamptz,timestamptz,timestamptz,interval>bool~
    timestamptz,interval,timestamptz,timestamptz>bool~ time,time,time,time>bool time,interval,time,interval>bool
    time,time,time,interval>bool time,interval,time,time>bool timestamp,timestamp,timestamp,timestamp>bool
    timestamp,interval,timestamp,interval>bool timestamp,timestamp,timestamp,interval>bool
    timestamp,interval,timestamp,timestamp>bool
  overlay: bytea,bytea,int4>bytea text,text,int4>text bit,bit,int4>bit bytea,bytea,int4,int4>bytea
    text,text,int4,int4>text bit,bit,int4,int4>bit
  parse_ident: text,bool?1>_text
  path: polygon>path
  pclose popen: path>path
  percentile_cont: float8,float8>float8* float8,interval>interval* _float8,float8>_float8* _float8,interval>_interval*
  percentile_disc: float8,anyelement>anyelement* _float8,anyelement>anyarray*
  phraseto_tsquery plainto_tsquery to_tsquery websearch_to_tsquery: text>tsquery~ regconfig,text>tsquery
  pi: >float8
  plpgsql_call_handler: >language_handler!
  plpgsql_validator: oid>void!
  point: circle>point lseg>point box>point polygon>point float8,float8>point
  polygon: box>polygon path>polygon circle>polygon int4,circle>polygon
  position: text,text>int4 bit,bit>int4 bytea,bytea>int4
  postgresql_fdw_validator: _text,oid>bool
  pow power: float8,float8>float8 numeric,numeric>numeric
  query_to_xml query_to_xml_and_xmlschema query_to_xmlschema: text,bool,bool,text>xml!
  querytree: tsquery>text
  quote_literal quote_nullable: text>text anyelement>text%
  random: >float8! int4,int4>int4! int8,int8>int8! numeric,numeric>numeric!
  random_normal: float8,float8?2>float8!
  range_agg: anyrange>anymultirange* anymultirange>anymultirange*
  range_intersect_agg: anymultirange>anymultirange* anyrange>anyrange*
  range_intersect_agg_transfn: anyrange,anyrange>anyrange
  range_merge: anymultirange>anyrange anyrange,anyrange>anyrange
  regclass to_regclass: text>regclass~
  regexp_count: text,text>int4 text,text,int4>int4 text,text,int4,text>int4
  regexp_instr: text,text>int4 text,text,int4>int4 text,text,int4,int4>int4 text,text,int4,int4,int4>int4
    text,text,int4,int4,int4,text>int4 text,text,int4,int4,int4,text,int4>int4
  regexp_like: text,text>bool text,text,text>bool
  regexp_match regexp_split_to_array string_to_array: text,text>_text text,text,text>_text
  regexp_matches: text,text>_text* text,text,text>_text*
  regexp_replace: text,text,text>text text,text,text,text>text text,text,text,int4>text text,text,text,int4,int4>text
    text,text,text,int4,int4,text>text
  regexp_split_to_table string_to_table: text,text>text* text,text,text>text*
  regexp_substr: text,text>text text,text,int4>text text,text,int4,int4>text text,text,int4,int4,text>text
    text,text,int4,int4,text,int4>text
  regr_count: float8,float8>int8*
  replace translate: text,text,text>text
  reverse: text>text bytea>bytea
  round: float8>float8 numeric>numeric numeric,int4>numeric
  row_number: >int8*
  row_security_active: oid>bool~ text>bool~
  row_to_json: record>json~ record,bool>json~
  schema_to_xml schema_to_xml_and_xmlschema schema_to_xmlschema: name,bool,bool,text>xml~
  set_bit: bytea,int8,int4>bytea bit,int4,int4>bit
  set_byte: bytea,int4,int4>bytea
  set_config: text,text,bool>text!
  set_masklen: inet,int4>inet cidr,int4>cidr
  setseed: float8>void!
  setval: regclass,int8>int8! regclass,int8,bool>int8!
  setweight: tsvector,char>tsvector tsvector,char,_text>tsvector
  sha224 sha256 sha384 sha512: bytea>bytea
  shobj_description: oid,name>text~
  similar_escape: text,text>text
  similar_to_escape: text>text text,text>text
  slope: point,point>float8
  split_part: text,text,int4>text
  stddev stddev_pop stddev_samp var_pop var_samp variance: int8>numeric* int4>numeric* int2>numeric* float4>float8*
    float8>float8* numeric>numeric*
  string_agg: text,text>text* bytea,bytea>bytea*
  strip: tsvector>tsvector
  strpos: text,text>int4
  substr: text,int4>text bytea,int4>bytea text,int4,int4>text bytea,int4,int4>bytea
  substring: text,int4>text bit,int4>bit bytea,int4>bytea text,text>text text,int4,int4>text bit,int4,int4>bit
    bytea,int4,int4>bytea text,text,text>text
  sum: int8>numeric* int4>int8* int2>int8* float4>float4* float8>float8* money>money* interval>interval*
    numeric>numeric*
  system_user version: >text~
  table_to_xml table_to_xml_and_xmlschema table_to_xmlschema: regclass,bool,bool,text>xml~
  text: bpchar>text name>text inet>text char>text xml>text bool>text
  time: timestamp>time interval>time timestamptz>time~ timetz>time time,int4>time
  timestamp: date>timestamp timestamptz>timestamp~ timestamp,int4>timestamp date,time>timestamp
  timestamptz: date>timestamptz~ timestamp>timestamptz~ date,time>timestamptz~ date,timetz>timestamptz
    timestamptz,int4>timestamptz
  timetz: timestamptz>timetz~ time>timetz~ timetz,int4>timetz
  timezone: timestamptz>timestamp~ timestamp>timestamptz~ timetz>timetz~ interval,timestamptz>timestamp
    text,timestamptz>timestamp text,timetz>timetz~ interval,timetz>timetz text,timestamp>timestamptz
    interval,timestamp>timestamptz
  to_ascii: text>text text,int4>text text,name>text
  to_bin to_hex to_oct: int4>text int8>text
  to_char: interval,text>text~ timestamptz,text>text~ numeric,text>text~ int4,text>text~ int8,text>text~
    float4,text>text~ float8,text>text~ timestamp,text>text~
  to_date: text,text>date~
  to_json: anyelement>json~
  to_jsonb: anyelement>jsonb~
  to_number: text,text>numeric~
  to_regcollation: text>regcollation~
  to_regnamespace: text>regnamespace~
  to_regoper: text>regoper~
  to_regoperator: text>regoperator~
  to_regproc: text>regproc~
  to_regprocedure: text>regprocedure~
  to_regrole: text>regrole~
  to_regtype: text>regtype~
  to_regtypemod: text>int4~
  to_timestamp: float8>timestamptz text,text>timestamptz~
  to_tsvector: text>tsvector~ jsonb>tsvector~ json>tsvector~ regconfig,text>tsvector regconfig,jsonb>tsvector
    regconfig,json>tsvector
  trim_array: anyarray,int4>anyarray
  trunc: macaddr>macaddr float8>float8 numeric>numeric macaddr8>macaddr8 numeric,int4>numeric
  tsmultirange: >tsmultirange tsrange>tsmultirange _tsrange…>tsmultirange
  tsquery_phrase: tsquery,tsquery>tsquery tsquery,tsquery,int4>tsquery
  tsrange: timestamp,timestamp>tsrange timestamp,timestamp,text>tsrange
  tsrange_subdiff: timestamp,timestamp>float8
  tstzmultirange: >tstzmultirange tstzrange>tstzmultirange _tstzrange…>tstzmultirange
  tstzrange: timestamptz,timestamptz>tstzrange timestamptz,timestamptz,text>tstzrange
  tstzrange_subdiff: timestamptz,timestamptz>float8
  tsvector_to_array: tsvector>_text
  txid_current txid_current_if_assigned: >int8~
  txid_current_snapshot: >txid_snapshot~
  txid_snapshot_xip: txid_snapshot>int8*
  txid_snapshot_xmax txid_snapshot_xmin: txid_snapshot>int8
  txid_status: int8>text!
  txid_visible_in_snapshot: int8,txid_snapshot>bool
  unicode_assigned xml_is_well_formed_content xml_is_well_formed_document: text>bool
  unnest: anymultirange>anyrange* anyarray>anyelement* tsvector>record*
  uuid_extract_timestamp: uuid>timestamptz
  uuid_extract_version: uuid>int2
  uuidv7: >uuid! interval>uuid!
  varbit: varbit,int4,bool>varbit
  varchar: name>varchar varchar,int4,bool>varchar
  width_bucket: anycompatible,anycompatiblearray>int4 float8,float8,float8,int4>int4 numeric,numeric,numeric,int4>int4
  xid: xid8>xid
  xml: text>xml~
  xml_is_well_formed: text>bool~
  xmlagg: xml>xml*
  xmlcomment xmltext: text>xml
  xmlexists: text,xml>bool
  xmlvalidate: xml,text>bool
  xpath: text,xml>_xml text,xml,_text>_xml
  xpath_exists: text,xml>bool text,xml,_text>bool
`;
