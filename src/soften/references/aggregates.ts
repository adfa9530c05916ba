import { getOrInsertComputed } from '../../collections.ts';
import type { Expression, Table } from '../../ir.ts';
import { binary, COMPUTED_DIGITS, call, column as columnNamed, number } from '../../meanings/agreements/agreement.ts';
import {
  type Aggregate,
  type AggregateFunction,
  aggregateOf,
  billedSum,
  isBill,
  type ReferringTable,
} from '../../meanings/dependencies/aggregates.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { type ColumnFacts, NO_COLUMN_FACTS } from '../../plan/facts/column-facts.ts';
import { hiddenName, shownName } from '../../plan/hidden-columns.ts';
import {
  type Aggregation,
  type AgreementPlan,
  type ColumnPlan,
  type ParentStep,
  type Plan,
  PRESENCES,
  type StatesOfRows,
} from '../../plan/plan.ts';
import { plansDrawn, plansOfTests } from '../../plan/references/drawn-plans.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { targetsOf } from '../../plan/references/targets.ts';
import { measuredColumn } from '../../plan/related/measured-columns.ts';
import { widened } from '../../plan/related/widenings.ts';
import type { Constrained } from '../../plan/softening.ts';
import { dottedName } from '../../qualified-name.ts';
import type { Domain } from '../../values/domain.ts';
import { numberOf } from '../../values/request.ts';
import { type TableAgreement, tableAgreement } from '../agreements/table-agreement.ts';
import { namedColumns } from './denormalized.ts';
import { drawnAlone, numberedRows, numbers } from './drawn-values.ts';
import { type ExpectedByOthers, equalTo, hiddenColumn } from './expected.ts';
import { isAlwaysFilled, sourceOf, stepsTo } from './steps.ts';

/** That a column is what other rows come to. */
interface AggregateAgreement extends TableAgreement {
  readonly function: AggregateFunction;
}

/** What is expected of the rows of a table by those that refer to them. */
interface ExpectedOfChildren extends ExpectedByOthers {
  readonly agreements: readonly AggregateAgreement[];
}

export const NOTHING_OF_CHILDREN: ExpectedOfChildren = { hidden: [], agreements: [] };

/** Columns of a table that say what other rows come to, at most: each costs a look at all of these. */
const MOST_AGGREGATES = 6;

/** How far beyond what is usual sums and counts go, and which part of what a type holds: what is added to them needs room, too. */
const WIDTHS = 20;
const PART_OF_ROOM = 4;
/** How many rows counts have room for, at least, whatever is usual. */
const LEAST_ROOM = 1000;

/** Finds the column of a plan that says which rows are in a state; null: there is none that takes no more than is drawn first. */
type StatesOf = (plan: Plan, table: Table, state: string) => StatesOfRows | null;

/** A foreign key of a table, by its number. */
interface Child {
  readonly table: Table;
  readonly reference: number;
}

/** What the rows of a schema's tables come to for those that they refer to. */
export class Aggregations {
  readonly #children = new Map<string, Child[]>();
  /** Columns that foreign keys refer to, by the names of their tables: what these hold is known before all rows are counted. */
  readonly #referred = new Map<string, Set<string>>();
  readonly #found = new Map<string, { readonly aggregation: Aggregation; readonly child: Child }>();

