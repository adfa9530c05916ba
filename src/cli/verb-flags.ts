import type { Verb } from './arguments.ts';
import { EXPLAIN_FLAGS, type FlagGroup, GENERATE_FLAGS, INIT_FLAGS } from './command-flags.ts';
import { PAGE_FLAGS } from './page-arguments.ts';
import { ADDRESS_FLAGS, CLIENT_FLAGS, END_FLAGS, LIMIT_FLAGS } from './serve-flags.ts';

/** The flags of each verb, by the topics that tell of them. */
export const VERB_FLAGS: { readonly [V in Verb]: readonly FlagGroup[] } = {
  generate: GENERATE_FLAGS,
  explain: EXPLAIN_FLAGS,
  init: INIT_FLAGS,
  page: [{ topic: 'addresses', flags: PAGE_FLAGS }],
  serve: [
    { topic: 'addresses', flags: ADDRESS_FLAGS },
    { topic: 'clients', flags: CLIENT_FLAGS },
    { topic: 'limits', flags: [...LIMIT_FLAGS, ...END_FLAGS] },
  ],
  mcp: [],
  completion: [],
};
