import type { Dimension } from '../../grammar/kinds.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { NamedValues } from '../expression/scope.ts';
import type { Expression, Expressions, QualifiedName } from '../ir.ts';
import type { AgreementKind } from '../meanings/agreements/agreement.ts';
import type { Aggregate } from '../meanings/dependencies/aggregates.ts';
import type { Contractor } from '../relation/contractor.ts';
import type { Interval } from '../relation/propagate.ts';
import type { Distance } from '../values/distance.ts';
import type { Distribution } from '../values/distribution.ts';
import type { Domain } from '../values/domain.ts';
import type { Measure } from '../values/measure.ts';
import type { TimeLine } from '../values/time-line.ts';
import type { Warning } from '../warning.ts';

/** The strategy of a first plan: its rows pass, or those of no other are better. */
export const DIRECT = 'direct';

/**
 * How the rows of a table are made: plain data, from which the emitter's operations are built. How values are drawn is no part of
 * the package's types: it may change with each version (`explain` says it in words).
 */
export interface Plan {
  readonly table: QualifiedName;
  /** The columns that are written, in the order of the output. Empty: the database fills them all. */
  readonly columns: readonly ColumnPlan[];
  /** Columns that are drawn behind these and not written: what rows of parents have, which those of the table agree with. @internal */
  readonly hidden: readonly ColumnPlan[];
  /** A column to write DEFAULT for where `columns` is empty; null: the table has no columns. */
  readonly defaultColumn: string | null;
  /** Whether rows give numbers that the database alone gives, unless a statement overrides it. */
  readonly isOverriding: boolean;
  /** Whether NULL of the type that is named like the table is a row of it, where columns that are not written are NULL. @internal */
  readonly hasNullRow: boolean;
  /** Groups of columns whose checks leave a choice: a row takes one case of each. @internal */
  readonly choices: readonly ChoicePlan[];
  /** @internal */
  readonly keys: readonly KeyPlan[];
  /** Columns that checks relate to each other, in the order in which their values are drawn. @internal */
  readonly related: readonly RelatedPlan[];
  /** Checks that are evaluated on the drawn row. @internal */
  readonly residuals: readonly ResidualPlan[];
  /** Rows that the keys allow at most; 0 where no row is sure to find a partition or a column; Infinity: there is no bound. */
  readonly rowLimit: number;
  /** What the table demands of its rows, and how they keep it. */
  readonly constraints: readonly ConstraintPlan[];
  /** What is expected of its rows that no constraint demands. @internal */
  readonly agreements: readonly AgreementPlan[];
  /** When things happen. */
  readonly timeLine: TimeLine;
  /** The name of the strategy that made it (strategies/index.ts), or DIRECT. */
  readonly strategy: string;
  readonly warnings: readonly Warning[];
}

export interface ColumnPlan {
  readonly name: string;
  /** The type as the DDL spells it, and what it takes: whatever draws the values, this is what is written. */
  readonly type: string;
  readonly shape: Shape;
  readonly nullable: boolean;
  /** What opens the executable comment that holds the column, or null. */
  readonly condition: string | null;
  /** Index of the choice that decides on the column's domain, or null. @internal */
  readonly choice: number | null;
  /** The values by case of the choice; one entry where there is none. Null: the column is NULL in that case. @internal */
  readonly domains: readonly (Domain | null)[];
  /** Share of rows in which the column is NULL, by case: from 0 to 1. @internal */
  readonly nullShares: readonly number[];
  /** What decides in which rows it is NULL; null: chance does, by its shares. @internal */
  readonly nullsBy: NullsByRank | null;
  /** @internal */
  readonly draw: DrawPlan;
}

/** Whether a column is NULL in all rows. */
export function isAlwaysNull({ nullShares }: Pick<ColumnPlan, 'nullShares'>): boolean {
  return nullShares.every((share) => share === 1);
}

/** Whether a column is NULL in no row, in whatever case that is. */
export function isNeverNull({ nullShares }: Pick<ColumnPlan, 'nullShares'>): boolean {
  return nullShares.every((share) => share === 0);
}

/** The expression that stands in the place of a column's values; null: there is none. */
export function expressionOf({ domains: [domain, second] }: ColumnPlan): string | null {
  const [part, more] = domain?.parts ?? [];
  const isOne = domain?.literal === 'expression' && second === undefined && more === undefined;
  return isOne && part?.kind === 'constant' ? part.text : null;
}

