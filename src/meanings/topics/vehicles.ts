import { COUNTER_ROLES, DRIVEN, DRIVEN_ROLES } from '../agreements/counters.ts';
import { kind } from '../builders/choice.ts';
import { between, lognormal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What only tables of vehicles have. */
const VEHICLES = 'vin, mileage, odometer, plate, horsepower';

const SEATS = between(2, 9, weightsBy({ 2: 6, 3: 4, 4: 10, 5: 62, 7: 12, 9: 6 }));
const mileage = between(5, 420_000, lognormal(68_000, 0.8));

/** Words of looks at a counter. */
const LOOKS = [...COUNTER_ROLES.keys()];

/** Names of looks at things: the look stands behind the thing or in front of it. */
const looksAt = (things: string, looks: readonly string[]): string =>
  things
    .split(', ')
    .flatMap((thing) => looks.flatMap((look) => [`${thing} ${look}`, `${look} ${thing}`]))
    .join(', ');

/** Names of tables of roads, and of what is measured along them. */
const ROADS = 'road, highway, route, segment, section, stage, climb, pipeline, railway, track'.split(', ');

/** What vehicles have by names that mean something else elsewhere. */
export const vehicles: readonly MeaningRow[] = [
  {
    name: 'measure.distance driven',
    role: 'measure.distance',
    names: 'km|kilometer|mile driven',
    beside: 'before, after, start, end, begin, finish, started, ended',
    numbers: between(0.1, 2_500, lognormal(60, 1.1), 1),
  },
  {
    name: DRIVEN,
    names: `mileage, odometer, odometer reading, kilometer driven, mileage km, total mileage, km driven, odometer km, mileage at last service, odometer at last service, kilometrage, mile driven, ${looksAt('odometer, mileage', [...LOOKS, ...DRIVEN_ROLES.keys()])}`,
    numbers: mileage,
  },
  {
    name: 'measure.distance along a road',
    role: 'measure.distance',
    names: looksAt('km', LOOKS)
      .split(', ')
      .flatMap((look) => ROADS.map((road) => `${road}/${look}`))
      .join(', '),
    numbers: between(0, 900, lognormal(110, 0.9), 1),
  },
  {
    name: 'transport.mileage in its unit',
    role: DRIVEN,
    names: `${looksAt('km, kilometer, mile', LOOKS)}, km out, km in, mile out, mile in`,
    without: 'road, lane, segment, section, surface, chainage',
    numbers: mileage,
  },
  {
    ...kind(
      'colour of a vehicle',
      'color, color name|description, exterior|paint|body|vehicle|car color',
      'White 25, Black 21, Gray 18, Silver 14, Blue 9, Red 8, Green 2, Brown 1, Beige 1, Orange 1, Yellow 1',
      'WHT BLK GRY SIL BLU RED GRN BRN BGE ORG YEL',
    ),
    beside: VEHICLES,
  },
  {
    name: 'transport.seats of a car',
    role: 'transport.vehicle seats',
    names: 'seat, seat count, seating|seat|passenger capacity, passenger count maximum',
    beside: VEHICLES,
    numbers: SEATS,
  },
  {
    name: 'transport.seats of cars of a kind',
    role: 'transport.vehicle seats',
    names: ['vehicle', 'car']
      .flatMap((what) => ['category', 'class', 'type', 'model', 'group'].map((kind) => `${what} ${kind}`))
      .flatMap((table) => ['seat', 'seat count', 'passenger', 'capacity'].map((seats) => `${table}/${seats}`))
      .join(', '),
    numbers: SEATS,
  },
  {
    name: 'transport.tank',
    names:
      'tank, tank|fuel|fuel tank capacity, tank size|volume, tank|tank capacity|fuel capacity liter, tank capacity|tank l',
    beside: `${VEHICLES}, fuel, make`,
    numbers: between(32, 120, lognormal(55, 0.22)),
  },
  {
    name: 'money.price of a vehicle',
    names:
      'vehicle/purchase price, car/purchase price, acquisition|purchase|replacement cost, acquisition|purchase price, acquisition|purchase|replacement value',
    beside: VEHICLES,
    numbers: { ...between(2_500, 180_000, lognormal(27_000, 0.5)), zeros: 1 },
  },
];
