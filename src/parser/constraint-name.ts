import type { ConstraintNames } from '../../grammar/dialect.ts';
import type { Check, ForeignKey, Key } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import type { Index, TableDraft } from './draft.ts';

/** A part of a table that has a name, given or chosen by the server. */
export type Named = Check | ForeignKey | Key | Index;

/** The names of a table's constraints and indexes: those given, and those that the server chooses for the others. */
export function namesOf(table: TableDraft, manner: ConstraintNames): ReadonlyMap<Named, string> {
  const names = new Map<Named, string>();
  const taken = new Set<string>();
  const add = (one: Named, name: string): void => {
    names.set(one, name);
    taken.add(name.toLowerCase());
  };
  const all: readonly Named[] = [...table.checks, ...table.keys, ...table.foreignKeys, ...table.indexes];
  for (const one of all) if (one.name !== null) add(one, one.name);
  for (const one of all) {
    if (one.name !== null) continue;
    const { stem, first, next } = chosen[manner](table, one);
    let name = first;
    for (let i = next; taken.has(name.toLowerCase()); i++) name = `${stem}${i}`;
    add(one, name);
  }
  return names;
}

/** The name to try first, and what is tried next: the stem with a number behind it. */
interface Choice {
  readonly stem: string;
  readonly first: string;
  readonly next: number;
}

const chosen: Readonly<Record<ConstraintNames, (table: TableDraft, one: Named) => Choice>> = {
  /** PostgreSQL: table, columns and kind (ChooseConstraintName in its sources; names that it would cut are not met). */
  joined(table, one) {
    const stem = [table.name.at(-1) ?? '', ...middleOf(one), suffixOf(one)].join('_');
    return { stem, first: stem, next: 1 };
  },

  /** MySQL: table and kind with a number; an index is called after its first column (manual, "CREATE TABLE"). */
  numbered(table, one) {
    if (isCheck(one) || isForeignKey(one)) {
      const stem = `${table.name.at(-1) ?? ''}_${isCheck(one) ? 'chk' : 'ibfk'}_`;
      return { stem, first: `${stem}1`, next: 2 };
    }
    const first = one.kind === 'primary' ? 'PRIMARY' : (one.parts[0]?.column ?? 'functional_index');
    return { stem: `${first}_`, first, next: 2 };
  },
};

function isCheck(one: Named): one is Check {
  return 'expression' in one;
}

function isForeignKey(one: Named): one is ForeignKey {
  return 'target' in one;
}

function middleOf(one: Named): readonly string[] {
  if (isCheck(one)) {
    const columns = [...columnsOf(one.expression)];
    return columns.length === 1 ? columns : [];
  }
  if (isForeignKey(one)) return one.columns;
  return one.kind === 'primary' ? [] : one.parts.map(({ column }) => column ?? 'expr');
}

function suffixOf(one: Named): string {
  if (isCheck(one)) return 'check';
  if (isForeignKey(one)) return 'fkey';
  return { primary: 'pkey', unique: 'key', exclude: 'excl', plain: 'idx', spatial: 'idx', fulltext: 'idx' }[one.kind];
}
