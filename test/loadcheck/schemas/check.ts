import { fileURLToPath } from 'node:url';
import type { Mode } from '../../../src/index.ts';
import type { RealServer } from '../../support/servers.ts';
import { type Database, openDatabase } from './database.ts';
import type { Dump } from './dumps.ts';
import { startInside } from './inside.ts';
import { countRows, inspectNumbers, inspectReferences, type NumberFinding, type ReferenceFinding } from './inspect.ts';
import {
  type Failure,
  failuresOfCounts,
  failuresOfNumbers,
  failuresOfReferences,
  judgeCounts,
  judgeRestored,
  type TableCount,
} from './judge.ts';
import { fill, type Generator, restore, startCommand } from './processes.ts';

/** The command as the package has it. */
export const ROWSMITH = [process.execPath, fileURLToPath(new URL('../../../cli/main.cjs', import.meta.url))];

export interface CheckOptions {
  /** Asked for, for each table. */
  readonly rows: number;
  readonly seed: string;
  /** Which values the first rows have. */
  readonly mode: Mode;
  /** What writes the rows: a program, and words in front of those that say what to write. Null: the command's code, in this process. */
  readonly command: readonly string[] | null;
}

/** All that is found out about a dump on a server. */
export interface DumpReport {
  readonly server: string;
  readonly dump: string;
  readonly asked: number;
  readonly tables: readonly TableCount[];
  readonly references: readonly ReferenceFinding[];
  readonly numbers: readonly NumberFinding[];
  /** From the first byte of the output until the client was done. */
  readonly seconds: number;
  readonly bytes: number;
  /** Null where the system does not tell. */
  readonly peakBytes: number | null;
  /** What the command wrote to its standard error. */
  readonly messages: string;
  readonly failures: readonly Failure[];
}

/** Restores a dump into a database of its own, fills that through the stock client, inspects it and drops it. */
export async function checkDump(
  server: Pick<RealServer, 'name' | 'url' | 'dialect'>,
  dump: Dump,
  { rows, seed, mode, command }: CheckOptions,
): Promise<DumpReport> {
  const words = [
    'generate',
    dump.path,
    '--dialect',
    server.dialect,
    '--rows',
    String(rows),
    '--seed',
    seed,
    '--mode',
    mode,
  ];
  const start = () => (command === null ? startInside(words) : startCommand([...command, ...words]));
  const about = { server: server.name, dump: dump.id, asked: rows };
  const database = await openDatabase(server);
  try {
    return { ...about, ...NOTHING, ...(await findingsIn(database, dump, rows, start)) };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...about, ...NOTHING, failures: [{ stage: 'crash', reason }] };
  } finally {
    await database.drop();
  }
}

type Findings = Omit<DumpReport, 'server' | 'dump' | 'asked'>;

const NOTHING: Findings = {
  tables: [],
  references: [],
  numbers: [],
  seconds: 0,
  bytes: 0,
  peakBytes: null,
  messages: '',
  failures: [],
};

async function findingsIn(
  { client, catalog, query }: Database,
  dump: Dump,
  asked: number,
  generator: () => Generator,
): Promise<Partial<Findings>> {
  const restored = await restore(dump.path, client);
  if (!restored.isGood) return { failures: [{ stage: 'restore', reason: restored.messages }] };
  const tables = await catalog.tables(query);
  const failures = judgeRestored(dump.expectation, tables.length, (await catalog.foreignKeys(query)).length);

  const start = performance.now();
  const filling = await fill(generator(), client);
  const seconds = (performance.now() - start) / 1000;
  const { generator: writer, client: loader, bytes, comments, peakBytes } = filling;
  if (!writer.isGood) failures.push({ stage: 'generate', reason: writer.messages });
  if (!loader.isGood) failures.push({ stage: 'load', reason: loader.messages });

  const counts = judgeCounts(await countRows(tables, query), asked, comments, dump.expectation);
  const references = await inspectReferences(catalog, query);
  const numbers = await inspectNumbers(catalog, query);
  failures.push(...failuresOfReferences(references));
  // What ended early is short of rows for that, and sets numbers at its end.
  if (writer.isGood && loader.isGood) failures.push(...failuresOfCounts(counts, asked), ...failuresOfNumbers(numbers));
  return { tables: counts, references, numbers, seconds, bytes, peakBytes, messages: writer.messages, failures };
}
