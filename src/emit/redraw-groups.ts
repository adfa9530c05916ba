import { nodeCountOf, readingCostOf } from '../expression/evaluable.ts';
import { REDRAW_ATTEMPTS, REDRAW_NODES } from '../limits.ts';
import { connected } from '../plan/connected.ts';
import { type ColumnPlan, type KeyPlan, type Plan, patienceOf, type ResidualPlan } from '../plan/plan.ts';
import { leadersOf } from '../plan/references/drawn-plans.ts';
import { followed } from '../plan/sources.ts';
import { isFixedDraw } from './computed.ts';
import { apartColumn } from './following.ts';
import type { Operation } from './operation.ts';
import type { Redraw } from './program.ts';

/** Nodes that take as long as one look at a row for some checks. */
function nodeCountOfAll(residuals: readonly ResidualPlan[]): number {
  return residuals.reduce((nodes, residual) => nodes + (residual.evaluable ? nodesOfLook(residual) : 0), 1);
}

/** The same for one check. */
export function nodesOfLook({ condition, values }: ResidualPlan): number {
  return nodeCountOf(condition) + readingCostOf(values);
}

/**
 * The checks of a plan in groups that share no column. Related columns are drawn together, so they are of one group; so are
 * those that follow others, and those of a key that is drawn again.
 */
function redrawGroups({ residuals, related, keys, columns }: Plan): readonly (readonly ResidualPlan[])[] {
  const checked = residuals.map((residual) => ({
    residual,
    names: residual.columns.length === 0 ? NO_COLUMN : residual.columns,
  }));
  const together = [
    related.map(({ column }) => column),
    ...columns.map((column) => [column.name, ...(followed(column) ?? []), ...chosenBy(column, columns)]),
    ...keys.filter(isRedrawn).map(({ lanes }) => lanes.map(({ column }) => column)),
  ];
  const all = [...checked, ...together.map((names) => ({ residual: null, names }))];
  return connected(all, ({ names }) => names)
    .map((group) => group.flatMap(({ residual }) => residual ?? []))
    .filter(({ length }) => length > 0);
}

/** What stands for the columns of checks that have none: these are one group. */
const NO_COLUMN = [''];

function isRedrawn({ attempts }: KeyPlan): boolean {
  return attempts > 1;
}

/** What is drawn again together: columns, and keys by their places. */
interface Redrawn {
  readonly names: ReadonlySet<string>;
  readonly keys: readonly number[];
}

/** Finds what is drawn again with columns: those of the same reference, of the same key, and those that follow or are followed. */
function redrawnWith({ columns, keys }: Plan): (checked: readonly string[]) => Redrawn {
  const referring = columns.filter((column) => referenceOf(column) !== null);
  const own = keys.flatMap((key, place) =>
    isRedrawn(key) ? [{ place, held: key.lanes.map(({ column }) => column) }] : [],
  );
  // A place in a list is the same for all of its columns.
  const following = columns.flatMap((column) => {
    const others = [...(followed(column) ?? []), ...chosenBy(column, columns)];
    return others.length === 0 ? [] : [[column.name, ...others]];
  });
  const together = [...own.map(({ held }) => held), ...following];
  return (checked) => {
    const names = new Set(checked);
    const isMet = (some: readonly string[]) => some.some((name) => names.has(name));
    for (let known = -1; known !== names.size; ) {
      known = names.size;
      const references = new Set(referring.filter(({ name }) => names.has(name)).map(referenceOf));
      for (const column of referring) if (references.has(referenceOf(column))) names.add(column.name);
      for (const some of together) if (isMet(some)) for (const name of some) names.add(name);
    }
    return { names, keys: own.filter(({ held }) => isMet(held)).map(({ place }) => place) };
  };
}

/** The columns from which one is kept apart, or whose rows have the siblings that it refers to. */
function chosenBy({ draw }: ColumnPlan, columns: readonly ColumnPlan[]): readonly string[] {
  const apart = apartColumn(draw);
  const references = draw.kind === 'parent' ? leadersOf(draw.steps) : [];
  if (references.length === 0) return apart === null ? [] : [apart];
  return columns.filter((other) => references.includes(referenceOf(other) ?? -1)).map(({ name }) => name);
}

/** Number of the foreign key that decides on a column with others together; null: none does. */
export function referenceOf({ draw }: ColumnPlan): number | null {
  if (draw.kind === 'earlier') return draw.reference;
  return draw.kind === 'parent' ? (draw.steps[0]?.reference ?? null) : null;
}

/**
 * What each group of checks draws again, in the order of the columns. `drawsOf`: the operations of columns, those of the related
 * ones among them where these are drawn, too.
 */
export function redrawsOf(
  plan: Plan,
  keyDraws: readonly Operation[],
  drawsOf: (drawn: readonly ColumnPlan[], isRelated: boolean) => readonly Operation[],
): readonly Redraw[] {
  const related = new Set(plan.related.map(({ column }) => column));
  const redrawn = redrawnWith(plan);
  return redrawGroups(plan).map((group): Redraw => {
    const { names, keys } = redrawn(group.flatMap((residual) => residual.columns));
    const drawn = plan.columns.filter(({ name }) => names.has(name));
    const isRelated = drawn.some(({ name }) => related.has(name));
    const operations = [
      ...keys.map((key) => keyDraws[key]).filter((draw) => draw !== undefined),
      ...drawsOf(drawn, isRelated),
    ];
    const nodes = nodeCountOfAll(group);
    const isFixed = operations.every(isFixedDraw);
    const patience = patienceOf(group);
    const usual = Math.min(REDRAW_ATTEMPTS, Math.ceil(REDRAW_NODES / nodes));
    return {
      residuals: group,
      nodes,
      operations: isFixed ? [] : operations,
      attempts: isFixed ? 1 : patience * usual,
      mostNodes: patience * REDRAW_NODES,
    };
  });
}
