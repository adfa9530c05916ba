import type { Dialect } from '../../grammar/dialect.ts';
import type { Check, Table } from '../ir.ts';
import type { Budget } from './budget.ts';
import { conditionsOf } from './checks.ts';
import { knownColumns, resolver } from './columns.ts';
import { askedNulls } from './derived/asked-nulls.ts';
import { computabilityChecks } from './derived/computable.ts';
import { withFilledColumns } from './derived/filled-columns.ts';
import { impliedOrders } from './derived/implied-orders.ts';
import { withOnePlaceSpelling } from './derived/json-paths.ts';
import { nullsOfLateReferences } from './derived/late-nulls.ts';
import { partitionChecks } from './derived/partitions.ts';
import { withReferenceSystems } from './derived/reference-systems.ts';
import { ownRowChecks, referredChecks } from './derived/referred-checks.ts';
import { roundedNumbers } from './derived/rounded-numbers.ts';
import { withSpatialClasses } from './derived/spatial-classes.ts';
import { splitOrders } from './derived/split-orders.ts';
import { wholeReferences } from './derived/whole-references.ts';
import type { Columns } from './facts/column-facts.ts';
import { withExpectedRanks } from './keys/expected-ranks.ts';
import { withSteps } from './keys/range-keys.ts';
import { numbersOfTheirOwn, withGivenNumbers } from './keys/sequences.ts';
import type { Plan } from './plan.ts';
import { withCalendarParts, withNullsOfMoments } from './soften/calendar/follow.ts';
import { withCounted } from './soften/counted.ts';
import { withDependents } from './soften/dependents.ts';
import { withEitherAmount } from './soften/either-amount.ts';
import { withFollowingLists } from './soften/following-lists.ts';
import { withLengthsOfEnds } from './soften/lengths.ts';
import { withNullGroups } from './soften/null-groups.ts';
import { withOneCountry } from './soften/one-country.ts';
import { withOppositeEnds } from './soften/opposite-ends.ts';
import { withPoints } from './soften/points.ts';
import { withRareNumbers } from './soften/rare-numbers.ts';
import { withReadings } from './soften/readings.ts';
import { withSharedKeys } from './soften/shared-keys.ts';
import { withSharedPicks } from './soften/shared-picks.ts';
import { withNumbersOfStates } from './soften/state-numbers.ts';
import { withStates } from './soften/states.ts';
import { withWeighedCases } from './soften/weighed-cases.ts';
import type { ValueSetting } from './table-meanings.ts';

/*
 * The passes of planning, in the order in which they run: from the table as it was read to the table as it is planned, to the
 * constraints that follow from it, and from the plan to its values that belong together. Between the second and the third list
 * stands the planner (plan-model.ts).
 */

/** What a pass may ask for beside the table. */
export interface Setting extends ValueSetting {
  /** The text, for the places of errors. */
  readonly source: string;
  readonly budget: Budget;
  /** Whether the first rows have values at the edges of what columns may hold. */
  readonly hasEdges: boolean;
}

/** Rewrites a table as one that takes the same rows, or some of them, and is easier to plan. */
interface TablePass {
  readonly name: string;
  readonly rewrite: (table: Table, setting: Setting) => Table;
}

export const TABLE_PASSES: readonly TablePass[] = [
  {
    name: 'columns that somebody else fills',
    rewrite: (table, { dialect }) => withFilledColumns(table, dialect.semantics),
  },
  {
    name: 'one spelling of places in documents',
    rewrite: (table, { dialect }) => withOnePlaceSpelling(table, dialect),
  },
  { name: 'steps between the ranges of a key', rewrite: (table) => withSteps(table, resolver(table)) },
  {
    name: 'reference systems of spatial columns',
    rewrite: (table, setting) => withReferenceSystems(table, knownColumns(table, setting)),
  },
  { name: 'classes of spatial columns', rewrite: (table) => withSpatialClasses(table, resolver(table)) },
  {
    name: 'numbers that the rows give in place of a sequence',
    rewrite: (table, setting) => {
      const columns = knownColumns(table, setting);
      const checks = [...table.checks, ...partitionChecks(table, columns)];
      return withGivenNumbers(table, conditionsOf({ ...table, checks }, columns.resolve, setting.source), columns);
    },
  },
];

