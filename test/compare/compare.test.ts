import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BuildError } from './build-process.ts';
import { compareBuilds } from './compare.ts';
import type { Both, DifferenceKind } from './difference.ts';
import { type FakeTable, fakeBuild, outputOf, removeFakeBuilds, subjectsNamed } from './fake-build.ts';

const test = suite('comparing builds');

test.after(removeFakeBuilds);

const OPTIONS = { rows: 3, seed: '1', repeat: 1, jobs: 2, timeoutSeconds: 20, onCompared: () => {} };

const REFUSAL = { code: 'syntax_error', line: 1, column: 5, message: 'Expected a name.' };

/** Tables by what differs in them: what each build makes, and what is told of each kind. */
const CASES: Readonly<
  Record<string, Both<FakeTable> & { readonly told: Partial<Readonly<Record<DifferenceKind, string>>> }>
> = {
  nothing: {
    base: { output: outputOf('1'), kept: { c: 'drawn' }, warnings: ['unknown_type'], rowLimit: 9, steps: 7 },
    now: { output: outputOf('1'), kept: { c: 'drawn' }, warnings: ['unknown_type'], rowLimit: 9, steps: 7 },
    told: {},
  },
  'the refusal': { base: { refusal: REFUSAL }, now: { refusal: REFUSAL }, told: {} },
  refused: {
    base: { output: outputOf('1') },
    now: { refusal: REFUSAL },
    told: { outcome: 'compiled → syntax_error at 1:5 (Expected a name.)' },
  },
  'other code': {
    base: { refusal: REFUSAL },
    now: { refusal: { ...REFUSAL, code: 'semantic_error' } },
    told: { outcome: 'syntax_error at 1:5 (Expected a name.) → semantic_error at 1:5 (Expected a name.)' },
  },
  'other place': {
    base: { refusal: REFUSAL },
    now: { refusal: { ...REFUSAL, line: 2 } },
    told: { outcome: 'syntax_error at 1:5 (Expected a name.) → syntax_error at 2:5 (Expected a name.)' },
  },
  'other sentence': {
    base: { refusal: REFUSAL },
    now: { refusal: { ...REFUSAL, message: 'Where is it?' } },
    told: { message: 'Expected a name. → Where is it?' },
  },
  'an error': {
    base: { output: outputOf('1') },
    now: { error: 'oh' },
    told: { outcome: 'compiled → crashed compiling: TypeError: oh' },
  },
  'an end': {
    base: { output: outputOf('1') },
    now: { ends: 'exit' },
    told: { outcome: 'compiled → crashed the process ended (exit status 3)' },
  },
  'row limit': {
    base: { output: outputOf('1'), rowLimit: 100 },
    now: { output: outputOf('1') },
    told: { rowLimit: '100 → none' },
  },
  'row limit of millions': {
    base: { output: outputOf('1'), rowLimit: 2_000_000 },
    now: { output: outputOf('1') },
    told: { manyRows: '2000000 → none' },
  },
  warnings: {
    base: { output: outputOf('1') },
    now: { output: outputOf('1'), warnings: ['row_limit', 'row_limit'] },
    told: { warnings: 'none → row_limit, row_limit' },
  },
  kept: {
    base: { output: outputOf('1'), kept: { c: 'absorbed', d: 'drawn' } },
    now: { output: outputOf('1'), kept: { c: 'evaluated', d: 'drawn' } },
    told: { kept: 'check c () absorbed → evaluated' },
  },
  'fewer values': {
    base: { output: outputOf('1', '2', '3') },
    now: { output: outputOf('1', '2', '2') },
    told: { fewer: 'a 3 → 2', bytes: '' },
  },
  'half the values': {
    base: { output: outputOf('1', '2') },
    now: { output: outputOf('1', '1') },
    told: { halved: 'a 2 → 1', bytes: '' },
  },
  'more values': {
    base: { output: outputOf('1', '2', '2') },
    now: { output: outputOf('1', '2', 'NULL') },
    told: { more: 'a 2 → 3', bytes: '' },
  },
  'other values': { base: { output: outputOf('1') }, now: { output: outputOf('2') }, told: { bytes: '' } },
  'other rows': {
    base: { output: outputOf('1', '1') },
    now: { output: outputOf('1') },
    told: { rows: '2 → 1', bytes: '' },
  },
  'no rows': {
    base: { output: outputOf('1') },
    now: { output: 'DROP TABLE t;\n' },
    told: { unreadable: '1 rows → not readable', bytes: '' },
  },
  explanation: {
    base: { output: outputOf('1') },
    now: { output: outputOf('1'), draw: 'of a list' },
    told: { explanation: 'columns.0.draw "by chance" → "of a list"' },
  },
  steps: {
    base: { output: outputOf('1'), steps: 10 },
    now: { output: outputOf('1'), steps: 30 },
    told: { steps: '10 → 30' },
  },
};

