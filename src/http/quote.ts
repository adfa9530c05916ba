import { QUOTED_CHARACTERS } from './limits.ts';

/** A JSON value as an error message shows it: in one line, control characters escaped, long strings cut, structures named. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(cut(value));
}

/** The names of a field and of what it is in, outermost first, as an error message shows them. */
export function quotePath(names: readonly string[]): string {
  return JSON.stringify(names.map(cut).join('.'));
}

function cut(text: string): string {
  return text.length <= QUOTED_CHARACTERS ? text : `${text.slice(0, QUOTED_CHARACTERS)}…`;
}