  constructor(tables: readonly Table[]) {
    for (const table of tables) {
      for (const [reference, foreign] of table.foreignKeys.entries()) {
        const { parent } = foreign;
        if (parent === null || parent === table) continue;
        const name = dottedName(parent.name);
        const referred = getOrInsertComputed(this.#referred, name, () => new Set());
        for (const target of targetsOf(foreign, parent)) referred.add(target);
        this.#children.set(name, [...(this.#children.get(name) ?? []), { table, reference }]);
      }
    }
  }

  /**
   * What the rows that refer to a table's own come to, as hidden columns, and that columns which say so have just that: an order costs
   * what its lines cost together. What is NULL where there are no rows leaves the column as it is, or makes it NULL, too.
   */
  of({ table, columns, base }: Constrained): ExpectedOfChildren {
    const children = this.#children.get(dottedName(table.name)) ?? [];
    const beside = isBill(wordsOfTable(table)) ? this.#besides(table, columns) : [];
    if (children.length + beside.length === 0) return NOTHING_OF_CHILDREN;
    const parent = { words: wordsOfTable(table), columns: namedColumns(table) };
    const referring = [
      ...children.map((child) => ({ child, described: referringTable(child, children), of: table, steps: [] })),
      ...beside,
    ];
    const isAsked = new Set(table.columns.flatMap(({ name, directives }) => (directives === null ? [] : [name])));
    const found = columns.flatMap((column) => {
      const isReferredTo = this.#referred.get(dottedName(table.name))?.has(column.name) === true;
      if (isAsked.has(column.name) || isReferredTo || column.choice !== null) return [];
      const said = referring.flatMap(({ child, described, of, steps }) => {
        const one =
          of === table ? aggregateOf(column.name, parent, described) : billedSum(column.name, parent, described);
        return one === null ? [] : [{ ...one, child, of, steps }];
      });
      const meant = said.find(({ isNamed }) => isNamed) ?? said[0];
      const facts = base.facts.get(column.name) ?? NO_COLUMN_FACTS;
      const domain = meant === undefined ? null : domainOf(column, meant.aggregate, facts);
      return meant === undefined || domain === null ? [] : [{ column, domain, least: leastCount(facts), ...meant }];
    });
    const made = found.slice(0, MOST_AGGREGATES).map(({ column, aggregate, child, domain, least, of, steps }) => {
      const described = nameOf(aggregate, child);
      const name = hiddenName(dottedName(child.table.name), `${described} for ${column.name}`);
      const key = JSON.stringify([of.name, child.table.name, described]);
      const aggregation = this.#found.get(key)?.aggregation ?? {
        ...aggregate,
        of: of.name,
        rows: null,
        counting: null,
      };
      this.#found.set(key, { aggregation, child });
      return {
        hidden: hiddenColumns(column, name, aggregation, domain, steps),
        agreement: {
          ...(aggregate.function === 'count' && least > 0
            ? tableAgreement(column.name, [name], [atLeast(column.name, name, least)])
            : equalTo(column.name, { name, domains: [domain] })),
          function: aggregate.function,
        },
      };
    });
    return { hidden: made.flatMap(({ hidden }) => hidden), agreements: made.map((one) => one.agreement) };
  }

  /** The tables whose rows refer to what those of a table do: what was done at the visit that an invoice is for. */
  #besides(table: Table, columns: readonly ColumnPlan[]) {
    return table.foreignKeys.flatMap((foreign, place) => {
      const { parent: of } = foreign;
      const steps = of === null || of === table ? null : stepsTo(foreign, place, columns);
      if (of === null || steps === null || !isAlwaysFilled(foreign, columns)) return [];
      const children = (this.#children.get(dottedName(of.name)) ?? []).filter((child) => child.table !== table);
      return children.map((child) => ({ child, described: referringTable(child, children), of, steps }));
    });
  }

  /** Sets the rows of all that was asked for, where they are known by their numbers alone and do not decide on themselves. */
  setRows(planOf: PlanOf, statesOf: StatesOf): void {
    for (const { aggregation, child } of this.#found.values()) {
      const planned = planOf(child.table);
      const terms = aggregation.terms.flat();
      const { state } = aggregation;
      const counting = state === null || planned === null ? null : statesOf(planned, child.table, state);
      if (state !== null && counting === null) continue;
      const plan = planned && {
        ...planned,
        hidden: [...planned.hidden, ...furtherColumns(terms, child, planned, planOf)],
      };
      const besides = counting === null ? terms : [...terms, counting.column];
      const rows = plan && numberedRows(plan, { ...child, further: [] }, besides);
      aggregation.counting = counting;
      aggregation.rows = rows !== null && aggregationsIn(rows.plan).has(aggregation) ? null : rows;
    }
  }
}

function referringTable({ table, reference }: Child, children: readonly Child[]): ReferringTable {
  const written = new Set(table.columns.flatMap(({ name, filledBy }) => (filledBy === 'writer' ? [name] : [])));
  return {
    words: wordsOfTable(table),
    reference: table.foreignKeys[reference]?.columns.flatMap(wordsOfName) ?? [],
    isOneOfSeveral: children.filter((other) => other.table === table).length > 1,
    columns: new Map([...namedColumns(table)].filter(([name]) => written.has(name))),
    further: new Map(
      otherReferences({ table, reference }).flatMap(({ parent, by }) =>
        [...namedColumns(parent)].map(([name, column]) => [hiddenName(by, name), column] as const),
      ),
    ),
  };
}

