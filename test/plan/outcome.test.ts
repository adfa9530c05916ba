import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DdlError } from '../../src/index.ts';
import { isUnsatisfiable, madeIn, madeOrThrow, type Outcome, outcomeOf } from '../../src/plan/outcome.ts';

interface Made {
  readonly rows: number;
}

const MADE: Made = { rows: 3 };
const REFUSAL = new DdlError('unsatisfiable', 'No row can pass the check "c".', '', 0);
const FAULT = new TypeError('A fault of the planner.');

const thrower = (error: Error) => (): Outcome<Made> => {
  throw error;
};

/** What a step does, what its outcome is, and what is made of that. */
const STEPS: readonly {
  readonly step: string;
  readonly run: () => Outcome<Made>;
  readonly outcome: Outcome<Made>;
  readonly made: Made | null;
}[] = [
  { step: 'makes something', run: () => MADE, outcome: MADE, made: MADE },
  {
    step: 'says that no row can exist',
    run: () => ({ unsatisfiable: REFUSAL }),
    outcome: { unsatisfiable: REFUSAL },
    made: null,
  },
  { step: 'throws a DdlError', run: thrower(REFUSAL), outcome: { unsatisfiable: REFUSAL }, made: null },
];

for (const { step, run, outcome, made } of STEPS) {
  test(`a step that ${step}`, () => {
    const found = outcomeOf(run);
    assert.equal(found, outcome);
    assert.is(isUnsatisfiable(found), made === null);
    assert.is(madeIn(found), made);
    if (made === null)
      assert.throws(
        () => madeOrThrow(found),
        (error: Error) => error === REFUSAL,
      );
    else assert.is(madeOrThrow(found), made);
  });
}

test('a fault of the planner is none of the table: it is thrown on', () => {
  assert.throws(
    () => outcomeOf(thrower(FAULT)),
    (error: Error) => error === FAULT,
  );
});

test.run();
