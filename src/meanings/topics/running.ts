import { oneOf } from '../builders/forms.ts';
import { between, lognormal, measure, once, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Programs and machines that run, and how they end. */
export const running: readonly MeaningRow[] = [
  {
    name: 'log.class of an error',
    names: 'error|exception class, exception type|name',
    texts: once(() => [
      [
        oneOf(
          'TimeoutError ValidationError NotFoundError ConnectionError PermissionError ConflictError RateLimitError KeyError',
        ),
      ],
      [oneOf('KeyError IOError')],
    ]),
    nulls: 0.8,
  },
  {
    name: 'log.exit code',
    names: 'exit, rc, exit|return|process exit|script exit|job/exit code, exit status|value|number',
    numbers: {
      first: 0,
      last: 255,
      spread: weightsBy({ 0: 86, 1: 9, 2: 2, 126: 0.3, 127: 0.7, 130: 0.5, 137: 1, 143: 0.5 }),
    },
  },
  measure(
    'threads',
    'thread, active|worker thread, thread number total, open|active connection, connection|socket|process count, socket',
    between(1, 5_000, lognormal(48, 0.9)),
  ),
  measure(
    'copies of a service',
    'replica, replica|shard|pod count, shard, replication factor',
    between(1, 24, weightsBy({ 1: 24, 2: 26, 3: 34, 4: 5, 5: 6, 6: 3, 8: 2, 12: 1 })),
  ),
  measure('operations of a disk', 'iops, io operation', between(20, 100_000, lognormal(2_400, 1))),
  measure('uptime', 'uptime, uptime second|s', between(60, 40_000_000, lognormal(900_000, 1.4))),
  measure(
    'hours of running',
    'power on|running|operating|engine|machine|operation|run|total operating hour, flight hour total',
    between(1, 90_000, lognormal(5_200, 1)),
  ),
  measure('cycles', 'charge|battery|power|load cycle, cycle count', between(0, 5_000, lognormal(240, 0.9))),
  measure(
    'open files',
    'open file, file descriptor, open file|inode count, inode, inode used',
    between(10, 500_000, lognormal(900, 1.1)),
  ),
];
