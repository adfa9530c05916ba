import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CompileAnswer } from '../../src/http/compile-message.ts';
import { threadedCompilers } from '../../src/http/compile-thread.ts';
import { type Asking, Compilers, type CompileThread, type Presence } from '../../src/http/compilers.ts';
import { compilePlain, compileSchema, DdlError } from '../../src/index.ts';
import { resultOf } from '../../src/steps.ts';
import { until } from './harness.ts';

/** A thread that a test answers for: what it was asked, and what tells its answer. */
class FakeThread implements CompileThread {
  ready: Promise<void> = Promise.resolve();
  asked: string | null = null;
  hasEnded = false;
  #settle: (answer: CompileAnswer | null) => void = () => {};

  ask({ ddl }: { readonly ddl: string }): Promise<CompileAnswer | null> {
    this.asked = ddl;
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  end(): void {
    this.hasEnded = true;
    this.answer(null);
  }

  answer(answer: CompileAnswer | null): void {
    this.asked = null;
    this.#settle(answer);
  }
}

const { plan } = compileSchema('CREATE TABLE t (a INT)', { dialect: 'mysql' });
const planned: CompileAnswer = { kind: 'planned', plan };

const opened: Compilers[] = [];
test.after.each(() => {
  for (const compilers of opened.splice(0)) compilers.close();
});

/**
 * Compilers of fake threads; a table is quick as long as `quickMilliseconds` are not over: as a rule, forever. `prepare` is told
 * each thread that starts with its number from 0; what it throws, starting the thread throws.
 */
function faked(
  quickMilliseconds = 60_000,
  deadlineMilliseconds = 60_000,
  prepare: (thread: FakeThread, number: number) => void = () => {},
) {
  const threads: FakeThread[] = [];
  const startThread = (): CompileThread => {
    const thread = new FakeThread();
    prepare(thread, threads.length);
    threads.push(thread);
    return thread;
  };
  const compilers = new Compilers({
    compilePlain: () => null,
    startThread,
    startMilliseconds: 10,
    quickMilliseconds,
    deadlineMilliseconds,
    idleMilliseconds: 10,
    slowPlaces: 3,
    clientSlowPlaces: 2,
  });
  opened.push(compilers);
  const outcomes = new Map<string, string>();
  const ask = (ddl: string, client = 'a', presence: () => Presence = () => 'waiting'): void => {
    const asking: Asking = { dialect: 'mysql', strict: false, values: {}, client, presence };
    compilers.compile(ddl, asking).then(
      () => outcomes.set(ddl, 'planned'),
      (error: unknown) => outcomes.set(ddl, error instanceof DdlError ? error.code : String(error)),
    );
  };
  const isRunning = (ddl: string) => threads.some(({ asked }) => asked === ddl);
  /** What is being compiled, in the order of the letters, once all that can begin has begun. */
  const running = async () => {
    await new Promise(setImmediate);
    return threads.flatMap(({ asked }) => (asked === null ? [] : [asked])).sort();
  };
  /** Answers what is being compiled, and waits for what comes of it. */
  const answer = async (ddl: string, with_: CompileAnswer | null = planned): Promise<void> => {
    threads.find(({ asked }) => asked === ddl)?.answer(with_);
    await until(() => outcomes.has(ddl), `an outcome of ${ddl}`);
  };
  return { compilers, threads, outcomes, ask, isRunning, running, answer };
}

test('clients take turns, and each has its tables in order', async () => {
  const { ask, running, answer } = faked();
  for (const ddl of ['a1', 'a2', 'a3']) ask(ddl, 'a');
  ask('b1', 'b');
  const order: string[] = [];
  for (let [next] = await running(); next !== undefined; [next] = await running()) {
    order.push(next);
    await answer(next);
  }
  assert.equal(order, ['a1', 'a2', 'b1', 'a3']);
});

test('nothing is compiled for a client that is gone, and what may be gone waits for the others', async () => {
  const { ask, running, answer, outcomes } = faked();
  ask('first');
  ask('silent', 'a', () => 'silent');
  ask('gone', 'a', () => 'gone');
  ask('waiting');
  assert.equal(await running(), ['first']);
  await answer('first');
  assert.equal(await running(), ['waiting']);
  await answer('waiting');
  assert.equal(await running(), ['silent']);
  assert.match(outcomes.get('gone') ?? '', /Nobody waits/);
});

test('a table that takes long leaves its place to the next, and goes on', async () => {
  const { ask, running, answer, outcomes, isRunning } = faked(1);
  ask('slow', 'a');
  ask('next', 'b');
  await until(() => isRunning('next'), 'the next one begins');
  assert.equal(await running(), ['next', 'slow']);
  await answer('next');
  assert.is(outcomes.has('slow'), false);
  await answer('slow');
  assert.is(outcomes.get('slow'), 'planned');
});

test('a client of which several tables take long waits, others do not', async () => {
  const { ask, running, answer, isRunning } = faked(1);
  for (const ddl of ['first', 'second']) {
    ask(ddl, 'a');
    await until(() => isRunning(ddl), `${ddl} begins`);
  }
  ask('third', 'a');
  ask('other', 'b');
  await until(() => isRunning('other'), 'the other client goes on');
  assert.equal(await running(), ['first', 'other', 'second']);
  await answer('other');
  await answer('first');
  assert.equal(await running(), ['second', 'third']);
});

test('where all places are taken, the next one waits for one', async () => {
  const { ask, answer, isRunning } = faked(1);
  for (const ddl of ['first', 'second', 'third', 'fourth']) {
    ask(ddl, ddl);
    await until(() => isRunning(ddl), `${ddl} begins`);
  }
  ask('next', 'next');
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.is(isRunning('next'), false);
  await answer('second');
  await until(() => isRunning('next'), 'the next one begins');
});

test('a table is ended at its deadline, and its thread with it', async () => {
  const { ask, outcomes, threads, running } = faked(1, 5);
  ask('endless');
  await until(() => outcomes.get('endless') === 'limit_exceeded', 'the deadline');
  assert.is(threads.filter(({ hasEnded }) => hasEnded).length, 1);
  ask('next');
  assert.equal(await running(), ['next']);
});

test('a thread that was ended is not asked again, and its fault is ours', async () => {
  const { ask, threads, outcomes, running } = faked();
  ask('bad');
  await running();
  const thread = threads.find(({ asked }) => asked === 'bad');
  if (thread === undefined) throw new Error('Nothing was asked.');
  thread.hasEnded = true;
  thread.answer({ kind: 'failed', detail: 'It broke.' });
  await until(() => outcomes.get('bad') === 'Error: It broke.', 'the fault');
  ask('next');
  assert.equal(await running(), ['next']);
  assert.is(thread.asked, null);
});

test('a table is refused at its deadline, though its thread does not end', async () => {
  const { ask, outcomes, isRunning } = faked(60_000, 10, (thread, number) => {
    if (number === 0) thread.end = () => {};
  });
  ask('endless');
  ask('next');
  await until(() => outcomes.get('endless') === 'limit_exceeded', 'the deadline');
  await until(() => isRunning('next') || outcomes.has('next'), 'the next one begins');
  assert.ok(isRunning('endless'));
});

test('a thread that does not start is our fault, and others go on', async () => {
  const { ask, outcomes, threads, running, answer } = faked(60_000, 60_000, (thread, number) => {
    if (number === 0) thread.ready = new Promise(() => {});
  });
  ask('first');
  ask('next');
  await until(() => outcomes.has('first'), 'an outcome');
  assert.is(outcomes.get('first'), 'Error: A thread did not start within 0.01 seconds.');
  assert.is(threads[0]?.hasEnded, true);
  assert.equal(await running(), ['next']);
  await answer('next');
  assert.is(outcomes.get('next'), 'planned');
});

test('where no thread can be started it is our fault, and the next table tries again', async () => {
  let failures = 2;
  const { ask, outcomes, running, answer } = faked(60_000, 60_000, () => {
    if (failures-- > 0) throw new Error('No thread is left.');
  });
  ask('first');
  ask('second');
  await until(() => outcomes.size === 2, 'both are rejected');
  assert.equal([...outcomes.values()], Array(2).fill('Error: No thread is left.'));
  ask('third');
  assert.equal(await running(), ['third']);
  await answer('third');
  assert.is(outcomes.get('third'), 'planned');
});

test('a table is compiled where no second thread can be started', async () => {
  const { ask, outcomes, running, answer } = faked(60_000, 60_000, (_, number) => {
    if (number === 1) throw new Error('No thread is left.');
  });
  ask('only');
  assert.equal(await running(), ['only']);
  await answer('only');
  assert.is(outcomes.get('only'), 'planned');
});

test('a thread that ended while it stood ready is not asked', async () => {
  const { ask, threads, running, answer } = faked();
  ask('first');
  await running();
  await answer('first');
  for (const thread of threads) thread.hasEnded = true;
  const ended = threads.length;
  ask('next');
  assert.equal(await running(), ['next']);
  assert.ok(threads.slice(0, ended).every(({ asked }) => asked === null));
});

test('a table that takes long for a client that may be gone leaves its place, and is compiled later', async () => {
  const { ask, running, answer, outcomes, isRunning } = faked(1);
  let isSilent = false;
  for (const ddl of ['first', 'second']) {
    ask(ddl, 'a', () => (isSilent && ddl === 'second' ? 'silent' : 'waiting'));
    await until(() => isRunning(ddl), `${ddl} begins`);
  }
  // The client's share is taken: nothing of it begins as long as both are waited for.
  ask('silent', 'a', () => 'silent');
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(await running(), ['first', 'second']);
  isSilent = true;
  ask('waiting', 'a');
  await until(() => isRunning('waiting'), 'the one that is waited for begins');
  assert.equal(await running(), ['first', 'waiting']);
  await answer('waiting');
  await until(() => isRunning('silent'), 'the next one begins');
  await answer('silent');
  await until(() => isRunning('second'), 'it begins again');
  await answer('second');
  assert.is(outcomes.get('second'), 'planned');
});

test('once nothing is compiled for a while, one thread stands ready: one that has done nothing', async () => {
  const { ask, threads, running, answer } = faked();
  ask('first');
  await running();
  const used = threads.find(({ asked }) => asked === 'first');
  await answer('first');
  assert.is(threads.filter(({ hasEnded }) => !hasEnded).length, 2);
  await until(() => used?.hasEnded === true, 'the thread is ended');
  assert.is(threads.filter(({ hasEnded }) => !hasEnded).length, 1);
});

test('closing ends all threads, and what they were doing', async () => {
  const { compilers, ask, threads, outcomes } = faked();
  ask('running');
  ask('waiting');
  compilers.close();
  await until(() => outcomes.size === 2, 'both are rejected');
  assert.ok(threads.every(({ hasEnded }) => hasEnded));
});

function textOf(chunks: Iterable<Uint8Array>): string {
  return Array.from(chunks, (chunk) => new TextDecoder().decode(chunk)).join('');
}

test('threads plan what the library plans, and refuse what it refuses', async () => {
  const compilers = threadedCompilers();
  const asking: Asking = { dialect: 'postgresql', strict: false, values: {}, client: 'a', presence: () => 'waiting' };
  try {
    const ddl = `CREATE TABLE t (id serial PRIMARY KEY, a text CHECK (a ~ '^[a-c]+$'), b date, c date, CHECK (b < c), UNIQUE (a));
      CREATE TABLE u (id int PRIMARY KEY, t int NOT NULL REFERENCES t, next int REFERENCES v DEFERRABLE);
      CREATE TABLE v (id int PRIMARY KEY, u int REFERENCES u)`;
    const planned = await compilers.compile(ddl, asking);
    const expected = compileSchema(ddl, { dialect: 'postgresql' }).insert({ rows: 50, seed: 3 });
    assert.is(textOf(resultOf(planned.insertInSteps({ rows: 50, seed: 3 }))), textOf(expected));
    try {
      await compilers.compile('CREATE TABLE t (\n a int CHECK (', asking);
      assert.unreachable();
    } catch (error) {
      if (!(error instanceof DdlError)) throw error;
      assert.equal([error.code, error.line, error.column], ['syntax_error', 2, 14]);
    }
  } finally {
    compilers.close();
  }
});

test('a thread that is not done at the deadline is ended', async () => {
  const compilers = threadedCompilers(5);
  // Takes as many steps as planning may take: hundreds of milliseconds.
  const columns = Array.from({ length: 200 }, (_, i) => `g${i + 1} INT AS (g${i} + 1)`).join(', ');
  const ddl = `CREATE TABLE t (g0 INT, ${columns}, UNIQUE (g200), CHECK (g200 > 5))`;
  try {
    await compilers.compile(ddl, {
      dialect: 'mysql',
      strict: false,
      values: {},
      client: 'a',
      presence: () => 'waiting',
    });
    assert.unreachable();
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    assert.is(error.code, 'limit_exceeded');
    assert.match(error.message, /0\.005 seconds/);
  } finally {
    compilers.close();
  }
});

test('a plain table is compiled at once, any other in a thread', () => {
  const plain = (ddl: string): boolean => compilePlain(ddl, { dialect: 'postgresql' }) !== null;
  assert.is(
    plain("CREATE TABLE t (id int PRIMARY KEY, a varchar(9) UNIQUE DEFAULT 'x', b timestamp DEFAULT now());\n"),
    true,
  );
  for (const other of [
    'a int CHECK (a > 1)',
    'a int, b int GENERATED ALWAYS AS (a + 1) STORED',
    'a int REFERENCES parent (id)',
    'a int, EXCLUDE (a WITH =)',
    "a text DEFAULT 'a' || 'b'",
    'a int[][][]',
    'a bit(9000)',
    `a int /* ${'x'.repeat(3000)} */`,
  ]) {
    assert.is(plain(`CREATE TABLE t (${other})`), false, other);
  }
  assert.is(plain('CREATE TABLE t (a int PRIMARY KEY, b int) PARTITION BY RANGE (a)'), false);
  assert.is(plain('CREATE TABLE t (a int); CREATE UNIQUE INDEX ON t (a)'), false);
});

test.run();
