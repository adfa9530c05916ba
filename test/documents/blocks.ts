import { readFileSync } from 'node:fs';

/** A block of code in a document. */
export interface Block {
  /** The language behind its fence. */
  readonly language: string;
  readonly text: string;
}

/** The languages of blocks that can be run; those of others are values for one of these, or pictures of folders. */
const LANGUAGES = ['sh', 'console', 'js', 'ts', 'yaml'];

/** A file of SQL that later blocks read: its first line is a comment with its name. */
const NAMED_SQL = /^-- (\w+\.sql)\n/;

/** A command of a block that shows a terminal, and what it prints. */
export interface Shown {
  readonly command: string;
  readonly output: string;
}

/** What a document, by its path from the top of the project, holds between fences, in order. */
export function blocksOf(document: string): readonly Block[] {
  const text = readFileSync(new URL(`../../../${document}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', inner = '']) => ({
    language,
    text: inner,
  }));
}

/** Those that can be run. */
export function runnable(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ language }) => LANGUAGES.includes(language));
}

/** What a block is called in the list of runs. */
export function firstLine({ text }: Block): string {
  return text.slice(0, text.indexOf('\n'));
}

/** The commands of a block that shows a terminal. */
export function shownIn({ language, text }: Block): readonly Shown[] {
  if (language !== 'console') return [];
  const [, ...parts] = text.split(/^\$ (.*)\n/m);
  return parts.flatMap((command, i) => (i % 2 === 0 ? [{ command, output: parts[i + 1] ?? '' }] : []));
}

/** The files that blocks show, by their names: blocks of SQL with a name, and what `cat` prints. */
export function filesOf(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const named = blocks.flatMap(({ language, text }) => {
    const [, name] = language === 'sql' ? (NAMED_SQL.exec(text) ?? []) : [];
    return name === undefined ? [] : [[name, text] as const];
  });
  const printed = blocks.flatMap(shownIn).flatMap(({ command, output }) => {
    const [, name] = /^cat (\S+)$/.exec(command) ?? [];
    return name === undefined ? [] : [[name, output] as const];
  });
  return new Map([...named, ...printed]);
}
