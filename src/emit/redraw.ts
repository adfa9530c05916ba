import { costOf } from '../expression/evaluable.ts';
import { MAX_CHECKING_STEPS } from '../limits.ts';
import type { Budget } from '../plan/budget.ts';
import { type CaseOfChoice, type ColumnPlan, type Plan, patienceOf, type ResidualPlan } from '../plan/plan.ts';
import { LANE_SIZE } from '../values/part.ts';
import { laneValue, listRows, rowAt, run, selectAll, selectMarked, setLaneValue, startBlock } from './block.ts';
import { setSalt } from './draw.ts';
import { BLOCK_ROWS, LANE_BYTES, MARKS, memory } from './memory.ts';
import { markFalse, passesAt, runSteps } from './numeric-steps.ts';
import { occupyMemory } from './occupancy.ts';
import { SeenDraws } from './patience.ts';
import type { Program, Redraw } from './program.ts';
import { nodesOfLook } from './redraw-groups.ts';
import { isAnyStuck, isStuck } from './related.ts';

/**
 * Draws rows again that do not pass a check, a bounded number of times. Each attempt is a pure function of the seed, the
 * row and the attempt, so that a row is the same wherever the output begins. Gives how many nodes of checks were evaluated, and
 * adds to `seen` how many draws passed.
 */
export function redrawFailing(
  plan: Plan,
  program: Program,
  count: number,
  row: number,
  rowHigh: number,
  most = Number.POSITIVE_INFINITY,
  seen: SeenDraws | null = null,
): number {
  let work = 0;
  const failing = new Set<number>();
  for (const redraw of program.redraws) {
    const { nodes, looks, left } = redrawGroup(redraw, program, { count, row, rowHigh, most: most - work });
    work += nodes;
    if (looks > 0) seen?.add(redraw, { looks, passed: count - left.length, left: left.length });
    for (const index of redraw.residuals.some(({ neverAccepted }) => neverAccepted) ? ROWS.slice(0, count) : left)
      failing.add(index);
  }
  setSalt(rowHigh, 0);
  if (failing.size > 0) giveUp(plan, program, [...failing]);
  return work;
}

/** The rows of a block, and the most nodes of checks that are evaluated for them before no draw follows. */
interface Rows {
  readonly count: number;
  readonly row: number;
  readonly rowHigh: number;
  readonly most: number;
}

/** The same for the checks of one group: the nodes that were evaluated, the looks at rows, and the rows that pass in no draw. */
function redrawGroup(
  { residuals, nodes, operations, attempts, mostNodes }: Redraw,
  program: Program,
  { count, row, rowHigh, most }: Rows,
): { readonly nodes: number; readonly looks: number; readonly left: readonly number[] } {
  // What the draws of related columns keep by themselves needs a look only where they found no value.
  if (residuals.every(({ solved }) => solved) && !isAnyStuck(count)) return { nodes: 0, looks: 0, left: [] };
  const before = spentOn(residuals, program);
  const exhausted: number[] = [];
  let [looks, spent, failing] = [0, before, count];
  if (isAnySpent) {
    SPENT.fill(0);
    isAnySpent = false;
  }
  for (let attempt = 1; attempt <= attempts; attempt++) {
    looks += failing;
    markAllFailing(residuals, program, failing);
    const last = spent;
    spent = spentOn(residuals, program);
    if (spent > last) takeExhausted(failing, mostNodes, exhausted);
    failing = selectMarked();
    if (failing === 0 || looks * nodes + spent - before > most) break;
    setSalt(rowHigh, attempt);
    run(operations, row);
  }
  const left = failing === 0 ? exhausted : [...selectedRows(failing), ...exhausted];
  selectAll(count);
  return { nodes: looks * nodes + spent - before, looks, left };
}

/** Nodes that take as long as what the functions of checks have done so far. */
function spentOn(residuals: readonly ResidualPlan[], { checks }: Program): number {
  return residuals.reduce((sum, residual) => sum + (checks.get(residual)?.spent() ?? 0), 0);
}

/** Makes NULL what may be, in rows that no draw made pass: an unknown condition is not a false one. */
function giveUp(plan: Plan, program: Program, rows: readonly number[]): void {
  for (const residual of plan.residuals) {
    const asked = rows.filter((index) => isAsked(residual, program, index));
    if (asked.length === 0) continue;
    listRows(asked);
    markFailing(residual, program, BLOCK_ROWS, asked.length);
    for (const index of asked.filter((one) => MARKED[one] === 1)) makeNull(residual, program, index);
    MARKED.fill(0);
  }
}

