import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCommand } from '../../src/cli/arguments.ts';
import { LIMIT_FLAGS } from '../../src/cli/serve-flags.ts';
import { DEFAULT_LIMITS } from '../../src/http/limits.ts';

const generated = {
  file: '-',
  dialect: 'mysql',
  config: undefined,
  output: {},
  values: {},
  isNow: false,
  out: undefined,
  outDir: undefined,
  compression: undefined,
  shard: undefined,
  jobs: 1,
  strict: false,
  keepGoing: false,
};
const served = {
  host: '127.0.0.1',
  port: 8080,
  adminHost: '127.0.0.1',
  adminPort: undefined,
  mounts: undefined,
  rate: { burst: 10, windowSeconds: 60 },
  rateStore: undefined,
  trustedProxies: [],
  corsOrigins: [],
  limits: {},
  graceMilliseconds: 15_000,
};

const generates = [
  ['--dialect mysql', {}],
  ['-', { dialect: undefined }],
  ['--dialect mariadb', {}],
  ['--dialect pg', { dialect: 'postgresql' }],
  ['-d mysql -n 5 -s 7 -o b.sql', { output: { rows: 5, seed: 7 }, out: 'b.sql' }],
  ['-n5 -dpostgres', { output: { rows: 5 }, dialect: 'postgresql' }],
  ['- --dialect=mysql', {}],
  ['a.sql --dialect mysql', { file: 'a.sql' }],
  ['--dialect postgresql -- -a.sql', { file: '-a.sql', dialect: 'postgresql' }],
  ['--dialect postgresql --dialect mysql', {}],
  ['--strict --dialect mysql', { strict: true }],
  ['--rows 5 --batch-size 3 --dialect mysql', { output: { rows: 5, batchSize: 3 } }],
  ['--rows 9007199254740991 --dialect mysql', { output: { rows: 2 ** 53 - 1 } }],
  ['--seed 0 --dialect mysql', { output: { seed: 0 } }],
  ['--seed 007 --dialect mysql', { output: { seed: '007' } }],
  ['--seed -5 --dialect mysql', { output: { seed: '-5' } }],
  ['--seed=--x --dialect mysql', { output: { seed: '--x' } }],
  ['--seed 9007199254740992 --dialect mysql', { output: { seed: '9007199254740992' } }],
  ['--out b.sql --dialect mysql', { out: 'b.sql' }],
  ['--out b.sql.GZ --dialect mysql', { out: 'b.sql.GZ', compression: 'gzip' }],
  ['--out b --compress gzip --dialect mysql', { out: 'b', compression: 'gzip' }],
  ['--out-dir b --compress gzip --dialect mysql', { outDir: 'b', compression: 'gzip' }],
  ['--out-dir b --jobs 8 --dialect mysql', { outDir: 'b', jobs: 8 }],
  ['--seed 1 --offset 5 --table-rows 9 --dialect mysql', { output: { seed: 1, offset: 5, tableRows: 9 } }],
  ['--seed 1 --shard 2/3 --dialect mysql', { output: { seed: 1 }, shard: { number: 2, of: 3 } }],
  [
    '--dialect mysql -n 5 --rows a=7 --rows b.c=3x --rows a=0.5x -n 6',
    { output: { rows: 6, rowsOf: { a: '0.5x', 'b.c': '3x' } } },
  ],
  ['--dialect mysql --rows a=b=9007199254740991', { output: { rowsOf: { 'a=b': 2 ** 53 - 1 } } }],
  ['--dialect mysql --rows a=0.000001x', { output: { rowsOf: { a: '0.000001x' } } }],
  ['--dialect mysql --table a --table b.c', { output: { tables: ['a', 'b.c'] } }],
  ['--dialect mysql --identity database', { output: { identity: 'database' } }],
  ['--dialect mysql --identity database --identity explicit', { output: { identity: 'explicit' } }],
  ['--dialect mysql --keep-going', { keepGoing: true }],
  ['--dialect mysql --nulls 0.5', { values: { nulls: 0.5 } }],
  ['--dialect mysql --where a>0 --where t:b=1', { values: { where: ['a>0', 't:b=1'] } }],
  ['--dialect mysql --column a:nulls=1', { values: { columns: { a: { nulls: 1 } } } }],
  [
    '--dialect mysql --column t.a:nulls=1,from=2 --column t.a:nulls=0 --column b:omit',
    { values: { columns: { 't.a': { nulls: 0, from: 2 }, b: { omit: true } } } },
  ],
  ['--dialect mysql --config a.json', { config: 'a.json' }],
  ['--dialect mysql --no-config', { config: null }],
  ['--dialect mysql --now', { isNow: true }],
] as const;

