import type { Dialect } from '../../grammar/dialect.ts';
import type { Table } from '../ir.ts';
import { type Reading, readingsOf } from '../meanings/dependencies/readings.ts';
import { wordsIn } from '../meanings/dependencies/word-lists.ts';
import { wordsOfColumns, wordsOfName, wordsOfTable } from '../meanings/index.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import { EVERYTHING, type Interval } from '../relation/propagate.ts';
import { type Domain, endsOf } from '../values/domain.ts';
import { isHeld } from '../values/held.ts';
import { numberPart } from '../values/integer.ts';
import { measureOf } from '../values/measure.ts';
import { spreadPart } from '../values/spread.ts';
import { columnsOf } from '../walk.ts';
import type { CasedValues } from './states/cased.ts';
import { NumberCases } from './states/number-cases.ts';
import { NumberContractors } from './states/number-contractors.ts';
import { listedStates, onlyDigit } from './states/state-columns.ts';
import { unkeyed } from './unkeyed.ts';

/** Share of the labels of a list that have to name what is measured at least, and how many of them. */
const LEAST_SHARE = 0.5;
const LEAST_LABELS = 2;

/**
 * Lets what is measured be in the unit and between the values of what the row says that it measures: a temperature is in degrees, and
 * no pressure. The kinds are the cases of a choice, in each of which the values and the unit are its own.
 */
