import type { AddressInfo } from 'node:net';
import { createServer, DEFAULT_MOUNTS, endpointOf, type Mount, type Service } from '../http/server.ts';
import type { DialectName } from '../index.ts';
import type { ServeArguments } from './arguments.ts';
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import type { Compile } from './generate.ts';
import { messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { systemReason } from './system-reason.ts';

/** Time that answers under way get to finish, in milliseconds: more than making one takes, less than supervisors wait. */
const SHUTDOWN_GRACE_MILLISECONDS = 15_000;

/** A table to try each dialect with. */
const EXAMPLES: { readonly [Name in DialectName]: string } = {
  mysql:
    'CREATE TABLE users (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(40) NOT NULL, email VARCHAR(80) UNIQUE, born DATE)',
  postgresql:
    'CREATE TABLE users (id SERIAL PRIMARY KEY, name VARCHAR(40) NOT NULL, email VARCHAR(80) UNIQUE, born DATE)',
};

/** `rowsmith serve`: serves until SIGINT or SIGTERM. */
export async function serve(given: ServeArguments, compile: Compile, surroundings: Surroundings): Promise<ExitCode> {
  const { stdout, stderr, now, drawSeed } = surroundings;
  const mounts = given.mounts ?? DEFAULT_MOUNTS;
  const fault = (error: unknown) => {
    stderr.write(messageLine(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  };
  const service = createServer({ compile, now, drawSeed, mounts, log: { fault } });
  const address = await listen(service, given);
  stdout.write(banner(address, mounts));
  await endingSignal();
  await service.shutDown(SHUTDOWN_GRACE_MILLISECONDS);
  return EXIT.ok;
}

async function listen(service: Service, { host, port }: ServeArguments): Promise<AddressInfo> {
  try {
    return await service.listen(host, port);
  } catch (error) {
    throw badArguments(`--host ${host} --port ${port} cannot be listened on: ${systemReason(error) ?? String(error)}.`);
  }
}

function banner(address: AddressInfo, mounts: readonly Mount[]): string {
  const lines = mounts.map((mount) => {
    const body = JSON.stringify({ table_definition: EXAMPLES[mount.dialect], rows: 5 });
    const url = urlOf(address.address, address.port) + endpointOf(mount);
    return `curl -sS ${url} -H 'Content-Type: application/json' -d '${body}'`;
  });
  return `Rowsmith listens on ${urlOf(address.address, address.port)}\n${lines.join('\n')}\n`;
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Resolves at the first signal to end. A second one finds no listener, and ends the process at once. */
function endingSignal(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  return new Promise((resolve) => {
    const end = () => {
      for (const signal of signals) process.removeListener(signal, end);
      resolve();
    };
    for (const signal of signals) process.on(signal, end);
  });
}
