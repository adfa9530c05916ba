import type { CharacterRange, Extremes } from '../../grammar/dialect.ts';
import type { ColumnType, Table } from '../ir.ts';

/** The character set of a column, as far as the text names it; an empty text: nothing does. */
export function characterSetOf(type: Pick<ColumnType, 'characterSet' | 'collation'>, table: Table): string {
  const { characterSet, collation } = type.collation === null && type.characterSet === null ? table : type;
  return (characterSet ?? collation?.split('_')[0] ?? '').toLowerCase();
}

/** The characters that a column holds. */
export function charactersOf(
  type: Pick<ColumnType, 'characterSet' | 'collation'>,
  table: Table,
  { characters, unnamedCharacters }: Extremes,
): CharacterRange {
  return characters.get(characterSetOf(type, table)) ?? unnamedCharacters;
}

/** Characters outside of a range. MySQL's latin1 has what Windows-1252 has, of which texts hold Œœ, Šš, Žž, Ÿ, ’ and –. */
const OUTSIDE = {
  ascii: /[^\0-\x7f]/,
  latin: /[^\0-\xff\u0152\u0153\u0160\u0161\u017d\u017e\u0178\u2019\u2013]/,
  plane: /[\u{10000}-\u{10ffff}]/u,
};

/** Whether a text has no other characters than those of a range, by range. */
export const HOLDS: Readonly<Record<CharacterRange, (text: string) => boolean>> = {
  ascii: (text) => !OUTSIDE.ascii.test(text),
  latin: (text) => !OUTSIDE.latin.test(text),
  plane: (text) => !OUTSIDE.plane.test(text),
  all: () => true,
};
