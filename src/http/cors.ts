import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORS_MAX_AGE_SECONDS } from './limits.ts';

/** What a page's script may read of an answer, besides what it always may. */
const EXPOSED =
  'Content-Disposition, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, X-Rowsmith-Rows, X-Rowsmith-Seed, X-Rowsmith-Warnings';

/**
 * Adds what a browser needs to let a page of an allowed origin call. Gives whether the request is from such a page. Where no
 * origin is allowed, nothing is added, and browsers keep all pages from reading answers.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): boolean {
  if (origins.length === 0) return false;
  const { origin } = request.headers;
  const anyone = origins.includes('*');
  if (!anyone) response.setHeader('Vary', 'Origin');
  if (origin === undefined || !(anyone || origins.includes(origin))) return false;
  response.setHeader('Access-Control-Allow-Origin', anyone ? '*' : origin);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  if (isPreflight(request)) {
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-Request-Id');
    response.setHeader('Access-Control-Max-Age', CORS_MAX_AGE_SECONDS);
  }
  return true;
}

/** Whether a browser asks if it may send a request (Fetch standard, CORS-preflight). */
export function isPreflight(request: IncomingMessage): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
}
