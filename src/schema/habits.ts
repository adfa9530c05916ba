import type { Dialect } from '../../grammar/dialect.ts';
import type { FormatDialect } from '../emit/formats/format.ts';
import { checkFormat, formatOf } from '../emit/formats/index.ts';
import { alternatives } from '../options/kinds.ts';
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
export function habitsOf(options: OutputOptions, dialect: FormatDialect & Pick<Dialect, 'loading'>): LoadingHabits {
  const { name, loading } = dialect;
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
  checkFormat(format, dialect);
  const { media, close } = formatOf(format, dialect);
  if (insertMode === 'replace' && loading.replacing === null) {
    const others = INSERT_MODES.filter((mode) => mode !== 'replace');
    const message = `insert "replace" is not available in ${name}: it may be ${alternatives(others)}.`;
    throw new OptionError(message, { option: 'insert' });
  }
  if (disableTriggers && loading.allUntriggered === null) {
    const message = `disableTriggers is not available in ${name}, whose triggers run in any case.`;
    throw new OptionError(message, { option: 'disableTriggers' });
  }
  const isForeign = {
    insert: insertMode !== 'plain' && close === null,
    single: single && close === null,
    batchSize: options.batchSize !== undefined && !media.hasStatements,
    ...(format === 'jsonl' ? { transaction, truncate, analyze, disableTriggers } : {}),
  };
  const [foreign] = Object.entries(isForeign).find(([, isAsked]) => isAsked) ?? [];
  if (foreign !== undefined) {
    const message = `${foreign} is about statements that format "${format}" does not have.`;
    throw new OptionError(message, { option: foreign });
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
