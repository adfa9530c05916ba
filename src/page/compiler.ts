import {
  type CompiledSchema,
  type CompiledTable,
  compileSchema,
  DdlError,
  type DialectName,
  detectDialect,
  type Explanation,
  explainSchema,
  type FormatName,
  loadLocale,
  mediaOf,
  OptionError,
  PASSING_REASONS,
  type RowValue,
  type SchemaOptions,
  type Warning,
} from '../index.ts';
import { FORMAT_NAMES } from '../options/output-options.ts';
import { VALUE_OPTIONS } from '../options/value-options.ts';
import { ColumnProfiles } from './answers/column-profiles.ts';
import { FileMade } from './answers/file-made.ts';
import { tableFacts } from './answers/table-facts.ts';
import type {
  AnswerOf,
  Exchanges,
  FileBegun,
  Mark,
  Reading,
  RequestName,
  RowsShown,
  TableRead,
  TextShown,
} from './messages.ts';
import type { Settings } from './settings.ts';

/** In which a text is read that tells none. */
const USUAL_DIALECT: DialectName = 'postgresql';

/** A text that was read without a fault of the whole. */
interface Compiled {
  readonly schema: CompiledSchema;
  readonly dialect: DialectName;
  readonly output: SchemaOptions;
  readonly profiles: ColumnProfiles;
}

type Answers = {
  readonly [Name in RequestName]: (asked: Exchanges[Name]['asked']) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/** Answers the requests of the window. It keeps the last text that was not at fault, and the file that is under way. */
export class PageCompiler {
  #compiled: Compiled | null = null;
  #file: FileMade | null = null;

  readonly #answers: Answers = {
    read: ({ ddl, settings }) => this.#read(ddl, settings),
    rows: ({ table, most }) => this.#withTable(table, (compiled) => rowsShown(compiled, table, most)),
    text: (asked) => this.#compiled && textShown(this.#compiled, asked),
    explanation: ({ table }) => this.#withTable(table, (compiled) => explanationOf(compiled, table)),
    profile: ({ table, column }) => this.#withTable(table, ({ profiles }, found) => profiles.of(found, table, column)),
    table: ({ table }) => this.#compiled && tableFacts(this.#compiled.schema, this.#compiled.output, table),
    file: (asked) => this.#compiled && this.#beginFile(this.#compiled, asked),
    filePart: ({ leastBytes }) => this.#file?.part(leastBytes) ?? null,
  };

  /** Throws OptionError where an output is asked for that cannot be. */
  answer<Name extends RequestName>(
    name: Name,
    asked: Exchanges[Name]['asked'],
  ): AnswerOf<Name> | Promise<AnswerOf<Name>> {
    return this.#answers[name](asked);
  }

  #withTable<Result>(table: string, use: (compiled: Compiled, found: CompiledTable) => Result): Result | null {
    const found = this.#compiled?.schema.tables.find(({ table: { name } }) => dotted(name) === table);
    return this.#compiled === null || found === undefined ? null : use(this.#compiled, found);
  }

  #beginFile(compiled: Compiled, asked: Exchanges['file']['asked']): FileBegun {
    const output = outputOf(compiled, asked);
    const { type, ending, hasStatements } = mediaOf(asked.format, compiled.dialect);
    this.#file = new FileMade(output);
    const isAlone = !hasStatements && compiled.schema.tables.length > 1;
    const name = `${hasStatements ? 'generated' : asked.table}.${ending}`;
    return { name, type, rows: output.rows, table: isAlone ? asked.table : null };
  }

  async #read(ddl: string, { dialect: asked, ...settings }: Settings): Promise<Reading> {
    const [values, output] = partsOf(settings);
    await loadLocale(settings.locale ?? 'en');
    let dialect = asked ?? USUAL_DIALECT;
    let dialectSign: string | null = null;
    try {
      const detected = asked === undefined ? detectDialect(ddl) : null;
      dialect = detected?.dialect ?? dialect;
      dialectSign = detected?.reason ?? null;
      const schema = compileSchema(ddl, { ...values, dialect, keepGoing: true });
      const script = schema.script(output);
      const isUsable = schema.tables.length > 0 || schema.faults.length === 0;
      if (isUsable) this.#compiled = { schema, dialect, output, profiles: new ColumnProfiles(schema, output) };
      const rows = new Map(script.tables.map((table) => [dotted(table.name), table.rows]));
      return {
        ...{ dialect, dialectSign, isUsable },
        tables: tablesRead(schema, rows),
        references: schema.references,
        wholeFormats: wholeFormats(dialect),
        marks: [
          ...schema.faults.map(({ error }) => markOf(error)),
          ...[...schema.plan.warnings, ...script.warnings].map(warningMark),
        ],
      };
    } catch (error) {
      return {
        ...{ dialect, dialectSign, isUsable: false },
        ...{ tables: [], references: [], wholeFormats: wholeFormats(dialect), marks: [markOf(error)] },
      };
    }
  }
}

