import { labelOf, type Table } from './catalog.ts';
import { tellsOf } from './comments.ts';
import type { Expectation } from './dumps.ts';
import type { NumberFinding, ReferenceFinding } from './inspect.ts';

/** Where the check of a dump found fault. `index`: what was restored is not what the index says. */
export type Stage = 'restore' | 'index' | 'generate' | 'load' | 'count' | 'references' | 'numbers' | 'crash';

export interface Failure {
  readonly stage: Stage;
  readonly reason: string;
}

/** What became of a table. `fewer` and `empty`: comments say so, and nothing is against it. */
export type TableOutcome = 'filled' | 'fewer' | 'empty' | 'short';

export interface TableCount {
  readonly table: string;
  readonly rows: number;
  readonly outcome: TableOutcome;
  /** Why it is short. */
  readonly fault?: string;
}

/** Holds a restored database against the index. */
export function judgeRestored(expectation: Expectation, tables: number, foreignKeys: number): Failure[] {
  const found = { tables, foreign_keys: foreignKeys };
  return (['tables', 'foreign_keys'] as const).flatMap((what): Failure[] => {
    const expected = expectation[what] ?? found[what];
    return expected === found[what]
      ? []
      : [{ stage: 'index', reason: `${found[what]} ${what} in the database, ${expected} in the index.` }];
  });
}

/**
 * Judges the rows of each table: it has as many as were asked for, or as many as a comment of the output says. Where the index
 * says what tables can hold, it has that, too.
 */
export function judgeCounts(
  counts: ReadonlyMap<Table, number>,
  asked: number,
  comments: readonly string[],
  { rows: limits }: Expectation,
): TableCount[] {
  return Array.from(counts, ([table, rows]): TableCount => {
    const label = labelOf(table);
    if (rows >= asked) return { table: label, rows, outcome: 'filled' };
    const needed = limits === undefined ? 0 : Math.min(asked, limits[label] ?? asked);
    const isTold = comments.some((comment) => tellsOf(comment, table, rows));
    if (rows < needed) return { table: label, rows, outcome: 'short', fault: `It can hold ${needed}.` };
    if (!isTold) return { table: label, rows, outcome: 'short', fault: 'No comment says so.' };
    return { table: label, rows, outcome: rows === 0 ? 'empty' : 'fewer' };
  });
}

/** A failure for each table that is short of rows. */
export function failuresOfCounts(counts: readonly TableCount[], asked: number): Failure[] {
  return counts.flatMap(({ table, rows, fault }) =>
    fault === undefined ? [] : [{ stage: 'count', reason: `${table}: ${rows} of ${asked} rows. ${fault}` }],
  );
}

export function failuresOfReferences(findings: readonly ReferenceFinding[]): Failure[] {
  return findings
    .filter(({ orphans }) => orphans > 0)
    .map(({ foreignKey, orphans }) => ({ stage: 'references', reason: `${foreignKey}: ${orphans} orphans.` }));
}

/** A column all of whose numbers are taken is as full as its type allows: the report says so, and nobody is at fault. */
export function failuresOfNumbers(findings: readonly NumberFinding[]): Failure[] {
  return findings
    .filter(({ collisions }) => collisions > 0)
    .map(({ column, collisions }) => ({
      stage: 'numbers',
      reason: `${column}: the database is yet to give the numbers of ${collisions} rows.`,
    }));
}
