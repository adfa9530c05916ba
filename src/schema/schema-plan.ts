import type { QualifiedName, Table } from '../ir.ts';
import type { AskedOfTables } from '../options/asked-of-tables.ts';
import type { Plan } from '../plan/plan.ts';
import type { Warning } from '../warning.ts';

/** How the rows of all tables of a schema are made: plain data. */
export interface SchemaPlan {
  /** In the order in which they are loaded. */
  readonly circles: readonly Circle[];
  /** Tables that get no rows of their own. */
  readonly passedOver: readonly PassedOver[];
  /** All tables of the text that keep rows, whoever writes them: circle by circle, in the order in which they are loaded. */
  readonly kept: readonly (readonly KeptTable[])[];
  /** Of the text as a whole: statements that were skipped, references to tables that it does not have. */
  readonly warnings: readonly Warning[];
  readonly asked: AskedOfTables;
}

/** A table that may hold rows. */
export interface KeptTable {
  readonly name: QualifiedName;
  readonly isPartitioned: boolean;
  /** The tables of the text that it refers to, which may be itself. */
  readonly parents: readonly QualifiedName[];
}

/** Tables that refer to each other; most circles are a table alone. */
export interface Circle {
  /** In the order in which they are loaded. */
  readonly tables: readonly PlannedTable[];
  readonly loading: CircleLoading;
}

/**
 * How the tables of a circle are loaded. `inOrder`: one after the other, and then the references that were left open; `deferred`: in one
 * transaction at whose end references are checked; `oneStatement`: as one statement, after which they are; `unchecked`: while they are
 * not checked.
 */
export type CircleLoading = 'inOrder' | 'deferred' | 'oneStatement' | 'unchecked';

/** A table of a schema, planned. */
export interface PlannedTable {
  readonly table: Table;
  readonly plan: Plan;
  /** The plan with values in its foreign keys to tables that come later in the circle; null: none is given a value. */
  readonly completed: Plan | null;
  readonly open: readonly OpenReference[];
  /** Columns whose values its own rows or those of other tables have to know. */
  readonly referredTo: readonly string[];
  /** The names of triggers that run where rows are inserted. */
  readonly triggers: readonly string[];
}

/** A foreign key to a table that comes later in its circle. */
export interface OpenReference {
  /** Its number among the table's foreign keys. */
  readonly reference: number;
  readonly parent: QualifiedName;
  /** Whether it refers to rows once these are there. */
  readonly isFilled: boolean;
}

/** A table that gets no rows. */
export interface PassedOver {
  readonly name: QualifiedName;
  readonly why: PassingReason;
  /** What planning the table found. */
  readonly warnings: readonly Warning[];
}

/** The reasons why a table gets no rows, in words behind `as`. */
export const PASSING_REASONS = {
  fault: 'its definition is at fault',
  triggers: 'triggers of other tables fill it',
  keepsNoRows: 'it keeps none of its own',
  noPartition: 'no row is sure to find a partition',
  noParentRows: 'what it refers to has none',
  unsatisfiable: 'none can exist',
  openReference: 'its foreign keys in a circle cannot be filled in any order',
} as const;

/** Why a table gets no rows. */
export type PassingReason = keyof typeof PASSING_REASONS;
