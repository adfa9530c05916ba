import { number, text } from '../builders/forms.ts';
import { between, lognormal, measure, normal, once, percentages, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { SEATS_OF_A_FLIGHT } from './flights.ts';

/** What is measured; units stand in the last word of names. */
export const measures: readonly MeaningRow[] = [
  measure(
    'body weight',
    'body weight, patient/weight, person/weight, user/weight, player/weight, athlete/weight, vital/weight, weight kg body, member/weight, weight at admission, vital sign/weight, patient/weight kg, person/weight kg, user/weight kg, player/weight kg, athlete/weight kg, member/weight kg, vital/weight kg, employee/weight kg, customer/weight kg, profile/weight kg, body weight kg, body mass',
    between(3, 160, normal(76, 15), 1),
  ),
  measure(
    'height of a thing',
    'height, height cm, height in cm, height mm, height inch',
    between(1, 400, lognormal(24, 0.7), 1),
    { beside: 'width, depth, thickness, volumetric, dimension' },
  ),
  measure(
    'body height',
    'body height, patient/height, person/height, user/height, player/height, athlete/height, height cm, vital/height, height in cm, member/height, vital sign/height',
    between(48, 210, normal(171, 10), 1),
  ),
  measure(
    'body height in metres',
    'height m, height meter, body height m, patient/height m, person/height m',
    between(1.45, 2.1, normal(1.71, 0.1), 2),
  ),
  measure('birth weight', 'birth weight, newborn weight', between(1800, 5200, normal(3400, 480))),
  measure(
    'load',
    'maximum weight, load capacity, weight capacity, maximum payload, weight limit, maximum gross weight, maximum weight kg, load capacity kg, maximum payload kg, weight limit kg',
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
    'target weight, goal weight, desired weight, ideal weight, target weight kg, goal weight kg, target weight lb',
    between(45, 110, normal(70, 11), 1),
    {
      beside: 'height, gender, birth, bmi, fitness, step, calorie',
    },
  ),
  measure(
    'battery capacity',
    'battery mah, battery capacity, battery capacity mah, battery mah capacity',
    between(1_000, 30_000, weightsBy({ 3000: 8, 3500: 10, 4000: 18, 4500: 16, 5000: 30, 6000: 8, 10000: 6 })),
  ),
  measure(
    'sides of a parcel',
    'dimension l, dimension w, dimension h, parcel length, parcel width, parcel height, dimension l cm, dimension w cm',
    between(4, 120, lognormal(28, 0.5)),
  ),
  measure(
    'weight',
    'weight, weight kg, item weight, package weight, total weight, shipping weight, product weight, weight unit value, mass, payload, load weight, tare weight, load, carrying weight, kg, cargo weight, weight kilogram, unit weight, parcel weight',
    between(0.05, 1_000, lognormal(3.2, 1.2), 2),
  ),
  measure(
    'weight in grams',
    'weight g, gram, mass g, portion g, serving size g, serving weight',
    between(1, 50_000, lognormal(420, 1.1)),
  ),
  measure(
    'weight of a bag',
    'baggage/weight, baggage/weight kg, luggage/weight, luggage/weight kg, bag/weight, bag/weight kg, bag weight, bag weight kg, luggage weight, luggage weight kg, suitcase weight',
    between(3, 32, normal(17, 5), 1),
  ),
  measure('weight in pounds', 'lb, pound, weight oz, ounce', between(0.1, 2_000, lognormal(6, 1.1), 1)),
  measure('tonnage', 'tonnage, ton, weight t, tonne, maximum load', between(1, 90_000, lognormal(24, 1.4), 1)),
  measure(
    'height',
    'height, item height, height mm, height inch, package height, box height, product height, clearance height, ceiling height',
    between(1, 400, lognormal(32, 0.8), 1),
  ),
  measure('width', 'width, width cm, width mm, width inch, width m', between(1, 400, lognormal(28, 0.8), 1)),
  measure(
    'length',
    'length, length cm, length mm, length m, length inch, cable length, sleeve length',
    between(1, 600, lognormal(42, 0.8), 1),
  ),
  measure(
    'depth',
    'depth, depth cm, depth mm, thickness, thickness mm, depth m',
    between(0.5, 200, lognormal(16, 0.8), 1),
  ),
  measure(
    'diameter',
    'diameter, diameter mm, radius, circumference, radius m, bore, wheel size, caliber, radius km',
    between(0.5, 200, lognormal(14, 0.8), 1),
  ),
  measure(
    'pixel width',
    'image width, image/width, photo/width, video width, video/width, screen width, viewport width, picture/width, media/width, width px, width pixel, thumbnail width, asset/width, frame width, banner width, original width, file/width',
    between(
      64,
      7_680,
      weightsBy({ 320: 4, 640: 10, 800: 10, 1024: 12, 1280: 16, 1600: 8, 1920: 26, 2560: 8, 3840: 6 }),
    ),
  ),
  measure(
    'pixel height',
    'image height, image/height, photo/height, video height, video/height, screen height, viewport height, picture/height, media/height, height px, height pixel, thumbnail height, asset/height, frame height, banner height, original height, file/height',
    between(64, 4_320, weightsBy({ 240: 4, 480: 12, 600: 10, 720: 18, 768: 10, 900: 8, 1080: 26, 1440: 8, 2160: 4 })),
  ),
  measure(
    'resolution',
    'dpi, ppi, dot per inch',
    between(72, 1_200, weightsBy({ 72: 24, 96: 14, 150: 16, 300: 36, 600: 10 })),
  ),
  measure(
    'distance of a flight',
    'flight/distance, flight/distance km, flight/distance kilometer, flight/km, flight distance, flight distance km, air distance, aircraft/range, aircraft/range km, flight leg/distance, flight route/distance, airline route/distance, flown distance, great circle distance, great circle distance km',
    between(90, 15_300, lognormal(1_250, 0.8)),
  ),
  measure(
    'distance of a delivery',
    'distance, distance km, delivery distance, trip distance',
    between(0.3, 18, lognormal(3, 0.6), 1),
    { role: 'measure.distance', beside: 'restaurant, courier, rider' },
  ),
  measure(
    'distance',
    'distance, distance km, trip distance, total distance, km, kilometer, mile, distance mile, length km, route distance, range km, travel distance, route length, distance kilometer, track length, range mile',
    between(0.1, 2_500, lognormal(18, 1.2), 1),
  ),
  measure('distance in metres', 'distance m, meter, geofence radius', between(1, 42_195, lognormal(900, 1.2))),
  measure(
    'altitude',
    'altitude, elevation, altitude m, elevation m, height above sea level, altitude meter, elevation meter, elevation gain',
    between(-20, 4_800, lognormal(310, 1.1)),
  ),
  measure(
    'flight altitude',
    'flight altitude, altitude ft, altitude foot, elevation foot, elevation ft',
    between(0, 41_000, normal(31_000, 7_000)),
  ),
  measure(
    'battery capacity of a vehicle',
    'battery kwh, battery capacity kwh, battery size kwh, battery capacity in kwh',
    between(8, 120, normal(62, 18), 1),
  ),
  measure(
    'cruise altitude',
    'cruise altitude, cruising altitude, planned altitude, cruise altitude ft, cruise altitude foot',
    between(
      6_000,
      43_000,
      weightsBy(Object.fromEntries([...'5677888989976'].map((weight, i) => [29_000 + 1_000 * i, Number(weight)]))),
    ),
  ),
  measure(
    'latitude',
    'map latitude, start latitude, end latitude, y coordinates, coordinates y',
    between(-90, 90, normal(32, 22), 6),
  ),
  measure(
    'longitude',
    'map longitude, start longitude, end longitude, x coordinates, coordinates x',
    between(-180, 180, normal(15, 70), 6),
  ),
  measure(
    'area',
    'area, square meter, floor area, living area, sqm, surface area, usable area, m 2, built area, property/size, apartment/size, room size, living space, floor space, area sq m, house/size, property size, property/area',
    between(12, 2_000, lognormal(92, 0.6), 1),
  ),
  measure(
    'square feet',
    'square foot, sqft, square feet, square footage, sq ft',
    between(200, 20_000, lognormal(1_650, 0.5)),
  ),
  measure(
    'land area',
    'hectare, land area, lot area, area ha, acreage, acre, area km 2, plot area, farm size, plot size, area sq km, field area',
    between(0.1, 5_000, lognormal(6, 1.4), 2),
  ),
  measure(
    'volume',
    'volume, volume m 3, cubic meter, cbm, tank volume, volume l, liter',
    between(0.1, 5_000, lognormal(12, 1.3), 2),
  ),
  measure(
    'volume in millilitres',
    'ml, milliliter, bottle size',
    between(5, 5_000, weightsBy({ 50: 6, 100: 12, 200: 12, 250: 16, 330: 16, 500: 20, 750: 12, 1000: 14 })),
  ),
  measure(
    'trade volume',
    'trade volume, trading volume, volume traded, share volume, stock/volume, volume 24h, quote/volume, candle/volume, market volume',
    between(0, 900_000_000, lognormal(1_400_000, 1.6)),
  ),
  measure(
    'seats of a flight',
    'flight/seat total, flight/total seat, flight/seat, flight/capacity, flight/seat capacity, flight/seat count, flight/passenger capacity, aircraft/seat, aircraft/capacity, aircraft/seat capacity, aircraft/total seat, aircraft/seating capacity, aircraft/passenger capacity, aircraft/seat count, airplane/capacity, airplane/seat, plane/capacity, plane/seat, aircraft capacity',
    SEATS_OF_A_FLIGHT,
    { role: 'measure.capacity' },
  ),
  measure(
    'students of a course',
    'course/capacity, class/capacity, section/capacity, course/seat, class size, maximum student, maximum enrollment, enrollment limit, enrollment cap, enrollment capacity, class limit, student capacity, course/maximum participant, section/seat, course/seat limit, course/total seat, class/total seat, student limit',
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
    'maximum occupancy, occupancy limit, maximum guest, guest limit, maximum adult, maximum person, sleep, capacity',
    between(2, 12, lognormal(4.3, 0.3)),
    { role: 'measure.capacity', beside: 'bed, bedroom, bathroom, nightly' },
  ),
  measure(
    'capacity of a class',
    'capacity, maximum participant, participant limit, maximum attendee, spot',
    between(4, 60, lognormal(18, 0.4)),
    {
      role: 'measure.capacity',
      beside: 'instructor, trainer, coach, waitlist, waitlisted',
    },
  ),
  measure(
    'capacity',
    'capacity, maximum seat, seat maximum, maximum capacity, seating capacity, seat capacity, total capacity, room capacity, passenger capacity, total seat, seat count, venue capacity, maximum participant, maximum attendee, maximum guest, seat total, maximum person, seat limit, person limit, guest limit, attendee limit, participant limit, occupancy limit, maximum occupancy, maximum player',
    between(2, 60_000, lognormal(45, 1)),
  ),
  measure(
    'machine pressure',
    'tire pressure, oil pressure, water pressure, pressure bar, pressure psi, pump pressure, pressure kpa',
    between(0.5, 120, lognormal(4, 0.7), 1),
  ),
  measure('carbon dioxide', 'co 2, co 2 ppm, carbon dioxide, co 2 level', between(380, 2_400, lognormal(620, 0.3))),
  measure('emissions', 'emission, carbon footprint, emission kg, co 2e', between(0.1, 50_000, lognormal(140, 1.3), 1)),
  measure(
    'speed',
    'speed, speed limit, velocity, average speed, maximum speed, top speed, vehicle speed, ground speed, speed kph, current speed, mph, kmh, cruising speed',
    between(0, 260, normal(62, 28), 1),
  ),
  measure(
    'rotation speed',
    'rpm, rotation speed, fan speed, motor speed, spindle speed',
    between(0, 12_000, normal(2_400, 900)),
  ),
  measure(
    'acceleration',
    'acceleration, accel x, accel y, accel z, acceleration x, acceleration y, acceleration z, gyro x, gyro y, gyro z',
    between(-20, 20, normal(0, 4), 3),
  ),
  measure(
    'voltage',
    'voltage, volt, voltage v, supply voltage, input voltage, output voltage, line voltage',
    between(0, 480, normal(230, 6), 1),
  ),
  measure(
    'current',
    'ampere, amp, current a, amperage, load current, electric current',
    between(0, 400, lognormal(8, 0.9), 2),
  ),
  measure(
    'power',
    'power, power w, watt, power consumption, wattage, active power, power output, output power, rated power, installed power, power rating',
    between(0, 50_000, lognormal(420, 1.2), 1),
  ),
  measure(
    'engine power',
    'horsepower, engine power, hp, power hp, power ps, bhp',
    between(45, 700, lognormal(150, 0.4)),
  ),
  measure(
    'energy',
    'energy, kwh, energy kwh, consumption, consumption kwh, usage kwh, kilowatt hour, energy used, energy consumed, energy delivered, electricity, energy wh, unit used, unit consumed, consumed unit, unit billed, billed unit, usage unit, used unit',
    between(0, 90_000, lognormal(240, 1), 2),
  ),
  measure('tilt', 'tilt, tilt angle, tilt degree, inclination, slope, slope degree', between(0, 90, normal(28, 9), 1)),
  measure(
    'look at a meter',
    'current reading, previous reading, present reading, prior reading, opening reading, closing reading, start reading, end reading, initial reading, final reading, last reading, new reading, old reading, reading start, reading end, reading before, reading after, before reading, after reading, meter start, meter end, previous read, current read, meter reading, meter/reading, meter reading/reading, meter reading/previous, meter reading/opening, meter reading/closing, meter reading/start, meter reading/end',
    between(0, 999_999, lognormal(14_000, 1), 1),
    { role: 'measure.meter reading', without: 'sensor, patient, glucose, pressure, book' },
  ),
  measure(
    'meter reading',
    'reading, reading value, sensor value, sensor reading, measured value, measurement value, measurement, observation value, observed value, metric value, sample value, reading/value, measurement/value, sensor/value, metric/value, observation/value, sample/value, telemetry/value',
    between(0, 99_999, lognormal(180, 1.3), 2),
  ),
  measure(
    'frequency',
    'hertz, hz, mhz, ghz, clock speed, sample rate, sampling rate, clock rate',
    between(1, 192_000, weightsBy({ 50: 8, 60: 8, 433: 4, 868: 6, 2400: 12, 5000: 6, 22050: 4, 44100: 30, 48000: 22 })),
  ),
  measure(
    'frequency of mains',
    'grid frequency, line frequency, network frequency, frequency hz',
    between(49, 51, normal(50, 0.03), 2),
    { beside: 'voltage, volt, v, current, amp, power, grid, phase' },
  ),
  measure(
    'bit rate',
    'bitrate, bit rate, kbps',
    between(32, 20_000, weightsBy({ 64: 6, 96: 4, 128: 26, 192: 18, 256: 20, 320: 26 })),
  ),
  measure(
    'bandwidth',
    'bandwidth, mbps, throughput, download speed, upload speed, network speed, data rate, transfer rate',
    between(1, 10_000, lognormal(120, 1), 1),
  ),
  ...percentages(
    measure(
      'battery level',
      'battery level, battery, battery percent, charge level, state of charge, soc, fuel level, tank level, fill level, battery percent level, signal quality, battery charge, fuel percent, ink level',
      between(0, 100, normal(68, 22)),
    ),
  ),
  measure('signal strength', 'signal strength, rssi, signal, signal level, dbm', between(-110, -30, normal(-68, 14))),
  measure(
    'signal to noise',
    'snr, signal to noise, signal to noise ratio, snr decibel',
    between(-20, 30, normal(8, 5), 1),
  ),
  measure('sound level', 'noise level, decibel, sound level, loudness, noise', between(20, 120, normal(52, 12), 1)),
  measure(
    'brightness',
    'lux, light level, luminosity, illuminance, light intensity, lumen',
    between(0, 100_000, lognormal(380, 1.3)),
  ),
  measure('acidity', 'ph, ph level, ph value, acidity', between(0, 14, normal(7.1, 0.6), 2)),
  measure('flow', 'flow rate, flow, discharge rate, flow volume', between(0, 5_000, lognormal(24, 1.1), 2)),
  ...percentages(
    measure(
      'processor load',
      'cpu usage, cpu, cpu percent, memory usage, memory percent, disk usage, cpu load, utilization, usage percent, load percent, disk percent, ram usage, cpu utilization, memory utilization, occupancy, occupancy rate, utilization rate, capacity used, gpu usage, utilization percent, fill rate, load factor',
      between(0, 100, normal(46, 20), 1),
    ),
  ),
  {
    name: 'measure.dimensions',
    names:
      'dimension, item dimension, package dimension, product dimension, box dimension, size dimension, measurement',
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
