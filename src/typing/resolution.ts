import type { Lookup } from './catalog.ts';
import { categoryOf, coercion, commonType, elementOf, isPreferred, type TypeName, UNKNOWN } from './coercion.ts';
import type { CatalogSignature, Volatility } from './signatures.ts';

/** What a call gives, and whether that depends on anything but its arguments; or why the server takes none of its signatures. */
export type Resolution =
  | { readonly kind: 'found'; readonly result: TypeName; readonly volatility: Volatility; readonly commutes: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'ambiguous' };

/** A signature with a parameter for each argument. */
interface Candidate {
  readonly signature: CatalogSignature;
  readonly parameters: readonly string[];
}

/** The signature that the server chooses for arguments whose types are all known (manual, sections 10.2 and 10.3). */
export function resolveSignature(
  lookup: Lookup,
  signatures: readonly CatalogSignature[],
  given: readonly string[],
): Resolution {
  return (
    resolutions.of(signatures, given) ?? resolutions.keep(signatures, given, chosenSignature(lookup, signatures, given))
  );
}

/** The same for an operator: a string without a type takes that of the other side first. */
export function resolveOperator(
  lookup: Lookup,
  signatures: readonly CatalogSignature[],
  given: readonly string[],
): Resolution {
  return (
    resolutions.of(signatures, given) ?? resolutions.keep(signatures, given, chosenOperator(lookup, signatures, given))
  );
}

/** Arguments at most of calls whose resolution is kept: others are seldom alike. */
const MAX_KEPT_ARGUMENTS = 3;

/** Resolutions that are kept at most, so that no texts, however many, fill the memory. */
const MAX_KEPT = 20_000;

/** What was resolved before, by signatures and types: a text has the same operators for the same types again and again. */
class Resolutions {
  readonly #kept = new Map<readonly CatalogSignature[], Map<string, Map<string, Resolution>>>();
  #count = 0;

  /** Asked for each operator of a text: it makes nothing. */
  of(signatures: readonly CatalogSignature[], given: readonly string[]): Resolution | undefined {
    return this.#kept
      .get(signatures)
      ?.get(given[0] ?? '')
      ?.get(behindFirst(given));
  }

  keep(signatures: readonly CatalogSignature[], given: readonly string[], resolution: Resolution): Resolution {
    if (given.length > MAX_KEPT_ARGUMENTS) return resolution;
    if (++this.#count > MAX_KEPT) {
      this.#kept.clear();
      this.#count = 1;
    }
    const [first = ''] = given;
    const own = this.#kept.get(signatures) ?? new Map<string, Map<string, Resolution>>();
    const others = own.get(first) ?? new Map<string, Resolution>();
    this.#kept.set(signatures, own.set(first, others.set(behindFirst(given), resolution)));
    return resolution;
  }
}

/** The types behind the first, as one text. */
function behindFirst(given: readonly string[]): string {
  return given.length > 2 ? given.slice(1).join() : (given[1] ?? '');
}

const resolutions = new Resolutions();

function chosenSignature(
  lookup: Lookup,
  signatures: readonly CatalogSignature[],
  given: readonly string[],
): Resolution {
  const all = signatures.flatMap((signature) => candidateOf(signature, given.length) ?? []);
  const exact = all.find(({ parameters }) => parameters.every((parameter, i) => parameter === given[i]));
  if (exact !== undefined) return foundOf(lookup, exact, given);
  const fitting = all.filter((candidate) => fits(lookup, candidate, given));
  const [first, second] = fitting;
  if (first === undefined) return { kind: 'none' };
  const chosen = second === undefined ? first : chooseCandidate(lookup, withoutExpanded(fitting), given);
  return chosen === null ? { kind: 'ambiguous' } : foundOf(lookup, chosen, given);
}

function chosenOperator(lookup: Lookup, signatures: readonly CatalogSignature[], given: readonly string[]): Resolution {
  const [left, right] = given;
  if (left !== undefined && right !== undefined && (left === UNKNOWN) !== (right === UNKNOWN)) {
    const both = left === UNKNOWN ? [right, right] : [left, left];
    const same = signatures.find(({ parameters }) => parameters.every((parameter, i) => parameter === both[i]));
    if (same !== undefined && same.parameters.length === 2) {
      return foundOf(lookup, { signature: same, parameters: same.parameters }, both);
    }
  }
  const arity = signatures.filter(({ parameters }) => parameters.length === given.length);
  return chosenSignature(lookup, arity, given);
}

