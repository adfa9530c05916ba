import type { ColumnPlan, ResidualPlan } from '../plan/plan.ts';
import type { Lanes } from './lanes.ts';
import type { Extent } from './memory.ts';
import type { Operation } from './operation.ts';
import type { RowCheck } from './row-check.ts';
import type { Segment } from './segment.ts';

/** A plan made ready to draw rows under one seed. */
export interface Program {
  readonly lanes: Lanes;
  /** Rows that there can be: as many as the smallest key has values for; infinite: no key bounds them; 0: no row of a parent will do. */
  readonly rowLimit: number;
  /** Nodes that take as long as making the lists of parents' rows did. */
  readonly listWork: number;
  /** What the draws read in the common memory. */
  readonly tables: Segment;
  /** What the draws, and the checks of what they draw, write to outside of the tables. */
  readonly scratch: readonly Extent[];
  /** The programs of other tables whose rows are listed for foreign keys. */
  readonly parents: readonly Program[];
  /** Fills the lanes. */
  readonly draws: readonly Operation[];
  /** Draws the columns that checks are evaluated on again. */
  readonly redraws: readonly Redraw[];
  /** The columns by name, as it is stored and in lower case. */
  readonly columnOf: ReadonlyMap<string, ColumnPlan>;
  /** The texts of columns that are computed, and of those that refer to such. */
  readonly texts: ReadonlyMap<string, BlockTexts>;
  /** Nodes that took as long as what draws have computed of rows so far. */
  readonly spent: () => number;
  /** The checks that are evaluated on drawn rows, made ready. */
  readonly checks: ReadonlyMap<ResidualPlan, RowCheck>;
  /** Makes a check ready that the plan has not. */
  readonly checkOf: (residual: ResidualPlan) => RowCheck;
}

/** Texts of a column by the rows of the block. */
export interface BlockTexts {
  /** The text of the value; null: it is NULL. */
  readonly textOf: (row: number) => string | null;
  /** The text that is written of the value, unless that is NULL. */
  readonly writtenOf: (row: number) => string;
}

/** Columns that checks bind to each other, and what draws them again where a row does not pass these checks. */
export interface Redraw {
  readonly residuals: readonly ResidualPlan[];
  /** Nodes of the checks: what one look at a row costs. */
  readonly nodes: number;
  /** None: another attempt would give the same row. */
  readonly operations: readonly Operation[];
  /** Draws of a row at most, and nodes that they may take. */
  readonly attempts: number;
  readonly mostNodes: number;
}
