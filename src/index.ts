import type { Dialect } from '../grammar/dialect.ts';
import { type DialectName, dialects } from '../grammar/index.ts';
import { type Anew, type CompiledTable, type PlannedRows, plannedRows, triedPlan } from './compiled-table.ts';
import { type DialectChoice, dialectChoices, dialectFor, grammarOf, parsed } from './dialects.ts';
import type { Table } from './ir.ts';
import { boolean, checkOptions, type OptionKinds, required, shown } from './options.ts';
import { allowances, type Budget, shareOf } from './plan/allowance.ts';
import { plannedAnew } from './plan/anew.ts';
import { NOTHING_FOUND, planIfAny, planTable, withNames } from './plan/index.ts';
import { isPlain, isShort } from './plan/plain.ts';
import type { Plan, ResiduePlan } from './plan/plan.ts';
import type { PlanOf } from './plan/references/parents.ts';
import { withComputed, withComputedColumns } from './plan/related/computed-columns.ts';
import { drawsWithinParts } from './plan/related/given-terms.ts';
import { boundedChecks, withCutParents, withUnplanned } from './plan/unplanned.ts';

export type { DialectName } from '../grammar/index.ts';
export type { CompiledTable, InsertOptions, Part, PlannedRows } from './compiled-table.ts';
export { DdlError, type DdlErrorCode } from './ddl-error.ts';
export {
  type DetectedDialect,
  type DialectChoice,
  detectDialect,
  dialectNames,
} from './dialects.ts';
export type { Insertion } from './emit/insertion.ts';
export { explain } from './explain/explain.ts';
export type { Explanation } from './explain/explanation.ts';
export type { Column, Table } from './ir.ts';
export type { Plan } from './plan/plan.ts';
export type { Steps } from './steps.ts';
export type { Warning, WarningCode } from './warning.ts';

export interface CompileOptions {
  /** `auto`: the one that the text tells. */
  readonly dialect: DialectChoice;
  /** Whether a warning is an error, of the table and of each output of it. Default false. */
  readonly strict?: boolean;
}

const COMPILE_OPTIONS: OptionKinds<CompileOptions> = { dialect: required(dialectChoices), strict: boolean };

/** Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault, and TypeError for wrong options. */
export function compile(ddl: string, options: CompileOptions): CompiledTable {
  const { name, strict } = checked(ddl, options);
  return compiled(parsed(ddl, name), ddl, name, strict);
}

/**
 * The same for a table that surely takes a few milliseconds; null: it may take longer, as those with conditions do, and was not
 * planned.
 */
export function compilePlain(ddl: string, options: CompileOptions): CompiledTable | null {
  const { name, strict } = checked(ddl, options);
  if (!isShort(ddl)) return null;
  const table = parsed(ddl, name);
  return isPlain(table) ? compiled(table, ddl, name, strict) : null;
}

function checked(ddl: string, options: CompileOptions): { readonly name: DialectName; readonly strict: boolean } {
  if (typeof ddl !== 'string') throw new TypeError(`The DDL must be a string, not ${shown(ddl)}.`);
  checkOptions('compile', options, COMPILE_OPTIONS);
  const { dialect, strict = false } = options;
  return { name: dialectFor(ddl, dialect), strict };
}

function compiled(table: Table, ddl: string, name: DialectName, strict: boolean): CompiledTable {
  const grammar = grammarOf(name);
  const { own, parents } = allowances(ddl.length);
  const { planned, anew } = planning(grammar.dialect, ddl, parents)(table, own);
  const plan = triedPlan(planned(), grammar.dialect, anew, own);
  return { table, ...plannedRows(plan, grammar.dialect, strict ? ddl : null) };
}

/**
 * What writes the rows of a plan that `compile` made for the same dialect. A plan is plain data: another thread may have sent it.
 * `strictSource`: the text, where a warning is an error.
 */
export function rowsOf(
  plan: Plan,
  { dialect, strictSource = null }: { readonly dialect: DialectName; readonly strictSource?: string | null },
): PlannedRows {
  return plannedRows(plan, dialects[dialect], strictSource);
}

/** The share of what is left of the allowance that planning with computed columns may take. */
const PLANNING_SHARE = 0.7;

/** How a table is planned at first, and again for what the first rows show. */
interface Planning {
  readonly planned: () => Plan;
  readonly anew: Anew;
}

/** What plans the tables of a text: each parent once, as it is planned where it stands alone, as far as their allowance goes. */
function planning(dialect: Dialect, ddl: string, parents: Budget): (table: Table, allowance: Budget) => Planning {
  const plans = new Map<Table, Plan | null>();
  const planningOf = (given: Table, allowance: Budget): Planning => {
    const { table, others } = boundedChecks(given, dialect, allowance);
    const told = (plan: Plan): Plan => withCutParents(withUnplanned(plan, table, others), parents);
    return {
      planned: () => told(planTable(table, dialect, ddl, planOf, allowance)),
      anew: anewOf(table, told, allowance),
    };
  };
  const anewOf = (table: Table, told: (plan: Plan) => Plan, allowance: Budget): Anew => ({
    plans: (plan, failing) => plannedAnew(table, dialect, ddl, plan, failing, planOf, allowance).map(told),
    computed: (failing) => {
      const names = new Set(failing.map(({ name }) => name));
      const computed = withComputedColumns(withNames(table, dialect), dialect, names);
      const found = { ...NOTHING_FOUND, computes: true };
      const planned = computed?.table ?? table;
      // What this takes leaves something for what is searched otherwise.
      const share = shareOf(allowance, allowance.left * PLANNING_SHARE, 1);
      const inner = planIfAny(() => planTable(planned, dialect, ddl, planOf, share, found));
      // A parent whose keys are listed as far as its steps go has others where it stands alone.
      if (share.left <= 0 && allowance === parents) parents.left = 0;
      if (inner === null || (computed === null && !drawsWithinParts(inner))) return null;
      const whole = (plan: Plan): readonly Plan[] => {
        const made = computed === null ? plan : withComputed(plan, computed);
        return made === null ? [] : [told(made)];
      };
      const again = anewOf(planned, (plan) => plan, allowance);
      const left = (open: readonly ResiduePlan[]) => open.filter((one) => computed?.residues.includes(one) !== true);
      return (
        whole(inner).map(
          (planned): ReturnType<Anew['computed']> => ({
            planned,
            anew: {
              plans: (_plan, open) =>
                computed === null || left(open).length === 0 ? [] : again.plans(inner, left(open)).flatMap(whole),
              computed: () => null,
            },
          }),
        )[0] ?? null
      );
    },
  });
  const planOf: PlanOf = (table) => {
    let plan = plans.get(table);
    if (plan === undefined) {
      const { planned, anew } = planningOf(table, parents);
      plan = planIfAny(() => triedPlan(planned(), dialect, anew, parents));
      plans.set(table, plan);
    }
    return plan;
  };
  return planningOf;
}