function candidateOf(signature: CatalogSignature, count: number): Candidate | null {
  const { parameters, optional, variadic } = signature;
  if (count > parameters.length - 1 && variadic) {
    const last = parameters.at(-1) ?? '';
    const repeated = elementOf(last) ?? last;
    const extra = Array.from({ length: count - parameters.length + 1 }, () => repeated);
    return { signature, parameters: [...parameters.slice(0, -1), ...extra] };
  }
  if (count > parameters.length || count < parameters.length - optional) return null;
  return { signature, parameters: parameters.slice(0, count) };
}

/** Where one with and one without repeated parameters are alike, the latter is taken. */
function withoutExpanded(candidates: readonly Candidate[]): readonly Candidate[] {
  const plain = candidates.filter(({ signature }) => !signature.variadic);
  const spelled = new Set(plain.map(({ parameters }) => parameters.join()));
  return candidates.filter(({ signature, parameters }) => !signature.variadic || !spelled.has(parameters.join()));
}

const isCompatible = (type: string): boolean => type.startsWith('anycompatible');

const isPolymorphic = (type: string): boolean => type.startsWith('any') && type !== 'any';

function fits(lookup: Lookup, { parameters }: Candidate, given: readonly string[]): boolean {
  for (const [i, parameter] of parameters.entries()) {
    const type = given[i] ?? UNKNOWN;
    if (!isPolymorphic(parameter) && coercion(lookup, type, parameter, 'implicit') === null) return false;
  }
  return stoodFor(lookup, parameters, given) !== null;
}

/** What the polymorphic types of a signature stand for: of `any…` and of `anycompatible…`. Null: the arguments do not go together. */
interface StoodFor {
  readonly any: TypeName;
  readonly anyRange: TypeName;
  readonly compatible: TypeName;
}

function stoodFor(lookup: Lookup, parameters: readonly string[], given: readonly string[]): StoodFor | null {
  const any = new Set<string>();
  const ranges = new Set<string>();
  const compatible: string[] = [];
  for (const [i, parameter] of parameters.entries()) {
    const type = given[i] ?? UNKNOWN;
    if (!isPolymorphic(parameter)) continue;
    const family = parameter.replace('compatible', '').replace(/^any$/, 'anyelement');
    if (type === UNKNOWN) {
      if (isCompatible(parameter)) compatible.push(UNKNOWN);
      continue;
    }
    const inner = innerOf(lookup, family, type);
    if (inner === null) return null;
    if (isCompatible(parameter)) compatible.push(inner);
    else any.add(inner);
    if (family === 'anyrange') ranges.add(type);
    if (family === 'anymultirange') ranges.add(rangeOf(lookup, type) ?? type);
  }
  const common = compatible.length === 0 ? null : commonType(lookup, compatible);
  if (any.size > 1 || ranges.size > 1 || common === 'none') return null;
  const [element = null] = any;
  const [anyRange = null] = ranges;
  return { any: element, anyRange, compatible: common };
}

/** What a value of a family of types holds; null: it is of another family. */
function innerOf(lookup: Lookup, family: string, type: string): string | null {
  switch (family) {
    case 'anyarray':
      return elementOf(type);
    case 'anynonarray':
      return elementOf(type) === null ? type : null;
    case 'anyenum':
      return type === 'enum' ? type : null;
    case 'anyrange':
      return lookup.ranges.get(type)?.bound ?? null;
    case 'anymultirange':
      return lookup.ranges.get(rangeOf(lookup, type) ?? '')?.bound ?? null;
    default:
      return type;
  }
}

function rangeOf({ ranges }: Lookup, multirange: string): string | null {
  for (const [range, facts] of ranges) if (facts.multirange === multirange) return range;
  return null;
}

