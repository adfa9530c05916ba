import { getOrInsertComputed } from '../../collections.ts';
import type { Table } from '../../ir.ts';
import { binary, column } from '../../meanings/agreements/agreement.ts';
import { deedOf, isLater, isNounOfDeed, type Stage, stageOf, stepOf } from '../../meanings/agreements/stages.ts';
import { meaningsOfTable, wordsOfColumns, wordsOfTable } from '../../meanings/index.ts';
import { liesBehind } from './kept.ts';
import { wordsOfReferring } from './roles.ts';
import { type TableAgreement, tableAgreement } from './table-agreement.ts';

/* Moments in the order in which things are usually done, where nothing else is expected of them. */

/** Moments of a table that are put in order at most: each is compared with each. */
const MOST_MOMENTS = 24;
/** Of more moments than so many, those are left out that follow from others: they count only where one in between is NULL. */
const FEW_MOMENTS = 10;

/** A moment of which a stage is known, and what it is about: words of its name, none for the row as a whole. */
interface StagedMoment {
  readonly column: string;
  readonly about: string;
  readonly stage: Stage;
}

/** The orders of moments of a table by their stages, the nearest ones first, as far as none of some agreements says otherwise. */
export function stageAgreements(table: Table, found: readonly TableAgreement[]): readonly TableAgreement[] {
  const stages = stagesOf(table);
  if (stages.length < 2) return [];
  const distance = stepOf(wordsOfReferring(table));
  const behind = new Map<string, string[]>();
  const add = (later: string, earlier: string) => getOrInsertComputed(behind, later, () => []).push(earlier);
  for (const { column: later, with: others } of found) for (const earlier of others) add(later, earlier);
  const pairs = stages.flatMap((later) =>
    stages
      .filter(({ stage, about }) => isLater(later.stage, stage) && (about === later.about || about === ''))
      .map((earlier) => ({ later, earlier })),
  );
  return pairs
    .toSorted((lhs, rhs) => distanceOf(lhs) - distanceOf(rhs))
    .flatMap(({ later: { column: later }, earlier: { column: earlier } }) => {
      const follows = stages.length > FEW_MOMENTS && liesBehind(behind, later, earlier);
      if (follows || behind.get(later)?.includes(earlier) === true || liesBehind(behind, earlier, later)) return [];
      add(later, earlier);
      const conditions = [binary('>=', column(later), column(earlier))];
      return [tableAgreement(later, [earlier], conditions, { kind: 'order', distance })];
    });
}

type Pair = Readonly<Record<'later' | 'earlier', StagedMoment>>;
const distanceOf = ({ later, earlier }: Pair): number => later.stage.place - earlier.stage.place;

function stagesOf(table: Table): readonly StagedMoment[] {
  const meanings = meaningsOfTable(table);
  const ofTable = new Set(wordsOfTable(table));
  const wordsOf = wordsOfColumns(table);
  const done = table.columns.flatMap(({ name, type: { shape } }) => {
    const [match] = meanings.get(name) ?? [];
    if ((shape.kind !== 'timestamp' && shape.kind !== 'date') || match === undefined) return [];
    const deed = deedOf(wordsOf(name), match.meaning.role ?? match.meaning.name);
    const about = match.prefix.filter((word) => !ofTable.has(word) && word !== deed && !isNounOfDeed(word)).join(' ');
    return deed === null ? [] : [{ column: name, about, deed }];
  });
  const deeds = done.map(({ deed }) => deed);
  return done
    .slice(0, MOST_MOMENTS)
    .map(({ column: of, about, deed }) => ({ column: of, about, stage: stageOf(deed, deeds) }));
}
