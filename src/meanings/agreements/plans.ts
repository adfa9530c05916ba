import type { Distance } from '../../values/distance.ts';
import { type Agreement, agreement, binary, column, number } from './agreement.ts';
import { days, hours, minutes } from './distances.ts';

/** What is rented, by words of its table's name. */
export const RENTED_WORDS = 'rental rent hire car vehicle bike scooter equipment tool reservation booking';
const RENTED: ReadonlySet<string> = new Set(RENTED_WORDS.split(' '));

/** How late what is planned comes, by words of the table's name and of the column's. */
const DELAYS: readonly (readonly [about: string | null, roles: readonly string[], Distance])[] = [
  [null, ['departure', 'arrival', 'off block', 'on block', 'check in', 'check out'], minutes(0, 9, 240, 1.1)],
  [
    'shift appointment meeting call interview visit class lesson session exam game match event screening task job run trip stop',
    ['start', 'end'],
    minutes(0, 7, 120, 0.9),
  ],
  [null, ['start', 'end', 'delivered', 'shipped', 'returned'], days(0, 2, 45, 0.9)],
];

/** Moments that are said in two ways: what is planned starts, what has happened has started. */
const ALIKE: ReadonlyMap<string, readonly string[]> = new Map([
  ['time.start', ['time.start', 'time.started']],
  ['time.end', ['time.end', 'time.ended']],
]);

export const alike = (role: string): readonly string[] => ALIKE.get(role) ?? [role];

/** Names of the same moment as it has come and as it was planned; one of the two may be said without a word for that. */
const SAID: readonly (readonly [actual: string, planned: string])[] = [
  ['actual', 'planned'],
  ['actual', 'plain'],
  ['plain', 'planned'],
];

/** What has come lies behind what was planned. */
const LATENESS: readonly Agreement[] = DELAYS.flatMap(([about, roles, distance]) =>
  roles
    .flatMap((role) => {
      const [first = '', ...others] = alike(`time.${role}`);
      // What is planned starts, and has started then.
      return [first, ...others].flatMap((come) =>
        come === first
          ? [[come, come]]
          : [
              [come, come],
              [come, first],
            ],
      );
    })
    .flatMap(([come = '', said = '']) =>
      [...SAID, ...(come === said ? [] : [['plain', 'plain'] as const])].map(([actual, planned]) => {
        const later = column(`${actual} ${come}`);
        return agreement(`${actual} ${come}`, [binary('>=', later, column(`${planned} ${said}`))], {
          kind: 'order',
          distance,
          isStage: true,
          about: about === null ? null : new Set(about.split(' ')),
        });
      }),
    ),
);

/** Guests come and go on the days that they have said, or about the times. */
const STAYS: readonly Agreement[] = (
  [
    ['time.seating', 'day time.check in', hours(12, 19, 21.5, 0.12)],
    ['time.seating', 'time.start', minutes(0, 8, 60, 1)],
    ['time.leaving', 'time.seating', minutes(25, 90, 300, 0.4)],
    ['time.check in', 'day time.appointment', hours(8.5, 13, 20, 0.2)],
    ['time.checked in', 'day time.check in', hours(12, 15.5, 23.5, 0.15)],
    ['time.checked in', 'time.check in', minutes(0, 25, 360, 1)],
    ['time.checked out', 'day time.check out', hours(6, 10.2, 14, 0.12)],
    ['time.checked out', 'time.check out', minutes(0, 10, 180, 1)],
  ] as const
).map(([come, said, distance]) =>
  agreement(come, [binary('>=', column(come), column(said))], { kind: 'order', distance, isStage: true }),
);

/** What is rented for some days comes back about when it is due. */
const BACK: readonly Agreement[] = (
  [
    ['time.borrowed', 'time.due'],
    ['time.start', 'time.end'],
  ] as const
).map(([taken, due]) => {
  const early = binary('-', column(due), { kind: 'interval', quantity: number('2'), unit: 'day' });
  const back = column('time.returned');
  return agreement('time.returned', [binary('>=', back, early), binary('>', back, column(taken))], {
    kind: 'order',
    distance: days(0, 1.95, 12, 0.12),
    isStage: true,
    about: RENTED,
  });
});

/** What is to be done by a day is done about then. */
const DONE: readonly Agreement[] = ['time.start', 'time.created'].map((begun) => {
  const early = binary('-', column('time.due'), { kind: 'interval', quantity: number('6'), unit: 'day' });
  const done = column('time.ended');
  return agreement('time.ended', [binary('>=', done, early), binary('>=', done, column(begun))], {
    kind: 'order',
    distance: days(0.1, 5, 30, 0.6),
    about: new Set('task issue todo milestone story assignment project action deliverable'.split(' ')),
  });
});

/** Days before a stay or a journey from which on people book it. */
const LONGEST_AHEAD = 240;
/** How far behind that day they do: most of them some weeks before it. */
const BOOKED = days(0, LONGEST_AHEAD - 40, LONGEST_AHEAD - 0.2, 0.09);

/** Words of what people buy tickets of, and of what they book. */
const EVENTS: ReadonlySet<string> = new Set(
  'ticket event show concert seat venue appointment booked booking reserved reservation'.split(' '),
);

/** What is written down some weeks before it takes place. */
const BOOKED_AHEAD = ['check in', 'departure', 'taken', 'taken, beside its return', 'appointment'];

