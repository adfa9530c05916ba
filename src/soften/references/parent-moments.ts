import { getOrInsertComputed } from '../../collections.ts';
import type { Expression, Table } from '../../ir.ts';
import { binary, call, column, number } from '../../meanings/agreements/agreement.ts';
import { BEGINNINGS, LATER } from '../../meanings/agreements/lifetimes.ts';
import { EVENTS, type EventRule } from '../../meanings/agreements/parents.ts';
import { once } from '../../meanings/builders/forms.ts';
import { meaningsOfTable, wordsOfColumns, wordsOfTable } from '../../meanings/index.ts';
import { hiddenName } from '../../plan/hidden-columns.ts';
import { type ColumnPlan, isNeverNull } from '../../plan/plan.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { measuredColumn } from '../../plan/related/measured-columns.ts';
import { measureOf } from '../../values/measure.ts';
import { dayText } from '../../values/part.ts';
import { referenceDay, type TimeLine } from '../../values/time-line.ts';
import { agreementsOf, wordsOfReferring } from '../agreements/roles.ts';
import { stageAgreements } from '../agreements/stages.ts';
import { type TableAgreement, tableAgreement } from '../agreements/table-agreement.ts';
import { type ExpectedByOthers, hiddenColumn, NOTHING_EXPECTED } from './expected.ts';
import { beyond, type Source, sourceOf } from './steps.ts';
import { type View, viewOf } from './views.ts';

/** Moments of parents with which those of a table agree: each costs the rows time. */
const MAX_PARENTS = 6;

/** Generations of parents beyond the first in which events are looked for. */
const MAX_FAR = 2;

const HOURS_OF_MONTH = 730;
const MOST_MONTHS = 480;

/**
 * When the rows came to be that those of a table refer to, as hidden columns, and that nothing of the row took place before: an order
 * is placed once its customer is there. Some of it takes place when that does which the other row is about, or before: what is measured
 * at an appointment, and a ticket. What lies behind another moment of the row lies behind these by that.
 */
export function parentMoments(
  table: Table,
  columns: readonly ColumnPlan[],
  planOf: PlanOf,
  timeLine: TimeLine,
): ExpectedByOthers {
  const moments = momentsOf(table, columns);
  if (moments.length === 0) return NOTHING_EXPECTED;
  const { later, leading } = laterOf(moments, table, timeLine);
  const [roleOf, ofTable] = [rolesIn(table, OF_ROW), wordsOfReferring(table)];
  const found = table.foreignKeys.flatMap((foreign, reference) => {
    const source = sourceOf({ foreign, reference }, columns, planOf);
    if (source === null) return [];
    const sources = [source, ...beyond(source, planOf, MAX_FAR)];
    const bound = new Map<string, ColumnPlan>();
    const hiddenOf = (from: Source, view: View | null): ColumnPlan | null =>
      view &&
      getOrInsertComputed(bound, `${from.by}.${view.name}`, () =>
        hiddenColumn(hiddenName(from.by, view.name), view.planned, from.steps, view.drawn),
      );
    const rules = EVENTS.flatMap((rule) => {
      if (!isAmong(rule.about, ofTable)) return [];
      return sources.flatMap((from) => {
        const isMeant = isAmong(rule.parent, wordsOfReferring(from.table)) && (from === source || rule.isFar === true);
        const event = isMeant ? hiddenOf(from, eventIn(from, rule.event, rule.named)) : null;
        const counter =
          rule.months === undefined ? undefined : columns.find(({ name }) => roleOf(name) === rule.months);
        if (rule.months !== undefined && counter === undefined) return [];
        const last =
          event === null || rule.last === undefined ? null : hiddenOf(from, eventIn(from, rule.last, rule.named));
        return event === null ? [] : [{ rule, event, last, counter }];
      });
    });
    // What says nothing of when it came to be did so once what it refers to was there: a track, with its album.
    const beginning = once(() => {
      const from = sources.find((one) => viewWith(one, BEGINNINGS) !== null);
      return from === undefined ? null : hiddenOf(from, viewWith(from, BEGINNINGS));
    });
    return moments.flatMap((own): readonly Expected[] => {
      // What lies behind another moment of the row needs no more than that, but to be near an event.
      const isLater = later.has(own.name);
      const near = rules.find(
        ({ rule }) =>
          isAmong(rule.of, [roleOf(own.name)]) && (isLater || (rule.from !== null && rule.isFirst !== true)),
      );
      const first = isLater && (near?.rule.from ?? null) === null ? beginning() : null;
      const around =
        near === undefined
          ? []
          : near.counter === undefined
            ? within(own, near, timeLine)
            : [monthsBehind(own, near.event, near.counter, beginning())];
      return first === null ? around : [...around, expected(own, [first], [behind(own, first, leading.has(own.name))])];
    });
  });
  const hidden = [...new Set(found.flatMap(({ by }) => by))].slice(0, MAX_PARENTS);
  const isSeen = (one: ColumnPlan) => hidden.includes(one);
  return { hidden, agreements: found.flatMap(({ by, agreed }) => (by.every(isSeen) ? [agreed] : [])) };
}

