import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsmith } from './harness.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The commands of the first block of the README that shows a terminal, each with what it prints. */
function shown(): Map<string, string> {
  const [, block = ''] = /```console\n(.*?)```/s.exec(README) ?? [];
  const parts = block.split(/^\$ (.*)\n/m).slice(1);
  return new Map(parts.flatMap((part, i) => (i % 2 === 0 ? [[part, parts[i + 1] ?? '']] : [])));
}

test('the first example of the README is what the command prints', async () => {
  const [[, table] = [], [command = '', rows] = []] = shown();
  const [, subcommand, ...flags] = command.split(' ').slice(1);
  assert.is(subcommand, 'generate');
  const { code, stdout } = await rowsmith(['generate', ...flags.filter((flag) => flag !== 'users.sql')], table);
  assert.is(code, 0);
  assert.is(stdout, rows);
});

test.run();
