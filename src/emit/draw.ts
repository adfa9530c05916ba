import type { BesideTurn } from '../plan/plan.ts';
import { laneValue, rowAt, setLaneValue } from './block.ts';
import { imageAt } from './fitting-images.ts';
import { findGroup, found } from './groups.ts';
import { kernels } from './kernels.ts';
import { BLOCK_ROWS, LANES, memory, NUMBERS, PARENT_NUMBERS, ROWS } from './memory.ts';
import type { GroupedImages, Operation, ParentEdges, ParentRowStep, Permutation } from './operation.ts';
import { DRAW_GROUP_BYTES, PLACE_BYTES } from './record.ts';
import type { SiblingRows } from './siblings.ts';

/* Operations that fill lanes with ranks: each calls the kernels that do it for the rows of a region. */

/** Part of every hash key that changes with the row number's upper half and with the attempt at a row. */
let salt = 0;

/** Number of the attempt at a row, from 0. */
let attempted = 0;

/** Sets what distinguishes this run's draws from others with the same row numbers below 2^32. */
export function setSalt(rowHigh: number, attempt: number): void {
  attempted = attempt;
  salt = (Math.imul(rowHigh, 0x632be5ab) + Math.imul(attempt, 0x3c6ef372)) | 0;
}

/** Number of the attempt at the rows that are drawn. */
export function attemptAt(): number {
  return attempted;
}

/** A key of the kernels' hash, for this run's draws. */
export function saltedKey(key: number): number {
  return key + salt;
}

export const laneAt = (lane: number): number => LANES + lane * 4;
export const rowsAt = (start: number): number => ROWS + start * 4;

/** Independent ranks and flags in all lanes of a row: keys and sizes of `size` groups of four, flags behind `length` of them. */
export function drawLanes({ offset, length, size }: Operation, start: number, count: number, row: number): void {
  const flags = offset + length * DRAW_GROUP_BYTES;
  kernels.drawLanes(offset, flags, offset + size * DRAW_GROUP_BYTES, LANES, rowsAt(start), count, row, salt);
}

/** Independent ranks in one lane, below `size`. */
export function drawRank({ lane, key, size }: Operation, start: number, count: number, row: number): void {
  kernels.drawRank(laneAt(lane), rowsAt(start), count, row, key + salt, size);
}

/** The same, as likely as a quantile table says. */
export function drawSkewed({ lane, key, skew }: Operation, start: number, count: number, row: number): void {
  kernels.drawSkewed(laneAt(lane), rowsAt(start), count, row, key + salt, skew.offset, skew.bits);
}

/** The ranks of another lane, `offset`. */
export function drawCopy({ lane, offset }: Operation, start: number, count: number): void {
  kernels.drawCopy(laneAt(lane), laneAt(offset), rowsAt(start), count);
}

/** 1 where the row's hash lies below `size`, else 0: NULL or not. So are rows before number `first` and from `end` on. */
export function drawFlag(operation: Operation, start: number, count: number, row: number): void {
  const { lane, key, size, first, end } = operation;
  kernels.drawFlag(laneAt(lane), rowsAt(start), count, row, key + salt, size, first, end);
}

/** Takes the NULL from the rows that take each of the parent's `size` rows once: of `length` rows each first one. */
export function clearCovering({ lane, length, size }: Operation, start: number, count: number, row: number): void {
  if (attempted === 0) kernels.clearCovering(laneAt(lane), rowsAt(start), count, row, length, size);
}

/** What a list has for the rank in another lane, `offset`: 1 where it is NULL. So are rows from number `end` on. */
export function drawListedFlag(operation: Operation, start: number, count: number, first: number): void {
  const { lane, offset, flags, end } = operation;
  for (let i = 0; i < count; i++) {
    const row = rowAt(start + i);
    setLaneValue(lane, row, first + row >= end ? 1 : (flags[laneValue(offset, row)] ?? 0));
  }
}

/** Sets a flag in the rows in which another one, `offset`, is set. */
export function drawFlagWith({ lane, offset }: Operation, start: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const row = rowAt(start + i);
    if (laneValue(offset, row) === 1) setLaneValue(lane, row, 1);
  }
}