/** What is expected of a row by a hidden column. */
interface Expected {
  readonly by: readonly ColumnPlan[];
  readonly agreed: TableAgreement;
}

/** Whether one of some words is among those of a text; none: any is. */
export function isAmong(text: string | undefined, words: readonly string[]): boolean {
  return (
    text === undefined || words.some((word) => text.split(' ').includes(word.replace('time.', '').replace(' ', '_')))
  );
}

function expected(
  { name }: ColumnPlan,
  by: readonly ColumnPlan[],
  conditions: readonly Expression[],
  distance: EventRule['distance'] = null,
): Expected {
  const names = by.map((one) => one.name);
  return { by, agreed: tableAgreement(name, names, conditions, { kind: 'order', distance }) };
}

/** That a moment is not before another one: a day, not before the one in which that lies, or behind it where others lie between. */
function behind({ name: later, shape }: ColumnPlan, { name: earlier }: ColumnPlan, isApart = false): Expression {
  if (shape.kind !== 'date' || isApart) return binary('>=', column(later), column(earlier));
  return binary('>', column(later), away(earlier, -24));
}

/** So many hours from a moment. */
function away(moment: string, hours: number): Expression {
  const interval: Expression = { kind: 'interval', quantity: number(`${Math.abs(hours)}`), unit: 'hour' };
  return binary(hours < 0 ? '-' : '+', column(moment), interval);
}

/**
 * That a moment lies as many months behind an event as a column counts: an installment is due in the month of its number. `begun`: what
 * counts where the event has not come.
 */
function monthsBehind(own: ColumnPlan, event: ColumnPlan, counter: ColumnPlan, begun: ColumnPlan | null): Expected {
  const instead = begun === event ? null : begun;
  const from = instead === null ? column(event.name) : call('coalesce', column(event.name), column(instead.name));
  // Whatever the type has room for.
  const months = call('least', column(counter.name), number(`${MOST_MONTHS}`));
  const length = binary('*', { kind: 'interval', quantity: number(`${HOURS_OF_MONTH}`), unit: 'hour' }, months);
  const moment = binary('+', from, length);
  const conditions = [binary('=', column(own.name), own.shape.kind === 'date' ? call('date', moment) : moment)];
  const by = instead === null ? [event] : [event, instead];
  const known = [...by.map(({ name }) => name), counter.name];
  return { by, agreed: tableAgreement(own.name, known, conditions) };
}

/** The moments of a parent that a rule is about. */
interface Around {
  readonly rule: EventRule;
  readonly event: ColumnPlan;
  readonly last: ColumnPlan | null;
}

/** What a rule expects of a moment by that of an event, of which only the day may be known. */
function within(own: ColumnPlan, { rule, event, last }: Around, timeLine: TimeLine): readonly Expected[] {
  const { from, until, distance } = rule;
  const begins = from === 0 ? behind(own, event) : binary('>=', column(own.name), away(event.name, from ?? 0));
  const end = last ?? event;
  const started = from === null ? [] : [begins];
  if (until === null || (rule.last !== undefined && last === null)) return [expected(own, [event], started, distance)];
  // Of a day, all moments count.
  const isWithinDay = end.shape.kind === 'date' && own.shape.kind !== 'date';
  const over = away(end.name, isWithinDay ? Math.max(until, 24) : until);
  if (last === null) {
    return [expected(own, [event], [...started, binary('<=', column(own.name), over)], distance)];
  }
  // Of rows further away, no other one may fit: what happens in a period that is to come does so then.
  if (distance === null && rule.isPlanned !== true && stepsOf(event) === 1 && isPast(own, timeLine)) {
    return [expected(own, [event, last], byNow(own, event, over, timeLine))];
  }
  const ends = binary('<=', column(own.name), over);
  if (distance === null) return [expected(own, [event, last], [...started, ends])];
  // What is near the start is so also where there is no room for the end.
  return [expected(own, [event], started, distance), expected(own, [last], [ends])];
}

/** That what has taken place did so within a period by now: of one that is to come, now, as another row of the parent may fit. */
function byNow(own: ColumnPlan, event: ColumnPlan, over: Expression, timeLine: TimeLine): readonly Expression[] {
  const now: Expression = { kind: 'string', value: dayText(referenceDay(timeLine)) };
  const begun = own.shape.kind === 'date' && event.shape.kind !== 'date' ? away(event.name, -24) : column(event.name);
  return [
    binary('>=', column(own.name), call('least', begun, now)),
    binary('<=', column(own.name), call('least', over, now)),
  ];
}

