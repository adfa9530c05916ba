import { listedOf } from '../../values/domain.ts';
import type { ColumnPlan, Plan } from '../plan.ts';
import type { Witnesses } from '../witnesses.ts';

/**
 * Rows that were found for several columns are kept as a list for each: the values of one, the leader, are drawn, and the
 * others take the values that stand at the same place in their lists. So they can be as many as there are rows, and the
 * leader can be of a key.
 */
export interface Led {
  readonly witnesses: Witnesses;
  /** Null: the rows are cases. */
  readonly leader: string | null;
}

/** The column whose values the others can follow: that of a key, or the one with the most values; null: there is none. */
export function leaderOf({ columns, rows }: Witnesses, plan: Plan): string | null {
  if (columns.length < 2) return null;
  const plans = columns.map((name) => plan.columns.find((column) => column.name === name));
  const keyed = plans.filter((column) => column?.draw.kind === 'key');
  if (plans.some((column) => column === undefined || !isPlain(column)) || keyed.length > 1) return null;
  if (plan.related.some(({ column }) => columns.includes(column))) return null;
  const valuesOf = (name: string): number => new Set(rows.map((row) => row.get(name))).size;
  const [first] = [...columns].sort((one, other) => valuesOf(other) - valuesOf(one));
  return keyed[0]?.name ?? first ?? null;
}

/** Whether a column has one list of values, which others than its own draw do not decide on. */
function isPlain({ choice, draw, domains: [domain] }: ColumnPlan): boolean {
  return (
    choice === null && (draw.kind === 'key' || draw.kind === 'uniform') && domain != null && domain.kind !== 'bytes'
  );
}

/** The plan in which the columns of each group follow their leader; null: it has no list of the values that were found. */
export function withFollowers(plan: Plan, groups: readonly Led[]): Plan | null {
  let columns: readonly ColumnPlan[] = plan.columns;
  const followed = new Set<string>();
  for (const { witnesses, leader } of groups) {
    if (leader === null) continue;
    const entries = entriesOf(columns.find(({ name }) => name === leader));
    if (entries === null) return null;
    const rowOf = new Map(witnesses.rows.toReversed().map((row) => [row.get(leader), row]));
    const rows = entries.map((entry) => rowOf.get(entry));
    const followers = witnesses.columns.filter((name) => name !== leader);
    if (rows.includes(undefined)) return null;
    for (const name of followers) followed.add(name);
    columns = columns.map((column): ColumnPlan => {
      const [domain] = column.domains;
      if (!followers.includes(column.name) || domain == null) return column;
      const values = rows.map((row) => row?.get(column.name) ?? '');
      return {
        ...column,
        domains: [listedOf(domain, values)],
        nullShares: [0],
        nullsBy: null,
        draw: { kind: 'copy', of: leader },
      };
    });
  }
  // A follower is drawn by its place alone, and not from what others leave it: where others are, it would be counted wrongly.
  const related = plan.related.filter(({ column }) => !followed.has(column));
  const isCounted = related.some(({ demands }) =>
    demands.some(({ contractor }) => contractor.inputs.some(({ column }) => followed.has(column))),
  );
  // What is made of a follower, or copies it, would be made of other values.
  const isUsed = columns.some(({ name, draw, nullsBy }) => {
    if (nullsBy !== null && followed.has(nullsBy.column) && !followed.has(name)) return true;
    if (draw.kind === 'shared') return draw.digits.some((digit) => digit !== null && followed.has(digit.column));
    if (draw.kind === 'joined') return draw.of.some((one) => followed.has(one));
    return draw.kind === 'copy' && followed.has(draw.of) && !followed.has(name);
  });
  return isCounted || isUsed ? null : { ...plan, columns, related };
}

/** The values of a column that are written as they were listed. */
function entriesOf(column: ColumnPlan | undefined): readonly string[] | null {
  const [domain] = column?.domains ?? [];
  const [part, more] = domain?.parts ?? [];
  return part?.kind === 'pool' && more === undefined ? part.entries : null;
}
