import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialects } from '../../grammar/index.ts';
import { dialectNames } from '../../src/index.ts';
import { budgets } from '../../src/plan/budget.ts';
import { modelOf } from '../../src/plan/model.ts';
import { isUnsatisfiable, madeOrThrow, type Outcome } from '../../src/plan/outcome.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { planModel } from '../../src/plan/plan-model.ts';
import { UNREFINED } from '../../src/plan/refinement.ts';
import { softeningBy } from '../../src/soften/index.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';
import { read } from '../parser/reading.ts';

/** The plan of a table's model, before its rows are tried. */
function planned(dialect: DialectName, columns: string, nullsCompared = false): Outcome<Plan> {
  const source = `CREATE TABLE t (${columns})`;
  const setting = {
    dialect: dialects[dialect],
    source,
    budget: budgets(source.length).own,
    timeLine: DEFAULT_TIME_LINE,
    locale: null,
    hasEdges: false,
    softening: softeningBy(null),
  };
  const model = modelOf(read(dialect, source), setting, () => null, UNREFINED, ['needed', 'optional']);
  return planModel(model, nullsCompared);
}

/** Cases of each choice, and the case in which each constraint is asked; null: always. */
function choicesOf({ choices, residuals }: Plan) {
  return { cases: choices.map(({ cases }) => cases), when: residuals.map(({ when }) => when?.case ?? null) };
}

const CASES = 'CHECK (a BETWEEN 1 AND 5 AND b < a OR a > 10 AND b > a)';

/** The columns of a table with these two cases, and what is left of them. */
const DISJUNCTIONS: readonly {
  readonly says: string;
  readonly columns: string;
  readonly cases: readonly number[];
  readonly when: readonly (number | null)[];
}[] = [
  {
    says: 'is left to the row where no key needs its columns',
    columns: `a int NOT NULL, b int NOT NULL, ${CASES}`,
    cases: [2],
    when: [0, 1],
  },
  {
    says: 'is settled for a key: the case with the most values always holds',
    columns: `a int PRIMARY KEY, b int NOT NULL, ${CASES}`,
    cases: [1],
    when: [null],
  },
  {
    says: 'is left to the row where the key is over other columns',
    columns: `k int PRIMARY KEY, a int NOT NULL, b int NOT NULL, ${CASES}`,
    cases: [2],
    when: [0, 1],
  },
];

/** Columns that constraints compare, and the share of rows in which each is NULL: as it is planned, and with NULLs compared. */
const COMPARED: readonly {
  readonly says: string;
  readonly columns: string;
  readonly shares: readonly number[];
  readonly sharesWithNulls: readonly number[];
}[] = [
  {
    says: 'stand where values do not pass, if that is asked for',
    columns: 'a int, b int, CHECK (a < b), CHECK (b < a)',
    shares: [0.1, 0.1],
    sharesWithNulls: [1, 1],
  },
  {
    says: 'do not stand in columns that may not be NULL',
    columns: 'a int NOT NULL, b int, CHECK (a < b), CHECK (b < a)',
    shares: [0, 0.1],
    sharesWithNulls: [0, 1],
  },
  {
    says: 'do not stand in columns that nothing compares',
    columns: 'a int, b int, c int, CHECK (a < b)',
    shares: [0.1, 0.1, 0.1],
    sharesWithNulls: [1, 1, 0.1],
  },
  {
    says: 'change nothing where no column may be NULL',
    columns: 'a int NOT NULL, b int NOT NULL, CHECK (a < b)',
    shares: [0, 0],
    sharesWithNulls: [0, 0],
  },
];

const nullSharesOf = (outcome: Outcome<Plan>) => madeOrThrow(outcome).columns.map(({ nullShares: [share] }) => share);

for (const dialect of dialectNames) {
  for (const { says, columns, cases, when } of DISJUNCTIONS) {
    test(`${dialect}: a disjunction ${says}`, () => {
      assert.equal(choicesOf(madeOrThrow(planned(dialect, columns))), { cases, when });
    });
  }

  for (const { says, columns, shares, sharesWithNulls } of COMPARED) {
    test(`${dialect}: NULLs compared ${says}`, () => {
      assert.equal(nullSharesOf(planned(dialect, columns)), shares);
      assert.equal(nullSharesOf(planned(dialect, columns, true)), sharesWithNulls);
    });
  }

  test(`${dialect}: where no values satisfy what compares columns, NULLs do, unless none may stand there`, () => {
    const columns = (nullness: string) =>
      `a timestamp NOT NULL, b timestamp ${nullness} CHECK (b = '2020-01-08'), c timestamp NOT NULL CHECK (c IN ('1999-12-31', '2020-01-09')), CHECK (a <= b), CHECK (b = c)`;
    assert.equal(nullSharesOf(planned(dialect, columns('NULL'))), [0, 1, 0]);
    assert.ok(isUnsatisfiable(planned(dialect, columns('NOT NULL'))));
  });
}

test.run();
