import { withoutIdleNulls } from '../plan/idle-nulls.ts';
import type { Plan } from '../plan/plan.ts';
import type { Softening } from '../plan/softening.ts';
import { withAgreements } from './agreements/agreements.ts';
import { withCalendarParts, withNullsOfMoments } from './calendar/follow.ts';
import { withContainment } from './containment.ts';
import { withCounted } from './counted.ts';
import { withDependents } from './dependents.ts';
import { withEitherAmount } from './either-amount.ts';
import { withEmptyTexts } from './empty-texts.ts';
import { withExpectedRanks } from './expected-ranks.ts';
import { withFlags } from './flags.ts';
import { withFollowingLists } from './following-lists.ts';
import { withLengthsOfEnds } from './lengths.ts';
import { withNamesInTurn } from './names-in-turn.ts';
import { withNullGroups } from './null-groups.ts';
import { withOneCountry } from './one-country.ts';
import { withOppositeEnds } from './opposite-ends.ts';
import { withPoints } from './points.ts';
import { withRareNumbers } from './rare-numbers.ts';
import { withReadings } from './readings.ts';
import type { Aggregations } from './references/aggregates.ts';
import { withFittingKeys } from './references/fitting-keys.ts';
import { withFittingParents } from './references/fitting-parents.ts';
import type { Participations } from './references/participations.ts';
import { withPlaces } from './references/places.ts';
import { withReferencesApart } from './references/references-apart.ts';
import { withSchedules } from './references/schedules.ts';
import { withSiblings } from './references/siblings.ts';
import { withThreads } from './references/threads.ts';
import { withSameParty } from './same-party.ts';
import { withSharedKeys } from './shared-keys.ts';
import { withSharedPicks } from './shared-picks.ts';
import { withNumbersOfStates } from './states/state-numbers.ts';
import { withStates } from './states/states.ts';
import { withWeighedCases } from './weighed-cases.ts';

/** Rewrites a plan so that values of a row, or of several tables, belong together. */
interface SofteningPass {
  readonly name: string;
  readonly rewrite: (...given: [...Parameters<Softening['soften']>, participations: Participations | null]) => Plan;
}

/** In the order in which they run: what a pass decides on, later ones leave. */
const PASSES: readonly SofteningPass[] = [
  { name: 'cases as likely as the values that are weighed', rewrite: withWeighedCases },
  { name: 'a debit or a credit', rewrite: withEitherAmount },
  { name: 'keys of the same things', rewrite: withSharedKeys },
  { name: 'keys of texts that are no longer than their rows need', rewrite: withExpectedRanks },
  { name: 'parts of days and times', rewrite: withCalendarParts },
  { name: 'readings of what is measured', rewrite: withReadings },
  { name: 'values of the same things', rewrite: withSharedPicks },
  { name: 'buyers who get and pay what they have bought', rewrite: withSameParty },
  { name: 'places of the country whose words name the columns', rewrite: withOneCountry },
  { name: 'names of what a table lists, each in its turn', rewrite: withNamesInTurn },
  { name: 'points where the row is', rewrite: (plan, table, { semantics }) => withPoints(plan, table, semantics) },
  { name: 'two ends that differ', rewrite: withOppositeEnds },
  { name: 'states with their flags and moments', rewrite: withStates },
  { name: 'lengths of what has ended', rewrite: withLengthsOfEnds },
  { name: 'NULL in what shows parts of moments that are NULL', rewrite: withNullsOfMoments },
  { name: 'NULL in what there is of nothing that was counted', rewrite: withCounted },
  { name: 'NULL where a row lacks a thing', rewrite: withNullGroups },
  { name: 'what follows from an id', rewrite: withDependents },
  {
    name: 'things in what the row says: cities in their countries',
    rewrite: (plan, table, _, planOf) => withContainment(plan, table, planOf),
  },
  { name: 'lists that go with others', rewrite: withFollowingLists },
  { name: 'numbers as states say', rewrite: withNumbersOfStates },
  { name: 'flags that say something of others', rewrite: withFlags },
  { name: 'nothing of what few rows have', rewrite: withRareNumbers },
  { name: 'references to two things that differ', rewrite: withReferencesApart },
  {
    name: 'rows of parents in states that fit',
    rewrite: (plan, table, _, planOf) => withFittingParents(plan, table, planOf),
  },
  {
    name: 'references to rows that belong together',
    rewrite: (plan, table, _, planOf, participations) => withSiblings(plan, table, planOf, participations),
  },
  { name: 'keys that begin with rows that fit', rewrite: withFittingKeys },
  {
    name: 'rows that hold what they refer to while they last',
    rewrite: (plan, table, _, planOf) => withSchedules(plan, table, planOf),
  },
  { name: 'places among all rows that refer to the same', rewrite: withPlaces },
  { name: 'rows that follow others in threads', rewrite: withThreads },
  { name: 'empty texts of what a row lacks', rewrite: withEmptyTexts },
];

/** What is found out of all tables of a text for each of them. */
interface OfAllTables {
  /** What the rows of other tables come to for those of a table; null: they are planned elsewhere. */
  readonly aggregations: Aggregations | null;
  /** Who takes part in what. */
  readonly participations: Participations;
}

/**
 * What makes values of rows belong together as people expect: columns agree, and then the passes rewrite the plan. It keeps all that the
 * constraints demand: what these decide on is left alone. `ofAll`: null: nothing is known of other tables.
 */
export function softeningBy(ofAll: OfAllTables | null): Softening {
  const { aggregations = null, participations = null } = ofAll ?? {};
  return {
    agree: (constrained, planOf) => withAgreements(constrained, planOf, aggregations),
    // What a pass fills is nothing that others are NULL with.
    soften: (plan, ...given) =>
      PASSES.reduce((all, { rewrite }) => withoutIdleNulls(rewrite(all, ...given, participations)), plan),
  };
}