/**
 * Digits of the image of each row's number under a permutation: no two rows get the same. A row has a number for each of
 * `length` attempts, `size` apart.
 */
export function drawPermuted(
  { permutation, size, length }: Operation,
  start: number,
  count: number,
  row: number,
): void {
  kernels.listRows(NUMBERS, rowsAt(start), count, row + Math.min(attempted, length - 1) * size);
  // Beyond the key's rows, NULLs tell them apart.
  putImages(permutation, count);
  cutDigits(permutation, start, count);
}

/** What a row before each row, and below `size`, has in a column: what a reference of a table to itself takes. */
export function drawEarlier(operation: Operation, start: number, count: number, row: number): void {
  pickEarlier(operation, start, count, row);
  drawOfRows(operation, start, count, 0);
}

/** Number, from 0 and below `size`, of a row before each row: what references the numbers that the database gives. */
export function drawEarlierNumber(operation: Operation, start: number, count: number, row: number): void {
  pickEarlier(operation, start, count, row);
  kernels.putNumbers(laneAt(operation.lane), NUMBERS, rowsAt(start), count);
}

/** Lists the numbers of earlier rows: those of threads, where there are such. */
function pickEarlier({ key, size, earlier }: Operation, start: number, count: number, row: number): void {
  kernels.listRows(NUMBERS, rowsAt(start), count, row);
  kernels.pickEarlier(NUMBERS, count, key + salt, size);
  if (earlier === null) return;
  for (let i = 0; i < count; i++) {
    const found = earlier[row + rowAt(start + i)] ?? -1;
    if (found >= 0 && found < size) putNumber(i, found);
  }
}

/** Sets a flag in rows that follow none of their thread. */
export function drawThreadFlag({ lane, earlier }: Operation, start: number, count: number, row: number): void {
  for (let i = 0; i < count; i++) {
    const place = rowAt(start + i);
    if ((earlier?.[row + place] ?? 0) < 0) setLaneValue(lane, place, 1);
  }
}

/** The same of the row that stands `length` rows before: each row's is another one. */
export function drawPrevious(operation: Operation, start: number, count: number, row: number): void {
  listPrevious(operation.length, start, count, row);
  drawOfRows(operation, start, count, 0);
}

/** The same row's number. */
export function drawPreviousNumber({ lane, length }: Operation, start: number, count: number, row: number): void {
  listPrevious(length, start, count, row);
  kernels.putNumbers(laneAt(lane), NUMBERS, rowsAt(start), count);
}

function listPrevious(length: number, start: number, count: number, row: number): void {
  for (let i = 0; i < count; i++) putNumber(i, Math.max(0, row + rowAt(start + i) - length));
}

const WORDS = new Uint32Array(memory.buffer);

/** Puts a number into a place of the list of numbers. */
function putNumber(place: number, number: number): void {
  WORDS[(NUMBERS >> 2) + 2 * place] = number;
  WORDS[(NUMBERS >> 2) + 2 * place + 1] = Math.floor(number / 4294967296);
}

/** The number in a place of the list of numbers. */
function numberAt(place: number): number {
  const word = (NUMBERS >> 2) + 2 * place;
  return (WORDS[word] as number) + (WORDS[word + 1] as number) * 4294967296;
}

/** Ranks by the hash of what another column has, in `length` lanes from `offset` on: equal ones where that has equal ones. */
export function drawDependent({ offset, length, parent }: Operation, start: number, count: number): void {
  kernels.listRanks(NUMBERS, laneAt(offset), length, rowsAt(start), count);
  drawByNumbers(parent, start, count);
}

/** Digits that a row of a parent has: its number, or those of its key and of its hash. */
export function drawParent(operation: Operation, start: number, count: number, row: number): void {
  kernels.listRows(NUMBERS, rowsAt(start), count, row);
  drawOfRows(operation, start, count, salt);
}

/** Rows of parents that are drawn in the place of each other: how far they are from the block's. */
let generation = 0;

