import type { BesideTurn, PlacedImages } from '../plan/plan.ts';
import type { CoveringArray } from './covering-array.ts';
import type { Groups } from './groups.ts';
import type { SiblingRows } from './siblings.ts';

/** Runs an operation for the entries [start, start + count) of its region, for the block whose first row is `row`. */
export type Kernel = (operation: Operation, start: number, count: number, row: number) => void;

/** A draw with its parameters. What a field means is its kernel's business; offsets are absolute. */
export class Operation {
  kernel: Kernel = doNothing;
  region = 0;
  /** First lane that it reads or fills. */
  lane = 0;
  /** Key of the hash that it draws by. */
  key = 0;
  /** The earlier row that each row refers to, or a negative number; null: any one that it draws. */
  earlier: Int32Array | null = null;
  /** Size of what it draws from, below 2^32. */
  size = 1;
  /** Lane of the column's NULL flag; a negative one: it has none. */
  flag = -1;
  offset = 0;
  length = 0;
  /** How likely the ranks that it draws are. */
  skew: Skew = NO_SKEW;
  /** What a flag is by the rank in another lane. */
  flags: Uint8Array = NO_FLAGS;
  /** First row and the row behind the last of those that it is for. */
  first = 0;
  end = Number.POSITIVE_INFINITY;
  /** The ranks that stand beside those of another lane. */
  beside: SiblingRows = NO_SIBLINGS;
  /** What is run on the rows of each case of a split, or on those of a parent. */
  branches: readonly (readonly Operation[])[] = [];
  /** What the draw of a key needs. */
  permutation: Permutation = NO_PERMUTATION;
  /** What the draw of a related column needs. */
  related: RelatedDraw = NO_RELATED;
  /** What the draw from a parent's rows needs. */
  parent: ParentRow = NO_PARENT;
  /** What the choice between values and edges needs. */
  edges: EdgeDraw = NO_EDGES;
  /** What computes the value of a row of the block. */
  compute: (row: number) => void = doNothing;
}

const NO_FLAGS = new Uint8Array(0);
const NO_RANKS = new Int32Array(0);
const NO_SIBLINGS: SiblingRows = { firsts: NO_RANKS, counts: NO_RANKS, followers: NO_RANKS };

/** Which edges the rows have. */
export interface EdgeDraw {
  /** In which rows pairs of edges stand; null: each row has the edge of its number. */
  readonly array: CoveringArray | null;
  /** The column of the array that says it. */
  readonly column: number;
  /** Lane of the choice whose cases the column's values have; a negative one: they have one case. */
  readonly of: number;
  readonly cases: readonly EdgeCase[];
}

/** Edges in a case; no size: there are none. */
export interface EdgeCase {
  readonly size: number;
  readonly isNullable: boolean;
}

const NO_EDGES: EdgeDraw = { array: null, column: 0, of: -1, cases: [] };

/** A quantile table: where it lies, and how many bits of a hash choose one of its cells. */
export interface Skew {
  readonly offset: number;
  readonly bits: number;
}

export const NO_SKEW: Skew = { offset: 0, bits: 0 };

/** How a row of another table is found, and a value in it. */
export interface ParentRow {
  readonly steps: readonly ParentRowStep[];
  /** Whether the row's number is the value. */
  readonly isNumber: boolean;
  /** Lanes whose digits the hash of the parent's row gives. */
  readonly lanes: readonly HashedLane[];
  /** What each row of a list has in the lanes of the value. */
  readonly listed: readonly Int32Array[];
  /** The rows that have edges instead; null: none has. */
  readonly edges: ParentEdges | null;
}

/** Rows of another table with edges in the place of a value: there, the rank of the edge is the row's number. */
export interface ParentEdges {
  /** Lane of the choice between the value and its edges: 1 where it is an edge. */
  readonly lane: number;
  /** Rows from the first on that have edges. */
  readonly rows: number;
  /** Of a list: whether a row of it has an edge; null: the number of a row says so. */
  readonly listed: Int32Array | null;
}

/** A lane that the hash of a row fills; `skew`: how likely its ranks are, null: all alike. */
export interface HashedLane {
  readonly lane: number;
  readonly key: number;
  readonly size: number;
  readonly skew: Skew | null;
}

/** From a row's number to that of a row that it refers to: below `rows` by a hash, or by the digits of a key where these number it. */
export interface ParentRowStep {
  readonly key: number;
  readonly rows: number;
  readonly skew: Skew;
  /** Rows from the first on that take the row of their own number, unless they are drawn again. */
  readonly inOrder: number;
  /** What leads to the row that this one must not be; null: any will do. */
  readonly apart: ParentRowStep | null;
  /** The rows that it may lead to, by that which another reference leads to; null: any row will do. */
  readonly among: { readonly leader: ParentRowStep; readonly siblings: SiblingRows } | null;
  /** What stands in the place of each row that it leads to; null: these rows themselves. */
  readonly instead: Int32Array | null;
  /** The row that each row takes, by its own number; null: the others say which. */
  readonly scheduled: Int32Array | null;
  /** Rows that take each row of the parent once; null: there are too few for that, or a key numbers them. */
  readonly cover: Cover | null;
  /** Digits of the row's image: its own in lane 0, those of the row beside in lane 1. */
  readonly turn: { readonly permutation: Permutation; readonly beside: BesideTurn['as'] | null } | null;
}

