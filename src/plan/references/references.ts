import type { Column, Expression, ForeignKey, Table } from '../../ir.ts';
import { refersToItself } from '../../qualified-name.ts';
import type { Domain } from '../../values/domain.ts';
import { LANE_SIZE } from '../../values/part.ts';
import type { ColumnTest } from '../facts/column-facts.ts';
import type { DistinctKey } from '../keys/keys.ts';
import { isUnknownColumn } from '../keys/unknown-columns.ts';
import type { DrawPlan, KeyPlan, RowCount } from '../plan.ts';
import { FAN_OUT } from './parent-values.ts';
import { targetsOf } from './targets.ts';

/** Where a foreign key's column takes its values from. */
export type Reference =
  /** An absent parent of as many rows: integers from 1 to their number, by case. */
  | { readonly kind: 'absent'; readonly domains: readonly (Domain | null)[]; readonly draw: DrawPlan }
  /** The value of a column, or (null) the number that the database gives, in an earlier row of the table itself. */
  | {
      readonly kind: 'earlier';
      readonly reference: number;
      readonly column: string | null;
      readonly which: 'any' | 'previous' | 'same';
    }
  /** The value of a column in the row itself, as another column of the reference is one of the key that it refers to. `whole`: none of them may be NULL alone. */
  | { readonly kind: 'own'; readonly column: string; readonly whole: boolean }
  /** Rows that cannot be known here. */
  | { readonly kind: 'unknown' };

/** What else is known of columns that refer. */
interface KnownColumns {
  /** Whether the values of a column are those of another table. */
  readonly isOfParent: ColumnTest;
  /** Whether a column's values follow from others of the row, so that its digits alone do not tell them. */
  readonly isRelated: ColumnTest;
  /** Whether a check binds a column to the one that it refers to such that the row itself will do. */
  readonly asksForOwnRow: (column: string, target: string) => boolean;
}

/** The foreign keys of a table, by the columns that they bind. */
export class References {
  readonly #table: Table;
  readonly #byColumn = new Map<string, number>();
  /** References of which no two rows may be the same. */
  readonly #distinct = new Set<number>();
  readonly #known: KnownColumns;

