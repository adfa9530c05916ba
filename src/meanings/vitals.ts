import { number, text } from './forms.ts';
import type { MeaningRow } from './row.ts';
import { between, normal, once } from './shorthand.ts';

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

/** What is measured of patients and athletes. */
export const vitals: readonly MeaningRow[] = [
  vital(
    'heart rate',
    'heart rate, pulse, bpm, heart rate bpm, resting heart rate, pulse rate, average heart rate',
    40,
    190,
    76,
    13,
  ),
  vital(
    'systolic pressure',
    'systolic, blood pressure systolic, systolic bp, systolic pressure, bp systolic, systolic blood pressure, bp high',
    85,
    210,
    124,
    15,
  ),
  vital(
    'diastolic pressure',
    'diastolic, blood pressure diastolic, diastolic bp, diastolic pressure, bp diastolic, diastolic blood pressure, bp low',
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
  vital(
    'respiratory rate',
    'respiratory rate, respiration rate, breathing rate, breath per minute, respiration',
    8,
    40,
    16,
    3,
  ),
  vital(
    'oxygen saturation',
    'oxygen saturation, spo 2, o 2 saturation, oxygen level, sao 2, saturation, blood oxygen',
    82,
    100,
    97,
    2,
  ),
  vital(
    'body temperature',
    'body temperature, patient temperature, vital/temperature, patient/temperature, vital sign/temperature, body temperature c',
    35,
    41.5,
    36.9,
    0.5,
    1,
  ),
  vital('body mass index', 'bmi, body mass index', 15, 48, 26, 4.6, 1),
  vital(
    'blood glucose',
    'glucose, blood glucose, blood sugar, glucose level, sugar level, fasting glucose',
    55,
    380,
    104,
    26,
  ),
  vital('cholesterol', 'cholesterol, total cholesterol, ldl, cholesterol level, ldl cholesterol', 90, 340, 192, 34),
  vital('hemoglobin', 'hemoglobin, haemoglobin, hgb', 7, 19, 13.9, 1.5, 1),
  vital('glycated hemoglobin', 'hba 1c, a 1c', 4, 13, 5.8, 1, 1),
  vital('calories burned', 'calorie burned, active calorie', 20, 4_000, 420, 220),
  vital('steps', 'step walked, daily step, step per day', 0, 40_000, 7_400, 3_000),
  vital('sleep', 'sleep hour, hour slept, sleep duration, hour of sleep', 2, 12, 7, 1.1, 1),
];
