import { maybe, pool, text } from '../builders/forms.ts';
import { once } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { hexadecimal, LETTERS, mixedPairs, pairsOf, repeated } from './identifiers.ts';

/** Pairs of crypt's base-64 alphabet, which begins with a dot and a slash. */
const cryptPairs = once(() => pairsOf(['.', '/', ...LETTERS]));

/** Passwords, and what is kept of them. */
export const passwords: readonly MeaningRow[] = [
  {
    // Who has it may see what others may not: hardly anything is kept so.
    name: 'identifier.password of a page',
    names: 'post|page|article|document|album|gallery|share|link|file|share link|webinar|event/password',
    texts: once(() => [[maybe(0.08, '', ['sunrise-24', 'blue-harbor', 'maple71', 'Winter2025', 'lake-view-9'])]]),
    nulls: 0.92,
  },
  {
    // A salt of 128 bits and a hash of 256, in base 64.
    name: 'identifier.password hash of Argon2',
    names: 'password argon',
    texts: once(() => [
      [
        text('$argon2id$v=19$m=65536,t=3,p=4$'),
        ...repeated(mixedPairs(), 10),
        pool(LETTERS),
        pool([...'AQgw']),
        text('$'),
        ...repeated(mixedPairs(), 21),
        pool([...'AEIMQUYcgkosw048']),
      ],
    ]),
  },
  {
    name: 'identifier.password hash',
    names: 'password, password|pin|secret hash, password digest|bcrypt|encrypted|crypt, hashed password',
    texts: once(() => [
      // A salt of 128 bits and a hash of 184, so that the last character of each has two and four bits alone.
      [
        text('$2b$12$'),
        ...repeated(cryptPairs(), 10),
        pool(['.', '/', ...LETTERS]),
        pool([...'.Oeu']),
        ...repeated(cryptPairs(), 15),
        pool([...'.CGKOSWaeimquy26']),
      ],
      hexadecimal(40),
      hexadecimal(32),
      [...repeated(mixedPairs(), 6)],
      [...repeated(mixedPairs(), 4)],
    ]),
  },
  {
    name: 'identifier.salt',
    names: 'salt, nonce, iv',
    texts: once(() => [hexadecimal(32), hexadecimal(16), hexadecimal(8)]),
  },
];
