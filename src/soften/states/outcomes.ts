import type { Table } from '../../ir.ts';
import { meaningsOfTable } from '../../meanings/index.ts';
import type { ColumnPlan } from '../../plan/plan.ts';
import { curveOf } from '../../values/distribution.ts';
import { valueText } from '../../values/domain.ts';
import { digitSizes } from '../../values/part.ts';

/** Which ranks of a column say that something has failed, and how often each of its ranks comes. */
export interface Outcome {
  readonly failed: readonly boolean[];
  /** Relative weights of the ranks. */
  readonly weights: readonly number[];
}

/** Levels of what programs note that say so (RFC 5424, log4j, and Python's numbers from 40 on). */
const FAILING_LEVEL = /^(?:e|f|err|error|fatal|severe|crit|critical|alert|emerg|emergency|panic|[45]\d)$/i;

/** Statuses of HTTP that say so: of clients' faults and servers'. */
const FAILING_STATUS = /^[45]\d\d\b/;

/** Which values say so, by what a column means. */
const FAILING: readonly (readonly [meaning: RegExp, failing: RegExp])[] = [
  [/^log\.level/, FAILING_LEVEL],
  [/^web\.response status/, FAILING_STATUS],
  [/^log\.exit code$/, /^-?[1-9]/],
];

/** Ranks of a column that are looked at, at most. */
const MOST_RANKS = 1000;

/**
 * What a column tells by itself of success, whether people call it a status or not: the level of a line in a log, the status of an
 * answer, the code with which a program ends. Null: it tells nothing of the kind, or the same in all rows.
 */
export function outcomeOf(column: ColumnPlan, table: Table): Outcome | null {
  const { domains, name } = column;
  const meaning = meaningsOfTable(table).get(name)?.[0]?.meaning.name ?? '';
  const [, failing = null] = FAILING.find(([one]) => one.test(meaning)) ?? [];
  const [domain = null, second] = domains;
  const [part, more] = domain?.parts ?? [];
  if (failing === null || domain === null || second !== undefined || part === undefined || more !== undefined)
    return null;
  const [size = 0, lower] = digitSizes(part);
  if (size > MOST_RANKS || lower !== undefined) return null;
  const ranks = Array.from({ length: size }, (_, rank) => rank);
  const failed = ranks.map((rank) => failing.test(valueText(domain, [rank])));
  const curve = part.distribution === undefined ? null : curveOf(part.distribution, size);
  const weights = ranks.map((rank) => (curve === null ? 1 : curve.below(rank + 1) - curve.below(rank)));
  return failed.includes(true) && failed.includes(false) ? { failed, weights } : null;
}
