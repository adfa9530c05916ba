import { getOrInsertComputed } from '../../collections.ts';
import { isEvaluable } from '../../expression/condition.ts';
import { nodeCountOf } from '../../expression/evaluable.ts';
import type { Scope } from '../../expression/scope.ts';
import type { Expression } from '../../ir.ts';
import { MAX_RESIDUAL_NODES } from '../../limits.ts';
import { columnsOf } from '../../walk.ts';
import type { Component } from '../components.ts';
import type { Condition } from '../facts/column-facts.ts';
import type { ResidualPlan } from '../plan.ts';

/** How residuals are read. */
export interface ReadResiduals {
  readonly scope: Scope;
  /** Whether what is asked in the only case of a choice is always asked. */
  readonly settlesCases: boolean;
  /** What is known of conditions from the passes before: finding it out for each again would take most of the time. */
  readonly known: KnownConditions;
}

/** Conditions of one table, with what does not change from one plan of it to the next. */
export type KnownConditions = Map<Expression, KnownCondition>;

interface KnownCondition {
  readonly nodes: number;
  readonly columns: ResidualPlan['columns'];
  readonly values: ResidualPlan['values'];
  /** Null: it was not asked for. */
  isEvaluable: boolean | null;
}

/** The conditions that went into no facts, of what always holds and of the cases: as many are evaluated as a row has time for. */
export function residualPlans(
  always: readonly Condition[],
  components: readonly Component[],
  { scope, settlesCases, known }: ReadResiduals,
): readonly ResidualPlan[] {
  let nodes = 0;
  const planned = ({ name, expression }: Condition, when: ResidualPlan['when']): ResidualPlan => {
    const read = getOrInsertComputed(known, expression, () => conditionRead(expression));
    const { columns, values } = read;
    let evaluable = false;
    if (nodes + read.nodes <= MAX_RESIDUAL_NODES) {
      read.isEvaluable ??= isEvaluable(expression, scope);
      evaluable = read.isEvaluable;
    }
    if (evaluable) nodes += read.nodes;
    const found = { solved: false, evaluable, neverAccepted: false, patience: 1 };
    return { name, condition: expression, columns, values, when, ...found };
  };
  const conditionRead = (expression: Expression): KnownCondition => {
    const values = [...columnsOf(expression)].flatMap((name) => {
      const found = scope.columnOf(name);
      return found === undefined ? [] : [{ name, shape: found.shape, collation: found.collation }];
    });
    const columns = values.map(({ name }) => name);
    return { nodes: nodeCountOf(expression), columns, values, isEvaluable: null };
  };
  return [
    ...always.map((condition) => planned(condition, null)),
    ...components.flatMap(({ cases }, choice) =>
      cases.flatMap(({ residual }, index) => {
        const when = cases.length === 1 && settlesCases ? null : { choice, case: index };
        return residual.map((condition) => planned(condition, when));
      }),
    ),
  ];
}

/** Whether a condition that is left to chance passes in a good share of draws: an order does, an equality does not. */
export function isLikely(condition: Expression): boolean {
  return condition.kind === 'binary' && ['<', '<=', '>', '>=', '<>'].includes(condition.operator);
}
