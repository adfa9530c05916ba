import type { Expression } from '../ir.ts';
import { splitMoment } from '../runtime/calendar.ts';
import { Decimal, toFloat } from '../runtime/decimal.ts';
import { isList, isObject, type JsonValue, parseJson } from '../runtime/json-value.ts';
import { unitsOf } from '../runtime/temporal-text.ts';
import { isAscii } from '../runtime/text-comparison.ts';
import {
  BOOL,
  INT4,
  isExact,
  isFloat,
  isJson,
  isTemporal,
  isText,
  NUMERIC,
  TEXT,
  type Type,
  typeNamed,
} from '../runtime/types.ts';
import { type RecordValue, Unevaluable, type Value } from '../runtime/value.ts';
import { moment as asMoment, exact, json, text } from '../runtime/values-as.ts';
import { bindNullSafe, pairOf } from './bind-comparison.ts';
import { asCondition, called, coerced, commonOf, conditionTerm, converted, node } from './bound.ts';
import { chosenTerm, coalescedTerm, comparedTerm, NULL, notTerm, termOf, trueTerm } from './numeric.ts';
import { bindHashPartition, HASH_PARTITION } from './partition-hash.ts';
import type { Binder, Bound, Run } from './scope.ts';
import { sharedOperand } from './shared-operand.ts';

/** operand IS [NOT] test */
export function bindIs({ operand, test, negated, other }: Expression & { kind: 'is' }, binder: Binder): Bound {
  if (test === 'null') return bindIsNull(operand, negated, binder);
  const bound = binder.bind(operand);
  switch (test) {
    case 'distinct':
      if (other === null) throw new Unevaluable(); // There is nothing to be distinct from.
      return bindNullSafe(bound, binder.bind(other), !negated, binder);
    case 'json':
    case 'json object':
    case 'json array':
    case 'json scalar':
      return node(BOOL, [bound], (environment) => {
        const value = bound.run(environment);
        if (value === null) return null;
        const document = isText(bound.type) || bound.type.name === 'unknown' ? parseJson(text(value)) : json(value);
        return (document !== undefined && isOfForm(document, test)) !== negated;
      });
    case 'document':
      if (bound.type.name !== 'xml') throw new Unevaluable(); // IS DOCUMENT is evaluated of XML.
      return node(BOOL, [bound], (environment) => {
        const value = bound.run(environment);
        return value === null ? null : isXmlDocument(text(value)) !== negated;
      });
    case 'normalized':
      return node(BOOL, [bound], (environment) => {
        const value = bound.run(environment);
        if (value !== null && !isAscii(text(value))) throw new Unevaluable(); // Only ASCII is normal in every form.
        return value === null ? null : !negated;
      });
    case 'unknown':
    case 'true':
    case 'false': {
      const condition = asCondition(bound, binder);
      const wanted = test === 'unknown' ? null : test === 'true';
      const asked: Run = (environment) => (condition(environment) === wanted) !== negated;
      const term = test === 'unknown' ? undefined : trueTerm(notTerm(conditionTerm(bound), test === 'false'));
      return node(BOOL, [bound], asked, notTerm(term, negated));
    }
  }
}

/** Whether a document is of the form that the test behind IS names. */
function isOfForm(document: JsonValue, test: 'json' | 'json object' | 'json array' | 'json scalar'): boolean {
  const isObjectForm = document !== null && isObject(document);
  const isArrayForm = document !== null && isList(document);
  if (test === 'json') return true;
  return test === 'json object' ? isObjectForm : test === 'json array' ? isArrayForm : !isObjectForm && !isArrayForm;
}

/** Whether a text of one element without elements in it is one XML document. */
function isXmlDocument(content: string): boolean {
  if (!content.trimStart().startsWith('<')) return false;
  const [, name, rest = ''] = /^\s*<(\w+)[^<>]*>(.*)$/s.exec(content) ?? [];
  if (name === undefined || rest.trimEnd() !== `${rest.split('<')[0]}</${name}>`) {
    throw new Unevaluable(); // Only XML of one element is judged.
  }
  return true;
}

