import { words } from '../words.ts';

/**
 * Numbers of the spatial reference systems that MySQL 9 has: information_schema.st_spatial_reference_systems. They are
 * those of the EPSG data set (https://epsg.org), and 0, the plane without units. Each is a distance from the one before,
 * and `2+26` is a run: the second number from there and the 26 behind it.
 */
const SYSTEMS = `
  0 2000+7 2+26 4+23 3+19 3+3 3+45 16 3+8 4 3+8 8+2 3 2+3 2+13 2+28 3+44 4+2 3 2 2+96 2+90 3+55 2+25 2+21 2+92 2+193
  3+42 2+8 2+28 2+3 2+1 4+3 3+46 3+9 3+20 2+1 2+25 4+36 2+1 3+1 3+161 3+32 2+5 3 2+5 2+86 2+296 2+20 2+2 2+2 2+1 4+3
  2+9 10 2+2 3 2 3+5 3+9 3+8 2 3 16+12 4+4 13+6 8 22+8 18+2 6 2+1 7+3 2+6 4+7 2+6 2+16 2+2 3+13 2+7 8 4 6+2 4+1 5+3
  24+4 3+12 2+30 2+3 2+6 4+37 2 2+3 4+23 2+2 2+2 2+17 2+1 3+1 2 2+7 2+10 2+1 3 2 2 64+25 2+17 3+2 16+2 5+1 4 3+1 4
  8+72 3+1 9+21 11+30 2+1 3+3 2+3 2+1 5+28 2+2 2+44 2+86 2+4 2 13 62 2+1 109+5 23+1 6 21+3 33+25 2 35+21 33 2+2 3+1
  4+2 8 3+1 5+7 5 2 3+6 17+19 5 4+1 3+1 4+2 6 3 3+6 5+3 3+2 3 2 4 2 8+2 4 2 4 3 55 5+1 2+5 3 2 3 7+3 7+1 23+3 2+2 3+1
  3 3+1 2+6 7 4+2 7 2+8 19+1 4 3 27+2 2 2 2+8 2 2+1 2 3+6 4 4+22 15 125 11+1 2 3 2 14 17+2 2+1 6+1 3 6+3 22+19 110+75
  3+1 6 66+1 2 3 3+1 33+31 32 4+1 4 2 4 3 3+20 2+6 6 3+7 9+6 4 2+123 2+85 2+32 9 22+24 11 3+3 11+3 13+2 45+80 4+1 2
  5+1 3+8 5 2 21 7+3 6+2 23+3 3 4 17+1 6+1 14+2 28 2 2 2 16+13 3+9 2 2 23+19 3+2 3 3 3 115+113 3+3 152+117 38 3 6+4
  59+32 4+4 3+3 2+2 20+6 13+15 18+1 3+2 3+1 12 92+1 21+19 3+1 6+3 13+1 6+3 14+1 3 2 2+3 2+78 4 2+3 2+1 2 2 2 2 3+2
  2+10 2+2 2 2 2 2 2+2 6 5 3 6 3 3 3 56+37 3+2 26+6 2 4 4 32+1 3 2 8 8 6+1 62+11 2 2+3 2+2 5 132+2 3 3+2 5+1 125 8
  10+4 17+3 28 12 2+1 4+3 62+28 3 3 3 3 2 3 2 20+1 13+4 2+10 71+1 10863+28 103+3 111+9 91+7 80+4 59 39+1 251+1 31+2
  110+2 99+2 58+2 51+2 141+1 121+10 30+10 37 280+2 36 78+3 133+1 58+1 79+6 4+6 4+6 37+1 40 2 2 2 2 2 2 2 2 2 7 32 59+1
  129+4 175 70 10 211+3 34+10 52 5 144+1 460 130+22 14+6 5+7 3+7 52+2 99+1 52 100 105+1 5+2 29+5 23+13 117 47+1 52
  118+2 97+4 56+5 9+2 107 231 160+4 433+9 47 48 259+1 2+1 42 94+1 59+2 239 60 9+21 7+17 2+12 6+21 4+8 48+23 21+8 2+22
  6+17 2+30 2+18 41+1 80 80 5+27 26+2 31+1 99+7 31 64 7 61+3 7+3 126 491+2 39 116+10 46+28 168 391+1 109 67+4 15+8
  25+1 112 38 2 2 2 2 2 2 2 316+1 36+1 110+1 21+2 28+2 258+18 21 139+1 151+3 235+3 59+1 236 93 33 16+1 80+8 22+9 10 70
  96+3 59+1 71 238+1 62 64+38 2+12 2+9 2+1 2+2 2+21 6+3 14+5 12+2 4 3+23 3+25 3 3+3 14+18 2+59 41+59 41+59 41+59 40+61
  3+3 33+61 5
`;

/** Numbers that the data set keeps to itself; all others are for a database's own (MySQL 9 manual, "CREATE SPATIAL REFERENCE SYSTEM"). */
const RESERVED = [
  { first: 0, last: 32_767 },
  { first: 60_000_000, last: 69_999_999 },
  { first: 2_000_000_000, last: 2_147_483_647 },
];

const RANGES = rangesOf(SYSTEMS);

/** Whether a column may be of the reference system of this number: MySQL has it, or a database may have it of its own. */
export function isReferenceSystem(srid: number): boolean {
  const isAmong = (ranges: typeof RANGES) => ranges.some(({ first, last }) => srid >= first && srid <= last);
  return isAmong(RANGES) || !isAmong(RESERVED);
}

function rangesOf(runs: string): typeof RESERVED {
  let last = 0;
  return words(runs).map((run) => {
    const [distance = 0, length = 0] = run.split('+').map(Number);
    const first = last + distance;
    last = first + length;
    return { first, last };
  });
}
