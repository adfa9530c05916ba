import { getOrInsertComputed } from '../../collections.ts';
import type { Table } from '../../ir.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import type { Agreed, Constrained } from '../../plan/softening.ts';
import { followed } from '../../plan/sources.ts';
import type { TimeLine } from '../../values/time-line.ts';
import { type Aggregations, NOTHING_OF_CHILDREN, withAggregates, withoutOwnNulls } from '../references/aggregates.ts';
import { charges } from '../references/charges.ts';
import { withDenormalized } from '../references/denormalized.ts';
import { parentMoments } from '../references/parent-moments.ts';
import { parentNumbers } from '../references/parent-numbers.ts';
import { Agreeing } from './agreeing.ts';
import { withBound } from './bound.ts';
import { commentAgreements } from './comment-formulas.ts';
import { countAgreements } from './counts.ts';
import { formulaAgreements } from './formulas.ts';
import { numberColumnsOf } from './number-columns.ts';
import { withinChecks } from './relaxed.ts';
import { agreementsOf } from './roles.ts';
import { stageAgreements } from './stages.ts';
import type { TableAgreement } from './table-agreement.ts';

/**
 * Draws columns that no constraint binds to others within what people expect of them, behind the columns that decide on that, be they
 * the row's or those of its parents' rows. `aggregations`: what the rows of other tables come to for those of the table; null: they are
 * planned elsewhere.
 */
export function withAgreements(constrained: Constrained, planOf: PlanOf, aggregations: Aggregations | null): Agreed {
  const { related, table, evaluation } = constrained;
  const denormalized = withDenormalized(constrained, planOf);
  const { columns } = denormalized;
  const ofParents = parentMoments(table, columns, planOf, evaluation.timeLine);
  const numbers = parentNumbers({ ...constrained, columns }, planOf);
  const charged = charges({ ...constrained, columns }, planOf);
  const ofChildren = aggregations?.of({ ...constrained, columns }) ?? NOTHING_OF_CHILDREN;
  const byOthers = {
    hidden: [...denormalized.hidden, ...ofParents.hidden, ...numbers.hidden, ...charged.hidden, ...ofChildren.hidden],
    agreements: [
      ...denormalized.agreements,
      ...ofParents.agreements,
      ...numbers.agreements,
      ...charged.agreements,
      ...ofChildren.agreements,
    ],
  };
  // What is near an event is so first of all: it says how far.
  const isNear = ({ agreement }: TableAgreement) => agreement.distance !== null;
  const expected = [
    ...denormalized.agreements,
    ...numbers.agreements,
    ...charged.agreements,
    ...ofParents.agreements.filter(isNear),
    ...expectedOf(table, evaluation.timeLine),
    ...ofParents.agreements.filter((one) => !isNear(one)),
  ];
  const found = withAggregates(ofChildren.agreements, expected);
  const picked = new Set(columns.flatMap((column) => followed(column) ?? []));
  if (found.length === 0) {
    return { columns, hidden: byOthers.hidden.filter(({ name }) => picked.has(name)), related, agreements: [] };
  }
  const all: Constrained = { ...constrained, columns: [...columns, ...byOthers.hidden] };
  const agreed = withBound(
    withinChecks(all, found, (one) => new Agreeing(one, byOthers.agreements).agreed(found)),
    all,
    found,
  );
  const needed = new Set([...picked, ...agreed.related.map(({ column }) => column)]);
  for (const { name, nullsBy } of byOthers.hidden) if (nullsBy !== null && needed.has(name)) needed.add(nullsBy.column);
  return {
    ...agreed,
    columns: withoutOwnNulls(agreed.columns.slice(0, columns.length), ofChildren, agreed.agreements),
    hidden: agreed.columns.slice(columns.length).filter(({ name }) => needed.has(name)),
  };
}

const named = new WeakMap<Table['columns'], readonly TableAgreement[]>();

/** What names of numbers alone say. A table is planned several times: it is found out once. */
function namedAgreements(table: Table): readonly TableAgreement[] {
  return getOrInsertComputed(named, table.columns, () => {
    const numbers = numberColumnsOf(table);
    if (numbers.length < 2) return [];
    const found = [commentAgreements, countAgreements, formulaAgreements];
    return found.flatMap((agreementsIn) => agreementsIn(table, numbers));
  });
}

/** All that is expected of the rows of a table by its names, what counts first in front. */
function expectedOf(table: Table, line: TimeLine): readonly TableAgreement[] {
  const found = [...namedAgreements(table), ...agreementsOf(table, line)];
  return [...found, ...stageAgreements(table, found)];
}
