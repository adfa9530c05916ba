import { lineEnd } from './extent.ts';
import { type LexicalTable, LINE_END, NAME_PART } from './lexical-table.ts';

const SEMICOLON = 0x3b;

/** A command that the client takes itself. */
export interface WordCommand {
  /** Where it ends. */
  readonly end: number;
  /** What ends statements from here on, nothing for the semicolon; null: that stays as it is. */
  readonly delimiter: string | null;
}

/** The command of the client that is the word at `start` with its line; null: there is none, or a semicolon ends it. */
export function wordCommandAt(source: string, start: number, table: LexicalTable): WordCommand | null {
  const { words, delimiter } = table.lexis.clientCommands;
  let behind = start;
  while ((table.classOf(source.charCodeAt(behind)) & NAME_PART) !== 0) behind++;
  const word = source.slice(start, behind).toLowerCase();
  if (!words.has(word)) return null;
  if (word === delimiter) {
    const end = lineEnd(source, behind, table);
    return { end, delimiter: delimiterIn(source.slice(behind, end)) };
  }
  let end = behind;
  while (end < source.length && (table.classOf(source.charCodeAt(end)) & LINE_END) === 0) {
    if (source.charCodeAt(end++) === SEMICOLON) return null;
  }
  return { end, delimiter: null };
}

/** What a command names as the end of statements, which may stand in quotes; nothing: the semicolon. */
function delimiterIn(argument: string): string {
  const { text, word } = /^\s*(?:(?<quote>['"`])(?<text>.+?)\k<quote>|(?<word>\S+))/.exec(argument)?.groups ?? {};
  const named = text ?? word ?? '';
  return named === ';' ? '' : named;
}
