import type { Dialect, Extremes } from '../../grammar/dialect.ts';
import type { ColumnType, Table } from '../ir.ts';
import { type LocalMeanings, localMeanings } from '../meanings/local/index.ts';
import type { Locale } from '../pools/local.ts';
import { type Meaning, meaningOn } from '../values/meaning.ts';
import type { Facts } from '../values/request.ts';
import type { TimeLine } from '../values/time-line.ts';
import { charactersOf, HOLDS } from './characters.ts';

/** What the values of all columns depend on, beside their tables. */
export interface ValueSetting {
  readonly dialect: Dialect;
  /** When things happen. */
  readonly timeLine: TimeLine;
  /** Whose names and places there are; null: English ones, of all countries. */
  readonly locale: Locale | null;
}

/** The meanings of a table's columns on the time line, and in the locale as far as the columns hold its letters. */
export class TableMeanings {
  readonly #table: Table;
  readonly #extremes: Extremes;
  readonly #timeLine: TimeLine;
  /** Null: they are in English. */
  readonly #local: LocalMeanings | null;

  constructor(
    table: Table,
    { extremes, timeLine, locale }: Pick<ValueSetting, 'timeLine' | 'locale'> & { readonly extremes: Extremes },
  ) {
    this.#table = table;
    this.#extremes = extremes;
    this.#timeLine = timeLine;
    const local = locale === null ? null : localMeanings(locale);
    // In a table that cannot hold its cities, the codes of the country would be those of no row.
    const range = charactersOf({ characterSet: null, collation: null }, table, extremes);
    this.#local = local?.suits(HOLDS[range]) === true ? local : null;
  }

  /** A meaning as a column of a type has it. */
  of(meaning: Meaning, type: ColumnType, { lengthMost }: Facts): Meaning {
    const { shape } = type;
    const range = shape.kind === 'bytes' ? 'ascii' : charactersOf(type, this.#table, this.#extremes);
    // What bounds a length may count bytes.
    const mostBytes = shape.kind === 'text' ? Math.min(shape.bytes ?? lengthMost, lengthMost) : lengthMost;
    return meaningOn(this.#local?.of(meaning, HOLDS[range], mostBytes) ?? meaning, this.#timeLine);
  }

  /** A meaning as a member of a JSON document has it. */
  inDocument(meaning: Meaning): Meaning {
    return meaningOn(this.#local?.of(meaning, HOLDS.all, Number.POSITIVE_INFINITY) ?? meaning, this.#timeLine);
  }
}
