import { pool as listOf } from '../../pools/pools.ts';
import { document } from '../builders/document.ts';
import { digits, entries, number, oneOf, picked, pool, text, words } from '../builders/forms.ts';
import { array, listed, object, oneOfValues, string, truth } from '../builders/json-forms.ts';
import { firstName, lastName, smallFirstName, smallLastName } from '../builders/persons.ts';
import { cityPool } from '../builders/place-names.ts';
import type { MeaningRow } from '../row.ts';
import { programDocuments } from './documents-programs.ts';

const handle = () => [smallFirstName(), text('.'), smallLastName()];
/** The same thing in one of several languages. */
const translated = (texts: string) => picked('thing.translated', words(texts));

/** What people keep of things, places and themselves. */
const things: readonly MeaningRow[] = [
  document(
    'address',
    'address, billing|shipping|home|delivery|mailing|postal|work|office|customer|pickup address, location, ship|bill to',
    () =>
      object({
        street: string(number(1, 240), text(' '), pool(listOf('streetNames'))),
        city: cityPool('cities'),
        postal_code: cityPool('cityPostalCodes'),
        country: cityPool('cityCountryCodes2'),
      }),
  ),
  document(
    'coordinates',
    'coordinates, geography, geolocation, geography point, position, geometry, center, map location',
    () =>
      object({
        lat: [cityPool('cityLatitudes')],
        lng: [cityPool('cityLongitudes')],
      }),
  ),
  document(
    'attributes',
    'attribute, property, specification, variant, variant|product option, product|additional attribute, feature, characteristics, technical detail, trait',
    () =>
      object({
        color: oneOf('black white red blue green gray silver'),
        material: oneOf('cotton steel oak leather glass aluminum wool'),
        size: oneOf('XS S M L XL'),
        weight_g: oneOfValues('120 180 250 320 400 650 900 1200'),
      }),
  ),
  document(
    'features of a home',
    'feature, amenity, attribute, property, detail',
    () =>
      object({
        balcony: truth(0.5),
        parking: truth(0.6),
        elevator: truth(0.4),
        heating: oneOf('gas electric oil district'),
        pets_allowed: truth(0.4),
      }),
    'bedroom, bathroom, listing, rent, sqft, sqm, landlord, tenant, floor',
  ),
  document(
    'items',
    'item, cart, product, line, invoice line, basket, line|order|cart|purchased item, order line|detail',
    () => {
      const item = () =>
        object({
          sku: string(oneOf('ABC HOM GRD TEC OFF KIT'), text('-'), digits(4)),
          quantity: number(1, 5),
          price: [number(4, 90), text('.'), oneOf('99 49 95 50 90')],
        });
      return array(item(), item());
    },
  ),
  document(
    'options of a poll',
    'poll|vote|survey option, poll choice|answer',
    () => {
      const option = (texts: string) => object({ text: pool(entries(texts)), votes: number(0, 480) });
      return array(option('Yes|Agree|Coffee|Mornings|Mountains'), option('No|Disagree|Tea|Evenings|The sea'));
    },
    undefined,
    0.85,
  ),
  document('parts', 'part|material used, part, component, spare part, material, bill of material, part list', () => {
    const part = () =>
      object({
        part: pool(
          entries('bearing|belt|filter|fuse|gasket|hose|screw set|seal|sensor|switch|valve|battery|cable|display'),
        ),
        quantity: number(1, 6),
      });
    return array(part());
  }),
  document('ingredients', 'ingredient, recipe ingredient, ingredient list', () => {
    const first = pool(entries('flour|rice|potatoes|pasta|chickpeas|lentils|bread|noodles'));
    const second = pool(entries('butter|olive oil|milk|cream|cheese|yogurt|coconut milk'));
    const third = pool(entries('onions|tomatoes|garlic|carrots|spinach|peppers|mushrooms|basil'));
    const amount = () => oneOfValues('50 100 150 200 250 400 500');
    return array(
      object({ name: first, quantity: amount(), unit: string(text('g')) }),
      object({ name: second, quantity: amount(), unit: oneOf('g ml') }),
      object({ name: third, quantity: number(1, 5), unit: string(text('pcs')) }),
    );
  }),
  document(
    'checklist',
    'checklist, step, task, todo, check, quality check, inspection item, work step, procedure, instruction',
    () => {
      const step = (texts: string) => object({ step: pool(entries(texts)), done: truth(0.7) });
      return array(
        step('Check power|Read the manual|Prepare tools|Inspect housing|Verify label'),
        step('Replace filter|Clean surface|Tighten screws|Update firmware|Measure voltage'),
        step('Run a test|Sign the report|Take a photo|Restart the unit|Inform the customer'),
      );
    },
  ),
  document('agenda', 'agenda, schedule, program, itinerary, timetable', () =>
    array(
      object({ time: string(text('09:00')), title: pool(entries('Welcome|Registration|Opening|Breakfast|Arrival')) }),
      object({ time: oneOf('10:30 11:00'), title: pool(entries('Keynote|Workshop|City tour|Panel discussion|Demo')) }),
      object({
        time: oneOf('14:00 15:30'),
        title: pool(entries('Networking|Lunch|Questions and answers|Museum visit|Wrap-up')),
      }),
    ),
  ),
  document('contact', 'contact, contact information|detail|data, emergency contact', () =>
    object({
      name: string(firstName(), text(' '), lastName()),
      email: string(smallFirstName(), text('.'), smallLastName(), text('@example.com')),
      phone: string(text('+1-555-01'), digits(2)),
    }),
  ),
  document('social links', 'social|social media link, social media|profile|network|account, social, link', () =>
    object({
      twitter: string(text('@'), ...handle()),
      linkedin: string(text('https://linkedin.example/in/'), ...handle()),
      github: string(text('https://github.example/'), ...handle()),
    }),
  ),
  document('profile', 'profile, profile|account data, user information, about', () =>
    object({
      name: string(firstName(), text(' '), lastName()),
      location: cityPool('cities'),
      website: string(text('https://'), ...handle(), text('.example')),
      newsletter: truth(0.4),
    }),
  ),
  document('size', 'dimension, size, package|product dimension, measurement', () =>
    object({ width: number(4, 90), height: number(4, 90), depth: number(2, 60), unit: string(text('cm')) }),
  ),
  document('opening hours', 'opening|business|working|office hour, availability, hour, schedule of week', () =>
    object({
      mon_fri: oneOf('08:00-18:00 09:00-17:00 09:00-18:30 10:00-19:00'),
      sat: oneOf('09:00-13:00 10:00-14:00 10:00-16:00'),
      sun: oneOf('closed closed 11:00-15:00'),
    }),
  ),
  document(
    'abilities',
    'status, attribute, ability, ability score',
    () =>
      object({
        strength: number(6, 14),
        dexterity: number(6, 14),
        intelligence: number(6, 14),
        stamina: number(6, 14),
        luck: number(1, 14),
      }),
    'race, class, guild, level, weapon, armor, quest, spell, mana, xp, hp',
  ),
  document('inventory of a player', 'inventory, equipment, loot, bag, backpack', () =>
    array(
      object({
        item: pool(entries('Iron Sword|Oak Staff|Short Bow|Steel Dagger|Round Shield')),
        quantity: '1',
      }),
      object({
        item: pool(entries('Healing Potion|Mana Potion|Torch|Rope|Silver Key|Bread')),
        quantity: number(1, 12),
      }),
    ),
  ),
  document(
    'pictures',
    'image, photo, gallery, picture, media, attachment, file, photo url, screenshot, thumbnail, image url|list',
    () =>
      array(
        string(text('https://cdn.example.com/images/'), number(1000, 9000), text('-1.jpg')),
        string(text('https://cdn.example.com/images/'), number(1000, 9000), text('-2.jpg')),
      ),
  ),
  document('evidence', 'evidence, exhibit, proof, supporting document', () =>
    array(object({ type: oneOf('photo video statement report'), reference: string(text('EV-'), digits(5)) })),
  ),
  document('translations', 'translation, localization, localized name', () =>
    object({
      en: translated('Chair Lamp Garden Bread Coffee'),
      de: translated('Stuhl Lampe Garten Brot Kaffee'),
      fr: translated('Chaise Lampe Jardin Pain Cafe'),
    }),
  ),
  document(
    'answers',
    'answer, survey|form|quiz answer, form data, form|survey response, submission, questionnaire',
    () =>
      object({
        q1: oneOf('yes no maybe'),
        q2: number(1, 5),
        q3: oneOf('often sometimes rarely never'),
        comment: pool(entries('|Very helpful|Could be faster|Thank you|Easy to use|Please add more examples')),
      }),
  ),
  document('steps', 'route, path, waypoint, track, breadcrumb', () =>
    array(
      object({ lat: [text('48.'), digits(4)], lng: [text('11.'), digits(4)] }),
      object({ lat: [text('48.'), digits(4)], lng: [text('11.'), digits(4)] }),
    ),
  ),
  document('inclusions', 'inclusion, included, included service, package content', () =>
    listed([
      pool(
        entries(
          'flights|hotel|breakfast|half board|airport transfer|guided tours|travel insurance|entrance fees|train tickets|welcome dinner|bike rental|city pass',
        ),
      ),
    ]),
  ),
];

const byName = [...programDocuments, ...things];

/** Documents by their names: of those with one name, what other columns of the table show comes first. */
export const documents: readonly MeaningRow[] = [
  ...byName.filter(({ beside }) => beside !== undefined),
  ...byName.filter(({ beside }) => beside === undefined),
];
