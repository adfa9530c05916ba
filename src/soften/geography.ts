import type { Table } from '../ir.ts';
import { isPlaced, lyingIn, wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { isNaming } from '../meanings/names/match.ts';
import { hiddenName } from '../plan/hidden-columns.ts';
import type { ColumnPlan, Plan, RanksBeside, RowTest } from '../plan/plan.ts';
import type { PlanOf } from '../plan/references/parents.ts';
import { type Leader, type LeadingDigit, leadersOfParents, listOf, ownLeaders } from './place-leaders.ts';
import { evaluatedColumns, isChosen, withReferences } from './references/chosen-rows.ts';
import { numberColumn, numberedRows, numbers } from './references/drawn-values.ts';
import { type Picking, pickingColumns } from './shared-picks.ts';

/** A column that picks a place, and the digit that does. */
interface Place {
  readonly column: ColumnPlan;
  readonly picking: Picking;
  readonly digit: number;
  readonly picks: string;
}

/** A place, and what says where it is. */
interface Led extends LeadingDigit {
  readonly place: Place;
  readonly ranks: RanksBeside['ranks'];
}

/**
 * Lets places lie where the row says: a city is one of the country that the row refers to, or of those that a check leaves, the coordinates
 * of an airport are those of its city, and what else is said of a place goes with it.
 */
export function withGeography(plan: Plan, table: Table, planOf: PlanOf): Plan {
  const places = placesIn(plan, table);
  if (places.length === 0) return plan;
  // Of a code that refers to a country, the row of that country tells more.
  const leaders = [...leadersOfParents(plan, table, planOf), ...ownLeaders(plan, table)];
  const led: Led[] = [];
  // Of what lies somewhere there are fewer than places: an airport says in which city a row is, and no city at which airport.
  for (const place of places.toSorted((one, other) => sizeOf(other) - sizeOf(one))) {
    const leader = ledBy(place, leaders, places.length === 1, led);
    if (leader !== null) led.push(leader);
  }
  const hidden = new Map(led.flatMap(({ parent }) => (parent === null ? [] : [[parent.hidden.name, parent.hidden]])));
  const seeing = { ...plan, hidden: [...plan.hidden, ...hidden.values()] };
  return led.reduce((all, one) => withPlace(all, table, one), withPlacesReferredTo(seeing, table, led));
}

/** The plan whose references lead to places in which there are any of what columns pick. */
function withPlacesReferredTo(plan: Plan, table: Table, led: readonly Led[]): Plan {
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

/** The plan in which a place lies where its row says: one of those there, or the next of them where the table lists such places. */
function withPlace(plan: Plan, table: Table, { place, of, parent, ranks }: Led): Plan {
  const names = parent === null ? null : namesOf(place, plan, table);
  const turn = names === null || parent === null ? null : turnAmong(plan, table, parent.reference, place);
  const distinct = (some: readonly number[]) => {
    const ofName = new Map(some.toReversed().map((rank) => [names?.[rank], rank]));
    return some.filter((rank) => ofName.get(names?.[rank]) === rank);
  };
  const beside = turn === null ? { ranks, turn: null } : { ranks: ranks.map(distinct), turn: turn.name };
  const digits = place.picking.digits.map((_, digit) => (digit === place.digit ? { ...of, beside } : null));
  const led: ColumnPlan = { ...place.column, draw: { kind: 'shared', digits } };
  return {
    ...plan,
    columns: plan.columns.map((column) => (column.name === led.name ? led : column)),
    hidden: turn === null ? plan.hidden : [...plan.hidden, turn],
  };
}

/** What the rows of a table of places are called, by the rank of the place; null: the table lists something else. */
function namesOf({ column, digit }: Place, plan: Plan, table: Table): readonly string[] | null {
  const [ofTable, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  const isOfPlace = ({ name, draw }: ColumnPlan) =>
    name === column.name ||
    (draw.kind === 'shared' && draw.digits.every((one) => one?.column === column.name && one.digit === digit));
  const naming = plan.columns.find((one) => isOfPlace(one) && isNaming(wordsOf(one.name), ofTable));
  return (naming && listOf(naming)?.names) ?? null;
}

/** A hidden column that counts the rows which refer to the same; null: it takes more than the rows' numbers to tell that. */
function turnAmong(plan: Plan, table: Table, reference: number, place: Place): ColumnPlan | null {
  const numbering = { table, reference, further: [] };
  const rows = numberedRows(plan, numbering, []);
  const number = numberColumn(plan, numbering);
  if (rows === null || number === null) return null;
  const ranks = sizeOf(place);
  const value = { kind: 'place', rows, ranks, isFalling: false, distribution: null } as const;
  return {
    ...number,
    name: hiddenName(place.column.name, 'turn'),
    domains: [numbers(ranks)],
    nullShares: [0],
    nullsBy: null,
    draw: { kind: 'parent', steps: [], value },
  };
}

/** The columns that draw a place by chance. */
function placesIn(plan: Plan, table: Table): readonly Place[] {
  return [...pickingColumns(plan, table)].flatMap(([name, picking]) => {
    const column = plan.columns.find((one) => one.name === name);
    const digit = picking.digits.findIndex(({ picks }) => picks !== null && isPlaced(picks));
    const picks = picking.digits[digit]?.picks ?? null;
    return column?.draw.kind === 'uniform' && picks !== null ? [{ column, picking, digit, picks }] : [];
  });
}

/** How many places a column picks one of. */
const sizeOf = ({ picking, digit }: Place): number => picking.digits[digit]?.size ?? 1;

/** Whether a column follows a place, as those say that are led already. */
function follows(column: string, place: Place, led: readonly Led[]): boolean {
  const leader = led.find((one) => one.place.column.name === column)?.of.column;
  return column === place.column.name || (leader !== undefined && follows(leader, place, led));
}

/**
 * A place with the digit of what says most closely where it is, and does not follow it itself; null: nothing does. `isOnly`: there is no
 * other place.
 */
function ledBy(place: Place, leaders: readonly Leader[], isOnly: boolean, led: readonly Led[]): Led | null {
  const { instance } = place.picking;
  const isAlone = isOnly && leaders.every((one) => one.instance === leaders[0]?.instance);
  const isAbout = (of: string) => of === instance || (isAlone && (of === '' || instance === ''));
  const named = leaders.flatMap((leader) => {
    const isOfAnother = isAbout(leader.instance) && leader.picks !== place.picks;
    const there = isOfAnother ? lyingIn(place.picks, leader.names) : null;
    return there === null ? [] : [{ leader, ...there }];
  });
  for (const { leader, ranks } of named.toSorted((one, other) => other.level - one.level)) {
    const digit = leader.digit();
    if (digit !== null && !follows(digit.of.column, place, led)) return { ...digit, place, ranks };
  }
  return null;
}
