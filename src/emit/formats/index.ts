import type { Dialect } from '../../../grammar/dialect.ts';
import { alternatives } from '../../options/kinds.ts';
import { OptionError } from '../../options/option-error.ts';
import type { FormatName } from '../../options/output-options.ts';
import type { Plan } from '../../plan/plan.ts';
import { copyFormat } from './copy.ts';
import { csvFormat } from './csv.ts';
import type { Format, FormatDialect, Spoken } from './format.ts';
import { insertFormat } from './insert.ts';
import { insertJsonFormat, isReadOfJson } from './insert-json.ts';
import { jsonlFormat } from './jsonl.ts';

/** What makes each form of output for a dialect. */
const FORMATS: Readonly<Record<FormatName, (dialect: FormatDialect) => Format>> = {
  insert: insertFormat,
  'insert-json': insertJsonFormat,
  copy: copyFormat,
  csv: csvFormat,
  jsonl: jsonlFormat,
};

export const formatNames = Object.keys(FORMATS) as readonly FormatName[];

/** The form of a name, in a dialect. */
export function formatOf(name: FormatName, dialect: FormatDialect): Format {
  return FORMATS[name](dialect);
}

/** What rows are made with that are written in the form of a name. */
export function spokenIn(name: FormatName, dialect: FormatDialect & Pick<Dialect, 'semantics'>): Spoken {
  return { semantics: dialect.semantics, format: formatOf(name, dialect) };
}

/** Throws OptionError where a dialect does not have the form of a name. */
export function checkFormat(format: FormatName, { name: dialect, bulk }: FormatDialect): void {
  if (format !== 'insert-json' || bulk.recordset !== null) return;
  const available = formatNames.filter((name) => name !== format);
  const message = `format "${format}" is not available in ${dialect}: it may be ${alternatives(available)}.`;
  throw new OptionError(message, { option: 'format' });
}

/**
 * The form in which the rows of a plan are written where that of a name is asked for: a COPY statement has at least one column, and JSON
 * stands for the rows of most tables. Throws OptionError where the dialect does not have it.
 */
export function formatFor(name: FormatName, plan: Plan, dialect: FormatDialect): FormatName {
  checkFormat(name, dialect);
  if (name === 'insert-json') return isReadOfJson(plan) ? name : 'insert';
  return name === 'copy' && dialect.bulk.inline !== null && plan.columns.length === 0 ? 'insert' : name;
}