/** The other references of a table, and the columns by which they lead to their rows. */
function otherReferences({
  table,
  reference,
}: Child): readonly (Child & { readonly parent: Table; readonly by: string })[] {
  return table.foreignKeys.flatMap(({ parent, columns }, other) =>
    other === reference || parent === null || parent === table
      ? []
      : [{ table, reference: other, parent, by: columns.join(', ') }],
  );
}

/** Those of some columns that are of rows to which other references of a table lead, as it takes to draw them. */
function furtherColumns(names: readonly string[], child: Child, plan: Plan, planOf: PlanOf): readonly ColumnPlan[] {
  return otherReferences(child).flatMap(({ table, reference, by }) => {
    const foreign = table.foreignKeys[reference];
    const source = foreign && sourceOf({ foreign, reference }, plan.columns, planOf);
    return (source?.plan.columns ?? []).flatMap((planned): readonly ColumnPlan[] => {
      const name = hiddenName(by, planned.name);
      const drawn = source && names.includes(name) ? drawnAlone(source.plan, planned.name) : null;
      return source && drawn ? [hiddenColumn(name, planned, source.steps, drawn)] : [];
    });
  });
}

/** What is made of which rows, in words. */
function nameOf({ function: name, terms, state }: Aggregate, { table, reference }: Child): string {
  const by = table.foreignKeys[reference]?.columns.join(', ') ?? '';
  const of = terms.map((columns) => columns.map(shownName).join(' * ')).join(' + ');
  const [inState] = state?.split('|') ?? [];
  return `${name}${of === '' ? '' : ` of ${of}`} by ${by}${inState === undefined ? '' : `, ${inState}`}`;
}

/** What a column of counts holds at least, as its facts demand. */
function leastCount({ least }: ColumnFacts): number {
  const bound = least === null ? null : numberOf(least.value);
  if (bound === null) return 0;
  return least?.strict === true ? Math.floor(bound) + 1 : Math.ceil(bound);
}

/** That a column has the number of a hidden one, or the least that it may hold where that is less. */
const atLeast = (name: string, hidden: string, least: number): Expression =>
  binary('=', columnNamed(name), call('greatest', columnNamed(hidden), number(`${least}`)));

/** What rows come to for a column; null: its values are counted in no way that fits. */
function domainOf(column: ColumnPlan, { function: kind }: Aggregate, facts: ColumnFacts): Domain | null {
  const [domain = null] = column.domains;
  const measured = measuredColumn(column);
  if (domain === null || measured === null || !measured.free) return null;
  if (kind === 'latest') return measured.dimension === 'instant' ? withEarlierDays(domain) : null;
  const isInteger = column.shape.kind === 'integer';
  if (
    measured.dimension !== 'number' ||
    (kind === 'sum' || kind === 'total' ? false : isInteger !== (kind === 'count'))
  )
    return null;
  const { shape } = column;
  const scale =
    shape.kind === 'decimal'
      ? (shape.scale ?? Math.max(measured.scale, COMPUTED_DIGITS))
      : isInteger
        ? 0
        : measured.scale;
  const unit = 10 ** (scale - measured.scale);
  const usual = measured.interval.high;
  const room = widened(measured, shape, facts, Number.POSITIVE_INFINITY);
  const wide = Math.max(usual * WIDTHS, kind === 'count' ? LEAST_ROOM : 0);
  const most = Math.max(usual, Math.min(wide, room.high / PART_OF_ROOM));
  const high = Math.floor((kind === 'mean' ? usual : Math.min(most, room.high)) * unit);
  const first = Math.ceil(Math.max(0, room.low) * unit);
  if (!Number.isSafeInteger(high) || first >= high) return null;
  return { ...domain, parts: [{ kind: 'wide', first, size: high - first + 1, scale }] };
}

/** Days by which rows may lie before what is usual for the latest of them. */
const EARLIER_DAYS = 1100;

function withEarlierDays(domain: Domain): Domain {
  const [day, ...others] = domain.parts;
  if (day?.kind !== 'day') return domain;
  return {
    ...domain,
    parts: [{ kind: 'day', first: day.first - EARLIER_DAYS, size: day.size + EARLIER_DAYS }, ...others],
  };
}

