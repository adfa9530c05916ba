/**
 * The statements of an output of ours, one at a time, as the stock clients cut them: at each semicolon outside of
 * quotes and comments. Comments stay with the statement after them; what follows the last semicolon is left out.
 *
 * It knows only what our output holds: quotes that are doubled inside of quotes, no backslash that escapes one, one kind of dollar
 * quotes, and comments to the end of the line. A server is sent what we meant as one statement, and refuses it if it reads two.
 */
export function* statementsOf(chunks: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** What is read of the statement that is still open, how far into it was looked, and what ends the part looked at. */
  let text = '';
  let position = 0;
  let end = '';
  for (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    for (;;) {
      if (end !== '') {
        const found = text.indexOf(end, position);
        if (found < 0) {
          position = Math.max(position, text.length - end.length + 1);
          break;
        }
        position = found + end.length;
        end = '';
      }
      MARK.lastIndex = position;
      const mark = MARK.exec(text);
      if (mark === null) {
        // A chunk may end in the middle of a mark.
        position = Math.max(position, text.length - '$rows'.length);
        break;
      }
      position = mark.index + mark[0].length;
      if (mark[0] === ';') {
        yield text.slice(0, position);
        text = text.slice(position);
        position = 0;
      } else {
        end = mark[0] === '--' ? '\n' : mark[0];
      }
    }
  }
  decoder.decode();
}

const MARK = /['"`;]|--|\$rows\$/g;

/** Names in our output: quoted, or bare where they end with a letter beyond ASCII. */
const NAME = /"(?:[^"]|"")*"|`(?:[^`]|``)*`|[\w\u0080-\uffff]+/.source;
const TARGET = new RegExp(`^(?:\\s|--[^\\n]*\\n)*INSERT INTO ((?:(?:${NAME})\\.)*(${NAME}))`);

/** The table that an INSERT statement of ours writes to: as it is written there, and the text of its last name. */
export interface Target {
  readonly written: string;
  /** Without the quotes around it; those inside of it stay doubled. */
  readonly name: string;
}

/** The target of an INSERT statement of ours; undefined for another statement. */
export function targetOf(statement: string): Target | undefined {
  const [, written, last] = TARGET.exec(statement) ?? [];
  if (written === undefined || last === undefined) return undefined;
  return { written, name: /^["`]/.test(last) ? last.slice(1, -1) : last };
}
