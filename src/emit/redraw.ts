import { evaluate, truth } from '../expression/evaluate.ts';
import { Unevaluable, type Value } from '../expression/value.ts';
import { REDRAW_ATTEMPTS } from '../limits.ts';
import type { ColumnPlan, Plan, ResiduePlan } from '../plan/plan.ts';
import { radicesOf, valueText } from '../values/domain.ts';
import { setSalt } from './draw.ts';
import { laneValue, run, selectAll, selectRows, setLaneValue, startBlock } from './kernels.ts';
import { BLOCK_ROWS, SLAB } from './memory.ts';
import type { Program } from './program.ts';
import { isStuck } from './related.ts';

/**
 * Draws rows anew that do not pass a check, a bounded number of times. Each attempt is a pure function of the seed, the
 * row and the attempt, so that a row is the same wherever the output begins. Gives how many times a row was looked at.
 */
export function redrawFailing(plan: Plan, program: Program, count: number, row: number, rowHigh: number): number {
  let evaluations = 0;
  let failing = Array.from({ length: count }, (_, i) => i);
  for (let attempt = 1; attempt <= REDRAW_ATTEMPTS; attempt++) {
    evaluations += failing.length;
    failing = failing.filter((index) => !passes(plan, program, index));
    if (failing.length === 0) break;
    setSalt(rowHigh, attempt);
    selectRows(failing);
    run(program.redraws, row);
    selectAll(count);
  }
  setSalt(rowHigh, 0);
  for (const index of failing) giveUp(plan, program, index);
  return evaluations;
}

/** Makes NULL what may be, in a row that no draw made pass: an unknown condition is not a false one. */
function giveUp(plan: Plan, program: Program, index: number): void {
  for (const residue of plan.residues) {
    if (!isAsked(residue, program, index) || holds(program, residue, index)) continue;
    for (const name of residue.columns) {
      const column = program.columnOf.get(name);
      const lane = program.laneOf.get(name);
      if (column === undefined || lane === undefined) continue;
      const share = column.nullShares[caseOf(column, program, index)] ?? 0;
      if (share > 0 && share < 1) setLaneValue(lane, index, 1);
    }
  }
}

/** Names of the checks that some of a table's first rows do not pass, whatever was drawn. */
export function brokenChecks(plan: Plan, program: Program): readonly string[] {
  program.image.enter();
  setSalt(0, 0);
  startBlock(BLOCK_ROWS, SLAB, 0);
  run(program.draws, 0);
  redrawFailing(plan, program, BLOCK_ROWS, 0, 0);
  const broken = plan.residues.filter((residue) =>
    Array.from({ length: BLOCK_ROWS }, (_, index) => index).some(
      (index) =>
        !(residue.solved && !isStuck(index)) && isAsked(residue, program, index) && !holds(program, residue, index),
    ),
  );
  return [...new Set(broken.map(({ name }) => name))];
}

function passes(plan: Plan, program: Program, index: number): boolean {
  const stuck = plan.related.length > 0 && isStuck(index);
  return plan.residues.every(
    (residue) => (residue.solved && !stuck) || !isAsked(residue, program, index) || holds(program, residue, index),
  );
}

function isAsked({ when }: ResiduePlan, { choiceLanes }: Program, index: number): boolean {
  return when === null || laneValue(choiceLanes[when.choice] ?? 0, index) === when.case;
}

/** Whether the check is not false for a row of the block; what cannot be evaluated counts as passed where the draws kept it. */
function holds(program: Program, { condition, evaluable }: ResiduePlan, index: number): boolean {
  if (!evaluable) return !isStuck(index);
  try {
    return truth(evaluate(condition, (name) => drawnValue(program, name, index))) !== false;
  } catch (error) {
    if (error instanceof Unevaluable) return true;
    throw error;
  }
}

/** The value that a row of the block has in a column; NULL for a column that the database fills. */
function drawnValue(program: Program, name: string, index: number): Value {
  const column = program.columnOf.get(name) ?? program.columnOf.get(name.toLowerCase());
  const lane = column === undefined ? undefined : program.laneOf.get(column.name);
  if (column === undefined || lane === undefined) return null;
  return valueIn(column, caseOf(column, program, index), lane, index);
}

function caseOf({ choice, domains }: ColumnPlan, { choiceLanes }: Program, index: number): number {
  return choice === null || domains.length === 1 ? 0 : laneValue(choiceLanes[choice] ?? 0, index);
}

function valueIn({ domains, nullShares }: ColumnPlan, which: number, lane: number, index: number): Value {
  const domain = domains[which] ?? null;
  const share = nullShares[which] ?? 0;
  if (domain === null || share === 1 || (share > 0 && laneValue(lane, index) === 1)) return null;
  const text = valueText(
    domain,
    radicesOf(domain).map((_, digit) => laneValue(lane + 1 + digit, index)),
  );
  if (domain.literal === 'bare' || domain.kind === 'money') return Number(text);
  return domain.literal === 'boolean' ? text === 'true' : text;
}
