import type { Table } from '../../ir.ts';
import { BEGINNINGS } from '../../meanings/agreements/lifetimes.ts';
import { ownershipOf } from '../../meanings/dependencies/owners.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { type ColumnPlan, isNeverNull, type Plan, type Thread } from '../../plan/plan.ts';
import { soleColumn } from '../../plan/references/followed.ts';
import { evaluatedColumns } from './chosen-rows.ts';
import { drawnTogether, numberColumn } from './drawn-values.ts';
import { rolesIn } from './parent-moments.ts';

/** Words by which a reference to the table itself says that both rows are about the same. */
const ANSWERS = /\b(?:parent|reply|replied|answer|thread|quot|root|original|response|previous)/;

/**
 * Lets references of a table to its own rows lead to such as are about the same, and came to be before: a reply stands under the post of the
 * comment that it answers. An answer to none has none before it, and anything else refers to any row then.
 */
export function withThreads(plan: Plan, table: Table): Plan {
  const bound = evaluatedColumns(plan);
  const moved = (column: ColumnPlan): ColumnPlan => {
    const { draw, name } = column;
    if (draw.kind !== 'earlier' || draw.which !== 'any' || bound.has(name)) return column;
    // The columns of one reference refer to one row.
    if (table.foreignKeys[draw.reference]?.columns.length !== 1) return column;
    const thread = threadOf(plan, table, ANSWERS.test(wordsOfName(name).join(' ')));
    return thread === null ? column : { ...column, draw: { ...draw, thread } };
  };
  return plan.columns.some(({ draw }) => draw.kind === 'earlier')
    ? { ...plan, columns: plan.columns.map(moved) }
    : plan;
}

/** `isAnswer`: whether both rows are about the same, not just things of one owner. Null: nothing says what they have in common. */
function threadOf(plan: Plan, table: Table, isAnswer: boolean): Thread | null {
  const about = table.foreignKeys.flatMap(({ parent, columns }, reference) => {
    const column = plan.columns.find(({ name }) => name === soleColumn({ columns }));
    if (parent === null || parent === table || column === undefined) return [];
    const isFilled = column.choice === null && isNeverNull(column);
    const ownership = ownershipOf(wordsOfName(column.name), wordsOfTable(table));
    if (!isFilled || !(ownership === 'owner' || (isAnswer && ownership === 'other'))) return [];
    return numberColumn(plan, { table, reference, further: [] }) ?? [];
  });
  const roleOf = rolesIn(table);
  const moments = BEGINNINGS.flatMap((role) =>
    plan.columns.filter((column) => roleOf(column.name) === role && isNeverNull(column)),
  );
  const moment = moments[0]?.name ?? null;
  const names = [...about.map(({ name }) => name), ...(moment === null ? [] : [moment])];
  const drawn = names.length === 0 ? null : drawnTogether({ ...plan, hidden: [...plan.hidden, ...about] }, names);
  return drawn && { plan: drawn, about: about.map(({ name }) => name), moment, beginsAlone: isAnswer };
}
