import { pool as words } from '../../pools/pools.ts';
import { price } from '../builders/amounts.ts';
import { counter, digits, hexadecimal, number, oneOf, picked, pool, text, weighted } from '../builders/forms.ts';
import { code, label } from '../builders/label.ts';
import { AROUND, COME, moment } from '../builders/moment.ts';
import { between, listOf, lognormal, measure, normal, once, percentages, weightsBy } from '../builders/shorthand.ts';
import { MILES, TOWNS } from '../dependencies/routes.ts';
import type { MeaningRow } from '../row.ts';
import { whenCome } from './appointments.ts';
import { MINUTES_OF_A_FLIGHT } from './durations.ts';
import { DESIGNATORS } from './transport.ts';

/** What stands beside in tables of flights, whatever these are called. */
const FLOWN = 'airport, iata, icao, airline, aircraft, callsign, boarding, tail, adep, squawk, pilot, captain';
const inTheAir = { beside: FLOWN } as const;

/** Of each airport, what its city has in a pool; of a town, the fact in a place. */
const ofAirports = (facts: 'cityCountries' | 'cityCountryCodes2' | 'cityTimeZones', place: number) =>
  picked(
    'airport',
    words('airportCodes').map((airport, i) => {
      const city = words('cities').indexOf(words('airportCities')[i] ?? '');
      return TOWNS.get(airport)?.[place] ?? words(facts)[city] ?? '';
    }),
  );

/** Names of both ends of a flight: in front of a noun, and behind it. */
const ends = (nouns: string): string =>
  listOf(nouns)
    .flatMap((noun) => [
      ...listOf('origin, destination, departure, arrival, from, to').map((end) => `${end} ${noun}`),
      `${noun} from`,
      `${noun} to`,
    ])
    .join(', ');

/** Seats of aircraft, as airlines fit them. */
export const SEATS_OF_A_FLIGHT = between(
  9,
  550,
  weightsBy({
    50: 6,
    70: 7,
    76: 8,
    90: 6,
    100: 5,
    112: 4,
    126: 5,
    138: 6,
    144: 7,
    150: 9,
    160: 6,
    174: 8,
    180: 14,
    186: 9,
    189: 12,
    220: 6,
    240: 4,
    262: 3,
    290: 4,
    310: 3,
    350: 3,
    396: 2,
    410: 1,
    489: 1,
  }),
);

/** Airlines as air traffic control calls them. */
const CALL_SIGNS =
  'DLH BAW AFR KLM UAE SWR AUA RYR EZY DAL UAL AAL SWA QFA SIA THY IBE SAS FIN ACA JBU ASA VLG WZZ QTR ETD CPA ANA JAL KAL LOT TAP';

/** Numbers with which those of tickets begin, by airline. */
const TICKETING = '001 006 014 016 020 057 074 081 105 125 157 160 172 176 205 220 235 257 607 618 724';
const TICKETS = once(() => [[oneOf(TICKETING), digits(4), digits(6)]]);

/** How far flights go, in miles of a kind. */
function milesFlown(unit: keyof typeof MILES, names: string): readonly MeaningRow[] {
  const [least = 0, median = 0, most = 0] = [100, 1_250, 15_300].map((length) => Math.round(length / MILES[unit]));
  const numbers = between(least, most, lognormal(median, 0.8));
  const named = (phrases: string) =>
    listOf(names)
      .flatMap((name) => phrases.replaceAll('…', name))
      .join(', ');
  const role = `measure.distance flown in ${unit}`;
  return [
    { ...measure(`distance flown in ${unit}`, named('distance …, …'), numbers), ...inTheAir },
    measure(`distance of a flight in ${unit}`, named('flight/distance …, flight/…, air …, flown …'), numbers, { role }),
  ];
}

