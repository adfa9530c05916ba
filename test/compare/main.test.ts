import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sampled } from '../support/sample.ts';
import { ArgumentError, parseArguments } from './arguments.ts';
import { fakeBuild, removeFakeBuilds } from './fake-build.ts';

const test = suite('the command');

test.after(removeFakeBuilds);

const COMMAND = fileURLToPath(new URL('main.js', import.meta.url));
const HERE = fileURLToPath(new URL('../../../', import.meta.url));

/** One small fixture. */
const FEW = ['--only', 'fixtures/mysql/types/vector.sql', '--jobs', '1', '--rows', '5'];

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('two builds that are one are identical', () => {
  const { status, stdout } = run(HERE, ...FEW, '--identical');
  assert.is(status, 0);
  assert.match(stdout, /^1 {2}tables\n1 {2}identical but for time\n1 {2}with equal bytes of rows$/m);
});

test('with --identical, a difference is an exit status, and else it is not', () => {
  const ddl = readFileSync(join(HERE, 'fixtures/mysql/types/vector.sql'), 'utf8');
  const other = fakeBuild({ [ddl]: { output: '' } });
  const file = join(other, 'report.json');
  assert.is(run(other, ...FEW, '--identical', '--json', file).status, 1);
  const { status, stdout } = run(other, ...FEW);
  assert.is(status, 0);
  assert.match(stdout, /^fixtures\/mysql\/types\/vector\.sql \(mysql\)$/m);
  assert.is(JSON.parse(readFileSync(file, 'utf8')).tables.length, 1);
});

test('what cannot run is told', () => {
  const empty = fakeBuild({}, 'nonsense(');
  const cases: readonly (readonly [words: readonly string[], told: string])[] = [
    [[], 'Name one folder to compare with.'],
    [[join(HERE, 'src')], 'has no built dist.'],
    [[HERE, '--corpus', 'no/such/corpus'], 'There is no folder'],
    [[empty, ...FEW], 'has no build that can be imported'],
  ];
  for (const [words, told] of sampled(cases, 3)) {
    const { status, stderr } = run(...words);
    assert.is(status, 2, stderr);
    assert.match(stderr, told);
  }
});

test('options are read, and refused where they are wrong', () => {
  const { base, corpora, generated, every, identical, load, jsonFile } = parseArguments(
    'b --corpus c --corpus d --generated 5 --every 2 --identical --load --json f'.split(' '),
  );
  assert.equal(
    { base, corpora, generated, every, identical, load, jsonFile },
    { base: 'b', corpora: ['c', 'd'], generated: 5, every: 2, identical: true, load: true, jsonFile: 'f' },
  );
  for (const words of ['b c', 'b --every 0', 'b --rows x', 'b --repeat 0', 'b --unknown']) {
    assert.throws(
      () => parseArguments(words.split(' ')),
      (error: unknown) => error instanceof ArgumentError,
    );
  }
});

test.run();
