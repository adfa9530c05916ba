import type { Shape } from '../../grammar/shape.ts';
import type { DomainOf } from './nested.ts';
import type { Part } from './part.ts';
import { type DomainRequest, type JsonMember, NO_FACTS } from './request.ts';

const text = (content: string): Part => ({ kind: 'constant', text: content });

/** A JSON document that holds what expressions take out of it. */
export function documentParts(request: DomainRequest, domainOf: DomainOf): readonly Part[] {
  return partsWithin(request.members, 0, request, domainOf);
}

/** The value in which all members lie that have the same first `depth` steps. */
function partsWithin(
  members: readonly JsonMember[],
  depth: number,
  request: DomainRequest,
  domainOf: DomainOf,
): readonly Part[] {
  const inner = members.filter(({ path }) => path.length > depth);
  const [leaf] = members;
  if (inner.length === 0) return leaf === undefined ? [text('null')] : leafParts(leaf, request, domainOf);
  const indexes = inner.map(({ path }) => path[depth]).filter((step) => typeof step === 'number');
  if (indexes.length > 0) {
    const length = Math.max(...indexes) + 1;
    const elements = Array.from({ length }, (_, i) => {
      const there = inner.filter(({ path }) => path[depth] === i);
      return partsWithin(there, depth + 1, request, domainOf);
    });
    return [text('['), ...separated(elements), text(']')];
  }
  const keys = [...new Set(inner.map(({ path }) => String(path[depth])))];
  const fields = keys.map((key) => {
    const there = inner.filter(({ path }) => path[depth] === key);
    return [text(`${JSON.stringify(key)}: `), ...partsWithin(there, depth + 1, request, domainOf)];
  });
  return [text('{'), ...separated(fields), text('}')];
}

/** A value that becomes one of the shape; null where none is written as a number or a string. */
function leafParts({ path, shape }: JsonMember, request: DomainRequest, domainOf: DomainOf): readonly Part[] {
  if (shape.kind === 'array') return [text('['), ...leafParts({ path, shape: shape.of }, request, domainOf), text(']')];
  const asked = { ...request, facts: NO_FACTS, members: [], name: String(path.at(-1) ?? request.name) };
  const domain = SCALARS.has(shape.kind) ? domainOf(shape, asked) : null;
  if (domain === null) return [text('null')];
  return domain.literal === 'quoted' ? [text('"'), ...domain.parts, text('"')] : domain.parts;
}

const SCALARS: ReadonlySet<Shape['kind']> = new Set<Shape['kind']>([
  'integer',
  'decimal',
  'float',
  'boolean',
  'year',
  'text',
  'date',
  'time',
  'timestamp',
  'enum',
]);

function separated(items: readonly (readonly Part[])[]): readonly Part[] {
  return items.flatMap((item, i) => (i === 0 ? item : [text(', '), ...item]));
}
