import type { Shape } from '../../grammar/shape.ts';
import { withDefaultNumber } from './default-number.ts';
import { FALLBACK, UNIVERSAL, withDefaultWord } from './default-word.ts';
import type { Distribution } from './distribution.ts';
import type { Domain } from './domain.ts';
import { followingLabels } from './following-labels.ts';
import { domainOf } from './index.ts';
import { literalOf } from './listed.ts';
import type { Meaning, NumberForm } from './meaning.ts';
import { digitSizes, type Part } from './part.ts';
import { type DomainRequest, type Facts, numberOf, type Scalar } from './request.ts';
import { segmentsOf } from './segments.ts';
import { type State, statesOf } from './states.ts';
import { secondOf } from './time.ts';

/** What a column's definition shows of its values, beyond what rows must keep. */
export interface Evidence {
  /** Values that its comment lists, and what each stands for, where the comment says so; empty: it lists none. */
  readonly listed: readonly { readonly value: string; readonly label: string | null }[];
  /** What values stand for, as the comment says it, or as they are spelled out. */
  readonly labelsOf: (values: readonly string[]) => readonly string[];
  /** The constant that stands in rows which name none; undefined: there is none. */
  readonly default: Scalar | undefined;
}

export const NO_EVIDENCE: Evidence = { listed: [], labelsOf: (values) => values, default: undefined };

/** Share of rows that have the constant of a DEFAULT; of truth values of which nothing else is known, and of numbers that count. */
const DEFAULT_SHARE = 0.6;
/** The same of the currency in which a firm counts. */
const CURRENCY_SHARE = 0.8;
const TRUTH_DEFAULT_SHARE = 0.8;
const COUNTED_DEFAULT_SHARE = 0.4;
/** Share of rows that are of the place whose country, currency or time zone the constant of a DEFAULT names. */
const PLACE_SHARE = 0.75;

/** Share of labels that a meaning knows at least whose weights they get. */
const KNOWN_LABELS = 0.6;
/** Share of what counts from zero on that is still there, where it is known how far it counts. */
const UNCOUNTED_SHARE = 0.12;

/** Ranks at most that get a weight each. */
const MOST_WEIGHED = 256;

/**
 * The values that a column may take under what is asked, as its definition shows them: those of a list in its comment, where the
 * type and the facts take all of them, and the more of what a DEFAULT names. Values of a key are drawn as it needs them.
 */
export function evidentDomain(shape: Shape, request: DomainRequest, evidence: Evidence): Domain | null {
  const listed = request.distinct ? null : commentedDomain(shape, request, evidence);
  const domain = listed ?? domainOf(shape, { ...request, meanings: shownMeanings(request, evidence) });
  if (domain === null || request.distinct) return domain;
  const numbers = request.meanings[0]?.numbers ?? null;
  const isListed = listed !== null || request.facts.list !== null || domain.kind === 'enum';
  return (
    (isListed ? followingDomain(domain, request.meanings) : null) ??
    weighted(domain, evidence, { meanings: isListed ? request.meanings : null, numbers })
  );
}

/** What the column means, as its DEFAULT shows it: how large numbers are, and how words are written. */
function shownMeanings({ meanings, distinct }: DomainRequest, evidence: Evidence): readonly Meaning[] {
  const scaled = withDefaultNumber(meanings, evidence.default);
  return typeof evidence.default !== 'string' || distinct ? scaled : withDefaultWord(scaled, evidence.default);
}

/** A list of labels that says of the row what another column says, too; null: it does not. */
function followingDomain(domain: Domain, meanings: readonly Meaning[]): Domain | null {
  const [part] = domain.parts;
  if (domain.literal !== 'quoted' || domain.parts.length > 1 || part?.kind !== 'pool') return null;
  const following = followingLabels(part.entries, meanings);
  return following === null ? null : { ...domain, parts: [following] };
}

/** The values of a comment as a domain; null: it lists none, or not all of them may stand in the column. */
function commentedDomain(shape: Shape, request: DomainRequest, { listed }: Evidence): Domain | null {
  if (listed.length === 0 || !isOpen(request.facts) || literalOf(shape) === undefined) return null;
  const list = listed.map(({ value }) => value);
  if (literalOf(shape) === 'bare' && list.some((value) => numberOf(value) === null)) return null;
  const domain = domainOf(shape, { ...request, facts: { ...request.facts, list } });
  const [part] = domain?.parts ?? [];
  return part?.kind === 'pool' && part.entries.length === list.length ? domain : null;
}

/** Whether nothing is asked that a list might not keep. */
function isOpen({ list, languages, format, legalLeast, legalMost, addresses }: Facts): boolean {
  return (
    list === null &&
    languages.length === 0 &&
    format === null &&
    legalLeast === null &&
    legalMost === null &&
    addresses === null
  );
}

/** What is known of values. */
interface Known {
  /** What the column means whose author has listed the values in their order; null: nobody has. */
  readonly meanings: readonly Meaning[] | null;
  /** How far they count by their name; null: it does not say so. */
  readonly numbers: NumberForm | null;
}

