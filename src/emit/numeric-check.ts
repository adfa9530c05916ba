import { type NumericOperation, type NumericTerm, numberOf } from '../expression/numeric.ts';
import { readerOf } from '../expression/read-value.ts';
import type { Scope } from '../expression/scope.ts';
import type { ColumnPlan } from '../plan/plan.ts';
import { type Environment, limited } from '../runtime/environment.ts';
import { type Type, typeOfShape } from '../runtime/types.ts';
import { Unevaluable, type Value } from '../runtime/value.ts';
import { type Domain, isComputed, radicesOf, valueText } from '../values/domain.ts';
import { measureOf } from '../values/measure.ts';
import { columnsOf } from '../walk.ts';
import { laneAt } from './draw.ts';
import type { Lanes } from './lanes.ts';
import { MAX_REGISTERS, REGISTERS } from './memory.ts';
import {
  ADD,
  ADD_RANKS,
  BOTH,
  CHOOSE,
  CLEAR,
  COALESCE,
  COMPARE,
  EITHER,
  EQUAL,
  FILL,
  GREATER,
  LESS,
  MULTIPLY,
  MULTIPLY_BY,
  NEGATE,
  QUOTIENT,
  READ_RANKS,
  REMAINDER,
  SUBTRACT,
} from './numeric-code.ts';
import {
  type CaseStep,
  MAX_STEPS,
  type NumericCase,
  type NumericProgram,
  type NumericStep,
  numericProgram,
} from './numeric-steps.ts';
import { COLUMN_BYTES } from './record.ts';

/** What the columns of a check are. */
export interface CheckSource {
  readonly columnOf: ReadonlyMap<string, ColumnPlan>;
  readonly lanes: Lanes;
  readonly scope: Scope;
  /** What was found of columns before, for another check. */
  readonly known: KnownColumns;
}

/** How columns are read, by name. */
export interface KnownColumns {
  readonly readers: Map<string, (row: number) => Value>;
  readonly numbers: Map<string, ScaledColumn>;
  /** Those that are computed of others, by their stored names: they have no ranks to read. */
  readonly computed: Map<string, (row: number) => string | null>;
  /** Entries that lists of values may have yet. */
  readonly room: { entries: number };
  /** Is told of the letters that functions go through to make them. */
  readonly spend: Environment['spend'];
}

/** How the values of a column are read, by case of its choice. */
interface NumericColumn {
  /** A negative lane: there is one case. */
  readonly choiceLane: number;
  readonly cases: readonly NumericCase[];
}

interface ScaledColumn {
  readonly column: NumericColumn;
  /** Digits behind the point. */
  readonly scale: number;
}

/** What finds the truth of a check for a block of rows; null: it is not computed with doubles. */
export function numericSteps(term: NumericTerm, source: CheckSource): NumericProgram | null {
  const compiler = new Compiler(source);
  try {
    compiler.place(term, 0);
  } catch (error) {
    if (error instanceof Unevaluable) return null;
    throw error;
  }
  return numericProgram(compiler.steps);
}

/** Values of a column that are found one by one, at most: names made of two words are about ten thousand. */
const MAX_LISTED = 16_384;

/** Entries of all lists of a table, eight bytes each: lists of a dozen checks. */
const LISTED_ENTRIES = 131_072;

/** Letters that functions go through for all lists of a table: some tens of milliseconds. */
const LISTED_LETTERS = 1_500_000;

/** Nothing is known of any column yet. */
export function nothingKnown(): KnownColumns {
  return {
    readers: new Map(),
    numbers: new Map(),
    computed: new Map(),
    room: { entries: LISTED_ENTRIES },
    spend: limited(LISTED_LETTERS),
  };
}

const CODES: Readonly<Record<NumericOperation, number>> = {
  add: ADD,
  subtract: SUBTRACT,
  multiply: MULTIPLY,
  remainder: REMAINDER,
  quotient: QUOTIENT,
};

/** The orders that a comparison holds for. */
const TESTS: ReadonlyMap<string, number> = new Map([
  ['<', LESS],
  ['<=', LESS | EQUAL],
  ['=', EQUAL],
  ['>=', GREATER | EQUAL],
  ['>', GREATER],
  ['<>', LESS | GREATER],
]);

function refuse(): never {
  throw new Unevaluable(); // This is not computed with doubles.
}

/** Where a register lies in the common memory. */
function placeOf(register: number): number {
  return REGISTERS + register * COLUMN_BYTES;
}

class Compiler {
  readonly steps: NumericStep[] = [];
  readonly #source: CheckSource;

  constructor(source: CheckSource) {
    this.#source = source;
  }

