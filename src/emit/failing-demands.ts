import type { Budget } from '../plan/budget.ts';
import { nodesOfDemands } from '../plan/demands.ts';
import type { Plan, ResidualPlan } from '../plan/plan.ts';
import type { Program } from './program.ts';
import { redrawFailing, startBroken } from './redraw.ts';

/** The conditions that the server surely does not find kept in some of a table's first rows, as far as the budgets go. */
export function failingDemands(
  demands: readonly ResidualPlan[],
  plan: Plan,
  program: Program,
  { drawing, looking }: { readonly drawing: Budget; readonly looking: Budget },
): readonly ResidualPlan[] {
  const rows = startBroken(plan, program);
  drawing.left -= redrawFailing(plan, program, rows.length, 0, 0, drawing.left);
  const limit = Math.min(rows.length, program.rowLimit, plan.rowLimit);
  const looked = rows.slice(0, Math.max(0, Math.min(limit, Math.floor(looking.left / nodesOfDemands(demands)))));
  return demands.filter((demand) => {
    const check = program.checkOf(demand);
    const isFailing = looked.some((row) => check.fails(row));
    looking.left -= check.spent() + looked.length * nodesOfDemands([demand]);
    return isFailing;
  });
}
