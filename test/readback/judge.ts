import { isDeepStrictEqual } from 'node:util';
import { type DialectName, dialects } from '../../grammar/index.ts';
import { type CompiledTable, compile, DdlError } from '../../src/index.ts';
import { STATEMENT_BYTES } from '../../src/limits.ts';
import type { ColumnPlan } from '../../src/plan/plan.ts';
import { type ReferenceValue, referenceRows } from '../emit/reference-rows.ts';
import { written as countedKernels } from '../support/counted-kernels.ts';
import { misfitOf } from './kinds.ts';
import { markersOf, ReadError, type ReadOutput, type ReadValue, readOutput } from './output.ts';

/** What an output is asked for, and how it is read back. */
export interface Request {
  readonly rows: number;
  readonly batchSize: number;
  readonly seed: number | string;
}

/** What came of an output: the rows that were read back, and what is wrong with them, each fault once for each column. */
export interface Verdict {
  readonly rows: number;
  readonly faults: readonly string[];
}

/** Compiles a definition and judges its output; null: the text is at fault, or no row can be in the table. */
export function judgedDefinition(ddl: string, dialect: DialectName, request: Request): Verdict | null {
  try {
    return judged(compile(ddl, { dialect }), dialect, request);
  } catch (error) {
    if (error instanceof DdlError) return null;
    return { rows: 0, faults: [`It fails: ${error instanceof Error ? (error.stack ?? error.message) : error}`] };
  }
}

/** Writes rows of a table, reads them back, and holds them against the table, the plan and the slow reference. */
export function judged(table: CompiledTable, dialect: DialectName, request: Request): Verdict {
  const expected = referenceRows(table, dialect, request);
  const before = countedKernels.rows;
  const text = table.text(request);
  const byKernels = countedKernels.rows - before;
  try {
    const output = readOutput(text, dialects[dialect]);
    const rows = output.statements.flatMap((statement) => statement.rows);
    const faults = [
      ...statementFaults(output, table, dialect, request),
      ...commentFaults(text, table, dialect),
      ...valueFaults(rows, expected, table, dialect),
      ...lengthFaults(text, output, request),
      ...encodingFaults(text, output, dialect),
      ...(byKernels === rows.length ? [] : [`The kernels wrote ${byKernels} of ${rows.length} rows.`]),
    ];
    return { rows: rows.length, faults: [...new Set(faults)] };
  } catch (error) {
    if (!(error instanceof ReadError || error instanceof DdlError)) throw error;
    return { rows: 0, faults: [faultOfRanks(expected, table), error.message] };
  }
}

/** The first rank that is out of its range, which explains an output that is none; nothing: there is none. */
function faultOfRanks(expected: readonly (readonly ReferenceValue[])[], { plan }: CompiledTable): string {
  for (const row of expected) {
    for (const [i, value] of row.entries()) if ('fault' in value) return `${plan.columns[i]?.name}: ${value.fault}`;
  }
  return 'It does not read as rows.';
}

/** Whether each statement is of the table, of its columns in their order, and whether the warning says how many rows there are. */
function statementFaults(
  { statements, warning }: ReadOutput,
  { plan }: CompiledTable,
  dialect: DialectName,
  { rows }: Request,
): readonly string[] {
  const names = plan.columns.map(({ name }) => name);
  const isBare = names.length === 0 && plan.defaultColumn === null;
  const wanted = isBare ? null : names.length === 0 ? [plan.defaultColumn] : names;
  const faults = statements.flatMap(({ table, columns }) => [
    ...(isDeepStrictEqual(table, plan.table) ? [] : [`A statement is of the table ${table.join('.')}.`]),
    ...(isDeepStrictEqual(columns, wanted) ? [] : [`A statement has the columns ${columns?.join()}.`]),
    ...(isBare && dialects[dialect].literals.emptyRow === null ? ['There are tables without columns.'] : []),
  ]);
  const count = statements.reduce((sum, statement) => sum + statement.rows.length, 0);
  const said = warning === null ? rows : warning.written;
  return said === count && (warning === null || warning.asked === rows)
    ? faults
    : [...faults, `It says that there are ${said} of ${warning?.asked ?? rows} rows, there are ${count}.`];
}

/** Whether servers that pass over some executable comments read rows of just the other columns. */
function commentFaults(text: string, { plan }: CompiledTable, dialect: DialectName): readonly string[] {
  if (plan.columns.every(({ condition }) => condition === null)) return [];
  const markers = markersOf(text, dialects[dialect]);
  const views = [[], ...markers.map((marker) => [marker])];
  return views.flatMap((view) => {
    const isSeen = ({ condition }: ColumnPlan) =>
      condition === null || !markers.includes(condition) || view.includes(condition);
    const names = plan.columns.filter(isSeen).map(({ name }) => name);
    const { statements } = readOutput(text, dialects[dialect], view);
    const isRead = statements.every(
      ({ columns, rows }) => isDeepStrictEqual(columns, names) && rows.every((row) => row.length === names.length),
    );
    return isRead ? [] : [`With the comments "${view.join()}" alone it is not rows of ${names.join()}.`];
  });
}