/** NULLs by a digit of another column's rank, or by whether that column is NULL. */
export interface NullsByRank {
  readonly column: string;
  /** Null: whether it is NULL, 0 or 1, stands in the place of a digit. */
  readonly digit: number | null;
  /** Whether the column is NULL, by the rank of the digit. */
  readonly nulls: readonly boolean[];
}

export type DrawPlan =
  /** `apart`: another column, whose rank it never has where there is more than one. */
  | { readonly kind: 'uniform'; readonly apart?: string }
  /** Digits of the key's permutation. */
  | { readonly kind: 'key'; readonly key: number }
  /** Within what other columns of the key leave it: its distance from there is a digit of the permutation, or none is left. */
  | { readonly kind: 'related' }
  /** The value of another column of the row, or what stands in the same place of a list. */
  | { readonly kind: 'copy'; readonly of: string }
  /** Some of its digits are those of other columns of the row; null: chance gives the digit, or a key. */
  | { readonly kind: 'shared'; readonly digits: readonly (SharedDigit | null)[] }
  /** A hash of another column's rank: rows that are equal there are equal here. */
  | { readonly kind: 'dependent'; readonly on: string; readonly digits: readonly DependentDigit[] }
  /** The texts of other columns of the row, one behind the other: its parts are theirs. */
  | { readonly kind: 'joined'; readonly of: readonly string[] }
  /** What an expression gives for the other columns of the row. */
  | ComputedDraw
  /** Integers from 1 to the number of rows, as a parent of as many rows has them. */
  | { readonly kind: 'reference'; readonly distribution: Distribution; readonly apart?: string }
  | EarlierDraw
  | ParentDraw;

/** The value of another column, or the number that the database gives, in an earlier row. */
export interface EarlierDraw {
  readonly kind: 'earlier';
  readonly reference: number;
  readonly column: string | null;
  /** Any earlier row, the one before, or the row itself. */
  readonly which: 'any' | 'previous' | 'same';
  /** What an earlier row must have in common with the row; none: any will do. */
  readonly thread?: Thread;
}

/** Rows of one thread are about the same, and come one after the other. */
export interface Thread {
  /** What it takes to draw the columns. */
  readonly plan: Plan;
  /** The columns that number what rows are about. */
  readonly about: readonly string[];
  /** The column that says when a row came to be; null: none does. */
  readonly moment: string | null;
  /** Whether a row before which there is none refers to none: else it refers to any. */
  readonly beginsAlone: boolean;
}

/** A digit of another column's rank. */
export interface SharedDigit {
  readonly column: string;
  readonly digit: number;
  /** What stands beside each rank of it, as the cities of a country do. Not given: the same rank. */
  readonly beside?: RanksBeside;
}

export interface RanksBeside {
  /** By rank; where there are none, any may stand there. */
  readonly ranks: readonly (readonly number[])[];
  /** The column by whose rank they come in turn; null: chance chooses among them. */
  readonly turn: string | null;
}

/** The digit of a dependent by which its hash is keyed, so that those that share it are equal; and how likely its ranks are. */
export interface DependentDigit extends SharedDigit {
  readonly distribution: Distribution | null;
}

/** The value of an expression over other columns of the row, which a check makes the column equal to. */
export interface ComputedDraw {
  readonly kind: 'computed';
  readonly of: readonly string[];
  /** What is computed, in the column's own type. */
  readonly value: Expression;
  /** The check that asks for it: where the column does not hold the value, the row is drawn again. */
  readonly condition: Expression;
  /** What the values of the column and of all that the condition names are. */
  readonly values: readonly NamedValues[];
  /** Whether the column may be NULL by chance, too. */
  readonly mayLack: boolean;
}

/** The value of a column in a row of another table, as this tool writes that table with as many rows and the same seed. */
export interface ParentDraw {
  readonly kind: 'parent';
  /** From the row to one of the parent, from there to one of the parent's parent, and so on. */
  readonly steps: readonly ParentStep[];
  readonly value: ParentValue;
}

/** A draw of rows of a parent with its first step as another one; any other draw, and one without steps, as it is. */
export function withFirstStep<Draw extends DrawPlan>(draw: Draw, changed: (first: ParentStep) => ParentStep): Draw {
  const [first, ...others] = draw.kind === 'parent' ? draw.steps : [];
  return first === undefined ? draw : { ...draw, steps: [changed(first), ...others] };
}

