import type { ForeignKey, Table } from '../../ir.ts';
import { isHeldAlone, LASTINGS, type Lasting, SECONDS_OF_LENGTHS } from '../../meanings/dependencies/exclusive.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { hiddenName } from '../../plan/hidden-columns.ts';
import type { ColumnPlan, Holding, MomentOfParent, ParentStep, Plan, Schedule } from '../../plan/plan.ts';
import { soleColumn } from '../../plan/references/followed.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { measureOf } from '../../values/measure.ts';
import { SECONDS_OF_DAY } from '../../values/time-line.ts';
import { evaluatedColumns, withReferences } from './chosen-rows.ts';
import { drawnTogether, numberColumn } from './drawn-values.ts';
import { limitsOf } from './parent-limits.ts';
import { rolesIn } from './parent-moments.ts';

/** Seconds that something takes of which nothing says how long it does, where it has a time of day. */
const HOUR = 3_600;

/** References of a table that are scheduled, at most: each costs a look at all rows before the first. */
const MOST_SCHEDULES = 3;

/** The columns that say from when until when rows last. */
interface Span extends Holding {
  readonly lasting: Lasting;
}

/**
 * Lets rows hold what they refer to for themselves while they last, as far as something is free: two bookings of one room are never at the
 * same time. What rows refer to is there at their moments: an employee who has left works no more shifts. When rows begin and end is left
 * as it is; what they refer to gives way.
 */
export function withSchedules(plan: Plan, table: Table, planOf: PlanOf): Plan {
  if (table.foreignKeys.length === 0) return plan;
  const span = spanOf(plan, table);
  let room = MOST_SCHEDULES;
  const allLimits = table.foreignKeys.map((foreign, reference) =>
    limitsOf(table, { foreign, reference }, plan.columns, planOf),
  );
  // What lies within the time of one parent may lie before the other ones were there.
  const bounded = new Set(allLimits.flat().flatMap(({ side, of }) => (side === 'until' ? [of] : [])));
  return table.foreignKeys.reduce((all, foreign, reference) => {
    const column = room === 0 ? null : soleColumn(foreign);
    if (column === null || foreign.parent === table) return all;
    const words = [wordsOfName(column), foreign.parent === null ? [] : wordsOfTable(foreign.parent)];
    const referred = words.flatMap((some) => some.filter((word) => word !== 'id').slice(-1));
    const held = span !== null && isHeldAlone(span.lasting, referred) ? span : null;
    const limits = allLimits[reference] ?? [];
    if (held === null && limits.every(({ of }) => !bounded.has(of))) return all;
    const scheduled = withSchedule(all, table, { foreign, reference, column }, { held, limits });
    if (scheduled !== all) room--;
    return scheduled;
  }, plan);
}

/** How the rows of a table last, by the first of the roles that its columns have; null: nothing says it. */
function spanOf({ columns }: Plan, table: Table): Span | null {
  const [roleOf, ofTable] = [rolesIn(table), wordsOfTable(table)];
  const holder = (role: string): ColumnPlan | undefined => columns.find(({ name }) => roleOf(name) === role);
  for (const lasting of LASTINGS) {
    const [from, until] = [holder(lasting.from), lasting.until === null ? null : holder(lasting.until)];
    const isAbout = lasting.about === null || ofTable.some((word) => lasting.about?.has(word));
    if (from === undefined || until === undefined || !isAbout) continue;
    const lengths = [...SECONDS_OF_LENGTHS].flatMap(([role, seconds]) => {
      const column = holder(role)?.name;
      return column === undefined ? [] : [{ column, seconds }];
    });
    const seconds = from.shape.kind === 'date' ? SECONDS_OF_DAY : HOUR;
    const length = until === null ? (lengths[0] ?? null) : null;
    return { lasting, from: from.name, until: until?.name ?? null, length, seconds };
  }
  return null;
}

interface Reference {
  readonly foreign: ForeignKey;
  readonly reference: number;
  readonly column: string;
}

