import { NODES_PER_CHUNK } from '../limits.ts';
import { type Plan, patienceOf } from '../plan/plan.ts';
import { run, startBlock } from './block.ts';
import { setSalt } from './draw.ts';
import { BLOCK_LANE_BYTES, BLOCK_ROWS } from './memory.ts';
import type { Program } from './program.ts';
import { redrawFailing } from './redraw.ts';

/** Rows of the first block of a table whose checks are evaluated: how much work a row is shows only then. */
const FIRST_CHECKED_ROWS = 8;

/** Rows of a block at most, of so many lanes each: so few that their ranks stay in the first-level cache. */
export function rowsOfLanes(lanes: number): number {
  return Math.max(1, Math.min(BLOCK_ROWS, Math.floor(BLOCK_LANE_BYTES / (lanes * 4))));
}

/** Rows by their numbers: from `first` to before `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Draws the rows of an output block by block. Each block is there until the next is drawn, or somebody else has the common memory. */
export class RowBlocks {
  readonly #plan: Plan;
  readonly #program: Program;
  readonly #end: number;
  readonly #blockRows: number;
  #row: number;
  #work = 0;
  /** Rows of the next block that their checks allow. */
  #checkedRows: number;

  /** `blockRows`: rows of a block at most. */
  constructor(plan: Plan, program: Program, { first, end }: RowRange, blockRows: number) {
    this.#plan = plan;
    this.#program = program;
    this.#end = end;
    this.#blockRows = blockRows;
    this.#row = first;
    const patience = patienceOf(plan.residuals);
    this.#checkedRows =
      plan.residuals.length === 0 ? blockRows : Math.max(1, Math.floor(FIRST_CHECKED_ROWS / patience));
  }

  /** Number of the first row that is not drawn yet. */
  get row(): number {
    return this.#row;
  }

  /** Whether all rows are drawn. */
  get isDone(): boolean {
    return this.#row >= this.#end;
  }

  /** Nodes of checks that were evaluated so far. */
  get work(): number {
    return this.#work;
  }

  /** Draws no more. */
  leave(): void {
    this.#row = Math.max(this.#row, this.#end);
  }

  /** Draws the next block, for an output that has the common memory; gives how many rows it has. */
  draw(): number {
    const [plan, program] = [this.#plan, this.#program];
    const count = Math.min(this.#blockRows, this.#checkedRows, this.#end - this.#row, this.#alignedRows());
    const rowHigh = Math.floor(this.#row / 4294967296);
    setSalt(rowHigh, 0);
    startBlock(count, program.lanes.count);
    const before = program.spent();
    run(program.draws, this.#row);
    if (plan.residuals.length > 0) {
      const checked = redrawFailing(plan, program, count, this.#row, rowHigh);
      const work = checked + program.spent() - before;
      this.#work += work;
      // As many as this block's work leaves room for; carefully more, since few rows tell little of others.
      this.#checkedRows = Math.max(1, Math.min(count * 2, Math.floor((count * NODES_PER_CHUNK) / work)));
    }
    this.#row += count;
    return count;
  }

  /** Rows up to the next multiple of 2^32: the upper half of a row's number is one for a whole block. */
  #alignedRows(): number {
    return 4294967296 - (this.#row % 4294967296);
  }
}
