import { digitSizes, lowOf, type Part, textOf, widthOf } from '../values/part.ts';
import { UUID_PARTS } from '../values/uuid.ts';
import { PLAIN, type Spelling } from './pool.ts';
import * as opcode from './record.ts';

/** What writes a piece of a row, before it lies in memory. What a field means is said in record.ts. */
export interface Writing {
  readonly opcode: number;
  readonly lane: number;
  readonly address?: number;
  readonly length?: number;
  readonly first?: number;
  /** What the first of two ranks counts. */
  readonly multiplier?: number;
  /** The largest magnitude of its numbers. */
  readonly magnitude?: number;
  readonly isSigned?: boolean;
}

/** Pieces of a row before constants are joined to what stands beside them. */
export type Piece = { readonly constant: string } | PoolPiece | WritingPiece | SplitPiece;

/** An entry of a pool, by the rank in a lane. */
export interface PoolPiece {
  readonly entries: readonly string[];
  readonly spelling: Spelling;
  readonly lane: number;
}

/** What a kernel writes; `width`: the most bytes that it takes. */
export interface WritingPiece {
  readonly writing: Writing;
  readonly width: number;
}

/** Pieces of which a row takes the branch whose number a lane holds. */
export interface SplitPiece {
  readonly lane: number;
  readonly branches: readonly (readonly Piece[])[];
  /** Whether most rows take the first branch. */
  readonly isMostlyFirst: boolean;
}

export function constant(text: string): Piece {
  return { constant: text };
}

/** The pieces of parts whose digits lie in the lanes from one on: entries of pools in a spelling, constants as they are. */
export function partPieces(parts: readonly Part[], firstLane: number, spelling: Spelling = PLAIN): readonly Piece[] {
  const pieces: Piece[] = [];
  let lane = firstLane;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (part === undefined) continue;
    const fraction = fractionPiece(parts, i, lane);
    if (fraction !== null) {
      pieces.push(fraction);
      lane += 2;
      i += 2;
    } else if (isUuid(parts, i)) {
      pieces.push({ writing: { opcode: opcode.UUID, lane }, width: UUID_WIDTH });
      lane += UUID_LANES;
      i += UUID_PARTS.length - 1;
    } else if (part.kind === 'constant') {
      pieces.push(constant(part.text));
    } else if (part.kind === 'again') {
      pieces.push(partPiece(part.of, lane - part.back, spelling));
    } else if (part.kind !== 'computed') {
      pieces.push(partPiece(part, lane, spelling));
      lane += digitSizes(part).length;
    }
  }
  return pieces;
}

const UUID_WIDTH = UUID_PARTS.reduce((width, part) => width + widthOf(part), 0);
const UUID_LANES = UUID_PARTS.flatMap(digitSizes).length;

/** Whether the parts from one on are those of a UUID, which one kernel writes. */
function isUuid(parts: readonly Part[], start: number): boolean {
  return UUID_PARTS.every((part, i) => {
    const other = parts[start + i];
    if (part.kind === 'hexadecimal') return other?.kind === part.kind && other.width === part.width;
    if (part.kind === 'constant') return other?.kind === part.kind && other.text === part.text;
    return part.kind === 'pool' && other?.kind === part.kind && part.entries.join() === other.entries.join();
  });
}

/** Numbers with a point that are counted at once are below this. */
const POINTED_LIMIT = 10 ** 15;

/** A whole number, a point and digits behind it as one number; null: there is none from that part on. */
function fractionPiece(parts: readonly Part[], start: number, lane: number): WritingPiece | null {
  const [whole, point, digits] = parts.slice(start, start + 3);
  if (whole?.kind !== 'integer' || digits?.kind !== 'digits' || whole.first < 0) return null;
  if (point?.kind !== 'constant' || point.text !== '.') return null;
  const { width } = digits;
  const multiplier = 10 ** width;
  const magnitude = (whole.first + whole.size) * multiplier - 1;
  if (magnitude >= POINTED_LIMIT) return null;
  const first = whole.first * multiplier + digits.first;
  return {
    writing: { opcode: opcode.DECIMAL_PAIR, lane, first, length: width, multiplier, magnitude },
    width: Math.max(String(magnitude).length, width + 1) + 1,
  };
}

/** Bytes of the longer one of a number's texts at both ends of its range. */
function exactWidth(part: Part): number {
  const sizes = digitSizes(part);
  const [least, most] = [sizes.map(() => 0), sizes.map((size) => size - 1)];
  return Math.max(textOf(part, least).length, textOf(part, most).length);
}

function magnitudeOf({ first, size }: Part & { kind: 'integer' | 'wide' }): number {
  return Math.max(Math.abs(first), Math.abs(first + size - 1));
}

/** Days from 1 March of the year 0 to the first of 1970. */
const DAYS_BEFORE_1970 = 719_468;

function partPiece(
  part: Exclude<Part, { kind: 'constant' | 'again' | 'computed' }>,
  lane: number,
  spelling: Spelling,
): PoolPiece | WritingPiece {
  switch (part.kind) {
    case 'pool':
      return { entries: part.entries, spelling, lane };
    case 'wide': {
      const { first, scale } = part;
      const size = { magnitude: magnitudeOf(part), isSigned: first < 0, multiplier: lowOf(part) };
      const isPair = digitSizes(part).length === 2;
      const writing =
        scale === 0
          ? { opcode: isPair ? opcode.WIDE_PAIR : opcode.WIDE, lane, first, ...size }
          : { opcode: isPair ? opcode.DECIMAL_PAIR : opcode.DECIMAL, lane, first, length: scale, ...size };
      return { writing, width: exactWidth(part) };
    }
    case 'integer':
      return {
        writing: {
          opcode: opcode.INTEGER,
          lane,
          first: part.first,
          magnitude: magnitudeOf(part),
          isSigned: part.first < 0,
        },
        width: exactWidth(part),
      };
    case 'digits': {
      const { first, width } = part;
      return {
        writing: {
          opcode: width === 9 ? opcode.NINE_DIGITS : opcode.DIGITS,
          lane,
          first,
          length: width,
          magnitude: 10 ** width - 1,
        },
        width,
      };
    }
    case 'day':
      return { writing: { opcode: opcode.DAY, lane, first: part.first + DAYS_BEFORE_1970 }, width: widthOf(part) };
    case 'clock':
      return { writing: { opcode: opcode.CLOCK, lane, first: part.first }, width: widthOf(part) };
    case 'hexadecimal':
      return { writing: { opcode: opcode.HEXADECIMAL, lane, length: part.width }, width: part.width };
    case 'binary':
      return { writing: { opcode: opcode.BINARY, lane, length: part.width }, width: part.width };
  }
}
