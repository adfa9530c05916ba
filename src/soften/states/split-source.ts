import type { ColumnPlan, RelatedPlan } from '../../plan/plan.ts';
import { measuredColumn } from '../../plan/related/measured-columns.ts';
import { type Domain, radicesOf } from '../../values/domain.ts';
import { isNullLike, type StateSource } from './state-sources.ts';

/** The columns of a plan by their names, and what relates them. */
interface Columns {
  readonly columns: ReadonlyMap<string, ColumnPlan>;
  readonly related: readonly RelatedPlan[];
}

/**
 * A column that says a state, with those of its values in each case that are of it, and the columns that are NULL with it; and what
 * relates them. `cases`: the case of each state; `choice`: the one that they are of, whose cases they are already where it is the source's
 * own. Null: it cannot have cases.
 */
export function splitSource(
  source: StateSource,
  cases: readonly number[],
  count: number,
  choice: number,
  { columns, related }: Columns,
): { readonly columns: readonly ColumnPlan[]; readonly related: readonly RelatedPlan[] } | null {
  if (source.column === null) return { columns: [], related };
  const column = columns.get(source.column);
  const [domain = null] = column?.domains ?? [];
  if (column === undefined || domain === null) return null;
  const all = Array.from({ length: count }, (_, index) => index);
  if (source.by === 'values') {
    const isCut = source.choice !== null;
    const domains = all.map((index) => {
      const own = source.places.map(
        ({ rank }, place) => [rank, cases[place] === index ? (source.weights[place] ?? 0) : null] as const,
      );
      const meant = new Map(own.flatMap(([rank, weight]) => (weight === null ? [] : [[rank, weight] as const])));
      const whole = isCut ? (column.domains[index] ?? null) : domain;
      return whole === null ? null : weighed(whole, meant);
    });
    const nullShares = all.map((index) => column.nullShares[isCut ? index : 0] ?? 0);
    return { columns: [{ ...column, choice, domains, nullShares }], related };
  }
  const nulls = all.map((index) => cases[1] === index);
  const withCases = (one: ColumnPlan): ColumnPlan => ({
    ...one,
    choice,
    domains: nulls.map((isNull) => (isNull ? null : (one.domains[0] ?? null))),
    nullShares: nulls.map((isNull) => (isNull ? 1 : 0)),
    nullsBy: null,
  });
  const like = [...columns.values()].filter((one) => one === column || isNullLike(one, column.name)).map(withCases);
  const names = new Set(like.map(({ name }) => name));
  const measures = new Map(like.map((one) => [one.name, measuredColumn(one)?.measures]));
  return {
    columns: like,
    related: related.map((one) => (names.has(one.column) ? { ...one, measures: measures.get(one.column) ?? [] } : one)),
  };
}

/** A list of which only some ranks come, as often among each other as before: their numbers stay the same. */
function weighed(domain: Domain, meant: ReadonlyMap<number, number>): Domain {
  // Where nobody asks for any of them, the case never comes.
  const isAsked = [...meant.values()].some((weight) => weight > 0);
  const weightOf = (rank: number) => (isAsked ? (meant.get(rank) ?? 0) : Number(meant.has(rank)));
  const weights = Array.from({ length: radicesOf(domain)[0] ?? 0 }, (_, rank) => weightOf(rank));
  return { ...domain, parts: domain.parts.map((part) => ({ ...part, distribution: { kind: 'weights', weights } })) };
}
