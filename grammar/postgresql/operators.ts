import type { OperatorTables } from '../dialect.ts';

/** PostgreSQL 18 manual, table 4.2. */
const OR = 10;
const AND = 20;
const NOT = 30;
const IS = 40;
const COMPARISON = 50;
const MATCHING = 60;
const OTHER = 70;
const SUM = 80;
const PRODUCT = 90;
const POWER = 100;
const AT = 110;
const COLLATE = 120;
const SIGN = 130;
const SUBSCRIPT = 140;
const CAST = 150;
const FIELD = 160;

export const operators: OperatorTables = {
  prefix: {
    not: { power: NOT },
    '+': { power: SIGN },
    '-': { power: SIGN },
    '~': { power: OTHER },
    '@': { power: OTHER },
    '|/': { power: OTHER },
    '||/': { power: OTHER },
    '@-@': { power: OTHER },
    '@@': { power: OTHER },
    '#': { power: OTHER },
    '?-': { power: OTHER },
    '?|': { power: OTHER },
    '!!': { power: OTHER },
  },
  infix: {
    or: { power: OR, form: 'logical' },
    and: { power: AND, form: 'logical' },
    is: { power: IS, form: 'is' },
    isnull: { power: IS, form: 'postfix', name: 'isnull' },
    notnull: { power: IS, form: 'postfix', name: 'notnull' },
    '<': { power: COMPARISON, form: 'binary' },
    '>': { power: COMPARISON, form: 'binary' },
    '=': { power: COMPARISON, form: 'binary' },
    '<=': { power: COMPARISON, form: 'binary' },
    '>=': { power: COMPARISON, form: 'binary' },
    '<>': { power: COMPARISON, form: 'binary' },
    '!=': { power: COMPARISON, form: 'binary', name: '<>' },
    between: { power: MATCHING, form: 'between' },
    in: { power: MATCHING, form: 'in' },
    like: { power: MATCHING, form: 'like' },
    ilike: { power: MATCHING, form: 'like' },
    similar: { power: MATCHING, form: 'like', second: 'to' },
    '~~': { power: OTHER, form: 'like', name: 'like' },
    '!~~': { power: OTHER, form: 'like', name: 'like', negated: true },
    '~~*': { power: OTHER, form: 'like', name: 'ilike' },
    '!~~*': { power: OTHER, form: 'like', name: 'ilike', negated: true },
    overlaps: { power: MATCHING, form: 'binary' },
    operator: { power: OTHER, form: 'qualifiedOperator' },
    '+': { power: SUM, form: 'binary' },
    '-': { power: SUM, form: 'binary' },
    '*': { power: PRODUCT, form: 'binary' },
    '/': { power: PRODUCT, form: 'binary' },
    '%': { power: PRODUCT, form: 'binary' },
    '^': { power: POWER, form: 'binary' },
    at: { power: AT, form: 'atTimeZone' },
    collate: { power: COLLATE, form: 'collate' },
    '[': { power: SUBSCRIPT, form: 'subscript' },
    '::': { power: CAST, form: 'cast' },
    '.': { power: FIELD, form: 'field' },
  },
  other: OTHER,
  operandPower: OTHER,
  isTests: {
    NULL: 'null',
    TRUE: 'true',
    FALSE: 'false',
    UNKNOWN: 'unknown',
    'DISTINCT FROM': 'distinct',
    DOCUMENT: 'document',
    '[NFC | NFD | NFKC | NFKD] NORMALIZED': 'normalized',
    'JSON [VALUE | SCALAR | ARRAY | OBJECT] [{WITH | WITHOUT} UNIQUE [KEYS]]': 'json',
  },
};

/** Calls with a syntax of their own: PostgreSQL 18 manual, sections 9.4, 9.9, 9.15, 9.16 and table 9.71. */
export const callForms: Readonly<Record<string, string>> = {
  'CAST ( <expression> AS <type> )': 'cast',
  'EXTRACT ( <field> FROM <expression> )': 'extract',
  'POSITION ( <operand> IN <expression> )': 'position',
  'OVERLAY ( <expression> {PLACING <expression> FROM <expression> [FOR <expression>] | {, <expression>}*} )': 'overlay',
  'SUBSTRING ( <expression> {SIMILAR! <expression> ESCAPE <expression> | [FROM <expression>] [FOR! <expression>] {, <expression>}*} )':
    'substring',
  'TRIM ( [BOTH | LEADING! | TRAILING!] [FROM] <expression> [FROM <expression>] {, <expression>}* )': 'trim',
  'COLLATION FOR ( <expression> )': 'collation for',
  'NORMALIZE ( <expression> [, {NFC | NFD | NFKC | NFKD}] )': 'normalize',
  CURRENT_DATE: 'current_date',
  'CURRENT_TIME [( <integer> )]': 'current_time',
  'CURRENT_TIMESTAMP [( <integer> )]': 'current_timestamp',
  'LOCALTIME [( <integer> )]': 'localtime',
  'LOCALTIMESTAMP [( <integer> )]': 'localtimestamp',
  'CURRENT_USER | SESSION_USER | USER | CURRENT_ROLE | SYSTEM_USER': 'current_user',
  CURRENT_CATALOG: 'current_catalog',
  CURRENT_SCHEMA: 'current_schema',
  'JSON_OBJECT <balanced>': 'json_object',
  'JSON_ARRAY <balanced>': 'json_array',
  'JSON_SCALAR ( <expression> )': 'json_scalar',
  'JSON_SERIALIZE <balanced>': 'json_serialize',
  'JSON_QUERY <balanced>': 'json_query',
  'JSON_EXISTS <balanced>': 'json_exists',
  'JSON_VALUE <balanced>': 'json_value',
  'XMLELEMENT <balanced>': 'xmlelement',
  'XMLFOREST <balanced>': 'xmlforest',
  'XMLPARSE <balanced>': 'xmlparse',
  'XMLPI <balanced>': 'xmlpi',
  'XMLROOT <balanced>': 'xmlroot',
  'XMLSERIALIZE <balanced>': 'xmlserialize',
  'XMLEXISTS <balanced>': 'xmlexists',
};
