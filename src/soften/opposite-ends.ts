import type { Dialect } from '../../grammar/dialect.ts';
import { getOrInsertComputed } from '../collections.ts';
import type { Table } from '../ir.ts';
import { OPPOSITE_ENDS } from '../meanings/dependencies/opposite-ends.ts';
import { LENGTHS_OF_FLIGHTS, minutesOf, ROUTED, routes } from '../meanings/dependencies/routes.ts';
import { meaningsOfTable, wordsOfColumns } from '../meanings/index.ts';
import type { ColumnPlan, DrawPlan, Plan, ResidualPlan } from '../plan/plan.ts';
import { type Domain, endsOf } from '../values/domain.ts';
import { isHeld } from '../values/held.ts';
import { numberPart } from '../values/integer.ts';
import { measureOf } from '../values/measure.ts';
import type { Part } from '../values/part.ts';
import { freeOf } from './free-columns.ts';
import type { CasedEnd } from './states/cased.ts';
import { NumberCases } from './states/number-cases.ts';
import type { StateSource } from './states/state-sources.ts';

/** Values of a list at most of which two draws are equal so often that people see it. */
const FEW = 400;

/** Columns whose names are the same words, and that are looked at for one end: `source_lang`, `source_language`. */
const MOST_ALIKE = 8;

/** Entries that a second end has beside the same first one, at most: where flights of one airport go. */
const MOST_ENDS = 12;

/**
 * Keeps the two ends of something apart, where they are drawn from the same short list: nobody changes euros into euros, and no
 * flight ends where it began. The second end follows the first one, to one of the entries that are the next most frequent, as a choice
 * of the row says, and what copies it does as well: the city is that of the second airport. The two ends of flights are those of
 * routes, whose cases say how long they take.
 */
export function withOppositeEnds(plan: Plan, table: Table, dialect: Dialect): Plan {
  const free = freeColumns(plan, table);
  const wordsOf = wordsOfColumns(table);
  const followed = followersOf(plan);
  const byPhrase = new Map<string, ColumnPlan[]>();
  for (const column of free) {
    const phrase = wordsOf(column.name).join(' ');
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), column].slice(0, MOST_ALIKE));
  }
  const replaced = new Map<string, ColumnPlan>();
  const routed: Route[] = [];
  const withFollowers = (column: ColumnPlan) => [column, ...(followed.get(column.name) ?? [])];
  const choices = [...plan.choices];
  for (const second of free) {
    const domain = second.domains[0] ?? null;
    const list = listIn(domain?.parts ?? []);
    if (domain === null || list === null) continue;
    const first = oppositePhrases(wordsOf(second.name))
      .flatMap((phrase) => byPhrase.get(phrase) ?? [])
      .find(
        ({ name, domains }) =>
          !replaced.has(name) && listIn(domains[0]?.parts ?? [])?.part.entries === list.part.entries,
      );
    if (first === undefined) continue;
    const flown = list.part.picks === ROUTED ? routes() : null;
    const orders = flown?.map(({ to }) => to) ?? ordersBehind(list.part);
    const choice = orders.length === 1 ? null : choices.length;
    const move = (column: ColumnPlan, to: readonly (readonly number[])[], draw: DrawPlan): ColumnPlan => {
      const domains = to.map((order) => reordered(column.domains[0] ?? null, order));
      return { ...column, choice, domains, nullShares: to.map(() => column.nullShares[0] ?? 0), draw };
    };
    const draw: DrawPlan = { kind: 'shared', digits: [{ column: first.name, digit: 0 }] };
    const moved = withFollowers(second).map((column) => move(column, orders, draw));
    if (flown !== null) {
      const from = flown.map((one) => one.from);
      moved.push(...withFollowers(first).map((column) => move(column, from, column.draw)));
    }
    for (const column of moved) replaced.set(column.name, column);
    if (choice !== null) {
      const weights = orders.map((_, nth) => (flown === null ? 1 / (nth + 1) : orders.length - nth));
      choices.push({ columns: moved.map(({ name }) => name), cases: orders.length, weights });
      if (flown !== null) routed.push({ choice, weights, with: [first.name, second.name] });
    }
  }
  if (replaced.size === 0) return plan;
  const made: Plan = { ...plan, choices, columns: plan.columns.map((column) => replaced.get(column.name) ?? column) };
  return routed.reduce((all, route) => withLengths(all, table, dialect, route), made);
}

/** The choice of a route, the columns that show it, and how likely its cases are. */
type Route = Pick<StateSource, 'with' | 'weights'> & { readonly choice: number };

