import type { Table } from '../ir.ts';
import { COUNTING, isOfCounted } from '../meanings/dependencies/counted.ts';
import { withoutTable } from '../meanings/dependencies/word-lists.ts';
import { wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import type { ColumnPlan, NullsByRank, Plan } from '../plan/plan.ts';
import { followed } from '../plan/sources.ts';
import { curveOf } from '../values/distribution.ts';
import { nullsOfChance } from './states/states.ts';

/**
 * Lets what there is only of things that have been counted be NULL where none was: with a `login_count` of zero, a row has no
 * `last_login_at`, and with a `review_count` of zero no `average_rating`. What is NULL where that is follows the count as well.
 */
export function withCounted(plan: Plan, table: Table): Plan {
  const tableWords = wordsOfTable(table);
  const wordsOf = wordsOfColumns(table);
  const counts = plan.columns.flatMap((column) => countOf(column, plan, wordsOf(column.name), tableWords));
  if (counts.length === 0) return plan;
  const asked = new Set(table.columns.flatMap(({ name, directives }) => (directives?.nulls == null ? [] : [name])));
  const related = new Map(plan.related.map((relation) => [relation.column, relation]));
  const isNullByChance = nullsOfChance(plan);
  const follows = ({ nullsBy, ...column }: ColumnPlan) =>
    followed({ ...column, nullsBy: nullsBy?.digit === null ? null : nullsBy }) ?? [];
  const sources = new Set(plan.columns.flatMap(follows));
  const mayFollow = (column: ColumnPlan) => isNullByChance(column) && !sources.has(column.name);
  const counted = new Map<string, { readonly nullShares: readonly number[]; readonly nullsBy: NullsByRank }>();
  const columns = plan.columns.map((column): ColumnPlan => {
    if (asked.has(column.name) || related.get(column.name)?.nullWith != null || !mayFollow(column)) return column;
    const words = wordsOf(column.name);
    const named = withoutTable(words, tableWords).split(' ');
    const count = counts.find(({ counted }) => isOfCounted(words, counted) || isOfCounted(named, counted));
    if (count === undefined) return column;
    const nulls = { nullShares: [count.share], nullsBy: { column: count.column, digit: 0, nulls: count.nulls } };
    counted.set(column.name, nulls);
    return { ...column, ...nulls };
  });
  const withFollowers = columns.map((column) => ({
    ...column,
    ...(column.nullsBy?.digit === null ? counted.get(column.nullsBy.column) : undefined),
  }));
  return { ...plan, columns: withFollowers };
}

/** A column that counts from zero on, what it counts, and which of its ranks are none. */
interface Count {
  readonly column: string;
  readonly counted: readonly string[];
  readonly nulls: readonly boolean[];
  readonly share: number;
}

/** Ranks of a count at most: each is looked up. */
const MOST_COUNTED = 65_536;

/** A count that chance alone draws, before what could follow it; none: the column is no such. */
function countOf(
  column: ColumnPlan,
  plan: Plan,
  words: readonly string[],
  tableWords: readonly string[],
): readonly Count[] {
  const { name, draw, choice, domains, nullShares, nullsBy } = column;
  const counted = withoutTable(
    words.filter((word) => !COUNTING.has(word)),
    tableWords,
  ).split(' ');
  const [part, more] = domains[0]?.parts ?? [];
  const isCount = words.length > counted.length && counted[0] !== '' && part?.kind === 'integer' && part.first === 0;
  if (!isCount || more !== undefined || domains.length > 1 || part.size > MOST_COUNTED) return [];
  const isDrawn = draw.kind === 'uniform' && choice === null && nullsBy === null && nullShares.every((one) => one < 1);
  const bound = [...plan.related.map((one) => one.column), ...plan.residuals.flatMap((residual) => residual.columns)];
  if (!isDrawn || bound.includes(name)) return [];
  const share = part.distribution === undefined ? 1 / part.size : curveOf(part.distribution, part.size).below(1);
  if (!(share > 0 && share < 1)) return [];
  return [{ column: name, counted, share, nulls: Array.from({ length: part.size }, (_, rank) => rank === 0) }];
}
