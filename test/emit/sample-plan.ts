import * as assert from 'uvu/assert';
import { type DialectName, dialects } from '../../grammar/index.ts';
import { type CompiledTable, plannedRows } from '../../src/compiled-table.ts';
import { buildProgram } from '../../src/emit/build-program.ts';
import { spokenIn } from '../../src/emit/formats/index.ts';
import { PLAIN_FORM, StatementWriter } from '../../src/emit/insertion.ts';
import { rowText } from '../../src/emit/row-text.ts';
import { compile } from '../../src/index.ts';
import { budgets } from '../../src/plan/budget.ts';
import { madeOrThrow } from '../../src/plan/outcome.ts';
import { type ColumnPlan, DIRECT, type Plan } from '../../src/plan/plan.ts';
import { dropDeadCases, redrawFewKeys, redrawKeys, redrawKeysOften } from '../../src/plan/strategies/rewrites.ts';
import { solved } from '../../src/planning.ts';

import { sameRows as sameCounts } from '../../src/row-counts.ts';
import { softeningBy } from '../../src/soften/index.ts';
import { resultOf } from '../../src/steps.ts';
import { seedsOf } from '../../src/table-seeds.ts';
import type { Domain } from '../../src/values/domain.ts';
import type { Part } from '../../src/values/part.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';

/** What a hand-made column needs; the rest has defaults. */
export type SampleColumn = Partial<ColumnPlan> & { readonly domain?: Domain };

/** A plan of hand-made columns, named `c0`, `c1` and so on unless they say otherwise. */
export function samplePlan(columns: readonly SampleColumn[], more: Partial<Plan> = {}): Plan {
  return {
    table: ['t'],
    columns: columns.map(
      ({ domain, ...given }, i): ColumnPlan => ({
        name: `c${i}`,
        type: 'sample',
        shape: { kind: 'unknown', name: 'sample' },
        nullable: true,
        condition: null,
        choice: null,
        domains: [domain ?? null],
        nullShares: [domain === undefined ? 1 : 0],
        nullsBy: null,
        draw: { kind: 'uniform' },
        ...given,
      }),
    ),
    hidden: [],
    defaultColumn: 'c0',
    isOverriding: false,
    hasNullRow: true,
    choices: [],
    keys: [],
    related: [],
    residuals: [],
    rowLimit: Number.POSITIVE_INFINITY,
    constraints: [],
    agreements: [],
    timeLine: DEFAULT_TIME_LINE,
    strategy: DIRECT,
    warnings: [],
    ...more,
  };
}

/** The table behind a hand-made plan: nothing reads it when rows are written. */
const { table } = compile('CREATE TABLE t ()', { dialect: 'postgresql' });

/** The strategies that need nothing but the plan. */
const REWRITES = [redrawKeys, dropDeadCases, redrawKeysOften, redrawFewKeys];

/** A plan ready to write rows, as `compile` gives it. */
export function compiledPlan(plan: Plan, dialect: DialectName = 'postgresql'): CompiledTable {
  const setting = { dialect: dialects[dialect], source: '', budget: budgets(0).own, timeLine: DEFAULT_TIME_LINE };
  const problem = {
    ...setting,
    table,
    planOf: () => null,
    lift: (one: Plan) => one,
    owns: () => false,
    isParent: false,
    locale: null,
    hasEdges: false,
    softening: softeningBy(null),
  };
  const tried = madeOrThrow(solved(problem, plan, REWRITES));
  return { table, ...plannedRows(tried, dialects[dialect], null) };
}

/** The rows that the kernels write of a plan, also where they are none that a table takes. */
export function writtenRows(plan: Plan, rows: number, seed: number | string = 0): readonly string[] {
  const spoken = spokenIn('insert', dialects.postgresql);
  const program = resultOf(buildProgram(plan, spoken, seedsOf(seed), sameCounts(rows)));
  const text = resultOf(rowText(plan, spoken.format, program.lanes));
  const whole = { first: 0, end: rows, batchSize: 500, preamble: true, askedFor: rows, rowsBefore: 0, isLast: true };
  const chunks = [...new StatementWriter({ plan, program, text, form: PLAIN_FORM, warnings: [], ...whole })];
  return rowsOf(Buffer.concat(chunks).toString());
}

/** A column of one domain of these parts, written as it is. */
export function bare(...parts: readonly Part[]): SampleColumn {
  return { domain: { kind: 'text', literal: 'bare', parts } };
}

/** A column of one domain of these parts, written between quotes. */
export function quoted(...parts: readonly Part[]): SampleColumn {
  return { domain: { kind: 'text', literal: 'quoted', parts } };
}

/** The rows of an output without comments whose values hold no line break. */
export function rowsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('('))
    .map((line) => line.replace(/[,;]$/, ''));
}

/** Fails with the first row that differs: two lists of a thousand rows would hide it. */
export function sameRows(actual: readonly string[], expected: readonly string[], hint = ''): void {
  const different = expected.findIndex((row, i) => row !== actual[i]);
  if (different >= 0) assert.is(actual[different], expected[different], `${hint} row ${different}`);
  assert.is(actual.length, expected.length, `${hint} rows`);
}

export const constant = (text: string): Part => ({ kind: 'constant', text });
export const integer = (first: number, size: number): Part => ({ kind: 'integer', first, size });
export const wide = (first: number, size: number, scale: number): Part => ({ kind: 'wide', first, size, scale });
export const digits = (width: number, first = 0, size = 10 ** width): Part => ({ kind: 'digits', width, first, size });
export const pool = (...entries: readonly string[]): Part => ({ kind: 'pool', entries });
export const day = (first: number, size: number): Part => ({ kind: 'day', first, size });
export const clock = (first: number, size: number): Part => ({ kind: 'clock', first, size });
export const hexadecimal = (width: number): Part => ({ kind: 'hexadecimal', width });
export const binary = (width: number): Part => ({ kind: 'binary', width });
