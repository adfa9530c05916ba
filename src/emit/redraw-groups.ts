import { nodeCountOf, readingCostOf } from '../expression/evaluable.ts';
import type { ColumnPlan, KeyPlan, Plan, ResiduePlan } from '../plan/plan.ts';
import { followed } from './following.ts';

/** Nodes that take as long as one look at a row for some checks. */
export function nodeCountOfAll(residues: readonly ResiduePlan[]): number {
  return residues.reduce((nodes, residue) => nodes + (residue.evaluable ? nodesOfLook(residue) : 0), 1);
}

/** The same for one check. */
export function nodesOfLook({ condition, values }: ResiduePlan): number {
  return nodeCountOf(condition) + readingCostOf(values);
}

/**
 * The checks of a plan in groups that share no column. Related columns are drawn together, so they are of one group, and
 * so are those of a key that is drawn anew.
 */
export function redrawGroups({ residues, related, keys }: Plan): readonly (readonly ResiduePlan[])[] {
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
  const together = keys.filter(isRedrawn).map(({ lanes }) => lanes.map(({ column }) => column));
  for (const names of [...together, ...residues.map(({ columns }) => columns)]) {
    const [one, ...others] = names.map(placeOf);
    for (const other of others) {
      const [root, top] = [rootOf(other), rootOf(one ?? other)];
      if (root !== top) parents.set(root, top);
    }
  }
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

function isRedrawn({ chances }: KeyPlan): boolean {
  return chances > 1;
}

/** The keys, by their places, that are drawn anew with some columns. */
export function redrawnKeys({ keys }: Plan, names: readonly string[]): readonly number[] {
  const own = new Set(names);
  return keys.flatMap((key, place) =>
    isRedrawn(key) && key.lanes.some(({ column }) => own.has(column)) ? [place] : [],
  );
}

/** The columns of keys, and those that follow one of them. */
export function columnsOfKeys({ keys, columns }: Plan, places: readonly number[]): readonly string[] {
  const names = new Set(places.flatMap((place) => keys[place]?.lanes.map(({ column }) => column) ?? []));
  if (names.size === 0) return [];
  for (let known = 0; known < names.size; ) {
    known = names.size;
    for (const column of columns) if (followed(column)?.some((name) => names.has(name))) names.add(column.name);
  }
  return [...names];
}

/** Columns, and those that refer to the same rows as one of them; `referring`: all that refer to rows. */
export function withReferences(names: readonly string[], referring: readonly ColumnPlan[]): ReadonlySet<string> {
  const all = new Set(names);
  const references = new Set(referring.filter(({ name }) => all.has(name)).map(referenceOf));
  for (const column of referring) if (references.has(referenceOf(column))) all.add(column.name);
  return all;
}

/** Number of the foreign key that decides on a column with others together; null: none does. */
export function referenceOf({ draw }: ColumnPlan): number | null {
  if (draw.kind === 'earlier') return draw.reference;
  return draw.kind === 'parent' ? (draw.steps[0]?.reference ?? null) : null;
}
