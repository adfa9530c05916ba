import type { Literals } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import { isEvaluable } from '../expression/evaluable.ts';
import { columnsOf } from '../expression/walk.ts';
import type { Column, Expression, ForeignKey, Table } from '../ir.ts';
import { type Domain, radicesOf, sizeOf } from '../values/domain.ts';
import { domainOf } from '../values/index.ts';
import { LANE_SIZE } from '../values/part.ts';
import type { Warning } from '../warning.ts';
import {
  type Alternative,
  type ColumnFacts,
  type Condition,
  constantOf,
  merged,
  NO_COLUMN_FACTS,
  type Resolve,
} from './alternatives.ts';
import { absorbChecks, type Component } from './checks.ts';
import { type DistinctKey, distinctKeys, planKeys } from './keys.ts';
import { partitionChecks } from './partitions.ts';
import type { ChoicePlan, ColumnPlan, DrawPlan, KeyPlan, Plan, ResiduePlan } from './plan.ts';

/** Share of NULLs in a column that may be NULL and about which nothing else is known. */
const NULL_SHARE = 0.1;

/** Plans the rows of a table. Throws DdlError `unsatisfiable` where not one row can exist. */
export function planTable(table: Table, literals: Literals, source: string): Plan {
  return new Planner(table, literals, source).plan();
}

/** What a column gets in one case of its choice. */
interface Share {
  readonly domain: Domain | null;
  readonly nullShare: number;
}

class Planner {
  readonly #table: Table;
  readonly #literals: Literals;
  readonly #source: string;
  readonly #warnings: Warning[] = [];
  readonly #columns: readonly Column[];
  readonly #keys: readonly DistinctKey[];
  /** Columns that generated columns compute with; those of the second set must not be NULL for that. */
  readonly #computedWith: ReadonlySet<string>;
  readonly #neededByGenerated: ReadonlySet<string>;

  constructor(table: Table, literals: Literals, source: string) {
    this.#table = table;
    this.#literals = literals;
    this.#source = source;
    this.#columns = table.columns.filter(({ filledBy }) => filledBy === 'writer');
    this.#computedWith = this.#columnsInGenerated(() => true);
    this.#neededByGenerated = this.#columnsInGenerated(({ nullable }) => !nullable);
    this.#keys = distinctKeys(table, this.#resolve).filter(({ columns }) =>
      columns.every((column) => this.#columns.some(({ name }) => name === column)),
    );
  }