export function dotted(name: readonly string[]): string {
  return name.join('.');
}

function partsOf(
  settings: Omit<Settings, 'dialect'>,
): readonly [Pick<Settings, keyof typeof VALUE_OPTIONS>, SchemaOptions] {
  const entries = Object.entries(settings);
  const isOfValues = ([name]: [string, unknown]): boolean => Object.hasOwn(VALUE_OPTIONS, name);
  return [
    Object.fromEntries(entries.filter(isOfValues)),
    Object.fromEntries(entries.filter((entry) => !isOfValues(entry))),
  ];
}

function tablesRead(schema: CompiledSchema, rows: ReadonlyMap<string, number>): readonly TableRead[] {
  const planned = schema.tables.map(
    ({ table: { name, columns } }): TableRead => ({
      name: dotted(name),
      columns: columns.map((column) => ({ name: column.name, type: column.type.written })),
      rows: rows.get(dotted(name)) ?? 0,
      passedOver: null,
    }),
  );
  const others = schema.passedOver.map(
    ({ name, why }): TableRead => ({
      name: dotted(name),
      columns: [],
      rows: 0,
      passedOver: PASSING_REASONS[why],
    }),
  );
  return [...planned, ...others];
}

/** Throws what is not the fault of the text or of a setting. */
function markOf(error: unknown): Mark {
  const severity = 'error';
  if (error instanceof DdlError) return { severity, message: error.message, offset: error.offset, setting: null };
  if (error instanceof OptionError) return { severity, message: error.message, offset: null, setting: error.option };
  if (error instanceof TypeError || error instanceof RangeError) {
    return { severity, message: error.message, offset: null, setting: '' };
  }
  throw error;
}

function warningMark({ message, offset }: Warning): Mark {
  return { severity: 'warning', message, offset: offset ?? null, setting: null };
}

/** What a table gets as it is written: with numbers that the database could give, where others refer to them. */
function explanationOf({ schema, output }: Compiled, table: string): Explanation | null {
  return explainSchema(schema, { ...output, tables: [table] }).tables[0]?.explanation ?? null;
}

function rowsShown(compiled: Compiled, table: string, most: number): RowsShown {
  const { schema, output } = compiled;
  const { rows, seed, identity } = output;
  const asked = Object.entries({ rows, seed, identity }).filter(([, value]) => value !== undefined);
  const iterator = schema.rows(table, { ...Object.fromEntries(asked), as: 'array' });
  const shown: RowValue[][] = [];
  for (const row of iterator) {
    shown.push([...row]);
    if (shown.length === most) break;
  }
  const columns = explanationOf(compiled, table)?.columns.map(({ name }) => name) ?? [];
  return { columns, rows: shown, all: iterator.rows };
}

/** The forms of which one output holds all tables. */
function wholeFormats(dialect: DialectName): readonly FormatName[] {
  return FORMAT_NAMES.filter((format) => mediaOf(format, dialect).hasStatements);
}

/** Starts an output of all tables or, in a form that holds one alone, of this one. */
function outputOf(
  { schema, output, dialect }: Compiled,
  { format, table }: { readonly format: FormatName; readonly table: string },
): ReturnType<CompiledSchema['insert']> {
  const { hasStatements } = mediaOf(format, dialect);
  return schema.insert({ ...output, format, ...(hasStatements ? {} : { tables: [table] }) });
}

function textShown(compiled: Compiled, { mostBytes, ...asked }: Exchanges['text']['asked']): TextShown {
  const decoder = new TextDecoder();
  let text = '';
  let left = mostBytes;
  for (const chunk of outputOf(compiled, asked)) {
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= chunk.length;
    if (left < 0) return { text, isCut: true };
  }
  return { text, isCut: false };
}