export interface ParentStep {
  /** The table that it leads to. */
  readonly table: QualifiedName;
  /** Number of the foreign key in the table that refers. */
  readonly reference: number;
  /** Rows of the parent at most, and how likely each is where chance chooses. */
  readonly rows: number;
  readonly distribution: Distribution;
  /** The key of the table that refers, where its digits number the rows of the parent; null: chance does. */
  readonly turn: ParentTurn | null;
  /** Rows of the parent that are made beforehand, where it takes more than its number to know what is in one; else null. */
  readonly list: ListPlan | null;
  /** Rows of the table that refers, from the first on, that take the row of their own number, as edges are there; none: no row does. */
  readonly inOrder?: number;
  /** What leads to another row of the same parent, which is never the same one where there are several; none: any row will do. */
  readonly apart?: ParentStep;
  /** What leads to a row whose siblings alone it leads to, where that has some; none: any row will do. */
  readonly among?: { readonly leader: ParentStep; readonly siblings: Siblings };
  /** What its rows pass, as far as there are rows that do, and not too many to test all; none: any row will do. */
  readonly only?: readonly RowTest[];
  /** What each row holds for itself while it lasts, as far as one is free; none: rows may hold the same at a time. */
  readonly schedule?: Schedule;
}

/** The rows of a table in the order in which they begin: each holds the row that it refers to, or needs it to be there at a moment. */
export interface Schedule {
  /** The step to the rows that chance would choose, or what it follows. */
  readonly step: ParentStep;
  /** What it takes to draw the columns. */
  readonly plan: Plan;
  /** The column that numbers the row which the step leads to, and the one that numbers the row by whose siblings it is chosen, if any. */
  readonly number: string;
  readonly leader: string | null;
  /** From when until when rows hold it for themselves; null: others may refer to it at the same time. */
  readonly held: Holding | null;
  readonly bounds: readonly MomentOfParent[];
  readonly limits: readonly LimitOfParent[];
}

/** How long rows hold something for themselves. */
export interface Holding {
  readonly from: string;
  /** When it is over: at a moment, which has not come where that is NULL; after a number of units; after so many seconds. */
  readonly until: string | null;
  readonly length: { readonly column: string; readonly seconds: number } | null;
  readonly seconds: number;
}

/** A moment of a parent's row that lies before moments of the rows that refer to it, or behind. */
export interface MomentOfParent {
  /** What it takes to draw it with the parent's rows, and the column there. */
  readonly plan: Plan;
  readonly column: string;
  /** The column of the row that has it of the row to which chance leads, and the columns that depend on that. */
  readonly seen: string;
  readonly of: readonly string[];
}

/** A moment of a parent's row from which on it is there for those that refer to it, or until which it is; NULL limits nothing. */
export interface LimitOfParent extends Omit<MomentOfParent, 'seen' | 'of'> {
  readonly side: 'from' | 'until';
  /** The column of the row that lies on that side, and by how many seconds it may miss that: a day counts as a whole. */
  readonly of: string;
  readonly slack: number;
}

/**
 * A test of a table's rows. `siblings`: they have some. `state`: they are in a state that fits; `asking`: in one that asks for rows that
 * refer to them, if any does.
 */
export type RowTest =
  | { readonly kind: 'siblings'; readonly siblings: Siblings }
  | { readonly kind: 'state'; readonly states: StatesOfRows; readonly asking: StatesOfRows | null };

/** What it takes to draw rows of a table with the column that says in which states they are, and which of these fit. */
export interface StatesOfRows {
  readonly plan: Plan;
  readonly column: string;
  /** By the case of the column's choice, and by rank. NULL fits. */
  readonly fits: readonly (readonly boolean[])[];
}

/**
 * Rows of two tables are siblings where they belong to the same row of a third one, as the orders and the dishes of a restaurant do. The
 * leaders may be what the others belong to themselves, as a customer with addresses.
 */
export interface Siblings {
  /** The steps to a leader and to a follower, before either has to be a sibling of the other. */
  readonly leader: ParentStep;
  readonly follower: ParentStep;
  /** The rows of the leading table by those that they belong to; null: by their own numbers. */
  readonly leaders: NumberedRows | null;
  /** The rows of the following table, or those of a table of pairs. */
  readonly followers: NumberedRows;
  /** The table whose rows say who belongs to what, as the members of a project; none: the following rows say it themselves. */
  readonly pairs?: RowPairs;
}

/** Rows of a table that name two others each: what they belong to, and, in a column, the number of a row of the following table. */
export interface RowPairs {
  readonly table: QualifiedName;
  readonly rows: number;
  readonly number: string;
}

