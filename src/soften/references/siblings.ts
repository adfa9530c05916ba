import type { ForeignKey, Table } from '../../ir.ts';
import { isPlace, ownershipOf } from '../../meanings/dependencies/owners.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import type { ColumnPlan, NumberedRows, ParentStep, Plan, Siblings } from '../../plan/plan.ts';
import { isDistinctFrom, isScope, isSole, soleColumn } from '../../plan/references/followed.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { evaluatedColumns, withReferences } from './chosen-rows.ts';
import { numberedRows } from './drawn-values.ts';
import type { NumberedPairs, Participations } from './participations.ts';
import { isAlwaysFilled, stepsTo } from './steps.ts';

/** A reference of a table by one column, whose rows chance chooses. */
interface Reference {
  readonly foreign: ForeignKey;
  readonly parent: Table;
  readonly column: string;
  readonly step: ParentStep;
}

/** How rows of a table come to what they belong to: by these foreign keys, the first of the table, the next of the one that it leads to. */
interface Way {
  readonly owner: Table;
  /** The column of the table that refers, and whether it says that rows belong to what it refers to. */
  readonly column: string;
  readonly isOwned: boolean;
  readonly keys: readonly { readonly table: Table; readonly reference: number }[];
}

/** A reference that follows another one, as the rows that both lead to belong to the same. */
interface Pair {
  readonly leader: Reference;
  readonly follower: Reference;
  /** How rows of the leader come to what they belong to; null: that is what they are. */
  readonly above: Way | null;
  /** How those of the follower do, or what says by pairs which of them belong to what. */
  readonly below: Way | NumberedPairs;
}

/** Foreign keys on the way to what a row belongs to, at most. */
const MOST_KEYS = 2;

/**
 * Lets references of a row lead to rows that belong together, where both belong to the same: the dishes in an order are those of its
 * restaurant, and an order goes to an address of its customer. So they do where a third table says so: only members of a project have its
 * tasks. Keys and checks come first: their references lead where they did.
 */
export function withSiblings(plan: Plan, table: Table, planOf: PlanOf, participations: Participations | null): Plan {
  const bound = evaluatedColumns(plan);
  const free = plan.columns.filter(({ name }) => !bound.has(name));
  const references = referencesOf(table, free);
  const steps = new Map(references.map(({ step }) => [step.reference, step]));
  const found = pairsOf(references, table, participations).flatMap((pair) => {
    const siblings = siblingsIn(pair, planOf);
    return siblings === null ? [] : [{ ...pair, siblings }];
  });
  if (found.length === 0) return plan;
  for (const { leader, siblings } of found) {
    const step = steps.get(leader.step.reference) ?? leader.step;
    const only = [...(step.only ?? []), { kind: 'siblings', siblings } as const];
    if (step.turn === null) steps.set(step.reference, { ...step, only });
  }
  for (const { leader, follower, siblings } of found) {
    const step = steps.get(leader.step.reference) ?? leader.step;
    steps.set(follower.step.reference, { ...follower.step, among: { leader: step, siblings } });
  }
  return withReferences(plan, (step) => {
    const { among, only } = steps.get(step.reference) ?? {};
    return { ...step, ...(among === undefined ? {} : { among }), ...(only === undefined ? {} : { only }) };
  });
}

function referencesOf(table: Table, columns: readonly ColumnPlan[]): readonly Reference[] {
  return table.foreignKeys.flatMap((foreign, reference) => {
    const column = soleColumn(foreign);
    const { parent } = foreign;
    const draw = columns.find(({ name }) => name === column)?.draw;
    const [step, more] = draw?.kind === 'parent' ? draw.steps : [];
    if (column === null || parent === null || parent === table || step === undefined || more !== undefined) return [];
    return step.reference === reference && step.list === null ? [{ foreign, parent, column, step }] : [];
  });
}

/** The pairs of references, of which none follows what follows another one. */
function pairsOf(
  references: readonly Reference[],
  table: Table,
  participations: Participations | null,
): readonly Pair[] {
  const candidates = references.flatMap((follower) => {
    const ways = waysOf(follower.parent, MOST_KEYS);
    return references.flatMap((leader) =>
      leader === follower || !mayFollow(leader, follower)
        ? []
        : [
            ...participatingPair(leader, follower, table, participations),
            ...ways.flatMap((below) => pairOf(leader, follower, below, table)),
          ],
    );
  });
  const lengthOf = ({ above, below }: Pair): number =>
    (above?.keys.length ?? 0) + ('keys' in below ? below.keys.length : 1);
  const taken: Pair[] = [];
  for (const pair of candidates.sort((a, b) => lengthOf(a) - lengthOf(b) || preference(a) - preference(b))) {
    const isTaken = taken.some(
      ({ leader, follower }) => follower === pair.follower || follower === pair.leader || leader === pair.follower,
    );
    if (!isTaken) taken.push(pair);
  }
  return taken;
}

