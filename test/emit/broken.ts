import { type DialectName, dialects } from '../../grammar/index.ts';
import { splitCases } from '../../src/emit/block.ts';
import { buildProgram } from '../../src/emit/build-program.ts';
import { drawRank } from '../../src/emit/draw.ts';
import { spokenIn } from '../../src/emit/formats/index.ts';
import { Operation } from '../../src/emit/operation.ts';
import type { Program } from '../../src/emit/program.ts';
import * as record from '../../src/emit/record.ts';
import { type RowText, rowText } from '../../src/emit/row-text.ts';
import { rulesOf } from '../../src/emit/verify/rules/index.ts';
import { verifyDraws, verifyRecords } from '../../src/emit/verify/verify.ts';
import { compile, type Mode } from '../../src/index.ts';
import type { Plan } from '../../src/plan/plan.ts';

import { sameRows } from '../../src/row-counts.ts';
import { resultOf } from '../../src/steps.ts';
import { seedsOf } from '../../src/table-seeds.ts';
import type { Domain } from '../../src/values/domain.ts';

/* Programs that are broken in one thing: what builds them, and what finds the place to break. */

/** What is verified, ready to be broken. */
export interface Made {
  readonly plan: Plan;
  readonly program: Program;
  readonly text: RowText;
}

export function made(
  ddl: string,
  dialect: DialectName,
  changed: (plan: Plan) => Plan = (plan) => plan,
  mode: Mode = 'random',
): Made {
  const { plan: own } = compile(ddl, { dialect, mode });
  const plan = changed(own);
  const spoken = spokenIn('insert', dialects[dialect]);
  const program = resultOf(buildProgram(plan, spoken, seedsOf(1), sameRows(1000)));
  return { plan, program, text: resultOf(rowText(plan, spoken.format, program.lanes)) };
}

export function verify({ plan, program, text }: Made, dialect: DialectName): void {
  verifyDraws(plan, program);
  resultOf(verifyRecords(plan, program.lanes, text, rulesOf('insert', dialects[dialect])));
}

export interface Broken {
  readonly name: string;
  readonly ddl: string;
  readonly message: RegExp;
  readonly dialect?: DialectName;
  /** Which values the first rows have. Default random. */
  readonly mode?: Mode;
  /** What is done to the plan before the program is built of it. */
  readonly plan?: (plan: Plan) => Plan;
  /** What is done to what was built. */
  readonly built?: (made: Made) => void;
}

/** The one operation that calls a kernel. */
export function operation({ program }: Made, kernel: Operation['kernel']): Operation {
  const found = program.draws.flatMap((draw) => [draw, ...draw.branches.flat()]).find((draw) => draw.kernel === kernel);
  if (found === undefined) throw new Error(`Nothing is drawn by ${kernel.name}.`);
  return found;
}

/** The fields of the `index`-th record, to be written over. */
export function fields({ text: { image, writes } }: Made, index: number): DataView {
  return viewOf(image.bytesAt(writes.offset + index * record.RECORD_BYTES, record.RECORD_BYTES));
}

/** Those of the first record with an opcode. */
export function recordOf(given: Made, opcode: number): DataView {
  for (let index = 0; ; index++) {
    const found = fields(given, index);
    if (found.getUint32(record.OPCODE_AT, true) === opcode) return found;
    if (found.getUint32(record.OPCODE_AT, true) === record.END)
      throw new Error(`There is no record of opcode ${opcode}.`);
  }
}

export function form({ text: { image, writes } }: Made, index = 0): DataView {
  return viewOf(image.bytesAt(writes.forms + index * record.FORM_BYTES, record.FORM_BYTES));
}

/** The references of the first record of cells. */
export function references(given: Made): DataView {
  const cells = recordOf(given, record.CELLS);
  const [address, length] = [record.ADDRESS_AT, record.LENGTH_AT].map((at) => cells.getUint32(at, true));
  return viewOf(given.text.image.bytesAt(address ?? 0, length ?? 0));
}

/** Changes the cells of the pool that a reference reads. */
export function changeCells(given: Made, change: (view: DataView) => void, at = 0): void {
  changePool(given, references(given).getUint32(at + record.CELLS_AT, true) & ~3, change);
}

/** Changes a pool: the entries that all tables share, and the copy that is written. */
export function changePool({ text: { image } }: Made, address: number, change: (view: DataView) => void): void {
  const bytes = image.poolAt(address)?.bytes ?? null;
  change(viewOf(bytes));
  change(viewOf(image.bytesAt(address, bytes?.length ?? 0)));
}

/** An operation like another, but for some fields. */
export function like(operation: Operation | undefined, change: Partial<Operation>): Operation {
  return Object.assign(new Operation(), operation, change);
}

/** Adds draws that come last, or as another attempt at rows. */
export function addDraws({ program }: Made, ...draws: readonly Operation[]): void {
  Object.assign(program, { draws: [...program.draws, ...draws] });
}

export function addRedraw({ program }: Made, ...operations: readonly Operation[]): void {
  Object.assign(program, { redraws: [...program.redraws, { residuals: [], nodes: 0, operations }] });
}

/** A draw from some ranks into a lane, for the rows of a region. */
export function ranked(lane: number, size: number, region = 0): Operation {
  return like(undefined, { kernel: drawRank, lane, size, region });
}

/** Draws for the cases of the choice in a lane. */
export function divided(lane: number, ...branches: readonly (readonly Operation[])[]): Operation {
  return like(undefined, { kernel: splitCases, lane, branches });
}

/** The lane that a column's rank begins with. */
export function laneOfColumn({ program }: Made, name: string): number {
  return program.lanes.columns.get(name)?.first ?? -1;
}

export function viewOf(bytes: Uint8Array | null): DataView {
  if (bytes === null) throw new Error('There are no such bytes.');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

export const set = (view: DataView, at: number, value: number): void => view.setUint32(at, value, true);

export function withColumn(plan: Plan, name: string, change: Partial<Plan['columns'][number]>): Plan {
  return { ...plan, columns: plan.columns.map((column) => (column.name === name ? { ...column, ...change } : column)) };
}

export const LIST = "CREATE TABLE t (a varchar(9) NOT NULL CHECK (a IN ('x', 'y''z')), b int NOT NULL)";
export const TWO = 'CREATE TABLE t (a int NOT NULL CHECK (a IN (1, 2, 3)), b int NOT NULL CHECK (b IN (8)))';
export const NULLABLE = 'CREATE TABLE t (a int, b int NOT NULL)';
export const CASES =
  'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (a = 1 AND b = 2 OR a = 3 AND b IN (4, 5)))';
export const KEY =
  'CREATE TABLE t (a int NOT NULL CHECK (a BETWEEN 0 AND 99), b int NOT NULL CHECK (b BETWEEN 0 AND 9), UNIQUE (a, b))';
export const RELATED = 'CREATE TABLE t (a int NOT NULL CHECK (a BETWEEN 1 AND 50), b int NOT NULL, CHECK (a < b))';
export const BEHIND = 'CREATE TABLE t (start_date date NOT NULL, end_date date NOT NULL)';
export const UUID = 'CREATE TABLE t (a uuid NOT NULL)';
export const LONG = `CREATE TABLE t (a text NOT NULL CHECK (a IN ('${'l'.repeat(40)}', 'k')), b int NOT NULL)`;
export const LONG_CONSTANT: Domain = {
  kind: 'text',
  literal: 'quoted',
  parts: [{ kind: 'constant', text: 'l'.repeat(90) }],
};
export const COMMENTED = 'CREATE TABLE t (a int NOT NULL /*!80023 , b int NOT NULL */)';
