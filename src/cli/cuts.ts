import type { Part, Piece, RowsPiece, SchemaScript, SchemaStep } from '../index.ts';
import type { Shard } from './arguments.ts';
import { partOf } from './parts.ts';

/** What an output has of a step of a script. */
export interface CutStep {
  /** Its number in the script, from 0. */
  readonly number: number;
  readonly step: SchemaStep;
  readonly pieces: readonly CutPiece[];
}

/** A text, or rows. */
type CutPiece = string | RowsCut;

/** Rows that an output has of a piece. */
export interface RowsCut {
  /** The numbers of the step in the script, and of the piece in it. */
  readonly step: number;
  readonly place: number;
  readonly rows: Part;
}

/**
 * What a shard has of a script; undefined: all of it. All shards, one behind the other, are the whole: each has its share of all rows,
 * in whole statements, and a step that cannot be left before its end is in one shard.
 */
export function cutSteps(script: SchemaScript, shard: Shard | undefined): readonly CutStep[] {
  const { number, of } = shard ?? { number: 1, of: 1 };
  const rowsPieces = script.steps.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== 'string'));
  const batches = sum(rowsPieces.map(({ rows, batchRows }) => Math.ceil(rows / batchRows)));
  // Whole batches where there are enough of them, as `partOf` has it.
  const unitOf = ({ batchRows }: RowsPiece): number => (batches >= of ? batchRows : 1);
  const unit = Math.max(1, ...rowsPieces.map(unitOf));
  const { from, to } = partOf({ from: 0, to: sum(rowsPieces.map(rowsOfPiece)) }, unit, number, of);
  // A text is where the rows behind it are, and the last one has none.
  const share = { from, to: number === of ? Number.POSITIVE_INFINITY : to };
  const steps: CutStep[] = [];
  let start = 0;
  /** The first row of steps that are good together alone; null: the step at hand is not of such. */
  let boundStart: number | null = null;
  for (const [index, step] of script.steps.entries()) {
    const isWhole = step.isWhole || step.isBound || boundStart !== null;
    const first: number = boundStart ?? start;
    const cut = isWhole ? wholeStep(step, first, share) : cutStep(step, start, share, unitOf);
    boundStart = step.isBound ? first : null;
    const pieces = cut.map((piece) => (typeof piece === 'string' ? piece : { step: index, ...piece }));
    if (pieces.length > 0) steps.push({ number: index, step, pieces });
    start += sum(step.pieces.map(rowsOfPiece));
  }
  return steps;
}

/** The same of a step that is at hand. */
type PieceOfStep = string | Omit<RowsCut, 'step'>;

/** All of a step, if row number `start` of the script is in a share, or nothing. */
function wholeStep({ pieces }: SchemaStep, start: number, share: Part): readonly PieceOfStep[] {
  if (!isIn(share, start)) return [];
  return pieces.map((piece, place) =>
    typeof piece === 'string' ? piece : { place, rows: { from: 0, to: piece.rows } },
  );
}

/** The texts and rows of a step that are in a share, in units of so many rows of each piece. */
function cutStep(
  { pieces }: SchemaStep,
  start: number,
  share: Part,
  unitOf: (piece: RowsPiece) => number,
): readonly PieceOfStep[] {
  let row = start;
  return pieces.flatMap((piece, place): readonly PieceOfStep[] => {
    if (typeof piece === 'string') return isIn(share, row) ? [piece] : [];
    const { rows } = piece;
    const unit = unitOf(piece);
    const first = row;
    const inPiece = (bound: number) => Math.max(0, Math.min(rows, Math.ceil((bound - first) / unit) * unit));
    const part = { from: inPiece(share.from), to: inPiece(share.to) };
    row += rows;
    // A table without rows has a comment that says so.
    return part.from < part.to || (rows === 0 && isIn(share, first)) ? [{ place, rows: part }] : [];
  });
}

function isIn({ from, to }: Part, row: number): boolean {
  return row >= from && row < to;
}

function rowsOfPiece(piece: Piece): number {
  return typeof piece === 'string' ? 0 : piece.rows;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
