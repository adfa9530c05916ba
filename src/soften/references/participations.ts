import { getOrInsertComputed } from '../../collections.ts';
import type { ForeignKey, Table } from '../../ir.ts';
import { ownershipOf } from '../../meanings/dependencies/owners.ts';
import {
  isOfParticipants,
  type Linking,
  participationStage,
  type Taking,
  takesPart,
} from '../../meanings/dependencies/participations.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import type { Plan, RowPairs } from '../../plan/plan.ts';
import { soleColumn } from '../../plan/references/followed.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { dottedName } from '../../qualified-name.ts';
import { type Numbering, numberedPairs } from './drawn-values.ts';
import { isAlwaysFilled, stepsTo } from './steps.ts';

/** A foreign key of a table, by its number, and the column that refers. */
interface Link {
  readonly table: Table;
  readonly reference: number;
  readonly foreign: ForeignKey;
  readonly parent: Table;
  readonly column: string;
}

/** The foreign keys from the rows of a table to those of another one. */
type Path = readonly [Link, ...Link[]];

/** A table whose rows are pairs of those of two others: who takes part in what. */
export interface Participation extends Linking {
  readonly table: Table;
  readonly place: number;
  readonly ways: readonly [Path, Path];
}

/** Ways from the rows of a table that are looked at, at most. */
const MOST_WAYS = 12;

/** The tables of a text whose rows say who takes part in what. */
export class Participations {
  readonly #places: ReadonlyMap<string, number>;
  readonly #planOf: PlanOf;
  readonly #byEnds = new Map<Table, Map<Table, Participation[]>>();

  /** `tables`: in the order in which they are planned. `planOf`: of those that are planned already. */
  constructor(tables: readonly Table[], planOf: PlanOf) {
    this.#places = new Map(tables.map(({ name }, place) => [dottedName(name), place]));
    this.#planOf = planOf;
    tables.forEach((table, place) => {
      const link = linkOf(table);
      if (participationStage(link) === null) return;
      const ways = pathsFrom(table);
      for (const first of ways) {
        for (const second of ways) {
          const [end, other] = [parentOf(first), parentOf(second)];
          if (first[0] === second[0] || end === other) continue;
          const others = getOrInsertComputed(this.#byEnds, end, () => new Map<Table, Participation[]>());
          getOrInsertComputed(others, other, () => []).push({ ...link, table, place, ways: [first, second] });
        }
      }
    });
  }

  /**
   * The rows of a table before this one which say for those that a leading column of this one leads to who has part in them, as a
   * following column names these; null: any do. `owner`: what the leading rows are or belong to; `isOwn`: that they are it themselves.
   */
  pairsFor(
    table: Table,
    owner: { readonly parent: Table; readonly column: string; readonly isOwn: boolean },
    follower: { readonly parent: Table; readonly column: string },
  ): NumberedPairs | null {
    const place = this.#places.get(dottedName(table.name)) ?? 0;
    const own = linkOf(table);
    const referred = new Set(table.foreignKeys.map(({ parent }) => parent));
    const taking = ({ column, parent }: typeof follower): Taking => ({
      column: wordsOfName(column),
      table: own.words,
      parent: wordsOfTable(parent),
    });
    for (const found of this.#byEnds.get(owner.parent)?.get(follower.parent) ?? []) {
      const plan = found.place < place && !referred.has(found.table) ? this.#planOf(found.table) : null;
      if (plan === null || !isOfParticipants({ ...own, isLink: own.isLink && owner.isOwn }, found)) continue;
      const [above, below] = found.ways.map((way) => wordsOfName(way.at(-1)?.column ?? ''));
      const [within, of] = [owner, follower].map(({ parent }) => wordsOfTable(parent));
      const isTaking = takesPart(taking(follower), below ?? [], within ?? []);
      if (!isTaking || (owner.isOwn && !takesPart(taking(owner), above ?? [], of ?? []))) continue;
      const pairs = pairsIn(found, plan, this.#planOf);
      if (pairs !== null) return { ...pairs, stage: participationStage(found) ?? 0 };
    }
    return null;
  }
}

/** What it takes to draw the rows that name pairs. */
export interface NumberedPairs {
  readonly plan: Plan;
  readonly number: string;
  readonly pairs: RowPairs;
  /** When people take part so: what comes later says more. */
  readonly stage: number;
}

/** The words of a table, and whether a key of it has just two references. */
function linkOf(table: Table): Linking {
  const referring = new Set(table.foreignKeys.flatMap((foreign) => soleColumn(foreign) ?? []));
  const isLink = table.keys.some(
    ({ kind, where, parts }) =>
      kind !== 'exclude' &&
      where === null &&
      parts.length === 2 &&
      parts.every(({ column }) => column !== null && referring.has(column)),
  );
  return { words: wordsOfTable(table), isLink };
}

function linksOf(table: Table): readonly Link[] {
  return table.foreignKeys.flatMap((foreign, reference) => {
    const column = soleColumn(foreign);
    const { parent } = foreign;
    return column === null || parent === null || parent === table
      ? []
      : [{ table, reference, foreign, parent, column }];
  });
}

/** The ways from a table to those that it refers to, and to those that what its rows belong to does. */
function pathsFrom(table: Table): readonly Path[] {
  const found = linksOf(table).flatMap((link): readonly Path[] => {
    const isOwned = ownershipOf(wordsOfName(link.column), wordsOfTable(table)) === 'owner';
    const beyond = isOwned ? linksOf(link.parent).map((next): Path => [link, next]) : [];
    return [[link], ...beyond];
  });
  return found.toSorted((one, other) => one.length - other.length).slice(0, MOST_WAYS);
}

function parentOf(way: Path): Table {
  return (way.at(-1) ?? way[0]).parent;
}

/** What it takes to draw the pairs; null: more than the numbers of their rows. */
function pairsIn(
  { table, ways: [above, below] }: Participation,
  plan: Plan,
  planOf: PlanOf,
): Omit<NumberedPairs, 'stage'> | null {
  const [first, second] = [numberingOf(above, planOf), numberingOf(below, planOf)];
  const found = first && second && numberedPairs(plan, first, second);
  return (
    found && {
      plan: found.plan,
      number: found.first,
      pairs: { table: table.name, rows: plan.rowLimit, number: found.second },
    }
  );
}

/** What numbers the rows that a way leads to; null: some have none. */
function numberingOf([{ table, reference }, further]: Path, planOf: PlanOf): Numbering | null {
  if (further === undefined) return { table, reference, further: [] };
  const columns = planOf(further.table)?.columns ?? [];
  const steps = stepsTo(further.foreign, further.reference, columns);
  return steps === null || !isAlwaysFilled(further.foreign, columns) ? null : { table, reference, further: steps };
}
