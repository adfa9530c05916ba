import { type CompiledTable, compile } from '../src/index.ts';
import { pgliteServer } from '../test/support/pglite-server.ts';
import { statementsOf } from '../test/support/statements.ts';

/** Rows that are loaded before anything is timed. */
const ROWS = 500;

/** Outputs of a table by who wrote them. */
export type Outputs = Readonly<Record<string, Iterable<Uint8Array>>>;

/** Loads outputs for tables into PostgreSQL and counts the rows: what does not load is not worth timing. */
export async function checkLoads(
  tables: readonly { readonly ddl: string; readonly outputs: Outputs }[],
): Promise<void> {
  const session = await pgliteServer.connect();
  try {
    for (const { ddl, outputs } of tables) {
      for (const [writer, chunks] of Object.entries(outputs)) {
        await session.reset();
        await session.execute(ddl);
        for (const statement of statementsOf(chunks)) await session.execute(statement);
        const count = await session.count('t');
        if (count !== ROWS) throw new Error(`Of ${ROWS} rows that ${writer} wrote, ${count} are there: ${ddl}`);
      }
    }
  } finally {
    await session.close();
  }
}

/** The output of a table's first rows, and of as many from a yardstick, if there is one. */
export function outputsOf(ddl: string, print: ((rows: number) => Uint8Array) | null): Outputs {
  const table = compile(ddl, { dialect: 'postgresql' });
  const ours = { rowsmith: table.insert({ rows: ROWS }) };
  return print === null ? ours : { ...ours, c: [print(ROWS)] };
}

/** Writes rows to nowhere; gives the bytes. */
export function writeRows(table: CompiledTable, rows: number, seed: number): number {
  const insertion = table.insert({ rows, seed });
  let bytes = 0;
  for (const chunk of insertion) {
    bytes += chunk.length;
    insertion.release(chunk);
  }
  return bytes;
}
