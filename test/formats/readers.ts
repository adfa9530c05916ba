/* Slow readers of the forms of output: a row as its fields, NULL as null. */

type Row = readonly (string | null)[];

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', 0: '\0', '\\': '\\' };

/** Rows in COPY's text format. */
export function copyRows(text: string): readonly Row[] {
  const lines = text.split('\n').slice(0, -1);
  const read = (field: string) => field.replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
  return lines.map((line) => line.split('\t').map((field) => (field === '\\N' ? null : read(field))));
}

/** Rows of a CSV file, its header among them; `nothing`: NULL without quotes. */
export function csvRows(text: string, nothing: string): readonly Row[] {
  const rows: (string | null)[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const field = quoted === undefined ? bare : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(quoted === undefined && bare === nothing ? null : field);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Rows of objects, each value as the text that stands for it in a file of fields. `booleans`: how that is written there. */
export function jsonRows(text: string, booleans: readonly [string, string]): readonly Row[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      JSON.parse(line);
      return [
        ...line.matchAll(/[{,]"(?:[^"\\]|\\.)*":("(?:[^"\\]|\\.)*"|\{(?:[^{}]|\{[^{}]*\})*\}|\[[^\]]*\]|[^,{}]+)/g),
      ].map(([, value = '']) => {
        if (value === 'null') return null;
        if (value === 'true' || value === 'false') return booleans[value === 'true' ? 1 : 0];
        return value.startsWith('"') ? String(JSON.parse(value)) : value;
      });
    });
}
