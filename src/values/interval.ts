import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';

const count = (first: number, size: number): Part => ({ kind: 'integer', first, size });
const unit = (text: string): Part => ({ kind: 'constant', text });
const clock: Part = { kind: 'clock', first: 0, size: 86_400 };

/** Values by the fields that the type keeps; what it would cut off is not written. */
const BY_FIELDS: Readonly<Record<string, readonly Part[]>> = {
  year: [count(1, 99), unit(' years')],
  'year to month': [count(1, 99), unit(' years '), count(0, 12), unit(' months')],
  month: [count(1, 999), unit(' months')],
  day: [count(1, 9999), unit(' days')],
  'day to hour': [count(1, 9999), unit(' days '), count(0, 24), unit(' hours')],
  'day to minute': [count(1, 9999), unit(' days '), count(0, 1440), unit(' minutes')],
  'day to second': [count(1, 9999), unit(' days '), clock],
  hour: [count(1, 9999), unit(' hours')],
  'hour to minute': [count(1, 99_999), unit(' minutes')],
  'hour to second': [clock],
  minute: [count(1, 99_999), unit(' minutes')],
  'minute to second': [clock],
  second: [clock],
};

const ANY_FIELDS: readonly Part[] = [count(1, 9999), unit(' days '), clock];

/** Spans of time. */
export function intervalDomain(shape: Shape<'interval'>): Domain {
  return { kind: 'interval', literal: 'quoted', parts: BY_FIELDS[shape.fields ?? ''] ?? ANY_FIELDS };
}
