/** The words of a text, between which there are blanks or line breaks. */
export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The same as a set. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(words(text));
}
