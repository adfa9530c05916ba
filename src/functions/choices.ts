import type { Family } from './record.ts';

/** Functions that choose among their arguments, or ask which are NULL. */
export const choices: Family = {
  nullif: { givesPart: true },
};
