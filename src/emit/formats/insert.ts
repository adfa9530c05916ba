import type { Literals } from '../../../grammar/dialect.ts';
import { DEFAULT_BATCH_SIZE } from '../../limits.ts';
import type { Plan } from '../../plan/plan.ts';
import type { LiteralForm } from '../../values/domain.ts';
import { INSERT_VERB, PLAIN_FORM } from '../insertion.ts';
import { type Names, namesOf, stringLiteral } from '../literal.ts';
import { type Format, type FormatDialect, type Frame, SQL } from './format.ts';
import { literalPieces } from './literal-pieces.ts';
import { preambleOf } from './preamble.ts';

/** What separates a row from the one before. */
const ROW_SEPARATOR = ',\n';

/** INSERT statements, whose values are literals. */
export function insertFormat({ literals }: FormatDialect): Format {
  return {
    name: 'insert',
    media: SQL,
    null: 'NULL',
    close: '',
    frame: (plan) => insertFrame(plan, literals),
    valuePieces: ({ condition }, domain, lane) =>
      literalPieces(domain, lane, { literals, inComment: condition !== null }),
    textWriter: (_, { literal }) => literalIn(literal, literals),
  };
}

function insertFrame(plan: Plan, literals: Literals): Frame {
  const { columns, defaultColumn } = plan;
  const names = namesOf([...plan.table, ...columns.map(({ name }) => name), defaultColumn ?? ''], literals);
  const header = headerOf(plan, literals, names);
  // A statement whose only row is that of the defaults.
  const isBare = columns.length === 0 && defaultColumn === null;
  const isDefault = columns.length === 0 && defaultColumn !== null;
  return {
    preamble: (isAscii) => preambleOf(plan, header, isAscii, literals) + (names.preamble && `${names.preamble}\n`),
    header,
    form: PLAIN_FORM,
    batchSize: DEFAULT_BATCH_SIZE,
    statementRows: isBare ? 1 : Number.POSITIVE_INFINITY,
    separator: ROW_SEPARATOR,
    before: columns.map((_, i) => `${i === 0 ? `${ROW_SEPARATOR}(` : ''}${separatorBefore(plan, i)}`),
    behind: isBare
      ? ROW_SEPARATOR
      : isDefault
        ? `${ROW_SEPARATOR}(DEFAULT)`
        : `${separatorBefore(plan, columns.length)})`,
    hasComments: true,
  };
}

/** What stands before a column's value, or behind the last: a comma, and comments that only some servers read. */
function separatorBefore({ columns }: Plan, i: number): string {
  const close = (columns[i - 1]?.condition ?? null) === null ? '' : ' */';
  const condition = columns[i]?.condition ?? null;
  const comma = i === 0 || i === columns.length ? '' : ', ';
  return close + (condition === null ? comma : ` /*${condition} ${comma}`);
}

function headerOf(
  { table, columns, defaultColumn, isOverriding }: Plan,
  literals: Literals,
  { written }: Names,
): string {
  const name = table.map(written).join('.');
  if (columns.length === 0) {
    if (defaultColumn === null) return `${INSERT_VERB} ${name} ${literals.emptyRow ?? ''}`;
    return `${INSERT_VERB} ${name} (${written(defaultColumn)}) VALUES\n`;
  }
  const list = columns.map((column, i) => {
    const quoted = written(column.name);
    if (column.condition !== null && quoted.includes('*/')) {
      throw new RangeError('A name that ends the comment around it cannot be written.');
    }
    const separator = i === 0 ? '' : ', ';
    return column.condition === null ? separator + quoted : ` /*${column.condition} ${separator}${quoted} */`;
  });
  const overriding = isOverriding ? `${literals.overriding} ` : '';
  return `${INSERT_VERB} ${name} (${list.join('')}) ${overriding}VALUES\n`;
}

function literalIn(form: LiteralForm, literals: Literals): (text: string) => string {
  switch (form) {
    case 'boolean':
      return (text) => literals.boolean[text === 'true' ? 1 : 0];
    case 'bytes':
    case 'bits':
      return (text) => literals[form].join(text);
    case 'quoted':
      return (text) => stringLiteral(text, { literals, inComment: false });
    default:
      return (text) => text;
  }
}
