import { pool as words } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { ofShips, piece } from '../builders/check-digits.ts';
import { kind } from '../builders/choice.ts';
import {
  counter,
  digits,
  frequentFirst,
  number,
  numberBehind,
  oneOf,
  picked,
  pool,
  text,
  weighted,
} from '../builders/forms.ts';
import { between, listOf, lognormal, normal, once, weightsBy, within } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'];
const LINES = listOf(
  'Red Line, Blue Line, Green Line, Orange Line, Airport Express, Circle Line, Harbor Line, Night Line',
);

const imo = once(() => [pool(piece(3, 4, ofShips, 10, 0, '9')), pool(piece(4, 0, ofShips, 10))]);

/** An airport by what it is called; of names that are too long, its city. */
const airport = (side: string, names: string): readonly MeaningRow[] => [
  {
    name: `transport.${side} airport code`,
    names: names
      .split(', ')
      .flatMap((one) => [`${one} airport code`, `${one} iata`, `${one} code`, `${one} airport`, `${one} iata code`])
      .join(', '),
    texts: once(() => [[picked('airport', words('airportCodes'))]]),
  },
];

const airplanes = once(() =>
  picked(
    'airplane',
    words('airplanes').map((name) => name.replace(/ \/ .*\)| \/ \w+$/, '')),
  ),
);

/** What ICAO calls types of aircraft. */
export const DESIGNATORS =
  'A320 B738 A20N A321 B77W A21N B38M A319 E190 B789 A333 A359 AT76 E195 CRJ9 B788 A332 B763 DH8D E75L BCS3 A388 B39M B739 A35K';

/** Aircraft by their names, and where these are too long, by what ICAO and IATA call them. */
const aircraft = once(() => [
  [airplanes()],
  [pool(within(words('airplanes'), 16))],
  [frequentFirst(oneOf(DESIGNATORS))],
  [picked('airplane', words('airplaneCodes'))],
]);

/** Ports with their codes. */
const PORTS = listOf(
  'Rotterdam NLRTM, Hamburg DEHAM, Antwerp BEANR, Singapore SGSIN, Shanghai CNSHA, Busan KRPUS, Valencia ESVLC, Genoa ITGOA, Santos BRSSZ, Savannah USSAV, Oakland USOAK, Durban ZADUR, Felixstowe GBFXT, Piraeus GRPIR, Yokohama JPYOK, Vancouver CAVAN',
).map((port) => port.split(' '));

/** Makes that hardly anybody drives, and how much more often others are met. */
const SELDOM = /^(?:Ferrari|Lamborghini|Maserati|Bentley|Rolls|Aston|McLaren|Bugatti)/;
const USUAL = 12;

/** Words of vehicles, picked as often as those are met. */
const driven = (entries: readonly string[]): Part => ({
  ...picked('vehicle', entries),
  distribution: { kind: 'weights', weights: words('vehicleMakes').map((make) => (SELDOM.test(make) ? 1 : USUAL)) },
});

