import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from './command.ts';
import type { Figure } from './figure.ts';
import { residentOf } from './resident.ts';
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

/** How often the memory of the command is looked at, in milliseconds. */
const LOOK_MILLISECONDS = 20;

interface Run {
  readonly milliseconds: number;
  readonly residentBytes: number;
}

/** Rows and memory of the command by how many rows it is asked for. */
export async function scale(brief: boolean): Promise<readonly Figure[]> {
  const counts = brief ? [1e4, 1e5] : [1e5, 1e6, 1e7, 1e8];
  const figures: Figure[] = [];
  for (const [name, ddl] of Object.entries(TABLES)) {
    let before = { rows: 0, milliseconds: (await commandRun(ddl, 1)).milliseconds };
    for (const rows of counts) {
      const { milliseconds, residentBytes } = await commandRun(ddl, rows);
      const more = ((milliseconds - before.milliseconds) / (rows - before.rows)) * 1e6;
      figures.push({
        name: `10^${Math.log10(rows).toFixed(0)} rows: ${name}`,
        milliseconds,
        rate: `${(rows / milliseconds / 1000).toFixed(2)} M rows; ${more.toFixed(0)} ns each that is more; ${mebibytes(residentBytes)} at most`,
        ofC: null,
      });
      before = { rows, milliseconds };
    }
  }
  return figures;
}

async function commandRun(ddl: string, rows: number): Promise<Run> {
  const args = [COMMAND, 'generate', '--dialect', 'postgresql', '--rows', String(rows), '--seed', '1'];
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(ddl);
  let residentBytes = Number.NaN;
  const timer = setInterval(() => {
    const { most } = residentOf(child.pid);
    if (!Number.isNaN(most)) residentBytes = most;
  }, LOOK_MILLISECONDS);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The command ended with ${code}.`);
  return { milliseconds: performance.now() - start, residentBytes };
}
