import type { Domain } from './domain.ts';
import { nouns } from './vocabulary.ts';

/** JSON objects. */
export function jsonDomain(): Domain {
  return {
    kind: 'json',
    literal: 'quoted',
    parts: [
      { kind: 'constant', text: '{"id": ' },
      { kind: 'integer', first: 1, size: 999_999_999 },
      { kind: 'constant', text: ', "name": "' },
      { kind: 'pool', entries: nouns },
      { kind: 'constant', text: '", "active": ' },
      { kind: 'pool', entries: ['false', 'true'] },
      { kind: 'constant', text: '}' },
    ],
  };
}
