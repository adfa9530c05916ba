import { SQL } from '../emit/formats/format.ts';
import { OptionError } from '../options/option-error.ts';
import type { OutputOptions } from '../options/output-options.ts';
import { dottedName } from '../qualified-name.ts';
import type { SchemaScript } from './script.ts';

/** What a caller can do where rows cannot come alone. */
export interface RowsAloneAdvice {
  /** With several tables. */
  readonly tables: string;
  /** With statements around the rows. */
  readonly statements: string;
}

/**
 * Checks that rows that are no statements can come in one stream: they are those of one table, and nothing is asked for around them.
 * Throws OptionError with the advice.
 */
export function checkRowsAlone(
  { steps, tables }: SchemaScript,
  { format = 'insert', transaction, truncate, analyze, disableTriggers }: OutputOptions,
  advice: RowsAloneAdvice,
): void {
  if (tables.length > 1) {
    throw new OptionError(
      `An output of format "${format}" holds rows of one table, and these are ${tables.length}: ${advice.tables}.`,
      { option: 'format' },
    );
  }
  const habits = Object.entries({ transaction, truncate, analyze, disableTriggers });
  const [habit] = habits.find(([, isAsked]) => isAsked) ?? [];
  if (habit !== undefined) {
    const message = `${habit} is about statements, and an output of format "${format}" holds rows alone: ${advice.statements}.`;
    throw new OptionError(message, { option: habit });
  }
  const statements = steps.find(({ ending, tables: written }) => written.length > 0 && ending === SQL.ending);
  if (statements !== undefined) {
    const table = dottedName(statements.tables[0] ?? []);
    const message = `No client reads rows of format "${format}" into "${table}": its rows are INSERT statements alone.`;
    throw new OptionError(message, { option: 'format', table });
  }
}
