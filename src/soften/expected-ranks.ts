import { partOfLane } from '../plan/keys/day-windows.ts';
import { withFirstDigits } from '../plan/keys/digit-order.ts';
import { type ColumnPlan, type DrawPlan, type KeyPlan, type LanePlan, type Plan, withFirstStep } from '../plan/plan.ts';

/**
 * Lets the first rows of keys of texts take no more ranks of a digit than people expect: the number behind a name begins with none, and
 * that of an order with the least. Others come where these tell no further rows apart.
 */
export function withExpectedRanks(plan: Plan): Plan {
  const evaluated = new Set(plan.residuals.flatMap(({ columns, solved }) => (solved ? [] : columns)));
  const related = new Set(plan.related.map(({ column }) => column));
  const free = new Map(
    plan.columns
      .filter(({ name, draw, domains }) => draw.kind === 'key' && domains.length === 1 && !related.has(name))
      .map((column) => [column.name, column]),
  );
  const keys = plan.keys.map((key): KeyPlan => {
    // Of rows that are drawn again, each has images of its own.
    const isBound = key.attempts > 1 || key.isCounted || key.start > 0 || key.placed !== undefined;
    if (isBound || key.lanes.some(({ column }) => evaluated.has(column))) return key;
    const isShared = key.lanes.some(({ column }) => column !== key.lanes[0]?.column);
    const make = key.window === null ? withWindow : withSingleRanks;
    return make(key, (lane) => expectedOf(lane, free.get(lane.column), isShared));
  });
  const withKeys = (column: ColumnPlan): ColumnPlan => ({ ...column, draw: withTurn(column.draw, keys) });
  return { ...plan, keys, columns: plan.columns.map(withKeys), hidden: plan.hidden.map(withKeys) };
}

/** In front of the days that come first, the digits of which no rank but the first is expected. */
function withSingleRanks(key: KeyPlan, expectedIn: (lane: LanePlan) => number | undefined): KeyPlan {
  if (key.window?.digit !== 0) return key;
  const single = key.lanes.flatMap((lane) => {
    const [only, more] = lane.digits;
    const isPlain = lane.spread === 1 && lane.counts === null && only?.weight === 1 && more === undefined;
    return isPlain && only.digit > 0 && expectedIn(lane) === 1 ? [only.digit] : [];
  });
  if (single.length === 0) return key;
  return { ...withFirstDigits(key, [...single, 0]), window: { ...key.window, digit: single.length } };
}

/** The digits of which few ranks are expected become the most significant ones, those first of which none but the first is. */
function withWindow(key: KeyPlan, expectedIn: (lane: LanePlan) => number | undefined): KeyPlan {
  const expected = new Map(
    key.lanes.flatMap((lane): readonly (readonly [digit: number, ranks: number])[] => {
      const [only, more] = lane.digits;
      const ranks = expectedIn(lane);
      const isPlain = lane.spread === 1 && lane.counts === null && only?.weight === 1 && more === undefined;
      return isPlain && ranks !== undefined ? [[only.digit, ranks]] : [];
    }),
  );
  const digits = [...expected].sort(([, one], [, other]) => one - other);
  const [last, ranks = 1] = digits.at(-1) ?? [];
  if (last === undefined) return key;
  const ordered = withFirstDigits(
    key,
    digits.map(([digit]) => digit),
  );
  const end = Math.min(Math.max(1, ranks), key.radices[last] ?? 1);
  return { ...ordered, window: { digit: digits.length - 1, first: 0, end } };
}

/** Numbers that a column counts beside others of its key: a single one would be that of all rows. */
const SEVERAL = 1000;

/** How many ranks of a lane's digit are expected; undefined: all are. */
function expectedOf(lane: LanePlan, column: ColumnPlan | undefined, isShared: boolean): number | undefined {
  const part = partOfLane(column?.domains[0] ?? null, lane.lane);
  // A number behind a name is one of many texts already.
  const isAlone = column?.domains[0]?.parts.every((one) => one === part || one.kind === 'constant') === true;
  return isShared && isAlone && part?.expected === 1 ? SEVERAL : part?.expected;
}

/** A draw of rows of a parent in the turn of a key as it is now. */
function withTurn(draw: DrawPlan, keys: readonly KeyPlan[]): DrawPlan {
  return withFirstStep(draw, ({ turn, ...first }) => {
    return { ...first, turn: turn && { ...turn, plan: keys[turn.key] ?? turn.plan } };
  });
}