/** What it takes to draw rows of a table with the number of a row that each refers to, in one of the columns, a hidden one. */
export interface NumberedRows {
  readonly plan: Plan;
  readonly number: string;
}

/** Rows of another table that are made before any that refer to them. */
export interface ListPlan {
  readonly plan: Plan;
  /** Rows that are looked at, at most. */
  readonly rows: number;
  /** The columns that refer, each with the one that it refers to; null: the number that the database gives. */
  readonly columns: readonly { readonly name: string; readonly target: string | null }[];
  /** Cases of the other table's choices that its rows must be of. */
  readonly cases: readonly CaseOfChoice[];
  /** Whether they are listed in the order of their values: there is one column, then, whose values rise with its rank. */
  readonly sorted: boolean;
  /** Lists of further tables, whose rows are put beside those of this one that have the same values in some columns. */
  readonly joined: readonly JoinedList[];
}

/** Rows of another table that stand beside those of a list. */
export interface JoinedList {
  readonly list: ListPlan;
  /** What the values of its columns are, by the columns that refer. */
  readonly domains: ReadonlyMap<string, Domain>;
  /** The columns that both lists have. */
  readonly shared: readonly string[];
  /** Whether each row of the first list stands beside one row alone, as keys tell these rows apart. */
  readonly isOnce: boolean;
}

/** The key whose digits number the rows of parents, and the lane of those that number the rows of this one. */
export interface ParentTurn {
  readonly key: number;
  readonly plan: KeyPlan;
  readonly lane: string;
  /** The other row of the same parent that the row refers to, from which this one is counted. */
  readonly beside: BesideTurn | null;
}

/**
 * `next`: the digits count from the row behind the other one on. `lower`, `higher`: which of a pair of rows it is. `behind`, `even`,
 * `odd`: the same where both have the same digits, so that each of the two rows is another one for each of these.
 */
export interface BesideTurn {
  readonly lane: string;
  readonly as: 'next' | 'lower' | 'higher' | 'behind' | 'even' | 'odd';
}

/** How a row of the table at the end of the steps gets its value. */
export type ParentValue =
  /** Its number, from 0. */
  | { readonly kind: 'number' }
  /** What it has in a column, which is drawn as it is there: the plan has the columns that this takes, and no others. */
  | { readonly kind: 'drawn'; readonly column: string; readonly plan: Plan }
  /** What a list of rows has in the place of a column; `hasEdges`: some of them have edges there. */
  | { readonly kind: 'listed'; readonly column: string; readonly hasEdges: boolean }
  /** What the rows come to that refer to it: a number or a moment, or what is known of them: one of PRESENCES. */
  | {
      readonly kind: 'aggregate';
      readonly column: string;
      readonly aggregation: Aggregation;
      readonly says: 'value' | 'presence';
    }
  | PlaceOfRow
  /** Integers from 1 to the number of rows. */
  | { readonly kind: 'reference'; readonly column: string; readonly size: number; readonly distribution: Distribution }
  /** Digits of these sizes: those of a key's permutation, and for the others chance. */
  | {
      readonly kind: 'digits';
      readonly column: string;
      readonly sizes: readonly number[];
      /** How likely the ranks of each digit are that chance draws, as a domain says it. */
      readonly distributions: readonly (Distribution | null)[];
      readonly key: { readonly index: number; readonly plan: KeyPlan } | null;
      /** Rows from the first on that have edges instead, each the one of its number. */
      readonly edges: number;
    };

/** How many rows before a row, in which there are no steps, refer to the same row as it does. */
export interface PlaceOfRow {
  readonly kind: 'place';
  readonly rows: NumberedRows;
  /** The ranks that say it, from 0 on: the last one stands for all numbers beyond it, too. Where they are falling, the last one says none. */
  readonly ranks: number;
  readonly isFalling: boolean;
  /** How likely each rank is where the rows are too many to count; null: all are alike. */
  readonly distribution: Distribution | null;
}

/** What is known of the rows that refer to one, by the rank that stands for it: of nothing known, nothing follows. */
export const PRESENCES = ['unknown', 'none', 'some'] as const;

/** What is made of the rows of a table that refer to those of another one. */
export interface Aggregation extends Aggregate {
  /** The table that is referred to. */
  readonly of: QualifiedName;
  /**
   * What it takes to draw the rows: the column that numbers the rows referred to, and those that are added up. Set once all tables are
   * planned, as those that refer to others are planned behind these; null: there are no such rows, or it takes more than their number.
   */
  rows: NumberedRows | null;
  /** What of these rows is in a state that counts; null: all are. Set with them. */
  counting: Pick<StatesOfRows, 'column' | 'fits'> | null;
}

