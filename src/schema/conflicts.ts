import type { Dialect } from '../../grammar/dialect.ts';
import { PLAIN_FORM, type StatementForm } from '../emit/insertion.ts';
import type { Table } from '../ir.ts';
import { OptionError } from '../options/option-error.ts';
import type { InsertMode } from '../options/output-options.ts';
import type { Plan } from '../plan/plan.ts';
import { dottedName } from '../qualified-name.ts';
import { filledIn } from './loading-statements.ts';
import { keyColumns } from './row-key.ts';

/** What the statements of a table's rows begin with, and what stands behind their rows, for rows whose keys are there already. */
export interface Conflicts {
  readonly verb: StatementForm['verb'];
  readonly clause: string;
}

/** What becomes of rows that are there, by the mode that is asked for. `plan`: what writes the rows. Throws OptionError. */
export function conflictsOf(mode: InsertMode, table: Table, plan: Plan, dialect: Dialect): Conflicts {
  const { verb } = PLAIN_FORM;
  const { ignoring, replacing } = dialect.loading;
  switch (mode) {
    case 'plain':
      return { verb, clause: '' };
    case 'ignore': {
      if (ignoring.takesDeferrable || !table.keys.some(({ isDeferrable }) => isDeferrable)) {
        return { verb: ignoring.verb, clause: ignoring.end };
      }
      return { verb: ignoring.verb, clause: emptyUpsert(requiredKey(mode, table, plan), plan, dialect) };
    }
    case 'update': {
      const key = requiredKey(mode, table, plan);
      return { verb, clause: updatingClause(key, table, plan, dialect) };
    }
    case 'replace':
      requiredKey(mode, table, plan);
      return { verb: replacing ?? verb, clause: '' };
  }
}

/** The same for rows that are there with NULL in these columns, which get their values; a key finds them. */
export function completionOf(
  mode: InsertMode,
  table: Table,
  plan: Plan,
  filled: readonly string[],
  dialect: Dialect,
): Conflicts {
  const key = keyColumns(table) ?? [];
  const isIgnoring = mode === 'ignore';
  const { upsert, ignoring } = dialect.loading;
  const places = { table: table.name, key, columns: filled, inside: namesIn(plan) };
  return {
    verb: isIgnoring ? ignoring.verb : PLAIN_FORM.verb,
    // Rows that were there before keep the values that they have.
    clause: filledIn(upsert, { ...places, assigned: isIgnoring ? 'whereNull' : 'always' }, dialect),
  };
}

/** Gives rows that are there the values of the new ones. */
function updatingClause(key: readonly string[], table: Table, plan: Plan, dialect: Dialect): string {
  const inKey = new Set(key);
  const exclusive = new Set(table.columns.filter(({ numbering }) => numbering?.exclusive).map(({ name }) => name));
  // A column that some servers alone have stays as it is: a list of assignments cannot begin or end with it for the others.
  const changed = plan.columns.filter(
    ({ name, condition }) => !inKey.has(name) && !exclusive.has(name) && condition === null,
  );
  if (changed.length === 0) return emptyUpsert(key, plan, dialect);
  const columns = changed.map(({ name }) => name);
  return filledIn(dialect.loading.upsert, { table: table.name, key, columns, inside: namesIn(plan) }, dialect);
}

function emptyUpsert(key: readonly string[], plan: Plan, dialect: Dialect): string {
  const [column = ''] = key;
  return filledIn(dialect.loading.emptyUpsert, { key, column, inside: namesIn(plan) }, dialect);
}

/** The key that finds the rows of a table again. Throws OptionError where there is none. */
function requiredKey(mode: InsertMode, table: Table, plan: Plan): readonly string[] {
  const written = new Set(plan.columns.map(({ name }) => name));
  for (const { name, filledBy } of table.columns) if (filledBy === 'expression') written.add(name);
  const key = keyColumns(table, written);
  if (key !== null) return key;
  const name = dottedName(table.name);
  const message = `insert "${mode}" finds rows by a key, and "${name}" has none whose columns its rows give and are never NULL: tables may leave it out.`;
  throw new OptionError(message, { option: 'insert', table: name });
}

/** The names that a statement of the rows holds. */
function namesIn(plan: Plan): readonly string[] {
  return [...plan.table, ...plan.columns.map(({ name }) => name)];
}
