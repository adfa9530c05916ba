import type { Expression } from '../../ir.ts';
import { type Agreement, agreement, binary, call, column, number } from './agreement.ts';
import { COUNTER_MOMENT } from './counters.ts';

/** A day as a length of time. */
const DAY_LONG: Expression = { kind: 'interval', quantity: number('1'), unit: 'day' };

/** Columns of which the second lies behind the first, and how long that takes may stand in a third. */
const LASTS: readonly (readonly [from: string, to: string])[] = [
  ['time.start', 'time.end'],
  ['time.started', 'time.ended'],
  ['time.departure', 'time.arrival'],
  ['time.check in', 'time.check out'],
  ['time.admitted', 'time.discharged'],
  ['time.borrowed', 'time.due'],
  ['time.borrowed', 'time.returned'],
  ['time.issued', 'time.due'],
  ['time.start of day', 'time.end of day'],
  ['time.start', 'time.end of day'],
];

/** Lengths of time, by the unit that they count, and how it is counted between two moments. */
const LENGTHS: readonly {
  readonly role: string;
  readonly unit: string;
  readonly between: (from: Expression, to: Expression) => Expression;
}[] = [
  {
    role: 'duration.milliseconds',
    unit: 'millisecond',
    between: (from, to) => call('floor', binary('/', call('timestampdiff microsecond', from, to), number('1000'))),
  },
  { role: 'duration.seconds', unit: 'second', between: (from, to) => call('timestampdiff second', from, to) },
  { role: 'duration.minutes', unit: 'minute', between: (from, to) => call('timestampdiff minute', from, to) },
  {
    role: 'duration.hours',
    unit: 'hour',
    between: (from, to) =>
      call('round', binary('/', call('extract epoch', binary('-', to, from)), number('3600')), number('2')),
  },
  { role: 'duration.days', unit: 'day', between: daysBetween },
];

/** Days that somebody is away, the first and the last one among them. */
const DAYS_AWAY = 'duration.days off that are asked for';
const AWAY: readonly Agreement[] = [
  agreement(
    'time.end',
    [
      binary(
        '=',
        column('time.end'),
        binary('+', column('time.start'), binary('*', DAY_LONG, binary('-', column(DAYS_AWAY), number('1')))),
      ),
    ],
    { isStage: true },
  ),
  agreement(
    DAYS_AWAY,
    [binary('=', column(DAYS_AWAY), binary('+', daysBetween(column('time.start'), column('time.end')), number('1')))],
    { isStage: true, isWhole: true },
  ),
];

/** None for what lasts for less than nothing: the column may be unsigned. */
export function daysBetween(from: Expression, to: Expression): Expression {
  return call('greatest', call('datediff', to, from), number('0'));
}

/** The minutes between two times of day. */
function minutesBetween(from: Expression, to: Expression): Expression {
  return call('floor', binary('/', call('extract epoch', binary('-', to, from)), number('60')));
}

/** Minutes by which something is late at most: three weeks. */
const LONGEST_DELAY = '30000';

/** By how much something is late: what has come, less what was planned. */
const LATE: readonly Agreement[] = (
  [
    // How late something arrives says that it is about that, also where it departs, too.
    ['time.arrival', new Set(['arrival'])],
    ['time.departure', null],
    ['time.arrival', null],
    ['time.start', null],
    ['time.delivered', null],
  ] as const
).flatMap(([role, about]) =>
  [
    [`planned ${role}`, `actual ${role}`],
    [`plain ${role}`, `actual ${role}`],
    [`planned ${role}`, `plain ${role}`],
  ].map(([planned = '', actual = '']) => {
    const apart = call('timestampdiff minute', column(planned), column(actual));
    // As small as the types of such columns are, whatever day the two may be on.
    const delay = call('least', call('greatest', apart, number('0')), number(LONGEST_DELAY));
    return agreement('duration.delay', [binary('=', column('duration.delay'), delay)], {
      isStage: true,
      isWhole: true,
      about,
    });
  }),
);

/**
 * The end lies behind the start by the length, which is as long as people plan things; where checks bind the end already, the
 * length is what lies between.
 */
const SPANS: readonly Agreement[] = LASTS.flatMap(([from, to]) =>
  LENGTHS.flatMap((length) =>
    spanOf(
      from,
      to,
      to.endsWith(' of day') && length.unit === 'minute' ? { ...length, between: minutesBetween } : length,
    ),
  ),
).concat(spanOf('time.issued', 'time.due', { role: 'duration.days of credit', unit: 'day', between: daysBetween }));

/** What counts for months is over on about the same day of a later one: relations count no months. */
const MONTHS: readonly Agreement[] = [
  ['time.start', 'time.end', 'loan'],
  ...['time.start', 'time.acquired', 'time.ordered'].map((from) => [from, 'time.warranty end', 'contract']),
  ['time.start', 'time.end', 'contract'],
  ['time.start', 'time.expires', 'contract'],
].map(([from = '', to = '', contract = '']) => {
  const months = column(`duration.months of a ${contract}`);
  const length = binary('*', { kind: 'interval', quantity: number('730'), unit: 'hour' }, months);
  return agreement(to, [binary('=', column(to), call('date', binary('+', column(from), length)))], { isStage: true });
});

/** What somebody offers is tried for the same time by all. */
const TRIALS: readonly Agreement[] = ['trial start', 'started', 'start', 'registered', 'created'].map((from) => {
  const [end, length] = [column('time.trial end'), binary('*', DAY_LONG, number('14'))];
  const day = call('date', binary('+', column(`time.${from}`), length));
  return agreement('time.trial end', [binary('=', end, day)], { isStage: true });
});

