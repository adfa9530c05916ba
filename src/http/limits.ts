/** Every bound of the service, with its unit and its reason. Those of the library are in ../limits.ts. */
export interface Limits {
  /** Rows of one answer. More are cut to this number: a download that a browser and a database client still handle well. */
  readonly rows: number;
  /** Bytes of one request body: thousands of columns fit, and a hundred of them at once stay small in memory. */
  readonly bodyBytes: number;
  /** Time spent on making one answer, waits for its reader not counted: no one request keeps a core for longer. */
  readonly generationMilliseconds: number;
  /** Time that a reader may leave a chunk untaken: a connection that stands still holds memory and a descriptor. */
  readonly stallMilliseconds: number;
  /** Time that a refused request may go on sending its body, which is dropped: closed at once, it would miss the answer. */
  readonly lingerMilliseconds: number;
  /** Time for the head of a request to arrive: a few hundred bytes, so slower is an attempt to hold the connection. */
  readonly headersMilliseconds: number;
  /** Time for a whole request to arrive: 1 MiB at 35 kB/s, a bad mobile line. */
  readonly requestMilliseconds: number;
  /** Time that an idle connection is kept: longer than the pause between two requests of a script, and cheap. */
  readonly keepAliveMilliseconds: number;
}

export const DEFAULT_LIMITS: Limits = {
  rows: 100_000,
  bodyBytes: 1024 * 1024,
  generationMilliseconds: 10_000,
  stallMilliseconds: 30_000,
  lingerMilliseconds: 5_000,
  headersMilliseconds: 10_000,
  requestMilliseconds: 30_000,
  keepAliveMilliseconds: 5_000,
};

/** How often the server looks for requests that are late, in milliseconds: how far the two times above may be overrun. */
export const LATENESS_CHECK_MILLISECONDS = 1_000;

/** Characters of a seed, encoded, that a response header carries: clients allow all headers together about 16,000. */
export const SEED_HEADER_CHARACTERS = 1_000;

/** Characters of a field's name or value that an error message repeats. */
export const QUOTED_CHARACTERS = 60;

/** How often a server that shuts down closes connections that have become idle, in milliseconds: it ends that much later. */
export const SHUTDOWN_SWEEP_MILLISECONDS = 50;
