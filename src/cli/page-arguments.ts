import { badArguments } from './command-error.ts';
import type { Flag } from './flag-help.ts';
import { parseFlags } from './flags.ts';
import { hostOf, portOf } from './listening.ts';

/** What `rowsmith page` was asked to do. */
export interface PageArguments {
  readonly host: string;
  readonly port: number;
}

/** Beside that of the service. */
const DEFAULT_PORT = 8081;

export const PAGE_FLAGS: readonly Flag[] = [
  { name: 'host', value: 'ADDRESS', help: 'address to listen on (default 127.0.0.1); :: is all of IPv6 and IPv4' },
  { name: 'port', value: 'N', help: `port to listen on, 0 for any free one (default ${DEFAULT_PORT})` },
];

/** Reads flags. Throws CommandError, which names the one that is at fault. */
export function parsePage(args: readonly string[]): PageArguments {
  const names = PAGE_FLAGS.map(({ name }) => name);
  const flags = parseFlags(args, names);
  const [first] = flags.positionals;
  if (first !== undefined) throw badArguments(`page takes flags only, not ${JSON.stringify(first)}.`);
  return { host: hostOf(flags, 'host'), port: portOf(flags, 'port') ?? DEFAULT_PORT };
}