/** A row is NULL where all its fields are, and NOT NULL where none is. */
function bindIsNull(operand: Expression, negated: boolean, binder: Binder): Bound {
  // Whether a column is NULL can be said of a type whose values are not known.
  const bound = (operand.kind === 'row' ? operand.items : [operand]).map(binder.bind);
  const isTold = (value: Value): boolean =>
    isRecord(value) ? value.fields.every((field) => (field === null) !== negated) : (value === null) !== negated;
  const asked: Run = (environment) => bound.every(({ run }) => isTold(run(environment)));
  const isPlain = operand.kind === 'column' && bound.every(({ type }) => type.fields === null);
  const term = isPlain ? notTerm({ kind: 'is null', name: operand.name }, negated) : undefined;
  return node(BOOL, bound, asked, term);
}

function isRecord(value: Value): value is RecordValue {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'record';
}

/** CASE [operand] WHEN … THEN … [ELSE …] END */
export function bindCase({ operand, branches, otherwise }: Expression & { kind: 'case' }, binder: Binder): Bound {
  const shared = operand === null ? null : sharedOperand(binder.bind(operand));
  const value = shared?.bound ?? null;
  const whens = branches.map(({ when }) => binder.bind(when));
  const conditions = whens.map((bound) => {
    if (value === null) return { test: asCondition(bound, binder), term: conditionTerm(bound) };
    const { left, right, comparison } = pairOf(value, bound, binder);
    const test = (environment: Parameters<Run>[0]) => {
      const [one, other] = [left.run(environment), right.run(environment)];
      return one !== null && other !== null && comparison.equal(one, other);
    };
    return { test, term: comparedTerm('=', left, right) };
  });
  const results = branches.map(({ result }) => binder.bind(result));
  if (otherwise !== null) results.push(binder.bind(otherwise));
  const type = resultTypeOf(results, binder);
  const made = results.map((result) => coerced(result, type, binder));
  const chosen: Run = (environment) => {
    shared?.start();
    const index = conditions.findIndex(({ test }) => test(environment) === true);
    return made[index < 0 ? branches.length : index]?.run(environment) ?? null;
  };
  const terms = made.map(termOf);
  const parts = conditions.map(({ term: condition }, i) => ({ condition, chosen: terms[i] }));
  const term = chosenTerm(parts, otherwise === null ? NULL : terms[branches.length]);
  return node(type, [...results, ...whens], chosen, term);
}

/** The type of what chooses among operands. A loose server takes text where they differ in kind. */
function resultTypeOf(operands: readonly Bound[], binder: Binder): Type {
  const common = commonOf(
    operands.map((operand) =>
      operand.type.name === 'bool' && binder.semantics.truthValues === 'integers'
        ? { ...operand, type: INT4 }
        : operand,
    ),
  );
  if (common === null) throw new Unevaluable(); // Values of these types have no common type here.
  return common;
}

/** INTERVAL n unit, and INTERVAL(n, n, …) is none. */
export function bindInterval({ quantity, unit }: Expression & { kind: 'interval' }, binder: Binder): Bound {
  const bound = coerced(binder.bind(quantity), NUMERIC, binder);
  const name = unit.toLowerCase();
  // Intervals of this unit are not evaluated.
  if (unitsOf(1, name) === undefined || name.includes('_')) throw new Unevaluable();
  return node(typeNamed('interval'), [bound], (environment) => {
    const value = bound.run(environment);
    if (value === null) return null;
    const number = exact(value);
    if (number.scale > 0 && name !== 'second') throw new Unevaluable(); // A fraction of a unit is not evaluated.
    const made = unitsOf(toFloat(number), name);
    if (made === undefined) throw new Unevaluable(); // Intervals of this unit are not evaluated.
    return made;
  });
}

