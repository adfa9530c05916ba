import type { Catalog } from '../catalog.ts';
import type { Shape } from '../shape.ts';
import { functions } from './catalog-functions.ts';
import { extensionOperators, operators } from './catalog-operators.ts';

/** What PostgreSQL 18 has in its catalogs of types, casts and operators (pg_type, pg_cast, pg_operator). */

const types = `
  aclitem:U<> bit:V bool:B! box:G[point] bpchar:Sc bytea:U char:Z cid:U cidr:I circle:G date:D<> datemultirange:R<>
  daterange:R<> float4:N float8:N! gtsvector:U inet:I! int2:N int2vector:A[int2] int4:N int4multirange:R<>
  int4range:R<> int8:N int8multirange:R<> int8range:R<> interval:T!<> json:U jsonb:U[jsonb] jsonpath:U
  line:G[float8] lseg:G[point] macaddr:U macaddr8:U money:N<> name:S[char]c numeric:N nummultirange:R<> numrange:R<>
  oid:N! oidvector:A[oid] path:G pg_brin_bloom_summary:Zc pg_brin_minmax_multi_summary:Zc pg_dependencies:Zc
  pg_lsn:U pg_mcv_list:Zc pg_ndistinct:Zc pg_node_tree:Zc pg_snapshot:U point:G[float8] polygon:G refcursor:U
  regclass:N<> regcollation:N<> regconfig:N<> regdictionary:N<> regnamespace:N<> regoper:N<> regoperator:N<>
  regproc:N<> regprocedure:N<> regrole:N<> regtype:N<> text:S!c tid:U time:D< timestamp:D<> timestamptz:D!<>
  timetz:D< tsmultirange:R<> tsquery:U tsrange:R<> tstzmultirange:R<> tstzrange:R<> tsvector:U txid_snapshot:U
  uuid:U varbit:V! varchar:Sc xid:U xid8:U xml:U<
`;

const implicitCasts = `
  bit: bit varbit
  bpchar: bpchar name text varchar
  char: text
  cidr: inet
  date: timestamp timestamptz~
  float4: float8
  int2: float4 float8 int4 int8 numeric oid regclass regcollation regconfig regdictionary regnamespace regoper
    regoperator regproc regprocedure regrole regtype
  int4: float4 float8 int8 numeric oid regclass regcollation regconfig regdictionary regnamespace regoper
    regoperator regproc regprocedure regrole regtype
  int8: float4 float8 numeric oid regclass regcollation regconfig regdictionary regnamespace regoper regoperator
    regproc regprocedure regrole regtype
  interval: interval
  macaddr: macaddr8
  macaddr8: macaddr
  name: text
  numeric: float4 float8 numeric
  oid: regclass regcollation regconfig regdictionary regnamespace regoper regoperator regproc regprocedure regrole
    regtype
  pg_dependencies: bytea text
  pg_mcv_list: bytea text
  pg_ndistinct: bytea text
  pg_node_tree: text
  regclass: oid
  regcollation: oid
  regconfig: oid
  regdictionary: oid
  regnamespace: oid
  regoper: oid regoperator
  regoperator: oid regoper
  regproc: oid regprocedure
  regprocedure: oid regproc
  regrole: oid
  regtype: oid
  text: bpchar name regclass~ varchar
  time: interval time timetz~
  timestamp: timestamp timestamptz~
  timestamptz: timestamptz
  timetz: timetz
  varbit: bit varbit
  varchar: bpchar name regclass~ text varchar
`;

const assignmentCasts = `
  bool: bpchar text varchar
  box: polygon
  bpchar: char
  char: bpchar varchar
  cidr: bpchar text varchar
  float4: int2 int4 int8 numeric
  float8: float4 int2 int4 int8 numeric
  inet: bpchar cidr text varchar
  int4: int2 money~
  int8: int2 int4 money~
  interval: time
  json: jsonb
  jsonb: json
  money: numeric~
  name: bpchar varchar
  numeric: int2 int4 int8 money~
  oid: int4 int8
  path: polygon
  point: box
  polygon: path
  regclass: int4 int8
  regcollation: int4 int8
  regconfig: int4 int8
  regdictionary: int4 int8
  regnamespace: int4 int8
  regoper: int4 int8
  regoperator: int4 int8
  regproc: int4 int8
  regprocedure: int4 int8
  regrole: int4 int8
  regtype: int4 int8
  text: char
  timestamp: date time
  timestamptz: date~ time~ timestamp~ timetz~
  timetz: time
  varchar: char
  xml: bpchar text varchar
`;

const explicitCasts = `
  bit: int4 int8
  bool: int4
  box: circle lseg point
  bpchar: xml~
  bytea: int2 int4 int8
  char: int4
  circle: box point polygon
  daterange: datemultirange
  int2: bytea
  int4: bit bool bytea char
  int4range: int4multirange
  int8: bit bytea
  int8range: int8multirange
  jsonb: bool float4 float8 int2 int4 int8 numeric
  lseg: point
  numrange: nummultirange
  polygon: box circle point
  text: xml~
  tsrange: tsmultirange
  tstzrange: tstzmultirange
  varchar: xml~
  xid8: xid
`;

const ranges = `
  int4range:int4:int4multirange int8range:int8:int8multirange numrange:numeric:nummultirange
  daterange:date:datemultirange tsrange:timestamp:tsmultirange tstzrange:timestamptz:tstzmultirange
`;

/** The types that have keywords as their names. */
function nameOf(shape: Shape): string | null {
  switch (shape.kind) {
    case 'integer':
      return `int${shape.bits / 8}`;
    case 'decimal':
      return 'numeric';
    case 'float':
      return `float${shape.bits / 8}`;
    case 'boolean':
      return 'bool';
    case 'text':
      return shape.padded ? 'bpchar' : 'varchar';
    case 'bits':
      return shape.form === 'fixed' ? 'bit' : 'varbit';
    case 'time':
      return shape.zoned ? 'timetz' : 'time';
    case 'timestamp':
      return shape.zoned ? 'timestamptz' : 'timestamp';
    case 'interval':
    case 'json':
      return shape.kind;
    default:
      return null;
  }
}

export const catalog: Catalog = {
  types,
  ranges,
  casts: { implicit: implicitCasts, assignment: assignmentCasts, explicit: explicitCasts },
  operators: operators + extensionOperators,
  functions,
  callForms: {
    current_date: 'date',
    current_timestamp: 'timestamptz',
    current_time: 'timetz',
    localtime: 'time',
    localtimestamp: 'timestamp',
    current_user: 'name',
    current_catalog: 'name',
    current_schema: 'name',
    'collation for': 'text',
    normalize: 'text',
    xmlconcat: 'xml',
    xmlelement: 'xml',
    xmlforest: 'xml',
    xmlparse: 'xml',
    xmlpi: 'xml',
    xmlroot: 'xml',
    xmlserialize: null,
    json: null,
    json_array: null,
    json_exists: 'bool',
    json_object: null,
    json_query: null,
    json_scalar: null,
    json_serialize: null,
    json_value: null,
    grouping: null,
    'whole row': null,
  },
  aliases: { trim: 'btrim', 'trim leading': 'ltrim', 'trim trailing': 'rtrim', 'substring similar': 'substring' },
  nameOf,
  domains: {
    'information_schema.cardinal_number': 'int4',
    'information_schema.character_data': 'varchar',
    'information_schema.sql_identifier': 'name',
    'information_schema.time_stamp': 'timestamptz',
    'information_schema.yes_or_no': 'varchar',
  },
};
