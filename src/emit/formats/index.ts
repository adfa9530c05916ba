import type { Dialect } from '../../../grammar/dialect.ts';
import type { FormatName } from '../../options/output-options.ts';
import type { Plan } from '../../plan/plan.ts';
import { copyFormat } from './copy.ts';
import { csvFormat } from './csv.ts';
import type { Format, FormatDialect, Spoken } from './format.ts';
import { insertFormat } from './insert.ts';
import { jsonlFormat } from './jsonl.ts';

/** What makes each form of output for a dialect. */
const FORMATS: Readonly<Record<FormatName, (dialect: FormatDialect) => Format>> = {
  insert: insertFormat,
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

/** The form in which the rows of a plan are written where that of a name is asked for: a COPY statement has at least one column. */
export function formatFor(name: FormatName, { columns }: Plan, { bulk }: FormatDialect): FormatName {
  return name === 'copy' && bulk.inline !== null && columns.length === 0 ? 'insert' : name;
}
