/** Books, music, food, animals, colours and science. */
import { compose, composition, entity, isPlain, list, sample, toAscii } from './text.mjs';

const FAKER = '@faker-js/faker';

/** No team has these names, and no grammar the first two. */
const ODD_CREATURES = [
  'gooses',
  'fishes',
  'worshipers',
  'foes',
  'people',
  'chickens',
  'exorcists',
  'enchanters',
  'nemesis',
  'banshees',
];

const DISHES = 200;
/** Of long lists, as many as a table shows: all of them would make the library a tenth larger. */
const TITLES = 400;
const BREEDS = 150;

export function culture({ locales, badWords, colors }) {
  const { animal, book, color, food, music, science, team } = locales.en;
  const bad = new Set(badWords);
  const decent = (texts) =>
    texts.filter(
      (text) =>
        !text
          .toLowerCase()
          .split(/[^a-z]+/)
          .some((word) => bad.has(word)),
    );
  /** Songs and artists are of all languages and tastes. */
  const titles = (texts) => decent(texts).filter((text) => /^[A-Z][A-Za-z0-9 ,.&-]+$/.test(text));
  const { bird, cat, dog, fish, horse, pet_name, type } = animal;
  return [
    list([FAKER], 'bookTitles', titles(book.title)),
    list([FAKER], 'bookAuthors', titles(book.author.map(toAscii))),
    list([FAKER], 'bookGenres', book.genre.filter(isPlain)),
    list([FAKER], 'bookPublishers', sample(150, titles(book.publisher))),
    list([FAKER], 'bookFormats', book.format),
    list([FAKER], 'bookSeries', titles(book.series)),
    list([FAKER], 'songs', sample(TITLES, titles(music.song_name))),
    list([FAKER], 'artists', sample(TITLES, titles(music.artist))),
    list([FAKER], 'albums', sample(TITLES, titles(music.album))),
    list([FAKER], 'musicGenres', titles(music.genre)),
    list([FAKER], 'dishes', [...food.dish.map(capital), ...composedDishes(food)].slice(0, DISHES)),
    list([FAKER], 'ingredients', sample(250, decent(food.ingredient))),
    list([FAKER], 'fruits', food.fruit),
    list([FAKER], 'vegetables', food.vegetable),
    list([FAKER], 'spices', food.spice),
    list([FAKER], 'meats', food.meat),
    list([FAKER], 'cuisines', food.ethnic_category),
    list([FAKER], 'animals', type),
    list([FAKER], 'birds', sample(BREEDS, decent(bird).filter(isPlain))),
    list([FAKER], 'fishes', decent(fish)),
    list([FAKER], 'dogBreeds', sample(BREEDS, decent(dog))),
    list([FAKER], 'catBreeds', cat),
    list([FAKER], 'horseBreeds', sample(BREEDS, horse)),
    list([FAKER], 'petNames', pet_name),
    list([FAKER], 'teamCreatures', team.creature.filter((name) => !ODD_CREATURES.includes(name)).map(capital)),
    composition([FAKER], 'teamNames', 200, ['{states} {teamCreatures}']),
    entity(
      ['color-name', FAKER],
      colorsOf(
        color.human.filter((name) => name in colors),
        colors,
      ),
      colorColumns('colors', 'colorHexes'),
    ),
    entity(['color-name'], colorsOf(Object.keys(colors), colors), colorColumns('cssColors', 'cssColorHexes')),
    entity([FAKER], science.chemical_element, {
      chemicalElements: ({ name }) => name,
      chemicalSymbols: ({ symbol }) => symbol,
      chemicalNumbers: ({ atomicNumber }) => atomicNumber,
    }),
    entity(
      [FAKER],
      science.unit.filter(({ symbol }) => isPlain(symbol)),
      {
        units: ({ name }) => name,
        unitSymbols: ({ symbol }) => symbol,
      },
    ),
  ];
}

function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function composedDishes({ adjective, meat, vegetable, fruit }) {
  const decent = meat.filter((kind) => !['crocodile', 'kangaroo', 'ostrich', 'emu', 'camel'].includes(kind));
  return [
    ...compose(70, [adjective, decent, vegetable], ([taste, kind, side]) => capital(`${taste} ${kind} with ${side}`)),
    ...compose(50, [vegetable, vegetable], ([first, second]) => capital(`${first} and ${second} soup`)),
    ...compose(50, [fruit, fruit], ([first, second]) => capital(`${first} and ${second} tart`)),
  ];
}

function colorsOf(names, colors) {
  const hex = (part) => part.toString(16).padStart(2, '0');
  return names.map((name) => ({ name, hex: `#${colors[name].map(hex).join('')}` }));
}

function colorColumns(names, hexes) {
  return { [names]: ({ name }) => name, [hexes]: ({ hex }) => hex };
}
