import { sumOf } from '../../collections.ts';
import type { Table } from '../../ir.ts';
import { milestoneOf } from '../../meanings/dependencies/milestones.ts';
import type { StateRule } from '../../meanings/dependencies/state-numbers.ts';
import { FLAG_SIGNS, withoutTable } from '../../meanings/dependencies/word-lists.ts';
import { wordsOfColumns } from '../../meanings/index.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { followed } from '../../plan/sources.ts';
import { isUnfinished, type State, stateOf, statesOf, wordsOfState } from '../../values/states.ts';
import { columnsOfKeys } from '../free-columns.ts';
import { listedStates, onlyDigit, truthOf } from './state-columns.ts';

/** What a row is in, by a rank of the column that says so: what that is called, and the state that it names. */
export interface RowState {
  readonly names: readonly string[];
  readonly state: State | null;
  /** Whether something of the list comes behind it, and soon. */
  readonly isUnfinished?: boolean;
}

/** A column that says which state a row is in, or chance. */
export interface StateSource {
  /** Null: chance alone decides, and no column shows it. */
  readonly column: string | null;
  /** The columns that show it together; none: that column does. */
  readonly with?: readonly string[];
  /** What it is about, if that is not the row as a whole. */
  readonly subject: string;
  readonly states: readonly RowState[];
  /** Relative weights of the states. */
  readonly weights: readonly number[];
  /** The choice that decides on its values already; null: none does. */
  readonly choice: number | null;
  /** Where each state stands: in which case of that choice, and at which rank. */
  readonly places: readonly StatePlace[];
  /** Whether its values say it, or whether it has one: then the second state is that it has none. */
  readonly by: 'values' | 'nulls';
}

export interface StatePlace {
  readonly case: number;
  readonly rank: number;
}

/** The columns of a plan that say by their values which state a row is in, and then those that do by NULL. */
export function stateSources(plan: Plan, table: Table, tableWords: readonly string[]): readonly StateSource[] {
  const asked = new Map(table.columns.map(({ name, directives }) => [name, directives]));
  const mayTell = ({ name }: ColumnPlan) => (asked.get(name)?.nulls ?? 0) === 0;
  const wordsOf = wordsOfColumns(table);
  const drawn = plan.columns.filter(({ draw }) => draw.kind === 'uniform');
  const open = drawn.filter(({ choice }) => choice === null);
  return [
    ...drawn.filter(mayTell).flatMap((column) => listSource(column, plan, table, tableWords)),
    ...open.filter(mayTell).flatMap((column) => flagSource(column, plan, wordsOf(column.name), tableWords)),
    ...open.flatMap((column) => nullSource(column, plan, (name) => thingOf(wordsOf(name), tableWords))),
  ];
}

function listSource(
  column: ColumnPlan,
  plan: Plan,
  table: Table,
  tableWords: readonly string[],
): readonly StateSource[] {
  const { choice, domains } = column;
  const cases = domains.map((domain) => {
    const alone = { ...column, choice: null, domains: [domain] };
    return truthOf(alone) === null ? listedStates(alone, plan, table, tableWords) : null;
  });
  const listed = cases.filter((one) => one !== null);
  const [first] = listed;
  if (first === undefined || listed.length < cases.length) return [];
  const { subject, isNamed } = first;
  const labels = listed.flatMap((one) => one.labels);
  const known = [...new Set(labels)];
  const found = statesOf(known);
  const states = found === null ? null : labels.map((label) => found[known.indexOf(label)]);
  const stateAt = (label: string, rank: number) =>
    (states === null && isNamed ? stateOf(label) : states?.[rank]) ?? null;
  const [all, words] = [labels.map(stateAt), labels.map(wordsOfState)];
  const named = labels.map((label, rank) => ({
    names: namesOf(label),
    state: all[rank] ?? null,
    isUnfinished: isUnfinished(all, rank, words),
  }));
  const likely = choice === null ? null : (plan.choices[choice]?.weights ?? null);
  const weights = listed.flatMap((one, index) => {
    const sum = sumOf(one.weights);
    return one.weights.map((weight) => ((likely?.[index] ?? 1) * weight) / (choice === null || sum === 0 ? 1 : sum));
  });
  const places = listed.flatMap((one, index) => one.labels.map((_, rank) => ({ case: index, rank })));
  return [{ column: column.name, subject, states: named, weights, by: 'values', choice, places }];
}

/** What a value is called: its words, as it is written, and its words with the numbers between them. */
const namesOf = (label: string): readonly string[] => [
  wordsOfState(label),
  label.toLowerCase(),
  ...(/\d/.test(label) ? [(label.toLowerCase().match(/[a-z]+|\d+/g) ?? []).join(' ')] : []),
];

const TWO: readonly StatePlace[] = [0, 1].map((rank) => ({ case: 0, rank }));

