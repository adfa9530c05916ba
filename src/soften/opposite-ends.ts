import { getOrInsertComputed } from '../collections.ts';
import type { Table } from '../ir.ts';
import { wordsOfColumns } from '../meanings/index.ts';
import type { ColumnPlan, DrawPlan, Plan } from '../plan/plan.ts';
import type { Domain } from '../values/domain.ts';
import type { Part } from '../values/part.ts';
import { freeOf } from './free-columns.ts';
import { OPPOSITE_ENDS } from './shared-picks.ts';

/** Values of a list at most of which two draws are equal so often that people see it. */
const FEW = 400;

/** Columns whose names are the same words, and that are looked at for one end: `source_lang`, `source_language`. */
const MOST_ALIKE = 8;

/** Entries that a second end has beside the same first one, at most: where flights of one airport go. */
const MOST_ENDS = 12;

/**
 * Keeps the two ends of something apart, where they are drawn from the same short list: nobody changes euros into euros, and no
 * flight ends where it began. The second end follows the first one, to one of the entries that are the next most frequent, as a choice
 * of the row says, and what copies it does as well: the city is that of the second airport.
 */
export function withOppositeEnds(plan: Plan, table: Table): Plan {
  const free = freeColumns(plan, table);
  const wordsOf = wordsOfColumns(table);
  const followed = followersOf(plan);
  const byPhrase = new Map<string, ColumnPlan[]>();
  for (const column of free) {
    const phrase = wordsOf(column.name).join(' ');
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), column].slice(0, MOST_ALIKE));
  }
  const replaced = new Map<string, ColumnPlan>();
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
    const orders = ordersBehind(list.part);
    const choice = orders.length === 1 ? null : choices.length;
    const moved = [second, ...(followed.get(second.name) ?? [])].map((column): ColumnPlan => {
      const domains = orders.map((order) => reordered(column.domains[0] ?? null, order));
      const nullShares = orders.map(() => column.nullShares[0] ?? 0);
      const draw: DrawPlan = { kind: 'shared', digits: [{ column: first.name, digit: 0 }] };
      return { ...column, choice, domains, nullShares, draw };
    });
    for (const column of moved) replaced.set(column.name, column);
    if (choice !== null) {
      const weights = orders.map((_, nth) => 1 / (nth + 1));
      choices.push({ columns: moved.map(({ name }) => name), cases: orders.length, weights });
    }
  }
  return replaced.size === 0
    ? plan
    : { ...plan, choices, columns: plan.columns.map((column) => replaced.get(column.name) ?? column) };
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

/** Columns that chance draws of one domain, and that no condition and no option decides on; what copies them is a list as theirs is. */
function freeColumns(plan: Plan, table: Table): readonly ColumnPlan[] {
  const followers = followersOf(plan);
  const isFree = freeOf(plan, table);
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
  const part: Part = { kind: 'pool', entries: order.map((rank) => list.part.entries[rank] ?? '') };
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
