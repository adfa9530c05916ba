import { optionsFromText } from '../options/directive-text.ts';
import { mergedOptions } from '../options/merged-options.ts';
import { COLUMN_OPTIONS, VALUE_OPTIONS, type ValueOptions } from '../options/value-options.ts';
import { badArguments } from './command-error.ts';
import { type Flags, valuesOf } from './flags.ts';

/** `orders.status: values=a,b nulls=0.2`: a column, and what is asked of it. */
const OF_COLUMN = /^([^:]+):(.*)$/s;

/** What `--column` asks for: of values for the same option of a column, the last counts. Throws CommandError. */
export function columnsAsked(flags: Flags): Pick<ValueOptions, 'columns'> {
  let asked: ValueOptions = {};
  for (const value of valuesOf(flags, 'column')) {
    const [, column, text] = OF_COLUMN.exec(value) ?? [];
    if (column === undefined || text === undefined) {
      throw badArguments(
        `--column must be a column and its options, as in "orders.status: values=a,b", not ${JSON.stringify(value)}.`,
      );
    }
    const { options, fault } = optionsFromText(COLUMN_OPTIONS, text);
    if (fault !== null) throw badArguments(`--column ${JSON.stringify(value)}: ${fault.message}`);
    asked = mergedOptions(VALUE_OPTIONS, asked, { columns: { [column.trim()]: options } });
  }
  return asked;
}
