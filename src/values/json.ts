import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { documentParts, keyedPath } from './json-document.ts';
import type { DomainOf } from './nested.ts';
import { type Part, widthOf } from './part.ts';
import type { DomainRequest, JsonFormat } from './request.ts';
import { adjectives, nouns } from './vocabulary.ts';

const text = (text: string): Part => ({ kind: 'constant', text });
const pool = (entries: readonly string[]): Part => ({ kind: 'pool', entries });
const number: Part = { kind: 'integer', first: 1, size: 999_999_999 };

/**
 * Values by format; the first number keeps them apart, as no two texts of one form are equal to the server. Objects
 * have some keys of each type of JSON, since that is what people expect of a document.
 */
const FORMATS: Readonly<Record<JsonFormat, readonly Part[]>> = {
  json: objectParts(),
  object: objectParts(),
  array: [text('[{"id": '), number, text(', "name": "'), pool(nouns), text('"}, "'), pool(adjectives), text('"]')],
  string: [text('"'), pool(adjectives), text(' '), pool(nouns), text('"')],
  number: [number],
  boolean: [pool(['false', 'true'])],
};

function objectParts(): readonly Part[] {
  return [
    text('{"id": '),
    number,
    text(', "name": "'),
    pool(nouns),
    text('", "tags": '),
    pool(['[]', ...adjectives.slice(0, 20).map((word, i) => `["${word}", "${nouns[i]}"]`), '["new"]']),
    text(', "size": {"width": '),
    { kind: 'integer', first: 1, size: 999 },
    text(', "unit": "'),
    pool(['mm', 'cm', 'm']),
    text('"}, "active": '),
    pool(['false', 'true', 'null']),
    text('}'),
  ];
}

const shortObject: readonly Part[] = [
  text('{"id": '),
  number,
  text(', "name": "'),
  pool(nouns),
  text('", "active": '),
  pool(['false', 'true']),
  text('}'),
];

/** Documents of a format for text of so many characters at most; null: there are none. */
export function shortDocument(format: JsonFormat, characters: number): readonly Part[] | null {
  const around = (before: string, after: string): readonly Part[] | null => {
    const digits = Math.min(9, characters - before.length - after.length);
    const inner: Part = { kind: 'integer', first: 1, size: 10 ** digits - 1 };
    return digits < 1 ? null : [before, inner, after].filter((part) => part !== '').map(asPart);
  };
  const width = shortObject.reduce((sum, part) => sum + widthOf(part), 0);
  if ((format === 'json' || format === 'object') && width <= characters) return shortObject;
  if (format === 'object') return around('{"id":', '}');
  if (format === 'array') return around('[', ']');
  return format === 'string' ? around('"', '"') : around('', '');
}

function asPart(part: string | Part): Part {
  return typeof part === 'string' ? text(part) : part;
}

/** A document as the column's name says, of the format that is asked for; null: none is, or a key needs more of them. */
function meantDocument({ facts, meanings, distinct }: DomainRequest): readonly Part[] | null {
  if (distinct) return null;
  const forms = meanings.flatMap(({ documents }) => documents?.() ?? []);
  const beginning = facts.format === null || facts.format === 'json' ? '' : BEGINNINGS[facts.format];
  return forms.find(([first]) => first?.kind === 'constant' && first.text.startsWith(beginning ?? '?')) ?? null;
}

/** How documents of a format begin that names say more of. */
const BEGINNINGS: Partial<Readonly<Record<JsonFormat, string>>> = { object: '{', array: '[' };

/** JSON documents: of a format, or such that expressions find in them what they take. */
export function jsonDomain(_shape: Shape<'json'>, request: DomainRequest, domainOf: DomainOf): Domain {
  const { facts, members } = request;
  const format = facts.format ?? 'object';
  if (members.length === 0 || format !== 'object') {
    return { kind: 'json', literal: 'quoted', parts: meantDocument(request) ?? FORMATS[format] };
  }
  const differsAt = keyedPath(request);
  const domain: Domain = { kind: 'json', literal: 'quoted', parts: documentParts(request, domainOf) };
  return differsAt === null ? domain : { ...domain, differsAt };
}
