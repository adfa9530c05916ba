import { ROOM, roomOf } from '../../../grammar/kinds.ts';
import type { Column } from '../../ir.ts';
import type { Warning } from '../../warning.ts';
import type { Kept } from '../plan.ts';

const REASON = 'what stands in a column of it is not evaluated here';

/** What keeps a key whose values nobody here knows. */
export const OF_UNKNOWN: Kept = { by: 'nothing', reason: REASON };

/** What a reader should know of such keys, of those that are left to others. */
export function warningsOfUnknown(others: ReadonlyMap<string, Kept>): readonly Warning[] {
  const names = [...others].flatMap(([name, kept]) => (kept === OF_UNKNOWN ? [name] : []));
  return names.map((name) => ({
    code: 'key_not_honoured',
    message: `The key "${name}" is not kept, as ${REASON}: rows may be refused for it.`,
  }));
}

/** Whether nobody here knows what a column holds. */
export function isUnknownColumn(column: Column | undefined): boolean {
  return column?.filledBy === 'statement';
}

/** The columns of a key without those that are not known, where the others tell enough rows apart; else all. */
export function withoutUnknown(names: readonly string[], columns: ReadonlyMap<string, Column>): readonly string[] {
  const others = names.filter((name) => !isUnknownColumn(columns.get(name)));
  const room = others.reduce((all, name) => all * roomOf(columns.get(name)?.type.shape), 1);
  return others.length === names.length || room < ROOM ? names : others;
}
