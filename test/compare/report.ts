import type { Comparison } from './compare.ts';
import { type Difference, type DifferenceKind, differenceKinds, differenceLabels, gravityOf } from './difference.ts';
import type { LoadedTable } from './load.ts';
import { isTimed, type Summary } from './summary.ts';

/** Differences of a kind that are shown of a table, and the letters of each. */
const SHOWN_DIFFERENCES = 3;
const SHOWN_LETTERS = 160;

/** Tables whose times are shown, of those that became slower and of those that became faster. */
const SHOWN_TIMES = 5;

/** The counts side by side. */
export function summaryText(summary: Summary): string {
  const { builds, differing, slowdown } = summary;
  const { base, now } = builds;
  const rows: (readonly string[])[] = [['', 'base', 'now', '']];
  const count = (label: string, before: number, after: number) => {
    if (before !== 0 || after !== 0) rows.push([label, String(before), String(after), changeOf(before, after)]);
  };
  count('compiled', base.compiled, now.compiled);
  count('refused', base.refused, now.refused);
  count('crashed', base.crashed, now.crashed);
  for (const [title, field] of [
    ['constraints', 'kept'],
    ['warnings', 'warnings'],
  ] as const) {
    const words = new Set([...Object.keys(base[field]), ...Object.keys(now[field])]);
    for (const word of words) count(`${title}: ${word}`, base[field][word] ?? 0, now[field][word] ?? 0);
  }
  if (base.steps !== null && now.steps !== null) rows.push(timeRow('steps of planning', base.steps, now.steps, 0));
  for (const part of ['total', 'median', 'p90'] as const) {
    rows.push(timeRow(`milliseconds, ${part}`, base.time[part], now.time[part], part === 'total' ? 0 : 3));
  }
  const ratios = `Time of a table, now by base: median ${slowdown.median.toFixed(2)}, p90 ${slowdown.p90.toFixed(2)}`;
  const kinds = differenceKinds.filter((kind) => differing[kind] > 0);
  const lines = kinds.map((kind) => [String(differing[kind]), differenceLabels[kind]]);
  return [
    aligned(rows, 'left'),
    ratios,
    '',
    aligned(
      [
        [String(summary.tables), 'tables'],
        [String(summary.identical), 'identical but for time'],
        [String(summary.equalBytes), 'with equal bytes of rows'],
        ...lines,
      ],
      'right',
    ),
  ].join('\n');
}

function changeOf(before: number, after: number): string {
  if (before === after) return '';
  return `${after > before ? '+' : '−'}${Math.abs(after - before)}`;
}

function timeRow(label: string, before: number, after: number, digits: number): readonly string[] {
  return [label, before.toFixed(digits), after.toFixed(digits), `× ${(after / before).toFixed(3)}`];
}

/** Columns side by side; the first one is aligned as told, the others to the right, the last one to the left. */
function aligned(rows: readonly (readonly string[])[], first: 'left' | 'right'): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) => {
    const isLeft = column === 0 ? first === 'left' : column === widths.length - 1;
    return isLeft ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  };
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** The differing tables, the gravest first, at most so many, with how their rows load where that was tried. */
export function differingText(
  comparisons: readonly Comparison[],
  loaded: ReadonlyMap<string, readonly LoadedTable[]>,
  most: number,
): string {
  const differing = comparisons
    .filter(({ differences }) => differences.length > 0)
    .sort((one, other) => gravityOfTable(one) - gravityOfTable(other));
  const shown = differing
    .slice(0, most)
    .map((comparison) => tableText(comparison, loaded.get(comparison.subject.name)));
  const rest = differing.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more tables: --show and --json have them`] : [])].join('\n');
}

function gravityOfTable({ differences: [first] }: Comparison): number {
  return first === undefined ? differenceKinds.length : gravityOf(first.kind);
}

function tableText({ subject, differences }: Comparison, loads: readonly LoadedTable[] = []): string {
  const kinds = [...new Set(differences.map(({ kind }) => kind))];
  return [
    `${subject.name} (${subject.dialect})`,
    ...kinds.map((kind) => `  ${differenceLabels[kind]}: ${textsOf(differences, kind)}`),
    ...loads.map(({ server, base, now }) => `  rows on ${server}: ${shortened(base)} → ${shortened(now)}`),
  ].join('\n');
}

function textsOf(differences: readonly Difference[], kind: DifferenceKind): string {
  const texts = differences.filter((difference) => difference.kind === kind).map(({ text }) => shortened(text));
  const rest = texts.length - SHOWN_DIFFERENCES;
  return [...texts.slice(0, SHOWN_DIFFERENCES), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS)}…` : line;
}

/** The tables whose time to compile changed most. */
export function timesText(comparisons: readonly Comparison[]): string {
  const changes = comparisons
    .filter(({ observations }) => isTimed(observations))
    .map(({ subject, observations: { base, now } }) => ({
      name: subject.name,
      before: base.milliseconds ?? 0,
      after: now.milliseconds ?? 0,
    }))
    .sort((one, other) => other.after - other.before - (one.after - one.before));
  const slower = changes.filter(({ before, after }) => after > before).slice(0, SHOWN_TIMES);
  const faster = changes
    .filter(({ before, after }) => after < before)
    .slice(-SHOWN_TIMES)
    .reverse();
  return [...slower, ...faster]
    .map(({ name, before, after }) => `  ${before.toFixed(1)} → ${after.toFixed(1)} ms: ${name}`)
    .join('\n');
}

/** All that differs, as JSON. */
export function reportJson(
  summary: Summary,
  comparisons: readonly Comparison[],
  loaded: ReadonlyMap<string, readonly LoadedTable[]>,
): string {
  const tables = comparisons
    .filter(({ differences }) => differences.length > 0)
    .map(({ subject: { name, dialect, ddl }, observations, differences }) => ({
      name,
      dialect,
      ddl,
      differences,
      ...observations,
      loaded: loaded.get(name) ?? [],
    }));
  return `${JSON.stringify({ summary, tables }, null, 1)}\n`;
}
