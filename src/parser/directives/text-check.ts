/** Options whose texts mean something that rooms above the parser alone know. */
export type CheckedText = 'like' | 'pattern';

/** Why a text is none that its option may have. */
export interface TextRefusal {
  /** The rest of the sentence that names the option. */
  readonly why: string;
  /** The name that is known and is spelt most alike; null: there is none, or it is no name. */
  readonly nearest: string | null;
}

/** What is wrong with the text of an option; null: nothing is. */
export type TextCheck = (option: CheckedText, text: string) => TextRefusal | null;
