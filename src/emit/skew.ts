import type { Distribution } from '../values/distribution.ts';
import { type QuantileTable, quantileTable, roughTable } from '../values/quantile-table.ts';
import type { Skew } from './operation.ts';
import type { Segment } from './segment.ts';

/** Bytes of the quantile tables of an output; what comes after has rough ones, so that the tables of thousands of columns fit. */
const MOST_BYTES = 6 * 1024 * 1024;

/** Bytes of tables that are kept: most of what the common meanings draw by. */
const KEPT_BYTES = 1024 * 1024;

/** Tables that are known already, by what they are of; the one that was asked for last is the last. */
const known = new Map<string, QuantileTable>();
let keptBytes = 0;

/** The quantile tables that an output draws by, each once. */
export class SkewTables {
  readonly #tables: Segment;
  readonly #placed = new Map<string, Skew>();
  #bytes = 0;

  /** `tables`: where they are put. */
  constructor(tables: Segment) {
    this.#tables = tables;
  }

  /** The table of a distribution cut to so many ranks (1 to below 2^32). */
  of(distribution: Distribution, size: number): Skew {
    const key = keyOf(distribution, size);
    const placed = this.#placed.get(key);
    if (placed !== undefined) return placed;
    const isRoom = this.#bytes < MOST_BYTES;
    const { cells, bits } = isRoom ? tableOf(key, distribution, size) : roughTable(distribution, size);
    this.#bytes += cells.length;
    const skew = { offset: this.#tables.append(cells), bits };
    this.#placed.set(key, skew);
    return skew;
  }
}

/** Tells distributions apart by what they say: each plan has its own objects for the same ones. */
function keyOf(distribution: Distribution, size: number): string {
  return `${size} ${Object.values(distribution).join(' ')}`;
}

function tableOf(key: string, distribution: Distribution, size: number): QuantileTable {
  const kept = known.get(key);
  if (kept !== undefined) {
    known.delete(key);
    known.set(key, kept);
    return kept;
  }
  const table = quantileTable(distribution, size);
  known.set(key, table);
  keptBytes += table.cells.length;
  for (const [oldest, { cells }] of known) {
    if (keptBytes <= KEPT_BYTES) break;
    known.delete(oldest);
    keptBytes -= cells.length;
  }
  return table;
}
