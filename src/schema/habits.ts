import type { Dialect } from '../../grammar/dialect.ts';
import { OptionError } from '../options/option-error.ts';
import { INSERT_MODES, type InsertMode, type OutputOptions } from '../options/output-options.ts';

/** What is asked for around the rows, as habits of those who load them. */
export interface LoadingHabits {
  readonly insertMode: InsertMode;
  readonly transaction: boolean;
  readonly truncate: boolean;
  readonly analyze: boolean;
  readonly disableTriggers: boolean;
}

/** The habits that options ask for. Throws OptionError where the dialect does not have one. */
export function habitsOf(options: OutputOptions, { name, loading }: Pick<Dialect, 'name' | 'loading'>): LoadingHabits {
  const {
    insert: insertMode = 'plain',
    transaction = false,
    truncate = false,
    analyze = false,
    disableTriggers = false,
    single = false,
    batchSize = 1,
    format = 'insert',
  } = options;
  if (insertMode === 'replace' && loading.replacing === null) {
    const others = INSERT_MODES.filter((mode) => mode !== 'replace').map((mode) => `"${mode}"`);
    const message = `insert "replace" is not available in ${name}: it may be ${others.join(', ')}.`;
    throw new OptionError(message, { option: 'insert' });
  }
  if (disableTriggers && loading.allUntriggered === null) {
    const message = `disableTriggers is not available in ${name}, whose triggers run in any case.`;
    throw new OptionError(message, { option: 'disableTriggers' });
  }
  const asked = { insert: insertMode !== 'plain', transaction, truncate, analyze, disableTriggers };
  const isForeign = ([option, isAsked]: [string, boolean]) => isAsked && (option === 'insert' || format === 'jsonl');
  const foreign = Object.entries(asked).find(isForeign);
  if (format !== 'insert' && foreign !== undefined) {
    const [option] = foreign;
    const message = `${option} is about statements that format "${format}" does not have.`;
    throw new OptionError(message, { option });
  }
  if (single && batchSize !== 1) {
    const message = `single writes statements of one row: batchSize may be left out or 1, not ${batchSize}.`;
    throw new OptionError(message, { option: 'single' });
  }
  return { insertMode, transaction, truncate, analyze, disableTriggers };
}

/** Whether rows are written for tables that may hold rows: then they give all their numbers, so that they are the same again. */
export function isForFilledTables({ insertMode, truncate }: LoadingHabits): boolean {
  return insertMode !== 'plain' || truncate;
}
