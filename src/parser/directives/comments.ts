import { DdlError } from '../../ddl-error.ts';
import { optionsFromText } from '../../options/directive-text.ts';
import type { OptionFields, OptionsOf } from '../../options/kind.ts';
import { COLUMN_OPTIONS, type ColumnOptions, TABLE_OPTIONS, type TableOptions } from '../../options/value-options.ts';
import type { Parser } from '../context.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';

/** What begins a comment that holds options: `-- rowsmith: values=a,b`. */
export const MARK = 'rowsmith:';

/** Options that comments say, each with its place. */
export interface Comments {
  readonly columns: readonly (Said<ColumnOptions> & { readonly column: string })[];
  readonly tables: readonly Said<TableOptions>[];
}

interface Said<Options> {
  readonly draft: TableDraft;
  readonly offset: number;
  readonly options: Options;
}

/**
 * What comments ask of columns, on whose lines they stand, and of tables, on the line of whose names. Throws DdlError for a comment
 * that stands elsewhere, and for one that cannot be read.
 */
export function commentsOn(parser: Parser, source: string): Comments {
  const columns: (Said<ColumnOptions> & { readonly column: string })[] = [];
  const tables: Said<TableOptions>[] = [];
  if (!source.includes(MARK)) return { columns, tables };
  const lines = new Lines(parser.tables.all);
  for (const { text, offset } of markedComments(parser, source)) {
    const { draft, column } = lines.before(source, offset);
    if (draft === null) {
      const message =
        'A comment with options stands at the end of a line with a column, or with the name of a new table.';
      throw new DdlError('semantic_error', message, source, offset);
    }
    if (column !== null) {
      columns.push({ draft, column: column.name, offset, options: read(COLUMN_OPTIONS, text, source, offset) });
    } else {
      tables.push({ draft, offset, options: read(TABLE_OPTIONS, text, source, offset) });
    }
  }
  return { columns, tables };
}

function read<Fields extends OptionFields>(
  fields: Fields,
  text: string,
  source: string,
  at: number,
): OptionsOf<Fields> {
  const { options, fault } = optionsFromText(fields, text);
  if (fault === null) return options;
  throw new DdlError('semantic_error', fault.message, source, at + fault.from);
}

/** The comments that begin with the mark: what stands behind it, and where. */
function* markedComments({ cursor, grammar }: Parser, source: string): Generator<{ text: string; offset: number }> {
  const { starts, ends } = cursor.tokens;
  const { lineComments } = grammar.dialect.lexis;
  const opens = lineComments.map(({ open }) => open);
  let from = 0;
  for (let token = 0; token < starts.length; token++) {
    const gap = source.slice(from, starts[token]);
    for (let mark = gap.indexOf(MARK); mark >= 0; mark = gap.indexOf(MARK, mark + 1)) {
      const opened = gap.slice(0, mark).trimEnd();
      const isLine = opens.some((open) => opened.endsWith(open));
      if (!isLine && !opened.endsWith('/*')) continue;
      const offset = from + mark + MARK.length;
      const rest = gap.slice(mark + MARK.length);
      const end = rest.search(isLine ? /[\r\n]/ : /\*\//);
      yield { text: end < 0 ? rest : rest.slice(0, end), offset };
    }
    from = ends[token] ?? from;
  }
}

/** What stands on the lines of a text: the columns and the tables that begin there. */
class Lines {
  readonly #begun: readonly {
    readonly offset: number;
    readonly draft: TableDraft;
    readonly column: ColumnDraft | null;
  }[];

  constructor(drafts: readonly TableDraft[]) {
    const begun = drafts.flatMap((draft) => [
      { offset: draft.offset, draft, column: null },
      ...draft.columns.map((column) => ({ offset: column.offset, draft, column })),
    ]);
    this.#begun = begun.sort((a, b) => a.offset - b.offset);
  }

  /** The last that begins before a place on its line; nulls: nothing does. */
  before(source: string, offset: number): { readonly draft: TableDraft | null; readonly column: ColumnDraft | null } {
    const found = this.#begun.findLast((begun) => begun.offset < offset);
    if (found === undefined || /[\r\n]/.test(source.slice(found.offset, offset))) return { draft: null, column: null };
    return found;
  }
}
