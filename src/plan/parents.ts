import type { Column, ForeignKey, Table } from '../ir.ts';
import { type Domain, radicesOf } from '../values/domain.ts';
import { LANE_SIZE } from '../values/part.ts';
import { columnsOf } from '../walk.ts';
import type { Resolve } from './column-facts.ts';
import type { DistinctKey } from './keys.ts';
import type { ParentDraw, ParentStep, ParentValue, Plan } from './plan.ts';

/** Gives the plan of a table that came along; null: no row can exist in it. */
export type PlanOf = (table: Table) => Plan | null;

/** Rows of a parent that are so many that a key may rely on them: else its other columns tell rows apart. */
const MANY_ROWS = 1_000_000;

/** A column's value as that of a column in the parent, and what values these are; null: its own type says. */
export interface ParentColumn {
  readonly draw: ParentDraw;
  readonly domain: Domain | null;
}

/** The foreign keys of a table to other tables whose rows are known here. */
export class Parents {
  readonly #table: Table;
  readonly #resolve: Resolve;
  readonly #planOf: PlanOf;
  /** References by their number, each with the values of its columns. */
  readonly #known = new Map<number, ReadonlyMap<string, ParentColumn>>();
  /** Columns of a reference to a table that came along whose values are not known. */
  readonly unknown: ReadonlySet<string>;
  readonly #byColumn = new Map<string, number>();
  /** References that take another row of the parent in each row. */
  readonly #distinct = new Set<number>();

