import { type Curve, curveOf, type Distribution } from '../values/distribution.ts';
import { type Domain, distributionsOf, radicesOf, valueText } from '../values/domain.ts';
import { digitSizes } from '../values/part.ts';
import { isOrdered, shown } from './values.ts';

/** Entries of a weighted list that are named with their shares. */
const NAMED_ENTRIES = 3;

/** A digit whose ranks are not all alike. */
interface SkewedDigit {
  readonly distribution: Distribution;
  readonly size: number;
  /** The value or the part of one that a rank stands for; null: none can be told. */
  readonly textOf: (rank: number) => string | null;
}

/** How likely the values of a domain are, in words; null: all are alike. */
export function likelihoodInWords(domain: Domain): string | null {
  const words = skewedDigits(domain).map(digitInWords);
  return words.length === 0 ? null : [...new Set(words)].join('; ');
}

function skewedDigits(domain: Domain): readonly SkewedDigit[] {
  const radices = radicesOf(domain);
  const distributions = distributionsOf(domain);
  const parts = domain.parts.flatMap((part) => digitSizes(part).map(() => part));
  // Where the first digit is the most significant one of a number, it tells where the value lies.
  const leading = radices.findIndex((radix) => radix > 1);
  return radices.flatMap((size, digit) => {
    const distribution = distributions[digit] ?? null;
    const part = parts[digit];
    if (distribution === null || size === 1 || part === undefined) return [];
    const textOf = (rank: number): string | null => {
      if (radices.length === 1 || (isOrdered(domain) && digit === leading)) {
        return shown(
          valueText(
            domain,
            radices.map((_, place) => (place === digit ? rank : 0)),
          ),
          domain,
        );
      }
      return part.kind === 'pool' ? shown(part.entries[rank] ?? '', domain) : null;
    };
    return [{ distribution, size, textOf }];
  });
}

function digitInWords(digit: SkewedDigit): string {
  const { distribution, size, textOf } = digit;
  const curve = curveOf(distribution, size);
  const at = (share: number) => textOf(Math.min(size - 1, Math.floor(curve.quantile(share))));
  const half = at(0.5);
  switch (distribution.kind) {
    case 'weights':
      return weightsInWords(digit, curve);
    case 'normal': {
      const [low, high] = [at(1 / 6), at(5 / 6)];
      return low === null || high === null ? 'mostly about the middle' : `two thirds from ${low} to ${high}`;
    }
    case 'exponential': {
      const isLast = distribution.from === 'last';
      const words = `denser towards the ${isLast ? 'end' : 'beginning'}`;
      return half === null ? words : `${words}: half ${isLast ? 'from' : 'below'} ${half}${isLast ? ' on' : ''}`;
    }
    case 'lognormal':
      return half === null ? 'mostly small' : `mostly small: half below ${half}`;
    case 'zipf':
      return half === null ? 'the first ones most often' : `the first ones most often: half up to ${half}`;
    case 'histogram':
      return half === null ? 'not all alike' : `not all alike: half below ${half}`;
  }
}

function weightsInWords({ size, textOf }: SkewedDigit, { below }: Curve): string {
  const shares = new Map<string, number>();
  for (let rank = 0; rank < size; rank++) {
    const share = below(rank + 1) - below(rank);
    const text = textOf(rank) ?? `number ${rank + 1}`;
    if (share > 0) shares.set(text, (shares.get(text) ?? 0) + share);
  }
  const likeliest = [...shares].sort(([, one], [, other]) => other - one).slice(0, NAMED_ENTRIES);
  const named = likeliest.map(([text, share]) => `${text} ${percent(share)}`);
  return `weighted: ${named.join(', ')}${shares.size > NAMED_ENTRIES ? ', …' : ''}`;
}

/** A share in per cent, with as many digits as tell it from none. */
function percent(share: number): string {
  return `${Number((100 * share).toPrecision(2))} %`;
}
