import { type CompiledTable, type DialectName, type Insertion, mediaOf } from '../../src/index.ts';
import type { Session } from './session.ts';
import { statementsOf, type Target, targetOf } from './statements.ts';

/** Forms of output that servers read. */
export const loadedFormats = ['insert', 'insert-json', 'copy', 'csv'] as const;

export type LoadedFormat = (typeof loadedFormats)[number];

/** A COPY in a text of psql: its statement, its rows, and what ends them. */
const COPY = /^(COPY [\s\S]*? FROM stdin);\n([\s\S]*?)^\\\.\n/m;

/** What psql makes of a file, and what the server is sent instead. */
const CLIENT_COPY = /^\\copy ([\s\S]*) FROM '[^']*'/;

/** Loads an output of a table's rows by a session, as the client does it that takes such output; gives the table that they are for. */
export async function loadRows(
  session: Session,
  table: CompiledTable,
  insertion: Insertion,
  { format, dialect }: { readonly format: LoadedFormat; readonly dialect: DialectName },
): Promise<Target | undefined> {
  if (format === 'insert' || format === 'insert-json') return execute(session, insertion);
  if (insertion.rows === 0) return undefined;
  const output = Buffer.concat([...insertion].map((chunk) => chunk.slice()));
  if (mediaOf(format, dialect).hasStatements) await loadText(session, output.toString());
  else if (table.plan.columns.length > 0 || dialect === 'mysql') {
    const statement = table.loadStatement('rows', format);
    await session.load(statement.trim().replace(CLIENT_COPY, 'COPY $1 FROM stdin'), output);
  } else return execute(session, table.insert({ rows: insertion.rows }));
  return [...statementsOf(table.insert({ rows: 1 }))].map(targetOf).find((target) => target !== undefined);
}

/** A text for psql, of statements and of rows behind some of them. */
async function loadText(session: Session, text: string): Promise<void> {
  let rest = text.replace(/^\\set .*\n/m, '');
  for (let copy = COPY.exec(rest); copy !== null; copy = COPY.exec(rest)) {
    const [all, statement = '', rows = ''] = copy;
    await execute(session, [Buffer.from(rest.slice(0, copy.index))]);
    await session.load(statement, Buffer.from(rows));
    rest = rest.slice(copy.index + all.length);
  }
  await execute(session, [Buffer.from(rest)]);
}

async function execute(session: Session, chunks: Iterable<Uint8Array>): Promise<Target | undefined> {
  let target: Target | undefined;
  for (const statement of statementsOf(chunks)) {
    target ??= targetOf(statement);
    await session.execute(statement);
  }
  return target;
}
