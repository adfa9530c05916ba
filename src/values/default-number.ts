import type { Meaning, NumberForm, Spread } from './meaning.ts';
import { numberOf, type Scalar } from './request.ts';

/** So many times what is usual, or such a part of it, is another size. */
const OTHER_SIZE = 2;

/** Deviation of the natural logarithm of numbers about a DEFAULT; and those at most, as a multiple of it. */
const SIGMA = 0.5;
const MOST = 4;

/** Cents of what is written as a price, and how many such prices are listed at most. */
const PRICE_ENDING = /^(?:\d9|9[578])$/;
const MOST_PRICES = 24;

/**
 * The meanings with what a DEFAULT shows of how large numbers are: behind what else is known of that, and in front of it where the
 * DEFAULT is no such number or of another size, as of a film that costs 4.99 a week.
 */
export function withDefaultNumber(meanings: readonly Meaning[], constant: Scalar | undefined): readonly Meaning[] {
  const number = constant === undefined || typeof constant === 'boolean' ? null : numberOf(constant);
  if (number === null) return meanings;
  const [first] = meanings.flatMap(({ numbers }) => numbers ?? []);
  // Of states and kinds, numbers stand for words: they count from where the DEFAULT does.
  if (number === 0 && first?.first === 1 && /^(?:state|kind)\./.test(meanings[0]?.name ?? '')) {
    return [{ name: meanings[0]?.name ?? '', numbers: { first: 0, last: first.last - 1 } }, ...meanings];
  }
  // What costs nothing is among what has a price, for rows of a kind that does.
  if (number === 0 && first !== undefined && first.first > 0 && first.spread?.kind === 'lognormal') {
    return [{ ...meanings[0], name: meanings[0]?.name ?? '', numbers: { ...first, first: 0 } }, ...meanings];
  }
  if (first !== undefined && number > 0 && /^finance\.tax rate/.test(meanings[0]?.name ?? '')) {
    return [{ name: 'rates beside the usual one', numbers: ratesBeside(number, first) }, ...meanings];
  }
  const isOther = first !== undefined && number > 0 && (number < first.first || number > first.last);
  const isOfAnySize = first !== undefined && (isOther || medianOf(first.spread) !== null);
  const prices = isOfAnySize && number > 0 ? pricesLike(number) : null;
  const sized = first !== undefined && !isOther && isOfOtherSize(number, first) ? sizedAs(number, first) : null;
  const shown: Meaning = { name: 'numbers like the default', numbers: prices ?? sized ?? scaleOf(number) };
  return isOther || prices !== null || sized !== null ? [shown, ...meanings] : [...meanings, shown];
}

/** Per cent from which on a tax is high. */
const LEAST_HIGH = 15;

/** The taxes of one country: most is taxed at the rate of the DEFAULT, some at about half of a high one, and some not at all. */
function ratesBeside(number: number, form: NumberForm): NumberForm {
  const unit = number < 1 ? 100 : 1;
  const reduced = number * unit < LEAST_HIGH ? number : Math.floor((number * unit) / 2) / unit;
  const weights = new Map([0, reduced, number].map((rate, place) => [rate, 1 + 3 * place]));
  const scale = Math.max(form.scale ?? 0, (String(number).split('.')[1] ?? '').length);
  return { ...form, last: Math.max(form.last, number), scale, spread: { kind: 'weights', weights } };
}

/** Whether a number is much larger or much smaller than most that are of any size. A one is where things begin. */
function isOfOtherSize(number: number, { spread }: NumberForm): boolean {
  const median = medianOf(spread);
  return median !== null && number > 0 && number !== 1 && Math.max(number / median, median / number) > OTHER_SIZE;
}

/** The number below which half of those lie that are of any size; null: they are not. */
function medianOf(spread: Spread | undefined): number | null {
  if (spread?.kind === 'lognormal') return spread.median;
  return spread?.kind === 'exponential' ? spread.mean * Math.LN2 : null;
}

/** Numbers of a form about a DEFAULT. */
function sizedAs(number: number, form: NumberForm): NumberForm {
  const { zeros = 0, ...others } = form;
  const spread: Spread = { kind: 'lognormal', median: number, sigma: SIGMA };
  return { ...others, zeros: number % 10 ** zeros === 0 ? zeros : 0, last: MOST * number, spread };
}

/** Prices with the cents of one, from a third to twice of it; null: it is none. */
function pricesLike(number: number): NumberForm | null {
  const [whole = '', cents = ''] = number.toFixed(SCALE).split('.');
  const count = Number(whole);
  if (!PRICE_ENDING.test(cents)) return null;
  const step = stepAbove((2 * count) / MOST_PRICES);
  const from = count - Math.floor((count * 2) / 3 / step) * step;
  const prices = Array.from({ length: MOST_PRICES }, (_, place) => Number(`${from + place * step}.${cents}`));
  const within = prices.filter((price) => price <= Math.max(2 * number, number + 2));
  const weights = within.map((price) => [price, Math.exp(-((Math.log(price / number) / SIGMA) ** 2) / 2)] as const);
  return {
    first: 0,
    last: MOST * (number + 1),
    scale: SCALE,
    spread: { kind: 'weights', weights: new Map(weights) },
  };
}

/** Where the numbers lie that a column counts from zero, as far as people count. */
const COUNTED_LAST = 1000;
const COUNTED_MEAN = 25;

/** Digits behind the point of money: of numbers with others, few look as if somebody had written them. */
const SCALE = 2;

/** Numbers as large as a DEFAULT; where it is zero, those that people count. */
function scaleOf(number: number): NumberForm {
  if (number === 0) {
    return { first: 0, last: COUNTED_LAST, scale: SCALE, spread: { kind: 'exponential', mean: COUNTED_MEAN } };
  }
  const size = Math.abs(number);
  if (number < 0) return { first: -10 * size, last: 10 * size, scale: SCALE };
  const scale = size >= 100 ? SCALE : Math.min(6, SCALE + Math.max(0, Math.ceil(-Math.log10(size))));
  return { first: 0, last: 20 * size, scale, spread: { kind: 'lognormal', median: size, sigma: 0.6 } };
}

/** A round number that is one or more, and not less than another: 1, 2, 5, 10, 20. */
function stepAbove(least: number): number {
  const ten = 10 ** Math.max(0, Math.ceil(Math.log10(least)) - 1);
  return [1, 2, 5].map((one) => one * ten).find((step) => step >= least) ?? 10 * ten;
}
