import type { Dialect } from '../../grammar/dialect.ts';
import { getOrInsertComputed } from '../collections.ts';
import { type Scope, scopeOf } from '../expression/scope.ts';
import type { Column, Expression, Table } from '../ir.ts';
import { meaningsOfTable } from '../meanings/index.ts';
import { type Domain, radicesOf } from '../values/domain.ts';
import { columnsOf } from '../walk.ts';
import type { Warning } from '../warning.ts';
import { type CheckedTable, conditionsOf, namesOfChecksOn, withoutRows, withoutValues } from './checks.ts';
import { asksForNulls, type Component, choicePlan } from './components.ts';
import { constraintsOf, UNKEPT } from './constraints.ts';
import { takesNoRow } from './derived/partitions.ts';
import { withNullsForUnknown } from './derived/unknown-checks.ts';
import type { Drawn } from './drawn.ts';
import { type Alternative, mergedFacts, NO_COLUMN_FACTS } from './facts/column-facts.ts';
import { isOrder } from './facts/predicate.ts';
import { feasible } from './feasible.ts';
import type { JointList } from './joint/list.ts';
import { usualIn, withDayWindow } from './keys/day-windows.ts';
import { type ExpectedCount, expectedCounts } from './keys/expected-counts.ts';
import { injectiveKey, keysAndShares } from './keys/joined-keys.ts';
import { type DistinctKey, planKeys, rowLimitOf } from './keys/keys.ts';
import { withNumberedRows } from './keys/numbered-rows.ts';
import { orderedKeys } from './keys/order.ts';
import { allowsOneRow } from './keys/partial-keys.ts';
import { IN_ORDER, numbersOfDatabase, referringLimit, sequenceLimit } from './keys/sequences.ts';
import type { Context } from './model.ts';
import { hasNullRow } from './null-row.ts';
import {
  type ColumnPlan,
  DIRECT,
  type Kept,
  type KeyPlan,
  type LanePlan,
  type Plan,
  type ResidualPlan,
} from './plan.ts';
import { NeededNulls } from './references/needed-nulls.ts';
import { ALWAYS_NULL, withKnownRows } from './references/own-rows.ts';
import type { Demanded, Parents } from './references/parents.ts';
import { holdsOfEqual, numberedDomain, numberedDomains, References } from './references/references.ts';
import { referringColumn } from './references/referring-columns.ts';
import { type Apart, columnsApart } from './related/apart.ts';
import { copies } from './related/copies.ts';
import { joins } from './related/joins.ts';
import type { KeyedDraws } from './related/keyed-relations.ts';
import { Relations } from './related/relations.ts';
import { residualPlans } from './related/residuals.ts';
import { type ColumnShares, isLeftToDefault, type Share } from './shares.ts';
import type { Agreed, Constrained } from './softening.ts';
import { checkWarnings, isOfUnknownParents, keyWarnings, tableWarnings } from './warnings.ts';

/** Plans a table once: what its keys, checks and columns get, as far as what is known of its checks goes. */
export class Planner {
  readonly #context: Context;
  readonly #table: Table;
  readonly #dialect: Dialect;
  readonly #checked: CheckedTable;
  /** Draws of columns of keys that relations bind. */
  readonly #keyed: KeyedDraws;
  readonly #distinct: readonly DistinctKey[];
  #made: Drawn | null = null;
  readonly #warnings: Warning[] = [];
  /** Columns that rows hold a value for. */
  readonly #written: readonly Column[];
  readonly #shares: ColumnShares;
  readonly #sharesByColumn = new Map<string, readonly Share[]>();
  readonly #references: References;
  readonly #nulls: NeededNulls;
  #parents: Parents;
  /** What columns of keys count. */
  #counts: ReadonlyMap<string, ExpectedCount>;
  /** What checks demand of references to other tables. */
  readonly #demanded: Demanded;
  readonly #base: Alternative;
  readonly #components: readonly Component[];
  readonly #componentOf: ReadonlyMap<string, number>;
  readonly #listOf: ReadonlyMap<string, JointList>;
  /** Columns of keys that differ from each other. */
  readonly #apart: Apart;
  readonly #keys: readonly KeyPlan[];
  /** What keeps each key, by its name. */
  readonly #keptKeys = new Map<string, Kept>();
  /** Rows that a key allows whose columns are all NULL, where that counts as equal. */
  #nullLimit = Number.POSITIVE_INFINITY;
  readonly #scope: Scope;

