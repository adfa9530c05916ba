import type { Shape } from '../../../grammar/shape.ts';
import type { Expression, Table } from '../../ir.ts';
import type { Domain } from '../../values/domain.ts';
import { shapesOf } from '../columns.ts';
import { type ColumnFacts, NO_COLUMN_FACTS } from '../facts/column-facts.ts';
import { bareColumn } from '../facts/operand.ts';
import type { ColumnPlan, ResidualPlan } from '../plan.ts';
import {
  type JoinedColumns,
  lengthOf,
  partsOfPieces,
  type TextPiece,
  textPieces,
  withPiecesOf,
} from './joined-text.ts';

/** Columns whose texts are those of others, and the residuals that this keeps. */
export interface Joins {
  readonly columns: readonly ColumnPlan[];
  /** Indexes of the residuals. */
  readonly solved: ReadonlySet<number>;
}

/** An equation of a column and a text that other columns make. */
export interface JoinEquation {
  readonly column: string;
  readonly pieces: readonly TextPiece[];
}

/** Gives each column that a check makes equal to a text that others make the parts of these. */
export function joins(
  table: Table,
  columns: readonly ColumnPlan[],
  residuals: readonly ResidualPlan[],
  factsOf: (column: string) => ColumnFacts | undefined,
): Joins {
  const plans = new Map(columns.map((column) => [column.name, column]));
  const solved = new Set<number>();
  const shapeOf = shapesOf(table);
  const copied = new Set(columns.flatMap(({ draw }) => (draw.kind === 'copy' ? [draw.of] : [])));
  const open = residuals.flatMap(({ condition, when, solved: isKept }, index) => {
    const equation = when === null && !isKept ? joinEquation(condition, { shapeOf }) : null;
    const own = plans.get(equation?.column ?? '');
    const isOpen = own?.draw.kind === 'uniform' && own.choice === null && !copied.has(own.name);
    return equation !== null && isOpen && isUnasked(factsOf(own.name)) ? [{ equation, own, index }] : [];
  });
  const made: Made = { plans, pieces: new Map() };
  for (const { equation, own, index } of inOrder(open)) {
    const column = made.pieces.has(own.name) ? null : joinedColumn(own, equation.pieces, made, shapeOf(own.name));
    if (column === null) continue;
    plans.set(own.name, column.plan);
    made.pieces.set(own.name, column.pieces);
    solved.add(index);
  }
  return { columns: columns.map((column) => plans.get(column.name) ?? column), solved };
}

/** The columns as they are so far, and the pieces of those that are made of others. */
interface Made {
  readonly plans: ReadonlyMap<string, ColumnPlan>;
  readonly pieces: Map<string, readonly TextPiece[]>;
}

/** Equations, those of a column before those that it is part of; of a circle, those at its beginning alone. */
function inOrder<Open extends { readonly equation: JoinEquation }>(open: readonly Open[]): readonly Open[] {
  const order: Open[] = [];
  const placed = new Set<string>();
  const isPart = ({ equation }: Open, name: string) =>
    equation.pieces.some((piece) => 'column' in piece && piece.column === name);
  let waiting = open;
  for (let depth = 0; depth < MAX_DEPTH && waiting.length > 0; depth++) {
    const unmade = new Set(waiting.map(({ equation }) => equation.column));
    const ready = waiting.filter((one) => ![...unmade].some((name) => isPart(one, name)));
    const next = ready.filter((one) => !order.some((other) => isPart(other, one.equation.column)));
    order.push(...next);
    for (const { equation } of next) placed.add(equation.column);
    waiting = waiting.filter((one) => !ready.includes(one) && !placed.has(one.equation.column));
  }
  return order;
}

/** Columns of which each is part of the next, at most. */
const MAX_DEPTH = 8;

/** The column and the pieces of the text that a condition makes equal; null: it is another condition. */
export function joinEquation(condition: Expression, columns: JoinedColumns): JoinEquation | null {
  if (condition.kind !== 'binary' || condition.operator !== '=') return null;
  const sides = [condition.left, condition.right] as const;
  for (const [one, other] of [sides, sides.toReversed()]) {
    if (one === undefined || other === undefined) continue;
    const column = bareColumn(one);
    if (column === undefined || columns.shapeOf(column)?.kind !== 'text') continue;
    const pieces = textPieces(other, columns);
    const names = pieces?.flatMap((piece) => ('column' in piece ? [piece.column] : [])) ?? [];
    if (pieces !== null && names.length > 0 && !names.includes(column)) return { column, pieces };
  }
  return null;
}

/** Whether no check asks more of a column than to be NULL or not. */
export function isUnasked(facts: ColumnFacts | undefined): boolean {
  return JSON.stringify({ ...NO_COLUMN_FACTS, ...facts, nulls: null }) === NOTHING_ASKED;
}

const NOTHING_ASKED = JSON.stringify({ ...NO_COLUMN_FACTS, nulls: null });

/** A column that is made of others; null: it does not hold their text, or theirs changes with the row's case. */
function joinedColumn(
  own: ColumnPlan,
  given: readonly TextPiece[],
  { plans, pieces: known }: Made,
  shape: Shape | undefined,
): { readonly plan: ColumnPlan; readonly pieces: readonly TextPiece[] } | null {
  const isTaken = given.every((piece) => {
    const plan = 'column' in piece ? plans.get(piece.column) : null;
    if (plan === null) return true;
    const isSkipped = 'column' in piece && piece.skipsNull && plan?.nullShares.some((share) => share > 0);
    return plan !== undefined && plan.choice === null && !isSkipped;
  });
  const pieces = isTaken ? withPiecesOf(given, known) : null;
  const sources = pieces?.flatMap((piece) => ('column' in piece ? [piece.column] : [])) ?? [];
  if (pieces === null || sources.some((name) => plans.get(name)?.draw.kind === 'copy')) return null;
  const domain = joinedDomain(pieces, (name) => plans.get(name)?.domains[0] ?? null, shape);
  return domain && { plan: { ...own, domains: [domain], draw: { kind: 'joined', of: sources } }, pieces };
}

/** The values that such texts are; null: the type does not hold them all. */
export function joinedDomain(
  pieces: readonly TextPiece[],
  domainOf: (column: string) => Domain | null,
  shape: Shape | undefined,
): Domain | null {
  const parts = partsOfPieces(pieces, domainOf)?.flat() ?? null;
  if (parts === null || shape?.kind !== 'text') return null;
  const width = parts.reduce((sum, part) => sum + lengthOf(part).most, 0);
  const room = Math.min(shape.characters ?? MOST, shape.bytes ?? MOST);
  return width > room ? null : { kind: 'text', literal: 'quoted', parts };
}

/** Characters of a text at most, where its type has no bound. */
const MOST = 10_000;
