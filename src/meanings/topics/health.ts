import { kind } from '../builders/choice.ts';
import { counter, digits, number, numberBehind, picked, pool, text, weighted } from '../builders/forms.ts';
import { moment, OFFICE } from '../builders/moment.ts';
import { between, forms, listOf, normal, once, within } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Diagnoses with their codes (ICD-10). */
const DIAGNOSES: readonly (readonly [code: string, name: string])[] = [
  ['I10', 'Essential hypertension'],
  ['E11.9', 'Type 2 diabetes mellitus'],
  ['J45.9', 'Asthma'],
  ['J06.9', 'Acute upper respiratory infection'],
  ['M54.5', 'Low back pain'],
  ['K21.9', 'Gastro-esophageal reflux disease'],
  ['F41.1', 'Generalized anxiety disorder'],
  ['F32.9', 'Major depressive disorder'],
  ['E78.5', 'Hyperlipidemia'],
  ['J18.9', 'Pneumonia'],
  ['N39.0', 'Urinary tract infection'],
  ['G43.9', 'Migraine'],
  ['J20.9', 'Acute bronchitis'],
  ['L20.9', 'Atopic dermatitis'],
  ['H66.9', 'Otitis media'],
  ['I48.9', 'Atrial fibrillation'],
  ['I25.1', 'Atherosclerotic heart disease'],
  ['E03.9', 'Hypothyroidism'],
  ['M17.9', 'Osteoarthritis of knee'],
  ['D64.9', 'Anemia'],
  ['K35.8', 'Acute appendicitis'],
  ['S52.5', 'Fracture of lower end of radius'],
  ['J30.2', 'Seasonal allergic rhinitis'],
  ['N18.3', 'Chronic kidney disease, stage 3'],
  ['I50.9', 'Heart failure'],
  ['J44.9', 'Chronic obstructive pulmonary disease'],
  ['K52.9', 'Gastroenteritis'],
  ['B34.9', 'Viral infection'],
  ['R51', 'Headache'],
  ['Z00.0', 'General medical examination'],
];

const MEDICATIONS = listOf(
  'Amoxicillin, Atorvastatin, Metformin, Lisinopril, Ibuprofen, Paracetamol, Omeprazole, Amlodipine, Salbutamol, Levothyroxine, Simvastatin, Losartan, Sertraline, Azithromycin, Prednisone, Warfarin, Insulin Glargine, Aspirin, Cetirizine, Furosemide, Gabapentin, Tramadol, Clopidogrel, Pantoprazole',
);
const ALLERGIES = listOf(
  'Penicillin, Peanuts, Pollen, Latex, Shellfish, Dust mites, Eggs, Milk, Aspirin, Soy, Cat hair, Bee stings',
);
const PROCEDURES = listOf(
  'Appendectomy, Colonoscopy, X-ray of chest, MRI of head, Blood transfusion, Cataract surgery, Hip replacement, Knee arthroscopy, Echocardiogram, Vaccination, Physical therapy, Electrocardiogram, Ultrasound of abdomen, CT of abdomen, Dental cleaning',
);
const SPECIALTIES = listOf(
  'Cardiology, Dermatology, Neurology, Pediatrics, Oncology, Orthopedics, Radiology, Psychiatry, General Practice, Gynecology, Urology, Ophthalmology, Surgery, Anesthesiology, Endocrinology',
);
const TESTS: readonly (readonly [name: string, code: string, unit: string, loinc: string])[] = [
  ['Hemoglobin', 'HGB', 'g/dL', '718-7'],
  ['Glucose', 'GLU', 'mg/dL', '2345-7'],
  ['Creatinine', 'CREA', 'mg/dL', '2160-0'],
  ['Cholesterol', 'CHOL', 'mg/dL', '2093-3'],
  ['Potassium', 'K', 'mmol/L', '2823-3'],
  ['Sodium', 'NA', 'mmol/L', '2951-2'],
  ['Thyroid-stimulating hormone', 'TSH', 'mIU/L', '3016-3'],
  ['C-reactive protein', 'CRP', 'mg/L', '1988-5'],
  ['White blood cells', 'WBC', '10^9/L', '6690-2'],
  ['Platelets', 'PLT', '10^9/L', '777-3'],
  ['Alanine transaminase', 'ALT', 'U/L', '1742-6'],
  ['Ferritin', 'FER', 'ng/mL', '2276-4'],
];

const testPiece = (place: 0 | 1 | 2 | 3) =>
  picked(
    'lab test',
    TESTS.map((test) => test[place]),
  );
const testNames = once(() => [[testPiece(0)], [testPiece(1)]]);
const testUnits = once(() => [[testPiece(2)]]);

const LABORATORY = 'specimen, loinc, analyzer, analyte, accession, reagent, assay';

/** What laboratories call by names that mean something else elsewhere. */
export const laboratory: readonly MeaningRow[] = [
  {
    name: 'health.lab test beside a specimen',
    names: 'test, test|assay name, test/name, assay, test type|ordered|description',
    beside: LABORATORY,
    texts: testNames,
  },
  {
    name: 'health.lab unit beside a specimen',
    names: 'unit, unit name, uom, unit of measure, result unit',
    beside: LABORATORY,
    texts: testUnits,
  },
];

