import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialects } from '../../grammar/index.ts';
import { compile, DdlError, dialectNames } from '../../src/index.ts';
import { budgets } from '../../src/plan/budget.ts';
import { planTable } from '../../src/plan/index.ts';
import { isUnsatisfiable, madeOrThrow, type Outcome } from '../../src/plan/outcome.ts';
import type { Plan, ResidualPlan } from '../../src/plan/plan.ts';
import { strategies } from '../../src/plan/strategies/index.ts';
import { chooseWitnesses } from '../../src/plan/strategies/refinements.ts';
import { refute } from '../../src/plan/strategies/rewrites.ts';
import { solve } from '../../src/plan/strategies/solve.ts';
import { type Problem, passes, type Strategy, type Trial } from '../../src/plan/strategies/strategy.ts';
import { solved } from '../../src/planning.ts';
import { softeningBy } from '../../src/soften/index.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';
import { samplePlan } from '../emit/sample-plan.ts';
import { read } from '../parser/reading.ts';

/* How strategies are tried: made-up ones, each of whose plans shows what the test says. */

/** What the first rows of a plan show. Without anything: all of them pass. */
interface Shown {
  readonly broken?: number;
  readonly failing?: number;
  readonly isLastResort?: boolean;
  /** The strategy that the plan names already. */
  readonly strategy?: string;
}

interface MadeUp {
  readonly name: string;
  /** Its plans, each with what that shows; null: it shows that no row can exist. */
  readonly shows: readonly (Shown | null)[];
  /** Whether a plan whose rows pass is all that is needed. */
  readonly suffices?: boolean;
  /** Steps that it takes. */
  readonly takes?: number;
}

const BUDGET = 100;
const REFUSAL = new DdlError('unsatisfiable', 'No row can exist.', '', 0);

function residual(name: string): ResidualPlan {
  return {
    name,
    condition: { kind: 'null' },
    columns: [],
    values: [],
    when: null,
    solved: false,
    evaluable: true,
    neverAccepted: false,
    patience: 1,
  };
}

function trialOf(plan: Plan, { broken = 0, failing = broken, isLastResort = false }: Shown): Trial {
  const names = (many: number) => Array.from({ length: many }, (_, i) => `c${i}`);
  return {
    plan,
    failing: names(failing).map(residual),
    broken: names(broken),
    dead: [],
    nodes: 0,
    patience: 1,
    isNeverAccepted: false,
    isLastResort,
  };
}

/** A problem whose table does not matter. */
function problemOf(more: Partial<Problem> = {}): Problem {
  return {
    dialect: dialects.postgresql,
    source: '',
    budget: { left: BUDGET },
    timeLine: DEFAULT_TIME_LINE,
    locale: null,
    hasEdges: false,
    softening: softeningBy(null),
    table: read('postgresql', 'CREATE TABLE t (a int)'),
    planOf: () => null,
    lift: (plan) => plan,
    owns: () => true,
    isParent: false,
    ...more,
  };
}

interface Solved {
  readonly found: Outcome<Trial> | null;
  /** `NAME NUMBER` of each plan that was asked for. */
  readonly asked: readonly string[];
}

function solvedBy(first: Shown, madeUp: readonly MadeUp[], problem = problemOf()): Solved {
  const asked: string[] = [];
  const tried = madeUp.map(
    ({ name, shows, suffices = true, takes = 0 }): Strategy => ({
      name,
      *trials() {
        for (const [number, shown] of shows.entries()) {
          asked.push(`${name} ${number}`);
          problem.budget.left -= takes;
          const { strategy } = shown ?? {};
          const plan = samplePlan([], { rowLimit: number, ...(strategy === undefined ? {} : { strategy }) });
          yield shown === null ? { unsatisfiable: REFUSAL } : trialOf(plan, shown);
        }
      },
      suffices: (trial) => suffices && passes(trial),
    }),
  );
  return { found: solve(problem, samplePlan([]), (plan) => trialOf(plan, first), tried), asked };
}

