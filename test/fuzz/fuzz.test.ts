import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, DdlError, dialectNames } from '../../src/index.ts';
import { pgliteServer } from '../support/pglite-server.ts';
import type { Session } from '../support/session.ts';
import { type Compile, checkSchema } from './check.ts';
import { type RandomSchema, randomSchema } from './random-schema.ts';

/** Schemas that are filled in each run of the tests. */
const SCHEMAS = 8;

let session: Session;
test.before(async () => {
  session = await pgliteServer.connect();
});
test.after(() => session.close());

test('a seed makes one schema, and others make others', () => {
  for (const dialect of dialectNames) {
    const made = (seed: number) => JSON.stringify(randomSchema(seed, dialect));
    assert.is(made(1), made(1));
    assert.is(new Set(Array.from({ length: 50 }, (_, seed) => made(seed))).size, 50);
  }
});

test('rows of random schemas load', async () => {
  const kinds: string[] = [];
  for (let seed = 0; seed < SCHEMAS; seed++) {
    const { kind, message } = await checkSchema(session, 'postgresql', randomSchema(seed, 'postgresql'));
    assert.is.not(kind, 'fault', `${seed}: ${message}`);
    kinds.push(kind);
  }
  assert.ok(kinds.includes('loaded'), kinds.join());
});

const PLAIN: RandomSchema = { statements: ['CREATE TABLE t (a int NOT NULL)'], options: { rows: 3, seed: 1 } };

/** A compiler of another table than was asked for. */
const compiling =
  (ddl: string): Compile =>
  (_ddl, options) =>
    compileSchema(ddl, options);

const FAULTS: Readonly<Record<string, readonly [schema: RandomSchema, compile: Compile, kind: string]>> = {
  'what the server refuses': [{ ...PLAIN, statements: ['CREATE TABLE t (a what)'] }, compileSchema, 'foreign'],
  'rows that do not load': [PLAIN, compiling('CREATE TABLE t (b int PRIMARY KEY)'), 'fault'],
  'rows that may not load': [PLAIN, compiling('CREATE TABLE t (b int CHECK (f(b) = 3))'), 'warned'],
  'a crash': [
    PLAIN,
    () => {
      throw new TypeError('x is undefined');
    },
    'fault',
  ],
  'what Rowsmith refuses': [
    PLAIN,
    () => {
      throw new DdlError('syntax_error', 'No.', '', 0);
    },
    'refused',
  ],
  'other bytes for a seed': [PLAIN, otherEachTime(), 'fault'],
};

function otherEachTime(): Compile {
  let seed = 0;
  return (ddl, options) => {
    const schema = compileSchema(ddl, options);
    return Object.assign(Object.create(schema), { insert: () => schema.insert({ rows: 3, seed: seed++ }) });
  };
}

for (const [name, [schema, compile, kind]] of Object.entries(FAULTS)) {
  test(`it tells ${name}`, async () => {
    const outcome = await checkSchema(session, 'postgresql', schema, compile);
    assert.is(outcome.kind, kind, outcome.message);
  });
}

test.run();
