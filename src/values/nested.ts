import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import { type DomainRequest, type Facts, NO_FACTS, type Scalar } from './request.ts';

/** Gives the domain of a shape: the registry of kinds, which the kinds that hold others are called with. */
export type DomainOf = (shape: Shape, request: DomainRequest) => Domain | null;

const text = (text: string): Part => ({ kind: 'constant', text });

/** The same parts with what `change` does to all their text that is not digits. */
function escapedParts(parts: readonly Part[], change: (text: string) => string): readonly Part[] {
  return parts.map((part): Part => {
    if (part.kind === 'constant') return text(change(part.text));
    if (part.kind === 'pool') return { kind: 'pool', entries: part.entries.map(change) };
    return part;
  });
}

/** An element's text between double quotes, as array and row literals take any text (manual 8.15.6, 8.16.6). */
function quotedElement(domain: Domain): readonly Part[] {
  const parts = domain.literal === 'bytes' ? [text('\\x'), ...domain.parts] : domain.parts;
  const escaped = escapedParts(parts, (piece) => piece.replace(/["\\]/g, (character) => `\\${character}`));
  return [text('"'), ...escaped, text('"')];
}

/** Elements of each dimension of an array. */
const ARRAY_LENGTH = 2;

/** Arrays: two elements in each dimension. Without an element that can be written, the empty array. */
export function arrayDomain(shape: Shape<'array'>, request: DomainRequest, domainOf: DomainOf): Domain {
  const element = domainOf(shape.of, {
    ...request,
    facts: NO_FACTS,
    comparedLength: Number.POSITIVE_INFINITY,
    depth: request.depth + 1,
  });
  if (element === null) return { kind: 'array', literal: 'quoted', parts: [text('{}')] };
  const level = (dimensions: number): readonly Part[] => {
    const inner = dimensions === 0 ? quotedElement(element) : level(dimensions - 1);
    return dimensions === 0 ? inner : [text('{'), ...repeated(inner), text('}')];
  };
  return { kind: 'array', literal: 'quoted', parts: level(Math.min(shape.dimensions, 6)) };
}

function repeated(parts: readonly Part[]): readonly Part[] {
  return Array.from({ length: ARRAY_LENGTH }, (_, i) => (i === 0 ? parts : [text(','), ...parts])).flat();
}

/** Levels of composite types that are filled: deeper ones are NULL, as each level doubles the escapes. */
const MAX_DEPTH = 4;

/** Rows of a composite type. A field that cannot be written is NULL, which is nothing between the commas. */
export function compositeDomain(shape: Shape<'composite'>, request: DomainRequest, domainOf: DomainOf): Domain {
  const fields = shape.fields.map(({ name, shape: field }, i) => {
    const inner = { ...request, name, facts: NO_FACTS, depth: request.depth + 1 };
    const domain = inner.depth > MAX_DEPTH ? null : domainOf(field, inner);
    const parts = domain === null ? [] : quotedElement(domain);
    return i === 0 ? parts : [text(','), ...parts];
  });
  return { kind: 'composite', literal: 'quoted', parts: [text('('), ...fields.flat(), text(')')] };
}

/** Two windows of a subtype's values, the second behind the first: a range starts in one and ends in the other. */
function windows(shape: Shape): readonly [Facts, Facts] {
  const between = (least: Scalar, most: Scalar): Facts => ({
    ...NO_FACTS,
    least: { value: least, strict: false },
    most: { value: most, strict: false },
  });
  if (shape.kind === 'date' || shape.kind === 'timestamp') {
    return [between('2020-01-01', '2024-12-31'), between('2025-02-01', '2029-12-31')];
  }
  return [between(1, 1_000_000), between(1_000_001, 2_000_000)];
}

/** Ranges that hold their lower bound and not their upper one, and multiranges of one such range. */
export function rangeDomain(shape: Shape<'range'>, request: DomainRequest, domainOf: DomainOf): Domain {
  const [low, high] = windows(shape.of);
  const lower = domainOf(shape.of, { ...request, facts: low, distinct: false });
  const upper = domainOf(shape.of, { ...request, facts: high, distinct: false });
  const range =
    lower === null || upper === null || !isOrdered(shape.of)
      ? [text('(,)')]
      : [text('["'), ...lower.parts, text('","'), ...upper.parts, text('")')];
  const parts = shape.multiple ? [text('{'), ...range, text('}')] : range;
  return { kind: 'range', literal: 'quoted', parts };
}

/** Whether the windows are surely in order for a subtype. */
function isOrdered({ kind }: Shape): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'float' || kind === 'date' || kind === 'timestamp';
}