/** Patients, what they have, and what is done about it. */
export const health: readonly MeaningRow[] = [
  {
    name: 'health.blood type',
    names: 'blood type, blood|abo group, bloodtype, bloodgroup',
    texts: forms(
      weighted({ 'O+': 37, 'A+': 34, 'B+': 9, 'O-': 7, 'A-': 6, 'AB+': 4, 'B-': 2, 'AB-': 1 }),
      weighted({ O: 44, A: 40, B: 11, AB: 5 }),
    ),
  },
  {
    name: 'health.diagnosis code',
    names: 'diagnosis|icd|icd 10|disease|primary diagnosis|condition code, icd 10, icd',
    texts: once(() => [
      [
        picked(
          'diagnosis',
          DIAGNOSES.map(([code]) => code),
        ),
      ],
      [
        picked(
          'diagnosis',
          DIAGNOSES.map(([code]) => code.slice(0, 3)),
        ),
      ],
    ]),
    unique: once(() => [
      [pool([...'ABCDEFGHIJKLMN']), digits(2), text('.'), counter(0, 9999, 10)],
      [pool([...'ABCDEFGHIJKLMN']), digits(2), counter(0, 999, 10)],
    ]),
  },
  {
    name: 'health.diagnosis',
    names:
      'diagnosis, disease, illness, icd description, ailment, diagnosis name|description|text, primary|secondary diagnosis, disease|condition name',
    texts: once(() => [
      [
        picked(
          'diagnosis',
          DIAGNOSES.map(([, name]) => name),
        ),
      ],
      [
        pool(
          within(
            DIAGNOSES.map(([, name]) => name),
            20,
          ),
        ),
      ],
      [
        pool(
          within(
            DIAGNOSES.map(([, name]) => name),
            12,
          ),
        ),
      ],
    ]),
  },
  {
    name: 'health.symptom',
    names: 'symptom, symptom name, complaint',
    texts: once(() => [
      [
        pool(
          listOf(
            'Headache, Fever, Cough, Fatigue, Nausea, Dizziness, Chest pain, Back pain, Shortness of breath, Sore throat, Rash, Joint pain',
          ),
        ),
      ],
      [pool(listOf('Fever, Cough, Rash, Nausea, Pain'))],
    ]),
  },
  {
    name: 'health.medication',
    names:
      'medication, medication|drug|medicine|generic|prescription name, drug, medicine, active ingredient, substance',
    texts: once(() => [[picked('medication', MEDICATIONS)], [pool(within(MEDICATIONS, 9))]]),
    unique: once(() => [[pool(MEDICATIONS), ...numberBehind(' ')]]),
  },
  {
    name: 'health.dosage',
    names: 'dosage, dose, strength, drug|dose strength, prescribed dose',
    texts: once(() => [
      [
        weighted({
          '500 mg': 20,
          '250 mg': 14,
          '100 mg': 12,
          '20 mg': 12,
          '10 mg': 14,
          '5 mg': 10,
          '50 mg': 8,
          '1000 mg': 5,
          '5 ml': 5,
        }),
      ],
      [weighted({ '20mg': 3, '10mg': 3, '50mg': 2 })],
    ]),
    numbers: between(1, 1_000, normal(200, 180)),
  },
  {
    name: 'health.dosing frequency',
    names:
      'dosage|dose|medication frequency, dosing schedule, dosage instruction, prescription/frequency, frequency of use',
    texts: forms(
      weighted({ 'once daily': 40, 'twice daily': 28, 'three times a day': 14, 'every 8 hours': 8, 'as needed': 10 }),
      weighted({ QD: 40, BID: 28, TID: 14, Q8H: 8, PRN: 10 }),
    ),
  },
  kind(
    'administration route',
    'route of administration, administration|dosage|drug route, medication/route',
    'oral 64, intravenous 14, topical 10, inhaled 7, subcutaneous 5',
  ),
  kind(
    'dosage form',
    'dosage|drug|medication form, medicine|drug|medication type',
    'tablet 50, capsule 22, injection 10, syrup 9, ointment 6, inhaler 3',
  ),
  {
    name: 'health.allergy',
    names: 'allergy, allergy|allergen name',
    texts: once(() => [[pool(ALLERGIES)], [pool(within(ALLERGIES, 6))]]),
    nulls: 0.7,
  },
  {
    name: 'health.procedure',
    names:
      'surgery, procedure, treatment, operation performed, intervention, therapy, medical procedure, procedure name|type|description, treatment name|type|description, surgery name|type',
    texts: once(() => [[pool(PROCEDURES)], [pool(within(PROCEDURES, 12))]]),
  },
  {
    name: 'health.procedure code',
    names: 'cpt|procedure|treatment|hcpcs code, cpt, hcpcs',
    texts: once(() => [[number(10_004, 99_499)]]),
    numbers: between(10_004, 99_499),
  },
  {
    name: 'health.specialty',
    names:
      'specialty, speciality, specialization, specialisation, doctor/department, medical|hospital department, clinic type, specialty name, ward/name',
    texts: once(() => [[pool(SPECIALTIES)], [pool(within(SPECIALTIES, 10))]]),
  },
  {
    name: 'health.lab test',
    names:
      'analyte, biomarker, lab test type, test panel, lab test|observation|lab result/test name, lab|laboratory test',
    texts: testNames,
  },
  {
    name: 'health.code of an observation',
    // Logical Observation Identifiers Names and Codes: https://loinc.org
    names: 'loinc, loinc code|number',
    texts: once(() => [[testPiece(3)]]),
  },
  {
    name: 'health.lab test code',
    names: 'lab test code, analyte code',
    texts: once(() => [[testPiece(1)]]),
  },
  {
    name: 'health.lab unit',
    names: 'lab|result|reference unit, lab result|lab test/unit',
    texts: testUnits,
  },
  {
    name: 'health.reference range',
    names: 'reference|normal range, reference interval',
    texts: once(() => [[number(1, 40), text('-'), number(41, 180)]]),
  },
  {
    name: 'health.vaccine',
    names: 'vaccine, vaccine name|type, vaccination, immunization',
    texts: once(() => [
      [pool(listOf('Influenza, Tetanus, MMR, Hepatitis B, Polio, HPV, Pneumococcal, Varicella, COVID-19, Rabies'))],
      [pool(listOf('Flu, MMR, HPV, Polio'))],
    ]),
  },
  {
    name: 'health.insurer',
    few: 20,
    names:
      'insurer, payer, health plan, insurance, insurer/name, insurer: name, insurance: name, ins co, insurance name|plan|carrier|provider|company|co, patient/payer|claim/payer|encounter/payer|coverage/payer|payer|insurance company|insurance provider name, patient|claim/payer',
    texts: once(() => [
      [
        pool(
          listOf(
            'Blue Harbor Health, Evergreen Mutual, Guardian Care, Meridian Health Plan, Northstar Insurance, Pioneer Life, Summit Assurance, United Care Plan',
          ),
        ),
      ],
      [pool(listOf('Blue Harbor, Evergreen, Guardian, Meridian, Northstar, Pioneer, Summit'))],
    ]),
    unique: once(() => [
      [
        pool(listOf('Evergreen, Guardian, Meridian, Northstar, Pioneer, Summit')),
        text(' Insurance'),
        ...numberBehind(' '),
      ],
    ]),
  },
  {
    name: 'health.insurance number',
    names:
      'insurance|health card|insurance card|health insurance|medicare|policy id number, insurance|insurance member|subscriber id',
    texts: once(() => [[pool([...'ABCDEFGHJK']), digits(9)], [digits(8)]]),
    unique: once(() => [[pool([...'ABCDEFGHJK']), digits(9)], [digits(8)]]),
  },
  {
    name: 'health.hospital',
    names: 'hospital|clinic|facility|practice name, health center',
    texts: once(() => [
      [
        pool(
          listOf('Riverside, Lakeview, Saint Mary, Mercy, Northside, Oak Hill, Harbor, Sunrise, Cedar Grove, Valley'),
        ),
        text(' '),
        pool(listOf('Hospital, Clinic, Medical Center, Health Center')),
      ],
      [pool(listOf('Riverside, Lakeview, Mercy, Northside, Oak Hill, Harbor'))],
    ]),
    unique: once(() => [
      [pool(listOf('Riverside, Lakeview, Mercy, Northside, Harbor')), text(' Clinic'), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'health.ward',
    names: 'ward, ward|bed number, room ward, ward code, icu bed, hospital room',
    texts: once(() => [
      [pool([...'ABCDEF']), text('-'), number(101, 420)],
      [pool([...'ABCDEF']), number(1, 9)],
    ]),
    numbers: between(1, 60),
  },
  kind(
    'admission',
    'admission|admit|hospitalization type, admission category, type of admission',
    'emergency 46, elective 34, urgent 15, newborn 5',
  ),
  kind(
    'patient',
    'admission source, patient type|category, patient|visit class',
    'outpatient 50, inpatient 28, emergency 18, newborn 4',
  ),
  kind(
    'triage',
    'triage level|category|priority, triage, acuity',
    'immediate 2, very_urgent 8, urgent 34, standard 38, non_urgent 18',
  ),
  kind(
    'abnormality',
    'abnormal|result|abnormality|interpretation flag, abnormal indicator, abnormality, interpretation code',
    'N 74, H 11, L 10, HH 2, LL 2, A 1',
  ),
  kind('smoking', 'smoking|smoker status, tobacco use, smoking history', 'never 58, former 26, current 16'),
  kind('alcohol', 'alcohol use|consumption, drinking status', 'never 34, occasionally 46, weekly 16, daily 4'),
  moment('prescribed', 'prescribed, written', 'prescription', OFFICE, {
    role: 'time.issued',
    beside: 'refill, dosage, dose, drug, medication, prescriber',
  }),
  moment('dispensed', 'dispensed, filled, refilled', 'fill, dispense', OFFICE, {
    nulls: 0.3,
    beside: 'refill, dosage, dose, drug, medication, prescriber',
  }),
];
