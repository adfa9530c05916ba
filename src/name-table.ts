import type { Dialect, NameRole } from '../grammar/dialect.ts';

/** A word that is a name. */
export const FREE = 1;
/** A word that is a name where no parenthesis stands right behind it. */
export const FREE_UNLESS_CALLED = 2;

/** Which words may stand for a name in each role, by the number of their spelling; 0: none may. */
export type NameTable = Readonly<Record<NameRole, Uint8Array>>;

export function nameTable({ keywords, names, functionTokens }: Dialect, spellings: readonly string[]): NameTable {
  const inRole = (role: NameRole) =>
    Uint8Array.from(spellings, (spelling) => {
      const keyword = keywords.get(spelling);
      if (keyword !== undefined && !names[role].includes(keyword)) return 0;
      return role !== 'function' && functionTokens.has(spelling) ? FREE_UNLESS_CALLED : FREE;
    });
  return { column: inRole('column'), type: inRole('type'), function: inRole('function'), label: inRole('label') };
}
