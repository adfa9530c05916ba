import { nodeCountOf, readingCostOf } from '../expression/evaluable.ts';
import type { ColumnPlan, Plan, ResiduePlan } from '../plan/plan.ts';
import { followed } from './following.ts';

/** Nodes that take as long as one look at a row for some checks. */
export function nodeCountOfAll(residues: readonly ResiduePlan[]): number {
  return residues.reduce((nodes, residue) => nodes + (residue.evaluable ? nodesOfLook(residue) : 0), 1);
}

/** The same for one check. */
export function nodesOfLook({ condition, values }: ResiduePlan): number {
  return nodeCountOf(condition) + readingCostOf(values);
}

/** The checks of a plan in groups that share no column. Related columns are drawn together, so they are of one group; so are those that follow others. */
export function redrawGroups({ residues, related, columns: all }: Plan): readonly (readonly ResiduePlan[])[] {
  const [first] = related;
  const isRelated = new Set(related.map(({ column }) => column));
  const parents = new Map<string, string>();
  const rootOf = (column: string): string => {
    let root = column;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    for (let at = column; at !== root; ) {
      const up = parents.get(at) ?? root;
      parents.set(at, root);
      at = up;
    }
    return root;
  };
  const placeOf = (column: string): string =>
    rootOf(first !== undefined && isRelated.has(column) ? first.column : column);
  const join = (columns: readonly string[]) => {
    const [one, ...others] = columns.map(placeOf);
    for (const other of others) {
      const [root, top] = [rootOf(other), rootOf(one ?? other)];
      if (root !== top) parents.set(root, top);
    }
  };
  for (const column of all) join([column.name, ...(followed(column) ?? [])]);
  for (const { columns } of residues) join(columns);
  const groups = new Map<string, ResiduePlan[]>();
  for (const residue of residues) {
    const [column] = residue.columns;
    const root = column === undefined ? '' : placeOf(column);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [residue]);
    else group.push(residue);
  }
  return [...groups.values()];
}

/** Columns, and those that refer to the same rows as one of them; `referring`: all that refer to rows. */
export function withReferences(names: readonly string[], referring: readonly ColumnPlan[]): ReadonlySet<string> {
  const all = new Set(names);
  const references = new Set(referring.filter(({ name }) => all.has(name)).map(referenceOf));
  for (const column of referring) if (references.has(referenceOf(column))) all.add(column.name);
  return all;
}

/** Columns, those that they follow, and all that follow one of these: a place in a list is the same for all of its columns. */
export function withFollowers(names: readonly string[], following: readonly ColumnPlan[]): ReadonlySet<string> {
  const all = new Set(names);
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const column of following) {
      const own = [column.name, ...(followed(column) ?? [])];
      if (own.some((name) => all.has(name))) for (const name of own) all.add(name);
    }
  }
  return all;
}

/** Number of the foreign key that decides on a column with others together; null: none does. */
export function referenceOf({ draw }: ColumnPlan): number | null {
  if (draw.kind === 'earlier') return draw.reference;
  return draw.kind === 'parent' ? (draw.steps[0]?.reference ?? null) : null;
}
