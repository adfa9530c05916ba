import { modelOf } from '../../../grammar/kinds.ts';
import { foldedPiece } from '../collation.ts';
import type { Domain } from '../domain.ts';
import { measureOf, ordinalOf } from '../measure.ts';
import { entriesOf, type Part, widthOf } from '../part.ts';
import type { DomainRequest } from '../request.ts';

/*
 * The edges that a key may have beside its values: those that differ from all of these, and from each other, under whatever
 * collation the column has. What cannot be shown to differ is left out.
 */

/** How the key compares: what is asked of its column's values. */
type Comparison = Pick<DomainRequest, 'comparedLength' | 'equalLetters'>;

/** Those edges, in their order. `domain`: the values that the key has otherwise. */
export function distinctEdges(domain: Domain, edges: readonly string[], comparison: Comparison): readonly string[] {
  const { order, middle } = modelOf(domain.kind);
  if (order !== null) {
    // Of what a part is compared of, such as the day of a moment, nothing is shown.
    return comparison.comparedLength === Number.POSITIVE_INFINITY ? countedApart(domain, edges) : [];
  }
  return middle === null ? [] : spelledApart(domain, edges, comparison);
}

/** What lies below the least value or above the greatest one. Rounding to a double keeps an order: what differs then, differs. */
function countedApart(domain: Domain, edges: readonly string[]): readonly string[] {
  const measure = measureOf(domain);
  if (measure === null) return [];
  const taken = new Set<number>();
  return edges.filter((text) => {
    const ordinal = ordinalOf(measure, text);
    if (ordinal === null || taken.has(ordinal) || (ordinal >= measure.least && ordinal <= measure.most)) return false;
    taken.add(ordinal);
    return true;
  });
}

function spelledApart(
  domain: Domain,
  edges: readonly string[],
  { comparedLength, equalLetters }: Comparison,
): readonly string[] {
  const parts = domain.parts.map((part) => foldedPart(part, equalLetters));
  const width = domain.parts.reduce((sum, part) => sum + widthOf(part), 0);
  // A text of as many characters as are compared is equal to all that go on behind them.
  const isCut = comparedLength < Number.POSITIVE_INFINITY;
  const taken = new Set<string>();
  return edges.filter((edge) => {
    const compared = isCut ? [...edge].slice(0, comparedLength).join('') : edge;
    const text = foldedPiece(compared, equalLetters).trimEnd();
    if (taken.has(text) || mayBegin(parts, text, width, isCut)) return false;
    taken.add(text);
    return true;
  });
}

/** What a part of texts may be, folded: a list, or what looks like its digits. */
type FoldedPart = readonly string[] | RegExp;

/** Lists that were folded before: columns of many tables share them. */
const lists = new WeakMap<readonly string[], Map<string, readonly string[]>>();

function foldedPart(part: Part, equalLetters: readonly string[]): FoldedPart {
  if (part.kind === 'constant') return [foldedPiece(part.text, equalLetters)];
  const entries = entriesOf(part);
  if (entries === null) return patternOf(part);
  const groups = equalLetters.join(' ');
  const known = lists.get(entries) ?? new Map<string, readonly string[]>();
  const found = known.get(groups) ?? [...new Set(entries.map((entry) => foldedPiece(entry, equalLetters)))];
  lists.set(entries, known.set(groups, found));
  return found;
}

/** What the texts of a part that counts look like, at least: each text that begins so may be one. */
function patternOf(part: Part): RegExp {
  switch (part.kind) {
    case 'digits':
      return new RegExp(`\\d{${part.width}}`, 'y');
    case 'hexadecimal':
      return new RegExp(`[\\da-f]{${part.width}}`, 'y');
    case 'binary':
      return new RegExp(`[01]{${part.width}}`, 'y');
    case 'day':
      return /\d{4}-\d{2}-\d{2}/y;
    case 'clock':
      return /\d{2,3}:\d{2}:\d{2}/y;
    case 'again':
      return patternOf(part.of);
    case 'integer':
    case 'wide':
      return /[-.\d]+/y;
    default:
      return /[\s\S]*/y;
  }
}

/** Whether the parts together may be a text with blanks behind it. `isCut`: or begin with it. */
function mayBegin(parts: readonly FoldedPart[], text: string, width: number, isCut: boolean): boolean {
  const padded = text.padEnd(text.length + width);
  let reached: ReadonlySet<number> = new Set([0]);
  for (const part of parts) {
    if (isCut && reached.has(text.length)) return true;
    const next = new Set<number>();
    for (const start of reached) {
      for (const end of endsFrom(part, padded, start)) next.add(end);
      if (isCut && isBegun(part, text, start)) return true;
    }
    reached = next;
  }
  return [...reached].some((end) => end >= text.length);
}

/** Where a part may end that begins at a place of a text. */
function endsFrom(part: FoldedPart, text: string, start: number): readonly number[] {
  if (!(part instanceof RegExp)) {
    return part.filter((entry) => text.startsWith(entry, start)).map(({ length }) => start + length);
  }
  part.lastIndex = start;
  const length = part.exec(text)?.[0].length;
  if (length === undefined) return [];
  // Of numbers, any beginning may be one; what has a width has one end.
  return part.source.endsWith('}') ? [start + length] : Array.from({ length: length + 1 }, (_, i) => start + i);
}

/** Whether a part may begin with all that is left of a text. */
function isBegun(part: FoldedPart, text: string, start: number): boolean {
  const rest = text.slice(start);
  return part instanceof RegExp ? /^[-.:\da-f]*$/.test(rest) : part.some((entry) => entry.startsWith(rest));
}
