import { modelOf } from '../../../grammar/kinds.ts';
import type { Kind } from '../../../grammar/shape.ts';
import { isEvaluable } from '../../expression/condition.ts';
import type { Scope } from '../../expression/scope.ts';
import type { Truth } from '../../expression/three-valued.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Expression } from '../../ir.ts';
import { nodesOf } from '../../walk.ts';
import type { Columns } from '../facts/column-facts.ts';
import { constantOf } from '../facts/operand.ts';
import { FLIPPED, HOLDS, is, isCondition } from '../facts/predicate.ts';

/*
 * What conditions ask of their operands, as a few regions of each: an operand is NULL, or it is equal to one of the constants that
 * it is compared with, or it lies between two of them. All values of a region are the same to the conditions, so that what
 * no choice of regions passes, no row does. Operands are taken for free of each other: more is passed here than by rows.
 */

/** Where an operand lies: null where it is NULL, else the number of a region. */
export type Region = number | null;

/** The regions that the operands of some conditions have, by the number of each operand. */
export type Assignment = readonly Region[];

/** A condition over regions. */
export type Abstract = (regions: Assignment) => Truth;

/** An operand with the constants that it is compared with. */
interface Operand {
  readonly expression: Expression;
  readonly mayBeNull: boolean;
  readonly kind: Kind | null;
  readonly numbers: Set<number>;
  readonly texts: Set<string>;
}

/** The constants of an operand in their order, and the place of each. */
class Cuts {
  readonly ordered: readonly number[];
  readonly #places: ReadonlyMap<number, number>;

  constructor(numbers: ReadonlySet<number>) {
    this.ordered = [...numbers].sort((one, other) => one - other);
    this.#places = new Map(this.ordered.map((number, place) => [number, place]));
  }

  placeOf(number: number): number {
    return this.#places.get(number) ?? -1;
  }
}

/** Reads conditions over regions. All of them are read before the regions are asked for. */
export class Regions {
  readonly #columns: Columns;
  readonly #scope: Scope;
  readonly #operands: Operand[] = [];
  readonly #known = new Map<string, number>();
  /** Of each operand, made when its regions are first asked for. */
  readonly #cuts: Cuts[] = [];
  readonly #textPlaces: ReadonlyMap<string, number>[] = [];
  readonly #regions: (readonly Region[])[] = [];

  constructor(columns: Columns, scope: Scope) {
    this.#columns = columns;
    this.#scope = scope;
  }

  /** The regions of an operand, by its number. */
  regionsOf(number: number): readonly Region[] {
    const operand = this.#operands[number];
    if (operand === undefined) return [null];
    const made = this.#regions[number] ?? this.#regionsIn(operand, number);
    this.#regions[number] = made;
    return made;
  }