/** What the first plan shows, what strategies show, the plan that is taken (`STRATEGY NUMBER`), and all that were asked for. */
const CASES: readonly {
  readonly says: string;
  readonly first: Shown;
  readonly tried: readonly MadeUp[];
  readonly taken: string;
  readonly asked: readonly string[];
}[] = [
  {
    says: 'none is tried where the first plan fails in nothing',
    first: {},
    tried: [{ name: 'one', shows: [{}] }],
    taken: 'direct',
    asked: [],
  },
  {
    says: 'they are tried in their order, until one suffices',
    first: { broken: 1 },
    tried: [
      { name: 'one', shows: [{ broken: 1 }] },
      { name: 'two', shows: [] },
      { name: 'three', shows: [{}] },
      { name: 'four', shows: [{}] },
    ],
    taken: 'three 0',
    asked: ['one 0', 'three 0'],
  },
  {
    says: 'a strategy makes its next plan only where the one before does not suffice',
    first: { broken: 1 },
    tried: [{ name: 'one', shows: [{ broken: 1 }, {}, {}] }],
    taken: 'one 1',
    asked: ['one 0', 'one 1'],
  },
  {
    says: 'the plan that breaks the fewest constraints is taken where none suffices',
    first: { broken: 3 },
    tried: [
      { name: 'one', shows: [{ broken: 2 }, { broken: 1, failing: 4 }] },
      { name: 'two', shows: [{ broken: 2, failing: 0 }] },
    ],
    taken: 'one 1',
    asked: ['one 0', 'one 1', 'two 0'],
  },
  {
    says: 'of those that break as many, the one in which the fewest fail',
    first: { broken: 1, failing: 3 },
    tried: [
      { name: 'one', shows: [{ broken: 1, failing: 2 }] },
      { name: 'two', shows: [{ broken: 1, failing: 1 }] },
    ],
    taken: 'two 0',
    asked: ['one 0', 'two 0'],
  },
  {
    says: 'of those that are as good, the one that came first',
    first: { broken: 2 },
    tried: [
      { name: 'one', shows: [{ broken: 1 }] },
      { name: 'two', shows: [{ broken: 1 }] },
    ],
    taken: 'one 0',
    asked: ['one 0', 'two 0'],
  },
  {
    says: 'the first plan stays where no other is better',
    first: { broken: 1, failing: 1 },
    tried: [{ name: 'one', shows: [{ broken: 1, failing: 1 }, { broken: 2 }] }],
    taken: 'direct',
    asked: ['one 0', 'one 1'],
  },
  {
    says: 'a plan whose rows pass is kept where its strategy says that others may be better',
    first: { broken: 1 },
    tried: [
      { name: 'one', shows: [{}], suffices: false },
      { name: 'two', shows: [{ broken: 1 }] },
    ],
    taken: 'one 0',
    asked: ['one 0', 'two 0'],
  },
  {
    says: 'a last resort is kept where nothing else passes',
    first: { broken: 1 },
    tried: [
      { name: 'one', shows: [{ isLastResort: true }], suffices: false },
      { name: 'two', shows: [{ broken: 1 }, { broken: 0, failing: 1 }] },
    ],
    taken: 'one 0',
    asked: ['one 0', 'two 0', 'two 1'],
  },
  {
    says: 'a last resort loses to any other plan whose rows pass',
    first: { broken: 1 },
    tried: [
      { name: 'one', shows: [{ isLastResort: true }], suffices: false },
      { name: 'two', shows: [{}], suffices: false },
      { name: 'three', shows: [{ isLastResort: true }], suffices: false },
    ],
    taken: 'two 0',
    asked: ['one 0', 'two 0', 'three 0'],
  },
  {
    says: 'that no row can exist ends it, whatever was found before',
    first: { broken: 1 },
    tried: [
      { name: 'one', shows: [{}], suffices: false },
      { name: 'two', shows: [null, {}] },
      { name: 'three', shows: [{}] },
    ],
    taken: 'No row can exist.',
    asked: ['one 0', 'two 0'],
  },
  {
    says: 'none is begun once the budget is used up: the best so far is taken',
    first: { broken: 2 },
    tried: [
      { name: 'one', shows: [{ broken: 1 }], takes: BUDGET },
      { name: 'two', shows: [{}] },
    ],
    taken: 'one 0',
    asked: ['one 0'],
  },
  {
    says: 'a plan that names a strategy within another keeps that name',
    first: { broken: 1 },
    tried: [{ name: 'one', shows: [{ strategy: 'within' }] }],
    taken: 'within 0',
    asked: ['one 0'],
  },
];

for (const { says, first, tried, taken, asked } of CASES) {
  test(says, () => {
    const solution = solvedBy(first, tried);
    assert.equal(solution.asked, asked);
    const { found } = solution;
    if (found === null) throw new Error('There is no plan.');
    if (isUnsatisfiable(found)) return assert.is(found.unsatisfiable.message, taken);
    const { strategy, rowLimit } = found.plan;
    assert.is(strategy === 'direct' ? strategy : `${strategy} ${rowLimit}`, taken);
  });
}

test('nothing is tried of a problem without a budget', () => {
  const { asked } = solvedBy({ broken: 1 }, [{ name: 'one', shows: [{}] }], problemOf({ budget: { left: 0 } }));
  assert.equal(asked, []);
});

