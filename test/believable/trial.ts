import type { Judge, Statistic, Value } from './expectation.ts';

export type Row = Value | readonly Value[];

/** A judge, rows that it takes, rows that it refuses, and rows of which it expects nothing. */
export type Trial = readonly [judge: Judge, taken: readonly Row[], refused: readonly Row[], passed?: readonly Row[]];

/** What judges answer otherwise than their trials say, and which of them have no row to take or to refuse. */
export function faultsOf(trials: readonly Trial[]): readonly string[] {
  return trials.flatMap(([judge, taken, refused, passed = []]) => [
    ...(taken.length > 0 && refused.length > 0 ? [] : [`${judge.words}: too few rows`]),
    ...otherwise(judge, taken, true),
    ...otherwise(judge, refused, false),
    ...otherwise(judge, passed, null),
  ]);
}

function otherwise({ holds, words }: Judge, rows: readonly Row[], answer: boolean | null): readonly string[] {
  return rows
    .filter((row) => holds(typeof row === 'string' || row === null ? [row] : row) !== answer)
    .map((row) => `${words}: ${JSON.stringify(row)} is not ${answer}`);
}

/** Names of the judges and statistics of some files that are not tried; of those that take no arguments: the others are made again. */
export function untried(files: readonly object[], tried: readonly (Judge | Statistic)[]): readonly string[] {
  const known = new Set<unknown>(tried);
  return files
    .flatMap((file) => Object.entries(file))
    .filter(([, value]) => typeof value === 'object' && value !== null && 'words' in value && !known.has(value))
    .map(([name]) => name);
}
