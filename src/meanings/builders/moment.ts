import { dayPart, daysOf } from '../../values/date.ts';
import type { ClockForm, Meaning, MomentForm, TextForm } from '../../values/meaning.ts';
import { busyClock, densePart } from '../../values/spread.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import { inFull } from '../names/alternatives.ts';
import type { MeaningRow } from '../row.ts';
import { text } from './forms.ts';
import { listOf, once, onLines } from './shorthand.ts';

export const YEAR = 365;
export const HOUR = 3600;

/** In the past, most of it lately. */
export const PAST: MomentForm = {
  from: -3 * YEAR,
  to: 0,
  dense: { end: 'last', days: 400 },
  clock: 'waking',
  isEvent: true,
};
/** In the past, a short time ago. */
export const RECENT: MomentForm = { ...PAST, from: -YEAR, dense: { end: 'last', days: 30 } };
/** Not long ago, or soon. */
export const AROUND: MomentForm = { from: -180, to: 180, clock: 'quarters', isEvent: true };
/** What an office does. */
export const OFFICE: MomentForm = { ...PAST, from: -2 * YEAR, dense: { end: 'last', days: 300 }, clock: 'working' };
/** What is planned, where a state says that most of it has come. */
export const COME: MomentForm = {
  from: -400,
  to: -1,
  dense: { end: 'last', days: 150 },
  clock: 'quarters',
  isEvent: true,
};
/** The same where the state says which have come. */
export const AGREED: MomentForm = { ...COME, to: 45 };
export const SOON: MomentForm = { from: 0, to: 180, dense: { end: 'first', days: 40 }, clock: 'quarters' };
/** Days at which accounts change. */
export const PAST_DAYS: MomentForm = { ...OFFICE, clock: 'midnight' };
/** Moments as texts. */
export function written(form: MomentForm): Partial<Meaning> {
  return onLines((line) => ({
    texts: once((): readonly TextForm[] => {
      const day = densePart(dayPart(daysOf(form, line)), form);
      return [[day, text(' '), busyClock({ first: 0, last: SECONDS_OF_DAY - 1 }, form)], [day]];
    }),
  }));
}

const ENDS = ['at', 'on', 'date', 'time', 'timestamp', 'datetime'];

/** A word with `date` in front, behind a word for its owner: `user/date joined`. */
const dated = (word: string): string => word.replace(/^(.*\/)?/, '$1date ');

/**
 * A row of moments at which something happens, by words that say so alone, and by others that do where an end such as `at` or `date`
 * stands behind them.
 */
export function moment(
  name: string,
  alone: string,
  ended: string,
  moments: MomentForm,
  more: Partial<MeaningRow> = {},
): MeaningRow {
  const [aloneInFull, endedInFull] = [alone, ended].map((words) => listOf(inFull(words)));
  const both = [...(aloneInFull ?? []), ...(endedInFull ?? [])].filter((word) => word !== '');
  const phrases = both.flatMap((word) => [...ENDS.map((end) => `${word} ${end}`), dated(word)]);
  return {
    name: `time.${name}`,
    names: [...(aloneInFull ?? []), ...phrases].filter((phrase) => phrase !== '').join(', '),
    moments,
    ...written(moments),
    ...more,
  };
}

/** Times of day between two hours, so many minutes apart. */
export const hours = (first: number, last: number, minutes: number): ClockForm => ({
  first: first * HOUR,
  last: last * HOUR,
  step: minutes * 60,
});
