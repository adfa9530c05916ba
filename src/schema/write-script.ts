import type { Dialect } from '../../grammar/dialect.ts';
import type { Part } from '../compiled-table.ts';
import { PLAIN_FORM, type StatementForm } from '../emit/insertion.ts';
import type { Column, QualifiedName, Table } from '../ir.ts';
import { sequenceNamed } from '../parser/draft.ts';
import { dottedName } from '../qualified-name.ts';
import type { Warning } from '../warning.ts';
import type { FewerReason, TableCount, WholeCount } from './counts.ts';
import { nextNumber } from './identity.ts';
import { filledIn } from './loading-statements.ts';
import { keyColumns } from './row-key.ts';
import { type Circle, PASSING_REASONS, type PlannedTable, type SchemaPlan } from './schema-plan.ts';
import type { ScriptOptions, WriterOf } from './schema-rows.ts';
import type { Piece, RowsPiece, SchemaScript, SchemaStep } from './script.ts';

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
  const steps = [...plan.circles.flatMap((circle) => writer.circle(circle)), ...writer.sequences()];
  const missing = passedOver.map(({ name, why }) => `-- ${commentName(name)}: 0 rows, as ${PASSING_REASONS[why]}\n`);
  return {
    steps: missing.length === 0 ? steps : [{ tables: [], pieces: [missing.join('')], isWhole: false }, ...steps],
    tables: written.map(([{ table }, { asked, rows, fewer }]) => ({ name: table.name, asked, rows, fewer })),
    passedOver,
    warnings: [
      ...passedOver.flatMap(({ warnings }) => warnings),
      ...written.flatMap(
        ([
          {
            table,
            plan: { warnings },
          },
          count,
        ]) => [...warnings, ...fewerWarnings(count, isAlone ? null : table.name)],
      ),
    ],
  };
}

/** Where the keys of a table allow fewer rows than were asked for, a warning says so. `name`: null where it is the only table. */
function fewerWarnings({ asked, rows, fewer }: TableCount, name: QualifiedName | null): readonly Warning[] {
  if (fewer !== 'keys') return [];
  const keys = name === null ? "The table's keys" : `The keys of table "${dottedName(name)}"`;
  return [{ code: 'row_limit', message: `${keys} allow ${rows} rows, fewer than the ${asked} asked for.` }];
}

/** Why a table has fewer rows than were asked for, as a comment says it. */
const FEWER: Readonly<Record<FewerReason, string>> = {
  keys: 'as many as its keys allow',
  limit: 'its share of those that all tables may have',
};

class ScriptWriter {
  readonly #source: ScriptSource;
  readonly #isChosen: (table: Table) => boolean;
  readonly #hasTitles: boolean;
  readonly #rowsOf: Readonly<Record<string, number>>;

  constructor(source: ScriptSource, isChosen: (table: Table) => boolean, hasTitles: boolean) {
    this.#source = source;
    this.#isChosen = isChosen;
    this.#hasTitles = hasTitles;
    const counted = [...source.counts].map(([{ table }, { whole }]) => [dottedName(table.name), whole] as const);
    this.#rowsOf = Object.fromEntries(counted);
  }

