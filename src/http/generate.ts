import type { OutgoingHttpHeaders } from 'node:http';
import {
  DdlError,
  type DialectName,
  type Insertion,
  mediaOf,
  type RowsAloneAdvice,
  type Steps,
  type Warning,
} from '../index.ts';
import { answerBody } from './answer-body.ts';
import { readJsonText } from './body.ts';
import { rateKey } from './client.ts';
import type { Asking, PlannedText } from './compilers.ts';
import { type ContentCoding, codingFor } from './content-coding.ts';
import type { Exchange } from './exchange.ts';
import { RequestError } from './failure.ts';
import { type GenerateRequest, parseGenerateRequest } from './generate-request.ts';
import {
  BUSY_RETRY_SECONDS,
  FULL_HEAP_SHARE,
  type Limits,
  LONG_STEP_MILLISECONDS,
  SEED_HEADER_CHARACTERS,
} from './limits.ts';
import { sendChunks, timedChunks } from './stream.ts';
import type { Place, Streams } from './streams.ts';
import type { Turns } from './turns.ts';

/** What else a client can do where rows cannot come alone: an answer is one stream. */
const ADVICE: RowsAloneAdvice = {
  tables: 'name one in options.tables, and send a request for each',
  statements: 'leave it out, or ask for format "insert"',
};

/** What the endpoint works with. Time and chance are arguments, so that tests can drive them. */
export interface GenerateContext {
  /**
   * Reads and plans the tables of a text. Throws, or rejects with, DdlError where the text is at fault, and OptionError or RefusedOption
   * where an option is.
   */
  readonly compile: (ddl: string, asking: Asking) => PlannedText | Promise<PlannedText>;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** Draws a seed for a request that names none: an integer from 0 to 2^53 - 1. */
  readonly drawSeed: () => number;
  /** How much of the heap is in use, of all that it may have: from 0 to 1. */
  readonly heapShare: () => number;
  /** How answers can be coded, the best first. */
  readonly codings: readonly ContentCoding[];
  readonly limits: Limits;
  readonly streams: Streams;
  readonly turns: Turns;
}

/**
 * Answers one POST to the endpoint. Throws RequestError, DdlError, OptionError, RefusedOption or our own fault; once the head is
 * sent, our own faults only. A client that goes away is no error: the work ends, for there is no one left to tell.
 */
export async function generate(context: GenerateContext, dialect: DialectName, exchange: Exchange): Promise<void> {
  const asked = parseGenerateRequest(await readJsonText(exchange, context.limits.bodyBytes));
  const client = rateKey(exchange.client);
  const { streams } = context;
  const place = await streams.enter(client, () => exchange.presence);
  if (place === null) throw busy();
  try {
    // Alone it goes ahead, since what fills the heap then is no longer in use.
    if (streams.active > 1 && context.heapShare() > FULL_HEAP_SHARE) throw busy();
    if (exchange.isOver) return;
    const presence = () => (place.isLost ? 'gone' : exchange.presence);
    const planned = await compiled(context, place, asked.tableDefinition, {
      dialect,
      strict: asked.strict,
      values: asked.values,
      client,
      presence,
    });
    // A client that may be gone is served once no answer of another can be.
    if (exchange.presence === 'silent') await context.turns.next(false);
    if (place.isLost) throw busy();
    place.keep();
    if (!exchange.isOver) await writeRows(context, planned, exchange, { ...asked, dialect });
  } finally {
    place.leave();
  }
}

/** Compiles a text, unless the place of its answer is lost meanwhile. */
async function compiled({ compile }: GenerateContext, place: Place, ddl: string, asking: Asking): Promise<PlannedText> {
  try {
    return await compile(ddl, asking);
  } catch (error) {
    throw place.isLost ? busy() : error;
  }
}

function busy(): RequestError {
  const message = `The service is busy; try again in ${BUSY_RETRY_SECONDS} seconds.`;
  return new RequestError(503, 'busy', message, { 'Retry-After': String(BUSY_RETRY_SECONDS) });
}

