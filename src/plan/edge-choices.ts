import type { Names, Table } from '../ir.ts';
import { refersToItself } from '../qualified-name.ts';
import { type Domain, radicesOf, sizeOf } from '../values/domain.ts';
import { measureOf } from '../values/measure.ts';
import { columnsOf } from '../walk.ts';
import { columnsIn, tableExpressions } from './columns.ts';
import { onlyPart } from './keys/order.ts';
import {
  type ChoicePlan,
  type ColumnPlan,
  type ConstraintPlan,
  type EdgeChoice,
  type KeyPlan,
  type Plan,
  withFirstStep,
} from './plan.ts';
import type { Targets } from './references/referred-columns.ts';
import { targetsOf } from './references/targets.ts';
import { followed } from './sources.ts';

/**
 * The plan with a choice for each column that has edges, between its values and these. Columns that other columns or other rows decide
 * on have none, nor have those of constraints that evaluation does not keep. A column of a key has each edge in one row, so that this
 * row differs from all others in it, and what refers to it knows it by its number: others that are referred to have none. `targets`:
 * columns that tables refer to.
 */
export function withEdgeChoices(plan: Plan, table: Table, targets: Targets): Plan {
  const free = freeKeyColumns(plan, table, targets.fixed);
  const keyed = keyedEdges(plan, free);
  const bound = new Set([...boundColumns(plan, table), ...targets.all]);
  const choices: ChoicePlan[] = [...plan.choices];
  const columns = plan.columns.map((column): ColumnPlan => {
    const edges = column.domains.map((domain) => domain?.edges ?? null);
    if (keyed.has(column.name)) return withHalf(column, edges, 'rows', choices);
    const isFree = column.draw.kind === 'uniform' && column.nullsBy === null && !bound.has(column.name);
    if (isFree && edges.some((domain) => domain !== null)) return withHalf(column, edges, 'pairs', choices);
    return hasParentEdges(column, keyed) ? column : { ...column, domains: column.domains.map(withoutEdges) };
  });
  return withParentEdges({ ...plan, choices, columns, keys: plan.keys.map(withEnds(plan, free, keyed)) }, keyed);
}

/** A column with its edges in the second half of its cases. */
function withHalf(
  column: ColumnPlan,
  edges: readonly (Domain | null)[],
  by: EdgeChoice['by'],
  choices: ChoicePlan[],
): ColumnPlan {
  const usual = by === 'pairs' ? column.domains.map(withoutEdges) : column.domains;
  const shares = edges.map((domain, i) => (domain === null ? 1 : (column.nullShares[i] ?? 0)));
  choices.push({ columns: [column.name], cases: 2 * usual.length, weights: null, edges: { of: column.choice, by } });
  return {
    ...column,
    choice: choices.length - 1,
    domains: [...usual, ...edges],
    nullShares: [...column.nullShares, ...shares],
  };
}

/**
 * The plan with a choice for each column that has the values of another row, where that may have edges. `keyed`: columns of the table
 * itself that have them by their row's number; none: it is another table's.
 */
export function withParentEdges(plan: Plan, keyed: Names = new Set()): Plan {
  const choices = [...plan.choices];
  const added = new Map<string, Domain>();
  const columns = plan.columns.map((column): ColumnPlan => {
    const edges = column.domains[0]?.edges;
    const isOpen = column.choice === null && edges !== undefined && hasParentEdges(column, keyed);
    if (!isOpen) return column;
    added.set(column.name, edges);
    return withHalf(column, [edges], 'parent', choices);
  });
  if (added.size === 0) return plan;
  const ordered = inOrder(plan.columns);
  const related = plan.related.map((one) => {
    const edges = added.get(one.column);
    return edges === undefined ? one : { ...one, measures: [...one.measures, measureOf(edges)] };
  });
  const sources = new Map(columns.filter(({ name }) => added.has(name)).map((column) => [column.name, column]));
  const following = columns.map((column): ColumnPlan => {
    const source = column.draw.kind === 'copy' ? sources.get(column.draw.of) : undefined;
    return source === undefined ? column : withCaseOf(column, source);
  });
  return { ...plan, choices, columns: following.map(ordered), hidden: plan.hidden.map(ordered), related };
}

/** A column that has the value of another one, which is that of another row: an edge where that has one. */
function withCaseOf(column: ColumnPlan, { choice, domains }: ColumnPlan): ColumnPlan {
  return { ...column, choice, domains, nullShares: domains.map(() => column.nullShares[0] ?? 0) };
}

/** Lets the first rows refer to those of a parent that have edges, one after the other, where chance chooses among the parent's rows. */
function inOrder(columns: readonly ColumnPlan[]): (column: ColumnPlan) => ColumnPlan {
  const counts = new Map<number, number>();
  for (const { draw } of columns) {
    const step = draw.kind === 'parent' && draw.value.kind === 'digits' ? draw.steps[0] : undefined;
    if (draw.kind !== 'parent' || draw.value.kind !== 'digits' || step === undefined) continue;
    if (draw.value.edges === 0 || step.turn !== null || step.list !== null) continue;
    counts.set(step.reference, Math.max(counts.get(step.reference) ?? 0, draw.value.edges));
  }
  return (column) => {
    const draw = withFirstStep(column.draw, (first) => {
      const count = counts.get(first.reference);
      return count === undefined ? first : { ...first, inOrder: count };
    });
    return { ...column, draw };
  };
}

