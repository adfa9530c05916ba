/**
 * Calls with a syntax of their own: PostgreSQL 18 manual, sections 9.4, 9.9, 9.15, 9.16, 9.18 and table 9.71. The words
 * that name them are no functions, so that what fits no row is an error.
 */
export const callForms: Readonly<Record<string, string>> = {
  'CAST ( <expression> AS <type> )': 'cast',
  'TREAT ( <expression> AS <type> )': 'cast',
  'EXTRACT ( <field> FROM <expression> )': 'extract',
  'POSITION ( <operand> IN <operand> )': 'position',
  'OVERLAY ( <expression> {PLACING <expression> FROM <expression> [FOR <expression>] | {, <expression>}*} )': 'overlay',
  'SUBSTRING ( <expression> {SIMILAR! <expression> ESCAPE <expression> | FROM <expression> [FOR <expression>] | FOR! <expression> [FROM <expression>] | {, <expression>}*} )':
    'substring',
  'TRIM ( [BOTH | LEADING! | TRAILING!] {FROM <expression> | <expression> [FROM <expression>]} {, <expression>}* )':
    'trim',
  'COLLATION FOR ( <expression> )': 'collation for',
  'NORMALIZE ( <expression> [, {NFC | NFD | NFKC | NFKD}] )': 'normalize',
  'COALESCE ( <expression> {, <expression>}* )': 'coalesce',
  'GREATEST ( <expression> {, <expression>}* )': 'greatest',
  'LEAST ( <expression> {, <expression>}* )': 'least',
  'NULLIF ( <expression> , <expression> )': 'nullif',
  'GROUPING ( <expression> {, <expression>}* )': 'grouping',
  CURRENT_DATE: 'current_date',
  'CURRENT_TIME [( <integer> )]': 'current_time',
  'CURRENT_TIMESTAMP [( <integer> )]': 'current_timestamp',
  'LOCALTIME [( <integer> )]': 'localtime',
  'LOCALTIMESTAMP [( <integer> )]': 'localtimestamp',
  'CURRENT_USER | SESSION_USER | USER | CURRENT_ROLE | SYSTEM_USER': 'current_user',
  CURRENT_CATALOG: 'current_catalog',
  'CURRENT_SCHEMA [( )]': 'current_schema',
  'JSON ( <json-value> [{WITH | WITHOUT} UNIQUE [KEYS]] )': 'json',
  'JSON_OBJECT ( {) | <json-returning> ) | <json-members> [<json-nulls>] [{WITH | WITHOUT} UNIQUE [KEYS]] [<json-returning>] )}':
    'json_object',
  'JSON_ARRAY ( {) | <json-returning> ) | <json-value> {, <json-value>}* [<json-nulls>] [<json-returning>] )}':
    'json_array',
  'JSON_SCALAR ( <expression> )': 'json_scalar',
  'JSON_SERIALIZE ( <json-value> [<json-returning>] )': 'json_serialize',
  'JSON_QUERY ( <json-value> , <expression> [<json-passing>] [<json-returning>] [{WITHOUT | WITH [CONDITIONAL | UNCONDITIONAL]} [ARRAY] WRAPPER] [{KEEP | OMIT} QUOTES [ON SCALAR STRING]] <json-behaviours> )':
    'json_query',
  'JSON_EXISTS ( <json-value> , <expression> [<json-passing>] [<json-behaviour> ON ERROR] )': 'json_exists',
  'JSON_VALUE ( <json-value> , <expression> [<json-passing>] [<json-returning>] <json-behaviours> )': 'json_value',
  'XMLCONCAT ( <expression> {, <expression>}* )': 'xmlconcat',
  'XMLELEMENT ( NAME <label> [, XMLATTRIBUTES ( <xml-members> )] {, <expression>}* )': 'xmlelement',
  'XMLFOREST ( <xml-members> )': 'xmlforest',
  'XMLPARSE ( {DOCUMENT | CONTENT} <expression> [{PRESERVE | STRIP} WHITESPACE] )': 'xmlparse',
  'XMLPI ( NAME <label> [, <expression>] )': 'xmlpi',
  'XMLROOT ( <expression> , VERSION {NO VALUE | <expression>} [, STANDALONE {YES | NO VALUE | NO}] )': 'xmlroot',
  'XMLSERIALIZE ( {DOCUMENT | CONTENT} <expression> AS <type> [INDENT | NO INDENT] )': 'xmlserialize',
  'XMLEXISTS ( <expression> PASSING [BY {REF | VALUE}] <expression> [BY {REF | VALUE}] )': 'xmlexists',
};

/** What the calls' rows have in common. */
export const callRules: Readonly<Record<string, string>> = {
  'json-format': 'FORMAT JSON [ENCODING <label>]',
  'json-value': '<expression> [<json-format>]',
  'json-returning': 'RETURNING <type> [<json-format>]',
  'json-members':
    '<expression> {{VALUE | :} <json-value> {, <expression> {VALUE | :} <json-value>}* | {, <expression>}*}',
  'json-nulls': '{NULL | ABSENT} ON NULL',
  'json-passing': 'PASSING <json-value> AS <label> {, <json-value> AS <label>}*',
  'json-behaviour': '{DEFAULT <expression> | ERROR | NULL | TRUE | FALSE | UNKNOWN | EMPTY [ARRAY | OBJECT]}',
  'json-behaviours': '[<json-behaviour> ON {EMPTY [<json-behaviour> ON ERROR] | ERROR}]',
  'xml-members': '<expression> [AS <label>] {, <expression> [AS <label>]}*',
};
