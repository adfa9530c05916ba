import type { Details } from './details.ts';
import type { Observation, Request } from './observation.ts';

/*
 * What the process of a build is asked, and what it answers: one answer to each question, in their order. The first answer, to no
 * question, says whether the build could be imported.
 */

export type Question =
  /** Compile a table and write its rows. */
  | { readonly kind: 'observe'; readonly request: Request }
  /** Compile it once more, for the time. */
  | { readonly kind: 'time'; readonly request: Request }
  /** Look closely at what was made last. */
  | { readonly kind: 'details' };

export interface Answers {
  readonly observe: Observation;
  /** Milliseconds. */
  readonly time: number;
  readonly details: Details | null;
}

/** The first answer. `fault`: why the build could not be imported; null: it was. */
export interface Ready {
  readonly fault: string | null;
}
