import type { CompiledTable } from '../compiled-table.ts';
import { type ReadText, textReader } from '../emit/objects/js-values.ts';
import { checkCompiled } from '../options/check-options.ts';
import { type ColumnPlan, expressionOf, type Plan } from '../plan/plan.ts';
import { curveOf } from '../values/distribution.ts';
import { type Domain, distributionsOf, isComputed, radicesOf, valueText } from '../values/domain.ts';
import { isRelated, withoutEdges } from './explain.ts';
import type { ColumnDistribution, WeightedValue } from './explanation.ts';

/** Values of a domain that are listed, each with its share. */
const LISTED_VALUES = 1024;

/** Values that stand for a domain of more, all as likely. */
const REPRESENTATIVES = 4096;

/**
 * How likely the values of a column are where chance draws them by its domain alone. Null: keys, other columns or rows of other tables
 * decide on them, or there is no column of this name. Rows that are drawn again for a check are not taken into account.
 */
export function distributionOf(
  compiled: Pick<CompiledTable, 'table' | 'plan'>,
  column: string,
): ColumnDistribution | null {
  checkCompiled('distributionOf', compiled);
  const planned = compiled.plan.columns.find(({ name }) => name === column);
  return planned === undefined ? null : distributionIn(planned, compiled.plan);
}

function distributionIn(planned: ColumnPlan, plan: Plan): ColumnDistribution | null {
  const [column] = withoutEdges(planned, plan);
  const { draw, domains, choice, nullShares, shape } = column;
  if (draw.kind !== 'uniform' || isRelated(column, plan) || expressionOf(column) !== null) return null;
  if (domains.some(isComputed)) return null;
  const weights = (choice === null ? null : plan.choices[choice]?.weights) ?? domains.map(() => 1);
  const cases = domains.flatMap((domain, index) => {
    const weight = (weights[index] ?? 0) * (1 - (nullShares[index] ?? 0));
    return domain === null || weight === 0 ? [] : [{ domain, weight }];
  });
  const whole = cases.reduce((sum, { weight }) => sum + weight, 0);
  const values = cases.flatMap(({ domain, weight }) => {
    const read = textReader(shape, {}, domain);
    return (isListed(domain) ? listed(domain, read) : represented(domain, read)).map(
      ({ value, share }): WeightedValue => ({ value, share: (share * weight) / whole }),
    );
  });
  return values.length === 0 ? null : { values, isComplete: cases.every(({ domain }) => isListed(domain)) };
}

function isListed(domain: Domain): boolean {
  return radicesOf(domain).reduce((size, radix) => size * radix, 1) <= LISTED_VALUES;
}

/** How the digits of a domain are drawn. */
interface Digit {
  readonly size: number;
  /** Share of each rank. */
  readonly share: (rank: number) => number;
  /** The rank below which a share of the draws lies. */
  readonly rankAt: (share: number) => number;
}

function digitsOf(domain: Domain): readonly Digit[] {
  const distributions = distributionsOf(domain);
  return radicesOf(domain).map((size, digit): Digit => {
    const distribution = distributions[digit] ?? null;
    if (distribution === null) return { size, share: () => 1 / size, rankAt: (share) => Math.floor(share * size) };
    const { below, quantile } = curveOf(distribution, size);
    return {
      size,
      share: (rank) => below(rank + 1) - below(rank),
      rankAt: (share) => Math.min(size - 1, Math.floor(quantile(share))),
    };
  });
}

/** All values of a domain. */
function listed(domain: Domain, read: ReadText): readonly WeightedValue[] {
  const ranks = digitsOf(domain).reduce<readonly { readonly ranks: readonly number[]; readonly share: number }[]>(
    (begun, { size, share }) =>
      begun.flatMap((beginning) =>
        Array.from({ length: size }, (_, rank) => ({
          ranks: [...beginning.ranks, rank],
          share: beginning.share * share(rank),
        })),
      ),
    [{ ranks: [], share: 1 }],
  );
  const shares = new Map<string, number>();
  for (const { ranks: digits, share } of ranks) {
    const text = valueText(domain, digits);
    shares.set(text, (shares.get(text) ?? 0) + share);
  }
  return [...shares].filter(([, share]) => share > 0).map(([text, share]) => ({ value: read(text), share }));
}

/**
 * Values that stand for all of a domain: the first digit takes the middles of equal shares, the others go through theirs in the steps
 * of a Kronecker sequence, so that a few values are spread as evenly as many drawn ones (a Hammersley set).
 */
function represented(domain: Domain, read: ReadText): readonly WeightedValue[] {
  const digits = digitsOf(domain).map((digit, place) => ({ ...digit, step: place === 0 ? 0 : stepOf(place) }));
  return Array.from({ length: REPRESENTATIVES }, (_, number) => {
    const ranks = digits.map(({ rankAt, step }, place) =>
      rankAt(place === 0 ? (number + 0.5) / REPRESENTATIVES : ((number + 1) * step) % 1),
    );
    return { value: read(valueText(domain, ranks)), share: 1 / REPRESENTATIVES };
  });
}

/** The step of a digit: a root of 2 that no others add up to. */
function stepOf(place: number): number {
  return 2 ** (1 / (place + 1)) - 1;
}
