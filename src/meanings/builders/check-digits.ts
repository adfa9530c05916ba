import type { Part } from '../../values/part.ts';
import { once } from './shorthand.ts';

/*
 * Numbers with check digits, in pieces that chance picks one without the other: the weighted digits of each piece add up to nothing
 * by themselves, and the piece with the check digit has the one of its own digits.
 */

/** What a digit in a place adds to the sum that a check digit makes whole; places count from the end, which is 0. */
export type Weighing = (digit: number, place: number) => number;

/** The digits of a number, one after the other, by turns thrice and once from the end on: EAN, UPC and GTIN (GS1 General Specifications 7.9). */
export const thriceAndOnce: Weighing = (digit, place) => (place % 2 === 1 ? 3 * digit : digit);

/** Luhn's: every second digit from the end twice, and of what has two digits their sum (ISO/IEC 7812-1, annex B). */
export const luhn: Weighing = (digit, place) => {
  if (place % 2 === 0) return digit;
  return digit > 4 ? 2 * digit - 9 : 2 * digit;
};

/** The last digit once, the one before it twice, and so on: ISBN-10 and ISSN, modulo 11 (ISO 2108, ISO 3297). */
export const byPlace: Weighing = (digit, place) => (place + 1) * digit;

/** What ten to the power of a place leaves of 97; the powers come again after as many places. */
const POWERS_OF_TEN = Array.from({ length: 96 }, (_, power) => Number(10n ** BigInt(power) % 97n));

/** The last digit is what the others make, the one before it twice, and so on: the ships of the IMO (resolution A.1117). */
export const ofShips: Weighing = (digit, place) => (place === 0 ? 9 : place + 1) * digit;

/** The check digit takes off what the six digits before it make, twice as much from one to the next, modulo 11: containers (ISO 6346). */
export const ofContainers: Weighing = (digit, place) => (place === 0 ? 10 : 2 ** (10 - place)) * digit;

/** What the four letters in front of the number of a container add: from 10 on, without multiples of 11, twice as much from one to the next. */
export const ofContainerOwner = (letters: string): number =>
  [...letters].reduce((sum, letter, place) => {
    const count = letter.charCodeAt(0) - 55;
    return sum + (count + Math.floor((count - 1) / 10)) * 2 ** place;
  }, 0);

/** Numbers as they are, modulo 97: IBAN and LEI (ISO 7064, MOD 97-10). */
export const plainly97: Weighing = (digit, place) => digit * (POWERS_OF_TEN[place % 96] ?? 1);

/** Routing numbers: seven times, three times and once by turns, so from the end on once, seven and three times (American Bankers Association). */
export const bankRouting: Weighing = (digit, place) => digit * ([1, 7, 3][place % 3] ?? 1);

/** A letter as the two digits that it counts as: A is 10, Z is 35. */
export const inDigits = (characters: string) =>
  characters.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** The sum of some digits of which the last stands in a place; other characters count nothing and stand in no place. */
export function sumOf(text: string, weighing: Weighing, place = 0): number {
  const digits = text.replace(/\D/g, '');
  return [...digits].reduce((sum, digit, i) => sum + weighing(Number(digit), place + digits.length - 1 - i), 0);
}

/** All texts of so many digits whose sum is `rest` modulo a number, where the last of them stands in a place. */
export function piece(
  width: number,
  place: number,
  weighing: Weighing,
  modulus: number,
  rest = 0,
  prefix = '',
): readonly string[] {
  const free = width - prefix.length;
  const weights = Array.from({ length: free }, (_, i) =>
    Array.from({ length: 10 }, (_digit, digit) => weighing(digit, place + i)),
  );
  const before = sumOf(prefix, weighing, place + free) - rest;
  const found: string[] = [];
  for (let number = 0; number < 10 ** free; number++) {
    let sum = before;
    let left = number;
    for (const ofDigit of weights) {
      sum += ofDigit[left % 10] ?? 0;
      left = Math.floor(left / 10);
    }
    if (sum % modulus === 0) found.push(prefix + String(number).padStart(free, '0'));
  }
  return found;
}

/** Texts of digits and the check character behind them, modulo 11: ten is X. */
export function pieceWithX(digits: number): readonly string[] {
  return Array.from({ length: 10 ** digits }, (_, i) => {
    const text = String(i).padStart(digits, '0');
    const check = (11 - (sumOf(text, byPlace, 1) % 11)) % 11;
    return text + (check === 10 ? 'X' : String(check));
  });
}

/** Pieces of so many digits each, the last of which ends the number. */
export function pieces(widths: readonly number[], weighing: Weighing, modulus: number): () => readonly Part[] {
  return once(() => {
    let place = widths.reduce((sum, width) => sum + width, 0);
    return widths.map((width): Part => {
      place -= width;
      return { kind: 'pool', entries: piece(width, place, weighing, modulus) };
    });
  });
}
