import type { Bulk, Literals } from '../../../grammar/dialect.ts';
import { DEFAULT_COPY_ROWS } from '../../limits.ts';
import type { Plan } from '../../plan/plan.ts';
import { PLAIN_FORM } from '../insertion.ts';
import type { Spelling } from '../pool.ts';
import { delimitedFormat, fileFrame } from './delimited.ts';
import { type Format, type FormatDialect, type Frame, SQL } from './format.ts';
import { preambleOf } from './preamble.ts';
import { filled, placesOf } from './read-statement.ts';

/** What stands between fields, and behind a row. */
const SEPARATOR = '\t';
const ROW_END = '\n';

/** What a backslash and a letter stand for, in COPY's text format and in LOAD DATA's. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\\\'],
  [SEPARATOR, '\\t'],
  [ROW_END, '\\n'],
  ['\r', '\\r'],
  ['\0', '\\0'],
]);

const ESCAPED: Spelling = {
  name: 'copy',
  spell: (text) => text.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES.get(character) ?? character),
};

/**
 * Fields as COPY and LOAD DATA read them where nothing else is said: behind the statement and before what ends them where a client
 * takes both in one text, and a file of rows else.
 */
export function copyFormat({ bulk, literals }: FormatDialect): Format {
  const copy = {
    name: 'copy',
    media:
      bulk.inline === null ? { ending: bulk.ending, type: 'text/tab-separated-values', hasStatements: false } : SQL,
    null: '\\N',
    whole: ESCAPED,
    together: () => ({ open: '', inside: ESCAPED, close: '' }),
    frame: (plan: Plan) => frameOf(plan, bulk, literals),
  } as const;
  return delimitedFormat(copy, bulk);
}

function frameOf(plan: Plan, { inline }: Bulk, literals: Literals): Frame {
  const file = fileFrame(plan.columns, { title: '', separator: SEPARATOR, end: ROW_END });
  if (inline === null) return file;
  const header = filled(inline.head, placesOf(plan, literals));
  return {
    ...file,
    preamble: (isAscii) => inline.preamble + preambleOf(plan, header, isAscii, literals),
    header,
    form: { ...PLAIN_FORM, end: inline.end, mostBytes: Number.POSITIVE_INFINITY },
    batchSize: DEFAULT_COPY_ROWS,
    hasComments: true,
  };
}
