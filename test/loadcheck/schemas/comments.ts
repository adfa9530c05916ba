import type { Table } from './catalog.ts';

const LINE_FEED = 10;
const MARK = Buffer.from('-- ');
const MARK_OF_LATER_LINE = Buffer.from('\n-- ');

/**
 * Takes the chunks of an output and keeps its comments, without what marks them: the lines that begin with two dashes and a
 * space. A line within a text of a row may look the same; nobody else tells of tables and rows there.
 */
export class CommentLines {
  readonly #comments: string[] = [];
  /** The line that no chunk has ended yet. */
  #rest: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    this.#collect(bytes.subarray(0, end));
    this.#rest = Buffer.from(bytes.subarray(end));
  }

  /** All comments, once no chunk is to come. */
  end(): readonly string[] {
    this.#collect(this.#rest);
    this.#rest = Buffer.alloc(0);
    return this.#comments;
  }

  /** Takes whole lines. */
  #collect(lines: Buffer): void {
    let start = lines.subarray(0, MARK.length).equals(MARK) ? 0 : commentBehind(lines, 0);
    while (start >= 0) {
      const feed = lines.indexOf(LINE_FEED, start);
      const end = feed < 0 ? lines.length : feed;
      this.#comments.push(lines.toString('utf8', start + MARK.length, end).trimEnd());
      start = feed < 0 ? -1 : commentBehind(lines, feed);
    }
  }
}

/** Where the first comment behind a line feed begins; -1 where there is none. */
function commentBehind(lines: Buffer, from: number): number {
  const found = lines.indexOf(MARK_OF_LATER_LINE, from);
  return found < 0 ? -1 : found + 1;
}

/** A name as comments write it: quoted as in statements, or bare; with its schema in front where one is said. */
const PART = /"(?:[^"]|"")+"|`(?:[^`]|``)+`|[\w$\u{80}-\u{10ffff}]+/u.source;
const NAME = new RegExp(`(?:(${PART})\\.)?(${PART})`, 'gu');

/**
 * Whether a comment says that a table has so few rows: it names the table, and has the number, if there is any row.
 * The schema may be left out.
 */
export function tellsOf(comment: string, { schema, name }: Pick<Table, 'schema' | 'name'>, rows: number): boolean {
  const isNamed = [...comment.matchAll(NAME)].some(
    ([, inFront, last = '']) =>
      isSame(last, name) && (inFront === undefined || schema === null || isSame(inFront, schema)),
  );
  return isNamed && (rows === 0 || new RegExp(`(?<![\\w.])${rows}(?![\\w])`).test(comment));
}

/** Servers fold the letters of bare names, each in its way. */
function isSame(written: string, name: string): boolean {
  const [quote = ''] = written;
  return quote === '"' || quote === '`'
    ? written.slice(1, -1).replaceAll(quote + quote, quote) === name
    : written.toLowerCase() === name.toLowerCase();
}
