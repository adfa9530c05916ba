import { functionNamed } from '../../functions/index.ts';
import type { Call, Expression, Expressions } from '../../ir.ts';
import { isJson } from '../../json-text.ts';
import { mix32 } from '../../random.ts';
import { operandsOf } from '../../walk.ts';
import { arrayItems, stepsOf } from '../facts/json-members.ts';
import { documentText, type Steps } from './document-text.ts';

/** Documents that are made of what conditions say of their places, at most. */
const MAX_DOCUMENTS = 400;

/** Places of a document that conditions name, and values to try at one of them, at most. */
const MAX_PLACES = 32;
const MAX_VALUES = 40;

/** Members of an object or an array that a condition counts, at most. */
const MAX_COUNT = 20;

/** A place of a document, and texts of JSON to try there. */
interface Place {
  readonly steps: Steps;
  readonly values: Set<string>;
}

/**
 * Documents that hold something at each place that conditions name, by turns what they compare there: for all
 * conditions on a column at once. Empty: they name no places in it.
 */
export function documentsFor(conditions: Expressions, isColumn: (name: string) => boolean): readonly string[] {
  const places = new Map<string, Place>();
  for (const condition of conditions) collect(condition, [], { places, isColumn });
  const [...found] = places.values();
  if (found.length === 0) return [];
  const documents = Array.from({ length: MAX_DOCUMENTS }, (_, attempt) =>
    documentText(
      found.map(({ steps, values }, i) => {
        const choices = [...values, ...ANYTHING];
        const turn = attempt === 0 ? 0 : mix32(attempt * 7919 + i * 104_729) >>> 0;
        // What is compared comes more often than what only is there.
        const among = turn % 5 === 0 || values.size === 0 ? choices.length : values.size;
        return { steps, text: choices[(turn >>> 3) % among] ?? 'null' };
      }),
    ),
  );
  return [...new Set(documents.filter((document) => document !== null))];
}

/** What stands at a place of which nothing is known. */
const ANYTHING: readonly string[] = ['"x"', '1', 'true', '[1]', '{"a": 1}', '2.5'];

interface Search {
  readonly places: Map<string, Place>;
  readonly isColumn: (name: string) => boolean;
}

/** Notes the places in an expression, each with what `around` and its own comparisons hold against it. */
function collect(expression: Expression, around: readonly string[], search: Search): void {
  const steps = placeOf(expression, search.isColumn);
  if (steps !== null) {
    // A column as a whole may be a plain text.
    const isTruth = expression.kind === 'cast' && expression.type.shape.kind === 'boolean';
    if (steps.length > 0) note(steps, isTruth ? [...around, 'true', 'false'] : around, search);
    return;
  }
  // What is asked not to be there is left out.
  if (expression.kind === 'unary' && expression.operator === 'not' && membersIn(expression.operand, search)) return;
  for (const member of membersIn(expression, search) ?? []) note(member, [], search);
  for (const [steps, value] of contained(expression, search)) note(steps, [value], search);
  const operands = operandsOf(expression);
  if (expression.kind === 'call') {
    const named = ofCall(expression, around, search);
    if (named) return;
  }
  const constants = COMPARING.has(expression.kind) ? operands.flatMap((operand) => constantsIn(operand)) : [];
  const inner = constants.length > 0 ? constants.flatMap(valuesNear) : around;
  for (const operand of operands) collect(operand, inner, search);
}

/** The places of the members that an expression asks for: document ? 'key', and lists of keys; null: it is another expression. */
function membersIn(expression: Expression, { isColumn }: Search): readonly Steps[] | null {
  if (expression.kind !== 'binary' || !/^\?[&|]?$/.test(expression.operator)) return null;
  const steps = placeOf(expression.left, isColumn);
  if (steps === null) return null;
  const keys = expression.operator === '?' ? [expression.right] : arrayItems(expression.right);
  return keys.flatMap((key) => (key.kind === 'string' ? [[...steps, key.value]] : []));
}

/** The places of an object that a document is to contain, each with its value: document @> '{"active": true}'. */
function contained(expression: Expression, { isColumn }: Search): readonly (readonly [Steps, string])[] {
  if (expression.kind !== 'binary' || expression.operator !== '@>') return [];
  const steps = placeOf(expression.left, isColumn);
  const constant = expression.right.kind === 'cast' ? expression.right.operand : expression.right;
  if (steps === null || constant.kind !== 'string' || !isJson(constant.value)) return [];
  const value: unknown = JSON.parse(constant.value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([key, item]) => [[...steps, key], JSON.stringify(item)] as const);
}

const COMPARING: ReadonlySet<Expression['kind']> = new Set(['binary', 'in', 'between', 'is', 'like']);

