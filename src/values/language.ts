import type { Part } from './part.ts';

/**
 * A set of texts as a deterministic automaton: those that a pattern of a check matches, or those that it does not.
 * States are numbers; LOST is none of them.
 */
export interface Language {
  /** Tells it from the other languages of a column. */
  readonly spelling: string;
  /** Parts that are likely to make its texts, if any are known: tried before others are looked for. */
  outlines(): readonly (readonly Part[])[];
  /** Characters beyond printable ASCII that its texts may need. */
  readonly characters: readonly string[];
  /** Whether its texts are read in capitals: words are made of these first. */
  readonly inCapitals?: boolean;
  /** Whether the blanks that a padded type adds are part of the text. */
  readonly blanks: 'matched' | 'lost';
  /** Takes steps from those that are left for all languages of a table; false: there are none. */
  spend(steps: number): boolean;
  /** The same of the steps that believable texts may take: what must be found has its own. */
  spendOnForms(steps: number): boolean;
  readonly start: number;
  /** Characters with the same class lead to the same states. */
  classOf(character: string): string;
  /** The state behind a character. LOST, where it is not known. */
  step(state: number, character: string): number;
  /** Whether a text may end here. */
  accepts(state: number): boolean;
  /** Whether whatever follows is in the language; without it, that is not known. */
  isSettled?(state: number): boolean;
  /** Words that were found before, by what was asked: they are asked for again for other columns. */
  readonly found: Map<string, readonly Part[] | null>;
}

/** The state of which nothing is known: no text that leads here is taken. */
export const LOST = -1;

/** The state behind a text. */
export function stateBehind(language: Language, text: string, from = language.start): number {
  let state = from;
  for (const character of text) {
    if (state === LOST) return LOST;
    state = language.step(state, character);
  }
  return state;
}

/** Whether a text is in a language; `width`: of the padded type that it is stored in, in characters. */
export function isInLanguage(language: Language, text: string, width: number | null): boolean {
  const blanks = width === null || language.blanks === 'lost' ? 0 : width - [...text].length;
  return language.accepts(stateBehind(language, text + ' '.repeat(Math.max(0, blanks))));
}
