import type { Dialect } from '../../grammar/dialect.ts';
import { type FileForm, filled, readStatement } from '../emit/formats/read-statement.ts';
import { namesOf } from '../emit/literal.ts';
import type { Plan } from '../plan/plan.ts';

/** What makes a client read the file of a table: statements, with the file's name in them. */
export type FileReading = (file: string) => string;

/** A table whose rows are a file, and the plan by which they are written. */
export interface FiledTable {
  readonly plan: Plan;
  /** Statements before and behind its rows. */
  readonly around: readonly [string, string];
}

/**
 * What makes a client read the files of a circle's tables, in their order; null: it does not read one of them. `around`: what stands
 * around rows with references to rows that come later; `staged`: they wait in tables of their own until all are there; null: there are none.
 */
export function fileReadings(
  tables: readonly FiledTable[],
  around: readonly [string, string] | 'staged' | null,
  form: FileForm,
  dialect: Dialect,
): readonly FileReading[] | null {
  const { staged } = dialect.bulk;
  const stages = around === 'staged' && staged !== null;
  const read = ({ plan }: FiledTable, file: string, into: string | null): string | null =>
    readStatement(plan, dialect, form, { file, into });
  if (tables.some((table) => read(table, 'file', null) === null)) return null;
  const before = tables.map((table) => table.around[0]).join('');
  const behind = tables.map((table) => table.around[1]).join('');
  const [open, close] = around === null || around === 'staged' ? ['', ''] : around;
  const own = tables.map((table, i): FileReading => {
    const stage = `rowsmith_${i + 1}`;
    const made = stages ? filled(staged.make, placesOf(table.plan, stage, dialect)) : '';
    return (file) => made + (read(table, file, stages ? stage : null) ?? '');
  });
  const inserted = stages ? insertedStages(tables, staged, dialect) : '';
  const last = tables.length - 1;
  return own.map(
    (reading, i) => (file) =>
      `${i === 0 ? before + open : ''}${reading(file)}${i === last ? inserted + close + behind : ''}`,
  );
}

/** All rows of the stages as one statement, at whose end references are checked. */
function insertedStages(
  tables: readonly FiledTable[],
  { insert, drop }: NonNullable<Dialect['bulk']['staged']>,
  dialect: Dialect,
): string {
  const places = tables.map(({ plan }, i) => placesOf(plan, `rowsmith_${i + 1}`, dialect));
  const inserts = places.map((own) => filled(insert, own));
  const others = inserts.slice(0, -1).map((statement, i) => `rowsmith_rows_${i + 1} AS (\n${statement})`);
  const head = others.length === 0 ? '' : `WITH ${others.join(',\n')}\n`;
  return `${head}${inserts.at(-1)};\n${places.map((own) => filled(drop, own)).join('')}`;
}

function placesOf(plan: Plan, stage: string, { literals }: Dialect): Readonly<Record<string, string>> {
  const columns = plan.columns.map(({ name }) => name);
  const { written } = namesOf([...plan.table, ...columns], literals);
  return {
    stage,
    table: plan.table.map(written).join('.'),
    columns: columns.map(written).join(', '),
    overriding: plan.isOverriding ? ` ${literals.overriding}` : '',
  };
}