/** Functions of documents that say more of a place than what it is compared with. Whether it is one. */
function ofCall({ name, arguments: given }: Call, around: readonly string[], search: Search): boolean {
  const [document, ...others] = given;
  const steps = document === undefined ? null : placeOf(document, search.isColumn);
  if (steps === null) return false;
  const paths = others.flatMap((path) => (path.kind === 'string' ? (pathSteps(path.value) ?? []) : []));
  const [last] = others.slice(-1);
  const at = last?.kind === 'string' ? [...steps, ...(pathSteps(last.value) ?? [])] : steps;
  switch (functionNamed(name).ofDocument) {
    case 'type':
      note(
        steps,
        around.flatMap((type) => SAMPLES.get(type.replaceAll('"', '').toLowerCase()) ?? []),
        search,
      );
      return true;
    case 'size':
      note(others.length === 0 ? steps : at, around.flatMap(containers), search);
      return true;
    case 'keys':
      note(others.length === 0 ? steps : at, around.flatMap(objectsOf), search);
      return true;
    case 'depth':
      note(steps, around.flatMap(nested), search);
      return true;
    case 'value': {
      const [candidate, path] = others;
      const values = candidate === undefined ? [] : constantsIn(candidate);
      const place = path?.kind === 'string' ? [...steps, ...(pathSteps(path.value) ?? [])] : steps;
      note(place, values.flatMap((value) => [`[${value}]`, value]).filter(isJson), search);
      return true;
    }
    case 'paths':
      for (const path of others.slice(1)) {
        const inner = path.kind === 'string' ? pathSteps(path.value) : null;
        if (inner !== null) note([...steps, ...inner], [], search);
      }
      return paths.length > 0;
    case 'container':
      note(at, ['{"a": 1}', '[1]'], search);
      return true;
    default:
      return false;
  }
}

function note(steps: Steps, values: readonly string[], { places }: Search): void {
  const key = JSON.stringify(steps);
  const place = places.get(key) ?? { steps, values: new Set() };
  if (places.size < MAX_PLACES) places.set(key, place);
  for (const value of values) if (place.values.size < MAX_VALUES) place.values.add(value);
}

/** The place that an expression takes out of the column's document; null: it is none. */
function placeOf(expression: Expression, isColumn: (name: string) => boolean): Steps | null {
  if (expression.kind === 'column') return isColumn(expression.name) ? [] : null;
  if (expression.kind === 'cast') return placeOf(expression.operand, isColumn);
  const isArrow = expression.kind === 'binary' && (expression.operator === '->' || expression.operator === '->>');
  const isCall = expression.kind === 'call' && /^json_(?:extract|value|unquote)\b/.test(expression.name);
  if (!isArrow && !isCall) return null;
  const [document, path, other] = operandsOf(expression);
  const outer = document === undefined || other !== undefined ? null : placeOf(document, isColumn);
  if (outer === null) return null;
  if (path === undefined) return outer;
  const inner = path.kind === 'string' ? pathSteps(path.value) : path.kind === 'number' ? [Number(path.text)] : null;
  return inner === null ? null : [...outer, ...inner];
}

/** The steps of a path, or a key by itself; what stands for several places is the first of them. */
function pathSteps(path: string): Steps | null {
  if (!path.startsWith('$')) return [path];
  return stepsOf(path.replaceAll('[*]', '[0]').replaceAll('[last]', '[0]'));
}

/** The constants of an expression as JSON. */
function constantsIn(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return [expression.text];
    case 'boolean':
      return [String(expression.value)];
    case 'string':
      return [isJson(expression.value) ? expression.value : JSON.stringify(expression.value)];
    case 'cast':
      return constantsIn(expression.operand);
    case 'unary':
      return expression.operator === '-' ? constantsIn(expression.operand).map((text) => `-${text}`) : [];
    case 'call': {
      const items = expression.arguments.flatMap((item) => constantsIn(item));
      return expression.name === 'json_array'
        ? [`[${items.join(', ')}]`]
        : expression.name === 'json_quote'
          ? items
          : [];
    }
    default:
      return [];
  }
}

/** What is compared, as it is and as text, and the numbers beside it. */
function valuesNear(text: string): readonly string[] {
  const number = Number(text);
  const isNumber = /^-?\d{1,15}(?:\.\d+)?$/.test(text);
  const beside = isNumber ? [number + 1, number - 1].map(String) : [];
  return [text, ...(text.startsWith('"') ? [] : [JSON.stringify(text)]), ...beside].filter(isJson);
}

/** Values of the types that JSON_TYPE and JSONB_TYPEOF name. */
const SAMPLES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    object: ['{"a": 1}', '{"a": 1, "b": 2}', '{"name": "x"}'],
    array: ['[1, 2]', '["a"]', '[{"a": 1}]'],
    string: ['"x"', '"word"', '"a b"'],
    integer: ['1', '7', '42'],
    'unsigned integer': ['18446744073709551615'],
    number: ['1', '2.5', '42'],
    double: ['2.5', '0.25'],
    decimal: ['2.5'],
    boolean: ['true', 'false'],
    null: ['null'],
  }),
);

/** Arrays and objects with so many members. */
function containers(text: string): readonly string[] {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > MAX_COUNT) return [];
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const members = numbers.map((number) => `"k${number}": ${number}`);
  return [
    `[${numbers.join(', ')}]`,
    `[${numbers.map((number) => `"v${number}"`).join(', ')}]`,
    `{${members.join(', ')}}`,
  ];
}

/** Objects with the keys that an array lists. */
function objectsOf(text: string): readonly string[] {
  const keys: unknown = isJson(text) ? JSON.parse(text) : null;
  if (!Array.isArray(keys)) return [];
  return ['1', '"x"', 'true'].map(
    (value) => `{${keys.map((key) => `${JSON.stringify(String(key))}: ${value}`).join(', ')}}`,
  );
}

/** Arrays of so many levels. */
function nested(text: string): readonly string[] {
  const levels = Number(text);
  if (!Number.isInteger(levels) || levels < 1 || levels > MAX_COUNT) return [];
  return ['1', '2', '"x"'].map((value) => '['.repeat(levels - 1) + value + ']'.repeat(levels - 1));
}
