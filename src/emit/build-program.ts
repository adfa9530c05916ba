import type { QualifiedName } from '../ir.ts';
import { withoutNulls } from '../plan/idle-nulls.ts';
import { isOfColumn, sizedKey } from '../plan/keys/sized-key.ts';
import type {
  ColumnPlan,
  EarlierDraw,
  GivenTerm,
  KeyPlan,
  ParentDraw,
  ParentStep,
  ParentValue,
  Plan,
  RowCount,
} from '../plan/plan.ts';
import { rowsReferredTo, valueByNumber } from '../plan/references/own-rows.ts';
import { followed } from '../plan/sources.ts';
import { keyFor } from '../random.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';
import { endsStep, resultOf, type Steps } from '../steps.ts';
import { type Seeds, seedOfTable } from '../table-seeds.ts';
import type { Distribution } from '../values/distribution.ts';
import { type Domain, distributionsOf, isComputed, radicesOf } from '../values/domain.ts';
import { aggregatesOf } from './aggregates.ts';
import { drawsAtOnce } from './at-once.ts';
import { besideDraws, copiedDigit } from './beside.ts';
import { splitCases } from './block.ts';
import {
  type Computed,
  type ComputedSource,
  type ComputedTexts,
  columnTexts,
  computedColumns,
  drawComputed,
  givenTerm,
  residualChecks,
} from './computed.ts';
import {
  drawCopy,
  drawEarlier,
  drawEarlierNumber,
  drawFlag,
  drawListedFlag,
  drawParent,
  drawParentRow,
  drawPermuted,
  drawPrevious,
  drawPreviousNumber,
  drawRank,
  drawSkewed,
  drawThreadFlag,
} from './draw.ts';
import { edgeDraws, parentEdgeLane } from './edges.ts';
import {
  columnsByName,
  dependentDraw,
  flagWith,
  followedDigits,
  inDrawOrder,
  isFlagDrawn,
  keptApart,
  saysNull,
} from './following.ts';
import type { Spoken } from './formats/format.ts';
import { type ColumnLanes, type Lanes, lanesOf, NO_LANES, parentLanes } from './lanes.ts';
import type { ParentList } from './listed-rows.ts';
import { TABLE_BYTES, TABLES } from './memory.ts';
import { nothingKnown } from './numeric-check.ts';
import { type Kernel, NO_PARENT, Operation } from './operation.ts';
import { type Lists, noLists, parentLists, workOf } from './parent-list.ts';
import { type Host, ParentRows } from './parent-rows.ts';
import { type Images, permutationOf } from './permutation.ts';
import type { Program } from './program.ts';
import { redrawsOf, referenceOf } from './redraw-groups.ts';
import { beginRelated, drawRelated, isSkewable, measureRows, placeOfValues, relatedDraws } from './related.ts';
import { residualCheck } from './row-check.ts';
import { rowsFor } from './row-limit.ts';
import { scratchOf } from './scratch.ts';
import { Segment } from './segment.ts';
import { SkewTables } from './skew.ts';

/** Builds the operations of a plan for its seeds; `counts`: of whole tables, whose rows references count. */
export function* buildProgram(plan: Plan, dialect: Spoken, seeds: Seeds, counts: RowCounts): Steps<Program> {
  const builder = new Builder(plan, dialect, seeds, counts, noLists(), null);
  yield;
  return yield* builder.build();
}

class Builder {
  readonly #plan: Plan;
  readonly #written: readonly ColumnPlan[];
  readonly #dialect: Spoken;
  readonly #seeds: Seeds;
  readonly #counts: RowCounts;
  readonly #tables: Segment;
  readonly #skews: SkewTables;
  readonly #images: Images;
  readonly #lanes: Lanes;
  readonly #edgeDraw: ReturnType<typeof edgeDraws>;
  readonly #shared: Lists;
  /** Lists of rows that foreign keys refer to, by the number of these. */
  readonly #lists: ReadonlyMap<number, ParentList>;
  readonly #parents: ParentRows;
  /** What checks and computed columns read values with. */
  readonly #source: ComputedSource;
  readonly #computed: readonly Computed[];
  readonly #texts: ReadonlyMap<string, ComputedTexts>;
  /** What tells the nodes that parts of checks took which are computed as rows are drawn. */
  readonly #spenders: (() => number)[] = [];
  /** Columns that are drawn from what their relations leave them. */
  readonly #solvedFor: ReadonlySet<string>;

