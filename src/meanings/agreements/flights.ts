import type { Expression } from '../../ir.ts';
import type { Distance } from '../../values/distance.ts';
import { KILOMETERS_A_MINUTE, MILES, MINUTES_BESIDE } from '../dependencies/routes.ts';
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

/** How far an aircraft gets, by the unit of that: what counts so, and how many kilometres that is. */
const DISTANCES: readonly (readonly [of: string, kilometers: number])[] = [
  ['measure.distance of a flight', 1],
  ...Object.entries(MILES).map(([unit, one]) => [`measure.distance flown in ${unit}`, one] as const),
];

/** By which share and by how many minutes flights are slower and faster than usual. */
const SLOWER = 0.985;
const WAITING = 2;
/** How slow those are that have hardly taken off when they land. */
const SLOWEST = 0.19;

/** How long a flight takes: by its length, or by what lies between its ends. */
const MINUTES = column('duration.minutes');
const LENGTHS: readonly Expression[] = [
  MINUTES,
  ...['planned', 'plain'].map((certainty) =>
    call('timestampdiff minute', column(`${certainty} time.departure`), column(`${certainty} time.arrival`)),
  ),
];

const share = (of: string, least: string, most: string, whole: Expression): Agreement => {
  const part = (factor: string) => binary('*', whole, number(factor));
  const conditions = [binary('>=', column(of), part(least)), binary('<=', column(of), part(most))];
  return agreement(of, conditions, { kind: 'share', counts: 'number' });
};

const flown = ([of, kilometers]: (typeof DISTANCES)[number], length: Expression): Agreement => {
  const speed = KILOMETERS_A_MINUTE / kilometers;
  const within = (operator: string, beside: number, factor: number) =>
    binary(operator, column(of), binary('*', binary('-', length, number(String(beside))), number(factor.toFixed(2))));
  // What lies between two moments may be nothing: then a flight is as long as that of slow ones.
  const conditions =
    length === MINUTES
      ? [within('>=', MINUTES_BESIDE + WAITING, speed * SLOWER), within('<=', MINUTES_BESIDE - WAITING, speed / SLOWER)]
      : [within('>=', 0, speed * SLOWEST), within('<=', 0, speed)];
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
  ...DISTANCES.flatMap((distance) => LENGTHS.map((length) => flown(distance, length))),
  ...LENGTHS.map((length) => ({ ...share('measure.miles of a voyage', '0.15', '0.45', length), about: SHIPS })),
  // Of a kilogram of kerosene (ICAO Carbon Emissions Calculator).
  share('measure.emissions of a flight', '3.15', '3.17', column('measure.fuel of a flight')),
  share('money.fare in business class', '2', '4', column('money.fare of a flight')),
  share('money.fare in first class', '4.5', '8', column('money.fare of a flight')),
  ...['business', 'premium economy', 'first class'].map((name) =>
    share(`measure.passengers in ${name}`, '0', '0.3', column('measure.passengers in economy')),
  ),
];
