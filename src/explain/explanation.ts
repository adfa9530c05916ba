import type { RowValue } from '../emit/objects/js-values.ts';
import type { ConstraintPlan } from '../plan/plan.ts';
import type { SchemaReference } from '../schema/compiled-schema.ts';
import type { CircleLoading } from '../schema/schema-plan.ts';
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
  /** What its name says that it holds, by the name that the option `like` takes. What a constraint says goes before it. Null: it says nothing. */
  readonly meaning: string | null;
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

/** How likely the values of a column are, those apart in which it is NULL. */
export interface ColumnDistribution {
  /** Their shares have the sum 1. */
  readonly values: readonly WeightedValue[];
  /** Whether the values are all that there are; otherwise each stands for those about it. */
  readonly isComplete: boolean;
}

export interface WeightedValue {
  /** As `rows` gives it. */
  readonly value: RowValue;
  /** From 0 to 1. */
  readonly share: number;
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

/** What an output of all tables of a text holds, and in which order: plain data. */
export interface SchemaExplanation {
  /** Rows of all tables together. */
  readonly rows: number;
  /** The tables that are written, in the order in which they are loaded. */
  readonly tables: readonly TableExplanation[];
  readonly references: readonly ReferenceExplanation[];
  /** Groups of tables that refer to each other. */
  readonly circles: readonly CircleExplanation[];
  /** Tables that get no rows. */
  readonly passedOver: readonly PassedOverExplanation[];
  /** Of all tables. */
  readonly warnings: readonly TableWarning[];
}

/** A table of a schema: its place, its rows, and what is in them. */
export interface TableExplanation {
  readonly name: readonly string[];
  readonly rows: {
    readonly asked: number;
    readonly written: number;
    /** Why these are fewer, in words; null: they are not. */
    readonly why: string | null;
  };
  /** The tables whose rows come before its own, since its own refer to them. */
  readonly after: readonly (readonly string[])[];
  /** What its columns get, and what keeps its constraints. */
  readonly explanation: Explanation;
}

/** A foreign key of a table of a schema. */
export interface ReferenceExplanation extends SchemaReference {
  /** When it is filled, in words. */
  readonly how: string;
}

/** Tables that refer to each other. */
export interface CircleExplanation {
  readonly tables: readonly (readonly string[])[];
  readonly loading: CircleLoading;
  /** How the circle is broken, in words. */
  readonly how: string;
}

/** A table that gets no rows. */
export interface PassedOverExplanation {
  readonly name: readonly string[];
  /** In words. */
  readonly why: string;
}

/** A warning, and the table that it is about. */
export interface TableWarning extends Warning {
  readonly table: readonly string[];
}
