import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LANES, REGISTERS } from '../../src/emit/memory.ts';
import { ADD, CHOOSE, READ_RANKS } from '../../src/emit/numeric-code.ts';
import { type NumericStep, numericProgram } from '../../src/emit/numeric-steps.ts';
import * as record from '../../src/emit/record.ts';
import type { ColumnPlan, Plan } from '../../src/plan/plan.ts';
import { made, verify, withColumn } from './broken.ts';
import { BROKEN_DRAWS } from './broken-draws.ts';
import { BROKEN_EDGES } from './broken-edges.ts';
import { BROKEN_FORMS } from './broken-forms.ts';
import { BROKEN_LANES } from './broken-lanes.ts';
import { BROKEN_RECORDS } from './broken-records.ts';

/*
 * The verifier of programs refuses each of these, which differ from what was built of a table in one thing. What is not broken
 * it lets pass: all that any test writes went by it.
 */

const Programs = suite('programs that are verified');

const BROKEN = [...BROKEN_DRAWS, ...BROKEN_EDGES, ...BROKEN_LANES, ...BROKEN_RECORDS, ...BROKEN_FORMS];

for (const { name, ddl, dialect = 'postgresql', plan, mode, built, message } of BROKEN) {
  Programs(`${name} is refused`, () => {
    verify(made(ddl, dialect, undefined, mode), dialect);
    const broken = made(ddl, dialect, plan, mode);
    built?.(broken);
    assert.throws(
      () => verify(broken, dialect),
      ({ name: kind, message: text }: Error) => {
        if (!(kind === 'Refused' && message.test(text))) console.log(name, kind, text);
        return kind === 'Refused' && message.test(text);
      },
    );
  });
}

/** A table that refers to rows that have to be listed: what they have in the key is computed. */
const LISTED = `CREATE TABLE p (id varchar(40) PRIMARY KEY, s int NOT NULL, CHECK (id = md5(s::text)));
  CREATE TABLE t (a varchar(40) NOT NULL REFERENCES p (id))`;

/** The plan, whose parents' rows are drawn from nothing. */
function withEmptyParents(plan: Plan): Plan {
  const columns = plan.columns.map((column): ColumnPlan => {
    const { draw } = column;
    if (draw.kind !== 'parent') return column;
    const steps = draw.steps.map((step) => {
      if (step.list === null) return step;
      const parent = withColumn(step.list.plan, 's', {
        draw: { kind: 'earlier', reference: 0, column: null, which: 'any' },
        domains: [{ kind: 'integer', literal: 'bare', parts: [{ kind: 'integer', first: 1, size: 0 }] }],
      });
      return { ...step, list: { ...step.list, plan: parent } };
    });
    return { ...column, draw: { ...draw, steps } };
  });
  return { ...plan, columns };
}

Programs('the draws of a parent are refused before its rows are listed', () => {
  verify(made(LISTED, 'postgresql'), 'postgresql');
  // A program whose lists are made was run.
  assert.throws(() => made(LISTED, 'postgresql', withEmptyParents), /is from 0 values/);
});

const STEP: NumericStep = {
  kind: 'kernel',
  code: ADD,
  at: REGISTERS,
  other: REGISTERS + record.COLUMN_BYTES,
  by: 0,
  origin: 0,
};

const STEPS: readonly (readonly [name: string, step: Partial<NumericStep>])[] = [
  ['a result beyond the registers', { at: LANES }],
  ['a result between two registers', { at: REGISTERS + 8 }],
  ['an operand before the registers', { other: REGISTERS - record.COLUMN_BYTES }],
  ['a lane that is none', { code: READ_RANKS, other: LANES - 4 }],
  ['a condition behind the last register', { code: CHOOSE, other: REGISTERS + 63 * record.COLUMN_BYTES }],
];

for (const [name, step] of STEPS) {
  Programs(`steps of a check with ${name} are refused`, () => {
    numericProgram([STEP]);
    assert.throws(() => numericProgram([{ ...STEP, ...step } as NumericStep]), /A step of a check/);
  });
}

Programs('at least a hundred ways to break a program are known', () => assert.ok(BROKEN.length + STEPS.length >= 100));

Programs.run();
