import type { Dialect } from '../../grammar/dialect.ts';
import type { Part } from '../compiled-table.ts';
import { type Media, SQL } from '../emit/formats/format.ts';
import { formatFor, formatOf } from '../emit/formats/index.ts';
import { PLAIN_FORM } from '../emit/insertion.ts';
import type { Column, QualifiedName, Table } from '../ir.ts';
import type { FormatName } from '../options/output-options.ts';
import { sequenceNamed } from '../parser/draft.ts';
import { sequenceColumns } from '../plan/keys/sequences.ts';
import { dottedName, isSameName } from '../qualified-name.ts';
import type { Warning } from '../warning.ts';
import { type Conflicts, completionOf, conflictsOf } from './conflicts.ts';
import type { FewerReason, TableCount, WholeCount } from './counts.ts';
import { emptyingOf, refersTo } from './emptying.ts';
import { fileReadings } from './file-readings.ts';
import { nextNumber } from './identity.ts';
import { encoded, filledIn } from './loading-statements.ts';
import { isFoundAgain, keyColumns } from './row-key.ts';
import { type Circle, PASSING_REASONS, type PlannedTable, type SchemaPlan } from './schema-plan.ts';
import type { ScriptOptions, WriterOf } from './schema-rows.ts';
import type { Piece, RowsPiece, SchemaScript, SchemaStep } from './script.ts';
import { rangeOf, wholesOf } from './table-range.ts';

/** What a script is made of. */
export interface ScriptSource {
  readonly plan: SchemaPlan;
  readonly dialect: Dialect;
  readonly options: ScriptOptions;
  readonly counts: ReadonlyMap<PlannedTable, WholeCount>;
  readonly writerOf: WriterOf;
  /** The columns of a table whose numbers its rows give. */
  readonly numbersOf: (planned: PlannedTable) => readonly Column[];
}

/** The script of an output: circle by circle, and behind all rows what makes the sequences go on. */
export function scriptOf(source: ScriptSource): SchemaScript {
  const { plan, options, counts } = source;
  const isChosen = ({ name }: { readonly name: QualifiedName }): boolean =>
    options.tables === null || options.tables.has(dottedName(name));
  const written = [...counts].filter(([{ table }]) => isChosen(table));
  const passedOver = plan.passedOver.filter(isChosen);
  const isAlone = written.length === 1 && passedOver.length === 0;
  const writer = new ScriptWriter(source, isChosen, !isAlone);
  const missing = passedOver.map(({ name, why }) => `-- ${commentName(name)}: 0 rows, as ${PASSING_REASONS[why]}\n`);
  return {
    steps: writer.steps(missing.join('')),
    hasStatements: formatOf(options.format, source.dialect).media.hasStatements,
    tables: written.map(([{ table }, { asked, rows, fewer }]) => ({ name: table.name, asked, rows, fewer })),
    passedOver,
    warnings: [
      ...passedOver.flatMap(({ warnings }) => warnings),
      ...written.flatMap(([planned, count]) => [
        ...planned.plan.warnings,
        ...fewerWarnings(count, isAlone ? null : planned.table.name),
        ...(count.rows === 0
          ? []
          : source.writerOf(planned, true).brokenBy(rangeOf(count.rows, wholesOf(counts), options))),
        ...repeatedWarnings(planned, source),
        ...conflictWarnings(planned, source),
      ]),
    ],
  };
}

/** Where the keys of a table allow fewer rows than were asked for, a warning says so. `name`: null where it is the only table. */
function fewerWarnings({ asked, rows, fewer }: TableCount, name: QualifiedName | null): readonly Warning[] {
  if (fewer !== 'keys') return [];
  const keys = name === null ? "The table's keys" : `The keys of table "${dottedName(name)}"`;
  return [{ code: 'row_limit', message: `${keys} allow ${rows} rows, fewer than the ${asked} asked for.` }];
}

/** Where rows that are there are to be left as they are, and no key finds them, a warning says so: they are there twice if they are loaded twice. */
function repeatedWarnings(planned: PlannedTable, { options: { habits }, writerOf }: ScriptSource): readonly Warning[] {
  if (habits.insertMode !== 'ignore' || habits.truncate) return [];
  if (isFoundAgain(planned.table, writerOf(planned, true).plan)) return [];
  const name = dottedName(planned.table.name);
  const message = `insert "ignore" finds rows by a key, and "${name}" has none whose columns its rows give and are never NULL: what is loaded twice is there twice.`;
  return [{ code: 'option_not_honoured', message }];
}

