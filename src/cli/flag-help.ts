/** A flag, as help shows it. */
export interface Flag {
  readonly name: string;
  /** What stands for its value; empty: it takes none. */
  readonly value: string;
  readonly help: string;
  /** A letter that stands for it, too. */
  readonly short?: string | undefined;
  /** The values that it can have, where they are known by name. */
  readonly choices?: readonly string[] | undefined;
}

/** Characters of a line that a person reads. */
export const LINE_CHARACTERS = 120;

/** Lines for each flag, with what they do in one column, which begins behind so many characters. */
export function flagLines(flags: readonly Flag[], column: number): string {
  return flags.flatMap((flag) => linesOf(flag, column)).join('\n');
}

function linesOf({ name, value, help, short }: Flag, column: number): readonly string[] {
  const head = `  --${name}${short === undefined ? '' : `, -${short}`} ${value}`.trimEnd();
  const [first = '', ...others] = wrapped(begun(help), LINE_CHARACTERS - column);
  const indented = others.map((line) => ' '.repeat(column) + line);
  if (head.length >= column) return [head, ' '.repeat(column) + first, ...indented];
  return [head.padEnd(column) + first, ...indented];
}

/** Sentences begin with a capital letter, and lines of help do not. */
function begun(sentence: string): string {
  return /^[A-Z][a-z ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}

/** A text in lines of at most so many characters, where no word is longer. */
export function wrapped(text: string, characters: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > characters) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
