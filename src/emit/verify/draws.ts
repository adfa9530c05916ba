import { MAX_GENERATIONS } from '../../limits.ts';
import { keepBeside } from '../beside.ts';
import { splitCases } from '../block.ts';
import { drawComputed } from '../computed.ts';
import {
  clearCovering,
  drawCopy,
  drawDependent,
  drawEarlier,
  drawEarlierNumber,
  drawFlag,
  drawFlagWith,
  drawLanes,
  drawListedFlag,
  drawParent,
  drawParentRow,
  drawPermuted,
  drawPrevious,
  drawPreviousNumber,
  drawRank,
  drawSkewed,
  drawThreadFlag,
  keepApart,
} from '../draw.ts';
import { drawEdge } from '../edges.ts';
import { BLOCK_ROWS, LANE_BYTES, REGIONS } from '../memory.ts';
import type { Cover, Kernel, Operation, ParentRow, Permutation } from '../operation.ts';
import type { Program } from '../program.ts';
import {
  DIGIT_BYTES,
  DIGITS_AT,
  DISTANCES_BYTES,
  DRAW_GROUP_BYTES,
  PERMUTATION_BYTES,
  RADIX_AT,
  RANKS_BYTES,
  SIZE_AT,
} from '../record.ts';
import { beginRelated, drawRelated, measureRows } from '../related.ts';
import type { Segment } from '../segment.ts';
import { pairsWithin } from './fitting-images.ts';
import { groupsWithin } from './groups.ts';
import { LaneSizes, type When } from './lane-sizes.ts';
import { Refused, wholeNumber, wholeSize } from './reading.ts';
import { beforeEachRow, numbersBelow, siblingsBelow, withLeaders } from './siblings.ts';
import { slotAt, valuesAt } from './slots.ts';
import { cutSize, skewedSize, tableAt } from './tables.ts';

/*
 * Abstract interpretation of draws: what each lane may hold when they have run, found by running them once on sizes in place of
 * ranks. Each kernel that draws has its rule here; a kernel without one is refused.
 */

/** The draws as they are interpreted. */
interface State {
  readonly sizes: LaneSizes;
  readonly tables: Segment;
  /** Rows that are drawn: their numbers are below this. */
  readonly rows: number;
  /** How far these are from the table's own: rows of a parent, of its parent, and so on. */
  readonly generation: number;
}

type Rule = (operation: Operation, when: When | null, state: State) => void;

/** Largest size of what a lane of 32 bits holds, and of what is read of one as a number with a sign. */
const LANE_RANKS = 2 ** 32;
const SIGNED_RANKS = 2 ** 31;

/** Rounds of drawing rows again until lanes hold no more than before: columns that copy others may form as long a chain. */
const MAX_ROUNDS = 64;

/**
 * What the lanes may hold once the program's draws have run, and those of rows that are drawn again. `rows`: numbers of rows are
 * below this. Throws Refused.
 */
export function sizesDrawn({ lanes, tables, draws, redraws }: Program, rows: number): LaneSizes {
  if (lanes.count * 4 > LANE_BYTES) throw new Refused('A row has more lanes than there is memory for.');
  // What a block held before is written over by the first draw alone.
  if (draws[0]?.kernel !== drawLanes) throw new Refused('Not all lanes are drawn first.');
  const sizes = new LaneSizes(lanes.count, 1);
  for (const operation of draws) draw(operation, null, { sizes, tables, rows, generation: 0 });
  let hasGrown = redraws.some(({ operations }) => operations.length > 0);
  for (let round = 0; hasGrown; round++) {
    if (round === MAX_ROUNDS) throw new Refused('Rows that are drawn again hold more each time.');
    // Only some rows are drawn again: the others keep what they have.
    hasGrown = false;
    for (const { operations } of redraws) {
      const again = sizes.copied();
      for (const operation of operations) draw(operation, null, { sizes: again, tables, rows, generation: 0 });
      if (sizes.join(again)) hasGrown = true;
    }
  }
  return sizes;
}

function draw(operation: Operation, when: When | null, state: State): void {
  const rule = RULES.get(operation.kernel);
  if (rule === undefined) throw new Refused(`No rule says what ${operation.kernel.name} draws.`);
  if (operation.region !== (when === null ? 0 : 1)) {
    throw new Refused(`${operation.kernel.name} is for other rows than those at hand.`);
  }
  rule(operation, when, state);
}

