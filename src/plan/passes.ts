import type { Dialect } from '../../grammar/dialect.ts';
import type { Check, Table } from '../ir.ts';
import type { Budget } from './budget.ts';
import { conditionsOf } from './checks.ts';
import { knownColumns } from './columns.ts';
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
import { rangesApart, withSteps } from './keys/range-keys.ts';
import { numbersOfTheirOwn, withGivenNumbers } from './keys/sequences.ts';
import type { Softening } from './softening.ts';
import type { ValueSetting } from './table-meanings.ts';

/*
 * The passes of planning, in the order in which they run: from the table as it was read to the table as it is planned, and to the
 * constraints that follow from it. Behind them stands the planner (plan-model.ts), and behind that what softens its plan (src/soften).
 */

/** What a pass may ask for beside the table. */
export interface Setting extends ValueSetting {
  /** The text, for the places of errors. */
  readonly source: string;
  readonly budget: Budget;
  /** Whether the first rows have values at the edges of what columns may hold. */
  readonly hasEdges: boolean;
  /** What is done once all constraints are kept. */
  readonly softening: Softening;
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
  { name: 'steps between the ranges of a key', rewrite: withSteps },
  {
    name: 'reference systems of spatial columns',
    rewrite: (table, setting) => withReferenceSystems(table, knownColumns(table, setting)),
  },
  { name: 'classes of spatial columns', rewrite: withSpatialClasses },
  {
    name: 'numbers that the rows give in place of a sequence',
    rewrite: (table, setting) => {
      const columns = knownColumns(table, setting);
      const checks = [...table.checks, ...partitionChecks(table, columns)];
      return withGivenNumbers(table, conditionsOf({ ...table, checks }), columns);
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
  { name: 'steps between ranges that lie apart', need: 'optional', checks: rangesApart },
  { name: 'orders between parts of columns', need: 'optional', checks: splitOrders },
  {
    name: 'constraints of rows that refer to themselves',
    need: 'optional',
    checks: ownRowChecks,
  },
  {
    name: 'orders that others imply',
    need: 'needed',
    checks: impliedOrders,
  },
  {
    name: 'constraints of the rows that are referred to',
    need: 'needed',
    checks: referredChecks,
  },
  { name: 'what tables that refer to its rows ask of these', need: 'optional', checks: ({ demanded }) => demanded },
  { name: 'NULL where it is asked for', need: 'asked', checks: askedNulls },
  {
    name: 'numbers of a sequence',
    need: 'needed',
    checks: (table, _, given, dialect) => numbersOfTheirOwn(given, table, dialect),
  },
];
