import type { ColumnPlan } from '../plan/plan.ts';
import type { Domain } from '../values/domain.ts';
import { clockText, digitSizes, LANE_SIZE, type Part, textOf } from '../values/part.ts';
import { laneValue } from './block.ts';
import type { ColumnLanes, Lanes } from './lanes.ts';

/*
 * Values of columns, read out of the lanes of the block at hand by whoever wants something else of them than the text of a
 * statement: where they lie, when they are NULL, and their texts, which are those of the domain's parts.
 */

/** What reads something of a row of the block at hand. */
export type ReadRow<Value> = (row: number) => Value;

/** Reads a column as its statement has it: by the case of its choice, and NULL where that says so. `readIn`: reads the values of a case. */
export function readByCase<Value>(
  { choice, domains, nullShares }: ColumnPlan,
  lanes: Lanes,
  { first, flag }: ColumnLanes,
  readIn: (domain: Domain, lane: number) => ReadRow<Value>,
): ReadRow<Value | null> {
  const readNull = (): null => null;
  const cases = domains.map((domain, index): ReadRow<Value | null> => {
    const share = nullShares[index] ?? 0;
    if (domain === null || share === 1) return readNull;
    const value = readIn(domain, first);
    return share === 0 ? value : (row) => (laneValue(flag, row) === 1 ? null : value(row));
  });
  const [only = readNull] = cases;
  if (choice === null || cases.length === 1) return only;
  const lane = lanes.choices[choice] ?? 0;
  return (row) => (cases[laneValue(lane, row)] ?? only)(row);
}

/** Values of a list, each read of its text when it is first asked for; null: the domain is none. */
export function readList<Value>({ parts }: Domain, lane: number, read: (text: string) => Value): ReadRow<Value> | null {
  const [part, more] = parts;
  if (part?.kind !== 'pool' || more !== undefined) return null;
  const value = kept(part.entries.length, (rank) => read(part.entries[rank] ?? ''));
  return (row) => value(laneValue(lane, row));
}

/** What is made of each of so many ranks, kept from when it is first asked for. */
function kept<Made>(size: number, make: (rank: number) => Made): (rank: number) => Made {
  const all = new Array<Made | undefined>(size);
  return (rank) => {
    const known = all[rank];
    if (known !== undefined) return known;
    const made = make(rank);
    all[rank] = made;
    return made;
  };
}

/** The texts of a domain's values. */
export function readText({ parts }: Domain, first: number): ReadRow<string> {
  const pieces = textPieces(parts, first);
  return (row) => {
    let text = '';
    for (let k = 0; k < pieces.length; k++) text += pieceText(pieces[k] as TextPiece, row);
    return text;
  };
}

/** Texts that are kept of a piece at most. */
const MOST_KEPT = 4096;

/** Whether what varies of a domain's texts is made once for each value, and kept. */
export function isKeptAsWhole({ parts }: Domain): boolean {
  const [part, ...others] = parts.filter(({ kind }) => kind !== 'constant');
  if (part === undefined) return true;
  const [size = 1, ...digits] = digitSizes(part);
  return others.length === 0 && digits.length === 0 && (part.kind === 'pool' || size <= MOST_KEPT);
}

/** A piece of a text, chosen by the rank in a lane. */
interface TextPiece {
  readonly lane: number;
  /** Which bits of the rank say which text it is. */
  readonly shift: number;
  readonly mask: number;
  /** Those that were made. */
  readonly texts: readonly (string | undefined)[];
  /** Makes a text that is not there. */
  readonly make: (rank: number) => string;
  /** Reads texts that are not kept; null: they are. */
  readonly read: ReadRow<string> | null;
}

function pieceText(piece: TextPiece, row: number): string {
  if (piece.read !== null) return piece.read(row);
  const rank = (laneValue(piece.lane, row) >>> piece.shift) & piece.mask;
  return piece.texts[rank] ?? piece.make(rank);
}