/** Makes the columns of a check NULL in a row, where they may be. */
function makeNull({ columns }: ResidualPlan, program: Program, index: number): void {
  for (const name of columns) {
    const column = program.columnOf.get(name);
    const lanes = program.lanes.columns.get(name);
    if (column === undefined || lanes === undefined) continue;
    const share = column.nullShares[caseOf(column, program, index)] ?? 0;
    if (share > 0 && share < 1) setLaneValue(lanes.flag, index, 1);
  }
}

/** Draws of the first rows in which a check passes at least once, if attempts are to find rows for it. */
const TRIALS = 32;

/** Checks that chance does not find rows for. */
export interface Acceptance {
  /** Those that no draw of the first rows passes: they are not worth another draw. */
  readonly neverAccepted: ReadonlySet<ResidualPlan>;
  /** Those that draws pass by NULL alone. */
  readonly byNull: ReadonlySet<ResidualPlan>;
}

export function acceptanceOf(plan: Plan, program: Program, budget: Budget): Acceptance {
  const open = new Set(plan.residuals.filter(({ evaluable, solved }) => evaluable && !solved));
  const neverAccepted = new Set(open);
  const rows = startTrial(plan, program);
  for (let trial = 0; trial < TRIALS && open.size > 0 && budget.left > 0; trial++) {
    setSalt(0, trial);
    run(program.draws, 0);
    budget.left -= plan.columns.length * rows.length;
    for (const residual of open) {
      const nodes = nodesOfLook(residual);
      const spent = program.checks.get(residual)?.spent ?? (() => 0);
      const before = spent();
      for (const index of rows) {
        if (budget.left <= spent() - before) break;
        const isEmpty = isAnyNull(residual, program, index);
        if (isEmpty && !neverAccepted.has(residual)) continue;
        budget.left -= nodes;
        if (isAsked(residual, program, index) && !holds(program, residual, index)) continue;
        neverAccepted.delete(residual);
        if (isEmpty) continue;
        open.delete(residual);
        break;
      }
      budget.left -= spent() - before;
    }
  }
  return { neverAccepted, byNull: new Set([...open].filter((residual) => !neverAccepted.has(residual))) };
}

/** Whether a column of a check that may hold a value is NULL in a row. */
function isAnyNull({ columns }: ResidualPlan, { lanes }: Program, index: number): boolean {
  return columns.some((name) => {
    const flag = lanes.columns.get(name)?.flag ?? -1;
    return flag >= 0 && laneValue(flag, index) === 1;
  });
}

const ROWS: readonly number[] = Array.from({ length: BLOCK_ROWS }, (_, index) => index);

/** Rows that are tried at least, where matching patterns does and does not take long. */
const LEAST_TRIED = 3;
const MOST_TRIED = 16;

/** Rows that are tried at once where each takes many draws: further ones follow as far as the budget goes. */
const PATIENT_TRIED = 4;

/** Starts a block of a table's first rows: as many as the lanes hold, and fewer where trying them takes long. */
function startTrial({ columns, residuals }: Plan, program: Program): readonly number[] {
  const { tables, lanes, scratch } = program;
  const { count } = lanes;
  let [nodes, cost] = [columns.length, columns.length];
  for (const residual of residuals) {
    const own = nodesOfLook(residual);
    nodes += own;
    cost += costOf(residual.condition, own);
  }
  const least = Math.min(MOST_TRIED, Math.max(LEAST_TRIED, Math.floor(MAX_CHECKING_STEPS / (2 * cost))));
  const most = Math.max(least, Math.floor(MAX_CHECKING_STEPS / (8 * nodes)));
  const rows = ROWS.slice(0, Math.min(most, Math.floor(LANE_BYTES / (count * 4))));
  occupyMemory(program, () => scratch);
  tables.enter();
  startBlock(rows.length, count);
  return rows;
}

/** Starts a block with draws in it: of fewer rows where a look at the first shows that functions take long. */
export function startBroken(plan: Plan, program: Program): readonly number[] {
  const drawn = (rows: readonly number[]): readonly number[] => {
    startBlock(rows.length, program.lanes.count);
    setSalt(0, 0);
    run(program.draws, 0);
    return rows;
  };
  const most = patienceOf(plan.residuals) > 1 ? PATIENT_TRIED : BLOCK_ROWS;
  const rows = drawn(startTrial(plan, program).slice(0, most));
  const before = spentOn(plan.residuals, program);
  // What the draws keep by themselves is not looked at, as a rule: to make it ready takes longer than all looks at the others.
  for (const residual of plan.residuals) if (!residual.solved) holds(program, residual, 0);
  const spent = spentOn(plan.residuals, program) - before;
  const room = Math.max(LEAST_TRIED, Math.floor(MAX_CHECKING_STEPS / (8 * spent)));
  return rows.length <= room ? rows : drawn(rows.slice(0, room));
}