/**
 * How much rows need derived constraints: they do; they can do without, where these leave none, and the server then computes what it
 * can, or refuses some; or somebody asks for them, and is not obeyed where no row is left.
 */
export const NEEDS = ['needed', 'optional', 'asked'] as const;

export type Need = (typeof NEEDS)[number];

/** Constraints that follow from the table, or that its rows need to be computed by the server. */
interface Derivation {
  readonly name: string;
  readonly need: Need;
  /** `given`: the table before the passes. */
  readonly checks: (table: Table, columns: Columns, given: Table, dialect: Dialect) => readonly Check[];
}

export const DERIVATIONS: readonly Derivation[] = [
  { name: 'NULL in references to later rows', need: 'needed', checks: nullsOfLateReferences },
  { name: 'NULL in all columns of a reference or in none', need: 'needed', checks: wholeReferences },
  { name: 'multiples that a negative scale rounds to', need: 'needed', checks: roundedNumbers },
  { name: 'definedness of what the server computes', need: 'optional', checks: computabilityChecks },
  { name: 'orders between parts of columns', need: 'optional', checks: splitOrders },
  {
    name: 'constraints of rows that refer to themselves',
    need: 'optional',
    checks: (table, { resolve }) => ownRowChecks(table, resolve),
  },
  {
    name: 'orders that others imply',
    need: 'needed',
    checks: (table, { resolve }) => impliedOrders(table, resolve),
  },
  {
    name: 'constraints of the rows that are referred to',
    need: 'needed',
    checks: (table, { resolve }) => referredChecks(table, resolve),
  },
  { name: 'what tables that refer to its rows ask of these', need: 'optional', checks: ({ demanded }) => demanded },
  { name: 'NULL where it is asked for', need: 'asked', checks: askedNulls },
  {
    name: 'numbers of a sequence',
    need: 'needed',
    checks: (table, _, given, dialect) => numbersOfTheirOwn(given, table, dialect),
  },
];

/** Rewrites a plan so that values of a row, or of several tables, belong together. */
interface PlanPass {
  readonly name: string;
  readonly rewrite: (plan: Plan, table: Table, dialect: Dialect) => Plan;
}

export const PLAN_PASSES: readonly PlanPass[] = [
  { name: 'cases as likely as the values that are weighed', rewrite: withWeighedCases },
  { name: 'a debit or a credit', rewrite: withEitherAmount },
  { name: 'keys of the same things', rewrite: withSharedKeys },
  { name: 'keys of texts that are no longer than their rows need', rewrite: withExpectedRanks },
  { name: 'parts of days and times', rewrite: withCalendarParts },
  { name: 'readings of what is measured', rewrite: withReadings },
  { name: 'values of the same things', rewrite: withSharedPicks },
  { name: 'places of the country whose words name the columns', rewrite: withOneCountry },
  { name: 'points where the row is', rewrite: (plan, table, { semantics }) => withPoints(plan, table, semantics) },
  { name: 'two ends that differ', rewrite: withOppositeEnds },
  { name: 'states with their flags and moments', rewrite: withStates },
  { name: 'lengths of what has ended', rewrite: withLengthsOfEnds },
  { name: 'NULL in what shows parts of moments that are NULL', rewrite: withNullsOfMoments },
  { name: 'NULL in what there is of nothing that was counted', rewrite: withCounted },
  { name: 'NULL where a row lacks a thing', rewrite: withNullGroups },
  { name: 'what follows from an id', rewrite: withDependents },
  { name: 'lists that go with others', rewrite: withFollowingLists },
  { name: 'numbers as states say', rewrite: withNumbersOfStates },
  { name: 'nothing of what few rows have', rewrite: withRareNumbers },
];
