import { nodesOf } from '../expression/evaluable.ts';
import type { ColumnPlan, Plan, ResiduePlan } from '../plan/plan.ts';

/** Nodes of checks: what one look at a row costs. */
export function nodesOfAll(residues: readonly ResiduePlan[]): number {
  return residues.reduce((nodes, { condition, evaluable }) => nodes + (evaluable ? nodesOf(condition) : 0), 1);
}

/** The checks of a plan in groups that share no column. Related columns are drawn together, so they are of one group. */
export function redrawGroups({ residues, related }: Plan): readonly (readonly ResiduePlan[])[] {
  const isRelated = new Set(related.map(({ column }) => column));
  interface Group {
    readonly columns: ReadonlySet<string>;
    readonly residues: readonly ResiduePlan[];
  }
  const groups = new Set<Group>();
  const groupOf = new Map<string, Group>();
  for (const residue of residues) {
    const columns = residue.columns.some((column) => isRelated.has(column))
      ? [...isRelated, ...residue.columns]
      : residue.columns;
    const touching = new Set(columns.map((column) => groupOf.get(column)).filter((group) => group !== undefined));
    const joined: Group = {
      columns: new Set([...columns, ...[...touching].flatMap((group) => [...group.columns])]),
      residues: [...[...touching].flatMap((group) => group.residues), residue],
    };
    for (const group of touching) groups.delete(group);
    groups.add(joined);
    for (const column of joined.columns) groupOf.set(column, joined);
  }
  return Array.from(groups, (group) => group.residues);
}

/** Columns, and those that refer to the same rows as one of them. */
export function withReferences(names: readonly string[], columns: readonly ColumnPlan[]): ReadonlySet<string> {
  const all = new Set(names);
  const references = new Set(columns.filter(({ name }) => all.has(name)).map(referenceOf));
  references.delete(null);
  for (const column of columns) if (references.has(referenceOf(column))) all.add(column.name);
  return all;
}

/** Number of the foreign key that decides on a column with others together; null: none does. */
export function referenceOf({ draw }: ColumnPlan): number | null {
  if (draw.kind === 'earlier') return draw.reference;
  return draw.kind === 'parent' ? (draw.steps[0]?.reference ?? null) : null;
}
