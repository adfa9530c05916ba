import { compiledCondition } from '../expression/condition.ts';
import { type Evaluation, scopeOfColumns } from '../expression/scope.ts';
import type { Budget } from '../plan/budget.ts';
import type {
  Aggregation,
  ListPlan,
  PlaceOfRow,
  Plan,
  Schedule,
  Siblings,
  StatesOfRows,
  Thread,
} from '../plan/plan.ts';
import { rowEdges } from '../plan/references/parent-values.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';
import { type Domain, isComputed, radicesOf, valueText } from '../values/domain.ts';
import { measureOf } from '../values/measure.ts';
import type { Aggregated } from './aggregates.ts';
import { laneValue, run, startBlock } from './block.ts';
import { setSalt } from './draw.ts';
import { joinedLists } from './joined-lists.ts';
import type { ParentList } from './listed-rows.ts';
import { BLOCK_LANE_BYTES, BLOCK_ROWS } from './memory.ts';
import { occupyMemory } from './occupancy.ts';
import type { Program } from './program.ts';
import { redrawFailing } from './redraw.ts';
import type { SiblingRows } from './siblings.ts';
import { verifyParentDraws } from './verify/verify.ts';

/** What all lists of a program take at most, in nodes of checks: bounds the time before the first row. */
const MAX_WORK = 400_000;

/** Nodes that take as long as drawing a row and noting what it has. */
const NODES_OF_ROW = 3;

/** Rows of the first block of rows that checks are evaluated on: few of them may take long. */
const FIRST_ROWS = 8;

/** Nodes after which a list looks up whether there is time for more. */
const NODES_OF_BLOCK = 20_000;

/** What is shared by the lists of a program, and by those that these need: each table's rows are made ready once. */
export interface Lists {
  readonly programs: Map<Plan, Program>;
  /** What rows come to that refer to others: each table's are looked at once. */
  readonly aggregated: Map<Aggregation, Aggregated>;
  /** Rows that belong to the same; null: they are too many. */
  readonly siblings: Map<Siblings, SiblingRows | null>;
  /** 1 for each row that is in a state which fits; null: they are too many. */
  readonly fitting: Map<StatesOfRows, Uint8Array | null>;
  /** The earlier rows of threads; null: they are too many. */
  readonly threads: Map<Thread, Int32Array | null>;
  /** The rows that schedules give; null: they are too many. */
  readonly schedules: Map<Schedule, Int32Array | null>;
  /** The ranks that say how many rows before each refer to the same; null: they are too many. */
  readonly places: Map<PlaceOfRow, Int32Array | null>;
  readonly room: Budget;
}

/** What a program makes lists with. */
export interface Making {
  readonly evaluation: Evaluation;
  /** Of whole tables. */
  readonly counts: RowCounts;
  readonly shared: Lists;
  readonly programOf: (plan: Plan) => Program;
}

/** What lists have taken so far, in nodes of checks. */
export function workOf({ room }: Lists): number {
  return MAX_WORK - room.left;
}

/** Room for all lists of a program, of which there are none yet. */
export function noLists(): Lists {
  return {
    programs: new Map(),
    aggregated: new Map(),
    siblings: new Map(),
    fitting: new Map(),
    threads: new Map(),
    schedules: new Map(),
    places: new Map(),
    room: { left: MAX_WORK },
  };
}

/** Whether a row will do, by the texts of its columns. */
type Passes = (textOf: (column: string) => string | null) => boolean;

/**
 * Makes the rows of other tables that have to be made to know what is in them, as far as the checks of a reference alone
 * allow: the lists by the number of the foreign key.
 */
