import type { Table } from '../../ir.ts';
import type { TimeLine } from '../../values/time-line.ts';
import { countAgreements } from './counts.ts';
import { formulaAgreements } from './formulas.ts';
import { agreementsOf, type TableAgreement } from './roles.ts';

/** All that is expected of the rows of a table by its names, what counts first in front. */
export function expectedOf(table: Table, line: TimeLine): readonly TableAgreement[] {
  return [...countAgreements(table), ...formulaAgreements(table), ...agreementsOf(table, line)];
}