  #regionsIn({ numbers, texts, kind, mayBeNull }: Operand, number: number): readonly Region[] {
    const count = numbers.size > 0 ? 2 * numbers.size + 1 : texts.size > 0 ? texts.size + 1 : 2;
    const regions = Array.from({ length: count }, (_, region) => region);
    const cuts = this.#cutsOf(number).ordered;
    const isEmpty = (region: number): boolean => {
      const [low, high] = [cuts[region / 2 - 1], cuts[region / 2]];
      if (kind !== 'integer' || numbers.size === 0) return false;
      if (region % 2 === 1) return !Number.isInteger(cuts[(region - 1) / 2]);
      return low !== undefined && high !== undefined && Math.floor(low) + 1 > Math.ceil(high) - 1;
    };
    const left: Region[] = regions.filter((region) => !isEmpty(region));
    return mayBeNull ? [...left, null] : left;
  }

  /** A condition over regions, with the numbers of its operands. */
  read(condition: Expression): { readonly holds: Abstract; readonly operands: ReadonlySet<number> } {
    const operands = new Set<number>();
    return { holds: this.#truth(condition, operands), operands };
  }

  #truth(condition: Expression, used: Set<number>): Abstract {
    switch (condition.kind) {
      case 'boolean':
        return () => condition.value;
      case 'null':
        return () => null;
      case 'logical': {
        const parts = condition.operands.map((operand) => this.#truth(operand, used));
        return condition.operator === 'and' ? allOf(parts) : not(allOf(parts.map(not)));
      }
      case 'unary':
        return condition.operator === 'not' ? not(this.#truth(condition.operand, used)) : this.#isTrue(condition, used);
      case 'binary':
        return this.#comparison(condition, used);
      case 'between': {
        if (condition.symmetric) return this.#isTrue(condition, used);
        const { operand, low, high, negated } = condition;
        const both = allOf([
          this.#comparison({ kind: 'binary', operator: '>=', left: operand, right: low }, used),
          this.#comparison({ kind: 'binary', operator: '<=', left: operand, right: high }, used),
        ]);
        return negated ? not(both) : both;
      }
      case 'in': {
        const each = condition.list.map((item) =>
          this.#comparison({ kind: 'binary', operator: '=', left: condition.operand, right: item }, used),
        );
        const none = allOf(each.map(not));
        return condition.negated ? none : not(none);
      }
      case 'is':
        return this.#test(condition, used);
      default:
        return this.#isTrue(condition, used);
    }
  }

  /** IS [NOT] NULL, TRUE and FALSE. */
  #test(condition: Expression & { kind: 'is' }, used: Set<number>): Abstract {
    const { operand, test, negated } = condition;
    if (test !== 'null' && test !== 'true' && test !== 'false' && test !== 'unknown')
      return this.#isTrue(condition, used);
    if (operand.kind === 'row') return this.#isTrue(condition, used);
    const wanted = test === 'true' ? true : test === 'false' ? false : null;
    const truth = test === 'null' && !isCondition(operand) ? this.#isNull(operand, used) : this.#truth(operand, used);
    if (test === 'null' && !isCondition(operand)) return negated ? not(truth) : truth;
    return (regions) => (truth(regions) === wanted) !== negated;
  }

  #isNull(operand: Expression, used: Set<number>): Abstract {
    const number = this.#operand(operand, used);
    return (regions) => regions[number] === null;
  }

  /** What is true or false by itself: of two regions, the second is true. */
  #isTrue(condition: Expression, used: Set<number>): Abstract {
    const number = this.#operand(condition, used, true);
    return (regions) => {
      const region = regions[number] ?? null;
      return region === null ? null : region === 1;
    };
  }

  #comparison(condition: Expression & { kind: 'binary' }, used: Set<number>): Abstract {
    const { operator, left, right } = condition;
    if (operator === 'xor' || ((operator === '=' || operator === '<>') && isCondition(left) && isCondition(right))) {
      const [one, other] = [this.#truth(left, used), this.#truth(right, used)];
      return (regions) => {
        const [a, b] = [one(regions), other(regions)];
        return a === null || b === null ? null : (a === b) === (operator === '=');
      };
    }
    const flipped = FLIPPED[operator];
    if (flipped === undefined) return this.#isTrue(condition, used);
    const [constant, other] = [right, left].map((side) => constantOf(side, this.#columns.semantics));
    if (constant === undefined && other !== undefined) {
      return this.#comparison({ kind: 'binary', operator: flipped, left: right, right: left }, used);
    }
    const isNumber = typeof constant === 'number' && nodesOf(right).every(isExact);
    const counted = isNumber ? this.#count(left, used) : null;
    if (counted !== null && isNumber) {
      return (regions) => HOLDS[operator]?.includes(Math.sign(counted(regions) - constant)) === true;
    }
    const kind = this.#kindOf(left);
    if (isNumber && (kind === null || modelOf(kind).isNumeric)) {
      const number = this.#operand(left, used);
      this.#operands[number]?.numbers.add(constant);
      return (regions) => this.#besideNumber(regions[number] ?? null, number, operator, constant);
    }
    const isPlain =
      typeof constant === 'string' && /^[\x21-\x7e]*$/.test(constant) && (kind === 'text' || kind === 'enum');
    if (isPlain && (operator === '=' || operator === '<>')) {
      const number = this.#operand({ kind: 'call', name: '=', arguments: [left], offset: 0 }, used);
      const text = constant.toLowerCase();
      // What differs in case alone may be equal.
      this.#operands[number]?.texts.add(text);
      const isSame = this.#operand(
        condition.operator === '=' ? condition : { ...condition, operator: '=' },
        used,
        true,
      );
      return (regions) => {
        const region = regions[number] ?? null;
        if (region === null) return null;
        const equal = this.#textPlace(number, text) === region && regions[isSame] === 1;
        return equal === (operator === '=');
      };
    }
    return this.#ordered(condition, used);
  }

  /** The comparison of two operands of which one is less than, equal to or greater than the other. */
  #ordered({ operator, left, right }: Expression & { kind: 'binary' }, used: Set<number>): Abstract {
    const [one, other] = [keyOf(left, this.#columns), keyOf(right, this.#columns)];
    if (one > other) {
      return this.#ordered({ kind: 'binary', operator: FLIPPED[operator] ?? operator, left: right, right: left }, used);
    }
    const kind = this.#kindOf(left) ?? this.#kindOf(right);
    // Others may be in no order at all.
    const { dimension, order, middle } = modelOf(kind ?? undefined);
    if (dimension === null && order === null && middle === null) {
      return this.#isTrue({ kind: 'binary', operator, left, right }, used);
    }
    const number = this.#operand({ kind: 'binary', operator: '<=>', left, right }, used);
    this.#operands[number]?.numbers.add(0);
    return (regions) => this.#besideNumber(regions[number] ?? null, number, operator, 0);
  }

  #besideNumber(region: Region, number: number, operator: string, constant: number): Truth {
    if (region === null) return null;
    const sign = Math.sign(region - (2 * this.#cutsOf(number).placeOf(constant) + 1));
    return HOLDS[operator]?.includes(sign) === true;
  }

  #cutsOf(number: number): Cuts {
    const known = this.#cuts[number] ?? new Cuts(this.#operands[number]?.numbers ?? new Set());
    this.#cuts[number] = known;
    return known;
  }

  #textPlace(number: number, text: string): number | undefined {
    const known =
      this.#textPlaces[number] ?? new Map([...(this.#operands[number]?.texts ?? [])].map((one, place) => [one, place]));
    this.#textPlaces[number] = known;
    return known.get(text);
  }

  /** num_nonnulls and num_nulls of columns; null: it is another operand. */
  #count(expression: Expression, used: Set<number>): ((regions: Assignment) => number) | null {
    if (expression.kind !== 'call' || expression.otherwise === true) return null;
    const { countsNulls } = functionNamed(expression.name);
    if (countsNulls === undefined) return null;
    const nulls = expression.arguments.map((argument) => this.#isNull(argument, used));
    const wanted = countsNulls === 'missing';
    return (regions) => nulls.filter((isNull) => (isNull(regions) === true) === wanted).length;
  }

  /** The number of an operand: the same for the same expression, as far as that has one value for a row. */
  #operand(expression: Expression, used: Set<number>, isTruth = false): number {
    const isSteady = nodesOf(expression).every((node) => node.kind !== 'call' || node.arguments.length > 0);
    // As a truth value, a number has other regions.
    const isTested = isTruth && this.#kindOf(expression) !== 'boolean';
    const key = `${isTested ? 'truth ' : ''}${keyOf(expression, this.#columns)}`;
    const known = isSteady ? this.#known.get(key) : undefined;
    const number = known ?? this.#operands.length;
    used.add(number);
    if (known !== undefined) return known;
    const asked = expression.kind === 'call' && expression.name === '=' ? expression.arguments[0] : expression;
    const isKnown = asked !== undefined && isEvaluable(isTruth ? asked : is(sides(asked), 'null'), this.#scope);
    if (isSteady && isKnown) this.#known.set(key, number);
    this.#operands.push({
      expression,
      mayBeNull: !(isKnown && asked !== undefined && this.#isNeverNull(asked)),
      kind: isTruth ? null : this.#kindOf(expression),
      numbers: new Set(),
      texts: new Set(),
    });
    return number;
  }

  /** Whether an expression has a value wherever it is computed without an error. */
  #isNeverNull(expression: Expression): boolean {
    switch (expression.kind) {
      case 'column': {
        const column = this.#columns.resolve(expression.name);
        return column !== undefined && !this.#columns.isNullable(column);
      }
      case 'number':
      case 'string':
      case 'boolean':
        return true;
      case 'binary':
        return (
          TOTAL.has(expression.operator) && [expression.left, expression.right].every((side) => this.#isNeverNull(side))
        );
      case 'cast':
        return expression.type.shape.kind === 'text' && this.#isNeverNull(expression.operand);
      case 'collate':
        return this.#isNeverNull(expression.operand);
      case 'call':
        return (
          (expression.name === '=' || functionNamed(expression.name).isTotal === true) &&
          expression.arguments.every((one) => this.#isNeverNull(one))
        );
      default:
        return false;
    }
  }

  #kindOf(expression: Expression): Kind | null {
    if (expression.kind !== 'column') return null;
    return this.#columns.shapeOf(this.#columns.resolve(expression.name) ?? '')?.kind ?? null;
  }
}

