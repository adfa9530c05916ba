import type { Expression } from '../ir.ts';
import { arrays } from './arrays.ts';
import { bytes } from './bytes.ts';
import { choices } from './choices.ts';
import { documents } from './documents.ts';
import { moments } from './moments.ts';
import { numbers } from './numbers.ts';
import type { FunctionRecord } from './record.ts';
import { spatial } from './spatial.ts';
import { text } from './text.ts';
import { units } from './units.ts';

/** The records of functions, by what they are about. */
export const families = [arrays, bytes, choices, documents, moments, numbers, spatial, text, units];

/** All that is known of functions, by name; of two words where the second is a unit: `extract year`. */
export const functions: ReadonlyMap<string, FunctionRecord> = new Map(
  families.flatMap((family) => Object.entries(family)),
);

const UNKNOWN: FunctionRecord = {};

/** What is known of a function of this name; of one that is not known, nothing. */
export function functionNamed(name: string): FunctionRecord {
  return functions.get(name) ?? UNKNOWN;
}

/**
 * What is known of a call's function, and its arguments. What names a unit as an argument is the function of that unit:
 * date_part('hour', moment) is EXTRACT(HOUR FROM moment).
 */
export function functionCalled({ name, arguments: all }: Expression & { kind: 'call' }): {
  readonly record: FunctionRecord;
  readonly given: readonly Expression[];
} {
  const record = functionNamed(name);
  const { unitArgument } = record;
  const unit = unitArgument === undefined ? undefined : all[unitArgument];
  if (unit?.kind !== 'string' || record.truncates) return { record, given: all };
  return {
    record: functionNamed(`extract ${unit.value.toLowerCase()}`),
    given: all.filter((argument) => argument !== unit),
  };
}
