import type { DialectName } from '../../src/index.ts';
import { connectMysql } from './mysql-session.ts';
import { connectPostgresql } from './postgresql-session.ts';
import type { Server, Session } from './session.ts';

export type { Server, Session } from './session.ts';

interface Known {
  readonly dialect: DialectName;
  /** The environment variable that holds the address. */
  readonly variable: string;
  connect(url: string): Promise<Session>;
}

const known = {
  postgresql: { dialect: 'postgresql', variable: 'POSTGRES_URL', connect: connectPostgresql },
  mysql: { dialect: 'mysql', variable: 'MYSQL_URL', connect: connectMysql },
  mariadb: { dialect: 'mysql', variable: 'MARIADB_URL', connect: connectMysql },
} as const satisfies Record<string, Known>;

/** A server outside this process, as an environment variable gives its address. */
export type ServerName = keyof typeof known;

export interface RealServer extends Server {
  readonly name: ServerName;
  /** Its address, as the environment gives it. */
  readonly url: string;
}

export const serverNames: readonly ServerName[] = Object.keys(known).filter(isServerName);

export function isServerName(name: string): name is ServerName {
  return Object.hasOwn(known, name);
}

/**
 * Those of the named servers that the environment gives an address for. Each other one is skipped, which one printed
 * line says; with REQUIRE_SERVERS=1 it is an error.
 */
export function availableServers(
  names: readonly ServerName[] = serverNames,
  environment: NodeJS.ProcessEnv = process.env,
  print: (line: string) => void = console.log,
): RealServer[] {
  const servers: RealServer[] = [];
  for (const name of names) {
    const { dialect, variable, connect }: Known = known[name];
    const url = environment[variable];
    if (url !== undefined && url !== '') {
      servers.push({ name, dialect, url, connect: () => connect(url) });
    } else if (environment['REQUIRE_SERVERS'] === '1') {
      throw new Error(`${variable} is not set, and REQUIRE_SERVERS=1 asks for every server.`);
    } else {
      print(`${name}: skipped, since ${variable} is not set.`);
    }
  }
  return servers;
}
