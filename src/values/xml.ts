import type { Domain } from './domain.ts';
import { nouns } from './vocabulary.ts';

/** XML elements. */
export function xmlDomain(): Domain {
  return {
    kind: 'xml',
    literal: 'quoted',
    parts: [
      { kind: 'constant', text: '<item id="' },
      { kind: 'integer', first: 1, size: 999_999_999 },
      { kind: 'constant', text: '">' },
      { kind: 'pool', entries: nouns },
      { kind: 'constant', text: '</item>' },
    ],
  };
}
