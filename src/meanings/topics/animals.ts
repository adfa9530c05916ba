import { pool as listOf } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { digits, entries, numberBehind, once, oneOf, picked, pool, weighted, words } from '../builders/forms.ts';
import { between, lognormal, measure, normal, within } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Animals that people keep, each with how many of a hundred are of its kind, and its common breeds. */
const KINDS: readonly (readonly [kind: string, share: number, breeds: string])[] = [
  [
    'dog',
    40,
    `Labrador Retriever|German Shepherd|Golden Retriever|French Bulldog|Poodle|Beagle|Rottweiler|Dachshund|Boxer|Yorkshire Terrier
    |Siberian Husky|Border Collie|Chihuahua|Shih Tzu|Great Dane|Australian Shepherd|Cocker Spaniel|Jack Russell Terrier|Pug|Maltese
    |Bernese Mountain Dog|Doberman Pinscher|Weimaraner|Whippet|Welsh Corgi|Dalmatian|Saint Bernard|Basset Hound|Pomeranian|Greyhound`,
  ],
  [
    'cat',
    34,
    `Domestic Shorthair|Maine Coon|Siamese|Persian|Ragdoll|British Shorthair|Bengal|Sphynx|Abyssinian|Birman|Burmese|Russian Blue
    |Norwegian Forest Cat|Scottish Fold|Devon Rex|Turkish Angora`,
  ],
  ['rabbit', 7, 'Holland Lop|Netherland Dwarf|Mini Rex|Lionhead|Flemish Giant|English Angora'],
  ['bird', 7, 'Budgerigar|Cockatiel|Canary|Lovebird|Zebra Finch|African Grey'],
  ['hamster', 4, 'Syrian|Roborovski|Winter White|Chinese'],
  [
    'horse',
    4,
    'Arabian|Thoroughbred|Quarter Horse|Appaloosa|Friesian|Haflinger|Hanoverian|Icelandic|Shetland Pony|Andalusian',
  ],
  ['fish', 3, 'Goldfish|Betta|Guppy|Neon Tetra|Angelfish|Koi'],
];

/** A breed a row, with its kind: columns of both pick the same row. */
const BREEDS = KINDS.flatMap(([kind, share, breeds]) =>
  entries(breeds).map((breed, _, { length }) => ({ kind, breed, share: share / length })),
);

const ofBreed = (entries: readonly string[]): Part => ({
  ...picked('animal', entries),
  distribution: { kind: 'weights', weights: BREEDS.map(({ share }) => share) },
});

const kinds = once(() => [[ofBreed(BREEDS.map(({ kind }) => kind))], [weighted({ dog: 40, cat: 34 })]]);

/** Kinds as lists of them have them, the longest first: others are `other`, or dogs where a list has no such label. */
const labels = once(() =>
  ['dog cat rabbit bird', 'dog cat bird', 'dog cat'].flatMap((list) =>
    ['other', 'dog'].map((rest) => [ofBreed(BREEDS.map(({ kind }) => (words(list).includes(kind) ? kind : rest)))]),
  ),
);

const breedsOf = (wanted: string) => BREEDS.filter(({ kind }) => kind === wanted).map(({ breed }) => breed);

/** Breeds of one kind: in its table, there are no others. */
const breedsAlone = (kind: string) => once(() => [[pool(breedsOf(kind))], [pool(within(breedsOf(kind), 10))]]);

const microchip = once(() => [[oneOf('941 956 977 981 985'), digits(6), digits(6)]]);

const numbered = (kind: string) => once(() => [[pool(breedsOf(kind)), ...numberBehind(' ')]]);

/** What stands beside what is measured of animals. */
const OF_ANIMALS = 'breed, pet, microchip, livestock, herd, vet';

/** Pets, their names and breeds. */
export const animals: readonly MeaningRow[] = [
  measure(
    'temperature of an animal',
    'temperature, temperature c, body temperature',
    between(36.5, 41, normal(38.6, 0.5), 1),
    {
      beside: OF_ANIMALS,
    },
  ),
  measure('weight of an animal', 'weight, weight kg', between(0.03, 700, lognormal(5.5, 0.7), 2), {
    beside: OF_ANIMALS,
  }),
  {
    // ISO 11784: makers of chips from 900 on.
    name: 'animal.microchip',
    names: 'microchip, microchip|chip|transponder number, microchip code',
    texts: microchip,
    unique: microchip,
  },
  {
    name: 'animal.kind',
    names: 'animal, livestock type, animal type|name|category|kind, pet type|kind|species',
    texts: kinds,
    labels,
  },
  {
    name: 'animal.kind beside a breed',
    names: 'species, animal/species, kind, animal species',
    beside: 'breed',
    texts: kinds,
    labels,
  },
  {
    name: 'animal.pet name',
    names: 'pet|dog|horse name, animal/name',
    texts: once(() => [[pool(listOf('petNames'))], [pool(within(listOf('petNames'), 5))]]),
    unique: once(() => [[pool(listOf('petNames')), ...numberBehind(' ')]]),
  },
  {
    name: 'animal.breed',
    names: 'breed, breed name',
    texts: once(() => [[ofBreed(BREEDS.map(({ breed }) => breed))], [pool(within(breedsOf('dog'), 10))]]),
    unique: once(() => [[ofBreed(BREEDS.map(({ breed }) => breed)), ...numberBehind(' ')]]),
  },
  {
    name: 'animal.breed of a dog',
    names: 'dog breed, puppy/breed',
    texts: breedsAlone('dog'),
    unique: numbered('dog'),
  },
  {
    name: 'animal.breed of a horse',
    names: 'horse breed',
    texts: breedsAlone('horse'),
    unique: numbered('horse'),
  },
];