type SpecialForm = (given: readonly Expression[], binder: Binder) => Bound;

/** Calls whose arguments are of one type that they find together, or whose NULLs matter, by name. */
const SPECIAL: Readonly<Record<string, SpecialForm>> = {
  coalesce: (given, binder) => bindCoalesce(given, binder),
  ifnull: (given, binder) => bindCoalesce(given, binder),
  nvl: (given, binder) => bindCoalesce(given, binder),
  nullif: (given, binder) => {
    const [first, right] = operandsOf(given, 2, binder);
    if (first === undefined || right === undefined) throw new Unevaluable(); // NULLIF takes two arguments.
    const { bound: left, start } = sharedOperand(first);
    const pair = pairOf(left, right, binder);
    const type = left.type.name === 'unknown' ? TEXT : left.type;
    return node(type, [left, right], (environment) => {
      start();
      const [one, other] = [pair.left.run(environment), pair.right.run(environment)];
      const value = left.run(environment);
      return one !== null && other !== null && pair.comparison.equal(one, other) ? null : value;
    });
  },
  if: (given, binder) => {
    const [condition, then, otherwise] = given;
    // IF takes three arguments.
    if (condition === undefined || then === undefined || otherwise === undefined) throw new Unevaluable();
    return bindCase({ kind: 'case', operand: null, branches: [{ when: condition, result: then }], otherwise }, binder);
  },
  greatest: (given, binder) => bindExtreme(given, 1, binder),
  least: (given, binder) => bindExtreme(given, -1, binder),
  isnull: ([operand], binder) => {
    if (operand === undefined) throw new Unevaluable(); // ISNULL takes an argument.
    return bindIsNull(operand, false, binder);
  },
  num_nulls: (given, binder) => bindNullCount(given, true, binder),
  num_nonnulls: (given, binder) => bindNullCount(given, false, binder),
  field: (given, binder) => bindField(given, binder),
  date_add: (given, binder) => called('operator +', operandsOf(given, 2, binder), binder),
  adddate: (given, binder) => called('operator +', withDays(given, binder), binder),
  date_sub: (given, binder) => called('operator -', operandsOf(given, 2, binder), binder),
  subdate: (given, binder) => called('operator -', withDays(given, binder), binder),
  str_to_date: (given, binder) => {
    const moment = called('str_to_date', operandsOf(given, 2, binder), binder);
    const [, format] = given;
    // A format without a time of day gives a date.
    return format?.kind === 'string' && !CLOCK_SPECIFIER.test(format.value)
      ? converted(moment, typeNamed('date'), (value) => splitMoment(asMoment(value)).day)
      : moment;
  },
  json_valid: ([operand], binder) => bindJsonValid(operand, binder),
  [HASH_PARTITION]: (given, binder) => bindHashPartition(given, binder),
};

const CLOCK_SPECIFIER = /%[HkhIliSsfpTr]/;

/** A call of one of the forms above; null: the function is none of them. */
export function bindSpecialCall(
  { name, arguments: given }: Expression & { kind: 'call' },
  binder: Binder,
): Bound | null {
  const form = Object.hasOwn(SPECIAL, name) ? SPECIAL[name] : undefined;
  return form === undefined ? null : form(given, binder);
}

function operandsOf(given: readonly Expression[], length: number, binder: Binder): readonly Bound[] {
  if (given.length !== length) throw new Unevaluable(); // A call of so many arguments is not known here.
  return given.map(binder.bind);
}

/** A moment and an interval; a number is one of days. */
function withDays(given: readonly Expression[], binder: Binder): readonly Bound[] {
  const [moment, by] = given;
  if (moment === undefined || by === undefined) throw new Unevaluable(); // There is no interval.
  if (by.kind === 'interval') return operandsOf(given, 2, binder);
  return [binder.bind(moment), bindInterval({ kind: 'interval', quantity: by, unit: 'day' }, binder)];
}

