import type { NumberForm } from './meaning.ts';
import type { Part } from './part.ts';
import { type Bound, type Facts, type Interval, numberOf } from './request.ts';

/**
 * Numbers of a list that other columns pick from, too, with `kept` digits behind the point, of which those that the list does not
 * have vary. `held`: what the type holds. Null: the form has no list, or not all of its numbers fit.
 */
export function listedParts(
  { listed }: NumberForm,
  { least, most, ...facts }: Facts,
  kept: number,
  held: Interval,
): readonly Part[] | null {
  if (listed === undefined) return null;
  const entries = listed.entries();
  const written = entries.map((entry) => shortened(entry, kept));
  const numbers = written.map(Number);
  // Digits behind a number take it further from zero by less than one.
  const beyond = kept > 0 ? 1 : 0;
  const [lowest, highest] = [Math.min(...numbers) - beyond, Math.max(...numbers) + beyond];
  const isFree =
    facts.excluded.length === 0 && facts.legalLeast === null && facts.legalMost === null && facts.step === null;
  const isBounded = takes(least, (bound) => lowest - bound) && takes(most, (bound) => bound - highest);
  const isHeld = held.first <= lowest && highest <= held.last;
  if (!isFree || !isBounded || !isHeld) return null;
  const [first = ''] = written;
  const behind = first.includes('.') ? first.length - first.indexOf('.') - 1 : 0;
  const free = Math.min(kept - behind, 9);
  const digits: readonly Part[] = free > 0 ? [{ kind: 'digits', width: free, first: 0, size: 10 ** free }] : [];
  const point: readonly Part[] = free > 0 && behind === 0 ? [{ kind: 'constant', text: '.' }] : [];
  const pool: Part = { kind: 'pool', entries: written, picks: listed.picks };
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

/** A number without what it has beyond so many digits behind the point; a whole one as it is written, `4` for `004`. */
function shortened(text: string, digits: number): string {
  if (digits === 0) return BigInt(text.split('.')[0] ?? '').toString();
  const point = text.indexOf('.');
  return point < 0 ? text : text.slice(0, point + 1 + digits);
}
