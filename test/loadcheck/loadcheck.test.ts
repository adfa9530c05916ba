import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompiledTable, compile, DdlError, type Insertion } from '../../src/index.ts';
import { availableServers } from '../support/servers.ts';
import { ServerError, type Session } from '../support/session.ts';
import { statementsOf, targetOf } from '../support/statements.ts';
import { isConstrained } from './constrained.ts';
import { type Check, type CorpusCase, checkOf, readCorpus } from './corpus.ts';
import { judgeError, judgeRefusal, judgeRows } from './judgement.ts';
import { withPartition } from './partition.ts';
import { complaintsOf, failureLines, type Result, tableOf } from './report.ts';
import { runCheck, runChecks } from './runner.ts';
import { missedThresholds, percent, totalsOf } from './totals.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A table whose insertion is the given text, and that announces a number of rows. */
function tableWriting(text: string, rows: number): CompiledTable {
  const insertion: Insertion = {
    rows,
    rowsWritten: rows,
    warnings: [],
    stop() {},
    release() {},
    *[Symbol.iterator]() {
      yield bytes(text);
    },
  };
  const compiled = compile('CREATE TABLE t (a INT)', { dialect: 'mysql' });
  function* insertInSteps(): Generator<void, Insertion, void> {
    yield;
    return insertion;
  }
  return { ...compiled, insert: () => insertion, insertInSteps, text: () => text };
}

/** A session that notes what it is told, refuses what holds `bad`, and counts three rows in any table. */
function recordingSession(log: string[]): Session {
  const note = async (text: string) => {
    log.push(text);
    if (text.includes('bad')) throw new ServerError('no good');
  };
  return {
    reset: () => note('reset'),
    ignoreForeignKeys: () => note('ignore foreign keys'),
    execute: (statement) => note(statement.trim()),
    load: (statement) => note(statement.trim()),
    checkDeferred: () => note('check deferred'),
    count: async (table) => {
      await note(`count ${table}`);
      return 3;
    },
    close: () => note('close'),
  };
}

const check: Check = {
  id: 'a:1',
  dialect: 'mysql',
  table: 'd.T',
  parents: [],
  expectation: 'load',
  setUp: ['CREATE TABLE t (a int);'],
  definition: 'CREATE TABLE t (a int);',
  enforceForeignKeys: false,
  hasCompanions: false,
};

/** What a check comes to, as one text, and what the session was told. */
async function outcomeOf(part: Partial<Check>, compile: () => CompiledTable): Promise<[string, string[]]> {
  const log: string[] = [];
  const judgement = await runCheck({ ...check, ...part }, async () => recordingSession(log), { compile, rows: 3 });
  return [`${judgement.outcome} ${judgement.failure?.stage ?? ''}`.trim(), log];
}

const fault = new DdlError('syntax_error', 'Expected a type.', 'CREATE', 0);

function throwing(error: Error): () => never {
  return () => {
    throw error;
  };
}

test('a partitioned table without partitions is given one', () => {
  const given = (definition: string): string | undefined => {
    const made = { ...check, dialect: 'postgresql', table: 'S.t', definition } as const;
    return withPartition(made, compile(definition, { dialect: 'postgresql' }))?.setUp.at(-1);
  };
  const rest = (bound: string, kind = '') => `CREATE ${kind}TABLE "rest of it" PARTITION OF "S"."t" ${bound};`;
  const hash = 'FOR VALUES WITH (MODULUS 1, REMAINDER 0)';
  const range = 'CREATE TABLE t (a int) PARTITION BY RANGE (a);';
  for (const [definition, expected] of [
    ['CREATE TABLE t (a int)', undefined],
    [range, rest('DEFAULT')],
    ['CREATE TABLE t (a int) PARTITION BY HASH (a)', rest(hash)],
    ['CREATE TEMP TABLE t (a int) PARTITION BY LIST (a)', rest('DEFAULT', 'TEMPORARY ')],
    [`${range}\nCREATE TABLE u PARTITION OF t DEFAULT;`, undefined],
    [`${range}\nCREATE TABLE u PARTITION OF t DEFAULT PARTITION BY HASH (a);`, rest(hash)],
  ] as const) {
    assert.is(given(definition), expected, definition);
  }
});

