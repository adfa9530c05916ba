import type { Kind, Shape } from '../../grammar/shape.ts';
import { bitsDomain } from './bits.ts';
import { booleanDomain } from './boolean.ts';
import { bytesDomain } from './bytes.ts';
import { textualBytesDomain } from './bytes-of-text.ts';
import { dateDomain } from './date.ts';
import { decimalDomain, moneyDomain } from './decimal.ts';
import type { Domain } from './domain.ts';
import { bitsEdges, bytesEdges } from './edges/bytes.ts';
import type { EdgeRequest, EdgesOf } from './edges/edge.ts';
import { jsonEdges, macEdges, networkEdges, textSearchEdges, uuidEdges } from './edges/formed.ts';
import { dateEdges, intervalEdges, timeEdges, timestampEdges } from './edges/moments.ts';
import { arrayEdges, rangeEdges } from './edges/nested.ts';
import { decimalEdges, floatEdges, integerEdges, moneyEdges, yearEdges } from './edges/numbers.ts';
import { textEdges } from './edges/texts.ts';
import { withoutExcluded } from './excluded.ts';
import { floatDomain } from './float.ts';
import { formedDomain } from './formed.ts';
import { geometricDomain } from './geometric.ts';
import { integerDomain } from './integer.ts';
import { intervalDomain } from './interval.ts';
import { jsonDomain } from './json.ts';
import { documentParts } from './json-document.ts';
import { enumDomain, setDomain } from './labels.ts';
import { listedDomain } from './listed.ts';
import { multiplesDomain } from './multiples.ts';
import { arrayDomain, compositeDomain } from './nested.ts';
import { macDomain, networkDomain } from './network.ts';
import { rangeDomain } from './range.ts';
import type { DomainRequest, Facts, Scalar } from './request.ts';
import { spatialDomain } from './spatial.ts';
import { textDomain } from './text.ts';
import { textSearchDomain } from './text-search.ts';
import { timeDomain } from './time.ts';
import { timestampDomain } from './timestamp.ts';
import { uuidDomain } from './uuid.ts';
import { vectorDomain } from './vector.ts';
import { xmlDomain } from './xml.ts';
import { yearDomain } from './year.ts';

/** What makes the values of a kind. */
interface ValueKind<K extends Kind> {
  /** Its domain under what is asked; null: there is no value. */
  readonly domain: (shape: Shape<K>, request: DomainRequest) => Domain | null;
  /** What is known of its edges beside the ends of its domain. */
  readonly edges: EdgesOf<K>;
}

const noEdges = (): readonly string[] => [];

/** The kinds of value, each with what makes its values: a kind that is missing here does not compile. */
const VALUES: { readonly [K in Kind]: ValueKind<K> } = {
  integer: { domain: integerDomain, edges: integerEdges },
  decimal: { domain: decimalDomain, edges: decimalEdges },
  float: { domain: floatDomain, edges: floatEdges },
  money: { domain: moneyDomain, edges: moneyEdges },
  boolean: { domain: booleanDomain, edges: noEdges },
  text: {
    domain: (shape, request) =>
      request.facts.format !== null && request.members.length > 0
        ? { kind: 'text', literal: 'quoted', parts: documentParts(request, domainOf) }
        : textDomain(shape, request),
    edges: textEdges,
  },
  bytes: {
    domain: (shape, request) =>
      request.facts.languages.length > 0 ? textualBytesDomain(shape, request) : bytesDomain(shape, request),
    edges: bytesEdges,
  },
  bits: { domain: bitsDomain, edges: bitsEdges },
  year: { domain: yearDomain, edges: yearEdges },
  date: { domain: dateDomain, edges: dateEdges },
  time: { domain: timeDomain, edges: timeEdges },
  timestamp: { domain: timestampDomain, edges: timestampEdges },
  interval: { domain: intervalDomain, edges: intervalEdges },
  uuid: { domain: uuidDomain, edges: uuidEdges },
  json: { domain: (shape, request) => jsonDomain(shape, request, domainOf), edges: jsonEdges },
  xml: { domain: xmlDomain, edges: noEdges },
  enum: { domain: enumDomain, edges: noEdges },
  set: { domain: setDomain, edges: noEdges },
  network: { domain: networkDomain, edges: networkEdges },
  mac: { domain: macDomain, edges: macEdges },
  spatial: { domain: spatialDomain, edges: noEdges },
  geometric: { domain: geometricDomain, edges: noEdges },
  textSearch: { domain: textSearchDomain, edges: textSearchEdges },
  range: { domain: (shape, request) => rangeDomain(shape, request, domainOf), edges: rangeEdges },
  array: {
    domain: (shape, request) => arrayDomain(shape, request, domainOf),
    edges: (shape, request) => arrayEdges(shape, request, edgesOf),
  },
  composite: { domain: (shape, request) => compositeDomain(shape, request, domainOf), edges: noEdges },
  vector: { domain: vectorDomain, edges: noEdges },
  formed: { domain: formedDomain, edges: noEdges },
  opaque: { domain: () => null, edges: noEdges },
  unknown: { domain: () => null, edges: noEdges },
};

/** The values that a column of this shape may take under what is asked; null: there are none, or the type is not known. */
export function domainOf(shape: Shape, request: DomainRequest): Domain | null {
  const list = request.facts.list ?? onlyValue(shape, request.facts);
  if (list !== null) {
    const listed = listedDomain(shape, { ...request, facts: { ...request.facts, list } });
    if (listed !== undefined) return listed;
  }
  const { step } = request.facts;
  if (step !== null && (shape.kind === 'integer' || shape.kind === 'decimal' || shape.kind === 'float')) {
    return multiplesDomain(shape, step, request);
  }
  const made = madeDomain(shape, request);
  return made === null ? null : withoutExcluded(made, request.facts.excluded);
}

/** The one value between bounds that are the same, of kinds whose texts between two bounds are hard to find; null: there are others. */
function onlyValue({ kind }: Shape, { least, most }: Facts): readonly Scalar[] | null {
  if (kind !== 'text' && kind !== 'time') return null;
  if (least === null || most === null || least.strict || most.strict || least.value !== most.value) return null;
  return typeof least.value === 'string' ? [least.value] : null;
}

function madeDomain<K extends Kind>(shape: Shape<K>, request: DomainRequest): Domain | null {
  const made: ValueKind<K> = VALUES[shape.kind];
  return made.domain(shape, request);
}

/** Edges of a shape beside the ends of its domain. */
export function edgesOf<K extends Kind>(shape: Shape<K>, asked: EdgeRequest): readonly string[] {
  const made: ValueKind<K> = VALUES[shape.kind];
  return made.edges(shape, asked);
}