/** The pieces of a text: few, since what does not vary is kept with what follows it. */
function textPieces(parts: readonly Part[], first: number): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let [lane, constant] = [first, ''];
  for (const part of parts) {
    if (part.kind === 'constant') {
      constant += part.text;
      continue;
    }
    const [head, ...rest] = part.kind === 'again' ? partPieces(part.of, lane - part.back) : partPieces(part, lane);
    if (head !== undefined) pieces.push(...behind(constant, head), ...rest);
    constant = '';
    lane += digitSizes(part).length;
  }
  return constant === '' && pieces.length > 0 ? pieces : [...pieces, constantPiece(constant)];
}

/** A piece behind a constant. */
function behind(constant: string, piece: TextPiece): readonly TextPiece[] {
  if (constant === '') return [piece];
  const { read, texts, make } = piece;
  if (read !== null) return [{ ...piece, read: (row) => constant + read(row) }];
  if (texts.length > MOST_KEPT) return [constantPiece(constant), piece];
  return [{ ...piece, ...keptTexts(texts.length, (rank) => constant + (texts[rank] ?? make(rank))) }];
}

/** Texts that are made when they are first asked for. */
function keptTexts(size: number, textOfRank: (rank: number) => string): Pick<TextPiece, 'texts' | 'make'> {
  const texts = new Array<string | undefined>(size);
  const make = (rank: number): string => {
    const text = textOfRank(rank);
    texts[rank] = text;
    return text;
  };
  return { texts, make };
}

/** Texts that are all there. */
function listedTexts(texts: readonly string[]): Pick<TextPiece, 'texts' | 'make'> {
  return { texts, make: () => '' };
}

/** A piece of which the rank of a lane says which text it is. */
function ranked(lane: number, texts: Pick<TextPiece, 'texts' | 'make'>): TextPiece {
  return { lane, shift: 0, mask: LANE_SIZE, ...texts, read: null };
}

/** Any rank chooses the one text. */
function constantPiece(text: string): TextPiece {
  return { ...ranked(0, listedTexts([text])), mask: 0 };
}

function readPiece(read: ReadRow<string>): TextPiece {
  return { ...constantPiece(''), read };
}

/** The pieces of a part's texts, which are those of `textOf`. */
function partPieces(part: Exclude<Part, { kind: 'constant' | 'again' }>, lane: number): readonly TextPiece[] {
  switch (part.kind) {
    case 'pool':
      return [ranked(lane, listedTexts(part.entries))];
    case 'hexadecimal':
      return hexadecimalPieces(part.width, lane);
    case 'clock':
      return [readPiece(readClock(part.first, part.size, lane))];
    default: {
      const [size = 1, low] = digitSizes(part);
      if (low !== undefined) {
        return [readPiece((row) => textOf(part, [laneValue(lane, row), laneValue(lane + 1, row)]))];
      }
      if (size > MOST_KEPT) return [readPiece((row) => textOf(part, [laneValue(lane, row)]))];
      return [
        ranked(
          lane,
          keptTexts(size, (rank) => textOf(part, [rank])),
        ),
      ];
    }
  }
}

/** All texts of one hexadecimal digit, and of two: few enough to stay in the first-level cache. */
const [DIGITS = [], PAIRS = []] = [1, 2].map((width) =>
  Array.from({ length: 16 ** width }, (_, rank) => textOf({ kind: 'hexadecimal', width }, [rank])),
);

/** The digits two by two. */
function hexadecimalPieces(width: number, lane: number): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let end = width; end > 0; end -= 2) {
    const texts = end === 1 ? DIGITS : PAIRS;
    pieces.unshift({ ...ranked(lane, listedTexts(texts)), shift: 4 * (width - end), mask: texts.length - 1 });
  }
  return pieces;
}

const MINUTE = 60;

/** A time of day as its minute and its second. */
function readClock(first: number, size: number, lane: number): ReadRow<string> {
  const minutes = kept(Math.ceil((first + size) / MINUTE), (minute) => clockText(minute * MINUTE).slice(0, -2));
  const seconds = kept(MINUTE, (second) => clockText(second).slice(-2));
  return (row) => {
    const clock = first + laneValue(lane, row);
    const minute = Math.floor(clock / MINUTE);
    return minutes(minute) + seconds(clock - minute * MINUTE);
  };
}
