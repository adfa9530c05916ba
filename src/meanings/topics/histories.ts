import { byPlace, pieces } from '../builders/check-digits.ts';
import { kind } from '../builders/choice.ts';
import { digits, pool, text, weighted } from '../builders/forms.ts';
import { listed } from '../builders/json-forms.ts';
import { between, exponential, listOf, once, within } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Of eight digits the first four are multiples of 23, so that the last four decide on the letter. */
const LETTERS_OF_SPAIN = 'TRWAGMYFPDXBNJZSQVHLCKE';
const identityCards = once(() => [
  [
    pool(Array.from({ length: 390 }, (_, i) => String(23 * (i + 44)))),
    pool(Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0') + LETTERS_OF_SPAIN.charAt(i % 23))),
  ],
]);

const CHRONIC = listOf(
  'Hypertension, Type 2 diabetes, Asthma, Hypothyroidism, Hyperlipidemia, Osteoarthritis, Chronic kidney disease, Atrial fibrillation, COPD, Migraine, Heart failure, Depression, Rheumatoid arthritis, Epilepsy',
);
const SURGERIES = listOf(
  'Appendectomy, Tonsillectomy, Cataract surgery, Hip replacement, Knee arthroscopy, Hernia repair, Gallbladder removal, Cesarean section, Coronary bypass, Spinal fusion, Wisdom teeth removal',
);
const RELATIVES = listOf(
  'Mother with type 2 diabetes, Father with hypertension, Sister with asthma, Grandfather with heart disease, Mother with breast cancer, Father with high cholesterol, Brother with migraine, No known family history, Grandmother with stroke, Aunt with thyroid disease',
);
const HISTORIES = listOf(
  'No relevant medical history, Appendectomy in childhood, High blood pressure for ten years, Fractured wrist in 2015, Asthma since childhood, Knee surgery in 2019, Treated for anemia, Two pregnancies without complications, Mild heart attack in 2018, Allergic to penicillin',
);

/** Of ten digits the last of which checks the others (NHS Data Dictionary, NHS NUMBER). */
const nationalNumber = pieces([4, 3, 3], byPlace, 11);

/** What patients have and had, and who looks after them. */
export const histories: readonly MeaningRow[] = [
  {
    name: 'health.chronic condition',
    names: 'chronic|existing|medical|preexisting|underlying|health condition, comorbidity, chronic disease|illness',
    texts: once(() => [[pool(CHRONIC)], [pool(within(CHRONIC, 12))]]),
    nulls: 0.4,
  },
  {
    name: 'health.surgery in the past',
    names: 'past|previous|prior surgery, surgical|surgery history, past operation',
    texts: once(() => [[pool(SURGERIES)], [pool(within(SURGERIES, 16))]]),
    nulls: 0.5,
  },
  {
    name: 'health.history of a family',
    names: 'family|family medical|family health history, hereditary disease',
    texts: once(() => [[pool(RELATIVES)], [pool(listOf('diabetes, stroke, none'))]]),
    documents: once(() => [listed([pool(RELATIVES)])]),
    nulls: 0.3,
  },
  {
    name: 'health.history of a patient',
    names: 'medical|med|health|patient history, medical background, anamnesis, history of illness',
    texts: once(() => [[pool(HISTORIES)], [pool(listOf('asthma, anemia, none'))]]),
    documents: once(() => [listed([pool(HISTORIES)])]),
    nulls: 0.3,
  },
  {
    name: 'health.practice',
    names: 'gp|doctor surgery, practice',
    texts: once(() => [
      [
        pool(
          listOf(
            'Riverside, Lakeview, Northside, Oak Hill, Harbor, Cedar Grove, Valley, Park Street, Station Road, High Street',
          ),
        ),
        text(' '),
        pool(listOf('Medical Practice, Surgery, Family Practice, Health Center')),
      ],
      [pool(listOf('Riverside, Lakeview, Northside, Harbor, Valley'))],
    ]),
  },
  {
    name: 'health.rhesus factor',
    names: 'rh|rhesus factor, rh, rhesus, rh type',
    texts: once(() => [[weighted({ positive: 85, negative: 15 })], [weighted({ '+': 85, '-': 15 })]]),
    beside: 'blood, patient, donor',
  },
  {
    name: 'health.group of an insurance',
    names: 'insurance|policy group, insurance group|group number, insurance group id',
    texts: once(() => [[text('GRP-'), digits(6)], [digits(6)]]),
    beside: 'insurance, insurer, patient, policy, copay',
  },
  {
    name: 'health.alcohol in a week',
    names:
      'unit alcohol|alcohol unit|drink per|alcohol per|unit per week, alcohol|weekly alcohol unit, unit of alcohol',
    numbers: between(0, 40, exponential(5)),
  },
  {
    // Eight digits, and the letter that they leave of 23 (Real Decreto 1553/2005).
    name: 'identifier.identity card of Spain',
    names: 'dni',
    texts: identityCards,
    unique: identityCards,
  },
  {
    name: 'health.number of a national service',
    names: 'nhs|nhi|national health|health service number, nhi',
    texts: once(() => [
      nationalNumber(),
      [pool([...'ABCDEFGHJK']), pool([...'LMNPQRST']), pool([...'ABCDEFGHJK']), digits(4)],
    ]),
    unique: once(() => [
      nationalNumber(),
      [pool([...'ABCDEFGHJK']), pool([...'LMNPQRST']), pool([...'ABCDEFGHJK']), digits(4)],
    ]),
  },
  kind(
    'discharge',
    'discharge destination|disposition|type, discharged|discharge to, disposition',
    'home 74, nursing_home 9, rehabilitation 8, transferred 5, hospice 2, deceased 2',
  ),
];
