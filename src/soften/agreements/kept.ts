import type { Expression } from '../../ir.ts';
import type { AgreementPlan } from '../../plan/plan.ts';
import { type Contractor, contractorsOf } from '../../relation/contractor.ts';
import { type Measured, relationOf } from '../../relation/relation.ts';
import type { Relation } from '../../relation/term.ts';
import type { TableAgreement } from './table-agreement.ts';

/** The soft constraints of a column that are kept together. */
export interface Kept {
  readonly column: string;
  readonly agreements: readonly TableAgreement[];
}

/** How a column gives way. */
export interface Way {
  readonly relations: readonly Relation[];
  readonly contractors: readonly Contractor[];
}

/** The relations of conditions, and what they leave a column; null: one is none, or it leaves the column whatever it is. */
export function wayOf(column: string, conditions: readonly Expression[], measured: Measured): Way | null {
  const relations = conditions.map((condition) => relationOf(condition, measured)).filter((one) => one !== null);
  const contractors = contractorsOf(relations, [column]);
  return contractors.length < conditions.length ? null : { relations, contractors };
}

/** Columns behind all that they agree with. Of those that wait for each other, the first does not: the others are `waiting`. */
export function inOrder(kept: readonly Kept[], waiting: Set<TableAgreement>): readonly Kept[] {
  const byColumn = new Map(kept.map((one) => [one.column, one]));
  const sorted: Kept[] = [];
  const done = new Map<string, boolean>();
  const visit = ({ column, agreements }: Kept) => {
    done.set(column, false);
    const isBefore = (other: string): boolean => {
      const before = byColumn.get(other);
      if (before !== undefined && !done.has(other)) visit(before);
      return done.get(other) !== false;
    };
    const behind = agreements.filter((agreement) => agreement.with.every(isBefore));
    for (const one of agreements) if (!behind.includes(one)) waiting.add(one);
    done.set(column, true);
    if (behind.length > 0) sorted.push({ column, agreements: behind });
  };
  for (const one of kept) if (!done.has(one.column)) visit(one);
  return sorted;
}

/** Whether a column lies behind another one, be it through others. `held`: which others each column has in front of it. */
export function liesBehind(
  held: ReadonlyMap<string, readonly string[]>,
  column: string,
  other: string,
  seen = new Set<string>(),
): boolean {
  return (held.get(column) ?? []).some(
    (before) => before === other || (!seen.has(before) && liesBehind(held, before, other, seen.add(before))),
  );
}

/** Ends of intervals beyond this bound nothing. */
export const UNBOUNDED = 1e100;

/** Whether a column lies behind the others, not in front of them. */
export function isBehind({ conditions }: TableAgreement): boolean {
  return conditions.every((condition) => condition.kind === 'binary' && condition.operator.startsWith('>'));
}

export function isDefinition({ agreement }: TableAgreement): boolean {
  return agreement.kind === 'definition';
}

export function planOf(
  { agreement, column, with: others, conditions }: TableAgreement,
  dropped: string | null,
): AgreementPlan {
  return { column, with: others, conditions, kind: agreement.kind, dropped };
}
