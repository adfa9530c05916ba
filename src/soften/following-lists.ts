import type { Table } from '../ir.ts';
import { FOLLOWING_LISTS, type FollowingList } from '../meanings/dependencies/following-lists.ts';
import { wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import type { AgreementPlan, ColumnPlan, Plan } from '../plan/plan.ts';
import { followed } from '../plan/sources.ts';
import type { Domain } from '../values/domain.ts';
import { wordsOfState } from '../values/states.ts';
import { columnsOfKeys, freeOf } from './free-columns.ts';
import { splitSource } from './states/split-source.ts';
import { listedStates, onlyDigit } from './states/state-columns.ts';
import type { StateSource } from './states/state-sources.ts';

/** A list that chance draws, with the words of its values and how likely each is. */
interface FreeList {
  readonly column: ColumnPlan;
  readonly named: readonly string[];
  readonly labels: readonly string[];
  readonly weights: readonly number[];
  /** The case in which each value comes, where a choice decides on the list already; null: none does. */
  readonly cases: readonly number[] | null;
}

/**
 * Lets the values of a list go with those of another one: a withdrawal is a debit, what is for rent is never sold, and an error has a
 * status that says so. The values of the first list are the cases of a choice, in each of which the other one has some of its own.
 */
export function withFollowingLists(plan: Plan, table: Table): Plan {
  const free = freeLists(plan, table);
  // What decides keeps its ranks, so that others may follow them: that it failed with a status that says so.
  const shared = new Set(plan.columns.flatMap((column) => followed({ ...column, nullsBy: null }) ?? []));
  const lists = free.filter(({ column }) => !shared.has(column.name));
  const deciding = [...lists, ...boundLists(plan, table), ...free.filter(({ column }) => shared.has(column.name))];
  let result = plan;
  const taken = new Set<string>();
  for (const rule of FOLLOWING_LISTS) {
    for (const follower of lists) {
      if (taken.has(follower.column.name) || !isNamed(follower, rule.of)) continue;
      const found = deciding.find(
        (one) =>
          one !== follower &&
          !taken.has(one.column.name) &&
          isNamed(one, rule.by) &&
          allowedBy(rule, one, follower) !== null,
      );
      const allowed = found === undefined ? null : allowedBy(rule, found, follower);
      if (found === undefined || allowed === null) continue;
      const next = withCases(result, found, follower, allowed);
      if (next === null) continue;
      result = next;
      taken.add(found.column.name).add(follower.column.name);
    }
  }
  return result;
}

/** The lists of a plan of which chance alone decides, and whose values others follow by their ranks at most. */
function freeLists(plan: Plan, table: Table): readonly FreeList[] {
  const isFree = freeOf(plan, table);
  const [tableWords, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  const keyed = new Set(
    plan.keys.flatMap(({ lanes, overflow }) => [...lanes.map(({ column }) => column), ...overflow]),
  );
  return plan.columns.flatMap((column) => {
    // What is NULL by a rank stays so, as ranks do.
    if (!isFree({ ...column, nullsBy: null }) || keyed.has(column.name)) return [];
    const listed = listedStates(column, plan, table, tableWords) ?? listedNumbers(column);
    if (listed === null) return [];
    return [
      { column, named: wordsOf(column.name), labels: listed.labels.map(spaced), weights: listed.weights, cases: null },
    ];
  });
}

/** The lists that checks have a say in, which others may follow by their cases: those of a choice, or else by their values. */
function boundLists(plan: Plan, table: Table): readonly FreeList[] {
  const wordsOf = wordsOfColumns(table);
  const keyed = new Set(columnsOfKeys(plan));
  const related = new Set(plan.related.map(({ column }) => column));
  return plan.columns.flatMap((column) => {
    const { name, draw, choice, domains, nullsBy } = column;
    const isOpen = draw.kind === 'uniform' && nullsBy === null && !keyed.has(name) && !related.has(name);
    const isBound = choice !== null || plan.residuals.some(({ columns }) => columns.includes(name));
    const pools = domains.map((domain) => onlyDigit({ ...column, domains: [domain] }));
    if (!isOpen || !isBound || pools.some((pool) => pool?.kind !== 'pool')) return [];
    const entries = pools.flatMap((pool, index) =>
      pool?.kind === 'pool' ? pool.entries.map((entry) => [spaced(entry), index] as const) : [],
    );
    const cases = choice === null ? null : entries.map(([, index]) => index);
    const labels = entries.map(([label]) => label);
    return [{ column, named: wordsOf(name), labels, weights: labels.map(() => 1), cases }];
  });
}

/** A value with blanks around its words, as it is written and as states are. */
function spaced(label: string): string {
  return ` ${label.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} ${wordsOfState(label)} `;
}

/** Numbers at most that are looked up one by one. */
const MOST_NUMBERS = 1000;

/** Numbers of which each is as likely as it is, as statuses of HTTP are; null: a column has no such. */
function listedNumbers(
  column: ColumnPlan,
): { readonly labels: readonly string[]; readonly weights: readonly number[] } | null {
  const part = onlyDigit(column);
  if (part?.kind !== 'integer' || part.distribution?.kind !== 'weights' || part.size > MOST_NUMBERS) return null;
  const { first, size, distribution } = part;
  const labels = Array.from({ length: size }, (_, rank) => String(first + rank));
  return { labels, weights: labels.map((_, rank) => distribution.weights[rank] ?? 0) };
}

function isNamed({ named }: FreeList, words: string): boolean {
  return words === '' || words.split('|').some((word) => named.includes(word));
}

/** Which values of a list may stand beside each of another one; null: a rule says nothing of them. */
function allowedBy(
  { pairs, of }: FollowingList,
  source: FreeList,
  follower: FreeList,
): readonly (readonly boolean[])[] | null {
  const isAmong = (label: string, phrases: string) =>
    phrases !== '' && phrases.split('|').some((phrase) => label.includes(` ${phrase} `));
  const isTold = (label: string) => pairs.some(([, only]) => isAmong(label, only));
  if (of === '' && follower.labels.filter(isTold).length < 2) return null;
  const allowed = source.labels.map((label) => {
    const pair = pairs.find(([by]) => isAmong(label, by));
    if (pair === undefined) return follower.labels.map(() => true);
    const [, only, never] = pair;
    const some = follower.labels.map((one) => (only === '' || isAmong(one, only)) && !isAmong(one, never));
    return some.includes(true) ? some : follower.labels.map(() => true);
  });
  return allowed.some((some) => some.includes(false)) ? allowed : null;
}

/** The plan in which two lists have the values that go together; null: there are none. */
function withCases(
  plan: Plan,
  source: FreeList,
  follower: FreeList,
  allowed: readonly (readonly boolean[])[],
): Plan | null {
  if (source.cases !== null) return withOwnCases(plan, { ...source, cases: source.cases }, follower, allowed);
  const keys = allowed.map((some) => JSON.stringify(some));
  const firsts = [...new Set(keys)];
  const cases = keys.map((key) => firsts.indexOf(key));
  const choice = plan.choices.length;
  const states: StateSource = {
    column: source.column.name,
    subject: '',
    states: [],
    weights: source.weights,
    choice: null,
    places: source.labels.map((_, rank) => ({ case: 0, rank })),
    by: 'values',
  };
  const columns = new Map(plan.columns.map((column) => [column.name, column]));
  const split = splitSource(states, cases, firsts.length, choice, { columns, related: plan.related });
  const [domain = null] = follower.column.domains;
  const [share = 0] = follower.column.nullShares;
  if (split === null || domain === null || firsts.length < 2) return null;
  for (const column of split.columns) columns.set(column.name, column);
  const domains = firsts.map((key) => amongThese(domain, follower, allowed[keys.indexOf(key)] ?? []));
  columns.set(follower.column.name, { ...follower.column, choice, domains, nullShares: firsts.map(() => share) });
  const weights = firsts.map((key) =>
    source.weights.reduce((sum, weight, rank) => (keys[rank] === key ? sum + weight : sum), 0),
  );
  return {
    ...plan,
    choices: [...plan.choices, { columns: [source.column.name, follower.column.name], cases: firsts.length, weights }],
    columns: plan.columns.map((column) => columns.get(column.name) ?? column),
    agreements: [...plan.agreements, agreementOf(source, follower)],
  };
}

/** The plan in which a list has those values in the cases of another one that go with what that has there. */
function withOwnCases(
  plan: Plan,
  { column: { name, choice, domains }, cases }: FreeList & { readonly cases: readonly number[] },
  follower: FreeList,
  allowed: readonly (readonly boolean[])[],
): Plan | null {
  const { column } = follower;
  const [domain = null] = column.domains;
  const [share = 0] = column.nullShares;
  if (domain === null) return null;
  const cased = domains.map((_, index) => {
    const here = allowed.filter((_, place) => cases[place] === index);
    return amongThese(
      domain,
      follower,
      follower.labels.map((_, rank) => here.some((some) => some[rank])),
    );
  });
  const changed = { ...column, choice, domains: cased, nullShares: domains.map(() => share) };
  return {
    ...plan,
    choices: plan.choices.map((one, index) =>
      index === choice ? { ...one, columns: [...one.columns, column.name] } : one,
    ),
    columns: plan.columns.map((one) => (one.name === column.name ? changed : one)),
    agreements: [...plan.agreements, agreementOf({ column: { name } }, follower)],
  };
}

/** A list of which only some values come, as often among each other as before. */
function amongThese(domain: Domain, { weights }: FreeList, some: readonly boolean[]): Domain {
  const left = weights.map((weight, rank) => (some[rank] === true ? weight : 0));
  const known = left.some((weight) => weight > 0) ? left : some.map(Number);
  const distribution = { kind: 'weights' as const, weights: known };
  return { ...domain, parts: domain.parts.map((part) => ({ ...part, distribution })) };
}

function agreementOf(source: { readonly column: { readonly name: string } }, { column }: FreeList): AgreementPlan {
  return { column: column.name, with: [source.column.name], conditions: [], kind: 'state', dropped: null };
}
