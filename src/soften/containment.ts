import type { Table } from '../ir.ts';
import { containedIn, isContained, wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { isNaming } from '../meanings/names/match.ts';
import { hiddenName } from '../plan/hidden-columns.ts';
import type { ColumnPlan, Plan, RanksBeside, RowTest } from '../plan/plan.ts';
import type { PlanOf } from '../plan/references/parents.ts';
import { type Container, containersOfParents, type LeadingDigit, listOf, ownContainers } from './containers.ts';
import { evaluatedColumns, isChosen, withReferences } from './references/chosen-rows.ts';
import { numberColumn, numberedRows, numbers } from './references/drawn-values.ts';
import { type Picking, pickingColumns } from './shared-picks.ts';

/** A column that picks what is in something else, and the digit that does: a city, a product. */
interface Contained {
  readonly column: ColumnPlan;
  readonly picking: Picking;
  readonly digit: number;
  readonly picks: string;
}

/** What is in something else, and what says in what. */
interface Led extends LeadingDigit {
  readonly contained: Contained;
  readonly ranks: RanksBeside['ranks'];
}

/**
 * Lets things be in what the row says: a city is one of the country that the row refers to, or of those that a check leaves, the coordinates
 * of an airport are those of its city, a product is one of its category, and what else is said of such a thing goes with it.
 */
export function withContainment(plan: Plan, table: Table, planOf: PlanOf): Plan {
  const all = containedColumns(plan, table);
  if (all.length === 0) return plan;
  // Of a code that refers to a country, the row of that country tells more.
  const containers = [...containersOfParents(plan, table, planOf), ...ownContainers(plan, table)];
  const led: Led[] = [];
  // Of what lies somewhere there are fewer than places: an airport says in which city a row is, and no city at which airport.
  for (const contained of all.toSorted((one, other) => sizeOf(other) - sizeOf(one))) {
    const container = ledBy(contained, containers, all.length === 1, led);
    if (container !== null) led.push(container);
  }
  const hidden = new Map(led.flatMap(({ parent }) => (parent === null ? [] : [[parent.hidden.name, parent.hidden]])));
  const seeing = { ...plan, hidden: [...plan.hidden, ...hidden.values()] };
  return led.reduce((all, one) => withContained(all, table, one), withContainersReferredTo(seeing, table, led));
}

/** The plan whose references lead to what has anything in it that columns pick: to countries with cities. */
function withContainersReferredTo(plan: Plan, table: Table, led: readonly Led[]): Plan {
  const bound = evaluatedColumns(plan);
  const tests = new Map(
    led.flatMap(({ parent, ranks }): readonly (readonly [number, RowTest])[] => {
      if (parent === null) return [];
      const { reference, column, plan: drawn } = parent;
      const fits = [ranks.map(({ length }) => length > 0)];
      return [[reference, { kind: 'state', states: { plan: drawn, column, fits }, asking: null }]];
    }),
  );
  return withReferences(plan, (step) => {
    const test = tests.get(step.reference);
    const columns = table.foreignKeys[step.reference]?.columns ?? [];
    if (test === undefined || !isChosen(plan, step.reference, columns, bound)) return step;
    return { ...step, only: [...(step.only ?? []), test] };
  });
}

/** The plan in which something is in what its row says: one of those there, or the next of them where the table lists such things. */
function withContained(plan: Plan, table: Table, { contained, of, parent, ranks }: Led): Plan {
  const names = parent === null ? null : namesOf(contained, plan, table);
  const turn = names === null || parent === null ? null : turnAmong(plan, table, parent.reference, contained);
  const distinct = (some: readonly number[]) => {
    const ofName = new Map(some.toReversed().map((rank) => [names?.[rank], rank]));
    return some.filter((rank) => ofName.get(names?.[rank]) === rank);
  };
  const beside = turn === null ? { ranks, turn: null } : { ranks: ranks.map(distinct), turn: turn.name };
  const digits = contained.picking.digits.map((_, digit) => (digit === contained.digit ? { ...of, beside } : null));
  const led: ColumnPlan = { ...contained.column, draw: { kind: 'shared', digits } };
  return {
    ...plan,
    columns: plan.columns.map((column) => (column.name === led.name ? led : column)),
    hidden: turn === null ? plan.hidden : [...plan.hidden, turn],
  };
}

/** What the rows of a table of such things are called, by the rank of the thing; null: the table lists something else. */
function namesOf({ column, digit }: Contained, plan: Plan, table: Table): readonly string[] | null {
  const [ofTable, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  const isOfPlace = ({ name, draw }: ColumnPlan) =>
    name === column.name ||
    (draw.kind === 'shared' && draw.digits.every((one) => one?.column === column.name && one.digit === digit));
  const naming = plan.columns.find((one) => isOfPlace(one) && isNaming(wordsOf(one.name), ofTable));
  return (naming && listOf(naming)?.names) ?? null;
}

/** A hidden column that counts the rows which refer to the same; null: it takes more than the rows' numbers to tell that. */
function turnAmong(plan: Plan, table: Table, reference: number, contained: Contained): ColumnPlan | null {
  const numbering = { table, reference, further: [] };
  const rows = numberedRows(plan, numbering, []);
  const number = numberColumn(plan, numbering);
  if (rows === null || number === null) return null;
  const ranks = sizeOf(contained);
  const value = { kind: 'place', rows, ranks, isFalling: false, distribution: null } as const;
  return {
    ...number,
    name: hiddenName(contained.column.name, 'turn'),
    domains: [numbers(ranks)],
    nullShares: [0],
    nullsBy: null,
    draw: { kind: 'parent', steps: [], value },
  };
}

/** The columns that draw by chance what is in something else. */
function containedColumns(plan: Plan, table: Table): readonly Contained[] {
  return [...pickingColumns(plan, table)].flatMap(([name, picking]) => {
    const column = plan.columns.find((one) => one.name === name);
    const digit = picking.digits.findIndex(({ picks }) => picks !== null && isContained(picks));
    const picks = picking.digits[digit]?.picks ?? null;
    return column?.draw.kind === 'uniform' && picks !== null ? [{ column, picking, digit, picks }] : [];
  });
}

/** How many things a column picks one of. */
const sizeOf = ({ picking, digit }: Contained): number => picking.digits[digit]?.size ?? 1;

/** Whether a column follows another one, as those say that are led already. */
function follows(column: string, contained: Contained, led: readonly Led[]): boolean {
  const container = led.find((one) => one.contained.column.name === column)?.of.column;
  return column === contained.column.name || (container !== undefined && follows(container, contained, led));
}

/**
 * A column with the digit of what says most closely in what its thing is, and does not follow it itself; null: nothing does. `isOnly`:
 * there is no other such column.
 */
function ledBy(
  contained: Contained,
  containers: readonly Container[],
  isOnly: boolean,
  led: readonly Led[],
): Led | null {
  const { instance } = contained.picking;
  const isAlone = isOnly && containers.every((one) => one.instance === containers[0]?.instance);
  const isAbout = (of: string) => of === instance || (isAlone && (of === '' || instance === ''));
  const named = containers.flatMap((container) => {
    const isOfAnother = isAbout(container.instance) && container.picks !== contained.picks;
    const there = isOfAnother ? containedIn(contained.picks, container.names) : null;
    return there === null ? [] : [{ container, ...there }];
  });
  for (const { container, ranks } of named.toSorted((one, other) => other.level - one.level)) {
    const digit = container.digit();
    if (digit !== null && !follows(digit.of.column, contained, led)) return { ...digit, contained, ranks };
  }
  return null;
}
