import type { Table } from '../ir.ts';
import { wordsIn } from '../meanings/dependencies/word-lists.ts';
import { meaningsOfTable, wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { hiddenName } from '../plan/hidden-columns.ts';
import type { ColumnPlan, Plan, SharedDigit } from '../plan/plan.ts';
import type { PlanOf } from '../plan/references/parents.ts';
import { drawnAlone } from './references/drawn-values.ts';
import { hiddenColumn } from './references/expected.ts';
import { sourceOf } from './references/steps.ts';
import { onlyDigit } from './states/state-columns.ts';

/** A column that says in what things are, of the row or of one that it refers to. */
export interface Container {
  /** The words that tell which thing it is about. */
  readonly instance: string;
  /** What it names, by its ranks, and the place of what it picks itself, if any. */
  readonly names: readonly string[];
  readonly picks: string | null;
  /** The digit by which it names that; null: it cannot be drawn. */
  readonly digit: () => LeadingDigit | null;
}

/** A digit that names in what something is. */
export interface LeadingDigit {
  readonly of: SharedDigit;
  /** What it is the digit of in the row of a parent; null: a column of the table has it. */
  readonly parent: {
    readonly reference: number;
    readonly hidden: ColumnPlan;
    readonly column: string;
    readonly plan: Plan;
  } | null;
}

/** The meanings of columns that say in what something is: in which country, or category. */
const CONTAINERS = /^(?:place|flight|transport)\.(?:.* )?(?:country|region|city|code|name)\b|^commerce\.category\b/;

/** The columns of a table that list what things are in otherwise than those do that pick these. */
export function ownContainers(plan: Plan, table: Table): readonly Container[] {
  const meanings = meaningsOfTable(table);
  return plan.columns.flatMap((column) => {
    const [match] = meanings.get(column.name) ?? [];
    const list = listOf(column);
    if (match === undefined || list === null || !CONTAINERS.test(match.meaning.name)) return [];
    const { draw } = column;
    const [shared = null] = draw.kind === 'shared' ? draw.digits : [];
    const of = shared ?? { column: column.name, digit: 0 };
    return [{ ...list, instance: match.prefix.join(' '), digit: () => ({ of, parent: null }) }];
  });
}

/** The columns of parents' rows that say in what things are, of tables that list such. */
export function containersOfParents(plan: Plan, table: Table, planOf: PlanOf): readonly Container[] {
  const wordsOf = wordsOfColumns(table);
  const own = new Set([...wordsOfTable(table), ...FILLERS]);
  return table.foreignKeys.flatMap((foreign, reference) => {
    const [name = ''] = foreign.columns;
    const isOfLists = foreign.parent !== null && foreign.parent !== table && isList(foreign.parent);
    const source = isOfLists ? sourceOf({ foreign, reference }, plan.columns, planOf) : null;
    if (source === null) return [];
    const instance = wordsOf(name).filter((word) => !own.has(word) && !LISTS.has(word));
    const meanings = meaningsOfTable(source.table);
    return source.plan.columns.flatMap((planned): readonly Container[] => {
      const list = listOf(planned);
      if (list === null || !CONTAINERS.test(meanings.get(planned.name)?.[0]?.meaning.name ?? '')) return [];
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

/** What tables are called that list what things are in. */
const LISTS: ReadonlySet<string> = new Set(
  wordsIn('country nation state province region city town municipality category department'),
);

/** Words of references that tell no two things apart. */
const FILLERS = wordsIn('id code iso name address location');

function isList(parent: Table): boolean {
  return wordsOfTable(parent).some((word) => LISTS.has(word));
}

/** The one list whose entries a column holds, and what it picks by them; null: it holds others. */
export function listOf(column: ColumnPlan): Pick<Container, 'names' | 'picks'> | null {
  const part = column.choice === null ? onlyDigit(column) : null;
  return part?.kind === 'pool' ? { names: part.entries, picks: part.picks ?? null } : null;
}
