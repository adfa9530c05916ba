import type { Literals } from '../../grammar/dialect.ts';
import type { Semantics } from '../../grammar/semantics.ts';
import { compiledCondition, compiledExpression, textOfValue } from '../expression/condition.ts';
import { countOf } from '../expression/count.ts';
import { nodeCountOf } from '../expression/evaluable.ts';
import { readerOf } from '../expression/read-value.ts';
import { scopeOfColumns } from '../expression/scope.ts';
import { Refusal, Unevaluable, type Value } from '../expression/value.ts';
import type { Expression } from '../ir.ts';
import type { ColumnPlan, ComputedDraw, GivenTerm, Plan } from '../plan/plan.ts';
import type { LiteralForm } from '../values/domain.ts';
import { isHeld } from '../values/held.ts';
import { columnsOf, nodesOf } from '../walk.ts';
import { laneValue, rowAt, setLaneValue } from './block.ts';
import type { ColumnLanes } from './lanes.ts';
import { stringLiteral } from './literal.ts';
import { BLOCK_ROWS, COMPUTED, COMPUTED_BYTES, COMPUTED_COLUMN_BYTES, memory } from './memory.ts';
import type { CheckSource } from './numeric-check.ts';
import type { Operation } from './operation.ts';
import { setStuck, setValue } from './related.ts';
import { type RowCheck, readerIn } from './row-check.ts';

/*
 * Columns whose values are computed of the row's others: the value is written as a literal into a place of its own, from where
 * the row's writer takes it. A row for which there is none, or not one that the column holds, does not pass the check that
 * asks for it.
 */

/** A column that is computed, made ready. */
export interface Computed {
  readonly column: string;
  /** The check that asks for the value. */
  readonly condition: Expression;
  readonly check: RowCheck;
  readonly compute: (row: number) => void;
}

/** What such columns are made ready with. */
export interface ComputedSource extends Omit<CheckSource, 'scope'> {
  readonly semantics: Semantics;
  readonly literals: Literals;
}

const bytes = new Uint8Array(memory.buffer);
const words = new Int32Array(memory.buffer);
const encoder = new TextEncoder();

/** Computes the values of a column for the rows of a region. */
export function drawComputed({ compute }: Operation, start: number, count: number): void {
  for (let i = start; i < start + count; i++) compute(rowAt(i));
}

/** Where the values of the computed columns lie, by name: behind a table of their places and lengths. */
export function placesOfComputed({ columns }: Plan): ReadonlyMap<string, number> {
  const computed = columns.filter(({ draw }) => draw.kind === 'computed');
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
  { name, domains }: ColumnPlan,
  draw: ComputedDraw,
  lanes: ColumnLanes,
  place: number,
  source: ComputedSource,
): Computed {
  const { semantics, literals, known } = source;
  const scope = scopeOfColumns(draw.values, semantics);
  const own = { ...source, scope };
  const computed = compiledExpression(draw.value, scope);
  const condition = compiledCondition(draw.condition, scope);
  const shape = scope.columnOf(name)?.shape ?? { kind: 'unknown', name };
  const read = readerOf(shape, semantics);
  const literal = literalIn(domains[0]?.literal ?? 'quoted', literals);
  const isAscii = hasOnlyAscii(draw, source);
  const values: Value[] = Array<Value>(BLOCK_ROWS).fill(null);
  /** 1 where the column holds what is asked for. */
  const holds = new Uint8Array(BLOCK_ROWS);
  /** Nodes that were computed for each row, and those of rows that were looked at. */
  const costs = new Float64Array(BLOCK_ROWS);
  let spent = 0;
  let row = 0;
  const readColumn = readerIn(own);
  const column = (mention: string): Value => readColumn(mention, row);
  known.computed.set(name, (index) => values[index] ?? null);
  /** The text of the row's value; null: it is NULL; undefined: there is none. */
  const computedText = (): string | null | undefined => {
    try {
      const { type, value } = computed.computed(column);
      if (value === null) return null;
      const text = shape.kind === 'bytes' ? String(value) : (textOfValue({ type, value }) ?? '');
      values[row] = read(text);
      return isHeld(text, shape) ? text : undefined;
    } catch (error) {
      if (error instanceof Refusal || error instanceof Unevaluable) return undefined;
      throw error;
    }
  };
  const compute = (index: number): void => {
    row = index;
    setLaneValue(lanes.first, index, index);
    values[index] = null;
    holds[index] = 1;
    if (lanes.flag >= 0 && draw.mayLack && laneValue(lanes.flag, index) === 1) return;
    const before = computed.spent() + condition.spent();
    const text = computedText();
    const isNull = text === null || text === undefined;
    const isPut = !isNull && putLiteral(place, index, literal(text), isAscii);
    if (lanes.flag >= 0) setLaneValue(lanes.flag, index, Number(!isPut));
    else if (!isPut) putLiteral(place, index, 'NULL', true);
    if (text === undefined || (text === null ? lanes.flag < 0 : !isPut || condition.verdictOf(column) !== 'passes'))
      holds[index] = 0;
    costs[index] = computed.spent() + condition.spent() - before;
  };
  const check: RowCheck = {
    holds: (index) => {
      spent += costs[index] ?? 0;
      costs[index] = 0;
      return holds[index] === 1;
    },
    spent: () => spent,
    steps: () => null,
  };
  return { column: name, condition: draw.condition, check, compute };
}

/** What computes a part of checks for a row of the block, in units of so many decimals. `place`: where its values lie. */
export function givenTerm(
  { value, dimension, values }: GivenTerm,
  scale: number,
  place: number,
  source: ComputedSource,
): { readonly compute: (row: number) => void; readonly spent: () => number } {
  const scope = scopeOfColumns(values, source.semantics);
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

/** Puts a literal into its place; false: it is too long, or of letters that the output is not announced to have. */
function putLiteral(place: number, row: number, literal: string, isAscii: boolean): boolean {
  const first = BLOCK_ROWS * 8 + row * COMPUTED_BYTES;
  if (literal.length > COMPUTED_BYTES) return false;
  const { read, written } = encoder.encodeInto(literal, bytes.subarray(place + first, place + first + COMPUTED_BYTES));
  if (read < literal.length || (isAscii && written > literal.length)) return false;
  words[(place >> 2) + row * 2] = first;
  words[(place >> 2) + row * 2 + 1] = written;
  return true;
}

/** What writes a value's text as a literal. */
function literalIn(form: LiteralForm, literals: Literals): (text: string) => string {
  switch (form) {
    case 'boolean':
      return (text) => literals.boolean[text === 'true' || text === '1' ? 1 : 0];
    case 'bytes':
      return (text) => literals.bytes[0] + text + literals.bytes[1];
    case 'quoted':
      return (text) => stringLiteral(text, { literals, inComment: false });
    default:
      return (text) => text;
  }
}

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
        return part.kind === 'pool' ? part.entries : [];
      }),
    ),
  );
  return [...constants, ...texts].every((text) => ASCII.test(text));
}