/** Where rows may meet such as are there in another key than the one that finds them, a warning says what becomes of that. */
function conflictWarnings({ table }: PlannedTable, { options: { habits }, plan }: ScriptSource): readonly Warning[] {
  const { insertMode, truncate } = habits;
  const hasOthers = table.keys.filter(({ kind }) => kind !== 'exclude').length > 1;
  if ((insertMode !== 'update' && insertMode !== 'replace') || truncate || !hasOthers) return [];
  const name = dottedName(table.name);
  if (insertMode === 'update') {
    const message = `insert "update" finds the rows of "${name}" by one of its keys: under another seed than before, the server may refuse rows that are equal in another one.`;
    return [{ code: 'option_not_honoured', message }];
  }
  const written = plan.circles.flatMap(({ tables }) => tables);
  const isReferredTo = written.some((other) =>
    other.table.foreignKeys.some(({ target }) => isSameName(target, table.name)),
  );
  if (!isReferredTo) return [];
  const message = `insert "replace" deletes rows of "${name}" that are equal in any of its keys: under another seed than before, rows that refer to them may lose them.`;
  return [{ code: 'option_not_honoured', message }];
}

/** Why a table has fewer rows than were asked for, as a comment says it. */
const FEWER: Readonly<Record<FewerReason, string>> = {
  keys: 'as many as its keys allow',
  limit: 'its share of those that all tables may have',
};

/**
 * Whether a column's DEFAULT is the day of zero: a server with a strict sql_mode refuses to alter its table (MySQL 9 manual, 7.1.11,
 * NO_ZERO_DATE), whose numbers go on behind those that rows give in any case.
 */
function isOfNoDay({ default: given }: Column): boolean {
  return given?.kind === 'string' && /^0{4}-0{2}-0{2}/.test(given.value);
}

/** Which values rows have in references that are open. */
type RowsState = 'open' | 'completed' | 'completion';

class ScriptWriter {
  readonly #source: ScriptSource;
  readonly #isChosen: (table: Pick<Table, 'name'>) => boolean;
  readonly #hasTitles: boolean;
  readonly #wholes: Readonly<Record<string, number>>;
  readonly #media: Media;
  /** The form of rows that are statements. */
  readonly #format: FormatName;

  constructor(source: ScriptSource, isChosen: (table: Pick<Table, 'name'>) => boolean, hasTitles: boolean) {
    this.#source = source;
    this.#isChosen = isChosen;
    this.#hasTitles = hasTitles;
    this.#wholes = wholesOf(source.counts);
    this.#media = formatOf(source.options.format, source.dialect).media;
    this.#format = this.#media.hasStatements ? source.options.format : 'insert';
  }

