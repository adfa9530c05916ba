import type { FormatDialect } from '../../formats/format.ts';
import { Refused } from '../reading.ts';
import { objectRules } from './json.ts';
import { type Rules, spelling, verifyBytes, verifyLines } from './rules.ts';

/** What separates a row from the one before. */
const LEAD = ',\n';

/**
 * Rows of an INSERT statement in a text of JSON, which ends where a dollar stands: no row has one. What stands around them names the table
 * and the columns of the plan, and nothing else.
 */
export function insertJsonRules(dialect: FormatDialect): Rules {
  const { literals } = dialect;
  return objectRules(dialect, {
    open: LEAD,
    end: '',
    bare: '',
    absent: '$',
    blanks: ' \t\r\n',
    key: (name) => JSON.stringify(name).replace(/\$/g, () => '\\u0024'),
    verifyFrame: ({ table, columns, isOverriding }, { header, preamble, form, separatorBytes, statementRows }) => {
      verifyLines(preamble, [literals.encodingPreamble]);
      const spelled = spelling(literals, false);
      const [into, names] = [table.map(spelled).join('.'), columns.map(({ name }) => spelled(name)).join(', ')];
      const overriding = isOverriding ? `${literals.overriding} ` : '';
      const rows = `json_populate_recordset(NULL::${into}, $rows$[\n`;
      verifyBytes(header, `INSERT INTO ${into} (${names}) ${overriding}SELECT ${names} FROM ${rows}`);
      const isWhole = form.end === '\n]$rows$);\n' && separatorBytes === LEAD.length && statementRows >= 1;
      if (!isWhole || columns.length === 0) throw new Refused('A statement does not end where its rows do.');
    },
  });
}
