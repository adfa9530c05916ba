import type { Table } from '../../ir.ts';
import type { TimeLine } from '../../values/time-line.ts';
import { commentAgreements } from './comment-formulas.ts';
import { countAgreements } from './counts.ts';
import { formulaAgreements } from './formulas.ts';
import { numberColumnsOf } from './number-columns.ts';
import { agreementsOf, type TableAgreement } from './roles.ts';

const named = new WeakMap<Table['columns'], readonly TableAgreement[]>();

/** What names of numbers alone say. A table is planned several times: it is found out once. */
function namedAgreements(table: Table): readonly TableAgreement[] {
  const known = named.get(table.columns);
  if (known !== undefined) return known;
  const numbers = numberColumnsOf(table);
  const found =
    numbers.length < 2
      ? []
      : [
          ...commentAgreements(table, numbers),
          ...countAgreements(table, numbers),
          ...formulaAgreements(table, numbers),
        ];
  named.set(table.columns, found);
  return found;
}

/** All that is expected of the rows of a table by its names, what counts first in front. */
export function expectedOf(table: Table, line: TimeLine): readonly TableAgreement[] {
  return [...namedAgreements(table), ...agreementsOf(table, line)];
}
