import type { QualifiedName, Table } from '../ir.ts';
import type { Plan } from '../plan/plan.ts';
import type { Warning } from '../warning.ts';

/** How the rows of all tables of a schema are made: plain data. */
export interface SchemaPlan {
  /** In the order in which they are loaded. */
  readonly circles: readonly Circle[];
  /** Tables that get no rows of their own. */
  readonly passedOver: readonly PassedOver[];
  /** What the text has that was passed over. */
  readonly warnings: readonly Warning[];
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
  readonly open: readonly OpenKey[];
  /** Columns that other tables refer to. */
  readonly referredTo: readonly string[];
  /** The names of triggers that run where rows are inserted. */
  readonly triggers: readonly string[];
}

/** A foreign key to a table that comes later in its circle. */
export interface OpenKey {
  /** Its number among the table's. */
  readonly reference: number;
  readonly parent: QualifiedName;
  /** Whether NULL stands in it until then. */
  readonly isLate: boolean;
  /** Whether its rows refer to rows, once all are there. */
  readonly isFilled: boolean;
}

export interface PassedOver {
  readonly name: QualifiedName;
  readonly why: PassingReason;
  /** What planning it has found. */
  readonly warnings: readonly Warning[];
}

/** Why a table gets no rows, in words behind `as`. */
export const PASSING_REASONS = {
  fault: 'its definition is at fault',
  triggers: 'triggers of other tables fill it',
  keepsNoRows: 'it keeps none of its own',
  noPartition: 'no row is sure to find a partition',
  noParentRows: 'what it refers to has none',
  unsatisfiable: 'none can exist',
  openReference: 'its foreign keys in a circle cannot be filled in any order',
} as const;

export type PassingReason = keyof typeof PASSING_REASONS;
