import { MAX_LETTERS } from './environment.ts';
import { Unevaluable } from './value.ts';

/** A text without the blanks at its end, found from there: an expression would begin again at each of those within. */
export function withoutBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 32) end--;
  return text.slice(0, end);
}

/** A text with blanks, or others, up to a width. Throws Unevaluable for one that takes long to make. */
export function filledUp(text: string, width: number, filling = ' '): string {
  if (width > MAX_LETTERS) throw new Unevaluable(); // A text this long is not made here.
  return text.padEnd(width, filling);
}
