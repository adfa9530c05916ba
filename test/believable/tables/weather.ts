import { type BelievableTable, every, most, over } from '../expectation.ts';
import { compassPoint, shortCode } from '../judges/forms.ts';
import { naming, placeName } from '../judges/language.ts';
import { between, decimalsAtMost, hourBetween, momentBetween } from '../judges/quantities.ts';
import { ascending } from '../judges/relations.ts';
import { distinctBetween, medianBetween, skewed } from '../judges/statistics.ts';

export const weather: BelievableTable = {
  name: 'weather',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE weather_daily (
      station_code     CHAR(5) NOT NULL,
      station_city     VARCHAR(60) NOT NULL,
      obs_date         DATE NOT NULL,
      temp_min         DECIMAL(4,1) NOT NULL,
      temp_avg         DECIMAL(4,1) NOT NULL,
      temp_max         DECIMAL(4,1) NOT NULL,
      humidity         TINYINT UNSIGNED,
      wind_speed_kmh   FLOAT,
      wind_direction   VARCHAR(10),
      pressure_hpa     DECIMAL(6,1),
      precipitation_mm DECIMAL(5,1) NOT NULL DEFAULT 0.0,
      cloud_cover_pct  TINYINT UNSIGNED,
      uv_index         TINYINT UNSIGNED,
      sunrise          TIME,
      sunset           TIME,
      weather_condition VARCHAR(30),
      PRIMARY KEY (station_code, obs_date)
    )`,
  expectations: [
    every('station_code', shortCode),
    every('station_city', placeName),
    every('obs_date', momentBetween('1900-01-01', '2026-01-01')),
    every(['temp_min', 'temp_avg', 'temp_max'], ascending),
    every(['temp_min', 'temp_avg', 'temp_max'], between(-75, 60)),
    over('temp_avg', medianBetween(-10, 35)),
    every('humidity', between(0, 100)),
    over('humidity', medianBetween(30, 90)),
    every('wind_speed_kmh', between(0, 300)),
    over('wind_speed_kmh', medianBetween(2, 60)),
    most(0.9, 'wind_speed_kmh', decimalsAtMost(3)),
    every('wind_direction', compassPoint),
    every('pressure_hpa', between(860, 1090)),
    every('precipitation_mm', between(0, 600)),
    over('precipitation_mm', skewed),
    every('cloud_cover_pct', between(0, 100)),
    every('uv_index', between(0, 16)),
    every('sunrise', hourBetween(2, 11)),
    every('sunset', hourBetween(14, 24)),
    most(
      0.9,
      'weather_condition',
      naming(
        'weather',
        /sun|clear|cloud|rain|snow|fog|mist|storm|thunder|wind|drizzle|hail|sleet|overcast|shower|haze|fair|fine|dry|ice|frost|freez|dust|smoke|blizzard/,
      ),
    ),
    over('weather_condition', distinctBetween(2, 30)),
  ],
};
