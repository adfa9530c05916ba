import type { CaseOfChoice, ColumnPlan, Plan, RelatedPlan, ResidualPlan } from '../plan.ts';

/** The plan without cases of its choices in which no row was found; null: there are none, or no others. */
export function withoutCases(plan: Plan, dead: readonly CaseOfChoice[]): Plan | null {
  const places = plan.choices.map(({ cases }, choice) => {
    const all = Array.from({ length: cases }, (_, one) => one);
    const living = all.filter((one) => !dead.some((other) => other.choice === choice && other.case === one));
    return living.length === 0 ? all : living;
  });
  if (places.every((living, choice) => living.length === plan.choices[choice]?.cases)) return null;
  const kept = <Item>(items: readonly Item[], choice: number | null): readonly Item[] =>
    choice === null || items.length !== plan.choices[choice]?.cases
      ? items
      : items.filter((_, place) => places[choice]?.includes(place));
  const moved = <Asked extends { readonly when: CaseOfChoice | null }>(asked: readonly Asked[]): readonly Asked[] =>
    asked.flatMap((one) => {
      if (one.when === null) return [one];
      const place = places[one.when.choice]?.indexOf(one.when.case) ?? -1;
      return place < 0 ? [] : [{ ...one, when: { ...one.when, case: place } }];
    });
  const choiceOf = new Map(plan.columns.map(({ name, choice }) => [name, choice]));
  return {
    ...plan,
    choices: plan.choices.map((choice, k) => ({
      ...choice,
      cases: places[k]?.length ?? choice.cases,
      weights: choice.weights === null ? null : kept(choice.weights, k),
    })),
    columns: plan.columns.map(
      (column): ColumnPlan => ({
        ...column,
        domains: kept(column.domains, column.choice),
        nullShares: kept(column.nullShares, column.choice),
      }),
    ),
    residuals: moved<ResidualPlan>(plan.residuals),
    related: plan.related.map(
      (one): RelatedPlan => ({
        ...one,
        measures: kept(one.measures, choiceOf.get(one.column) ?? null),
        demands: moved(one.demands),
      }),
    ),
  };
}
