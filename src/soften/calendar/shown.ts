import type { Shape } from '../../../grammar/shape.ts';
import type { ColumnPlan, SharedDigit } from '../../plan/plan.ts';
import { type Domain, poolDomain } from '../../values/domain.ts';
import { isHeld } from '../../values/held.ts';
import { clockText, dayText, digitSizes, type Part, textOf } from '../../values/part.ts';
import { listingOf, type Moment, momentsOf, type Writer } from './listing.ts';
import { type CalendarPart, partPicked } from './parts.ts';
import type { Source } from './source.ts';

/** Values of a column that follow the digit of a moment. */
export interface Shown {
  readonly domain: Domain;
  readonly digits: readonly (SharedDigit | null)[];
  /** The numbers that are shown, by the rank of the digit; null: texts show several. */
  readonly numbers: readonly number[] | null;
}

/** A domain with a value for each one of a source's digit; null: the column has no room for them. `isBound`: whether it holds no others than it does. */
export function shownIn(
  { shape, domains: [domain = null] }: ColumnPlan,
  part: CalendarPart,
  source: Source,
  isBound: boolean,
): Shown | null {
  if (domain === null) return null;
  const shared = { column: source.column.name, digit: source.digit };
  const { values } = source;
  if (domain.parts.some((piece) => partPicked(piece) !== undefined)) {
    return picked(domain, shape, momentsOf(values, part.of), shared);
  }
  const write = writerOf(domain);
  const allowed = (text: string) => isHeld(text, shape) && (!isBound || isIn(domain, text));
  for (const count of (source.isOfPeriod ? null : part.behind) ?? part.counted) {
    const { numbers, texts } = listingOf(values, part.of, count, write);
    if (texts === null || ![...new Set(texts)].every(allowed)) continue;
    return { domain: { ...domain, parts: [{ kind: 'pool', entries: texts }] }, digits: [shared], numbers };
  }
  return null;
}

/** Texts of which some pieces pick parts: these follow, the others stay. */
function picked(domain: Domain, shape: Shape, days: readonly Moment[], shared: SharedDigit): Shown | null {
  const pieces = domain.parts.map((piece): readonly [Part, readonly (SharedDigit | null)[]] => {
    const [count] = partPicked(piece)?.counted ?? [];
    if (count === undefined) return [piece, digitSizes(piece).map(() => null)];
    const numbers = days.map(count);
    const texts = new Map([...new Set(numbers)].map((number) => [number, pieceText(piece, number)]));
    return [{ kind: 'pool', entries: numbers.map((number) => texts.get(number) ?? '') }, [shared]];
  });
  const parts = pieces.map(([piece]) => piece);
  const digits = pieces.flatMap(([, own]) => own);
  const texts = days.map((_, rank) =>
    pieces.map(([piece, own]) => textOf(piece, [own.includes(shared) ? rank : 0])).join(''),
  );
  if (![...new Set(texts)].every((text) => isHeld(text, shape))) return null;
  // Where nothing else varies, a value is one piece.
  return digits.includes(null)
    ? { domain: { ...domain, parts }, digits, numbers: null }
    : { domain: poolDomain(domain.kind, domain.literal, texts), digits: [shared], numbers: null };
}

/** The text of a piece that shows a number: entries are numbered from 1. */
function pieceText(piece: Part, number: number): string {
  return textOf(piece, ['first' in piece ? number - piece.first : number - 1]);
}

/** What writes a number as a value of a domain; null: it has none for it. */
function writerOf(domain: Domain): Writer {
  const { kind, parts } = domain;
  const [only, second] = parts;
  if (kind === 'date') return dayText;
  if (kind === 'time') return clockText;
  if (kind === 'timestamp') return () => null;
  if (kind === 'integer' || kind === 'decimal' || kind === 'year') return String;
  const entries = only?.kind === 'pool' && second === undefined ? only.entries : [];
  const byNumber = new Map(entries.flatMap((entry) => numbersNamed(entry).map((number) => [number, entry] as const)));
  return (number) => byNumber.get(number) ?? null;
}

/** Names and beginnings of names, each with its number. */
const NAMES: ReadonlyMap<string, number> = new Map(
  [
    'jan feb mar apr may jun jul aug sep oct nov dec',
    'mon tue wed thu fri sat sun',
    'mo tu we th fr sa su',
    'spr sum aut',
    'true',
    'yes',
    'y',
  ]
    .flatMap((names) => names.split(' ').map((name, i) => [name, i + 1] as const))
    .concat(['false', 'no', 'n'].map((name) => [name, 0] as const))
    .concat([['fal', 3]]),
);

/** The numbers that an entry of a list stands for: `Monday`, `Q3`, `true`. */
function numbersNamed(entry: string): readonly number[] {
  const word = entry.toLowerCase();
  const named = NAMES.get(word) ?? NAMES.get(word.slice(0, 3));
  if (named !== undefined) return [named];
  const [digits] = /\d+/.exec(entry) ?? [];
  return digits === undefined ? [] : [Number(digits)];
}

/** Whether a domain of one list or one count has a text. */
function isIn({ parts: [only, second] }: Domain, text: string): boolean {
  if (only === undefined || second !== undefined) return false;
  if (only.kind === 'pool') return only.entries.includes(text);
  if (only.kind !== 'integer' && only.kind !== 'wide' && only.kind !== 'day') return false;
  return Array.from({ length: Math.min(only.size, MOST_COUNTED) }, (_, digit) => textOf(only, [digit])).includes(text);
}

/** Numbers of a domain that are looked at: years, days of a year. */
const MOST_COUNTED = 10_000;
