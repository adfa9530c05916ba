import type { DialectName } from '../index.ts';
import { nearestHint } from '../options/check-options.ts';
import { nearestOf } from '../options/fault.ts';
import { badArguments } from './command-error.ts';

/** What a flag may name. By name, and not from the library, so that reading arguments does not load it. */
const DIALECTS = {
  mysql: 'mysql',
  postgresql: 'postgresql',
  mariadb: 'mysql',
  postgres: 'postgresql',
  pg: 'postgresql',
} as const satisfies Readonly<Record<string, DialectName>>;

/** All names of dialects, of which some are of the same. */
export const DIALECT_NAMES = Object.keys(DIALECTS);

/** The dialect that a flag's value names. Throws CommandError for another text. */
export function dialectOf(flag: string, text: string): DialectName {
  for (const [name, dialect] of Object.entries(DIALECTS)) if (name === text) return dialect;
  const best = nearestOf(text, DIALECT_NAMES);
  throw badArguments(`${flag} must name ${dialectNames()}, not ${JSON.stringify(text)}${nearestHint(best)}.`);
}

/** Without their other names. */
export function dialectNames(): string {
  return [...new Set(Object.values(DIALECTS))].join(' or ');
}