/** Whether a column has the values of other rows, of which some have edges. */
function hasParentEdges({ draw }: ColumnPlan, keyed: Names): boolean {
  if (draw.kind === 'earlier') return keyed.has(draw.column ?? '');
  if (draw.kind !== 'parent') return false;
  const { value } = draw;
  return (value.kind === 'digits' && value.edges > 0) || (value.kind === 'listed' && value.hasEdges);
}

function withoutEdges(domain: Domain | null): Domain | null {
  if (domain?.edges === undefined) return domain;
  const { edges, ...usual } = domain;
  return usual;
}

/** The columns of keys that get edges: nothing but the key decides on them or reads them. */
function keyedEdges(plan: Plan, free: Names): Names {
  const rowsOf = ({ draw }: ColumnPlan): number => (draw.kind === 'key' ? (plan.keys[draw.key]?.size ?? 0) : 0);
  const found = plan.columns.filter((column) => free.has(column.name) && edgeCount(column) > 0);
  return new Set(found.filter((column) => edgeCount(column) <= rowsOf(column)).map(({ name }) => name));
}

function edgeCount({ domains: [domain] }: ColumnPlan): number {
  return domain?.edges === undefined ? 0 : (radicesOf(domain.edges)[0] ?? 0);
}

/** Columns of keys on which nothing but the key decides, and that nothing else reads. */
function freeKeyColumns(plan: Plan, table: Table, fixed: Names): Names {
  const written = new Set(table.columns.flatMap(({ name, filledBy }) => (filledBy === 'writer' ? [name] : [])));
  const { keyParts, keyPredicates, generations } = tableExpressions(table);
  const parts = table.keys.flatMap(({ kind, parts: own, where }) =>
    own.map((part) => ({ ...part, isPlain: kind !== 'exclude' && where === null && part.operator === null })),
  );
  const bound = new Set([
    ...fixed,
    ...plan.related.map(({ column }) => column),
    ...plan.related.flatMap(({ given }) => (given === null ? [] : [...columnsOf(given.value)])),
    ...plan.columns.flatMap((column) => followed(column) ?? []),
    ...plan.residuals.flatMap(({ columns }) => columns),
    ...plan.constraints.filter(isUnsure).flatMap(({ columns }) => columns),
    ...plan.constraints.filter(isKeptApart).flatMap(({ columns }) => columns),
    ...table.foreignKeys.flatMap(({ columns }) => columns),
    ...parts.flatMap(({ column, isPlain }) => (column === null || isPlain ? [] : [column])),
    ...columnsIn([...keyParts, ...keyPredicates, ...generations]),
    ...ownTargets(plan, table),
  ]);
  const isFree = ({ name, draw, choice, domains, nullsBy }: ColumnPlan): boolean =>
    draw.kind === 'key' &&
    plan.keys[draw.key]?.attempts === 1 &&
    choice === null &&
    domains.length === 1 &&
    nullsBy === null &&
    written.has(name) &&
    !bound.has(name);
  return new Set(plan.columns.filter(isFree).map(({ name }) => name));
}

/** The columns of a table that its own references take values of, but for those that take the value of any earlier row. */
function ownTargets(plan: Plan, table: Table): readonly string[] {
  const columns = new Map(plan.columns.map((column) => [column.name, column]));
  return table.foreignKeys
    .filter((key) => refersToItself(key, table))
    .flatMap((key) => {
      const referring = key.columns.map((name) => columns.get(name));
      const isPlain = referring.every(
        (column) => column?.draw.kind === 'earlier' && column.choice === null && column.domains.length === 1,
      );
      return isPlain ? [] : targetsOf(key, table);
    });
}

/** Values at the ends of a key of one column: its last one and its first. */
const ENDS = 2;

/**
 * Gives keys of one column with the last image and the first one in the first rows behind the edges: where images are the ranks of
 * values that are counted, these are the ends of what the key holds.
 */
function withEnds(plan: Plan, free: Names, keyed: Names): (key: KeyPlan, index: number) => KeyPlan {
  return (key, index) => {
    const column = plan.columns.find(({ name }) => name === key.lanes[0]?.column);
    const [domain = null] = column?.domains ?? [];
    if (column === undefined || domain === null || !free.has(column.name)) return key;
    const part = onlyPart(key, index, plan.columns, new Set());
    const row = keyed.has(column.name) ? edgeCount(column) : 0;
    const isWhole = key.size === sizeOf(domain) && row + ENDS <= key.size;
    if (part === null || part.kind === 'pool' || !isWhole) return key;
    return { ...key, placed: { row, images: [key.size - 1, 0] } };
  };
}

/** Columns that do not stand for themselves alone, or whose constraints are not surely kept. */
function boundColumns(plan: Plan, table: Table): Names {
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
    ...references,
    ...read,
  ]);
}

/** Whether some rows may break a constraint. */
function isUnsure({ kept }: ConstraintPlan): boolean {
  return kept.by === 'nothing' || (kept.by === 'evaluation' && !kept.always);
}

/** Whether a check on several columns may be kept by values that these have apart from each other. */
function isKeptApart({ kind, columns, kept }: ConstraintPlan): boolean {
  return kind === 'check' && columns.length > 1 && kept.by === 'values';
}
