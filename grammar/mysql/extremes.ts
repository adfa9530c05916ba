import type { CharacterRange, Extremes } from '../dialect.ts';
import { characterSets } from './character-sets.ts';

const RANGES: Readonly<Record<Exclude<CharacterRange, 'ascii'>, readonly string[]>> = {
  latin: ['latin1'],
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
    ...Array.from(characterSets.keys(), (set) => [set, 'ascii'] as const),
    ...RANGES.latin.map((set) => [set, 'latin'] as const),
    ...RANGES.plane.map((set) => [set, 'plane'] as const),
    ...RANGES.all.map((set) => [set, 'all'] as const),
  ]),
  unnamedCharacters: 'latin',
};
