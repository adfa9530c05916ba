/* The standard normal distribution: mean 0, deviation 1. */

/** From here on the tail is computed by its continued fraction, which converges fast there. */
const TAIL = 3;

/** Steps of the continued fraction that leave no error in a double from there on. */
const FRACTION_STEPS = 80;

/** Share of draws below `x`: to some 13 digits, in the lower tail, too. */
export function normalBelow(x: number): number {
  const distance = Math.abs(x);
  const tail = distance < TAIL ? 0.5 - withinCentre(distance) : beyondTail(distance);
  return x < 0 ? tail : 1 - tail;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** Share from 0 to `x`, by the series of x^(2k + 1) / (1 · 3 · 5 ⋯ (2k + 1)). */
function withinCentre(x: number): number {
  let sum = 0;
  let term = x;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    sum += term;
    term *= (x * x) / odd;
  }
  return density(x) * sum;
}

/** Share beyond `x`, by Laplace's continued fraction: 1 / (x + 1 / (x + 2 / (x + 3 / …))). */
function beyondTail(x: number): number {
  let rest = x;
  for (let step = FRACTION_STEPS; step > 0; step--) rest = x + step / rest;
  return density(x) / rest;
}

/* The inverse by rational functions, one in the centre and one in the tails (Acklam, 2003). */
const CENTRE_ABOVE = [
  -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
  2.506628277459239,
];
const CENTRE_BELOW = [
  -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1,
];
const TAIL_ABOVE = [
  -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BELOW = [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1];

/** Share below which the lower tail lies. */
const TAIL_SHARE = 0.02425;

/** The point below which a share of draws lies, with a relative error of 1.2e-9 at most; -Infinity and Infinity for 0 and 1. */
export function normalQuantile(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  if (share > 1 - TAIL_SHARE) return -inTail(1 - share);
  if (share < TAIL_SHARE) return inTail(share);
  const centred = share - 0.5;
  const square = centred * centred;
  return (centred * polynomial(CENTRE_ABOVE, square)) / polynomial(CENTRE_BELOW, square);
}

function inTail(share: number): number {
  const root = Math.sqrt(-2 * Math.log(share));
  return polynomial(TAIL_ABOVE, root) / polynomial(TAIL_BELOW, root);
}

/** The value of a polynomial; its coefficients from the highest power on. */
function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