/** What is written down before it takes place, also where that is said to be planned. */
const AHEAD: readonly Agreement[] = ['time.created', 'time.ordered', 'time.registered', 'time.submitted'].flatMap(
  (of) => [
    ...(of === 'time.ordered' || of === 'time.created' ? [...BOOKED_AHEAD, 'start'] : BOOKED_AHEAD.slice(0, 1))
      .flatMap((then) => [`day time.${then}`, `time.${then}`, `planned time.${then}`])
      .map((then) => {
        const away = (operator: '+' | '-', hours: number) =>
          binary(operator, column(then), { kind: 'interval', quantity: number(String(hours)), unit: 'hour' });
        // Who comes on some day may book in its morning.
        const isBefore = then.startsWith('day ')
          ? binary('<=', column(of), away('+', 8))
          : binary('<=', column(of), column(then));
        return agreement(of, [binary('>=', column(of), away('-', LONGEST_AHEAD * 24)), isBefore], {
          kind: 'order',
          distance: BOOKED,
          about: then.endsWith('time.start') ? EVENTS : null,
        });
      }),
    ...['start', 'appointment', 'departure', 'taken', 'taken, beside its return']
      .flatMap((then) => [`time.${then}`, `planned time.${then}`])
      .map((then) => agreement(of, [binary('<=', column(of), column(then))], { kind: 'order' })),
  ],
);

/** When doors are opened, and when those come who have tickets: minutes from so long before the start on. */
const ADMITTED: readonly Agreement[] = (
  [
    ['time.doors', 180, minutes(0, 115, 150, 0.2), null],
    [
      'time.check in',
      75,
      minutes(0, 50, 200, 0.4),
      'ticket event attendee admission rsvp attendance registration concert appointment visit',
    ],
  ] as const
).flatMap(([of, before, distance, about]) =>
  ['time.start', 'planned time.start'].map((start) =>
    agreement(
      of,
      [
        binary(
          '>=',
          column(of),
          binary('-', column(start), { kind: 'interval', quantity: number(String(before)), unit: 'minute' }),
        ),
      ],
      { kind: 'order', distance, about: about === null ? null : new Set(about.split(' ')), counts: 'instant' },
    ),
  ),
);

/** Tickets are on sale for some weeks or months, until it begins. */
const ON_SALE: readonly Agreement[] = [
  ...['time.start', 'planned time.start'].map((start) =>
    within('time.end of sales', [start, 10, '<='], days(0, 9.7, 9.95, 0.12)),
  ),
  within('time.start of sales', ['time.end of sales', 150, '<'], days(0, 100, 145, 0.4)),
  ...['time.start', 'planned time.start'].map((start) =>
    within('time.start of sales', [start, 150, '<='], days(0, 100, 145, 0.4)),
  ),
  agreement('time.end of sales', [binary('>', column('time.end of sales'), column('time.start of sales'))], {
    kind: 'order',
    distance: days(3, 45, 200),
  }),
];

/** A moment within some days before another one, and how far behind the first of these days. */
function within(
  of: string,
  [then, most, operator]: readonly [string, number, string],
  distance: Distance,
  about: ReadonlySet<string> | null = null,
): Agreement {
  const first = binary('-', column(then), { kind: 'interval', quantity: number(String(most)), unit: 'day' });
  const conditions = [binary('>=', column(of), first), binary(operator, column(of), column(then))];
  return agreement(of, conditions, { kind: 'order', distance, about });
}

/** Papers are made out some days before what they are for begins. */
const MADE_OUT: Agreement = within(
  'time.issued',
  ['time.start', 60, '<='],
  days(0, 54, 59.9, 0.1),
  new Set('policy insurance certificate permit license contract visa pass warranty'.split(' ')),
);

/** Who takes part says so before it begins. */
const REGISTERED: readonly Agreement[] = ['time.start', 'time.appointment'].map((then) =>
  agreement('time.due', [binary('<=', column('time.due'), column(then))], {
    kind: 'order',
    about: new Set(['registration', 'rsvp', 'entry', 'booking', 'enrollment', 'application']),
  }),
);

/** The roles of amounts by how sure they are, and by the year that they are of. */
export const AMOUNT_ROLES = {
  planned: 'number.planned',
  actual: 'number.come',
  plain: 'number.plain',
  year: 'number.of this year',
  before: 'number.of the last year',
} as const;

/** What was planned is near what has come of it, and a year about as good as the last one. */
const AMOUNTS: readonly Agreement[] = (
  [
    ['planned', '0.75', '1.2', 'actual'],
    ['planned', '0.75', '1.2', 'plain'],
    ['year', '0.35', '1.3', 'before'],
  ] as const
).map(([of, least, most, other]) => {
  const role = AMOUNT_ROLES[of];
  const share = (part: string) => binary('*', column(AMOUNT_ROLES[other]), number(part));
  const conditions = [binary('>=', column(role), share(least)), binary('<=', column(role), share(most))];
  return agreement(role, conditions, { kind: 'share', counts: 'number' });
});

/** What is planned, what comes of it, and what is written down before. */
export const planAgreements: readonly Agreement[] = [
  ...LATENESS,
  ...ADMITTED,
  ...STAYS,
  ...BACK,
  ...DONE,
  ...AHEAD,
  ...ON_SALE,
  MADE_OUT,
  ...AMOUNTS,
  ...REGISTERED,
];