/** What can be asked whether it is NULL: of a comparison of two operands, both of them. */
function sides(expression: Expression): Expression {
  return expression.kind === 'binary' && expression.operator === '<=>' ? { ...expression, operator: '=' } : expression;
}

const allOf =
  (parts: readonly Abstract[]): Abstract =>
  (regions) => {
    let all: Truth = true;
    for (const part of parts) {
      const truth = part(regions);
      if (truth === false) return false;
      if (truth === null) all = null;
    }
    return all;
  };

const not =
  (part: Abstract): Abstract =>
  (regions) => {
    const truth = part(regions);
    return truth === null ? null : !truth;
  };

/** Operators that have a value wherever their operands have one. */
const TOTAL: ReadonlySet<string> = new Set(['+', '-', '*', '<', '<=', '=', '>=', '>', '<>', '<=>']);
/** Characters of a number that a double surely keeps. */
const EXACT_CHARACTERS = 15;

function isExact(expression: Expression): boolean {
  return expression.kind !== 'number' || expression.text.length <= EXACT_CHARACTERS;
}

/** The same text for the same expression, wherever it stands. */
function keyOf(expression: Expression, { resolve }: Columns): string {
  return JSON.stringify(expression, (key, value: unknown) => {
    if (key === 'offset') return undefined;
    return key === 'name' && typeof value === 'string' ? (resolve(value) ?? value) : value;
  });
}
