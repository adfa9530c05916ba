import { lowerBound } from '../collections.ts';
import { type Curve, curveOf, type Distribution } from './distribution.ts';
import { BASE_AT, CELL_BYTES, LINE_BYTES, SLOPE_AT, TO_RANK } from './piece-code.ts';

/**
 * A distribution over the ranks of a digit as kernels draw by it. The quantile function is cut into pieces, each nearly a line over
 * some share of the draws. Cells, equally likely, hold two of them each, so that all pieces get their shares (Walker's alias
 * method): the upper bits of a hash choose a cell, those behind them one of its pieces and a rank in it.
 */
export interface QuantileTable {
  /** The cells, as src/values/piece-code.ts says. */
  readonly cells: Uint8Array;
  /** Upper bits of the hash that choose a cell. */
  readonly bits: number;
}

/** Ranks up to which each is a piece of its own, and pieces of smooth distributions: of 10 KiB. */
const PIECES = 256;

/** Entries of a weighted list that are pieces of their own; of longer ones neighbours share pieces. 160 KiB. */
const MOST_ENTRIES = 4096;

/** Pieces of a rough table: of 320 bytes. */
const ROUGH_PIECES = 8;

/** Pieces of equal shares from which a smooth distribution is cut further, at most. */
const FIRST_PIECES = 8;

/** Share of draws that a hash of 32 bits can tell from none: at the ends of a distribution, less is left out. */
const LEAST_SHARE = 2 ** -32;

/** Hashes behind the bits that choose a cell. */
const HASHES = 2 ** 32;

/**
 * The table of a distribution cut to `size` ranks (1 to below 2^31), all of them below it. Up to 256 ranks, and up to 4096 of a
 * weighted list, have their shares to 2^-32; beyond, the cumulative share of any rank is right to 1/2000. Ranks that are less likely
 * than 2^-32 may never come; ranks without a weight never do, unless a longer list has thousands of gaps.
 */
export function quantileTable(distribution: Distribution, size: number): QuantileTable {
  const curve = curveOf(distribution, size);
  const most = distribution.kind === 'weights' ? MOST_ENTRIES : PIECES;
  const listed = listedPieces(curve, size, most);
  return tableOf(listed ?? smoothPieces(curve, most), size);
}

/** A small table, by which the cumulative share of a rank is right to 1/8. */
export function roughTable(distribution: Distribution, size: number): QuantileTable {
  return tableOf(smoothPieces(curveOf(distribution, size), ROUGH_PIECES), size);
}

/** The points from `low` to before `high` for the draws from a cumulative share on, up to another. */
interface Piece {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly to: number;
}

/** Each rank that may come as a piece; null: there are more than that many. */
function listedPieces({ below }: Curve, size: number, most: number): readonly Piece[] | null {
  if (size > most) return null;
  const pieces: Piece[] = [];
  let from = below(0);
  for (let rank = 0; rank < size; rank++) {
    const to = below(rank + 1);
    if (to > from) pieces.push({ low: rank, high: rank + 1, from, to });
    from = to;
  }
  return pieces;
}

/** The stretches between gaps and jumps, cut where the quantiles bend most. */
function smoothPieces(curve: Curve, most: number): readonly Piece[] {
  const { quantile, below, jumps } = curve;
  const gaps = curve.gaps.length > most / 2 ? [] : curve.gaps;
  const [first, last] = [quantile(LEAST_SHARE), quantile(1 - LEAST_SHARE)];
  const isInGap = (point: number) => gaps.some(([from, to]) => from <= point && point <= to);
  const cuts = jumps.length > most / 2 ? [] : jumps.filter((one) => one > first && one < last && !isInGap(one));
  const inOrder = (one: number, other: number) => one - other;
  const starts = [first, ...cuts, ...gaps.map(([, end]) => end)].sort(inOrder);
  const ends = [...cuts, ...gaps.map(([start]) => start), last].sort(inOrder);
  // The one that bends most stands last.
  const pieces: Bent[] = [];
  const add = (piece: Piece) => {
    const middle = quantile((piece.from + piece.to) / 2);
    const bent = { piece, middle, error: bendOf(piece, middle) };
    pieces.splice(placeOf(bent, pieces), 0, bent);
  };
  starts.forEach((low, i) => {
    const high = ends[i] ?? low;
    const [from, to] = [i === 0 ? 0 : below(low), i === ends.length - 1 ? 1 : below(high)];
    const count = Math.max(1, Math.min(FIRST_PIECES, Math.floor(most / (2 * starts.length))));
    const shareAt = (place: number) => from + ((to - from) * place) / count;
    const pointAt = (place: number) => (place === 0 ? low : place === count ? high : quantile(shareAt(place)));
    for (let place = 0; place < count; place++) {
      add({ low: pointAt(place), high: pointAt(place + 1), from: shareAt(place), to: shareAt(place + 1) });
    }
  });
  while (pieces.length < most) {
    const worst = pieces.pop();
    if (worst === undefined) break;
    if (worst.error === 0) {
      pieces.push(worst);
      break;
    }
    const { piece, middle } = worst;
    const share = (piece.from + piece.to) / 2;
    add({ ...piece, high: middle, to: share });
    add({ ...piece, low: middle, from: share });
  }
  return pieces.map(({ piece }) => piece);
}

