import { compiledCondition, compiledExpression, textOfValue } from '../expression/condition.ts';
import { countOf } from '../expression/count.ts';
import { nodeCountOf } from '../expression/evaluable.ts';
import { type Evaluation, scopeOfColumns } from '../expression/scope.ts';
import type { Expression } from '../ir.ts';
import type { ColumnPlan, ComputedDraw, GivenTerm, Plan, ResidualPlan } from '../plan/plan.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import { isComputed, type LiteralForm } from '../values/domain.ts';
import { isHeld } from '../values/held.ts';
import { numeralOf } from '../values/numeral.ts';
import { entriesOf } from '../values/part.ts';
import { columnsOf, nodesOf } from '../walk.ts';
import { laneValue, rowAt, setLaneValue } from './block.ts';
import { drawCopy, drawDependent, drawFlagWith, drawListedFlag } from './draw.ts';
import type { Format } from './formats/format.ts';
import type { ColumnLanes } from './lanes.ts';
import type { ParentList } from './listed-rows.ts';
import { BLOCK_ROWS, COMPUTED, COMPUTED_BYTES, COMPUTED_COLUMN_BYTES, memory } from './memory.ts';
import type { CheckSource } from './numeric-check.ts';
import type { Kernel, Operation } from './operation.ts';
import type { BlockTexts } from './program.ts';
import { beginRelated, measureRows, setStuck, setValue } from './related.ts';
import { type RowCheck, readerIn, residualCheck } from './row-check.ts';

/*
 * Columns whose values are computed of the row's others: the value is put, as it is written, into a place of its own, from where
 * the row's writer takes it. A row for which there is none, or not one that the column holds, does not pass the check that
 * asks for it.
 */

/** A column that is computed, made ready. */
export interface Computed extends ComputedTexts {
  readonly column: string;
  /** The check that asks for the value. */
  readonly condition: Expression;
  readonly check: RowCheck;
}

/** Values of a column that lie as texts, by the rows of the block. */
export interface ComputedTexts extends BlockTexts {
  readonly compute: (row: number) => void;
}

/** What such columns are made ready with. */
export interface ComputedSource extends Omit<CheckSource, 'scope'> {
  readonly evaluation: Evaluation;
  /** The form in which they are written. */
  readonly format: Format;
}

const bytes = new Uint8Array(memory.buffer);
const words = new Int32Array(memory.buffer);
const encoder = new TextEncoder();

/** Computes the values of a column for the rows of a region. */
export function drawComputed({ compute }: Operation, start: number, count: number): void {
  for (let i = start; i < start + count; i++) compute(rowAt(i));
}

/** Draws that give a row the same whatever the attempt, where nothing that they take up has changed. */
const FIXED: ReadonlySet<Kernel> = new Set<Kernel>([
  beginRelated,
  measureRows,
  drawCopy,
  drawListedFlag,
  drawFlagWith,
  drawComputed,
  drawDependent,
]);

export function isFixedDraw({ kernel }: Operation): boolean {
  return FIXED.has(kernel);
}

/** Where the values of the computed columns lie, by name: behind a table of their places and lengths. */
export function placesOfComputed({ columns }: Plan): ReadonlyMap<string, number> {
  const computed = columns.filter(({ domains }) => domains.some(isComputed));
  return new Map(computed.map(({ name }, i) => [name, COMPUTED + i * COMPUTED_COLUMN_BYTES]));
}

/** Makes the computed columns of a plan ready; what reads columns finds their values from then on. */
export function computedColumns(plan: Plan, source: ComputedSource): readonly Computed[] {
  const places = placesOfComputed(plan);
  return plan.columns.flatMap((column) => {
    const lanes = source.lanes.columns.get(column.name);
    return column.draw.kind === 'computed' && lanes !== undefined
      ? [computedColumn(column, column.draw, lanes, places.get(column.name) ?? COMPUTED, source)]
      : [];
  });
}

