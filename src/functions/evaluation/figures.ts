import { Decimal } from '../../runtime/decimal.ts';
import { type GeometricValue, Unevaluable, type Value } from '../../runtime/value.ts';
import { float, geometric } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** Comparisons of figures tolerate such differences; what is nearer than ten times that is not judged here. */
const EPSILON = 1e-5;

/** Whether one number is below another or the same, as far as that is sure. */
function isAtMost(one: number, other: number): boolean {
  if (one !== other && Math.abs(one - other) < EPSILON) throw new Unevaluable(); // The two are too near to each other.
  return one <= other;
}

type Point = readonly [number, number];

function pointsOf({ numbers }: GeometricValue): readonly Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

function distance([x, y]: Point, [u, v]: Point): number {
  const [short, long] = [Math.abs(x - u), Math.abs(y - v)].sort((one, other) => one - other);
  // As the server computes it, which shows in the last digit.
  const [least = 0, most = 0] = [short, long];
  return least === 0 ? most : most * Math.sqrt(1 + (least / most) ** 2);
}

const figure = (of: GeometricValue['of'], ...numbers: readonly number[]): Value => ({
  kind: 'geometric',
  of,
  numbers,
  closed: true,
});

/** Twice the area between the lines through points, with a sign. */
function doubledArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * v - u * y;
  }, 0);
}

function areaOf(value: GeometricValue): Value {
  const [a = 0, b = 0, c = 0, d = 0] = value.numbers;
  if (value.of === 'box') return Math.abs((a - c) * (b - d));
  if (value.of === 'circle') return c * c * Math.PI;
  return value.closed ? Math.abs(doubledArea(pointsOf(value))) / 2 : null;
}

function lengthOf(value: GeometricValue): number {
  const points = pointsOf(value);
  const isRound = value.of === 'path' && value.closed;
  return points.reduce((sum, point, i) => {
    const next = points[i + 1] ?? (isRound ? points[0] : undefined);
    return next === undefined ? sum : sum + distance(point, next);
  }, 0);
}

function centerOf({ of, numbers: [a = 0, b = 0, c = 0, d = 0] }: GeometricValue): Value {
  return of === 'circle' ? figure('point', a, b) : figure('point', (a + c) / 2, (b + d) / 2);
}

/** Whether a figure holds another: points, boxes and circles. */
function contains(whole: GeometricValue, part: GeometricValue): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = whole.numbers;
  const [u = 0, v = 0, w = 0, z = 0] = part.numbers;
  const [low, high]: readonly Point[] =
    part.of === 'box'
      ? [
          [w, z],
          [u, v],
        ]
      : [
          [u, v],
          [u, v],
        ];
  if (low === undefined || high === undefined || (part.of !== 'point' && part.of !== whole.of)) return unknown();
  if (whole.of === 'box') {
    return isAtMost(c, low[0]) && isAtMost(d, low[1]) && isAtMost(high[0], a) && isAtMost(high[1], b);
  }
  if (whole.of !== 'circle') return unknown();
  return isAtMost(distance([a, b], [u, v]) + (part.of === 'circle' ? w : 0), c);
}

function unknown(): never {
  throw new Unevaluable(); // These figures are not compared.
}

/** A coordinate of a point, counted from 0; null: it has no such. */
export function coordinate({ numbers }: GeometricValue, index: number): number | null {
  return index === 0 || index === 1 ? (numbers[index] ?? null) : null;
}

/** Functions and operators of geometric types (PostgreSQL manual 9.11). */
export const geometricFunctions: Implementations = {
  'geometric.area': ([value]) => areaOf(geometric(value)),
  'geometric.center': ([value]) => centerOf(geometric(value)),
  'geometric.length': ([value]) => lengthOf(geometric(value)),
  'geometric.contains': ([whole, part]) => contains(geometric(whole), geometric(part)),
  'geometric.contained': ([part, whole]) => contains(geometric(whole), geometric(part)),
  'geometric.distance': ([one, other]) => {
    const [[from], [to]] = [pointsOf(geometric(one)), pointsOf(geometric(other))];
    return from === undefined || to === undefined ? null : distance(from, to);
  },
  'geometric.same': ([one, other]) => {
    const [left, right] = [geometric(one).numbers, geometric(other).numbers];
    return left.every((number, i) => isAtMost(number, right[i] ?? 0) && isAtMost(right[i] ?? 0, number));
  },
  npoints: ([value]) => Decimal.of(pointsOf(geometric(value)).length),
  isclosed: ([value]) => geometric(value).closed,
  isopen: ([value]) => !geometric(value).closed,
  radius: ([value]) => geometric(value).numbers[2] ?? null,
  diameter: ([value]) => 2 * (geometric(value).numbers[2] ?? 0),
  'box.width': ([value]) => (geometric(value).numbers[0] ?? 0) - (geometric(value).numbers[2] ?? 0),
  'box.height': ([value]) => (geometric(value).numbers[1] ?? 0) - (geometric(value).numbers[3] ?? 0),
  point: ([x, y]) => figure('point', float(x), float(y)),
  box: ([one, other]) => {
    const [[a, b] = [0, 0], [c, d] = [0, 0]] = [one, other].map((corner) => geometric(corner).numbers);
    const [x = 0, y = 0, u = 0, v = 0] = [a, b, c, d];
    return figure('box', Math.max(x, u), Math.max(y, v), Math.min(x, u), Math.min(y, v));
  },
  circle: ([center, radius]) => {
    const [x = 0, y = 0] = geometric(center).numbers;
    return figure('circle', x, y, float(radius));
  },
};
