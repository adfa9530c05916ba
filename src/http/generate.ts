import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { compile, DialectName, InsertOptions } from '../index.ts';
import { readJsonText } from './body.ts';
import { type GenerateRequest, parseGenerateRequest } from './generate-request.ts';
import { type Limits, SEED_HEADER_CHARACTERS } from './limits.ts';
import { sendChunks, timedChunks } from './stream.ts';

/** What the endpoint works with. Time and chance are arguments, so that tests can drive them. */
export interface GenerateContext {
  /** The library's, or one that stands in for it. */
  readonly compile: typeof compile;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** Draws a seed for a request that names none: an integer from 0 to 2^53 - 1. */
  readonly drawSeed: () => number;
  readonly limits: Limits;
}

/**
 * Answers one POST to the endpoint. Throws RequestError, DdlError or our own fault; once the head is sent, our own faults only.
 * A client that goes away is no error: the work ends, for there is no one left to tell.
 */
export async function generate(
  context: GenerateContext,
  dialect: DialectName,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { limits, now } = context;
  const asked = parseGenerateRequest(await readJsonText(request, limits.bodyBytes));
  const seed = asked.seed ?? context.drawSeed();
  const start = now();
  const compiled = context.compile(asked.tableDefinition, { dialect });
  const insertion = compiled.insert(insertOptions(asked, seed, limits.rows));
  const chunks = timedChunks(insertion, now, limits.generationMilliseconds, now() - start);
  // Made before the head is sent, so that a failure by then still gets its own status.
  const first = chunks.next();
  response.writeHead(200, {
    'Content-Type': 'application/sql; charset=utf-8',
    'Content-Disposition': 'attachment; filename="generated.sql"',
    'X-Content-Type-Options': 'nosniff',
    ...seedHeader(seed),
  });
  await sendChunks(response, insertion, first, chunks, limits.stallMilliseconds);
}

function insertOptions(asked: GenerateRequest, seed: number | string, limit: number): InsertOptions {
  const { rows, batchSize } = asked;
  return rows <= limit ? { rows, batchSize, seed } : { rows: limit, rowsAskedFor: rows, batchSize, seed };
}

/** The seed percent-encoded, so that any string fits. One too long for a header is left out: its sender knows it. */
function seedHeader(seed: number | string): OutgoingHttpHeaders {
  const encoded = encodeURIComponent(wellFormed(String(seed)));
  return encoded.length <= SEED_HEADER_CHARACTERS ? { 'X-Rowsmith-Seed': encoded } : {};
}

/** Replaces halves of surrogate pairs, which have no UTF-8 form. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
