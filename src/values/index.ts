import type { Kind, Shape } from '../../grammar/shape.ts';
import { bitsDomain } from './bits.ts';
import { booleanDomain } from './boolean.ts';
import { bytesDomain } from './bytes.ts';
import { textualBytesDomain } from './bytes-of-text.ts';
import { dateDomain } from './date.ts';
import { decimalDomain, moneyDomain } from './decimal.ts';
import type { Domain } from './domain.ts';
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

type DomainMaker<K extends Kind> = (shape: Shape<K>, request: DomainRequest) => Domain | null;

/** The kinds of value, each with what gives its domain: a kind that is missing here does not compile. */
const makers: { readonly [K in Kind]: DomainMaker<K> } = {
  integer: integerDomain,
  decimal: decimalDomain,
  float: floatDomain,
  money: moneyDomain,
  boolean: booleanDomain,
  text: (shape, request) =>
    request.facts.format !== null && request.members.length > 0
      ? { kind: 'text', literal: 'quoted', parts: documentParts(request, domainOf) }
      : textDomain(shape, request),
  bytes: (shape, request) =>
    request.facts.languages.length > 0 ? textualBytesDomain(shape, request) : bytesDomain(shape, request),
  bits: bitsDomain,
  year: yearDomain,
  date: dateDomain,
  time: timeDomain,
  timestamp: timestampDomain,
  interval: intervalDomain,
  uuid: uuidDomain,
  json: (shape, request) => jsonDomain(shape, request, domainOf),
  xml: xmlDomain,
  enum: enumDomain,
  set: setDomain,
  network: networkDomain,
  mac: macDomain,
  spatial: spatialDomain,
  geometric: geometricDomain,
  textSearch: textSearchDomain,
  range: (shape, request) => rangeDomain(shape, request, domainOf),
  array: (shape, request) => arrayDomain(shape, request, domainOf),
  composite: (shape, request) => compositeDomain(shape, request, domainOf),
  vector: vectorDomain,
  formed: formedDomain,
  opaque: () => null,
  unknown: () => null,
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
  return madeDomain(shape, request);
}

/** The one value between bounds that are the same, of kinds whose texts between two bounds are hard to find; null: there are others. */
function onlyValue({ kind }: Shape, { least, most }: Facts): readonly Scalar[] | null {
  if (kind !== 'text' && kind !== 'time') return null;
  if (least === null || most === null || least.strict || most.strict || least.value !== most.value) return null;
  return typeof least.value === 'string' ? [least.value] : null;
}

function madeDomain<K extends Kind>(shape: Shape<K>, request: DomainRequest): Domain | null {
  const make: DomainMaker<K> = makers[shape.kind];
  return make(shape, request);
}