export interface ChoicePlan {
  readonly columns: readonly string[];
  /** How many cases there are. */
  readonly cases: number;
  /** How likely each is where chance chooses; null: as any other. */
  readonly weights: readonly number[] | null;
  /** What chooses where chance does not. */
  readonly edges?: EdgeChoice;
}

/** The choice of a column between its values and their edges: the first half of the cases, and the second. */
export interface EdgeChoice {
  /** The choice whose cases both halves are; null: it has one case. */
  readonly of: number | null;
  /**
   * Which rows have which edges. `pairs`: such that each pair of two columns' edges stands in a row. `rows`: one row after the other has
   * one, so that each stands once. `parent`: a row has what the row has that it refers to.
   */
  readonly by: 'pairs' | 'rows' | 'parent';
}

/** A permutation of the row's number whose digits keep one or more keys distinct. */
export interface KeyPlan {
  /** Names of the constraints that it keeps. */
  readonly names: readonly string[];
  /** Rows that it tells apart: the product of the radices, or what each row's attempts leave of it. */
  readonly size: number;
  /** Images of its own that a row has, of which it takes the next when it is drawn again; 1: it keeps the one. */
  readonly attempts: number;
  /** Whether rows take the images in order, not as a permutation gives them. */
  readonly isCounted: boolean;
  /** The first image that is taken; those before it come last, from the nearest on. */
  readonly start: number;
  /**
   * Ranks of a digit that are taken first, with the first ranks of those that are more significant; those before come next, from the
   * nearest on, and then those behind. Null: all are alike.
   */
  readonly window: { readonly digit: number; readonly first: number; readonly end: number } | null;
  /** Sizes of the digits into which the permuted row number is cut, most significant first. */
  readonly radices: readonly number[];
  readonly lanes: readonly LanePlan[];
  /** Columns that are NULL in the rows from number `size` on; none: there are no such rows. */
  readonly overflow: readonly string[];
  /** Whether rows from number `size` on have the images of the first ones again: it keeps no constraint. */
  readonly recurs?: true;
  /** The digit that numbers the rows which have the others in common, from 0 on; none: none does. */
  readonly numbered?: number;
  /** Images that the rows from a number on take, wherever the permutation has them; none: it gives all. */
  readonly placed?: PlacedImages;
  /** The images that rows take first; none: all are alike. */
  readonly fitting?: FittingImages;
}

/** Images of a key whose rows of parents pass what the steps to them ask for, and are siblings, where a pair has to be. */
export interface FittingImages {
  readonly leader: FittingLane;
  /** None: the key numbers the rows of one parent alone, or any of another. */
  readonly follower: FittingLane | null;
  readonly siblings: Siblings | null;
}

/** The lane that numbers the rows of a parent, and the step to these. */
export interface FittingLane {
  readonly lane: string;
  readonly step: ParentStep;
}

/** Images of a key that are given to rows: `images[i]` to the row of number `row + i`. */
export interface PlacedImages {
  readonly row: number;
  readonly images: readonly number[];
}

/** A lane of a column that carries digits of a key: `lane` counts the digits of the column's domain. */
export interface LanePlan {
  readonly column: string;
  readonly lane: number;
  /** Ranks of the lane that stand for the same digits: the row's hash chooses among them. */
  readonly spread: number;
  /** The digits and what each weighs in the lane's rank. */
  readonly digits: readonly { readonly digit: number; readonly weight: number }[];
  /** What it numbers: rows of a parent, of which there are no more than rows of the table, or a column's numbers of such; else null. */
  readonly counts: RowCount | null;
}

export interface RowCount {
  /** The table whose rows are counted. */
  readonly table: QualifiedName;
  /** Number of the foreign key. */
  readonly reference: number;
  /**
   * Each row of the parent, each but one, or half of those, so that no pair of rows comes twice. `numbers`: what a column holds
   * that refers to a table which is absent; `values`: what people expect in a column. Both become more where the key needs them.
   */
  readonly what: 'rows' | 'others' | 'pairs' | 'numbers' | 'values';
  /** Values that people expect. */
  readonly values?: number;
  /** Whether only rows of a list count. */
  readonly listed: boolean;
}