const RULES: ReadonlyMap<Kernel, Rule> = new Map<Kernel, Rule>([
  [drawLanes, sizesOfLanes],
  [drawRank, ({ lane, size }, when, state) => put(lane, wholeSize(size), when, state)],
  [drawSkewed, ({ lane, size, skew }, when, state) => put(lane, skewedSize(skew, size, state), when, state)],
  [drawFlag, ({ lane }, when, state) => put(lane, 2, when, state)],
  [drawCopy, ({ lane, offset }, when, state) => copy(lane, offset, when, state)],
  [drawListedFlag, listedFlags],
  [
    clearCovering,
    ({ lane, length, size }, when, state) => {
      readable(lane, state);
      wholeSize(length);
      wholeSize(size);
      put(lane, 2, when, state);
    },
  ],
  [drawFlagWith, besideOther],
  [drawThreadFlag, ({ lane }, when, state) => put(lane, 2, when, state)],
  [keepApart, besideOther],
  [drawDependent, dependent],
  [keepBeside, besideRank],
  [drawPermuted, permuted],
  [drawEarlier, earlier],
  [drawEarlierNumber, earlierNumber],
  [drawPrevious, previous],
  [drawPreviousNumber, previousNumber],
  [drawParent, parentRow],
  [drawParentRow, drawnParentRow],
  [drawComputed, computed],
  [drawEdge, edge],
  [beginRelated, () => undefined],
  [measureRows, ({ lane, flag, related }, _when, state) => measured(lane, flag, related, state)],
  [drawRelated, related],
  [splitCases, split],
]);

function put(lane: number, size: number, when: When | null, state: State): void {
  const { sizes } = state;
  if (!Number.isInteger(lane) || lane < 0 || lane >= sizes.count) {
    throw new Refused(`A draw fills lane ${lane} of ${sizes.count}.`);
  }
  if (!(size <= LANE_RANKS)) throw new Refused(`A draw fills lane ${lane} with more than it can hold.`);
  // Rows that get another case would run through a branch more.
  if (lane === when?.lane) throw new Refused('A branch draws the choice by which rows take it.');
  sizes.set(lane, size, when);
}

/** What another lane may change in one: a rank of so many, or what it has. */
function besideOther({ lane, offset, size }: Operation, when: When | null, state: State): void {
  readable(offset, state);
  readable(lane, state);
  put(lane, Math.max(wholeSize(size), state.sizes.sizeOf(lane, listOf(when))), when, state);
}

/** One of the ranks that are listed for that in another lane, or what the lane has. */
function besideRank(operation: Operation, when: When | null, state: State): void {
  siblingsBelow(operation.beside, wholeSize(operation.size));
  besideOther(operation, when, state);
}

function listOf(when: When | null): readonly When[] {
  return when === null ? [] : [when];
}

function readable(lane: number, { sizes }: State): void {
  if (!Number.isInteger(lane) || lane < 0 || lane >= sizes.count) throw new Refused(`A draw reads lane ${lane}.`);
}

/** Keys and sizes of lanes in groups of four, and flags behind them. */
function sizesOfLanes({ offset, length, size }: Operation, when: When | null, state: State): void {
  const perGroup = DRAW_GROUP_BYTES / 8;
  const isWhole = size * perGroup === state.sizes.count && Number.isInteger(length) && length >= 0 && length <= size;
  if (when !== null || !isWhole) throw new Refused('Not all lanes are drawn at once.');
  const table = tableAt(state, offset, size * DRAW_GROUP_BYTES);
  for (let lane = 0; lane < size * perGroup; lane++) {
    const group = Math.floor(lane / perGroup);
    const drawn = table.getUint32((group * 2 + 1) * perGroup * 4 + (lane % perGroup) * 4, true);
    put(lane, group < length ? Math.max(1, drawn) : drawn === 0 ? 1 : 2, null, state);
  }
}

function copy(lane: number, from: number, when: When | null, state: State): void {
  readable(from, state);
  const cases = when === null ? state.sizes.casesOf(from) : null;
  put(lane, state.sizes.sizeOf(from, listOf(when)), when, state);
  for (const one of cases?.cases ?? []) {
    const only = { lane: cases?.lane ?? 0, cases: [one] };
    put(lane, state.sizes.sizeOf(from, [only]), only, state);
  }
}