/** Draws what a row of a parent has, as it is drawn there: lanes of its own hold that, from which others copy it. */
export function drawParentRow({ parent, lane, branches }: Operation, start: number, count: number, row: number): void {
  const rows = rowsAt(start);
  kernels.listRows(NUMBERS, rows, count, row);
  takeSteps(parent, lane, start, count, salt);
  const [ownSalt, ownAttempt] = [salt, attempted];
  kernels.placeNumbers(NUMBERS, numbersOf(generation), rows, count);
  generation++;
  setSalt(0, 0);
  kernels.setNumbers(numbersOf(generation - 1));
  for (const operations of branches) for (const one of operations) one.kernel(one, start, count, row);
  generation--;
  kernels.setNumbers(generation === 0 ? 0 : numbersOf(generation - 1));
  salt = ownSalt;
  attempted = ownAttempt;
}

function numbersOf(place: number): number {
  return PARENT_NUMBERS + place * 8 * BLOCK_ROWS;
}

/** The same of the rows whose numbers are listed, or of rows of a parent that these refer to. `salted`: what that reference's draw is salted with. */
function drawOfRows({ permutation, parent, lane }: Operation, start: number, count: number, salted: number): void {
  takeSteps(parent, lane, start, count, salted);
  if (parent.isNumber) kernels.putNumbers(laneAt(lane), NUMBERS, rowsAt(start), count);
  drawByNumbers(parent, start, count);
  for (let k = 0; k < parent.listed.length; k++) putListed(lane + k, parent.listed[k] as Int32Array, start, count);
  const { edges } = parent;
  if (edges !== null) for (let i = 0; i < count; i++) REFERRED[i] = numberAt(i);
  if (permutation.lanes.length > 0) {
    putImages(permutation, count);
    cutDigits(permutation, start, count);
  }
  if (edges !== null) putEdges(edges, lane, start, count);
}

const REFERRED = new Float64Array(BLOCK_ROWS);

/** The edges of the rows referred to that have some: the case in the lane of the choice, and there the rank. A list has it already. */
function putEdges({ lane: choice, rows, listed }: ParentEdges, lane: number, start: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const [row, number] = [rowAt(start + i), REFERRED[i] as number];
    const isEdge = listed === null ? number < rows : listed[number] === 1;
    setLaneValue(choice, row, isEdge ? 1 : 0);
    if (isEdge && listed === null) setLaneValue(lane, row, number);
  }
}

/** Puts rows of parents in the place of listed numbers, step by step. */
function takeSteps({ steps }: Operation['parent'], lane: number, start: number, count: number, salted: number): void {
  steps.forEach((step, k) => {
    takeStep(step, { lane, start, count, salted: k === 0 ? salted : 0, isDrawnAgain: k === 0 && attempted > 0 });
  });
}

/** What a step puts rows of a parent for. `lane`: to be written over. */
interface Stepping {
  readonly lane: number;
  readonly start: number;
  readonly count: number;
  readonly salted: number;
  readonly isDrawnAgain: boolean;
}

function takeStep(step: ParentRowStep, stepping: Stepping): void {
  const { apart, among, instead, rows, scheduled } = step;
  const { lane, start, count, salted, isDrawnAgain } = stepping;
  if (scheduled !== null) {
    for (let i = 0; i < count; i++) putNumber(i, scheduled[numberAt(i) % scheduled.length] as number);
    return;
  }
  const besides = apart === null ? NO_NUMBERS : numbersTaken(apart, stepping);
  const leading = among === null ? NO_NUMBERS : numbersTaken(among.leader, stepping);
  if (step.turn !== null) takeTurns(step, lane, start, count);
  else pickRows(step, count, salted, isDrawnAgain);
  if (instead !== null) for (let i = 0; i < count; i++) putNumber(i, instead[numberAt(i)] as number);
  if (among !== null) {
    for (let i = 0; i < count; i++) {
      const besideIt = apart === null ? -1 : (besides[i] as number);
      putNumber(i, siblingOf(leading[i] as number, numberAt(i) / rows, besideIt, among.siblings) ?? numberAt(i));
    }
  }
  if (apart !== null)
    for (let i = 0; i < count; i++) if (numberAt(i) === besides[i]) putNumber(i, (numberAt(i) + 1) % rows);
}

const NO_NUMBERS = new Float64Array(0);

/** The numbers that a step leads to from the listed ones, which stay as they are. */
function numbersTaken(step: ParentRowStep, stepping: Stepping): Float64Array {
  const { count } = stepping;
  const from = Float64Array.from({ length: count }, (_, i) => numberAt(i));
  takeStep(step, stepping);
  return Float64Array.from(from, (number, i) => {
    const taken = numberAt(i);
    putNumber(i, number);
    return taken;
  });
}

