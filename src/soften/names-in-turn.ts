import type { Table } from '../ir.ts';
import { wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { isNaming } from '../meanings/names/match.ts';
import { PLAIN_ORDER } from '../plan/keys/keys.ts';
import type { ColumnPlan, KeyPlan, Plan } from '../plan/plan.ts';
import { refersToItself } from '../qualified-name.ts';
import { freeOf } from './free-columns.ts';

/** Names that a table lists at most: of more, few come twice by chance. */
const MOST_NAMES = 10_000;

/**
 * Lets the names of things that a table lists come one after the other, each once before any comes again: no list of genres or of
 * languages has one of them twice, though no key says so. What belongs to rows of other tables has names of its own there.
 */
export function withNamesInTurn(plan: Plan, table: Table): Plan {
  if (table.foreignKeys.some((key) => !refersToItself(key, table))) return plan;
  const [ofTable, wordsOf, isFree] = [wordsOfTable(table), wordsOfColumns(table), freeOf(plan, table)];
  const named = plan.columns
    .filter(({ name }) => isNaming(wordsOf(name), ofTable))
    .map((column) => pickedBy(column, plan))
    .find((column) => isFree(column) && namesOf(column) > 1);
  if (named === undefined) return plan;
  const turns: KeyPlan = {
    names: [],
    size: namesOf(named),
    ...PLAIN_ORDER,
    radices: [namesOf(named)],
    lanes: [{ column: named.name, lane: 0, spread: 1, digits: [{ digit: 0, weight: 1 }], counts: null }],
    overflow: [],
    recurs: true,
  };
  const keyed: ColumnPlan = { ...named, draw: { kind: 'key', key: plan.keys.length } };
  return {
    ...plan,
    keys: [...plan.keys, turns],
    columns: plan.columns.map((column) => (column === named ? keyed : column)),
  };
}

/** The column whose pick a column names, as the code of a country may be: itself, where it follows none. */
function pickedBy(column: ColumnPlan, { columns }: Plan): ColumnPlan {
  const [digit, another] = column.draw.kind === 'shared' ? column.draw.digits : [];
  return (another === undefined && columns.find(({ name }) => name === digit?.column)) || column;
}

/** How many names a column chooses from, where they are few, and of one list; else 0. */
function namesOf({ domains: [domain] }: ColumnPlan): number {
  const [part, another] = domain?.parts.filter(({ kind }) => kind !== 'constant') ?? [];
  const size = part?.kind === 'pool' && another === undefined ? part.entries.length : 0;
  return size <= MOST_NAMES ? size : 0;
}
