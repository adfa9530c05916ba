/**
 * A number as both dialects read it without quotes: PostgreSQL manual 4.1.2.6, MySQL manual 11.1.2. A sign is part of it,
 * since a value stands for itself between commas.
 */
const NUMERAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;

/**
 * The text of a number as it is written without quotes; null: it is none. Blanks around it and a plus sign say nothing, and
 * what only JavaScript reads as a number (0x1f) is written as that number.
 */
export function numeralOf(text: string): string | null {
  const bare = text.trim().replace(/^\+/, '');
  if (NUMERAL.test(bare)) return bare;
  const number = String(Number(bare || Number.NaN));
  return NUMERAL.test(number) ? number : null;
}
