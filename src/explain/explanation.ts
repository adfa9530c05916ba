import type { ConstraintPlan } from '../plan/plan.ts';
import type { Warning } from '../warning.ts';

/** What each column of a table gets, and why: plain data. A number that has no bound is null. */
export interface Explanation {
  /** Name of the table with its qualifiers, outermost first. */
  readonly table: readonly string[];
  /** Rows that are asked for, and that are written of them. */
  readonly rows: { readonly asked: number; readonly written: number };
  /** Rows that the table allows at most. */
  readonly rowLimit: number | null;
  /** The columns that are written. */
  readonly columns: readonly ColumnExplanation[];
  /** The columns that the database fills. */
  readonly leftOut: readonly LeftOutColumn[];
  readonly constraints: readonly ConstraintExplanation[];
  /** What is expected of the rows that no constraint demands. */
  readonly agreements: readonly AgreementExplanation[];
  /** The strategy that made the plan; `direct`: none, as the rows of the first plan pass, or no other plan's are better. */
  readonly strategy: string;
  readonly warnings: readonly Warning[];
}

export interface ColumnExplanation {
  readonly name: string;
  /** The type as the DDL spells it. */
  readonly type: string;
  readonly nullable: boolean;
  /** How its values are chosen, in words. */
  readonly draw: string;
  /** One, or several of which each row takes one: as the rows of the other columns of the same checks do. */
  readonly cases: readonly CaseExplanation[];
  /** Share of rows in which it is NULL, from 0 to 1. */
  readonly nullShare: number;
  /** Names of the constraints that bind it. */
  readonly constraints: readonly string[];
}

export interface CaseExplanation {
  /** The values in words, and how likely they are where they are not all alike. */
  readonly values: string;
  /** How many different ones there are; beyond 2^53 only roughly. */
  readonly different: number;
  /** Some of them, at most three. */
  readonly samples: readonly string[];
  readonly nullShare: number;
}

export interface LeftOutColumn {
  readonly name: string;
  readonly type: string;
  readonly why: string;
}

/** How a column agrees with others of its row. */
export interface AgreementExplanation {
  readonly column: string;
  readonly with: readonly string[];
  /** In words, with the names of the columns. */
  readonly how: string;
  /** Why it is left out, in words; null: it is kept. */
  readonly dropped: string | null;
}

/** In what way a constraint is kept. */
export type Honour = 'absorbed' | 'drawn' | 'evaluated' | 'other constraint' | 'database' | 'not honoured';

export interface ConstraintExplanation {
  readonly name: string;
  readonly kind: ConstraintPlan['kind'];
  readonly columns: readonly string[];
  readonly kept: Honour;
  /** The same in words, with the reason where it is not honoured. */
  readonly how: string;
  /** Rows that a key allows at most. */
  readonly rows: number | null;
}
