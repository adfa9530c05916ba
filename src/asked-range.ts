import type { QualifiedName } from './ir.ts';
import { DEFAULT_ROWS } from './limits.ts';
import type { AskedOfTables } from './options/asked-of-tables.ts';
import { OptionError } from './options/option-error.ts';
import type { Rows } from './options/value-options.ts';
import { dottedName } from './qualified-name.ts';
import { entryOf } from './row-counts.ts';

/** What an output of one table says of its rows, and of those of tables that they depend on. */
export interface GivenRange {
  readonly rows?: number;
  readonly rowsOf?: Readonly<Record<string, number>>;
  readonly seedOf?: Readonly<Record<string, number | string>>;
}

/**
 * The same with what was asked of tables where the text was read, which counts where the output says nothing of a table. `own`: the table
 * that is written; `counted`: those whose rows and seeds it depends on. Throws OptionError for as many times the rows of a parent: these
 * are counted where all tables are written.
 */
export function askedRange(
  { rows, rowsOf = {}, seedOf = {} }: GivenRange,
  asked: AskedOfTables,
  own: QualifiedName,
  counted: () => Iterable<QualifiedName>,
): Required<GivenRange> {
  const [askedRows, askedSeeds] = [new Map(Object.entries(asked.rowsOf)), new Map(Object.entries(asked.seedOf))];
  const numberFor = (table: QualifiedName): number | undefined => numberOf(entryOf(askedRows, table), table);
  const all = askedRows.size + askedSeeds.size === 0 ? [] : [...counted()];
  const others = without(all, rowsOf).filter((table) => dottedName(table) !== dottedName(own));
  return {
    rows: rows ?? numberFor(own) ?? DEFAULT_ROWS,
    rowsOf: { ...rowsOf, ...entriesOf(others, numberFor) },
    seedOf: { ...seedOf, ...entriesOf(without(all, seedOf), (table) => entryOf(askedSeeds, table)) },
  };
}

/** The tables of which nothing is given by name. */
function without(tables: readonly QualifiedName[], given: Readonly<Record<string, unknown>>): readonly QualifiedName[] {
  const entries = new Map(Object.entries(given));
  return tables.filter((table) => entryOf(entries, table) === undefined);
}

/** What is known of tables, by their whole names. */
function entriesOf<Entry>(
  tables: readonly QualifiedName[],
  entryFor: (table: QualifiedName) => Entry | undefined,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    tables.flatMap((table) => {
      const entry = entryFor(table);
      return entry === undefined ? [] : [[dottedName(table), entry] as const];
    }),
  );
}

function numberOf(asked: Rows | undefined, table: QualifiedName): number | undefined {
  if (typeof asked !== 'string') return asked;
  const name = dottedName(table);
  const message = `Option "rows" of table "${name}" is "${asked}", and one table alone counts no rows of its parents: ask for a number, or for all tables of the text.`;
  throw new OptionError(message, { option: `tables.${name}.rows`, table: name });
}
