/** Books, music, food, animals, colours and science. */
import { compose, entity, isPlain, list, toAscii } from './text.mjs';

const FAKER = '@faker-js/faker';

const DISHES = 250;

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
  const { bear, cat, crocodilia, dog, fish, horse, insect, rabbit, bird, pet_name, type } = animal;
  const species = [bear, crocodilia, fish, insect, bird].flat();
  return [
    list([FAKER], 'bookTitles', titles(book.title)),
    list([FAKER], 'bookAuthors', titles(book.author.map(toAscii))),
    list([FAKER], 'bookGenres', book.genre.filter(isPlain)),
    list([FAKER], 'bookPublishers', titles(book.publisher)),
    list([FAKER], 'bookFormats', book.format),
    list([FAKER], 'bookSeries', titles(book.series)),
    list([FAKER], 'songs', titles(music.song_name)),
    list([FAKER], 'artists', titles(music.artist)),
    list([FAKER], 'albums', titles(music.album)),
    list([FAKER], 'musicGenres', titles(music.genre)),
    list([FAKER], 'dishes', [...food.dish.map(capital), ...composedDishes(food)].slice(0, DISHES)),
    list([FAKER], 'ingredients', decent(food.ingredient)),
    list([FAKER], 'fruits', food.fruit),
    list([FAKER], 'vegetables', food.vegetable),
    list([FAKER], 'spices', food.spice),
    list([FAKER], 'meats', food.meat),
    list([FAKER], 'cuisines', food.ethnic_category),
    list([FAKER], 'animals', type),
    list([FAKER], 'animalSpecies', decent(species).filter(isPlain)),
    list([FAKER], 'dogBreeds', decent(dog)),
    list([FAKER], 'catBreeds', cat),
    list([FAKER], 'horseBreeds', horse),
    list([FAKER], 'rabbitBreeds', rabbit),
    list([FAKER], 'petNames', pet_name),
    list([FAKER], 'teamNames', compose(200, [locales.en.location.state, team.creature.map(capital)])),
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
