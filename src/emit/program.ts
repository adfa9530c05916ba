import type { Literals } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { ColumnPlan, KeyPlan, Plan } from '../plan/plan.ts';
import { keyFor, type Seed } from '../random.ts';
import { type Domain, radicesOf } from '../values/domain.ts';
import { LANE_SIZE } from '../values/part.ts';
import { drawCopy, drawEarlier, drawEarlierNumber, drawFlag, drawPermuted, drawUniform } from './draw.ts';
import { Image } from './image.ts';
import { splitCases, splitNulls } from './kernels.ts';
import { quotedName } from './literal.ts';
import { BLOCK_ROWS, LANE_BYTES } from './memory.ts';
import { type Kernel, NO_PERMUTATION, Operation, type Permutation } from './operation.ts';
import { constant, fused, type Piece, valuePieces, widthOfPieces } from './pieces.ts';
import { beginRelated, drawRelated, measureRows, relatedDraws } from './related.ts';

/** A plan made ready to run under one seed: lists of operations over the common memory. */
export interface Program {
  readonly image: Image;
  /** What stands before the rows of a statement, and how the output begins. */
  readonly header: Uint8Array;
  readonly preamble: string;
  /** Bytes that stand before a row in its slot: all slots hold them from the start. */
  readonly lead: Uint8Array;
  /** Widest row, with its lead. */
  readonly width: number;
  /** Fills the lanes that more than one reader needs. */
  readonly draws: readonly Operation[];
  /** Draws the columns that checks are evaluated on anew. */
  readonly redraws: readonly Operation[];
  readonly writes: readonly Operation[];
  /** Where a column's lanes are: its NULL flag in the first, the digits of its rank behind it. */
  readonly laneOf: ReadonlyMap<string, number>;
  /** The columns by name, as it is stored and in lower case. */
  readonly columnOf: ReadonlyMap<string, ColumnPlan>;
  /** Lane of each choice. */
  readonly choiceLanes: readonly number[];
  /** Rows in a statement at most, where the form of the statement bounds them. */
  readonly statementRows: number;
}

/** What separates a row from the one before; the first of a statement is written without it. */
export const ROW_SEPARATOR = ',\n';

/** Builds the operations of a plan for a seed; `rows`: of the whole table, which references to parents count. */
export function buildProgram(plan: Plan, literals: Literals, seed: Seed, rows: number): Program {
  return new Builder(plan, literals, seed, rows).build();
}

class Builder {
  readonly #plan: Plan;
  readonly #literals: Literals;
  readonly #seed: Seed;
  readonly #rows: number;
  readonly #image = new Image();
  readonly #laneOf = new Map<string, number>();
  readonly #choiceLanes: number[];
  /** First lane that columns nobody else reads share, one after the other. */
  #scratch = 0;

  constructor(plan: Plan, literals: Literals, seed: Seed, rows: number) {
    this.#plan = plan;
    this.#literals = literals;
    this.#seed = seed;
    this.#rows = rows;
    this.#choiceLanes = plan.choices.map(() => this.#scratch++);
    const read = new Set(plan.residues.flatMap(({ columns }) => columns));
    for (const column of plan.columns) {
      if (column.draw.kind !== 'key' && !read.has(column.name)) continue;
      this.#laneOf.set(column.name, this.#scratch);
      // The distance of a related column has a lane of its own behind the others.
      this.#scratch += lanesOf(column) + (column.draw.kind === 'related' ? 1 : 0);
    }
  }

