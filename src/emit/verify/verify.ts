import { literalsOf, type ValueLiteral } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { type ColumnPlan, expressionOf, type Plan } from '../../plan/plan.ts';
import type { Steps } from '../../steps.ts';
import { isComputed } from '../../values/domain.ts';
import { digitSizes } from '../../values/part.ts';
import { placesOfComputed } from '../computed.ts';
import type { Lanes } from '../lanes.ts';
import { BLOCK_ROWS, COMPUTED_COLUMN_BYTES, IMAGE } from '../memory.ts';
import type { Program } from '../program.ts';
import type { RowText } from '../row-text.ts';
import { sizesDrawn } from './draws.ts';
import { LaneSizes, type When } from './lane-sizes.ts';
import { type ReadValue, Refused } from './reading.ts';
import { type ComputedColumn, valuesWritten } from './records.ts';
import { BITS, BOOLEAN, BYTES, EXPRESSION, JSON_VALUE, NULL, NUMBER, SPATIAL, STRING } from './row-grammar.ts';
import type { ExpectedValue, Rules } from './rules/rules.ts';

/*
 * Programs are verified before they run, as those of eBPF and WebAssembly are. What a lane may hold is agreed on by the plan: each
 * digit of a column's rank is below its radix. The draws are shown to fill lanes with no more, and the records to read no more,
 * and to write a row of the table whatever they read. That a value is the
 * right one of its class is not shown here: tests compare the output with a slow writer.
 */

/** The class of each form of literals. */
const CLASSES: Readonly<Record<ValueLiteral, number>> = {
  bare: NUMBER,
  quoted: STRING,
  boolean: BOOLEAN,
  bytes: BYTES,
  bits: BITS,
  spatial: SPATIAL,
};

/** Verifies what draws the rows of a plan under a seed. Throws Refused. */
export function verifyDraws(plan: Plan, program: Program): void {
  const drawn = sizesDrawn(program, Math.min(plan.rowLimit, program.rowLimit));
  forEachDigit(plan, program.lanes, ({ lane, size, when, name, isText }) => {
    const known = when === null ? [] : [when];
    const most = drawn.sizeOf(lane, known);
    if (most > size) throw new Refused(`Column "${name}" is drawn from ${most} ranks of ${size}.`);
    if (isText && !drawn.hasText(lane, known)) throw new Refused(`Column "${name}" is not computed of all rows.`);
  });
  plan.choices.forEach(({ cases }, i) => {
    const lane = program.lanes.choices[i] ?? -1;
    if (drawn.sizeOf(lane, []) > cases) throw new Refused(`Choice ${i} is drawn from more than its ${cases} cases.`);
  });
  for (const { flag } of program.lanes.columns.values()) {
    if (flag >= 0 && drawn.sizeOf(flag, []) > 2)
      throw new Refused('The flag of a value that may be NULL is drawn as a rank.');
  }
}

/** Verifies what draws the rows of another table that are listed: these are only read by their numbers. Throws Refused. */
export function verifyParentDraws(program: Program): void {
  sizesDrawn(program, PARENT_ROWS);
}

/** Numbers of rows that lanes of 32 bits hold. */
const PARENT_ROWS = 2 ** 32;

/** Verifies what writes the rows of a plan, whatever its draws are. Throws Refused. */
export function* verifyRecords(plan: Plan, lanes: Lanes, text: RowText, rules: Rules): Steps<void> {
  const sizes = new LaneSizes(lanes.count, Number.POSITIVE_INFINITY);
  for (const [i, { cases }] of plan.choices.entries()) sizes.set(lanes.choices[i] ?? -1, cases, null);
  for (const { flag } of lanes.columns.values()) if (flag >= 0) sizes.set(flag, 2, null);
  forEachDigit(plan, lanes, ({ lane, size, when, isText }) => {
    if (lane === lanes.place) throw new Refused(NO_PLACE);
    sizes.set(lane, size, when);
    if (isText) sizes.setText(lane, -1, when);
  });
  const isTaken = [...lanes.columns.values()].some(({ flag }) => flag === lanes.place);
  if (text.place !== lanes.place || text.place >= lanes.count || isTaken) throw new Refused(NO_PLACE);
  const grammar = rules.grammarOf(plan);
  const computed = computedColumns(plan, lanes, rules);
  const { image, writes, place } = text;
  yield;
  const values = yield* valuesWritten({ image, laid: writes, grammar, sizes, place, computed });
  yield;
  verifyValues(plan, values, rules.valuesOf(plan));
  rules.verifyFrame(plan, text);
}

