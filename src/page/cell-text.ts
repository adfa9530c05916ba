import type { RowValue } from '../index.ts';

/** Characters of a cell; what is longer is cut. */
const MOST_CHARACTERS = 200;

/** A value of a row as a cell shows it. */
export function cellText(value: Exclude<RowValue, null>): string {
  const text = wholeText(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** The same, however long it is. */
export function wholeText(value: Exclude<RowValue, null>): string {
  if (value instanceof Uint8Array)
    return `0x${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
