import { modelOf } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { type Domain, isComputed, poolDomain, radicesOf, valueText } from '../domain.ts';
import { edgesOf } from '../index.ts';
import { distinctEdges } from './distinct.ts';
import type { EdgeRequest } from './edge.ts';

export type { EdgeRequest } from './edge.ts';

/** Edges of a column at most: what pairs of columns have of them grows with the square. */
const MOST_EDGES = 64;

/**
 * The edges of a domain as a domain of their own; null: there are none, or its values are computed. A list of values is its own edges.
 * Those of a key differ from all that it holds otherwise, and from each other. `domain`: the values that the column has otherwise,
 * under what is asked.
 */
export function edgeDomain(shape: Shape, domain: Domain, asked: EdgeRequest): Domain | null {
  if (isComputed(domain)) return null;
  const { facts, computedWith, distinct } = asked.request;
  const listed = listOf(domain);
  const isList = facts.list !== null || (listed !== null && modelOf(shape.kind).listing === 'type');
  const isCounted = computedWith || facts.step !== null;
  const texts = isList ? fewOf(listed ?? []) : isCounted ? [] : edgesOf(shape, asked);
  const ends = texts.length === 0 || (!isList && isBound(asked)) ? endsOf(domain) : [];
  const all = [...new Set([...texts, ...ends])];
  const entries = distinct ? distinctEdges(domain, all, asked.request) : all;
  if (entries.length === 0) return null;
  const edges = poolDomain(domain.kind, literalFor(domain, entries), entries);
  return domain.srid === undefined ? edges : { ...edges, srid: domain.srid };
}

/** The entries of a domain that is a list; null: it is none. */
function listOf({ parts }: Domain): readonly string[] | null {
  const [part, second] = parts;
  return part?.kind === 'pool' && second === undefined ? part.entries : null;
}

/** Of many entries, the first ones and the last. */
function fewOf(entries: readonly string[]): readonly string[] {
  return entries.length <= MOST_EDGES ? entries : [...entries.slice(0, MOST_EDGES - 1), ...entries.slice(-1)];
}

/** Whether bounds decide on where a domain ends. */
function isBound({ request: { facts } }: EdgeRequest): boolean {
  return facts.least !== null || facts.most !== null;
}

/** The first and the last value of a domain. */
function endsOf(domain: Domain): readonly string[] {
  const radices = radicesOf(domain);
  const ends = [radices.map(() => 0), radices.map((radix) => radix - 1)];
  return ends.map((digits) => valueText(domain, digits));
}

/** What is no numeral stands between quotes: PostgreSQL reads numbers there, too. */
function literalFor({ literal }: Domain, entries: readonly string[]): Domain['literal'] {
  return literal === 'bare' && entries.some((entry) => /[A-Z]/i.test(entry.replace(/e[-+]?\d+$/i, '')))
    ? 'quoted'
    : literal;
}
