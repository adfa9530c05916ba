import type { Budget } from '../plan/budget.ts';
import type { JoinedList } from '../plan/plan.ts';
import type { Domain } from '../values/domain.ts';
import { listedText, type ParentList } from './listed-rows.ts';

/** Pairs of rows that are listed at most. */
const MAX_PAIRS = 262_144;

/** Whether a pair of rows will do, by the texts of its columns. */
type Passes = (textOf: (column: string) => string | null) => boolean;

/** Rows of a list, and what the values of its columns are. */
interface Valued {
  readonly list: ParentList;
  readonly domains: ReadonlyMap<string, Domain>;
}

/**
 * The pairs of rows of two lists that have the same texts in the columns that both have, and pass. First each row of the first list has
 * one partner, then each a second one, and so on, so that all have some where not all pairs are listed. Takes from `room` what it costs,
 * in nodes of checks.
 */
export function joinedLists(
  first: Valued,
  second: Valued,
  { shared, isOnce }: Pick<JoinedList, 'shared' | 'isOnce'>,
  passes: Passes,
  room: Budget,
): ParentList {
  const byKey = rowsByKey(second, shared);
  const pairs: { readonly first: number; readonly second: number }[] = [];
  let waiting = Array.from({ length: first.list.rows }, (_, row) => ({
    row,
    partners: byKey.get(keyOf(first, shared, row)) ?? [],
  })).filter(({ partners }) => partners.length > 0);
  const isShared = new Set(shared);
  const added = new Set([...second.list.lanes.keys()].filter((name) => !isShared.has(name)));
  const passesAs = (row: number, partner: number): boolean =>
    passes((name) => (added.has(name) ? textIn(second, name, partner) : textIn(first, name, row)));
  for (let round = 0; waiting.length > 0 && pairs.length < MAX_PAIRS && (round === 0 || room.left > 0); round++) {
    const found = new Set<number>();
    for (const { row, partners } of waiting) {
      // Rows that share partners begin at different ones.
      const partner = partners[(row + round) % partners.length] ?? 0;
      if (!passesAs(row, partner)) continue;
      found.add(row);
      pairs.push({ first: row, second: partner });
    }
    // Noting a pair takes as long as a node of a check.
    room.left -= waiting.length;
    const done = round + 1;
    waiting = waiting.filter(({ row, partners }) => partners.length > done && !(isOnce && found.has(row)));
  }
  const firstRows = picked(
    first.list,
    pairs.map((pair) => pair.first),
    () => true,
  );
  const secondRows = picked(
    second.list,
    pairs.map((pair) => pair.second),
    (name) => added.has(name),
  );
  return {
    rows: pairs.length,
    lanes: new Map([...firstRows.lanes, ...secondRows.lanes]),
    edges: new Map([...firstRows.edges, ...secondRows.edges]),
    texts: new Map([...firstRows.texts, ...secondRows.texts]),
  };
}

/** The numbers of a list's rows by their texts in some columns. */
function rowsByKey(valued: Valued, names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  for (let row = 0; row < valued.list.rows; row++) {
    const key = keyOf(valued, names, row);
    const rows = byKey.get(key);
    if (rows === undefined) byKey.set(key, [row]);
    else rows.push(row);
  }
  return byKey;
}

/** The texts of a row in some columns as one. */
function keyOf(valued: Valued, names: readonly string[], row: number): string {
  return JSON.stringify(names.map((name) => textIn(valued, name, row)));
}

function textIn({ list, domains }: Valued, name: string, row: number): string {
  return listedText(list, name, domains.get(name), row);
}

/** A list of the rows with these numbers, with some of its columns. The lane of what is computed numbers the rows. */
function picked(
  { lanes, edges, texts }: ParentList,
  rows: readonly number[],
  isTaken: (name: string) => boolean,
): Omit<ParentList, 'rows'> {
  const names = [...lanes.keys()].filter(isTaken);
  return {
    lanes: new Map(
      names.map((name) => [
        name,
        (lanes.get(name) ?? []).map((list) =>
          Int32Array.from(rows, (row, place) => (texts.has(name) ? place : (list[row] ?? 0))),
        ),
      ]),
    ),
    edges: new Map(
      names.flatMap((name) => {
        const marks = edges.get(name);
        return marks === undefined ? [] : [[name, Int32Array.from(rows, (row) => marks[row] ?? 0)] as const];
      }),
    ),
    texts: new Map(
      names.flatMap((name) => {
        const textOf = texts.get(name);
        return textOf === undefined ? [] : [[name, rows.map((row) => textOf[row] ?? '')] as const];
      }),
    ),
  };
}
