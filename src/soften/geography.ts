import type { Table } from '../ir.ts';
import { wordsIn } from '../meanings/dependencies/word-lists.ts';
import { isPlaced, lyingIn, meaningsOfTable, wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { isNaming } from '../meanings/names/match.ts';
import { hiddenName } from '../plan/hidden-columns.ts';
import type { ColumnPlan, Plan, RanksBeside, RowTest, SharedDigit } from '../plan/plan.ts';
import type { PlanOf } from '../plan/references/parents.ts';
import { evaluatedColumns, isChosen, withReferences } from './references/chosen-rows.ts';
import { drawnAlone, numberColumn, numberedRows, numbers } from './references/drawn-values.ts';
import { hiddenColumn } from './references/expected.ts';
import { sourceOf } from './references/steps.ts';
import { type Picking, pickingColumns } from './shared-picks.ts';
import { onlyDigit } from './states/state-columns.ts';

/** A column that picks a place, and the digit that does. */
interface Place {
  readonly column: ColumnPlan;
  readonly picking: Picking;
  readonly digit: number;
  readonly picks: string;
}

/** A column that says where places are, of the row or of one that it refers to. */
interface Leader {
  /** The words that tell which place it is about. */
  readonly instance: string;
  /** What it names, by its ranks, and the place of what it picks itself, if any. */
  readonly names: readonly string[];
  readonly picks: string | null;
  /** The digit by which it names that; null: it cannot be drawn. */
  readonly digit: () => LeadingDigit | null;
}

interface LeadingDigit {
  readonly of: SharedDigit;
  /** What it is the digit of in the row of a parent; null: a column of the table has it. */
  readonly parent: {
    readonly reference: number;
    readonly hidden: ColumnPlan;
    readonly column: string;
    readonly plan: Plan;
  } | null;
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

/** The meanings of columns that say where a place is. */
const WHERE = /^(?:place|flight|transport)\.(?:.* )?(?:country|region|city|code|name)\b/;

/** The columns of a table that list places otherwise than those do that pick them. */
function ownLeaders(plan: Plan, table: Table): readonly Leader[] {
  const meanings = meaningsOfTable(table);
  return plan.columns.flatMap((column) => {
    const [match] = meanings.get(column.name) ?? [];
    const list = listOf(column);
    if (match === undefined || list === null || !WHERE.test(match.meaning.name)) return [];
    const { draw } = column;
    const [shared = null] = draw.kind === 'shared' ? draw.digits : [];
    const of = shared ?? { column: column.name, digit: 0 };
    return [{ ...list, instance: match.prefix.join(' '), digit: () => ({ of, parent: null }) }];
  });
}

/** The columns of parents' rows that say where places are, of such as list places. */
function leadersOfParents(plan: Plan, table: Table, planOf: PlanOf): readonly Leader[] {
  const wordsOf = wordsOfColumns(table);
  const own = new Set([...wordsOfTable(table), ...FILLERS]);
  return table.foreignKeys.flatMap((foreign, reference) => {
    const [name = ''] = foreign.columns;
    const isOfPlaces = foreign.parent !== null && foreign.parent !== table && isListOfPlaces(foreign.parent);
    const source = isOfPlaces ? sourceOf({ foreign, reference }, plan.columns, planOf) : null;
    if (source === null) return [];
    const instance = wordsOf(name).filter((word) => !own.has(word) && !PLACES.has(word));
    const meanings = meaningsOfTable(source.table);
    return source.plan.columns.flatMap((planned): readonly Leader[] => {
      const list = listOf(planned);
      if (list === null || !WHERE.test(meanings.get(planned.name)?.[0]?.meaning.name ?? '')) return [];
      const digit = () => {
        const drawn = drawnAlone(source.plan, planned.name);
        if (drawn === null) return null;
        const hidden = hiddenColumn(hiddenName(source.by, planned.name), planned, source.steps, drawn);
        const parent = { reference, hidden, column: planned.name, plan: drawn };
        return { of: { column: hidden.name, digit: 0 }, parent };
      };
      return [{ names: list.names, picks: null, instance: instance.join(' '), digit }];
    });
  });
}

/** What tables of places are called. */
const PLACES: ReadonlySet<string> = new Set(wordsIn('country nation state province region city town municipality'));

/** Words of references that tell no two places apart. */
const FILLERS = wordsIn('id code iso name address location');

function isListOfPlaces(parent: Table): boolean {
  return wordsOfTable(parent).some((word) => PLACES.has(word));
}

/** The one list whose entries a column holds, and what it picks by them; null: it holds others. */
function listOf(column: ColumnPlan): Pick<Leader, 'names' | 'picks'> | null {
  const part = column.choice === null ? onlyDigit(column) : null;
  return part?.kind === 'pool' ? { names: part.entries, picks: part.picks ?? null } : null;
}
