import type { Family } from './record.ts';

/** Functions of texts. */
export const text: Family = {
  trim: { givesPart: true },
  btrim: { givesPart: true },
  ltrim: { givesPart: true },
  rtrim: { givesPart: true },
  left: { givesPart: true },
  right: { givesPart: true },
  substr: { givesPart: true },
  substring: { givesPart: true },
  split_part: { givesPart: true },
  substring_index: { givesPart: true },
  replace: { givesPart: true },
  regexp_replace: { givesPart: true },
  chr: { domains: [[32, 126]] },
};
