import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCommand } from '../../src/cli/arguments.ts';

const generated = { file: '-', dialect: 'mysql', rows: 1000, batchSize: 500, seed: undefined, out: undefined };
const served = {
  host: '127.0.0.1',
  port: 8080,
  adminHost: '127.0.0.1',
  adminPort: undefined,
  mounts: undefined,
  rate: { burst: 10, windowSeconds: 60 },
  trustedProxies: [],
  corsOrigins: [],
  limits: {},
  graceMilliseconds: 15_000,
};

const generates = [
  ['--dialect mysql', {}],
  ['- --dialect=mysql', {}],
  ['a.sql --dialect mysql', { file: 'a.sql' }],
  ['--dialect postgresql -- -a.sql', { file: '-a.sql', dialect: 'postgresql' }],
  ['--dialect postgresql --dialect mysql', {}],
  ['--rows 5 --batch-size 3 --dialect mysql', { rows: 5, batchSize: 3 }],
  ['--rows 9007199254740991 --dialect mysql', { rows: 2 ** 53 - 1 }],
  ['--seed 0 --dialect mysql', { seed: 0 }],
  ['--seed 007 --dialect mysql', { seed: '007' }],
  ['--seed -5 --dialect mysql', { seed: '-5' }],
  ['--seed=--x --dialect mysql', { seed: '--x' }],
  ['--seed 9007199254740992 --dialect mysql', { seed: '9007199254740992' }],
  ['--out b.sql --dialect mysql', { out: 'b.sql' }],
] as const;

for (const [line, expected] of generates) {
  test(`generate ${line}`, () => {
    const command = parseCommand(['generate', ...line.split(' ')], {});
    assert.equal(command, { name: 'generate', given: { ...generated, ...expected } });
  });
}

const serves = [
  ['', {}],
  ['--host ::1 --port 0', { host: '::1', port: 0 }],
  [
    '--mount /=mysql --mount /a.b/c_~-d=postgresql',
    {
      mounts: [
        { path: '', dialect: 'mysql' },
        { path: '/a.b/c_~-d', dialect: 'postgresql' },
      ],
    },
  ],
] as const;

for (const [line, expected] of serves) {
  test(`serve ${line}`, () => {
    const command = parseCommand(['serve', ...line.split(' ').filter((word) => word !== '')], {});
    assert.equal(command, { name: 'serve', given: { ...served, ...expected } });
  });
}

for (const line of ['--help', '-h', 'generate --help', 'serve -h', 'other --help']) {
  test(line, () => assert.equal(parseCommand(line.split(' '), {}), { name: 'help' }));
}

test('--version', () => assert.equal(parseCommand(['--version'], {}), { name: 'version' }));

const mountForm = '--mount must be PATH=DIALECT, as in /mysql=mysql, not';
const refused = [
  ['', 'Name a command: generate or serve (rowsmith --help says more).'],
  ['explain', 'Unknown command "explain"; it is generate or serve (rowsmith --help says more).'],
  ['generate', '--dialect is missing; it is mysql or postgresql.'],
  ['generate --dialect', '--dialect needs a value.'],
  ['generate --dialect oracle', '--dialect must name mysql or postgresql, not "oracle".'],
  ['generate a.sql b.sql --dialect mysql', 'Name one file, not also "b.sql".'],
  ['generate --dialect mysql --row 5', 'Unknown flag --row; the nearest known one is --rows.'],
  ['generate --dialect mysql -n 5', 'Unknown flag -n; the nearest known one is --dialect.'],
  ['generate --dialect mysql --rows', '--rows needs a value.'],
  [
    'generate --dialect mysql --rows --seed 5',
    '--rows needs a value; one that begins with dashes is written --rows=VALUE.',
  ],
  ['generate --dialect mysql --rows 0', '--rows must be an integer from 1 to 9007199254740991, not "0".'],
  ['generate --dialect mysql --rows 1e3', '--rows must be an integer from 1 to 9007199254740991, not "1e3".'],
  ['generate --dialect mysql --rows=', '--rows must be an integer from 1 to 9007199254740991, not "".'],
  ['generate --dialect mysql --batch-size -1', '--batch-size must be an integer from 1 to 9007199254740991, not "-1".'],
  ['serve 8080', 'serve takes flags only, not "8080".'],
  ['serve --port 65536', '--port must be an integer from 0 to 65535, not "65536".'],
  ['serve --rows 5', 'Unknown flag --rows; the nearest known one is --host.'],
  ['serve --mount mysql', `${mountForm} "mysql".`],
  ['serve --mount mysql=mysql', `${mountForm} "mysql=mysql".`],
  ['serve --mount /a/=mysql', `${mountForm} "/a/=mysql".`],
  ['serve --mount /a%20b=mysql', `${mountForm} "/a%20b=mysql".`],
  ['serve --mount /a=oracle', '--mount must name mysql or postgresql, not "oracle".'],
  ['serve --mount /a=mysql --mount /a=postgresql', '--mount was given the same path twice.'],
] as const;

for (const [line, message] of refused) {
  test(`refuses ${line}`, () => {
    const parse = () => parseCommand(line === '' ? [] : line.split(' '), {});
    assert.throws(parse, (error: Error) => 'exitCode' in error && error.exitCode === 2 && error.message === message);
  });
}

test.run();
