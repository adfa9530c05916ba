import type { Shape } from '../../grammar/shape.ts';
import { type Domain, poolDomain } from './domain.ts';
import { legalInterval } from './integer.ts';
import { LANE_SIZE } from './part.ts';
import { type DomainRequest, type Facts, type Interval, narrowed, numberOf } from './request.ts';

type NumberShape = Shape<'integer'> | Shape<'decimal'> | Shape<'float'>;

/** Multiples that are listed at most. */
const MAX_LISTED = 4096;

/** Zeros at the end of the numbers among which a period of multiples repeats, at most. */
const MAX_ZEROS = 4;

/** Whole digits of numbers that nothing narrows. */
const NATURAL_MOST = 9999;

/** Whole digits of decimals and floats that are multiples of a number, and how many there are at most where bounds ask for more. */
const WHOLE_DIGITS = 6;
const MOST_DIGITS = 15;

/** Whole multiples of a number, and the rest that is asked for above them; null: none is between the bounds. */
export function multiplesDomain(shape: NumberShape, step: number, { facts, distinct }: DomainRequest): Domain | null {
  const { rest } = facts;
  const whole = legalWhole(shape, facts);
  const legal = rest === 0 ? whole : { ...whole, first: 0 };
  // A scale below zero makes all numbers of a type multiples: they are those that nothing else narrows.
  const isScaled = shape.kind === 'decimal' && (shape.scale ?? 0) < 0;
  const natural = {
    first: Math.min(1, legal.last),
    last: distinct || isScaled ? legal.last : Math.min(legal.last, NATURAL_MOST * step),
  };
  const asked = narrowed(facts, numberOf, natural, legal);
  if (asked === null) return null;
  const interval = { first: inward(asked.first, 1, shape), last: inward(asked.last, -1, shape) };
  const first = Math.ceil((interval.first - rest) / step);
  const last = Math.floor((interval.last - rest) / step);
  if (first > last) return null;
  if (isScaled || last - first >= MAX_LISTED) {
    const repeated = repeatedDomain(shape, step, rest, interval);
    if (repeated !== null) return repeated;
  }
  const count = Math.min(last - first + 1, MAX_LISTED);
  return poolDomain(
    shape.kind,
    'bare',
    Array.from({ length: count }, (_, i) => String((first + i) * step + rest)),
  );
}

/** Whole numbers that singles hold exactly, and how far others are rounded. */
const SINGLE_EXACT = 2 ** 24;
const SINGLE_ROUNDING = 2 ** -23;

/** A bound that what lies within it does not leave when it is rounded to a single. */
function inward(bound: number, direction: 1 | -1, shape: NumberShape): number {
  const isRounded = shape.kind === 'float' && shape.bits === 32 && Math.abs(bound) > SINGLE_EXACT;
  return isRounded ? bound + direction * Math.abs(bound) * SINGLE_ROUNDING : bound;
}

function legalWhole(shape: NumberShape, { least, most: highest }: Facts): Interval {
  if (shape.kind === 'integer') return legalInterval(shape);
  const reach = Math.max(...[least, highest].map((bound) => Math.abs(numberOf(bound?.value ?? 0) ?? 0)), 1);
  const fewest = (shape.scale ?? 0) < 0 ? MOST_DIGITS : WHOLE_DIGITS;
  const natural = Math.min(MOST_DIGITS, Math.max(fewest, Math.ceil(Math.log10(reach)) + 1));
  const digits = shape.precision === null ? natural : Math.min(natural, shape.precision - (shape.scale ?? 0));
  const most = 10 ** Math.max(0, digits) - 1;
  return { first: shape.unsigned ? 0 : -most, last: most };
}

/** A number, and behind it the last digits that multiples have: of 25, 00, 25, 50 and 75. Null: there are no such. */
function repeatedDomain(shape: NumberShape, step: number, rest: number, { first, last }: Interval): Domain | null {
  for (let zeros = 1; zeros <= MAX_ZEROS; zeros++) {
    const period = 10 ** zeros;
    if (period % step !== 0) continue;
    const low = Math.ceil(Math.max(first, period) / period);
    const high = Math.min(Math.floor((last + 1) / period) - 1, LANE_SIZE - 1);
    if (high <= low) return null;
    const endings = Array.from({ length: period / step }, (_, i) => String(i * step + rest).padStart(zeros, '0'));
    return {
      kind: shape.kind,
      literal: 'bare',
      parts: [
        { kind: 'integer', first: low, size: high - low + 1 },
        endings.length === 1 ? { kind: 'constant', text: endings.join('') } : { kind: 'pool', entries: endings },
      ],
    };
  }
  return null;
}
