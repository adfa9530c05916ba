import { COUNTS, numeralsOf } from './number-ranges.ts';
import { QUERY } from './patterns.ts';
import type { Family, FunctionRecord } from './record.ts';

const lower: FunctionRecord = {
  injective: 'first',
  keepsMembersApart: true,
  keepsLength: true,
  letters: 'lower',
  bound: 'lower',
};

const upper: FunctionRecord = {
  injective: 'first',
  keepsMembersApart: true,
  keepsLength: true,
  letters: 'upper',
  bound: 'upper',
};

const substr: FunctionRecord = {
  range: ([, , length]) => numeralsOf(length),
  piece: 'middle',
  givesPart: true,
  givesBeginning: true,
};

const instr: FunctionRecord = { place: { text: 1, within: 0 } };

const locate: FunctionRecord = { place: { text: 0, within: 1 } };

const charLength: FunctionRecord = {
  range: COUNTS,
  lengthOf: ['text', 'bytes'],
  countsCharacters: true,
};

/** Functions of texts. */
export const text: Family = {
  lower,
  upper,
  lcase: lower,
  ucase: upper,
  trim: { injective: 'first', keepsMembersApart: true, keepsLength: true, givesPart: true, trims: true },
  btrim: { injective: 'first', givesPart: true, trims: true },
  ltrim: { injective: 'first', keepsLength: true, givesPart: true, trims: true },
  rtrim: { injective: 'first', keepsLength: true, givesPart: true, trims: true },
  reverse: { injective: 'first', keepsLength: true },
  left: { range: ([, length]) => numeralsOf(length), piece: 'start', givesPart: true, givesBeginning: true },
  right: { range: ([, length]) => numeralsOf(length), piece: 'end', givesPart: true },
  substr,
  substring: substr,
  mid: substr,
  split_part: { givesPart: true, givesBeginning: true, parts: 'one' },
  substring_index: { givesPart: true, parts: 'leading' },
  replace: { givesPart: true, removes: 'text' },
  regexp_replace: { givesPart: true, removes: 'pattern' },
  regexp_like: { matchesPattern: true },
  regexp_instr: { findsPattern: 'place' },
  regexp_match: { findsPattern: 'match', findsNothing: true },
  regexp_substr: { findsPattern: 'match', findsNothing: true },
  concat: { takesNull: 'any', injective: 'joined', joins: 'plain' },
  concat_ws: { takesNull: 'any', joins: 'separated' },
  lpad: { injective: 'padded' },
  strpos: instr,
  instr,
  locate,
  position: locate,
  find_in_set: { place: { text: 0, within: 1, isOfList: true } },
  starts_with: { testsStart: true },
  length: { range: COUNTS, lengthOf: ['text', 'bytes', 'bits'], countsCharacters: true },
  char_length: charLength,
  character_length: charLength,
  octet_length: { range: COUNTS, lengthOf: ['text', 'bytes'] },
  bit_length: { lengthOf: ['bits'] },
  ascii: { range: { low: 0, high: 255 } },
  chr: { argumentDomains: [[32, 126]] },
  format: { takesNull: 'others' },
  elt: { takesNull: 'others' },
  field: { takesNull: 'any' },
  make_set: { takesNull: 'others' },
  quote: { takesNull: 'any' },
  quote_nullable: { takesNull: 'any' },
  to_tsquery: { needs: QUERY },
};
