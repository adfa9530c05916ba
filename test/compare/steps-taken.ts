import { realpathSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookData } from './budget-hook.ts';

/** The module of a build that makes the budgets, from the build's folder. */
const BUDGETS = 'dist/src/plan/budget.js';

const GLOBAL = 'rowsmithBudgetsMade';

/**
 * Sees to it that the budgets of a build are known, which must not be imported yet. Gives what tells the steps that the last table
 * took of them: null, where there was none since it was last asked, or the build has no such budgets.
 */
export function watchSteps(folder: string): () => number | null {
  let taken: (() => number) | null = null;
  const keep = (made: unknown): void => {
    const budgets = budgetsIn(made);
    const before = sumOf(budgets);
    taken = budgets.length === 0 ? null : () => Math.round(before - sumOf(budgets));
  };
  Object.assign(globalThis, { [GLOBAL]: keep });
  const path = join(realpathSync(join(folder, 'dist')), '..', BUDGETS);
  const data: HookData = { url: pathToFileURL(path).href, global: GLOBAL };
  register('./budget-hook.js', import.meta.url, { data });
  return () => {
    const steps = taken?.() ?? null;
    taken = null;
    return steps;
  };
}

interface Budget {
  readonly left: number;
}

function budgetsIn(made: unknown): Budget[] {
  return typeof made === 'object' && made !== null ? Object.values(made).filter(isBudget) : [];
}

function isBudget(value: unknown): value is Budget {
  return typeof value === 'object' && value !== null && 'left' in value && typeof value.left === 'number';
}

function sumOf(budgets: readonly Budget[]): number {
  return budgets.reduce((sum, { left }) => sum + left, 0);
}
