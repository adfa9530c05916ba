import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sampled } from '../support/sample.ts';
import { install, output, packQuickly, version } from './packed.ts';

/** What runs JavaScript, as a package of npm. */
interface Runtime {
  readonly name: string;
  /** What npm is asked for; null: it is there. */
  readonly asked: string | null;
  /** Where the program lies in the folder in which that was installed; a star stands for the one name that there is. */
  readonly program: readonly string[];
  readonly args: readonly string[];
  readonly runsCommand: boolean;
}

const RUNTIMES: readonly Runtime[] = [
  { name: 'the Node.js of these tests', asked: null, program: [process.execPath], args: [], runsCommand: true },
  ...[20, 22, 24].map(node),
  { name: 'Deno', asked: 'deno', program: ['@deno', '*', 'deno'], args: ['run', '--allow-all'], runsCommand: false },
  { name: 'Bun', asked: 'bun', program: ['@oven', '*', 'bin', 'bun'], args: ['run'], runsCommand: false },
];

function node(major: number): Runtime {
  const asked = `node-${process.platform}-${process.arch}`;
  const program = [asked, 'bin', 'node'];
  return { name: `Node.js ${major}`, asked: `${asked}@${major}`, program, args: [], runsCommand: true };
}

const USE = `
  loadLocale('de').then(async () => {
    const table = compile('CREATE TABLE people (city varchar(40) NOT NULL)', { dialect: 'mysql', locale: 'de' });
    let streamed = '';
    for await (const chunk of readable(table, { rows: 5 })) streamed += chunk;
    console.log(streamed);
  });
`;

const PROGRAMS = {
  'module.mjs': `import { compile, loadLocale } from 'rowsmith'; import { readable } from 'rowsmith/node'; ${USE}`,
  'common.cjs': `const { compile, loadLocale } = require('rowsmith'); const { readable } = require('rowsmith/node'); ${USE}`,
};

const it = suite('the package elsewhere');
const top = mkdtempSync(join(tmpdir(), 'rowsmith-runtimes-'));
const folder = join(top, 'user');
mkdirSync(folder);

it.before(async () => {
  assert.is(await install(folder, join(top, await packQuickly(top))), null);
  for (const [file, program] of Object.entries(PROGRAMS)) writeFileSync(join(folder, file), program);
});

it.after(() => rmSync(top, { recursive: true }));

/** The path of a runtime. Null where npm cannot get it, which is printed. */
async function programOf({ name, asked, program }: Runtime, place: string): Promise<string | null> {
  if (asked === null) return join(...program);
  mkdirSync(place);
  const why = await install(place, asked);
  if (why !== null) {
    console.log(`${name}: skipped, since npm cannot get it: ${why}`);
    return null;
  }
  return program.reduce((path, part) => join(path, part === '*' ? theOneIn(path) : part), join(place, 'node_modules'));
}

function theOneIn(path: string): string {
  const [name, ...more] = readdirSync(path);
  if (name === undefined || more.length > 0) throw new Error(`${path} has not one folder, but ${more.length + 1}.`);
  return name;
}

let expected = '';

/** Loads the package in both ways, and starts its command. */
async function works({ args, runsCommand }: Runtime, path: string): Promise<void> {
  for (const file of Object.keys(PROGRAMS)) {
    const written = await output(folder, path, ...args, file);
    assert.match(written, /^SET NAMES utf8mb4;\nINSERT INTO `people`/);
    expected ||= written;
    assert.is(written, expected, file);
  }
  if (!runsCommand) return;
  const command = join('node_modules', 'rowsmith', 'dist', 'cli', 'main.cjs');
  assert.is(await output(folder, path, command, '--version'), `${version}\n`);
  writeFileSync(join(folder, 't.sql'), 'CREATE TABLE t (a int)');
  const generate = ['generate', 't.sql', '--dialect', 'mysql', '--rows', '50000', '--jobs', '2', '--locale', 'de'];
  assert.match(await output(folder, path, command, ...generate), /^INSERT INTO `t`/);
}

for (const [number, runtime] of sampled([...RUNTIMES.entries()], RUNTIMES.length)) {
  const title = `is loaded by ${runtime.name}`;
  const program = await programOf(runtime, join(top, String(number)));
  if (program === null) it.skip(title);
  else it(title, () => works(runtime, program));
}

it.run();
