import { type DialectName, type FormatName, formatNames, mediaOf } from '../index.ts';

/** What is to be said of a path whose name ends as another form's files do than the one that is written to it; null: nothing. */
export function misnamedOutput(path: string, format: FormatName, dialect: DialectName): string | null {
  const [, ending = ''] = /\.([a-z]+)(?:\.(?:gz|zst))?$/i.exec(path) ?? [];
  const endingOf = (name: FormatName) => mediaOf(name, dialect).ending;
  const named = formatNames.filter((name) => endingOf(name) === ending.toLowerCase());
  const [meant] = named;
  if (meant === undefined || named.includes(format)) return null;
  return `--out ${path} gets rows of format ${format}, and is named like one of --format ${meant}`;
}
