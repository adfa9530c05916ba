import { nearest } from '../../nearest.ts';
import type { MeaningRow } from '../row.ts';
import { rows } from '../rows.ts';

/** The names of all meanings, in the order of their rows: `person.first name`. */
function meaningNames(): readonly string[] {
  return rows.map(({ name }) => name);
}

const known = new Map<string, readonly MeaningRow[]>();

/**
 * The meanings that a name stands for, the best one first: that of just this name (`person.first name`), those that columns of such
 * a name have (`given name`), or those that are called so within their topics (`sorted name`).
 */
export function meaningsNamed(name: string): readonly MeaningRow[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const asked = name.trim().toLowerCase().replaceAll('_', ' ');
  const found =
    [
      rows.filter((row) => row.name === asked),
      rows.filter(({ names }) => names.split(', ').includes(asked)),
      rows.filter((row) => spellings(row.name).includes(asked)),
    ].find((some) => some.length > 0) ?? [];
  known.set(name, found);
  return found;
}

/** Whether a name stands for a meaning. */
export function isMeaning(name: string): boolean {
  return meaningsNamed(name).length > 0;
}

/** The name of a meaning that is spelt most like a name that stands for none; null: no name is like it. */
export function nearestMeaning(name: string): string | null {
  return nearest(name, meaningNames().flatMap(spellings)) ?? null;
}

/** A name with its topic and without. */
function spellings(name: string): readonly string[] {
  return [name, name.slice(name.indexOf('.') + 1)];
}
