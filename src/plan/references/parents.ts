import type { Column, Expression, ForeignKey, Key, Table } from '../../ir.ts';
import { MAX_COMPUTED_COLUMNS } from '../../limits.ts';
import { isSameName, refersToItself } from '../../qualified-name.ts';
import { type Domain, isComputed, sizeOf } from '../../values/domain.ts';
import { legalInterval } from '../../values/integer.ts';
import { measureOf } from '../../values/measure.ts';
import { LANE_SIZE } from '../../values/part.ts';
import { columnsOf } from '../../walk.ts';
import type { Condition } from '../facts/column-facts.ts';
import type { DistinctKey } from '../keys/keys.ts';
import { numberOf } from '../keys/sized-key.ts';
import { isNeverNull, type KeyPlan, type ParentTurn, type Plan, type RowCount, withFirstStep } from '../plan.ts';
import type { Refinement } from '../refinement.ts';
import { type FollowedColumn, followedColumns } from './followed.ts';
import { joinedReferences } from './joined-references.ts';
import { laneName, type Pair, referenceIn, turnOfPair } from './pairs.ts';
import {
  FAN_OUT,
  type ListedValues,
  listedColumns,
  numberedColumns,
  type ParentColumn,
  parentDraw,
  type Referring,
  referredValue,
  uniqueColumns,
} from './parent-values.ts';
import { targetsOf } from './targets.ts';

/** Gives the plan of a table that came along; null: no row can exist in it. */
export type PlanOf = (table: Table) => Plan | null;

/** A foreign key whose parent's rows are known, with the values of the columns that it decides on. */
export interface KnownReference {
  readonly reference: number;
  readonly rows: number;
  readonly values: ReadonlyMap<string, ParentColumn>;
  /** The same by a list of rows, where there is another table; null: its values are known by a row's number alone. */
  readonly listed: ListedValues | null;
  /** Columns that tell rows of the parent apart without the others. */
  readonly unique: readonly (readonly string[])[];
}

/** What checks demand of references. */
export interface Demanded {
  readonly pairs: readonly Pair[];
  /** Those of which only some rows of the parent will do. */
  readonly listed: ReadonlySet<number>;
  /** Those of which the rows are listed in the order of their values. */
  readonly sorted: ReadonlySet<number>;
}

/** The foreign keys of a table to other tables. */
export class Parents {
  readonly #table: Table;
  readonly planOf: PlanOf;
  readonly #known: Map<number, KnownReference> = new Map();
  readonly #byColumn: Map<string, number> = new Map();
  /** Foreign keys to tables that came along whose columns cannot follow the rows there, by the columns that could be NULL instead. */
  readonly unknown: Map<string, number> = new Map();
  /** Numbers of foreign keys whose columns others decide on, such that nothing keeps them but NULL. */
  readonly contradicted: Set<number> = new Set();
  /** Columns that follow what a parent refers to. */
  readonly #followed = new Map<string, Referring>();
  /** How many columns refer to what is computed in a parent. */
  #computed = 0;

