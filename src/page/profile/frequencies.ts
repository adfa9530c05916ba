import type { Bar, Chart, Expected } from './chart.ts';

/** Values that have a bar of their own. */
const MOST_VALUES = 10;

/** Characters of a value in a label. */
const LABEL_CHARACTERS = 40;

/** How often each text comes. */
export function counted(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/**
 * The most frequent values, and the rest as one bar. `expected`: all values that the plan lets one expect; null: it does not say, or
 * has too many to list.
 */
export function mostFrequent(counts: ReadonlyMap<string, number>, expected: readonly Expected<string>[] | null): Chart {
  const shares = new Map<string, number>();
  for (const { value, count } of expected ?? []) shares.set(value, (shares.get(value) ?? 0) + count);
  const inOrder = [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
  const shown = inOrder.slice(0, inOrder.length <= MOST_VALUES + 1 ? inOrder.length : MOST_VALUES);
  const rest = inOrder.slice(shown.length);
  const named = shown.map(([value, count]) => ({
    ...{ label: labelOf(value), count, isRest: false },
    stated: expected === null ? null : (shares.get(value) ?? 0),
  }));
  const whole = [...shares.values()].reduce((sum, count) => sum + count, 0);
  const others = {
    label: `${rest.length} others`,
    count: rest.reduce((sum, [, count]) => sum + count, 0),
    stated: expected === null ? null : whole - named.reduce((sum, { stated }) => sum + (stated ?? 0), 0),
    isRest: true,
  };
  const bars = rest.length === 0 ? named : [...named, others];
  const placed = bars.map((bar, place): Bar => ({ ...bar, from: place / bars.length, to: (place + 1) / bars.length }));
  return { of: 'values', bars: placed, ticks: [], outside: 0 };
}

function labelOf(value: string): string {
  if (value === '') return '(empty)';
  const characters = [...value.slice(0, 2 * LABEL_CHARACTERS)];
  return characters.length > LABEL_CHARACTERS ? `${characters.slice(0, LABEL_CHARACTERS).join('')}…` : value;
}