for (const [line, expected] of generates) {
  test(`generate ${line}`, () => {
    const command = parseCommand(['generate', ...line.split(' ')], {});
    assert.equal(command, { name: 'generate', given: { ...generated, ...expected } });
  });
}

const explained = {
  file: '-',
  dialect: 'mysql',
  config: undefined,
  output: {},
  values: {},
  isNow: false,
  json: false,
};

for (const [line, expected] of [
  ['a.sql --dialect mysql', { file: 'a.sql' }],
  ['--json --dialect postgresql --rows 5', { dialect: 'postgresql', output: { rows: 5 }, json: true }],
  ['--dialect mysql --table a --table=b.c', { output: { tables: ['a', 'b.c'] } }],
  ['--dialect mysql -n a=5 --identity database', { output: { rowsOf: { a: 5 }, identity: 'database' } }],
  ['--dialect mysql --nulls 0 --no-config', { values: { nulls: 0 }, config: null }],
] as const) {
  test(`explain ${line}`, () => {
    const command = parseCommand(['explain', ...line.split(' ')], {});
    assert.equal(command, { name: 'explain', given: { ...explained, ...expected } });
  });
}

for (const [line, expected] of [
  ['', { file: '-', dialect: undefined, out: 'rowsmith.json', force: false }],
  ['a.sql', { file: 'a.sql', dialect: undefined, out: 'rowsmith.json', force: false }],
  ['x/a.sql -d pg --force', { file: 'x/a.sql', dialect: 'postgresql', out: 'x/rowsmith.json', force: true }],
  ['a.sql -o b.json', { file: 'a.sql', dialect: undefined, out: 'b.json', force: false }],
] as const) {
  test(`init ${line}`, () => {
    const args = line.split(' ').filter((word) => word !== '');
    assert.equal(parseCommand(['init', ...args], {}), { name: 'init', given: expected });
  });
}

