import type { QualifiedName } from './ir.ts';
import { keyFor, type Seed, seedOf } from './random.ts';
import { entryOf } from './row-counts.ts';

/** The seeds of an output. */
export interface Seeds {
  /** Of tables with a seed of their own, by their names, with their schema or without. */
  readonly named: ReadonlyMap<string, Seed>;
  /** Of all others. */
  readonly others: Seed;
}

/** The seeds that a caller names: `seed` of all tables but for those of `named`. */
export function seedsOf(seed: number | string, named: Readonly<Record<string, number | string>> = {}): Seeds {
  return {
    named: new Map(Object.entries(named).map(([table, own]) => [table, seedOf(own)])),
    others: seedOf(seed),
  };
}

/** What a table's rows are drawn by: tables of other names have other rows. The parts of a name are told apart by their lengths. */
export function seedOfTable({ named, others }: Seeds, table: QualifiedName): Seed {
  const { low, high } = entryOf(named, table) ?? others;
  const purpose = table.map((name) => `${name.length} ${name}`).join(' ');
  return { low: keyFor({ low, high }, `table ${purpose}`), high: keyFor({ low: high, high: low }, purpose) };
}
