import type { Table } from '../../ir.ts';
import { digitSizes, type Part } from '../../values/part.ts';
import type { ColumnPlan, DrawPlan, KeyPlan, LanePlan, Plan } from '../plan.ts';

/**
 * Lets keys of texts take no more ranks of a digit than people expect, as far as these tell the rows apart: the number behind a name
 * begins with none, and that of an order with the least. With more rows than that, there are more.
 */
export function withExpectedRanks(plan: Plan, table: Table): Plan {
  const evaluated = new Set(plan.residuals.flatMap(({ columns }) => columns));
  const related = new Set(plan.related.map(({ column }) => column));
  const free = new Map(
    plan.columns
      .filter(({ name, draw, domains }) => draw.kind === 'key' && domains.length === 1 && !related.has(name))
      .map((column) => [column.name, column]),
  );
  const keys = plan.keys.map((key): KeyPlan => {
    // Of rows that are drawn again, each has images of its own.
    const isBound =
      key.attempts > 1 || key.isCounted || key.start > 0 || key.window !== null || key.placed !== undefined;
    if (isBound || key.lanes.some(({ column }) => evaluated.has(column))) return key;
    return { ...key, lanes: key.lanes.map((lane) => withExpected(lane, free.get(lane.column), table)) };
  });
  const withKeys = (column: ColumnPlan): ColumnPlan => ({ ...column, draw: withTurn(column.draw, keys) });
  return { ...plan, keys, columns: plan.columns.map(withKeys), hidden: plan.hidden.map(withKeys) };
}

/** A draw of rows of a parent in the turn of a key as it is now. */
function withTurn(draw: DrawPlan, keys: readonly KeyPlan[]): DrawPlan {
  const [first, ...others] = draw.kind === 'parent' ? draw.steps : [];
  const key = keys[first?.turn?.key ?? -1];
  if (draw.kind !== 'parent' || first === undefined || first.turn === null || key === undefined) return draw;
  return { ...draw, steps: [{ ...first, turn: { ...first.turn, plan: key } }, ...others] };
}

function withExpected(lane: LanePlan, column: ColumnPlan | undefined, table: Table): LanePlan {
  const values = column === undefined ? undefined : partOfLane(column, lane.lane)?.expected;
  if (values === undefined || lane.counts !== null) return lane;
  return { ...lane, counts: { table: table.name, reference: -1, what: 'values', values, listed: false } };
}

/** The part whose one digit is that of a lane; undefined: there is none. */
function partOfLane({ domains }: ColumnPlan, lane: number): Part | undefined {
  return domains[0]?.parts.flatMap((part) => digitSizes(part).map(() => part))[lane];
}
