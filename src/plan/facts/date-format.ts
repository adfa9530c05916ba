import { dayNumber, dayText } from '../../values/part.ts';

/** The specifiers of STR_TO_DATE (MySQL 9 manual, DATE_FORMAT) as patterns of what any month and hour has. */
const SPECIFIERS: Readonly<Record<string, string>> = {
  Y: '20[0-2][0-9]',
  m: '0[1-9]',
  c: '[1-9]',
  d: '[12][0-8]',
  e: '[12][0-8]',
  H: '1[0-9]',
  k: '1[0-9]',
  i: '[0-5][0-9]',
  s: '[0-5][0-9]',
  S: '[0-5][0-9]',
  T: '1[0-9]:[0-5][0-9]:[0-5][0-9]',
  y: '2[0-9]',
};

/** Formats whose texts are in the order of time, as DATE_FORMAT and to_char write them, and what such a text is. */
const FALLING: readonly (readonly [format: RegExp, text: RegExp])[] = [
  [/^(?:%Y|YYYY)$/, /^(\d{4})$/],
  [/^(?:%Y-%m|YYYY-MM)$/, /^(\d{4})-(\d\d)$/],
  [/^(?:%Y%m|YYYYMM)$/, /^(\d{4})(\d\d)$/],
  [/^(?:%Y-%m-%d|YYYY-MM-DD)$/, /^(\d{4})-(\d\d)-(\d\d)$/],
  [/^(?:%Y%m%d|YYYYMMDD)$/, /^(\d{4})(\d\d)(\d\d)$/],
];

/** The days that a format writes as a text: from the first one to before the next; null: none, or the format is another. */
export function spanOfText(format: string, text: string): { readonly first: number; readonly next: number } | null {
  const spelled = format.includes('%') ? format : format.toUpperCase();
  const [, form] = FALLING.find(([known]) => known.test(spelled)) ?? [];
  const parts = form?.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month, day] = parts;
  if (year < 1 || year > 9998 || (month !== undefined && (month < 1 || month > 12))) return null;
  const first = dayNumber(year, month ?? 1, day ?? 1);
  if (day !== undefined)
    return dayText(first).endsWith(String(day).padStart(2, '0')) ? { first, next: first + 1 } : null;
  if (month === undefined) return { first, next: dayNumber(year + 1, 1, 1) };
  return { first, next: month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1) };
}

/** A regular expression of texts that a format reads as dates; null: it has specifiers of other kinds. */
export function patternOfFormat(format: string): string | null {
  let pattern = '';
  for (let i = 0; i < format.length; i++) {
    const character = format.charAt(i);
    if (character !== '%') {
      pattern += /[A-Za-z0-9 ]/.test(character) ? character : `\\${character}`;
      continue;
    }
    const specifier = SPECIFIERS[format.charAt(++i)];
    if (specifier === undefined) return null;
    pattern += specifier;
  }
  return pattern;
}
