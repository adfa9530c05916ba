import type { Table } from '../../ir.ts';
import { MAX_GENERATIONS } from '../../limits.ts';
import { hiddenName } from '../../plan/hidden-columns.ts';
import type { ColumnPlan, NumberedRows, ParentDraw, ParentStep, Plan } from '../../plan/plan.ts';
import { leadersOf, plansDrawn } from '../../plan/references/drawn-plans.ts';
import { columnsOfDigit } from '../../plan/sources.ts';
import { type Domain, isComputed } from '../../values/domain.ts';
import { LANE_SIZE } from '../../values/part.ts';
import { stepsTo } from './steps.ts';

/** Columns of parents that are drawn with a value of one at most: each costs the rows of the table time. */
const MAX_DRAWN = 32;

/** What of a plan it takes to draw a column as its rows have it, where its values are the same ones whatever the case; else null. */
export function drawnAlone(plan: Plan, column: string): Plan | null {
  const planned = [...plan.columns, ...plan.hidden].find(({ name }) => name === column);
  const isOne = planned !== undefined && planned.choice === null && planned.domains.length === 1;
  return isOne ? drawnTogether(plan, [column]) : null;
}

/**
 * What of a plan it takes to draw columns as its rows have them: the columns themselves and those that they follow or are related to.
 * Null: rows may hold other values than are drawn first, or it takes too much.
 */
export function drawnTogether(plan: Plan, wanted: readonly string[]): Plan | null {
  const needed = neededFor(plan, wanted);
  if (needed === null) return null;
  const placeOf = (name: string) => plan.related.findIndex((related) => related.column === name);
  // What is NULL where another column is reads that one's flag, wherever it stands.
  const flagged = [...plan.columns, ...plan.hidden].flatMap(({ name, nullsBy }) =>
    needed.has(name) && nullsBy !== null ? [nullsBy.column] : [],
  );
  const last = Math.max(...[...wanted, ...flagged].map(placeOf));
  const isBefore = (name: string) => last < 0 || placeOf(name) <= last;
  const isDrawn = ({ name }: ColumnPlan) => needed.has(name) && isBefore(name);
  const [columns, hidden, related] = [
    plan.columns.filter(isDrawn),
    plan.hidden.filter(isDrawn),
    // Those that come later bound what is drawn before, though no value is drawn.
    plan.related.filter((one) => needed.has(one.column)),
  ];
  const isChosen =
    [...columns, ...hidden].some(({ choice }) => choice !== null) ||
    related.some(({ demands }) => demands.some(({ when }) => when !== null));
  // Where edges choose, it takes all columns that have some.
  if (isChosen && plan.choices.some(({ edges }) => edges !== undefined)) return null;
  const slice: Plan = {
    ...plan,
    columns,
    hidden,
    choices: isChosen ? plan.choices : [],
    related,
    residuals: [],
    constraints: [],
    agreements: [],
    warnings: [],
  };
  const isSmall = drawnColumns(slice) <= MAX_DRAWN && generationsOf(slice) < MAX_GENERATIONS;
  return isSmall ? slice : null;
}

/** What a column numbers: the rows that a table's refer to, or those that further steps lead to from all rows of that table. */
export interface Numbering {
  readonly table: Table;
  readonly reference: number;
  readonly further: readonly ParentStep[];
}

/** What it takes to draw rows with the number of the row that each refers to, and with columns besides; null: more than the rows' numbers. */
export function numberedRows(plan: Plan, numbering: Numbering, besides: readonly string[]): NumberedRows | null {
  const number = numberColumn(plan, numbering);
  if (number === null) return null;
  const drawn = drawnTogether({ ...plan, hidden: [...plan.hidden, number] }, [number.name, ...besides]);
  return drawn && { plan: drawn, number: number.name };
}

/** What it takes to draw rows with the numbers of two rows that each leads to, by the columns of these; null: more than the rows' numbers. */
export function numberedPairs(
  plan: Plan,
  one: Numbering,
  other: Numbering,
): { readonly plan: Plan; readonly first: string; readonly second: string } | null {
  const [first, second] = [numberColumn(plan, one), numberColumn(plan, other)];
  if (first === null || second === null || first.name === second.name) return null;
  const names = [first.name, second.name];
  const drawn = drawnTogether({ ...plan, hidden: [...plan.hidden, first, second] }, names);
  return drawn && { plan: drawn, first: first.name, second: second.name };
}

