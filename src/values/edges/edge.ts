import type { CharacterRange, Extremes } from '../../../grammar/dialect.ts';
import type { Kind, Shape } from '../../../grammar/shape.ts';
import { type DomainRequest, type Facts, NO_FACTS } from '../request.ts';

/** What is asked of the edges of a column. */
export interface EdgeRequest {
  /** What is asked of its values. */
  readonly request: DomainRequest;
  /** What the dialect's types hold beyond what all dialects have. */
  readonly extremes: Extremes;
  /** Whether no condition, key or expression reads the column: then whatever its type holds will do. */
  readonly isUnread: boolean;
  /** Bytes of the longest text or byte string. */
  readonly longest: number;
  readonly characters: CharacterRange;
  /** Bytes that a letter takes. */
  readonly letterBytes: number;
}

/** Texts at the edges of a kind, those that tell the most first. */
export type EdgesOf<K extends Kind> = (shape: Shape<K>, request: EdgeRequest) => readonly string[];

/** Whether nothing is demanded of a column's values but what these facts, by their names, say. */
export function hasOnly(facts: Facts, ...names: readonly (keyof Facts)[]): boolean {
  return Object.entries(NO_FACTS).every(([name, nothing]) => {
    const fact = facts[name as keyof Facts];
    return names.some((each) => each === name) || (Array.isArray(fact) ? fact.length === 0 : fact === nothing);
  });
}