function foundOf(lookup: Lookup, { signature, parameters }: Candidate, given: readonly string[]): Resolution {
  const { result, commutes } = signature;
  const meant = stoodFor(lookup, parameters, given);
  // Nothing says what `any…` stands for.
  const isOpen = meant?.any === null && parameters.some((type) => isPolymorphic(type) && !isCompatible(type));
  if (isOpen) return { kind: 'none' };
  let volatility = signature.volatility;
  for (const [i, parameter] of parameters.entries()) {
    const type = given[i] ?? UNKNOWN;
    if (isPolymorphic(parameter) && !signature.prints) continue;
    const cast = signature.prints
      ? coercion(lookup, type, 'text', 'explicit')
      : coercion(lookup, type, parameter, 'implicit');
    if (cast !== null && cast !== 'immutable' && volatility === 'immutable') volatility = cast;
  }
  return { kind: 'found', result: resultOf(lookup, result, meant), volatility, commutes };
}

/** Types of results that tell nothing more. */
const UNTOLD: ReadonlySet<string> = new Set(['record', 'any']);

function resultOf(lookup: Lookup, result: string, meant: StoodFor | null): TypeName {
  if (!isPolymorphic(result)) return UNTOLD.has(result) ? null : result;
  const inner = result.includes('compatible') ? meant?.compatible : meant?.any;
  if (inner === null || inner === undefined) return null;
  const range = meant?.anyRange ?? null;
  if (result.endsWith('multirange')) return range === null ? null : (lookup.ranges.get(range)?.multirange ?? null);
  if (result.endsWith('range')) return range;
  return result.endsWith('array') && !result.endsWith('nonarray') ? `_${inner}` : inner;
}

/** The rules by which one of several signatures is preferred, in their order; null: they leave none or several. */
function chooseCandidate(lookup: Lookup, candidates: readonly Candidate[], given: readonly string[]): Candidate | null {
  let left = mostOf(candidates, ({ parameters }) => given.filter((type, i) => type === parameters[i]).length);
  if (left.length > 1) {
    left = mostOf(
      left,
      ({ parameters }) => given.filter((type, i) => isNear(lookup, type, parameters[i] ?? '')).length,
    );
  }
  if (left.length > 1 && given.includes(UNKNOWN)) left = withoutType(lookup, left, given);
  return left.length === 1 ? (left[0] ?? null) : null;
}

function mostOf(candidates: readonly Candidate[], count: (candidate: Candidate) => number): readonly Candidate[] {
  const most = Math.max(...candidates.map(count));
  return candidates.filter((candidate) => count(candidate) === most);
}

/** Whether a parameter has just the argument's type, or the preferred one of its category. */
function isNear(lookup: Lookup, type: string, parameter: string): boolean {
  if (type === UNKNOWN) return false;
  if (type === parameter) return true;
  return categoryOf(lookup, type) === categoryOf(lookup, parameter) && isPreferred(lookup, parameter);
}

/** What arguments without a type decide: text, or the one category there is; at last, that they have the type of the others. */
function withoutType(lookup: Lookup, candidates: readonly Candidate[], given: readonly string[]): readonly Candidate[] {
  const chosen = byCategory(lookup, candidates, given);
  if (chosen.length === 1) return chosen;
  const [known, other] = new Set(given.filter((type) => type !== UNKNOWN));
  if (known === undefined || other !== undefined) return chosen;
  const assumed = given.map(() => known);
  const accepting = chosen.filter((candidate) => fits(lookup, candidate, assumed));
  return accepting.length === 1 ? accepting : chosen;
}

function byCategory(lookup: Lookup, candidates: readonly Candidate[], given: readonly string[]): readonly Candidate[] {
  const slots = given.flatMap((type, i) => (type === UNKNOWN ? [i] : []));
  const wanted = new Map<number, { readonly category: string; readonly preferred: boolean }>();
  for (const i of slots) {
    const types = candidates.map(({ parameters }) => parameters[i] ?? '');
    const categories = new Set(types.map((type) => categoryOf(lookup, type)));
    if (categories.size > 1 && !categories.has('S')) return candidates;
    const category = categories.has('S') ? 'S' : ([...categories][0] ?? '');
    const preferred = types.some((type) => categoryOf(lookup, type) === category && isPreferred(lookup, type));
    wanted.set(i, { category, preferred });
  }
  const kept = candidates.filter(({ parameters }) =>
    slots.every((i) => {
      const type = parameters[i] ?? '';
      const rule = wanted.get(i);
      return categoryOf(lookup, type) === rule?.category && (!rule.preferred || isPreferred(lookup, type));
    }),
  );
  return kept.length === 0 ? candidates : kept;
}
