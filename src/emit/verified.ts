import type { Dialect } from '../../grammar/dialect.ts';
import type { FormatName } from '../options/output-options.ts';
import type { Plan } from '../plan/plan.ts';
import type { RowCounts } from '../row-counts.ts';
import type { Steps } from '../steps.ts';
import type { Seeds } from '../table-seeds.ts';
import { buildProgram } from './build-program.ts';
import { formatOf, spokenIn } from './formats/index.ts';
import type { Lanes } from './lanes.ts';
import type { Program } from './program.ts';
import { type RowText, rowText } from './row-text.ts';
import { rulesOf } from './verify/rules/index.ts';
import { verifyDraws, verifyRecords } from './verify/verify.ts';

/** A program that was shown to draw no more than the plan allows. `name`: of the form in which its rows are written. */
export function* verifiedProgram(
  plan: Plan,
  dialect: Dialect,
  seeds: Seeds,
  counts: RowCounts,
  name: FormatName,
): Steps<Program> {
  const program = yield* buildProgram(plan, spokenIn(name, dialect), seeds, counts);
  yield;
  verifyDraws(plan, program);
  return program;
}

/** What writes the rows of a plan in the form of a name, shown to write rows of the table and nothing else. */
export function* verifiedText(plan: Plan, dialect: Dialect, lanes: Lanes, name: FormatName): Steps<RowText> {
  const text = yield* rowText(plan, formatOf(name, dialect), lanes);
  yield;
  yield* verifyRecords(plan, lanes, text, rulesOf(name, dialect));
  return text;
}
