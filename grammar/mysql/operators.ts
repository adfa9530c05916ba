import { binary, type OperatorTables } from '../dialect.ts';
import { wordSet } from '../words.ts';

/** MySQL 9 manual, section 14.4.1, with what the servers' grammars add: predicates bind before comparisons. */
const OR = 10;
const XOR = 20;
const AND = 30;
const NOT = 40;
const IS = 50;
const COMPARISON = 60;
const PREDICATE = 70;
const BIT_OR = 80;
const BIT_AND = 90;
const SHIFT = 100;
const SUM = 110;
const PRODUCT = 120;
const BIT_XOR = 130;
const CONCATENATION = 135;
const SIGN = 140;
const BANG = 150;
const COLLATE = 160;
const PATH = 170;

export const operators: OperatorTables = {
  prefix: {
    not: { power: NOT },
    '!': { power: BANG, name: 'not' },
    '+': { power: SIGN },
    '-': { power: SIGN },
    '~': { power: SIGN },
    binary: { power: COLLATE },
  },
  infix: {
    or: { power: OR, form: 'logical' },
    '||': { power: OR, form: 'logical', name: 'or' },
    ...binary(XOR, 'xor'),
    and: { power: AND, form: 'logical' },
    '&&': { power: AND, form: 'logical', name: 'and' },
    is: { power: IS, form: 'is' },
    ...binary(COMPARISON, '= <=> >= > <= < <>'),
    '!=': { power: COMPARISON, form: 'binary', name: '<>' },
    between: { power: PREDICATE, form: 'between' },
    in: { power: PREDICATE, form: 'in' },
    like: { power: PREDICATE, form: 'like' },
    regexp: { power: PREDICATE, form: 'like' },
    rlike: { power: PREDICATE, form: 'like', name: 'regexp' },
    sounds: { power: PREDICATE, form: 'like', second: 'like', name: 'sounds like' },
    member: { power: PREDICATE, form: 'memberOf', second: 'of' },
    ...binary(BIT_OR, '|'),
    ...binary(BIT_AND, '&'),
    ...binary(SHIFT, '<< >>'),
    ...binary(SUM, '+ -'),
    ...binary(PRODUCT, '* / div mod'),
    '%': { power: PRODUCT, form: 'binary', name: 'mod' },
    ...binary(BIT_XOR, '^'),
    // What || is where the mode PIPES_AS_CONCAT is set.
    'concat ||': { power: CONCATENATION, form: 'call', name: 'concat' },
    collate: { power: COLLATE, form: 'collate' },
    '->': { power: PATH, form: 'binary', ofColumn: true },
    '->>': { power: PATH, form: 'binary', ofColumn: true },
  },
  other: null,
  otherPrefix: null,
  nonassociative: new Set(),
  operand: { power: BIT_OR, excluded: new Set(), isTests: new Set() },
  isTests: {
    NULL: 'null',
    TRUE: 'true',
    FALSE: 'false',
    UNKNOWN: 'unknown',
  },
};

/** Calls with a syntax of their own: MySQL 9 manual, chapter 14. */
export const callForms: Readonly<Record<string, string>> = {
  'CAST ( <expression> [AT TIME ZONE <expression>] AS <cast-type> [ARRAY!] )': 'cast',
  'CONVERT ( <expression> , <cast-type> )': 'cast',
  'CONVERT ( <expression> USING <character-set> )': 'convert',
  'INTERVAL <several>': 'interval',
  'INTERVAL <expression> <interval-unit>': 'interval',
  'EXTRACT ( <interval-unit> FROM <expression> )': 'extract',
  'POSITION ( <operand> IN <expression> )': 'position',
  '{SUBSTRING | SUBSTR | MID} ( <expression> [FROM <expression>] [FOR <expression>] {, <expression>}* )': 'substring',
  'TRIM ( [BOTH | LEADING! | TRAILING!] [FROM] <expression> [FROM <expression>] )': 'trim',
  'CHAR ( <expression> {, <expression>}* [USING <character-set>] )': 'char',
  'WEIGHT_STRING ( <expression> [AS {CHAR | BINARY} ( <integer> )] )': 'weight_string',
  'JSON_VALUE ( <expression> , <expression> [RETURNING <cast-type>] [{NULL | ERROR | DEFAULT <operand>} ON EMPTY] [{NULL | ERROR | DEFAULT <operand>} ON ERROR] )':
    'json_value',
  'TIMESTAMPDIFF ( <interval-unit> , <expression> , <expression> )': 'timestampdiff',
  'TIMESTAMPADD ( <interval-unit> , <expression> , <expression> )': 'timestampadd',
  'GET_FORMAT ( {DATE | TIME | DATETIME | TIMESTAMP} , <expression> )': 'get_format',
  'CURRENT_TIMESTAMP [( [<integer>] )] | LOCALTIME [( [<integer>] )] | LOCALTIMESTAMP [( [<integer>] )]':
    'current_timestamp',
  'CURRENT_DATE [( )]': 'current_date',
  'CURRENT_TIME [( [<integer>] )]': 'current_time',
  'UTC_TIMESTAMP [( [<integer>] )]': 'utc_timestamp',
  'UTC_DATE [( )]': 'utc_date',
  'UTC_TIME [( [<integer>] )]': 'utc_time',
  'CURRENT_USER [( )]': 'current_user',
  'NEXT VALUE FOR <label>': 'next value for',
  '{NEXTVAL | LASTVAL} ( <label> )': 'nextval',
  // MariaDB: a variable of the user or, behind two signs, of the server.
  "@ @ <label> | @ <value> [':=' <expression>]": 'variable',
  // ODBC: {d '2020-01-31'} is the string with a word about it.
  "'{' <label> <expression> '}'": 'escape',
};

/** Reserved words that are functions where a parenthesis follows. */
export const reservedFunctions: ReadonlySet<string> = wordSet(
  'if left right repeat replace insert mod database schema values default char convert interval ascii date time timestamp year ifnull coalesce concat now sysdate count sum min max user row_number rank dense_rank lag lead first_value last_value nth_value ntile percent_rank cume_dist curdate curtime localtime utc_date utc_time utc_timestamp truncate format json_table elt field',
);

/** MySQL 9 manual, section 11.2.5: functions that are known as such by the parenthesis right behind their name. */
export const functionTokens: ReadonlySet<string> = wordSet(
  'adddate bit_and bit_or bit_xor cast count curdate curtime date_add date_sub extract group_concat max mid min now position session_user std stddev stddev_pop stddev_samp subdate substr substring sum sysdate system_user trim variance var_pop var_samp',
);
