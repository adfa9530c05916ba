import type { Dialect } from '../../../grammar/dialect.ts';
import { getOrInsertComputed } from '../../collections.ts';
import type { Expression, Table } from '../../ir.ts';
import { conjunctsOf } from '../../plan/facts/predicate.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { measuredColumn } from '../../plan/related/measured-columns.ts';
import { type Contractor, contractorFor } from '../../relation/contractor.ts';
import { common, EVERYTHING, type Interval, narrowedBy } from '../../relation/propagate.ts';
import { readingOf, relationOf } from '../../relation/relation.ts';
import { columnsOf } from '../../walk.ts';
import { softMeasure } from '../agreements/soft-measures.ts';

/** The columns of a plan by their names. */
export type ColumnsByName = ReadonlyMap<string, ColumnPlan>;

/** Reads conditions on the columns of a plan as what they leave one of them. */
export class NumberContractors {
  readonly #plan: Plan;
  readonly #table: Table;
  readonly #dialect: Dialect;
  readonly #allowed = new Map<string, Interval | null>();
  readonly #columns: ColumnsByName;
  /** Contractors of what is expected alone. */
  readonly #soft: ReadonlySet<string>;

  constructor(plan: Plan, table: Table, dialect: Dialect) {
    this.#plan = plan;
    this.#table = table;
    this.#dialect = dialect;
    this.#columns = new Map([...plan.columns, ...plan.hidden].map((column) => [column.name, column]));
    const agreed = plan.agreements.filter(({ dropped }) => dropped === null);
    this.#soft = new Set(
      agreed.flatMap(({ column, conditions }) =>
        conditions.map((condition) => JSON.stringify(this.of(condition, column, this.#columns))),
      ),
    );
  }

  /** What a condition leaves a column; null: its columns are not counted alike. */
  of(condition: Expression, target: string, columns: ColumnsByName): Contractor | null {
    const relation = relationOf(condition, {
      measureOf: (name) => {
        const column = columns.get(name) ?? this.#columns.get(name);
        return column && softMeasure(name, measuredColumn(column), column.shape);
      },
      ...readingOf({ semantics: this.#dialect.semantics, timeLine: this.#plan.timeLine }),
    });
    return relation === null ? null : contractorFor(relation, target);
  }

  /** Whether a contractor is of what people expect, and no check asks for it. */
  isSoft(contractor: Contractor): boolean {
    return this.#soft.has(JSON.stringify(contractor));
  }

  /** What a column may hold beside its natural values, by all that is said of it alone; null: that is not known. */
  allowed(name: string): Interval | null {
    return getOrInsertComputed(this.#allowed, name, () => this.#allowedIn(name));
  }

  #allowedIn(name: string): Interval | null {
    const { checks, columns, demanded } = this.#table;
    const names = (expression: Expression) => [...columnsOf(expression)];
    const isRead = columns.some(({ generation }) => generation !== null && names(generation).includes(name));
    const isOfType = this.#plan.constraints.some((one) => one.columns.includes(name) && one.kind !== 'check');
    if (isRead || isOfType || demanded.length > 0) return null;
    let left: Interval | null = EVERYTHING;
    for (const condition of checks.flatMap(({ expression }) => conjunctsOf(expression))) {
      if (!names(condition).includes(name)) continue;
      const contractor = this.of(condition, name, this.#columns);
      if (contractor === null) return null;
      // What depends on others is looked at in each case.
      if (contractor.inputs.length === 0 && left !== null) {
        left = common(left, narrowedBy(contractor, EVERYTHING, new Map()));
      }
    }
    return left;
  }
}