const NO_PLACE = 'The place of a row in its group has no lane of its own.';

/** A digit of a column's rank, in a case of the column's choice. */
interface Digit {
  readonly name: string;
  readonly lane: number;
  readonly size: number;
  readonly when: When | null;
  /** Whether it numbers a text that is computed of the row. */
  readonly isText: boolean;
}

/** Tells each digit of a plan's columns. */
function forEachDigit({ columns }: Plan, lanes: Lanes, tell: (digit: Digit) => void): void {
  for (const { name, domains, nullShares, choice } of columns) {
    const { first = -1 } = lanes.columns.get(name) ?? {};
    const choiceLane = choice === null || domains.length === 1 ? null : (lanes.choices[choice] ?? -1);
    for (let index = 0; index < domains.length; index++) {
      const domain = domains[index] ?? null;
      if (domain === null || nullShares[index] === 1) continue;
      const when = choiceLane === null ? null : { lane: choiceLane, cases: [index] };
      let lane = first;
      for (const part of domain.parts) {
        const isText = part.kind === 'computed';
        // What is computed lies in a place of each row of the block.
        const sizes = isText ? COMPUTED_SIZES : digitSizes(part);
        for (const size of sizes) tell({ name, lane: lane++, size, when, isText });
      }
    }
  }
}

const COMPUTED_SIZES: readonly number[] = [BLOCK_ROWS];

/** The columns that are computed, by the address of their texts. */
function computedColumns(plan: Plan, lanes: Lanes, { samples }: Rules): ReadonlyMap<number, ComputedColumn> {
  const places = placesOfComputed(plan);
  const encoder = new TextEncoder();
  return new Map(
    plan.columns.flatMap(({ name, domains }) => {
      const place = places.get(name);
      const literal = domains.find(isComputed)?.literal;
      const own = lanes.columns.get(name);
      if (place === undefined || literal === undefined || own === undefined) return [];
      if (place + COMPUTED_COLUMN_BYTES > IMAGE) throw new Refused('The texts of a computed column have no place.');
      const texts = samples[literal].map((text) => encoder.encode(text));
      return [[place, { lane: own.first, flag: own.flag, texts }] as const];
    }),
  );
}

/** Whether the values of a row are those of the columns, in their order. */
function verifyValues({ columns }: Plan, values: readonly ReadValue[], expected: readonly ExpectedValue[]): void {
  if (values.length !== expected.length) {
    throw new Refused(`A row has ${values.length} values for ${expected.length} columns.`);
  }
  values.forEach((value, i) => {
    const { before, classes } = expected[i] ?? { before: '', classes: 0 };
    const column = columns[i];
    if (column !== undefined) verifyClasses(column, value);
    else if (classes === null || value.classes.some((bits) => (bits & classes) === 0))
      throw new Refused('A row of defaults is none.');
    if (value.before !== before)
      throw new Refused(`Column "${column?.name ?? ''}" has its value in another comment, or behind another name.`);
  });
}

function verifyClasses(column: ColumnPlan, value: ReadValue): void {
  const { name, shape, nullable } = column;
  const allowed = expressionOf(column) === null ? classesOf(shape) | (nullable ? NULL : 0) : EXPRESSION;
  const wrong = value.classes.find((bits) => (bits & allowed) === 0);
  if (wrong !== undefined)
    throw new Refused(`Column "${name}" of kind ${shape.kind} gets a literal of the classes ${wrong}.`);
}

/** The classes of literals that a column takes; documents stand in those of JSON as they are. */
function classesOf(shape: Shape): number {
  return literalsOf(shape).reduce((classes, form) => classes | CLASSES[form], shape.kind === 'json' ? JSON_VALUE : 0);
}
