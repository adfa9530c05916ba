import type { CharacterRange, Extremes } from '../dialect.ts';
import { characterSets } from './character-sets.ts';

const RANGES: Readonly<Record<Exclude<CharacterRange, 'ascii'>, readonly string[]>> = {
  latin: ['latin1'],
  plane: ['ucs2', 'utf8', 'utf8mb3'],
  all: ['utf16', 'utf16le', 'utf32', 'utf8mb4'],
};

/**
 * MySQL's types have no infinities. Databases without a character set of their own are in utf8mb4 since MySQL 8.0 and MariaDB 11.6, and
 * in latin1 before, unless the server's settings say otherwise: what latin1 holds, all of them take.
 */
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
  characterSets: { assumed: 'latin1', widest: 'utf8mb4' },
};
