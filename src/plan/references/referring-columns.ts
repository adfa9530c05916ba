import type { Domain } from '../../values/domain.ts';
import type { ColumnPlan } from '../plan.ts';
import { referring, type Share } from '../shares.ts';
import type { Reference } from './references.ts';

/**
 * A column that refers to rows of the table itself or of one that is absent, by its values in each case. `domainOf`: those of a column
 * that it refers to; null: the numbers that the database gives.
 */
export function referringColumn(
  plan: Omit<ColumnPlan, 'draw'>,
  reference: Reference,
  shares: readonly Share[],
  domainOf: (column: string | null) => Domain | null,
): ColumnPlan {
  const isFree = shares.every(({ nullShare }) => nullShare > 0);
  switch (reference.kind) {
    case 'absent':
      return { ...plan, domains: reference.domains, draw: reference.draw };
    case 'earlier':
      return {
        ...plan,
        ...referring(shares, domainOf(reference.column)),
        // Before the first row there is none: it is NULL there, or each row refers to itself.
        draw: reference.which === 'previous' && !isFree ? { ...reference, which: 'same' } : reference,
      };
    case 'own':
      return {
        ...plan,
        ...referring(shares, domainOf(reference.column), reference.whole),
        draw: { kind: 'copy', of: reference.column },
      };
    case 'unknown':
      // Where NULL may stand, it refers to nothing.
      return {
        ...plan,
        domains: plan.nullable ? shares.map(() => null) : plan.domains,
        nullShares: plan.nullable ? shares.map(() => 1) : plan.nullShares,
        draw: { kind: 'uniform' },
      };
  }
}