  /** `host`: the program of the rows among whose lanes it draws rows of a parent; null: it is a program of its own. */
  constructor(given: Plan, dialect: Spoken, seeds: Seeds, counts: RowCounts, shared: Lists, host: Host | null) {
    const plan = { ...given, columns: [...given.columns, ...given.hidden], hidden: [] };
    this.#written = given.columns;
    this.#tables = host?.tables ?? new Segment(TABLES, TABLE_BYTES);
    this.#skews = host?.skews ?? new SkewTables(this.#tables);
    this.#dialect = dialect;
    const evaluation = { semantics: dialect.semantics, timeLine: plan.timeLine };
    this.#seeds = seeds;
    this.#images = this.#imagesOf(plan.table);
    this.#counts = counts;
    this.#lanes = host?.lanes ?? lanesOf(plan);
    this.#solvedFor = new Set(plan.related.filter(({ demands }) => demands.length > 0).map(({ column }) => column));
    const programOf = (parent: Plan) => resultOf(new Builder(parent, dialect, seeds, counts, shared, null).build());
    const making = { evaluation, counts, shared, programOf };
    this.#lists = parentLists(plan, making);
    this.#shared = shared;
    this.#edgeDraw = edgeDraws(plan, this.#lanes, this.#images.seed);
    this.#plan = { ...plan, keys: plan.keys.map((key) => sizedKey(key, this.#rowsIn)) };
    const areas = { tables: this.#tables, skews: this.#skews };
    const aggregates = aggregatesOf(plan, making);
    this.#parents = new ParentRows({ seeds, making, lists: this.#lists, aggregates, ...areas, rowsIn: this.#rowsIn });
    this.#source = { ...dialect, evaluation, columnOf: columnsByName(plan), lanes: this.#lanes, known: nothingKnown() };
    this.#computed = computedColumns(plan, this.#source);
    this.#texts = columnTexts(plan, this.#lists, this.#computed, this.#source);
  }

  readonly #rowsIn = ({ table, reference, listed }: RowCount): number =>
    (listed ? this.#lists.get(reference)?.rows : undefined) ?? rowsOf(this.#counts, table);

  *build(): Steps<Program> {
    const { residuals } = this.#plan;
    const keyDraws = this.#plan.keys.map((key, index) => this.#keyDraw(key, index));
    const draws = yield* this.draws(keyDraws);
    const redraws = redrawsOf(this.#plan, keyDraws, (drawn, isRelated) => {
      const free = drawn.filter((column) => this.#isFirst(column) && column.draw.kind !== 'key');
      return [...free.flatMap((column) => this.#columnDraws(column)), ...this.#followingDraws(drawn, isRelated)];
    });
    return {
      lanes: this.#lanes,
      rowLimit: rowsFor(this.#plan, this.#written, this.#parents),
      listWork: workOf(this.#shared),
      tables: this.#tables,
      scratch: scratchOf(this.#plan, this.#lanes),
      parents: [...this.#shared.programs.values()],
      draws: drawsAtOnce(draws, this.#lanes, this.#tables),
      redraws,
      columnOf: this.#source.columnOf,
      texts: this.#texts,
      spent: () => this.#spenders.reduce((sum, spent) => sum + spent(), 0),
      checks: residualChecks(residuals, this.#computed, this.#source),
      checkOf: (residual) => residualCheck(residual, this.#source),
    };
  }

  /** Whether a column is drawn before those that follow others. */
  #isFirst(column: ColumnPlan): boolean {
    return followed(column) === null && !this.#solvedFor.has(column.name);
  }

  /** The draws of a parent's rows: keys without columns among them are of no concern. */
  *parentDraws(): Steps<readonly Operation[]> {
    const keyDraws = this.#plan.keys.map((key, index) => this.#keyDraw(key, index));
    return yield* this.draws(keyDraws.filter(({ permutation }) => permutation.lanes.length > 0));
  }

  /** What fills the lanes, in its order; `keyDraws`: the draws of the keys that have lanes. */
  *draws(keyDraws: readonly Operation[]): Steps<readonly Operation[]> {
    const { columns } = this.#plan;
    const first = columns.filter((column) => this.#isFirst(column));
    const draws = [
      ...this.#plan.choices.flatMap(({ cases, weights, edges }, i) => {
        const likely = weights && ({ kind: 'weights', weights } as const);
        return edges === undefined ? this.#chanceDraw(likely, this.#lanes.choices[i] ?? 0, `choice ${i}`, cases) : [];
      }),
      ...keyDraws,
    ];
    for (const [i, column] of first.entries()) {
      if (endsStep(i)) yield;
      draws.push(...this.#columnDraws(column));
    }
    yield;
    draws.push(...this.#followingDraws(columns, true));
    return draws;
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
      ...drawsOf(inDrawOrder(copies.filter((column) => !isLate(column)))),
      ...related,
      ...drawsOf(inDrawOrder(copies.filter(isLate))),
      ...drawsOf(columns.filter(isComputed)),
    ];
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
      return [...(nullWith === null ? [] : [flagWith(name, nullWith, this.#lanes)]), ...this.#byCase(column, cases)];
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

  #columnDraws(column: ColumnPlan): readonly Operation[] {
    // Where another row decides on it, its draw chooses the case.
    if (parentEdgeLane(column, this.#plan.choices, this.#lanes) >= 0) return this.#caseDraws(column, 0);
    const edge = this.#edgeDraw(column);
    const usual = column.domains.length / (edge.length + 1);
    const cases = column.domains.map((_, index) => (index < usual ? this.#caseDraws(column, index) : []));
    return [...edge, ...this.#byCase(column, cases)];
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
    if (!isFlagDrawn(column, share, this.#plan)) return [];
    // The columns of a reference are NULL together.
    const reference = referenceOf(column);
    const purpose = reference === null ? `${name} ${index} null` : `reference ${reference} null`;
    const lane = this.#lanesOf(name).flag;
    const end = this.#plan.keys.find(({ overflow }) => overflow.includes(name))?.size ?? Number.POSITIVE_INFINITY;
    // Where a parent has no rows, there is NULL in all of them.
    if (nullsBy !== null && !this.#parents.isEmpty(draw)) {
      const listed = this.#copyDraw(nullsBy.column, lane, nullsBy.digit ?? 0);
      if (nullsBy.digit === null) listed.offset = this.#lanesOf(nullsBy.column).flag;
      return [Object.assign(listed, { kernel: drawListedFlag, flags: Uint8Array.from(nullsBy.nulls, Number), end })];
    }
    const flag = this.#draw(drawFlag, lane, purpose, Math.min(Math.ceil(share * 4294967296), 4294967295));
    flag.end = this.#parents.isEmpty(draw) ? 0 : end;
    // A row before the first does not exist.
    flag.first = draw.kind === 'earlier' && draw.which !== 'same' ? 1 : 0;
    const earlier = this.#parents.firstInThreads(draw, this.#plan.table);
    const threads = earlier === null ? [] : [Object.assign(this.#draw(drawThreadFlag, lane, '', 2), { earlier })];
    return [flag, ...threads, ...this.#parents.clearing(column, lane, this.#plan)];
  }

  #rankDraws(column: ColumnPlan, domain: Domain, lane: number, purpose: string): readonly Operation[] {
    const { draw } = column;
    const radices = radicesOf(domain);
    const digits = followedDigits(draw, radices.length, this.#plan.columns);
    if (digits !== null) return digits.map(({ name, digit }, i) => this.#copyDraw(name, lane + i, digit));
    const computing = isComputed(domain) ? [this.#computing(this.#texts.get(column.name)?.compute, column.name)] : [];
    if (draw.kind === 'computed') return computing;
    if (draw.kind === 'earlier') return [this.#earlierDraw(column, draw, lane, radices[0] ?? 1)];
    if (draw.kind === 'parent') {
      return radices.length === 0 ? [] : [...this.#parentDraws(column, draw, lane), ...computing];
    }
    if (draw.kind === 'dependent') return [dependentDraw(column, draw, this.#source, this.#images.seed, this.#skews)];
    if (draw.kind === 'reference') {
      const size = Math.max(1, Math.min(radices[0] ?? 1, this.#counts.others));
      return [this.#chanceDraw(draw.distribution, lane, purpose, size), ...keptApart(draw, lane, size, this.#lanes)];
    }
    const keys = draw.kind === 'key' ? this.#plan.keys.slice(draw.key, draw.key + 1) : this.#plan.keys;
    const lanes = draw.kind === 'key' || draw.kind === 'shared' ? keys.flatMap((key) => key.lanes) : [];
    const keyed = new Set(lanes.filter((one) => one.column === column.name).map((one) => one.lane));
    const shared = draw.kind === 'shared' ? draw.digits : [];
    const distributions = distributionsOf(domain);
    return radices
      .flatMap((radix, digit) => {
        const source = shared[digit] ?? null;
        if (source === null && keyed.has(digit)) return [];
        const copied = copiedDigit(source);
        const own =
          copied === null
            ? this.#chanceDraw(distributions[digit] ?? null, lane + digit, `${purpose} ${digit}`, radix)
            : this.#copyDraw(copied.column, lane + digit, copied.digit);
        return [own, ...besideDraws(source, lane + digit, radix, this.#lanes)];
      })
      .concat(keptApart(draw, lane, radices[0] ?? 1, this.#lanes));
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
    return Object.assign(this.#draw(drawComputed, first, '', 1), { flag, compute });
  }

  /** Computes a part of checks whose columns are drawn before. */
  #givenDraw(given: GivenTerm, scale: number, place: number): Operation {
    const { compute, spent } = givenTerm(given, scale, place, this.#source);
    this.#spenders.push(spent);
    return this.#computing(compute);
  }

  #copyDraw(of: string, lane: number, digit: number): Operation {
    return Object.assign(this.#draw(drawCopy, lane, '', 1), { offset: this.#lanesOf(of).first + digit });
  }

  /** What rows of a table are made of. */
  #imagesOf(table: QualifiedName): Images {
    return { seed: seedOfTable(this.#seeds, table), tables: this.#tables };
  }

  #draw(kernel: Kernel, lane: number, purpose: string, size: number): Operation {
    return Object.assign(new Operation(), { kernel, lane, key: keyFor(this.#images.seed, purpose), size });
  }

  #keyDraw(key: KeyPlan, index: number): Operation {
    const operation = this.#draw(drawPermuted, 0, `key ${index}`, key.size);
    operation.length = key.attempts;
    const lanes = key.lanes.filter((lane) => isOfColumn(lane) && this.#lanes.columns.has(lane.column));
    operation.permutation = permutationOf(
      this.#images,
      { ...key, lanes },
      index,
      rowsOf(this.#counts, this.#plan.table),
      (column) => this.#lanesOf(column).first,
      this.#parents.fittingPairs(key),
    );
    return operation;
  }

  #earlierDraw(column: ColumnPlan, draw: EarlierDraw, lane: number, numbers: number): Operation {
    const purpose = `reference ${draw.reference}`;
    const isAny = draw.which === 'any';
    const length = draw.which === 'previous' ? 1 : 0;
    if (draw.column === null) {
      const number = this.#draw(isAny ? drawEarlierNumber : drawPreviousNumber, lane, purpose, numbers);
      return Object.assign(number, { length, earlier: this.#parents.earlier(draw, this.#plan.table) });
    }
    const rows = rowsReferredTo(draw.reference, this.#plan, (key) => sizedKey(key, this.#rowsIn).size);
    const operation = this.#draw(isAny ? drawEarlier : drawPrevious, lane, purpose, rows);
    Object.assign(operation, { length, earlier: this.#parents.earlier(draw, this.#plan.table) });
    const value = valueByNumber(draw.column, this.#plan);
    if (value === null) return operation;
    const { permutation, parent } = this.#parentDraw(column, value, lane);
    operation.permutation = permutation;
    operation.parent = parent;
    return operation;
  }

  /** What a row of a parent has, or NULL where it does not, or where another column is NULL. */
  #parentDraws(column: ColumnPlan, draw: ParentDraw, lane: number): readonly Operation[] {
    const isSaid = saysNull(column);
    const drawn = this.#parentDraw(column, draw, lane, isSaid ? this.#lanesOf(column.name).flag : -1);
    return isSaid && column.nullsBy !== null
      ? [drawn, flagWith(column.name, column.nullsBy.column, this.#lanes)]
      : [drawn];
  }

  /** `flag`: where it says that the value is NULL. */
  #parentDraw(column: ColumnPlan, { steps, value }: ParentDraw, lane: number, flag = -1): Operation {
    if (value.kind === 'drawn') return this.#parentRowDraw(steps, value, { first: lane, flag });
    const operation = this.#draw(drawParent, lane, '', 1);
    const edgeLane = parentEdgeLane(column, this.#plan.choices, this.#lanes);
    return Object.assign(operation, this.#parents.valueOf(value, steps, this.#plan.table, lane, edgeLane));
  }

  /** Draws a row of a parent as it is drawn there: lanes get what a column of it has, and all else lies behind. */
  #parentRowDraw(steps: readonly ParentStep[], value: ParentValue & { kind: 'drawn' }, own: ColumnLanes): Operation {
    // What may not be NULL here has some value where it is NULL there.
    const plan = own.flag < 0 ? withoutNulls(value.plan, value.column) : value.plan;
    const operation = this.#draw(drawParentRow, own.first, '', 1);
    operation.parent = { ...NO_PARENT, steps: this.#parents.steps(steps, this.#plan.table) };
    const lanes = parentLanes(plan, this.#lanes, new Map([[value.column, own]]));
    const host = { tables: this.#tables, skews: this.#skews, lanes };
    const builder = new Builder(plan, this.#dialect, this.#seeds, this.#counts, this.#shared, host);
    operation.branches = [resultOf(builder.parentDraws())];
    return operation;
  }
}
