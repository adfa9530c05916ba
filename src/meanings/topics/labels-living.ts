import type { TextForm } from '../../values/meaning.ts';
import { entries, number, numberBehind, once, oneOf, picked, pool, slugOf, text } from '../builders/forms.ts';
import { code, label } from '../builders/label.ts';
import { shrinking } from '../builders/prose.ts';
import type { MeaningRow } from '../row.ts';

/** Words of columns of homes. */
const OF_HOMES = 'bedroom, bathroom, sqft, sqm, landlord';

/** Homes, guests, patients, schools, farms. */
export const livingLabels: readonly MeaningRow[] = [
  code(
    'hours of a course',
    'schedule, class|course schedule, meeting|class time',
    () => [
      [
        oneOf('Mon Tue Wed Thu Fri Mon/Wed Tue/Thu'),
        text(' '),
        oneOf('08:00 09:30 10:00 11:30 13:00 14:30 16:00'),
        text(' - '),
        oneOf('17:00 17:30 18:00'),
      ],
      [oneOf('Mon Tue Wed Thu Fri')],
    ],
    'instructor, classroom, semester, credit, teacher, course, syllabus',
  ),
  label(
    'ward',
    'ward, ward name, hospital ward, nursing unit',
    'Cardiology|Surgery|Internal Medicine|Pediatrics|Maternity|Orthopedics|Neurology|Oncology|Intensive Care|Geriatrics|Urology|Emergency|ICU|ENT',
    'patient, admitted, bed, physician, nurse, diagnosis, doctor, hospital, discharged',
  ),
  code(
    'bed',
    'bed, bed number|code|label',
    () => [[number(101, 420), text('-'), oneOf('A B C D')], [number(1, 40), oneOf('A B')], [number(1, 60)]],
    'ward, patient, admitted, hospital, room, nurse, physician, discharged',
  ),
  label(
    'diet',
    'diet, diet type, dietary requirement|need, dietary|diet restriction, meal|dietary preference',
    'regular|vegetarian|vegan|gluten-free|low salt|diabetic|lactose-free|soft food',
  ),
  label(
    'dietary label',
    'dietary|diet|food label, dietary tag|flag',
    'vegan|vegetarian|gluten-free|dairy-free|halal|kosher|nut-free|low carb|organic',
  ),
  label('allergen', 'allergen', 'gluten|milk|eggs|nuts|peanuts|soy|fish|shellfish|sesame|celery|mustard'),
  label('spice level', 'spice|heat level, spiciness, hotness', 'mild|medium|hot|extra hot'),
  label(
    'treatment',
    'therapy name',
    'Physiotherapy|Antibiotics|Wound care|Surgery|Infusion therapy|Pain management|Dialysis|Chemotherapy|Observation|Rehabilitation',
  ),
  label(
    'occasion',
    'occasion, celebration',
    'birthday|anniversary|business dinner|date|family gathering|graduation|none|engagement',
  ),
  label(
    'seating',
    'seating|table area, seating, seating|seat preference',
    'terrace|main room|window|bar|garden|private room|balcony',
    'guest, party, table, reserved, reservation, waiter',
  ),
  code(
    'table',
    'table number|code, table',
    () => [[oneOf('T A B'), number(1, 30)], [number(1, 40)]],
    'party, guest, waiter, reserved, reservation, seating',
  ),
  label(
    'section of a menu',
    'section, course, menu section|category',
    'Starters|Soups|Salads|Main Courses|Pasta|Grill|Desserts|Drinks|Sides',
    'dish, chef, ingredient, spice, allergen, menu',
  ),
  label(
    'amenity',
    'amenity, amenity name, facility of a home',
    'Wi-Fi|balcony|parking|elevator|air conditioning|dishwasher|washing machine|fireplace|garden|pool|gym|terrace|pets allowed|heating|storage room',
  ),
  label('heating', 'heating, heating type|system', 'gas|district heating|heat pump|electric|oil|wood pellets'),
  label(
    'parking',
    'parking, parking|parking space type',
    'garage|street|carport|underground|none|driveway',
    'bedroom, bathroom, property, heating, landlord, listing, floor, rent',
  ),
  label(
    'furnishing',
    'furnished, furnishing, furniture status',
    'unfurnished|furnished|partly furnished',
    'bedroom, bathroom, property, heating, landlord, listing, floor, rent, parking',
  ),
  {
    name: 'label.headline of a home',
    names: 'apartment|house|rental|estate|home/title, listing|property/headline, property|listing title',
    texts: once(() => homes()),
  },
  {
    name: 'label.slug of a home',
    names: 'property|property listing|listing|apartment|house|rental|estate|home/slug',
    beside: OF_HOMES,
    texts: once(() => [headline('-', slugOf)]),
    unique: once(() => [[...headline('-', slugOf), ...numberBehind('-')]]),
  },
  {
    name: 'label.headline of a home beside rooms',
    names: 'title, headline, name',
    beside: OF_HOMES,
    texts: once(() => homes()),
  },
  label('irrigation', 'irrigation, irrigation type|method|system', 'drip|sprinkler|none|center pivot|furrow|flood'),
  label(
    'fertilizer',
    'fertilizer, fertilizer type, fertiliser',
    'NPK 15-15-15|urea|compost|ammonium nitrate|manure|potash|lime',
  ),
  label(
    'pest',
    'pest, pest name|type',
    'aphids|corn borer|none|wireworm|slugs|whitefly|spider mites|cutworm|potato beetle',
  ),
  label(
    'growth stage',
    'growth|crop|plant|vegetation stage',
    'germination|seedling|vegetative|flowering|ripening|harvest',
  ),
  label(
    'variety',
    'variety, crop variety, cultivar',
    'Golden Harvest|Early Gem|Redstar|Northern Gold|Silverleaf|Bright Valley|Sunburst|Blue Ridge',
    'crop, field, harvest, soil, irrigation, seed',
  ),
  label(
    'phase of building',
    'phase, project|construction|building phase, construction stage',
    'planning|excavation|foundation|structural work|roofing|interior work|finishing|handover',
    'contractor, architect, permit, construction',
  ),
  label(
    'material of building',
    'material, building|construction material',
    'concrete|steel|timber|brick|glass|gypsum board|insulation|gravel|sand|roof tiles|copper pipes',
    'contractor, architect, permit, construction',
  ),
  label(
    'prescription',
    'prescription, prescription text',
    'Amoxicillin 250 mg twice daily|Ibuprofen 400 mg as needed|Carprofen 50 mg once daily|Eye drops three times daily|Antibiotic ointment|Deworming tablet|Cough syrup 10 ml|Vitamin D 1000 IU daily',
  ),
  label(
    'temperament',
    'temperament, character of a|behavior of a pet',
    'friendly|calm|nervous|playful|shy|aggressive|curious|gentle',
  ),
  label(
    'school house',
    'house',
    'Oak House|Maple House|Cedar House|Willow House',
    'student, grade, homeroom, teacher, school, guardian',
  ),
  label(
    'school subject',
    'favorite|teaching|major subject',
    'Mathematics|English|History|Biology|Chemistry|Physics|Geography|Art|Music|Physical Education|Computer Science',
  ),
  label(
    'disability',
    'disability, disability type, impairment, special need',
    'none|hearing impairment|visual impairment|mobility impairment|dyslexia',
  ),
  label(
    'extracurricular',
    'extracurricular, extracurricular|after school activity, school club',
    'chess club|soccer|choir|drama|robotics|debate|swimming|band|art club|basketball',
  ),
  label(
    'prerequisite',
    'prerequisite, required course',
    'MAT-101|PHY-110|CSC-120|ENG-105|BIO-150|STA-201|CHE-130|HIS-140|ECO-115',
  ),
];

/** What headlines of homes are made of. */
const LOOKS = entries('Sunny|Bright|Spacious|Modern|Charming|Quiet|Renovated|Cozy');
const ROOMS = entries('2|3|4|5');
const HOMES = entries('apartment|house|condo|townhouse|loft');
const PLACES = entries(
  'near the park|in the city center|with garden|close to the river|with balcony|in a quiet street|near the station|with sea view',
);

/** A headline in words with something between them; the same pieces make the address of its page. */
const headline = (between: string, written: (words: string) => string): TextForm => [
  picked('look of a home', LOOKS.map(written)),
  text(between),
  picked('rooms of a home', ROOMS),
  text(`-bedroom${between}`),
  picked('home', HOMES),
  text(between),
  picked('place of a home', PLACES.map(written)),
];

function homes(): readonly TextForm[] {
  return shrinking([
    headline(' ', (words) => words),
    [
      pool(entries('Sunny|Bright|Modern|Charming|Quiet')),
      text(' '),
      pool(entries('apartment|house|condo|loft')),
      text(' '),
      pool(entries('with garden|near the park|downtown')),
    ],
    [pool(entries('Sunny loft|Quiet house|Modern condo'))],
  ]);
}
