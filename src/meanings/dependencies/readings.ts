/* What is measured in which unit, and between which values as a rule: readings of which another column says what they are of. */

/** A unit in which something is measured, and between which values. */
export interface Reading {
  /** How the unit is written. */
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

/**
 * Words for what is measured, each behind a comma; then, behind each bar, a unit, its other spellings, and the least and the greatest
 * value as a rule. The usual unit comes first.
 */
const ROWS = `
temperature, temp, thermometer | C celsius degc 17 28 | F fahrenheit degf 62 84 | K kelvin 290 301
body temperature | C celsius degc 36.1 38.4 | F fahrenheit degf 97 101
humidity, hum, rh | % percent pct rh 34 67
pressure, barometer, baro | hPa mbar hectopascal 1002 1025 | kPa kilopascal 100.2 102.5 | Pa pascal 100200 102500 | mmHg 750 770 | inHg 29.6 30.3 | bar 1.5 8 | psi 30 110
co 2, carbon dioxide | ppm 420 1100
co, carbon monoxide | ppm 0 9 | mg/m3 0 8
noise, noise level, sound, sound level, decibel | dB dba decibel decibels 36 74
illuminance, light, light level, light intensity, luminosity, lux, brightness | lx lux 80 900
wind, wind speed | m/s mps 1 12 | km/h kmh kph 4 40 | mph 3 25 | kn kt knots 2 23
wind direction | deg degree degrees 0 359
rain, rainfall, precipitation | mm 0 12 | in inch 0 1
voltage | V volt volts 226 234
battery, battery level | % percent pct 20 100 | V volt volts 3.1 4.2
battery voltage | V volt volts 3.1 4.2 | mV 3100 4200
current | A amp amps ampere amperes 1 15 | mA 100 900
power | W watt watts 60 1800 | kW 0.1 8
energy, energy consumption, electricity | kWh 1 60 | Wh 100 9000
frequency | Hz hertz 49.9 50.1
flow rate, flow | l/min lpm 5 60 | m3/h 0.5 12
water level, fill level, tank level, level | % percent pct 20 95 | cm 40 240 | m 0.4 6
ph | pH 6 8
pm 2 5, pm 25 | ug/m3 3 35
pm 10 | ug/m3 8 60
pm 1 | ug/m3 2 20
number 2, nitrogen dioxide, o 3, ozone, so 2 | ppb 5 60 | ug/m3 8 90
voc, tvoc, air quality | ppb 50 600 | index iaq aqi 20 140
soil moisture, moisture | % percent pct vwc 15 55
vibration | mm/s 0.4 7 | g 0.1 2
rotation, rotation speed, rpm | rpm 900 3200
speed | km/h kmh kph 5 110 | mph 3 70 | m/s mps 1 30
turbidity | NTU 0.5 9
conductivity | us/cm 200 900
dissolved oxygen | mg/l 6 11
uv, uv index | index uvi 0 9
solar radiation, irradiance | w/m2 50 900
heart rate, pulse, pulse rate, heartbeat | bpm beatsmin beatsperminute 56 98
spo 2, oxygen saturation, blood oxygen | % percent pct 94 99
systolic, blood pressure, blood pressure systolic, systolic bp, bp systolic | mmHg 104 142
diastolic, diastolic blood pressure, diastolic bp | mmHg 62 92
respiratory rate, respiration rate, respiration | breaths/min bpm brpm breathsperminute rpm 12 20
glucose, blood glucose, blood sugar | mg/dl 74 148 | mmol/l 4.1 8.2
weight, body weight | kg 52 104 | lb lbs 115 230
height, body height | cm 152 194
cpu, cpu usage, cpu load, memory, memory usage, disk, disk usage | % percent pct 4 88
latency, response time | ms millisecond milliseconds 12 380
`;

/** Readings of one thing, with all spellings of their units. */
type Row = readonly (Reading & { readonly spelled: ReadonlySet<string> })[];

const READINGS = new Map<string, Row>();
for (const row of ROWS.trim().split('\n')) {
  const [names = '', ...units] = row.split(' | ');
  const readings = units.map((text) => {
    const words = text.split(' ');
    const [least = 0, most = 0] = words.slice(-2).map(Number);
    const spellings = words.slice(0, -2);
    return { unit: spellings[0] ?? '', least, most, spelled: new Set(spellings.map(foldedUnit)) };
  });
  for (const name of names.split(', ')) READINGS.set(name, readings);
}

/** A unit without what its spellings differ in: `degc` for `deg. C`. */
function foldedUnit(text: string): string {
  return text
    .replace(/[\u00b5\u03bc]/g, 'u')
    .replace('\u00b0', text.length === 1 ? 'deg' : '')
    .replace('\u00b3', '3')
    .replace('\u00b2', '2')
    .toLowerCase()
    .replace(/[^a-z0-9%]/g, '');
}

/** Words that say that what is measured is somebody's. */
const VITAL = /\b(?:heart|pulse|spo|systolic|blood|respiratory|respiration|glucose)\b/;

/** What is measured in its usual unit, by its words. */
export function usualReading(words: string): Reading | null {
  return READINGS.get(words)?.[0] ?? null;
}

/**
 * What is measured where a column names it by labels of these words, in a unit among those that a column lists: what the unit is called
 * there, and the values. `units`: null: any. Null in the place of a label: it names nothing that is measured so.
 */
export function readingsOf(
  labels: readonly (readonly string[])[],
  units: readonly string[] | null,
): readonly (Reading | null)[] {
  const spaced = labels.map((words) => words.join(' '));
  const isOfBody = spaced.some((label) => VITAL.test(label));
  return spaced.map((label) => {
    const own = isOfBody && label === 'temperature' ? 'body temperature' : label;
    const { readings, said } = rowFor(own.split(' '));
    for (const reading of readings) {
      if (said !== null && !reading.spelled.has(said)) continue;
      const unit = units === null ? reading.unit : units.find((one) => reading.spelled.has(foldedUnit(one)));
      if (unit !== undefined) return { ...reading, unit };
    }
    return null;
  });
}

/** The readings of the row whose words a label ends with, or begins with in front of a unit, which it says; none: there is none. */
function rowFor(words: readonly string[]): { readonly readings: Row; readonly said: string | null } {
  for (const [start] of words.entries()) {
    const readings = READINGS.get(words.slice(start).join(' '));
    if (readings !== undefined) return { readings, said: null };
  }
  for (let end = words.length - 1; end > 0; end--) {
    const said = foldedUnit(words.slice(end).join(''));
    const readings = READINGS.get(words.slice(0, end).join(' '));
    if (readings?.some(({ spelled }) => spelled.has(said)) === true) return { readings, said };
  }
  return { readings: [], said: null };
}
