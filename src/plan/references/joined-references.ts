import type { JoinedList } from '../plan.ts';
import { type ListedValues, type ParentColumn, parentDraw } from './parent-values.ts';
import type { KnownReference } from './parents.ts';

/** How a reference shares columns with another one. */
interface Sharing {
  /** The columns that both have. */
  readonly shared: readonly string[];
  /** Columns that tell the rows of the second parent apart. */
  readonly unique: readonly (readonly string[])[];
  /** Whether a row of the first parent stands beside one row of the second alone. */
  readonly isOnce: boolean;
}

/**
 * Two references that have columns in common, such as a tenant's number, as one: to a list of pairs of rows that have the same values
 * there. Null: the first one's rows are not listed.
 */
export function joinedReferences(
  leader: KnownReference,
  listed: ListedValues,
  { shared, unique, isOnce }: Sharing,
): KnownReference | null {
  const first = leader.listed;
  const step = [...(first?.values.values() ?? [])][0]?.draw.steps[0];
  const list = [...listed.values.values()][0]?.draw.steps[0]?.list ?? null;
  if (first === null || step === undefined || step.list === null || list === null) return null;
  const domains = new Map(
    [...listed.values].flatMap(([name, { domain }]) => (domain === null ? [] : [[name, domain] as const])),
  );
  const joined: JoinedList = { list, domains, shared, isOnce };
  const steps = [{ ...step, list: { ...step.list, joined: [...step.list.joined, joined] } }];
  const added = [...listed.values].filter(([name]) => !shared.includes(name));
  const values = new Map<string, ParentColumn>(
    [...first.values, ...added].map(([name, { domain, draw }]) => [
      name,
      { domain, draw: parentDraw(steps, draw.value) },
    ]),
  );
  const rows = isOnce ? first.rows : first.rows * listed.rows;
  const pairs = leader.unique.flatMap((one) => unique.map((other) => [...new Set([...one, ...other])]));
  return {
    reference: leader.reference,
    rows,
    values,
    listed: { rows, values },
    unique: isOnce ? leader.unique : pairs,
  };
}
