import type { Meaning } from './meaning.ts';
import type { Part } from './part.ts';

/** Every so many values of a thing are those that have a label which none of its own names: a few people are `other`. */
const UNNAMED_EVERY = 37;

/**
 * Labels of a list as a part that picks the same thing as other columns of the row, as a meaning's own texts would: `male` and
 * `female` by the row's first name. A form of which each entry is one of the labels, whatever their case is, comes before one that has
 * others beside. Null: no meaning has either.
 */
export function followingLabels(labels: readonly string[], meanings: readonly Meaning[]): Part | null {
  const byFolded = new Map(labels.map((label) => [folded(label), label]));
  const parts = meanings.flatMap(({ texts, labels: further }) =>
    [...(texts?.() ?? []), ...(further?.() ?? [])].flatMap(([part, ...behind]) =>
      behind.length === 0 && part?.kind === 'pool' && part.picks !== undefined ? [part] : [],
    ),
  );
  for (const part of parts) {
    const entries = labelsOf(part.entries, byFolded);
    // A label that such a list lacks would never come.
    const isWhole = !WEIGHED.test(part.picks ?? '') || new Set(entries).size === byFolded.size;
    if (entries !== null && isWhole) return { ...part, entries };
  }
  // Of forms with others beside, the one that names the most of the labels.
  const named = parts.map(({ entries }) => new Set(entries.map(folded).filter((entry) => byFolded.has(entry))).size);
  const most = Math.max(...named);
  for (const [i, part] of parts.entries()) {
    const some = named[i] === most ? someOf(part, labels, byFolded) : null;
    if (some !== null) return some;
  }
  return null;
}

/** What has weights of its own for lists of some of its words: states, and kinds. */
const WEIGHED = /^(?:state|kind)\./;

/** Share of the labels that a meaning knows at least where it has further entries. */
const KNOWN_SHARE = 0.5;

/** How often a label comes that none of the entries names, as a share of what each label would have of all. */
const UNNAMED_SHARE = 0.25;
/** The same of the first label, which is the usual one, as so many times the commonest of those that are named. */
const FIRST_FACTOR = 3;

type PickedPool = Extract<Part, { kind: 'pool' }>;

/**
 * The part with the labels that it has entries for: the other entries never come, so that whatever else picks the thing keeps to
 * those, too. Null: it has too few of the labels.
 */
function someOf(part: PickedPool, labels: readonly string[], byFolded: ReadonlyMap<string, string>): Part | null {
  if (part.picks === undefined || WEIGHED.test(part.picks)) return null;
  const found = part.entries.map((entry) => byFolded.get(folded(entry)));
  const named = new Set(found);
  named.delete(undefined);
  // A single label is what all rows have in common: all are of one country.
  if (named.size < Math.min(2, labels.length) || named.size < labels.length * KNOWN_SHARE) return null;
  const own = part.distribution?.kind === 'weights' ? part.distribution.weights : null;
  const weights = found.map((label, place) => (label === undefined ? 0 : (own?.[place] ?? 1)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const free = found.flatMap((label, place) => (label === undefined ? [place] : []));
  const entries = found.map((label) => label ?? labels[0] ?? '');
  const unnamed = labels.filter((label) => !named.has(label));
  if (unnamed.length > free.length) return null;
  for (const [i, label] of unnamed.entries()) {
    const place = free[i] ?? 0;
    entries[place] = label;
    weights[place] = label === labels[0] ? FIRST_FACTOR * Math.max(...weights) : (sum / labels.length) * UNNAMED_SHARE;
  }
  return { ...part, entries, distribution: { kind: 'weights', weights } };
}

/** The label of each entry; labels that none has stand for a few of them. Null: an entry has none. */
function labelsOf(entries: readonly string[], byFolded: ReadonlyMap<string, string>): readonly string[] | null {
  const found: string[] = [];
  for (const entry of entries) {
    const label = byFolded.get(folded(entry));
    if (label === undefined) return null;
    found.push(label);
  }
  const named = new Set(found);
  const unnamed = [...byFolded.values()].filter((label) => !named.has(label));
  if (unnamed.length === 0) return found;
  return found.map((label, place) =>
    place % UNNAMED_EVERY === UNNAMED_EVERY - 1
      ? (unnamed[Math.floor(place / UNNAMED_EVERY) % unnamed.length] ?? label)
      : label,
  );
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