test('a corpus file is read line by line', () => {
  const cases = readCorpus('{"id":"a:1"}\n\n{"id":"a:2"}\n');
  assert.equal(
    cases.map(({ id }) => id),
    ['a:1', 'a:2'],
  );
});

const item: CorpusCase = {
  id: 'a:1',
  dialect: 'postgresql',
  table: 't',
  ddl: 'CREATE TABLE t (a s);',
  prelude: ['CREATE SCHEMA x;', 'CREATE DOMAIN s AS int;', 'create domain S as text;'],
  postlude: ['ALTER TABLE t ADD UNIQUE (a);'],
  pg18: 'ok',
  pg18_postlude: 'ok',
};

test('a case gives the server its prelude, and the compiler the types of it', () => {
  assert.equal(checkOf(item, 'postgresql', false), {
    id: 'a:1',
    dialect: 'postgresql',
    table: 't',
    parents: [],
    expectation: 'load',
    setUp: ['CREATE SCHEMA x;', 'CREATE DOMAIN s AS int;', 'CREATE TABLE t (a s);'],
    definition: 'CREATE DOMAIN s AS int;\ncreate domain S as text;\nCREATE TABLE t (a s);',
    enforceForeignKeys: false,
    hasCompanions: true,
  });
});

test('companions go to the server and to the compiler where they ran', () => {
  const companion = 'ALTER TABLE t ADD UNIQUE (a);';
  assert.is(checkOf(item, 'postgresql', true)?.setUp.at(-1), companion);
  assert.ok(checkOf(item, 'postgresql', true)?.definition.endsWith(`\n${companion}`));
  assert.is(checkOf({ ...item, pg18_postlude: 'error: …' }, 'postgresql', true)?.setUp.at(-1), item.ddl);
});

test('the verdicts say what is expected', () => {
  const expected = (mysql9: string, mariadb10: string) => {
    const { dialect, id, table, ddl } = { ...item, dialect: 'mysql' as const };
    return checkOf({ dialect, id, table, ddl, mysql9, mariadb10 }, 'mysql', false)?.expectation;
  };
  assert.is(expected('ok', 'syntax_error'), 'load');
  assert.is(expected('syntax_error', 'syntax_error'), 'refusal');
  assert.is(expected('syntax_error', 'ok'), undefined);
  assert.is(expected('syntax_error', 'error: 1286'), undefined);
  assert.is(expected('error: 1286', 'error: 1286'), undefined);
  assert.is(checkOf(item, 'mysql', false), undefined);
});

test('companions are the tables, too, that a table takes columns from', () => {
  const prelude = ['CREATE TABLE a (x int);', 'CREATE TABLE other (x int);', 'CREATE TABLE s.b (y int) INHERITS (a);'];
  const inherits = { ...item, ddl: 'CREATE TABLE t () INHERITS (S.b);', prelude, postlude: [] };
  const [a, , b] = prelude;
  assert.is(checkOf(inherits, 'postgresql', true)?.definition, [a, b, inherits.ddl].join('\n'));
  assert.is(checkOf(inherits, 'postgresql', false)?.definition, inherits.ddl);
});

test('standalone cases keep their foreign keys', () => {
  const both = { ...item, mysql9: 'ok', mariadb10: 'ok', standalone: true, prelude: [] };
  assert.is(checkOf(both, 'mysql', false)?.enforceForeignKeys, true);
  assert.is(checkOf(both, 'mariadb', false)?.enforceForeignKeys, false);
  const parent = { ...both, prelude: ['CREATE TABLE parent (id INT PRIMARY KEY)'] };
  assert.is(checkOf(parent, 'mysql', false)?.enforceForeignKeys, false);
});

test('rows are judged by count', () => {
  assert.is(judgeRows({ asked: 9, announced: 9, found: 9 }).outcome, 'loaded');
  assert.is(judgeRows({ asked: 9, announced: 4, found: 4 }).outcome, 'loaded_short');
  assert.is(judgeRows({ asked: 9, announced: 9, found: 4 }).outcome, 'short');
  assert.is(judgeRows({ asked: 9, announced: 0, found: 0 }).outcome, 'no_rows');
});