/** What a table's first rows show of its checks. */
export interface Broken {
  /** Names of the checks that some rows do not pass, whatever was drawn. */
  readonly names: readonly string[];
  /** Cases in which no row passes all. */
  readonly dead: readonly CaseOfChoice[];
  /** Nodes that a row takes until it passes. */
  readonly nodes: number;
  /** How many times as many draws as for any check rows need so that hardly any is lost, by the checks. */
  readonly patience: ReadonlyMap<ResidualPlan, number>;
}

/** Draws a table's first rows and says what their checks show, as far as the budget goes, from which it takes the work. */
export function brokenChecks(plan: Plan, program: Program, budget: Budget): Broken {
  const rows = startBroken(plan, program);
  const seen = new SeenDraws();
  const work = redrawFailing(plan, program, rows.length, 0, 0, budget.left, seen);
  budget.left -= work;
  const { broken, failing } = brokenAmong(rows, plan, program);
  // Rows that no draw made pass and NULL did: none of them is lost.
  const saved = new Set(
    program.redraws.filter(
      (redraw) => seen.hasLeft(redraw) && !redraw.residuals.some((residual) => broken.includes(residual)),
    ),
  );
  const dead = program.lanes.choices.flatMap((lane, choice) => {
    const cases = new Set(rows.map((index) => laneValue(lane, index)));
    for (const index of rows) if (!failing.has(index)) cases.delete(laneValue(lane, index));
    return [...cases].map((one): CaseOfChoice => ({ choice, case: one }));
  });
  const late = failing.size === 0 ? brokenLater(rows, plan, program, budget, seen) : [];
  const names = [...new Set([...broken, ...late].map(({ name }) => name))];
  const patience = new Map(
    program.redraws.flatMap((redraw) => {
      const needed = saved.has(redraw) ? 1 : seen.neededFor(redraw);
      return redraw.residuals.map((residual) => [residual, needed] as const);
    }),
  );
  return { names, dead: failing.size === 0 ? [] : dead, nodes: work / rows.length, patience };
}

/** Nodes of checks that are evaluated to find out what rows of an output keep: bounds the time before the first. */
const MOST_LOOKED = 20_000;

/** Names of the checks that some of the first rows of an output do not pass, as far as there is time to tell. */
export function brokenIn(
  plan: Plan,
  program: Program,
  { first, end }: { readonly first: number; readonly end: number },
): readonly string[] {
  const nodes = plan.residuals.reduce((sum, residual) => sum + nodesOfLook(residual), plan.columns.length);
  const { lanes, scratch, tables } = program;
  const room = Math.min(BLOCK_ROWS, Math.floor(LANE_BYTES / (lanes.count * 4)), Math.floor(MOST_LOOKED / nodes));
  const rows = ROWS.slice(0, Math.max(0, Math.min(room, end - first)));
  if (plan.residuals.length === 0 || rows.length === 0 || first + rows.length >= LANE_SIZE) return [];
  occupyMemory(program, () => scratch);
  tables.enter();
  startBlock(rows.length, lanes.count);
  setSalt(0, 0);
  run(program.draws, first);
  const work = redrawFailing(plan, program, rows.length, first, 0, MOST_LOOKED * MOST_DRAWS);
  if (work >= MOST_LOOKED * MOST_DRAWS) return [];
  return [...new Set(brokenAmong(rows, plan, program).broken.map(({ name }) => name))];
}

/** Times that such rows may be drawn again. */
const MOST_DRAWS = 4;

/** The checks that some rows of the block do not pass, and these rows. */
function brokenAmong(
  rows: readonly number[],
  plan: Plan,
  program: Program,
): { readonly broken: readonly ResidualPlan[]; readonly failing: ReadonlySet<number> } {
  const isBroken = (residual: ResidualPlan, index: number): boolean =>
    !(residual.solved && !isStuck(index)) && isAsked(residual, program, index) && !holds(program, residual, index);
  const failing = new Set<number>();
  const broken = plan.residuals.filter((residual) => {
    const found = rows.filter((index) => isBroken(residual, index));
    for (const index of found) failing.add(index);
    return found.length > 0;
  });
  return { broken, failing };
}

/** Further blocks that are looked at: few rows have values for which hardly any others of theirs pass. */
const LATER_BLOCKS = 8;

