import type { Explanation } from '../index.ts';

type Column = Explanation['columns'][number];
type Agreement = Explanation['agreements'][number];
type Constraint = Explanation['constraints'][number];

/** Cases of a column that are shown. */
const SHOWN_CASES = 8;

const KINDS: { readonly [K in Constraint['kind']]: string } = {
  check: 'check',
  domain: 'check of a domain',
  partitions: 'bounds',
  primary: 'primary key',
  unique: 'unique key',
  exclude: 'exclusion',
  foreign: 'foreign key',
};

export const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** An explanation for a person to read, in lines without line breaks. Names are as the DDL has them. */
export function explanationLines({
  table,
  rows,
  rowLimit,
  columns,
  leftOut,
  constraints,
  agreements,
  strategy,
  warnings,
}: Explanation): readonly string[] {
  const limit = rowLimit === null ? 'no limit' : `at most ${GROUPED.format(rowLimit)}`;
  return [
    `Table ${nameText(table)}: ${rowsText(rows)}, ${limit}`,
    ...(strategy === 'direct' ? [] : [`Strategy: ${strategy}`]),
    ...section('Columns', columns.flatMap(columnLines)),
    ...section(
      'Left to the database',
      leftOut.map(({ name, type, why }) => `${JSON.stringify(name)} ${type}: ${why}`),
    ),
    ...section('Constraints', constraints.flatMap(constraintLines)),
    ...section('Expected of the rows', agreements.map(agreementLine)),
    ...section(
      'Warnings',
      warnings.map(({ message }) => message),
    ),
  ];
}

/** A table's name, each part of it quoted. */
export function nameText(name: Explanation['table']): string {
  return name.map((part) => JSON.stringify(part)).join('.');
}

/** `250 of 1,000 rows`. */
export function rowsText({ asked, written }: { readonly asked: number; readonly written: number }): string {
  return `${written < asked ? `${GROUPED.format(written)} of ` : ''}${GROUPED.format(asked)} rows`;
}

/** Lines below a title and a blank line; none where there is nothing to say. */
export function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function columnLines({
  name,
  type,
  nullable,
  meaning,
  draw,
  cases,
  nullShare,
  constraints,
}: Column): readonly string[] {
  const values = cases.slice(0, SHOWN_CASES).map(({ values: words, different, samples, nullShare: share }) => {
    if (share === 1 || different === 1) return words;
    const many = `${GROUPED.format(different)} different`;
    return `${words} (${many}): ${samples.join(', ')}`;
  });
  const more = cases.length - values.length;
  return [
    `${JSON.stringify(name)} ${type}${nullable ? '' : ' NOT NULL'}`,
    ...(meaning === null ? [] : [`  ${label('meaning')}${meaning}`]),
    ...values.map((line, index) => `  ${label(cases.length === 1 ? 'values' : `case ${index + 1}`)}${line}`),
    ...(more > 0 ? [`  ${label('')}and ${more} cases more`] : []),
    `  ${label('drawn')}${draw}`,
    ...(nullShare > 0 ? [`  ${label('NULL')}in ${Math.round(nullShare * 100)} % of the rows`] : []),
    ...(constraints.length > 0
      ? [`  ${label('bound by')}${constraints.map((one) => JSON.stringify(one)).join(', ')}`]
      : []),
  ];
}

function constraintLines({ name, kind, columns, kept, how, rows }: Constraint): readonly string[] {
  const most = rows === null ? '' : `; at most ${GROUPED.format(rows)} rows`;
  return [`${KINDS[kind]} ${JSON.stringify(name)}, columns: ${columns.join(', ')}`, `  ${kept}: ${how}${most}`];
}

function agreementLine({ how, dropped }: Agreement): string {
  return dropped === null ? how : `not that ${how}: ${dropped}`;
}

function label(text: string): string {
  return text.padEnd(10);
}
