import { quantile } from '../../bench/rounds.ts';
import type { Comparison } from './compare.ts';
import { type Both, type DifferenceKind, differenceKinds } from './difference.ts';
import type { Observation } from './observation.ts';

/** How often each word was seen, the most frequent first. */
export type Counts = Readonly<Record<string, number>>;

/** What one build made of all tables. */
export interface BuildSummary {
  readonly compiled: number;
  readonly refused: number;
  readonly crashed: number;
  /** Constraints by what keeps them. */
  readonly kept: Counts;
  /** Warnings by their codes. */
  readonly warnings: Counts;
  /** Of the tables that both builds tell them of; null: there is none. */
  readonly steps: number | null;
  /** Milliseconds of processors in compiling, of the tables that both builds compile or refuse. */
  readonly time: Spread;
}

export interface Spread {
  readonly total: number;
  readonly median: number;
  readonly p90: number;
}

export interface Summary {
  readonly tables: number;
  /** Tables in which nothing differs but time. */
  readonly identical: number;
  readonly equalBytes: number;
  readonly builds: Both<BuildSummary>;
  /** Tables with a difference of each kind. */
  readonly differing: Readonly<Record<DifferenceKind, number>>;
  /** Time now, as a multiple of the time of the same table at base. */
  readonly slowdown: { readonly median: number; readonly p90: number };
}

/** Counts what was compared. */
export function summaryOf(comparisons: readonly Comparison[]): Summary {
  const observations = comparisons.map((comparison) => comparison.observations);
  const timed = observations.filter(isTimed);
  const stepped = observations.filter(({ base, now }) => base.steps !== null && now.steps !== null);
  const build = (side: keyof Both<unknown>) =>
    buildSummary(
      observations.map((both) => both[side]),
      stepped.map((both) => both[side]),
      timed.map((both) => both[side]),
    );
  const ratios = timed.map(({ base, now }) => (now.milliseconds ?? 0) / (base.milliseconds ?? 0));
  return {
    tables: comparisons.length,
    identical: comparisons.filter(({ differences }) => differences.length === 0).length,
    equalBytes: observations.filter(({ base, now }) => base.rows !== null && base.rows.hash === now.rows?.hash).length,
    builds: { base: build('base'), now: build('now') },
    differing: differingTables(comparisons),
    slowdown: { median: quantile(ratios, 0.5), p90: quantile(ratios, 0.9) },
  };
}

/** Whether times of a table can be held against each other: refusing one is no faster way to compile it. */
export function isTimed({ base, now }: Both<Observation>): boolean {
  return base.outcome.kind === now.outcome.kind && base.milliseconds !== null && now.milliseconds !== null;
}

function buildSummary(
  all: readonly Observation[],
  stepped: readonly Observation[],
  timed: readonly Observation[],
): BuildSummary {
  const ended = (kind: Observation['outcome']['kind']) => all.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    compiled: ended('compiled'),
    refused: ended('refused'),
    crashed: ended('crashed'),
    kept: countsOf(all.flatMap(({ rows }) => Object.values(rows?.kept ?? {}))),
    warnings: countsOf(all.flatMap(({ rows }) => rows?.warnings ?? [])),
    steps: stepped.length === 0 ? null : stepped.reduce((sum, { steps }) => sum + (steps ?? 0), 0),
    time: spreadOf(timed.map(({ milliseconds }) => milliseconds ?? 0)),
  };
}

function differingTables(comparisons: readonly Comparison[]): Record<DifferenceKind, number> {
  const tablesWith = (kind: DifferenceKind) =>
    comparisons.filter(({ differences }) => differences.some((difference) => difference.kind === kind)).length;
  const counts = differenceKinds.map((kind) => [kind, tablesWith(kind)]);
  return Object.fromEntries(counts);
}

function countsOf(words: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}

function spreadOf(times: readonly number[]): Spread {
  return {
    total: times.reduce((sum, time) => sum + time, 0),
    median: quantile(times, 0.5),
    p90: quantile(times, 0.9),
  };
}
