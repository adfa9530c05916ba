import { type BelievableTable, every, over } from '../expectation.ts';
import { matching, uuid } from '../judges/forms.ts';
import { label, naming } from '../judges/language.ts';
import { between, past } from '../judges/quantities.ts';
import { ascending, inOrder } from '../judges/relations.ts';
import {
  determines,
  distinctBetween,
  medianBetween,
  nullShare,
  shareMatching,
  trueShare,
} from '../judges/statistics.ts';

export const machineTelemetry: BelievableTable = {
  name: 'TelemetryReading',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE \`TelemetryReading\` (
      \`ReadingId\` CHAR(36) NOT NULL PRIMARY KEY,
      \`PlantName\` VARCHAR(60) NOT NULL,
      \`MachineCode\` VARCHAR(20) NOT NULL,
      \`SensorType\` ENUM('temperature','pressure','humidity') NOT NULL,
      \`Unit\` VARCHAR(10) NOT NULL,
      \`MeasuredValue\` DECIMAL(10,2) NOT NULL,
      \`MinThreshold\` DECIMAL(10,2) NOT NULL,
      \`MaxThreshold\` DECIMAL(10,2) NOT NULL,
      \`VibrationMmS\` DECIMAL(6,3),
      \`PowerKw\` DECIMAL(8,2),
      \`NoiseDb\` DECIMAL(5,1),
      \`Pm25\` DECIMAL(6,1) NOT NULL,
      \`Pm10\` DECIMAL(6,1) NOT NULL,
      \`WindSpeedMs\` DECIMAL(4,1) NOT NULL,
      \`WindGustMs\` DECIMAL(4,1) NOT NULL,
      \`AlarmState\` VARCHAR(20) NOT NULL DEFAULT 'Normal',
      \`IsCalibrated\` BIT(1) NOT NULL,
      \`ErrorMessage\` VARCHAR(200),
      \`LastCalibratedOn\` DATE NOT NULL,
      \`TimestampUtc\` DATETIME(3) NOT NULL,
      \`IngestedAt\` TIMESTAMP NOT NULL
    )`,
  expectations: [
    every('ReadingId', uuid),
    every('PlantName', naming('a plant', /plant|works|factory|site|north|south|east|west/i)),
    every('SensorType', label),
    over(['SensorType', 'Unit'], determines),
    over('Unit', distinctBetween(2, 3)),
    every(['MinThreshold', 'MeasuredValue', 'MaxThreshold'], ascending),
    every('MeasuredValue', between(0, 1_100)),
    every('VibrationMmS', between(0, 40)),
    every('PowerKw', between(0, 1_500)),
    every('NoiseDb', between(15, 130)),
    every(['Pm25', 'Pm10'], ascending),
    every(['WindSpeedMs', 'WindGustMs'], ascending),
    over('WindSpeedMs', medianBetween(1, 12)),
    over('AlarmState', shareMatching('Normal', /^Normal$/, 0.5, 0.99)),
    every('AlarmState', matching('a word that begins with a capital letter', /^[A-Z][a-z]/)),
    over('IsCalibrated', trueShare(0.7, 1)),
    over('ErrorMessage', nullShare(0.6, 1)),
    every(['LastCalibratedOn', 'TimestampUtc', 'IngestedAt'], inOrder),
    every('TimestampUtc', past),
  ],
};