function withSchedule(
  plan: Plan,
  table: Table,
  { reference, column }: Reference,
  needs: Pick<Schedule, 'held' | 'limits'>,
): Plan {
  const draw = plan.columns.find(({ name }) => name === column)?.draw;
  const [step, further] = draw?.kind === 'parent' ? draw.steps : [];
  const isChance = step?.reference === reference && step.turn === null && step.apart === undefined;
  if (step === undefined || further !== undefined || !isChance || step.list !== null) return plan;
  if (evaluatedColumns(plan).has(column)) return plan;
  const schedule = scheduleOf(plan, { table, reference, further: [] }, step, needs);
  if (schedule === null) return plan;
  // What decides on when rows begin and end stays as it was before they hold anything.
  const isBefore = ({ name }: ColumnPlan) => schedule.plan.hidden.some((hidden) => hidden.name === name);
  const before = plan.hidden.filter(isBefore);
  const { columns, hidden } = withReferences({ ...plan, hidden: plan.hidden.filter((one) => !isBefore(one)) }, (one) =>
    one.reference === reference ? { ...one, schedule } : one,
  );
  return { ...plan, columns, hidden: [...before, ...hidden] };
}

/** What it takes to know what rows hold; null: more than is drawn first, or what they hold decides on it. */
function scheduleOf(
  plan: Plan,
  numbering: Parameters<typeof numberColumn>[1],
  step: ParentStep,
  { held, limits }: Pick<Schedule, 'held' | 'limits'>,
): Schedule | null {
  const number = numberColumn(plan, numbering);
  if (number === null) return null;
  const leader: ColumnPlan | null =
    step.among === undefined
      ? null
      : {
          ...number,
          name: hiddenName(number.name, 'leader'),
          draw: { kind: 'parent', steps: [step.among.leader], value: { kind: 'number' } },
        };
  const bounds = boundsOf(plan, step.reference);
  const wanted = [number, leader].flatMap((one) => one?.name ?? []);
  const dated = [held?.from, held?.until, held?.length?.column, ...limits.map(({ of }) => of)].filter(
    (name) => name != null,
  );
  const drawn = drawnTogether({ ...plan, hidden: [...plan.hidden, number, ...(leader === null ? [] : [leader])] }, [
    ...new Set([...wanted, ...dated, ...bounds.flatMap(({ of }) => of)]),
  ]);
  const isHeld = ({ draw }: ColumnPlan) => draw.kind === 'parent' && draw.steps[0]?.reference === step.reference;
  if (drawn === null || drawn.columns.some(isHeld)) return null;
  const [own, leading] = [number.name, leader?.name ?? null];
  // What limits say of a moment decides, whichever side it was on.
  const isLimited = ({ plan: { table: of }, column: name }: MomentOfParent) =>
    limits.some((limit) => limit.column === name && limit.plan.table === of);
  const others = bounds.filter((bound) => !isLimited(bound));
  return { step, plan: drawn, number: own, leader: leading, held, bounds: others, limits };
}

/** The moments of the rows that a reference leads to on which columns of the table depend. */
function boundsOf({ columns, hidden, related }: Plan, reference: number): readonly MomentOfParent[] {
  return hidden.flatMap(({ name, domains: [domain = null], draw }) => {
    if (
      domain === null ||
      measureOf(domain)?.dimension !== 'instant' ||
      draw.kind !== 'parent' ||
      draw.value.kind !== 'drawn' ||
      draw.steps.length > 1
    )
      return [];
    if (draw.steps[0]?.reference !== reference) return [];
    const dependsOn = (other: string) =>
      related.some(
        ({ column, demands }) =>
          column === other &&
          demands.some(({ contractor }) => contractor.inputs.some((input) => input.column === name)),
      );
    const of = columns.map((column) => column.name).filter(dependsOn);
    const { plan, column } = draw.value;
    return of.length === 0 ? [] : [{ plan, column, seen: name, of }];
  });
}