  /** The steps that fill the tables of a circle. */
  circle({ tables, loading }: Circle): readonly SchemaStep[] {
    const chosen = tables.filter(({ table }) => this.#isChosen(table));
    const names = chosen.map(({ table }) => table.name);
    const { loading: words } = this.#source.dialect;
    switch (loading) {
      case 'inOrder':
        return [
          ...chosen.flatMap((planned) => this.#insertion(planned)),
          ...chosen.flatMap((planned) => this.#completion(planned)),
        ];
      case 'oneStatement':
        return [{ tables: names, pieces: this.#untriggered(chosen, this.#oneStatement(chosen)), isWhole: true }];
      case 'deferred':
      case 'unchecked': {
        const [before, behind] = words[loading] ?? ['', ''];
        const rows = chosen.flatMap((planned) => [
          ...this.#title(planned),
          ...this.#rows(planned, 'completed', PLAIN_FORM),
        ]);
        return [{ tables: names, pieces: this.#untriggered(chosen, [before, ...rows, behind]), isWhole: true }];
      }
    }
  }

  /** What makes sequences go on behind the numbers that rows gave. */
  sequences(): readonly SchemaStep[] {
    const { counts, numbersOf, dialect } = this.#source;
    const { own, named } = dialect.loading.nextNumber;
    const next = new Map<string, number>();
    const statements: string[] = [];
    for (const [planned, { rows, whole }] of counts) {
      const { table } = planned;
      if (!this.#isChosen(table) || rows === 0) continue;
      for (const column of numbersOf(planned)) {
        const number = nextNumber(column, table, whole);
        const sequence = column.default === null ? null : sequenceNamed(column.default);
        if (sequence !== null) next.set(sequence, Math.max(next.get(sequence) ?? number, number));
        else if (column.default === null) {
          statements.push(filledIn(own, { table: table.name, column: column.name, number }, dialect));
        }
      }
    }
    const shared = [...next].map(([sequence, number]) => filledIn(named ?? '', { sequence, number }, dialect));
    const pieces = [...statements, ...shared].join('');
    return pieces === '' ? [] : [{ tables: [], pieces: [pieces], isWhole: false }];
  }

  /** The rows of a table, in which open references are NULL. */
  #insertion(planned: PlannedTable): readonly SchemaStep[] {
    const pieces = [...this.#title(planned), ...this.#untriggered([planned], this.#rows(planned, 'open', PLAIN_FORM))];
    return [{ tables: [planned.table.name], pieces, isWhole: false }];
  }

  /** The rows of a table again, for the references that were open when they were inserted. */
  #completion(planned: PlannedTable): readonly SchemaStep[] {
    const { table, completed, open } = planned;
    const key = keyColumns(table);
    if (completed === null || key === null) return [];
    const filled = open
      .filter(({ isFilled }) => isFilled)
      .flatMap(({ reference }) => table.foreignKeys[reference]?.columns ?? []);
    const { dialect, writerOf } = this.#source;
    const { plan } = writerOf(planned, true);
    const inside = [...plan.table, ...plan.columns.map(({ name }) => name)];
    const upsert = filledIn(dialect.loading.upsert, { key, columns: filled, inside }, dialect);
    const rows = this.#rows(planned, 'completion', { end: `${upsert};\n`, isOneStatement: false });
    const pieces = this.#untriggered([planned], rows);
    return [{ tables: [table.name], pieces, isWhole: false }];
  }

  /** All rows of a circle as one statement. */
  #oneStatement(circle: readonly PlannedTable[]): readonly Piece[] {
    const filled = circle.filter((planned) => (this.#source.counts.get(planned)?.rows ?? 0) > 0);
    const pieces = filled.flatMap((planned, i): readonly Piece[] => {
      const isLast = i === filled.length - 1;
      const before = isLast ? '' : `${i === 0 ? 'WITH ' : ''}rowsmith_${i + 1} AS (\n`;
      const end = isLast ? ';\n' : i === filled.length - 2 ? ')\n' : '),\n';
      return [...this.#title(planned), before, ...this.#rows(planned, 'completed', { end, isOneStatement: true })];
    });
    return [`${this.#source.dialect.literals.encodingPreamble}\n`, ...pieces];
  }

  /** Rows for which the triggers of their tables do not run: what a trigger refuses or needs is not known here. */
  #untriggered(planned: readonly PlannedTable[], pieces: readonly Piece[]): readonly Piece[] {
    const { dialect } = this.#source;
    const { untriggered } = dialect.loading;
    if (untriggered === null || pieces.length === 0) return pieces;
    const [before, behind] = untriggered.map((template) =>
      planned.flatMap(({ table, triggers }) =>
        triggers.map((trigger) => filledIn(template, { table: table.name, column: trigger }, dialect)),
      ),
    );
    return [...(before ?? []), ...pieces, ...(behind ?? [])];
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
   * with NULL (`completion`).
   */
  #rows(planned: PlannedTable, state: 'open' | 'completed' | 'completion', form: StatementForm): readonly RowsPiece[] {
    const { counts, options, writerOf } = this.#source;
    const { rows = 0, asked = rows } = counts.get(planned) ?? {};
    // Without a title, its own comment says that a table has none.
    if (rows === 0 && this.#hasTitles) return [];
    const { rowsElsewhere, offset, batchSize, seed, seedOf } = options;
    const wanted = { rows: Math.max(1, rows), offset, tableRows: rowsElsewhere, rowsOf: this.#rowsOf };
    const given = { ...wanted, batchSize, seed, seedOf };
    const askedFor = this.#hasTitles ? {} : { rowsAskedFor: asked };
    const insert = (part?: Part, preamble = true) =>
      writerOf(planned, state !== 'open').insertAs(form, {
        ...given,
        ...askedFor,
        preamble: preamble && !form.isOneStatement,
        ...(part === undefined ? {} : { part }),
      });
    const { isOneStatement } = form;
    return [{ table: planned.table.name, rows, isCompletion: state === 'completion', isOneStatement, insert }];
  }
}

/** A name in a comment, in which nothing of the input may stand but letters, digits and what is as harmless. */
function commentName(name: QualifiedName): string {
  const spelled = (part: string): string =>
    /^[\p{L}\p{N}_$]+$/u.test(part) ? part : `"${part.replace(/[^\p{L}\p{N}_$ -]/gu, '?')}"`;
  return name.map(spelled).join('.');
}