/** Flights: where they go, what they carry, and what air traffic control notes of them. */
export const flights: readonly MeaningRow[] = [
  {
    name: 'flight.city of an airport',
    names: ends('city, city name'),
    texts: once(() => [[picked('airport', words('airportCities'))]]),
    ...inTheAir,
  },
  {
    name: 'flight.name of an airport',
    names: ends('airport'),
    texts: once(() => [
      [picked('airport', words('airports'))],
      [picked('airport', words('airportCities'))],
      [picked('airport', words('airportCodes'))],
    ]),
    beside: 'iata, icao',
  },
  {
    name: 'flight.country of an airport',
    names: `${ends('country, country name, country code')}, airport country, airport/country, airport/country code`,
    texts: once(() => [[ofAirports('cityCountries', 0)], [ofAirports('cityCountryCodes2', 1)]]),
    ...inTheAir,
  },
  {
    name: 'flight.time zone of an airport',
    names: `${ends('time zone')}, airport time zone, airport/time zone`,
    texts: once(() => [[ofAirports('cityTimeZones', 2)]]),
    ...inTheAir,
  },
  {
    name: 'flight.airport on the way',
    names: 'layover|stopover|via|connecting airport, layover, stopover, via',
    texts: once(() => [[pool(words('airportCodes'))]]),
    nulls: 0.75,
    ...inTheAir,
  },
  {
    name: 'flight.code of a carrier',
    names: 'carrier code, carrier, operating|marketing carrier',
    beside: 'airport, tail, flight, aircraft, adep, pax',
    texts: once(() => [[picked('airline', words('airlineCodes'))]]),
  },
  {
    name: 'flight.number of a carrier',
    names: 'flight number, flight',
    beside: 'carrier',
    texts: once(() => [[number(100, 2_999)]]),
    unique: once(() => [[counter(100, 999_999, 2_900)]]),
    numbers: between(100, 8_999),
  },
  {
    name: 'flight.number under another airline',
    names: 'codeshare, codeshare of|flight, codeshare|codeshare flight number',
    texts: once(() => [[pool(words('airlineCodes')), number(1000, 8999)]]),
    nulls: 0.7,
  },
  code('call sign of a flight', 'call|flight call|atc call sign', () => [[oneOf(CALL_SIGNS), number(10, 9999)]], FLOWN),
  // ICAO Annex 10: 24 bits that tell aircraft apart.
  code('address of an aircraft', 'icao 24|address, mode s code, mode s', () => [[hexadecimal(6)]]),
  code('airport of air traffic control', 'adep, ade', () => [[pool([...'EKLCZ']), pool(words('airportCodes'))]]),
  code('runway', 'runway, runway number', () => [
    [pool(Array.from({ length: 36 }, (_, i) => String(i + 1).padStart(2, '0'))), weighted({ '': 4, L: 3, R: 3, C: 1 })],
  ]),
  code('stand', 'stand, stand number, parking position', () => [[pool([...'ABCDE']), number(1, 60)]], FLOWN),
  // IATA AHM 730.
  code(
    'reason of a delay',
    'delay|delay reason|iata delay code',
    () => [[oneOf('93 41 81 15 32 11 89 63 72 46')]],
    FLOWN,
  ),
  code('code of a transponder', 'squawk, squawk|transponder code, transponder', () => [
    [pool([...'01234567']), pool([...'01234567']), pool([...'01234567']), pool([...'01234567'])],
  ]),
  {
    name: 'label.rules of a flight',
    names: 'flight rule, rule of flight',
    texts: once(() => [[weighted({ IFR: 9, VFR: 1 })], [weighted({ I: 9, V: 1 })]]),
  },
  code(
    'type of aircraft',
    'equipment, equipment type, equipment|aircraft|aircraft type|aircraft iata code',
    () => [[picked('airplane', words('airplaneCodes'))]],
    FLOWN,
    { few: 12 },
  ),
  // ICAO Doc 8643.
  code(
    'type designator of aircraft',
    'icao|icao aircraft type, icao type code, aircraft type icao, type designator',
    () => [[oneOf(DESIGNATORS)]],
    undefined,
    { few: 12 },
  ),
  code(
    'registration of an aircraft',
    'registration, registration number|code|mark',
    () => [[text('N'), number(100, 999), pool([...'ABCDEFGHJK']), pool([...'KLMNPQRS'])]],
    'iata, icao, airline, aircraft, carrier, boarding, adep',
  ),
  code(
    'check-in counter',
    'check in|checkin counter, check in|checkin desk, counter',
    () => [[pool([...'ABCDEF']), number(10, 60)], [number(1, 99)]],
    FLOWN,
  ),
  // The days of a week from Monday on, as timetables write them.
  {
    name: 'label.days of operation',
    names: 'day of operation, operating|operation|flight day, day of week operated',
    texts: once(() => [
      [weighted({ '1234567': 40, '12345': 18, '135': 10, '246': 8, '67': 6, '1357': 8, '2467': 6, '12346': 4 })],
    ]),
  },
  label(
    'meal on a flight',
    'meal service|type, meal, onboard meal, catering',
    'Snack|Hot meal|Beverages only|Breakfast|None',
    FLOWN,
  ),
  {
    ...label(
      'remark on a flight',
      'remark, flight|operation remark, flight/note, flight/comment',
      'Late inbound aircraft|De-icing required|Slot restriction|Passenger with reduced mobility on board|Crew change at destination|Technical check completed|Extra fuel for holding|Gate changed at short notice|Medical kit replaced',
      FLOWN,
    ),
    nulls: 0.6,
  },
  {
    ...measure(
      'seats taken on a flight',
      'seat|passenger booked, booked|sold|occupied|taken|reserved seat, seat sold|occupied|taken|reserved, booked passenger',
      between(4, 420, normal(118, 44)),
    ),
    ...inTheAir,
  },
  {
    ...measure(
      'seats of a flight beside an airport',
      'capacity, seat, total seat, seat total|count, seat|passenger capacity',
      SEATS_OF_A_FLIGHT,
      { role: 'measure.capacity' },
    ),
    ...inTheAir,
  },
  {
    ...measure('stops of a flight', 'stop, stop|layover count', between(0, 3, weightsBy({ 0: 72, 1: 23, 2: 5 }))),
    ...inTheAir,
  },
  {
    ...measure('belt', 'belt, belt number, carousel, baggage claim', between(1, 18)),
    texts: once(() => [[number(1, 18)]]),
    ...inTheAir,
  },
  {
    ...measure(
      'crew of a flight',
      'crew|cabin crew count, cabin|number of crew, crew size, crew',
      between(2, 16, weightsBy({ 2: 6, 3: 12, 4: 34, 5: 16, 6: 12, 8: 8, 10: 7, 12: 4, 14: 1 })),
    ),
    ...inTheAir,
  },
  measure(
    'passengers in economy',
    'passenger|seat economy, economy passenger|capacity, economy passenger count, economy|economy class seat',
    between(24, 340, normal(132, 48)),
  ),
  ...[
    ['business', 'business', 9, 58],
    ['premium economy', 'premium economy', 12, 40],
    ['first class', 'first', 4, 14],
  ].map(([name, word, median, last]) =>
    measure(
      `passengers in ${name}`,
      listOf(`passenger ${word}, ${word} passenger, ${word} class passenger, passenger ${word} class`)
        .flatMap((name) => [name, name.replace('passenger', 'seat')])
        .join(', '),
      between(0, Number(last), lognormal(Number(median), 0.7)),
    ),
  ),
  measure(
    'passengers in all',
    'passenger total|boarded, total|boarded passenger, passenger checked in, passenger on board',
    between(24, 400, normal(140, 50)),
  ),
  ...milesFlown('miles', 'mile, mi'),
  ...milesFlown('nautical miles', 'nautical mile, nm'),
  {
    ...measure(
      'distance flown',
      'distance, distance km|kilometer, km, kilometer',
      between(100, 15_300, lognormal(1_250, 0.8)),
      { role: 'measure.distance of a flight' },
    ),
    ...inTheAir,
  },
  {
    ...measure(
      'fuel of a flight',
      'fuel|fuel burn|fuel burned|fuel uplift|fuel load|fuel used|trip fuel|block fuel|fuel consumption|fuel consumed kg, fuel burn|burned|uplift|load, fuel on board, trip|block fuel',
      between(900, 140_000, lognormal(8_400, 0.8)),
    ),
    ...inTheAir,
  },
  {
    ...measure(
      'emissions of a flight',
      'co 2|co 2 emission|carbon emission|emission|co 2 emitted kg',
      between(2_800, 450_000, lognormal(26_500, 0.8)),
    ),
    ...inTheAir,
  },
  {
    ...measure(
      'cargo of a flight',
      'cargo|cargo weight|freight|baggage|baggage weight|payload kg, cargo|freight weight',
      between(40, 70_000, lognormal(3_600, 1)),
    ),
    ...inTheAir,
  },
  ...percentages(
    measure(
      'load factor of a flight',
      'load|seat load factor, load factor|occupancy percent, occupancy',
      between(35, 100, normal(81, 10), 1),
      inTheAir,
    ),
  ),
  ...[COME, AROUND].map((moments) =>
    moment(
      'day of a flight',
      '',
      'flight, operating, operation',
      { ...moments, clock: 'midnight' },
      {
        names: 'flight|operating|operation date, date of flight, flight|operating day',
        ...inTheAir,
        ...whenCome('day of a flight', moments),
      },
    ),
  ),
  measure(
    'flight level',
    'flight|cruising|cruise|requested level',
    between(
      60,
      430,
      weightsBy({
        180: 2,
        240: 4,
        280: 5,
        300: 6,
        310: 8,
        320: 9,
        330: 12,
        340: 12,
        350: 14,
        360: 14,
        370: 12,
        380: 9,
        390: 7,
        400: 3,
        410: 3,
      }),
    ),
  ),
  {
    ...measure(
      'speed of a flight',
      'ground speed knot, airspeed, airspeed kts, speed, speed knot|kts|kt, ground|cruise speed',
      between(110, 560, normal(440, 55)),
    ),
    beside: 'icao, airline, aircraft, carrier, callsign, squawk, adep, flight, vertical',
  },
  measure(
    'vertical speed',
    'vertical|climb|descent rate, vertical rate|vertical speed fpm, vertical speed, rate of climb',
    between(-3_500, 3_500, normal(0, 1_100)),
  ),
  {
    ...MINUTES_OF_A_FLIGHT,
    name: 'duration.minutes beside an airport',
    names: 'minute, duration, duration|scheduled|planned|travel minute',
    beside: 'airport, iata, icao, airline, aircraft, adep',
  },
  {
    // The number of the airline, which is that of its codes in accounts, and ten digits of the ticket.
    name: 'number.ticket of a flight',
    names: 'ticket|e ticket|eticket|electronic ticket|ticket document number, eticket, e ticket',
    texts: TICKETS,
    unique: TICKETS,
    beside: `${FLOWN}, flight, pnr`,
  },
  {
    name: 'money.fare beside an airport',
    role: 'money.fare of a flight',
    names:
      'ticket|base|economy|economy class price, base|economy|total fare, fare, price, price|fare economy, fare amount|base',
    numbers: price(190, 0.75, 4900),
    ...inTheAir,
  },
  ...['business', 'first'].map(
    (seats): MeaningRow => ({
      name: `money.fare in ${seats} class`,
      names: `${seats} price, ${seats} fare, ${seats} class price, ${seats} class fare, price ${seats}, price ${seats} class, fare ${seats}, fare ${seats} class`,
      numbers: price(seats === 'business' ? 640 : 1_700, 0.6, 14_000),
      nulls: 0.2,
      ...inTheAir,
    }),
  ),
];
