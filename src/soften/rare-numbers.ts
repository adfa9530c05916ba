import type { Dialect } from '../../grammar/dialect.ts';
import type { Expression, Table } from '../ir.ts';
import { meaningsOfTable, wordsOfName, wordsOfTable } from '../meanings/index.ts';
import { namesOwnRow } from '../meanings/referring-names.ts';
import { sequenceColumns } from '../plan/keys/sequences.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import type { Domain } from '../values/domain.ts';
import { LANE_SIZE } from '../values/part.ts';
import type { CasedNumber } from './states/cased.ts';
import { NumberCases } from './states/number-cases.ts';
import type { StateSource } from './states/state-sources.ts';

/**
 * Lets what few rows have amount to nothing in the others, as the DEFAULT of its column says: most is sold without a discount, and most
 * students pay their whole fee. What comes as seldom is there in the same rows. What follows a state is left to that.
 */
export function withRareNumbers(plan: Plan, table: Table, dialect: Dialect): Plan {
  const meanings = meaningsOfTable(table);
  const byShare = new Map<number, CasedNumber[]>();
  for (const { name, default: given, directives } of table.columns) {
    const share = meanings.get(name)?.[0]?.meaning.nothing;
    if (share === undefined || directives !== null || !isZero(given)) continue;
    const rare = { column: name, effects: ['zero', 'any'] as const, wholes: null, ends: null, taken: null };
    byShare.set(share, [...(byShare.get(share) ?? []), rare]);
  }
  const rare = [...byShare].reduce(
    (result, [share, numbers]) => new NumberCases(result, table, dialect, without(share)).with(numbers),
    plan,
  );
  return withOwnRows(rare, table);
}

/** Lets numbers that are zero in some rows, and mean other rows of the table by their names, be those of earlier ones. */
function withOwnRows(plan: Plan, table: Table): Plan {
  const [key] = sequenceColumns(table);
  if (key?.numbering !== null || table.sequenceStart !== 1) return plan;
  const columns = plan.columns.map((column): ColumnPlan => {
    const { draw, name } = column;
    const [none = null, own, more] = column.domains;
    const isRare = draw.kind === 'uniform' && none?.parts[0]?.kind === 'constant' && own?.kind === 'integer';
    if (!isRare || more !== undefined || !namesOwnRow(wordsOfName(name), wordsOfTable(table))) return column;
    // The number of the row before an earlier one is that of an earlier one, too, or zero.
    const numbers: Domain = { ...own, parts: [{ kind: 'integer', first: 0, size: LANE_SIZE }] };
    const earlier = { kind: 'earlier', reference: table.foreignKeys.length, column: null, which: 'any' } as const;
    return { ...column, domains: [none, numbers], draw: earlier };
  });
  return { ...plan, columns };
}

/** Whether a DEFAULT is zero, as dumps write it, too: `'0'::numeric`. */
function isZero(given: Expression | null): boolean {
  if (given?.kind === 'cast') return isZero(given.operand);
  const text = given?.kind === 'number' ? given.text : given?.kind === 'string' ? given.value : '';
  return /^0*\.?0+\.?$/.test(text);
}

/** What chance decides: that there is nothing, in a share of the rows. */
export function without(share: number): StateSource {
  const states = ['without', 'with'].map((name) => ({ names: [name], state: null }));
  const places = states.map((_, rank) => ({ case: 0, rank }));
  return { column: null, subject: '', states, weights: [share, 1 - share], choice: null, places, by: 'values' };
}
