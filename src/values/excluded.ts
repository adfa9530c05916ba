import { hexadecimalOf } from './bytes.ts';
import type { Domain } from './domain.ts';
import { digitSizes, type Part, textOf } from './part.ts';
import type { Scalar } from './request.ts';

/** Texts of a part that are listed at most, so that one of them can be left out. */
const MAX_LISTED = 1000;

/** Hexadecimal digits that are listed of a part of more. */
const LISTED_DIGITS = 2;

/** The domain without excluded values, as far as others are left: also without those that begin as these do. */
export function withoutExcluded(domain: Domain, excluded: readonly Scalar[]): Domain {
  // What is written once more counts the digits back to its own.
  if (excluded.length === 0 || domain.parts.some(({ kind }) => kind === 'again')) return domain;
  const texts = excluded.map((value) => (domain.literal === 'bytes' ? hexadecimalOf(String(value)) : String(value)));
  return { ...domain, parts: without(texts, domain.parts) };
}

function without(texts: readonly string[], parts: readonly Part[]): readonly Part[] {
  let kept = parts;
  for (const text of new Set(texts.map((text) => text.toLowerCase()))) {
    for (let way = wayOf(text, kept, 0, new Set()); way !== null; ) {
      const at = kept.findIndex((part) => beginningOf(part) !== null);
      const beginning = beginningOf(kept[at]);
      if (beginning === null) break;
      const unwanted = way[at]?.toLowerCase() ?? '';
      const entries = beginning.entries.filter((entry) => !isAt(entry.toLowerCase(), unwanted, beginning));
      kept = [...kept.slice(0, at), { kind: 'pool', entries }, ...beginning.rest, ...kept.slice(at + 1)];
      way = wayOf(text, kept, 0, new Set());
    }
  }
  return kept;
}

/** The beginnings of a part's texts, with what follows them. */
interface Beginning {
  readonly entries: readonly string[];
  readonly rest: readonly Part[];
}

function isAt(entry: string, text: string, { rest }: Beginning): boolean {
  return rest.length === 0 ? entry === text : text.startsWith(entry);
}

/** The beginnings of a part's texts, of which one can be left out; null: there is one, or they are too many. */
function beginningOf(part: Part | undefined): Beginning | null {
  if (part === undefined) return null;
  if (part.kind === 'pool') return part.entries.length > 1 ? { entries: part.entries, rest: [] } : null;
  if (part.kind === 'hexadecimal' && part.width > LISTED_DIGITS) {
    const { entries } = beginningOf({ ...part, width: LISTED_DIGITS }) ?? { entries: [] };
    return { entries, rest: [{ ...part, width: part.width - LISTED_DIGITS }] };
  }
  const [size = 1, ...more] = digitSizes(part);
  if (size === 1 || size > MAX_LISTED || more.length > 0) return null;
  return { entries: Array.from({ length: size }, (_, digit) => textOf(part, [digit])), rest: [] };
}

/**
 * The texts of the parts from `first` on that make a text in lower case together; null: they do not make it, or it is not known.
 * `failed`: what was tried in vain.
 */
function wayOf(text: string, parts: readonly Part[], first: number, failed: Set<string>): readonly string[] | null {
  const part = parts[first];
  if (part === undefined) return text === '' ? [] : null;
  for (const entry of beginningsOf(text, part)) {
    if (!text.startsWith(entry.toLowerCase())) continue;
    const key = `${first} ${entry.length} ${text.length}`;
    if (failed.has(key)) continue;
    const rest = wayOf(text.slice(entry.length), parts, first + 1, failed);
    if (rest !== null) return [entry, ...rest];
    failed.add(key);
  }
  return null;
}

/** The texts of a part that a text in lower case begins with. */
function beginningsOf(text: string, part: Part): readonly string[] {
  switch (part.kind) {
    case 'constant':
      return [part.text];
    case 'pool':
      return entriesIn(text, part.entries);
    case 'hexadecimal':
    case 'binary': {
      const digits = text.slice(0, part.width);
      return digits.length === part.width && (part.kind === 'binary' ? /^[01]+$/ : /^[\da-f]+$/).test(digits)
        ? [digits]
        : [];
    }
    case 'integer':
    case 'digits': {
      const number = /^-?\d*/.exec(text)?.[0] ?? '';
      const numbers = Array.from(number, (_, end) => number.slice(0, end + 1));
      return numbers.filter((digits) => {
        const place = Number(digits) - part.first;
        return place >= 0 && place < part.size && textOf(part, [place]) === digits;
      });
    }
    default:
      return [];
  }
}

/** Entries of a pool by their text in lower case, with the lengths that there are. */
interface EntryIndex {
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly lengths: readonly number[];
}

const indexes = new WeakMap<readonly string[], EntryIndex>();

function indexOf(entries: readonly string[]): EntryIndex {
  const known = indexes.get(entries);
  if (known !== undefined) return known;
  const places = new Map<string, number[]>();
  for (const [place, entry] of entries.entries()) {
    const folded = entry.toLowerCase();
    const same = places.get(folded);
    if (same === undefined) places.set(folded, [place]);
    else same.push(place);
  }
  const index = { places, lengths: [...new Set(Array.from(places.keys(), ({ length }) => length))] };
  indexes.set(entries, index);
  return index;
}

/** The entries that a text in lower case begins with, in their order: found by their lengths, as there may be many texts. */
function entriesIn(text: string, entries: readonly string[]): readonly string[] {
  const { places, lengths } = indexOf(entries);
  const found = lengths.flatMap((length) => places.get(text.slice(0, length)) ?? []);
  return found.sort((one, other) => one - other).map((place) => entries[place] ?? '');
}
