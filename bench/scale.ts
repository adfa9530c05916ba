import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from './command.ts';
import type { Figure } from './figure.ts';
import { factsOf, type ProcessFacts } from './process-facts.ts';
import { mebibytes } from './serve-clients.ts';
import { tables } from './tables.ts';

/** Tables whose rows are counted up: what a row costs is not to grow with how many there are. */
const TABLES = {
  narrow: tables.narrow,
  'composite keys': `CREATE TABLE t (a integer NOT NULL, b integer NOT NULL, c varchar(10) NOT NULL,
    PRIMARY KEY (a, b), UNIQUE (b, c))`,
  CHECKs: `CREATE TABLE t (id bigint PRIMARY KEY, least integer NOT NULL, most integer NOT NULL, state text NOT NULL,
    CHECK (least < most), CHECK (state IN ('new', 'paid', 'sent')), CHECK (least > 0 OR state = 'new'))`,
};

/** How often the command is looked at, in milliseconds. */
const LOOK_MILLISECONDS = 20;

interface Run extends ProcessFacts {
  readonly milliseconds: number;
}

/** Rows and memory of the command by how many rows it is asked for. */
export async function scale(brief: boolean): Promise<readonly Figure[]> {
  const counts = brief ? [1e4, 1e5] : [1e5, 1e6, 1e7, 1e8];
  const figures: Figure[] = [];
  for (const [name, ddl] of Object.entries(TABLES)) {
    let before = { rows: 1, cpuMilliseconds: (await commandRun(ddl, 1)).cpuMilliseconds };
    for (const rows of counts) {
      const { milliseconds, mostResidentBytes, cpuMilliseconds } = await commandRun(ddl, rows);
      const more = ((cpuMilliseconds - before.cpuMilliseconds) / (rows - before.rows)) * 1e6;
      figures.push({
        name: `10^${Math.log10(rows).toFixed(0)} rows: ${name}`,
        milliseconds,
        rate: `${(rows / milliseconds / 1000).toFixed(2)} M rows; ${more.toFixed(0)} ns of a processor for each row more; ${mebibytes(mostResidentBytes)} at most`,
        ofC: null,
      });
      before = { rows, cpuMilliseconds };
    }
  }
  return figures;
}

async function commandRun(ddl: string, rows: number): Promise<Run> {
  const args = [COMMAND, 'generate', '--dialect', 'postgresql', '--rows', String(rows), '--seed', '1'];
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(ddl);
  let facts = factsOf(child.pid);
  const timer = setInterval(() => {
    const now = factsOf(child.pid);
    // Nothing is told of one that has ended.
    if (!Number.isNaN(now.mostResidentBytes)) facts = now;
  }, LOOK_MILLISECONDS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The command ended with ${code}.`);
  return { ...facts, milliseconds: performance.now() - start };
}
