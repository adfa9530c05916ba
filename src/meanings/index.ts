import type { Kind } from '../../grammar/shape.ts';
import type { Column, Table } from '../ir.ts';
import { type Match, Meanings, type NamedColumn, takes } from './match.ts';
import { meaningsNamed } from './named.ts';
import { rows } from './rows.ts';
import { namesShown } from './shown.ts';

/** The table of meanings is read when the first name is asked for. */
let meanings: Meanings | null = null;

function table(): Meanings {
  meanings ??= new Meanings(rows);
  return meanings;
}

/** The words of a name, as phrases have them. */
export function wordsOfName(name: string): readonly string[] {
  return table().wordsOf(name);
}

/** The words of a table's name. */
export function wordsOfTable({ name }: Table): readonly string[] {
  return wordsOfName(name.at(-1) ?? '');
}

/** What columns may mean in a table of a name, the most telling first; a column that is not here says nothing. */
export function meaningsOf(name: string, columns: readonly NamedColumn[]): ReadonlyMap<string, readonly Match[]> {
  return table().of(name, columns);
}

const known = new WeakMap<Table['columns'], ReadonlyMap<string, readonly Match[]>>();

/** What the columns of a table mean. A table is planned several times: it is found out once. */
export function meaningsOfTable({ name, columns }: Table): ReadonlyMap<string, readonly Match[]> {
  const before = known.get(columns);
  if (before !== undefined) return before;
  const named = columns.map((column): NamedColumn => ({ name: column.name, kind: column.type.shape.kind }));
  const found = meaningsOf(name.at(-1) ?? '', named);
  const all = new Map(
    columns.flatMap((column) => {
      const own = found.get(column.name) ?? [];
      const matches = withAsked(column, own) ?? withShown(column, own);
      return matches.length === 0 ? [] : [[column.name, matches] as const];
    }),
  );
  known.set(columns, all);
  return all;
}

/** Whether a meaning of a name (`meaningsNamed`) has values of a kind. */
export function suits(name: string, kind: Kind): boolean {
  return meaningsNamed(name).some((meaning) => takes(meaning, kind));
}

/** What somebody says that a column holds, of what suits its type the first; null: nobody does. */
function withAsked({ directives, type }: Column, [first]: readonly Match[]): readonly Match[] | null {
  const name = directives?.meaning ?? null;
  if (name === null) return null;
  const meant = meaningsNamed(name).filter((meaning) => takes(meaning, type.shape.kind));
  return meant.map((meaning) => ({ meaning, prefix: first?.prefix ?? [], isGeneral: false }));
}

/** What a column may mean, where its name says nothing, or too little: behind what its comment and its DEFAULT show. */
function withShown(column: Column, matches: readonly Match[]): readonly Match[] {
  if (matches[0]?.isGeneral === false) return matches;
  for (const name of namesShown(column)) {
    const shown = meaningsOf('', [{ name, kind: column.type.shape.kind }]).get(name) ?? [];
    // "URL of the customer" is no customer: a phrase with a preposition counts where all of it is known.
    const isMeant = shown[0]?.isGeneral === false && (shown[0].prefix.length === 0 || !/ (?:of|for|in|on) /.test(name));
    if (isMeant) return [...shown, ...matches];
  }
  return matches;
}