/** A hidden column with these numbers; null: they are not known by the rows' own numbers. */
export function numberColumn({ columns }: Plan, { table, reference, further }: Numbering): ColumnPlan | null {
  const foreign = table.foreignKeys[reference];
  const steps = foreign === undefined ? null : stepsTo(foreign, reference, columns);
  const names = new Set(foreign?.columns);
  const referring = columns.find(({ name }) => names.has(name));
  if (steps === null || referring === undefined) return null;
  return {
    ...referring,
    name: hiddenName(referring.name, 'number'),
    domains: referring.domains.map(() => numbers(LANE_SIZE)),
    draw: { kind: 'parent', steps: [...steps, ...further], value: { kind: 'number' } },
  };
}

/** Numbers from 0 on. */
export function numbers(size: number): Domain {
  return { kind: 'integer', literal: 'bare', parts: [{ kind: 'integer', first: 0, size }] };
}

/** The columns that decide on the values of some, these included; null: more than the row's number does. */
function neededFor(plan: Plan, wanted: readonly string[]): ReadonlySet<string> | null {
  const columns = new Map([...plan.columns, ...plan.hidden].map((one) => [one.name, one]));
  const related = new Map(plan.related.map((one) => [one.column, one]));
  const redrawn = new Set(plan.residuals.flatMap((residual) => (residual.solved ? [] : residual.columns)));
  const needed = new Set<string>();
  const open = [...wanted];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const [planned, relation] = [columns.get(name), related.get(name)];
    if (planned === undefined || !isPlain(planned, plan, redrawn)) return null;
    const { draw, nullsBy } = planned;
    if (draw.kind === 'copy') open.push(draw.of);
    if (draw.kind === 'uniform' && draw.apart !== undefined) open.push(draw.apart);
    if (draw.kind === 'dependent') open.push(draw.on);
    if (draw.kind === 'shared') open.push(...draw.digits.flatMap(columnsOfDigit));
    if (nullsBy !== null) open.push(nullsBy.column);
    if (relation === undefined) continue;
    if (relation.given !== null) return null;
    open.push(...relation.demands.flatMap(({ contractor }) => contractor.inputs.map((input) => input.column)));
    if (relation.nullWith !== null) open.push(relation.nullWith);
  }
  return needed;
}

/** Whether what decides on a column is its own draw, and no row is drawn again for it. */
function isPlain({ name, domains, draw }: ColumnPlan, plan: Plan, redrawn: ReadonlySet<string>): boolean {
  const filled = domains.filter((domain) => domain !== null);
  if (filled.length === 0 || filled.some(isComputed) || redrawn.has(name)) return false;
  switch (draw.kind) {
    case 'uniform':
    case 'copy':
    case 'shared':
    case 'dependent':
      return true;
    case 'key':
      return plan.keys[draw.key]?.attempts === 1;
    case 'parent':
      return isSteady(draw, plan, redrawn);
    default:
      return false;
  }
}

/** Whether a row of a parent is known by the row's number alone. */
function isSteady({ steps }: ParentDraw, plan: Plan, redrawn: ReadonlySet<string>): boolean {
  const references = [steps[0]?.reference, ...leadersOf(steps)];
  const isRedrawn = plan.columns.some(
    ({ name, draw }) => draw.kind === 'parent' && references.includes(draw.steps[0]?.reference) && redrawn.has(name),
  );
  const isListed = steps.some(
    ({ list, turn }) =>
      list !== null ||
      (turn !== null && (turn.plan.attempts > 1 || turn.plan.lanes.some(({ counts }) => counts?.listed === true))),
  );
  return !isRedrawn && !isListed;
}

/** Columns that are drawn for a plan's rows, those of parents included. */
function drawnColumns(plan: Plan): number {
  const own = plan.columns.length + plan.hidden.length;
  return plansDrawn(plan).reduce((sum, parent) => sum + drawnColumns(parent), own);
}

/** How many generations of parents are drawn with a plan's rows. */
function generationsOf(plan: Plan): number {
  return plansDrawn(plan).reduce((most, parent) => Math.max(most, 1 + generationsOf(parent)), 0);
}
