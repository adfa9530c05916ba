import type { Check, ForeignKey, Key } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import type { TableDraft } from './draft.ts';

/** A constraint that has a name, given or chosen by the server. */
export type Named = Check | ForeignKey | Key;

/**
 * The table's constraints by the names that PostgreSQL gives them where the statement names none: table, columns and
 * kind, and a number where the name is taken (ChooseConstraintName in its sources; names that it would cut are not met).
 */
export function constraintsByName(table: TableDraft): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>();
  const all: readonly Named[] = [...table.checks, ...table.keys, ...table.foreignKeys];
  for (const one of all) if (one.name !== null) names.set(one.name, one);
  for (const one of all) {
    if (one.name !== null) continue;
    const stem = [table.name.at(-1) ?? '', ...middleOf(one), suffixOf(one)].join('_');
    let name = stem;
    for (let i = 1; names.has(name); i++) name = `${stem}${i}`;
    names.set(name, one);
  }
  return names;
}

function middleOf(one: Named): readonly string[] {
  if ('expression' in one) {
    const columns = [...columnsOf(one.expression)];
    return columns.length === 1 ? columns : [];
  }
  if ('target' in one) return one.columns;
  return one.kind === 'primary' ? [] : one.parts.map(({ column }) => column ?? 'expr');
}

function suffixOf(one: Named): string {
  if ('expression' in one) return 'check';
  if ('target' in one) return 'fkey';
  return { primary: 'pkey', unique: 'key', exclude: 'excl' }[one.kind];
}
