import { posix } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { strategies } from '../../src/plan/strategies/index.ts';
import { LAYERS } from './layers.ts';
import { projectFiles } from './sources.ts';

const files = projectFiles();
const paths = new Set(files.map(({ path }) => path));
const folders = new Set(files.flatMap(({ path }) => foldersAbove(path)));

/** Files that a folder holds before it has a page that names each. */
const FILES_WITHOUT_PAGE = 8;

/** The documents that speak of the whole code. */
const MAPS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

function foldersAbove(path: string): readonly string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

function textOf(path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

/** What stands below a heading of the map, up to the next one. */
function sectionOf(heading: string): string {
  const [, behind = ''] = textOf('ARCHITECTURE.md').split(`\n## ${heading}\n`);
  const [section = ''] = behind.split('\n## ');
  return section;
}

/** What stands as code in the first cells of a document's tables. */
function firstCells(text: string): readonly string[] {
  return [...text.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, cell = '']) => cell);
}

/** The TypeScript files of a folder, and the folders in it that hold such, as a page names them. */
function contentsOf(folder: string): readonly string[] {
  const isCode = (path: string) => path.endsWith('.ts') && path.startsWith(`${folder}/`);
  const names = [...paths].filter(isCode).map((path) => path.slice(folder.length + 1).replace(/\/.*/, '/'));
  return [...new Set(names)].sort();
}

/** The rooms whose page names their files: what `src/pools` is made of is told otherwise. */
const rooms = [...folders].filter((folder) => /^src\/./.test(folder) && folder !== 'src/pools').sort();

test('a room of many files has a page', () => {
  const large = rooms.filter(
    (room) => contentsOf(room).filter((name) => !name.endsWith('/')).length > FILES_WITHOUT_PAGE,
  );
  assert.ok(large.length > 0);
  assert.equal(
    large.filter((room) => !paths.has(`${room}/README.md`)),
    [],
  );
});

for (const room of rooms.filter((one) => paths.has(`${one}/README.md`))) {
  test(`the page of ${room} names each of its files, and no others`, () => {
    const named = firstCells(textOf(`${room}/README.md`));
    const there = contentsOf(room);
    assert.equal(
      {
        missing: there.filter((name) => !named.includes(name)),
        superfluous: named.filter((name) => !there.includes(name)),
      },
      { missing: [], superfluous: [] },
    );
    assert.is(new Set(named).size, named.length, 'no file has two rows');
  });
}

test('every path that a map names is there', () => {
  const named = MAPS.flatMap((map) =>
    [...textOf(map).matchAll(/`((?:src|grammar|test|bench|fixtures)\/[\w./-]*)`/g)].map(([, path = '']) => path),
  );
  assert.ok(named.length > 0);
  assert.equal(
    named.filter((path) => !paths.has(path) && !folders.has(path.replace(/\/$/, ''))),
    [],
  );
});

test('the map names the strategies in their order', () => {
  assert.equal(
    firstCells(sectionOf('Strategies')),
    strategies.map(({ name }) => name),
  );
});

test('the map names the layers in their order', () => {
  const rows = [...sectionOf('Rooms and layers').matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell = '']) =>
    cell.split(', ').map((name) => name.slice(1, -1)),
  );
  assert.equal(rows, LAYERS);
});

test("the rows of the map's example are those of its table", () => {
  const example = sectionOf('One check and one key, from text to bytes');
  const [ddl = '', rows = ''] = [...example.matchAll(/^```sql\n(.*?)^```/gms)].map(([, block = '']) => block);
  assert.is(compile(ddl, { dialect: 'postgresql' }).text({ rows: 4, seed: 7 }), rows);
});

test('what records say of arguments stands behind a file that reads it', () => {
  const [, backward = ''] = textOf('src/functions/record.ts').split(' * Backward:');
  const groups = (backward.split('\n}\n')[0] ?? '').split(/^\s+\/\* (?=[\w/-]+\.ts \*\/$)/m);
  const unread = groups.flatMap((group) => {
    const [path = ''] = group.split(' ');
    const properties = [...group.matchAll(/^\s+readonly (\w+)/gm)].map(([, name]) => name);
    return properties.filter((name) => !new RegExp(`\\b${name}\\b`).test(textOf(path)));
  });
  assert.ok(groups.length > 1);
  assert.equal(unread, []);
});

test.run();
