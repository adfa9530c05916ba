import { firstNames, lastNames } from '../values/vocabulary.ts';
import { picked, text, weighted } from './forms.ts';
import type { MeaningRow } from './row.ts';

const first = picked('person.first', firstNames);
const last = picked('person.last', lastNames);
const lowerFirst = picked(
  'person.first',
  firstNames.map((name) => name.toLowerCase()),
);
const lowerLast = picked(
  'person.last',
  lastNames.map((name) => name.toLowerCase()),
);

/** Persons: their names, and what belongs to these. */
export const people: readonly MeaningRow[] = [
  { name: 'person.first name', names: 'first name, given name, forename', texts: () => [[first]] },
  { name: 'person.last name', names: 'last name, family name', texts: () => [[last]] },
  {
    name: 'person.full name',
    names: 'full name, user/name, customer/name, employee/name, person/name, author name, display name',
    texts: () => [[first, text(' '), last], [last]],
  },
  {
    name: 'contact.email',
    names: 'email, email address',
    texts: () => [
      [lowerFirst, text('.'), lowerLast, text('@'), weighted({ 'example.com': 6, 'example.org': 3, 'example.net': 1 })],
    ],
    unique: () => [
      [lowerFirst, text('.'), lowerLast, { kind: 'integer', first: 1, size: 100_000 }, text('@example.com')],
    ],
  },
  {
    name: 'time.birth date',
    names: 'date of birth, birth date, birthday, born, born on',
    moments: { from: -80 * 365, to: -18 * 365 },
  },
  {
    name: 'person.age',
    names: 'age',
    numbers: { first: 18, last: 90, spread: { kind: 'normal', mean: 40, deviation: 14 } },
  },
];
