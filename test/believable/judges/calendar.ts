import type { Judge } from '../expectation.ts';
import { momentOf, numberOf, truthOf } from './reading.ts';

/* What is a part of a moment, or computed of it. */

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');

const quarterOf = (date: Date): number => Math.floor(date.getUTCMonth() / 3) + 1;
const isNamed = (text: string, names: readonly string[], place: number): boolean =>
  text.slice(0, 3).toLowerCase() === names[place];
const dayIn = (date: Date): string => date.toISOString().slice(0, 10);

/** What a text has to be that shows a part of a date. */
const PARTS = {
  year: (text, date) => numberOf(text) === date.getUTCFullYear(),
  month: (text, date) =>
    isNamed(text, MONTHS, date.getUTCMonth()) || Number.parseInt(text, 10) === date.getUTCMonth() + 1,
  quarter: (text, date) => numberOf(text.replace(/^Q/, '')) === quarterOf(date),
  'day of the month': (text, date) => numberOf(text) === date.getUTCDate(),
  weekday: (text, date) =>
    isNamed(text, WEEKDAYS, date.getUTCDay()) || numberOf(text) === (date.getUTCDay() === 0 ? 7 : date.getUTCDay()),
  'weekend or not': (text, date) => truthOf(text) === (date.getUTCDay() === 0 || date.getUTCDay() === 6),
  hour: (text, date) => numberOf(text) === date.getUTCHours(),
  'month and year': (text, date) => text.replace('-', '') === dayIn(date).slice(0, 7).replace('-', ''),
  day: (text, date) => text.replaceAll('-', '').slice(0, 8) === dayIn(date).replaceAll('-', ''),
  'first day of the month': (text, date) => text === `${dayIn(date).slice(0, 7)}-01`,
  'last day of the month': (text, date) =>
    text === dayIn(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))),
} as const satisfies Readonly<Record<string, (text: string, date: Date) => boolean>>;

/** The first is a part of the moment that the second is. */
export const partOfMoment = (part: keyof typeof PARTS): Judge => ({
  words: `the first is the ${part} of the second`,
  holds: ([text = null, moment = null]) =>
    text === null || moment === null ? null : PARTS[part](text, new Date(momentOf(moment))),
});
