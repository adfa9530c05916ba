import type { Dialect } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { ForeignKey, QualifiedName, Table } from '../ir.ts';
import type { ParsedSchema, ParsedTable } from '../parser/parse.ts';
import { type Budget, budgets, shareOf } from '../plan/budget.ts';
import { isUnsatisfiable, madeIn, type Outcome } from '../plan/outcome.ts';
import { isNeverNull, type Plan } from '../plan/plan.ts';
import { completed } from '../plan/references/completed.ts';
import { targetsOf } from '../plan/references/targets.ts';
import { type PlanningOptions, plannerOf } from '../planning.ts';
import { dottedName, refersToItself } from '../qualified-name.ts';
import { Aggregations } from '../soften/references/aggregates.ts';
import { statesOfRows } from '../soften/references/fitting-parents.ts';
import type { Warning } from '../warning.ts';
import { checksOf, checksOfDemands, type Demand, demandsOf } from './demands.ts';
import { keyColumns } from './row-key.ts';
import type {
  Circle,
  CircleLoading,
  KeptTable,
  PassedOver,
  PassingReason,
  PlannedTable,
  SchemaPlan,
} from './schema-plan.ts';

/** Steps that planning all tables of a schema takes at most: some seconds. Each table has its own budget, as if it stood alone. */
const SCHEMA_STEPS = 4_000_000;

/** Rows that a table should have at least, even if those that refer to it can use few of them. */
const ENOUGH_ROWS = 1000;

/** The same where tables that refer to it would be empty without: a list of codes of its own, of which there are several. */
const FEWEST_ROWS = 2;

/** A schema's plan, and what is at fault in its tables. */
export interface PlannedSchema {
  readonly plan: SchemaPlan;
  readonly faults: readonly TableFault[];
}

/** What is at fault in a table of a text. */
export interface TableFault {
  readonly table: QualifiedName;
  readonly error: DdlError;
}

/** Plans all tables of a text, each behind those that it refers to. */
export function planSchema(
  { circles, warnings, asked }: ParsedSchema,
  dialect: Dialect,
  source: string,
  options: PlanningOptions,
): PlannedSchema {
  const planner = new SchemaPlanner(dialect, source, circles, options);
  const planned = circles.map((circle) => planner.circle(circle)).filter(({ tables }) => tables.length > 0);
  planner.setAggregatedRows();
  const absent = circles.flat().length > 1 ? absentParents(circles) : [];
  return {
    plan: {
      circles: planned,
      passedOver: planner.passedOver,
      kept: circles.map((circle) => circle.flatMap((parsed) => planner.kept(parsed, circle))),
      warnings: [...warnings, ...absent],
      asked,
    },
    faults: planner.faults,
  };
}

/** Warnings of foreign keys to tables that are not in a text of several tables: a schema that is not whole. */
function absentParents(circles: ParsedSchema['circles']): readonly Warning[] {
  return circles.flat().flatMap(({ table, open: openReferences }) => {
    if (table instanceof DdlError) return [];
    const open = new Set(openReferences.map(({ reference }) => reference));
    return table.foreignKeys.flatMap((key, reference): readonly Warning[] => {
      if (key.parent !== null || key.isImplied || open.has(reference) || refersToItself(key, table)) return [];
      const message = `A foreign key of "${dottedName(table.name)}" refers to "${dottedName(key.target)}", which is not in the text: its rows may be others.`;
      return [{ code: 'unknown_reference', message, offset: key.offset }];
    });
  });
}

class SchemaPlanner {
  readonly passedOver: PassedOver[] = [];
  readonly faults: TableFault[] = [];
  readonly #dialect: Dialect;
  readonly #budget: Budget = { left: SCHEMA_STEPS };
  readonly #lettersOfTable: number;
  readonly #isAlone: boolean;
  /** Names of tables that are at fault. */
  readonly #faulty = new Set<string>();
  /** The plans of the tables so far; null: the table gets no rows. */
  readonly #plans = new Map<Table, Plan | null>();
  readonly #referredTo: ReadonlyMap<Table, readonly string[]>;
  /** What tables that refer to a table ask of its rows. */
  readonly #demands: ReadonlyMap<Table, readonly Demand[]>;
  readonly #aggregations: Aggregations;
  readonly #planned: ReturnType<typeof plannerOf>;