test('there is no solution where the plan cannot be one of the table that was asked for', () => {
  const { found, asked } = solvedBy({}, [{ name: 'one', shows: [{}] }], problemOf({ lift: () => null }));
  assert.is(found, null);
  assert.equal(asked, []);
});

test('strategies know the first plan as it is and as it is lifted, what fails of the table’s own, and the best so far', () => {
  const problem = problemOf({ lift: (plan) => ({ ...plan, rowLimit: 7 }), owns: ({ name }) => name !== 'c0' });
  const seen: unknown[] = [];
  const looking = (name: string, shown: Shown): Strategy => ({
    name,
    *trials({ plan, lifted, first, failing, best }) {
      seen.push([
        plan.rowLimit,
        lifted.rowLimit,
        first.failing.length,
        failing.map((one) => one.name),
        best.plan.strategy,
      ]);
      yield trialOf(samplePlan([]), shown);
    },
    suffices: () => false,
  });
  solve(problem, samplePlan([], { rowLimit: 9 }), (plan) => trialOf(plan, { broken: 2 }), [
    looking('one', { broken: 1 }),
    looking('two', {}),
  ]);
  assert.equal(seen, [
    [9, 7, 2, ['c1'], 'direct'],
    [9, 7, 2, ['c1'], 'one'],
  ]);
});

/* What each strategy is for: a table for which its plan is the one that is taken. */

const DIGITS = ['a', 'b', 'c'].map((name) => `${name} smallint NOT NULL CHECK (${name} BETWEEN 0 AND 9)`).join(', ');
const BYTES = ['a', 'b', 'c'].map((name) => `${name} smallint NOT NULL CHECK (${name} BETWEEN 0 AND 255)`).join(', ');

/** A strategy, the table in as few words as possible, and why no other one comes first; `dialects` where it is not both. */
const WINS: readonly {
  readonly strategy: string;
  readonly ddl: string;
  readonly dialects?: readonly DialectName[];
}[] = [
  { strategy: 'direct', ddl: 'CREATE TABLE t (a int PRIMARY KEY, b int, CHECK (a < b))' },
  // Of a key with many values, one in ten passes: a row has 64 of them.
  { strategy: 'redraw keys', ddl: 'CREATE TABLE t (a bigint PRIMARY KEY, CHECK (MOD(a, 7) * MOD(a, 3) = 2))' },
  // The values are too few for a row to have more than 64 and for 100,000 rows to have so many.
  {
    strategy: 'redraw keys often',
    ddl: 'CREATE TABLE t (a int PRIMARY KEY, b int NOT NULL, CHECK (MOD(a * 7 + b, 11) = 3))',
  },
  // One draw in about 200 passes.
  {
    strategy: 'redraw patiently',
    ddl: 'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (MOD(a * 7 + b * 13, 199) = 5 AND a < b))',
  },
  // One image of the key in about as many: both columns get others, one of which is a distance from the other.
  {
    strategy: 'redraw patiently',
    ddl: 'CREATE TABLE t (a int, b int, PRIMARY KEY (a, b), CHECK (MOD(a * 7 + b * 13, 97) = 5 AND a < b))',
  },
  // A key of so few pairs that a row has eight of them; the rows that a search finds do not all pass.
  {
    strategy: 'redraw keys of few rows',
    ddl: `CREATE TABLE t (${BYTES}, UNIQUE (a, b), CHECK (a <> b), CHECK (c IN (a, b)))`,
  },
  // Only the second case is possible, which takes both checks to see.
  {
    strategy: 'drop dead cases',
    ddl: `CREATE TABLE t (${DIGITS}, CHECK (a < b AND c > 5 OR c <= a), CHECK (a > b))`,
  },
  { strategy: 'compute columns', ddl: 'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (MOD(a, 10) = b))' },
  // A product of three, but so few values that all of them are looked at.
  { strategy: 'list all values', ddl: `CREATE TABLE t (${DIGITS}, CHECK (MOD(a * b * c, 101) = 3))` },
  // A key's values decide which others pass.
  {
    strategy: 'tabulate witnesses',
    ddl: 'CREATE TABLE t (a int PRIMARY KEY CHECK (a BETWEEN 1 AND 50000), b int NOT NULL, CHECK (MOD(a, 7) * MOD(b, 3) = 2))',
  },
  // A key of few values, of which few pass: those that were found are all that it has.
  { strategy: 'choose witnesses', ddl: 'CREATE TABLE t (a smallint PRIMARY KEY, CHECK (MOD(a, 7) * MOD(a, 3) = 2))' },
  // Each row is inside of the key, but that only evaluation shows.
  {
    strategy: 'stay in partial keys',
    ddl: 'CREATE TABLE t (a smallint NOT NULL, b smallint NOT NULL); CREATE UNIQUE INDEX ON t (b) WHERE floor(a) = a',
    dialects: ['postgresql'],
  },
  // MySQL has such a key as one over what is NULL outside of it.
  {
    strategy: 'stay in partial keys',
    ddl: 'CREATE TABLE t (a smallint NOT NULL, b smallint NOT NULL, UNIQUE ((IF(floor(a) = a, b, NULL))))',
    dialects: ['mysql'],
  },
  // No sum of two squares leaves 3 in a division by 4.
  {
    strategy: 'leave compared columns NULL',
    ddl: 'CREATE TABLE t (a smallint, b smallint, CHECK (a * a + b * b = 1003))',
  },
  // Two large factors are found by nobody.
  {
    strategy: 'take defaults',
    ddl: 'CREATE TABLE t (a int NOT NULL DEFAULT 1189, b int NOT NULL DEFAULT 3713, CHECK (a * b = 4414757 AND a < b))',
  },
];