/** A piece, the point in the middle of its draws, and how far it is from a line. */
interface Bent {
  readonly piece: Piece;
  readonly middle: number;
  readonly error: number;
}

/** Where a piece stands among others in the order of their errors. */
function placeOf({ error }: Bent, others: readonly Bent[]): number {
  return lowerBound(others.length, (place) => (others[place]?.error ?? 0) < error);
}

/** How far a piece is from a line: between how much of the draws is misplaced and how far. */
function bendOf({ low, high, from, to }: Piece, middle: number): number {
  const width = high - low;
  if (Math.floor(low) + 1 >= high || to - from < LEAST_SHARE) return 0;
  return ((to - from) * Math.abs(middle - (low + high) / 2)) / Math.sqrt(Math.max(1, width));
}

/** A piece that still has some of its share to be put into cells. */
interface Waiting {
  readonly piece: Piece;
  left: number;
}

/** Puts pieces into cells: one that has less than a cell's share takes a cell, which one with more fills up. */
function tableOf(pieces: readonly Piece[], size: number): QuantileTable {
  const bits = Math.max(1, Math.ceil(Math.log2(pieces.length)));
  const count = 2 ** bits;
  const whole = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  // Shares in cells: those that are less than one, and the others.
  const small: Waiting[] = [];
  const large: Waiting[] = [];
  for (const piece of pieces) {
    const left = ((piece.to - piece.from) / whole) * count;
    (left < 1 ? small : large).push({ piece, left });
  }
  const view = new DataView(new ArrayBuffer(count * CELL_BYTES));
  for (let cell = 0; cell < count; cell++) {
    // Where none is large any more, what is left of the small ones is a whole cell but for rounding.
    const own = small.pop() ?? large.pop();
    if (own === undefined) continue;
    const threshold = Math.min(HASHES - 1, Math.round(own.left * HASHES));
    const other = own.left < 1 ? (large.pop() ?? own) : own;
    view.setUint32(cell * CELL_BYTES, threshold, true);
    putLine(view, cell * CELL_BYTES, lineOf(own.piece, 0, threshold, size));
    putLine(view, cell * CELL_BYTES + LINE_BYTES, lineOf(other.piece, threshold, HASHES, size));
    if (other !== own) {
      other.left -= 1 - own.left;
      (other.left < 1 ? small : large).push(other);
    } else if (own.left > 1) {
      own.left -= 1;
      (own.left < 1 ? small : large).push(own);
    }
  }
  return { cells: new Uint8Array(view.buffer), bits };
}

interface Line {
  readonly base: number;
  readonly slope: number;
}

function putLine(view: DataView, cell: number, { base, slope }: Line): void {
  view.setFloat64(cell + BASE_AT, base, true);
  view.setFloat64(cell + SLOPE_AT, slope, true);
}

/** What keeps a point that lies on the edge of a rank from falling to the one beside it, in ranks. */
const MARGIN = 2 ** -20;

/** The line that gives the ranks of a piece for hashes from one to before another; a rank in its middle where rounding keeps it from that. */
function lineOf({ low, high }: Piece, from: number, to: number, size: number): Line {
  // A piece may be a single point, where a double does not distinguish the quantiles of a tail.
  const first = Math.min(size - 1, Math.max(0, Math.floor(low)));
  const last = Math.max(first, Math.min(size, Math.ceil(high)) - 1);
  const middle = { base: Math.min(last, Math.max(first, Math.floor((low + high) / 2))), slope: 0 };
  if (last <= first || to <= from) return middle;
  const slope = Math.max(0, (high - low - MARGIN) / (to - from));
  // What is nearest to a point half a rank lower is the rank that the point lies in.
  const line = { base: low + MARGIN / 2 - 0.5 - from * slope, slope };
  return rankOn(line, from) >= first && rankOn(line, to - 1) <= last ? line : middle;
}

/** The rank that the kernels find on a line for a hash. */
export function rankOn({ base, slope }: Line, hash: number): number {
  return base + hash * slope + TO_RANK - TO_RANK;
}
