import { type CompiledTable, compile, type Insertion, type Mode } from '../../src/index.ts';
import type { Judgement } from '../loadcheck/judgement.ts';
import { runCheck } from '../loadcheck/runner.ts';
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

/** One connection to a server, made when it is first used: an error of a suite's first hook would show nowhere. */
export class Connection {
  readonly #server: Server;
  #session: Promise<Session> | undefined;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Makes the table, writes the rows there and counts them. */
  async load({ ddl, statements, rows, mode = 'random', insert }: Load): Promise<Judgement> {
    const { dialect } = this.#server;
    const table = compile(ddl, { dialect, mode });
    const check = {
      id: ddl,
      dialect,
      table: nameWritten(table),
      parents: [],
      expectation: 'load',
      setUp: statements,
      definition: ddl,
      enforceForeignKeys: true,
      hasCompanions: false,
    } as const;
    return runCheck(check, () => this.#fresh(), { compile: () => ({ ...table, insert: () => insert(table) }), rows });
  }

  async close(): Promise<void> {
    await (await this.#session)?.close();
  }

  async #fresh(): Promise<Session> {
    this.#session ??= this.#server.connect();
    const session = await this.#session;
    await session.reset();
    return session;
  }
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
