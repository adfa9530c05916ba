import type { NumberForm } from './meaning.ts';
import type { Part } from './part.ts';
import { type Bound, type Facts, type Interval, numberOf } from './request.ts';

/** Share of a list that its column has to take, so that it stands for all of it. */
const LEAST_TAKEN = 0.6;

/**
 * Numbers of a list that other columns pick from, too, with `kept` digits behind the point, of which those that the list does not
 * have vary. What the column does not take keeps its place, and another number stands there. `held`: what the type holds. Null: the form
 * has no list, or too few of its numbers fit.
 */
export function listedParts(
  { listed }: NumberForm,
  facts: Facts,
  kept: number,
  held: Interval,
): readonly Part[] | null {
  if (listed === undefined || facts.excluded.length > 0 || facts.step !== null) return null;
  const all = listed.entries();
  const written = all.map((entry) => shortened(entry, kept));
  const [first = ''] = written;
  const behind = first.includes('.') ? first.length - first.indexOf('.') - 1 : 0;
  const free = Math.min(kept - behind, 9);
  // Digits behind a number take it further from zero by less than one.
  const beyond = free > 0 ? 1 : 0;
  const isTaken = (text: string, place: number): boolean => {
    // What is little is not nothing.
    if (Number(text) === 0 && Number(all[place]) !== 0) return false;
    const [lowest, highest] = [Number(text) - beyond, Number(text) + beyond];
    return (
      [facts.least, facts.legalLeast].every((bound) => takes(bound, (value) => lowest - value)) &&
      [facts.most, facts.legalMost].every((bound) => takes(bound, (value) => value - highest)) &&
      held.first <= lowest &&
      highest <= held.last
    );
  };
  const taken = written.filter(isTaken);
  if (taken.length === 0 || taken.length < LEAST_TAKEN * written.length) return null;
  const entries =
    taken.length === written.length
      ? written
      : written.map((text, place) => (isTaken(text, place) ? text : (taken[place % taken.length] ?? '')));
  const digits: readonly Part[] = free > 0 ? [{ kind: 'digits', width: free, first: 0, size: 10 ** free }] : [];
  const point: readonly Part[] = free > 0 && behind === 0 ? [{ kind: 'constant', text: '.' }] : [];
  const pool: Part = { kind: 'pool', entries, picks: listed.picks };
  const weights = listed.weights?.();
  const weighed: Part = weights === undefined ? pool : { ...pool, distribution: { kind: 'weights', weights } };
  return [weighed, ...point, ...digits];
}

/** Whether a bound takes a number that is so far inside of it. */
function takes(bound: Bound | null, distanceTo: (value: number) => number): boolean {
  if (bound === null) return true;
  const value = numberOf(bound.value);
  if (value === null) return false;
  return bound.strict ? distanceTo(value) > 0 : distanceTo(value) >= 0;
}

/** A number with so many digits behind the point at most; a whole one as it is written, `4` for `004`. */
function shortened(text: string, digits: number): string {
  const [, behind = ''] = text.split('.');
  return digits > 0 && behind.length <= digits
    ? text
    : Number(text)
        .toFixed(digits)
        .replace(/^-(?=[0.]*$)/, '');
}
