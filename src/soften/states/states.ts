import { modelOf } from '../../../grammar/kinds.ts';
import { countsOf, getOrInsertComputed, sumOf } from '../../collections.ts';
import type { Table } from '../../ir.ts';
import { presenceIn } from '../../meanings/comments/presences.ts';
import { OPPOSITES } from '../../meanings/dependencies/flags.ts';
import {
  companionsOf,
  isPassedSoon,
  isSameMilestone,
  type Milestone,
  milestoneOf,
  namedState,
} from '../../meanings/dependencies/milestones.ts';
import { halfOfName } from '../../meanings/dependencies/null-subjects.ts';
import { FLAG_SIGNS } from '../../meanings/dependencies/word-lists.ts';
import { meaningsOfTable, type WordsOf, wordsOfColumns, wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { type ColumnPlan, isNeverNull, type Plan } from '../../plan/plan.ts';
import { followed } from '../../plan/sources.ts';
import { valueText } from '../../values/domain.ts';
import { type State, stateOf, wordsOfState } from '../../values/states.ts';
import { boundColumns, columnsOfKeys, isDrawn, keyedByChance, nullWhere } from '../free-columns.ts';
import { outcomeOf } from './outcomes.ts';
import { type Followed, presencesIn, type Source } from './presences.ts';
import { listedStates, onlyDigit, type Truth, truthOf } from './state-columns.ts';

/**
 * Lets the flags and moments of a row follow its status: what is shipped is paid and has a time at which it was, and what is a draft
 * has none. Without a status, a moment follows the flag of the same milestone. A status is seen by its values, and the others by
 * their names; what checks or keys bind stays as it is.
 */
export function withStates(plan: Plan, table: Table): Plan {
  const free = freeColumns(plan);
  const [tableWords, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  const asked = new Map(table.columns.map(({ name, directives }) => [name, directives]));
  // NULL in a status or a flag would say neither.
  const mayTell = ({ name }: ColumnPlan) => (asked.get(name)?.nulls ?? 0) === 0;
  const isSpread = (name: string) => (asked.get(name)?.weights ?? asked.get(name)?.distribution ?? null) !== null;
  const places = placesOfMoments(plan, tableWords, wordsOf);
  const lists = plan.columns.filter(mayTell).flatMap((column) => listOf(column, plan, table, tableWords, places));
  // What is called a status says it first.
  const statuses = lists
    .filter(({ isStatus }) => isStatus)
    .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
  const outcomes = plan.columns.filter(mayTell).flatMap((column) => sourceOfOutcome(column, free, table));
  const flagged = plan.columns.map((column): ColumnPlan => {
    const milestone =
      free.has(column.name) && !isSpread(column.name) ? milestoneOf(wordsOf(column.name), tableWords) : null;
    const truth = milestone === null ? null : truthOf(column);
    const source =
      milestone === null || truth === null
        ? null
        : (statusFor(milestone, column.name, statuses) ?? sourceFor(milestone, column.name, outcomes));
    return truth === null || source === null || !source.passed.includes(false) ? column : follow(column, truth, source);
  });
  const sayingFlags = flagged.filter(mayTell);
  const flags = sayingFlags.flatMap((column) => flagOf(column, free, tableWords, wordsOf));
  const decidedBy = (milestone: Milestone, column: string): Followed | null =>
    [statuses, flags.filter((flag) => flag.milestone === milestone.name), flags, outcomes].reduce<Followed | null>(
      (found, sources) => found ?? sourceFor(milestone, column, sources),
      null,
    ) ?? statusFor(milestone, column, statuses);
  const names = table.columns.map(({ name }) => name);
  const comments = new Map(table.columns.map(({ name, comment }) => [name, comment]));
  // Whose last name each row has, has a first name, too.
  const named = new Set(plan.columns.flatMap((one) => (isNeverNull(one) ? (halfOfName(wordsOf(one.name)) ?? []) : [])));
  const [isByChance, isUnfollowed] = [nullsOfChance(plan), mayFollowNulls(plan)];
  const ofColumn = ({ source }: Followed) =>
    plan.columns.flatMap((one) => (one.name === source.column ? (followed(one) ?? []) : []));
  const picking = new Set(plan.columns.flatMap((one) => (one.draw.kind === 'shared' ? (followed(one) ?? []) : [])));
  // What others pick with is drawn where it is NULL, too.
  const isOpen = (column: ColumnPlan) =>
    (isUnfollowed(column) || (picking.has(column.name) && isByChance(column))) &&
    !named.has(halfOfName(wordsOf(column.name)) ?? '');
  // What is picked with others is there where these are.
  const lacking = plan.columns
    .filter((column) => isOpen(column) && column.draw.kind !== 'shared')
    .map(({ name }) => name);
  const signs = sayingFlags.flatMap((column) => signOf(column, free, wordsOf));
  const meanings = meaningsOfTable(table);
  const meantBy = (name: string) => wordsOfName(meanings.get(name)?.[0]?.meaning.name.split('.')[1] ?? '');
  const presentBy = presencesIn(lists, [...flags, ...signs], lacking, { tableWords, wordsOf, meantBy, comments });
  const momentOf = (name: string): Milestone | null => {
    const milestone = milestoneOf(wordsOf(name), tableWords);
    const { name: meant = '', role = meant } = meanings.get(name)?.[0]?.meaning ?? {};
    // The end of somebody's employment is no end that is planned.
    return milestone?.name === 'end' && role === 'time.terminated' ? { ...milestone, name: 'terminated' } : milestone;
  };
  const statedBy = (name: string): Followed | null => {
    for (const source of statuses) {
      const states = source.labels.map(wordsOfState);
      const named = namedState(wordsOf(name), tableWords, states);
      const passed = named === null || source.subject !== '' ? null : source.passes(named.state);
      if (named === null || passed === null) continue;
      // The reason for what once was so is kept where its moment is.
      const isOnly = named.isReason && !places(states).includes(states.indexOf(named.state));
      return { source, passed: isOnly ? states.map((state) => state === named.state) : passed };
    }
    return null;
  };
  // What was verified when is there where it is by whom.
  const companions = new Map<string, string[]>();
  for (const name of names) {
    for (const milestone of companionsOf(wordsOf(name), tableWords)) {
      getOrInsertComputed(companions, keyOf(milestone), () => []).push(name);
    }
  }
  const ownSource = (name: string, milestones: readonly Milestone[]): Followed | null =>
    milestones.reduce<Followed | null>((found, milestone) => found ?? decidedBy(milestone, name), null) ??
    presentBy(name) ??
    statedBy(name);
  const sourceOfNulls = (name: string, milestones: readonly Milestone[]): Followed | null => {
    const others = milestones.flatMap((milestone) => companions.get(keyOf(milestone)) ?? []);
    const sourceOfOther = (other: string) => ownSource(other, companionsOf(wordsOf(other), tableWords));
    return others.reduce((found, other) => found ?? sourceOfOther(other), ownSource(name, milestones));
  };
  const isUnasked = (name: string) => (asked.get(name)?.nulls ?? null) === null;
  const dated = flagged.map((column): ColumnPlan => {
    if (!free.has(column.name) || !isMoment(column) || !isUnasked(column.name)) return column;
    const milestone = momentOf(column.name);
    const source = sourceOfNulls(column.name, milestone === null ? [] : [milestone]);
    return source === null ? column : withNulls(column, source);
  });
  const moments = momentsOf(dated, tableWords, wordsOf);
  const isSeldom = seldomIn(table, tableWords, wordsOf);
  const isKeyed = keyedByChance(plan);
  const inUse = new Set([...boundColumns(plan), ...dated.flatMap((column) => followed(column) ?? [])]);
  const columns = dated.map((column): ColumnPlan => {
    const isOfKey = isKeyed(column) && !inUse.has(column.name);
    if (!(isOpen(column) || isOfKey) || !isUnasked(column.name)) return column;
    const milestones = companionsOf(wordsOf(column.name), tableWords);
    const source = sourceOfNulls(column.name, milestones);
    const isAbove = source !== null && !ofColumn(source).includes(column.name);
    if (source !== null) return isAbove ? withNulls(column, source) : column;
    if (isOfKey) return column;
    // That few rows have it is said, and not which.
    if (isSeldom(column.name)) return { ...column, nullShares: [SELDOM] };
    const moment = milestones.map((milestone) => moments.get(keyOf(milestone))).find((one) => one !== undefined);
    return withNullsOf(column, moment);
  });
  const changed = columns.filter((column, i) => column !== plan.columns[i]);
  if (changed.length === 0) return plan;
  const filled = new Set(changed.flatMap(({ nullsBy, draw, name }) => [sourceOf(nullsBy) ?? name, ...sourcesOf(draw)]));
  const decided = new Set(
    changed.filter(({ nullsBy, name }) => nullsBy !== null || isSeldom(name)).map(({ name }) => name),
  );
  return {
    ...plan,
    columns: columns.map((column) =>
      filled.has(column.name) && !decided.has(column.name) ? { ...column, nullShares: [0] } : column,
    ),
    // What the status says is not asked of the moment before.
    related: plan.related.map((one) => (decided.has(one.column) ? { ...one, nullWith: null } : one)),
  };
}

/**
 * Says of which columns their comments tell that only some rows have them, and not which. What is about the same as others is there where
 * they are, and what comes to pass is there from then on.
 */
function seldomIn({ columns }: Table, tableWords: readonly string[], wordsOf: WordsOf): (name: string) => boolean {
  const names = columns.map(({ name }) => name);
  const alike = new Map<string, number>();
  for (const name of names) {
    const [subject = ''] = wordsOf(name);
    alike.set(subject, (alike.get(subject) ?? 0) + 1);
  }
  return (name) => {
    const [subject = ''] = wordsOf(name);
    const isAlone = tableWords.includes(subject) || alike.get(subject) === 1;
    const comment = columns.find((column) => column.name === name)?.comment ?? null;
    if (!isAlone || comment === null) return false;
    const { there = ['*'] } = presenceIn(comment, names) ?? {};
    return !there.some((phrase) => phrase === '*' || phrase.startsWith('+'));
  };
}

/** In how many rows there is nothing of what a comment says only some have. */
const SELDOM = 0.75;

/** The column by whose rank another is NULL; null: there is none, or it is NULL where that is. */
function sourceOf(nullsBy: ColumnPlan['nullsBy']): string | null {
  return nullsBy === null || nullsBy.digit === null ? null : nullsBy.column;
}

/** Whether a column that is no moment may be NULL where another one says so: no check, key or other column asks for its values. */
export function mayFollowNulls(plan: Plan): (column: ColumnPlan) => boolean {
  const sources = new Set(plan.columns.flatMap((column) => followed(column) ?? []));
  const isNullByChance = nullsOfChance(plan);
  return (column) => isNullByChance(column) && !sources.has(column.name);
}

/** Whether chance alone makes a column NULL in some rows, and no check or key asks for its values. */
export function nullsOfChance(plan: Plan): (column: ColumnPlan) => boolean {
  const bound = evaluatedOrKeyed(plan);
  const references = countsOf(plan.columns.filter(isSometimesNull).map(parentReference));
  // A value that a row of a parent draws is NULL as it is there, and columns of one reference are NULL together.
  const isAlone = (column: ColumnPlan) =>
    column.draw.kind === 'parent' &&
    column.draw.value.kind !== 'drawn' &&
    references.get(parentReference(column)) === 1;
  return (column) => {
    const { name, draw, choice, domains, nullsBy } = column;
    const isByChance =
      draw.kind === 'uniform' || draw.kind === 'shared' || draw.kind === 'reference' || isAlone(column);
    const isPlain = choice === null && domains.length === 1 && nullsBy === null;
    return isPlain && isByChance && !bound.has(name) && isSometimesNull(column);
  };
}

const isSometimesNull = ({ nullShares: [share = 0] }: ColumnPlan): boolean => share > 0 && share < 1;

/** Number of the foreign key by whose parent's row a column is drawn; null: none is. */
function parentReference({ draw }: ColumnPlan): number | null {
  return draw.kind === 'parent' ? (draw.steps[0]?.reference ?? null) : null;
}

/** The columns that checks are evaluated on, and those of keys. */
function evaluatedOrKeyed(plan: Plan): ReadonlySet<string> {
  const evaluated = plan.residuals.flatMap(({ solved, columns }) => (solved ? [] : columns));
  return new Set([...evaluated, ...columnsOfKeys(plan)]);
}

const keyOf = ({ name, subject }: Milestone): string => JSON.stringify([name, subject]);

/** The moments that some rows do not have, by their milestones. */
function momentsOf(
  columns: readonly ColumnPlan[],
  tableWords: readonly string[],
  wordsOf: WordsOf,
): ReadonlyMap<string, ColumnPlan> {
  return new Map(
    columns.flatMap((column) => {
      const milestone =
        isMoment(column) && column.choice === null ? milestoneOf(wordsOf(column.name), tableWords) : null;
      return milestone === null ? [] : [[keyOf(milestone), column] as const];
    }),
  );
}

/** A column that is NULL where a moment is. */
function withNullsOf(column: ColumnPlan, moment: ColumnPlan | undefined): ColumnPlan {
  if (moment === undefined) return column;
  return { ...column, nullShares: moment.nullShares, nullsBy: nullWhere(moment.name) };
}

function sourcesOf(draw: ColumnPlan['draw']): readonly string[] {
  return draw.kind === 'shared' ? draw.digits.flatMap((digit) => (digit === null ? [] : [digit.column])) : [];
}

/** Columns of which chance alone decides, and that no other column is made of. */
function freeColumns(plan: Plan): ReadonlySet<string> {
  const bound = evaluatedOrKeyed(plan);
  const sources = new Set(
    plan.columns.flatMap(({ draw }) => {
      if (draw.kind === 'copy') return [draw.of];
      return draw.kind === 'joined' || draw.kind === 'computed' ? draw.of : [];
    }),
  );
  const free = plan.columns.filter((one) => isDrawn(one) && !bound.has(one.name) && !sources.has(one.name));
  return new Set(free.map(({ name }) => name));
}

/** A list of values whose rank is drawn before any that could follow it. */
function listOf(
  column: ColumnPlan,
  plan: Plan,
  table: Table,
  tableWords: readonly string[],
  places: (labels: readonly string[]) => readonly number[],
): readonly ListSource[] {
  const listed = listedStates(column, plan, table, tableWords);
  if (listed === null) return [];
  const { states, labels, subject, weights, isNamed } = listed;
  // A column that is called a status may name states beside words of its own.
  const named = states ?? (isNamed ? labels.map(stateOf) : null);
  const dated = places(labels);
  const isInOrder = named?.[0]?.isFirst === true || (isNamed && areInOrder(dated));
  const passes = (milestone: string) => passedIn(named, labels, milestone, isInOrder ? dated : null);
  // What a fine was for is no state of it.
  const isStatus =
    isNamed || (states?.includes(undefined) === false && !REASONS.has(wordsOfColumns(table)(column.name).at(-1) ?? ''));
  return [{ column: column.name, subject, labels, weights, passes, isStatus, isNamed }];
}

/** A source that is a list, whether of states or of anything else. */
interface ListSource extends Source {
  readonly isStatus: boolean;
  readonly isNamed: boolean;
}

/** Last words of lists that say why something is so. */
const REASONS: ReadonlySet<string> = new Set(['reason', 'cause']);

/** Gives the places in a list of the states that moments tell which some rows lack, in the order of the columns. */
function placesOfMoments(plan: Plan, tableWords: readonly string[], wordsOf: WordsOf) {
  const moments = plan.columns.filter(isMoment).map(({ name }) => wordsOf(name));
  return (labels: readonly string[]): readonly number[] => {
    const states = labels.map(wordsOfState);
    return moments.flatMap((words) => {
      const state = namedState(words, tableWords, states)?.state;
      return state === undefined ? [] : [states.indexOf(state)];
    });
  };
}

/** Whether moments tell that states stand in their order: there are several behind the first one, each behind that before. */
function areInOrder(places: readonly number[]): boolean {
  return places.length > 1 && places.every((place, i) => place > (places[i - 1] ?? 0));
}

/**
 * Whether states have a milestone behind them; null: none has. Where no state is known to have it, the one that is called so has, and
 * those that stand behind that one in a list of the states in their order. `dated`: ranks of states at which moments of the table are; null:
 * the list is in no order.
 */
function passedIn(
  states: readonly (State | undefined)[] | null,
  labels: readonly string[],
  milestone: string,
  dated: readonly number[] | null,
): readonly boolean[] | null {
  const named = labels.map(wordsOfState);
  const place = named.indexOf(milestone);
  const isNot = (rank: number) => named[rank]?.replace(NOT, '') === milestone && rank !== place;
  const isInOrder = dated !== null;
  const isBehind = (rank: number) => isInOrder && place >= 0 && rank > place && !isNot(rank);
  const passed = labels.map(
    (_, rank) => states?.[rank]?.reached.has(milestone) ?? (isBehind(rank) && dated?.includes(rank) === true),
  );
  if (states?.some((state) => state?.reached.has(milestone) === true) === true) return passed;
  const isCut = (state: State | undefined) => state?.end === 'cut' || state?.reached.has('rejected') === true;
  if (place >= 0) return labels.map((_, rank) => rank === place || (isBehind(rank) && !isCut(states?.[rank])));
  const isSoon = isInOrder && isPassedSoon(milestone, named);
  return isSoon ? labels.map((_, rank) => rank > 0 && !isCut(states?.[rank])) : null;
}

/** What stands in front of a state that has not come. */
const NOT = /^(?:un|not )/;

/** A source that is a flag, and the milestone that it says. */
interface FlagSource extends Source {
  readonly milestone: string;
}

/** A flag as what the moment of the same milestone follows. */
function flagOf(
  column: ColumnPlan,
  free: ReadonlySet<string>,
  tableWords: readonly string[],
  wordsOf: WordsOf,
): readonly FlagSource[] {
  const { name, draw } = column;
  if (draw.kind !== 'shared' && !free.has(name)) return [];
  const milestone = milestoneOf(wordsOf(name), tableWords);
  const truth = milestone === null ? null : truthOf(column);
  const part = onlyDigit(column);
  if (milestone === null || truth === null || part === null) return [];
  const { truths } = truth;
  const weights = part.distribution?.kind === 'weights' ? part.distribution.weights : [1, 1];
  const passes = (asked: string): readonly boolean[] | null => {
    if (asked === milestone.name) return truths;
    const isOpposite = OPPOSITES.some(([ended, begun]) => ended === asked && begun === milestone.name);
    return isOpposite ? truths.map((truth) => !truth) : null;
  };
  return [{ column: name, milestone: milestone.name, subject: milestone.subject, labels: [], weights, passes }];
}

/** A flag by its words, as what there is only where it holds, or does not, follows them. */
function signOf(column: ColumnPlan, free: ReadonlySet<string>, wordsOf: WordsOf): readonly Source[] {
  const truth = free.has(column.name) ? truthOf(column) : null;
  const part = onlyDigit(column);
  if (truth === null || part === null) return [];
  const named = wordsOf(column.name);
  const said = named.slice(Number(FLAG_SIGNS.has(named[0] ?? ''))).join(' ');
  const labels = truth.truths.map((holds) => (holds ? said : `not ${said}`));
  const weights = part.distribution?.kind === 'weights' ? part.distribution.weights : [1, 1];
  return [{ column: column.name, subject: '', labels, weights, passes: () => null }];
}

/** What tells success and failure as what is said of a failure follows, where chance draws it. */
function sourceOfOutcome(column: ColumnPlan, free: ReadonlySet<string>, table: Table): readonly Source[] {
  const outcome = free.has(column.name) ? outcomeOf(column, table) : null;
  if (outcome === null) return [];
  const { failed, weights } = outcome;
  const passes = (milestone: string) => {
    if (milestone === 'succeeded') return failed.map((one) => !one);
    return milestone === 'failed' ? failed : null;
  };
  return [{ column: column.name, subject: '', labels: [], weights, passes }];
}

/** Which ranks of a column are false, and in what share of the rows chance draws those. */
export interface Falsehood {
  readonly ranks: readonly boolean[];
  readonly share: number;
}

/** When a column is false that is always true or false, by chance; null: it is something else. */
export function falsehoodOf(column: ColumnPlan): Falsehood | null {
  const { draw, choice, nullsBy } = column;
  const isByChance = (draw.kind === 'uniform' || draw.kind === 'shared') && choice === null && nullsBy === null;
  const truth = isByChance && isNeverNull(column) ? truthOf(column) : null;
  if (truth === null) return null;
  const ranks = truth.truths.map((isTrue) => !isTrue);
  const distribution = onlyDigit(column)?.distribution;
  const weights = distribution?.kind === 'weights' ? distribution.weights : [1, 1];
  return { ranks, share: sumOf(weights.filter((_, rank) => ranks[rank])) / sumOf(weights) };
}

function isMoment({ shape, nullShares: [share = 0] }: ColumnPlan): boolean {
  return modelOf(shape.kind).dimension === 'instant' && share > 0 && share < 1;
}

/** What says whether a milestone is passed: of several, what is about just that, or about the same, or all that there is. */
function sourceFor({ name, subject }: Milestone, column: string, sources: readonly Source[]): Followed | null {
  const able = sources.flatMap((source): readonly Followed[] => {
    const passed = source.column === column ? null : source.passes(name);
    return passed === null ? [] : [{ source, passed }];
  });
  const isFree = subject === '';
  return (
    able.find(({ source }) => isFree && isSameMilestone(source.subject, name)) ??
    able.find(({ source }) => source.subject === subject) ??
    (isFree && able.length === 1 ? (able[0] ?? null) : null)
  );
}

/** What people verify of themselves before an account is theirs to use. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['email', 'mail']);

/** The same of a status: whoever is still to verify an e-mail address has an account that is pending. */
function statusFor(milestone: Milestone, column: string, statuses: readonly Source[]): Followed | null {
  const found = sourceFor(milestone, column, statuses);
  if (found !== null || !OF_ACCOUNTS.has(milestone.subject)) return found;
  const ofWhole = sourceFor({ ...milestone, subject: '' }, column, statuses);
  return ofWhole?.passed.includes(false) === true ? ofWhole : null;
}

/** A flag that is true where its milestone is passed: its domain has a value for each rank of what it follows. */
function follow(column: ColumnPlan, { domain, truths }: Truth, { source, passed }: Followed): ColumnPlan {
  const entries = passed.map((truth) => valueText(domain, [truths.indexOf(truth)]));
  return {
    ...column,
    domains: [{ ...domain, parts: [{ kind: 'pool', entries }] }],
    draw: { kind: 'shared', digits: [{ column: source.column, digit: 0 }] },
  };
}

/** A moment that is NULL where its milestone is not passed. */
function withNulls(column: ColumnPlan, { source, passed }: Followed): ColumnPlan {
  if (!passed.includes(false)) return { ...column, nullShares: [0] };
  const lacking = sumOf(source.weights.filter((_, rank) => passed[rank] !== true));
  const share = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, lacking / sumOf(source.weights)));
  const nulls = passed.map((truth) => !truth);
  return { ...column, nullShares: [share], nullsBy: { column: source.column, digit: 0, nulls } };
}

/** Share of rows in which something is said to be at least that is not impossible. */
const LEAST_SHARE = 0.001;