/** A sibling of a row, so far along in their list as `share` says, or the next where that is the one beside it; null: it has none. */
function siblingOf(
  row: number,
  share: number,
  besideIt: number,
  { firsts, counts, followers }: SiblingRows,
): number | null {
  const [first, count] = [firsts[row] ?? 0, counts[row] ?? 0];
  const place = Math.floor(share * count);
  const found = count === 0 ? null : (followers[first + place] ?? null);
  return found === besideIt ? (followers[first + ((place + 1) % count)] ?? null) : found;
}

/** Gives the next of `size` ranks to the rows that have the same one in the lane at `offset`. */
export function keepApart({ lane, offset, size }: Operation, start: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const row = rowAt(start + i);
    const rank = laneValue(lane, row);
    if (rank === laneValue(offset, row)) setLaneValue(lane, row, (rank + 1) % size);
  }
}

/** Puts rows of a parent in the place of listed numbers. A row that is drawn again takes any; of the others, some first ones are in order. */
function pickRows(step: ParentRowStep, count: number, salted: number, isDrawnAgain: boolean): void {
  const { key, skew, cover } = step;
  const { offset, bits } = skew;
  const ordered = isDrawnAgain ? 0 : step.inOrder;
  const listed = isDrawnAgain ? null : (cover?.listed ?? null);
  if (ordered > 0 || listed !== null) for (let i = 0; i < count; i++) REFERRING[i] = numberAt(i);
  if (cover === null || isDrawnAgain) kernels.pickSkewed(NUMBERS, count, key + salted, offset, bits);
  else kernels.pickCovering(NUMBERS, count, key + salted, offset, bits, cover.every, cover.offset);
  if (ordered === 0 && listed === null) return;
  const every = cover?.every ?? 1;
  for (let i = 0; i < count; i++) {
    const number = REFERRING[i] as number;
    if (number < ordered) putNumber(i, number);
    else if (listed !== null && number % every === 0 && number / every < listed.length)
      putNumber(i, listed[numberAt(i)] as number);
  }
}

const REFERRING = new Float64Array(BLOCK_ROWS);

const LISTED = new Float64Array(BLOCK_ROWS);

const OWNERS = new Float64Array(BLOCK_ROWS);

/** Puts the images of listed numbers in their place: of the rest, where one is divided by the permutation's size. */
function putImages(permutation: Permutation, count: number): void {
  const { placed, size } = permutation;
  if (placed === null) {
    permute(permutation, count);
    return;
  }
  const { row, images } = placed;
  for (let i = 0; i < count; i++) OWNERS[i] = numberAt(i) % size;
  // What the permutation has for the rows that get others: rows that had these get it in exchange.
  for (let k = 0; k < images.length; k++) putNumber(k, row + k);
  permute(permutation, images.length);
  const exchanged = images.map((_, k) => numberAt(k));
  for (let i = 0; i < count; i++) putNumber(i, OWNERS[i] as number);
  permute(permutation, count);
  for (let i = 0; i < count; i++) {
    const own = (OWNERS[i] as number) - row;
    let image = images[own] ?? numberAt(i);
    if (own < 0 || own >= images.length) {
      for (let k = images.indexOf(image); k >= 0; k = images.indexOf(image)) image = exchanged[k] as number;
    }
    putNumber(i, image);
  }
}

/** The same by the permutation alone. */
function permute(permutation: Permutation, count: number): void {
  const { grouped, fitting, size } = permutation;
  if (grouped !== null) {
    permuteGroups(grouped, permutation, count);
    return;
  }
  permuteNumbers(permutation, size, count);
  if (fitting !== null) for (let i = 0; i < count; i++) putNumber(i, imageAt(fitting, numberAt(i)));
}

