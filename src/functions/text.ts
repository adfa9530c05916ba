import { COUNTS } from './number-ranges.ts';
import type { Family } from './record.ts';

/** Functions of texts. */
export const text: Family = {
  lower: { keepsLength: true, injective: 'first', keepsMembersApart: true },
  upper: { keepsLength: true, injective: 'first', keepsMembersApart: true },
  lcase: { keepsLength: true, keepsMembersApart: true },
  ucase: { keepsLength: true, keepsMembersApart: true },
  trim: { givesPart: true, keepsLength: true, injective: 'first', keepsMembersApart: true },
  btrim: { givesPart: true, injective: 'first' },
  ltrim: { givesPart: true, keepsLength: true, injective: 'first' },
  rtrim: { givesPart: true, keepsLength: true, injective: 'first' },
  reverse: { keepsLength: true, injective: 'first' },
  left: { givesPart: true, piece: 'start', lengthArgument: 1 },
  right: { givesPart: true, piece: 'end', lengthArgument: 1 },
  substr: { givesPart: true, piece: 'middle', lengthArgument: 2 },
  substring: { givesPart: true, piece: 'middle', lengthArgument: 2 },
  mid: { piece: 'middle' },
  split_part: { givesPart: true },
  substring_index: { givesPart: true },
  replace: { givesPart: true },
  regexp_replace: { givesPart: true },
  concat: { injective: 'joined' },
  lpad: { injective: 'padded' },
  length: { range: COUNTS },
  char_length: { range: COUNTS },
  character_length: { range: COUNTS },
  octet_length: { range: COUNTS },
  ascii: { range: { low: 0, high: 255 } },
  chr: { domains: [[32, 126]] },
};
