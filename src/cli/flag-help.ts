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

/** Characters of a line of help: terminals are at least so wide. */
export const HELP_CHARACTERS = 80;

/** Characters before what a flag does: most flags fit in front of it. */
export const FLAG_COLUMN = 27;

/** Characters of a line of what a flag does. */
const TEXT_CHARACTERS = HELP_CHARACTERS - FLAG_COLUMN;

/** What a sentence about a flag says first ends here; within parentheses, none of this ends it. */
const FIRST_PART = /^(?:\([^)]*\)|(?!,? ?[;:]+ |, (?:as|where|which|with)\b).)*/s;

/** Lines for flags, with all that they do in one column. */
export function flagLines(flags: readonly Flag[]): string {
  return flags.flatMap(linesOf).join('\n');
}

/** The same, with what a flag does in one line. */
export function briefFlagLines(flags: readonly Flag[]): string {
  return flagLines(flags.map((flag) => ({ ...flag, help: briefly(flag.help) })));
}

/** What a flag does, in one line: without the details, and without the default where there is no room for it. */
export function briefly(help: string): string {
  if (help.length <= TEXT_CHARACTERS) return help;
  const [first] = FIRST_PART.exec(help) ?? [help];
  return first.length <= TEXT_CHARACTERS ? first : first.replace(/ \(default\b.*/s, '');
}

function linesOf({ name, value, help, short }: Flag): readonly string[] {
  const head = `  --${name}${short === undefined ? '' : `, -${short}`} ${value}`.trimEnd();
  const [first = '', ...others] = wrapped(begun(help), TEXT_CHARACTERS);
  const indented = others.map((line) => ' '.repeat(FLAG_COLUMN) + line);
  if (head.length >= FLAG_COLUMN) return [head, ' '.repeat(FLAG_COLUMN) + first, ...indented];
  return [head.padEnd(FLAG_COLUMN) + first, ...indented];
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
