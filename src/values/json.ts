import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { DomainOf } from './nested.ts';
import type { Part } from './part.ts';
import { type DomainRequest, type JsonMember, NO_FACTS } from './request.ts';
import { nouns } from './vocabulary.ts';

const text = (content: string): Part => ({ kind: 'constant', text: content });

const ANY_OBJECT: readonly Part[] = [
  text('{"id": '),
  { kind: 'integer', first: 1, size: 999_999_999 },
  text(', "name": "'),
  { kind: 'pool', entries: nouns },
  text('", "active": '),
  { kind: 'pool', entries: ['false', 'true'] },
  text('}'),
];

/** JSON documents: objects, or what expressions take values from. */
export function jsonDomain(request: DomainRequest, domainOf: DomainOf): Domain {
  const { members = [] } = request;
  const parts = members.length === 0 ? ANY_OBJECT : documentParts(members, 0, request, domainOf);
  return { kind: 'json', literal: 'quoted', parts };
}

/** The value in which all members lie that have the same first `depth` steps. */
function documentParts(
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
      return documentParts(there, depth + 1, request, domainOf);
    });
    return [text('['), ...separated(elements), text(']')];
  }
  const keys = [...new Set(inner.map(({ path }) => String(path[depth])))];
  const fields = keys.map((key) => {
    const there = inner.filter(({ path }) => path[depth] === key);
    return [text(`${JSON.stringify(key)}: `), ...documentParts(there, depth + 1, request, domainOf)];
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
