import { MAX_ROWS } from '../limits.ts';
import type { OutputOptions } from '../options/output-options.ts';
import { isMultiple, type Rows } from '../options/value-options.ts';
import { badArguments } from './command-error.ts';
import { type Flags, integerIn, valuesOf } from './flags.ts';

/** `orders=5000`, `order_items=3x`: a name may hold an equals sign, too. */
const OF_TABLE = /^(.+)=([^=]*)$/s;

/** The least that a number of rows can be multiplied by: smaller ones are written with an exponent. */
const LEAST_TIMES = 1e-6;

/** What `--rows` asks for: a number for all tables, or for one by its name. Of values for the same, the last counts. */
export function rowsAsked(flags: Flags): Pick<OutputOptions, 'rows' | 'rowsOf'> {
  let rows: number | undefined;
  const rowsOf = new Map<string, Rows>();
  for (const value of valuesOf(flags, 'rows')) {
    const [, table, asked = ''] = OF_TABLE.exec(value) ?? [];
    if (table === undefined) rows = integerIn('--rows', value, 1, MAX_ROWS);
    else rowsOf.set(table, rowsOfTable(value, asked));
  }
  return {
    ...(rows === undefined ? {} : { rows }),
    ...(rowsOf.size === 0 ? {} : { rowsOf: Object.fromEntries(rowsOf) }),
  };
}

function rowsOfTable(value: string, asked: string): Rows {
  const rows = Number(asked);
  if (/^[0-9]+$/.test(asked) && rows >= 1 && rows <= MAX_ROWS) return rows;
  const times = isMultiple(asked) ? Number(asked.slice(0, -1)) : 0;
  if (times >= LEAST_TIMES && times <= MAX_ROWS) return `${times}x`;
  throw badArguments(
    `--rows of a table must be a whole number from 1 to ${MAX_ROWS} or times its parent's, as in orders=5000 or items=3x, not ${JSON.stringify(value)}.`,
  );
}
