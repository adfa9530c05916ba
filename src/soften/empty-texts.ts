import type { Dialect } from '../../grammar/dialect.ts';
import type { Column, Table } from '../ir.ts';
import { presencesOf, presentAt } from '../meanings/dependencies/presences.ts';
import { meaningsOfTable, wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import type { Plan } from '../plan/plan.ts';
import { columnsOf } from '../walk.ts';
import { without } from './rare-numbers.ts';
import { NumberCases } from './states/number-cases.ts';
import { stateSources } from './states/state-sources.ts';

/** Share of rows that lack something at least, so that it is empty in as many. */
const LEAST_SHARE = 0.1;

/**
 * Lets texts be empty, as their DEFAULT is, that may not be NULL: in rows of a kind that lacks them, and else as often as people keep none.
 * What checks or references look at stays as it is.
 */
export function withEmptyTexts(plan: Plan, table: Table, dialect: Dialect): Plan {
  const bound = new Set([
    ...table.checks.flatMap(({ expression }) => [...columnsOf(expression)]),
    ...table.foreignKeys.flatMap(({ columns }) => columns),
  ]);
  const [meanings, wordsOf, tableWords] = [meaningsOfTable(table), wordsOfColumns(table), wordsOfTable(table)];
  const open = table.columns.filter((column) => isEmptyByDefault(column) && !bound.has(column.name));
  return open.reduce((result, { name }) => {
    const own = result.columns.find((column) => column.name === name)?.domains[0] ?? null;
    const [part] = own?.parts ?? [];
    if (own === null || (part?.kind === 'pool' && part.entries.includes(''))) return result;
    const empty = { ...own, parts: [{ kind: 'constant', text: '' } as const] };
    for (const source of stateSources(result, table, tableWords)) {
      if (source.column === null || source.column === name || source.by !== 'values') continue;
      const [by, labels] = [wordsOf(source.column), source.states.map(({ names }) => names[0] ?? '')];
      for (const presence of presencesOf(wordsOf(name))) {
        const present = presentAt(presence, by, labels, () => null);
        const domains = present?.map((isThere) => (isThere ? null : empty)) ?? [];
        const next =
          present === null ? result : new NumberCases(result, table, dialect, source).with([{ column: name, domains }]);
        if (next !== result) return next;
      }
    }
    const share = meanings.get(name)?.[0]?.meaning.nulls ?? 0;
    if (share < LEAST_SHARE) return result;
    return new NumberCases(result, table, dialect, without(share)).with([{ column: name, domains: [empty, null] }]);
  }, plan);
}

/** Whether a text may not be NULL, and is empty where nobody says what it is. */
function isEmptyByDefault({ nullable, directives, type, default: given }: Column): boolean {
  const isText = type.shape.kind === 'text' && !type.shape.padded && type.domainChecks.length === 0;
  const plain = given?.kind === 'cast' ? given.operand : given;
  return !nullable && directives === null && isText && plain?.kind === 'string' && plain.value === '';
}