async function writeRows(
  context: GenerateContext,
  planned: PlannedText,
  exchange: Exchange,
  asked: GenerateRequest & { readonly dialect: DialectName },
): Promise<void> {
  const { limits, now, turns, codings } = context;
  const { seed = context.drawSeed(), format = 'insert' } = asked.output;
  const media = mediaOf(format, asked.dialect);
  const steps = planned.insertInSteps({ ...asked.output, seed, mostRows: limits.rows }, ADVICE);
  const prepared = await prepare(context, steps, exchange, asked.tableDefinition);
  if (prepared === null) return;
  const { insertion, spentMilliseconds } = prepared;
  const { request, response } = exchange;
  const coding = codingFor(request.headers['accept-encoding']?.toString(), codings);
  const chunks = timedChunks(insertion, now, limits.generationMilliseconds, spentMilliseconds);
  try {
    // Made before the head is sent, so that a failure by then still gets its own status.
    const first = chunks.next();
    response.appendHeader('Vary', 'Accept-Encoding');
    response.writeHead(200, {
      ...(coding === null ? {} : { 'Content-Encoding': coding.name }),
      'Content-Type': `${media.type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="generated.${media.ending}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'X-Rowsmith-Rows': insertion.rows,
      ...seedHeader(seed),
      ...warningsHeader(insertion.warnings),
    });
    const body = answerBody(exchange, coding);
    // No comment says in rows alone that some are missing: without its end, the answer does.
    const rest = media.hasStatements ? chunks : allRows(insertion, chunks);
    try {
      await sendChunks(exchange, body, insertion, first, rest, turns, limits.stallMilliseconds);
    } finally {
      body.close();
    }
  } finally {
    chunks.return();
  }
}

/** The chunks of an output. Throws at their end where they are not all of its rows. */
function* allRows(insertion: Insertion, chunks: Iterable<Uint8Array>): Generator<Uint8Array, void> {
  yield* chunks;
  const { rowsWritten, rows } = insertion;
  if (rowsWritten < rows) throw new Error(`Only ${rowsWritten} of ${rows} rows were made in time.`);
}

/**
 * Makes an output ready, in turn with others: for hundreds of tables, or thousands of columns, it takes longer than the first rows do.
 * Gives the time that was spent on it, without that of the others; null: the client went away meanwhile.
 */
async function prepare(
  { now, turns, limits }: GenerateContext,
  steps: Steps<Insertion>,
  exchange: Exchange,
  ddl: string,
): Promise<{ readonly insertion: Insertion; readonly spentMilliseconds: number } | null> {
  let spentMilliseconds = 0;
  let start = now();
  for (;;) {
    const step = steps.next();
    const elapsed = now() - start;
    if (elapsed > LONG_STEP_MILLISECONDS) {
      spentMilliseconds += elapsed;
      await turns.next(exchange.presence === 'waiting');
      if (exchange.isOver) return null;
      if (spentMilliseconds >= limits.generationMilliseconds) throw tooLong(ddl, limits.generationMilliseconds);
      start = now();
    }
    if (step.done === true) return { insertion: step.value, spentMilliseconds: spentMilliseconds + now() - start };
  }
}

/** Why an output is refused whose rows cannot be counted in time. */
function tooLong(ddl: string, milliseconds: number): DdlError {
  const message = `Counting the rows of these tables takes longer than ${milliseconds / 1000} seconds.`;
  return new DdlError('limit_exceeded', message, ddl, 0);
}

/** The codes of the warnings, each once: their messages are long, and quote the DDL. Without warnings there is no such header. */
function warningsHeader(warnings: readonly Warning[]): OutgoingHttpHeaders {
  const codes = new Set(warnings.map(({ code }) => code));
  return codes.size === 0 ? {} : { 'X-Rowsmith-Warnings': [...codes].join(', ') };
}

/** The seed percent-encoded, so that any string fits. One too long for a header is left out: its sender knows it. */
function seedHeader(seed: number | string): OutgoingHttpHeaders {
  const encoded = encodeURIComponent(seed);
  return encoded.length <= SEED_HEADER_CHARACTERS ? { 'X-Rowsmith-Seed': encoded } : {};
}
