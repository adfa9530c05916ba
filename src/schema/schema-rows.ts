import type { Dialect } from '../../grammar/dialect.ts';
import { type FormedRows, type GivenSeeds, plannedRows } from '../compiled-table.ts';
import type { RowIterator } from '../emit/objects/row-iterator.ts';
import type { Column } from '../ir.ts';
import type { FormatName, Identity } from '../options/output-options.ts';
import type { RowForm } from '../options/row-options.ts';
import { sequenceColumns } from '../plan/keys/sequences.ts';
import type { Plan } from '../plan/plan.ts';
import { dottedName } from '../qualified-name.ts';
import type { Steps } from '../steps.ts';
import { type AskedRows, countRows, type RowLimitOf, sharesOf, type WholeCount } from './counts.ts';
import type { LoadingHabits } from './habits.ts';
import { withNumbers } from './identity.ts';
import type { PlannedTable, SchemaPlan } from './schema-plan.ts';
import type { SchemaScript } from './script.ts';
import { rangeOf, wholesOf } from './table-range.ts';
import { scriptOf } from './write-script.ts';

/** What an output of a schema is asked for. */
export interface ScriptOptions extends AskedRows, GivenSeeds {
  /** Null: as many as the format has where nobody says how many. */
  readonly batchSize: number | null;
  readonly format: FormatName;
  /** Null: rows give the numbers of columns that other tables refer to. */
  readonly identity: Identity | null;
  /** The tables whose rows are written, as `dottedName` has their names; null: all. */
  readonly tables: ReadonlySet<string> | null;
  /** Rows of all tables together at most. */
  readonly mostRows: number;
  readonly habits: LoadingHabits;
}

/** Gives what writes a table's rows, with values in open references or without. */
export type WriterOf = (planned: PlannedTable, isCompleted: boolean) => FormedRows;

/** Writers that are kept with their programs, which take some 100 KB each: an output in many parts asks for the last one again. */
const KEPT_WRITERS = 8;

/** Makes outputs of a schema's rows. */
export class SchemaRows {
  readonly #plan: SchemaPlan;
  readonly #dialect: Dialect;
  /** The places of tables, which are part of the keys of their writers. */
  readonly #places: ReadonlyMap<PlannedTable, number>;
  /** By table, plan and numbers that are written: each keeps its program. The one that was used last comes last. */
  readonly #writers = new Map<string, FormedRows>();

  constructor(plan: SchemaPlan, dialect: Dialect) {
    this.#plan = plan;
    this.#dialect = dialect;
    this.#places = new Map(plan.circles.flatMap(({ tables }) => tables).map((planned, place) => [planned, place]));
  }

  /** What an output consists of: its rows are not made before they are asked for. Counting them takes most of the time. */
  *script(options: ScriptOptions): Steps<SchemaScript> {
    const numbersOf = (planned: PlannedTable) => writtenNumbers(planned, options.identity);
    const writerOf = this.#writersFor(options);
    const counts = yield* this.#counts(options, writerOf);
    return scriptOf({ plan: this.#plan, dialect: this.#dialect, options, counts, writerOf, numbersOf });
  }

  /** The rows of a table as they are once all is loaded: with values in open references. */
  *rows<Row>(planned: PlannedTable, options: ScriptOptions, form: RowForm): Steps<RowIterator<Row>> {
    const writerOf = this.#writersFor(options);
    const counts = yield* this.#counts(options, writerOf);
    const rows = counts.get(planned)?.rows ?? 0;
    const range = rangeOf(rows, wholesOf(counts), options);
    return writerOf(planned, true).rowsIn({ ...range, ...form, part: { from: 0, to: rows } });
  }

  #writersFor({ identity }: ScriptOptions): WriterOf {
    return (planned, isCompleted) => this.#writer(planned, isCompleted, writtenNumbers(planned, identity));
  }

  /** The rows of each table; where those that are written are more than may be, each has its share. */
  *#counts(options: ScriptOptions, writerOf: WriterOf): Steps<ReadonlyMap<PlannedTable, WholeCount>> {
    const { circles } = this.#plan;
    const { seed, seedOf, tables, mostRows } = options;
    const completedAtOnce = new Set(circles.flatMap(({ loading, tables }) => (loading === 'inOrder' ? [] : tables)));
    const rowLimitOf: RowLimitOf = (planned, most, counts) =>
      writerOf(planned, completedAtOnce.has(planned)).possibleRows(most, { seed, seedOf }, counts);
    const counts = yield* countRows(circles, options, rowLimitOf);
    const names = Array.from(counts, ([{ table }, { rows }]) => [dottedName(table.name), rows] as const);
    const written = names.filter(([name]) => tables === null || tables.has(name));
    const rows = written.map(([, count]) => count);
    if (rows.reduce((sum, count) => sum + count, 0) <= mostRows) return counts;
    const shares = sharesOf(rows, mostRows);
    const cut = new Map([...names, ...written.map(([name], i) => [name, shares[i] ?? 0] as const)]);
    const fewer = yield* countRows(circles, { ...options, rowsOf: cut }, rowLimitOf);
    return new Map(Array.from(counts, ([planned, count]) => [planned, cutCount(count, fewer.get(planned))]));
  }

  /** What writes the rows of a table, kept from before or made. */
  #writer(planned: PlannedTable, isCompleted: boolean, numbers: readonly Column[]): FormedRows {
    const key = JSON.stringify([this.#places.get(planned), isCompleted, numbers.map(({ name }) => name)]);
    const kept = this.#writers.get(key);
    this.#writers.delete(key);
    const writer = kept ?? plannedRows(writtenPlan(planned, isCompleted, numbers), this.#dialect, null);
    this.#writers.set(key, writer);
    const [oldest] = this.#writers.keys();
    if (this.#writers.size > KEPT_WRITERS && oldest !== undefined) this.#writers.delete(oldest);
    return writer;
  }
}

/** The count of a table that keeps these of its rows. */
function cutCount({ asked, rows, fewer }: WholeCount, kept: WholeCount = NO_ROWS): WholeCount {
  return { ...kept, asked, fewer: kept.rows < rows ? 'limit' : fewer };
}

const NO_ROWS: WholeCount = { asked: 0, rows: 0, fewer: null, whole: 0 };

/** The plan by which rows are written that give these numbers, with values in open references or without. */
export function writtenPlan(
  { table, plan, completed }: PlannedTable,
  isCompleted: boolean,
  numbers: readonly Column[],
): Plan {
  return withNumbers(isCompleted ? (completed ?? plan) : plan, table, numbers);
}

/** The columns of a table whose numbers its rows give. */
export function writtenNumbers(
  { table, referredTo, completed }: PlannedTable,
  identity: Identity | null,
): readonly Column[] {
  const numbered = sequenceColumns(table);
  if (identity === 'explicit') return numbered;
  // Rows that are changed later are found by their numbers.
  if (identity === 'database' && completed === null) return [];
  return numbered.filter(({ name }) => completed !== null || referredTo.includes(name));
}
