import type { SchemaExplanation } from '../index.ts';
import { GROUPED, nameText, rowsText, section } from './explanation-text.ts';

/** What a person reads of all tables of a text, in lines without line breaks: the order, what is not as usual, and how to see more. */
export function schemaExplanationLines(
  { rows, tables, references, circles, passedOver, warnings }: SchemaExplanation,
  advice: string,
): readonly string[] {
  return [
    `${GROUPED.format(tables.length)} tables, ${GROUPED.format(rows)} rows`,
    ...section('Loaded in this order', tables.map(tableLine)),
    ...section(
      'References to later tables',
      references
        .filter(({ filled }) => filled !== 'before')
        .map(
          ({ from, columns, to, how }) =>
            `${nameText(from)} (${columns.map((column) => JSON.stringify(column)).join(', ')}) to ${nameText(to)}: ${how}`,
        ),
    ),
    ...section(
      'Tables that refer to each other',
      circles.map(({ tables: names, how }) => `${names.map(nameText).join(', ')}: ${how}`),
    ),
    ...section(
      'Without rows',
      passedOver.map(({ name, why }) => `${nameText(name)}: ${why}`),
    ),
    ...section(
      'Warnings',
      warnings.map(({ table, message }) => `${nameText(table)}: ${message}`),
    ),
    '',
    advice,
  ];
}

function tableLine({ name, rows, after }: SchemaExplanation['tables'][number]): string {
  const parents = after.length === 0 ? '' : `, behind ${after.map(nameText).join(', ')}`;
  return `${nameText(name)}: ${rowsText(rows)}${parents}${rows.why === null ? '' : `; ${rows.why}`}`;
}
