import type { Settings } from '../settings.ts';
import { CHECKS } from './checks.ts';
import { EDGES } from './edges.ts';
import { RENTALS } from './rentals.ts';
import { SHOP } from './shop.ts';

/** A text to look at first. */
export interface Example {
  readonly title: string;
  readonly ddl: string;
  /** What else is asked for. */
  readonly settings: Settings;
}

/** The page starts with the first. */
export const EXAMPLES: readonly [Example, ...Example[]] = [
  { title: 'One table with hard checks', ddl: CHECKS, settings: {} },
  { title: 'A shop of eight tables', ddl: SHOP, settings: { rows: 200 } },
  { title: 'Film rentals in MySQL', ddl: RENTALS, settings: { rows: 200 } },
  { title: 'Odd names and types, at their edges', ddl: EDGES, settings: { rows: 100, mode: 'edge' } },
];