  /** Leaves what a term computes in a register; gives its digits behind the point. Throws Unevaluable. */
  place(term: NumericTerm, register: number): number {
    if (register >= MAX_REGISTERS - 2) refuse();
    switch (term.kind) {
      case 'column':
        return this.#column(term.name, register);
      case 'constant':
        this.#step(FILL, register, term.value);
        return term.scale;
      case 'compare': {
        this.#aligned(term.left, term.right, register);
        this.#step(COMPARE, register, TESTS.get(term.test) ?? refuse());
        return 0;
      }
      case 'coalesce': {
        const scale = this.#aligned(term.left, term.right, register);
        this.#step(COALESCE, register);
        return scale;
      }
      case 'and':
      case 'or':
        for (const [i, operand] of term.operands.entries()) {
          this.place(operand, i === 0 ? register : register + 1);
          if (i > 0) this.#step(term.kind === 'and' ? BOTH : EITHER, register);
        }
        return 0;
      case 'not':
        this.place(term.operand, register);
        this.#step(NEGATE, register);
        return 0;
      case 'is null':
        this.#read('is null', register, this.#columnBy(term.name, new Map()));
        return 0;
      case 'choose': {
        const scale = this.#aligned(term.otherwise, term.chosen, register);
        this.place(term.condition, register + 2);
        this.#step(CHOOSE, register);
        return scale;
      }
      case 'other':
        return this.#other(term, register);
      default:
        return this.#operation(term.kind, term.left, term.right, term.limit, register);
    }
  }

  #step(code: number, register: number, by = 0): void {
    this.#push({ kind: 'kernel', code, at: placeOf(register), other: placeOf(register + 1), by, origin: 0 });
  }

  #push(step: NumericStep): void {
    if (this.steps.length >= MAX_STEPS) refuse();
    this.steps.push(step);
  }

  #read(kind: CaseStep['kind'], register: number, { choiceLane, cases }: NumericColumn): void {
    const [only] = cases;
    if (choiceLane >= 0 || only === undefined) this.#push({ kind, at: placeOf(register), choiceLane, cases });
    else if (kind === 'is null') this.#readNull(only, register);
    else this.#readValue(only, register);
  }

  #readNull({ isNull, flag }: NumericCase, register: number): void {
    if (!isNull && flag >= 0) this.#readLane(READ_RANKS, register, flag);
    else this.#step(FILL, register, isNull ? 1 : 0);
  }

  #readValue({ isNull, flag, first, lane, weights, table }: NumericCase, register: number): void {
    if (isNull || weights.length === 0) this.#step(FILL, register, isNull ? Number.NaN : first);
    if (isNull) return;
    for (const [k, by] of weights.entries()) {
      this.#readLane(k === 0 ? READ_RANKS : ADD_RANKS, register, lane + k, { by, origin: first });
    }
    if (flag >= 0) this.#readLane(CLEAR, register, flag);
    if (table !== null) this.#push({ kind: 'list', at: placeOf(register), table });
  }

  #readLane(code: number, register: number, lane: number, { by, origin } = { by: 1, origin: 0 }): void {
    this.#push({ kind: 'kernel', code, at: placeOf(register), other: laneAt(lane), by, origin });
  }

  #operation(kind: NumericOperation, left: NumericTerm, right: NumericTerm, limit: number, register: number): number {
    let scale = 0;
    if (kind === 'multiply') scale = this.place(left, register) + this.place(right, register + 1);
    else scale = this.#aligned(left, right, register);
    this.#step(CODES[kind], register, limit);
    return kind === 'quotient' ? 0 : scale;
  }

  /** Two terms in neighbouring registers, brought to one scale. */
  #aligned(left: NumericTerm, right: NumericTerm, register: number): number {
    const [one, other] = [this.place(left, register), this.place(right, register + 1)];
    if (one < other) this.#step(MULTIPLY_BY, register, 10 ** (other - one));
    if (other < one) this.#step(MULTIPLY_BY, register + 1, 10 ** (one - other));
    return Math.max(one, other);
  }

  #planOf(name: string): ColumnPlan | undefined {
    const { columnOf } = this.#source;
    return columnOf.get(name) ?? columnOf.get(name.toLowerCase());
  }

  /** How the cases of a column are read, each in its own way. */
  #columnBy(name: string, readings: ReadonlyMap<Domain, Reading>): NumericColumn {
    const { lanes } = this.#source;
    const plan = this.#planOf(name);
    const own = lanes.columns.get(plan?.name ?? '');
    // What the database fills is NULL before it does.
    if (plan === undefined || own === undefined)
      return { choiceLane: -1, cases: [{ ...NOTHING, isNull: true, flag: -1, lane: 0 }] };
    const { choice, domains, nullShares } = plan;
    return {
      choiceLane: choice === null || domains.length === 1 ? -1 : (lanes.choices[choice] ?? 0),
      cases: domains.map((domain, i): NumericCase => {
        const share = nullShares[i] ?? 0;
        const reading = (domain === null ? undefined : readings.get(domain)) ?? NOTHING;
        return { ...reading, isNull: domain === null || share === 1, flag: share > 0 ? own.flag : -1, lane: own.first };
      }),
    };
  }

  #readings(name: string, read: (domain: Domain) => ScaledReading): ReadonlyMap<Domain, ScaledReading> {
    const plan = this.#planOf(name);
    // What is computed has no rank to read it by.
    if (plan?.domains.some(isComputed)) refuse();
    const domains = (plan?.domains ?? []).filter((domain) => domain !== null);
    return new Map(domains.map((domain) => [domain, read(domain)]));
  }

  #column(name: string, register: number): number {
    const { numbers } = this.#source.known;
    const { column, scale } = numbers.get(name) ?? this.#numbersOf(name);
    numbers.set(name, { column, scale });
    this.#read('value', register, column);
    return scale;
  }

  #numbersOf(name: string): ScaledColumn {
    const { shape } = this.#source.scope.columnOf(name) ?? refuse();
    const type = typeOfShape(shape, null);
    const reader = readerOf(shape);
    const found = this.#readings(name, (domain) =>
      readingOf(domain, type, this.#source.known, (digits) => numberOf(() => reader(valueText(domain, digits)), type)),
    );
    const scale = Math.max(0, ...Array.from(found.values(), (reading) => reading.scale));
    const readings = new Map(Array.from(found, ([domain, reading]) => [domain, multiplied(reading, scale)] as const));
    return { column: this.#columnBy(name, readings), scale };
  }

  /** A part of the check that is of one column whose values are listed: evaluated once for each. */
  #other({ expression, run, type }: NumericTerm & { kind: 'other' }, register: number): number {
    const [name, more] = new Set(Array.from(columnsOf(expression), (column) => this.#planOf(column)?.name));
    if (name === undefined || more !== undefined) refuse();
    const { shape } = this.#source.scope.columnOf(name) ?? refuse();
    const reader = readerOf(shape);
    const { spend } = this.#source.known;
    const readings = this.#readings(name, (domain) =>
      listed(domain, this.#source.known, (digits) =>
        numberOf(() => run(withColumn(reader(valueText(domain, digits)), spend)), type),
      ),
    );
    // NULL counts as NULL: what is said of it in another way is not.
    const ofNull = numberOf(() => run(withColumn(null, spend)), type);
    if (ofNull === null || !Number.isNaN(ofNull.value)) refuse();
    this.#read('value', register, this.#columnBy(name, readings));
    return 0;
  }
}

