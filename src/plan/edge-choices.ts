import type { Table } from '../ir.ts';
import { refersToItself } from '../qualified-name.ts';
import type { Domain } from '../values/domain.ts';
import { columnsOf } from '../walk.ts';
import { resolver } from './columns.ts';
import type { ChoicePlan, ColumnPlan, ConstraintPlan, Plan } from './plan.ts';
import { followed } from './sources.ts';

/**
 * The plan with a choice for each column that has edges, between its values and these. Columns that other columns or other rows decide
 * on have none, nor have those of constraints that evaluation does not keep.
 */
export function withEdgeChoices(plan: Plan, table: Table): Plan {
  const bound = boundColumns(plan, table);
  const choices: ChoicePlan[] = [...plan.choices];
  const columns = plan.columns.map((column): ColumnPlan => {
    const usual = column.domains.map(withoutEdges);
    const edges = column.domains.map((domain) => domain?.edges ?? null);
    const isFree = column.draw.kind === 'uniform' && column.nullsBy === null && !bound.has(column.name);
    if (!isFree || edges.every((domain) => domain === null)) return { ...column, domains: usual };
    choices.push({ columns: [column.name], cases: 2 * usual.length, weights: null, edges: { of: column.choice } });
    return {
      ...column,
      choice: choices.length - 1,
      domains: [...usual, ...edges],
      nullShares: [
        ...column.nullShares,
        ...edges.map((domain, i) => (domain === null ? 1 : (column.nullShares[i] ?? 0))),
      ],
    };
  });
  return { ...plan, choices, columns };
}

function withoutEdges(domain: Domain | null): Domain | null {
  if (domain?.edges === undefined) return domain;
  const { edges, ...usual } = domain;
  return usual;
}

/** Columns that do not stand for themselves alone, or whose constraints are not surely kept. */
function boundColumns(plan: Plan, table: Table): ReadonlySet<string> {
  const resolve = resolver(table);
  const references = table.foreignKeys.flatMap((key) =>
    refersToItself(key, table) ? [...key.columns, ...key.targetColumns] : key.columns,
  );
  const read = plan.related.flatMap(({ given }) => (given === null ? [] : [...columnsOf(given.value)]));
  return new Set([
    ...plan.related.map(({ column }) => column),
    ...plan.columns.flatMap((column) => followed(column) ?? []),
    ...plan.keys.flatMap(({ lanes, overflow }) => [...lanes.map(({ column }) => column), ...overflow]),
    ...plan.residuals
      .filter((residual) => !residual.evaluable || residual.neverAccepted)
      .flatMap(({ columns }) => columns),
    ...plan.constraints.filter(isUnsure).flatMap(({ columns }) => columns),
    ...[...references, ...read].map((name) => resolve(name) ?? name),
  ]);
}

/** Whether some rows may break a constraint. */
function isUnsure({ kept }: ConstraintPlan): boolean {
  return kept.by === 'nothing' || (kept.by === 'evaluation' && !kept.always);
}
