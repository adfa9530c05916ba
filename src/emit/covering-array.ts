/**
 * A covering array of strength two: a table in whose rows each pair of levels of two columns stands together. It is that of
 * Bush's orthogonal arrays (Annals of Mathematical Statistics 23, 1952): of a prime `levels`, the rows count pairs (a, b), and a
 * column of digit k has the level a·k + b. Of more columns than digits, the digits of their numbers have a block of such rows each:
 * two columns differ in one of them.
 */
export interface CoveringArray {
  /** A prime: no column has more levels. */
  readonly levels: number;
  /** Rows of the array. */
  readonly rows: number;
}

/** An array for so many columns of so many levels at most. */
export function coveringArray(columns: number, mostLevels: number): CoveringArray {
  let levels = Math.max(2, mostLevels);
  while (!isPrime(levels)) levels++;
  let blocks = 1;
  for (let covered = levels; covered < columns; covered *= levels) blocks++;
  return { levels, rows: blocks * levels * levels };
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

/** The level of a column, both counted from 0, in a row. In the first rows, each column has one level after the other. */
export function levelAt({ levels }: CoveringArray, row: number, column: number): number {
  const block = Math.floor(row / (levels * levels));
  const [a, b] = [Math.floor(row / levels) % levels, row % levels];
  const digit = Math.floor(column / levels ** block) % levels;
  return (a * digit + b) % levels;
}
