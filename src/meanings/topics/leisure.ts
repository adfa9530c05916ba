import { pool as words } from '../../pools/pools.ts';
import { kind } from '../builders/choice.ts';
import { number, numberBehind, picked, pool, slugOf, text, weighted } from '../builders/forms.ts';
import {
  between,
  exponential,
  forms,
  listOf,
  lognormal,
  measure,
  normal,
  once,
  weightsBy,
  within,
  yearly,
  yearsFrom,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const SPORTS = listOf(
  'Football, Basketball, Tennis, Volleyball, Swimming, Hockey, Rugby, Golf, Cycling, Athletics, Handball, Baseball, Boxing, Rowing',
);

/** Years of wines, and how many there are of each: the most of what was bottled lately. */
const VINTAGES = Array.from({ length: 30 }, (_, age) => [2023 - age, Math.ceil(30 / (1 + Math.abs(age - 2)))]);

/** Sports and food. */
export const leisure: readonly MeaningRow[] = [
  measure('a table count', 'table number, table', between(1, 40), {
    beside:
      'guest, waiter, reservation, party, seating, server, tip, dish, course, dine, cover, kitchen, menu, restaurant',
  }),
  {
    name: 'sport.sport',
    names: 'sport, sport name|type|discipline',
    texts: once(() => [[pool(SPORTS)], [pool(within(SPORTS, 6))]]),
  },
  {
    name: 'sport.position',
    names: 'player|playing|team|field position, position played',
    texts: forms(
      weighted({ Goalkeeper: 8, Defender: 32, Midfielder: 34, Forward: 26 }),
      weighted({ GK: 8, DF: 32, MF: 34, FW: 26 }),
    ),
    numbers: between(1, 11),
  },
  {
    name: 'sport.jersey number',
    names: 'jersey|shirt|squad|player|kit|bib|start number, jersey',
    numbers: between(1, 99, exponential(16)),
    texts: once(() => [[number(1, 99)]]),
  },
  measure('goals of a season', 'goal for|against|scored|conceded, gf, ga', between(0, 120, normal(46, 14)), {
    beside: 'win, won, draw, drawn, played',
  }),
  {
    name: 'sport.goals',
    names:
      'goal, run scored, match/score, assist, wicket, touchdown, home|away|team|half time|player score, goal scored|for|against|count|half, home|away|own|half time goal, score home|away|half, goal half|score half time',
    numbers: between(0, 9, exponential(1.4)),
  },
  {
    name: 'sport.wins',
    names: 'win, loss|win count, draw, game|match played, won, lost, drawn, defeat, victory, appearance',
    numbers: between(0, 60, normal(14, 8)),
  },
  {
    name: 'sport.season',
    names: 'season of league, league|football season, season year',
    ...yearly((year) => ({
      texts: once(() => [
        [pool(yearsFrom(year - 14, year - 1).map((first) => `${first}/${String(first + 1).slice(2)}`))],
      ]),
      numbers: { first: year - 16, last: year - 1 },
    })),
  },
  {
    name: 'sport.league',
    names: 'competition name, cup',
    texts: once(() => [
      [
        pool(listOf('Premier, National, Regional, City, Junior, Champions, Continental, Winter')),
        text(' '),
        pool(listOf('League, Cup, Championship, Trophy')),
      ],
      [pool(listOf('Premier, National, Regional'))],
    ]),
  },
  {
    name: 'sport.venue',
    names: 'arena|ground name, sport venue',
    texts: once(() => [
      [
        pool(listOf('Harbor, Lakeside, Central, Riverside, Union, Memorial, Olympic, City')),
        text(' '),
        pool(listOf('Stadium, Arena, Park, Hall, Center')),
      ],
      [pool(listOf('Harbor, Lakeside, Central, Union'))],
    ]),
  },
  {
    name: 'sport.medal',
    names: 'medal type, award|prize medal',
    texts: once(() => [[weighted({ gold: 1, silver: 1, bronze: 1 })]]),
    nulls: 0.7,
  },
  {
    name: 'sport.reps',
    names:
      'repetition, set|lap|repetition count, set, lap, lap|round|period number, round, inning, match day, matchday, leg',
    numbers: between(1, 40, exponential(7)),
  },
  {
    name: 'sport.exercise',
    names: 'exercise, workout, fitness activity, exercise name|type, workout name|type',
    texts: once(() => [
      [
        pool(
          listOf(
            'Squat, Deadlift, Bench press, Push-up, Pull-up, Plank, Lunge, Running, Cycling, Rowing, Yoga, Swimming',
          ),
        ),
      ],
      [pool(listOf('Squat, Plank, Lunge, Yoga'))],
    ]),
  },
  {
    name: 'sport.muscle',
    names: 'muscle group, muscle, body part|region|site',
    texts: once(() => [[pool(listOf('chest, back, legs, shoulders, arms, core, glutes, neck'))]]),
  },
  {
    name: 'food.dish',
    names:
      'dish, menu item|menu/name, menu item/item name, menu/item name, dish|meal|recipe|food name, meal, recipe, recipe title, menu|food item, food, main course',
    texts: once(() => [
      [picked('dish', words('dishes'))],
      [pool(within(words('dishes'), 20))],
      [pool(within(words('dishes'), 10))],
    ]),
    unique: once(() => [[pool(within(words('dishes'), 30)), ...numberBehind(' ')]]),
  },
  {
    name: 'food.slug of a dish',
    names: 'menu item|meal|food/slug, recipe|dish slug, recipe/permalink',
    texts: once(() => [[picked('dish', words('dishes').map(slugOf))]]),
    unique: once(() => [[picked('dish', words('dishes').map(slugOf)), ...numberBehind('-')]]),
  },
  {
    name: 'food.ingredient',
    names: 'ingredient, ingredient|topping name, main ingredient, topping, filling',
    texts: once(() => [[pool(words('ingredients'))], [pool(within(words('ingredients'), 10))]]),
    unique: once(() => [[pool(words('ingredients')), ...numberBehind(' ')]]),
  },
  {
    name: 'food.cuisine',
    names: 'cuisine, cuisine|food|restaurant type, cuisine name, food category',
    texts: once(() => [
      [
        weighted({
          Italian: 18,
          Chinese: 14,
          Mexican: 12,
          Indian: 12,
          Japanese: 11,
          French: 9,
          Thai: 8,
          Greek: 6,
          American: 6,
          Spanish: 4,
        }),
      ],
      [weighted({ Thai: 2, Greek: 1 })],
    ]),
  },
  {
    name: 'food.restaurant',
    names: 'restaurant|cafe|bar name, cafe, diner',
    texts: once(() => [
      [
        pool(listOf('The Golden, The Blue, The Old, The Little, The Green, The Hungry, The Silver, The Rustic')),
        text(' '),
        pool(listOf('Spoon, Olive, Table, Kitchen, Garden, Fork, Lantern, Oven')),
      ],
      [pool(listOf('Spoon, Olive, Fork, Lantern'))],
    ]),
  },
  kind(
    'meal',
    'meal|course|dish|menu type, meal time, meal|menu|dish category, meal/type',
    'breakfast 24, lunch 32, dinner 34, snack 10',
  ),
  {
    name: 'food.calories',
    names: 'calorie, kcal, calorie per serving, calorie count',
    numbers: between(20, 1_800, lognormal(340, 0.6)),
  },
  {
    name: 'food.nutrient',
    names: 'protein, carb, carbohydrate, fat, fiber, sugar, protein|fat|carb|sugar|carbohydrate|fiber|sodium g',
    numbers: between(0, 120, exponential(14), 1),
  },
  {
    name: 'food.sodium',
    names: 'sodium, sodium|salt|cholesterol|potassium|calcium mg',
    numbers: between(0, 3_000, lognormal(260, 0.9)),
  },
  {
    name: 'food.servings',
    names: 'serving, portion, portion count, cover, serving size|count',
    numbers: between(1, 12, weightsBy({ 1: 10, 2: 24, 4: 40, 6: 16, 8: 8, 12: 2 })),
    texts: once(() => [[number(1, 8), text(' servings')], [number(1, 8)]]),
  },
  {
    name: 'food.beverage',
    names: 'beverage, drink, drink|beer name, beer, coffee|tea type, coffee',
    texts: once(() => [
      [
        pool(
          listOf(
            'Espresso, Cappuccino, Green Tea, Black Tea, Lemonade, Orange Juice, Pale Ale, Pilsner, Merlot, Chardonnay, Riesling, Mineral Water',
          ),
        ),
      ],
      [pool(listOf('Latte, Mocha, Tea, Ale, Cider, Cola'))],
    ]),
  },
  {
    name: 'food.michelin stars',
    names: 'michelin star',
    numbers: between(0, 3, weightsBy({ 0: 88, 1: 9, 2: 2, 3: 1 })),
  },
  {
    name: 'food.alcohol content of wine',
    names: 'alcohol content|percent, abv, alcohol by volume, alcohol',
    beside: 'vintage, grape, vineyard, appellation, winery, varietal',
    numbers: between(9, 16, normal(13, 0.8), 1),
  },
  {
    name: 'food.vintage',
    names: 'vintage, vintage|harvest year, wine/year',
    numbers: between(1985, 2024, weightsBy(Object.fromEntries(VINTAGES))),
  },
  {
    name: 'food.drunk from',
    names: 'drink|drinking window from, drink after, best from year',
    numbers: between(1987, 2032, normal(2023, 3)),
  },
  {
    name: 'food.drunk until',
    names: 'drink until|by|before, drinking window to, best until year',
    numbers: between(1990, 2060, normal(2032, 4)),
  },
  {
    name: 'food.serving temperature',
    names: 'serving|service temperature, serve at, serving temperature c',
    numbers: between(5, 20, weightsBy({ 6: 8, 8: 16, 10: 18, 12: 14, 14: 10, 16: 18, 18: 16 })),
  },
  {
    name: 'food.colour of wine',
    names: 'color, wine color|style, wine/type',
    beside: 'vintage, grape, vineyard, appellation, winery, varietal',
    texts: once(() => [[weighted({ red: 52, white: 34, rose: 9, sparkling: 5 })], [weighted({ red: 6, white: 4 })]]),
  },
  {
    name: 'food.sweetness',
    names: 'sweetness, sweetness level',
    texts: once(() => [
      [weighted({ dry: 62, 'off-dry': 16, medium: 12, sweet: 10 })],
      [weighted({ dry: 3, sweet: 1 })],
    ]),
  },
  {
    name: 'food.pairing',
    names: 'pairing, goes|serve with, recommended dish',
    texts: once(() => [
      [
        pool(
          listOf(
            'grilled beef, roast lamb, hard cheese, seafood, roast chicken, mushroom risotto, pasta with tomato sauce, salmon, spicy Asian dishes, goat cheese, duck breast, fruit desserts, charcuterie',
          ),
        ),
      ],
    ]),
  },
  {
    name: 'food.alcohol content',
    names: 'alcohol content|percent, abv, alcohol by volume, alcohol',
    numbers: between(0, 46, weightsBy({ 0: 8, 4: 14, 5: 28, 6: 12, 11: 6, 12: 12, 13: 14, 14: 6, 40: 6 }), 1),
  },
  {
    name: 'food.grape',
    names: 'grape, grape|wine variety, varietal, wine type',
    texts: once(() => [
      [
        pool(
          listOf(
            'Merlot, Cabernet Sauvignon, Pinot Noir, Syrah, Malbec, Riesling, Chardonnay, Sauvignon Blanc, Grenache, Tempranillo',
          ),
        ),
      ],
      [pool(listOf('Merlot, Syrah, Malbec'))],
    ]),
  },
];
