import type { KeyPlan } from '../plan/plan.ts';
import { keyFor, type Seed } from '../random.ts';
import { imagesFitting } from './fitting-images.ts';
import { setWhole } from './form.ts';
import { groupsOf } from './groups.ts';
import type { CutLane, FittingPairs, GroupedImages, Permutation } from './operation.ts';
import { PERMUTATION_BYTES, PLACE_BYTES } from './record.ts';
import type { Segment } from './segment.ts';

/** What the images of row numbers depend on, and where what the kernels need of them is put. */
export interface Images {
  readonly seed: Seed;
  readonly tables: Segment;
}

/** The permutation of a key, the `index`-th of its table of so many rows. `firstLane`: where the digits of a column's rank begin; `fitting`: the pairs whose images come first. */
export function permutationOf(
  { seed, tables }: Images,
  key: KeyPlan,
  index: number,
  rows: number,
  firstLane: (column: string) => number,
  fitting: FittingPairs | null,
): Permutation {
  const weights = key.radices.map((_, digit) =>
    key.radices.slice(digit + 1).reduce((product, radix) => product * radix, 1),
  );
  const product = key.radices.reduce((whole, radix) => whole * radix, 1);
  const size = key.size * key.attempts;
  const sizeOfDigit = (digit: number) => (digit === 0 && size <= product ? 0 : (key.radices[digit] ?? 1));
  const lanes = key.lanes.map(({ column, lane, digits, spread }): CutLane => {
    const view = new DataView(new ArrayBuffer(digits.length * PLACE_BYTES));
    digits.forEach(({ digit, weight }, i) => {
      view.setFloat64(i * PLACE_BYTES, weights[digit] ?? 1, true);
      view.setFloat64(i * PLACE_BYTES + 8, sizeOfDigit(digit), true);
      view.setFloat64(i * PLACE_BYTES + 16, weight, true);
    });
    return {
      lane: firstLane(column) + lane,
      offset: tables.append(new Uint8Array(view.buffer)),
      places: digits.length,
      key: keyFor(seed, `key ${index} spread ${column} ${lane}`),
      spread,
    };
  });
  const { isCounted, window } = key;
  const start = window === null ? key.start : window.first * (weights[window.digit] ?? 1);
  // Where rows of other tables are counted, the digit may have become smaller than its window.
  const grouped = groupedImages(key, weights, rows);
  const permuted = grouped?.groups.groups ?? size;
  const windowEnd = window === null ? permuted : Math.min(size, window.end * (weights[window.digit] ?? 1));
  const end = fitting === null ? windowEnd : imagesFitting(fitting);
  const offset = tables.append(bijection(end - start, seed, `key ${index}`));
  return { size, isCounted, start, end, offset, lanes, placed: key.placed ?? null, grouped, fitting };
}

/**
 * The groups of a key's rows, as one of its digits numbers them; null: none does, or the images come in another order, or are those of
 * attempts.
 */
function groupedImages(key: KeyPlan, weights: readonly number[], rows: number): GroupedImages | null {
  const { numbered, radices, size, attempts, isCounted, start, window } = key;
  if (numbered === undefined || attempts > 1 || isCounted || start > 0 || window !== null) return null;
  const most = radices[numbered] ?? 1;
  const isWhole = size === radices.reduce((product, radix) => product * radix, 1);
  return isWhole ? { groups: groupsOf(size / most, most, rows), weight: weights[numbered] ?? 1 } : null;
}

/** What the kernels need of a permutation of [0, size). */
export function bijection(size: number, seed: Seed, purpose: string): Uint8Array {
  const high = Math.ceil(Math.sqrt(size));
  const view = new DataView(new ArrayBuffer(PERMUTATION_BYTES));
  setWhole(view, 0, size);
  view.setInt32(8, high, true);
  view.setInt32(12, Math.ceil(size / high), true);
  for (const round of [0, 1, 2, 3]) view.setInt32(16 + 4 * round, keyFor(seed, `${purpose} round ${round}`), true);
  return new Uint8Array(view.buffer);
}