export interface ResidualPlan {
  readonly name: string;
  readonly condition: Expression;
  readonly columns: readonly string[];
  /** What the values of the columns that it names are. */
  readonly values: readonly NamedValues[];
  /** The choice and the case in which it is asked; null: always. */
  readonly when: CaseOfChoice | null;
  /** Whether the draws of related columns keep it: then it matters only where they found no value. */
  readonly solved: boolean;
  /** Whether it can be evaluated on a row. */
  readonly evaluable: boolean;
  /** Whether none of the first rows passed it: then no row is drawn again for it. */
  readonly neverAccepted: boolean;
  /** How many times as many draws as for any check a row may take until it passes: 1, and more where few draws do. */
  readonly patience: number;
}

/** How many times as many draws as any a row may take for some checks. */
export function patienceOf(residuals: readonly ResidualPlan[]): number {
  return residuals.reduce((most, { patience }) => Math.max(most, patience), 1);
}

export interface CaseOfChoice {
  readonly choice: number;
  readonly case: number;
}

/** A part of checks that only evaluation gives, and what the values of its columns are. */
export interface GivenTerm {
  readonly value: Expression;
  /** What it counts. */
  readonly dimension: Dimension;
  readonly values: readonly NamedValues[];
}

/** A column of relations. Without demands its values are given beforehand: by a key, a reference or a list. */
export interface RelatedPlan {
  readonly column: string;
  /** What gives its values where it is no column, but a part of checks that is computed of columns which are drawn before; else null. */
  readonly given: GivenTerm | null;
  /** How its values are counted, by case; null: it is NULL there. */
  readonly measures: readonly (Measure | null)[];
  /** Decimals of the unit that the relations count in. */
  readonly scale: number;
  /** What it may be, in that unit, as far as is known before a row is drawn. */
  readonly interval: Interval;
  /** Each finds the interval that one relation leaves it. */
  readonly demands: readonly { readonly contractor: Contractor; readonly when: CaseOfChoice | null }[];
  /** How far the value lies above the least one that is left; null: any that is left is as likely. */
  readonly behind: Distance | null;
  /** Whether the nearest value stands where none is left; else any does, and the row is drawn again. */
  readonly nearest: boolean;
  /** Another column without which there is none: it is NULL where that is; null: there is no such column. */
  readonly nullWith: string | null;
  /** Digits of a key that number its values from the least one on, in the lane behind its own; null: chance does. */
  readonly distances: number | null;
  /** Whether what it would hold counts where it is NULL, as a column of a key is a function of that. */
  readonly isSource: boolean;
}

/** Soft constraints of a column, and what came of them. */
export interface AgreementPlan {
  /** The column that gives way. */
  readonly column: string;
  /** The others. */
  readonly with: readonly string[];
  readonly conditions: Expressions;
  /** `state`: it is as another column says that tells in which state the row is. */
  readonly kind: AgreementKind | 'dependency' | 'state';
  /** Why it is not kept; null: it is. */
  readonly dropped: string | null;
}

export interface ConstraintPlan {
  /** As messages name it. */
  readonly name: string;
  readonly kind: 'check' | 'domain' | 'partitions' | 'primary' | 'unique' | 'exclude' | 'foreign';
  readonly columns: readonly string[];
  /** Rows that a key allows at most; Infinity: there is no bound. */
  readonly rows: number;
  readonly kept: Kept;
}

/** What keeps a constraint. */
export type Kept =
  /** Its columns hold no values that break it. */
  | { readonly by: 'values' }
  /** A column's values are drawn from what the other columns of the row leave. */
  | { readonly by: 'related' }
  /** A column has the value of another one. */
  | { readonly by: 'copy' }
  /** A column has the value of an expression over the others. */
  | { readonly by: 'computed' }
  /** It is evaluated on each row, which is drawn again until it passes. `always`: whether it does, as far as was tried. */
  | { readonly by: 'evaluation'; readonly always: boolean }
  /** The permutation of a key of the plan. */
  | { readonly by: 'permutation'; readonly key: number }
  /** Another key of the table, of which these columns tell rows apart: they do in this one, too. */
  | { readonly by: 'key'; readonly name: string; readonly columns: readonly string[] }
  /** The numbers that the database gives. */
  | { readonly by: 'database' }
  /** NULL in one of its columns, which is like no other value and refers to none. */
  | { readonly by: 'nulls' }
  /** Integers from 1 to the number of rows, as a parent of as many rows has them. */
  | { readonly by: 'parent' }
  /** Values of earlier rows. */
  | { readonly by: 'earlier' }
  /** Nothing does. */
  | { readonly by: 'nothing'; readonly reason: string };