function computedColumn(
  column: ColumnPlan,
  draw: ComputedDraw,
  lanes: ColumnLanes,
  place: number,
  source: ComputedSource,
): Computed {
  const { name } = column;
  const { evaluation, format, known } = source;
  const scope = scopeOfColumns(draw.values, evaluation);
  const own = { ...source, scope };
  const computed = compiledExpression(draw.value, scope);
  const condition = compiledCondition(draw.condition, scope);
  const shape = scope.columnOf(name)?.shape ?? { kind: 'unknown', name };
  const { spelled, write } = writingOf(column, format);
  const written = Array<string>(BLOCK_ROWS).fill('');
  const isAscii = hasOnlyAscii(draw, source);
  const texts: (string | null)[] = Array<string | null>(BLOCK_ROWS).fill(null);
  /** 1 where the column holds what was computed. */
  const holds = new Uint8Array(BLOCK_ROWS);
  let row = 0;
  const readColumn = readerIn(own);
  const columnValue = (mention: string): Value => readColumn(mention, row);
  known.computed.set(name, (index) => texts[index] ?? null);
  /** The text of the row's value; null: it is NULL; undefined: there is none. */
  const computedText = (): string | null | undefined => {
    try {
      const { type, value } = computed.computed(columnValue);
      if (value === null) return null;
      const text = shape.kind === 'bytes' ? String(value) : (textOfValue({ type, value }) ?? '');
      return isHeld(text, shape) ? text : undefined;
    } catch (error) {
      if (error instanceof Refusal || error instanceof Unevaluable) return undefined;
      throw error;
    }
  };
  const compute = (index: number): void => {
    row = index;
    setLaneValue(lanes.first, index, index);
    texts[index] = null;
    holds[index] = 1;
    if (lanes.flag >= 0 && draw.mayLack && laneValue(lanes.flag, index) === 1) return;
    const text = computedText();
    const isNull = text === null || text === undefined;
    const isPut = !isNull && putText(place, index, write(text), isAscii);
    written[index] = isPut ? text : '';
    if (lanes.flag >= 0) setLaneValue(lanes.flag, index, Number(!isPut));
    // Any value of the type: the row does not pass, whatever stands there.
    else if (!isPut) putText(place, index, write(''), true);
    texts[index] = text ?? null;
    holds[index] = Number(text === null ? lanes.flag >= 0 : isPut);
  };
  const check: RowCheck = {
    holds: (index) => {
      row = index;
      // What the check names beside may be computed behind the column.
      return holds[index] === 1 && condition.verdictOf(columnValue) === 'passes';
    },
    fails: (index) => {
      row = index;
      return condition.verdictOf(columnValue) === 'fails';
    },
    spent: () => computed.spent() + condition.spent(),
    steps: () => null,
  };
  return {
    column: name,
    condition: draw.condition,
    check,
    compute,
    textOf: (index) => texts[index] ?? null,
    writtenOf: (index) => spelled(written[index] ?? ''),
  };
}

/** What is computed, and what refers to what is computed in other tables, by column. `lists`: of their rows, by foreign key. */
export function columnTexts(
  plan: Plan,
  lists: ReadonlyMap<number, ParentList>,
  computed: readonly Computed[],
  source: ComputedSource,
): ReadonlyMap<string, ComputedTexts> {
  const places = placesOfComputed(plan);
  const listed = plan.columns.flatMap((column) => {
    const { draw } = column;
    if (draw.kind !== 'parent' || draw.value.kind !== 'listed') return [];
    const texts = lists.get(draw.steps[0]?.reference ?? -1)?.texts.get(draw.value.column);
    return texts === undefined
      ? []
      : [[column.name, listedTexts(column, texts, places.get(column.name) ?? COMPUTED, source)] as const];
  });
  return new Map([...listed, ...computed.map((one) => [one.column, one] as const)]);
}

/** The texts of a column that refers to what is computed in another table: its lane numbers those that are listed. */
function listedTexts(
  column: ColumnPlan,
  listed: readonly string[],
  place: number,
  { lanes, format, known }: ComputedSource,
): ComputedTexts {
  const { name } = column;
  const { first: lane = 0, flag = -1 } = lanes.columns.get(name) ?? {};
  const { spelled, write } = writingOf(column, format);
  const texts: string[] = Array<string>(BLOCK_ROWS).fill('');
  const written: string[] = Array<string>(BLOCK_ROWS).fill('');
  const textOf = (row: number): string | null =>
    flag >= 0 && laneValue(flag, row) === 1 ? null : (texts[row] ?? null);
  known.computed.set(name, textOf);
  const compute = (row: number): void => {
    const text = listed[laneValue(lane, row)] ?? '';
    texts[row] = text;
    setLaneValue(lane, row, row);
    // What is too long for its place was too long in the other table, too, where no row refers to it.
    const isPut = putText(place, row, write(text), false);
    if (!isPut) putText(place, row, write(''), true);
    written[row] = isPut ? text : '';
  };
  return { compute, textOf, writtenOf: (row) => spelled(written[row] ?? '') };
}

