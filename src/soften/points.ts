import type { Semantics } from '../../grammar/semantics.ts';
import type { Table } from '../ir.ts';
import { meaningsOfTable } from '../meanings/index.ts';
import type { ColumnPlan, Plan, SharedDigit } from '../plan/plan.ts';
import { type Domain, radicesOf } from '../values/domain.ts';
import type { Part } from '../values/part.ts';
import { unfollowedOf } from './free-columns.ts';

/**
 * Lets the point of a row lie at the row's own longitude and latitude: it has their texts, and shares all their digits. Points that may
 * not begin with their longitude stay as they are.
 */
export function withPoints(plan: Plan, table: Table, { isLongitudeFirst }: Semantics): Plan {
  const points = plan.columns.filter(({ shape }) => shape.kind === 'geometric' || shape.kind === 'spatial');
  if (points.length === 0) return plan;
  const meanings = meaningsOfTable(table);
  const related = new Set(plan.related.map(({ column }) => column));
  const only = (meaning: string): ColumnPlan | null => {
    const isMeant = ({ name }: ColumnPlan) => meanings.get(name)?.[0]?.meaning.name === meaning;
    const meant = plan.columns.filter((column) => isMeant(column) && !related.has(column.name));
    const [first = null] = meant;
    return meant.length === 1 && first?.choice === null && DIGIT_DRAWS.has(first.draw.kind) ? first : null;
  };
  const [longitude, latitude] = [only('place.longitude'), only('place.latitude')];
  if (longitude === null || latitude === null) return plan;
  const isFree = unfollowedOf(plan, table);
  return {
    ...plan,
    columns: plan.columns.map((column) =>
      isFree(column) ? (atPlace(column, longitude, latitude, isLongitudeFirst) ?? column) : column,
    ),
  };
}

/** Draws whose digits are in a column's own lanes, or in those of others that it shares them with. */
const DIGIT_DRAWS: ReadonlySet<ColumnPlan['draw']['kind']> = new Set(['uniform', 'shared']);

/** A point with the digits of two columns; null: it is none, or has another order. */
function atPlace(
  point: ColumnPlan,
  longitude: ColumnPlan,
  latitude: ColumnPlan,
  isLongitudeFirst: boolean,
): ColumnPlan | null {
  const { shape, domains } = point;
  const [domain = null] = domains;
  const isPoint =
    (shape.kind === 'geometric' && shape.of === 'point') ||
    (shape.kind === 'spatial' && (isLongitudeFirst || (domain?.srid ?? 0) === 0));
  const [begin, x, between, y, end, more] = domain?.parts ?? [];
  if (domain === null || !isPoint || !isText(begin) || !isText(between) || !isText(end)) return null;
  if (x === undefined || y === undefined || isText(x) || isText(y) || more !== undefined) return null;
  const places = [longitude, latitude].map(({ domains: [place = null] }) => place);
  const [east = null, north = null] = places;
  if (east === null || north === null) return null;
  const parts = [begin, ...shown(east), between, ...shown(north), end];
  const digits = [...digitsOf(longitude, east), ...digitsOf(latitude, north)];
  return { ...point, domains: [{ ...domain, parts }], draw: { kind: 'shared', digits } };
}

function isText(part: Part | undefined): part is Part & { readonly kind: 'constant' } {
  return part?.kind === 'constant';
}

/** The parts of a number, as others decide on them. */
const shown = ({ parts }: Domain): readonly Part[] => parts.map(({ picks, distribution, ...part }): Part => part);

/** Where the digits of a column come from: of those that it shares, from there. */
function digitsOf({ name, draw }: ColumnPlan, domain: Domain): readonly SharedDigit[] {
  const shared = draw.kind === 'shared' ? draw.digits : [];
  return radicesOf(domain).map((_, digit) => shared[digit] ?? { column: name, digit });
}