/** A domain of one digit with how likely its values are. */
function weighted(domain: Domain, evidence: Evidence, { meanings, numbers }: Known): Domain {
  const at = domain.parts.findIndex((part) => digitSizes(part).length > 0);
  const part = domain.parts[at];
  if (part === undefined || domain.parts.length > 1 || digitSizes(part).length > 1) return domain;
  const distribution =
    part.kind === 'pool'
      ? ofPool(domain, part, evidence, meanings)
      : part.kind === 'binary'
        ? ofBits(part, evidence)
        : ofNumbers(part, evidence, numbers);
  return distribution === null ? domain : { ...domain, parts: [{ ...part, distribution }] };
}

type Pool = Extract<Part, { kind: 'pool' }>;

/** How likely the entries of a pool are; null: nothing shows more than is known. */
function ofPool(
  domain: Domain,
  part: Pool,
  evidence: Evidence,
  meanings: readonly Meaning[] | null,
): Distribution | null {
  const { entries, distribution } = part;
  if (part.picks === PLACES) return ofPlaces(part, evidence.default);
  if (entries.length < 2 || entries.length > MOST_WEIGHED) return null;
  if (distribution !== undefined && distribution.kind !== 'weights') return null;
  const isState = part.picks?.startsWith('state.') === true;
  const labels = meanings === null && !isState ? [] : evidence.labelsOf(entries);
  const states = statesOf(labels);
  const place = placeOfConstant(domain, entries, evidence.default);
  const own = distribution?.weights ?? (meanings === null ? null : listedWeights(labels, meanings));
  if (place < 0) return own === null ? null : { kind: 'weights', weights: own };
  const known = own ?? entries.map(() => 1);
  // Things leave the state in which they begin.
  const isLeft = states !== null && isBeginning(states, place);
  if (isLeft || FALLBACK.test(entries[place] ?? '')) return { kind: 'weights', weights: known };
  if (states !== null && isSoonOver(states, place, labels)) {
    return { kind: 'weights', weights: known.map((weight, rank) => (rank === place ? weight / 3 : weight)) };
  }
  if (domain.kind === 'boolean') return ofTruths(own === null ? undefined : { kind: 'weights', weights: own }, place);
  const isEven = known.length === 2 && known[0] === known[1];
  const share = isEven ? TRUTH_DEFAULT_SHARE : part.picks === 'currency' ? CURRENCY_SHARE : DEFAULT_SHARE;
  return { kind: 'weights', weights: withShare(known, place, share) };
}

/** Whether things begin in a state of a list, or pass through it to others in which they are longer. */
function isBeginning(states: readonly (State | undefined)[], place: number): boolean {
  const state = states[place];
  if (state === undefined) return place === 0;
  const most = Math.max(...states.map((one) => one?.weight ?? 0));
  return state.isFirst || (state.end === null && 2 * state.weight <= most);
}

/** Whether things are in a state for as long as they last, where most have ended: sessions that are active or completed. */
function isSoonOver(states: readonly (State | undefined)[], place: number, labels: readonly string[]): boolean {
  const isLasting = states[place]?.end === null && states.every((one) => one?.isFirst !== true);
  return isLasting && labels.some((label) => /^(?:completed?|finished|done|ended)$/i.test(label));
}

/** What the columns of a row that are about one place pick together. */
const PLACES = 'place.city';

/** How likely places are of which a DEFAULT says what most have in common; null: it says so of none, or of all. */
function ofPlaces({ entries, distribution }: Pool, constant: Scalar | undefined): Distribution | null {
  const weights = distribution?.kind === 'weights' ? distribution.weights : entries.map(() => 1);
  const sumOf = (isNamed: boolean) =>
    weights.reduce((sum, weight, rank) => ((entries[rank] === constant) === isNamed ? sum + weight : sum), 0);
  const [named, others] = [sumOf(true), sumOf(false)];
  const isOfNone = typeof constant === 'string' && UNIVERSAL.test(constant);
  if (named === 0 || others === 0 || isOfNone) return distribution ?? null;
  const factor = Math.max(1, (others * PLACE_SHARE) / (1 - PLACE_SHARE) / named);
  return {
    kind: 'weights',
    weights: weights.map((weight, rank) => (entries[rank] === constant ? weight * factor : weight)),
  };
}

/** Weights of values in an order of people's: states by how long things are in them, numbers alike, others the less the later they come. */
function listedWeights(labels: readonly string[], meanings: readonly Meaning[]): readonly number[] | null {
  const states = statesOf(labels);
  if (states !== null) return states.map((state) => state?.weight ?? 2);
  const meant = meantWeights(labels, meanings);
  if (meant !== null) return meant;
  if (labels.every((label) => numberOf(label) !== null)) return null;
  return labels.map((label, place) => usualness(label) / (place + 1.5));
}

/** Words for what is usual, and for what is an exception, wherever they stand in a list. */
const USUAL =
  /\b(?:normal|ok|okay|good|none|standard|regular|member|user|customer|valid|success|healthy)\b|^(?:final|debit|dbit|dr)$/i;
