/** Every bound of the service, with its unit and its reason. Those of the library are in ../limits.ts. */
export interface Limits {
  /** Rows of one answer, in all tables. More are cut to this number: a download that a browser and a database client still handle well. */
  readonly rows: number;
  /** Bytes of one request body: thousands of columns fit, and a hundred of them at once stay small in memory. */
  readonly bodyBytes: number;
  /** Bytes of a request's head: a dozen headers need a tenth of it. */
  readonly headBytes: number;
  /** Time spent on making one answer, waits for its reader not counted: no one request keeps a core for longer. */
  readonly generationMilliseconds: number;
  /** Time for reading and planning one text, in a thread of its own: what planning a table counts as steps takes a third of it. */
  readonly compileMilliseconds: number;
  /** Time without a byte taken after which a reader is dropped: a connection that stands still holds memory and a descriptor. */
  readonly stallMilliseconds: number;
  /** Answers that are written at once: each holds about half a megabyte, and shares the processor with the others. */
  readonly streams: number;
  /** Of these, for one client where there is a rate: so many slow readers from one address do not keep all others out. */
  readonly clientStreams: number;
  /** Time that a request waits for one of these places: short answers are done by then, and a client is still there. */
  readonly streamWaitMilliseconds: number;
  /** Time that a refused request may go on sending its body, which is dropped: closed at once, it would miss the answer. */
  readonly lingerMilliseconds: number;
  /** Time for the head of a request to arrive: a few hundred bytes, so slower is an attempt to hold the connection. */
  readonly headersMilliseconds: number;
  /** Time for a whole request to arrive: 1 MiB at 35 kB/s, a bad mobile line. */
  readonly requestMilliseconds: number;
  /** Time that an idle connection is kept: longer than the pause between two requests of a script, and cheap. */
  readonly keepAliveMilliseconds: number;
  /** Connections at once; beyond them new ones are closed: each costs a descriptor, of which systems give some thousands. */
  readonly connections: number;
  /** Requests on one connection, after which it is closed, so that balancers can spread long-lived clients again. */
  readonly requestsPerConnection: number;
}

export const DEFAULT_LIMITS: Limits = {
  rows: 100_000,
  bodyBytes: 1024 * 1024,
  headBytes: 16 * 1024,
  generationMilliseconds: 10_000,
  compileMilliseconds: 3_000,
  stallMilliseconds: 30_000,
  streams: 256,
  clientStreams: 32,
  streamWaitMilliseconds: 2_000,
  lingerMilliseconds: 5_000,
  headersMilliseconds: 10_000,
  requestMilliseconds: 30_000,
  keepAliveMilliseconds: 5_000,
  connections: 10_000,
  requestsPerConnection: 1_000,
};

/** Requests of a client at once, and the seconds in which as many come back: a script that tries out a table is not stopped. */
export const DEFAULT_RATE = { burst: 10, windowSeconds: 60 } as const;

/** Time for a text after which the next one is begun beside it, in milliseconds: ten times what most take. */
export const QUICK_COMPILE_MILLISECONDS = 50;

/** Texts that take longer and go on beside the next ones at most: each keeps a core busy, and tens of MB. */
export const SLOW_COMPILES = 4;

/** Of these, of one client: there is a place for others. */
export const CLIENT_SLOW_COMPILES = 3;

/** Time for a thread that compiles to start, in milliseconds: some hundred times what it takes, as busy machines need seconds. One that takes longer is our fault. */
export const START_THREAD_MILLISECONDS = 30_000;

/** Time after which a thread that compiles nothing is ended, unless it is the last one, in milliseconds: starting it takes a hundredth of that. */
export const IDLE_THREAD_MILLISECONDS = 10_000;

/** How often the server looks for requests that are late, in milliseconds: how far the two times above may be overrun. */
export const LATENESS_CHECK_MILLISECONDS = 1_000;

/** How often within the time of a stall a reader is looked at: it is overrun by a tenth at most. */
export const STALL_CHECKS = 10;

/** Bytes up to which an answer goes before longer ones: two chunks, as an answer of a thousand rows has. */
export const SHORT_BYTES = 256 * 1024;

/**
 * Turns of the event loop in a row in which connections are accepted and nothing is made: accepting one and reading its request takes a
 * millisecond or so, making a chunk ten.
 */
export const TURNS_LEFT_TO_ARRIVALS = 32;

/**
 * How many times the cap on making an answer it may take in any case: what cannot be left, as the rows of tables that refer to each
 * other, goes on beyond the cap.
 */
export const OVERTIME = 2;

/** Time spent on making an answer ready after which others get a turn, in milliseconds. */
export const LONG_STEP_MILLISECONDS = 10;

/** Seconds after which a client that found no place is told to try again: some answers are done by then. */
export const BUSY_RETRY_SECONDS = 5;

/**
 * Share of the heap beyond which no answer is begun beside others: a slow reader's table of thousands of checks holds tens of MB,
 * and the process ends where the heap is full. What compiling one more takes fits into the other half.
 */
export const FULL_HEAP_SHARE = 0.5;

/** Clients that the limiter remembers, each in about 200 bytes: a bucket that is full again is forgotten anyway. */
export const LIMITER_KEYS = 100_000;

/** Time for the store of the rate to answer, in milliseconds: hundreds of times what Redis takes beside us, and a client still waits. */
export const STORE_MILLISECONDS = 1_000;

/** How often within that time the answer is looked for: a process that is held up itself looks at it that often, too. */
export const STORE_CHECKS = 10;

/** Time after which a store that was away is asked again, in milliseconds: so often may a request wait for it in vain. */
export const STORE_RETRY_MILLISECONDS = 2_000;

/** Levels of arrays and objects in a request; three are needed. */
export const JSON_LEVELS = 32;

/** Bytes that the buffer of a body begins with. It grows with what arrives, not with what was announced. */
export const BODY_START_BYTES = 16 * 1024;

/** Time that a browser may remember what CORS allows, in seconds: a day, the most that one honours. */
export const CORS_MAX_AGE_SECONDS = 86_400;

/** Characters of a seed, encoded, that a response header carries: clients allow all headers together about 16,000. */
export const SEED_HEADER_CHARACTERS = 1_000;

/** Characters of a field's name or value that an error message repeats. */
export const QUOTED_CHARACTERS = 60;

/** Characters of a path that the log shows. */
export const LOGGED_PATH_CHARACTERS = 200;

/** How often a server that shuts down closes connections that have become idle, in milliseconds: it ends that much later. */
export const SHUTDOWN_SWEEP_MILLISECONDS = 50;

/**
 * Time after which a server that shuts down closes connections on which nothing came yet, in milliseconds: browsers open some in
 * advance, but the request of one that was just opened may be under way.
 */
export const SHUTDOWN_UNUSED_MILLISECONDS = 500;
