import type { IncomingMessage } from 'node:http';
import type { DialectName } from '../index.ts';
import { rateKey } from './client.ts';
import { allowOrigin, isPreflight } from './cors.ts';
import type { Exchange } from './exchange.ts';
import { RequestError } from './failure.ts';
import { type GenerateContext, generate } from './generate.ts';
import type { Allowance, RateLimiter } from './limiter.ts';

/** A base path, and the dialect that is read and written below it. */
export interface Mount {
  /** Empty, or a path that begins with a slash and does not end in one. */
  readonly path: string;
  readonly dialect: DialectName;
}

export const DEFAULT_MOUNTS: readonly Mount[] = [
  { path: '/mysql', dialect: 'mysql' },
  { path: '/postgresql', dialect: 'postgresql' },
];

/** The path of the one endpoint below a mount. */
export function endpointOf(mount: Mount): string {
  return `${mount.path}/api/v1/generate/sql`;
}

export interface EndpointContext extends GenerateContext {
  /** Undefined: any number of requests. */
  readonly limiter: RateLimiter | undefined;
  /** Origins of web pages that may call; `*` for any. */
  readonly corsOrigins: readonly string[];
}

/** The name of the one quota in the rate limit's headers. */
const POLICY = '"generate"';

/** Answers a request to the endpoint, whatever its method. Throws as `generate` does. */
export async function answerAtEndpoint(context: EndpointContext, mount: Mount, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  exchange.endpoint = endpointOf(mount);
  const allowed = allowOrigin(request, response, context.corsOrigins);
  const isPost = request.method === 'POST';
  const asked = askLimiter(context, mount, exchange, isPost);
  // One that is kept in this process has answered already, and nobody waits.
  const allowance = asked instanceof Promise ? await asked : asked;
  tellRate(context, allowance, exchange);
  if (allowed && isPreflight(request)) {
    response.writeHead(204).end();
    return;
  }
  if (!isPost) {
    const message = `The method here is POST, not ${request.method}.`;
    throw new RequestError(405, 'method_not_allowed', message, { Allow: 'POST' });
  }
  if (allowance?.granted === false) throw tooMany(allowance);
  checkHost(request);
  await generate(context, mount.dialect, exchange);
}

/** Takes a token for a POST, before any of its body is read; undefined where there is no limit. */
function askLimiter(
  { limiter, now }: EndpointContext,
  mount: Mount,
  { client }: Exchange,
  isPost: boolean,
): Allowance | Promise<Allowance> | undefined {
  const key = `${mount.path} ${rateKey(client)}`;
  return isPost ? limiter?.take(key, now()) : limiter?.peek(key, now());
}

/** Says in the headers what is left (draft-ietf-httpapi-ratelimit-headers, 3 and 4; `t`: seconds until one more is there). */
function tellRate({ limiter }: EndpointContext, allowance: Allowance | undefined, { response }: Exchange): void {
  if (limiter === undefined || allowance === undefined) return;
  const { burst, windowSeconds } = limiter.rate;
  response.setHeader('RateLimit-Policy', `${POLICY};q=${burst};w=${windowSeconds}`);
  response.setHeader('RateLimit', `${POLICY};r=${allowance.remaining};t=${allowance.nextTokenSeconds}`);
}

function tooMany({ nextTokenSeconds }: Allowance): RequestError {
  const message = `Too many requests; the next one is taken in ${nextTokenSeconds} seconds.`;
  return new RequestError(429, 'too_many_requests', message, { 'Retry-After': String(nextTokenSeconds) });
}

/** Throws RequestError for a request whose host is not clear (RFC 9112, 3.2). */
function checkHost(request: IncomingMessage): void {
  const given = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (given === 1 || (given === 0 && request.httpVersion === '1.0')) return;
  throw new RequestError(400, 'invalid_host', `A request has one Host header, not ${given}.`);
}
