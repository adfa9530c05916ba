import type { Table } from '../ir.ts';
import { countriesOf, countryOfColumns, countryOfTable } from '../meanings/index.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import type { Part } from '../values/part.ts';
import { boundColumns } from './free-columns.ts';

/**
 * Lets the places and banks of a table lie in one country: that in whose words its columns are named, or which their comments or its own
 * name say. A `pincode` is one of India, and `us_states` are of the US. Places of which a column shows another country, and such as checks
 * and keys have a say in, stay where they are.
 */
export function withOneCountry(plan: Plan, table: Table): Plan {
  const code = countryOfColumns(table.columns) ?? countryOfTable(table.name.at(-1) ?? '');
  if (code === null) return plan;
  const bound = boundColumns(plan);
  const columns = plan.columns.map((column) =>
    column.draw.kind === 'uniform' && column.choice === null && !bound.has(column.name) ? within(column, code) : column,
  );
  return { ...plan, columns };
}

function within(column: ColumnPlan, code: string): ColumnPlan {
  const domains = column.domains.map(
    (domain) => domain && { ...domain, parts: domain.parts.map((part) => partWithin(part, code)) },
  );
  return { ...column, domains };
}

function partWithin(part: Part, code: string): Part {
  if (part.kind !== 'pool' || part.picks === undefined) return part;
  const countries = countriesOf(part.picks);
  const { distribution } = part;
  const usual = distribution?.kind === 'weights' ? distribution.weights : countries.map(() => 1);
  const weights = usual.map((weight, rank) => (countries[rank] === code ? weight : 0));
  const isThere = countries.length === part.entries.length && weights.some((weight) => weight > 0);
  return isThere ? { ...part, distribution: { kind: 'weights', weights } } : part;
}
