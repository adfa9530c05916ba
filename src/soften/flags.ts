import type { Table } from '../ir.ts';
import { FLAG_RULES } from '../meanings/dependencies/flags.ts';
import { FLAG_SIGNS, withoutTable } from '../meanings/dependencies/word-lists.ts';
import { wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import type { AgreementPlan, ColumnPlan, Plan } from '../plan/plan.ts';
import { followed } from '../plan/sources.ts';
import { columnsOfKeys, freeOf } from './free-columns.ts';
import { onlyDigit, truthOf } from './states/state-columns.ts';

/** A flag that chance draws: what it says, and in what share of the rows that is so. */
interface Flag {
  readonly column: ColumnPlan;
  readonly said: string;
  readonly truths: readonly boolean[];
  readonly share: number;
}

/** What a flag asks of another one where it holds: that it does, or that it does not. */
interface Demand {
  readonly by: Flag;
  readonly of: Flag;
  readonly holds: boolean;
}

/** Flags of a table at most that are drawn together: each doubles the cases. */
const MOST_FLAGS = 6;

/** Words behind what a flag says. */
const END_SIGNS: ReadonlySet<string> = new Set(['flag', 'indicator']);

/**
 * Lets flags hold where others say so: what is vegan is vegetarian, and what is deleted is not active. They are drawn together, in the
 * cases in which they may be; a flag of which the others say nothing is as likely as it was.
 */
export function withFlags(plan: Plan, table: Table): Plan {
  const free = freeFlags(plan, table);
  const found = free.flatMap((by) => demandsOf(by, free));
  const flags = free.filter((flag) => found.some(({ by, of }) => by === flag || of === flag)).slice(0, MOST_FLAGS);
  const demands = found.filter(({ by, of }) => flags.includes(by) && flags.includes(of));
  return demands.length === 0 ? plan : withImplied(plan, flags, demands);
}

function freeFlags(plan: Plan, table: Table): readonly Flag[] {
  const isFree = freeOf(plan, table);
  const [tableWords, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  // What is NULL by a rank stays so, as ranks do.
  const taken = new Set([
    ...columnsOfKeys(plan),
    ...plan.columns.flatMap((one) => followed({ ...one, nullsBy: null }) ?? []),
  ]);
  return plan.columns.flatMap((column) => {
    const part = onlyDigit(column);
    const truth = isFree(column) && !taken.has(column.name) ? truthOf(column) : null;
    if (truth === null || part === null) return [];
    const [weight = 1, other = 1] = part.distribution?.kind === 'weights' ? part.distribution.weights : [];
    const share = (truth.truths[0] === true ? weight : other) / (weight + other);
    const named = wordsOf(column.name);
    const [first = '', last = ''] = [named[0], named.at(-1)];
    const own = named.slice(Number(FLAG_SIGNS.has(first)), END_SIGNS.has(last) ? -1 : named.length);
    const said = withoutTable(own, tableWords);
    return said === '' ? [] : [{ column, said, truths: truth.truths, share }];
  });
}

function demandsOf(by: Flag, flags: readonly Flag[]): readonly Demand[] {
  const rules = FLAG_RULES.filter(([names]) => names.split('|').includes(by.said));
  return flags.flatMap((of) =>
    rules.flatMap(([, ...asked]) =>
      asked.flatMap((names, place) => (names.split('|').includes(of.said) ? [{ by, of, holds: place === 0 }] : [])),
    ),
  );
}

/** The plan in which some flags are drawn by a choice among all that they may be together. */
function withImplied(plan: Plan, flags: readonly Flag[], demands: readonly Demand[]): Plan {
  const cases = Array.from({ length: 2 ** flags.length }, (_, mask) => {
    const holds = new Map(flags.map((flag, place) => [flag, ((mask >> place) & 1) === 1]));
    return { holds, weight: weightOf(holds, demands) };
  }).filter(({ weight }) => weight > 0);
  const choice = { columns: flags.map(({ column }) => column.name), cases: cases.length };
  const columns = new Map(
    flags.map((flag) => [
      flag.column,
      inCases(
        flag,
        plan.choices.length,
        cases.map(({ holds }) => holds.get(flag) === true),
      ),
    ]),
  );
  return {
    ...plan,
    choices: [...plan.choices, { ...choice, weights: cases.map(({ weight }) => weight) }],
    columns: plan.columns.map((column) => columns.get(column) ?? column),
    agreements: [
      ...plan.agreements,
      ...demands.map(
        ({ by, of }): AgreementPlan => ({
          column: of.column.name,
          with: [by.column.name],
          conditions: [],
          kind: 'state',
          dropped: null,
        }),
      ),
    ],
  };
}

/** How likely a case is: what others say of a flag is so, and chance decides on those of which they say nothing. */
function weightOf(holds: ReadonlyMap<Flag, boolean>, demands: readonly Demand[]): number {
  let weight = 1;
  for (const [flag, isTrue] of holds) {
    const asked = demands.filter(({ by, of }) => of === flag && holds.get(by) === true);
    if (asked.some((demand) => demand.holds !== isTrue)) return 0;
    if (asked.length === 0) weight *= isTrue ? flag.share : 1 - flag.share;
  }
  return weight;
}

/** A flag that holds in some of the cases of a choice; its ranks stay, as others may be NULL by them. */
function inCases({ column, truths }: Flag, choice: number, holds: readonly boolean[]): ColumnPlan {
  const [domain = null] = column.domains;
  const [share = 0] = column.nullShares;
  const domains = holds.map((isTrue) => {
    const distribution = { kind: 'weights' as const, weights: truths.map((truth) => Number(truth === isTrue)) };
    return domain && { ...domain, parts: domain.parts.map((part) => ({ ...part, distribution })) };
  });
  return { ...column, choice, domains, nullShares: holds.map(() => share) };
}
