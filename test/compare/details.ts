import { dialects } from '../../grammar/index.ts';
import type { DialectName } from '../../src/index.ts';
import { readOutput } from '../readback/output.ts';
import type { Made } from './observation.ts';

/** What is told of a table only where the builds differ in it: it takes longer to find than the rows to write. */
export interface Details {
  /** Rows that were written; null: the output does not read back. */
  readonly rows: number | null;
  /** Different values of each column, NULL being one. */
  readonly distinct: Readonly<Record<string, number>>;
  /** What the explanation says beyond what is compared of its own. */
  readonly explanation: unknown;
}

/** Looks closely at what a build made. */
export function detailsOf({ text, explanation }: Made, dialect: DialectName): Details {
  try {
    return { ...valuesIn(text, dialect), explanation };
  } catch {
    return { rows: null, distinct: {}, explanation };
  }
}

function valuesIn(text: string, dialect: DialectName): Pick<Details, 'rows' | 'distinct'> {
  const { statements } = readOutput(text, dialects[dialect]);
  const values = new Map<string, Set<string>>();
  let rows = 0;
  for (const { columns, rows: written } of statements) {
    rows += written.length;
    for (const [index, column] of (columns ?? []).entries()) {
      const seen = values.get(column) ?? new Set();
      values.set(column, seen);
      for (const row of written) seen.add(row[index]?.written ?? '');
    }
  }
  return { rows, distinct: Object.fromEntries(Array.from(values, ([column, { size }]) => [column, size])) };
}
