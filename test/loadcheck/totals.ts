import type { Judgement, Outcome } from './judgement.ts';

/** What became of a number of checks. */
export interface Totals {
  /** Tables that the server made, and what we made of them. */
  readonly cases: number;
  readonly accepted: number;
  readonly refused: number;
  readonly crashed: number;
  readonly loaded: number;
  /** Of the loaded: those whose keys allow fewer rows than were asked for. */
  readonly loadedShort: number;
  /** Tables that take no row, into which none was written. */
  readonly noRows: number;
  readonly loadErrors: number;
  readonly short: number;
  readonly notCreated: number;
  /** Texts that should be refused, and those of them that were. */
  readonly toRefuse: number;
  readonly refusedToo: number;
}

/** Least percentages of the cases. */
export interface Thresholds {
  readonly minAccepted: number;
  readonly minLoaded: number;
}

export function totalsOf(judgements: readonly Judgement[]): Totals {
  const count = (...outcomes: Outcome[]) => judgements.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const refused = count('refused');
  const crashed = count('crashed');
  const toRefuse = count('refused_too', 'wrongly_accepted');
  const cases = judgements.length - toRefuse;
  return {
    cases,
    accepted: cases - refused - crashed,
    refused,
    crashed,
    loaded: count('loaded', 'loaded_short'),
    loadedShort: count('loaded_short'),
    noRows: count('no_rows'),
    loadErrors: count('load_error'),
    short: count('short'),
    notCreated: count('not_created'),
    toRefuse,
    refusedToo: count('refused_too'),
  };
}

/** A sentence for each threshold that is missed. */
export function missedThresholds(totals: Totals, { minAccepted, minLoaded }: Thresholds): string[] {
  const sentences: string[] = [];
  const require = (what: string, part: number, min: number) => {
    if (part * 100 < min * totals.cases) {
      sentences.push(`${percent(part, totals.cases)} of the tables ${what}, less than ${min} %.`);
    }
  };
  require('were accepted', totals.accepted, minAccepted);
  require('were loaded', totals.loaded, minLoaded);
  return sentences;
}

/** Rounded down, so that 100.00 % means all. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${(Math.floor((part * 10_000) / whole) / 100).toFixed(2)} %`;
}

/** One line of the printed table. */
export interface Row {
  readonly label: string;
  readonly totals: Totals;
}

const columns: readonly (readonly [heading: string, cell: (totals: Totals) => string])[] = [
  ['cases', ({ cases }) => String(cases)],
  ['accepted', ({ accepted }) => String(accepted)],
  ['', ({ accepted, cases }) => percent(accepted, cases)],
  ['refused', ({ refused }) => String(refused)],
  ['crashed', ({ crashed }) => String(crashed)],
  ['loaded', ({ loaded }) => String(loaded)],
  ['', ({ loaded, cases }) => percent(loaded, cases)],
  ['fewer by keys', ({ loadedShort }) => String(loadedShort)],
  ['no rows', ({ noRows }) => String(noRows)],
  ['load errors', ({ loadErrors }) => String(loadErrors)],
  ['short', ({ short }) => String(short)],
  ['not created', ({ notCreated }) => String(notCreated)],
  ['refusals agree', ({ refusedToo, toRefuse }) => `${refusedToo} of ${toRefuse}`],
];

/** The rows as text, columns aligned, with a line of headings. */
export function formatTable(rows: readonly Row[]): string {
  return aligned([
    ['', ...columns.map(([heading]) => heading)],
    ...rows.map(({ label, totals }) => [label, ...columns.map(([, cell]) => cell(totals))]),
  ]);
}

/** Lines of as many cells each as text: the first column begins, and all others end, in the same place. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = (lines[0] ?? []).map((_, column) => widthOf(column));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