export function parentLists(
  { columns, choices, residuals }: Plan,
  { evaluation, counts, shared, programOf }: Making,
): ReadonlyMap<number, ParentList> {
  const lists = new Map<number, ParentList>();
  const readyProgram = (plan: Plan): Program => programReady(plan, { shared, programOf });
  for (const { draw } of columns) {
    const [step] = draw.kind === 'parent' ? draw.steps : [];
    if (step?.list == null || lists.has(step.reference)) continue;
    const { list, reference } = step;
    const domains = new Map(
      columns.flatMap(({ name, domains: given, draw: { kind } }) => {
        const domain = kind === 'parent' ? given.find((domainOfCase) => domainOfCase !== null) : null;
        return domain == null ? [] : [[name, domain] as const];
      }),
    );
    const edged = new Set(columns.filter((column) => rowEdges(column, choices) !== null).map(({ name }) => name));
    const own = new Set(list.columns.map(({ name }) => name));
    let open = residuals.filter(({ when, evaluable }) => when === null && evaluable);
    /** What the conditions say that are of the columns listed so far, and were of others, too, before. */
    const passing = (): Passes => {
      const isRead = ({ columns: names }: (typeof open)[number]) => names.every((one) => own.has(one));
      const conditions = open
        .filter(isRead)
        .map(({ condition, values }) => compiledCondition(condition, scopeOfColumns(values, evaluation)));
      open = open.filter((residual) => !isRead(residual));
      return (textOf) => conditions.every(({ verdict }) => verdict(textOf) === 'passes');
    };
    const program = readyProgram(list.plan);
    const listed = (one: ListPlan, of: Program, values: ReadonlyMap<string, Domain>, test: Passes): ParentList =>
      listParent(one, of, rowsOf(counts, one.plan.table), { values, edged }, test, shared.room);
    let rows = listed(list, program, domains, passing());
    for (const join of list.joined) {
      const beside = listed(
        join.list,
        readyProgram(join.list.plan),
        new Map([...domains, ...join.domains]),
        () => true,
      );
      for (const { name } of join.list.columns) own.add(name);
      const both = [
        { list: rows, domains },
        { list: beside, domains: join.domains },
      ] as const;
      rows = joinedLists(...both, join, passing(), shared.room);
    }
    lists.set(reference, rows);
  }
  return lists;
}

/** The program that draws the rows of another table. */
export function programReady(plan: Plan, { shared, programOf }: Pick<Making, 'shared' | 'programOf'>): Program {
  const known = shared.programs.get(plan);
  if (known !== undefined) return known;
  const program = programOf(plan);
  // Its draws are run before the program that they are for is there.
  verifyParentDraws(program);
  shared.programs.set(plan, program);
  return program;
}

/** Rows of such a program that a block has room for. */
function rowsOfBlock({ lanes }: Program): number {
  return Math.max(1, Math.min(BLOCK_ROWS, Math.floor(BLOCK_LANE_BYTES / (lanes.count * 4))));
}

/** Draws a block of its rows, from a row on, before checks are looked at. */
function drawBlock(program: Program, row: number, count: number): void {
  occupyMemory(program, () => program.scratch);
  program.tables.enter();
  setSalt(0, 0);
  startBlock(count, program.lanes.count);
  run(program.draws, row);
}

/** Draws rows of a program from the first on, block by block, before checks are looked at: `visit` gets a row and its place in the block. */
export function drawRows(program: Program, rows: number, visit: (row: number, place: number) => void): void {
  const full = rowsOfBlock(program);
  for (let row = 0; row < rows; row += full) {
    const count = Math.min(full, rows - row);
    drawBlock(program, row, count);
    for (let place = 0; place < count; place++) visit(row + place, place);
  }
}

/** Reads the value of a column in a row of the block; NaN where it is NULL. */
export function valueReader(name: string, plan: Plan, program: Program): (row: number) => number {
  const column = [...plan.columns, ...plan.hidden].find((one) => one.name === name);
  const lanes = program.lanes.columns.get(name);
  if (column === undefined || lanes === undefined) return () => Number.NaN;
  const measures = column.domains.map((domain) => domain && measureOf(domain));
  const choice = column.choice === null ? -1 : (program.lanes.choices[column.choice] ?? -1);
  const { first, flag } = lanes;
  return (row) => {
    const measure = measures[choice < 0 ? 0 : laneValue(choice, row)] ?? null;
    if (measure === null || (flag >= 0 && laneValue(flag, row) === 1)) return Number.NaN;
    const { table, weights, origin, scale } = measure;
    let value = table === null ? origin : (table[laneValue(first, row)] ?? 0);
    for (let digit = 0; digit < weights.length; digit++) value += (weights[digit] ?? 0) * laneValue(first + digit, row);
    return value / 10 ** scale;
  };
}

/** What the columns that refer hold. */
interface Listing {
  readonly values: ReadonlyMap<string, Domain>;
  /** Those that may hold edges: without, rows that have some are left out. */
  readonly edged: ReadonlySet<string>;
}

/**
 * Makes rows of another table, as an output of that table has them, and lists those that have a value in each column that
 * is referred to, are of the cases asked for, and pass.
 */
