import { between, fractions, lognormal, measure, normal, percentages } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What weather stations measure. */
export const weather: readonly MeaningRow[] = [
  measure(
    'temperature',
    'temperature, temperature c|celsius|degree|minimum|maximum|reading|high|low, average|minimum|maximum|air|outdoor|ambient|surface|high|low|soil temperature, weather/temperature, celsius',
    between(-25, 45, normal(17, 9), 1),
  ),
  measure('temperature of water', 'water|sea|pool temperature, water temperature c', between(0, 32, normal(14, 6), 1)),
  measure('level of water', 'water|river|gauge|tide level', between(0, 1_500, lognormal(190, 0.5))),
  measure('level of a warning', 'warning|warn|alert level', between(150, 1_000, lognormal(380, 0.2)), {
    beside: 'river, flood, gauge, discharge, tide',
  }),
  measure('level of a flood', 'flood level|stage', between(200, 1_500, lognormal(500, 0.2))),
  measure(
    'indoor temperature',
    'room|indoor|target|set|thermostat|inside temperature, setpoint',
    between(15, 28, normal(21, 1.6), 1),
  ),
  measure(
    'machine temperature',
    'cpu|engine|oil|core|device|oven|coolant|processor|gpu|process|operating|motor|boiler temperature',
    between(20, 240, normal(68, 16), 1),
  ),
  measure('temperature in fahrenheit', 'temperature f|fahrenheit, fahrenheit', between(-10, 115, normal(63, 17), 1)),
  ...percentages(
    measure(
      'humidity',
      'humidity, relative|air humidity, humidity|moisture percent, moisture, soil moisture',
      between(15, 100, normal(58, 15), 1),
    ),
  ),
  measure(
    'pressure',
    'pressure, barometric, pressure hpa|mb|mbar, barometer',
    between(960, 1_050, normal(1_014, 9), 1),
  ),
  measure(
    'dew point',
    'dew point, dew point c, dewpoint, dew point|dewpoint temperature',
    between(-25, 28, normal(9, 7), 1),
  ),
  measure(
    'apparent temperature',
    'feel like, feel like c, feel like|apparent temperature, heat index, wind chill, windchill',
    between(-35, 50, normal(16, 10), 1),
  ),
  ...['', 'in metres a second'].flatMap((unit) => {
    const [names, factor] =
      unit === ''
        ? [['', ' kmh', ' km h', ' kph', ' kts', ' mph'], 1]
        : [[' ms', ' m s', ' m', ' mps', ' meter per second'], 0.28];
    const named = (words: string) =>
      names.flatMap((end) => words.split(', ').map((word) => `${word}${end}`)).join(', ');
    const about = (median: number, last: number) =>
      between(0, Math.round(last * factor), lognormal(median * factor, 0.6), 1);
    return [
      measure(`wind speed ${unit}`.trim(), named('wind speed, wind'), about(14, 120), {
        role: 'measure.wind speed',
      }),
      measure(`wind gust ${unit}`.trim(), named('gust speed, gust'), about(24, 160), {
        role: 'measure.wind gust',
      }),
    ];
  }),
  measure(
    'wind direction',
    'directory|course|wind|direction|heading|orientation degree, wind directory, heading, bearing, azimuth, compass, rotation, angle, degree, yaw',
    between(0, 359),
  ),
  measure(
    'precipitation',
    'precipitation, rainfall, rain, rain|precipitation|rainfall mm, snow, snowfall, rain rate, rain last|precipitation last hour',
    between(0, 120, lognormal(0.02, 2.4), 1),
  ),
  measure('snow depth', 'snow depth|height|cover, snow depth cm', between(0, 250, lognormal(0.02, 3), 1)),
  measure('probability', 'precipitation|rain probability, chance of rain, probability percent', between(0, 100)),
  measure('cloud cover', 'cloud cover|percent|coverage, cloudiness, cloud', between(0, 100)),
  measure('visibility', 'visibility km, weather/visibility', between(0, 50, normal(14, 7), 1)),
  measure('visibility in metres', 'visibility m|meter', between(50, 50_000, lognormal(9_000, 0.7))),
  measure('uv index', 'uv index, uv', between(0, 12, normal(4, 2.5))),
  measure(
    'fine particles',
    'pm 25|2, pm 2 5, pm 25 ug m|pm 25 ugm|pm 2 5 ugm 3, fine particle|dust',
    between(1, 180, lognormal(11, 0.7), 1),
  ),
  measure(
    'particles',
    'pm 10, pm 10 ug m|pm 10 ugm 3, particulate matter, dust',
    between(2, 300, lognormal(19, 0.6), 1),
  ),
  measure('air quality', 'aqi, air quality index, air quality, number 2, ozone', between(1, 300, lognormal(32, 0.7))),
  measure('waves', 'wave|swell|significant wave height, wave height m', between(0.1, 12, lognormal(1.4, 0.5), 1)),
  measure('wind force', 'wind force, beaufort', between(0, 12, normal(4, 1.8))),
  measure('sunshine', 'sunshine hour|duration, sunshine', between(0, 15.5, normal(6.2, 3.4), 1)),
  measure(
    'radiation',
    'irradiance, irradiance wm|solar radiation wm|solar radiation w m 2, radiation',
    between(0, 1_150, normal(430, 250)),
  ),
  ...fractions(
    measure('precipitation likelihood', 'pop', between(0, 1, lognormal(0.25, 0.9), 2), {
      beside: 'rain, temperature, humidity, wind',
    }),
  ),
];
