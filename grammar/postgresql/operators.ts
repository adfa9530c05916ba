import { binary, type OperatorTables } from '../dialect.ts';
import { wordSet } from '../words.ts';

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
  },
  infix: {
    or: { power: OR, form: 'logical' },
    and: { power: AND, form: 'logical' },
    is: { power: IS, form: 'is' },
    isnull: { power: IS, form: 'postfix', name: 'isnull' },
    notnull: { power: IS, form: 'postfix', name: 'notnull' },
    ...binary(COMPARISON, '< > = <= >= <>'),
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
    ...binary(MATCHING, 'overlaps'),
    operator: { power: OTHER, form: 'qualifiedOperator' },
    ...binary(SUM, '+ -'),
    ...binary(PRODUCT, '* / %'),
    ...binary(POWER, '^'),
    at: { power: AT, form: 'atTimeZone' },
    collate: { power: COLLATE, form: 'collate' },
    '[': { power: SUBSCRIPT, form: 'subscript' },
    '::': { power: CAST, form: 'cast' },
    '.': { power: FIELD, form: 'field' },
  },
  other: OTHER,
  // Left-associative: ~ a || b is (~ a) || b.
  otherPrefix: OTHER + 1,
  nonassociative: new Set([IS, COMPARISON, MATCHING]),
  // The grammar's b_expr.
  operand: {
    power: 0,
    excluded: wordSet('and or not isnull notnull between in like ilike similar overlaps at collate'),
    isTests: wordSet('distinct document'),
  },
  isTests: {
    NULL: 'null',
    TRUE: 'true',
    FALSE: 'false',
    UNKNOWN: 'unknown',
    'DISTINCT FROM': 'distinct',
    DOCUMENT: 'document',
    '[NFC | NFD | NFKC | NFKD] NORMALIZED': 'normalized',
    'JSON OBJECT [{WITH | WITHOUT} UNIQUE [KEYS]]': 'json object',
    'JSON ARRAY [{WITH | WITHOUT} UNIQUE [KEYS]]': 'json array',
    'JSON SCALAR [{WITH | WITHOUT} UNIQUE [KEYS]]': 'json scalar',
    'JSON [VALUE] [{WITH | WITHOUT} UNIQUE [KEYS]]': 'json',
  },
};
