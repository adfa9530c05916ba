import { type CompiledTable, compile, type DialectName, type Insertion, type Mode } from '../../src/index.ts';
import type { Judgement } from '../loadcheck/judgement.ts';
import { runCheck } from '../loadcheck/runner.ts';
import { serversOrPglite } from '../support/pglite-server.ts';
import type { Server, Session } from '../support/servers.ts';
import { statementsOf, targetOf } from '../support/statements.ts';

/** What is loaded: a definition, its statements one at a time, how many rows, and what writes them. */
export interface Load {
  readonly ddl: string;
  readonly statements: readonly string[];
  readonly rows: number;
  /** Which values the first rows have. Default random. */
  readonly mode?: Mode;
  readonly insert: (table: CompiledTable) => Insertion;
}

/** What came of a load, by the names of the servers. */
export type Judgements = ReadonlyMap<string, Judgement>;

/**
 * A connection to each of some servers of a dialect, made when it is first used: an error of a suite's first hook would show nowhere.
 * A table is compiled once and its rows are made once, whichever servers take them.
 */
export class Connections {
  readonly #servers: readonly Server[];
  readonly #sessions = new Map<Server, Promise<Session>>();

  constructor(servers: readonly Server[]) {
    this.#servers = servers;
  }

  /** Makes the table on each server, or each that is named, writes the rows there and counts them. */
  async load({ ddl, rows, mode = 'random', insert, ...load }: Load, names?: readonly string[]): Promise<Judgements> {
    const [server] = this.#servers;
    if (server === undefined) return new Map();
    const table = compile(ddl, { dialect: server.dialect, mode });
    return this.loadMade({ ddl, rows, table, insertion: recorded(insert(table)), ...load }, names);
  }

  /** The same with a table that is compiled, and its rows. */
  async loadMade(
    { ddl, statements, rows, table, insertion }: Omit<Load, 'mode' | 'insert'> & Made,
    names: readonly string[] = [],
  ): Promise<Judgements> {
    const servers = this.#servers.filter(({ name }) => names.length === 0 || names.includes(name));
    const check = {
      id: ddl,
      table: nameWritten(table),
      parents: [],
      expectation: 'load',
      setUp: statements,
      definition: ddl,
      enforceForeignKeys: true,
      hasCompanions: false,
    } as const;
    const options = { compile: () => ({ ...table, insert: () => insertion }), rows };
    const judged = servers.map(async (server) => {
      const judgement = await runCheck({ ...check, dialect: server.dialect }, () => this.#fresh(server), options);
      return [server.name, judgement] as const;
    });
    return new Map(await Promise.all(judged));
  }

  async close(): Promise<void> {
    for (const session of this.#sessions.values()) await (await session).close();
  }

  async #fresh(server: Server): Promise<Session> {
    const connecting = this.#sessions.get(server) ?? server.connect();
    this.#sessions.set(server, connecting);
    const session = await connecting;
    await session.reset();
    return session;
  }
}

/** A table that is compiled, and rows of it that can be read more than once. */
interface Made {
  readonly table: CompiledTable;
  readonly insertion: Insertion;
}

/** What the servers said of a load, each behind its name; empty: all of them took the rows. */
export function failuresOf(judgements: Judgements): readonly string[] {
  return [...judgements].flatMap(([name, { failure }]) =>
    failure === undefined ? [] : [`${name}: ${failure.reason}`],
  );
}

/** The servers of a dialect that there are, or PostgreSQL in this process. What is missing was said for all files. */
export function serversToLoad(dialect: DialectName): readonly Server[] {
  return serversOrPglite(() => {}).filter((server) => server.dialect === dialect);
}

/** An insertion whose rows are made now, and can be read more than once. */
export function recorded(insertion: Insertion): Insertion {
  const chunks = [...insertion];
  const { rows, rowsWritten, warnings } = insertion;
  return { rows, rowsWritten, warnings, stop() {}, release() {}, [Symbol.iterator]: () => chunks.values() };
}

/** The table's name as our output writes it: whether it is the right one, the server knows. */
export function nameWritten(table: CompiledTable): string {
  for (const statement of statementsOf(table.insert({ rows: 1, tableRows: 200 }))) {
    const target = targetOf(statement);
    if (target !== undefined) return target.name;
  }
  return '';
}

/** Several outputs as one. */
export function joined(insertions: readonly Insertion[]): Insertion {
  const sum = (field: 'rows' | 'rowsWritten') => insertions.reduce((total, insertion) => total + insertion[field], 0);
  return {
    get rows() {
      return sum('rows');
    },
    get rowsWritten() {
      return sum('rowsWritten');
    },
    warnings: insertions.flatMap(({ warnings }) => warnings),
    stop() {
      for (const insertion of insertions) insertion.stop();
    },
    release() {},
    *[Symbol.iterator]() {
      for (const insertion of insertions) yield* insertion;
    },
  };
}