type Reading = Pick<NumericCase, 'first' | 'weights' | 'table'>;

interface ScaledReading extends Reading {
  readonly scale: number;
}

const NOTHING: Reading = { first: 0, weights: [], table: null };

type NumberAt = (digits: readonly number[]) => { readonly value: number; readonly scale: number } | null;

/** How the values of a domain are read as whole numbers of a power of ten. Throws Unevaluable. */
function readingOf(domain: Domain, type: Type, known: KnownColumns, numberAt: NumberAt): ScaledReading {
  const radices = radicesOf(domain);
  if (radices.length === 0) {
    const { value, scale } = numberAt([]) ?? refuse();
    return { ...NOTHING, first: value, scale };
  }
  if (domain.parts.length === 1 && domain.parts[0]?.kind === 'pool') return listed(domain, known, numberAt);
  const measure = measureOf(domain);
  const wanted = type.name === 'date' || type.name === 'timestamp' ? 'instant' : 'number';
  if (measure === null || measure.dimension !== wanted) return refuse();
  const { origin, weights, scale } = measure;
  for (const digits of [radices.map(() => 0), radices.map((radix) => radix - 1)]) {
    const number = numberAt(digits) ?? refuse();
    const sum = weights.reduce((total, weight, k) => total + weight * (digits[k] ?? 0), origin);
    const common = Math.max(scale, number.scale);
    if (sum * 10 ** (common - scale) !== number.value * 10 ** (common - number.scale)) refuse();
  }
  return { first: origin, weights, table: null, scale };
}

/** The values of a domain by rank, each found when it is first asked for. Throws Unevaluable where there are too many. */
function listed(domain: Domain, { room }: KnownColumns, numberAt: NumberAt): ScaledReading {
  const radices = radicesOf(domain);
  const size = radices.reduce((product, radix) => product * radix, 1);
  if (radices.length === 0 || size === 0 || size > Math.min(MAX_LISTED, room.entries)) refuse();
  room.entries -= size;
  const weights = radices.map((_, k) => radices.slice(k + 1).reduce((product, radix) => product * radix, 1));
  const known = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  const table = (rank: number): number => {
    if (known[rank] === Number.NEGATIVE_INFINITY) {
      const digits = radices.map((radix, k) => Math.floor(rank / (weights[k] ?? 1)) % radix);
      const number = numberAt(digits);
      known[rank] = number === null || number.scale > 0 ? Number.POSITIVE_INFINITY : number.value;
    }
    return known[rank] as number;
  };
  return { first: 0, weights, table, scale: 0 };
}

/** The reading in units that are so many digits smaller. Throws Unevaluable where a double does not count them. */
function multiplied({ first, weights, table, scale }: ScaledReading, wanted: number): Reading {
  const multiple = 10 ** (wanted - scale);
  if (table !== null) return { first, weights, table: multiple === 1 ? table : (rank) => table(rank) * multiple };
  const made = weights.map((weight) => weight * multiple);
  if (![first * multiple, ...made].every(Number.isSafeInteger)) refuse();
  return { first: first * multiple, weights: made, table: null };
}

/** The surroundings of an expression of one column. */
function withColumn(value: Value, spend: Environment['spend']): Environment {
  return { column: () => value, now: refuse, zone: refuse, spend };
}
