import type { Names } from '../../ir.ts';
import type { Intervals } from '../../relation/propagate.ts';
import { columnsOfTerm, type Relation } from '../../relation/term.ts';
import type { ResidualPlan } from '../plan.ts';
import { equationFor, type Lattice, type Pair, sourceFor } from './key-functions.ts';
import { equationOf, type KeyedDraws } from './keyed-relations.ts';

/* What follows for a table's relations from columns of keys being functions of others, as src/plan/related/key-functions.ts has it. */

/** A relation, and the case in which it holds. */
interface Asked {
  readonly relation: Relation;
  readonly when: ResidualPlan['when'];
}

/** What is asked of columns of keys, and how these are drawn. */
export interface Followed {
  readonly asked: readonly Asked[];
  readonly keyed: KeyedDraws;
  readonly latticeOf: (column: string) => Lattice | null;
}

/** The columns that others are functions of. */
export function functionSources(keyed: KeyedDraws): Names {
  return new Set([...keyed.values()].flatMap((draw) => (draw.kind === 'function' ? [draw.of] : [])));
}

/** The equations by which columns are functions of others, each with the relation in whose place it is. */
export function equations({ asked, keyed, latticeOf }: Followed): ReadonlyMap<Relation, Relation> {
  const found = new Map<Relation, Relation>();
  for (const [pair, block] of pairsOf({ asked, keyed, latticeOf })) {
    const [first] = pair.relations;
    if (first !== undefined && !isEquation(pair)) found.set(first, equationFor(pair, block) ?? equationOf(first));
  }
  return found;
}

/** Intervals of which those of columns that others are functions of have room for these. */
export function withSources(followed: Followed, intervals: Intervals): Intervals {
  const narrowed = new Map(intervals);
  for (const [pair, block] of pairsOf(followed)) {
    const [own, other] = [narrowed.get(pair.column), narrowed.get(pair.other)];
    const source = own === undefined || other === undefined ? null : sourceFor(pair, block, own, other);
    if (source !== null && source.low <= source.high) narrowed.set(pair.other, source);
  }
  return narrowed;
}

/** Whether there still is an equation for each function: the columns may have got other domains since it was found. */
export function areFunctions({ asked, keyed, latticeOf }: Followed): boolean {
  return [...pairsOf({ asked, keyed, latticeOf })].every(
    ([pair, block]) => isEquation(pair) || latticeOf(pair.other) === null || equationFor(pair, block) !== null,
  );
}

/** Each column that is a function of another, with what binds the two, and its blocks. */
function pairsOf({ asked, keyed, latticeOf }: Followed): readonly (readonly [pair: Pair, block: number])[] {
  const relationsOf = new Map<string, Relation[]>();
  for (const [column, { kind }] of keyed) if (kind === 'function') relationsOf.set(column, []);
  for (const { relation, when } of relationsOf.size === 0 ? [] : asked) {
    if (when !== null) continue;
    for (const column of new Set(columnsOfTerm(relation.difference))) relationsOf.get(column)?.push(relation);
  }
  return [...relationsOf].flatMap(([column, own]) => {
    const draw = keyed.get(column);
    if (draw?.kind !== 'function') return [];
    const relations = own.filter(({ difference }) => columnsOfTerm(difference).includes(draw.of));
    return [[{ column, other: draw.of, relations, latticeOf }, draw.block] as const];
  });
}

function isEquation({ relations }: Pair): boolean {
  return relations.some(({ low, high }) => low === high);
}
