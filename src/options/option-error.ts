import { excerptAt, positionAt } from '../source.ts';
import { nearestHint, shown } from './check-options.ts';

/** What an option is about. */
export interface OptionSubject {
  /** Its path in the library's names: `tables.orders.columns.total.from`. */
  readonly option: string;
  /** As the text has its name; null: it is about no table, or about one that is not there. */
  readonly table?: string | null;
  readonly column?: string | null;
}

/** What else is known of an option that is wrong. */
export interface OptionDetails {
  /** The name that is there and is spelt most alike. */
  readonly nearest?: string | null;
  /** The SQL that it holds, and where in it the fault is. */
  readonly source?: string;
  readonly offset?: number;
}

/** Where in an option's SQL a fault is: counted from 1, and the line with a caret under the column. */
export interface OptionPlace {
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
}

/**
 * What is said of an option that is wrong, with the name that a door has for it in front; null: the sentence begins with no option.
 * `nameOf`: the name of its path, or of the option alone that the path begins with.
 */
export function messageNaming(
  { message, option }: Pick<OptionError, 'message' | 'option'>,
  nameOf: (path: string) => string,
): string | null {
  const path = [option, option.split('.')[0] ?? ''].find((each) => message.startsWith(`${each} `));
  return path === undefined ? null : nameOf(path) + message.slice(path.length);
}

/** An option asks for what its table cannot give. `message` is a sentence that names the table, the column and the option. */
export class OptionError extends TypeError {
  override readonly name = 'OptionError';
  readonly option: string;
  readonly table: string | null;
  readonly column: string | null;
  readonly nearest: string | null;
  /** Null: it is about the option as a whole. */
  readonly place: OptionPlace | null;

  constructor(message: string, { option, table = null, column = null }: OptionSubject, details: OptionDetails = {}) {
    super(message);
    this.option = option;
    this.table = table;
    this.column = column;
    this.nearest = details.nearest ?? null;
    const { source, offset = 0 } = details;
    this.place = source === undefined ? null : { ...positionAt(source, offset), excerpt: excerptAt(source, offset) };
  }
}

/** The error for an option that names a table which the text does not have. `nearest`: the one that may be meant. */
export function unknownTable(option: string, table: string, nearest: string | null): OptionError {
  const [name] = option.split('.');
  const message = `${name} ${shown(table)} names no table of the text${nearestHint(nearest)}.`;
  return new OptionError(message, { option, table }, { nearest });
}
