import type { Table } from '../ir.ts';
import { wordsOfColumns } from '../meanings/index.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import { type Domain, endsOf, radicesOf, valueText } from '../values/domain.ts';
import { isHeld } from '../values/held.ts';
import type { Part } from '../values/part.ts';
import { unfollowedOf } from './free-columns.ts';

/** Words of two amounts of which a row has one: what goes out of an account, and what comes in. */
const EITHER: readonly (readonly [string, string])[] = [
  ['debit', 'credit'],
  ['withdrawal', 'deposit'],
];

/**
 * Gives a row either its debit or its credit, and of the other nothing, or zero where it may not be NULL. Where the table has the amount
 * itself, it is that of the one that there is. Checks, keys and options have the last word on them.
 */
export function withEitherAmount(plan: Plan, table: Table): Plan {
  const wordsOf = wordsOfColumns(table);
  const isSaid = ({ name }: ColumnPlan) => wordsOf(name).some((word) => EITHER.some(([out]) => word === out));
  if (!plan.columns.some(isSaid)) return plan;
  const free = freeAmounts(plan, table, wordsOf);
  for (const { column: first, words } of free) {
    const pair = EITHER.find(([out]) => words.includes(out));
    const name = pair === undefined ? '' : words.map((word) => (word === pair[0] ? pair[1] : word)).join(' ');
    const second = free.find((one) => one.words.join(' ') === name)?.column;
    const amount = free.find(({ words: own }) => own.length === 1 && own[0] === 'amount')?.column ?? null;
    const choice = plan.choices.length;
    const made = [first, second].flatMap((column, place) => {
      const mayBeZero = table.columns.some((one) => one.name === column?.name && one.default !== null);
      return column === undefined ? [] : (inOneCase(column, amount, place, mayBeZero) ?? []);
    });
    if (made.length < 2) continue;
    const columns = new Map(made.map((column) => [column.name, { ...column, choice }]));
    return {
      ...plan,
      choices: [...plan.choices, { columns: [...columns.keys()], cases: 2, weights: null }],
      columns: plan.columns.map((column) => columns.get(column.name) ?? column),
    };
  }
  return plan;
}

/** Numbers that chance alone decides on, and that no other column follows. */
function freeAmounts(
  plan: Plan,
  table: Table,
  wordsOf: (column: string) => readonly string[],
): readonly { readonly column: ColumnPlan; readonly words: readonly string[] }[] {
  const isFree = unfollowedOf(plan, table);
  const isNumber = ({ shape: { kind } }: ColumnPlan) => kind === 'decimal' || kind === 'float' || kind === 'integer';
  return plan.columns
    .filter((column) => isNumber(column) && isFree(column))
    .map((column) => ({ column, words: wordsOf(column.name) }));
}

/** A column that has a value in one case of two; null: it can neither be zero nor NULL in the other. */
function inOneCase(
  column: ColumnPlan,
  amount: ColumnPlan | null,
  place: number,
  mayBeZero: boolean,
): ColumnPlan | null {
  const [[own = null], [share = 0]] = [column.domains, column.nullShares];
  const [whole = null] = amount?.domains ?? [];
  if (own === null) return null;
  const isOfAmount = whole !== null && endsOf(whole).every((end) => isHeld(end, column.shape) && !end.startsWith('-'));
  const value = isOfAmount ? whole : withoutZeros(own);
  const zero = zeroOf(own);
  const isNull = share > 0 && !(mayBeZero && zero !== null);
  if (!isNull && zero === null) return null;
  const [domains, nullShares] = [
    [value, isNull ? null : zero],
    [0, isNull ? 1 : 0],
  ];
  const digits = radicesOf(value).map((_, digit) => ({ column: amount?.name ?? '', digit }));
  return {
    ...column,
    domains: place === 0 ? domains : domains.toReversed(),
    nullShares: place === 0 ? nullShares : nullShares.toReversed(),
    draw: isOfAmount ? { kind: 'shared', digits } : column.draw,
  };
}

/** The value zero of a domain that begins with it; null: it does not. */
function zeroOf(domain: Domain): Domain | null {
  const text = valueText(
    domain,
    radicesOf(domain).map(() => 0),
  );
  return Number(text) === 0 ? { ...domain, parts: [{ kind: 'constant', text }] } : null;
}

/** A domain in which zero, its first value, comes no more often than others. */
function withoutZeros(domain: Domain): Domain {
  const parts = domain.parts.map((part): Part => {
    const { distribution } = part;
    if (distribution?.kind !== 'histogram' || distribution.edges[1] !== 1) return part;
    return { ...part, distribution: { ...distribution, weights: distribution.weights.with(0, 0) } };
  });
  return { ...domain, parts };
}