test('each kind of difference is told, and equal tables have none', async () => {
  const names = Object.keys(CASES);
  const made = (side: keyof Both<unknown>) =>
    fakeBuild(Object.fromEntries(Object.entries(CASES).map(([name, { [side]: table }]) => [name, table])));
  const folders = { base: made('base'), now: made('now') };
  const comparisons = await compareBuilds(subjectsNamed(...names), { ...OPTIONS, folders, repeat: 2 });
  assert.equal(
    comparisons.map(({ subject }) => subject.name),
    names,
  );
  for (const { subject, differences } of comparisons) {
    // Hashes of bytes are no use to a reader of this file.
    const told = differences.map(({ kind, text }) => [kind, kind === 'bytes' ? '' : text]);
    assert.equal(Object.fromEntries(told), CASES[subject.name]?.told, subject.name);
  }
});

test('a build that never answers is ended, and asked for the next table', async () => {
  const base = fakeBuild({ slow: { output: outputOf('1') }, quick: { output: outputOf('1') } });
  const now = fakeBuild({ slow: { ends: 'never' }, quick: { output: outputOf('1') } });
  const [slow, quick] = await compareBuilds(subjectsNamed('slow', 'quick'), {
    ...OPTIONS,
    folders: { base, now },
    jobs: 1,
    timeoutSeconds: 2,
  });
  assert.equal(slow?.differences, [{ kind: 'outcome', text: 'compiled → crashed no answer in 2 s' }]);
  assert.equal(quick?.differences, []);
});

test('a build that cannot be imported is no difference of tables', async () => {
  const folders = { base: fakeBuild({}, 'nonsense('), now: fakeBuild({}) };
  try {
    await compareBuilds(subjectsNamed('any'), { ...OPTIONS, folders });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, BuildError);
    assert.match(String(error), folders.base);
  }
});

test('an older build may explain nothing, and have no budgets', async () => {
  const older = "export const compile = () => ({ plan: { rowLimit: 1 }, warnings: [], text: () => '' });";
  const folders = { base: fakeBuild({}, older), now: fakeBuild({}, older) };
  const [comparison] = await compareBuilds(subjectsNamed('any'), { ...OPTIONS, folders });
  assert.equal(comparison?.differences, []);
  assert.is(comparison?.observations.now.steps, null);
  assert.equal(comparison?.observations.now.rows?.kept, {});
});

test('this build is itself, and tells its steps', async () => {
  const here = fileURLToPath(new URL('../../../', import.meta.url));
  const ddl = 'CREATE TABLE t (a INT NOT NULL CHECK (a BETWEEN 1 AND 9), b INT, CHECK (b > a * 2))';
  const [subject] = subjectsNamed(ddl);
  assert.ok(subject);
  const [comparison] = await compareBuilds([subject], { ...OPTIONS, folders: { base: here, now: here } });
  assert.equal(comparison?.differences, []);
  const { steps, milliseconds, rows } = comparison?.observations.now ?? {};
  assert.ok((steps ?? 0) > 0, `${steps} steps`);
  assert.ok((milliseconds ?? 0) > 0, `${milliseconds} ms`);
  assert.is(Object.keys(rows?.kept ?? {}).length, 2);
});

test.run();
