import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LANES, REGISTERS } from '../../src/emit/memory.ts';
import { ADD, CHOOSE, READ_RANKS } from '../../src/emit/numeric-code.ts';
import { type NumericStep, numericProgram } from '../../src/emit/numeric-steps.ts';
import * as record from '../../src/emit/record.ts';
import { made, verify } from './broken.ts';
import { BROKEN_DRAWS } from './broken-draws.ts';
import { BROKEN_RECORDS } from './broken-records.ts';

/*
 * The verifier of programs refuses each of these, which differ from what was built of a table in one thing. What is not broken
 * it lets pass: all that any test writes went by it.
 */

const Programs = suite('programs that are verified');

const BROKEN = [...BROKEN_DRAWS, ...BROKEN_RECORDS];

for (const { name, ddl, dialect = 'postgresql', plan, built, message } of BROKEN) {
  Programs(`${name} is refused`, () => {
    verify(made(ddl, dialect), dialect);
    const broken = made(ddl, dialect, plan);
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

Programs('at least sixty ways to break a program are known', () => assert.ok(BROKEN.length + STEPS.length >= 60));

Programs.run();
