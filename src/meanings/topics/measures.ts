import { number, text } from '../builders/forms.ts';
import { between, lognormal, measure, normal, once, percentages, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { SEATS_OF_A_FLIGHT } from './flights.ts';

/** What is measured; units stand in the last word of names. */
export const measures: readonly MeaningRow[] = [
  measure(
    'body weight',
    'body weight|mass, patient|person|user|player|athlete|vital|member|vital sign/weight, weight kg body, weight at admission, patient/weight kg, person/weight kg, user/weight kg, player/weight kg, athlete/weight kg, member/weight kg, vital/weight kg, employee/weight kg, customer/weight kg, profile/weight kg, body weight kg',
    between(3, 160, normal(76, 15), 1),
  ),
  measure('height of a thing', 'height, height|height in cm, height mm|inch', between(1, 400, lognormal(24, 0.7), 1), {
    beside: 'width, depth, thickness, volumetric, dimension',
  }),
  measure(
    'body height',
    'body height, patient|person|user|player|athlete|vital|member|vital sign/height, height|height in cm',
    between(48, 210, normal(171, 10), 1),
  ),
  measure(
    'body height in metres',
    'height|body height m, height meter, patient/height m, person/height m',
    between(1.45, 2.1, normal(1.71, 0.1), 2),
  ),
  measure('birth weight', 'birth weight, newborn weight', between(1800, 5200, normal(3400, 480))),
  measure(
    'load',
    'maximum|maximum gross weight, load|weight capacity, maximum payload, weight limit, maximum weight|load capacity|maximum payload|weight limit kg',
    between(
      50,
      44_000,
      weightsBy({ 500: 6, 1000: 12, 1500: 8, 3500: 16, 7500: 18, 12000: 14, 18000: 10, 26000: 8, 40000: 8 }),
    ),
  ),
  measure('net weight', 'net weight, weight net', between(0.05, 500, lognormal(2.4, 1), 2), {
    role: 'measure.weight',
  }),
  measure('gross weight', 'gross weight, weight gross', between(0.06, 600, lognormal(2.8, 1), 2), {
    role: 'measure.weight',
  }),
  measure(
    'target weight of a body',
    'target|goal|desired|ideal weight, target weight|goal weight kg, target weight lb',
    between(45, 110, normal(70, 11), 1),
    {
      beside: 'height, gender, birth, bmi, fitness, step, calorie',
    },
  ),
  measure(
    'battery capacity',
    'battery|battery capacity mah, battery|battery mah capacity',
    between(1_000, 30_000, weightsBy({ 3000: 8, 3500: 10, 4000: 18, 4500: 16, 5000: 30, 6000: 8, 10000: 6 })),
  ),
  measure(
    'sides of a parcel',
    'dimension l|w|h, parcel length|width|height, dimension l|dimension w cm',
    between(4, 120, lognormal(28, 0.5)),
  ),
  measure(
    'weight',
    'weight, weight kg|kilogram, item|package|total|shipping|product|load|tare|carrying|cargo|unit|parcel weight, weight unit value, mass, payload, load, kg',
    between(0.05, 1_000, lognormal(3.2, 1.2), 2),
  ),
  measure(
    'weight in grams',
    'weight|mass|portion|serving size g, gram, serving weight',
    between(1, 50_000, lognormal(420, 1.1)),
  ),
  measure(
    'weight of a bag',
    'baggage/weight, baggage/weight kg, bag|luggage|suitcase weight, bag weight|luggage weight kg',
    between(3, 32, normal(17, 5), 1),
  ),
  measure('weight in pounds', 'lb, pound, weight oz, ounce', between(0.1, 2_000, lognormal(6, 1.1), 1)),
  measure('tonnage', 'tonnage, ton, weight t, tonne, maximum load', between(1, 90_000, lognormal(24, 1.4), 1)),
  measure(
    'height',
    'height, item|package|box|product|clearance|ceiling height, height mm|inch',
    between(1, 400, lognormal(32, 0.8), 1),
  ),
  measure('width', 'width, width cm|mm|inch|m', between(1, 400, lognormal(28, 0.8), 1)),
  measure('length', 'length, length cm|mm|m|inch, cable|sleeve length', between(1, 600, lognormal(42, 0.8), 1)),
  measure('depth', 'depth, depth cm|m, depth|thickness mm, thickness', between(0.5, 200, lognormal(16, 0.8), 1)),
  measure(
    'diameter',
    'diameter, diameter mm, radius, circumference, radius m|km, bore, wheel size, caliber',
    between(0.5, 200, lognormal(14, 0.8), 1),
  ),
  measure(
    'pixel width',
    'image|video|screen|viewport|thumbnail|frame|banner|original width, photo|picture|media|asset|file/width, width px|pixel',
    between(
      64,
      7_680,
      weightsBy({ 320: 4, 640: 10, 800: 10, 1024: 12, 1280: 16, 1600: 8, 1920: 26, 2560: 8, 3840: 6 }),
    ),
  ),
  measure(
    'pixel height',
    'image|video|screen|viewport|thumbnail|frame|banner|original height, photo|picture|media|asset|file/height, height px|pixel',
    between(64, 4_320, weightsBy({ 240: 4, 480: 12, 600: 10, 720: 18, 768: 10, 900: 8, 1080: 26, 1440: 8, 2160: 4 })),
  ),
  measure(
    'resolution',
    'dpi, ppi, dot per inch',
    between(72, 1_200, weightsBy({ 72: 24, 96: 14, 150: 16, 300: 36, 600: 10 })),
  ),
  measure(
    'distance of a flight',
    'flight leg|flight route|airline route/distance, flight/distance kilometer, flight/km, flight|air|flown|great circle distance, flight distance|great circle distance km, aircraft/range, aircraft/range km',
    between(90, 15_300, lognormal(1_250, 0.8)),
  ),
  measure(
    'distance of a delivery',
    'distance, distance km, delivery|trip distance',
    between(0.3, 18, lognormal(3, 0.6), 1),
    { role: 'measure.distance', beside: 'restaurant, courier, rider' },
  ),
  measure(
    'distance',
    'distance, distance|length|range km, trip|total|route|travel distance, km, kilometer, mile, distance|range mile, route|track length, distance kilometer',
    between(0.1, 2_500, lognormal(18, 1.2), 1),
  ),
  measure('distance in metres', 'distance m, meter, geofence radius', between(1, 42_195, lognormal(900, 1.2))),
  measure(
    'altitude',
    'altitude, elevation, altitude|elevation m, height above sea level, altitude|elevation meter, elevation gain',
    between(-20, 4_800, lognormal(310, 1.1)),
  ),
  measure(
    'flight altitude',
    'flight altitude, altitude|elevation ft, altitude|elevation foot',
    between(0, 41_000, normal(31_000, 7_000)),
  ),
  measure(
    'battery capacity of a vehicle',
    'battery|battery capacity|battery size|battery capacity in kwh',
    between(8, 120, normal(62, 18), 1),
  ),
  measure(
    'cruise altitude',
    'cruise|cruising|planned altitude, cruise altitude ft|foot',
    between(
      6_000,
      43_000,
      weightsBy(Object.fromEntries([...'5677888989976'].map((weight, i) => [29_000 + 1_000 * i, Number(weight)]))),
    ),
  ),
  measure('latitude', 'map|start|end latitude, y coordinates, coordinates y', between(-90, 90, normal(32, 22), 6)),
  measure('longitude', 'map|start|end longitude, x coordinates, coordinates x', between(-180, 180, normal(15, 70), 6)),
  measure(
    'area',
    'area, square meter, floor|living|surface|usable|built area, sqm, m 2, apartment|house/size, room|property size, living|floor space, area sq m, property/area',
    between(12, 2_000, lognormal(92, 0.6), 1),
  ),
  measure('square feet', 'square foot|feet|footage, sqft, sq ft', between(200, 20_000, lognormal(1_650, 0.5))),
  measure('acres of a home', 'lot acre, lot size acre', between(0.05, 40, lognormal(0.3, 0.8), 2)),
  measure(
    'land area',
    'hectare, land|lot|plot|field area, area ha, acreage, acre, area km 2, farm|plot size, area sq km',
    between(0.1, 5_000, lognormal(6, 1.4), 2),
  ),
  measure(
    'volume',
    'volume, volume m 3, cubic meter, cbm, tank volume, volume l, liter',
    between(0.1, 5_000, lognormal(12, 1.3), 2),
  ),
  measure(
    'volume of a specimen',
    'sample volume ml, specimen volume ml, sample|specimen/volume',
    between(0.5, 100, weightsBy({ 1: 6, 2: 14, 3: 12, 4: 18, 5: 18, 8: 8, 10: 14, 20: 4, 50: 4, 100: 2 })),
  ),
  measure(
    'volume in millilitres',
    'ml, milliliter, bottle size',
    between(5, 5_000, weightsBy({ 50: 6, 100: 12, 200: 12, 250: 16, 330: 16, 500: 20, 750: 12, 1000: 14 })),
  ),
  measure(
    'trade volume',
    'trade|trading|share|market volume, volume traded|24h, stock|quote|candle/volume',
    between(0, 900_000_000, lognormal(1_400_000, 1.6)),
  ),
  measure(
    'seats of a flight',
    'flight/seat total, flight/total seat, flight|aircraft|airplane|plane/seat, flight|airplane|plane/capacity, flight/seat capacity, flight/seat count, flight/passenger capacity, aircraft/seat capacity, aircraft/total seat, aircraft/seating capacity, aircraft/passenger capacity, aircraft/seat count, aircraft capacity',
    SEATS_OF_A_FLIGHT,
    { role: 'measure.capacity' },
  ),
  measure(
    'students of a course',
    'course|class|section/capacity, course|section/seat, class size, maximum student|enrollment, enrollment|class|student limit, enrollment cap, enrollment|student capacity, course/maximum participant, course/seat limit, course/total seat, class/total seat',
    between(
      5,
      400,
      weightsBy({
        8: 2,
        10: 5,
        12: 7,
        15: 9,
        16: 5,
        18: 4,
        20: 14,
        24: 10,
        25: 12,
        30: 16,
        35: 5,
        40: 8,
        50: 7,
        60: 6,
        80: 4,
        100: 3,
        120: 3,
        150: 2,
        200: 2,
        300: 1,
      }),
    ),
    { role: 'measure.capacity' },
  ),
  measure(
    'guests of a room',
    'maximum occupancy|guest|adult|person, occupancy|guest limit, sleep, capacity',
    between(2, 12, lognormal(4.3, 0.3)),
    { role: 'measure.capacity', beside: 'bed, bedroom, bathroom, nightly' },
  ),
  measure(
    'seats at a table',
    'table/seat, table/seat count, table/capacity, dining/seat, dining/capacity',
    between(1, 12, weightsBy({ 2: 34, 4: 42, 6: 14, 8: 8, 12: 2 })),
    { role: 'measure.capacity' },
  ),
  measure(
    'capacity of a class',
    'capacity, maximum participant|attendee|place, participant limit, spot',
    between(4, 60, lognormal(18, 0.4)),
    {
      role: 'measure.capacity',
      beside: 'instructor, trainer, coach, waitlist, waitlisted',
    },
  ),
  measure(
    'capacity',
    'capacity, maximum|total seat, maximum place, seat maximum|count|total, maximum|seating|seat|total|room|passenger|venue capacity, maximum participant|attendee|guest|person|occupancy|player, seat|person|guest|attendee|participant|occupancy limit',
    between(2, 60_000, lognormal(45, 1)),
  ),
  measure('power factor', 'power factor, cos phi', between(0.6, 1, normal(0.93, 0.06), 3)),
  measure(
    'machine pressure',
    'tire|oil|water|pump pressure, pressure bar|psi|kpa',
    between(0.5, 120, lognormal(4, 0.7), 1),
  ),
  measure('carbon dioxide', 'co 2, co 2 ppm|level, carbon dioxide', between(380, 2_400, lognormal(620, 0.3))),
  measure('emissions', 'emission, carbon footprint, emission kg, co 2e', between(0.1, 50_000, lognormal(140, 1.3), 1)),
  measure(
    'speed',
    'speed, speed limit|kph, velocity, average|maximum|top|vehicle|ground|current|cruising speed, mph, kmh',
    between(0, 260, normal(62, 28), 1),
  ),
  measure('rotation speed', 'rpm, rotation|fan|motor|spindle speed', between(0, 12_000, normal(2_400, 900))),
  measure(
    'acceleration',
    'acceleration, accel|acceleration|gyro x, accel|acceleration|gyro y, accel|acceleration|gyro z',
    between(-20, 20, normal(0, 4), 3),
  ),
  measure('voltage', 'voltage, volt, voltage v, supply|input|output|line voltage', between(0, 480, normal(230, 6), 1)),
  measure('current', 'ampere, amp, current a, amperage, load|electric current', between(0, 400, lognormal(8, 0.9), 2)),
  measure(
    'power',
    'power, power w|consumption|output|rating, watt, wattage, active|output|rated|installed power',
    between(0, 50_000, lognormal(420, 1.2), 1),
  ),
  measure('engine power', 'horsepower, engine power, hp, power hp|ps, bhp', between(45, 700, lognormal(150, 0.4))),
  measure(
    'energy',
    'energy, kwh, energy|consumption|usage kwh, consumption, kilowatt hour, energy|unit used, energy|unit consumed, energy delivered|wh, electricity, consumed|billed|usage|used unit, unit billed',
    between(0, 90_000, lognormal(240, 1), 2),
  ),
  measure('tilt', 'tilt, tilt angle, tilt|slope degree, inclination, slope', between(0, 90, normal(28, 9), 1)),
  measure(
    'look at a meter',
    'current|previous|present|prior|opening|closing|start|end|initial|final|last|new|old|before|after|meter reading, reading|meter start, reading|meter end, reading before|after, previous|current read, meter reading/reading, meter reading/previous, meter reading/opening, meter reading/closing, meter reading/start, meter reading/end',
    between(0, 999_999, lognormal(14_000, 1), 1),
    { role: 'measure.meter reading', without: 'sensor, patient, glucose, pressure, book' },
  ),
  measure(
    'meter reading',
    'reading, reading|sensor|measured|measurement|observation|observed|metric|sample value, sensor reading, measurement, reading|measurement|sensor|metric|observation|sample|telemetry/value',
    between(0, 99_999, lognormal(180, 1.3), 2),
  ),
  measure(
    'frequency',
    'hertz, hz, mhz, ghz, clock speed, sample|sampling|clock rate',
    between(1, 192_000, weightsBy({ 50: 8, 60: 8, 433: 4, 868: 6, 2400: 12, 5000: 6, 22050: 4, 44100: 30, 48000: 22 })),
  ),
  measure('frequency of mains', 'grid|line|network frequency, frequency hz', between(49, 51, normal(50, 0.03), 2), {
    beside: 'voltage, volt, v, current, amp, power, grid, phase',
  }),
  measure(
    'bit rate',
    'bitrate, bit rate, kbps',
    between(32, 20_000, weightsBy({ 64: 6, 96: 4, 128: 26, 192: 18, 256: 20, 320: 26 })),
  ),
  measure(
    'bandwidth',
    'bandwidth, mbps, throughput, download|upload|network speed, data|transfer rate',
    between(1, 10_000, lognormal(120, 1), 1),
  ),
  ...percentages(
    measure(
      'battery level',
      'battery|charge|fuel|tank|fill|battery percent|ink level, battery, battery|fuel percent, state of|battery charge, soc, signal quality',
      between(0, 100, normal(68, 22)),
    ),
  ),
  measure('signal strength', 'signal strength|level, rssi, signal, dbm', between(-110, -30, normal(-68, 14))),
  measure(
    'signal to noise',
    'snr, signal to noise, signal to noise ratio, snr decibel',
    between(-20, 30, normal(8, 5), 1),
  ),
  measure('sound level', 'noise|sound level, decibel, loudness, noise', between(20, 120, normal(52, 12), 1)),
  measure(
    'brightness',
    'lux, light level|intensity, luminosity, illuminance, lumen',
    between(0, 100_000, lognormal(380, 1.3)),
  ),
  measure('acidity', 'ph, ph level|value, acidity', between(0, 14, normal(7.1, 0.6), 2)),
  measure('flow', 'flow|discharge rate, flow, flow volume', between(0, 5_000, lognormal(24, 1.1), 2)),
  ...percentages(
    measure(
      'processor load',
      'cpu|memory|disk|ram|gpu usage, cpu, cpu|memory|usage|load|disk|utilization percent, cpu load, utilization, cpu|memory utilization, occupancy, occupancy|utilization|fill rate, capacity used, load factor',
      between(0, 100, normal(46, 20), 1),
    ),
  ),
  {
    name: 'measure.dimensions',
    names: 'dimension, item|package|product|box|size dimension, measurement',
    texts: once(() => [
      [number(5, 80), text(' x '), number(5, 60), text(' x '), number(2, 40), text(' cm')],
      [number(5, 80), text('x'), number(5, 60), text('x'), number(2, 40)],
    ]),
  },
  {
    name: 'measure.screen resolution',
    names: 'screen size, viewport',
    texts: once(() => [
      [
        {
          kind: 'pool',
          entries: ['1920x1080', '1366x768', '2560x1440', '3840x2160', '1536x864', '1280x720', '390x844', '412x915'],
        },
      ],
      [{ kind: 'pool', entries: ['1080p', '720p', '1440p', '2160p', '480p'] }],
    ]),
    numbers: between(240, 4_320, weightsBy({ 480: 10, 720: 28, 1080: 44, 1440: 8, 2160: 10 })),
  },
];
