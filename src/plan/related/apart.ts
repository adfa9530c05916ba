import { getOrInsertComputed } from '../../collections.ts';
import type { Binary, Expression, Names } from '../../ir.ts';
import type { Domain } from '../../values/domain.ts';
import type { Part } from '../../values/part.ts';
import { columnsOf } from '../../walk.ts';
import type { ColumnTest, Condition } from '../facts/column-facts.ts';
import { bare } from '../facts/operand.ts';

/*
 * Columns of keys that must differ from each other (`CHECK (origin <> destination)`): their values are those of their places in
 * the key, which no draw chooses, so that chance would make them equal now and then. Each gets a share of the values of its own.
 */

/** What is known of the columns that may have to differ. */
export interface Differing {
  readonly isKeyed: ColumnTest;
  /** The only domain of a column; null: it has several, or none that may be narrowed. */
  readonly domainOf: (column: string) => Domain | null;
}

/** Columns that have no value in common. */
export interface Apart {
  /** Their domains, by the columns' names. */
  readonly domains: ReadonlyMap<string, Domain>;
  /** The conditions that are left beside. */
  readonly conditions: readonly Condition[];
}

/** Gives columns of keys that must differ from each other shares of their values. */
export function columnsApart(conditions: readonly Condition[], { isKeyed, domainOf }: Differing): Apart {
  const others = new Map<string, Set<string>>();
  const kept = new Map<Condition, readonly string[]>();
  const note = (one: string, other: string): void => {
    getOrInsertComputed(others, one, () => new Set()).add(other);
  };
  for (const condition of conditions) {
    const [one, other] = differing(condition.expression);
    if (one === undefined || other === undefined || one === other || !isKeyed(one) || !isKeyed(other)) continue;
    const domain = domainOf(one);
    if (domain === null || !isSame(domain, domainOf(other))) continue;
    note(one, other);
    note(other, one);
    kept.set(condition, [one, other]);
  }
  const shares = new Map<string, number>();
  for (const [column, apart] of others) {
    const taken = new Set([...apart].map((other) => shares.get(other)));
    let share = 0;
    while (taken.has(share)) share++;
    shares.set(column, share);
  }
  const count = Math.max(0, ...shares.values()) + 1;
  const shared = [...shares].map(([column, share]) => [column, sharedDomain(domainOf(column), share, count)] as const);
  const domains = new Map(shared.flatMap(([column, domain]) => (domain === null ? [] : [[column, domain] as const])));
  const isKept = (condition: Condition): boolean =>
    kept.get(condition)?.every((column) => domains.has(column)) === true;
  return { domains, conditions: conditions.filter((condition) => !isKept(condition)) };
}

/** The names of the columns that a condition wants to differ; none: it is another one. */
export function differing(condition: Expression): readonly string[] {
  if (condition.kind === 'unary' && condition.operator === 'not') {
    const { operand } = condition;
    return operand.kind === 'binary' && operand.operator === '=' ? columnsIn(operand) : [];
  }
  return condition.kind === 'binary' && condition.operator === '<>' ? columnsIn(condition) : [];
}

function columnsIn({ left, right }: Binary): readonly string[] {
  const names = [left, right].flatMap((side) => {
    const inner = bare(side);
    return inner.kind === 'column' ? [inner.name] : [];
  });
  return names.length === 2 ? names : [];
}

function isSame(one: Domain, other: Domain | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** One of so many shares of a domain, which have no value in common; null: it has too few values. */
function sharedDomain(domain: Domain | null, share: number, count: number): Domain | null {
  if (domain === null || domain.parts.some(({ kind }) => kind === 'again')) return null;
  for (const [place, part] of domain.parts.entries()) {
    const own = sharedPart(part, share, count);
    if (own !== null) return { ...domain, parts: domain.parts.with(place, own) };
  }
  return null;
}

function sharedPart(part: Part, share: number, count: number): Part | null {
  switch (part.kind) {
    case 'pool': {
      const entries = part.entries.filter((_, rank) => rank % count === share);
      return part.entries.length < count ? null : { ...part, entries };
    }
    case 'integer':
    case 'digits':
    case 'wide':
    case 'day':
    case 'clock': {
      const size = Math.floor(part.size / count);
      return size === 0 ? null : { ...part, first: part.first + share * size, size };
    }
    default:
      return null;
  }
}

/** The columns that a condition is about; a difference, which almost all values have, is about none. */
export function columnsConstrained(condition: Expression): Names {
  return differing(condition).length > 0 ? new Set() : columnsOf(condition);
}
