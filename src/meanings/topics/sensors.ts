import { kind } from '../builders/choice.ts';
import { number, oneOf, picked, pool, text, weighted } from '../builders/forms.ts';
import { between, listOf, lognormal, measure, normal, once, weightsBy } from '../builders/shorthand.ts';
import { usualReading } from '../dependencies/readings.ts';
import type { MeaningRow } from '../row.ts';

/** What sensors measure, in which unit, and between which values as a rule. */
const QUANTITIES =
  'temperature humidity pressure co2 illuminance sound_level wind_speed voltage current power flow_rate ph'
    .split(' ')
    .map((name) => {
      const { unit = '', least = 0, most = 0 } = usualReading(name.replace('_', ' ').replace('co2', 'co 2')) ?? {};
      return [name, unit, least, most] as const;
    });

/** Values of each quantity: other digits follow them. */
const OF_A_QUANTITY = 12;

/** A text of each value of each quantity, so that a sensor's kind, its unit and what it reads belong together. */
const ofQuantities = (make: (quantity: (typeof QUANTITIES)[number], place: number) => string) =>
  QUANTITIES.flatMap((quantity) => Array.from({ length: OF_A_QUANTITY }, (_, place) => make(quantity, place)));

/** Whole numbers of the quantities, as far between their least and their most as the share of a place says. */
const listed = (share: (place: number) => number): Pick<MeaningRow, 'numbers'> => {
  const entries = once(() =>
    ofQuantities(([, , least, most], place) => String(Math.max(0, Math.floor(least + (most - least) * share(place))))),
  );
  return { numbers: { first: 0, last: 2_500, scale: 2, listed: { picks: 'science.quantity', entries } } };
};

const MEASURED = 'unit, metric, parameter, quantity, property, sensor';

/** Names of bounds, of which `side` says which they are. */
const bounds = (sides: string): string =>
  listOf(sides)
    .flatMap((side) => [
      `${side} threshold`,
      `threshold ${side}`,
      `${side} limit`,
      `alarm ${side}`,
      `${side} alarm`,
      `${side} value`,
    ])
    .join(', ');