/** What a key numbers has its rows already, so it leads; else the first of the table does. */
function preference({ leader }: Pair): number {
  return leader.step.turn === null ? leader.step.reference + 1 : 0;
}

/** Whether a reference may follow another one: what a key numbers follows only what it numbers, too. */
function mayFollow({ step: { turn: leading } }: Reference, { step: { turn } }: Reference): boolean {
  return turn === null || (leading?.key === turn.key && turn.beside === null);
}

/** The pair of two references, of which a third table says which rows belong together; none: no table does. */
function participatingPair(
  leader: Reference,
  follower: Reference,
  table: Table,
  participations: Participations | null,
): readonly Pair[] {
  if (participations === null || leader.parent === follower.parent) return [];
  const ways = [null, ...waysOf(leader.parent, MOST_KEYS, 'all')];
  const found = ways.flatMap((above) => {
    const owner = above === null ? leader : { parent: above.owner, column: above.column };
    const below = participations.pairsFor(table, { ...owner, isOwn: above === null }, follower);
    return below === null ? [] : [{ leader, follower, above, below }];
  });
  return found.toSorted((one, other) => other.below.stage - one.below.stage).slice(0, 1);
}

function pairOf(leader: Reference, follower: Reference, below: Way, table: Table): readonly Pair[] {
  const { owner } = below;
  // Two things of one kind, such as the ends of a transfer, belong together where the row itself says to what.
  if (leader.parent === follower.parent && table.foreignKeys.every(({ parent }) => parent !== owner)) return [];
  if (leader.parent === owner) {
    return leader.column === below.column && !isDistinctFrom(leader.column, follower.foreign, table)
      ? [{ leader, follower, above: null, below }]
      : [];
  }
  if (!below.isOwned || isPlace(wordsOfTable(owner))) return [];
  return waysOf(leader.parent, MOST_KEYS).flatMap((above) =>
    above.isOwned && above.owner === owner ? [{ leader, follower, above, below }] : [],
  );
}

/** The ways from the rows of a table to what they belong to; `all`: and to what may be their state, as a group may. */
function waysOf(table: Table, most: number, which: 'owners' | 'all' = 'owners'): readonly Way[] {
  return table.foreignKeys.flatMap((foreign, reference): readonly Way[] => {
    const column = soleColumn(foreign);
    const { parent } = foreign;
    if (column === null || parent === null || parent === table || !isSole(foreign, table)) return [];
    const ownership = ownershipOf(wordsOfName(column), wordsOfTable(table));
    if (ownership === 'actor' || (ownership === 'state' && which === 'owners')) return [];
    const isOwned = ownership === 'owner' || isScope(column, table);
    const key = { table, reference };
    const further = isOwned && most > 1 ? waysOf(parent, most - 1) : [];
    return [
      { owner: parent, column, isOwned, keys: [key] },
      ...further.map((way) => ({ ...way, keys: [key, ...way.keys] })),
    ];
  });
}

function siblingsIn({ leader, follower, above, below }: Pair, planOf: PlanOf): Siblings | null {
  const leaders = above === null ? null : rowsAlong(above, planOf);
  const ofPairs = 'pairs' in below ? { pairs: below.pairs } : {};
  const followers = 'pairs' in below ? { plan: below.plan, number: below.number } : rowsAlong(below, planOf);
  return followers === null || (above !== null && leaders === null)
    ? null
    : { leader: leader.step, leaders, follower: follower.step, followers, ...ofPairs };
}

/** What it takes to draw the rows of a table with the number of what each belongs to; null: more than their numbers. */
function rowsAlong({ keys: [first, ...others] }: Way, planOf: PlanOf): NumberedRows | null {
  const plan = first === undefined ? null : planOf(first.table);
  if (first === undefined || plan === null) return null;
  const further: ParentStep[] = [];
  for (const { table, reference } of others) {
    const foreign = table.foreignKeys[reference];
    const columns = planOf(table)?.columns ?? [];
    const steps = foreign === undefined ? null : stepsTo(foreign, reference, columns);
    if (foreign === undefined || steps === null || !isAlwaysFilled(foreign, columns)) return null;
    further.push(...steps);
  }
  return numberedRows(plan, { ...first, further }, []);
}
