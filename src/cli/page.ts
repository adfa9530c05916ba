import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pageServer } from '../http/page-server.ts';
import { EXIT, type ExitCode } from './command-error.ts';
import { endingSignal, listen, urlOf } from './listening.ts';
import type { PageArguments } from './page-arguments.ts';
import { messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';

/** `rowsmith page`: serves the page until SIGINT or SIGTERM. */
export async function page(given: PageArguments, { stdout, stderr }: Surroundings): Promise<ExitCode> {
  const dist = join(dirname(createRequire(import.meta.url).resolve('rowsmith/package.json')), 'dist');
  const folders = { page: join(dist, 'page'), library: join(dist, 'library') };
  const server = pageServer(folders, (error) => stderr.write(messageLine(String(error))));
  // Before anyone learns that the page is there, and may end it.
  const end = endingSignal();
  try {
    const { address, port } = await listen(server, 'host', given.host, 'port', given.port);
    stdout.write(`The page is at ${urlOf(address, port)}/ until Ctrl+C.\n`);
    await end;
  } finally {
    await server.shutDown(0);
  }
  return EXIT.ok;
}
