import { Decimal } from '../../runtime/decimal.ts';
import { geometryText, parseGeometry, pointsOf } from '../../runtime/spatial-value.ts';
import { type GeometryValue, Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { count, float, geometry, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** The reference system of the Earth's latitudes and longitudes, the latitude first. */
const WGS84 = 4326;

type Point = readonly [number, number];

/** The only point of a geometry; MariaDB says NULL of other classes, MySQL refuses them. */
function pointOf(value: Value | undefined): Point {
  const found = geometry(value);
  const [point] = pointsOf(found);
  if (found.of !== 'point' || point === undefined) throw new Unevaluable(); // What is no point differs between servers.
  return point;
}

/** A latitude or longitude, which only points on the Earth have. */
function degreesOf(value: Value | undefined, axis: 0 | 1): number {
  const { srid } = geometry(value);
  if (srid === 0) throw new Refusal(); // The reference system has no latitudes.
  if (srid !== WGS84) throw new Unevaluable(); // The order of these axes is not known.
  return pointOf(value)[axis];
}

/** A geometry of a plane without units, where distances are those of Euclid. */
function plane(value: Value | undefined): GeometryValue {
  const found = geometry(value);
  if (found.srid !== 0) throw new Unevaluable(); // Only the plane without a reference system is measured.
  return found;
}

function lineOf(value: Value | undefined): readonly Point[] {
  const found = geometry(value);
  if (found.of !== 'linestring') throw new Unevaluable(); // What is no line differs between servers.
  return pointsOf(found);
}

const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i] ?? point), 0);
}

/** The area within a ring (the shoelace formula). */
function areaOf(points: readonly Point[]): number {
  const twice = points.slice(1).reduce((sum, [x, y], i) => {
    const [before, other] = points[i] ?? [0, 0];
    return sum + before * y - x * other;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The points of a polygon without holes. */
function ringOf(value: Value | undefined): readonly Point[] {
  const found = plane(value);
  if (found.of !== 'polygon' || found.coordinates.length !== 1) {
    throw new Unevaluable(); // Only polygons of one ring are measured.
  }
  return pointsOf(found);
}

/** Whether a point lies within a ring; on it, servers may differ. */
function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [i, [right, upper]] of ring.slice(1).entries()) {
    const [left, lower] = ring[i] ?? [0, 0];
    const cross = (right - left) * (y - lower) - (upper - lower) * (x - left);
    if (Math.abs(cross) < 1e-9) throw new Unevaluable(); // The point may lie on the border.
    if (lower > y !== upper > y && x < ((right - left) * (y - lower)) / (upper - lower) + left) inside = !inside;
  }
  return inside;
}

/** Whether a point lies within the smallest rectangle around a geometry. */
function isInRectangle(whole: GeometryValue, [x, y]: Point): boolean {
  const points = pointsOf(whole);
  const [xs, ys] = [points.map(([one]) => one), points.map(([, other]) => other)];
  const [left, right, lower, upper] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (x === left || x === right || y === lower || y === upper) throw new Unevaluable(); // The point lies on the border.
  return x > left && x < right && y > lower && y < upper;
}

const DIMENSIONS: Readonly<Record<string, number>> = {
  point: 0,
  multipoint: 0,
  linestring: 1,
  multilinestring: 1,
  polygon: 2,
  multipolygon: 2,
};

function dimensionOf({ of, members }: GeometryValue): number {
  return DIMENSIONS[of] ?? Math.max(...members.map(dimensionOf));
}

function nth(points: readonly Point[], index: number): Value {
  const point = points[index];
  return point === undefined ? null : madePoint(point[0], point[1]);
}

function madePoint(x: number, y: number): GeometryValue {
  return { kind: 'geometry', of: 'point', srid: 0, coordinates: [x, y], members: [] };
}

/** Functions of geometries (MySQL manual 14.16), as far as MariaDB answers the same. */
export const spatialFunctions: Implementations = {
  'geometry.read': ([wkt, srid]) => parseGeometry(text(wkt), srid === undefined ? 0 : count(srid)),
  'geometry.point': ([x, y]) => madePoint(float(x), float(y)),
  'geometry.x': ([value]) => pointOf(value)[0],
  'geometry.y': ([value]) => pointOf(value)[1],
  'geometry.latitude': ([value]) => degreesOf(value, 0),
  'geometry.longitude': ([value]) => degreesOf(value, 1),
  'geometry.srid': ([value]) => Decimal.of(geometry(value).srid),
  'geometry.type': ([value]) => {
    const { of } = geometry(value);
    if (of === 'geometrycollection') throw new Unevaluable(); // The name of this class differs between servers.
    return of.toUpperCase();
  },
  'geometry.dimension': ([value]) => Decimal.of(dimensionOf(geometry(value))),
  'geometry.is_empty': () => false,
  'geometry.text': ([value]) => geometryText(plane(value)),
  'geometry.count_points': ([value]) => Decimal.of(lineOf(value).length),
  'geometry.count_parts': ([value]) => {
    const { of, coordinates, members } = geometry(value);
    if (!of.startsWith('multi') && members.length === 0) throw new Unevaluable(); // What has no parts differs.
    return Decimal.of(Math.max(members.length, coordinates.length));
  },
  'geometry.is_closed': ([value]) => {
    const points = lineOf(value);
    const [first, last] = [points[0], points.at(-1)];
    return first !== undefined && last !== undefined && distance(first, last) === 0;
  },
  'geometry.start': ([value]) => nth(lineOf(plane(value)), 0),
  'geometry.end': ([value]) => nth(lineOf(plane(value)), lineOf(value).length - 1),
  'geometry.point_at': ([value, place]) => nth(lineOf(plane(value)), count(place) - 1),
  'geometry.length': ([value]) => lengthOf(lineOf(plane(value))),
  'geometry.area': ([value]) => areaOf(ringOf(value)),
  'geometry.distance': ([one, other]) => distance(pointOf(plane(one)), pointOf(plane(other))),
  'geometry.same': ([one, other]) => distance(pointOf(plane(one)), pointOf(plane(other))) === 0,
  'geometry.contains': ([whole, part]) => isInside(ringOf(whole), pointOf(plane(part))),
  'geometry.within': ([part, whole]) => isInside(ringOf(whole), pointOf(plane(part))),
  'geometry.in_rectangle': ([whole, part]) => isInRectangle(plane(whole), pointOf(plane(part))),
  'geometry.within_rectangle': ([part, whole]) => isInRectangle(plane(whole), pointOf(plane(part))),
};
