import { Refusal } from './value.ts';

/** The fields of a composite value's text form (PostgreSQL manual 8.16.6); null stands for NULL. */
export function fieldsOf(written: string): readonly (string | null)[] {
  const body = /^\s*\(([\s\S]*)\)\s*$/.exec(written)?.[1];
  if (body === undefined) throw new Refusal(); // The text is no row.
  const fields: (string | null)[] = [];
  let field: string | null = null;
  let inQuotes = false;
  for (let i = 0; i < body.length; i++) {
    const character = body.charAt(i);
    if (character === '\\') field = (field ?? '') + body.charAt(++i);
    else if (character === '"' && inQuotes && body.charAt(i + 1) === '"') field = `${field ?? ''}${body.charAt(++i)}`;
    else if (character === '"') {
      inQuotes = !inQuotes;
      field ??= '';
    } else if (character === ',' && !inQuotes) {
      fields.push(field);
      field = null;
    } else field = (field ?? '') + character;
  }
  return [...fields, field];
}

/** The text form of fields. */
export function recordText(fields: readonly (string | null)[]): string {
  const written = fields.map((field) => (field === null ? '' : `"${field.replace(/["\\]/g, '\\$&')}"`));
  return `(${written.join(',')})`;
}
