import type { Shape } from '../../../grammar/shape.ts';
import type { Column, ColumnType, ForeignKey, Table } from '../../ir.ts';
import {
  isDefinedBy,
  isOwned,
  type NamedMeaning,
  repeats,
  repeatsFar,
} from '../../meanings/dependencies/denormalized.ts';
import { meaningsOfTable, wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { type ColumnFacts, NO_COLUMN_FACTS } from '../../plan/facts/column-facts.ts';
import { hiddenName } from '../../plan/hidden-columns.ts';
import { withoutNulls } from '../../plan/idle-nulls.ts';
import { type ColumnPlan, isNeverNull } from '../../plan/plan.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import { measuredColumn } from '../../plan/related/measured-columns.ts';
import type { Constrained } from '../../plan/softening.ts';
import type { Domain } from '../../values/domain.ts';
import { measureOf } from '../../values/measure.ts';
import { type Bound, numberOf } from '../../values/request.ts';
import { bindings } from '../agreements/bindings.ts';
import type { TableAgreement } from '../agreements/table-agreement.ts';
import { nullWhere } from '../free-columns.ts';
import { drawnAlone } from './drawn-values.ts';
import { drawnThere, type ExpectedByOthers, equalTo, hiddenColumn, NOTHING_EXPECTED } from './expected.ts';
import { pickedThere } from './picked-there.ts';
import { beyond, isAlwaysFilled, type Source, sourceOf } from './steps.ts';
import { viewOfCases } from './views.ts';

/** Columns of a table that repeat what parents say, at most: each costs the rows time. */
const MOST_REPEATED = 6;

/** The columns of a table, and what is expected of those that hold nearly all that a parent's may. */
interface Denormalized extends ExpectedByOthers {
  readonly columns: readonly ColumnPlan[];
}

/**
 * The columns of a table, those that repeat what the row of a parent says with its value there: a line of an order has the name and the
 * price of its product. A column that a key or an option decides on stays as it is; one that a check bounds has the nearest number.
 */
export function withDenormalized(constrained: Constrained, planOf: PlanOf): Denormalized {
  const { table, columns } = constrained;
  const named = namedColumns(table);
  const meant = new Set([...named.values()].flatMap(({ meaning }) => meaning ?? []));
  const beside = { table: wordsOfTable(table), meanings: meant };
  const references = table.foreignKeys.flatMap((foreign, reference) => {
    const source = foreign.parent === table ? null : sourceOf({ foreign, reference }, columns, planOf);
    if (source === null) return [];
    const owners = [wordsOfTable(source.table), ownerOf(foreign)];
    const isFilled = isAlwaysFilled(foreign, columns);
    const isFollowed = isNullByChance(foreign, columns);
    // A row without a policy has what some policy says, as any does.
    const isSaid = (own: NamedMeaning, said: NamedMeaning) =>
      (isFollowed && repeats(own, said, owners, beside)) || isDefinedBy(own, said, owners[0] ?? []);
    // What the parent does not say, those that it refers to may: what comes first counts.
    const far = isFilled ? beyond(source, planOf, 1) : [];
    const near = { foreign, owners, isFilled, isFollowed };
    const farther = far.map((source) => {
      const tables = [beside.table, wordsOfTable(source.table)];
      return { ...near, source, isSaid: (own: NamedMeaning, said: NamedMeaning) => repeatsFar(own, said, tables) };
    });
    return [{ ...near, source, isSaid }, ...farther];
  });
  const nearest = references
    .toSorted((one, other) => one.source.steps.length - other.source.steps.length)
    .map((one) => ({ ...one, said: namedColumns(one.source.table) }));
  if (references.length === 0) return { columns, ...NOTHING_EXPECTED };
  const bindingOf = bindings(constrained);
  const isAsked = new Map(table.columns.map(({ name, directives }) => [name, directives !== null]));
  let count = 0;
  const expected: { readonly hidden: ColumnPlan; readonly agreement: TableAgreement }[] = [];
  const picked = new Map<string, ColumnPlan>();
  const denormalized = columns.map((column) => {
    const own = named.get(column.name);
    const isOpen = own !== undefined && column.choice === null && bindingOf(column.name) === null;
    if (!isOpen || isAsked.get(column.name) !== false || count >= MOST_REPEATED) return column;
    for (const { foreign, owners, source, isSaid, isFilled, isFollowed, said } of nearest) {
      const lack = isFilled || !isOwned(own, owners) ? null : lackOf(foreign, columns);
      for (const [name, ofParent] of said) {
        if (!isSaid(own, ofParent)) continue;
        const repeated = repeatedColumn(column, source, name, constrained, lack);
        const hidden = repeated === null ? numberIn(source, name, hiddenName(foreign.columns.join(', '), name)) : null;
        if (repeated === null && hidden === null) continue;
        count++;
        if (hidden !== null) expected.push({ hidden, agreement: equalTo(column.name, hidden) });
        return repeated ?? column;
      }
      const there = isFollowed ? pickedThere(column, own, owners, source, foreign, lack) : null;
      if (there === null) continue;
      count++;
      for (const hidden of there.hidden) picked.set(hidden.name, hidden);
      return there.column;
    }
    return column;
  });
  return {
    columns: denormalized,
    hidden: [...expected.map(({ hidden }) => hidden), ...picked.values()],
    agreements: expected.map((one) => one.agreement),
  };
}

/**
 * A number of a parent's row as a hidden column, be it beyond what a column may hold, or by the row's state; null: it is none, or not known
 * by the row alone.
 */
export function numberIn({ plan, steps }: Source, name: string, hidden: string): ColumnPlan | null {
  const planned = plan.columns.find((one) => one.name === name);
  if (planned === undefined || measuredColumn(planned)?.dimension !== 'number') return null;
  const drawn = drawnAlone(plan, name);
  const view = drawn === null ? viewOfCases(plan, planned) : { planned, drawn };
  return view && hiddenColumn(hidden, view.planned, steps, view.drawn);
}

/** The columns of a table by their names, with their words and what they mean. */
export function namedColumns(table: Table): ReadonlyMap<string, NamedMeaning> {
  const meanings = meaningsOfTable(table);
  const entry = ({ name }: Column): readonly [string, NamedMeaning] => {
    const meaning = meanings.get(name)?.[0]?.meaning;
    return [name, { words: wordsOfName(name), meaning: meaning === undefined ? null : (meaning.role ?? meaning.name) }];
  };
  return new Map(table.columns.map(entry));
}

/** The words of a column that refers without those of the key: the customer of `customer_id`. */
function ownerOf({ columns: [column], targetColumns: [target = 'id'] }: ForeignKey): readonly string[] {
  const words = wordsOfName(column ?? '');
  const key = wordsOfName(target).at(-1);
  return words.at(-1) === key ? words.slice(0, -1) : words;
}

/** Whether chance alone makes a reference NULL, so that other columns can be NULL with it. */
function isNullByChance({ columns: names }: ForeignKey, columns: readonly ColumnPlan[]): boolean {
  return columns.every(
    ({ name, choice, nullShares: [share = 0, more] }) =>
      !names.includes(name) || (choice === null && more === undefined && share < 1),
  );
}

/** The column that is NULL where a row refers to none. */
function lackOf({ columns: names }: ForeignKey, columns: readonly ColumnPlan[]): ColumnPlan | null {
  return columns.find((column) => names.includes(column.name) && !isNeverNull(column)) ?? null;
}

/** A column with the values of a parent's, and NULL where `lack` is; null: it may not hold them all, or they are not known by the parent's row alone. */
function repeatedColumn(
  column: ColumnPlan,
  { table, plan, steps }: Source,
  name: string,
  constrained: Constrained,
  lack: ColumnPlan | null,
): ColumnPlan | null {
  const planned = plan.columns.find((one) => one.name === name);
  const [domain = null] = planned?.domains ?? [];
  if (planned === undefined || domain === null) return null;
  const [own, other] = [
    constrained.table.columns.find((one) => one.name === column.name)?.type,
    table.columns.find((one) => one.name === name)?.type,
  ];
  const isHeld = own !== undefined && other !== undefined && holdsAll(own, other);
  const facts = constrained.base.facts.get(column.name) ?? NO_COLUMN_FACTS;
  const isFilled = isNeverNull(planned);
  if (!isHeld || !isWithin(domain, facts)) return null;
  // What the server computes is written, and has no NULLs.
  if (lack !== null && domain.literal === 'expression') return null;
  // Where the parent's is NULL, one that may not be has some value of it.
  const isNullable = column.nullable && facts.nulls === 'some';
  if (!isFilled && !isNullable && facts.nulls === 'always') return null;
  const known = drawnAlone(plan, name);
  if (known === null) return null;
  const drawn = isNullable || isFilled ? known : withoutNulls(known, name);
  return {
    ...column,
    domains: planned.domains,
    nullShares: isNullable ? [Math.max(...planned.nullShares, ...(lack?.nullShares ?? []))] : [0],
    nullsBy: lack !== null && isNullable ? nullWhere(lack.name) : null,
    draw: drawnThere(name, steps, drawn),
  };
}

/** Whether a type has all values of another one. */
function holdsAll(
  { shape: own, characterSet }: ColumnType,
  { shape: other, characterSet: otherSet }: ColumnType,
): boolean {
  if (characterSet !== otherSet) return false;
  if (own.kind === 'text' && other.kind === 'text') {
    const room = (one: number | null, least: number | null) => one === null || (least !== null && least <= one);
    return room(own.characters, other.characters) && room(own.bytes, other.bytes);
  }
  if (own.kind === 'decimal' && other.kind === 'decimal' && own.precision !== null && other.precision !== null) {
    return own.precision >= other.precision && isAlike({ ...own, precision: other.precision }, other);
  }
  return isAlike(own, other);
}

function isAlike(one: Shape, other: Shape): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a domain lies within what is demanded of a column, where that is bounds of numbers or a list of texts at most. */
function isWithin(domain: Domain, facts: ColumnFacts): boolean {
  const { least, most, list } = facts;
  const others = { ...facts, least: undefined, most: undefined, list: undefined, nulls: undefined };
  const none = { ...NO_COLUMN_FACTS, least: undefined, most: undefined, list: undefined, nulls: undefined };
  if (JSON.stringify(others) !== JSON.stringify(none)) return false;
  if (list !== null) {
    const [part, more] = domain.parts;
    const isListed = (text: string) => list.some((value) => value === text);
    return (
      least === null && most === null && part?.kind === 'pool' && more === undefined && part.entries.every(isListed)
    );
  }
  if (least === null && most === null) return true;
  const measure = measureOf(domain);
  if (measure?.dimension !== 'number') return false;
  const unit = 10 ** measure.scale;
  const isBeyond = (bound: Bound | null, side: 1 | -1, end: number) => {
    if (bound === null) return false;
    const number = numberOf(bound.value);
    const room = number === null ? -1 : side * (end - Number(number) * unit);
    return room < 0 || (bound.strict && room === 0);
  };
  return !isBeyond(least, 1, measure.least) && !isBeyond(most, -1, measure.most);
}
