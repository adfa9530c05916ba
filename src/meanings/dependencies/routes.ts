import { pool } from '../../pools/pools.ts';
import { once } from '../builders/forms.ts';

/** Flights of about one length: which airports they leave and reach by their ranks, the large ones first, and how many kilometres that is. */
export interface Routes {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** What columns pick whose two ends are those of a route. */
export const ROUTED = 'airport';

/** Airports of towns that the list of cities does not have: code, country, its code, time zone, latitude and longitude. */
export const TOWNS: ReadonlyMap<string, readonly string[]> = new Map(
  `CNS:Australia:AU:Australia/Brisbane:-17:146 CBR:Australia:AU:Australia/Sydney:-35:149 CHC:New Zealand:NZ:Pacific/Auckland:-43:173
  HNL:United States:US:Pacific/Honolulu:21:-158 PPT:French Polynesia:PF:Pacific/Tahiti:-18:-150 HBA:Australia:AU:Australia/Hobart:-43:147
  HRG:Egypt:EG:Africa/Cairo:27:34 OGG:United States:US:Pacific/Honolulu:21:-156 NOU:New Caledonia:NC:Pacific/Noumea:-22:166
  NAN:Fiji:FJ:Pacific/Fiji:-18:177 EWR:United States:US:America/New_York:41:-74 GEA:New Caledonia:NC:Pacific/Noumea:-22:166`
    .split(/\s+(?=[A-Z]{3}:)/)
    .map((line) => {
      const [airport = '', ...facts] = line.split(':');
      return [airport, facts] as const;
    }),
);

/** Kilometres of the shortest flights, how many times further the next ones go, and how much flights of one length differ. */
const SHORTEST = 480;
const FURTHER = 1.33;
const APART = { share: 0.05, kilometers: 30 };
const LENGTHS = 12;

/** Flights between airports, the short ones first. */
export const routes = once((): readonly Routes[] => {
  const places = placesOf();
  const pairs = places.flatMap((one, from) =>
    places.map((other, to) => ({ from, to, size: from + to, length: kilometers(one, other) })),
  );
  return Array.from({ length: LENGTHS }, (_, nth) => {
    const middle = SHORTEST * FURTHER ** nth;
    const apart = middle * APART.share + APART.kilometers;
    const [least, most] = [middle - apart, middle + apart];
    const some = pairs
      .filter(({ length }) => length >= least && length <= most)
      .sort((lhs, rhs) => lhs.size - rhs.size)
      .slice(0, places.length);
    return { from: some.map(({ from }) => from), to: some.map(({ to }) => to), least, most };
  });
});

/** How many kilometres are a mile, by what a column is called that counts such. */
export const MILES = { miles: 1.609, 'nautical miles': 1.852 } as const;

/** In how many minutes a flight comes how many kilometres further, and what it takes beside. */
export const KILOMETERS_A_MINUTE = 13.5;
export const MINUTES_BESIDE = 30;

/** How long a flight of so many kilometres takes. */
export const minutesOf = (length: number): number => MINUTES_BESIDE + length / KILOMETERS_A_MINUTE;
const itself = (length: number): number => length;

/** What columns that say how long a flight is or takes hold for so many kilometres, by their meanings. */
export const LENGTHS_OF_FLIGHTS: ReadonlyMap<string, (kilometers: number) => number> = new Map([
  ['duration.minutes of a flight', minutesOf],
  ['duration.minutes beside an airport', minutesOf],
  ['measure.distance of a flight', itself],
  ['measure.distance flown', itself],
  ...Object.entries(MILES).flatMap(([unit, one]) =>
    ['flown', 'of a flight'].map(
      (distance) => [`measure.distance ${distance} in ${unit}`, (length: number) => length / one] as const,
    ),
  ),
]);

/** Latitude and longitude of each airport, in degrees. */
function placesOf(): readonly (readonly number[])[] {
  const cities = pool('cities');
  return pool('airportCodes').map((code, rank) => {
    const city = cities.indexOf(pool('airportCities')[rank] ?? '');
    const place = TOWNS.get(code)?.slice(3) ?? [pool('cityLatitudes')[city], pool('cityLongitudes')[city]];
    return place.map(Number);
  });
}

/** Twice the mean radius of the Earth, in kilometres. */
const DIAMETER = 12_742;

/** How far two places lie apart on the globe: the haversine formula. */
function kilometers(
  [north = 0, east = 0]: readonly number[],
  [otherNorth = 0, otherEast = 0]: readonly number[],
): number {
  const radians = Math.PI / 180;
  const bent = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const across = Math.cos(north * radians) * Math.cos(otherNorth * radians) * bent(otherEast - east);
  return DIAMETER * Math.asin(Math.sqrt(bent(otherNorth - north) + across));
}
