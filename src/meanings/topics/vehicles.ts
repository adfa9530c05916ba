import { kind } from '../builders/choice.ts';
import { between, lognormal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What only tables of vehicles have. */
const VEHICLES = 'vin, mileage, odometer, plate, horsepower';

/** What vehicles have by names that mean something else elsewhere. */
export const vehicles: readonly MeaningRow[] = [
  {
    ...kind(
      'colour of a vehicle',
      'color, color name, exterior color, paint color, body color, vehicle color, car color, color description',
      'White 25, Black 21, Gray 18, Silver 14, Blue 9, Red 8, Green 2, Brown 1, Beige 1, Orange 1, Yellow 1',
      'WHT BLK GRY SIL BLU RED GRN BRN BGE ORG YEL',
    ),
    beside: VEHICLES,
  },
  {
    name: 'transport.seats of a car',
    role: 'transport.vehicle seats',
    names:
      'seat, seat count, number of seat, seating capacity, seat capacity, passenger capacity, passenger count maximum',
    beside: VEHICLES,
    numbers: between(2, 9, weightsBy({ 2: 6, 3: 4, 4: 10, 5: 62, 7: 12, 9: 6 })),
  },
  {
    name: 'transport.tank',
    names:
      'tank, tank capacity, tank size, tank volume, tank liter, fuel capacity, fuel tank capacity, fuel tank size, tank capacity liter, fuel capacity liter, tank capacity l, tank l',
    beside: `${VEHICLES}, fuel, make`,
    numbers: between(32, 120, lognormal(55, 0.22)),
  },
  {
    name: 'money.price of a vehicle',
    names:
      'vehicle/purchase price, car/purchase price, acquisition cost, acquisition price, acquisition value, purchase cost, purchase price, purchase value, replacement cost, replacement value',
    beside: VEHICLES,
    numbers: { ...between(2_500, 180_000, lognormal(27_000, 0.5)), zeros: 1 },
  },
];
