import type { ForeignKey, Table } from '../../ir.ts';
import { BEGINNINGS, ENDINGS, NEEDING } from '../../meanings/agreements/lifetimes.ts';
import { EVENTS, type EventRule } from '../../meanings/agreements/parents.ts';
import { type ColumnPlan, isNeverNull, type LimitOfParent } from '../../plan/plan.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import { wordsOfReferring } from '../agreements/roles.ts';
import { eventIn, isAmong, momentsOf, OF_ROW, rolesIn, viewWith } from './parent-moments.ts';
import { type Source, sourceOf } from './steps.ts';
import type { View } from './views.ts';

/**
 * When the rows that a foreign key refers to are there for those of a table: from when they came to be until they left or were over. None:
 * it is not known, or the moments of the table's rows stand so near to those of the others that no other rows will do.
 */
export function limitsOf(
  table: Table,
  reference: { readonly foreign: ForeignKey; readonly reference: number },
  columns: readonly ColumnPlan[],
  planOf: PlanOf,
): readonly LimitOfParent[] {
  const source = sourceOf(reference, columns, planOf);
  if (source === null) return [];
  const [roleOf, ofTable, ofParent] = [rolesIn(table, OF_ROW), wordsOfReferring(table), wordsOfReferring(source.table)];
  const moments = momentsOf(table, columns);
  const limits: LimitOfParent[] = [];
  for (const own of moments) {
    const rule = EVENTS.find(
      ({ of, about, parent, event, named }) =>
        isAmong(of, [roleOf(own.name)]) &&
        isAmong(about, ofTable) &&
        isAmong(parent, ofParent) &&
        eventIn(source, event, named) !== null,
    );
    if (rule === undefined || (rule.isFirst === true && limits.length > 0)) continue;
    const isWindow = rule.from !== null && rule.until !== null && rule.last === undefined;
    if (rule.distance !== null || rule.months !== undefined || isWindow) return [];
    limits.push(...limitsBy(own, rule, source));
  }
  const needing = NEEDING.split(' ')
    .map((role) => moments.find((moment) => isAmong(role, [roleOf(moment.name)]) && isNeverNull(moment)))
    .find((own) => own !== undefined);
  const isOver = limits.some(({ side }) => side === 'until');
  const ending = ENDINGS.filter(({ parent }) => !isOver && isAmong(parent, ofParent))
    .map(({ event }) => eventIn(source, event))
    .find((view) => view !== null);
  if (needing === undefined) return limits;
  if (ending !== undefined) limits.push(limit(needing, ending, 'until'));
  const beginning = limits.some(({ side }) => side === 'from') ? null : viewWith(source, BEGINNINGS);
  if (beginning !== null) limits.push(limit(needing, beginning, 'from'));
  return limits;
}

/** What a rule says of the rows that are there at a moment. */
function limitsBy(
  own: ColumnPlan,
  { event, last, named, from, until }: EventRule,
  source: Source,
): readonly LimitOfParent[] {
  const [begun, over] = [eventIn(source, event, named), until === null ? null : eventIn(source, last ?? event, named)];
  return [
    ...(from === 0 && begun !== null ? [limit(own, begun, 'from')] : []),
    ...(over === null ? [] : [limit(own, over, 'until')]),
  ];
}

function limit(own: ColumnPlan, { planned, drawn }: View, side: LimitOfParent['side']): LimitOfParent {
  // The day counts as a whole of which no more is known.
  const [day, other] = side === 'from' ? [own, planned] : [planned, own];
  const slack = day.shape.kind === 'date' && other.shape.kind !== 'date' ? SECONDS_OF_DAY : 0;
  return { plan: drawn, column: planned.name, side, of: own.name, slack };
}
