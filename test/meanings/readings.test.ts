import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wordsOfName } from '../../src/meanings/index.ts';

/** Names whose parts are short for several words, or are listed nowhere, and the words that their phrases tell. */
const READ: readonly (readonly [name: string, words: string])[] = [
  ['acft_reg', 'aircraft registration'],
  ['reg_no', 'registration number'],
  ['ht_cm', 'height cm'],
  ['adj_rsn', 'adjustment reason'],
  ['hum_pct', 'humidity percent'],
  ['remit_info', 'remittance information'],
  ['qty_avl', 'quantity available'],
  ['pt_dob', 'patient date of birth'],
  // What no phrase tells stays as it is: these are words, and not short for others.
  ['stable_id', 'stable id'],
  ['fire_res', 'fire res'],
  ['collation', 'collation'],
  ['faction_name', 'faction name'],
];

for (const [name, words] of READ) {
  test(`${name} is ${words}`, () => {
    assert.is(wordsOfName(name).join(' '), words);
  });
}

test.run();
