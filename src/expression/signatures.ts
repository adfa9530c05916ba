import type { Semantics, TypeName } from '../../grammar/semantics.ts';
import { castDistance, sameType, type Type, typeNamed } from '../runtime/types.ts';

/** One way to call a function or an operator. */
export interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  /** How many arguments may be left out, and whether the last parameter may be repeated. */
  readonly optional: number;
  readonly variadic: boolean;
  readonly result: string;
  /** What computes it. */
  readonly implementation: string;
  /** Whether it is called where an argument is NULL. */
  readonly seesNulls: boolean;
}

export type Signatures = ReadonlyMap<string, readonly Signature[]>;

const LINE = /^(\S+?)\(([^)]*)\)\s+([\w[\]]+)(\*?)(?:\s*=\s*(\S+))?$/;

/** Reads a table of signatures: see Semantics. */
function signaturesOf(table: string): Signatures {
  const found = new Map<string, Signature[]>();
  for (const line of table.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const match = LINE.exec(line);
    if (match === null) throw new Error(`This is no signature: ${line}`);
    const [, names = '', list = '', result = '', star, implementation = '*'] = match;
    const [first = '', ...others] = list === '' ? [] : list.split(',').map((word) => word.trim());
    for (const name of /^\w/.test(names) ? names.split('|') : [names]) {
      const before = found.get(name) ?? [];
      const signatures = first.split('|').map((type) => {
        const words = [type, ...others].map((word) => (word === 'same' ? type : word)).filter((word) => word !== '');
        return {
          name,
          parameters: words.map((word) => word.replace(/[?\u2026]$/, '')),
          optional: words.filter((word) => word.endsWith('?')).length,
          variadic: words.at(-1)?.endsWith('…') === true,
          result: result === 'same' ? type : result,
          implementation: implementation.replace('*', name),
          seesNulls: star === '*',
        };
      });
      found.set(name, [...before, ...signatures]);
    }
  }
  return found;
}

const tables = new WeakMap<Semantics, { readonly functions: Signatures; readonly operators: Signatures }>();

/** The signatures of a dialect, read when they are first asked for. */
export function signaturesIn(semantics: Semantics): { readonly functions: Signatures; readonly operators: Signatures } {
  const known = tables.get(semantics);
  if (known !== undefined) return known;
  const read = { functions: signaturesOf(semantics.functions), operators: signaturesOf(semantics.operators) };
  tables.set(semantics, read);
  return read;
}

/** A signature with the types that its arguments become, and the type of its result. */
export interface Resolved {
  readonly signature: Signature;
  readonly parameters: readonly Type[];
  readonly result: Type;
}

/** The signature that suits the arguments best, as the server would choose it; null: none does. */
export function resolved(
  candidates: readonly Signature[],
  given: readonly Type[],
  semantics: Semantics,
): Resolved | null {
  let best: { readonly found: Resolved; readonly cost: number } | null = null;
  for (const signature of candidates) {
    const fit = fitOf(signature, given, semantics);
    if (fit !== null && (best === null || fit.cost < best.cost)) best = fit;
  }
  return best?.found ?? null;
}

/** The word for the parameter of a place; the last one may be repeated. */
export function parameterAt({ parameters, variadic }: Signature, i: number): string | undefined {
  return parameters[i] ?? (variadic ? parameters.at(-1) : undefined);
}

function fitOf(
  signature: Signature,
  given: readonly Type[],
  semantics: Semantics,
): { readonly found: Resolved; readonly cost: number } | null {
  const { parameters, optional, variadic } = signature;
  if (given.length < parameters.length - optional || (given.length > parameters.length && !variadic)) return null;
  const element = elementOf(signature, given);
  let cost = 0;
  const types: Type[] = [];
  for (const [i, type] of given.entries()) {
    const wanted = parameterAt(signature, i);
    const parameter = wanted === undefined ? null : parameterType(wanted, type, element);
    const distance = parameter === null ? null : distanceOf(type, parameter, wanted ?? '', given, semantics);
    if (parameter === null || distance === null) return null;
    cost += distance;
    types.push(parameter);
  }
  const result = resultType(signature.result, element, types);
  return result === null ? null : { found: { signature, parameters: types, result }, cost };
}

/** What the polymorphic parameters of a call stand for: the element of the first array or range, or the first value's type. */
function elementOf(signature: Signature, given: readonly Type[]): Type | null {
  const of = given.find((type, i) => type.of !== null && /^any(?:array|range)$/.test(parameterAt(signature, i) ?? ''));
  if (of !== undefined) return of.of;
  return given.find((type, i) => parameterAt(signature, i) === 'anyelement' && type.name !== 'unknown') ?? null;
}

function parameterType(wanted: string, given: Type, element: Type | null): Type | null {
  switch (wanted) {
    case 'any':
      return given;
    case 'anytext':
    case 'anyoutput':
    case 'padded':
      return typeNamed('text');
    case 'anyelement':
      return element;
    case 'anyarray':
      return element === null ? null : { ...typeNamed('array'), of: element };
    case 'anyrange':
      return element === null ? null : { ...typeNamed('range'), of: element };
    default:
      return namedType(wanted);
  }
}

/** What the ranges hold. */
const RANGES: ReadonlyMap<string, TypeName> = new Map([
  ['int4range', 'int4'],
  ['int8range', 'int8'],
  ['numrange', 'numeric'],
  ['daterange', 'date'],
  ['tsrange', 'timestamp'],
]);

const isTypeName = (name: string): name is TypeName => /^\w+$/.test(name);

function namedType(name: string): Type | null {
  const element = name.endsWith('[]') ? namedType(name.slice(0, -2)) : null;
  if (element !== null) return { ...typeNamed('array'), of: element };
  const bound = RANGES.get(name);
  if (bound !== undefined) return { ...typeNamed('range'), of: typeNamed(bound) };
  return isTypeName(name) ? typeNamed(name) : null;
}

function resultType(name: string, element: Type | null, parameters: readonly Type[]): Type | null {
  const type = parameterType(name, typeNamed('unknown'), element);
  if (type === null || type.name !== 'text') return type;
  // Text that is made of text has its collation.
  const collation = parameters.find(
    (parameter) => parameter.name === 'text' && parameter.collation !== null,
  )?.collation;
  return { ...type, collation: collation ?? null };
}

/** Farther than any implicit cast. */
const FAR = 20;

/** How far an argument is from a parameter; null: it does not become one. */
function distanceOf(
  given: Type,
  parameter: Type,
  wanted: string,
  all: readonly Type[],
  semantics: Semantics,
): number | null {
  if (wanted === 'any') return 0.1;
  if (wanted === 'anytext' || wanted === 'anyoutput')
    return given.name === 'text' || given.name === 'unknown' ? 0.2 : 2;
  if (given.name === 'unknown') {
    // A literal takes the type of its neighbour, if it can; else text.
    if (all.some((type) => sameType(type, parameter))) return 0.3;
    // As text, unless nothing else suits; as an array last of all.
    return parameter.name === 'text' ? 0.5 : parameter.of === null ? 1 : 4;
  }
  const distance = castDistance(given, parameter);
  if (distance !== null) return distance;
  if (given.name === 'enum' && parameter.name === 'text' && semantics.enumerations === 'texts') return 1;
  // An interval is written as one: nothing becomes it.
  const isClosed = given.name === 'opaque' || given.name === 'geometry' || parameter.name === 'interval';
  return semantics.coercion === 'loose' && !isClosed ? FAR : null;
}