/** What computes a part of checks for a row of the block, in units of so many decimals. `place`: where its values lie. */
export function givenTerm(
  { value, dimension, values }: GivenTerm,
  scale: number,
  place: number,
  source: ComputedSource,
): { readonly compute: (row: number) => void; readonly spent: () => number } {
  const scope = scopeOfColumns(values, source.evaluation);
  const { computed, spent } = compiledExpression(value, scope);
  const nodes = nodeCountOf(value);
  let looks = 0;
  const readColumn = readerIn({ ...source, scope });
  let row = 0;
  const column = (mention: string): Value => readColumn(mention, row);
  const compute = (index: number): void => {
    row = index;
    looks++;
    let number = Number.POSITIVE_INFINITY;
    try {
      number = countOf(computed(column).value, dimension, scale);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unevaluable)) throw error;
    }
    // What the server does not compute, and what a double does not count, passes nothing.
    if (Math.abs(number) > Number.MAX_SAFE_INTEGER) setStuck(index);
    setValue(place, index, number);
  };
  return { compute, spent: () => spent() + looks * nodes };
}

/** Puts what is written of a value into its place; false: it is too long, or of letters that the output is not announced to have. */
function putText(place: number, row: number, text: string, isAscii: boolean): boolean {
  const first = BLOCK_ROWS * 8 + row * COMPUTED_BYTES;
  if (text.length > COMPUTED_BYTES) return false;
  const { read, written } = encoder.encodeInto(text, bytes.subarray(place + first, place + first + COMPUTED_BYTES));
  if (read < text.length || (isAscii && written > text.length)) return false;
  words[(place >> 2) + row * 2] = first;
  words[(place >> 2) + row * 2 + 1] = written;
  return true;
}

/** The text of a value as it stands in a literal; where it is no value of the form, one that is. */
function spelledIn(form: LiteralForm): (text: string) => string {
  switch (form) {
    case 'boolean':
      return (text) => String(text === 'true' || text === '1');
    case 'bytes':
      return (text) => (HEXADECIMAL.test(text) ? text : '');
    case 'quoted':
      return (text) => text;
    case 'bits':
      return (text) => (BINARY.test(text) ? text : '');
    default:
      return (text) => numeralOf(text) ?? '0';
  }
}

/** What the texts of a computed column are in values, and what writes them. */
function writingOf(column: ColumnPlan, format: Format): Record<'spelled' | 'write', (text: string) => string> {
  const domain = column.domains.find(isComputed);
  if (domain === undefined || domain === null) throw new RangeError(`Column "${column.name}" is not computed.`);
  const [spelled, write] = [spelledIn(domain.literal), format.textWriter(column, domain)];
  return { spelled, write: (text) => write(spelled(text)) };
}

const HEXADECIMAL = /^(?:[0-9a-fA-F]{2})*$/;
const BINARY = /^[01]*$/;

/** Functions that make letters of numbers and bytes. */
const LETTER_MAKERS: ReadonlySet<string> = new Set('chr char convert_from unhex from_base64 json_unquote'.split(' '));

const ASCII = /^\p{ASCII}*$/u;

/** Whether what is computed is ASCII, as far as it is put together of the texts that it is computed of. */
export function hasOnlyAscii({ value, of }: ComputedDraw, { columnOf }: Pick<CheckSource, 'columnOf'>): boolean {
  const nodes = nodesOf(value);
  if (nodes.some((node) => node.kind === 'call' && LETTER_MAKERS.has(node.name))) return false;
  const constants = nodes.flatMap((node) => (node.kind === 'string' ? [node.value] : []));
  const names = [...of, ...columnsOf(value)];
  const texts = names.flatMap((name) =>
    (columnOf.get(name)?.domains ?? []).flatMap((domain) =>
      (domain?.parts ?? []).flatMap((part) => {
        if (part.kind === 'constant') return [part.text];
        return entriesOf(part) ?? [];
      }),
    ),
  );
  return [...constants, ...texts].every((text) => ASCII.test(text));
}

/** The checks that can be evaluated on drawn rows, made ready: what computes a column knows its own. */
export function residualChecks(
  residuals: readonly ResidualPlan[],
  computed: readonly Computed[],
  source: ComputedSource,
): ReadonlyMap<ResidualPlan, RowCheck> {
  const evaluated = residuals.filter(({ evaluable }) => evaluable);
  return new Map(
    evaluated.map((residual) => {
      const own = computed.find(({ condition }) => condition === residual.condition);
      return [residual, own?.check ?? residualCheck(residual, source)];
    }),
  );
}
