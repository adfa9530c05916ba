import { countsOf, sumOf } from '../collections.ts';
import type { Table } from '../ir.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import type { Domain } from '../values/domain.ts';

/**
 * Lets the cases of a choice be as likely as the values together that somebody has weighed: of several columns, the first decides. A
 * value of several cases has an equal share of its weight in each.
 */
export function withWeighedCases(plan: Plan, table: Table): Plan {
  const weighed = new Set(table.columns.flatMap(({ name, directives }) => (directives?.weights ? [name] : [])));
  const changes = plan.choices.map((_, choice) => {
    const column = plan.columns.find((candidate) => candidate.choice === choice && weighed.has(candidate.name));
    return column === undefined ? null : sharedWeights(column);
  });
  if (changes.every((change) => change === null)) return plan;
  const changed = new Map(changes.flatMap((change) => (change === null ? [] : [[change.column.name, change.column]])));
  return {
    ...plan,
    choices: plan.choices.map((choice, i) => ({ ...choice, weights: changes[i]?.weights ?? choice.weights })),
    columns: plan.columns.map((column) => changed.get(column.name) ?? column),
  };
}

/** A column whose cases share the weights of its values, and what each case has of them; null: its values are no weighed lists. */
function sharedWeights(
  column: ColumnPlan,
): { readonly column: ColumnPlan; readonly weights: readonly number[] } | null {
  const cases = column.domains.map(weightsOf);
  if (cases.length < 2 || cases.every((weights) => weights === null) || cases.includes('unweighed')) return null;
  const lists = cases.map((weights) =>
    weights === null || weights === 'unweighed' ? new Map<string, number>() : weights,
  );
  const counts = countsOf(lists.flatMap((weights) => [...weights.keys()]));
  const shared = lists.map(
    (weights) => new Map(Array.from(weights, ([text, weight]) => [text, weight / (counts.get(text) ?? 1)])),
  );
  const sums = shared.map((weights) => sumOf(weights.values()));
  const mean = sumOf(sums) / sums.filter((_, i) => cases[i] !== null).length;
  const domains = column.domains.map((domain, i) => (domain === null ? null : reweighed(domain, shared[i])));
  // Where it is NULL, no value says how likely a case is.
  return { column: { ...column, domains }, weights: sums.map((sum, i) => (cases[i] === null ? mean : sum)) };
}

/** The weights of a list by its texts; null: there is no value. */
function weightsOf(domain: Domain | null): ReadonlyMap<string, number> | 'unweighed' | null {
  if (domain === null) return null;
  const [part, second] = domain.parts;
  if (part?.kind !== 'pool' || second !== undefined || part.distribution?.kind !== 'weights') return 'unweighed';
  const { weights } = part.distribution;
  return new Map(part.entries.map((entry, place) => [entry, weights[place] ?? 0]));
}

function reweighed(domain: Domain, weights: ReadonlyMap<string, number> | undefined): Domain {
  const parts = domain.parts.map((part) =>
    part.kind === 'pool'
      ? {
          ...part,
          distribution: { kind: 'weights' as const, weights: part.entries.map((entry) => weights?.get(entry) ?? 0) },
        }
      : part,
  );
  return { ...domain, parts };
}
