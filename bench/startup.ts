import { spawnSync } from 'node:child_process';
import { COMMAND, MODULES } from './command.ts';
import type { Figure } from './figure.ts';
import { type Contender, interleaved, millisecondsOf } from './rounds.ts';
import { tables } from './tables.ts';

/** What a process takes that writes few rows, beside one that does nothing. */
export async function startUp(brief: boolean): Promise<readonly Figure[]> {
  const few = ['generate', '-', '--dialect', 'postgresql', '--rows', '1000', '--seed', '1'];
  const contenders = [
    running('start-up: node -e 0', ['-e', '0']),
    running('start-up: rowsmith --version', [COMMAND, '--version']),
    running('start-up: rowsmith generate, 1,000 rows', [COMMAND, ...few]),
    running('start-up: the same from modules', [MODULES, ...few]),
  ];
  const timings = await interleaved(contenders, brief ? 1 : 21);
  const nothing = timings.get('start-up: node -e 0')?.median ?? Number.NaN;
  return Array.from(timings, ([name, { median }]) => ({
    name,
    milliseconds: median,
    rate: `${(median / nothing).toFixed(2)} × node -e 0`,
    ofC: null,
  }));
}

function running(name: string, args: readonly string[]): Contender {
  return {
    name,
    run: () =>
      millisecondsOf(() => {
        const { status, stderr } = spawnSync(process.execPath, args, {
          input: tables.ten,
          stdio: ['pipe', 'ignore', 'pipe'],
        });
        if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
      }),
  };
}
