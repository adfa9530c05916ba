import { pool as listOf } from '../../pools/pools.ts';
import { entries, numberBehind, often, once, pool, text, weighted } from '../builders/forms.ts';
import { firstName, lastName } from '../builders/persons.ts';
import { between, forms, normal } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const HOBBIES = entries(
  'Reading|Hiking|Photography|Cooking|Gardening|Cycling|Chess|Painting|Swimming|Running|Knitting|Fishing|Yoga|Board games|Birdwatching|Camping|Baking|Pottery|Playing the guitar|Climbing|Sailing|Astronomy|Woodworking|Singing|Tennis|Skiing|Calligraphy|Volunteering|Dancing|Travel',
);

/** Of which nationality many travelers are. */
const POPULOUS = entries(
  'American|Brazilian|British|Chinese|Dutch|French|German|Indian|Italian|Japanese|Polish|Spanish',
);

/** What persons are beside their names. */
export const personal: readonly MeaningRow[] = [
  {
    name: 'person.age beside a birth',
    role: 'person.age',
    names: 'age, age year, current|employee age',
    numbers: between(18, 90, normal(42, 15)),
    beside: 'birth, birthday, born',
  },
  {
    name: 'person.ethnicity',
    names: 'ethnicity, race, ethnic group|origin|background',
    texts: forms(
      weighted({
        White: 44,
        'Hispanic or Latino': 19,
        'Black or African American': 15,
        Asian: 12,
        'Two or more races': 4,
        'Middle Eastern': 3,
        'American Indian': 2,
        'Pacific Islander': 1,
      }),
      weighted({ White: 44, Hispanic: 19, Black: 15, Asian: 12, Mixed: 5, Other: 5 }),
      weighted({ W: 44, H: 19, B: 15, A: 12, O: 10 }),
    ),
  },
  {
    name: 'person.marital status',
    names: 'marital|civil|family|relationship status, marital',
    texts: once(() => [
      [weighted({ single: 38, married: 45, divorced: 10, widowed: 5, separated: 2 })],
      [weighted({ S: 38, M: 45, D: 10, W: 5 })],
    ]),
  },
  {
    name: 'person.nationality',
    names: 'nationality, citizenship',
    texts: once(() => [
      [often(pool(listOf('nationalities')), POPULOUS, 16)],
      [pool(listOf('countryCodes3'))],
      [pool(listOf('countryCodes2'))],
    ]),
  },
  {
    name: 'person.relationship',
    names:
      'relationship, emergency contact|contact|family relationship, relation, kinship, relationship to patient|student, relation|relationship type',
    texts: once(() => [
      [
        weighted({
          spouse: 30,
          mother: 18,
          father: 16,
          sister: 10,
          brother: 10,
          friend: 8,
          daughter: 6,
          son: 6,
          partner: 8,
          guardian: 2,
        }),
      ],
      [weighted({ wife: 3, son: 2, aunt: 1 })],
    ]),
  },
  {
    name: 'person.education level',
    names: 'education, education level, qualification, highest degree',
    texts: once(() => [
      [
        weighted({
          'High School Diploma': 30,
          'Vocational Training': 12,
          'Associate Degree': 12,
          'Bachelor of Arts': 16,
          'Bachelor of Science': 16,
          'Master of Arts': 6,
          'Master of Science': 9,
          Doctorate: 3,
        }),
      ],
      [weighted({ 'High school': 30, College: 12, Bachelor: 30, Master: 15, Doctorate: 3 })],
      [weighted({ BA: 4, BSc: 4, MA: 2, MSc: 2, PhD: 1 })],
    ]),
  },
  {
    name: 'person.signature',
    names: 'email|user|forum signature, profile|member/signature',
    texts: once(() => [
      [
        pool(
          entries('Best regards,|Kind regards,|With many thanks,|Yours sincerely,|All the best,|Cheers,|Warm regards,'),
        ),
        text(' '),
        firstName(),
        text(' '),
        lastName(),
      ],
      [firstName(), text(' '), lastName()],
    ]),
    nulls: 0.5,
  },
  {
    name: 'person.eye color',
    names: 'eye color',
    texts: once(() => [
      [weighted({ brown: 55, blue: 22, hazel: 9, green: 8, gray: 5, amber: 1 })],
      [weighted({ BRO: 5, BLU: 3, GRN: 1, HAZ: 1 })],
    ]),
  },
  {
    name: 'person.hair color',
    names: 'hair color, hair',
    texts: once(() => [
      [weighted({ brown: 45, black: 25, blond: 17, gray: 8, red: 3, auburn: 2 })],
      [weighted({ BRO: 4, BLK: 2, BLN: 2 })],
    ]),
  },
  {
    name: 'person.hobby',
    names: 'hobby, interest, user interest, favorite activity, pastime, hobby|interest/name',
    elements: once(() => [[pool(HOBBIES)]]),
    texts: once(() => [
      [pool(HOBBIES), text(', '), pool(HOBBIES.map((hobby) => hobby.toLowerCase()).toReversed())],
      [pool(HOBBIES)],
    ]),
    unique: once(() => [[pool(HOBBIES), ...numberBehind(' ')]]),
  },
  {
    name: 'person.zodiac sign',
    names: 'zodiac, zodiac|star|sun sign, horoscope',
    texts: once(() => [[pool(listOf('zodiacSigns'))]]),
  },
];