/** Lets how long a flight takes, and how far it goes, be what its case of the routes says. */
function withLengths(plan: Plan, table: Table, dialect: Dialect, route: Route): Plan {
  const meanings = meaningsOfTable(table);
  const meaningOf = (name: string) => meanings.get(name)?.[0]?.meaning.name ?? '';
  const source: StateSource = {
    ...route,
    column: null,
    subject: '',
    states: route.weights.map(() => ({ names: [], state: null })),
    places: route.weights.map((_, nth) => ({ case: nth, rank: 0 })),
    by: 'values',
  };
  const lengths = plan.columns.flatMap(({ name, domains: [own = null], shape }) => {
    const measure = own === null ? null : measureOf(own);
    const unit = LENGTHS_OF_FLIGHTS.get(meaningOf(name));
    if (own === null || unit === undefined || measure?.dimension !== 'number') return [];
    const domains = routes().map(({ least, most }): Domain => {
      const [first = 0, last = 0] = [least, most].map((length) => Math.round(unit(length) * 10 ** measure.scale));
      return { ...own, parts: [numberPart({ first, last }, measure.scale)] };
    });
    return domains.flatMap(endsOf).every((end) => isHeld(end, shape)) ? [{ column: name, domains }] : [];
  });
  const ends = plan.agreements.flatMap(({ column, with: [start = ''], kind, dropped }): readonly CasedEnd[] => {
    const isFlight = /^time\.arrival/.test(meaningOf(column)) && /^time\.departure/.test(meaningOf(start));
    if (kind !== 'order' || dropped !== null || !isFlight) return [];
    const minutes = routes().map(
      ({ least, most }) => [Math.ceil(minutesOf(least)), Math.floor(minutesOf(most))] as const,
    );
    return [{ column, start, unit: 'minute', lengths: minutes }];
  });
  const [distances, durations] = [true, false].map((isFar) =>
    lengths.filter(({ column }) => meaningOf(column).startsWith('measure.') === isFar),
  );
  const timed = new NumberCases(plan, table, dialect, source).with([...(durations ?? []), ...ends]);
  // What follows how long a flight takes would have no room where that is any time.
  const isOpen = (name: string) => plan.related.every(({ column, demands }) => column !== name || demands.length === 0);
  const open = (distances ?? []).filter(({ column }) => timed !== plan || isOpen(column));
  return new NumberCases(timed, table, dialect, source).with(open);
}

/** Columns that copy what others draw, by the column that they copy. */
function followersOf({ columns }: Plan): ReadonlyMap<string, readonly ColumnPlan[]> {
  const found = new Map<string, ColumnPlan[]>();
  for (const column of columns) {
    if (column.draw.kind !== 'shared') continue;
    for (const source of new Set(column.draw.digits.map((digit) => digit?.column ?? column.name))) {
      getOrInsertComputed(found, source, () => []).push(column);
    }
  }
  return found;
}

/**
 * Columns that chance draws of one domain, and that no condition and no option decides on but that two of them differ; what copies them
 * is a list as theirs is.
 */
function freeColumns(plan: Plan, table: Table): readonly ColumnPlan[] {
  const followers = followersOf(plan);
  const isApart = ({ condition: asked }: ResidualPlan) => asked.kind === 'binary' && asked.operator === '<>';
  const residuals = plan.residuals.filter((residual) => !isApart(residual) || residual.columns.length !== 2);
  const isFree = freeOf({ ...plan, residuals }, table);
  const lengthOf = ({ domains }: ColumnPlan) => listIn(domains[0]?.parts ?? [])?.part.entries.length;
  const isMovable = (column: ColumnPlan) =>
    (followers.get(column.name) ?? []).every(
      (other) => other.domains.length === 1 && lengthOf(other) !== undefined && lengthOf(other) === lengthOf(column),
    );
  return plan.columns.filter((column) => isFree(column) && column.domains[0]?.edges === undefined && isMovable(column));
}

/** Words for what something was before it was converted; what it is now may have none. */
const CONVERTED: ReadonlySet<string> = new Set(['original', 'foreign', 'source', 'transaction', 'local']);

/** The phrases that differ from the words of a second end in the word for the end alone, each of which names the first one. */
function oppositePhrases(words: readonly string[]): readonly string[] {
  const named = OPPOSITE_ENDS.flatMap(([first, second]) =>
    words.flatMap((word, at) => (word === second ? [words.with(at, first).join(' ')] : [])),
  );
  const plain = words.filter((word) => !CONVERTED.has(word));
  return plain.length < words.length ? [...named, plain.join(' ')] : named;
}

/**
 * For each rank of a list the one that comes next in the order of how likely they are, then for each the one behind that, and so on:
 * as many orders as a second end has entries beside the same first one.
 */
function ordersBehind({ entries, distribution }: Pool): readonly (readonly number[])[] {
  const weights = distribution?.kind === 'weights' ? distribution.weights : [];
  const order = entries.map((_, rank) => rank).sort((lhs, rhs) => (weights[rhs] ?? 0) - (weights[lhs] ?? 0));
  const places = new Map(order.map((rank, place) => [rank, place]));
  const distances = Array.from({ length: Math.min(MOST_ENDS, entries.length - 1) }, (_, i) => i + 1);
  return distances.map((distance) =>
    entries.map((_, rank) => order[((places.get(rank) ?? 0) + distance) % order.length] ?? 0),
  );
}

/** A domain of a list whose entries stand where an order says; null: it is none. */
function reordered(domain: Domain | null, order: readonly number[]): Domain | null {
  const list = listIn(domain?.parts ?? []);
  if (domain === null || list === null) return null;
  const { distribution } = list.part;
  const entries = order.map((rank) => list.part.entries[rank] ?? '');
  // The weights of single entries are those of other ranks.
  const part: Part = { kind: 'pool', entries, ...(distribution?.kind === 'zipf' ? { distribution } : {}) };
  return { ...domain, parts: domain.parts.with(list.place, part) };
}

type Pool = Extract<Part, { kind: 'pool' }>;

/** The one part of a text that varies, if it is a short list. */
function listIn(parts: readonly Part[]): { readonly part: Pool; readonly place: number } | null {
  const place = parts.findIndex(({ kind }) => kind !== 'constant');
  const part = parts[place];
  const isOnly = parts.every(({ kind }, i) => i === place || kind === 'constant');
  if (part?.kind !== 'pool' || !isOnly || part.entries.length < 2 || part.entries.length > FEW) return null;
  return { part, place };
}