function valueFaults(
  rows: readonly (readonly ReadValue[])[],
  expected: readonly (readonly ReferenceValue[])[],
  { table, plan }: CompiledTable,
  dialect: DialectName,
): readonly string[] {
  if (plan.columns.length === 0) {
    const isDefault = rows.every((row) => row.every((value) => value.class === 'default'));
    return isDefault ? [] : ['Not all values are DEFAULT.'];
  }
  const faults: string[] = [];
  if (rows.length !== expected.length) faults.push(`There are ${rows.length} rows, not ${expected.length}.`);
  for (const [place, { name }] of plan.columns.entries()) {
    const column = table.columns.find((one) => one.name === name);
    if (column === undefined) {
      faults.push(`The table has no column ${name}.`);
      continue;
    }
    const keys = table.keys.filter(({ kind }) => kind === 'primary');
    const isPrimary = keys.some(({ parts }) => parts.some((part) => part.column === name));
    const isNullable = column.nullable && column.type.nullable && !isPrimary;
    const faultOf = (value: ReadValue | undefined, row: number): string | null => {
      const reference = expected[row]?.[place];
      if (value === undefined || reference === undefined) return 'is missing';
      if ('fault' in reference) return reference.fault;
      if (reference.literal !== value.written) return `is not ${reference.literal}, as the reference writes it`;
      if (value.class === 'null') return isNullable ? null : 'stands in a column that is NOT NULL';
      if (value.class === 'string' && !isPlain(value.written, dialect)) return 'can be read in another way';
      return misfitOf(value, column.type.shape);
    };
    // One row shows the fault of a column.
    for (const [row, values] of rows.entries()) {
      const fault = faultOf(values[place], row);
      if (fault === null) continue;
      faults.push(`${name}, row ${row}: ${values[place]?.written}: ${fault}.`);
      break;
    }
  }
  for (const row of rows) {
    if (row.length !== plan.columns.length) return [...faults, `A row has ${row.length} values.`];
  }
  return faults;
}

/** Whether a string is read as the same text whatever the settings of the session are. */
function isPlain(written: string, dialect: DialectName): boolean {
  return dialects[dialect].literals.awkwardStrings === 'escape'
    ? written.startsWith('E') || !written.includes('\\')
    : // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
      !/[\\\x00-\x1f\x7f]/.test(written);
}

/** Character sets of clients in which the second byte of a character may be one of ASCII. */
const JOINING = ['gbk', 'gb18030', 'big5', 'shift_jis'];

/** Whether the output says which encoding it has, and clients of other encodings read as many values of as many rows. */
function encodingFaults(text: string, output: ReadOutput, dialect: DialectName): readonly string[] {
  const { encodingPreamble, swallowedQuotes } = dialects[dialect].literals;
  if (!/[^\0-\x7f]/.test(text)) return [];
  const bytes = new TextEncoder().encode(text);
  const shapeOf = ({ statements }: ReadOutput) =>
    statements.map(({ columns, rows }) => [columns?.length, ...rows.map(({ length }) => length)]);
  const shape = shapeOf(output);
  const misread =
    swallowedQuotes === null
      ? []
      : JOINING.filter((encoding) => {
          const seen = new TextDecoder(encoding).decode(bytes);
          return !isDeepStrictEqual(shapeOf(readOutput(seen, dialects[dialect])), shape);
        });
  return [
    ...(output.preamble.startsWith(encodingPreamble) ? [] : ['Nothing says which encoding it has.']),
    ...misread.map((encoding) => `A client of ${encoding} reads other rows.`),
  ];
}

/** Whether the rows are cut into statements at each multiple of the batch size, and elsewhere only for their length. */
function lengthFaults(text: string, { statements }: ReadOutput, { batchSize }: Request): readonly string[] {
  const isLong = (from: number, to: number): boolean => Buffer.byteLength(text.slice(from, to)) > STATEMENT_BYTES;
  let batch = 0;
  return statements.flatMap(({ rows, start, end, columns }, i) => {
    batch += rows.length;
    const next = statements[i + 1];
    const faults = batch > batchSize ? [`A statement has more than ${batchSize} rows of a batch.`] : [];
    if (rows.length > 1 && isLong(start, end)) faults.push('A statement is too long.');
    if (batch >= batchSize) batch = 0;
    // A statement that names no columns is of one row.
    else if (next !== undefined && columns !== null && !isLong(start, next.end))
      faults.push(`A statement has ${rows.length} rows.`);
    return faults;
  });
}
