import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { ADMIN_PATHS, createAdmin } from '../http/admin.ts';
import { trustProxies } from '../http/client.ts';
import { threadedCompilers } from '../http/compile-thread.ts';
import { DEFAULT_MOUNTS, endpointOf, type Mount } from '../http/endpoint.ts';
import type { Rate } from '../http/limiter.ts';
import { jsonLog } from '../http/log.ts';
import { redisStore } from '../http/redis-store.ts';
import { servedDocument } from '../http/served-document.ts';
import { createServer } from '../http/server.ts';
import type { BucketStore } from '../http/shared-limiter.ts';
import type { DialectName } from '../index.ts';
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import { endingSignal, listen, urlOf } from './listening.ts';
import type { ServeArguments } from './serve-arguments.ts';
import type { Surroundings } from './surroundings.ts';

/** Characters of log lines that wait for whoever reads them; beyond them lines are dropped rather than memory filled. */
const LOG_BACKLOG_CHARACTERS = 4 * 1024 * 1024;

/** A table to try each dialect with. */
const EXAMPLES: { readonly [Name in DialectName]: string } = {
  mysql:
    'CREATE TABLE users (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(40) NOT NULL, email VARCHAR(80) UNIQUE, born DATE)',
  postgresql:
    'CREATE TABLE users (id SERIAL PRIMARY KEY, name VARCHAR(40) NOT NULL, email VARCHAR(80) UNIQUE, born DATE)',
};

/** `rowsmith serve`: serves until SIGINT or SIGTERM, with a JSON line on the standard error for each request. */
export async function serve(given: ServeArguments, surroundings: Surroundings): Promise<ExitCode> {
  const { stdout, stderr, now, date, drawSeed, heapShare, residentBytes } = surroundings;
  const { mounts = DEFAULT_MOUNTS, rate, trustedProxies, corsOrigins, limits, adminPort } = given;
  checkRanges(trustedProxies);
  const log = jsonLog((line) => {
    if (stderr.writableLength < LOG_BACKLOG_CHARACTERS) stderr.write(line);
  }, date);
  const rateStore = given.rateStore === undefined ? undefined : await openedStore(given.rateStore);
  const compilers = threadedCompilers(limits.compileMilliseconds);
  const options = {
    compile: compilers.compile,
    now,
    drawSeed,
    heapShare,
    residentBytes,
    log,
    mounts,
    rate,
    rateStore,
    trustedProxies,
    corsOrigins,
    limits,
  };
  const service = createServer(options);
  const admin =
    adminPort === undefined ? undefined : createAdmin(service, servedDocument(openApiText(), mounts), log.fault);
  // Before anyone learns that the service listens, and may end it.
  const end = endingSignal();
  try {
    const address = await listen(service, 'host', given.host, 'port', given.port);
    stdout.write(banner(address, mounts));
    if (admin !== undefined && adminPort !== undefined) {
      const { address: host, port } = await listen(admin, 'admin-host', given.adminHost, 'admin-port', adminPort);
      const addresses = ADMIN_PATHS.map((path) => urlOf(host, port) + path);
      stdout.write(`Health, metrics and API: ${addresses.join(' ')}\n`);
    }
    if (rate !== null) stdout.write(rateLine(rate));
    await end;
    await service.shutDown(given.graceMilliseconds);
  } finally {
    await Promise.all([service.shutDown(0), admin?.shutDown(0)]);
    compilers.close();
    rateStore?.close();
  }
  return EXIT.ok;
}

/** The package of the client is not a part of Rowsmith: few services have more than one process. Throws CommandError without it. */
async function openedStore(url: string): Promise<BucketStore> {
  try {
    return await redisStore(url);
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    throw badArguments('--rate-store needs a package beside Rowsmith: npm install @redis/client.');
  }
}

function isMissingModule(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));
}

/** The project's OpenAPI document, as the build put it beside the command. */
function openApiText(): string {
  const top = dirname(createRequire(import.meta.url).resolve('rowsmith/package.json'));
  return readFileSync(join(top, 'dist', 'cli', 'openapi.json'), 'utf8');
}

function checkRanges(ranges: readonly string[]): void {
  for (const range of ranges) {
    try {
      trustProxies([range]);
    } catch {
      throw badArguments(`--trust-proxy must name ranges, as in 10.0.0.0/8,fd00::/8, not ${JSON.stringify(range)}.`);
    }
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

/** Whoever tries the lines above meets the limit soon. */
function rateLine({ burst, windowSeconds }: Rate): string {
  return `A client has ${burst} requests, and one more every ${windowSeconds / burst} s: --rate-limit 0 turns this off.\n`;
}
