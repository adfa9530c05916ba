import type { Shape } from '../../../grammar/shape.ts';
import { type EdgeRequest, hasOnly } from './edge.ts';

/** Levels of the deepest document: MariaDB reads 32 of them. */
const DEPTH = 20;

/** Documents of each type, empty ones, and what their texts escape. */
const DOCUMENTS = [
  '{}',
  '[]',
  'null',
  '""',
  '0',
  '-0.5e-10',
  '9007199254740993',
  'true',
  '{"": ""}',
  '["\\"", "\\\\", "\\n", "\\u00e9"]',
  `{"it's": "'"}`,
  '{"a": null, "b": [{}, [], [[]]]}',
  '"שלום 😀 e\u0301"',
  '['.repeat(DEPTH) + ']'.repeat(DEPTH),
];

export function jsonEdges(_shape: Shape<'json'>, { request, isUnread }: EdgeRequest): readonly string[] {
  return isUnread && request.members.length === 0 && hasOnly(request.facts) ? DOCUMENTS : [];
}

export function uuidEdges(_shape: Shape<'uuid'>, { request }: EdgeRequest): readonly string[] {
  const of = (digit: string) => [8, 4, 4, 4, 12].map((length) => digit.repeat(length)).join('-');
  return hasOnly(request.facts) ? [of('0'), of('f')] : [];
}

const NETWORKS: Readonly<Record<Shape<'network'>['form'], readonly string[]>> = {
  inet: [
    '0.0.0.0',
    '255.255.255.255',
    '127.0.0.1',
    '0.0.0.0/0',
    '::',
    'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '::/0',
  ],
  cidr: ['0.0.0.0/0', '255.255.255.255/32', '::/0', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128'],
  inet4: ['0.0.0.0', '255.255.255.255', '127.0.0.1'],
  inet6: ['::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '::1', '::ffff:127.0.0.1'],
};

export function networkEdges({ form }: Shape<'network'>, { request }: EdgeRequest): readonly string[] {
  return hasOnly(request.facts) ? NETWORKS[form] : [];
}

export function macEdges({ octets }: Shape<'mac'>, { request }: EdgeRequest): readonly string[] {
  const of = (octet: string) => Array.from({ length: octets }, () => octet).join(':');
  return hasOnly(request.facts) ? [of('00'), of('ff')] : [];
}

/** Documents without words, with quotes, and at the last place that is counted. */
export function textSearchEdges({ of }: Shape<'textSearch'>, { request }: EdgeRequest): readonly string[] {
  return of === 'vector' && hasOnly(request.facts) ? ['', "'it''s'", "'a':1A,16383"] : [];
}
