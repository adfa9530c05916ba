import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseArguments } from './arguments.ts';

test('arguments have defaults', () => {
  assert.equal(parseArguments(['a.jsonl', 'b.jsonl']), {
    subject: 'tables',
    files: ['a.jsonl', 'b.jsonl'],
    servers: ['postgresql', 'mysql', 'mariadb'],
    rows: 1000,
    connections: 4,
    mode: 'random',
    every: 1,
    withCompanions: false,
    withPartitions: false,
    constrained: false,
    format: 'insert',
    failuresFile: 'loadcheck-failures.jsonl',
    minAccepted: 0,
    minLoaded: 0,
  });
});

test('arguments are read', () => {
  const words =
    '--server mysql --rows 5 --min 99.5 --min-loaded 98 --with-companions --with-partitions --constrained --failures f --connections 2 --mode edge --every 3 a';
  assert.equal(parseArguments(words.split(' ')), {
    subject: 'tables',
    files: ['a'],
    servers: ['mysql'],
    rows: 5,
    connections: 2,
    mode: 'edge',
    every: 3,
    withCompanions: true,
    withPartitions: true,
    constrained: true,
    format: 'insert',
    failuresFile: 'f',
    minAccepted: 99.5,
    minLoaded: 98,
  });
});

test('bad arguments are refused', () => {
  const fails = (words: string, message: string) => assert.throws(() => parseArguments(words.split(' ')), message);
  fails('--rows 5', 'Name at least one corpus file.');
  fails('--rows 0 a', '--rows must be an integer from 1.');
  fails('--mode edges a', '--mode must be random or edge.');
  fails('--every 0 a', '--every must be an integer from 1.');
  fails('--connections many a', '--connections must be an integer from 1.');
  fails('--min 101 a', '--min-accepted must be a percentage from 0 to 100.');
  fails('--server oracle a', '--server must be one of postgresql, mysql, mariadb.');
  fails('--row 5 a', '--row');
  fails('--schemas dir a', 'Name corpus files or --schemas, not both.');
  fails('--schemas dir --min 5', '--min is for corpus files.');
  fails('--only shop a', '--only is for --schemas.');
});

test('arguments of whole schemas have their own defaults, and are read', () => {
  const schemas = { subject: 'schemas', servers: ['postgresql', 'mysql', 'mariadb'] };
  assert.equal(parseArguments(['--schemas', 'dir']), {
    ...schemas,
    folders: ['dir'],
    only: [],
    rows: 200,
    seed: '1',
    inside: false,
    mode: 'random',
    failuresFile: 'loadcheck-failures.jsonl',
    reportFile: null,
  });
  const words =
    '--schemas a --schemas b --server mariadb --rows 5 --only shop --only mysql/x --mode edge --seed z --inside --failures f --report r';
  assert.equal(parseArguments(words.split(' ')), {
    ...schemas,
    servers: ['mariadb'],
    folders: ['a', 'b'],
    only: ['shop', 'mysql/x'],
    rows: 5,
    seed: 'z',
    inside: true,
    mode: 'edge',
    failuresFile: 'f',
    reportFile: 'r',
  });
});

test.run();
