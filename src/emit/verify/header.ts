import type { Literals } from '../../../grammar/dialect.ts';
import type { Plan } from '../../plan/plan.ts';
import type { RowText } from '../row-text.ts';
import { Refused } from './reading.ts';

/* What stands before the rows: a statement's head names the table and the columns of the plan, and nothing else. */

const encoder = new TextEncoder();

/** Comments with numbers of warnings. */
const WARNING = /^-- Warning: [a-z_]+ \([0-9]+\)$/;

/**
 * Verifies what stands before the rows of each statement, and before all of them. `separatorOf`: what a row has in front of a
 * column's value, which the list of names has in front of its name. Throws Refused.
 */
export function verifyHeader(
  plan: Plan,
  { header, preamble, statementRows }: RowText,
  literals: Literals,
  separatorOf: (column: number) => string,
): void {
  const { columns, defaultColumn, isOverriding } = plan;
  const spelled = spelling(literals, verifyPreamble(preamble, literals));
  const isBareRow = columns.length === 0 && defaultColumn === null;
  const names = columns.map(({ name }, i) => separatorOf(i) + spelled(name));
  if (columns.length === 0 && defaultColumn !== null) names.push(spelled(defaultColumn));
  const overriding = isOverriding ? `${literals.overriding} ` : '';
  const list = isBareRow
    ? literals.emptyRow
    : `(${names.join('')}${separatorOf(columns.length)}) ${overriding}VALUES\n`;
  const expected = encoder.encode(`INSERT INTO ${plan.table.map(spelled).join('.')} ${list}`);
  if (expected.length !== header.length || expected.some((byte, i) => byte !== header[i]))
    throw new Refused('What stands before the rows is not the list of their names.');
  // A row without a list of values is a statement of its own.
  if (isBareRow ? statementRows !== 1 : !(statementRows >= 1))
    throw new Refused('A statement has another number of rows than it takes.');
}

/** How names are written. `isDelimitedAnew`: a statement that changes their quotes comes first. */
function spelling({ nameQuote, swallowedQuotes }: Literals, isDelimitedAnew: boolean): (name: string) => string {
  const quote = isDelimitedAnew ? (swallowedQuotes?.quote ?? nameQuote) : nameQuote;
  return (name) => {
    if (isDelimitedAnew || swallowedQuotes?.behind.test(name) !== true)
      return quote + name.replaceAll(quote, quote + quote) + quote;
    if (!swallowedQuotes.bare.test(name)) throw new Refused('A name that needs quotes has none.');
    return name;
  };
}

/** Whether a preamble, all of whose lines are known ones, changes the quotes of names. */
function verifyPreamble(preamble: string, { encodingPreamble, swallowedQuotes }: Literals): boolean {
  if (preamble === '') return false;
  const lines = preamble.split('\n');
  const isKnown = (line: string) =>
    WARNING.test(line) || line === encodingPreamble || line === swallowedQuotes?.preamble;
  if (lines.pop() !== '' || !lines.every(isKnown)) throw new Refused('A statement that is none of ours comes first.');
  return swallowedQuotes !== null && lines.includes(swallowedQuotes.preamble);
}
