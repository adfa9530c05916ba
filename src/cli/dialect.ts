import type { DialectName } from '../index.ts';
import { badArguments } from './command-error.ts';

/** By name, and not from the library, so that reading arguments does not load it. */
const DIALECTS: { readonly [Name in DialectName]: Name } = { mysql: 'mysql', postgresql: 'postgresql' };

/** The dialect that a flag's value names. Throws CommandError for another text. */
export function dialectOf(flag: string, text: string): DialectName {
  for (const name of Object.values(DIALECTS)) if (name === text) return name;
  throw badArguments(`${flag} must name ${dialectNames()}, not ${JSON.stringify(text)}.`);
}

export function dialectNames(): string {
  return Object.keys(DIALECTS).join(' or ');
}