  constructor(dialect: Dialect, source: string, circles: ParsedSchema['circles'], options: PlanningOptions) {
    this.#dialect = dialect;
    this.#isAlone = circles.flat().length === 1;
    this.#lettersOfTable = source.length / Math.max(1, circles.flat().length);
    this.#referredTo = columnsReferredTo(circles);
    this.#demands = demandsOf(circles);
    const tables = circles.flat().flatMap(({ table }) => (table instanceof DdlError ? [] : [table]));
    const { parents } = budgets(this.#lettersOfTable);
    this.#aggregations = new Aggregations(tables);
    this.#planned = plannerOf(dialect, source, parents, options, tables, this.#plans, this.#aggregations);
  }

  /** Behind all tables: which rows there are that come to something for those that they refer to. */
  setAggregatedRows(): void {
    this.#aggregations.setRows((table) => this.#plans.get(table) ?? null, statesOfRows);
  }

  /** Plans the tables of a circle. Those that get no rows are left out. */
  circle(parsed: readonly ParsedTable[]): Circle {
    for (const table of parsed) this.#plan(table);
    const loading = this.#loadingOf(parsed);
    for (;;) {
      const passedOver = this.passedOver.length;
      const tables = parsed.flatMap((one) => this.#plannedTable(one, parsed, loading) ?? []);
      if (this.passedOver.length === passedOver) return { tables, loading };
      // Those that were left may refer to what has no rows now.
      for (const one of parsed) if (tables.some(({ table }) => table === one.table)) this.#plan(one);
    }
  }

  /** A table of a circle with those that it refers to; none where it is not known, or keeps no rows. */
  kept({ table, open }: ParsedTable, circle: readonly ParsedTable[]): readonly KeptTable[] {
    if (table instanceof DdlError || !this.#keepsRows(table)) return [];
    const parents = table.foreignKeys.flatMap((key, reference) => {
      const later = open.find((openKey) => openKey.reference === reference);
      const parent = refersToItself(key, table) ? table : (key.parent ?? circle[later?.parent ?? -1]);
      return parent === undefined ? [] : [parent.name];
    });
    return [{ name: table.name, isPartitioned: table.partitioning !== null, parents }];
  }

  /** Plans a table, or passes it over. */
  #plan({ name, table, isFilledByTrigger }: ParsedTable): void {
    if (table instanceof DdlError) {
      this.faults.push({ table: name, error: table });
      this.#faulty.add(dottedName(name));
      this.passedOver.push({ name, why: 'fault', warnings: [] });
      return;
    }
    if (isFilledByTrigger && this.#dialect.loading.untriggered === null) {
      this.#passOver(table, 'triggers');
      return;
    }
    const plan = this.#keepsRows(table) ? this.#planWithImplied(table) : null;
    if (plan !== null && isUnsatisfiable(plan)) this.#refuse(table, plan.unsatisfiable);
    else if (this.#refersToFault(table)) this.#passOver(table, 'noParentRows');
    else if (plan === null) this.#passOver(table, 'keepsNoRows');
    else if (plan.rowLimit < 1) this.#passOver(table, 'noPartition', plan.warnings);
    else if (hasLostReference(table, plan)) this.#passOver(table, 'noParentRows', plan.warnings);
    else this.#plans.set(table, plan);
  }

  /** The plan of a table with the references that names imply, or without them where it would have fewer rows for their sake. */
  #planWithImplied(table: Table): Outcome<Plan> {
    const demands = this.#demands.get(table) ?? [];
    const foreignKeys = table.foreignKeys.filter(({ isImplied }) => !isImplied);
    const plan = this.#planOf(table, demands, this.#budgetOfTable());
    if (foreignKeys.length === table.foreignKeys.length) return plan;
    if (!isUnsatisfiable(plan) && plan.rowLimit >= ENOUGH_ROWS) return plan;
    const declared = this.#planOf({ ...table, foreignKeys }, demands, this.#budgetOfTable());
    const hasMore = isUnsatisfiable(plan) || (!isUnsatisfiable(declared) && declared.rowLimit > plan.rowLimit);
    return hasMore ? declared : plan;
  }

  /** The plan of a table whose rows those that refer to it can use, as far as that leaves it rows enough. */
  #planOf(table: Table, demands: readonly Demand[], budget: Budget): Outcome<Plan> {
    const enough = demands.some(({ isNeeded }) => isNeeded) ? FEWEST_ROWS : ENOUGH_ROWS;
    const takesRows = (tried: readonly Demand[]): boolean => {
      const checks = [...table.checks, ...checksOf(tried)];
      const plan = madeIn(this.#planned({ ...table, checks }, this.#budgetOfTable()));
      return plan !== null && plan.rowLimit >= enough;
    };
    const demanded = checksOfDemands(demands, takesRows);
    const fitting = demanded.length === 0 ? null : madeIn(this.#planned({ ...table, demanded }, budget));
    if (fitting !== null && fitting.rowLimit >= ENOUGH_ROWS) return fitting;
    const plan = this.#planned(table, budget);
    if (fitting === null || isUnsatisfiable(plan)) return plan;
    // Of few rows, each is there: those that refer to them find their own.
    const hasAll = plan.rowLimit < ENOUGH_ROWS;
    return fitting.rowLimit >= (hasAll ? plan.rowLimit : Math.min(enough, plan.rowLimit)) ? fitting : plan;
  }

  /** Passes over a table that no row fits: its server takes it, so that it is at fault only where it is the only one. */
  #refuse(table: Table, error: DdlError): void {
    if (this.#isAlone) this.faults.push({ table: table.name, error });
    const { message, offset } = error;
    this.#passOver(table, 'unsatisfiable', [{ code: 'row_limit', message, offset }]);
  }

  /** Whether a foreign key refers to a table that is at fault, and so has no parent. */
  #refersToFault({ foreignKeys }: Table): boolean {
    return foreignKeys.some(
      ({ parent, target, isImplied }) => parent === null && !isImplied && this.#faulty.has(dottedName(target)),
    );
  }

  #budgetOfTable(): Budget {
    return shareOf(this.#budget, budgets(this.#lettersOfTable).own.left, 1);
  }

  /** Notes that a table gets no rows. */
  #passOver(table: Table, why: PassingReason, warnings: readonly Warning[] = []): void {
    this.#plans.set(table, null);
    this.passedOver.push({ name: table.name, why, warnings });
  }

  #keepsRows({ engine }: Table): boolean {
    return !this.#dialect.loading.enginesWithoutRows.has(engine?.toLowerCase() ?? '');
  }