const UNUSUAL =
  /\b(?:critical|emergency|suspect|error|exception|fatal|unknown|other|admin|administrator|owner|root|corrupt|bad|fraud|deceased|lost|damaged|void|voided|invalid|failed|failure|canceled|cancelled|rejected|abandoned|stolen|corrected|retired)\b/i;

function usualness(label: string): number {
  const words = label.replaceAll('_', ' ');
  if (UNUSUAL.test(words)) return 0.3;
  return USUAL.test(words) ? 3 : 1;
}

/** How often a meaning has labels that it knows most of; those that it does not come as often as its rarest, or if they are usual or the first as its commonest. Null: none knows them. */
function meantWeights(labels: readonly string[], meanings: readonly Meaning[]): readonly number[] | null {
  for (const { texts } of meanings) {
    for (const [part, ...behind] of texts?.() ?? []) {
      if (part?.kind !== 'pool' || behind.length > 0 || part.distribution?.kind !== 'weights') continue;
      const { weights } = part.distribution;
      const byWord = new Map(part.entries.map((entry, place) => [entry.toLowerCase(), weights[place] ?? 0]));
      const found = labels.map((label) => byWord.get(label.toLowerCase()));
      const known = found.filter((weight) => weight !== undefined);
      const isKnown = known.length > labels.length * KNOWN_LABELS;
      // Whoever lists kinds names the usual one first.
      const isUsual = (place: number) => place === 0 || USUAL.test(labels[place] ?? '');
      const most = Math.max(...weights);
      if (isKnown) return found.map((weight, place) => weight ?? (isUsual(place) ? most : Math.min(...known)));
    }
  }
  return null;
}

/** Where a constant stands among the entries of a list; below zero: nowhere. */
export function placeOfConstant(
  { kind, literal }: Domain,
  entries: readonly string[],
  constant: Scalar | undefined,
): number {
  if (constant === undefined) return -1;
  const isTruth = literal === 'boolean';
  const text = isTruth ? String(isTrue(constant)) : String(constant);
  const exact = entries.indexOf(text);
  if (exact < 0 && kind === 'time') return entries.findIndex((entry) => secondOf(entry) === secondOf(constant));
  if (exact >= 0 || literal !== 'bare') return exact;
  const number = numberOf(constant);
  return number === null ? -1 : entries.findIndex((entry) => Number(entry) === number);
}

/** Whether a constant stands for true. */
function isTrue(constant: Scalar): boolean {
  if (typeof constant === 'boolean') return constant;
  return /^\s*(?:t|true|y|yes|on|b?'?1'?)\s*$/i.test(String(constant));
}

/** Weights of which one has at least a share of all. */
function withShare(weights: readonly number[], place: number, share: number): readonly number[] {
  const others = weights.reduce((sum, weight, i) => (i === place ? sum : sum + weight), 0);
  const least = others === 0 ? 1 : (others * share) / (1 - share);
  return weights.map((weight, i) => (i === place ? Math.max(weight, least) : weight));
}

/** How likely each of two truth values is of which a DEFAULT names one. */
function ofTruths(distribution: Distribution | undefined, place: number): Distribution {
  const known = distribution?.kind === 'weights' ? distribution.weights : null;
  return {
    kind: 'weights',
    weights: withShare(known ?? [1, 1], place, known === null ? TRUTH_DEFAULT_SHARE : DEFAULT_SHARE),
  };
}

/** How likely a bit is one of which a DEFAULT says which it is; null: none does, or there are several bits. */
function ofBits({ width, distribution }: Extract<Part, { kind: 'binary' }>, evidence: Evidence): Distribution | null {
  if (width > 1 || evidence.default === undefined) return null;
  return ofTruths(distribution, isTrue(evidence.default) ? 1 : 0);
}

/** How likely numbers are of which a DEFAULT names one: that one, and others as large. Null: it names none of them. */
function ofNumbers(part: Part, { default: constant }: Evidence, form: NumberForm | null): Distribution | null {
  if (constant === undefined || (part.kind !== 'integer' && part.kind !== 'wide') || part.picks !== undefined)
    return null;
  const number = numberOf(constant);
  if (number === null || number < (form?.first ?? number)) return null;
  const scale = part.kind === 'wide' ? part.scale : 0;
  const rank = Math.round(number * 10 ** scale) - part.first;
  if (rank < 0 || rank >= part.size || part.size < 2) return null;
  if (part.size === 2) return ofTruths(part.distribution, rank);
  if (part.distribution?.kind === 'weights') {
    return { kind: 'weights', weights: withShare(part.distribution.weights, rank, COUNTED_DEFAULT_SHARE) };
  }
  const segments = segmentsOf(part.distribution ?? EVEN, part.size, rank);
  const at = segments.edges.indexOf(rank);
  const isCounter = number === 0 && form !== null && (part.kind === 'integer' || form.spread?.kind === 'normal');
  const share = isCounter ? UNCOUNTED_SHARE : COUNTED_DEFAULT_SHARE;
  return { kind: 'histogram', edges: segments.edges, weights: withShare(segments.weights, at, share) };
}

const EVEN: Distribution = { kind: 'histogram', edges: [0, Number.MAX_SAFE_INTEGER], weights: [1] };