  constructor(context: Context, checked: CheckedTable, keyed: KeyedDraws) {
    const { table, dialect, source, timeLine, parents } = context;
    this.#context = context;
    this.#keyed = keyed;
    this.#table = table;
    this.#dialect = dialect;
    this.#checked = checked;
    this.#scope = scopeOf(table, { semantics: dialect.semantics, timeLine });
    const { base, components } = checked;
    this.#parents = parents;
    this.#base = base;
    const { lists } = context;
    this.#listOf = new Map(lists.flatMap((list) => list.columns.map((column) => [column, list] as const)));
    this.#written = table.columns.filter(
      (column) => column.filledBy === 'writer' && !isLeftToDefault(column, dialect.semantics),
    );
    const keyContext = { ...context, base, isFree: (column: string) => this.#isUnlisted(column) };
    const functions = new Map(
      [...keyed].flatMap(([column, draw]) => (draw.kind === 'function' ? [[column, draw.of] as const] : [])),
    );
    const { keys, others, shares } = keysAndShares(keyContext, functions);
    this.#shares = shares;
    for (const [name, kept] of others) this.#keptKeys.set(name, kept);
    this.#references = new References(table, {
      isOfParent: (column) => this.#parents.decides(column),
      isRelated: (column) => keyed.has(column),
      asksForOwnRow: (column, target) =>
        base.residual.some(({ expression }) => holdsOfEqual(expression, [column, target])),
    });
    const mayBeNull = (name: string) =>
      !this.#listOf.has(name) && !this.#componentOf.has(name) && this.#mayBeNull(name);
    this.#nulls = new NeededNulls({ table, parents, references: this.#references, mayBeNull, shares });
    this.#demanded = parents.demandedBy(base.residual);
    const known = { table, source, base, shares, references: this.#references, scope: this.#scope };
    this.#components = components.map((component) => feasible(component, known));
    this.#componentOf = new Map(this.#components.flatMap(({ columns }, i) => columns.map((column) => [column, i])));
    if (table.keys.some(allowsOneRow)) this.#nullLimit = 1;
    this.#apart = columnsApart(base.residual, {
      isKeyed: (column) => this.#shares.isKeyed(column),
      domainOf: (column) => {
        const isGiven = this.#refersToRows(column) || keyed.has(column) || this.#componentOf.has(column);
        return isGiven || this.#listOf.has(column) ? null : this.#shares.of(column, null).domain;
      },
    });
    this.#parents = parents.counted((column) => this.#sharesOf(column)[0]?.domain ?? null);
    const listed = this.#references.without(keys).map((key) => lists.reduce((led, list) => list.withLeader(led), key));
    for (const { name } of keys) this.#keptKeys.set(name, { by: 'earlier' });
    for (const { name } of listed) this.#keptKeys.set(name, { by: 'nulls' });
    const kept = listed.flatMap((key) => this.#withoutNulls(key)).map((key) => injectiveKey(key, keyContext, shares));
    this.#warnings.push(...keyWarnings(kept));
    this.#distinct = kept;
    this.#counts = expectedCounts(table, kept, {
      referred: (column) => this.#references.countsOf(column),
      isFree: (column) => this.#freeDomain(column) !== null,
    });
    const isNullable = (column: string) =>
      !this.#keyed.has(column) && this.#sharesOf(column).every(({ nullShare }) => nullShare > 0);
    const planned = planKeys(this.#parents.inRows(kept), {
      radicesOf: (column, alone) => {
        const rows = this.#parents.rowsOf(column, this.#demanded) ?? this.#listOf.get(column)?.size;
        if (rows !== undefined) return [rows];
        const draw = keyed.get(column);
        if (draw?.kind === 'distance') return [draw.size];
        const domain = this.#rowNumbers(column) ?? this.#sharesOf(column)[0]?.domain ?? null;
        return domain === null || (!alone && this.#refersToRows(column)) ? [] : radicesOf(domain);
      },
      isNullable,
      countsOf: (column) =>
        this.#parents.countsOf(column, this.#demanded) ??
        (this.#rowNumbers(column) === null ? null : (this.#counts.get(column) ?? null)),
      turnsOf: (column) => this.#listOf.get(column)?.turns ?? 1,
      usualOf: (column, lane) => usualIn(this.#freeDomain(column), lane),
    });
    const meanings = meaningsOfTable(table);
    this.#keys = planned
      .map((key) => withDayWindow(key, { domainOf: (column) => this.#freeDomain(column, isOrder), meanings, timeLine }))
      .map((key) => withNumberedRows(key, meanings, this.#counts))
      .map((key) => ({
        ...key,
        lanes: key.lanes.map((lane) => this.#placed(lane)),
        overflow: key.overflow.flatMap((column) => [
          column,
          ...[...functions.keys()].filter((one) => functions.get(one) === column),
        ]),
      }));
    this.#keys.forEach(({ names }, key) => {
      for (const name of names) this.#keptKeys.set(name, { by: 'permutation', key });
    });
    for (const { name, oneToOne } of kept) if (!oneToOne) this.#keptKeys.set(name, UNKEPT);
  }

  /** The values of a column on which nothing decides but its key; null: something does. `ignores`: what of conditions does not count. */
  #freeDomain(name: string, ignores: (condition: Expression) => boolean = () => false): Domain | null {
    const isRead = this.#base.residual.some(({ expression: one }) => columnsOf(one).has(name) && !ignores(one));
    return this.#isUnlisted(name) && !isRead ? (this.#sharesOf(name)[0]?.domain ?? null) : null;
  }

  /** Whether neither a list nor the row's case nor other rows decide on a column. `isPassedOver`: which cases do not count. */
  #isUnlisted(column: string, isPassedOver: (component: Component) => boolean = () => false): boolean {
    const isChosen = this.#checked.components.some((one) => one.columns.includes(column) && !isPassedOver(one));
    return !this.#listOf.has(column) && !isChosen && !this.#parents.decides(column) && !this.#keyed.has(column);
  }

  /**
   * A key by the columns that are not always NULL. NULLs differ from each other, and keep a key; where they count as
   * equal, the others must differ, or there is one row at most.
   */
  #withoutNulls(key: DistinctKey): readonly DistinctKey[] {
    const columns = key.columns.filter((column) => !this.#isAlwaysNull(column));
    if (columns.length === key.columns.length) return [key];
    if (!key.countsNulls) return [];
    if (columns.length === 0) this.#nullLimit = 1;
    return columns.length === 0 ? [] : [{ ...key, columns }];
  }

  /** Whether a column's values are those of other rows, so that it should carry no digits of a key. */
  #refersToRows(column: string): boolean {
    return this.#references.refersToOwnRows(column) || this.#parents.decides(column);
  }

  /** The numbers that a column of a key has which counts something; null: it has other values. */
  #rowNumbers(column: string): Domain | null {
    const counts = this.#counts.get(column);
    if (counts === undefined || !this.#isUnlisted(column)) return null;
    const domain = this.#sharesOf(column)[0]?.domain ?? null;
    return domain === null ? null : numberedDomain(domain, counts.least);
  }

  /** The lane of a distance lies behind those of the column's own digits. */
  #placed(lane: LanePlan): LanePlan {
    const domain = this.#keyed.get(lane.column)?.kind === 'distance' ? this.#sharesOf(lane.column)[0]?.domain : null;
    return domain ? { ...lane, lane: radicesOf(domain).length } : lane;
  }

  /** The table as it is planned by its constraints alone. */
  constrained(): Constrained {
    const { columns, relations, residuals } = this.#drawn();
    return {
      table: this.#table,
      columns,
      related: relations.related(columns),
      base: this.#base,
      shares: this.#shares,
      isListed: (column) => !this.#isUnlisted(column, (one) => asksForNulls(one, column)),
      residuals,
      keys: this.#keys,
      evaluation: this.#scope,
    };
  }

  /** The plan of the table with these columns. */
  plan({ columns, hidden, related, agreements }: Agreed): Plan {
    const { residuals, copied } = this.#drawn();
    const limits = [...columns.map(referringLimit), ...this.#keys.map(rowLimitOf)];
    const keyLimit = Math.min(sequenceLimit(this.#table), this.#nullLimit, ...limits);
    return {
      table: this.#table.name,
      // What executable comments hold comes last.
      columns: [...columns].sort((one, other) => Number(one.condition !== null) - Number(other.condition !== null)),
      hidden,
      defaultColumn: this.#table.columns[0]?.name ?? null,
      hasNullRow: hasNullRow(this.#table, this.#written, this.#dialect),
      isOverriding: this.#written.some(({ numbering }) => numbering?.exclusive === true),
      choices: this.#components.map((one) => choicePlan(one, (column) => this.#shares.of(column, null).nullShare)),
      keys: orderedKeys(this.#keys, { table: this.#table, columns, residuals }),
      related,
      residuals: residuals.filter((residual) => residual.solved || residual.evaluable),
      rowLimit: takesNoRow(this.#table) || isOfUnknownParents(this.#table) ? 0 : keyLimit,
      constraints: constraintsOf({
        table: this.#table,
        semantics: this.#dialect.semantics,
        columns,
        residuals,
        copied,
        keys: this.#keys,
        keptKeys: this.#keptKeys,
      }),
      agreements,
      timeLine: this.#context.timeLine,
      strategy: DIRECT,
      warnings: [...this.#warnings, ...this.#tableWarnings(columns), ...checkWarnings(residuals, this.#context)],
    };
  }

  /** Throws DdlError where the checks contradict each other in what they say of differences of columns. */
  refuseContradiction(): void {
    const checks = conditionsOf(this.#table);
    const names = this.#drawn().relations.contradicting(checks);
    if (names === null) return;
    const offset = checks.find(({ name }) => name === names[0])?.offset ?? 0;
    throw withoutRows(names, this.#context.source, offset);
  }

  /**
   * The checks with the bounds that the relations between columns imply, and draws for columns of keys; null: there are none.
   * `follows`: whether columns of keys may be functions of others.
   */
  implied(follows: boolean): { readonly checked: CheckedTable; readonly keyed: KeyedDraws } | null {
    const { relations } = this.#drawn();
    const isNullable = (name: string) => this.#sharesOf(name).some(({ nullShare }) => nullShare > 0);
    const isOfOwnRows = (name: string) => this.#references.refersToOwnRows(name);
    const keyed = relations.keyed(this.#distinct, { isNullable, isOfOwnRows, follows }, this.#context.budget);
    const bounds = relations.implied(keyed, this.#base.facts);
    const { draws } = keyed;
    if (bounds.size === 0 && draws.size === 0) return null;
    const facts = new Map(this.#checked.base.facts);
    for (const [column, { least, most }] of bounds) {
      const known = facts.get(column) ?? NO_COLUMN_FACTS;
      const both = mergedFacts(known, { ...NO_COLUMN_FACTS, least, most });
      if (both !== null) facts.set(column, both.facts);
    }
    // What follows holds in the case that a key has chosen: it stays.
    const components = this.#checked.components.map((component, i) => {
      const chosen = this.#components[i];
      return chosen?.cases.length === 1 && this.#context.settlesCases ? chosen : component;
    });
    return {
      checked: { ...this.#checked, base: { ...this.#checked.base, facts }, components },
      keyed: new Map([...this.#keyed, ...draws]),
    };
  }

  /** Whether the draws of columns of keys that were chosen before still tell rows apart. */
  keepsKeys(): boolean {
    return this.#drawn().relations.hasFunctions();
  }

  /** The same with as many digits of keys as there is room for. */
  settled(): Planner {
    const narrowed = this.#drawn().relations.narrowedDraws();
    return narrowed === null ? this : new Planner(this.#context, this.#checked, narrowed);
  }

  /** The checks with NULL where only that surely passes those that nothing keeps; null: they are all kept, or it may not stand. */
  withNullsForUnknown(): CheckedTable | null {
    const unkept = this.#drawn().residuals.filter(
      ({ name, solved, evaluable, when }) => !solved && !evaluable && when === null && name !== 'partitions',
    );
    if (unkept.length === 0) return null;
    const nullable = new Set(this.#written.filter((column) => column.nullable).map(({ name }) => name));
    return withNullsForUnknown(this.#checked, unkept, (column) => nullable.has(column));
  }

  #drawn(): Drawn {
    this.#made ??= this.#draw();
    return this.#made;
  }

  #draw(): Drawn {
    const { settlesCases, known, drawsWithinParts, hasEdges } = this.#context;
    const read = { scope: this.#scope, settlesCases, known };
    const residuals = residualPlans(this.#apart.conditions, this.#components, read);
    const planned = withKnownRows(
      this.#written.map((column) => this.#columnPlan(column)),
      this.#table,
      { keys: this.#keys, residuals, related: [], choices: [] },
      (column) => this.#mayBeNull(column),
    );
    const evaluation = { scope: this.#scope, drawsWithinParts };
    const relations = new Relations(this.#table, planned, residuals, evaluation, this.#keyed);
    const related = relations.solved();
    const { columns, solved } = copies(this.#table, planned, residuals, relations);
    // Usual values entail what their edges may break.
    const kept = residuals.flatMap((residual, i) =>
      relations.sure.has(i) && !hasEdges ? [] : [{ ...residual, solved: related.has(i) || solved.has(i) }],
    );
    const joined = joins(this.#table, columns, kept, (column) => this.#base.facts.get(column));
    const unsure = relations.unsure(planned, joined.columns);
    const isSolved = ({ solved, condition }: ResidualPlan) => solved && !unsure.has(condition);
    const all = kept.map((residual, i) => ({ ...residual, solved: isSolved(residual) || joined.solved.has(i) }));
    const copied = new Set([
      ...residuals.filter((_, i) => solved.has(i) && !related.has(i)).map(({ condition }) => condition),
      ...kept.filter((_, i) => joined.solved.has(i)).map(({ condition }) => condition),
    ]);
    return { columns: joined.columns, residuals: all, copied, relations };
  }

  #tableWarnings(columns: readonly ColumnPlan[]): readonly Warning[] {
    const isBound = (column: string) => this.#base.facts.has(column) || this.#componentOf.has(column);
    const kept = { keys: this.#keptKeys, contradicted: this.#parents.contradicted };
    return tableWarnings(this.#table, columns, this.#context, isBound, kept);
  }

  #isAlwaysNull(name: string): boolean {
    return this.#sharesOf(name).every(({ nullShare }) => nullShare === 1);
  }

  /** What a column gets, by case of its choice. */
  #sharesOf(name: string): readonly Share[] {
    return getOrInsertComputed(this.#sharesByColumn, name, () => {
      const index = this.#componentOf.get(name);
      if (this.#nulls.isNeeded(name)) return [{ domain: null, nullShare: 1 }];
      const cases = index === undefined ? [null] : (this.#components[index]?.cases ?? [null]);
      const list = this.#listOf.get(name);
      const apart = this.#apart.domains.get(name);
      const shares = list?.sharesOf(name, this.#shares) ?? cases.map((one) => this.#shares.of(name, one));
      return apart === undefined ? shares : shares.map((share) => ({ ...share, domain: apart }));
    });
  }

  #columnPlan({ name, type, condition, nullable, offset }: Column): ColumnPlan {
    const shares = this.#sharesOf(name);
    if (shares.some(({ domain, nullShare }) => domain === null && nullShare < 1)) {
      const names = namesOfChecksOn(name, this.#table);
      throw withoutValues(name, names, this.#context.source, offset);
    }
    const plan = {
      name,
      type: type.written,
      shape: type.shape,
      nullable,
      condition,
      choice: this.#componentOf.get(name) ?? null,
      domains: shares.map(({ domain }) => domain),
      nullShares: shares.map(({ nullShare }) => nullShare),
      nullsBy: null,
    };
    if (name === this.#table.rising) return { ...plan, ...IN_ORDER };
    if (this.#isAlwaysNull(name)) return { ...plan, draw: { kind: 'uniform' } };
    const list = this.#listOf.get(name);
    if (list !== undefined && list.leader !== name) {
      return { ...plan, nullsBy: list.nullsOf(name), draw: { kind: 'copy', of: list.leader } };
    }
    if (this.#keyed.has(name)) return { ...plan, draw: { kind: 'related' } };
    const key = this.#keys.findIndex(({ lanes }) => lanes.some(({ column }) => column === name));
    if (key >= 0) {
      const numbers = this.#rowNumbers(name);
      return { ...plan, domains: numbers === null ? plan.domains : [numbers], draw: { kind: 'key', key } };
    }
    const parent = this.#parents.of(name, this.#keys, this.#demanded);
    const numbered = parent === null ? null : parent.domain === null ? numberedDomains(plan.domains) : plan.domains;
    if (parent !== null && numbered !== null) {
      const domains = shares.map(({ nullShare }, i) =>
        nullShare === 1 ? null : (parent.domain ?? numbered[i] ?? null),
      );
      return { ...plan, domains, draw: parent.draw };
    }
    const isUnknown = this.#parents.unknown.has(name);
    if (isUnknown && nullable && !this.#shares.isKeyed(name)) return { ...plan, ...ALWAYS_NULL };
    const isUnbound = !isUnknown || this.#nulls.isUnbound(name);
    const reference = isUnbound ? this.#references.of(name, plan.domains, this.#keys) : null;
    if (reference === null) return { ...plan, draw: { kind: 'uniform' } };
    return referringColumn(plan, reference, shares, (column) => this.#referencedDomain(column));
  }

  /** Whether a column may be NULL, and no check forbids it. */
  #mayBeNull(name: string): boolean {
    const isNullable = this.#written.some((column) => column.name === name && column.nullable);
    return isNullable && this.#base.facts.get(name)?.nulls !== 'never';
  }

  /** What a reference of the table to itself holds: the values of the column, or the numbers that the database gives. */
  #referencedDomain(column: string | null): Domain | null {
    if (column === null) return numbersOfDatabase(this.#table);
    const ofParent = this.#parents.of(column, this.#keys, this.#demanded);
    const domain = this.#rowNumbers(column) ?? this.#sharesOf(column)[0]?.domain ?? null;
    return ofParent === null || domain === null ? domain : (ofParent.domain ?? numberedDomain(domain));
  }
}
