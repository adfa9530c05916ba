import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';

/** Coordinates stay within what every reference system takes for degrees, whichever axis comes first. */
const degrees: Part = { kind: 'wide', first: 1_000_000, size: 8_000_000, scale: 5 };
const text = (text: string): Part => ({ kind: 'constant', text });
const point: readonly Part[] = [degrees, text(' '), degrees];

/** WKT of each class (OGC 06-103r4); shapes beyond points keep their last corner fixed, so that rings close. */
const CLASSES: Readonly<Record<string, readonly Part[]>> = {
  point: [text('POINT('), ...point, text(')')],
  linestring: [text('LINESTRING('), ...point, text(',85 85)')],
  polygon: [text('POLYGON((0 0,'), ...point, text(',0 85,0 0))')],
  multipoint: [text('MULTIPOINT(1 1,'), ...point, text(')')],
  multilinestring: [text('MULTILINESTRING((1 1,2 2),('), ...point, text(',85 85))')],
  multipolygon: [text('MULTIPOLYGON(((0 0,'), ...point, text(',0 85,0 0)))')],
  geometrycollection: [text('GEOMETRYCOLLECTION(POINT('), ...point, text('))')],
};

/** Spatial values by their class; any class where the type is GEOMETRY. */
export function spatialDomain(shape: Shape<'spatial'>): Domain {
  const parts = CLASSES[shape.of] ?? CLASSES['point'] ?? [];
  return { kind: 'spatial', literal: 'spatial', parts, srid: shape.srid ?? 0 };
}
