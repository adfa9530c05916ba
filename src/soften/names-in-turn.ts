import type { Table } from '../ir.ts';
import { SAID_OF_MANY } from '../meanings/dependencies/repeated.ts';
import { meaningsOfTable, wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { isNaming } from '../meanings/names/match.ts';
import { PLAIN_ORDER } from '../plan/keys/keys.ts';
import type { ColumnPlan, KeyPlan, Plan } from '../plan/plan.ts';
import { refersToItself } from '../qualified-name.ts';
import { digitSizes, type Part } from '../values/part.ts';
import { freeOf } from './free-columns.ts';

/** Names that a table lists at most: of more, few come twice by chance. */
const MOST_NAMES = 10_000;

/**
 * Lets the names of things that a table lists come one after the other, each once before any comes again: no list of genres or of
 * languages has one of them twice, though no key says so. What belongs to rows of other tables has names of its own there.
 */
export function withNamesInTurn(plan: Plan, table: Table): Plan {
  if (table.foreignKeys.some((key) => !refersToItself(key, table))) return plan;
  const [ofTable, wordsOf, isFree] = [wordsOfTable(table), wordsOfColumns(table), freeOf(plan, table)];
  const meanings = meaningsOfTable(table);
  const naming = plan.columns.find((column) => {
    const picked = pickedBy(column, plan);
    return (
      isNaming(wordsOf(column.name), ofTable) &&
      !SAID_OF_MANY.test(meanings.get(column.name)?.[0]?.meaning.name ?? '') &&
      isFree(picked) &&
      namesOf(picked) > 1
    );
  });
  return naming === undefined ? plan : inTurn(withDistinctNames(plan, naming), pickedBy(naming, plan).name);
}

/** The plan in which a column has each of its values once before any comes again. */
function inTurn(plan: Plan, column: string): Plan {
  const named = plan.columns.find(({ name }) => name === column);
  if (named === undefined) return plan;
  const expected = namePart(named)?.expected;
  const turns: KeyPlan = {
    names: [],
    size: namesOf(named),
    ...PLAIN_ORDER,
    // The largest countries come before islands.
    window:
      expected === undefined ? null : { digit: 0, first: 0, end: Math.min(Math.max(1, expected), namesOf(named)) },
    radices: [namesOf(named)],
    lanes: [{ column: named.name, lane: 0, spread: 1, digits: [{ digit: 0, weight: 1 }], counts: null }],
    overflow: [],
    recurs: true,
  };
  const keyed: ColumnPlan = { ...named, draw: { kind: 'key', key: plan.keys.length } };
  return {
    ...plan,
    keys: [...plan.keys, turns],
    columns: plan.columns.map((column) => (column === named ? keyed : column)),
  };
}

/**
 * The plan in which a column of names, and those that pick the same things, have each name once, and only things that all of them have: a
 * state of many cities, and of the places in one country.
 */
function withDistinctNames(plan: Plan, naming: ColumnPlan): Plan {
  const named = pickedBy(naming, plan);
  const size = namesOf(named);
  const listOf = (column: ColumnPlan) => listPickedBy(column, named.name, size);
  const following = plan.columns.filter(
    (column) =>
      column === named ||
      (column.draw.kind === 'shared' && column.draw.digits.some((digit) => digit?.column === named.name)),
  );
  const lists = following.map(listOf);
  const names = listOf(naming)?.entries;
  if (names === undefined || lists.includes(null)) return plan;
  const places = new Map<string, number>();
  for (const [rank, name] of names.entries()) {
    const isThere = lists.every(
      (list) => list?.distribution?.kind !== 'weights' || list.distribution.weights[rank] !== 0,
    );
    if (isThere && !places.has(name)) places.set(name, rank);
  }
  const ranks = [...places.values()];
  if (ranks.length === size || ranks.length < 2) return plan;
  const narrowed = (column: ColumnPlan): ColumnPlan => {
    const list = listOf(column);
    const domains = column.domains.map(
      (domain) =>
        domain && { ...domain, parts: domain.parts.map((part) => (part === list ? amongRanks(list, ranks) : part)) },
    );
    return { ...column, domains };
  };
  return { ...plan, columns: plan.columns.map((column) => (following.includes(column) ? narrowed(column) : column)) };
}

type List = Extract<Part, { kind: 'pool' }>;

/** The list of a column from which it picks what another one, or itself, does; null: it picks otherwise, or further things. */
function listPickedBy({ name, draw, domains: [domain] }: ColumnPlan, of: string, size: number): List | null {
  const lists = domain?.parts.flatMap((part) => digitSizes(part).map(() => part)) ?? [];
  const place = name === of ? 0 : draw.kind === 'shared' ? draw.digits.findIndex((digit) => digit?.column === of) : -1;
  const part = lists[place];
  return part?.kind === 'pool' && part.entries.length === size ? part : null;
}

/** A list with some of its entries, each as likely as the others. */
function amongRanks({ distribution: _, ...list }: List, ranks: readonly number[]): List {
  return { ...list, entries: ranks.map((rank) => list.entries[rank] ?? '') };
}

/** The column whose pick a column names, as the code of a country may be: itself, where it follows none. */
function pickedBy(column: ColumnPlan, { columns }: Plan): ColumnPlan {
  const [digit, another] = column.draw.kind === 'shared' ? column.draw.digits : [];
  return (another === undefined && columns.find(({ name }) => name === digit?.column)) || column;
}

/** How many names a column chooses from, where they are few, and of one list; else 0. */
function namesOf(column: ColumnPlan): number {
  const size = namePart(column)?.entries.length ?? 0;
  return size <= MOST_NAMES ? size : 0;
}

/** The one list of names of a column; null: it has others. */
function namePart({ domains: [domain] }: ColumnPlan): List | null {
  const [part, another] = domain?.parts.filter(({ kind }) => kind !== 'constant') ?? [];
  return part?.kind === 'pool' && another === undefined ? part : null;
}
