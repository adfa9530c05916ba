/** Fills random schemas on servers and prints those in which Rowsmith is at fault: see USAGE. */
import { parseArgs } from 'node:util';
import { pgliteServer } from '../support/pglite-server.ts';
import { availableServers } from '../support/servers.ts';
import type { Server } from '../support/session.ts';
import { checkSchema, type Outcome } from './check.ts';
import { randomSchema } from './random-schema.ts';

const USAGE = `npm run fuzz -- [--from K] [--count N] [--print SEED] [--dialect NAME]

Makes random schemas of ordinary tables with random types, keys, checks and references, fills each on the servers that have an
address in POSTGRES_URL, MYSQL_URL or MARIADB_URL, or else on PostgreSQL in WebAssembly, and asks for its rows once more.

  --from K        seed of the first schema (default 0)
  --count N       how many (default 100)
  --print SEED    prints the schema of a seed and what is asked of it, and fills nothing
  --dialect NAME  of what is printed: postgresql or mysql (default postgresql)

Exit status: 0 all is well, 1 a crash, rows that a server refuses without a warning, or other bytes for the same seed, 2 bad arguments.
`;

class ArgumentError extends Error {}

function argumentsIn(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { from: text, count: text, print: text, dialect: text },
    });
    const number = (word: string | undefined, fallback: number): number => {
      if (word !== undefined && !/^\d{1,9}$/.test(word)) throw new ArgumentError(`${word} is no number.`);
      return Number(word ?? fallback);
    };
    const { dialect = 'postgresql' } = values;
    if (dialect !== 'postgresql' && dialect !== 'mysql') throw new ArgumentError(`${dialect} is no dialect.`);
    const printed = values.print === undefined ? null : number(values.print, 0);
    return { from: number(values.from, 0), count: number(values.count, 100), printed, dialect } as const;
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** Fills the schemas of so many seeds on a server; the number of faults. */
async function fuzz(server: Server, from: number, count: number): Promise<number> {
  const counts = new Map<Outcome['kind'], number>();
  const session = await server.connect();
  try {
    for (let seed = from; seed < from + count; seed++) {
      const schema = randomSchema(seed, server.dialect);
      const { kind, message } = await checkSchema(session, server.dialect, schema);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (kind === 'fault' || kind === 'warned') console.log(`${server.name} ${seed} ${kind}: ${message}`);
    }
  } finally {
    await session.close();
  }
  console.log(`${server.name}: ${[...counts].map(([kind, number]) => `${number} ${kind}`).join(', ')}`);
  return counts.get('fault') ?? 0;
}

async function main(): Promise<number> {
  const { from, count, printed, dialect } = argumentsIn(process.argv.slice(2));
  if (printed !== null) {
    const { statements, options } = randomSchema(printed, dialect);
    console.log(`${statements.join(';\n')};\n-- ${JSON.stringify(options)}`);
    return 0;
  }
  const servers = availableServers();
  const faults: number[] = [];
  for (const server of servers.length === 0 ? [pgliteServer] : servers) faults.push(await fuzz(server, from, count));
  return faults.some((number) => number > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