const serves = [
  ['', {}],
  ['--host ::1 --port 0', { host: '::1', port: 0 }],
  ['--admin-host 0.0.0.0 --admin-port 9090', { adminHost: '0.0.0.0', adminPort: 9090 }],
  ['--rate-limit 0', { rate: null }],
  ['--rate-limit 5 --rate-window 1', { rate: { burst: 5, windowSeconds: 1 } }],
  ['--rate-store redis://:secret@a:7/1', { rateStore: 'redis://:secret@a:7/1' }],
  ['--rate-store rediss://a', { rateStore: 'rediss://a' }],
  ['--trust-proxy 10.0.0.0/8,::1 --trust-proxy loopback', { trustedProxies: ['10.0.0.0/8', '::1', 'loopback'] }],
  ['--cors https://a.example --cors http://b:81', { corsOrigins: ['https://a.example', 'http://b:81'] }],
  ['--cors *', { corsOrigins: ['*'] }],
  [
    '--max-rows 5 --max-body-bytes 9 --max-seconds 2',
    { limits: { rows: 5, bodyBytes: 9, generationMilliseconds: 2000 } },
  ],
  ['--max-streams 3 --stream-wait-seconds 1', { limits: { streams: 3, streamWaitMilliseconds: 1000 } }],
  ['--grace-seconds 0', { graceMilliseconds: 0 }],
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

test('takes from the environment what no flag says', () => {
  const environment = {
    ROWSMITH_HOST: '::',
    ROWSMITH_PORT: '81',
    ROWSMITH_MOUNT: '/=mysql, /pg=postgresql',
    ROWSMITH_CORS: '',
    ROWSMITH_MAX_STREAMS: '7',
    ROWSMITH_ROWS: '5',
  };
  const mounts = [
    { path: '', dialect: 'mysql' },
    { path: '/pg', dialect: 'postgresql' },
  ];
  const given = { ...served, host: '::', port: 82, mounts, limits: { streams: 7 } };
  assert.equal(parseCommand(['serve', '--port', '82'], environment), { name: 'serve', given });
});

test('has a flag for each limit that an operator sets', () => {
  const fixed = ['lingerMilliseconds'];
  const set = LIMIT_FLAGS.map(({ limit }) => limit);
  assert.equal([...set, ...fixed].sort(), Object.keys(DEFAULT_LIMITS).sort());
});

test('the help of each limit names its default', () => {
  for (const { limit, unit, help } of LIMIT_FLAGS) assert.match(help, `(default ${DEFAULT_LIMITS[limit] / unit})`);
});

for (const [line, of] of [
  ['--help', undefined],
  ['-h', undefined],
  ['other --help', undefined],
  ['generate --help', 'generate'],
  ['help page --help', 'page'],
  ['serve -h', 'serve'],
] as const) {
  test(line, () => assert.equal(parseCommand(line.split(' '), {}), { name: 'help', of }));
}

for (const [line, subject] of [
  ['help', undefined],
  ['help explain', 'explain'],
  ['help limits', 'limits'],
  ['help --rows', '--rows'],
] as const) {
  test(line, () => assert.equal(parseCommand(line.split(' '), {}), { name: 'topic', subject }));
}

for (const line of ['a.sql -n 5', './a -n 5', '-n 5 a.sql', '--rows 5 a.sql', '- -n 5']) {
  test(`${line} is for rows`, () => {
    assert.equal(parseCommand(line.split(' '), {}), parseCommand(['generate', ...line.split(' ')], {}));
  });
}

test('--version', () => assert.equal(parseCommand(['--version'], {}), { name: 'version' }));

const mountForm = '--mount must be PATH=DIALECT, as in /mysql=mysql, not';
const rowsForm = `--rows of a table must be a whole number from 1 to 9007199254740991 or times its parent's, as in orders=5000 or items=3x, not`;
const shardForm = '--shard must be i/n, as in 1/4 for the first of four, not';
const columnForm = '--column must be a column and its options, as in "orders.status: values=a,b", not';
const refused = [
  ['', 'Name a command: generate, explain, init, page, serve, mcp or completion (rowsmith --help says more).'],
  [
    'write',
    'Unknown command "write"; it is generate, explain, init, page, serve, mcp or completion (rowsmith --help says more).',
  ],
  ['explain a b --dialect mysql', 'Name one file, not also "b".'],
  ['explain --dialect mysql --json=yes', '--json takes no value.'],
  ['explain --dialect mysql --seed 5', 'Unknown flag --seed; the nearest known one is --where.'],
  ['generate --dialect', '--dialect needs a value.'],
  ['generate --dialect oracle', '--dialect must name mysql or postgresql, not "oracle".'],
  ['generate a.sql b.sql --dialect mysql', 'Name one file, not also "b.sql".'],
  ['generate --dialect mysql --row 5', 'Unknown flag --row; the nearest known one is --rows.'],
  ['generate --dialect mysql -x 5', 'Unknown flag -x; the nearest known one is --dialect.'],
  ['generate --out a.SQL.xz', '--out a.SQL.xz would not hold what its name says: rows are compressed to .gz or .zst.'],
  ['generate --out a.zst --compress gzip', '--out a.zst and --compress gzip are not of one kind.'],
  ['generate --compress lz4', '--compress must be gzip or zstd, not "lz4".'],
  ['generate --nulls 2', '--nulls must be a number from 0 to 1, not "2".'],
  ['generate --nulls x', '--nulls must be a number from 0 to 1, not "x".'],
  ['generate --column a', `${columnForm} "a".`],
  ['generate --column :omit', `${columnForm} ":omit".`],
  ['generate --column a:nuls=1', '--column "a:nuls=1": Unknown option "nuls"; the nearest known one is "nulls".'],
  ['generate --config a --no-config', 'Give --config or --no-config, not both.'],
  ['generate --no-config=x', '--no-config takes no value.'],
  ['init a b', 'Name one file, not also "b".'],
  ['help rows values', 'help takes one topic, not also "values".'],
  ['generate --dialect mysql --rows', '--rows needs a value.'],
  [
    'generate --dialect mysql --rows --seed 5',
    '--rows needs a value; one that begins with dashes is written --rows=VALUE.',
  ],
  ['generate --dialect mysql --rows 0', '--rows must be a whole number from 1 to 9007199254740991, not "0".'],
  ['generate --dialect mysql --rows 1e3', '--rows must be a whole number from 1 to 9007199254740991, not "1e3".'],
  ['generate --dialect mysql --rows=', '--rows must be a whole number from 1 to 9007199254740991, not "".'],
  ['generate --dialect mysql --rows =5', '--rows must be a whole number from 1 to 9007199254740991, not "=5".'],
  ['generate --dialect mysql --rows a=', `${rowsForm} "a=".`],
  ['generate --dialect mysql --rows a=0', `${rowsForm} "a=0".`],
  ['generate --dialect mysql --rows a=0x', `${rowsForm} "a=0x".`],
  ['generate --dialect mysql --rows a=0.0000001x', `${rowsForm} "a=0.0000001x".`],
  ['generate --dialect mysql --rows a=x', `${rowsForm} "a=x".`],
  ['generate --dialect mysql --rows a=9007199254740992', `${rowsForm} "a=9007199254740992".`],
  [
    'generate --dialect mysql --locale dee',
    '--locale must be en, ar, de, es, fr, it, ja, ko, nl, pl, pt_BR, ru or zh_CN, not "dee"; the nearest one is "de".',
  ],
  [
    'generate x.sql --dialect postgers',
    '--dialect must name mysql or postgresql, not "postgers"; the nearest one is "postgres".',
  ],
  ['generate --dialect mysql --identity none', '--identity must be explicit or database, not "none".'],
  ['generate --dialect mysql --table', '--table needs a value.'],
  [
    'generate --dialect mysql --batch-size -1',
    '--batch-size must be a whole number from 1 to 9007199254740991, not "-1".',
  ],
  ['generate --dialect mysql --jobs 0', '--jobs must be a whole number from 1 to 256, not "0".'],
  [
    'generate --dialect mysql --offset -1 --seed 1',
    '--offset must be a whole number from 0 to 9007199254740991, not "-1".',
  ],
  ['generate --dialect mysql --out a --out-dir b', 'Give --out or --out-dir, not both.'],
  ['generate --dialect mysql --seed 1 --shard 0/2', `${shardForm} "0/2".`],
  ['generate --dialect mysql --seed 1 --shard 3/2', `${shardForm} "3/2".`],
  ['generate --dialect mysql --seed 1 --shard 2', `${shardForm} "2".`],
  ['generate --dialect mysql --seed 1 --shard 1/9007199254740993', `${shardForm} "1/9007199254740993".`],
  ['page 8080', 'page takes flags only, not "8080".'],
  ['page --port 65536', '--port must be a whole number from 0 to 65535, not "65536".'],
  ['page --host=', '--host needs an address, as in 127.0.0.1, or :: for all.'],
  ['serve 8080', 'serve takes flags only, not "8080".'],
  ['serve --port 65536', '--port must be a whole number from 0 to 65535, not "65536".'],
  ['serve --rows 5', 'Unknown flag --rows; the nearest known one is --cors.'],
  ['serve --mount mysql', `${mountForm} "mysql".`],
  ['serve --mount mysql=mysql', `${mountForm} "mysql=mysql".`],
  ['serve --mount /a/=mysql', `${mountForm} "/a/=mysql".`],
  ['serve --mount /a%20b=mysql', `${mountForm} "/a%20b=mysql".`],
  ['serve --mount /a=oracle', '--mount must name mysql or postgresql, not "oracle".'],
  ['serve --mount /a=mysql --mount /a=postgresql', '--mount was given the same path twice.'],
  ['serve --host=', '--host needs an address, as in 127.0.0.1, or :: for all.'],
  ['serve --admin-host=', '--admin-host needs an address, as in 127.0.0.1, or :: for all.'],
  ['serve --rate-limit -1', '--rate-limit must be a whole number from 0 to 100000, not "-1".'],
  ...['redis', 'http://a', 'redis://', 'redis://:secret@a:7/db', 'redis://a:x'].map(
    (url) => [`serve --rate-store ${url}`, '--rate-store must be an address, as in redis://10.0.0.9:6379/0.'] as const,
  ),
  ['serve --rate-store redis://a --rate-limit 0', '--rate-store has nothing to count where --rate-limit is 0.'],
  ['serve --max-seconds 0', '--max-seconds must be a whole number from 1 to 86400, not "0".'],
  ['serve --cors example.com', '--cors must be an origin, as in https://example.com, or *, not "example.com".'],
  ['serve --cors https://a.b/', '--cors must be an origin, as in https://example.com, or *, not "https://a.b/".'],
] as const;

test('names the variable that is at fault', () => {
  for (const [environment, message] of [
    [
      { ROWSMITH_PORT: 'tcp://10.0.0.1:80' },
      'ROWSMITH_PORT must be a whole number from 0 to 65535, not "tcp://10.0.0.1:80".',
    ],
    [{ ROWSMITH_MOUNT: 'x' }, 'ROWSMITH_MOUNT must be PATH=DIALECT, as in /mysql=mysql, not "x".'],
  ] as const) {
    assert.throws(
      () => parseCommand(['serve'], environment),
      (error: Error) => error.message === message,
    );
  }
});

for (const [line, message] of refused) {
  test(`refuses ${line}`, () => {
    const parse = () => parseCommand(line === '' ? [] : line.split(' '), {});
    assert.throws(parse, (error: Error) => 'exitCode' in error && error.exitCode === 2 && error.message === message);
  });
}

test.run();
