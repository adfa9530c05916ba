import { pool as listOf } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import {
  agreeing,
  counter,
  digits,
  entries,
  number,
  numberBehind,
  once,
  oneOf,
  pool,
  text,
  weighted,
} from '../builders/forms.ts';
import { cityPool } from '../builders/place-names.ts';
import { between, forms } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const streets = once(() => pool(listOf('streetNames')));
const shortStreets = once(() => pool(listOf('streetNames').filter((name) => name.length <= 11)));
/** House numbers: most streets are short. */
const house = once(
  (): Part => ({ ...number(1, 980), distribution: { kind: 'lognormal', origin: -1, median: 48, sigma: 0.9 } }),
);

const streetForms = once(() => [
  [house(), text(' '), streets()],
  [streets()],
  [house(), text(' '), shortStreets()],
  [shortStreets()],
]);

const inCity = () => [
  ...[house(), text(' '), streets(), text(', ')],
  ...[cityPool('cityPostalCodes'), text(' '), cityPool('cities')],
];

const fullForms = once(() => [
  agreeing([...inCity(), text(', '), cityPool('cityCountries')]),
  agreeing(inCity()),
  [house(), text(' '), streets(), text(', '), cityPool('cities')],
  ...streetForms(),
]);

const DIRECTIONS = entries('North|South|East|West|Central|Old|New|Upper|Lower|Inner|Outer');
const QUARTERS = entries(
  'Harbor|Market|Station|Riverside|Hill|Park|Garden|University|Castle|Mill|Lake|Bridge|Cathedral|Airport|Canal|Forest|Valley|Beach|Museum|Stadium|Meadow|Orchard',
);

