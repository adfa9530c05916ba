import type { Dialect, NameRole } from '../grammar/dialect.ts';

/** A word that is a name. */
export const FREE = 1;
/** A word that is a name where no parenthesis stands right behind it. */
export const FREE_UNLESS_CALLED = 2;

/** Which words may stand for a name in each role, by the number of their spelling; 0: none may. */
export type NameTable = Readonly<Record<NameRole, Uint8Array>>;

export function nameTable({ keywords, names, functionTokens }: Dialect, spellings: readonly string[]): NameTable {
  const inRole = () => new Uint8Array(spellings.length).fill(FREE);
  const table = { column: inRole(), type: inRole(), function: inRole(), label: inRole() };
  const roles = ['column', 'type', 'function', 'label'] as const;
  spellings.forEach((spelling, number) => {
    const keyword = keywords.get(spelling);
    const isCall = functionTokens.has(spelling);
    if (keyword === undefined && !isCall) return;
    for (const role of roles) {
      if (keyword !== undefined && !names[role].includes(keyword)) table[role][number] = 0;
      else if (isCall && role !== 'function') table[role][number] = FREE_UNLESS_CALLED;
    }
  });
  return table;
}
