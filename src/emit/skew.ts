import type { Distribution } from '../values/distribution.ts';
import { type QuantileTable, quantileTable, roughTable } from '../values/quantile-table.ts';
import type { Skew } from './operation.ts';
import type { Segment } from './segment.ts';

/** Bytes of the quantile tables of an output; what comes after has rough ones, so that the tables of thousands of columns fit. */
const MOST_BYTES = 6 * 1024 * 1024;

/** Sizes of a digit for which the table of a distribution is kept: a table is built several times, and for other numbers of rows. */
const KEPT_SIZES = 16;

/** Tables that are known already, by distribution and size. */
const known = new WeakMap<Distribution, Map<number, QuantileTable>>();

/** The quantile tables that an output draws by, each once. */
export class SkewTables {
  readonly #tables: Segment;
  readonly #placed = new Map<Distribution, Map<number, Skew>>();
  #bytes = 0;

  /** `tables`: where they are put. */
  constructor(tables: Segment) {
    this.#tables = tables;
  }

  /** The table of a distribution cut to so many ranks (1 to below 2^32). */
  of(distribution: Distribution, size: number): Skew {
    const bySize = this.#placed.get(distribution) ?? new Map<number, Skew>();
    this.#placed.set(distribution, bySize);
    const placed = bySize.get(size);
    if (placed !== undefined) return placed;
    const isRoom = this.#bytes < MOST_BYTES;
    const { cells, bits } = isRoom ? tableOf(distribution, size) : roughTable(distribution, size);
    this.#bytes += cells.length;
    const skew = { offset: this.#tables.append(cells), bits };
    bySize.set(size, skew);
    return skew;
  }
}

function tableOf(distribution: Distribution, size: number): QuantileTable {
  const bySize = known.get(distribution) ?? new Map<number, QuantileTable>();
  known.set(distribution, bySize);
  const kept = bySize.get(size);
  if (kept !== undefined) return kept;
  const table = quantileTable(distribution, size);
  const [oldest] = bySize.keys();
  if (oldest !== undefined && bySize.size >= KEPT_SIZES) bySize.delete(oldest);
  bySize.set(size, table);
  return table;
}
