import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BUNDLED, rowsmith } from '../cli/harness.ts';
import { inFolder } from '../cli/world.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const ACTION = readFileSync(join(TOP, 'deploy/action/action.yml'), 'utf8');
const HOOK = readFileSync(join(TOP, 'deploy/pre-commit-config.yaml'), 'utf8');
const TASKS = readFileSync(join(TOP, 'deploy/vscode-tasks.json'), 'utf8');
const { version }: { readonly version: string } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8'));

const DDL = 'CREATE TABLE users (id SERIAL PRIMARY KEY, email TEXT UNIQUE);\n';

/** Stand in for what gets the package: the first one checks which version, and both run the command of the checkout. */
const PROGRAMS = {
  npx: `[ "$1" = --yes ] && shift; case $1 in rowsmith | rowsmith@${version}) shift ;; *) exit 9 ;; esac\nexec rowsmith "$@"`,
  rowsmith: `exec '${process.execPath}' '${BUNDLED}' "$@"`,
};

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
}

/** Runs `use` in a folder with `schema.sql`, with what runs a program there. */
function inCheckout(
  use: (folder: string, run: (args: readonly string[], environment?: NodeJS.ProcessEnv) => Ended) => Promise<void>,
): Promise<void> {
  return inFolder(async (folder) => {
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    for (const [name, text] of Object.entries(PROGRAMS)) {
      writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    }
    writeFileSync(join(folder, 'schema.sql'), DDL);
    const { NODE_V8_COVERAGE: _, ...env } = process.env;
    await use(folder, ([command = '', ...args], environment = {}) => {
      const PATH = `${programs}:${env['PATH']}`;
      return spawnSync(command, args, { cwd: folder, env: { ...env, ...environment, PATH }, encoding: 'utf8' });
    });
  });
}

/** The lines below a line of YAML that are indented further, without that. */
function blockBelow(yaml: string, head: RegExp): string {
  const lines = yaml.split('\n');
  const first = lines.findIndex((line) => head.test(line)) + 1;
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const end = lines.findIndex((line, place) => place > first && line !== '' && !line.startsWith(indent));
  return lines
    .slice(first, end < 0 ? lines.length : end)
    .map((line) => line.slice(indent.length))
    .join('\n');
}

/** The inputs of the action, each with what it is by default. */
const INPUTS = new Map(
  blockBelow(ACTION, /^inputs:/)
    .split(/^(?=\w)/m)
    .map((input) => [input.split(':')[0] ?? '', /^ {2}default: "?(.*?)"?$/m.exec(input)?.[1] ?? ''] as const),
);

/** The variables of the action's step: by their names, the inputs that they hold. */
const VARIABLES = [...ACTION.matchAll(/^ {8}(\w+): \$\{\{ inputs\.(\w+) \}\}$/gm)].map(
  ([, variable = '', input = '']) => [variable, input] as const,
);

const SCRIPT = blockBelow(ACTION, /^ {6}run: \|$/);

/** The environment of the action's step, with these inputs, in a folder. */
function stepEnvironment(folder: string, given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const variables = VARIABLES.map(([variable, input]) => [variable, given[input] ?? INPUTS.get(input) ?? '']);
  return { ...Object.fromEntries(variables), GITHUB_OUTPUT: join(folder, 'output') };
}

test('the action has a variable for each input, and is of the version of the package', () => {
  assert.equal(
    VARIABLES.map(([, input]) => input),
    [...INPUTS.keys()],
  );
  assert.is(INPUTS.get('version'), version);
  assert.match(ACTION, `deploy/action@v${version}\n`);
  // What an input holds would be a part of the script.
  assert.not.match(SCRIPT, '${{');
});

