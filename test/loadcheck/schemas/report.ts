import { aligned } from '../totals.ts';
import type { DumpReport } from './check.ts';
import { isTaken } from './inspect.ts';
import type { TableOutcome } from './judge.ts';

const BYTES_PER_MIB = 2 ** 20;
const REASON_CHARACTERS = 500;

type Column = readonly [heading: string, cell: (reports: readonly DumpReport[]) => string];

const columns: readonly Column[] = [
  ['dumps', (reports) => String(reports.length)],
  ['whole', (reports) => String(reports.filter(({ failures }) => failures.length === 0).length)],
  ['tables', (reports) => String(sum(reports, ({ tables }) => tables.length))],
  ['filled', tablesThatAre('filled')],
  ['fewer', tablesThatAre('fewer')],
  ['empty', tablesThatAre('empty')],
  ['short', tablesThatAre('short')],
  ['references', (reports) => String(sum(reports, ({ references }) => references.length))],
  ['orphans', (reports) => String(sum(reports, ({ references }) => sum(references, ({ orphans }) => orphans)))],
  ['numbers', (reports) => String(sum(reports, ({ numbers }) => numbers.length))],
  ['taken', (reports) => String(sum(reports, ({ numbers }) => numbers.filter(isTaken).length))],
  ['seconds', (reports) => sum(reports, ({ seconds }) => seconds).toFixed(1)],
  ['MiB', (reports) => (sum(reports, ({ bytes }) => bytes) / BYTES_PER_MIB).toFixed(1)],
  ['peak MiB', (reports) => (Math.max(...reports.map(({ peakBytes }) => peakBytes ?? 0)) / BYTES_PER_MIB).toFixed(0)],
  [
    'fault',
    (reports) => [...new Set(reports.flatMap(({ failures }) => failures.map(({ stage }) => stage)))].join(', '),
  ],
];

/** The printed table: a line for each dump, for each server and, of several servers, for all. */
export function tableOfDumps(reports: readonly DumpReport[]): string {
  const servers = [...new Set(reports.map(({ server }) => server))];
  const groups: (readonly [label: string, part: readonly DumpReport[]])[] = servers.flatMap((server) => {
    const part = reports.filter((report) => report.server === server);
    return [
      ...part.map((report) => [`${server} ${report.dump}`, [report]] as const),
      [`${server} total`, part] as const,
    ];
  });
  if (servers.length > 1) groups.push(['total', reports]);
  return aligned([
    ['', ...columns.map(([heading]) => heading)],
    ...groups.map(([label, part]) => [label, ...columns.map(([, cell]) => cell(part))]),
  ]);
}

/** One line of JSON for each failure, as those of single tables are written. */
export function failureLinesOfDumps(reports: readonly DumpReport[]): string {
  return reports
    .flatMap(({ dump, server, failures }) =>
      failures.map(({ stage, reason }) => `${JSON.stringify({ id: dump, server, stage, reason })}\n`),
    )
    .join('');
}

/** One line of JSON for each dump, with all that was found. */
export function reportLines(reports: readonly DumpReport[]): string {
  return reports.map((report) => `${JSON.stringify(report)}\n`).join('');
}

/** A sentence for each dump at fault: its first failure, and how many more there are. */
export function complaintsOfDumps(reports: readonly DumpReport[]): string[] {
  return reports.flatMap(({ server, dump, failures: [first, ...more] }) => {
    if (first === undefined) return [];
    const count = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return [`${server} ${dump}, ${first.stage}: ${first.reason.slice(0, REASON_CHARACTERS)}${count}`];
  });
}

function tablesThatAre(wanted: TableOutcome): Column[1] {
  return (reports) => String(sum(reports, ({ tables }) => tables.filter(({ outcome }) => outcome === wanted).length));
}

function sum<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0);
}
