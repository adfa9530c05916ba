import type { Shape } from '../../grammar/shape.ts';
import { type Domain, poolDomain } from './domain.ts';
import type { Part } from './part.ts';
import type { DomainRequest } from './request.ts';

/** Coordinates stay within what every reference system takes for degrees, whichever axis comes first. */
const degrees: Part = { kind: 'wide', first: 1_000_000, size: 8_000_000, scale: 5 };
const text = (text: string): Part => ({ kind: 'constant', text });

/** A class's WKT (OGC 06-103r4) with `P` for the point that varies; the others are fixed, so that rings close. */
const CLASSES: Readonly<Record<string, string>> = {
  point: 'POINT(P)',
  linestring: 'LINESTRING(P,85 85)',
  polygon: 'POLYGON((0 0,P,0 85,0 0))',
  multipoint: 'MULTIPOINT(1 1,P)',
  multilinestring: 'MULTILINESTRING((1 1,2 2),(P,85 85))',
  multipolygon: 'MULTIPOLYGON(((0 0,P,0 85,0 0)))',
  geometrycollection: 'GEOMETRYCOLLECTION(POINT(P))',
  // Classes of SQL/MM, which PostGIS has.
  circularstring: 'CIRCULARSTRING(0 0,P,85 85)',
  compoundcurve: 'COMPOUNDCURVE((P,85 85))',
  curvepolygon: 'CURVEPOLYGON((0 0,P,0 85,0 0))',
  multicurve: 'MULTICURVE((P,85 85))',
  multisurface: 'MULTISURFACE(((0 0,P,0 85,0 0)))',
  polyhedralsurface: 'POLYHEDRALSURFACE(((0 0,P,0 85,0 0)))',
  triangle: 'TRIANGLE((0 0,P,0 85,0 0))',
  tin: 'TIN(((0 0,P,0 85,0 0)))',
};

/** Spatial values by their class, a point where any class may stand; those that a check lists. */
export function spatialDomain(
  shape: Shape<'spatial'>,
  { facts: { list }, distinct, comparedLength }: DomainRequest,
): Domain | null {
  if (list !== null) return { ...poolDomain('spatial', 'spatial', list.map(String)), srid: shape.srid ?? 0 };
  const [, name = '', further = ''] = /^(.*?)(zm|z|m)?$/.exec(shape.of) ?? [];
  const wkt = CLASSES[name] ?? CLASSES['point'] ?? '';
  const parts = partsOf(wkt, further);
  return {
    kind: 'spatial',
    literal: 'spatial',
    parts: distinct ? parts.map((part, i) => (isCompared(shape, i, comparedLength) ? part : fixed(part))) : parts,
    srid: shape.srid ?? 0,
  };
}

/** Bytes of a point's reference system and class, before its coordinates, and of each of those. */
const HEAD_BYTES = 9;
const COORDINATE_BYTES = 8;

/** Whether a key that compares so many first bytes of what the server stores tells values apart by a part of their text. */
function isCompared({ of }: Shape<'spatial'>, place: number, comparedLength: number): boolean {
  if (comparedLength === Number.POSITIVE_INFINITY) return true;
  // Other classes begin with points that are the same in all values.
  return of === 'point' && comparedLength >= HEAD_BYTES + COORDINATE_BYTES * (place < 2 ? 1 : 2);
}

function fixed(part: Part): Part {
  return part === degrees ? text('45') : part;
}

/** The text with the varying point in its place; `further` coordinates, of height or measure, are 1 everywhere. */
function partsOf(wkt: string, further: string): readonly Part[] {
  const more = ' 1'.repeat(further.length);
  const marked = further === '' ? wkt : wkt.replaceAll(/([A-Z]{3,})/g, `$1 ${further.toUpperCase()} `);
  return marked
    .replaceAll(/(\d+ \d+)/g, `$1${more}`)
    .split(/(?<=[(,])P(?=[),])/)
    .flatMap((piece, i) => (i === 0 ? [text(piece)] : [degrees, text(' '), degrees, text(more + piece)]));
}
