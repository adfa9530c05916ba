import type { Literals } from '../../../grammar/dialect.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { namesOf } from '../literal.ts';
import { hasNumbers } from './delimited.ts';
import type { FormatDialect } from './format.ts';

/** Forms of files that a dialect's client reads. */
export type FileForm = 'copy' | 'csv';

/** A line break, which ends what a client reads by the line. */
const LINE_BREAK = /[\r\n]/;

/** Names of files that stand in a string, whatever a backslash is there. */
const FILE = /^[^\\\p{Cc}]+$/u;

/**
 * What makes the dialect's client read a file of a plan's rows; null: it cannot. `into`: the name of another table that takes them, of
 * the same columns. Throws RangeError for a file whose name stands in no string.
 */
export function readStatement(
  plan: Plan,
  { literals, bulk }: FormatDialect,
  form: FileForm,
  { file, into = null }: { readonly file: string; readonly into?: string | null },
): string | null {
  const template = bulk.read[form];
  const columns = plan.columns.map(({ name }) => name);
  const all = [...plan.table, ...columns, plan.defaultColumn ?? ''];
  const { written, preamble } = namesOf(all, literals);
  const isLine = !bulk.readsByLine || !all.some((name) => LINE_BREAK.test(name));
  const fields = fieldsOf(plan, bulk, written);
  if (template === null || fields === null || !isLine) return null;
  if (!FILE.test(file)) throw new RangeError('The name of a file of rows holds a backslash or a control character.');
  const statement = filled(template, {
    table: into ?? plan.table.map(written).join('.'),
    columns: columns.map(written).join(', '),
    file: `'${file.replaceAll("'", "''")}'`,
    ...fields,
  });
  return preamble === '' ? statement : `${preamble}\n${statement}`;
}

/** What stands in the places of a plan's names, where no statement in front changes how these are written. */
export function placesOf(
  { table, columns }: Plan,
  literals: Literals,
): { readonly table: string; readonly columns: string } {
  const names = columns.map(({ name }) => name);
  const { written } = namesOf([...table, ...names], literals);
  return { table: table.map(written).join('.'), columns: names.map(written).join(', ') };
}

/** A template with what stands in its places: all is put in at once, so that no name is read as a place. */
export function filled(template: string, places: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}

/** What reads the fields of a row, and what is made of those that their columns do not take; null: nothing does. */
function fieldsOf(
  { columns, defaultColumn }: Plan,
  bulk: FormatDialect['bulk'],
  written: (name: string) => string,
): { readonly fields: string; readonly settings: string } | null {
  if (columns.length === 0) {
    if (bulk.default === null || defaultColumn === null) return null;
    return { fields: '@rowsmith_0', settings: ` SET ${written(defaultColumn)} = ${bulk.default}` };
  }
  const usual = columns.find(({ condition }) => condition === null);
  if (usual === undefined) return null;
  const isConditional = columns.some(({ condition }) => condition !== null);
  const fields: string[] = [];
  const settings: string[] = [];
  const conditional: string[] = [];
  for (const [i, column] of columns.entries()) {
    const { name, condition } = column;
    const conversion = conversionIn(column, bulk);
    const field = `@rowsmith_${i}`;
    // What only some servers have is set behind what all have, and so there is such a thing.
    const isSet = conversion !== undefined || condition !== null || (isConditional && column === usual);
    fields.push(isSet ? field : written(name));
    if (!isSet) continue;
    const srid = column.domains.find((domain) => domain !== null)?.srid ?? 0;
    const setting = `${written(name)} = ${filled(conversion ?? '{value}', { value: field, srid: String(srid) })}`;
    if (condition === null) settings.push(setting);
    else conditional.push(` /*${condition} , ${setting} */`);
  }
  const all = settings.length === 0 ? '' : ` SET ${settings.join(', ')}${conditional.join('')}`;
  return { fields: fields.join(', '), settings: all };
}

/** What makes the value of a column of its field; undefined: the column takes its text. */
function conversionIn(column: ColumnPlan, { conversions }: FormatDialect['bulk']): string | undefined {
  if (hasNumbers(column)) return conversions.numbers;
  const literal = column.domains.find((domain) => domain !== null)?.literal;
  return literal === 'bytes' || literal === 'bits' || literal === 'spatial' ? conversions[literal] : undefined;
}