  constructor(table: Table, known: KnownColumns) {
    this.#known = known;
    this.#table = table;
    table.foreignKeys.forEach(({ columns }, index) => {
      for (const column of columns) if (!this.#byColumn.has(column)) this.#byColumn.set(column, index);
    });
  }

  /** Whether a column's values are those of earlier rows, so that it cannot tell rows apart. */
  refersToOwnRows(name: string): boolean {
    const foreign = this.#foreignKeyOf(name);
    return foreign !== undefined && this.#isOwn(foreign) && this.#targetOf(name, foreign)?.name !== name;
  }

  /**
   * The keys without those of columns of one reference alone: each row refers to the row before it, or to itself where
   * that must be one.
   */
  without(keys: readonly DistinctKey[]): readonly DistinctKey[] {
    return keys.filter(({ columns }) => {
      const [first = '', ...others] = columns;
      const index = this.#byColumn.get(first);
      if (index === undefined || others.some((column) => this.#byColumn.get(column) !== index)) return true;
      if (!columns.every((column) => this.refersToOwnRows(column))) return true;
      this.#distinct.add(index);
      return false;
    });
  }

  /** What a column refers to, given its own values and the keys that are planned; null: nothing, or it is not read here. */
  of(name: string, domains: readonly (Domain | null)[], keys: readonly KeyPlan[]): Reference | null {
    const foreign = this.#foreignKeyOf(name);
    if (foreign === undefined) return null;
    if (this.#isOwn(foreign)) return this.#ownReference(name, foreign, keys);
    const numbered = numberedDomains(domains);
    return numbered === null
      ? null
      : { kind: 'absent', domains: numbered, draw: { kind: 'reference', distribution: FAN_OUT } };
  }

  /** What a column of a key counts that refers to a table which is absent; null: it is another one. */
  countsOf(name: string): RowCount | null {
    const foreign = this.#foreignKeyOf(name);
    if (foreign === undefined || foreign.parent !== null || this.#isOwn(foreign)) return null;
    return { table: foreign.target, reference: this.#byColumn.get(name) ?? 0, what: 'numbers', listed: false };
  }

  #foreignKeyOf(name: string): ForeignKey | undefined {
    return this.#table.foreignKeys[this.#byColumn.get(name) ?? -1];
  }

  #isOwn(foreign: ForeignKey): boolean {
    return refersToItself(foreign, this.#table);
  }

  #ownReference(name: string, foreign: ForeignKey, keys: readonly KeyPlan[]): Reference {
    const target = this.#targetOf(name, foreign);
    if (isUnknownColumn(target)) return { kind: 'unknown' };
    const reference = this.#byColumn.get(name) ?? 0;
    const isGiven = (column: string) =>
      this.#known.isOfParent(column) || keys.some(({ lanes }) => lanes.some((lane) => lane.column === column));
    if (foreign.columns.some(isGiven)) {
      const isItself = foreign.columns
        .filter(isGiven)
        .every((column) => this.#targetOf(column, foreign)?.name === column);
      return isItself && target !== undefined && isGiven(target.name)
        ? { kind: 'own', column: target.name, whole: foreign.matchFull }
        : { kind: 'unknown' };
    }
    const nullable = this.#isNullable(name);
    const followsRow = (column: string): boolean => {
      const { name: targeted = '' } = this.#targetOf(column, foreign) ?? {};
      return (
        this.#known.isRelated(targeted) || (!this.#isNullable(column) && this.#known.asksForOwnRow(column, targeted))
      );
    };
    if (foreign.columns.some(followsRow)) {
      const isOpen = foreign.columns.every((column) => this.#isNullable(column));
      return isOpen || target === undefined
        ? { kind: 'unknown' }
        : { kind: 'own', column: target.name, whole: foreign.matchFull };
    }
    const which = !this.#distinct.has(reference) ? 'any' : nullable ? 'previous' : 'same';
    if (target === undefined) return { kind: 'unknown' };
    return { kind: 'earlier', reference, column: target.filledBy === 'sequence' ? null : target.name, which };
  }

  #isNullable(name: string): boolean {
    return this.#table.columns.find((column) => column.name === name)?.nullable === true;
  }

  /** The column that a column of a reference to the table itself stands for. */
  #targetOf(name: string, foreign: ForeignKey): Column | undefined {
    const target = targetsOf(foreign, this.#table)[foreign.columns.indexOf(name)] ?? '';
    return this.#table.columns.find((column) => column.name === target);
  }
}

/** Comparisons that hold where both sides are equal. */
const HOLD_OF_EQUAL: ReadonlySet<string> = new Set(['=', '<=', '>=']);

/** Whether a condition compares two columns such that it holds where they are equal. */
export function holdsOfEqual(condition: Expression, names: readonly [string, string]): boolean {
  if (condition.kind !== 'binary' || !HOLD_OF_EQUAL.has(condition.operator)) return false;
  const sides = [condition.left, condition.right].map((side) => (side.kind === 'column' ? side.name : undefined));
  return names.every((name) => sides.includes(name));
}

/** The numbers of rows that a column may hold, from `least` on where it may be that; null: its values are no whole numbers without gaps. */
export function numberedDomain(domain: Domain, least = 1): Domain | null {
  const [part, more] = domain.parts.filter((one) => one.kind !== 'constant' || one.text !== '');
  if (part === undefined || more !== undefined || (part.kind !== 'integer' && part.kind !== 'wide')) return null;
  if (domain.literal !== 'bare' || (part.kind === 'wide' && part.scale !== 0)) return null;
  const end = Math.min(part.first + part.size, LANE_SIZE);
  const first = end > least ? Math.max(part.first, least) : part.first;
  if (first >= end || first < -LANE_SIZE) return null;
  return { ...domain, parts: [{ kind: 'integer', first, size: end - first }] };
}

/** The same by case, where none of them has other values. */
export function numberedDomains(domains: readonly (Domain | null)[]): readonly (Domain | null)[] | null {
  const numbered = domains.map((domain) => (domain === null ? null : numberedDomain(domain)));
  return numbered.every((domain, i) => domain !== null || domains[i] === null) ? numbered : null;
}
