import type { Table } from '../../ir.ts';
import { type ParentStateRule, parentStateRules } from '../../meanings/dependencies/parent-states.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import type { ColumnPlan, Plan, RowTest, StatesOfRows } from '../../plan/plan.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { isAmong, type RowState, type StateSource, stateSources } from '../states/state-sources.ts';
import { evaluatedColumns, isChosen, withReferences } from './chosen-rows.ts';
import { drawnTogether } from './drawn-values.ts';

/**
 * Lets references lead to rows that are in states in which others refer to them: no shipments of orders that are cancelled, and posts by
 * authors.
 */
export function withFittingParents(plan: Plan, table: Table, planOf: PlanOf): Plan {
  const bound = evaluatedColumns(plan);
  const child = wordsOfTable(table);
  const tests = new Map<number, readonly RowTest[]>();
  for (const [reference, { columns, parent }] of table.foreignKeys.entries()) {
    const column = columns.at(-1) ?? '';
    const isFree = isChosen(plan, reference, columns, bound);
    const ofParent = parent === null || parent === table || !isFree ? null : planOf(parent);
    if (parent === null || ofParent === null) continue;
    const words = wordsOfTable(parent);
    const rules = parentStateRules(wordsOfName(column), child, words);
    if (rules.length === 0) continue;
    const sources = stateSources(asChance(ofParent), parent, words);
    const states = statesFitting(sources, rules, ofParent);
    const asks = rules.flatMap(({ asks: named }) =>
      named === null ? [] : [{ needs: named, only: named, never: null }],
    );
    const asking = asks.length === 0 ? [] : statesFitting(sources, asks, ofParent);
    if (states.length > 0)
      tests.set(
        reference,
        states.map((one) => ({
          kind: 'state',
          states: one,
          asking: asking.find(({ column: asked }) => asked === one.column) ?? null,
        })),
      );
  }
  if (tests.size === 0) return plan;
  return withReferences(plan, (step) => {
    const only = tests.get(step.reference);
    return only === undefined ? step : { ...step, only: [...(step.only ?? []), ...only] };
  });
}

/** What it takes to draw the column of a plan that says which rows are in a state, as rules of states name it; null: none does. */
export function statesOfRows(plan: Plan, table: Table, state: string): StatesOfRows | null {
  const rule = { needs: state, only: state, never: null };
  return statesFitting(stateSources(asChance(plan), table, wordsOfTable(table)), [rule], plan)[0] ?? null;
}

/** A plan as if chance alone decided on its columns: whatever else does, each says by its rank in which state a row is. */
function asChance(plan: Plan): Plan {
  const columns = plan.columns.map((column): ColumnPlan => {
    const { kind } = column.draw;
    return kind === 'shared' || kind === 'copy' || kind === 'dependent'
      ? { ...column, draw: { kind: 'uniform' } }
      : column;
  });
  return { ...plan, columns, related: [], residuals: [] };
}

type StateTest = Pick<ParentStateRule, 'needs' | 'only' | 'never'>;

/** What it takes to draw each column that says a state of which rules speak, and what they say of it. */
function statesFitting(
  sources: readonly StateSource[],
  rules: readonly StateTest[],
  plan: Plan,
): readonly StatesOfRows[] {
  return sources.flatMap((source) => {
    const { column, by, states, places } = source;
    if (column === null || by !== 'values') return [];
    const said = rules.flatMap((rule) => fitsBy(rule, states) ?? []);
    if (said.length === 0) return [];
    const fits: boolean[][] = [];
    places.forEach(({ case: index, rank }, place) => {
      const ranks = fits[index] ?? [];
      ranks[rank] = said.every((fitting) => fitting[place] === true);
      fits[index] = ranks;
    });
    const drawn = fits.flat().includes(true) ? drawnTogether(plan, [column]) : null;
    return drawn === null ? [] : [{ plan: drawn, column, fits }];
  });
}

/** Which of some states fit; null: a rule does not tell them apart. */
function fitsBy(
  { needs, only, never }: StateTest,
  states: readonly RowState[],
): readonly (readonly boolean[])[] | null {
  if (needs !== null && !states.some((state) => isCalled(state, needs))) return null;
  const fitting = states.map(
    (state) => (only === null || isCalled(state, only)) && !(never !== null && isCalled(state, never)),
  );
  return new Set(fitting).size > 1 ? [fitting] : null;
}

/** Whether a state is among those that a rule names, or ends with one that stands behind `~`. */
function isCalled(state: RowState, named: string): boolean {
  const ends = named.split('|').flatMap((one) => (one.startsWith('~') ? [` ${one.slice(1)}`] : []));
  return isAmong(state, named) || ends.some((end) => state.names.some((name) => ` ${name}`.endsWith(end)));
}
