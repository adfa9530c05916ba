/* How a reader understands a text: as a number, a moment, a truth value, letters. What it is not gives NaN or null. */

/** The time at which rows are said to be written: what has happened lies before it. */
export const REFERENCE_TIME = Date.UTC(2026, 0, 1);

export const DAY_MS = 86_400_000;

/** A number, also one of money, whose sign of currency and commas are passed over. */
export function numberOf(text: string): number {
  const digits = text.replace(/[$€£,\s]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** Milliseconds since 1970 of a date or a date and time, in UTC where no offset is written. */
export function momentOf(text: string): number {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(text);
  if (parts === null) return Number.NaN;
  const [, date, time = '00:00:00', offset = 'Z'] = parts;
  return Date.parse(`${date}T${time}${/^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset}`);
}

/** Seconds since midnight of a time, or of the time of a moment. */
export function secondOfDay(text: string): number {
  const parts = /(?:^|[ T])(\d\d):(\d\d)(?::(\d\d))?/.exec(text);
  if (parts === null) return Number.NaN;
  const [, hours, minutes, seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export function truthOf(text: string): boolean | null {
  if (/^(?:1|t|true|y|yes)$/i.test(text)) return true;
  return /^(?:0|f|false|n|no)$/i.test(text) ? false : null;
}

/** Letters that do not fall apart into a plain one and a mark. */
const PLAIN: { readonly [letter: string]: string } = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Small letters without accents. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a text, folded: runs of letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\d]+/gu) ?? [];
}

/** A text as one run of its folded letters and digits. */
export function joined(text: string): string {
  return wordsOf(text).join('');
}

/** Whole years from one moment to another. */
export function yearsBetween(from: number, to: number): number {
  const [start, end] = [new Date(from), new Date(to)];
  const years = end.getUTCFullYear() - start.getUTCFullYear();
  const anniversary = Date.UTC(end.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  return anniversary > to ? years - 1 : years;
}