  /** How a circle is loaded, by what is open in it. */
  #loadingOf(parsed: readonly ParsedTable[]): CircleLoading {
    const openKeys = parsed.flatMap(({ table, open }) =>
      table instanceof DdlError ? [] : open.flatMap(({ reference }) => table.foreignKeys[reference] ?? []),
    );
    if (openKeys.every(({ isLate }) => isLate)) return 'inOrder';
    const { deferred, unchecked } = this.#dialect.loading;
    if (unchecked !== null) return 'unchecked';
    return deferred !== null && openKeys.every(({ isDeferrable }) => isDeferrable) ? 'deferred' : 'oneStatement';
  }

  /** The columns that the rows of a table have to know of its own rows. */
  #ownReferredTo(table: Table, plan: Plan): readonly string[] {
    if (!this.#dialect.loading.checksBeforeNumbering) return [];
    return table.foreignKeys.filter((key) => isOfEachRow(key, table, plan)).flatMap((key) => targetsOf(key, table));
  }

  /** A table with its open references, where it gets rows; those of the circle are planned by then. */
  #plannedTable(
    { table, open, triggers }: ParsedTable,
    circle: readonly ParsedTable[],
    loading: CircleLoading,
  ): PlannedTable | null {
    const plan = table instanceof DdlError ? null : this.#plans.get(table);
    if (table instanceof DdlError || plan == null) return null;
    const references = open.flatMap(({ reference, parent: place }) => {
      const parent = circle[place]?.table;
      const parentPlan = parent === undefined || parent instanceof DdlError ? null : this.#plans.get(parent);
      if (parent === undefined || parent instanceof DdlError || parentPlan == null) return [];
      return [{ reference, parent, plan: parentPlan }];
    });
    const { plan: completedPlan, filled } = completed(table, plan, references);
    if (open.some(({ reference }) => table.foreignKeys[reference]?.isLate !== true && !filled.has(reference))) {
      this.#passOver(table, 'openReference');
      return null;
    }
    // Rows that are inserted with NULL are found again by a key.
    const isCompleted = filled.size > 0 && (loading !== 'inOrder' || keyColumns(table) !== null);
    return {
      table,
      plan: { ...plan, warnings: completedPlan.warnings },
      completed: isCompleted ? completedPlan : null,
      open: open.map(({ reference, parent }) => ({
        reference,
        parent: circle[parent]?.name ?? [],
        isFilled: isCompleted && filled.has(reference),
      })),
      referredTo: [...(this.#referredTo.get(table) ?? []), ...this.#ownReferredTo(table, plan)],
      triggers,
    };
  }
}

/** Whether a foreign key to a table of the text is not kept, as it can neither follow the rows there nor be NULL. */
function hasLostReference({ foreignKeys }: Table, { constraints }: Plan): boolean {
  const isKept = (key: ForeignKey): boolean =>
    constraints.every(
      ({ kind, columns, kept }) =>
        kind !== 'foreign' || columns.join('\0') !== key.columns.join('\0') || kept.by !== 'nothing',
    );
  return foreignKeys.some((key) => key.parent !== null && !key.isImplied && !isKept(key));
}

/** The columns of each table whose values the rows of others have to know. */
function columnsReferredTo(circles: ParsedSchema['circles']): ReadonlyMap<Table, readonly string[]> {
  const found = new Map<Table, string[]>();
  for (const circle of circles) {
    for (const { table, open } of circle) {
      if (table instanceof DdlError) continue;
      const later = new Map(open.map(({ reference, parent }) => [reference, circle[parent]?.table]));
      for (const [reference, key] of table.foreignKeys.entries()) {
        const parent = key.parent ?? later.get(reference);
        if (parent === undefined || parent instanceof DdlError) continue;
        const columns = found.get(parent) ?? [];
        columns.push(...targetsOf(key, parent));
        found.set(parent, columns);
      }
    }
  }
  return found;
}

/** Whether each row of a table refers to one of the same table: the first one to itself. */
function isOfEachRow(key: ForeignKey, table: Table, { columns }: Plan): boolean {
  const isFilled = (name: string): boolean => columns.some((column) => column.name === name && isNeverNull(column));
  return refersToItself(key, table) && key.columns.every(isFilled);
}
