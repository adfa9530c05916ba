import type { ServerName } from '../support/servers.ts';
import type { Judgement } from './judgement.ts';
import { formatTable, missedThresholds, type Row, type Thresholds, totalsOf } from './totals.ts';

/** One case of a file on one server. */
export interface Result {
  readonly server: ServerName;
  readonly file: string;
  readonly id: string;
  readonly judgement: Judgement;
}

/** The printed table: a line for each server and file, each server's total and, of several servers, the total. */
export function tableOf(results: readonly Result[]): string {
  const rows: Row[] = [];
  const add = (label: string, part: readonly Result[]) => {
    rows.push({ label, totals: totalsOf(part.map(({ judgement }) => judgement)) });
  };
  const servers = groups(results, ({ server }) => server);
  for (const [server, ofServer] of servers) {
    for (const [file, ofFile] of groups(ofServer, (result) => result.file)) add(`${server} ${file}`, ofFile);
    add(`${server} total`, ofServer);
  }
  if (servers.size > 1) add('total', results);
  return formatTable(rows);
}

/** One JSON line for each failure. */
export function failureLines(results: readonly Result[]): string {
  return results
    .flatMap(({ id, server, judgement: { failure } }) =>
      failure === undefined
        ? []
        : [`${JSON.stringify({ id, server, stage: failure.stage, reason: failure.reason })}\n`],
    )
    .join('');
}

/** A sentence for each threshold that a server misses: a good server does not make up for a bad one. */
export function complaintsOf(results: readonly Result[], thresholds: Thresholds): string[] {
  return [...groups(results, ({ server }) => server)].flatMap(([server, part]) => {
    const totals = totalsOf(part.map(({ judgement }) => judgement));
    return missedThresholds(totals, thresholds).map((sentence) => `${server}: ${sentence}`);
  });
}

function groups<Key>(results: readonly Result[], keyOf: (result: Result) => Key): Map<Key, Result[]> {
  const found = new Map<Key, Result[]>();
  for (const result of results) {
    const group = found.get(keyOf(result));
    if (group === undefined) found.set(keyOf(result), [result]);
    else group.push(result);
  }
  return found;
}