/** What sensors and machines report. */
export const sensors: readonly MeaningRow[] = [
  {
    name: 'science.voltage of a sensor',
    role: 'science.battery voltage',
    names: 'voltage, voltage v, supply voltage, volt',
    beside: 'battery, rssi, snr, firmware, humidity',
    without: 'current, power, ampere, watt, energy, kwh, frequency, phase',
    numbers: between(2.9, 4.25, normal(3.7, 0.2), 2),
  },
  {
    ...kind(
      'device that measures',
      'device|equipment|hardware type, device kind|class|category',
      'temperature_sensor 30, humidity_sensor 18, air_quality_sensor 12, motion_sensor 10, weather_station 10, gateway 8, energy_meter 7, water_meter 5',
      'TEMP HUM AIR MOT WEA GTW ENE WAT',
    ),
    beside: 'temperature, humidity, voltage, battery, sensor, reading, firmware, rssi, co, calibration, measurement',
    without: 'platform, browser, operating, user, app, os',
  },
  {
    ...kind(
      'unit of a meter',
      'unit, uom, unit of measure, meter|reading unit, meter reading/unit, meter reading/unit of measure, meter reading/uom',
      'kWh 5, m3 4',
    ),
    beside: 'meter, consumption, kwh, tariff',
    without: 'sensor, metric, parameter, quantity, sku, item, product, plan, feature',
  },
  {
    name: 'science.quantity measured',
    names:
      'sensor|reading|measurement|observation|sensor reading/metric, quantity|parameter measured, measured quantity, physical quantity name, sensor|reading|measurement/parameter, sensor|reading/measurement, sensor|reading|measurement type, sensor kind, observed property',
    texts: once(() => [
      [
        picked(
          'science.quantity',
          ofQuantities(([name]) => name),
        ),
      ],
    ]),
  },
  {
    name: 'science.unit of a quantity',
    names:
      'reading|measurement|observation|sensor reading/unit, sensor|reading|metric unit, sensor/unit of measure, reading/unit of measure, measurement/unit of measure',
    texts: once(() => [
      [
        picked(
          'science.quantity',
          ofQuantities(([, unit]) => unit),
        ),
      ],
    ]),
  },
  {
    name: 'science.value of a quantity',
    names:
      'reading, reading|sensor|measured|measurement|observation|observed|metric|sample value, sensor reading, measurement, reading|measurement|sensor|metric|observation|sample|telemetry/value, reading/reading, reading/raw value, sensor/raw value',
    ...listed((place) => (place + 0.5) / OF_A_QUANTITY),
    beside: MEASURED,
  },
  {
    name: 'science.least of a quantity',
    names: bounds('minimum, low, lower'),
    ...listed(() => -0.25),
    beside: MEASURED,
  },
  {
    name: 'science.most of a quantity',
    names: bounds('maximum, high, upper'),
    ...listed(() => 1.25),
    beside: MEASURED,
  },
  {
    name: 'science.average of a quantity',
    names: 'average|mean value, average reading, average, mean',
    ...listed(() => 0.5),
    beside: MEASURED,
  },
  {
    name: 'science.name of a sensor',
    names: 'sensor name|label',
    texts: once(() => [
      [
        oneOf(
          'Kitchen Bedroom Hallway Garage Attic Basement Office Greenhouse Warehouse Lobby Rooftop Boiler Server Garden',
        ),
        text(' '),
        oneOf('Sensor Probe Node'),
        text(' '),
        number(1, 40),
      ],
      [text('Sensor '), number(1, 99)],
    ]),
    unique: once(() => [[oneOf('Kitchen Hallway Garage Office Lobby'), text(' Sensor '), number(1, 9_999_999)]]),
  },
  {
    name: 'company.plant',
    names: 'plant, plant|factory name, factory, production site, plant/name',
    texts: once(() => [
      [
        pool(listOf('North, South, East, West, Riverside, Harbor, Lakeside, Central, Hillside, Valley')),
        text(' Plant'),
      ],
      [pool(listOf('North, South, East, West, Harbor, Central'))],
    ]),
    beside: 'machine, line, factory, production, equipment, shift, operator',
  },
  kind(
    'quality of a reading',
    'quality control|qc status, qc|quality flag, data|reading quality, measurement/quality, quality code',
    'good 84, suspect 9, bad 4, missing 3',
  ),
  measure(
    'vibration',
    'vibration, vibration mm s, vibration mm|rms|velocity|level|mms',
    between(0.1, 18, lognormal(2.4, 0.6), 3),
  ),
  measure('power in kilowatts', 'kilowatt', between(0.1, 900, lognormal(14, 1.1), 2)),
  measure(
    'energy in all',
    'energy|kwh total, total|cumulative energy, total energy|cumulative energy|total kwh',
    between(20, 400_000, lognormal(8_200, 1), 1),
  ),
  measure(
    'sampling interval',
    'sampling|sample|polling|poll|report|reporting|measurement|scan|heartbeat interval, sampling interval|sample interval s',
    between(1, 86_400, weightsBy({ 1: 6, 5: 10, 10: 16, 15: 8, 30: 16, 60: 26, 300: 14, 600: 6, 900: 6, 3600: 4 })),
  ),
  measure('link quality', 'link quality, lqi, link quality indicator', between(20, 255, normal(168, 46))),
  measure(
    'offset of a calibration',
    'calibration|sensor|zero offset, correction, calibration',
    between(-5, 5, normal(0, 0.4), 2),
    {
      hasFraction: true,
    },
  ),
  measure(
    'accuracy of a sensor',
    'accuracy, sensor|measurement accuracy, uncertainty, precision',
    between(0.05, 5, lognormal(0.5, 0.7), 2),
    {
      beside: 'sensor, reading, calibration, calibrated',
      hasFraction: true,
    },
  ),
  measure(
    'dissolved oxygen',
    'dissolved oxygen, dissolved oxygen mg l, dissolved oxygen mg',
    between(1, 16, normal(8.2, 1.6), 2),
  ),
  measure('turbidity', 'turbidity, turbidity ntu', between(0.1, 900, lognormal(4.5, 1), 2)),
  measure('conductivity', 'conductivity, conductivity us cm', between(40, 5_000, lognormal(520, 0.6))),
  {
    name: 'label.state of an alarm',
    names: 'alarm state|status',
    texts: once(() => [[weighted({ normal: 82, warning: 11, alarm: 5, fault: 2 })]]),
  },
  {
    name: 'label.state of a sensor',
    names: 'sensor state, sensor|reading status, sensor|measurement|sensor reading/status',
    texts: once(() => [[weighted({ ok: 86, warning: 8, error: 4, offline: 2 })]]),
  },
];
