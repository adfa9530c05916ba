import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Comparison } from './compare.ts';
import { differencesOf } from './difference.ts';
import { subjectsNamed } from './fake-build.ts';
import type { Observation } from './observation.ts';
import { differingText, reportJson, summaryText, timesText } from './report.ts';
import { summaryOf } from './summary.ts';

const COMPILED: Observation = {
  outcome: { kind: 'compiled' },
  milliseconds: 10,
  steps: 100,
  rows: { hash: 'a', rowLimit: null, warnings: ['unknown_type'], kept: { c: 'absorbed' }, explanationHash: 'e' },
};

const REFUSED: Observation = {
  outcome: { kind: 'refused', code: 'syntax_error', place: '1:2', message: 'No.' },
  milliseconds: 1,
  steps: null,
  rows: null,
};

function comparisonOf(name: string, base: Observation, now: Observation): Comparison {
  const [subject] = subjectsNamed(name);
  if (subject === undefined) throw new Error('There is one.');
  return { subject, observations: { base, now }, differences: differencesOf({ base, now }, null) };
}

const COMPARISONS: readonly Comparison[] = [
  comparisonOf('same', COMPILED, { ...COMPILED, milliseconds: 20 }),
  comparisonOf('fewer steps', COMPILED, { ...COMPILED, milliseconds: 5, steps: 50 }),
  comparisonOf('refused', COMPILED, REFUSED),
];

const SUMMARY = summaryOf(COMPARISONS);

test('tables, builds and differences are counted', () => {
  const { tables, identical, equalBytes, builds, differing } = SUMMARY;
  assert.equal({ tables, identical, equalBytes }, { tables: 3, identical: 1, equalBytes: 2 });
  assert.is(builds.now.refused, 1);
  assert.equal(builds.base.kept, { absorbed: 3 });
  assert.equal(builds.now.warnings, { unknown_type: 2 });
  assert.equal([builds.base.steps, builds.now.steps], [200, 150]);
  assert.equal([differing.outcome, differing.steps, differing.bytes], [1, 1, 0]);
});

test('times are of tables that both builds compile', () => {
  assert.is(SUMMARY.builds.base.time.total, 20);
  assert.is(SUMMARY.builds.now.time.total, 25);
  assert.is(timesText(COMPARISONS), '  10.0 → 20.0 ms: same\n  10.0 → 5.0 ms: fewer steps');
});

test('the counts are printed side by side', () => {
  const lines = summaryText(SUMMARY)
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '));
  for (const line of [
    'base now',
    'compiled 3 2 −1',
    'refused 0 1 +1',
    'constraints: absorbed 3 2 −1',
    'steps of planning 200 150 × 0.750',
    'milliseconds, total 20 25 × 1.250',
    '1 identical but for time',
    '1 other outcome',
    '1 other steps of planning',
  ]) {
    assert.ok(lines.includes(line), `${line}: ${lines.join(' | ')}`);
  }
  assert.not.ok(lines.some((line) => line.includes('other bytes')));
});

test('differing tables are printed, the gravest first, as many as are asked for', () => {
  const loads = new Map([['refused', [{ server: 'mysql', base: '3 of 3', now: 'no rows' }]]]);
  const grave = [
    'refused (postgresql)',
    '  other outcome: compiled → syntax_error at 1:2 (No.)',
    '  rows on mysql: 3 of 3 → no rows',
  ];
  const light = ['fewer steps (postgresql)', '  other steps of planning: 100 → 50'];
  assert.is(differingText(COMPARISONS, loads, 9), [...grave, ...light].join('\n'));
  assert.is(
    differingText(COMPARISONS, loads, 1),
    [...grave, 'and 1 more tables: --show and --json have them'].join('\n'),
  );
});

test('JSON has all differing tables', () => {
  const { summary, tables } = JSON.parse(reportJson(SUMMARY, COMPARISONS, new Map()));
  assert.is(summary.tables, 3);
  assert.equal(
    tables.map(({ name }: { readonly name: string }) => name),
    ['fewer steps', 'refused'],
  );
  assert.equal(tables[0].differences, [{ kind: 'steps', text: '100 → 50' }]);
});

test.run();