  constructor(table: Table, resolve: Resolve, planOf: PlanOf) {
    this.#table = table;
    this.#resolve = resolve;
    this.#planOf = planOf;
    const unknown = new Set<string>();
    const checked = new Set(table.checks.flatMap(({ expression }) => [...columnsOf(expression)].map(resolve)));
    table.foreignKeys.forEach((foreign, index) => {
      const names = foreign.columns.map((name) => resolve(name) ?? name);
      const isFirst = names.every((name) => !this.#byColumn.has(name));
      for (const name of names) if (!this.#byColumn.has(name)) this.#byColumn.set(name, index);
      const isFree = isFirst && !names.some((name) => checked.has(name));
      const values =
        foreign.parent === null ? this.#absent(foreign, index) : this.#present(foreign, foreign.parent, index);
      if (isFree && values !== null) this.#known.set(index, values);
      // What a check says of a number leaves it a number of the parent.
      else if (foreign.parent !== null && values?.get(names[0] ?? '')?.draw.value.kind !== 'number') {
        for (const name of names) unknown.add(name);
      }
    });
    this.unknown = unknown;
  }

  /** Whether a column's values are those of a parent, so that it carries no digits of a key. */
  decides(name: string): boolean {
    return this.#known.has(this.#byColumn.get(name) ?? -1);
  }

  /** What a column takes from its parent; null: nothing that is known here. */
  of(name: string): ParentColumn | null {
    const index = this.#byColumn.get(name) ?? -1;
    const foreign = this.#table.foreignKeys[index];
    const column = this.#known.get(index)?.get(name);
    if (column === undefined || foreign === undefined) return null;
    // Of a table that is not here, any number is as good as another.
    if (foreign.parent === null && !this.#distinct.has(index)) return null;
    const [first, ...steps] = column.draw.steps;
    if (first === undefined) return null;
    return {
      ...column,
      draw: { ...column.draw, steps: [{ ...first, distinct: this.#distinct.has(index) }, ...steps] },
    };
  }

  /**
   * The keys without those that a reference keeps: where each row refers to another row of the parent, no two rows are
   * equal in its columns.
   */
  without(keys: readonly DistinctKey[]): readonly DistinctKey[] {
    return keys.filter((key) => {
      const inside = [...this.#known].filter(([, values]) => this.#isInside([...values.keys()], key));
      const isDecided = key.columns.every((column) => this.decides(column));
      const [best] = inside
        .map(([index, values]) => ({ index, rows: rowsOf(values) }))
        .filter(({ rows }) => isDecided || rows >= MANY_ROWS)
        .sort((one, other) => other.rows - one.rows);
      if (best === undefined || !key.oneToOne) return true;
      this.#distinct.add(best.index);
      return false;
    });
  }

  /** Rows for which each can refer to another row of its parent. */
  get rowLimit(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...[...this.#distinct].map((index) => rowsOf(this.#known.get(index))));
  }

  #isInside(columns: readonly string[], key: DistinctKey): boolean {
    return columns.every(
      (column) => key.columns.includes(column) && key.lengths.get(column) === Number.POSITIVE_INFINITY,
    );
  }

  #columnOf(name: string): Column | undefined {
    const known = this.#resolve(name);
    return this.#table.columns.find((column) => column.name === known);
  }

  /** A parent that is not here has the integers from 1, as many as it has rows. */
  #absent({ columns, target }: ForeignKey, reference: number): ReadonlyMap<string, ParentColumn> | null {
    const [name, second] = columns;
    const column = this.#columnOf(name ?? '');
    const shape = column?.type.shape;
    const isOwn = target.at(-1)?.toLowerCase() === this.#table.name.at(-1)?.toLowerCase();
    if (second !== undefined || column?.filledBy !== 'writer' || shape?.kind !== 'integer' || isOwn) return null;
    if (column.type.domainChecks.length > 0) return null;
    const rows = Math.min(LANE_SIZE, 2 ** (shape.unsigned ? shape.bits : shape.bits - 1) - 1);
    const steps = [{ reference, distinct: false, rows }];
    return new Map([[column.name, { draw: { kind: 'parent', steps, value: { kind: 'number' } }, domain: null }]]);
  }

  #present(
    { columns, targetColumns }: ForeignKey,
    parent: Table,
    reference: number,
  ): ReadonlyMap<string, ParentColumn> | null {
    const plan = this.#planOf(parent);
    if (plan === null || plan.rowLimit < 1) return null;
    const primary = parent.keys.find(({ kind }) => kind === 'primary')?.parts.map(({ column }) => column ?? '');
    const targets = targetColumns.length === 0 ? (primary ?? []) : targetColumns;
    const values = new Map<string, ParentColumn>();
    for (const [i, name] of columns.entries()) {
      const column = this.#columnOf(name);
      const found = columnIn(parent, plan, targets[i] ?? '');
      if (column?.filledBy !== 'writer' || found === null) return null;
      const step = { reference, distinct: false, rows: Math.min(plan.rowLimit, LANE_SIZE) };
      values.set(column.name, { ...found, draw: { ...found.draw, steps: [step, ...found.draw.steps] } });
    }
    return values;
  }
}

function rowsOf(values: ReadonlyMap<string, ParentColumn> | undefined): number {
  const [column] = values?.values() ?? [];
  const [step] = column?.draw.steps ?? [];
  return step === undefined ? Number.POSITIVE_INFINITY : step.rows;
}

/** The value of a column in any row of a table; null: it is not known, or NULL in some rows. */
function columnIn(table: Table, plan: Plan, target: string): ParentColumn | null {
  const same = (name: string): boolean => name.toLowerCase() === target.toLowerCase();
  const column = table.columns.find(({ name }) => name === target) ?? table.columns.find(({ name }) => same(name));
  const planned = plan.columns.find(({ name }) => name === column?.name);
  if (column?.filledBy === 'sequence' && planned === undefined) {
    if ((column.numbering?.step ?? 1) !== 1) return null;
    const part = { kind: 'integer', first: table.sequenceStart, size: LANE_SIZE } as const;
    return { draw: parentDraw([], { kind: 'number' }), domain: { kind: 'integer', literal: 'bare', parts: [part] } };
  }
  const [domain, second] = planned?.domains ?? [];
  if (planned === undefined || domain === undefined || domain === null || second !== undefined) return null;
  if (planned.nullShares[0] !== 0) return null;
  const { draw, name } = planned;
  if (draw.kind === 'parent') return { draw, domain };
  const isRedrawn = plan.residues.some(({ columns }) => columns.includes(name));
  const isRelated = plan.related.some(({ column: related, demands }) => related === name && demands.length > 0);
  if (draw.kind !== 'key' && (isRedrawn || isRelated)) return null;
  const sizes = radicesOf(domain);
  if (draw.kind === 'uniform')
    return { draw: parentDraw([], { kind: 'digits', column: name, sizes, key: null }), domain };
  if (draw.kind === 'reference')
    return { draw: parentDraw([], { kind: 'reference', column: name, size: sizes[0] ?? 1 }), domain };
  const key = draw.kind === 'key' ? plan.keys[draw.key] : undefined;
  if (draw.kind !== 'key' || key === undefined) return null;
  const own = { ...key, lanes: key.lanes.filter((lane) => lane.column === name) };
  return { draw: parentDraw([], { kind: 'digits', column: name, sizes, key: { index: draw.key, plan: own } }), domain };
}

function parentDraw(steps: readonly ParentStep[], value: ParentValue): ParentDraw {
  return { kind: 'parent', steps, value };
}
