import { type Judge, ofText } from '../expectation.ts';
import { DAY_MS, momentOf, numberOf, REFERENCE_TIME, secondOfDay } from './reading.ts';

/* Numbers and moments of single values. */

/** A day on either side: time zones. */
const LATEST = REFERENCE_TIME + DAY_MS;

export const between = (least: number, most: number): Judge =>
  ofText(`lies between ${least} and ${most}`, (text) => numberOf(text) >= least && numberOf(text) <= most);
export const wholeNumber = ofText('a whole number', (text) => Number.isInteger(numberOf(text)));
export const past = ofText('lies before the reference time', (text) => momentOf(text) <= LATEST);
export const momentBetween = (first: string, last: string): Judge =>
  ofText(
    `lies between ${first} and ${last}`,
    (text) => momentOf(text) >= momentOf(first) && momentOf(text) < momentOf(last) + DAY_MS,
  );
/** Years in which systems of today were in use. */
export const recent = ofText('lies within the twenty years before the reference time', (text) => {
  return momentOf(text) <= LATEST && momentOf(text) >= REFERENCE_TIME - 20 * 365.25 * DAY_MS;
});
export const yearBetween = (first: number, last: number): Judge =>
  ofText(
    `a year between ${first} and ${last}`,
    (text) => /^\d{4}$/.test(text) && Number(text) >= first && Number(text) <= last,
  );
/** Seconds since 1970. */
export const epochSeconds = ofText('seconds since 1970 of a moment between 2000 and the reference time', (text) => {
  const milliseconds = numberOf(text) * 1000;
  return milliseconds >= Date.UTC(2000, 0, 1) && milliseconds <= LATEST;
});
/** A birth date of somebody of this age at the reference time, with a year to spare. */
export const bornAged = (youngest: number, oldest: number): Judge =>
  ofText(`the birth date of somebody aged ${youngest} to ${oldest}`, (text) => {
    const years = (REFERENCE_TIME - momentOf(text)) / DAY_MS / 365.25;
    return years >= youngest - 1 && years <= oldest + 1;
  });
export const hourBetween = (first: number, last: number): Judge =>
  ofText(
    `at a time between ${first} and ${last} o'clock`,
    (text) => secondOfDay(text) >= first * 3600 && secondOfDay(text) <= last * 3600,
  );
/** Minutes that people agree upon. */
export const roundMinutes = ofText('at a multiple of five minutes', (text) => secondOfDay(text) % 300 === 0);
/** Endings that sellers give prices. */
export const priceEnding = ofText('ends as prices do', (text) =>
  /(?:^\d+|\.(?:00|25|49|50|75|79|80|90|95|98|99))0*$/.test(text),
);
export const multipleOf = (step: number): Judge =>
  ofText(`a multiple of ${step}`, (text) => Math.abs(numberOf(text) / step - Math.round(numberOf(text) / step)) < 1e-6);
/** Fractional digits that somebody measures or agrees upon. */
export const decimalsAtMost = (digits: number): Judge =>
  ofText(`no more than ${digits} decimals`, (text) => (/\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0) <= digits);
/** One of these, however it is written. */
export const oneOf = (...values: readonly string[]): Judge =>
  ofText(`one of ${values.join(', ')}`, (text) => values.includes(text.toLowerCase()));
/** Powers of two, those half as large again, and round numbers. */
export const memorySize = ofText('a size that memory is sold in', (text) => {
  const size = numberOf(text);
  return (
    size % 10 === 0 ||
    Number.isInteger(Math.log2(size)) ||
    Number.isInteger(Math.log2(size / 3)) ||
    size === 18 ||
    size === 36
  );
});