for (const { strategy, ddl, dialects: names = dialectNames } of WINS) {
  for (const dialect of names) {
    test(`${dialect}: ${strategy}: ${ddl}`, () => {
      const { plan, warnings } = compile(ddl, { dialect });
      assert.is(plan.strategy, strategy);
      assert.equal(warnings, []);
    });
  }
}

for (const dialect of dialectNames) {
  test(`${dialect}: what is left of a check is in no list of fewer columns`, () => {
    const ddl = 'CREATE TABLE t (a int NOT NULL, b varchar(9) NOT NULL, CHECK (md5(b) = b AND a > 6))';
    const { warnings } = compile(ddl, { dialect });
    assert.equal(
      warnings.map(({ code }) => code),
      ['check_not_honoured'],
    );
  });
}

/** The outcome of planning a table with some of the strategies alone. */
function plannedWith(tried: readonly Strategy[], ddl: string, dialect: DialectName): Outcome<Plan> {
  const problem = problemOf({
    dialect: dialects[dialect],
    source: ddl,
    budget: budgets(ddl.length).own,
    table: read(dialect, ddl),
  });
  return solved(problem, madeOrThrow(planTable(problem.table, problem, problem.planOf)), tried);
}

for (const dialect of dialectNames) {
  test(`${dialect}: refute says that no row can exist where each pair of cases contradicts itself`, () => {
    const ddl =
      'CREATE TABLE t (a int NOT NULL, b int NOT NULL, c int NOT NULL, CONSTRAINT p CHECK (a < b AND c > 5 OR a = b AND c < 0), CONSTRAINT q CHECK (a > b))';
    assert.is(isUnsatisfiable(plannedWith([], ddl, dialect)), false);
    const outcome = plannedWith([refute], ddl, dialect);
    if (!isUnsatisfiable(outcome)) throw new Error('There is a plan.');
    assert.is(outcome.unsatisfiable.message, 'No row can pass the checks "p", "q".');
  });

  test(`${dialect}: choose witnesses makes the rows that a search finds cases of a choice`, () => {
    const ddl = 'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (MOD(a, 97) * MOD(b, 89) = 20))';
    const plan = madeOrThrow(plannedWith([chooseWitnesses], ddl, dialect));
    assert.is(plan.strategy, 'choose witnesses');
    assert.equal(
      plan.choices.map(({ columns }) => columns),
      [['a', 'b']],
    );
    assert.equal(plan.warnings, []);
  });
}

for (const dialect of dialectNames) {
  test(`${dialect}: no row is lost of a check that one draw in a hundred passes`, () => {
    const ddl =
      'CREATE TABLE t (a int NOT NULL, b int NOT NULL, c int NOT NULL, CHECK ((a * 7 + b * 13 + c * 3) % 97 = 5))';
    const { plan, warnings, rows } = compile(ddl, { dialect });
    assert.is(plan.strategy, 'direct');
    assert.equal(warnings, []);
    const lost = [...rows({ rows: 50_000 })].filter(
      ({ a, b, c }) => (Number(a) * 7 + Number(b) * 13 + Number(c) * 3) % 97 !== 5,
    );
    assert.equal(lost, []);
  });
}

test('each strategy has a table', () => {
  const shown = [...WINS.map(({ strategy }) => strategy), 'refute', 'direct'];
  assert.equal(
    strategies.map(({ name }) => name).filter((name) => !shown.includes(name)),
    [],
  );
});

test.run();