/** The column of what rows come to, and that of whether there are any. */
function hiddenColumns(
  { type, shape }: ColumnPlan,
  name: string,
  aggregation: Aggregation,
  domain: Domain,
  steps: readonly ParentStep[],
): readonly ColumnPlan[] {
  const presence = `${name}, any`;
  const common = { type, shape, nullable: true, condition: null, choice: null };
  return [
    {
      ...common,
      name: presence,
      domains: [numbers(PRESENCES.length)],
      nullShares: [0],
      nullsBy: null,
      draw: {
        kind: 'parent',
        steps,
        value: { kind: 'aggregate', column: presence, aggregation, says: 'presence' },
      },
    },
    {
      ...common,
      name,
      domains: [domain],
      nullShares: [SHARE_WITHOUT],
      nullsBy: { column: presence, digit: 0, nulls: PRESENCES.map((one) => one !== 'some') },
      draw: { kind: 'parent', steps, value: { kind: 'aggregate', column: name, aggregation, says: 'value' } },
    },
  ];
}

/** Share of rows to which no others refer, as far as anybody knows beforehand. */
const SHARE_WITHOUT = 0.5;

/**
 * What is expected of the rows of a table, where what others come to decides on some columns first: of two that are in an order, the
 * other one gives way.
 */
export function withAggregates(
  aggregates: readonly AggregateAgreement[],
  found: readonly TableAgreement[],
): readonly TableAgreement[] {
  const decided = new Set(aggregates.map(({ column }) => column));
  const counted = new Set(aggregates.flatMap((one) => (one.function === 'count' ? [one.column] : [])));
  const latest = new Set(aggregates.flatMap((one) => (one.function === 'latest' ? [one.column] : [])));
  return [
    ...aggregates,
    ...found.flatMap((one) => {
      const [other, more] = one.with;
      if (!decided.has(one.column)) return [one];
      const isTurned = other !== undefined && more === undefined && one.agreement.kind !== 'definition';
      // Rows come after what they refer to: the latest of them needs no order of its own.
      if (!isTurned || decided.has(other) || latest.has(one.column)) return [];
      const { column } = one;
      // However few rows there are, there may be room for many.
      const isFew = one.agreement.kind === 'share' && counted.has(column);
      const conditions = isFew
        ? one.conditions.filter((each) => each.kind === 'binary' && each.operator === '<=')
        : one.conditions;
      return [tableAgreement(other, [column], conditions, { kind: 'order' })];
    }),
  ];
}

/** The columns, those NULL just where nothing is there to make a mean of, or to be the latest, that are kept equal to what others come to. */
export function withoutOwnNulls(
  columns: readonly ColumnPlan[],
  { hidden, agreements }: ExpectedOfChildren,
  kept: readonly AgreementPlan[],
): readonly ColumnPlan[] {
  const stages = new Set(
    agreements.flatMap((one) => (one.function === 'mean' || one.function === 'latest' ? one.with : [])),
  );
  return columns.map((column) => {
    const equal = kept.find(
      (one) => one.column === column.name && one.dropped === null && stages.has(one.with[0] ?? ''),
    );
    const nullsBy = hidden.find(({ name }) => name === equal?.with[0])?.nullsBy ?? null;
    const isByChance = column.nullsBy === null && column.nullShares.every((share) => share > 0 && share < 1);
    if (nullsBy === null || !isByChance) return column;
    return { ...column, nullsBy: { ...nullsBy, nulls: PRESENCES.map((one) => one === 'none') } };
  });
}

/** All aggregations that take part in drawing a plan's rows. */
function aggregationsIn(
  plan: Plan,
  found: Set<Aggregation> = new Set(),
  seen: Set<Plan> = new Set(),
): ReadonlySet<Aggregation> {
  if (seen.has(plan)) return found;
  seen.add(plan);
  for (const { draw } of [...plan.columns, ...plan.hidden]) {
    if (draw.kind !== 'parent' || draw.value.kind !== 'aggregate' || found.has(draw.value.aggregation)) continue;
    found.add(draw.value.aggregation);
    const { rows } = draw.value.aggregation;
    if (rows !== null) aggregationsIn(rows.plan, found, seen);
  }
  for (const drawn of plansDrawn(plan)) aggregationsIn(drawn, found, seen);
  for (const drawn of plansOfTests(plan)) aggregationsIn(drawn, found, seen);
  return found;
}
