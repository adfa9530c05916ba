import type { Dialect } from '../../grammar/dialect.ts';
import { scopeOfColumns } from '../expression/scope.ts';
import type { QualifiedName } from '../ir.ts';
import { isOfColumn, sizedKey } from '../plan/keys/sized-key.ts';
import type { ColumnPlan, GivenTerm, KeyPlan, ParentDraw, ParentStep, Plan, RowCount } from '../plan/plan.ts';
import { rowsReferredTo, valueByNumber } from '../plan/references/own-rows.ts';
import { keyFor, type Seed, seedOfTable } from '../random.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';
import { endsStep, resultOf, type Steps } from '../steps.ts';
import type { Distribution } from '../values/distribution.ts';
import { type Domain, distributionsOf, isComputed, radicesOf } from '../values/domain.ts';
import { drawsAtOnce } from './at-once.ts';
import { splitCases } from './block.ts';
import {
  type Computed,
  type ComputedTexts,
  columnTexts,
  computedColumns,
  drawComputed,
  givenTerm,
} from './computed.ts';
import {
  clearCovering,
  drawCopy,
  drawEarlier,
  drawEarlierNumber,
  drawFlag,
  drawFlagWith,
  drawListedFlag,
  drawParent,
  drawPermuted,
  drawPrevious,
  drawPreviousNumber,
  drawRank,
  drawSkewed,
} from './draw.ts';
import { columnsByName, followed, followedDigits, ownLanes } from './following.ts';
import { type ColumnLanes, type Lanes, lanesOf, NO_LANES } from './lanes.ts';
import { TABLE_BYTES, TABLES } from './memory.ts';
import { type CheckSource, nothingKnown } from './numeric-check.ts';
import { type Kernel, NO_SKEW, Operation, type ParentRowStep } from './operation.ts';
import { type Lists, noLists, type ParentList, parentLists, workOf } from './parent-list.ts';
import { bijection, type Images, permutationOf } from './permutation.ts';
import type { Program } from './program.ts';
import { redrawsOf, referenceOf } from './redraw-groups.ts';
import { beginRelated, drawRelated, isSkewable, measureRows, placeOfValues, relatedDraws } from './related.ts';
import { rowCheck } from './row-check.ts';
import { scratchOf } from './scratch.ts';
import { Segment } from './segment.ts';
import { SkewTables } from './skew.ts';

/** What of a dialect the rows are made with. */
type Spoken = Pick<Dialect, 'semantics' | 'literals'>;

/** Builds the operations of a plan for a seed; `counts`: of whole tables, whose rows references count. */
export function* buildProgram(plan: Plan, dialect: Spoken, seed: Seed, counts: RowCounts): Steps<Program> {
  const builder = new Builder(plan, dialect, seed, counts, noLists());
  yield;
  return yield* builder.build();
}

/**
 * Child rows that there are for each parent row at least, where each parent gets one: with fewer, all would have one and no parent
 * would have many.
 */
const LEAST_FAN_OUT = 2;

class Builder {
  readonly #plan: Plan;
  readonly #dialect: Spoken;
  readonly #seed: Seed;
  readonly #counts: RowCounts;
  readonly #tables = new Segment(TABLES, TABLE_BYTES);
  readonly #skews = new SkewTables(this.#tables);
  readonly #images: Images;
  readonly #lanes: Lanes;
  readonly #shared: Lists;
  /** Lists of rows that foreign keys refer to, by the number of these. */
  readonly #lists: ReadonlyMap<number, ParentList>;
  /** What checks and computed columns read values with. */
  readonly #source: Omit<CheckSource, 'scope'>;
  readonly #computed: readonly Computed[];
  readonly #texts: ReadonlyMap<string, ComputedTexts>;
  /** What tells the nodes that parts of checks took which are computed as rows are drawn. */
  readonly #spenders: (() => number)[] = [];
  /** Columns that are drawn from what their relations leave them. */
  readonly #solvedFor: ReadonlySet<string>;