test('the action writes the rows of a file', () =>
  inCheckout(async (folder, run) => {
    const given = { file: 'schema.sql', dialect: 'postgresql', rows: '5', seed: '7' };
    const { status, stderr } = run(['bash', '-c', SCRIPT], stepEnvironment(folder, given));
    assert.equal([status, stderr], [0, '']);
    const flags = ['--dialect', 'postgresql', '--rows', '5', '--seed', '7'];
    assert.is(readFileSync(join(folder, 'rows.sql'), 'utf8'), (await rowsmith(['generate', ...flags], DDL)).stdout);
    assert.is(readFileSync(join(folder, 'output'), 'utf8'), 'out=rows.sql\n');
  }));

test('the action takes inputs as they are, whatever they hold', () =>
  inCheckout(async (folder, run) => {
    writeFileSync(join(folder, '-o $(touch a).sql'), DDL);
    writeFileSync(join(folder, 'my options.json'), '{ "rows": 3 }');
    const given = {
      file: '-o $(touch a).sql',
      seed: '"; touch b; "',
      config: 'my options.json',
      format: 'csv',
      out: '--my rows.csv',
    };
    const { status, stderr } = run(['bash', '-c', SCRIPT], stepEnvironment(folder, given));
    assert.is(status, 0, stderr);
    assert.is(readFileSync(join(folder, '--my rows.csv'), 'utf8').trimEnd().split('\n').length, 4);
    assert.equal([existsSync(join(folder, 'a')), existsSync(join(folder, 'b'))], [false, false]);
  }));

test('the action fails where the DDL is at fault', () =>
  inCheckout(async (folder, run) => {
    writeFileSync(join(folder, 'schema.sql'), 'CREATE TABLE t (a serial,)');
    const { status, stderr } = run(['bash', '-c', SCRIPT], stepEnvironment(folder, { file: 'schema.sql' }));
    assert.is(status, 3);
    assert.match(stderr, 'schema.sql:1:26: ');
    assert.equal([existsSync(join(folder, 'rows.sql')), existsSync(join(folder, 'output'))], [false, false]);
  }));

test('the hook writes the same rows again', () =>
  inCheckout(async (folder, run) => {
    assert.match(HOOK, `[rowsmith@${version}]`);
    const [, entry = ''] = /^ +entry: (.*)$/m.exec(HOOK) ?? [];
    const [, files = ''] = /^ +files: (.*)$/m.exec(HOOK) ?? [];
    assert.equal(
      ['schema.sql', 'rowsmith.json', 'rows.sql', 'my-schema.sql'].filter((file) => new RegExp(files).test(file)),
      ['schema.sql', 'rowsmith.json'],
    );
    const rows = () => readFileSync(join(folder, 'rows.sql'), 'utf8');
    assert.is(run(entry.split(' ')).status, 0);
    const first = rows();
    assert.is(first.split('\n').filter((line) => line.startsWith('(')).length, 50);
    assert.is(run(entry.split(' ')).status, 0);
    assert.is(rows(), first);
    writeFileSync(join(folder, 'schema.sql'), 'CREATE TABLE t (a serial,)');
    assert.is(run(entry.split(' ')).status, 3);
  }));

test('the task of the editor writes rows beside a file, and its pattern finds what is at fault', () =>
  inCheckout(async (folder, run) => {
    const [task] = JSON.parse(TASKS).tasks;
    const variables = { file: join(folder, 'schema.sql'), fileDirname: folder, fileBasenameNoExtension: 'schema' };
    const command = [task.command, ...task.args].map((word: string) =>
      Object.entries(variables).reduce((said, [name, value]) => said.replace(`\${${name}}`, value), word),
    );
    assert.is(run(command).status, 0);
    assert.match(readFileSync(join(folder, 'schema.rows.sql'), 'utf8'), 'INSERT INTO "users"');
    writeFileSync(variables.file, 'CREATE TABLE t (\n  a serial,)');
    const { status, stderr } = run(command);
    assert.is(status, 3);
    const { regexp, file, line, column, message } = task.problemMatcher.pattern;
    const found = new RegExp(regexp, 'm').exec(stderr) ?? [];
    assert.equal([found[file], found[line], found[column]], [variables.file, '2', '12']);
    assert.ok(found[message]?.endsWith('.'));
  }));

test.run();