  build(): Program {
    const { columns, residues } = this.#plan;
    const redrawn = new Set(residues.flatMap((residue) => residue.columns));
    const shared = columns.filter(({ name }) => this.#laneOf.has(name));
    const first = shared.filter(({ name, draw }) => draw.kind !== 'copy' && !this.#isSolvedFor(name));
    const copies = shared.filter(({ draw }) => draw.kind === 'copy').flatMap((column) => this.#columnDraws(column));
    const related = [...this.#relatedDraws(), ...copies];
    const draws = [
      ...this.#choiceLanes.map((lane, choice) =>
        this.#draw(drawUniform, lane, `choice ${choice}`, this.#plan.choices[choice]?.cases ?? 1),
      ),
      ...this.#plan.keys.map((key, index) => this.#keyDraw(key, index)),
      ...first.flatMap((column) => this.#columnDraws(column)),
      ...related,
    ];
    const redraws = [
      ...first
        .filter(({ name, draw }) => redrawn.has(name) && draw.kind !== 'key')
        .flatMap((column) => this.#columnDraws(column)),
      ...related,
    ];
    const lead = columns.length === 0 && this.#plan.defaultColumn === null ? ROW_SEPARATOR : `${ROW_SEPARATOR}(`;
    const widest = columns.reduce((most, column) => Math.max(most, lanesOf(column)), 0);
    if ((this.#scratch + widest) * BLOCK_ROWS * 4 > LANE_BYTES) {
      throw new DdlError('limit_exceeded', 'The rows of this table have too many parts.', '', 0);
    }
    const pieces = this.#rowPieces();
    const header = this.#header();
    const writes = fused(pieces, this.#image);
    return {
      image: this.#image,
      header: new TextEncoder().encode(header),
      preamble: this.#image.isAscii && /^\p{ASCII}*$/u.test(header) ? '' : `${this.#literals.encodingPreamble}\n`,
      lead: new TextEncoder().encode(lead),
      width: lead.length + widthOfPieces(pieces, this.#image),
      draws,
      redraws,
      writes,
      laneOf: this.#laneOf,
      columnOf: new Map([
        ...columns.map((column) => [column.name.toLowerCase(), column] as const),
        ...columns.map((column) => [column.name, column] as const),
      ]),
      choiceLanes: this.#choiceLanes,
      statementRows: columns.length === 0 && this.#plan.defaultColumn === null ? 1 : Number.POSITIVE_INFINITY,
    };
  }

  #header(): string {
    const { table, columns, defaultColumn } = this.#plan;
    const name = table.map((part) => quotedName(part, this.#literals)).join('.');
    if (columns.length === 0) {
      if (defaultColumn === null) return `INSERT INTO ${name} ${this.#literals.emptyRow ?? ''}`;
      return `INSERT INTO ${name} (${quotedName(defaultColumn, this.#literals)}) VALUES\n`;
    }
    const list = columns.map((column, i) => {
      const quoted = quotedName(column.name, this.#literals);
      if (column.condition !== null && quoted.includes('*/')) {
        throw new RangeError('A name that ends the comment around it cannot be written.');
      }
      const separator = i === 0 ? '' : ', ';
      return column.condition === null ? separator + quoted : ` /*${column.condition} ${separator}${quoted} */`;
    });
    return `INSERT INTO ${name} (${list.join('')}) VALUES\n`;
  }

  /** A row behind its lead. */
  #rowPieces(): readonly Piece[] {
    const { columns, defaultColumn } = this.#plan;
    if (columns.length === 0) return defaultColumn === null ? [] : [constant('DEFAULT)')];
    const pieces: Piece[] = [];
    columns.forEach((column, i) => {
      const separator = i === 0 ? '' : ', ';
      const [open, close] =
        column.condition === null ? [separator, ''] : [` /*${column.condition} ${separator}`, ' */'];
      pieces.push(constant(open), ...this.#columnPieces(column), constant(close));
    });
    return [...pieces, constant(')')];
  }

  #columnPieces(column: ColumnPlan): readonly Piece[] {
    const lane = this.#laneOf.get(column.name) ?? this.#scratch;
    const drawn = this.#laneOf.has(column.name);
    const cases = column.domains.map((domain, index) => {
      const draws = drawn ? [] : this.#caseDraws(column, index, lane);
      return [
        ...draws.map((operation): Piece => ({ operation, width: 0 })),
        ...this.#casePieces(column, domain, index, lane),
      ];
    });
    const [only] = cases;
    if (column.choice === null || cases.length === 1) return only ?? [];
    const choiceLane = this.#choiceLanes[column.choice] ?? 0;
    return [{ split: splitCases, lane: choiceLane, branches: cases }];
  }

  #casePieces(column: ColumnPlan, domain: Domain | null, index: number, lane: number): readonly Piece[] {
    const share = column.nullShares[index] ?? 0;
    if (domain === null || share === 1) return [constant('NULL')];
    const value = valuePieces(
      domain,
      lane + 1,
      { literals: this.#literals, inComment: column.condition !== null },
      this.#image,
    );
    return share === 0 ? value : [{ split: splitNulls, lane, branches: [value, [constant('NULL')]] }];
  }

  /** Whether a column is drawn from what its relations leave it. */
  #isSolvedFor(name: string): boolean {
    return this.#plan.related.some(({ column, demands }) => column === name && demands.length > 0);
  }

  /** Measures the related columns that are given and draws the others, in the order of the plan. */
  #relatedDraws(): readonly Operation[] {
    const { related, columns } = this.#plan;
    if (related.length === 0) return [];
    const begin = new Operation();
    begin.kernel = beginRelated;
    const isDrawn = ({ nullShares }: ColumnPlan) => nullShares.every((share) => share > 0 && share < 1);
    const nullable = new Set(columns.filter(isDrawn).map(({ name }) => name));
    const nullLaneOf = (name: string) => (nullable.has(name) ? (this.#laneOf.get(name) ?? -1) : -1);
    const draws = relatedDraws(related, this.#choiceLanes, nullLaneOf);
    const flags = related
      .filter(({ demands }) => demands.length > 0)
      .map(({ column: name }) => columns.find((column) => column.name === name))
      .filter((column) => column !== undefined)
      .flatMap((column) =>
        this.#byCase(
          column,
          column.domains.map((_, index) => this.#nullDraws(column, index, this.#laneOf.get(column.name) ?? 0)),
        ),
      );
    const operations = related.flatMap(({ column: name, demands }) => {
      const column = columns.find((one) => one.name === name);
      if (column === undefined) return [];
      const cases = (draws.get(name) ?? []).map((draw, index) => {
        const lane = this.#laneOf.get(name) ?? this.#scratch;
        const share = column.nullShares[index] ?? 0;
        const operation = this.#draw(
          demands.length > 0 ? drawRelated : measureRows,
          lane,
          `${name} ${index} related`,
          1,
        );
        operation.length = share > 0 && share < 1 ? 1 : 0;
        operation.related = draw;
        return [operation];
      });
      return this.#byCase(column, cases);
    });
    return [begin, ...flags, ...operations];
  }

  #columnDraws(column: ColumnPlan): readonly Operation[] {
    const lane = this.#laneOf.get(column.name) ?? this.#scratch;
    return this.#byCase(
      column,
      column.domains.map((_, index) => this.#caseDraws(column, index, lane)),
    );
  }

  /** The draws of a column by case as one list. */
  #byCase(column: ColumnPlan, cases: readonly (readonly Operation[])[]): readonly Operation[] {
    if (column.choice === null || cases.length === 1) return cases.flat();
    const operation = new Operation();
    operation.kernel = splitCases;
    operation.lane = this.#choiceLanes[column.choice] ?? 0;
    for (const branch of cases.flat()) branch.region = 1;
    operation.branches = cases;
    return [operation];
  }

  /** The NULL flag of a column and the digits that no key gives it, in one case. */
  #caseDraws(column: ColumnPlan, index: number, lane: number): readonly Operation[] {
    const domain = column.domains[index] ?? null;
    const flag = this.#nullDraws(column, index, lane);
    return domain === null ? flag : [...flag, ...this.#rankDraws(column, domain, lane + 1, `${column.name} ${index}`)];
  }

  #nullDraws(column: ColumnPlan, index: number, lane: number): readonly Operation[] {
    const share = column.nullShares[index] ?? 0;
    if (share === 0 || share === 1) return [];
    const { draw, name } = column;
    // The columns of a reference are NULL together.
    const purpose = draw.kind === 'earlier' ? `reference ${draw.reference} null` : `${name} ${index} null`;
    const flag = this.#draw(drawFlag, lane, purpose, share * 4294967296);
    flag.power = this.#plan.keys.find(({ overflow }) => overflow.includes(name))?.size ?? Number.POSITIVE_INFINITY;
    // A row before the first does not exist.
    flag.length = draw.kind === 'earlier' ? 1 : 0;
    return [flag];
  }

  #rankDraws(column: ColumnPlan, domain: Domain, lane: number, purpose: string): readonly Operation[] {
    const { draw } = column;
    const radices = radicesOf(domain);
    if (draw.kind === 'copy') return radices.map((_, digit) => this.#copyDraw(draw.of, lane + digit, digit));
    if (draw.kind === 'earlier') return [this.#earlierDraw(draw, lane)];
    if (draw.kind === 'reference') {
      return [this.#draw(drawUniform, lane, purpose, Math.max(1, Math.min(radices[0] ?? 1, this.#rows)))];
    }
    const keyed = new Set(
      draw.kind === 'key'
        ? this.#plan.keys[draw.key]?.lanes.filter((one) => one.column === column.name).map((one) => one.lane)
        : [],
    );
    return radices
      .map((radix, digit) =>
        keyed.has(digit) ? null : this.#draw(drawUniform, lane + digit, `${purpose} ${digit}`, radix),
      )
      .filter((operation) => operation !== null);
  }

  #copyDraw(of: string, lane: number, digit: number): Operation {
    const operation = this.#draw(drawCopy, lane, '', 1);
    operation.offset = (this.#laneOf.get(of) ?? 0) + 1 + digit;
    return operation;
  }

  #draw(kernel: Kernel, lane: number, purpose: string, size: number): Operation {
    const operation = new Operation();
    operation.kernel = kernel;
    operation.lane = lane;
    operation.key = keyFor(this.#seed, purpose);
    operation.scale = size / 4294967296;
    return operation;
  }

  #keyDraw(key: KeyPlan, index: number): Operation {
    const operation = this.#draw(drawPermuted, 0, `key ${index}`, 1);
    operation.permutation = this.#permutation(key, index, (column) => (this.#laneOf.get(column) ?? 0) + 1);
    return operation;
  }

  #earlierDraw(draw: ColumnPlan['draw'] & { kind: 'earlier' }, lane: number): Operation {
    const purpose = `reference ${draw.reference}`;
    if (draw.column === null) return this.#draw(drawEarlierNumber, lane, purpose, LANE_SIZE);
    const index = this.#plan.keys.findIndex(({ lanes }) => lanes.some(({ column }) => column === draw.column));
    const key = this.#plan.keys[index];
    const operation = this.#draw(drawEarlier, lane, purpose, 1);
    if (key === undefined) return operation;
    const own = { ...key, lanes: key.lanes.filter(({ column }) => column === draw.column) };
    operation.permutation = this.#permutation(own, index, () => lane);
    return operation;
  }

  /** `firstLane`: where the digits of a column's rank begin. */
  #permutation(key: KeyPlan, index: number, firstLane: (column: string) => number): Permutation {
    const high = Math.ceil(Math.sqrt(key.size));
    const places = key.lanes.flatMap(({ digits }) => digits);
    const starts = [0];
    for (const { digits } of key.lanes) starts.push((starts.at(-1) ?? 0) + digits.length);
    return {
      ...NO_PERMUTATION,
      size: key.size,
      high,
      low: Math.ceil(key.size / high),
      keys: Int32Array.from([0, 1, 2, 3], (round) => keyFor(this.#seed, `key ${index} round ${round}`)),
      radices: Float64Array.from(key.radices),
      divisors: Float64Array.from(key.radices, (_, digit) =>
        key.radices.slice(digit + 1).reduce((product, radix) => product * radix, 1),
      ),
      lanes: Int32Array.from(key.lanes, ({ column, lane }) => firstLane(column) + lane),
      spreads: Float64Array.from(key.lanes, ({ spread }) => spread),
      spreadKeys: Int32Array.from(key.lanes, ({ column, lane }) =>
        keyFor(this.#seed, `key ${index} spread ${column} ${lane}`),
      ),
      placeStarts: Int32Array.from(starts),
      placeDigits: Int32Array.from(places, ({ digit }) => digit),
      placeWeights: Float64Array.from(places, ({ weight }) => weight),
    };
  }
}

/** Lanes of a column: one for its NULL flag, and those of its widest domain. */
export function lanesOf(column: ColumnPlan): number {
  return 1 + column.domains.reduce((most, domain) => Math.max(most, domain === null ? 0 : radicesOf(domain).length), 0);
}
