import type * as Redis from '@redis/client';
import { bucketScript } from './bucket-script.ts';
import { type Allowance, allowanceOf, type Rate, tokenUnitsOf } from './limiter.ts';
import { STORE_CHECKS, STORE_MILLISECONDS } from './limits.ts';
import type { BucketStore } from './shared-limiter.ts';

type RedisModule = typeof Redis;

/** What the keys in Redis begin with; the rate follows, since buckets of another rate are counted otherwise. */
const KEY_PREFIX = 'rowsmith:rate:';

/** Whether a text is the address of a Redis: `redis://` or, with TLS, `rediss://`, and as a path at most the number of a database. */
export function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return /^rediss?:$/.test(protocol) && hostname !== '' && /^(?:\/\d*)?$/.test(pathname);
}

/**
 * Buckets in the Redis at an address, to which nothing is opened yet; one that takes more than `milliseconds` does not answer. Rejects where the package `@redis/client` is not
 * installed.
 */
export async function redisStore(url: string, milliseconds = STORE_MILLISECONDS): Promise<BucketStore> {
  return new RedisStore(url, milliseconds, await import('@redis/client'));
}

/** A connection of its own, which is given up at the first error: the one after it is opened by whoever asks next. */
class RedisStore implements BucketStore {
  readonly #url: string;
  readonly #milliseconds: number;
  readonly #redis: RedisModule;
  #connection: Connection | undefined;

  constructor(url: string, milliseconds: number, redis: RedisModule) {
    this.#url = url;
    this.#milliseconds = milliseconds;
    this.#redis = redis;
  }

  async ask(key: string, rate: Rate, takes: boolean): Promise<Allowance> {
    this.#connection ??= connectionOf(this.#redis, this.#url, this.#milliseconds);
    const connection = this.#connection;
    try {
      const bucket = `${KEY_PREFIX}${rate.burst}/${rate.windowSeconds}:${key}`;
      const [granted, missing] = await inTime(connection.ask(bucket, rate, takes), this.#milliseconds);
      return allowanceOf(rate, granted === 1, missing);
    } catch (error) {
      connection.close();
      if (this.#connection === connection) this.#connection = undefined;
      throw error;
    }
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

interface Connection {
  /** Runs the script once the connection is there. */
  ask(bucket: string, rate: Rate, takes: boolean): Promise<readonly [granted: number, missing: number]>;
  /** Ends it at once; what was asked is rejected. */
  close(): void;
}

/** Opens a connection. It does not open itself again: how long one waits for that is decided by who asks. */
function connectionOf({ createClient, defineScript }: RedisModule, url: string, connectTimeout: number): Connection {
  const askBucket = defineScript({
    SCRIPT: bucketScript(),
    NUMBER_OF_KEYS: 1,
    parseCommand(parser: Redis.CommandParser, bucket: string, rate: Rate, takes: boolean) {
      parser.pushKey(bucket);
      parser.push(String(rate.burst), String(tokenUnitsOf(rate)), takes ? '1' : '0');
    },
    transformReply: replyOf,
  });
  const client = createClient({
    url,
    scripts: { askBucket },
    socket: { connectTimeout, reconnectStrategy: false },
  });
  // Who asks is told; without a listener the event would end the process.
  client.on('error', () => {});
  const opened = client.connect();
  return {
    ask: async (bucket, rate, takes) => {
      await opened;
      return client.askBucket(bucket, rate, takes);
    },
    close: () => {
      if (client.isOpen) client.destroy();
    },
  };
}

/** What the script gives, which Redis hands over without types. */
function replyOf(reply: unknown): readonly [granted: number, missing: number] {
  const [granted, missing]: readonly unknown[] = Array.isArray(reply) ? reply : [];
  if (typeof granted === 'number' && typeof missing === 'number') return [granted, missing];
  throw new TypeError('Redis answered with something else than the script gives.');
}

/** Rejects where Redis takes too long. Time in which this process was held up itself does not count: it lets one check pass at most. */
function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let checks = 0;
    let timer: NodeJS.Timeout;
    // Timers come before what came in meanwhile is read, and what is set there comes behind it.
    const wait = () => {
      timer = setTimeout(() => setImmediate(check), milliseconds / STORE_CHECKS);
    };
    const check = () => {
      checks++;
      if (checks < STORE_CHECKS) wait();
      else reject(new Error(`Redis did not answer within ${milliseconds} ms.`));
    };
    wait();
    answer.then(resolve, reject).finally(() => {
      checks = STORE_CHECKS;
      clearTimeout(timer);
    });
  });
}
