/** Genres of books, food, pets, teams, colours and the elements. */
import { compose, composition, entity, isPlain, list, sample, values } from './text.mjs';

const FAKER = '@faker-js/faker';

/** No team has these names, and no grammar the first two. */
const ODD_CREATURES = values('gooses,fishes,worshipers,foes,people,chickens,exorcists,enchanters,nemesis,banshees');

const DISHES = 115;
const INGREDIENTS = 80;

export function culture({ locales, badWords, colors }) {
  const { animal, book, color, food, science, team } = locales.en;
  const bad = new Set(badWords);
  const decent = (texts) =>
    texts.filter(
      (text) =>
        !text
          .toLowerCase()
          .split(/[^a-z]+/)
          .some((word) => bad.has(word)),
    );
  return [
    list([FAKER], 'bookGenres', book.genre.filter(isPlain)),
    list([FAKER], 'dishes', [...food.dish.map(capital), ...composedDishes(food)].slice(0, DISHES)),
    list([FAKER], 'ingredients', sample(INGREDIENTS, decent(food.ingredient))),
    list([FAKER], 'petNames', animal.pet_name),
    list([FAKER], 'teamCreatures', team.creature.filter((name) => !ODD_CREATURES.includes(name)).map(capital)),
    composition([FAKER], 'teamNames', 200, ['{states} {teamCreatures}']),
    entity(
      ['color-name', FAKER],
      colorsOf(
        color.human.filter((name) => name in colors),
        colors,
      ),
      { colors: ({ name }) => name, colorHexes: ({ hex }) => hex },
    ),
    entity([FAKER], science.chemical_element, {
      chemicalElements: ({ name }) => name,
      chemicalSymbols: ({ symbol }) => symbol,
      chemicalNumbers: ({ atomicNumber }) => atomicNumber,
    }),
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
