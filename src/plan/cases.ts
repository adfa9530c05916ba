import type { CaseOfChoice, ColumnPlan, Plan, RelatedPlan, ResidualPlan } from './plan.ts';

/**
 * A plan whose choices have other cases. `olds`: of each choice that changes, which of its cases stands in each place: some of them
 * may stand in several, and others in none.
 */
export function withCases(plan: Plan, olds: ReadonlyMap<number, readonly number[]>): Plan {
  const moved = <Item>(items: readonly Item[], choice: number | null): readonly Item[] => {
    const places = choice === null ? undefined : olds.get(choice);
    const isByCase = choice !== null && items.length === plan.choices[choice]?.cases;
    return places === undefined || !isByCase ? items : places.flatMap((old) => items.slice(old, old + 1));
  };
  const asked = <Asked extends { readonly when: CaseOfChoice | null }>(all: readonly Asked[]): readonly Asked[] =>
    all.flatMap((one) => {
      const { when } = one;
      const places = when === null ? undefined : olds.get(when.choice);
      if (when === null || places === undefined) return [one];
      return places.flatMap((old, place) => (old === when.case ? [{ ...one, when: { ...when, case: place } }] : []));
    });
  // A key that is bound to the one case of a choice has the same values in all that come of it: its rows are still numbered.
  const isAlone = ({ draw, choice }: ColumnPlan) =>
    draw.kind === 'key' && choice !== null && olds.has(choice) && plan.choices[choice]?.cases === 1;
  const columns = plan.columns.map((column) => (isAlone(column) ? { ...column, choice: null } : column));
  const choiceOf = new Map(columns.map(({ name, choice }) => [name, choice]));
  return {
    ...plan,
    choices: plan.choices.map((choice, index) => ({
      ...choice,
      cases: olds.get(index)?.length ?? choice.cases,
      weights: choice.weights === null ? null : moved(choice.weights, index),
    })),
    columns: columns.map(
      (column): ColumnPlan => ({
        ...column,
        domains: moved(column.domains, column.choice),
        nullShares: moved(column.nullShares, column.choice),
      }),
    ),
    residuals: asked<ResidualPlan>(plan.residuals),
    related: plan.related.map(
      (one): RelatedPlan => ({
        ...one,
        measures: moved(one.measures, choiceOf.get(one.column) ?? null),
        demands: asked(one.demands),
      }),
    ),
  };
}

/** The plan without cases of its choices in which no row was found; null: there are none, or no others. */
export function withoutCases(plan: Plan, dead: readonly CaseOfChoice[]): Plan | null {
  const living = plan.choices.map(({ cases }, choice) =>
    Array.from({ length: cases }, (_, one) => one).filter(
      (one) => !dead.some((other) => other.choice === choice && other.case === one),
    ),
  );
  const fewer = [...living.entries()].filter(
    ([choice, { length }]) => length > 0 && length !== plan.choices[choice]?.cases,
  );
  return fewer.length === 0 ? null : withCases(plan, new Map(fewer));
}
