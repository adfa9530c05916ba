import { wordsIn } from './word-lists.ts';

/* Who buys something, and in which other parts the same person mostly stands in the row, by the first words of names. */

/** Whom a row is about that is bought, booked or donated. */
export const BUYERS: ReadonlySet<string> = new Set(
  wordsIn('customer client buyer user member guest donor subscriber purchaser shopper'),
);

/** Whoever gets it, or pays for it. */
export const TAKERS: ReadonlySet<string> = new Set(
  wordsIn('ship shipping deliver delivery bill billing invoice cardholder payer'),
);

/** One of so many first names is that of somebody else of the family. */
export const FAMILY = 7;