  constructor(plan: Plan, dialect: Spoken, seed: Seed, counts: RowCounts, shared: Lists) {
    this.#dialect = dialect;
    const { semantics } = dialect;
    this.#seed = seed;
    this.#images = this.#imagesOf(plan.table);
    this.#counts = counts;
    this.#lanes = lanesOf(plan);
    this.#solvedFor = new Set(plan.related.filter(({ demands }) => demands.length > 0).map(({ column }) => column));
    const programOf = (parent: Plan) => resultOf(new Builder(parent, dialect, seed, counts, shared).build());
    this.#lists = parentLists(plan, { semantics, counts, shared, programOf });
    this.#shared = shared;
    this.#plan = { ...plan, keys: plan.keys.map((key) => sizedKey(key, this.#rowsIn)) };
    this.#source = { columnOf: columnsByName(plan), lanes: this.#lanes, known: nothingKnown() };
    const source = { ...this.#source, ...dialect };
    this.#computed = computedColumns(plan, source);
    this.#texts = columnTexts(plan, this.#lists, this.#computed, source);
  }

  readonly #rowsIn = ({ table, reference, listed }: RowCount): number =>
    (listed ? this.#lists.get(reference)?.rows : undefined) ?? rowsOf(this.#counts, table);

  *build(): Steps<Program> {
    const { columns, residuals } = this.#plan;
    const evaluated = residuals.filter(({ evaluable }) => evaluable);
    const isFirst = (column: ColumnPlan) => followed(column) === null && !this.#solvedFor.has(column.name);
    const first = columns.filter(isFirst);
    const keyDraws = this.#plan.keys.map((key, index) => this.#keyDraw(key, index));
    const draws = [
      ...this.#lanes.choices.map((lane, choice) =>
        this.#draw(drawRank, lane, `choice ${choice}`, this.#plan.choices[choice]?.cases ?? 1),
      ),
      ...keyDraws,
    ];
    for (const [i, column] of first.entries()) {
      if (endsStep(i)) yield;
      draws.push(...this.#columnDraws(column));
    }
    yield;
    draws.push(...this.#followingDraws(columns, true));
    const redraws = redrawsOf(this.#plan, keyDraws, (drawn, isRelated) => {
      const free = drawn.filter((column) => isFirst(column) && column.draw.kind !== 'key');
      return [...free.flatMap((column) => this.#columnDraws(column)), ...this.#followingDraws(drawn, isRelated)];
    });
    return {
      lanes: this.#lanes,
      rowLimit: this.#rowLimit(),
      listWork: workOf(this.#shared),
      tables: this.#tables,
      scratch: scratchOf(this.#plan, this.#lanes),
      parents: [...this.#shared.programs.values()],
      draws: drawsAtOnce(draws, this.#lanes, this.#tables),
      redraws,
      columnOf: this.#source.columnOf,
      texts: new Map(Array.from(this.#texts, ([name, { textOf }]) => [name, textOf])),
      spent: () => this.#spenders.reduce((sum, spent) => sum + spent(), 0),
      checks: new Map(
        evaluated.map((residual) => {
          const computed = this.#computed.find(({ condition }) => condition === residual.condition);
          const scope = scopeOfColumns(residual.values, this.#dialect.semantics);
          return [residual, computed?.check ?? rowCheck(residual.condition, { ...this.#source, scope })];
        }),
      ),
    };
  }

  /**
   * The draws that follow from those of other columns: what copies a related column comes behind that, other copies before,
   * and behind all what is computed.
   */
  #followingDraws(columns: readonly ColumnPlan[], isRelated: boolean): readonly Operation[] {
    const isComputed = ({ draw }: ColumnPlan) => draw.kind === 'computed';
    // Where it follows another by its NULLs alone, its value comes with those of the relations.
    const isSolved = ({ name, draw }: ColumnPlan) => draw.kind === 'uniform' && this.#solvedFor.has(name);
    const copies = columns.filter((column) => followed(column) !== null && !isComputed(column) && !isSolved(column));
    const isLate = (column: ColumnPlan) => followed(column)?.some((name) => this.#solvedFor.has(name)) === true;
    const drawsOf = (some: readonly ColumnPlan[]) => some.flatMap((column) => this.#columnDraws(column));
    const related = isRelated ? this.#relatedDraws() : [];
    return [
      ...drawsOf(copies.filter((column) => !isLate(column))),
      ...related,
      ...drawsOf(copies.filter(isLate)),
      ...drawsOf(columns.filter(isComputed)),
    ];
  }

  #rowLimit(): number {
    const limits = this.#plan.keys.map(({ size, overflow }) => (overflow.length > 0 ? Number.POSITIVE_INFINITY : size));
    // Where no row of a parent will do, there is none to write.
    const listed = [...this.#lists.values()].map(({ rows }) => (rows === 0 ? 0 : Number.POSITIVE_INFINITY));
    return Math.min(Number.POSITIVE_INFINITY, ...limits, ...listed);
  }

  #lanesOf(column: string): ColumnLanes {
    return this.#lanes.columns.get(column) ?? { first: 0, flag: -1 };
  }

  /** Measures the related columns that are given and draws the others, in the order of the plan. */
  #relatedDraws(): readonly Operation[] {
    const { related, columns } = this.#plan;
    if (related.length === 0) return [];
    const begin = new Operation();
    begin.kernel = beginRelated;
    const isDrawn = ({ nullShares }: ColumnPlan) => nullShares.every((share) => share > 0 && share < 1);
    const nullable = new Set(columns.filter(isDrawn).map(({ name }) => name));
    const nullLaneOf = (name: string) => (nullable.has(name) ? (this.#lanes.columns.get(name)?.flag ?? -1) : -1);
    const own = new Map(related.filter(isSkewable).map(({ column: name }) => [name, this.#skewedDraws(name)]));
    const keeps = (name: string, index: number) => (own.get(name)?.[index] ?? []).length > 0;
    const draws = relatedDraws(related, this.#lanes.choices, nullLaneOf, this.#tables, keeps);
    const flags = related
      .filter(({ demands }) => demands.length > 0)
      .map(({ column: name }) => columns.find((column) => column.name === name))
      .filter((column) => column !== undefined)
      .flatMap((column) =>
        this.#byCase(
          column,
          column.domains.map((_, index) => this.#nullDraws(column, index)),
        ),
      );
    const operations = related.flatMap(({ column: name, demands, given, scale, isSource, nullWith }, index) => {
      if (given !== null) return [this.#givenDraw(given, scale, placeOfValues(index))];
      const column = columns.find((one) => one.name === name);
      if (column === undefined) return [];
      const cases = (draws.get(name) ?? []).map((draw, index) => {
        const { first, flag } = this.#lanesOf(name);
        const share = column.nullShares[index] ?? 0;
        const kernel = demands.length > 0 ? drawRelated : measureRows;
        const operation = this.#draw(kernel, first, `${name} ${index} related`, 1);
        operation.flag = share > 0 && share < 1 && !isSource ? flag : -1;
        operation.related = draw;
        return [...(own.get(name)?.[index] ?? []), operation];
      });
      return [...(nullWith === null ? [] : [this.#flagWith(name, nullWith)]), ...this.#byCase(column, cases)];
    });
    return [begin, ...flags, ...operations];
  }

  /** The draws of a column's digits in each case where some values come more often than others; none where all are alike. */
  #skewedDraws(name: string): readonly (readonly Operation[])[] {
    const column = this.#plan.columns.find((one) => one.name === name);
    return (column?.domains ?? []).map((domain, index) => {
      const isSkewed = domain !== null && distributionsOf(domain).some((one) => one !== null);
      if (column === undefined || !isSkewed) return [];
      return this.#rankDraws(column, domain, this.#lanesOf(name).first, `${name} ${index}`);
    });
  }

  /** Makes a column NULL where another one is. */
  #flagWith(name: string, other: string): Operation {
    const operation = this.#draw(drawFlagWith, this.#lanesOf(name).flag, '', 1);
    operation.offset = this.#lanesOf(other).flag;
    return operation;
  }

  #columnDraws(column: ColumnPlan): readonly Operation[] {
    return this.#byCase(
      column,
      column.domains.map((_, index) => this.#caseDraws(column, index)),
    );
  }

  /** The draws of a column by case as one list. */
  #byCase(column: ColumnPlan, cases: readonly (readonly Operation[])[]): readonly Operation[] {
    if (column.choice === null || cases.length === 1) return cases.flat();
    const operation = new Operation();
    operation.kernel = splitCases;
    operation.lane = this.#lanes.choices[column.choice] ?? 0;
    for (const branch of cases.flat()) branch.region = 1;
    operation.branches = cases;
    return [operation];
  }

  /** The NULL flag of a column and the digits that no key gives it, in one case. */
  #caseDraws(column: ColumnPlan, index: number): readonly Operation[] {
    const domain = column.domains[index] ?? null;
    const flag = this.#nullDraws(column, index);
    if (domain === null) return flag;
    return [...flag, ...this.#rankDraws(column, domain, this.#lanesOf(column.name).first, `${column.name} ${index}`)];
  }

  #nullDraws(column: ColumnPlan, index: number): readonly Operation[] {
    const share = column.nullShares[index] ?? 0;
    const { draw, name, nullsBy } = column;
    if (share === 0 || share === 1 || (draw.kind === 'computed' && !draw.mayLack)) return [];
    // The columns of a reference are NULL together.
    const reference = referenceOf(column);
    const purpose = reference === null ? `${name} ${index} null` : `reference ${reference} null`;
    const lane = this.#lanesOf(name).flag;
    if (nullsBy !== null) {
      const listed = this.#copyDraw(nullsBy.column, lane, nullsBy.digit);
      listed.kernel = drawListedFlag;
      listed.flags = Uint8Array.from(nullsBy.nulls, Number);
      return [listed];
    }
    const flag = this.#draw(drawFlag, lane, purpose, Math.min(Math.ceil(share * 4294967296), 4294967295));
    flag.end = this.#plan.keys.find(({ overflow }) => overflow.includes(name))?.size ?? Number.POSITIVE_INFINITY;
    // A row before the first does not exist.
    flag.first = draw.kind === 'earlier' && draw.which !== 'same' ? 1 : 0;
    return [flag, ...this.#coveringFlags(column, lane)];
  }

  /** What keeps NULL from the rows that take each row of a parent once, where chance alone decides on it. */
  #coveringFlags({ name, draw, choice }: ColumnPlan, lane: number): readonly Operation[] {
    const [step] = draw.kind === 'parent' ? draw.steps : [];
    const isChecked = this.#plan.residuals.some(({ columns }) => columns.includes(name));
    if (step === undefined || step.turn !== null || choice !== null || isChecked) return [];
    const rows = this.#rowsOfParent(step);
    const every = this.#coveredEvery(this.#plan.table, rows);
    if (every === null) return [];
    const clearing = this.#draw(clearCovering, lane, '', rows);
    clearing.length = every;
    return [clearing];
  }

  /** Of how many rows of a table one refers to a row of the parent in turn; null: there are too few of them. */
  #coveredEvery(table: QualifiedName, parentRows: number): number | null {
    const every = Math.floor(rowsOf(this.#counts, table) / parentRows);
    return every < LEAST_FAN_OUT || every >= 2 ** 32 || parentRows < 2 ? null : every;
  }

  #rowsOfParent({ table, reference, rows: most, list }: ParentStep): number {
    const known = list === null ? rowsOf(this.#counts, table) : (this.#lists.get(reference)?.rows ?? 1);
    return Math.max(1, Math.min(known, most));
  }

  #rankDraws(column: ColumnPlan, domain: Domain, lane: number, purpose: string): readonly Operation[] {
    const { draw } = column;
    const radices = radicesOf(domain);
    const digits = followedDigits(draw, radices.length, this.#plan.columns);
    if (digits !== null) return digits.map(({ name, digit }, i) => this.#copyDraw(name, lane + i, digit));
    const computing = isComputed(domain) ? [this.#computing(this.#texts.get(column.name)?.compute, column.name)] : [];
    if (draw.kind === 'computed') return computing;
    if (draw.kind === 'earlier') return [this.#earlierDraw(draw, lane, radices[0] ?? 1)];
    if (draw.kind === 'parent') return radices.length === 0 ? [] : [this.#parentDraw(draw, lane), ...computing];
    if (draw.kind === 'reference') {
      const size = Math.max(1, Math.min(radices[0] ?? 1, this.#counts.others));
      return [this.#chanceDraw(draw.distribution, lane, purpose, size)];
    }
    const keyed = new Set(
      draw.kind === 'key'
        ? this.#plan.keys[draw.key]?.lanes.filter((one) => one.column === column.name).map((one) => one.lane)
        : [],
    );
    const shared = draw.kind === 'shared' ? draw.digits : [];
    const distributions = distributionsOf(domain);
    return radices
      .map((radix, digit) => {
        const source = shared[digit] ?? null;
        if (source !== null) return this.#copyDraw(source.column, lane + digit, source.digit);
        if (keyed.has(digit)) return null;
        return this.#chanceDraw(distributions[digit] ?? null, lane + digit, `${purpose} ${digit}`, radix);
      })
      .filter((operation) => operation !== null);
  }

  /** A digit that chance draws; no distribution: all of its ranks are alike. */
  #chanceDraw(distribution: Distribution | null, lane: number, purpose: string, size: number): Operation {
    if (distribution === null) return this.#draw(drawRank, lane, purpose, size);
    const operation = this.#draw(drawSkewed, lane, purpose, size);
    operation.skew = this.#skews.of(distribution, size);
    return operation;
  }

  /** `name`: the column whose texts are computed; none: only a number is, which lies in no lane. */
  #computing(compute: Operation['compute'] = () => undefined, name?: string): Operation {
    const { first, flag } = name === undefined ? NO_LANES : this.#lanesOf(name);
    const operation = this.#draw(drawComputed, first, '', 1);
    operation.flag = flag;
    operation.compute = compute;
    return operation;
  }

  /** Computes a part of checks whose columns are drawn before. */
  #givenDraw(given: GivenTerm, scale: number, place: number): Operation {
    const { compute, spent } = givenTerm(given, scale, place, { ...this.#source, ...this.#dialect });
    this.#spenders.push(spent);
    return this.#computing(compute);
  }

  #copyDraw(of: string, lane: number, digit: number): Operation {
    const operation = this.#draw(drawCopy, lane, '', 1);
    operation.offset = this.#lanesOf(of).first + digit;
    return operation;
  }

  /** What rows of a table are made of. */
  #imagesOf(table: QualifiedName): Images {
    return { seed: seedOfTable(this.#seed, table), tables: this.#tables };
  }

  #draw(kernel: Kernel, lane: number, purpose: string, size: number): Operation {
    const operation = new Operation();
    operation.kernel = kernel;
    operation.lane = lane;
    operation.key = keyFor(this.#images.seed, purpose);
    operation.size = size;
    return operation;
  }

  #keyDraw(key: KeyPlan, index: number): Operation {
    const operation = this.#draw(drawPermuted, 0, `key ${index}`, key.size);
    operation.length = key.attempts;
    const lanes = key.lanes.filter(isOfColumn);
    operation.permutation = permutationOf(
      this.#images,
      { ...key, lanes },
      index,
      (column) => this.#lanesOf(column).first,
    );
    return operation;
  }

  #earlierDraw(draw: ColumnPlan['draw'] & { kind: 'earlier' }, lane: number, numbers: number): Operation {
    const purpose = `reference ${draw.reference}`;
    const isAny = draw.which === 'any';
    const length = draw.which === 'previous' ? 1 : 0;
    if (draw.column === null) {
      const number = this.#draw(isAny ? drawEarlierNumber : drawPreviousNumber, lane, purpose, numbers);
      number.length = length;
      return number;
    }
    const rows = rowsReferredTo(draw.reference, this.#plan, (key) => sizedKey(key, this.#rowsIn).size);
    const operation = this.#draw(isAny ? drawEarlier : drawPrevious, lane, purpose, rows);
    operation.length = length;
    const value = valueByNumber(draw.column, this.#plan);
    if (value === null) return operation;
    const { permutation, parent } = this.#parentDraw(value, lane);
    operation.permutation = permutation;
    operation.parent = parent;
    return operation;
  }

  #parentDraw({ steps, value }: ParentDraw, lane: number): Operation {
    const operation = this.#draw(drawParent, lane, '', 1);
    const rowSteps = steps.map((one, i) => this.#parentStep(one, steps[i - 1]?.table ?? this.#plan.table));
    const images = this.#imagesOf(steps.at(-1)?.table ?? this.#plan.table);
    if (value.kind === 'number') {
      operation.parent = { steps: rowSteps, isNumber: true, lanes: [], listed: [] };
      return operation;
    }
    if (value.kind === 'listed') {
      const listed = this.#lists.get(steps[0]?.reference ?? -1)?.lanes.get(value.column) ?? [];
      operation.parent = { steps: rowSteps, isNumber: false, lanes: [], listed };
      return operation;
    }
    const sizes = value.kind === 'digits' ? value.sizes : [Math.max(1, Math.min(value.size, this.#counts.others))];
    const distributions = value.kind === 'digits' ? value.distributions : [value.distribution];
    const digits = value.kind === 'digits' ? value : null;
    const key = digits?.key
      ? ownLanes(sizedKey(digits.key.plan, this.#rowsIn), (name) => name === digits.column)
      : null;
    if (key !== null) operation.permutation = permutationOf(images, key, digits?.key?.index ?? 0, () => lane);
    const keyed = new Set(key?.lanes.map((one) => one.lane));
    const others = sizes.map((_, digit) => digit).filter((digit) => !keyed.has(digit));
    const purpose = (digit: number) => (value.kind === 'digits' ? `${value.column} 0 ${digit}` : `${value.column} 0`);
    operation.parent = {
      steps: rowSteps,
      isNumber: false,
      listed: [],
      lanes: others.map((digit) => {
        const size = sizes[digit] ?? 1;
        const distribution = distributions[digit] ?? null;
        return {
          lane: lane + digit,
          key: keyFor(images.seed, purpose(digit)),
          size,
          skew: distribution === null ? null : this.#skews.of(distribution, size),
        };
      }),
    };
    return operation;
  }

  /** A step from rows of a table. */
  #parentStep(step: ParentStep, from: QualifiedName): ParentRowStep {
    const { reference, turn, distribution } = step;
    const images = this.#imagesOf(from);
    const rows = this.#rowsOfParent(step);
    const key = keyFor(images.seed, `reference ${reference}`);
    if (turn === null) {
      const every = this.#coveredEvery(from, rows);
      const cover = every === null ? null : { every, offset: this.#cover(rows, reference, images) };
      return { key, rows, skew: this.#skews.of(distribution, rows), cover, turn: null };
    }
    const lanes = new Map([
      [turn.lane, 0],
      [turn.beside?.lane, 1],
    ]);
    const own = ownLanes(sizedKey(turn.plan, this.#rowsIn), (lane) => lanes.has(lane));
    const permutation = permutationOf(images, own, turn.key, (lane) => lanes.get(lane) ?? 0);
    return { key, rows, skew: NO_SKEW, cover: null, turn: { permutation, beside: turn.beside?.as ?? null } };
  }

  /** Where the permutation lies by which rows take each row of a parent once. */
  #cover(rows: number, reference: number, { seed, tables }: Images): number {
    return tables.append(bijection(rows, seed, `reference ${reference} cover`));
  }
}
