import type { MeaningRow } from './row.ts';

/**
 * The phrases of all rows, ready to be looked up. In text, since that is loaded in no time: the build keeps it, and what a process
 * asks for is unpacked then.
 */
export interface Phrases {
  /** All words of phrases, with blanks between them. */
  readonly words: string;
  /** A line a last word: `name|first name=2|user name=5,9.1`, with the numbers of rows, and behind a point words of the owner. */
  readonly endings: string;
}

/** A row that a phrase shows: its place in the table, and how many words of the phrase only say whose it is. */
export interface Place {
  readonly row: number;
  readonly ofOwner: number;
}

/** What stands as the last word of what names begin with. ASCII, as that takes half the room. */
export const BEGINNING = '*';

/** The phrases of rows, with the places of rows in the order of the table. */
export function phrasesOf(rows: readonly MeaningRow[]): Phrases {
  const endings = new Map<string, Map<string, string[]>>();
  for (const [place, { names }] of rows.entries()) {
    for (const spelled of names.split(', ')) {
      const phrase = spelled.replace(':', '').replace('…', BEGINNING);
      const last = lastOf(phrase);
      const ofWord = endings.get(last) ?? new Map<string, string[]>();
      const ofOwner = wordsOfOwner(spelled);
      endings.set(
        last,
        ofWord.set(phrase, [...(ofWord.get(phrase) ?? []), `${place}${ofOwner > 0 ? `.${ofOwner}` : ''}`]),
      );
    }
  }
  const lines = Array.from(endings, ([last, ofWord]) =>
    [last, ...Array.from(ofWord, ([phrase, places]) => `${phrase}=${places.join(',')}`)].join('|'),
  );
  const words = new Set(rows.flatMap(({ names }) => names.match(/[a-z0-9]+/g) ?? []));
  return { words: [...words].join(' '), endings: lines.join('\n') };
}

/** The word that a phrase ends with, or the mark of a beginning. */
function lastOf(phrase: string): string {
  return phrase.slice(Math.max(phrase.lastIndexOf(' '), phrase.lastIndexOf('/')) + 1);
}

/** How many words a phrase has before a colon. */
function wordsOfOwner(phrase: string): number {
  const at = phrase.indexOf(':');
  return at < 0 ? 0 : phrase.slice(0, at).split(' ').length;
}

/** The lines of phrases by their last words. */
export function linesOf({ endings }: Phrases): Map<string, string> {
  return new Map(endings.split('\n').map((line) => [line.slice(0, line.indexOf('|')), line]));
}

/** A line of phrases, unpacked: where each is shown, as placesIn reads it. */
export function placesOf(line: string): ReadonlyMap<string, string> {
  const entries = line.split('|').slice(1);
  return new Map(
    entries.map((entry) => {
      const end = entry.indexOf('=');
      return [entry.slice(0, end), entry.slice(end + 1)];
    }),
  );
}

/** The places of a phrase: `5,9.1`. */
export function placesIn(places: string): readonly Place[] {
  return places.split(',').map((place) => {
    const [row = 0, ofOwner = 0] = place.split('.').map(Number);
    return { row, ofOwner };
  });
}
