import { modelOf } from '../../grammar/kinds.ts';
import { radicesOf, valueText } from './domain.ts';
import type { DomainOf } from './nested.ts';
import type { Part } from './part.ts';
import { type DomainRequest, type JsonMember, NO_FACTS } from './request.ts';

const text = (content: string): Part => ({ kind: 'constant', text: content });

/** The one path to what a key compares in documents; null: there is none, or several. */
export function keyedPath({ members, distinct }: DomainRequest): string | null {
  const paths = new Set(members.flatMap(({ keyed }) => keyed ?? []));
  const [path] = paths;
  return distinct && paths.size === 1 && path !== undefined ? path : null;
}

/** A JSON document that holds what expressions take out of it. */
export function documentParts(request: DomainRequest, domainOf: DomainOf): readonly Part[] {
  return partsWithin(request.members, 0, { request, domainOf, oneVaries: keyedPath(request) !== null });
}

/** What is the same for all places of a document. */
interface Making {
  readonly request: DomainRequest;
  readonly domainOf: DomainOf;
  /** Whether documents differ in what a key compares alone. */
  readonly oneVaries: boolean;
}

/** The value in which all members lie that have the same first `depth` steps. */
function partsWithin(members: readonly JsonMember[], depth: number, making: Making): readonly Part[] {
  const inner = members.filter(({ path }) => path.length > depth);
  const leaf = members.find(({ keyed }) => keyed !== null) ?? members[0];
  if (inner.length === 0) return leaf === undefined ? [text('null')] : leafParts(leaf, making);
  const byStep = new Map<string | number, JsonMember[]>();
  for (const member of inner) {
    const step = member.path[depth] ?? '';
    const there = byStep.get(step);
    if (there === undefined) byStep.set(step, [member]);
    else there.push(member);
  }
  const indexes = [...byStep.keys()].filter((step) => typeof step === 'number');
  if (indexes.length > 0) {
    const length = indexes.reduce((most, index) => Math.max(most, index), 0) + 1;
    const elements = Array.from({ length }, (_, i) => partsWithin(byStep.get(i) ?? [], depth + 1, making));
    return [text('['), ...separated(elements), text(']')];
  }
  const fields = Array.from(byStep, ([key, there]) => [
    text(`${JSON.stringify(key)}: `),
    ...partsWithin(there, depth + 1, making),
  ]);
  return [text('{'), ...separated(fields), text('}')];
}

/** A value that becomes one of the shape; null where none is written as a number or a string. */
function leafParts(member: JsonMember, making: Making): readonly Part[] {
  const { shape, keyed, meanings } = member;
  const { request, domainOf, oneVaries } = making;
  if (shape.kind === 'array') return [text('['), ...leafParts({ ...member, shape: shape.of }, making), text(']')];
  const asked = { ...request, facts: NO_FACTS, members: [], meanings };
  const domain = modelOf(shape.kind).isScalar ? domainOf(shape, asked) : null;
  if (domain === null) return [text('null')];
  // Besides what a key compares, the documents are the same.
  const varies = keyed !== null || !oneVaries;
  const parts = varies
    ? domain.parts
    : [
        text(
          valueText(
            domain,
            radicesOf(domain).map(() => 0),
          ),
        ),
      ];
  return domain.literal === 'quoted' ? [text('"'), ...parts, text('"')] : parts;
}

function separated(items: readonly (readonly Part[])[]): readonly Part[] {
  return items.flatMap((item, i) => (i === 0 ? item : [text(', '), ...item]));
}
