/** The specifiers of STR_TO_DATE (MySQL 9 manual, DATE_FORMAT) as patterns of what any month and hour has. */
const SPECIFIERS: Readonly<Record<string, string>> = {
  Y: '20[0-2][0-9]',
  m: '0[1-9]',
  c: '[1-9]',
  d: '[12][0-8]',
  e: '[12][0-8]',
  H: '1[0-9]',
  k: '1[0-9]',
  i: '[0-5][0-9]',
  s: '[0-5][0-9]',
  S: '[0-5][0-9]',
  T: '1[0-9]:[0-5][0-9]:[0-5][0-9]',
  y: '2[0-9]',
};

/** A regular expression of texts that a format reads as dates; null: it has specifiers of other kinds. */
export function patternOfFormat(format: string): string | null {
  let pattern = '';
  for (let i = 0; i < format.length; i++) {
    const character = format.charAt(i);
    if (character !== '%') {
      pattern += /[A-Za-z0-9 ]/.test(character) ? character : `\\${character}`;
      continue;
    }
    const specifier = SPECIFIERS[format.charAt(++i)];
    if (specifier === undefined) return null;
    pattern += specifier;
  }
  return pattern;
}
