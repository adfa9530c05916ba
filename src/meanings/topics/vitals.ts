import { number, text } from '../builders/forms.ts';
import { between, lognormal, normal, once, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const vital = (
  name: string,
  names: string,
  first: number,
  last: number,
  mean: number,
  deviation: number,
  scale = 0,
): MeaningRow => ({
  name: `health.${name}`,
  names,
  numbers: between(first, last, normal(mean, deviation), scale),
});

/** What stands beside what is measured of somebody who moves. */
const TRAINED = 'distance, calorie, workout, pace, exercise, lap';

/** What is measured of patients beside their height, their weight and how warm they are. */
const MEASURED = 'bmi, systolic, diastolic, bp, pulse, spo, heart, glucose, blood, respiratory, apgar';

/** What laboratories find, and between what it is normal: of many things in many units. */
const found = (name: string, names: string, median: number): MeaningRow => ({
  name: `health.${name}`,
  names,
  numbers: between(0.1, 900, lognormal(median, 0.9), 1),
});

const ends = (words: string): string =>
  words
    .split(' ')
    .flatMap((word) => [
      ...['reference', 'reference range', 'reference value', 'normal', 'normal range', 'normal value'].map(
        (of) => `${of} ${word}`,
      ),
      `${word} reference`,
      `${word} normal`,
    ])
    .join(', ');

/** What is measured of patients and athletes. */
export const vitals: readonly MeaningRow[] = [
  {
    name: 'duration.seconds of a workout',
    role: 'duration.seconds',
    names:
      'duration|elapsed|elapsed time|moving|moving time|total|time second, moving|elapsed time, workout|activity/duration',
    beside: TRAINED,
    without: 'call, song, video, trip, ride, minute, fare',
    numbers: between(600, 14_400, lognormal(2_700, 0.5)),
  },
  found('low end of what is normal', ends('low lower minimum from'), 14),
  found('high end of what is normal', ends('high upper maximum to'), 30),
  {
    ...found(
      'finding',
      'result|test|numeric|observed|measured value, result|value numeric, result number, numeric result, value, result',
      20,
    ),
    beside: 'reference, loinc, specimen, analyte, abnormal',
  },
  {
    ...vital('weight beside other vitals', 'weight, weight kg', 3, 165, 77, 15, 1),
    role: 'measure.body weight',
    beside: MEASURED,
  },
  {
    ...vital('height beside other vitals', 'height, height cm', 48, 205, 171, 10, 1),
    role: 'measure.body height',
    beside: MEASURED,
  },
  {
    ...vital(
      'temperature beside other vitals',
      'temperature, temperature|patient temperature c, temperature celsius',
      35.4,
      41,
      37,
      0.5,
      1,
    ),
    beside: MEASURED,
  },
  {
    ...vital('temperature in fahrenheit', 'temperature f|fahrenheit', 95.5, 105.5, 98.6, 0.9, 1),
    beside: MEASURED,
  },
  { ...vital('heart rate beside other vitals', 'hour, rate', 42, 180, 77, 12), beside: 'systolic, diastolic, bp, spo' },
  {
    ...vital('respiration beside other vitals', 'response, response rate', 8, 32, 16, 3),
    beside: 'systolic, diastolic, bp, spo, pulse, glasgow',
  },
  vital('apgar score', 'apgar, apgar score', 0, 10, 8.4, 1.2),
  {
    ...vital('coma scale', 'gcs, glasgow coma scale, glasgow coma|gcs score, gcs total', 3, 15, 14, 1.8),
    numbers: between(3, 15, weightsBy({ 15: 66, 14: 14, 13: 8, 12: 4, 11: 2, 10: 2, 8: 2, 6: 1, 3: 1 })),
  },
  {
    name: 'health.dose',
    names: 'dose|dosage|strength mg, dose amount',
    numbers: between(
      0.5,
      2_000,
      weightsBy({
        2.5: 4,
        5: 12,
        10: 14,
        20: 12,
        25: 8,
        40: 8,
        50: 10,
        75: 4,
        100: 10,
        200: 6,
        250: 6,
        500: 14,
        1000: 4,
      }),
      1,
    ),
  },
  vital('white cells', 'wbc, leukocyte, wbc count', 2, 25, 7.2, 2.1, 1),
  vital('red cells', 'rbc, erythrocyte, rbc count', 3, 6.5, 4.7, 0.5, 2),
  vital('platelets', 'platelet, platelet count, plt, thrombocyte', 60, 600, 255, 60),
  vital('creatinine', 'creatinine', 0.4, 6, 0.98, 0.25, 2),
  vital('hematocrit', 'hematocrit, hct', 25, 56, 42, 4, 1),
  {
    ...vital('heart rate in training', 'heart|average heart rate, pulse, average pulse', 75, 200, 138, 18),
    beside: TRAINED,
  },
  {
    ...vital('highest heart rate', 'maximum heart|peak heart rate, heart rate maximum', 95, 210, 166, 16),
    beside: TRAINED,
  },
  vital('heart rate', 'heart|resting heart|pulse|average heart rate, pulse, bpm, heart rate bpm', 40, 190, 76, 13),
  vital(
    'systolic pressure',
    'bp system|high, system|systolic bp, systolic, systolic|systolic blood pressure',
    85,
    210,
    124,
    15,
  ),
  vital(
    'diastolic pressure',
    'bp dia|low, dia|diastolic bp, diastolic, diastolic|diastolic blood pressure',
    50,
    125,
    79,
    10,
  ),
  {
    name: 'health.blood pressure',
    names: 'blood pressure, bp, blood pressure reading',
    texts: once(() => [[number(100, 159), text('/'), number(60, 99)]]),
    numbers: between(85, 210, normal(124, 15)),
  },
  vital('respiratory rate', 'respiratory|respiration|breathing rate, breath per minute, respiration', 8, 40, 16, 3),
  vital(
    'oxygen saturation',
    'spo|sao 2, oxygen level, saturation, blood oxygen, spo 2|sao 2|saturation percent',
    82,
    100,
    97,
    2,
  ),
  vital(
    'body temperature',
    'body|patient temperature, vital|vital sign/temperature, body temperature c',
    35,
    41.5,
    36.9,
    0.5,
    1,
  ),
  vital('body mass index', 'bmi, body mass index', 15, 48, 26, 4.6, 1),
  vital('blood glucose', 'glucose, blood sugar, glucose|sugar level, glucose mg|blood sugar mg dl', 55, 380, 104, 26),
  vital('blood glucose in millimoles', 'glucose mmol, glucose mmol|blood sugar mmol l', 3.2, 21, 5.8, 1.4, 1),
  {
    name: 'measure.likelihood of a risk',
    names: 'mortality|readmission|fall|churn|default risk, risk of mortality, risk|churn probability',
    numbers: between(0, 1, lognormal(0.11, 0.8), 3),
    hasFraction: true,
  },
  vital('cholesterol', 'cholesterol, ldl, cholesterol level', 90, 340, 192, 34),
  vital('hemoglobin', 'hemoglobin, haemoglobin, hgb', 7, 19, 13.9, 1.5, 1),
  vital('glycated hemoglobin', 'hba 1c, a 1c', 4, 13, 5.8, 1, 1),
  vital('calories burned', 'calorie burned, active calorie', 20, 4_000, 420, 220),
  vital('steps', 'step walked, daily step, step per day', 0, 40_000, 7_400, 3_000),
  { ...vital('steps in training', 'step, step count|taken', 0, 40_000, 6_200, 2_800), beside: TRAINED },
  vital('sleep', 'sleep hour|duration, hour slept, hour of sleep', 2, 12, 7, 1.1, 1),
];