function listParent(
  { plan, rows: most, columns, cases, sorted }: ListPlan,
  program: Program,
  tableRows: number,
  { values, edged }: Listing,
  passes: Passes,
  room: Budget,
): ParentList {
  const total = Math.min(most, tableRows, program.rowLimit);
  const taken = columns.map(({ name, target }) => {
    const domain = values.get(name);
    const lanes = program.lanes.columns.get(target ?? '') ?? { first: -1, flag: -1 };
    const digits = domain === undefined ? [] : radicesOf(domain).map(() => [] as number[]);
    return { name, domain, ...lanes, digits, edgeLane: edgeLaneOf(target, plan, program), marks: [] as number[] };
  });
  const full = rowsOfBlock(program);
  const texts = new Map(
    taken.flatMap(({ name, domain }) => (isComputed(domain ?? null) ? [[name, [] as string[]]] : [])),
  );
  const computedIn = new Map(columns.map(({ name, target }) => [name, program.texts.get(target ?? '')?.textOf]));
  let rows = 0;
  let size = plan.residuals.length > 0 || room.left <= 0 ? Math.min(full, FIRST_ROWS) : full;
  for (let row = 0, count = 0; row < total && (row === 0 || room.left > 0); row += count) {
    count = Math.min(size, total - row);
    drawBlock(program, row, count);
    const checked = plan.residuals.length > 0 ? redrawFailing(plan, program, count, row, 0) : 0;
    const work = checked + count * (NODES_OF_ROW + taken.length);
    room.left -= work;
    size = Math.max(1, Math.min(full, count * 2, Math.floor((count * NODES_OF_BLOCK) / work)));
    for (let index = 0; index < count; index++) {
      const isOfCases = cases.every((one) => laneValue(program.lanes.choices[one.choice] ?? 0, index) === one.case);
      const isEdge = ({ edgeLane }: (typeof taken)[number]) => edgeLane >= 0 && laneValue(edgeLane, index) === 1;
      if (taken.some((one) => isEdge(one) && !edged.has(one.name))) continue;
      if (!isOfCases || taken.some(({ flag }) => flag >= 0 && laneValue(flag, index) === 1)) continue;
      const edges = new Set(taken.filter(isEdge).map(({ name }) => name));
      const ranks = new Map(
        taken.map(({ name, first, digits }) => [
          name,
          digits.map((_, digit) => (first < 0 ? row + index : laneValue(first + digit, index))),
        ]),
      );
      const textOf = (column: string): string | null => {
        const domain = edges.has(column) ? values.get(column)?.edges : values.get(column);
        const computed = computedIn.get(column);
        if (computed !== undefined) return computed(index);
        return domain === undefined ? null : valueText(domain, ranks.get(column) ?? []);
      };
      if (!passes(textOf)) continue;
      for (const [name, list] of texts) list.push(textOf(name) ?? '');
      for (const name of texts.keys()) ranks.set(name, [rows]);
      rows++;
      for (const { name, digits, marks } of taken) {
        digits.map((list, digit) => list.push(ranks.get(name)?.[digit] ?? 0));
        marks.push(Number(edges.has(name)));
      }
    }
  }
  const order = Array.from({ length: rows }, (_, place) => place);
  if (sorted) order.sort((one, other) => ranksCompared(taken[0]?.digits ?? [], one, other));
  const marked = taken.filter(({ name }) => edged.has(name));
  return {
    rows,
    texts,
    edges: new Map(
      marked.map(({ name, marks }) => [name, Int32Array.from(order, (place) => marks[place] ?? 0)] as const),
    ),
    lanes: new Map(
      taken.map(({ name, digits }) => [
        name,
        digits.map((list) => Int32Array.from(order, (place) => list[place] ?? 0)),
      ]),
    ),
  };
}

/** Lane of the choice between the values of a column and the edges that its rows have by their number; a negative one: they have none. */
function edgeLaneOf(target: string | null, { columns, choices }: Plan, { lanes }: Program): number {
  const column = columns.find(({ name }) => name === target);
  const hasEdges = column !== undefined && rowEdges(column, choices) !== null;
  return hasEdges ? (lanes.choices[column.choice ?? -1] ?? -1) : -1;
}

/** Compares two of the listed ranks, the most significant digit first. */
function ranksCompared(digits: readonly (readonly number[])[], one: number, other: number): number {
  for (const list of digits) {
    const difference = (list[one] ?? 0) - (list[other] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