/**
 * Of so many rows each first one takes a row of the parent by a permutation, until each is taken: where that lies. `listed`: the rows
 * that it permutes; null: all.
 */
export interface Cover {
  readonly every: number;
  readonly offset: number;
  readonly listed: Int32Array | null;
}

export const NO_PARENT: ParentRow = { steps: [], isNumber: false, lanes: [], listed: [], edges: null };

/** A bijection of [0, size) and the lanes that get the digits of an image under it. */
export interface Permutation {
  readonly size: number;
  /** Whether images come in order. */
  readonly isCounted: boolean;
  /** The images from `start` to before `end` come first, then those before, backwards, and at last those from `end` on. */
  readonly start: number;
  readonly end: number;
  /** Where what the kernels need of the permutation of the images from `start` to `end` lies, or that of the groups' numbers. */
  readonly offset: number;
  readonly lanes: readonly CutLane[];
  /** Images that rows take, wherever the permutation has them; null: it gives all. */
  readonly placed: PlacedImages | null;
  /** The groups that rows come in, of which the permutation gives the numbers; null: it gives the images. */
  readonly grouped: GroupedImages | null;
  /** What the images are, or the numbers of groups, in the order in which they are permuted; null: these numbers. */
  readonly fitting: FittingPairs | null;
}

/**
 * Pairs of rows of two parents that fit, by the rows of the first: so many from a place of a list on. Images of these come first, each
 * with all that the other digits are, then all others.
 */
export interface FittingPairs {
  readonly leader: Digit;
  readonly follower: Digit;
  readonly others: readonly Digit[];
  /** Pairs before those of each row of the first parent; behind the last: all. */
  readonly begins: Float64Array;
  readonly firsts: Int32Array;
  readonly counts: Int32Array;
  /** The numbers in each row's part of the list rise. */
  readonly followers: Int32Array;
}

/** A digit of images, and what it weighs. */
export interface Digit {
  readonly radix: number;
  readonly weight: number;
}

/** The digit of images that is a row's place in its group, by what it weighs. The others are the group's number. */
export interface GroupedImages {
  readonly groups: Groups;
  readonly weight: number;
}

/** A lane of a key: the places of its digits, of which one rank of `spread` that stand for the same is chosen by a hash. */
export interface CutLane {
  readonly lane: number;
  readonly offset: number;
  readonly places: number;
  readonly key: number;
  readonly spread: number;
}

export const NO_PERMUTATION: Permutation = {
  size: 1,
  isCounted: true,
  start: 0,
  end: 1,
  offset: 0,
  lanes: [],
  placed: null,
  grouped: null,
  fitting: null,
};

/** What the kernels need of a related column in one case. Values are whole numbers of the relations' unit; NaN is NULL. */
export interface RelatedDraw {
  /** Where its measure's ranks lie; 0: the column is NULL in this case. */
  readonly ranks: number;
  /** Its values by rank, where they are a list: then it is only read. */
  readonly table: readonly number[] | null;
  readonly low: number;
  readonly high: number;
  readonly demands: readonly RelatedDemand[];
  /** Digits of a key in the lane behind the column's own that number its values; 0: chance does. */
  readonly distances: number;
  /** Whether chance has drawn a value before, by how likely each is, which stays where it is left. */
  readonly keeps: boolean;
  /** Whether a value that is not left to it keeps its digits behind the first one where it can. */
  readonly moves: boolean;
  /** Whether the nearest value stands where none is left. */
  readonly nearest: boolean;
  /** Where the table of distances above the least value lies; 0: any value that is left is as likely. */
  readonly behind: number;
  /** Where the column's values for the block at hand lie, by row. */
  readonly values: number;
}

export interface RelatedDemand {
  readonly steps: readonly IntervalStep[];
  readonly inputs: readonly RelatedInput[];
  /** Slot in which the steps leave what is demanded. */
  readonly result: number;
  readonly exact: boolean;
  /** Lane of the choice and its case in which it is demanded; a negative lane: always. */
  readonly choiceLane: number;
  readonly case: number;
}

/** A step of a contractor, as the kernel takes it. */
export interface IntervalStep {
  readonly code: number;
  readonly out: number;
  readonly left: number;
  readonly right: number;
  readonly by: number;
  readonly to: number;
}

/** Another column's interval: its values where it is drawn already, else what it may be. */
export interface RelatedInput {
  readonly slot: number;
  /** Where its values lie; 0: it is not drawn yet. */
  readonly values: number;
  readonly low: number;
  readonly high: number;
  /** Lane of its NULL flag, where the rows that are NULL are drawn already; a negative lane: none is. */
  readonly nullLane: number;
}

const NO_RELATED: RelatedDraw = {
  ranks: 0,
  table: null,
  low: 0,
  high: 0,
  demands: [],
  distances: 0,
  keeps: false,
  nearest: false,
  moves: false,
  behind: 0,
  values: 0,
};

function doNothing(): void {}
