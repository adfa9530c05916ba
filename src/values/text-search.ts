import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { adjectives, nouns } from './vocabulary.ts';

/** Documents and queries of PostgreSQL's full-text search (manual 8.11). */
export function textSearchDomain(shape: Shape<'textSearch'>): Domain {
  return {
    kind: 'textSearch',
    literal: 'quoted',
    parts: [
      { kind: 'pool', entries: adjectives },
      { kind: 'constant', text: shape.of === 'vector' ? ' ' : ' & ' },
      { kind: 'pool', entries: nouns },
    ],
  };
}
