import type { Kind, Shape } from '../../grammar/shape.ts';
import { bitsDomain } from './bits.ts';
import { booleanDomain } from './boolean.ts';
import { bytesDomain } from './bytes.ts';
import { dateDomain } from './date.ts';
import { decimalDomain, moneyDomain } from './decimal.ts';
import { type Domain, poolDomain } from './domain.ts';
import { floatDomain } from './float.ts';
import { geometricDomain } from './geometric.ts';
import { integerDomain } from './integer.ts';
import { intervalDomain } from './interval.ts';
import { jsonDomain } from './json.ts';
import { enumDomain, setDomain } from './labels.ts';
import { listedDomain } from './listed.ts';
import { arrayDomain, compositeDomain, rangeDomain } from './nested.ts';
import { macDomain, networkDomain } from './network.ts';
import type { DomainRequest } from './request.ts';
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
    request.facts.format === 'json' ? { ...jsonDomain(request, domainOf), kind: 'text' } : textDomain(shape, request),
  bytes: bytesDomain,
  bits: bitsDomain,
  year: yearDomain,
  date: dateDomain,
  time: timeDomain,
  timestamp: timestampDomain,
  interval: intervalDomain,
  uuid: uuidDomain,
  json: (_shape, request) => jsonDomain(request, domainOf),
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
  sampled: ({ samples }) => poolDomain('sampled', 'quoted', samples),
  unknown: () => null,
};

/** The values that a column of this shape may take under what is asked; null: there are none, or the type is not known. */
export function domainOf(shape: Shape, request: DomainRequest): Domain | null {
  if (request.facts.list !== null) {
    const listed = listedDomain(shape, request);
    if (listed !== undefined) return listed;
  }
  return madeDomain(shape, request);
}

function madeDomain<K extends Kind>(shape: Shape<K>, request: DomainRequest): Domain | null {
  const make: DomainMaker<K> = makers[shape.kind];
  return make(shape, request);
}
