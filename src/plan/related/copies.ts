import { allOrNone } from '../../collections.ts';
import type { Expression, Table } from '../../ir.ts';
import { type Domain, isComputed } from '../../values/domain.ts';
import { widthOf } from '../../values/part.ts';
import type { ColumnPlan, ResidualPlan } from '../plan.ts';
import type { Relations } from './relations.ts';

/** Columns that a check makes equal, of values that are not counted: one has the value of the other, wherever neither is NULL. */
export interface Twins {
  readonly columns: readonly ColumnPlan[];
  /** Indexes of the residuals that this keeps. */
  readonly solved: ReadonlySet<number>;
}

/**
 * Gives each column that a check makes equal to another the draw of that one, where its type holds the other's values.
 * `relations`: a column that these draw has a rank of its own, which a copy would write over.
 */
export function copies(
  table: Table,
  columns: readonly ColumnPlan[],
  residuals: readonly ResidualPlan[],
  relations: Relations,
): Twins {
  const plans = new Map(columns.map((column) => [column.name, column]));
  const solved = new Set<number>();
  const related = relations.solved();
  residuals.forEach(({ condition, when }, index) => {
    const pair = when === null && !related.has(index) ? equalColumns(condition) : null;
    const [one, other] = pair?.map((name) => plans.get(rootOf(name, plans))) ?? [];
    if (one === undefined || other === undefined) return;
    // A column that others copy stays as it is.
    const isCopied = ({ name }: ColumnPlan) =>
      [...plans.values()].some(({ draw }) => draw.kind === 'copy' && draw.of === name);
    const following = (column: ColumnPlan, of: ColumnPlan) =>
      isCopied(column) || relations.draws(column.name) ? null : copied(column, of, table);
    const copy = one === other ? one : (following(other, one) ?? following(one, other));
    if (copy === null) return;
    plans.set(copy.name, copy);
    solved.add(index);
  });
  return { columns: columns.map((column) => plans.get(column.name) ?? column), solved };
}

/** The column whose values a column has: not one whose place in a list alone it follows. */
function rootOf(name: string, plans: ReadonlyMap<string, ColumnPlan>): string {
  let root = name;
  for (;;) {
    const plan = plans.get(root);
    if (plan?.draw.kind !== 'copy' || plans.get(plan.draw.of)?.domains !== plan.domains) return root;
    root = plan.draw.of;
  }
}

/** The two columns that a condition makes equal; null: it is another one. */
export function equalColumns(condition: Expression): readonly string[] | null {
  if (condition.kind !== 'binary' || condition.operator !== '=') return null;
  const names = [condition.left, condition.right].map((side) => {
    let inner = side;
    while (inner.kind === 'collate' || (inner.kind === 'cast' && inner.type.shape.kind === 'text'))
      inner = inner.operand;
    return inner.kind === 'column' ? inner.name : undefined;
  });
  return allOrNone(names);
}

/** A column with the values of another; null: it does not hold them, or something else decides on its own. */
function copied(column: ColumnPlan, of: ColumnPlan, table: Table): ColumnPlan | null {
  const [domain] = of.domains;
  const isPlain = column.draw.kind === 'uniform' && column.choice === null && of.choice === null;
  if (!isPlain || domain === undefined || domain === null || column.domains[0]?.kind !== domain.kind) return null;
  // What is computed has no rank to copy.
  if (isComputed(domain)) return null;
  const [shape, other] = [column, of].map(({ name }) => table.columns.find((one) => one.name === name)?.type.shape);
  if (shape === undefined || other === undefined) return null;
  if (shape.kind === 'text') {
    const width = domain.parts.reduce((sum, part) => sum + widthOf(part), 0);
    if (width > Math.min(shape.characters ?? Number.POSITIVE_INFINITY, shape.bytes ?? Number.POSITIVE_INFINITY))
      return null;
  } else if (JSON.stringify(shape) !== JSON.stringify(other)) {
    return null;
  }
  const own = column.domains[0];
  if (own === undefined || own === null || !holdsAll(own, domain)) return null;
  return {
    ...column,
    domains: of.domains,
    nullsBy: null,
    draw: { kind: 'copy', of: of.draw.kind === 'copy' ? of.draw.of : of.name },
  };
}

/** Whether a domain surely has all values of another of the same type, where it is a list or an interval of whole numbers. */
function holdsAll(own: Domain, other: Domain): boolean {
  const [part, more] = own.parts;
  const [given, rest] = other.parts;
  if (part === undefined || more !== undefined) return true;
  if (part.kind === 'pool') {
    const entries = new Set(part.entries);
    return given?.kind === 'pool' && rest === undefined && given.entries.every((entry) => entries.has(entry));
  }
  if (part.kind !== 'integer' || rest !== undefined) return true;
  if (given?.kind === 'pool') {
    return given.entries.every((entry) => Number(entry) >= part.first && Number(entry) < part.first + part.size);
  }
  return given?.kind !== 'integer' || (given.first >= part.first && given.first + given.size <= part.first + part.size);
}