export function withReadings(plan: Plan, table: Table, dialect: Dialect): Plan {
  const [tableWords, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  const values = plan.columns.flatMap((column) => {
    const side = isNumber(column) ? sideOf(wordsOf(column.name), tableWords) : null;
    return side === null ? [] : [{ column, side } satisfies Value];
  });
  const unit = plan.columns.find(({ name }) => isUnit(wordsOf(name), tableWords)) ?? null;
  if (values.length === 0 && unit === null) return plan;
  for (const column of plan.columns) {
    const listed = listedStates(column, plan, table, tableWords);
    if (column === unit || listed === null || listed.labels.length < LEAST_LABELS) continue;
    const units = unit === null ? null : unitsOf(unit, table);
    const readings = readingsOf(listed.labels.map(wordsOfName), units);
    const count = readings.filter((reading) => reading !== null).length;
    if (count < Math.max(LEAST_LABELS, LEAST_SHARE * readings.length)) continue;
    const free = unkeyed(plan, column);
    if (free === null) continue;
    const source = {
      column: column.name,
      subject: '',
      states: listed.labels.map(() => ({ names: [], state: null })),
      weights: listed.weights,
      choice: null,
      places: listed.labels.map((_, rank) => ({ case: 0, rank })),
      by: 'values' as const,
    };
    const plain = withPlainNumbers(free, values, readings);
    const contractors = new NumberContractors(plain, table, dialect);
    const cased = [
      ...(unit === null ? [] : [{ column: unit.name, domains: readings.map((one) => unitDomain(unit, one)) }]),
      ...values.map((value): CasedValues => {
        const { name } = value.column;
        // Relations count all values in one unit.
        const isRelated = plain.related.some((one) => one.column === name);
        const domains = readings.map((one) =>
          numberDomain(value, one, isRelated ? readings : [one], contractors.allowed(name)),
        );
        return { column: name, domains };
      }),
    ];
    const made = new NumberCases(plain, table, dialect, source).with(cased);
    if (made !== plain) return withOwnNumbers(made, plan);
  }
  return plan;
}

/** A number that is measured, and whether it is the least or the most of what is. */
interface Value {
  readonly column: ColumnPlan;
  readonly side: 'least' | 'most' | 'any';
}

const NOUNS: ReadonlySet<string> = new Set(
  wordsIn('value reading measurement measure result threshold limit observation average mean minimum maximum'),
);
const BESIDE: ReadonlySet<string> = new Set(
  wordsIn('raw numeric number measured observed current last latest calibrated low lower high upper alarm sensor of'),
);
const UNITS: ReadonlySet<string> = new Set(
  wordsIn('unit uom of measure measurement reading value metric sensor symbol code'),
);

/** Which value of what is measured a name is of; null: it is of something else. */
function sideOf(words: readonly string[], tableWords: readonly string[]): Value['side'] | null {
  const isOf = words.every((word) => NOUNS.has(word) || BESIDE.has(word) || tableWords.includes(word));
  if (!isOf || !words.some((word) => NOUNS.has(word))) return null;
  if (words.some((word) => word === 'minimum' || word === 'low' || word === 'lower')) return 'least';
  return words.some((word) => word === 'maximum' || word === 'high' || word === 'upper') ? 'most' : 'any';
}

function isUnit(words: readonly string[], tableWords: readonly string[]): boolean {
  const isNamed = words.includes('unit') || words.includes('uom');
  return isNamed && words.every((word) => UNITS.has(word) || tableWords.includes(word));
}

/** The units that a column has, where its type or a check lists them; null: it may have any. */
function unitsOf(column: ColumnPlan, { checks }: Table): readonly string[] | null {
  if (column.shape.kind === 'text' && !checks.some(({ expression }) => columnsOf(expression).has(column.name)))
    return null;
  const part = onlyDigit(column);
  return part?.kind === 'pool' ? [...new Set(part.entries)] : [];
}

/** The plan in which numbers that a list gives are plain ranges between all that is measured, so that they are counted. */
function withPlainNumbers(plan: Plan, values: readonly Value[], readings: readonly (Reading | null)[]): Plan {
  const measured = readings.filter((one) => one !== null);
  const all = {
    unit: '',
    least: Math.min(...measured.map(({ least }) => least)),
    most: Math.max(...measured.map(({ most }) => most)),
  };
  const columns = plan.columns.map((column) => {
    const [domain = null] = column.domains;
    const value = values.find((one) => one.column === column);
    if (value === undefined || domain === null || measureOf(domain) !== null) return column;
    const plain = numberDomain(value, all, readings, EVERYTHING);
    return plain === null ? column : { ...column, domains: [plain] };
  });
  return { ...plan, columns };
}

/** The plan in which columns without cases have the values that they had before. */
function withOwnNumbers(plan: Plan, before: Plan): Plan {
  const columns = plan.columns.map((column, place) => {
    const own = before.columns[place];
    return column.choice === null && own?.draw.kind === 'uniform' ? { ...column, domains: own.domains } : column;
  });
  return { ...plan, columns };
}

/** A share of all values that lies beyond them on either side, for the least and the most of something. */
const BEYOND = 0.25;

/** Digits behind the point that look natural for what is measured: more where it varies less. */
function digitsOf(reading: Reading | null): number {
  const range = reading === null ? Number.POSITIVE_INFINITY : reading.most - reading.least;
  return range < 2 ? 2 : range <= 100 ? 1 : 0;
}

/** Deviations from the middle to the ends. */
const DEVIATIONS = 2.5;

/** The values of a number that is measured, with as many digits as those of some readings have; null: it cannot have them. */
function numberDomain(
  { column: { domains, shape }, side }: Value,
  reading: Reading | null,
  readings: readonly (Reading | null)[],
  allowed: Interval | null,
): Domain | null {
  const [own = null] = domains;
  if (own === null || reading === null || allowed === null) return null;
  const held = shape.kind === 'integer' ? 0 : shape.kind === 'decimal' ? shape.scale : null;
  const scale = Math.min(Math.max(...readings.map(digitsOf)), held ?? Number.POSITIVE_INFINITY);
  const unit = 10 ** scale;
  const beyond = (reading.most - reading.least) * BEYOND;
  const ends = {
    any: [reading.least, reading.most],
    least: [reading.least < 0 ? reading.least - beyond : Math.max(0, reading.least - beyond), reading.least],
    most: [reading.most, reading.unit === '%' ? Math.min(100, reading.most + beyond) : reading.most + beyond],
  }[side].map((end) => Math.round(end * unit));
  const [first = 0, last = 0] = ends;
  if (first < allowed.low || last > allowed.high || first > last) return null;
  const mean = (first + last) / 2 / unit;
  const deviation = (last - first) / 2 / unit / DEVIATIONS;
  const part = spreadPart(numberPart({ first, last }, scale), { kind: 'normal', mean, deviation }, 1 / unit);
  const domain: Domain = { ...own, parts: [part] };
  // Few digits are the same number in any floating point.
  const isFloat = shape.kind === 'float' && shape.precision === null && (first >= 0 || !shape.unsigned);
  return isFloat || endsOf(domain).every((end) => isHeld(end, shape)) ? domain : null;
}

/** The unit of what is measured; null: the column does not hold it. */
function unitDomain({ domains, shape }: ColumnPlan, reading: Reading | null): Domain | null {
  const [own = null] = domains;
  if (own === null || reading === null || !isHeld(reading.unit, shape)) return null;
  return { ...own, parts: [{ kind: 'constant', text: reading.unit }] };
}

function isNumber({ shape }: ColumnPlan): boolean {
  return shape.kind === 'integer' || shape.kind === 'decimal' || shape.kind === 'float';
}
