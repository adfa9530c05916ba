import type { ColumnPlan, KeyPlan, Plan } from '../plan/plan.ts';

/* Digits of columns that keys leave to others, where the rest tells enough rows apart. */

/** Rows that a key has to tell apart without a digit that it leaves to others. */
const LEAST_APART = 1e6;

/** A key that does not number a digit of a column; null: it tells too few rows apart then. */
export function withoutDigit(key: KeyPlan, name: string, digit: number): KeyPlan | null {
  const lane = key.lanes.find((one) => one.column === name && one.lane === digit);
  const [only, more] = lane?.digits ?? [];
  const isPlain =
    key.attempts === 1 && !key.isCounted && lane?.spread === 1 && lane.counts === null && more === undefined;
  if (!isPlain || only === undefined || key.window?.digit === only.digit) return null;
  const size = key.size / (key.radices[only.digit] ?? 1);
  if (size < LEAST_APART) return null;
  const radices = key.radices.map((radix, place) => (place === only.digit ? 1 : radix));
  return { ...key, size, radices, lanes: key.lanes.filter((one) => one !== lane) };
}

/** The plan in which no key decides on a column; null: it tells too few rows apart then. */
export function unkeyed(plan: Plan, column: ColumnPlan): Plan | null {
  if (column.draw.kind !== 'key') return plan;
  const { key: index } = column.draw;
  const key = plan.keys[index];
  const left = key === undefined ? null : withoutDigit(key, column.name, 0);
  if (left === null) return null;
  const free: ColumnPlan = { ...column, draw: { kind: 'uniform' } };
  return {
    ...plan,
    keys: plan.keys.with(index, left),
    columns: plan.columns.map((one) => (one === column ? free : one)),
  };
}
