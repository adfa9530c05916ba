import type { Shape } from '../../../grammar/shape.ts';
import { exactUnits } from '../exact.ts';
import { limitsOf } from '../integer.ts';
import { type Bound, type Facts, isSingle, numberOf, type Scalar } from '../request.ts';
import { type EdgeRequest, hasOnly } from './edge.ts';

/** The numbers from the first to the last one, in units of the last digit behind the point. */
interface Units {
  readonly first: bigint;
  readonly last: bigint;
}

/** Whole digits, and digits behind the point, of a number whose type bounds neither. */
const OPEN_WHOLE = 60;
const OPEN_SCALE = 20;

const READ = ['least', 'most', 'legalLeast', 'legalMost', 'excluded'] as const;

/** The ends of an integer's type. */
export function integerEdges(shape: Shape<'integer'>, { request }: EdgeRequest): readonly string[] {
  return edgesWithin(limitsOf(shape), 0, request.facts);
}

export function yearEdges({ first, last }: Shape<'year'>, { request }: EdgeRequest): readonly string[] {
  return edgesWithin({ first: BigInt(first), last: BigInt(last) }, 0, request.facts);
}

/** Numbers of all digits of the type, and what is no number where it holds that. */
export function decimalEdges(
  { precision, scale, unsigned }: Shape<'decimal'>,
  { request: { facts }, extremes, isUnread }: EdgeRequest,
): readonly string[] {
  const places = precision === null ? OPEN_SCALE : (scale ?? 0);
  if (places < 0 || places > (precision ?? OPEN_WHOLE)) return [];
  const last = 10n ** BigInt(precision ?? OPEN_WHOLE + OPEN_SCALE) - 1n;
  const numbers = edgesWithin({ first: unsigned ? 0n : -last, last }, places, facts);
  if (!isUnread || !hasOnly(facts)) return numbers;
  return [...numbers, ...(precision === null ? extremes.numbers.unbounded : extremes.numbers.bounded)];
}

/** What the bytes of a currency amount hold: PostgreSQL manual 8.2. */
export function moneyEdges(_shape: Shape<'money'>, { request, isUnread }: EdgeRequest): readonly string[] {
  return isUnread && hasOnly(request.facts) ? ['-92233720368547758.08', '92233720368547758.07', '0', '0.01'] : [];
}

/** The largest and the smallest numbers of IEEE 754, in digits that no server rounds beyond them. */
const FLOATS = {
  32: ['-3.4028234e38', '3.4028234e38', '1.1754944e-38', '-1.1754944e-38'],
  64: ['-1.7976931348623157e308', '1.7976931348623157e308', '2.2250738585072014e-308', '-2.2250738585072014e-308'],
} as const;

/** The same where expressions may compute with them. */
const COMPUTABLE = {
  32: ['-1048576', '1048576', '0.0009765625', '-0.0009765625'],
  64: ['-1e15', '1e15', '1e-15', '-1e-15'],
} as const;

export function floatEdges(
  { bits, scale, unsigned }: Shape<'float'>,
  { request: { facts }, extremes, isUnread }: EdgeRequest,
): readonly string[] {
  if (scale !== null || !hasOnly(facts, 'least', 'most', 'excluded')) return [];
  const bounds = [facts.least, facts.most].flatMap((bound) => (bound === null || bound.strict ? [] : [bound.value]));
  const isHeld = (value: Scalar) => numberOf(value) !== null && (bits === 64 || isSingle(value));
  const numbers = [
    ...bounds.filter(isHeld).map((value) => String(numberOf(value))),
    ...(isUnread ? FLOATS : COMPUTABLE)[bits],
    '0',
    '1',
    '-1',
  ].filter((text) => !(unsigned && text.startsWith('-')) && isBetween(Number(text), facts));
  return isUnread && hasOnly(facts) ? [...numbers, ...extremes.numbers.unbounded] : numbers;
}

function isBetween(number: number, { least, most, excluded }: Facts): boolean {
  const isAbove = (bound: Bound | null, sign: 1 | -1): boolean => {
    if (bound === null) return true;
    const apart = (number - (numberOf(bound.value) ?? Number.NaN)) * sign;
    return bound.strict ? apart > 0 : apart >= 0;
  };
  return isAbove(least, 1) && isAbove(most, -1) && excluded.every((value) => numberOf(value) !== number);
}

/** The ends of what the facts leave of an interval, and the numbers beside zero; none: what the facts say is no interval. */
function edgesWithin(type: Units, places: number, facts: Facts): readonly string[] {
  const within = unitsWithin(type, places, facts);
  if (within === null) return [];
  const { first, last } = within;
  const excluded = new Set(facts.excluded.map((value) => exactUnits(value, places)?.floor));
  const whole = 10n ** BigInt(places);
  return [first, last, 0n, whole, -whole, 1n, -1n]
    .filter((units) => units >= first && units <= last && !excluded.has(units))
    .map((units) => numeral(units, places));
}

function unitsWithin(type: Units, places: number, facts: Facts): Units | null {
  if (!hasOnly(facts, ...READ)) return null;
  let { first, last } = type;
  for (const bound of [facts.least, facts.legalLeast]) {
    if (bound === null) continue;
    const units = exactUnits(bound.value, places);
    if (units === null) return null;
    const least = units.isWhole && !bound.strict ? units.floor : units.floor + 1n;
    if (least > first) first = least;
  }
  for (const bound of [facts.most, facts.legalMost]) {
    if (bound === null) continue;
    const units = exactUnits(bound.value, places);
    if (units === null) return null;
    const most = units.isWhole && bound.strict ? units.floor - 1n : units.floor;
    if (most < last) last = most;
  }
  return { first, last };
}

/** A number of units of 10^-places in digits. */
function numeral(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const sign = units < 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
