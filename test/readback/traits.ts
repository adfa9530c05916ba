import type { CompiledTable } from '../../src/index.ts';
import type { ColumnPlan } from '../../src/plan/plan.ts';
import { sizeOf } from '../../src/values/domain.ts';

/** How a column's ranks are found, as the plan says. `relation`: within what others leave, without a key. */
export type Draw =
  | 'uniform'
  | 'key'
  | 'relation'
  | 'related'
  | 'copy'
  | 'copy with NULLs'
  | 'joined'
  | 'shared'
  | 'dependent'
  | 'computed'
  | 'reference'
  | 'earlier any'
  | 'earlier previous'
  | 'earlier same'
  | 'parent digits'
  | 'parent listed'
  | 'parent number'
  | 'parent reference';

/** What a column is in every respect that may matter to its neighbours. */
export interface Traits {
  readonly draw: Draw;
  readonly type: string;
  /** One value, a list of them, or any other domain. */
  readonly values: 'one' | 'list' | 'many';
  readonly nulls: 'none' | 'some' | 'all';
  readonly place: 'plain' | 'comment';
}

/** What a column of a table really is, as its plan says. */
export function traitsOf(column: ColumnPlan, { plan }: CompiledTable): Traits {
  const { domains, nullShares, type, condition } = column;
  const known = domains.filter((domain) => domain !== null);
  const isOne = known.every((domain) => sizeOf(domain) === 1 && domain.parts[0]?.kind !== 'computed');
  const isList = known.every(({ parts }) => parts.length === 1 && parts[0]?.kind === 'pool');
  const isRelated = plan.related.some(({ column: name, demands }) => name === column.name && demands.length > 0);
  const drawn = drawOf(column);
  return {
    draw: drawn === 'uniform' && isRelated ? 'relation' : drawn,
    type,
    values: isOne ? 'one' : isList ? 'list' : 'many',
    nulls: nullShares.every((share) => share === 0)
      ? 'none'
      : nullShares.every((share) => share === 1)
        ? 'all'
        : 'some',
    place: condition === null ? 'plain' : 'comment',
  };
}

function drawOf({ draw, nullsBy }: ColumnPlan): Draw {
  switch (draw.kind) {
    case 'copy':
      return nullsBy === null ? 'copy' : 'copy with NULLs';
    case 'earlier':
      return `earlier ${draw.which}`;
    case 'parent':
      if (draw.value.kind === 'drawn' || draw.value.kind === 'aggregate' || draw.value.kind === 'place')
        throw new Error(`No recipe has a column that is drawn so: ${draw.value.kind}.`);
      return `parent ${draw.value.kind}`;
    default:
      return draw.kind;
  }
}