test('errors are judged by their kind and stage', () => {
  assert.equal(judgeError('compile', fault), {
    outcome: 'refused',
    failure: { stage: 'compile', reason: '1:1 Expected a type.' },
  });
  assert.equal(judgeError('create', new ServerError('no')), {
    outcome: 'not_created',
    failure: { stage: 'create', reason: 'no' },
  });
  assert.is(judgeError('load', new ServerError('no')).outcome, 'load_error');
  assert.is(judgeError('load', new RangeError('no')).failure?.stage, 'crash');
  assert.is(judgeError('load', new ServerError('x'.repeat(9999))).failure?.reason.length, 500);
});

test('a refusal agrees, or is missed', () => {
  assert.is(judgeRefusal(fault).outcome, 'refused_too');
  assert.equal(judgeRefusal(undefined).failure?.stage, 'compile');
  assert.equal(judgeRefusal(new RangeError('no')).failure?.stage, 'crash');
});

test('an output is cut into statements', () => {
  const output = "-- it's; one\nSET a;\nINSERT INTO `;--` VALUES ('a;''\n;--', \"''\");INSERT 'é' ;\n-- the; end\n";
  const statements = ["-- it's; one\nSET a;", "\nINSERT INTO `;--` VALUES ('a;''\n;--', \"''\");", "INSERT 'é' ;"];
  const all = bytes(output);
  assert.equal([...statementsOf([all])], statements);
  const single = Array.from(all, (byte) => Uint8Array.of(byte));
  assert.equal([...statementsOf(single)], statements);
});

test('an output that is not UTF-8 is an error', () => {
  assert.throws(() => [...statementsOf([Uint8Array.of(0xc3)])]);
});

test('the target of an insert is found', () => {
  assert.equal(targetOf('\n-- x\nINSERT INTO "a.b"."C" ("a") VALUES (1);'), { written: '"a.b"."C"', name: 'C' });
  assert.equal(targetOf('INSERT INTO ```a` () VALUES ();'), { written: '```a`', name: '``a' });
  assert.is(targetOf('SET NAMES utf8mb4;'), undefined);
});

test('tables with constraints are told from others', () => {
  const is = (definition: string, expected: boolean, part: Partial<Check> = {}) =>
    assert.is(isConstrained({ ...check, definition, ...part }), expected, definition);
  is('CREATE TABLE t (a int PRIMARY KEY, b varchar(9) UNIQUE)', false);
  is('CREATE TABLE t (a int, b int, PRIMARY KEY (a, b))', true);
  is('CREATE TABLE t (a int CHECK (a > 1))', true);
  is("CREATE TABLE t (a enum('b'))", true);
  is('CREATE TABLE t (a int)', true, { hasCompanions: true });
  is('CREATE TABLE t (a', true);
  is('CREATE TABLE t (a', false, { expectation: 'refusal' });
});

test('a table is made, loaded and counted', async () => {
  const [outcome, log] = await outcomeOf({}, () => tableWriting('SET x;\nINSERT INTO `t` VALUES (1);\n', 3));
  assert.is(outcome, 'loaded');
  assert.equal(log, [
    'CREATE TABLE t (a int);',
    'ignore foreign keys',
    'SET x;',
    'INSERT INTO `t` VALUES (1);',
    'check deferred',
    'count `t`',
  ]);
});

test('each stage can fail', async () => {
  const good = () => tableWriting('INSERT INTO `t` VALUES (1);', 3);
  const is = async (part: Partial<Check>, compile: () => CompiledTable, expected: string) => {
    const [outcome] = await outcomeOf(part, compile);
    assert.is(outcome, expected);
  };
  await is({}, throwing(fault), 'refused compile');
  await is({}, throwing(new TypeError('no')), 'crashed crash');
  await is({ setUp: ['bad'] }, good, 'not_created create');
  await is({}, () => tableWriting('INSERT INTO `t` VALUES (bad);', 3), 'load_error load');
  await is({}, () => tableWriting('INSERT INTO `other` VALUES (1);', 3), 'load_error load');
  await is({}, () => tableWriting('-- nothing', 3), 'load_error load');
  await is({ expectation: 'refusal' }, throwing(fault), 'refused_too');
  await is({ expectation: 'refusal' }, good, 'wrongly_accepted compile');
});

test('the server is left alone where the compiler refuses', async () => {
  const [, log] = await outcomeOf({}, throwing(fault));
  assert.equal(log, []);
});

