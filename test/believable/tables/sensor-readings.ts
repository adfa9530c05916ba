import { type BelievableTable, every, most, over } from '../expectation.ts';
import { semver } from '../judges/forms.ts';
import { label } from '../judges/language.ts';
import { between, decimalsAtMost, recent } from '../judges/quantities.ts';
import { inOrder } from '../judges/relations.ts';
import { determines, distinctBetween, medianBetween, trueShare, unequalSeconds } from '../judges/statistics.ts';

export const sensorReadings: BelievableTable = {
  name: 'sensor_readings',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE sensor_readings (
      reading_id       bigserial,
      sensor_id        integer NOT NULL,
      metric           varchar(30) NOT NULL,
      unit             varchar(12) NOT NULL,
      temperature_c    real,
      humidity_pct     numeric(5,2),
      co2_ppm          integer,
      battery_pct      smallint NOT NULL CHECK (battery_pct BETWEEN 0 AND 100),
      battery_voltage  numeric(4,2),
      rssi_dbm         smallint,
      firmware_version varchar(20),
      latitude         double precision,
      longitude        double precision,
      is_valid         boolean NOT NULL DEFAULT true,
      recorded_at      timestamptz NOT NULL,
      received_at      timestamptz NOT NULL,
      PRIMARY KEY (sensor_id, recorded_at)
    )`,
  expectations: [
    every('metric', label),
    over('metric', distinctBetween(1, 25)),
    over('unit', distinctBetween(1, 25)),
    over(['metric', 'unit'], determines),
    every('temperature_c', between(-60, 150)),
    over('temperature_c', medianBetween(-15, 60)),
    most(0.9, 'temperature_c', decimalsAtMost(4)),
    every('humidity_pct', between(0, 100)),
    every('co2_ppm', between(250, 10_000)),
    over('co2_ppm', medianBetween(350, 3_000)),
    over('battery_pct', medianBetween(25, 100)),
    every('battery_voltage', between(0, 60)),
    every('rssi_dbm', between(-140, 0)),
    every('firmware_version', semver),
    every('latitude', between(-90, 90)),
    every('longitude', between(-180, 180)),
    over('is_valid', trueShare(0.55, 1)),
    every(['recorded_at', 'received_at'], inOrder),
    every(['recorded_at', 'received_at'], recent),
    over('received_at', unequalSeconds),
  ],
};
