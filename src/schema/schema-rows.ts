import type { Dialect } from '../../grammar/dialect.ts';
import { type FormedRows, plannedRows } from '../compiled-table.ts';
import type { Column } from '../ir.ts';
import { type AskedRows, countedName, countRows, type Rows, type TableCount } from './counts.ts';
import { numberedColumns, withNumbers } from './identity.ts';
import type { PlannedTable, SchemaPlan } from './schema-plan.ts';
import type { SchemaScript } from './script.ts';
import { scriptOf } from './write-script.ts';

/** Whose numbers stand in SERIAL, IDENTITY and AUTO_INCREMENT columns: those of rows, or those that the database gives. */
export type Identity = 'explicit' | 'database';

/** What an output of a schema is asked for. */
export interface ScriptOptions extends AskedRows {
  readonly batchSize: number;
  readonly seed: number | string;
  /** Null: rows give the numbers of columns that other tables refer to. */
  readonly identity: Identity | null;
  /** The tables whose rows are written, as `countedName` has their names; null: all. */
  readonly tables: ReadonlySet<string> | null;
  /** Rows of all tables together at most. */
  readonly mostRows: number;
}

/** Gives what writes a table's rows, with values in open references or without. */
export type WriterOf = (planned: PlannedTable, isCompleted: boolean) => FormedRows;

/** Makes outputs of a schema's rows. */
export class SchemaRows {
  readonly #plan: SchemaPlan;
  readonly #dialect: Dialect;
  /** By table, and by which plan of it and which numbers are written: programs are kept there. */
  readonly #writers = new Map<PlannedTable, Map<string, FormedRows>>();

  constructor(plan: SchemaPlan, dialect: Dialect) {
    this.#plan = plan;
    this.#dialect = dialect;
  }

  /** What an output consists of: its rows are not made before they are asked for. */
  script(options: ScriptOptions): SchemaScript {
    const numbersOf = (planned: PlannedTable) => writtenNumbers(planned, options.identity);
    const writerOf: WriterOf = (planned, isCompleted) => this.#writer(planned, isCompleted, numbersOf(planned));
    const counts = this.#counts(options, writerOf);
    return scriptOf({ plan: this.#plan, dialect: this.#dialect, options, counts, writerOf, numbersOf });
  }

  /** The rows of each table; where all together are more than may be, each has its share. */
  #counts(options: ScriptOptions, writerOf: WriterOf): ReadonlyMap<PlannedTable, TableCount> {
    const unordered = new Set(
      this.#plan.circles.flatMap(({ loading, tables }) => (loading === 'inOrder' ? [] : tables)),
    );
    const counted = (asked: AskedRows) =>
      countRows(this.#plan.circles, asked, (planned, rows, { named, others }) => {
        const writer = writerOf(planned, unordered.has(planned));
        const rowsOf = Object.fromEntries(named);
        return writer.insert({ rows, tableRows: others, rowsOf, seed: options.seed }).rows;
      });
    const counts = counted(options);
    const total = [...counts.values()].reduce((sum, { rows }) => sum + rows, 0);
    if (total <= options.mostRows) return counts;
    const share = options.mostRows / total;
    const cut = new Map<string, Rows>(
      [...counts].map(([{ table }, { rows }]) => [countedName(table.name), Math.floor(rows * share)]),
    );
    const fewer = counted({ rows: options.rows, rowsOf: cut });
    return new Map(
      [...fewer].map(([planned, { rows }]) => [planned, { rows, asked: counts.get(planned)?.asked ?? rows }]),
    );
  }

  #writer(planned: PlannedTable, isCompleted: boolean, numbers: readonly Column[]): FormedRows {
    const writers = this.#writers.get(planned) ?? new Map<string, FormedRows>();
    this.#writers.set(planned, writers);
    const key = JSON.stringify([isCompleted, numbers.map(({ name }) => name)]);
    const known = writers.get(key);
    if (known !== undefined) return known;
    const plan = isCompleted ? (planned.completed ?? planned.plan) : planned.plan;
    const writer = plannedRows(withNumbers(plan, planned.table, numbers), this.#dialect, null);
    writers.set(key, writer);
    return writer;
  }
}

/** The columns of a table whose numbers its rows give. */
function writtenNumbers({ table, referredTo, completed }: PlannedTable, identity: Identity | null): readonly Column[] {
  const numbered = numberedColumns(table);
  if (identity === 'explicit') return numbered;
  // Rows that are changed later are found by their numbers.
  if (identity === 'database' && completed === null) return [];
  return numbered.filter(({ name }) => completed !== null || referredTo.includes(name));
}
