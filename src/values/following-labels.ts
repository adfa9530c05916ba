import type { Meaning } from './meaning.ts';
import type { Part } from './part.ts';

/** Every so many values of a thing are those that have a label which none of its own names: a few people are `other`. */
const UNNAMED_EVERY = 37;

/**
 * Labels of a list as a part that picks the same thing as other columns of the row, as a meaning's own texts would: `male` and
 * `female` by the row's first name. Null: no meaning has a form of which each entry is one of the labels, whatever their case is.
 */
export function followingLabels(labels: readonly string[], meanings: readonly Meaning[]): Part | null {
  if (labels.length < 2) return null;
  const byFolded = new Map(labels.map((label) => [folded(label), label]));
  for (const { texts, labels: further } of meanings) {
    for (const form of [...(texts?.() ?? []), ...(further?.() ?? [])]) {
      const [part] = form;
      if (form.length > 1 || part?.kind !== 'pool' || part.picks === undefined) continue;
      const entries = labelsOf(part.entries, byFolded);
      if (entries !== null) return { ...part, entries };
    }
  }
  return null;
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