/** Flights, trains, vehicles and what they carry. */
export const transport: readonly MeaningRow[] = [
  {
    name: 'transport.airport code',
    names:
      'iata, hub, flight/from|to|origin|destination, airport|iata|iata airport|airport iata code, home|hub airport',
    texts: once(() => [[picked('airport', words('airportCodes'))]]),
  },
  {
    name: 'transport.icao code',
    names: 'icao, icao|icao airport code',
    texts: once(() => [
      [
        picked(
          'airport',
          words('airportCodes').map((airport, i) => `${'EKLCZ'.charAt(i % 5)}${airport}`),
        ),
      ],
    ]),
  },
  ...airport('departure', 'departure, origin, source'),
  ...airport('arrival', 'arrival, destination'),
  {
    name: 'transport.airport',
    names: 'airport|airport full name, airport',
    texts: once(() => [
      [picked('airport', words('airports'))],
      [picked('airport', words('airportCities'))],
      [picked('airport', words('airportCodes'))],
    ]),
  },
  {
    name: 'transport.airport city',
    names: 'airport city, airport city name',
    texts: once(() => [[picked('airport', words('airportCities'))]]),
  },
  {
    name: 'transport.airline',
    names: 'airline, flight operator, airline|flight/carrier|flight leg/carrier name, flight|flight leg/carrier',
    texts: once(() => [
      [picked('airline', words('airlines'))],
      [pool(within(words('airlines'), 14))],
      [picked('airline', words('airlineCodes'))],
    ]),
  },
  {
    name: 'transport.airline code',
    names: 'airline|airline iata|operating carrier code, airline|carrier iata',
    texts: once(() => [[picked('airline', words('airlineCodes'))]]),
  },
  {
    name: 'transport.flight number',
    names: 'flight number|code|name, flight, flight/number',
    texts: once(() => [[picked('airline', words('airlineCodes')), number(100, 2_999)]]),
    unique: once(() => [
      [picked('airline', words('airlineCodes')), counter(100, 999_999, 8900)],
      [picked('airline', words('airlineCodes')), counter(100, 99_999, 8900)],
      [picked('airline', words('airlineCodes')), counter(100, 9_999, 8900)],
    ]),
    numbers: between(100, 8_999),
  },
  {
    name: 'transport.aircraft',
    names: 'aircraft, plane, airplane, airplane/model, aircraft type|model|name, plane type|model',
    texts: aircraft,
  },
  {
    name: 'transport.aircraft beside an airport',
    names: 'ac type|model, ac type code',
    texts: aircraft,
    beside: 'airport, iata, flight, tail, airline',
  },
  {
    name: 'transport.maker of aircraft',
    names: 'airplane|plane/manufacturer, aircraft manufacturer|maker|make',
    texts: once(() => [
      [
        picked(
          'airplane',
          words('airplanes').map((name) => /^De Havilland Canada|^\S+/.exec(name)?.[0] ?? name),
        ),
      ],
    ]),
  },
  {
    name: 'transport.tail number',
    names: 'tail number, aircraft|plane registration, aircraft/registration number',
    texts: once(() => [
      [text('N'), number(100, 999), pool([...'ABCDEFGHJK']), pool([...'KLMNPQRS'])],
      [text('N'), number(100, 999)],
    ]),
    unique: once(() => [[text('N'), counter(100, 999_999, 99_900)]]),
  },
  {
    name: 'transport.gate',
    names: 'gate, gate number',
    texts: once(() => [[pool([...'ABCDE']), number(1, 48)], [number(1, 48)]]),
    numbers: between(1, 48),
  },
  {
    name: 'transport.terminal',
    names: 'terminal, terminal number|name',
    texts: once(() => [
      [weighted({ 'Terminal 1': 4, 'Terminal 2': 3, 'Terminal 3': 2 })],
      [weighted({ T1: 4, T2: 3, T3: 2 })],
      [weighted({ 1: 4, 2: 3, 3: 2 })],
    ]),
    numbers: between(1, 5),
  },
  { name: 'transport.seat in a row', names: 'seat number, seat', beside: 'row', numbers: between(1, 16) },
  {
    name: 'transport.seat',
    names: 'seat, seat number|code|assignment|label|name, assigned seat, ticket/seat',
    texts: once(() => [
      [number(1, 38), pool(SEATS)],
      [number(1, 9), pool(SEATS)],
    ]),
    numbers: between(1, 220),
    unique: once(() => [9_999_999, 999, 99].map((last) => [counter(1, last, 38), pool(SEATS)])),
  },
  { name: 'measure.seats of a row', names: 'seat per row, place per row', numbers: between(10, 30) },
  { name: 'measure.rows of seats', names: 'hall/seat row, theater/seat row, venue/seat row', numbers: between(4, 24) },
  {
    name: 'transport.seat row',
    names: 'seat row, row seat|letter|label',
    texts: once(() => [[pool([...'ABCDEFGHJKLMNPQR'])]]),
    numbers: between(1, 38),
  },
  {
    name: 'transport.platform',
    names:
      'platform|track|dock number, train|station/platform, departure platform, train/track, bay, dock, berth, pier',
    texts: once(() => [[number(1, 24)]]),
    numbers: between(1, 24),
  },
  {
    name: 'transport.line',
    names: 'train|bus|metro|transit|service line, line|route name, bus route',
    texts: once(() => [[pool(LINES)], [pool(listOf('Red, Blue, Green, Orange, Circle, Night'))]]),
  },
  {
    name: 'transport.route code',
    names: 'route|bus|train|trip|voyage|tram number, route|line|trip code',
    texts: once(() => [
      [pool([...'RSLXN']), text('-'), number(10, 999)],
      [pool([...'RSLXN']), number(1, 9)],
    ]),
    unique: once(() => [[pool([...'RSLXN']), text('-'), counter(10, 9_999_999, 990)], [digits(8)]]),
    numbers: between(1, 999),
  },
  {
    name: 'transport.station',
    names: 'station|stop name, station, bus stop, stop',
    texts: once(() => [
      [
        pool(
          listOf(
            'Central, North, South, Harbor, Market, University, Airport, City Hall, Riverside, Old Town, Stadium, Park',
          ),
        ),
        text(' '),
        pool(listOf('Station, Square, Street, Gate')),
      ],
      [pool(listOf('Central, North, South, Harbor, Market, Airport, Stadium'))],
    ]),
    unique: once(() => [
      [pool(listOf('Central, North, South, Harbor, Market')), text(' Station'), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'transport.port',
    names:
      'port name, seaport, port of loading|discharge|entry|origin|destination|call|departure|arrival, loading|discharge|origin|load|departure|arrival|home port, harbor',
    texts: once(() => [[pool(PORTS.map(([port = '']) => port))], [pool(listOf('Busan, Genoa'))]]),
  },
  {
    // UN/LOCODE.
    name: 'transport.port code',
    names: 'unlocode, locode, port code',
    texts: once(() => [[pool(PORTS.map(([, code = '']) => code))]]),
  },
  {
    name: 'transport.ship',
    names: 'vessel, vessel|ship|boat name, ship, boat',
    texts: once(() => [
      [
        pool(listOf('Northern, Ocean, Pacific, Silver, Golden, Baltic, Coral, Atlantic')),
        text(' '),
        pool(listOf('Star, Pearl, Spirit, Trader, Pioneer, Dawn, Horizon')),
      ],
      [pool(listOf('Aurora, Boreas, Calypso, Dorado, Electra, Fortuna'))],
    ]),
  },
  {
    name: 'transport.imo number',
    names: 'imo, imo number',
    texts: once(() => [[text('IMO '), ...imo()], imo()]),
    numbers: between(9_000_001, 9_899_999),
  },
  {
    name: 'transport.vehicle make',
    names: 'make, car|make and|automobile brand, vehicle/brand, vehicle|car/manufacturer',
    texts: once(() => [[driven(words('vehicleMakes'))], [pool([...new Set(within(words('vehicleMakes'), 6))])]]),
  },
  {
    name: 'transport.vehicle model',
    names: 'vehicle|car|truck|automobile model, fleet/model, vehicle model name',
    texts: once(() => [[driven(words('vehicleModels'))], [pool(within(words('vehicleModels'), 8))]]),
  },
  {
    name: 'transport.vehicle',
    names: 'vehicle, car name, car, automobile, truck, vehicle make model, vehicle name|description',
    texts: once(() => [
      [driven(words('vehicleMakes').map((make, i) => `${make} ${words('vehicleModels')[i] ?? ''}`))],
      [driven(words('vehicleModels'))],
    ]),
  },
  {
    name: 'transport.model of a make',
    names: 'model, model name',
    beside: 'make, vin, mileage, odometer, fuel, horsepower, car, vehicle',
    texts: once(() => [[driven(words('vehicleModels'))], [pool(within(words('vehicleModels'), 8))]]),
  },
  {
    name: 'transport.model',
    names:
      'model, model name, device|product|machine|equipment|camera|printer|phone|asset|hardware|sensor model, model/name',
    texts: once(() => [
      [pool(listOf('Pro, Air, Max, Mini, Plus, Ultra, Lite, Prime, Edge, Neo')), text(' '), number(100, 990)],
      [pool([...'ABCDEGKMSTXZ']), digits(3)],
    ]),
    numbers: between(1, 60),
  },
  {
    name: 'transport.fuel consumption',
    names: 'fuel|average consumption, fuel economy|efficiency, mpg, consumption per 100|liter per 100 km',
    numbers: between(2, 60, lognormal(7.2, 0.4), 1),
  },
  {
    name: 'transport.fuel used',
    names: 'fuel used|quantity|amount|volume, fuel|refuel liter, tank|fuel capacity, gallon, liter fueled',
    numbers: between(2, 900, lognormal(46, 0.6), 1),
  },
  {
    name: 'transport.engine',
    names: 'engine, engine size|capacity|volume|liter|model',
    numbers: between(0.8, 6.6, weightsBy({ 1: 10, 1.2: 12, 1.4: 14, 1.6: 18, 2: 28, 2.5: 8, 3: 8, 4: 2 }), 1),
    texts: once(() => [
      [weighted({ '1.0L': 10, '1.2L': 12, '1.4L': 14, '1.6L': 18, '2.0L': 28, '2.5L': 8, '3.0L': 8 })],
    ]),
  },
  {
    name: 'transport.displacement',
    names:
      'engine|displacement|engine capacity|engine size cc, cc, displacement, engine ccm, cubic capacity|centimeter',
    numbers: between(
      998,
      4_951,
      weightsBy({
        998: 12,
        1197: 10,
        1332: 8,
        1498: 18,
        1598: 14,
        1796: 5,
        1968: 14,
        1995: 10,
        2494: 5,
        2967: 3,
        4951: 1,
      }),
    ),
  },
  {
    name: 'transport.doors',
    names: 'door, door count',
    numbers: between(2, 5, weightsBy({ 2: 8, 3: 14, 4: 38, 5: 40 })),
  },
  {
    name: 'transport.vehicle seats',
    names: 'car/seat, vehicle|passenger seat, vehicle|car/capacity, seat vehicle count',
    numbers: between(2, 9, weightsBy({ 2: 6, 4: 18, 5: 60, 7: 12, 9: 4 })),
  },
  {
    name: 'transport.cylinders',
    names: 'cylinder, cylinder count',
    numbers: between(2, 12, weightsBy({ 3: 18, 4: 52, 6: 20, 8: 9, 12: 1 })),
  },
  { name: 'transport.gears', names: 'gear count, gear', numbers: between(1, 10, normal(6, 1)) },
  {
    name: 'transport.driver rating',
    names: 'safety|crash rating, euro ncap',
    numbers: between(1, 5, weightsBy({ 2: 4, 3: 14, 4: 40, 5: 42 })),
  },
  {
    name: 'transport.container',
    names: 'container number|container id code, shipping container number',
    texts: once(() => [[pool(listOf('MSKU, TGHU, CMAU, HLXU, OOLU, TEMU')), digits(7)]]),
    unique: once(() => [[pool(listOf('MSKU, TGHU, CMAU, HLXU, OOLU, TEMU')), digits(7)]]),
  },
  kind('drive', 'drive type|train|wheel, drivetrain, wheel drive', 'front 58, rear 20, all 22'),
  kind('trip', 'trip|journey|travel type, ticket/kind, fare kind', 'one_way 42, round_trip 52, multi_city 6'),
  kind(
    'traveler',
    'ticket category travel, passenger|traveler|ticket category type, fare|passenger category',
    'adult 74, child 12, senior 9, infant 5',
  ),
  kind(
    'service',
    'service|maintenance|repair|work order type, service|maintenance category, service kind',
    'inspection 30, repair 30, oil_change 18, tires 12, cleaning 10',
  ),
  kind(
    'incident',
    'accident|damage|violation|claim|hazard|defect type, incident|damage category, violation, offense, incident kind',
    'collision 34, theft 16, fire 8, water 16, vandalism 12, other 14',
  ),
];