/** Permutes numbers below `size` in the order in which they come. */
function permuteNumbers({ start, end, isCounted, offset }: Permutation, size: number, count: number): void {
  if (start === 0 && end === size) {
    if (isCounted) kernels.reduceNumbers(NUMBERS, count, size);
    else kernels.permute(offset, NUMBERS, count);
    return;
  }
  const above = end - start;
  for (let i = 0; i < count; i++) LISTED[i] = numberAt(i) % size;
  if (!isCounted) kernels.permute(offset, NUMBERS, count);
  for (let i = 0; i < count; i++) {
    const number = LISTED[i] as number;
    if (number < above) putNumber(i, start + (isCounted ? number : numberAt(i)));
    else if (number < end) putNumber(i, end - 1 - number);
    else putNumber(i, number);
  }
}

const PLACES = new Float64Array(BLOCK_ROWS);

/** The images of rows that come in groups: the permutation is that of the groups' numbers. */
function permuteGroups({ groups, weight }: GroupedImages, permutation: Permutation, count: number): void {
  const { size, fitting } = permutation;
  for (let i = 0; i < count; i++) {
    findGroup(groups, numberAt(i) % size);
    PLACES[i] = found.place;
    putNumber(i, found.group);
  }
  permuteNumbers(permutation, groups.groups, count);
  for (let i = 0; i < count; i++) {
    const group = fitting === null ? numberAt(i) : imageAt(fitting, numberAt(i));
    const below = group % weight;
    putNumber(i, (group - below) * groups.most + (PLACES[i] as number) * weight + below);
  }
}

/** Lanes that the hash of a row's number fills. */
function drawByNumbers({ lanes }: Operation['parent'], start: number, count: number): void {
  for (const { lane, key, size, skew } of lanes) {
    const [first, rows] = [laneAt(lane), rowsAt(start)];
    if (skew === null) kernels.drawByNumber(first, NUMBERS, rows, count, key, size);
    else kernels.drawSkewedByNumber(first, NUMBERS, rows, count, key, skew.offset, skew.bits);
  }
}

/** What listed rows of a parent have in a lane. */
function putListed(lane: number, ranks: Int32Array, start: number, count: number): void {
  for (let i = 0; i < count; i++) {
    setLaneValue(lane, rowAt(start + i), ranks[WORDS[(NUMBERS >> 2) + 2 * i] as number] ?? 0);
  }
}

const OWN = new Float64Array(BLOCK_ROWS);
const BESIDE = new Float64Array(BLOCK_ROWS);

/** Puts numbers of a parent's rows in the place of listed ones: digits of their images. `lane`: to be written over. */
function takeTurns({ turn, rows }: ParentRowStep, lane: number, start: number, count: number): void {
  if (turn === null) return;
  const { permutation, beside } = turn;
  putImages(permutation, count);
  kernels.toDoubles(NUMBERS, count);
  for (const cut of permutation.lanes) {
    const end = cut.offset + cut.places * PLACE_BYTES;
    kernels.cutLane(laneAt(lane), NUMBERS, rowsAt(start), count, cut.offset, end, cut.key, cut.spread);
    const digits = cut.lane === 0 ? OWN : BESIDE;
    for (let i = 0; i < count; i++) digits[i] = laneValue(lane, rowAt(start + i));
  }
  for (let i = 0; i < count; i++) {
    const [own, other] = [OWN[i] as number, BESIDE[i] as number];
    const number = beside === null ? own : numberBeside(beside, own, other, Math.max(rows, 2));
    putNumber(i, number);
  }
}

/** Number of a row, given its digit and that of the row beside it: they are `1 + digit of the second` apart, in a circle. */
function numberBeside(as: BesideTurn['as'], own: number, other: number, rows: number): number {
  switch (as) {
    case 'next':
      return (other + 1 + own) % rows;
    case 'lower':
      return Math.min(own, (own + 1 + other) % rows);
    case 'higher':
      return Math.max(other, (other + 1 + own) % rows);
    case 'behind':
      return (own + 1) % rows;
    case 'even':
      return (2 * own) % rows;
    case 'odd':
      return (2 * own + 1) % rows;
  }
}

/** Cuts the images of rows into digits, lane by lane. */
function cutDigits({ lanes }: Permutation, start: number, count: number): void {
  kernels.toDoubles(NUMBERS, count);
  for (const { lane, offset, places, key, spread } of lanes) {
    const end = offset + places * PLACE_BYTES;
    kernels.cutLane(laneAt(lane), NUMBERS, rowsAt(start), count, offset, end, key, spread);
  }
}