function listedFlags({ lane, offset, flags, end }: Operation, when: When | null, state: State): void {
  readable(offset, state);
  if (state.sizes.sizeOf(offset, listOf(when)) > flags.length) {
    throw new Refused('A rank has no place in the list that says what is NULL.');
  }
  const most = flags.reduce((all, flag) => Math.max(all, flag), Number(Number.isFinite(end)));
  put(lane, most + 1, when, state);
}

/** Numbers of a key, for each of `length` attempts. */
function permuted({ permutation, size, length }: Operation, when: When | null, state: State): void {
  wholeNumber(wholeNumber(length, 1) * wholeNumber(size, 1), 1);
  cut(permutation, when, state);
}

/** Lanes that are cut from the images of a permutation. */
function cut(permutation: Permutation, when: When | null, state: State): void {
  permutes(permutation, state);
  placedWithin(permutation);
  for (const { lane, offset: places, places: count, spread } of permutation.lanes) {
    put(lane, cutSize(permutation.size, places, count, spread, state), when, state);
  }
}

/** Refuses images of rows that are none of the permutation's, or that it would give twice. */
function placedWithin({ placed, size }: Permutation): void {
  if (placed === null) return;
  const { row, images } = placed;
  const isOwn = images.every((image) => wholeNumber(image, 0) < size) && wholeNumber(row, 0) + images.length <= size;
  if (!isOwn || new Set(images).size < images.length) throw new Refused('A permutation has no such images.');
}

/** Refuses a permutation that does not have the images, or the groups of them, which it is said to have. */
function permutes(permutation: Permutation, state: State): void {
  const { grouped, fitting, size, start, end, offset } = permutation;
  const permuted = grouped === null ? size : groupsWithin(grouped, size);
  if (fitting !== null) pairsWithin(fitting, permuted, end);
  sidesOf({ size: permuted, start, end, offset }, state);
}

/** Refuses a permutation whose rectangle does not hold what is permuted: all but the images that come last. */
function sidesOf(
  { size, start, end, offset }: Pick<Permutation, 'size' | 'start' | 'end' | 'offset'>,
  state: State,
): void {
  const table = tableAt(state, offset, PERMUTATION_BYTES);
  const permuted = Number(table.getBigUint64(0, true));
  const [high, low] = [table.getUint32(8, true), table.getUint32(12, true)];
  const isRectangle = high >= 1 && low >= 1 && high < 2 ** 27 && low < 2 ** 27 && high * low >= permuted;
  const isWithin = wholeNumber(end, 1) <= wholeNumber(size, 1);
  const isPart = isWithin && permuted >= 1 && wholeNumber(start, 0) + permuted === end;
  if (!isPart || !isRectangle) throw new Refused('A permutation has no such size.');
}

/** Lanes of a row that is found by its number. */
function byNumber({ lanes }: Pick<ParentRow, 'lanes'>, when: When | null, state: State): void {
  for (const { lane, size, skew } of lanes) {
    put(lane, skew === null ? wholeSize(size) : skewedSize(skew, size, state), when, state);
  }
}

/** Lanes that the hash of others fills. */
function dependent({ offset, length, parent }: Operation, when: When | null, state: State): void {
  for (let lane = 0; lane < wholeNumber(length, 1); lane++) readable(offset + lane, state);
  byNumber(parent, when, state);
}

/** A row before each row, below `size`. */
function earlier(operation: Operation, when: When | null, state: State): void {
  if (!(operation.size >= 1)) throw new Refused(`A draw is from ${operation.size} values.`);
  beforeEachRow(operation.earlier);
  parentRow(operation, when, state);
}

function earlierNumber({ lane, size, earlier }: Operation, when: When | null, state: State): void {
  beforeEachRow(earlier);
  put(lane, Math.min(wholeSize(size), state.rows), when, state);
}

/** The row that stands `length` rows before. */
function previous(operation: Operation, when: When | null, state: State): void {
  wholeNumber(operation.length, 0);
  parentRow(operation, when, state);
}

function previousNumber({ lane, length }: Operation, when: When | null, state: State): void {
  wholeNumber(length, 0);
  put(lane, state.rows, when, state);
}

