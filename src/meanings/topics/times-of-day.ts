import type { ClockForm, TextForm } from '../../values/meaning.ts';
import { steppedClock } from '../../values/spread.ts';
import { HOUR, hours } from '../builders/moment.ts';
import { once } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** A row of times of day. */
function clock(name: string, names: string, form: ClockForm): MeaningRow {
  const steps = once(() => steppedClock(form, form.step ?? 1, null));
  const texts = once((): readonly TextForm[] => {
    const part = steps();
    if (part?.kind !== 'pool') return [];
    return [[part], [{ ...part, entries: part.entries.map((entry) => entry.slice(0, 5)) }]];
  });
  return { name: `time.${name}`, names, clock: form, texts };
}

/** A row of times of day in columns of TIME alone, by words that say little in others. */
function ofDay(name: string, names: string, form: ClockForm, role = name): MeaningRow {
  return { name: `time.${name}`, names, clock: form, role: `time.${role}` };
}

/** Times of day, in columns of TIME and in texts. */
export const timesOfDay: readonly MeaningRow[] = [
  clock('opens', 'open, open at|from, open|opening time, opening hour', hours(6, 10, 30)),
  clock('closes', 'close, close at, close|closing time, open until', hours(17, 23, 30)),
  clock('start of day', 'start|from|begin time, start at, shift start, time from', hours(7, 12, 15)),
  clock('end of day', 'end|to|until|finish time, end at, shift end, time to', hours(13, 20, 15)),
  clock(
    'agreed on',
    'booking|reservation|appointment|visit|meeting|interview|slot|kickoff|show|performance|class|lesson time, slot, kickoff',
    hours(9, 21, 15),
  ),
  clock('sunrise', 'sunrise, sunrise time|at, dawn, moonset', {
    first: 4.5 * HOUR,
    last: 8.25 * HOUR,
    step: 60,
  }),
  clock('sunset', 'sunset, sunset time|at, dusk, moonrise', {
    first: 16.25 * HOUR,
    last: 21.5 * HOUR,
    step: 60,
  }),
  ofDay('from a time of day', 'from, start, started, begin, after, opening, opened', hours(6, 12, 15), 'start of day'),
  ofDay(
    'until a time of day',
    'until, to, end, ended, till, finish, before, through, closing, closed',
    hours(13, 23, 15),
    'end of day',
  ),
  ofDay('of day', 'time, at', { first: 6 * HOUR, last: 22 * HOUR, step: 60 }),
];
