import type { Cursor } from '../cursor.ts';

/** What the words behind a constraint say of it. */

/** Whether the constraint may be checked at the end of a transaction. */
export function isDeferrable(words: readonly string[]): boolean {
  return words.includes('deferrable') || words.includes('deferred');
}

/** Whether the actions of a foreign key give its own columns other values: all but ON DELETE CASCADE. */
export function changesColumns(words: readonly string[]): boolean {
  return words.includes('set') || words.includes('cascade');
}

/** Refuses ENFORCED beside NOT ENFORCED. */
export function refuseContradiction(cursor: Cursor, words: readonly string[], offset: number): void {
  const count = (word: string): number => words.filter((other) => other === word).length;
  const [enforced, not] = [count('enforced'), count('not')];
  if (enforced > 0 && not > 0 && enforced !== not) {
    throw cursor.error('A constraint is either ENFORCED or NOT ENFORCED.', offset, 'semantic_error');
  }
}