/** The steps to the row that a column is of. */
const stepsOf = ({ draw }: ColumnPlan): number => (draw.kind === 'parent' ? draw.steps.length : 0);

/** Whether a moment lies before the reference time in all rows. */
function isPast(own: ColumnPlan, { reference }: TimeLine): boolean {
  const measured = measuredColumn(own);
  return measured !== null && measured.interval.high <= reference * 10 ** measured.scale;
}

/** What a column of a table says of its rows; '': something else. */
export function rolesIn(table: Table, beside: ReadonlySet<string> = NO_WORDS): (column: string) => string {
  const [meanings, ofTable] = [meaningsOfTable(table), wordsOfTable(table)];
  return (name) => {
    const [match] = meanings.get(name) ?? [];
    const isOfRow = match?.prefix.every((word) => ofTable.includes(word) || beside.has(word)) === true;
    return match === undefined || !isOfRow ? '' : (match.meaning.role ?? match.meaning.name);
  };
}

const NO_WORDS: ReadonlySet<string> = new Set();
/** Words that names of days have beside, and say no more of the row than that it is of that day. */
export const OF_ROW: ReadonlySet<string> = new Set(['work', 'duty', 'event']);
const BESIDE: ReadonlySet<string> = new Set(['scheduled', 'planned', 'lease', 'contract', 'term', 'coverage']);

/** The first moment of a table that has one of some roles, with what it takes to draw it; null: there is none, or it is not known. */
export function viewWith(
  { table, plan }: Source,
  roles: readonly string[],
  beside = NO_WORDS,
  suits: (column: ColumnPlan) => boolean = () => true,
): View | null {
  const roleOf = rolesIn(table, beside);
  for (const role of roles) {
    const planned = plan.columns.find((column) => roleOf(column.name) === role && suits(column));
    const view =
      planned === undefined || planned.nullShares.every((share) => share === 1) ? null : viewOf(plan, planned);
    if (view !== null) return view;
  }
  return null;
}

/** The moment of what rows are about; null: there is none, or it is not known. */
export function eventIn(source: Source, event: string, named?: string): View | null {
  const roles = event.split(' ').map((word) => `time.${word.replaceAll('_', ' ')}`);
  if (named === undefined) return viewWith(source, roles, BESIDE);
  const [names, wordsOf] = [new Set(named.split(' ')), wordsOfColumns(source.table)];
  const isNamed = ({ name }: ColumnPlan) => wordsOf(name).some((word) => names.has(word));
  return viewWith(source, roles, new Set([...names, 'on']), isNamed);
}

/** The moments of a table's row that come once what it refers to is there. */
export function momentsOf(table: Table, columns: readonly ColumnPlan[]): readonly ColumnPlan[] {
  const [meanings, roleOf] = [meaningsOfTable(table), rolesIn(table, OF_ROW)];
  return columns.filter(({ name, domains }) => {
    const [match] = meanings.get(name) ?? [];
    const isMoment = domains.every((domain) => domain === null || measureOf(domain)?.dimension === 'instant');
    // A day of which its name says no more than that it is the row's: the date of a match.
    const isLater = match !== undefined && LATER.has(match.meaning.role ?? match.meaning.name);
    return isMoment && (isLater || roleOf(name) === 'time');
  });
}

/** Those of them that lie behind no other one that every row has, and those of them that others lie before. */
function laterOf(
  moments: readonly ColumnPlan[],
  table: Table,
  timeLine: TimeLine,
): { readonly later: ReadonlySet<string>; readonly leading: ReadonlySet<string> } {
  const later = new Set(moments.map(({ name }) => name));
  // Of a draft that has not been issued, only when it was written down is known.
  const filled = new Set(moments.flatMap((moment) => (isNeverNull(moment) ? [moment.name] : [])));
  const isBehind = ({ column, with: others }: TableAgreement) =>
    others.some((name) => later.has(name) && (filled.has(name) || !filled.has(column)));
  const isAhead = ({ conditions }: TableAgreement) =>
    conditions.some((condition) => condition.kind === 'binary' && condition.operator === '<=');
  const found = agreementsOf(table, timeLine);
  for (const one of [...found, ...stageAgreements(table, found)]) {
    if (one.agreement.kind === 'order' && !isAhead(one) && isBehind(one)) later.delete(one.column);
  }
  // What is booked before a stay leaves it no room where that was before the guest was there.
  const isMoment = (name: string) => moments.some((moment) => moment.name === name);
  const leading = new Set(
    found.flatMap((one) =>
      one.agreement.kind === 'order' && isAhead(one) && later.has(one.column) ? one.with.filter(isMoment) : [],
    ),
  );
  return { later: new Set([...later, ...leading]), leading };
}
