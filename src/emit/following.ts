import { type ColumnPlan, isNeverNull, type KeyPlan, type ParentValue, type Plan } from '../plan/plan.ts';
import { followed } from '../plan/sources.ts';
import { keyFor, type Seed } from '../random.ts';
import type { Distribution } from '../values/distribution.ts';
import { radicesOf } from '../values/domain.ts';
import { drawDependent, drawFlagWith, keepApart } from './draw.ts';
import { type Lanes, NO_LANES } from './lanes.ts';
import { type HashedLane, NO_PARENT, Operation } from './operation.ts';
import type { SkewTables } from './skew.ts';

/** The digits of other columns that a column of so many digits has, in their order; null: it has its own. */
export function followedDigits(
  draw: ColumnPlan['draw'],
  count: number,
  columns: readonly ColumnPlan[],
): readonly { readonly name: string; readonly digit: number }[] | null {
  const digitsOf = (name: string, length: number) => Array.from({ length }, (_, digit) => ({ name, digit }));
  if (draw.kind === 'copy') return digitsOf(draw.of, count);
  if (draw.kind !== 'joined') return null;
  return draw.of.flatMap((name) => {
    const domain = columns.find((column) => column.name === name)?.domains[0] ?? null;
    return domain === null ? [] : digitsOf(name, radicesOf(domain).length);
  });
}

/** Columns behind those that they follow: whose ranks they read, or by whose NULLs they are NULL. */
export function inDrawOrder(columns: readonly ColumnPlan[]): readonly ColumnPlan[] {
  const names = new Set(columns.map(({ name }) => name));
  const isBehind = (column: ColumnPlan) =>
    followed(column)?.some((name) => name !== column.name && names.has(name)) === true;
  const behind = columns.filter(isBehind);
  const first = columns.filter((column) => !isBehind(column));
  return behind.length === 0 || first.length === 0 ? columns : [...first, ...inDrawOrder(behind)];
}

type DependentDraw = ColumnPlan['draw'] & { kind: 'dependent' };

/** The columns of a plan and their lanes. */
interface Columns {
  readonly columnOf: ReadonlyMap<string, ColumnPlan>;
  readonly lanes: Lanes;
}

/** Draws what follows from another column: all digits of a column, and whether it is NULL where nothing else says that. */
export function dependentDraw(
  column: ColumnPlan,
  draw: DependentDraw,
  { columnOf, lanes }: Columns,
  seed: Seed,
  skews: SkewTables,
): Operation {
  const {
    name,
    domains: [domain = null],
    nullShares: [share = 0],
    nullsBy,
  } = column;
  const hashed = (lane: number, purpose: string, size: number, distribution: Distribution | null): HashedLane => {
    const skew = distribution === null ? null : skews.of(distribution, size);
    return { lane, key: keyFor(seed, purpose), size, skew };
  };
  const { first, flag } = lanes.columns.get(name) ?? NO_LANES;
  const sizes = domain === null ? [] : radicesOf(domain);
  const digits = draw.digits.map((owner, i) =>
    hashed(first + i, `${owner.column} 0 ${owner.digit}`, sizes[i] ?? 1, owner.distribution),
  );
  const lacking: Distribution = { kind: 'weights', weights: [1 - share, share] };
  const flags = flag < 0 || nullsBy !== null ? [] : [hashed(flag, `${name} 0 null`, 2, lacking)];
  const determining = columnOf.get(draw.on)?.domains[0] ?? null;
  const operation = new Operation();
  operation.kernel = drawDependent;
  operation.lane = first;
  operation.offset = lanes.columns.get(draw.on)?.first ?? -1;
  operation.length = determining === null ? 0 : radicesOf(determining).length;
  operation.parent = { ...NO_PARENT, lanes: [...digits, ...flags] };
  return operation;
}

/** The column of which a draw never has the rank; null: it may have that of any. */
export function apartColumn(draw: ColumnPlan['draw']): string | null {
  return draw.kind === 'uniform' || draw.kind === 'reference' ? (draw.apart ?? null) : null;
}

/** Moves a digit of so many ranks, once it is drawn, where it is that of the column from which it is kept apart. */
export function keptApart(
  draw: ColumnPlan['draw'],
  lane: number,
  size: number,
  { columns }: Lanes,
): readonly Operation[] {
  const apart = apartColumn(draw);
  if (apart === null) return [];
  const offset = (columns.get(apart) ?? NO_LANES).first;
  return [Object.assign(new Operation(), { kernel: keepApart, lane, offset, size })];
}

/** Makes a column NULL where another one is. */
export function flagWith(name: string, other: string, { columns }: Lanes): Operation {
  const flagOf = (column: string) => (columns.get(column) ?? NO_LANES).flag;
  return Object.assign(new Operation(), { kernel: drawFlagWith, lane: flagOf(name), offset: flagOf(other), size: 2 });
}

/** Whether a lane says where a column is NULL in a case: one without values needs none, unless other columns are NULL where it is. */
export function isFlagDrawn(column: ColumnPlan, share: number, plan: Plan): boolean {
  return share > 0 && (share < 1 || isFollowedByNulls(column.name, plan)) && !saysNull(column);
}

function isFollowedByNulls(name: string, { columns }: Plan): boolean {
  return columns.some(({ nullsBy }) => nullsBy?.column === name && nullsBy.digit === null);
}

/** Whether what draws a column's values says where it is NULL, too. */
export function saysNull({ draw, nullsBy }: ColumnPlan): boolean {
  if (draw.kind === 'computed') return !draw.mayLack;
  // A row of a parent, or the thing that the row is about, decides on it.
  if (draw.kind === 'dependent') return nullsBy === null;
  return draw.kind === 'parent' && draw.value.kind === 'drawn' && (nullsBy === null || mayLack(draw.value));
}

/** Whether the row of a parent may have NULL in a column. */
function mayLack({ plan, column }: ParentValue & { readonly kind: 'drawn' }): boolean {
  return plan.columns.some((planned) => planned.name === column && !isNeverNull(planned));
}

/** A key of which only some lanes are cut. */
export function ownLanes(key: KeyPlan, isMeant: (column: string) => boolean): KeyPlan {
  return { ...key, lanes: key.lanes.filter(({ column }) => isMeant(column)) };
}

/** The columns of a plan by name, as it is stored and in lower case. */
export function columnsByName({ columns }: Plan): ReadonlyMap<string, ColumnPlan> {
  return new Map([
    ...columns.map((column) => [column.name.toLowerCase(), column] as const),
    ...columns.map((column) => [column.name, column] as const),
  ]);
}
