import { digitSizes, type Part } from '../../values/part.ts';

/* Parts in short, for the rows of the table of meanings. */

export { numberBehind } from '../../values/numbered-form.ts';

export const text = (text: string): Part => ({ kind: 'constant', text });
export const pool = (entries: readonly string[]): Part => ({ kind: 'pool', entries });
/** What is picked of which the first ones are by far the largest. */
const LARGEST_FIRST: ReadonlySet<string> = new Set(['airport', 'airline', 'place.country']);
/** One of the entries, in the same place as other columns of the row have of what it picks. */
export const picked = (picks: string, entries: readonly string[]): Part => ({
  kind: 'pool',
  entries,
  picks,
  ...(LARGEST_FIRST.has(picks) ? { distribution: { kind: 'zipf', exponent: 0.8 }, expected: 90 } : {}),
});
/** A part of entries of which the first ones come most often, as a few of most things do. */
export const frequentFirst = (part: Part): Part => ({ ...part, distribution: { kind: 'zipf', exponent: 1.2 } });
/** A pool some of whose entries come so many times as often as the others. */
export const often = <T extends Part>(part: T, common: readonly string[], times: number): T =>
  part.kind === 'pool'
    ? {
        ...part,
        distribution: { kind: 'weights', weights: part.entries.map((entry) => (common.includes(entry) ? times : 1)) },
      }
    : part;
/** One of the entries by relative weights. */
export const weighted = (weights: Readonly<Record<string, number>>): Part => ({
  kind: 'pool',
  entries: Object.keys(weights),
  distribution: { kind: 'weights', weights: Object.values(weights) },
});
export const number = (first: number, last: number): Part => ({ kind: 'integer', first, size: last - first + 1 });
/** So many hexadecimal digits, up to seven. */
export const hexadecimal = (width: number): Part => ({ kind: 'hexadecimal', width });
export const digits = (width: number): Part => ({ kind: 'digits', width, first: 0, size: 10 ** width });

/** A number of which a key takes the first `expected` ones, as long as these tell its rows apart. */
export const counter = (first: number, last: number, expected = 1): Part => ({ ...number(first, last), expected });

/** The months, as numbers of two digits. */
export const monthNumber: Part = { kind: 'digits', width: 2, first: 1, size: 12 };

/** What a function gives, made when it is first asked for. Pools are known by their arrays: the same one every time is encoded once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Words of a text, with blanks between them. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
/** Entries of a text, with bars between them. */
export const entries = (text: string): readonly string[] => text.trim().split(/\s*\|\s*/);
/** One of some words, all alike. */
export const oneOf = (text: string): Part => pool(words(text));

/** Small letters, digits and hyphens, as in addresses on the web. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A piece with what stands in front of it, or nothing: in a share of the values. */
export const maybe = (share: number, before: string, entries: readonly string[]): Part => ({
  kind: 'pool',
  entries: ['', ...entries.map((entry) => before + entry)],
  distribution: { kind: 'weights', weights: [(1 - share) * entries.length, ...entries.map(() => share)] },
});

/** Parts of which a thing is picked once, whatever number of them pick it: the last name's ending is that of the first name. */
export function agreeing(parts: readonly Part[]): readonly Part[] {
  const places = new Map<string, number>();
  let digits = 0;
  return parts.map((part): Part => {
    const before = part.picks === undefined ? undefined : places.get(part.picks);
    if (part.kind === 'pool' && part.picks !== undefined && before !== undefined) {
      return { kind: 'again', back: digits - before, of: { kind: 'pool', entries: part.entries }, picks: part.picks };
    }
    if (part.picks !== undefined) places.set(part.picks, digits);
    digits += digitSizes(part).length;
    return part;
  });
}