/** Where in a city something is. */
export const addresses: readonly MeaningRow[] = [
  {
    name: 'place.street beside its house number',
    names:
      'street, address|customer|contact|location|place/street, address street, address|street line, address line|line|street line 1, street address',
    beside: 'house, building',
    texts: once(() => [[streets()], [shortStreets()]]),
  },
  // Where nothing else says in which city it is, an address does.
  {
    name: 'place.whole address',
    role: 'place.street address',
    names:
      'address, client/address, home|billing|shipping|delivery|mailing|work|office|residential|permanent|current|postal|company|customer|store|business|venue|property address',
    without: 'city, town, suburb, locality, municipality, postal, zip, postcode, street, line, district, province',
    texts: once(() => [
      agreeing([house(), text(' '), streets(), text(', '), cityPool('cities'), text(', '), cityPool('cityCountries')]),
      ...fullForms().slice(2),
    ]),
  },
  {
    name: 'place.street address',
    names:
      'address, client/address, street, street|home|billing|shipping|delivery|mailing|work|office|residential|permanent|current|ship|postal|physical|company|customer|store|contact|business|pickup|venue|location|registered|correspondence|legal|present|temporary|return|invoice|property|site address, address|street line, address line|address|street|street line|line 1, address street|text, address/street, address/line, address/address, street and number',
    texts: streetForms,
    unique: once(() => [[counter(1, 99_999, 999), text(' '), streets()]]),
  },
  {
    name: 'place.full address',
    names: 'full|complete|formatted|whole|display address, address full|formatted, address as text, mailing label',
    texts: fullForms,
  },
  {
    name: 'place.label of an address',
    names:
      'address|address book|delivery location/label, address book/name, address/title, address book/nick name, address label|title, address nick|address name',
    texts: forms(
      weighted({
        Home: 40,
        Work: 22,
        Office: 12,
        Parents: 6,
        'Holiday home': 4,
        Warehouse: 4,
        'My apartment': 4,
        Store: 3,
        Other: 5,
      }),
      weighted({ home: 50, work: 30, other: 10 }),
    ),
  },
  {
    name: 'place.door code',
    names: 'door|gate|entry|building|entrance|intercom|buzzer code',
    texts: forms(digits(4), digits(3)),
    numbers: between(1000, 9999),
    nulls: 0.75,
  },
  {
    name: 'place.second address line',
    names:
      'address|street|line 2, address line two, secondary|unit number of address, address supplement|extra|addition|complement, apartment, apartment|suite number, suite, address|line 3, address second line',
    texts: once(() => [
      [oneOf('Apt. Suite Unit Floor'), text(' '), number(1, 48)],
      [oneOf('Apt. Unit'), text(' '), number(1, 99)],
      [number(1, 48), oneOf('A B C D')],
    ]),
    nulls: 0.7,
  },
  {
    name: 'place.house number',
    names: 'house|street|building|address|civic|premise|plot|door number',
    texts: once(() => [[house()], [number(1, 98)]]),
    numbers: { first: 1, last: 980, spread: { kind: 'lognormal', median: 60, sigma: 1 } },
  },
  {
    name: 'place.street',
    names: 'street|road|lane name, road, avenue, route|cross street, thoroughfare',
    texts: once(() => [[streets()], [shortStreets()]]),
    unique: once(() => [[streets(), ...numberBehind(' ')]]),
  },
  {
    name: 'place.building',
    names: 'building, building|block|tower|property|estate name, hall|property/name, hall, wing',
    texts: once(() => [
      [pool(QUARTERS), text(' '), oneOf('House Hall Tower Court Building Center Annex Lodge')],
      [text('Building '), oneOf('A B C D E F')],
      [oneOf('A B C D E F')],
    ]),
    unique: once(() => [
      [pool(QUARTERS), text(' '), oneOf('House Hall Tower Court Building Center Annex Lodge'), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'place.floor',
    names: 'floor, floor number|level|name, storey, level number of building',
    texts: once(() => [
      [
        weighted({
          'Ground floor': 3,
          '1st floor': 4,
          '2nd floor': 4,
          '3rd floor': 3,
          '4th floor': 2,
          '5th floor': 1,
          Basement: 1,
        }),
      ],
      [number(1, 9)],
    ]),
    numbers: { first: 0, last: 40, spread: { kind: 'exponential', mean: 4 } },
  },
  {
    name: 'place.number of floors',
    names: 'floor|storey count, total floor, floor total',
    numbers: { first: 1, last: 60, spread: { kind: 'lognormal', median: 4, sigma: 0.8 } },
  },
  {
    name: 'place.room number',
    names: 'room|office|classroom number',
    texts: once(() => [[number(101, 620)], [number(11, 99)]]),
    unique: once(() => [9_999_999, 99_999, 9999, 999].map((last) => [counter(101, last, 500)])),
    numbers: { first: 101, last: 620 },
  },
  {
    name: 'place.room',
    names: 'room, room name|code|label, classroom/name, classroom, lecture hall, office',
    texts: once(() => [
      [text('Room '), number(1, 6), digits(2)],
      [oneOf('A B C D'), number(1, 6), digits(2)],
      [number(101, 620)],
    ]),
    unique: once(() => [
      [text('Room '), counter(101, 9_999_999, 500)],
      ...[9_999_999, 99_999, 9999, 999].map((last) => [counter(101, last, 500)]),
    ]),
    numbers: { first: 101, last: 620 },
  },
  {
    name: 'place.district',
    names:
      'district, district|ward|neighborhood|sector name, community/name, neighborhood, neighbourhood, borough, suburb, barangay, ward, barrio, area, subdistrict, locality area, taluka, commune',
    texts: once(() => [[pool(DIRECTIONS), text(' '), pool(QUARTERS)], [pool(QUARTERS)], [pool(DIRECTIONS)]]),
    unique: once(() => [[pool(DIRECTIONS), text(' '), pool(QUARTERS), ...numberBehind(' ')]]),
  },
  {
    name: 'place.venue',
    names:
      'venue, venue|stadium name, theater|theatre|cinema|club|museum|park|gym|point of interest|attraction|landmark|studio|gallery|zoo/name, stadium, arena, theatre, theater, cinema, landmark',
    texts: once(() => [
      [
        cityPool('cities'),
        text(' '),
        oneOf('Arena Stadium Theater Hall Museum Gallery Park Pavilion Forum Auditorium'),
      ],
      [pool(QUARTERS), text(' '), oneOf('Arena Theater Hall Park')],
    ]),
    unique: once(() => [
      [
        cityPool('cities'),
        text(' '),
        oneOf('Arena Stadium Theater Hall Museum Gallery Park Pavilion Forum Auditorium'),
        ...numberBehind(' '),
      ],
    ]),
  },
];