test('connections share the checks, and the judgements keep their order', async () => {
  const log: string[] = [];
  const server = { name: 'fake', dialect: 'mysql' as const, connect: async () => recordingSession(log) };
  const checks = [check, { ...check, setUp: ['bad'] }, check, check, { ...check, expectation: 'refusal' as const }];
  let checked = 0;
  const judgements = await runChecks(server, checks, {
    compile: () => tableWriting('INSERT INTO `t` VALUES (1);', 3),
    rows: 3,
    connections: 2,
    signal: new AbortController().signal,
    onChecked: () => {
      checked += 1;
    },
  });
  assert.equal(
    judgements.map((judgement) => judgement?.outcome),
    ['loaded', 'not_created', 'loaded', 'loaded', 'wrongly_accepted'],
  );
  assert.is(checked, 5);
  assert.is(log.filter((line) => line === 'close').length, 2);
});

test('totals count what the server made, and refusals apart', () => {
  const judgements = [
    ...(['loaded', 'loaded', 'loaded_short', 'refused', 'crashed', 'not_created', 'load_error', 'short'] as const),
    ...(['refused_too', 'wrongly_accepted'] as const),
  ].map((outcome) => ({ outcome }));
  assert.equal(totalsOf(judgements), {
    cases: 8,
    accepted: 6,
    refused: 1,
    crashed: 1,
    loaded: 3,
    loadedShort: 1,
    noRows: 0,
    loadErrors: 1,
    short: 1,
    notCreated: 1,
    toRefuse: 2,
    refusedToo: 1,
  });
});

test('percentages are rounded down', () => {
  assert.is(percent(99_999, 100_000), '99.99 %');
  assert.is(percent(7, 7), '100.00 %');
  assert.is(percent(0, 0), 'none');
});

test('thresholds are compared exactly', () => {
  const totals = totalsOf([{ outcome: 'loaded' }, { outcome: 'loaded' }, { outcome: 'short' }]);
  assert.equal(missedThresholds(totals, { minAccepted: 100, minLoaded: 66.6 }), []);
  assert.equal(missedThresholds(totals, { minAccepted: 100, minLoaded: 66.7 }), [
    '66.66 % of the tables were loaded, less than 66.7 %.',
  ]);
});

const results: Result[] = [
  { server: 'mysql', file: 'a', id: 'a:1', judgement: { outcome: 'loaded' } },
  { server: 'mysql', file: 'b', id: 'b:1', judgement: { outcome: 'loaded' } },
  { server: 'mariadb', file: 'a', id: 'a:1', judgement: judgeRows({ asked: 2, announced: 2, found: 1 }) },
];

test('the table has a line for each file, server and all', () => {
  const lines = tableOf(results).split('\n');
  assert.equal(
    lines.map((line) => line.split(/ {2,}/)[0]),
    ['', 'mysql a', 'mysql b', 'mysql total', 'mariadb a', 'mariadb total', 'total'],
  );
  assert.match(lines.at(-1) ?? '', /^total +3 +3 +100\.00 % +0 +0 +2 +66\.66 % +0 +0 +0 +1 +0 +0 of 0$/);
});

test('failures are lines of JSON', () => {
  assert.equal(JSON.parse(failureLines(results)), {
    id: 'a:1',
    server: 'mariadb',
    stage: 'count',
    reason: '1 rows in the table, 2 announced, 2 asked for.',
  });
});

test('each server must reach the thresholds by itself', () => {
  assert.equal(complaintsOf(results, { minAccepted: 100, minLoaded: 50 }), [
    'mariadb: 0.00 % of the tables were loaded, less than 50 %.',
  ]);
});

test('a server without an address is skipped with a line, or an error where all are required', () => {
  const lines: string[] = [];
  const environment = { MYSQL_URL: 'mysql://localhost', POSTGRES_URL: '' };
  const servers = availableServers(undefined, environment, (line) => lines.push(line));
  assert.equal(
    servers.map(({ name }) => name),
    ['mysql'],
  );
  assert.equal(lines, [
    'postgresql: skipped, since POSTGRES_URL is not set.',
    'mariadb: skipped, since MARIADB_URL is not set.',
  ]);
  assert.throws(() => availableServers(['mariadb'], { REQUIRE_SERVERS: '1' }), /MARIADB_URL is not set/);
});

test.run();
