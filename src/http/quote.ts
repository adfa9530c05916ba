import { QUOTED_CHARACTERS } from './limits.ts';

/** A JSON value as an error message shows it: in one line, control characters escaped, long strings cut, structures named. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length <= QUOTED_CHARACTERS ? value : `${value.slice(0, QUOTED_CHARACTERS)}…`);
}