  readonly #resolve: Resolve = (name) => {
    const { columns } = this.#table;
    const exact = columns.find((column) => column.name === name);
    return (exact ?? columns.find((column) => column.name.toLowerCase() === name.toLowerCase()))?.name;
  };

  #columnsInGenerated(isMeant: (column: Column) => boolean): ReadonlySet<string> {
    const names = this.#table.columns.flatMap((column) =>
      column.generation !== null && isMeant(column) ? [...columnsOf(column.generation)] : [],
    );
    return new Set(names.map(this.#resolve).filter((name) => name !== undefined));
  }

  plan(): Plan {
    const table = this.#table;
    const checked = absorbChecks(
      { ...table, checks: [...table.checks, ...partitionChecks(table)] },
      this.#resolve,
      this.#source,
    );
    const components = checked.components.map((component) => this.#feasible(component, checked.base));
    this.#warnAboutPartitions();
    const written = this.#columns.filter((column) => !this.#isLeftToDefault(column));
    const shares = new Map(written.map((column) => [column.name, this.#sharesOf(column, components, checked.base)]));
    const keys = planKeys(this.#keys, (column, alone) => {
      const domain = shares.get(column)?.[0]?.domain ?? null;
      return domain === null || (!alone && this.#refersToOwnRows(column)) ? [] : radicesOf(domain);
    });
    const columns = written.map((column) => this.#columnPlan(column, shares.get(column.name) ?? [], components, keys));
    return {
      table: table.name,
      columns: [
        ...columns.filter(({ condition }) => condition === null),
        ...columns.filter(({ condition }) => condition !== null),
      ],
      defaultColumn: table.columns[0]?.name ?? null,
      choices: components.map(({ columns: names, cases }): ChoicePlan => ({ columns: names, cases: cases.length })),
      keys,
      residues: this.#residues(checked.base, components),
      rowLimit: keys.reduce((limit, { size }) => Math.min(limit, size), sequenceLimit(table)),
      warnings: this.#warnings,
    };
  }

  #warnAboutPartitions(): void {
    const { partitioning, inherits } = this.#table;
    if (partitioning !== null && partitioning.bounds.length === 0 && this.#literals.nameQuote === '"') {
      this.#warn(
        'unknown_partitions',
        'The table is partitioned, and its partitions are not here: a row for which there is none is refused.',
      );
    }
    if (inherits)
      this.#warn('unknown_parent', 'The table inherits columns that are not here; they get their defaults.');
  }

  #warn(code: string, message: string): void {
    this.#warnings.push({ code, message });
  }

  /** The cases of a choice that some row can be in; one case alone where a key needs its columns. */
  #feasible(component: Component, base: Alternative): Component {
    const cases = component.cases.filter((alternative) => {
      const all = merged(base, alternative);
      return all !== null && component.columns.every((name) => this.#isPossible(name, all));
    });
    if (cases.length === 0) {
      throw new DdlError(
        'unsatisfiable',
        `No row can pass the checks ${component.names.join(', ')}.`,
        this.#source,
        this.#table.checks[0]?.offset ?? 0,
      );
    }
    const likely = cases.filter(({ residue }) => residue.every(({ expression }) => isLikely(expression)));
    const keyed = component.columns.filter((name) => this.#isKeyed(name));
    if (keyed.length === 0 || cases.length === 1) return { ...component, cases: likely.length > 0 ? likely : cases };
    const room = (alternative: Alternative) =>
      keyed.reduce((size, name) => size * sizeIn(this.#shareOf(name, merged(base, alternative) ?? base).domain), 1);
    return { ...component, cases: [cases.reduce((best, one) => (room(one) > room(best) ? one : best))] };
  }

  #isPossible(name: string, alternative: Alternative): boolean {
    const column = this.#columns.find((one) => one.name === name);
    if (column === undefined) return true;
    const { domain, nullShare } = this.#shareOf(name, alternative);
    return domain !== null || nullShare === 1;
  }

  #isKeyed(name: string): boolean {
    return this.#keys.some(({ columns }) => columns.includes(name));
  }

  /** A column's values under an alternative. A null domain with a share below 1: there is no way to fill it. */
  #shareOf(name: string, { facts }: Alternative): Share {
    const column = this.#columns.find((one) => one.name === name);
    if (column === undefined) return { domain: null, nullShare: 1 };
    const wanted: ColumnFacts = facts.get(name) ?? NO_COLUMN_FACTS;
    const mayBeNull = column.nullable && wanted.nulls !== 'never' && !this.#neededByGenerated.has(name);
    if (wanted.nulls === 'always') return { domain: null, nullShare: mayBeNull ? 1 : 0 };
    const keys = this.#keys.filter(({ columns }) => columns.includes(name));
    const domain = domainOf(column.type.shape, {
      facts: wanted,
      computedWith: this.#computedWith.has(name),
      name,
      distinct: keys.length > 0,
      comparedLength: keys.reduce(
        (least, { lengths }) => Math.min(least, lengths.get(name) ?? Number.POSITIVE_INFINITY),
        Number.POSITIVE_INFINITY,
      ),
      literals: this.#literals,
    });
    if (domain === null) return { domain: this.#fallback(column), nullShare: mayBeNull ? 1 : 0 };
    return { domain, nullShare: mayBeNull && !this.#countsNulls(name) ? NULL_SHARE : 0 };
  }

  /** Whether a key takes two NULLs of the column for equal. */
  #countsNulls(name: string): boolean {
    return this.#table.keys.some((key) => !key.nullsDistinct && key.parts.some(({ column }) => column === name));
  }

  /** Values for a type that is not known: what the table's own DEFAULT shows, else text where NULL cannot stand. */
  #fallback({ type, default: expression, nullable }: Column): Domain | null {
    if (type.shape.kind !== 'unknown') return null;
    const constant = expression === null ? undefined : constantOf(expression);
    if (constant !== undefined)
      return { kind: 'unknown', literal: 'quoted', parts: [{ kind: 'constant', text: String(constant) }] };
    // Digits are read by more types than letters are.
    return nullable ? null : { kind: 'unknown', literal: 'quoted', parts: [{ kind: 'integer', first: 1, size: 9 }] };
  }

  /** Whether a column of a type that is not known has a DEFAULT that only the database can compute. */
  #isLeftToDefault({ name, type, default: expression }: Column): boolean {
    if (type.shape.kind !== 'unknown') return false;
    const left = expression !== null && constantOf(expression) === undefined;
    this.#warn(
      'unknown_type',
      `The type ${type.written} of column "${name}" is not known: it gets ${left ? 'its DEFAULT' : 'a fallback'}.`,
    );
    return left;
  }

  #sharesOf({ name, offset }: Column, components: readonly Component[], base: Alternative): readonly Share[] {
    const component = components.find(({ columns }) => columns.includes(name));
    const shares = (component?.cases ?? [base]).map((alternative) =>
      this.#shareOf(name, merged(base, alternative) ?? base),
    );
    if (shares.some(({ domain, nullShare }) => domain === null && nullShare < 1)) {
      throw new DdlError('unsatisfiable', `No value can stand in column "${name}".`, this.#source, offset);
    }
    return shares;
  }

  #columnPlan(
    { name, type, condition, nullable }: Column,
    shares: readonly Share[],
    components: readonly Component[],
    keys: readonly KeyPlan[],
  ): ColumnPlan {
    const wanted = this.#drawOf(name, shares, keys);
    // A reference to rows that cannot be known here is NULL, where it may be.
    const draw: DrawPlan = wanted.kind === 'null' ? { kind: 'uniform' } : wanted;
    const left = wanted.kind === 'null' && nullable;
    const choice = components.findIndex(({ columns }) => columns.includes(name));
    return {
      name,
      type: type.written,
      condition,
      choice: choice < 0 ? null : choice,
      domains: left
        ? [null]
        : draw.kind === 'earlier'
          ? [this.#referencedDomain(draw.column)]
          : shares.map(({ domain }) => domain),
      nullShares: left
        ? [1]
        : shares.map(({ nullShare }) =>
            draw.kind === 'earlier' && nullable ? Math.max(nullShare, NULL_SHARE) : nullShare,
          ),
      draw,
    };
  }

  /** Whether a column's values are those of earlier rows, so that it cannot tell rows apart. */
  #refersToOwnRows(name: string): boolean {
    return this.#table.foreignKeys.some((foreign) => foreign.columns.includes(name) && this.#isOwn(foreign));
  }

  #isOwn({ target }: ForeignKey): boolean {
    return target.at(-1)?.toLowerCase() === this.#table.name.at(-1)?.toLowerCase();
  }

  #drawOf(name: string, shares: readonly Share[], keys: readonly KeyPlan[]): DrawPlan | { readonly kind: 'null' } {
    const key = keys.findIndex(({ lanes }) => lanes.some(({ column }) => column === name));
    if (key >= 0) return { kind: 'key', key };
    const reference = this.#table.foreignKeys.findIndex(({ columns }) => columns.includes(name));
    const foreign = this.#table.foreignKeys[reference];
    const [share] = shares;
    if (foreign === undefined || shares.length !== 1) return { kind: 'uniform' };
    if (this.#isOwn(foreign)) return this.#ownReference(name, reference, keys);
    const free = share?.domain?.kind === 'integer' && share.domain.parts.every(({ kind }) => kind === 'integer');
    return free ? { kind: 'reference' } : { kind: 'uniform' };
  }

  /** A reference of the table to itself: to a row before. */
  #ownReference(name: string, reference: number, keys: readonly KeyPlan[]): DrawPlan | { readonly kind: 'null' } {
    const foreign = this.#table.foreignKeys[reference];
    const position = foreign?.columns.indexOf(name) ?? 0;
    const primary = this.#table.keys.find(({ kind }) => kind === 'primary')?.parts.map(({ column }) => column ?? '');
    const targets = foreign?.targetColumns.length === 0 ? primary : foreign?.targetColumns;
    const target = this.#resolve(targets?.[position] ?? '');
    if (target === undefined) return { kind: 'null' };
    const numbered = this.#table.columns.find((column) => column.name === target)?.filledBy === 'sequence';
    if (numbered) return { kind: 'earlier', reference, column: null };
    const keyed = keys.some(({ lanes }) => lanes.some(({ column }) => column === target));
    return keyed ? { kind: 'earlier', reference, column: target } : { kind: 'null' };
  }

  /** What a reference of the table to itself holds: the values of the column, or the numbers from 1 that the database gives. */
  #referencedDomain(column: string | null): Domain | null {
    if (column !== null) return this.#shareOf(column, { facts: new Map(), residue: [] }).domain;
    return { kind: 'integer', literal: 'bare', parts: [{ kind: 'integer', first: 1, size: LANE_SIZE }] };
  }

  #residues(base: Alternative, components: readonly Component[]): readonly ResiduePlan[] {
    const planned = ({ name, expression }: Condition, when: ResiduePlan['when']): ResiduePlan => ({
      name,
      condition: expression,
      columns: [...columnsOf(expression)].map(this.#resolve).filter((column) => column !== undefined),
      when,
    });
    const residues = [
      ...base.residue.map((condition) => planned(condition, null)),
      ...components.flatMap(({ cases }, choice) =>
        cases.flatMap(({ residue }, index) => residue.map((condition) => planned(condition, { choice, case: index }))),
      ),
    ];
    for (const name of new Set(
      residues.filter(({ condition }) => !isEvaluable(condition)).map((residue) => residue.name),
    )) {
      this.#warn('check_not_honoured', `The check ${name} holds what is not evaluated here: its rows may be refused.`);
    }
    return residues.filter(({ condition }) => isEvaluable(condition));
  }
}

/** Whether a condition that is left to chance passes in a good share of draws: an order does, an equality does not. */
function isLikely(condition: Expression): boolean {
  return condition.kind === 'binary' && ['<', '<=', '>', '>=', '<>'].includes(condition.operator);
}

/** Numbers that the table's sequences can give, each counted up to the end of its column's type. */
function sequenceLimit({ columns, sequenceStart }: Table): number {
  return columns.reduce((limit, { filledBy, type: { shape } }) => {
    if (filledBy !== 'sequence' || shape.kind !== 'integer' || shape.bits > 32) return limit;
    const most = 2 ** (shape.unsigned ? shape.bits : shape.bits - 1) - 1;
    return Math.min(limit, Math.max(1, most - sequenceStart + 1));
  }, Number.POSITIVE_INFINITY);
}

function sizeIn(domain: Domain | null): number {
  return domain === null ? 1 : sizeOf(domain);
}
