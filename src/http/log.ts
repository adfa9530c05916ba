import type { ExchangeReport } from './exchange.ts';

/** Where the service tells its operator what happens. */
export interface Log {
  /** Takes what is known of a request at its end. */
  readonly request: (report: ExchangeReport) => void;
  /** Takes an error that is no fault of a request, and the id of the request that met it. */
  readonly fault: (error: unknown, requestId?: string) => void;
  /** Takes a sentence on what is well again. */
  readonly notice: (message: string) => void;
}

/** Levels of a log line, as most log collectors name them. */
type Level = 'info' | 'error';

/** A log of one JSON object a line, each given to `write` with its line break. `date` is the wall clock. */
export function jsonLog(write: (line: string) => void, date: () => Date): Log {
  const line = (level: Level, message: string, facts: object) => {
    write(`${JSON.stringify({ time: date().toISOString(), level, message, ...facts })}\n`);
  };
  return {
    request({ id, client, method, path, status, code, rows, bytes, milliseconds, aborted }) {
      const ms = Math.round(milliseconds * 10) / 10;
      const level = status !== null && status >= 500 ? 'error' : 'info';
      line(level, 'request', { id, client, method, path, status, code, rows, bytes, ms, aborted });
    },
    fault(error, id) {
      line('error', 'fault', { id, error: textOf(error) });
    },
    notice: (message) => line('info', message, {}),
  };
}

/** An error with where it comes from, and what it was caused by. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? error.message;
  return error.cause === undefined ? text : `${text}\ncaused by ${textOf(error.cause)}`;
}
