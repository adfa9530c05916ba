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

function doNothing(): void {}
