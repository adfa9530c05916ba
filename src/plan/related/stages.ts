import type { Table } from '../../ir.ts';
import { agreement, binary, column } from '../../meanings/agreement.ts';
import { days } from '../../meanings/agreement-distances.ts';
import { meaningsOfTable, wordsOfColumns, wordsOfTable } from '../../meanings/index.ts';
import { deedOf, stageOf } from '../../meanings/stages.ts';
import type { TableAgreement } from './roles.ts';

/* Moments in the order in which things are usually done, where nothing else is expected of them. */

/** How long a later stage lies behind an earlier one. */
const LATER = days(0.01, 2, 200, 1.5);

/** A moment of which a stage is known, and what it is about: words of its name, none for the row as a whole. */
interface Stage {
  readonly column: string;
  readonly about: string;
  readonly stage: number;
}

/** The orders of moments of a table by their stages, the nearest ones first, as far as none of some agreements says otherwise. */
export function stageAgreements(table: Table, found: readonly TableAgreement[]): readonly TableAgreement[] {
  const stages = stagesOf(table);
  if (stages.length < 2) return [];
  const behind = new Map<string, Set<string>>();
  const add = (later: string, earlier: string) => behind.set(later, (behind.get(later) ?? new Set()).add(earlier));
  for (const { column: later, with: others } of found) for (const earlier of others) add(later, earlier);
  const lies = (later: string, earlier: string, seen = new Set<string>()): boolean => {
    if (behind.get(later)?.has(earlier) === true) return true;
    return [...(behind.get(later) ?? [])].some((one) => !seen.has(one) && lies(one, earlier, seen.add(one)));
  };
  const pairs = stages.flatMap((later) =>
    stages
      .filter(({ stage, about }) => stage < later.stage && (about === later.about || about === ''))
      .map((earlier) => ({ later, earlier })),
  );
  return pairs
    .toSorted((lhs, rhs) => lhs.later.stage - lhs.earlier.stage - (rhs.later.stage - rhs.earlier.stage))
    .flatMap(({ later: { column: later }, earlier: { column: earlier } }) => {
      if (behind.get(later)?.has(earlier) === true || lies(earlier, later)) return [];
      add(later, earlier);
      const conditions = [binary('>=', column(later), column(earlier))];
      const expected = agreement(later, conditions, { kind: 'order', distance: LATER });
      return [{ agreement: expected, column: later, with: [earlier], conditions }];
    });
}

function stagesOf(table: Table): readonly Stage[] {
  const meanings = meaningsOfTable(table);
  const ofTable = new Set(wordsOfTable(table));
  const wordsOf = wordsOfColumns(table);
  const done = table.columns.flatMap(({ name, type: { shape } }) => {
    const [match] = meanings.get(name) ?? [];
    if ((shape.kind !== 'timestamp' && shape.kind !== 'date') || match === undefined) return [];
    const deed = deedOf(wordsOf(name), match.meaning.role ?? match.meaning.name);
    const about = match.prefix.filter((word) => !ofTable.has(word) && word !== deed).join(' ');
    return deed === null ? [] : [{ column: name, about, deed }];
  });
  const deeds = done.map(({ deed }) => deed);
  return done.map(({ column: of, about, deed }) => ({ column: of, about, stage: stageOf(deed, deeds) }));
}
