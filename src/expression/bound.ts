import { implementationOf } from '../functions/evaluation/index.ts';
import { filledUp } from '../runtime/blanks.ts';
import { type Converter, converterOf, looseConverterOf } from '../runtime/casts.ts';
import { Decimal } from '../runtime/decimal.ts';
import type { Environment } from '../runtime/environment.ts';
import { networkText } from '../runtime/network-value.ts';
import { BOOL, commonType, TEXT, type Type, UNKNOWN } from '../runtime/types.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import { network, text, truth } from '../runtime/values-as.ts';
import { keptConstant } from './kept-constant.ts';
import { calledTerm, coercedTerm, type NumericTerm, termOf } from './numeric.ts';
import type { Bound, Run, Scope } from './scope.ts';
import { parameterAt, resolved, signaturesIn } from './signatures.ts';
import type { Truth } from './three-valued.ts';

/** A node over operands: it is constant where they all are. */
export function node(type: Type, operands: readonly Bound[], run: Run, term?: NumericTerm): Bound {
  return { type, run, literal: null, constant: operands.every(({ constant }) => constant), term };
}

export function constantOf(type: Type, value: Value): Bound {
  return { type, run: () => value, literal: null, constant: true };
}

/** The operand as a value of a type, as an implicit cast (or a loose server) makes it one. Throws Unevaluable. */
export function coerced(operand: Bound, type: Type, { semantics }: Scope): Bound {
  if (operand.type.name === type.name && type.of === null) return operand;
  const convert = (semantics.coercion === 'loose' ? looseConverterOf : converterOf)(operand.type, type);
  if (convert === null) throw new Unevaluable(); // Values of the one type become none of the other here.
  return converted(operand, type, convert, coercedTerm(operand, type));
}

export function converted(operand: Bound, type: Type, convert: Converter, term?: NumericTerm): Bound {
  const { run } = operand;
  const made: Run = (environment) => {
    const value = run(environment);
    return value === null ? null : convert(value, environment);
  };
  return node(type, [operand], operand.constant ? keptConstant(made) : made, term);
}

/** The operand as a condition. */
export function asCondition(operand: Bound, scope: Scope): (environment: Environment) => Truth {
  const { run } = coerced(operand, BOOL, scope);
  return (environment) => {
    const value = run(environment);
    return value === null ? null : truth(value);
  };
}

/** The term of the operand as a condition. */
export function conditionTerm(operand: Bound): NumericTerm | undefined {
  return operand.type.name === 'bool' ? termOf(operand) : coercedTerm(operand, BOOL);
}

/** What stands before an operator's name to make it one. */
const OPERATOR = 'operator ';

/** A call of a function, or of an operator (`operator +`), by the signature that suits its operands best. */
export function called(name: string, operands: readonly Bound[], scope: Scope): Bound {
  const { functions, operators } = signaturesIn(scope.semantics);
  const candidates = name.startsWith(OPERATOR) ? operators.get(name.slice(OPERATOR.length)) : functions.get(name);
  const found =
    candidates === undefined
      ? null
      : resolved(
          candidates,
          operands.map(({ type }) => type),
          scope.semantics,
        );
  if (found === null) throw new Unevaluable(); // No signature suits these arguments.
  const { signature, parameters, result } = found;
  const given = operands.map((operand, i) =>
    argumentOf(operand, parameters[i] ?? operand.type, parameterAt(signature, i), scope),
  );
  const implementation = implementationOf(signature.implementation, scope.semantics);
  if (implementation === undefined) throw new Unevaluable(); // The function is not known here.
  const runs = given.map(({ run }) => run);
  const { seesNulls } = signature;
  const computed: Run = (environment) => {
    const values: Value[] = [];
    for (const argument of runs) {
      const value = argument(environment);
      if (value === null && !seesNulls) return null;
      values.push(value);
    }
    const value = implementation(values, environment);
    let letters = lettersOf(value);
    for (let i = 0; i < values.length; i++) letters += lettersOf(values[i] as Value);
    if (letters > FEW_LETTERS) environment.spend(letters);
    return fitted(value, result, environment);
  };
  const isConstant = given.length > 0 && given.every(({ constant }) => constant);
  const run = isConstant ? keptConstant(computed) : computed;
  return node(result, given, run, calledTerm(signature.implementation, given, result));
}

/** Letters that take no longer than the call itself. */
const FEW_LETTERS = 32;

function lettersOf(value: Value): number {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.length : 0;
}

/** An argument as its parameter wants it. */
function argumentOf(operand: Bound, type: Type, wanted: string | undefined, scope: Scope): Bound {
  const { width, name } = operand.type;
  if (wanted === 'padded' && width !== null) return converted(operand, type, (value) => filledUp(text(value), width));
  if (wanted === 'anyoutput' && name === 'bool')
    return converted(operand, type, (value) => (value === true ? 't' : 'f'));
  if (wanted === 'anyoutput' && name === 'inet') {
    return converted(operand, type, (value) => networkText(network(value), true));
  }
  return coerced(operand, type, scope);
}

/** Where the numbers of the integer types end. */
const ENDS: ReadonlyMap<string, bigint> = new Map([
  ['int2', 2n ** 15n],
  ['int4', 2n ** 31n],
  ['int8', 2n ** 63n],
]);

/** Numbers beyond it are computed with digit by digit: they take as long as so many letters. */
const LONG_NUMBER = 2n ** 128n;
const LETTERS_OF_LONG_NUMBER = 100;

/** Numbers of more digits are not computed with: few checks have them, and products of products would take long. */
const LONGEST_NUMBER = 10n ** 4000n;

/** Refuses a number that its type does not hold. */
function fitted(value: Value, type: Type, { spend }: Environment): Value {
  if (value instanceof Decimal) {
    const end = ENDS.get(type.name);
    if (end !== undefined) {
      if (value.units >= end || value.units < -end) throw new Refusal(); // The number is out of range.
    } else if (isBeyond(value, LONG_NUMBER)) {
      spend(LETTERS_OF_LONG_NUMBER);
      if (isBeyond(value, LONGEST_NUMBER)) throw new Unevaluable(); // A number this long is not computed with.
    }
  }
  if (typeof value === 'number' && type.name === 'float8' && !Number.isFinite(value)) {
    throw new Refusal(); // The number is out of range.
  }
  return value;
}

function isBeyond({ units }: Decimal, end: bigint): boolean {
  return units >= end || units <= -end;
}

/** The type that all operands become; text where none has a type of its own; null: there is none. */
export function commonOf(operands: readonly Bound[]): Type | null {
  let common: Type | null = UNKNOWN;
  for (const { type } of operands) common = common === null ? null : commonType(common, type);
  return common?.name === 'unknown' ? TEXT : common;
}