  /** All steps. `missing`: comments on tables without rows. */
  steps(missing: string): readonly SchemaStep[] {
    const { plan, options, dialect } = this.#source;
    if (options.format === 'jsonl') return plan.circles.flatMap((circle) => this.#circle(circle));
    const { transaction, truncate, analyze } = options.habits;
    const [emptying, restarts] = truncate ? [this.#emptying(), this.#restarts()] : ['', ''];
    const rows = plan.circles.flatMap((circle) => this.#circle(circle));
    const numbers = this.#numbering(this.#source.numbersOf, ({ whole }) => whole);
    const analyses = analyze ? this.#analyses() : '';
    const { around, endedByNumbering } = dialect.loading.transaction;
    if (!transaction) return [...textStep(missing + emptying + restarts), ...rows, ...textStep(numbers + analyses)];
    const isEmptiedBefore = endedByNumbering && restarts !== '';
    const [before, first] = isEmptiedBefore ? [emptying + restarts, ''] : ['', emptying + restarts];
    const [last, behind] = endedByNumbering ? ['', numbers] : [numbers, ''];
    const [begin, end] = around;
    if (!this.#media.hasStatements) {
      return bound([
        ...textStep(missing + before + begin + first),
        ...rows,
        ...textStep(last + end + behind + analyses),
      ]);
    }
    const pieces = [begin + first, ...rows.flatMap((step) => step.pieces), last + end];
    // A table is named once, though its rows may come twice.
    const tables = [...new Set(rows.flatMap((step) => step.tables))];
    return [...textStep(missing + before), statements(tables, pieces, true), ...textStep(behind + analyses)];
  }

  /** The steps that fill the tables of a circle. */
  #circle(circle: Circle): readonly SchemaStep[] {
    const chosen = circle.tables.filter(({ table }) => this.#isChosen(table));
    if (chosen.length === 0) return [];
    return (this.#media.hasStatements ? null : this.#files(circle, chosen)) ?? this.#statements(circle, chosen);
  }

  /** A file for each table; null: the client does not read files of them all. */
  #files({ loading }: Circle, chosen: readonly PlannedTable[]): readonly SchemaStep[] | null {
    const { dialect, options, writerOf } = this.#source;
    const { format } = options;
    const filled = chosen.flatMap((planned) =>
      this.#rows(planned, 'completed', null, format).map((piece) => ({ planned, piece })),
    );
    const tables = filled.map(({ planned }) => {
      const [before = [], behind = []] = this.#triggering([planned]);
      return { plan: writerOf(planned, true).plan, around: [before.join(''), behind.join('')] as const };
    });
    const isMutual = loading !== 'inOrder' || chosen.some(({ completed }) => completed !== null);
    const around = isMutual ? (this.#around(loading) ?? 'staged') : null;
    const readings = format === 'copy' || format === 'csv' ? fileReadings(tables, around, format, dialect) : [];
    if (readings === null) return null;
    const steps = filled.map(({ planned, piece }, i) => ({
      tables: [planned.table.name],
      pieces: [{ ...piece, isNeeded: false }],
      isWhole: isMutual,
      isBound: false,
      ending: this.#media.ending,
      read: readings[i] ?? null,
    }));
    return bound(steps);
  }

  /** What stands around rows whose references are not checked before all are there; null: there is no such thing. */
  #around(loading: Circle['loading']): readonly [string, string] | null {
    const { transaction } = this.#source.options.habits;
    const { unchecked, deferred } = this.#source.dialect.loading;
    return loading === 'deferred' ? (deferred?.[transaction ? 'inside' : 'alone'] ?? null) : unchecked;
  }

  /** Statements that fill the tables of a circle. */
  #statements({ loading }: Circle, chosen: readonly PlannedTable[]): readonly SchemaStep[] {
    const names = chosen.map(({ table }) => table.name);
    switch (loading) {
      case 'inOrder':
        return [
          ...chosen.flatMap((planned) => this.#insertion(planned)),
          ...chosen.flatMap((planned) => this.#completion(planned)),
        ];
      case 'oneStatement':
        return [statements(names, this.#untriggered(chosen, this.#oneStatement(chosen)), true)];
      case 'deferred':
      case 'unchecked': {
        const [before, behind] = this.#around(loading) ?? ['', ''];
        const rows = chosen.flatMap((planned) => [...this.#title(planned), ...this.#rows(planned, 'completed')]);
        return [statements(names, this.#untriggered(chosen, [before, ...rows, behind]), true)];
      }
    }
  }

  /** Empties the tables. */
  #emptying(): string {
    const { plan, dialect, counts } = this.#source;
    const text = emptyingOf(plan, this.#isChosen, dialect);
    const written = [...counts.keys()].filter(({ table }) => this.#isChosen(table));
    return encoded(this.#untriggered(written, text === '' ? [] : [text]).join(''), dialect);
  }

  /** What makes sequences start again whose numbers rows do not give. */
  #restarts(): string {
    const { numbersOf } = this.#source;
    const leftOf = (planned: PlannedTable): readonly Column[] => {
      const given = new Set(numbersOf(planned));
      return sequenceColumns(planned.table).filter((column) => !given.has(column));
    };
    return this.#numbering(leftOf, () => 0);
  }

  /** What makes the sequences of columns go on behind so many rows of a table. */
  #numbering(columnsOf: (planned: PlannedTable) => readonly Column[], rowsOf: (count: WholeCount) => number): string {
    const { counts, dialect } = this.#source;
    const { own, named } = dialect.loading.nextNumber;
    const next = new Map<string, number>();
    const settings: string[] = [];
    for (const [planned, count] of counts) {
      const { table } = planned;
      if (!this.#isChosen(table) || count.rows === 0 || table.columns.some(isOfNoDay)) continue;
      for (const column of columnsOf(planned)) {
        const number = nextNumber(column, table, rowsOf(count));
        const sequence = column.default === null ? null : sequenceNamed(column.default);
        if (sequence !== null) next.set(sequence, Math.max(next.get(sequence) ?? number, number));
        else if (column.default === null) {
          settings.push(filledIn(own, { table: table.name, column: column.name, number }, dialect));
        }
      }
    }
    const shared = [...next].map(([sequence, number]) => filledIn(named ?? '', { sequence, number }, dialect));
    return [...settings, ...shared].join('');
  }

  /** Makes the server count the values of all tables that are written. */
  #analyses(): string {
    const { counts, dialect } = this.#source;
    const written = [...counts.keys()].filter(({ table }) => this.#isChosen(table));
    return written.map(({ table }) => filledIn(dialect.loading.analyze, { table: table.name }, dialect)).join('');
  }

  /** The rows of a table, in which open references are NULL. */
  #insertion(planned: PlannedTable): readonly SchemaStep[] {
    const { plan, options, dialect } = this.#source;
    const { name } = planned.table;
    const rows = this.#untriggered([planned], this.#rows(planned, 'open'));
    // A row that takes another's place removes that first, which rows that refer to it would not let go, or would go with it.
    const isReplaced =
      options.habits.insertMode === 'replace' && plan.kept.flat().some((table) => refersTo(table, name));
    const [before, behind] = isReplaced && rows.length > 0 ? (dialect.loading.unchecked ?? []) : [];
    const pieces = [...this.#title(planned), ...(before ?? []), ...rows, ...(behind ?? [])];
    return [statements([name], pieces, isReplaced)];
  }

  /** The rows of a table again, for the references that were open when they were inserted. */
  #completion(planned: PlannedTable): readonly SchemaStep[] {
    const { table, completed } = planned;
    if (completed === null || keyColumns(table) === null) return [];
    const pieces = this.#untriggered([planned], this.#rows(planned, 'completion'));
    return [statements([table.name], pieces)];
  }

  /** All rows of a circle as one statement. */
  #oneStatement(circle: readonly PlannedTable[]): readonly Piece[] {
    const filled = circle.filter((planned) => (this.#source.counts.get(planned)?.rows ?? 0) > 0);
    const pieces = filled.flatMap((planned, i): readonly Piece[] => {
      const isLast = i === filled.length - 1;
      const before = isLast ? '' : `${i === 0 ? 'WITH ' : ''}rowsmith_${i + 1} AS (\n`;
      const end = isLast ? ';\n' : i === filled.length - 2 ? ')\n' : '),\n';
      return [...this.#title(planned), before, ...this.#rows(planned, 'completed', end)];
    });
    return [`${this.#source.dialect.literals.encodingPreamble}\n`, ...pieces];
  }

  /**
   * Pieces for which the triggers of tables do not run that are known to run where rows are inserted, or any: what a trigger refuses or
   * needs is not known here.
   */
  #untriggered<Given extends Piece>(
    planned: readonly PlannedTable[],
    pieces: readonly Given[],
  ): readonly (Given | string)[] {
    if (pieces.length === 0) return pieces;
    const [before = [], behind = []] = this.#triggering(planned);
    return [...before, ...pieces, ...behind];
  }

  /** What keeps these triggers from running, and what ends that. */
  #triggering(planned: readonly PlannedTable[]): readonly (readonly string[])[] {
    const { dialect, options } = this.#source;
    const { disableTriggers } = options.habits;
    const { untriggered, allUntriggered } = dialect.loading;
    const templates = disableTriggers ? allUntriggered : untriggered;
    return (templates ?? []).map((template) =>
      planned.flatMap(({ table, triggers }) =>
        (disableTriggers ? [''] : triggers).map((trigger) =>
          filledIn(template, { table: table.name, column: trigger }, dialect),
        ),
      ),
    );
  }

  /** A comment that names a table and says how many rows it has. */
  #title(planned: PlannedTable): readonly string[] {
    const { rows = 0, asked = 0, fewer = null } = this.#source.counts.get(planned) ?? {};
    if (!this.#hasTitles) return [];
    const counted = fewer === null ? `${rows} rows` : `${rows} of ${asked} rows, ${FEWER[fewer]}`;
    return [`-- ${commentName(planned.table.name)}: ${counted}\n`];
  }

  /**
   * The rows of a table: with NULL in its late references (`open`), with the values of all (`completed`), or those again that are there
   * with NULL (`completion`). `end`: of the one statement that they are; null: they are statements of their own. `format`: the form in
   * which they are written; only INSERT is about rows that are there, and is one statement of all.
   */
  #rows(
    planned: PlannedTable,
    state: RowsState,
    end: string | null = null,
    format: FormatName = end === null && state !== 'completion' ? this.#format : 'insert',
  ): readonly RowsPiece[] {
    const { counts, options, dialect, writerOf } = this.#source;
    const { rows = 0, asked = rows } = counts.get(planned) ?? {};
    // Without a title, its own comment says that a table has none.
    if (rows === 0 && this.#hasTitles) return [];
    const { batchSize } = options;
    const given = { ...rangeOf(rows, this.#wholes, options), format, ...(batchSize === null ? {} : { batchSize }) };
    const askedFor = this.#hasTitles ? {} : { rowsAskedFor: asked };
    const isOneStatement = end !== null;
    const { verb, clause } = this.#conflicts(planned, state);
    const mostBytes = isOneStatement ? Number.POSITIVE_INFINITY : PLAIN_FORM.mostBytes;
    const { plan } = writerOf(planned, state !== 'open');
    const { media, frame, close } = formatOf(formatFor(format, plan, dialect), dialect);
    const form =
      close === null ? null : { verb, end: close + clause + (end ?? PLAIN_FORM.end), isOneStatement, mostBytes };
    const insert = (part?: Part, preamble = true) =>
      writerOf(planned, state !== 'open').insertAs(form, {
        ...given,
        ...askedFor,
        preamble: preamble && !isOneStatement,
        ...(part === undefined ? {} : { part }),
      });
    return [
      {
        table: planned.table.name,
        rows,
        isCompletion: state === 'completion',
        isNeeded: state === 'completed',
        isOneStatement,
        batchRows: media.hasStatements ? (batchSize ?? frame(plan).batchSize) : 1,
        insert,
      },
    ];
  }

  /** What becomes of rows that are there already. */
  #conflicts(planned: PlannedTable, state: RowsState): Conflicts {
    const { options, dialect, writerOf } = this.#source;
    const { insertMode } = options.habits;
    const { table, open } = planned;
    const { plan } = writerOf(planned, state !== 'open');
    if (state !== 'completion') return conflictsOf(insertMode, table, plan, dialect);
    const filled = open
      .filter(({ isFilled }) => isFilled)
      .flatMap(({ reference }) => table.foreignKeys[reference]?.columns ?? []);
    return completionOf(insertMode, table, plan, filled, dialect);
  }
}

/** A name in a comment, in which nothing of the input may stand but letters, digits and what is as harmless. */
function commentName(name: QualifiedName): string {
  const spelled = (part: string): string =>
    /^[\p{L}\p{N}_$]+$/u.test(part) ? part : `"${part.replace(/[^\p{L}\p{N}_$ -]/gu, '?')}"`;
  return name.map(spelled).join('.');
}

/** A step of statements without rows; none where there are none. */
function textStep(text: string): readonly SchemaStep[] {
  return text === '' ? [] : [statements([], [text])];
}

/** A step of statements; `isWhole`: its pieces are good together alone. */
function statements(tables: readonly QualifiedName[], pieces: readonly Piece[], isWhole = false): SchemaStep {
  return { tables, pieces, isWhole, isBound: false, ending: SQL.ending, read: null };
}

/** Steps that are good together alone. */
function bound(steps: readonly SchemaStep[]): readonly SchemaStep[] {
  return steps.map((step, i) => (i < steps.length - 1 ? { ...step, isBound: true } : step));
}