/** What they may take of what is left. */
const LATER_SHARE = 0.1;

/** The checks that some rows of further blocks do not pass, as far as the budget goes. The block at hand is then the last of these. */
function brokenLater(
  rows: readonly number[],
  plan: Plan,
  program: Program,
  budget: Budget,
  seen: SeenDraws,
): readonly ResidualPlan[] {
  if (plan.residuals.every(({ evaluable, solved, neverAccepted }) => !evaluable || solved || neverAccepted)) return [];
  const { length } = rows;
  const room = patienceOf(plan.residuals) > 1 ? budget.left : budget.left * LATER_SHARE;
  let work = 0;
  let broken: readonly ResidualPlan[] = [];
  for (let row = length; row <= length * LATER_BLOCKS && row + length <= plan.rowLimit; row += length) {
    startBlock(length, program.lanes.count);
    setSalt(0, 0);
    run(program.draws, row);
    work += redrawFailing(plan, program, length, row, 0, room - work, seen);
    // Rows that there was no time to draw again tell nothing.
    if (work < room) broken = brokenAmong(rows, plan, program).broken;
    if (work >= room || broken.length > 0) break;
  }
  budget.left -= work;
  return broken;
}

/** 1 for rows of the block that a check does not let pass. */
const MARKED = new Uint8Array(memory.buffer, MARKS, BLOCK_ROWS);

/** Nodes that functions have taken the time of for each row of the block: patterns and long texts. */
const SPENT = new Float64Array(BLOCK_ROWS);
let isAnySpent = false;

/** The first rows of region 0, as a list. */
function selectedRows(count: number): readonly number[] {
  return Array.from({ length: count }, (_, entry) => rowAt(entry));
}

/** Marks those of region 0 that one of the checks does not let pass. */
function markAllFailing(residuals: readonly ResidualPlan[], program: Program, count: number): void {
  for (const residual of residuals) {
    if (residual.neverAccepted) continue;
    if (!residual.solved && residual.when === null) markFailing(residual, program, 0, count);
    else {
      const asked = selectedRows(count).filter((index) => MARKED[index] === 0 && isOpen(residual, program, index));
      listRows(asked);
      markFailing(residual, program, BLOCK_ROWS, asked.length);
    }
  }
}

/** Takes the marks of rows that took as much as a row may: what that is, is told by the row alone. */
function takeExhausted(count: number, mostNodes: number, exhausted: number[]): void {
  for (let entry = 0; entry < count; entry++) {
    const row = rowAt(entry);
    if (MARKED[row] === 0 || (SPENT[row] as number) <= mostNodes) continue;
    MARKED[row] = 0;
    exhausted.push(row);
  }
}

/** Whether a check is asked of a row that may not pass it. */
function isOpen(residual: ResidualPlan, program: Program, index: number): boolean {
  return !(residual.solved && !isStuck(index)) && isAsked(residual, program, index);
}

/** Rows that are sooner evaluated one by one than steps are made. */
const FEW_ROWS = 8;

/** Marks the rows of a list that do not pass a check: by its steps as far as these are sure, else evaluated one by one. */
function markFailing(residual: ResidualPlan, program: Program, start: number, count: number): void {
  const check = program.checks.get(residual);
  const steps = check?.steps(count >= FEW_ROWS) ?? null;
  if (steps !== null) {
    runSteps(steps, start, count);
    if (markFalse(start, count) === 0) return;
  }
  for (let entry = 0; entry < count; entry++) {
    const index = rowAt(start + entry);
    if (MARKED[index] === 1 || (steps !== null && passesAt(entry) !== null)) continue;
    const before = check?.spent() ?? 0;
    if (holds(program, residual, index)) continue;
    MARKED[index] = 1;
    const spent = (check?.spent() ?? 0) - before;
    if (spent === 0) continue;
    SPENT[index] = (SPENT[index] as number) + spent;
    isAnySpent = true;
  }
}

function isAsked({ when }: ResidualPlan, { lanes: { choices } }: Program, index: number): boolean {
  return when === null || laneValue(choices[when.choice] ?? 0, index) === when.case;
}

/** Whether the server surely takes a row of the block for the check. */
function holds(program: Program, residual: ResidualPlan, index: number): boolean {
  if (!residual.evaluable) return !isStuck(index);
  return program.checks.get(residual)?.holds(index) !== false;
}

function caseOf({ choice, domains }: ColumnPlan, { lanes: { choices } }: Program, index: number): number {
  return choice === null || domains.length === 1 ? 0 : laneValue(choices[choice] ?? 0, index);
}
