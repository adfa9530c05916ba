import type { Shape } from '../../../grammar/shape.ts';
import { type DomainRequest, NO_FACTS } from '../request.ts';
import { type EdgeRequest, hasOnly } from './edge.ts';

/** Gives the edges of a shape: the registry of kinds. */
type EdgeTextsOf = (shape: Shape, request: EdgeRequest) => readonly string[];

/** Elements that stand alone in an array, at most. */
const MOST_ELEMENTS = 24;

/** The empty array, one of NULL, and one of each edge of its elements. */
export function arrayEdges(shape: Shape<'array'>, asked: EdgeRequest, edgesOf: EdgeTextsOf): readonly string[] {
  const { request, isUnread } = asked;
  if (!isUnread || !hasOnly(request.facts)) return [];
  if (shape.dimensions > 1) return ['{}'];
  const [within] = request.inner;
  const inside: DomainRequest = { ...request, facts: within?.facts ?? NO_FACTS, inner: within?.inner ?? [] };
  const elements = edgesOf(shape.of, { ...asked, request: inside }).slice(0, MOST_ELEMENTS);
  const written = shape.of.kind === 'bytes' ? elements.map((digits) => `\\x${digits}`) : elements;
  const ofNull = within?.nullable === false ? [] : ['{NULL}'];
  return ['{}', ...ofNull, ...written.map((element) => `{"${escaped(element)}"}`)];
}

/** As array literals take any text (PostgreSQL manual 8.15.6). */
function escaped(text: string): string {
  return text.replace(/["\\]/g, (character) => `\\${character}`);
}

/** No value, and all of them. */
export function rangeEdges({ multiple }: Shape<'range'>, { request, isUnread }: EdgeRequest): readonly string[] {
  if (!isUnread || !hasOnly(request.facts) || request.inner.length > 0) return [];
  return multiple ? ['{}', '{(,)}'] : ['empty', '(,)'];
}