/** The same of what has no meaning but the words of its name: `cooling_start`, `cooling_end` and `cooling_minutes`. */
const WORD_SPANS: readonly Agreement[] = LENGTHS.flatMap((length) =>
  spanOf('word.low', 'word.high', { ...length, role: lengthRoleOf(length.unit) }),
);

/** The role of numbers that count a unit of time, whatever they are of. */
export function lengthRoleOf(unit: string): string {
  return `length.${unit}`;
}

/** Units of time as names have them. */
export const UNITS_OF_TIME: ReadonlySet<string> = new Set(LENGTHS.map(({ unit }) => unit));

function spanOf(from: string, to: string, { role, unit, between }: (typeof LENGTHS)[number]): readonly Agreement[] {
  const length = binary('*', { kind: 'interval', quantity: number('1'), unit }, column(role));
  const isWhole = unit !== 'hour';
  const end = agreement(to, [binary('=', column(to), binary('+', column(from), length))], { isStage: true });
  const lasts = binary('=', column(role), between(column(from), column(to)));
  return [end, agreement(role, [lasts], { isStage: true, isWhole })];
}

/** How long what is planned or has come lasts, where both of its ends are said to be so: the time from gate to gate. */
const CERTAIN_SPANS: readonly Agreement[] = [
  ['planned', 'planned'],
  ['actual', 'actual'],
  ['plain', 'planned'],
  ['plain', 'actual'],
].flatMap(([length = '', ends = '']) =>
  LASTS.flatMap(([from, to]) =>
    LENGTHS.map((unit) => lengthOf(unit, length, `${ends} ${from}`, `${ends} ${to}`, null)),
  ),
);

/** Lengths of time whose names say what they last for: words of the name, the moments at which that begins, and those at which it ends. */
const NAMED_LENGTHS: readonly (readonly [words: string, from: string, to: string])[] = [
  ['resolution resolve resolving mttr', 'opened created', 'resolved closed'],
  ['response respond reply reaction', 'opened created', 'first response answered'],
  ['outage downtime incident', 'occurred start started created', 'resolved end ended'],
  ['processing fulfillment handling', 'ordered submitted created', 'shipped approved resolved'],
  ['delivery transit shipping', 'shipped picked up ordered', 'delivered'],
  ['lead', 'ordered created', 'delivered shipped'],
  ['wait waiting queue', 'queued check in created', 'started start'],
  ['approval review', 'submitted created', 'approved'],
  ['stay los', 'admitted check in', 'discharged check out'],
  ['market', 'listed', 'sold closed'],
  ['close open', 'opened created', 'closed'],
  ['ship', 'ordered created', 'shipped'],
  ['deliver', 'ordered shipped created', 'delivered'],
  ['pay', 'issued created', 'paid'],
  ['tenure employment', 'hired', 'terminated'],
  ['rental loan hire', 'borrowed pickup', 'returned dropoff'],
];

/** Names of moments of two words. */
const TWO_WORDS = /(?:first response|check in|check out|picked up|\S+)/g;

/** How long something takes that its name says, from the first of the moments at which that begins to the first at which it ends. */
const NAMED_SPANS: readonly Agreement[] = NAMED_LENGTHS.flatMap(([words, starts, ends]) =>
  rolesIn(ends).flatMap((to) =>
    rolesIn(starts).flatMap((from) => LENGTHS.map((unit) => lengthOf(unit, null, from, to, words))),
  ),
);

function rolesIn(text: string): readonly string[] {
  return (text.match(TWO_WORDS) ?? []).map((name) => `time.${name}`);
}

/** What lies between two moments, as a column of lengths says it: of a certainty, or that has some of the words. */
function lengthOf(
  { role, unit, between }: (typeof LENGTHS)[number],
  certainty: string | null,
  from: string,
  to: string,
  words: string | null,
): Agreement {
  const of = certainty === null ? role : `${certainty} ${role}`;
  return agreement(of, [binary('=', column(of), between(column(from), column(to)))], {
    isStage: true,
    isWhole: unit !== 'hour',
    about: words === null ? null : new Set(words.split(' ')),
  });
}

/** The roles of a moment and of a day that are said to be of the same thing: `hit_at` and `hit_date`. */
export const MOMENT_ROLES = { moment: 'moment.whole', day: 'moment.day' } as const;

/** A day beside a moment is the day of that. */
const DAY: Agreement = agreement(
  MOMENT_ROLES.day,
  [binary('=', column(MOMENT_ROLES.day), call('date', column(MOMENT_ROLES.moment)))],
  { isStage: true },
);

/** The days between two looks at a counter. */
const BETWEEN_READINGS: Agreement = agreement(
  'duration.days',
  [
    binary(
      '=',
      column('duration.days'),
      daysBetween(column(`${COUNTER_MOMENT}counter.before`), column(`${COUNTER_MOMENT}counter.behind`)),
    ),
  ],
  { isStage: true, isWhole: true },
);

/** Starts, lengths and ends, how late they are, and the days of moments. */
export const spanAgreements: readonly Agreement[] = [
  DAY,
  BETWEEN_READINGS,
  ...LATE,
  ...AWAY,
  ...SPANS,
  ...MONTHS,
  ...TRIALS,
  ...WORD_SPANS,
  ...CERTAIN_SPANS,
  ...NAMED_SPANS,
];