function parentRow(operation: Operation, when: When | null, state: State): void {
  const { parent, lane } = operation;
  const rows = steppedRows(operation, when, state);
  if (parent.edges === null) {
    rowDigits(operation, rows, when, state);
    return;
  }
  const { lane: choice, rows: edges, listed } = parent.edges;
  if (when !== null) throw new Refused('A case is divided once more.');
  put(choice, 2, null, state);
  if (listed === null) {
    rowDigits(operation, rows, { lane: choice, cases: [0] }, state);
    put(lane, Math.max(1, wholeNumber(edges, 0)), { lane: choice, cases: [1] }, state);
    return;
  }
  for (const isEdge of [0, 1]) {
    const ofCase = parent.listed.map((ranks) => ranks.filter((_, row) => listed[row] === isEdge));
    putRanks(ofCase, lane, { lane: choice, cases: [isEdge] }, state);
  }
}

/** The digits of a row that is found by its number, or listed. */
function rowDigits({ permutation, parent, lane }: Operation, rows: number, when: When | null, state: State): void {
  if (parent.isNumber) put(lane, rows, when, state);
  byNumber(parent, when, state);
  putRanks(parent.listed, lane, when, state);
  if (permutation.lanes.length > 0) cut(permutation, when, state);
}

function putRanks(listed: readonly Int32Array[], lane: number, when: When | null, state: State): void {
  listed.forEach((ranks, i) => {
    put(lane + i, ranks.reduce((most, rank) => Math.max(most, rank >>> 0), 0) + 1, when, state);
  });
}

/** Rows of a parent in the place of the table's own: what is run on them fills lanes of the same block. */
function drawnParentRow(operation: Operation, when: When | null, state: State): void {
  if (when !== null || state.generation === MAX_GENERATIONS) {
    throw new Refused('There is no place for the numbers of the rows of a parent.');
  }
  const rows = steppedRows(operation, when, state);
  const elsewhere = { ...state, rows, generation: state.generation + 1 };
  for (const one of operation.branches.flat()) draw(one, when, elsewhere);
}

/** The number below which those of a parent's rows are. */
function steppedRows({ parent, lane }: Operation, when: When | null, state: State): number {
  let rows = state.rows;
  for (const { rows: most, skew, inOrder, cover, turn, among, instead, scheduled } of parent.steps.flatMap(
    withLeaders,
  )) {
    if (wholeNumber(inOrder, 0) > most) throw new Refused('More rows of a parent are taken in order than there are.');
    rows = turn === null ? skewedSize(skew, most, state) : wholeSize(most);
    if (cover !== null) covering(cover, most, state);
    for (const list of [instead, scheduled]) if (list !== null) numbersBelow(list, most);
    if (scheduled?.length === 0) throw new Refused('No row of a parent is scheduled.');
    if (among !== null) siblingsBelow(among.siblings, most);
    if (turn === null) continue;
    // The kernel cuts digits into the operation's lane first.
    const { own, beside } = turnedDigits(turn, state);
    put(lane, Math.max(own, beside), when, state);
    rows = turn.beside === null ? own : Math.max(rows, 2, beside);
  }
  return rows;
}

/** Refuses a cover that gives other rows than those of the parent. */
function covering({ every, offset, listed }: Cover, rows: number, state: State): void {
  wholeSize(every);
  const size = listed?.length ?? rows;
  sidesOf({ size, start: 0, end: size, offset }, state);
  if (listed !== null) numbersBelow(listed, rows);
}

/** Ways to follow another row by digits that both have. */
const IN_OWN_DIGITS: ReadonlySet<string> = new Set(['behind', 'even', 'odd']);

/** Sizes of the digits that number a row of a parent: its own in lane 0, those of the row beside, where there is one, in lane 1. */
function turnedDigits(
  { permutation, beside }: { readonly permutation: Permutation; readonly beside: string | null },
  state: State,
): { readonly own: number; readonly beside: number } {
  const { size, lanes } = permutation;
  permutes(permutation, state);
  const sizeIn = (number: number): number =>
    lanes
      .filter(({ lane }) => lane === number)
      .reduce((most, { offset: at, places, spread }) => Math.max(most, cutSize(size, at, places, spread, state)), 0);
  const [own, other] = [sizeIn(0), sizeIn(1)];
  const isEach =
    own > 0 &&
    (other > 0 || beside === null || IN_OWN_DIGITS.has(beside)) &&
    lanes.every(({ lane }) => lane === 0 || lane === 1);
  if (!isEach || Math.max(own, other) > SIGNED_RANKS)
    throw new Refused('A row of a parent is numbered by other digits than its own.');
  return { own, beside: other };
}

