import type { DialectName } from '../index.ts';

/** The dialects as people name them. */
export const DIALECT_TITLES: { readonly [Name in DialectName]: string } = {
  mysql: 'MySQL, MariaDB',
  postgresql: 'PostgreSQL',
};

/** Narrows what a control holds. */
export function isDialect(name: string): name is DialectName {
  return Object.hasOwn(DIALECT_TITLES, name);
}
