import type { DialectName, Explanation, SchemaExplanation } from '../index.ts';
import { SNAKE } from '../options/fault.ts';
import type { OptionFields } from '../options/kind.ts';
import { COLUMN_OPTIONS, TABLE_OPTIONS } from '../options/value-options.ts';
import { CONFIG_FIELDS } from './config-fields.ts';
import { wrapped } from './flag-help.ts';
import { printableLine } from './report.ts';
import { tableName } from './tables.ts';

type Table = SchemaExplanation['tables'][number];
type Case = Explanation['columns'][number]['cases'][number];

/** Characters of a line of the file. */
const LINE_CHARACTERS = 120;

/** Characters of what is said of a column. */
const SAID_CHARACTERS = 160;

/** Cases of a column that are explained. */
const TOLD_CASES = 2;

const ABOUT =
  'What Rowsmith is asked for: take the slashes away from the lines that you want to change. What stands behind a column is what it gets now.';

/** Where the package has the JSON Schema of the file. */
const SCHEMA_FILE = './node_modules/rowsmith/dist/rowsmith.schema.json';

/**
 * A file of options that asks for nothing but the dialect: tables and columns are in it as comments, with what they get. Without their
 * first slashes they are options that change nothing.
 */
export function configDraft(dialect: DialectName, { tables, passedOver }: SchemaExplanation): string {
  const commented = [
    ...tables.flatMap(tableLines),
    ...passedOver.map(({ name, why }) => `${JSON.stringify(tableName(name))}: {}, // no rows: ${said(why)}`),
  ];
  const rows = tables[0]?.rows.asked;
  return [
    ...[
      ABOUT,
      choices('The file', CONFIG_FIELDS),
      choices('A table', TABLE_OPTIONS),
      choices('A column', COLUMN_OPTIONS),
    ].flatMap(comment),
    '{',
    `  // "$schema": ${JSON.stringify(SCHEMA_FILE)},`,
    `  "dialect": ${JSON.stringify(dialect)},`,
    ...(rows === undefined ? [] : [`  // "rows": ${rows},`]),
    '  "tables": {',
    ...commented.map((line) => `    // ${line}`),
    '  },',
    '}',
    '',
  ].join('\n');
}

function tableLines({ name, rows, explanation }: Table): readonly string[] {
  const { columns, leftOut } = explanation;
  return [
    `${JSON.stringify(tableName(name))}: {`,
    `  "rows": ${rows.asked},${rows.why === null ? '' : ` // ${rows.written} are written: ${said(rows.why)}`}`,
    '  "columns": {',
    ...columns.map((column) => columnLine(column.name, columnText(column))),
    ...leftOut.map((column) => columnLine(column.name, `${column.type}, left out: ${column.why}`)),
    '  },',
    '},',
  ];
}

function columnLine(name: string, text: string): string {
  return `    ${JSON.stringify(name)}: {}, // ${said(text)}`;
}

function columnText({ type, cases, nullShare }: Explanation['columns'][number]): string {
  const more = cases.length > TOLD_CASES ? `, and ${cases.length - TOLD_CASES} cases more` : '';
  const nulls = nullShare === 0 ? '' : `; NULL in ${Math.round(nullShare * 100)} % of the rows`;
  return `${type}: ${cases.slice(0, TOLD_CASES).map(caseText).join(', or ')}${more}${nulls}`;
}

function caseText({ values, different, samples, nullShare }: Case): string {
  return nullShare === 1 || different === 1 ? values : `${values}, such as ${samples.join(', ')}`;
}

/** The names of options. */
function choices(owner: string, fields: OptionFields): string {
  return `${owner} takes: ${Object.keys(fields).map(SNAKE).join(', ')}.`;
}

/** A text as comments. */
function comment(text: string): readonly string[] {
  return wrapped(text, LINE_CHARACTERS - '// '.length).map((line) => `// ${line}`);
}

/** In one line that is not too long. */
function said(text: string): string {
  const line = printableLine(text);
  return line.length <= SAID_CHARACTERS ? line : `${line.slice(0, SAID_CHARACTERS - 1)}…`;
}
