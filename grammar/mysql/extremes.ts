import type { CharacterRange, Extremes } from '../dialect.ts';

const RANGES: Readonly<Record<Exclude<CharacterRange, 'ascii'>, readonly string[]>> = {
  plane: ['ucs2', 'utf8', 'utf8mb3'],
  all: ['utf16', 'utf16le', 'utf32', 'utf8mb4'],
};

/** MySQL's types have no infinities. Databases without a character set of their own may be in latin1 (MariaDB). */
export const extremes: Extremes = {
  days: [],
  moments: [],
  times: [],
  numbers: { bounded: [], unbounded: [] },
  characters: new Map([
    ...RANGES.plane.map((set) => [set, 'plane'] as const),
    ...RANGES.all.map((set) => [set, 'all'] as const),
  ]),
  unnamedCharacters: 'ascii',
};
