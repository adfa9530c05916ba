import type { Dialect } from '../../../grammar/dialect.ts';
import type { Expression, Table } from '../../ir.ts';
import { meaningsOfTable } from '../../meanings/index.ts';
import type { Plan } from '../plan.ts';
import { NumberCases } from './number-cases.ts';
import type { StateSource } from './state-sources.ts';

/**
 * Lets what few rows have amount to nothing in the others, as the DEFAULT of its column says: most is sold without a discount, and most
 * students pay their whole fee. What follows a state is left to that.
 */
export function withRareNumbers(plan: Plan, table: Table, dialect: Dialect): Plan {
  const meanings = meaningsOfTable(table);
  return table.columns.reduce((result, { name, default: given, directives }) => {
    const share = meanings.get(name)?.[0]?.meaning.nothing;
    if (share === undefined || directives !== null || !isZero(given)) return result;
    const number = { column: name, effects: ['zero', 'any'] as const, wholes: null, ends: null, taken: null };
    return new NumberCases(result, table, dialect, without(share)).with([number]);
  }, plan);
}

const isZero = (given: Expression | null): boolean =>
  (given?.kind === 'number' && Number(given.text) === 0) ||
  (given?.kind === 'string' && /^0+(?:\.0*)?$/.test(given.value));

/** What chance decides: that there is nothing, in a share of the rows. */
function without(share: number): StateSource {
  const states = ['without', 'with'].map((name) => ({ names: [name], state: null }));
  const places = states.map((_, rank) => ({ case: 0, rank }));
  return { column: '', subject: '', states, weights: [share, 1 - share], choice: null, places, by: 'chance' };
}
