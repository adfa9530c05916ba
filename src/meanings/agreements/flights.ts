import type { Expression } from '../../ir.ts';
import type { Distance } from '../../values/distance.ts';
import { type Agreement, agreement, binary, call, column, number } from './agreement.ts';
import { hours, minutes } from './distances.ts';

/** From the gate to the runway. */
const TAXI = minutes(5, 13, 50, 0.4);

/** What a flight does after what, and how long that takes: the nearest first. */
const STAGES: readonly (readonly [of: string, behind: string, Distance])[] = [
  ...['actual', 'plain', 'planned'].flatMap((certainty) =>
    ['off block', 'departure'].map((role) => ['time.takeoff', `${certainty} time.${role}`, TAXI] as const),
  ),
  ['time.landing', 'time.takeoff', hours(0.6, 2.2, 14)],
  ['time.on block', 'time.landing', minutes(2, 6, 30, 0.5)],
  ['time.on block', 'time.off block', hours(0.9, 2.6, 15)],
  ['time.arrival', 'time.landing', minutes(2, 6, 30, 0.5)],
];

/** Minutes before the departure at which people begin to board, at most, and how much later than that they do: before it leaves. */
const BOARDING = '60';
const BOARDED = minutes(5, 22, 50, 0.3);

const stages: readonly Agreement[] = STAGES.map(([of, behind, distance]) =>
  agreement(of, [binary('>=', column(of), column(behind))], { kind: 'order', distance, isStage: true }),
);

/** A flight leaves on its day, hardly ever at night. */
const LEAVES = hours(0.2, 13, 23.9, 0.35);

const onItsDay: readonly Agreement[] = ['scheduled', 'planned', 'estimated', 'plain'].map((certainty) => {
  const departure = `${certainty} time.departure`;
  return agreement(departure, [binary('>=', column(departure), column('time.day of a flight'))], {
    kind: 'order',
    distance: LEAVES,
    counts: 'instant',
  });
});

const boarding: readonly Agreement[] = ['planned time.departure', 'plain time.departure'].map((departure) => {
  const earliest = binary('-', column(departure), { kind: 'interval', quantity: number(BOARDING), unit: 'minute' });
  return agreement('time.boarding', [binary('>=', column('time.boarding'), earliest)], {
    kind: 'order',
    distance: BOARDED,
    isStage: true,
  });
});

/** What is expected is so after what was planned. */
const expected: readonly Agreement[] = ['departure', 'arrival', 'off block', 'on block'].map((role) =>
  agreement(
    `estimated time.${role}`,
    [binary('>=', column(`estimated time.${role}`), column(`scheduled time.${role}`))],
    { kind: 'order', distance: minutes(0, 6, 180, 1.1), isStage: true },
  ),
);

/** How far an aircraft gets in a minute, at least and at most, with the time that it climbs and waits. */
const SPEEDS: readonly (readonly [of: string, least: string, most: string])[] = [
  ['measure.distance of a flight', '8', '13.5'],
  ['measure.distance flown in miles', '5', '8.4'],
];

/** How long a flight takes: by its length, or by what lies between its ends. */
const LENGTHS: readonly Expression[] = [
  column('duration.minutes'),
  ...['planned', 'plain'].map((certainty) =>
    call('timestampdiff minute', column(`${certainty} time.departure`), column(`${certainty} time.arrival`)),
  ),
];

const share = (of: string, least: string, most: string, whole: Expression): Agreement => {
  const part = (factor: string) => binary('*', whole, number(factor));
  const conditions = [binary('>=', column(of), part(least)), binary('<=', column(of), part(most))];
  return agreement(of, conditions, { kind: 'share', counts: 'number' });
};

/** What gets so much slower from port to port. */
const SHIPS = new Set(['ferry', 'ship', 'vessel', 'voyage', 'sailing']);

/** What is so of flights: how long their parts take, how far they get, and what burnt fuel gives off. */
export const flightAgreements: readonly Agreement[] = [
  ...stages,
  ...boarding,
  ...onItsDay,
  ...expected,
  ...SPEEDS.flatMap(([of, least, most]) => LENGTHS.map((length) => share(of, least, most, length))),
  ...LENGTHS.map((length) => ({ ...share('measure.miles of a voyage', '0.15', '0.45', length), about: SHIPS })),
  // Of a kilogram of kerosene (ICAO Carbon Emissions Calculator).
  share('measure.emissions of a flight', '3.15', '3.17', column('measure.fuel of a flight')),
  share('money.fare in business class', '2', '4', column('money.fare of a flight')),
  share('money.fare in first class', '4.5', '8', column('money.fare of a flight')),
  ...['business', 'premium economy', 'first class'].map((name) =>
    share(`measure.passengers in ${name}`, '0', '0.3', column('measure.passengers in economy')),
  ),
];
