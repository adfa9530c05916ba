import type { ColumnDistribution, Plan, RowValue } from '../../index.ts';
import { wholeText } from '../cell-text.ts';
import { binned } from './bins.ts';
import type { Chart, Expected } from './chart.ts';
import { counted, mostFrequent } from './frequencies.ts';
import { NUMBER_SCALE, WHOLE_SCALE } from './scale.ts';
import { CLOCK_SCALE, clockNumber, MOMENT_SCALE, momentNumber } from './time-scale.ts';

/** What the rows of a table have in a column: plain data. */
export interface ColumnProfile {
  /** Rows that were counted: those of each chart's bars, those outside of them, and the NULLs. */
  readonly rows: number;
  readonly nulls: number;
  /** Different values in these rows. */
  readonly distinct: number;
  readonly charts: readonly Chart[];
}

type Kind = Plan['columns'][number]['shape']['kind'];
type Value = Exclude<RowValue, null>;

/** What the plan lets one expect of the values in all these rows; null: it does not say. */
type Stated = { readonly values: readonly Expected<Value>[]; readonly isComplete: boolean } | null;

type Draw = (values: readonly Value[], stated: Stated, counts: ReadonlyMap<string, number>) => readonly Chart[];

/** How the values of a kind are drawn; others are texts of some length. */
const DRAWS: { readonly [K in Kind]?: Draw } = {
  integer: numbers,
  decimal: numbers,
  float: numbers,
  money: numbers,
  year: numbers,
  date: moments,
  timestamp: moments,
  time: clock,
  boolean: values,
  enum: values,
  set: values,
};

/** Of each text that comes twice or more often on average, the most frequent ones are worth a look. */
const REPEATS = 2;

/** Counts the values of a column in its rows, beside what its plan lets one expect. */
export function profileOf(
  column: readonly RowValue[],
  kind: Kind,
  distribution: ColumnDistribution | null,
): ColumnProfile {
  const present = column.filter((value) => value !== null);
  const counts = counted(present.map(wholeText));
  const draw: Draw = DRAWS[kind] ?? texts;
  return {
    rows: column.length,
    nulls: column.length - present.length,
    distinct: counts.size,
    charts: present.length === 0 ? [] : draw(present, statedOf(distribution, present.length), counts),
  };
}

function statedOf(distribution: ColumnDistribution | null, rows: number): Stated {
  if (distribution === null) return null;
  const { isComplete } = distribution;
  const expected = distribution.values.flatMap(({ value, share }) =>
    value === null ? [] : [{ value, count: share * rows }],
  );
  return { values: expected, isComplete };
}

function measured(stated: Stated, measure: (value: Value) => number): readonly Expected<number>[] | null {
  return stated === null ? null : stated.values.map(({ value, count }) => ({ value: measure(value), count }));
}

function numbers(column: readonly Value[], stated: Stated): readonly Chart[] {
  const found = column.map(Number);
  const scale = found.every((value) => !Number.isFinite(value) || Number.isInteger(value)) ? WHOLE_SCALE : NUMBER_SCALE;
  return [binned('numbers', found, measured(stated, Number), scale)];
}

function moments(column: readonly Value[], stated: Stated): readonly Chart[] {
  const measure = (value: Value): number => momentNumber(wholeText(value));
  return [binned('moments', column.map(measure), measured(stated, measure), MOMENT_SCALE)];
}

function clock(column: readonly Value[], stated: Stated): readonly Chart[] {
  const measure = (value: Value): number => clockNumber(wholeText(value));
  return [binned('clock', column.map(measure), measured(stated, measure), CLOCK_SCALE)];
}

function values(_: readonly Value[], stated: Stated, counts: ReadonlyMap<string, number>): readonly Chart[] {
  const listed = stated?.isComplete === true ? stated.values : null;
  const expected = listed?.map(({ value, count }) => ({ value: wholeText(value), count })) ?? null;
  return [mostFrequent(counts, expected)];
}

/** The most frequent texts where they repeat, and their lengths where these are not all that there is to say. */
function texts(column: readonly Value[], stated: Stated, counts: ReadonlyMap<string, number>): readonly Chart[] {
  const frequent = counts.size * REPEATS <= column.length ? values(column, stated, counts) : [];
  if (frequent.length > 0 && stated?.isComplete === true) return frequent;
  return [...frequent, binned('lengths', column.map(lengthOf), measured(stated, lengthOf), WHOLE_SCALE)];
}

/** Bytes, or characters. */
function lengthOf(value: Value): number {
  return value instanceof Uint8Array ? value.length : [...wholeText(value)].length;
}