function bindCoalesce(given: readonly Expression[], binder: Binder): Bound {
  const operands = given.map(binder.bind);
  const type = resultTypeOf(operands, binder);
  const made = operands.map((operand) => coerced(operand, type, binder));
  const first: Run = (environment) => {
    for (const { run } of made) {
      const value = run(environment);
      if (value !== null) return value;
    }
    return null;
  };
  return node(type, operands, first, coalescedTerm(made.map(termOf)));
}

/** GREATEST and LEAST. Where any type becomes any other, servers differ in which of several kinds they compare in. */
function bindExtreme(given: readonly Expression[], sign: 1 | -1, binder: Binder): Bound {
  const operands = given.map(binder.bind);
  const type = resultTypeOf(operands, binder);
  const { coercion, extremeBesideNull } = binder.semantics;
  if (coercion === 'loose' && !operands.every((operand) => sameGroup(operand.type, type))) {
    throw new Unevaluable(); // Extremes of values of different kinds are not evaluated.
  }
  const made = operands.map((operand) => coerced(operand, type, binder));
  const [first] = made;
  if (first === undefined) throw new Unevaluable(); // There is nothing to choose from.
  const { comparison } = pairOf(first, first, binder);
  return node(type, operands, (environment) => {
    let best: Value = null;
    for (const { run } of made) {
      const value = run(environment);
      if (value === null && extremeBesideNull === 'null') return null;
      if (value !== null && (best === null || comparison.order(value, best) * sign > 0)) best = value;
    }
    return best;
  });
}

function sameGroup(one: Type, other: Type): boolean {
  const groupOf = (type: Type) =>
    isExact(type) || isFloat(type) ? 'number' : isTemporal(type) ? type.name : isText(type) ? 'text' : type.name;
  return one.name === 'unknown' || groupOf(one) === groupOf(other);
}

function bindNullCount(given: readonly Expression[], nulls: boolean, binder: Binder): Bound {
  const operands = given.map(binder.bind);
  return node(INT4, operands, (environment) =>
    Decimal.of(operands.filter(({ run }) => (run(environment) === null) === nulls).length),
  );
}

/** FIELD(value, …): the place of the first that is equal, 0 where none is. */
function bindField(given: readonly Expression[], binder: Binder): Bound {
  const [value, ...others] = given.map(binder.bind);
  if (
    value === undefined ||
    ![value, ...others].every(({ type }) => isText(type) === isText(value.type) && (isText(type) || isExact(type)))
  ) {
    throw new Unevaluable(); // FIELD of values of different kinds is not evaluated.
  }
  const pairs = others.map((other) => pairOf(value, other, binder));
  return node(INT4, [value, ...others], (environment) => {
    const place = pairs.findIndex(({ left, right, comparison }) => {
      const [one, other] = [left.run(environment), right.run(environment)];
      return one !== null && other !== null && comparison.equal(one, other);
    });
    return Decimal.of(place + 1);
  });
}

/** Levels of nesting up to which a document is surely taken by all servers (MariaDB: 32). */
const SURE_DEPTH = 30;

function bindJsonValid(operand: Expression | undefined, binder: Binder): Bound {
  if (operand === undefined) throw new Unevaluable(); // JSON_VALID takes an argument.
  const bound = binder.bind(operand);
  if (!isText(bound.type) && !isJson(bound.type)) throw new Unevaluable(); // JSON_VALID of a number is not evaluated.
  return node(BOOL, [bound], (environment) => {
    const value = bound.run(environment);
    if (value === null) return null;
    if (isJson(bound.type)) return true;
    const document = parseJson(text(value));
    // A document this deep is not judged.
    if (document !== undefined && depthOf(document) > SURE_DEPTH) throw new Unevaluable();
    return document !== undefined;
  });
}

function depthOf(document: JsonValue): number {
  const inner = isList(document) ? document : document !== null && isObject(document) ? [...document.values()] : [];
  return inner.reduce<number>((depth, item) => Math.max(depth, depthOf(item) + 1), 1);
}
