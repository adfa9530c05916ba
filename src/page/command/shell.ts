/** Words that a POSIX shell takes as they stand. A tilde in front, and braces, would mean something. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/** A line for a POSIX shell (IEEE 1003.1, 2.2) that calls a program with these arguments. */
export function shellLine(words: readonly string[]): string {
  return words.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}