/** A flag that holds is a state that has its milestone behind it. */
function flagSource(
  column: ColumnPlan,
  plan: Plan,
  named: readonly string[],
  tableWords: readonly string[],
): readonly StateSource[] {
  const truth = truthOf(column);
  const part = onlyDigit(column);
  if (truth === null || part === null || isBound(column.name, plan)) return [];
  const words = (FLAG_SIGNS.has(named[0] ?? '') ? named.slice(1) : named).join(' ');
  const milestone = milestoneOf(named, tableWords);
  // What is about something else beside says nothing of the row as a whole.
  const passed = milestone?.subject === '' ? milestone.name : null;
  const reached: State = { weight: 1, isFirst: false, reached: new Set([passed ?? '']), end: null };
  const states = truth.truths.map((holds) =>
    holds ? { names: [words], state: passed === null ? null : reached } : { names: [`not ${words}`], state: null },
  );
  const weights = part.distribution?.kind === 'weights' ? part.distribution.weights : [1, 1];
  return [{ column: column.name, subject: '', states, weights, by: 'values', choice: null, places: TWO }];
}

/** Words behind what a moment is of. */
const MOMENT_WORDS: ReadonlySet<string> = new Set(['at', 'on', 'date', 'time', 'timestamp', 'datetime', 'utc']);

/** A column that chance makes NULL, and others with it at most. */
function nullSource(column: ColumnPlan, plan: Plan, thing: (name: string) => string): readonly StateSource[] {
  const { name, domains, nullShares, nullsBy } = column;
  const [share = 0] = nullShares;
  const isByChance = share > 0 && share < 1 && nullsBy === null && domains.length === 1;
  if (!isByChance || isRead(name, plan)) return [];
  const like = plan.columns.filter((other) => other === column || isNullLike(other, name));
  const names = like.map((other) => thing(other.name));
  const states = [names, names.map((one) => `no ${one}`)].map((some) => ({ names: some, state: null }));
  return [{ column: name, subject: '', states, weights: [1 - share, share], by: 'nulls', choice: null, places: TWO }];
}

/** What a name is of by its words, without what says that it is a moment. */
function thingOf(named: readonly string[], tableWords: readonly string[]): string {
  const words = [...named];
  while (MOMENT_WORDS.has(words.at(-1) ?? '')) words.pop();
  return withoutTable(words, tableWords);
}

/** Whether checks relate a column to others, or read it. */
function isBound(name: string, { related, residuals }: Plan): boolean {
  return related.some(({ column }) => column === name) || residuals.some(({ columns }) => columns.includes(name));
}

/** Whether more than the NULLs of others depends on a column's values or its NULLs. */
function isRead(name: string, plan: Plan): boolean {
  const isOfKey = columnsOfKeys(plan).includes(name);
  const isNullWith = plan.related.some(
    (one) => one.nullWith === name || (one.column === name && (one.nullWith !== null || one.isSource)),
  );
  const isFollowed = plan.columns.some(
    (column) => followed(column)?.includes(name) === true && !isNullLike(column, name),
  );
  return isOfKey || isNullWith || isFollowed || plan.residuals.some(({ columns }) => columns.includes(name));
}

/** Whether a column that chance draws is NULL where another one is. */
export function isNullLike({ draw, choice, domains, nullsBy }: ColumnPlan, name: string): boolean {
  const isPlain = draw.kind === 'uniform' && choice === null && domains.length === 1;
  return isPlain && nullsBy?.column === name && nullsBy.digit === null && nullsBy.nulls[1] === true;
}

/** Whether a state is among those that a rule names, with bars between. */
export function isAmong({ names, state, isUnfinished }: RowState, named: string): boolean {
  return named.split('|').some((one) => {
    const milestone = one.slice(1);
    if (one.startsWith('+')) return state?.reached.has(milestone) === true;
    if (one.startsWith('*')) return state?.reached.has(milestone) === true && state.end !== 'cut';
    if (one === 'unfinished') return isUnfinished === true;
    return names.includes(one) || (state !== null && KINDS_OF_STATE[one]?.(state) === true);
  });
}

const KINDS_OF_STATE: Readonly<Record<string, (state: State) => boolean>> = {
  first: ({ isFirst }) => isFirst,
  open: ({ end }) => end === null,
  cut: ({ end }) => end === 'cut',
  known: () => true,
};

/** What a rule makes of a column in each state of a source; null: it says nothing of these. */
export function effectsOf<Effect extends string>(
  { needs, least = 1, cases, about }: StateRule<Effect>,
  source: StateSource,
): readonly (Effect | 'any')[] | null {
  const { states, subject } = source;
  if (subject !== '' && about?.split('|').includes(subject) === false) return null;
  if (states.filter((state) => isAmong(state, needs)).length < least) return null;
  const effects = states.map((state) => cases.find(([, named]) => isAmong(state, named))?.[0] ?? 'any');
  return new Set(effects).size > 1 ? effects : null;
}
