import type { RowForm } from '../../options/row-options.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Warning } from '../../warning.ts';
import type { ReadRow } from '../lane-values.ts';
import type { Extent } from '../memory.ts';
import { occupyMemory } from '../occupancy.ts';
import type { Program } from '../program.ts';
import { RowBlocks, type RowRange, rowsOfLanes } from '../row-blocks.ts';
import type { DecodedTexts } from './decoded-texts.ts';
import type { RowValue } from './js-values.ts';
import { readColumn } from './read-column.ts';

/** A row by the names of its columns. What the database fills is absent. */
export type ObjectRow = Record<string, RowValue>;

/** A row in the order of the columns. */
export type ArrayRow = RowValue[];

/** Rows as JavaScript values, made block by block while they are taken. To leave it early needs nothing. */
export interface RowIterator<Row> extends IterableIterator<Row, undefined> {
  /** Rows that there are in all, as far as the table's keys allow. */
  readonly rows: number;
  /** What a reader should know of the table, and of these rows of it. */
  readonly warnings: readonly Warning[];
}

/** No rows, of a table that gets none. */
export function noRows<Row>(warnings: readonly Warning[]): RowIterator<Row> {
  const none: readonly Row[] = [];
  return Object.assign(none.values(), { rows: 0, warnings });
}

/** The rows of a range, drawn by a program. */
export class BlockRows<Row> implements RowIterator<Row> {
  readonly rows: number;
  readonly warnings: readonly Warning[];
  readonly #program: Program;
  readonly #decoded: DecodedTexts | null;
  readonly #blockRows: number;
  readonly #blocks: RowBlocks;
  readonly #make: (count: number) => readonly Row[];
  /** The rows of the block that was made last, and the next of them. */
  #made: readonly Row[] = [];
  #next = 0;

  /** `decoded`: the texts of columns that are written for it, if there are such. */
  constructor({ plan, program, range, warnings }: RowSource, form: RowForm, decoded: DecodedTexts | null) {
    this.rows = range.end - range.first;
    this.warnings = warnings;
    this.#program = program;
    this.#decoded = decoded;
    this.#blockRows = rowsOfLanes(program.lanes.count);
    this.#blocks = new RowBlocks(plan, program, range, this.#blockRows);
    const names = plan.columns.map(({ name }) => name);
    const readers = plan.columns.map((column) => readColumn(column, program, form, decoded));
    const make = form.as === 'array' ? arraysOf(readers) : objectsOf(names, readers);
    // What a row's columns are is for the caller to say, who knows the table.
    this.#make = (count) => make(count) as Row[];
  }

  readonly #mayHaveWritten = (): readonly Extent[] => [
    ...this.#program.scratch,
    ...(this.#decoded?.scratchOf(this.#blockRows) ?? []),
  ];

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Row, undefined> {
    if (this.#next === this.#made.length && !this.#draw()) return { done: true, value: undefined };
    return { done: false, value: this.#made[this.#next++] as Row };
  }

  return(): IteratorResult<Row, undefined> {
    this.#made = [];
    this.#next = 0;
    this.#blocks.leave();
    return { done: true, value: undefined };
  }

  /** Makes the rows of the next block; false: there is none. */
  #draw(): boolean {
    if (this.#blocks.isDone) return false;
    occupyMemory(this, this.#mayHaveWritten);
    this.#program.tables.enter();
    const count = this.#blocks.draw();
    this.#decoded?.decode(count);
    this.#made = this.#make(count);
    this.#next = 0;
    return true;
  }
}

/** What rows are made of. */
export interface RowSource {
  readonly plan: Plan;
  readonly program: Program;
  readonly range: RowRange;
  readonly warnings: readonly Warning[];
}

function objectsOf(names: readonly string[], readers: readonly ReadRow<RowValue>[]): (count: number) => ObjectRow[] {
  const empty: ObjectRow = {};
  // A column's name may be one that every object inherits: each is a property of its own from the start on.
  for (const name of names) {
    Object.defineProperty(empty, name, { value: null, writable: true, enumerable: true, configurable: true });
  }
  return (count) => {
    const rows = new Array<ObjectRow>(count);
    for (let row = 0; row < count; row++) {
      const made: ObjectRow = { ...empty };
      for (let i = 0; i < names.length; i++) {
        made[names[i] as string] = (readers[i] as ReadRow<RowValue>)(row);
      }
      rows[row] = made;
    }
    return rows;
  };
}

function arraysOf(readers: readonly ReadRow<RowValue>[]): (count: number) => ArrayRow[] {
  return (count) => {
    const rows = new Array<ArrayRow>(count);
    for (let row = 0; row < count; row++) {
      const made: ArrayRow = new Array<RowValue>(readers.length);
      for (let i = 0; i < readers.length; i++) made[i] = (readers[i] as ReadRow<RowValue>)(row);
      rows[row] = made;
    }
    return rows;
  };
}