  /** `base`: what is known already, or whether columns follow what parents refer to. */
  constructor(table: Table, planOf: PlanOf, base: Parents | Pick<Refinement, 'followsParents'>) {
    this.#table = table;
    this.planOf = planOf;
    if (base instanceof Parents) {
      this.#known = new Map(base.#known);
      this.#byColumn = new Map(base.#byColumn);
      this.unknown = base.unknown;
      this.contradicted = base.contradicted;
      return;
    }
    const order = table.foreignKeys.map((_, index) => index).filter((index) => !this.#isOwn(index));
    const columnsOf = (index: number): number => table.foreignKeys[index]?.columns.length ?? 0;
    // What refers by the most columns decides on those that others refer by, too.
    for (const index of order.sort((one, other) => columnsOf(other) - columnsOf(one))) this.#take(index);
    if (base.followsParents) for (const one of followedColumns(table)) this.#follow(one);
    for (const [index, foreign] of table.foreignKeys.entries()) {
      if (this.#isOwn(index) && this.#isDecidedByOthers(foreign)) this.contradicted.add(index);
    }
  }

  /**
   * The same where rows of parents that are not here are numbered by what the columns may hold: those from 1 on. Columns whose
   * values no number tells are like any others.
   */
  counted(domainOf: (column: string) => Domain | null): Parents {
    const counted = new Parents(this.#table, this.planOf, this);
    for (const [reference, known] of this.#known) {
      if (this.#table.foreignKeys[reference]?.parent !== null) continue;
      for (const [column, { draw }] of known.values) {
        const domain = numberedDomain(domainOf(column));
        if (domain === null) {
          counted.#known.delete(reference);
          counted.#byColumn.delete(column);
          continue;
        }
        const rows = sizeOf(domain);
        const steps = draw.steps.map((step) => ({ ...step, rows }));
        counted.#known.set(reference, {
          ...known,
          rows,
          values: new Map([[column, { draw: { ...draw, steps }, domain }]]),
        });
      }
    }
    return counted;
  }

  /** Whether a column's values are those of a parent, so that it carries no digits of a key. */
  decides(name: string): boolean {
    return this.#byColumn.has(name);
  }

  /** Whether these values are those of a table that came along, so that no check chooses them. */
  gives(name: string): boolean {
    const index = this.#byColumn.get(name);
    return index !== undefined && this.#table.foreignKeys[index]?.parent !== null;
  }

  /** What a column takes from its parent; null: nothing that is known here. `keys`: as they are planned. */
  of(name: string, keys: readonly KeyPlan[], demanded: Demanded): ParentColumn | null {
    const index = this.#byColumn.get(name) ?? -1;
    const column = this.#taken(index, demanded)?.values.get(name);
    if (column === undefined) return null;
    const turn = this.#turnOf(index, keys, demanded);
    // Of a table that is not here, any number is as good as another.
    if (this.#table.foreignKeys[index]?.parent === null && turn === null) return null;
    const sorted = demanded.sorted.has(index);
    const draw = withFirstStep(column.draw, (first) => ({
      ...first,
      turn,
      list: first.list && { ...first.list, sorted },
    }));
    return { ...column, draw };
  }

  /** The keys with the numbers of a parent's rows in the place of columns that tell these rows apart. */
  inRows(keys: readonly DistinctKey[]): readonly DistinctKey[] {
    return keys.map((key) => {
      const replaced = new Set<string>();
      const lanes: string[] = [];
      const members = new Map(key.members);
      for (const { reference, values, unique } of this.#known.values()) {
        const inside = [...values.keys()].filter((column) => isWholeIn(key, column));
        const identifiesRows =
          inside.length === values.size || unique.some((names) => names.every((one) => inside.includes(one)));
        if (!identifiesRows || inside.length === 0) continue;
        lanes.push(laneName(reference));
        members.set(
          laneName(reference),
          inside.flatMap((column) => key.members.get(column) ?? [column]),
        );
        for (const column of inside) replaced.add(column);
      }
      return { ...key, members, columns: [...lanes, ...key.columns.filter((column) => !replaced.has(column))] };
    });
  }

  /** Rows of the parent that a name stands for in a key; undefined: it is the name of a column. */
  rowsOf(lane: string, demanded: Demanded): number | undefined {
    const found = this.#taken(referenceIn(lane), demanded);
    return found === undefined ? undefined : numberOf(this.countsOf(lane, demanded)?.what ?? 'rows', found.rows);
  }

  /** What such a name counts; null: it is the name of a column. */
  countsOf(lane: string, demanded: Demanded): RowCount | null {
    const reference = referenceIn(lane);
    if (reference < 0) return null;
    const pair = demanded.pairs.find(({ second }) => second === reference);
    const what = pair === undefined ? 'rows' : pair.ordered ? 'pairs' : 'others';
    const [column] = this.#taken(reference, demanded)?.values.values() ?? [];
    const step = column?.draw.steps[0];
    return { table: step?.table ?? [], reference, what, listed: step?.list != null };
  }

  /** The columns of the reference that a name stands for in a key, or the column of that name. */
  columnsOf(lane: string): readonly string[] {
    return [...(this.#known.get(referenceIn(lane))?.values.keys() ?? [lane])];
  }

  /** What conditions that are left over demand of the references. */
  demandedBy(conditions: readonly Condition[]): Demanded {
    const bound = conditions.flatMap(({ expression }) => {
      const references = [...columnsOf(expression)].map((name) => this.#byColumn.get(name) ?? -1);
      const [first = -1] = references;
      const isWhole = references.every((reference) => reference === first);
      return isWhole && this.#known.get(first)?.listed ? [first] : [];
    });
    const pairs = this.#pairsIn(conditions).filter(
      ({ first, second }) => !bound.includes(first) && !bound.includes(second),
    );
    const sorted = pairs.filter(({ sorted }) => sorted).flatMap(({ first, second }) => [first, second]);
    return { pairs, listed: new Set([...bound, ...sorted]), sorted: new Set(sorted) };
  }

  /** What a reference takes: by a list of rows where checks demand that. */
  #taken(reference: number, { listed }: Demanded): ListedValues | undefined {
    const known = this.#known.get(reference);
    return listed.has(reference) ? (known?.listed ?? known) : known;
  }

  /** The pairs of references of which a check demands that their rows differ, or stand in order. */
  #pairsIn(conditions: readonly Condition[]): readonly Pair[] {
    return conditions.flatMap(({ expression }) => {
      if (expression.kind !== 'binary') return [];
      const { operator } = expression;
      const [left, right] = [expression.left, expression.right].map((side) => this.#comparedColumn(side, operator));
      if (left === undefined || right === undefined || !['<>', '<', '>'].includes(operator)) return [];
      const pair = operator === '>' ? this.#pairOf(right, left, true) : this.#pairOf(left, right, operator === '<');
      return pair ?? [];
    });
  }

  /** The column that a comparison compares: where it asks for a difference, a cast to text changes nothing. */
  #comparedColumn(side: Expression, operator: string): string | undefined {
    const isText = side.kind === 'cast' && side.type.shape.kind === 'text' && side.type.shape.characters === null;
    const inner = isText && operator === '<>' ? side.operand : side;
    return inner.kind === 'column' ? inner.name : undefined;
  }

  /** The references of one column each to rows of the same parent that must differ, or stand in order. */
  #pairOf(one: string, other: string, ordered: boolean): Pair | null {
    const [left, right] = [one, other].map((name) => this.#known.get(this.#byColumn.get(name) ?? -1));
    if (left === undefined || right === undefined || left === right) return null;
    if (left.values.size > 1 || right.values.size > 1 || left.rows !== right.rows) return null;
    const [a, b] = [left, right].map(({ reference }) => this.#table.foreignKeys[reference]);
    const targets = [a, b].map((foreign) => JSON.stringify([foreign?.target, foreign?.targetColumns]));
    if (targets[0] !== targets[1]) return null;
    const isCounted = [left.values.get(one), right.values.get(other)].every(
      (column) => column?.draw.value.kind === 'number',
    );
    const sorted = ordered && !isCounted;
    if (sorted && [left, right].some(({ listed, values }) => listed === null || !isOrdered([...values.values()])))
      return null;
    return { first: left.reference, second: right.reference, ordered, sorted };
  }

  /** How a key counts the rows that a reference takes; null: none does. */
  #turnOf(reference: number, keys: readonly KeyPlan[], demanded: Demanded): ParentTurn | null {
    const lane = laneName(reference);
    const key = keys.findIndex(({ lanes }) => lanes.some(({ column }) => column === lane));
    const plan = keys[key];
    if (plan === undefined) return null;
    const pair = demanded.pairs.find(({ first, second }) => first === reference || second === reference);
    return pair === undefined ? { key, plan, lane, beside: null } : turnOfPair({ pair, reference, key }, keys, this);
  }

  /** Whether a key of the table holds the columns of one reference, and not all of those of another one. */
  hasKeyWithout(reference: number, other: number): boolean {
    const holds = ({ parts }: Key, one: number): boolean => {
      const names = new Set(parts.map(({ column }) => column));
      return this.columnsOf(laneName(one)).every((name) => names.has(name));
    };
    return this.#table.keys.some((key) => holds(key, reference) && !holds(key, other));
  }

  #isOwn(index: number): boolean {
    const foreign = this.#table.foreignKeys[index];
    return foreign !== undefined && refersToItself(foreign, this.#table);
  }

  /** Whether other references decide on all columns of one to the table itself, and do not make it one to the row itself. */
  #isDecidedByOthers(foreign: ForeignKey): boolean {
    const referring = this.#referring(foreign, this.#table);
    return referring.every(({ name }) => this.decides(name)) && referring.some(({ name, target }) => name !== target);
  }

  /** The columns of references that others contradict. */
  contradictedColumns(): ReadonlySet<string> {
    const foreign = [...this.contradicted].flatMap((index) => this.#table.foreignKeys[index] ?? []);
    return new Set(foreign.flatMap(({ columns }) => columns));
  }

  /** Makes a column one of those that another reference decides on, where that is known by the number of the parent's row. */
  #follow({ column, reference, via, target, beyond }: FollowedColumn): void {
    const [own, leader] = [this.#known.get(reference), this.#known.get(via)];
    const leading = this.#table.foreignKeys[via];
    const parent = leading?.parent ?? null;
    const plan = parent === null ? null : this.planOf(parent);
    if (leading === undefined || parent === null || plan === null || leader === undefined) return;
    const farPlan = beyond === null ? null : this.planOf(beyond.parent);
    const far = beyond === null || farPlan === null ? undefined : { ...beyond, plan: farPlan };
    const followed = { name: column, target, far };
    const value = referredValue(followed, parent, plan);
    if (own?.values.size !== 1 || value === null || value.draw.steps.length === 0) return;
    if ((beyond !== null && far === undefined) || [...leader.values.values()].some(isListed)) return;
    const referring = this.#referring(leading, parent);
    const others = [...leader.values.keys()].filter((name) => referring.every((one) => one.name !== name));
    const known = others.flatMap((name) => this.#followed.get(name) ?? []);
    const found = this.#following([...referring, ...known, followed], parent, plan, via);
    if (found === null) return;
    this.#followed.set(column, followed);
    this.#known.delete(reference);
    this.#known.set(via, found);
    this.#byColumn.set(column, via);
  }

  /** Takes in a foreign key: what it decides on, as far as no other has done that. */
  #take(index: number): void {
    const foreign = this.#table.foreignKeys[index];
    if (foreign === undefined) return;
    const names = foreign.columns;
    const shared = names.filter((name) => this.#byColumn.has(name));
    const found = shared.length === 0 ? this.#fromParent(foreign, index) : this.#fromOther(foreign, names);
    if (found === null) {
      if (foreign.parent === null || foreign.isImplied) return;
      for (const name of names) if (!shared.includes(name)) this.unknown.set(name, index);
      if (shared.length === names.length) this.contradicted.add(index);
      return;
    }
    this.#known.set(found.reference, found);
    for (const name of found.values.keys()) this.#byColumn.set(name, found.reference);
  }

  /** What a foreign key takes that shares no column with another one. */
  #fromParent(foreign: ForeignKey, index: number): KnownReference | null {
    return foreign.parent === null ? this.#absent(foreign, index) : this.#present(foreign, foreign.parent, index);
  }

  /**
   * What a foreign key takes that shares columns with another one: where that refers to rows of the same table, the same
   * row, or one beside it where a check compares them; where its parent refers to rows of this one by these columns, the row that the parent's row refers to.
   */
  #fromOther(foreign: ForeignKey, names: readonly string[]): KnownReference | null {
    const first = names.find((name) => this.#byColumn.has(name)) ?? '';
    const leader = this.#known.get(this.#byColumn.get(first) ?? -1);
    const leading = this.#table.foreignKeys[leader?.reference ?? -1];
    const parent = leading?.parent ?? null;
    const plan = parent === null ? null : this.planOf(parent);
    if (leader === undefined || leading === undefined || parent === null || plan === null) return null;
    const targets = targetsOf(foreign, foreign.parent);
    const leadingColumns = this.#referring(leading, parent);
    const ways = [
      ...(foreign.parent === parent ? [new Map(targets.map((target) => [target, target]))] : []),
      ...parent.foreignKeys
        .filter((one) => isSameName(one.target, foreign.target) && isAlwaysKept(one, plan))
        .map((one) => {
          const theirs = targetsOf(one, one.parent);
          return new Map(one.columns.map((column, i) => [theirs[i] ?? '', column]));
        }),
    ];
    const fits = (way: ReadonlyMap<string, string>): boolean =>
      names.every((name, i) => {
        const column = way.get(targets[i] ?? '');
        const own = leadingColumns.find((one) => one.name === name);
        return column !== undefined && (own === undefined ? !this.#byColumn.has(name) : own.target === column);
      });
    const way = ways.find(fits);
    const apart = way === undefined || this.#areCompared(leader, names) ? this.#beside(leader, foreign, names) : null;
    if (way === undefined || apart !== null) return apart;
    const others = names.map((name, i) => ({ name, target: way.get(targets[i] ?? '') ?? '' }));
    const added = others.filter(({ name }) => !this.#byColumn.has(name));
    if (added.length === 0) return leader;
    const isJoined = [...leader.values.values()].some(({ draw: { steps } }) => steps[0]?.list?.joined.length);
    if (isJoined || added.some(({ name }) => this.#columnOf(name)?.filledBy !== 'writer')) return null;
    const derived = [...leader.values.keys()].map((name) => leadingColumns.find((column) => column.name === name));
    const own = derived.filter((column) => column !== undefined);
    return derived.length > own.length ? null : this.#following([...own, ...added], parent, plan, leader.reference);
  }

  /** Whether a check reads columns that only one of two references has, such that the same row of a parent need not do for both. */
  #areCompared({ values }: KnownReference, names: readonly string[]): boolean {
    const shared = new Set(names.filter((name) => values.has(name)));
    const readsOne = (read: ReadonlySet<string>, all: Iterable<string>): boolean =>
      [...all].some((name) => !shared.has(name) && read.has(name));
    return this.#table.checks.some(({ expression }) => {
      const read = columnsOf(expression);
      return readsOne(read, values.keys()) && readsOne(read, names);
    });
  }

  /** A row of another table that has the values of the leading reference's row in the columns that both have. */
  #beside(leader: KnownReference, foreign: ForeignKey, names: readonly string[]): KnownReference | null {
    const { parent } = foreign;
    const plan = parent === null ? null : this.planOf(parent);
    const shared = names.filter((name) => leader.values.has(name));
    const added = names.filter((name) => !shared.includes(name));
    const isFree = added.every((name) => !this.#byColumn.has(name) && this.#columnOf(name)?.filledBy === 'writer');
    if (parent === null || plan === null || plan.rowLimit < 1 || leader.listed === null || !isFree) return null;
    if (names.some((name) => this.#byColumn.has(name) && !leader.values.has(name))) return null;
    const columns = this.#referring(foreign, parent);
    const listed = this.#withRoom(listedColumns(columns, parent, plan, leader.reference));
    if (listed === null) return null;
    const unique = uniqueColumns(columns, parent);
    const isOnce = this.#table.keys.some(({ parts }) => {
      const inKey = new Set(parts.map(({ column }) => column));
      const tellsApart = (sets: readonly (readonly string[])[]) =>
        sets.some((names) => names.every((one) => inKey.has(one)));
      return tellsApart(leader.unique) && !tellsApart(unique);
    });
    return joinedReferences(leader, listed, { shared, unique, isOnce });
  }

  /** The columns of a foreign key, each with the one that it refers to. */
  #referring(foreign: ForeignKey, parent: Table): readonly Referring[] {
    const targets = targetsOf(foreign, parent);
    return foreign.columns.map((name, i) => ({ name, target: targets[i] ?? '' }));
  }

  #columnOf(name: string): Column | undefined {
    return this.#table.columns.find((column) => column.name === name);
  }

  /** A parent that is not here has the integers from 1, as many as it has rows. */
  #absent({ columns, target }: ForeignKey, reference: number): KnownReference | null {
    const [name, second] = columns;
    const column = this.#columnOf(name ?? '');
    const shape = column?.type.shape;
    if (second !== undefined || column?.filledBy !== 'writer' || shape?.kind !== 'integer') return null;
    if (column.type.domainChecks.length > 0) return null;
    const rows = Math.min(LANE_SIZE, legalInterval(shape).last);
    const draw = parentDraw([{ table: target, reference, rows, distribution: FAN_OUT, turn: null, list: null }], {
      kind: 'number',
    });
    return { reference, rows, values: new Map([[column.name, { draw, domain: null }]]), listed: null, unique: [] };
  }

  /** A parent that is in the text has the rows of its plan. */
  #present(foreign: ForeignKey, parent: Table, reference: number): KnownReference | null {
    const plan = this.planOf(parent);
    if (plan === null || plan.rowLimit < 1) return null;
    const columns = this.#referring(foreign, parent);
    if (columns.some(({ name }) => this.#columnOf(name)?.filledBy !== 'writer')) return null;
    return this.#following(columns, parent, plan, reference);
  }

  /** A list, or null where there is no place left for the texts of what is computed in it. */
  #withRoom(listed: ListedValues | null): ListedValues | null {
    const count = [...(listed?.values.values() ?? [])].filter(({ domain }) => isComputed(domain)).length;
    if (this.#computed + count > MAX_COMPUTED_COLUMNS) return null;
    this.#computed += count;
    return listed;
  }

  /** The values of columns as those of a row of the parent: by its number alone, or by a list of rows. */
  #following(columns: readonly Referring[], parent: Table, plan: Plan, reference: number): KnownReference | null {
    const listed = this.#withRoom(listedColumns(columns, parent, plan, reference));
    const values = numberedColumns(columns, parent, plan, reference) ?? listed;
    return values === null ? null : { reference, ...values, listed, unique: uniqueColumns(columns, parent) };
  }
}

/** The whole numbers of a domain that a lane counts, from 1 on where it has such; null: it has others. */
function numberedDomain(domain: Domain | null): Domain | null {
  const [part, more] = domain?.parts ?? [];
  if (domain?.kind !== 'integer' || more !== undefined) return null;
  if (part?.kind !== 'integer' && !(part?.kind === 'wide' && part.scale === 0)) return null;
  const last = part.first + part.size - 1;
  const first = last < 1 ? part.first : Math.max(part.first, 1);
  const size = Math.min(last - first + 1, LANE_SIZE);
  const isCounted = Math.max(Math.abs(first), Math.abs(first + size - 1)) <= LANE_SIZE;
  return isCounted ? { ...domain, parts: [{ kind: 'integer', first, size }] } : null;
}

/** Whether a foreign key binds all rows of a plan: one of several columns binds none in which one of them is NULL. */
function isAlwaysKept({ columns }: ForeignKey, plan: Plan): boolean {
  const isFilled = (name: string): boolean => {
    const planned = plan.columns.find((column) => column.name === name);
    return planned === undefined || isNeverNull(planned);
  };
  return columns.length === 1 || columns.every(isFilled);
}

/** Whether a column's values come from a list of rows. */
function isListed({ draw }: ParentColumn): boolean {
  return draw.steps[0]?.list !== null;
}

/** Whether values are ordered as they are measured: not as texts. */
function isOrdered(columns: readonly ParentColumn[]): boolean {
  return columns.every(({ domain }) => domain !== null && measureOf(domain) !== null);
}

/** Whether a key compares the whole value of a column. */
function isWholeIn(key: DistinctKey, column: string): boolean {
  return key.columns.includes(column) && key.lengths.get(column) === Number.POSITIVE_INFINITY;
}
