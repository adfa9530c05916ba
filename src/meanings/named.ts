import type { Table } from '../ir.ts';
import { nearest } from '../nearest.ts';
import { shown } from '../options/check-options.ts';
import { OptionError } from '../options/option-error.ts';
import { dottedName } from '../qualified-name.ts';
import type { Meaning } from '../values/meaning.ts';
import { rows } from './rows.ts';

/** The names of all meanings, in the order of their rows: `person.first name`. */
export function meaningNames(): readonly string[] {
  return rows.map(({ name }) => name);
}

const known = new Map<string, readonly Meaning[]>();

/**
 * The meanings that a name stands for, the best one first: that of just this name (`person.first name`), those that columns of such
 * a name have (`given name`), or those that are called so within their topics (`sorted name`).
 */
export function meaningsNamed(name: string): readonly Meaning[] {
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

/** Refuses columns of a table of which a meaning is asked that there is none of. Throws OptionError. */
export function refuseUnknownMeanings({ name: table, columns }: Table): void {
  for (const { name: column, directives } of columns) {
    const asked = directives?.meaning ?? null;
    if (asked === null || isMeaning(asked)) continue;
    const best = nearest(asked, meaningNames().flatMap(spellings)) ?? null;
    const hint = best === null ? '' : `; the nearest one is ${shown(best)}`;
    const message = `Option "like" of column "${column}" of table "${dottedName(table)}" must be the name of a meaning, not ${shown(asked)}${hint}.`;
    throw new OptionError(message, { option: 'like', table: dottedName(table), column }, { nearest: best });
  }
}

/** A name with its topic and without. */
function spellings(name: string): readonly string[] {
  return [name, name.slice(name.indexOf('.') + 1)];
}
