import type { Mount } from '../http/endpoint.ts';
import type { Rate } from '../http/limiter.ts';
import { DEFAULT_RATE, type Limits } from '../http/limits.ts';
import { isRedisUrl } from '../http/redis-store.ts';
import { badArguments } from './command-error.ts';
import { dialectOf } from './dialect.ts';
import { type Flags, integerOf, last, parseFlags, withEnvironment } from './flags.ts';
import { hostOf, portOf } from './listening.ts';
import { LIMIT_FLAGS, MAX_BURST, MAX_SECONDS, SERVE_FLAGS } from './serve-flags.ts';

/** What `rowsmith serve` was asked to do. */
export interface ServeArguments {
  readonly host: string;
  readonly port: number;
  readonly adminHost: string;
  /** Undefined: there is none. */
  readonly adminPort: number | undefined;
  /** Undefined for the service's own. */
  readonly mounts: readonly Mount[] | undefined;
  /** Null for no limit. */
  readonly rate: Rate | null;
  /** The address of a Redis that counts the rate; it may hold a password. Undefined: this process counts. */
  readonly rateStore: string | undefined;
  /** Ranges of addresses, not checked yet. */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  /** Those that were given. */
  readonly limits: Partial<Limits>;
  /** Time that answers under way get to finish, in milliseconds. */
  readonly graceMilliseconds: number;
}

/** Time for answers to finish, in seconds: more than making one takes, less than supervisors wait. */
const DEFAULT_GRACE_SECONDS = 15;

/** Reads flags and the variables that stand in for them. Throws CommandError, which names the one that is at fault. */
export function parseServe(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServeArguments {
  const names = SERVE_FLAGS.map(({ name }) => name);
  const flags = withEnvironment(parseFlags(args, names), names, environment);
  const [first] = flags.positionals;
  if (first !== undefined) throw badArguments(`serve takes flags only, not ${JSON.stringify(first)}.`);
  const graceSeconds = integerOf(flags, 'grace-seconds', 0, MAX_SECONDS) ?? DEFAULT_GRACE_SECONDS;
  const rate = rateOf(flags);
  return {
    host: hostOf(flags, 'host'),
    port: portOf(flags, 'port') ?? 8080,
    adminHost: hostOf(flags, 'admin-host'),
    adminPort: portOf(flags, 'admin-port'),
    mounts: mountsOf(flags),
    rate,
    rateStore: rateStoreOf(flags, rate),
    trustedProxies: listOf(flags, 'trust-proxy'),
    corsOrigins: listOf(flags, 'cors').map((origin) => originOf(flags, origin)),
    limits: limitsOf(flags),
    graceMilliseconds: graceSeconds * 1000,
  };
}

function limitsOf(flags: Flags): Partial<Limits> {
  const limits: Partial<Record<keyof Limits, number>> = {};
  for (const { name, limit, unit, min, max } of LIMIT_FLAGS) {
    const value = integerOf(flags, name, min, max);
    if (value !== undefined) limits[limit] = value * unit;
  }
  return limits;
}

function rateOf(flags: Flags): Rate | null {
  const burst = integerOf(flags, 'rate-limit', 0, MAX_BURST) ?? DEFAULT_RATE.burst;
  const windowSeconds = integerOf(flags, 'rate-window', 1, MAX_SECONDS) ?? DEFAULT_RATE.windowSeconds;
  return burst === 0 ? null : { burst, windowSeconds };
}

/** The value itself is never repeated: there may be a password in it. */
function rateStoreOf(flags: Flags, rate: Rate | null): string | undefined {
  const url = last(flags, 'rate-store');
  if (url === undefined) return undefined;
  const source = flags.given.get('rate-store')?.source;
  if (!isRedisUrl(url)) throw badArguments(`${source} must be an address, as in redis://10.0.0.9:6379/0.`);
  if (rate === null) throw badArguments(`${source} has nothing to count where --rate-limit is 0.`);
  return url;
}

/** The values of a flag that may be repeated, and that takes several with commas between them. */
function listOf(flags: Flags, name: string): readonly string[] {
  const texts = flags.given.get(name)?.values ?? [];
  return texts.flatMap((text) => text.split(',').map((part) => part.trim())).filter((part) => part !== '');
}

function mountsOf(flags: Flags): readonly Mount[] | undefined {
  const source = flags.given.get('mount')?.source;
  if (source === undefined) return undefined;
  const mounts = listOf(flags, 'mount').map((text) => mountOf(source, text));
  if (new Set(mounts.map(({ path }) => path)).size < mounts.length) {
    throw badArguments(`${source} was given the same path twice.`);
  }
  return mounts;
}

/** `PATH=DIALECT`, with `/` for the root. The path is matched letter by letter, so it holds no character that clients encode. */
function mountOf(source: string, text: string): Mount {
  const [, path, dialect] = /^(\/|(?:\/[\w.~-]+)+)=(.*)$/.exec(text) ?? [];
  if (path === undefined || dialect === undefined) {
    throw badArguments(`${source} must be PATH=DIALECT, as in /mysql=mysql, not ${JSON.stringify(text)}.`);
  }
  return { path: path === '/' ? '' : path, dialect: dialectOf(source, dialect) };
}

/** An origin as browsers write it, so that it can be compared: a scheme, a host, and a port that is not the usual one. */
function originOf(flags: Flags, text: string): string {
  if (text === '*' || (URL.canParse(text) && new URL(text).origin === text)) return text;
  const source = flags.given.get('cors')?.source;
  throw badArguments(`${source} must be an origin, as in https://example.com, or *, not ${JSON.stringify(text)}.`);
}
