import { writeFileSync } from 'node:fs';
import { availableServers, type RealServer } from '../../support/servers.ts';
import type { SchemaArguments } from '../arguments.ts';
import type { Progress } from '../progress.ts';
import { checkDump, type DumpReport, ROWSMITH } from './check.ts';
import { type Dump, dumpsFor } from './dumps.ts';
import { complaintsOfDumps, failureLinesOfDumps, reportLines, tableOfDumps } from './report.ts';

/** Checks the dumps of folders: one after the other on each server, the servers side by side. Prints and writes reports. */
export async function checkSchemas(
  options: SchemaArguments,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ readonly checked: number; readonly complaints: readonly string[] }> {
  const runs = availableServers(options.servers).map((server) => {
    const dumps = options.folders.flatMap((folder) => dumpsFor(server.name, folder));
    const wanted = dumps.filter(({ id }) => isWanted(id, options.only));
    progress.expect(wanted.length);
    return checkServer(server, wanted, options, progress, signal);
  });
  const reports = (await Promise.all(runs)).flat();
  progress.end();
  writeFileSync(options.failuresFile, failureLinesOfDumps(reports));
  if (options.reportFile !== null) writeFileSync(options.reportFile, reportLines(reports));
  if (reports.length > 0) console.log(tableOfDumps(reports));
  return { checked: reports.length, complaints: complaintsOfDumps(reports) };
}

async function checkServer(
  server: RealServer,
  dumps: readonly Dump[],
  { rows, seed, mode, inside }: SchemaArguments,
  progress: Progress,
  signal: AbortSignal,
): Promise<DumpReport[]> {
  const reports: DumpReport[] = [];
  for (const dump of dumps) {
    if (signal.aborted) break;
    reports.push(await checkDump(server, dump, { rows, seed, mode, command: inside ? null : ROWSMITH }));
    progress.step();
  }
  return reports;
}

/** A dump is named by its id, or by the last part of that. */
function isWanted(id: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((name) => `/${id}`.endsWith(`/${name}`));
}
