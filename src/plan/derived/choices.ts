import { allOf } from '../../compose.ts';
import type { Expression, Expressions } from '../../ir.ts';

/* What holds in one branch of an expression that chooses, and says nothing of the rows that take another. */

export type Choice = Expression & { kind: 'case' };

/** CASE, and IF as such; null: the expression chooses nothing by a condition. */
export function choiceOf(expression: Expression): Choice | null {
  if (expression.kind === 'case') return expression;
  if (expression.kind !== 'call' || expression.name !== 'if') return null;
  const [when, result, otherwise = null] = expression.arguments;
  if (when === undefined || result === undefined) return null;
  return { kind: 'case', operand: null, branches: [{ when, result }], otherwise };
}

/** What a choice looks at to choose. */
export function testsOf({ operand, branches }: Choice): Expressions {
  return [...(operand === null ? [] : [operand]), ...branches.map(({ when }) => when)];
}

/** What the results of a choice ask for, each in the rows that take its branch. */
export function inBranches(choice: Choice, asked: (result: Expression) => Expressions): Expressions {
  const branches = choice.branches.map(({ when, result }) => ({ when, conditions: asked(result) }));
  const otherwise = choice.otherwise === null ? [] : asked(choice.otherwise);
  if ([...branches.map(({ conditions }) => conditions), otherwise].every(({ length }) => length === 0)) return [];
  return [
    {
      ...choice,
      branches: branches.map(({ when, conditions }) => ({ when, result: allOf(conditions) })),
      otherwise: allOf(otherwise),
    },
  ];
}
