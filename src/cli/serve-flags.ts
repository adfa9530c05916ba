import type { Limits } from '../http/limits.ts';
import { MAX_ROWS } from '../limits.ts';
import type { Flag } from './flag-help.ts';

/** A flag that sets one of the service's limits: `unit` of the limit is one of the flag. */
export interface LimitFlag extends Flag {
  readonly limit: keyof Limits;
  readonly unit: number;
  readonly min: number;
  readonly max: number;
}

const SECOND = 1000;

/** Longest time that a flag sets, in seconds: a day, well within what a timer of Node.js counts. */
export const MAX_SECONDS = 86_400;

/** Most requests of a rate: with them the limiter counts exactly for two years of running. */
export const MAX_BURST = 100_000;

const seconds = (name: string, limit: keyof Limits, help: string): LimitFlag => {
  return { name, value: 'S', help, limit, unit: SECOND, min: 1, max: MAX_SECONDS };
};

const count = (name: string, limit: keyof Limits, max: number, help: string): LimitFlag => {
  return { name, value: 'N', help, limit, unit: 1, min: 1, max };
};

export const ADDRESS_FLAGS: readonly Flag[] = [
  { name: 'host', value: 'ADDRESS', help: 'address to listen on (default 127.0.0.1); :: is all of IPv6 and IPv4' },
  { name: 'port', value: 'N', help: 'port to listen on, 0 for any free one (default 8080)' },
  {
    name: 'mount',
    value: 'PATH=NAME',
    help: 'base path of a dialect, to be repeated (default /mysql=mysql and /postgresql=postgresql)',
  },
  { name: 'admin-host', value: 'ADDRESS', help: 'address of the admin port (default 127.0.0.1)' },
  { name: 'admin-port', value: 'N', help: 'port of GET /health, /metrics and /openapi.json (default: none)' },
];

export const CLIENT_FLAGS: readonly Flag[] = [
  {
    name: 'rate-limit',
    value: 'N',
    help: 'requests of a client to an endpoint in a window (default 10); all may come at once, and 0 is no limit',
  },
  {
    name: 'rate-window',
    value: 'S',
    help: 'seconds of that window: one request is back after each N-th part of it (default 60)',
  },
  {
    name: 'rate-store',
    value: 'URL',
    help: 'where several processes count together: a Redis, as redis://10.0.0.9 (default: none)',
  },
  {
    name: 'trust-proxy',
    value: 'RANGES',
    help: 'proxies whose X-Forwarded-For is believed, as 10.0.0.0/8,fd00::/8 (default: none)',
  },
  {
    name: 'cors',
    value: 'ORIGIN',
    help: 'origin of web pages that may call, to be repeated; * for any (default: none)',
  },
];

export const LIMIT_FLAGS: readonly LimitFlag[] = [
  count('max-rows', 'rows', MAX_ROWS, 'rows of an answer; more are cut (default 100000)'),
  seconds('max-seconds', 'generationMilliseconds', 'seconds for making an answer, then it is cut (default 10)'),
  seconds('max-compile-seconds', 'compileMilliseconds', 'seconds for reading and planning a table (default 3)'),
  count('max-streams', 'streams', 100_000, 'answers written at once; others wait, then get 503 (default 256)'),
  count('max-client-streams', 'clientStreams', 100_000, 'of these, answers to one client (default 32)'),
  seconds('stream-wait-seconds', 'streamWaitMilliseconds', 'seconds that they wait (default 2)'),
  seconds(
    'stall-seconds',
    'stallMilliseconds',
    'seconds after which a reader that takes nothing is dropped (default 30)',
  ),
  count('max-body-bytes', 'bodyBytes', 2 ** 28, 'bytes of a body (default 1048576)'),
  count('max-head-bytes', 'headBytes', 2 ** 20, 'bytes of the head of a request (default 16384)'),
  seconds('head-seconds', 'headersMilliseconds', 'seconds for the head of a request to arrive (default 10)'),
  seconds('request-seconds', 'requestMilliseconds', 'seconds for a whole request to arrive (default 30)'),
  seconds('keep-alive-seconds', 'keepAliveMilliseconds', 'seconds that an idle connection is kept (default 5)'),
  count('max-connections', 'connections', 1_000_000, 'connections at once (default 10000)'),
  count('max-requests', 'requestsPerConnection', 1_000_000, 'requests on one connection (default 1000)'),
];

export const END_FLAGS: readonly Flag[] = [
  { name: 'grace-seconds', value: 'S', help: 'seconds for answers to finish after SIGTERM (default 15)' },
];

/** All flags of `rowsmith serve`. Each has an environment variable, too: `--max-rows` is ROWSMITH_MAX_ROWS. */
export const SERVE_FLAGS: readonly Flag[] = [...ADDRESS_FLAGS, ...CLIENT_FLAGS, ...LIMIT_FLAGS, ...END_FLAGS];