/** The row's own number in the block, under which its text lies then, but for a row that is NULL. */
function computed({ lane, flag }: Operation, when: When | null, state: State): void {
  if (flag >= 0) put(flag, 2, when, state);
  if (lane < 0) return;
  put(lane, BLOCK_ROWS, when, state);
  state.sizes.setText(lane, flag, when);
}

/** The case in the lane of the choice, and in the cases of edges, the ranks of these. */
function edge({ lane, offset, flag, edges }: Operation, when: When | null, state: State): void {
  const { of, cases, array } = edges;
  if (when !== null) throw new Refused('A case is divided once more.');
  if (of >= 0) readable(of, state);
  if (cases.length < (of < 0 ? 1 : state.sizes.sizeOf(of, []))) throw new Refused('A case has no place for its edges.');
  if (array !== null) wholeSize(array.levels);
  put(lane, 2 * cases.length, null, state);
  cases.forEach(({ size, isNullable }, index) => {
    if (size === 0) return;
    if (isNullable && flag < 0) throw new Refused('A column that may be NULL has no flag.');
    const only = { lane, cases: [cases.length + index] };
    put(offset, wholeSize(size), only, state);
    if (flag >= 0) put(flag, 2, only, state);
  });
}

/** Digits of a measure, below their radices: the kernel cuts them so. */
function related({ lane, flag, related: drawn }: Operation, when: When | null, state: State): void {
  const digits = measured(lane, flag, drawn, state);
  digits.forEach((radix, i) => {
    put(lane + i, wholeSize(radix), when, state);
  });
  if (drawn.behind !== 0) distances(drawn.behind, state);
  // Where it is counted by a key, the distance lies behind the digits.
  if (drawn.distances > 0) readable(lane + digits.length, state);
  for (const { inputs, steps, result, choiceLane } of drawn.demands) {
    for (const { slot, values, nullLane } of inputs) {
      slotAt(slot);
      if (values !== 0) valuesAt(values);
      if (nullLane >= 0) readable(nullLane, state);
    }
    for (const { out, left, right } of steps) for (const slot of [out, left, right]) slotAt(slot);
    slotAt(result);
    if (choiceLane >= 0) readable(choiceLane, state);
  }
}

/** Refuses a table of distances that is not there whole, or whose distances are none. */
function distances(address: number, state: State): void {
  const table = tableAt(state, address, DISTANCES_BYTES);
  let before = 0;
  for (let at = 0; at < DISTANCES_BYTES; at += 8) {
    const distance = table.getFloat64(at, true);
    if (!(distance >= before && distance <= Number.MAX_SAFE_INTEGER)) throw new Refused('Distances do not rise.');
    before = distance;
  }
}

/** The radices of the digits that a column is measured by; none: it is NULL, or a list. */
function measured(
  lane: number,
  flag: number,
  { ranks, values }: Operation['related'],
  state: State,
): readonly number[] {
  valuesAt(values);
  if (flag >= 0) readable(flag, state);
  if (ranks === 0) return [];
  const count = tableAt(state, ranks, RANKS_BYTES).getUint32(DIGITS_AT, true);
  const table = tableAt(state, ranks, RANKS_BYTES + count * DIGIT_BYTES);
  for (let i = 0; i < count; i++) readable(lane + i, state);
  const radices = Array.from({ length: count }, (_, i) =>
    table.getFloat64(RANKS_BYTES + i * DIGIT_BYTES + RADIX_AT, true),
  );
  // What is counted is bounded by the size, what is cut by the radices.
  const size = table.getFloat64(SIZE_AT, true);
  if (!(size >= 1 && size <= radices.reduce((product, radix) => product * radix, 1))) {
    throw new Refused('A measure counts other values than its digits have.');
  }
  return radices;
}

function split({ lane, region, branches }: Operation, when: When | null, state: State): void {
  readable(lane, state);
  if (when !== null || region + 1 >= REGIONS) throw new Refused('A case is divided once more.');
  if (state.sizes.sizeOf(lane, []) > branches.length)
    throw new Refused('A choice has cases that nothing is drawn for.');
  branches.forEach((branch, k) => {
    for (const operation of branch) draw(operation, { lane, cases: [k] }, state);
  });
}
