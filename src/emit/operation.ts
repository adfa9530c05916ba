import type { Tape } from '../relation/tape.ts';
import type { Measure } from '../values/measure.ts';

/** Runs an operation for the entries [start, start + count) of its region, for the block whose first row is `row`. */
export type Kernel = (operation: Operation, start: number, count: number, row: number) => void;

/** A kernel with its parameters. What a field means is its kernel's business; offsets are absolute. */
export class Operation {
  kernel: Kernel = doNothing;
  region = 0;
  /** First lane that it reads or fills. */
  lane = 0;
  /** Key of the hash that it draws by. */
  key = 0;
  /** Size of the domain, divided by 2^32. The field is always a double. */
  scale = 0.5;
  /** A constant of up to eight bytes that is appended behind the value: separators cost one store. */
  suffix = 0.5;
  suffixLength = 0;
  offset = 0;
  length = 0;
  stride = 0;
  first = 0.5;
  power = 0.5;
  /** What is run on the regions of a split. */
  branches: readonly (readonly Operation[])[] = [];
  /** What the draw of a key needs. */
  permutation: Permutation = NO_PERMUTATION;
  /** What the draw of a related column needs. */
  related: RelatedDraw = NO_RELATED;
}

/** A bijection of [0, size) and the digits that an image under it is cut into. */
export interface Permutation {
  readonly size: number;
  /** Sides of the rectangle that the Feistel network permutes: high · low ≥ size. */
  readonly high: number;
  readonly low: number;
  readonly keys: Int32Array;
  /** Sizes of the digits, most significant first, and what each weighs in the image. */
  readonly radices: Float64Array;
  readonly divisors: Float64Array;
  readonly lanes: Int32Array;
  /** Ranks of each lane that stand for the same digits, and the key of the hash that chooses among them. */
  readonly spreads: Float64Array;
  readonly spreadKeys: Int32Array;
  /** The digits of lane k, and their weights in its rank: entries [placeStarts[k], placeStarts[k + 1]). */
  readonly placeStarts: Int32Array;
  readonly placeDigits: Int32Array;
  readonly placeWeights: Float64Array;
}

export const NO_PERMUTATION: Permutation = {
  size: 1,
  high: 1,
  low: 1,
  keys: new Int32Array(4),
  radices: new Float64Array(0),
  divisors: new Float64Array(0),
  lanes: new Int32Array(0),
  spreads: new Float64Array(0),
  spreadKeys: new Int32Array(0),
  placeStarts: new Int32Array(1),
  placeDigits: new Int32Array(0),
  placeWeights: new Float64Array(0),
};

/** A measure with what its arithmetic needs beside: how many ranks each digit's step is, and the most that the digits behind it add. */
export interface Ranks extends Measure {
  readonly steps: readonly number[];
  readonly rests: readonly number[];
  readonly size: number;
}

/** What the kernels need of a related column in one case. Values are whole numbers of the relations' unit; NaN is NULL. */
export interface RelatedDraw {
  /** Null: the column is NULL in this case. */
  readonly ranks: Ranks | null;
  /** Units of the relations in one of the measure. */
  readonly multiple: number;
  readonly low: number;
  readonly high: number;
  readonly demands: readonly RelatedDemand[];
  /** Digits of a key in the lane behind the column's own that number its values; 0: chance does. */
  readonly distances: number;
  /** The column's values for the block at hand, by row. */
  readonly values: Float64Array;
}

export interface RelatedDemand {
  readonly tape: Tape;
  readonly inputs: readonly RelatedInput[];
  /** Lane of the choice and its case in which it is demanded; a negative lane: always. */
  readonly choiceLane: number;
  readonly case: number;
}

/** Another column's interval: its values where it is drawn already, else what it may be. */
export interface RelatedInput {
  readonly slot: number;
  readonly values: Float64Array | null;
  readonly low: number;
  readonly high: number;
  /** Lane of its NULL flag, where the rows that are NULL are drawn already; a negative lane: none is. */
  readonly nullLane: number;
}

const NO_RELATED: RelatedDraw = {
  ranks: null,
  multiple: 1,
  low: 0,
  high: 0,
  demands: [],
  distances: 0,
  values: new Float64Array(0),
};

function doNothing(): void {}
