import { shown } from '../options/check-options.ts';
import { OptionError } from '../options/option-error.ts';
import { dateKind, momentKind, type TimeOptions } from '../options/time-options.ts';
import { dayNumber, dayText } from './part.ts';
import { DEFAULT_TIME_LINE, referenceDay, type TimeLine } from './time-line.ts';

/**
 * The time line that options of the right form ask for. Throws OptionError for a day that no month has, and for ends that lie the wrong
 * way round.
 */
export function askedTimeLine({ referenceTime, from, to }: TimeOptions): TimeLine {
  if (referenceTime === undefined && from === undefined && to === undefined) return DEFAULT_TIME_LINE;
  const line: TimeLine = {
    reference: referenceTime === undefined ? DEFAULT_TIME_LINE.reference : secondsOf(referenceTime),
    isAsked: true,
    from: from === undefined ? null : dayIn('from', from, dateKind.allowed),
    to: to === undefined ? null : dayIn('to', to, dateKind.allowed),
  };
  if (line.from !== null && line.to !== null && line.from > line.to) {
    throw wrongDay('from', `a date that is not behind to, ${shown(to)}`, from);
  }
  if (line.from !== null && line.to === null && line.from >= referenceDay(line)) {
    throw wrongDay(
      'from',
      `a date before the reference time, ${dayText(referenceDay(line))}, where there is no to`,
      from,
    );
  }
  return line;
}

/** Whole seconds from 1970 to a moment; a time without an offset is one in UTC. */
function secondsOf(text: string): number {
  dayIn('referenceTime', text, momentKind.allowed);
  const [day = '', time] = text.split(/[T ]/);
  if (time === undefined) return Date.parse(day) / 1000;
  return Math.floor(Date.parse(`${day}T${time}${/Z|[-+]/.test(time) ? '' : 'Z'}`) / 1000);
}

/** The number of the day that a text begins with. */
function dayIn(option: string, text: string, allowed: string): number {
  const date = text.slice(0, DATE_LENGTH);
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const day = dayNumber(year, month, dayOfMonth);
  if (dayText(day) !== date) throw wrongDay(option, allowed, text);
  return day;
}

function wrongDay(option: string, allowed: string, given: unknown): OptionError {
  return new OptionError(`${option} must be ${allowed}, not ${shown(given)}.`, { option });
}

/** YYYY-MM-DD */
const DATE_LENGTH = 10;
