import { type BelievableTable, every, most, over } from '../expectation.ts';
import { fileAddress, slug } from '../judges/forms.ts';
import {
  capitalised,
  displayName,
  label,
  longerThan,
  noFullStop,
  prose,
  sentences,
  speakable,
  wordsBetween,
} from '../judges/language.ts';
import { between, decimalsAtMost, multipleOf, recent } from '../judges/quantities.ts';
import { slugOf, sumOf } from '../judges/relations.ts';
import { distinctBetween, medianBetween, skewed, trueShare, varied } from '../judges/statistics.ts';

export const recipes: BelievableTable = {
  name: 'recipes',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE recipes (
      recipe_id     INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
      title         VARCHAR(120) NOT NULL,
      slug          VARCHAR(140) NOT NULL,
      instructions  TEXT NOT NULL,
      prep_minutes  SMALLINT UNSIGNED NOT NULL,
      cook_minutes  SMALLINT UNSIGNED NOT NULL,
      total_minutes SMALLINT UNSIGNED NOT NULL,
      servings      TINYINT UNSIGNED NOT NULL DEFAULT 4,
      calories      SMALLINT UNSIGNED COMMENT 'kcal per serving',
      difficulty    ENUM('easy','medium','hard') NOT NULL,
      cuisine       VARCHAR(40),
      is_vegetarian TINYINT(1) NOT NULL DEFAULT 0,
      rating        FLOAT,
      save_count    INT UNSIGNED NOT NULL DEFAULT 0,
      author        VARCHAR(60),
      image_url     VARCHAR(255),
      published_at  DATETIME NOT NULL,
      UNIQUE INDEX ux_recipe_slug (slug)
    )`,
  expectations: [
    every('title', speakable),
    every('title', capitalised),
    every('title', noFullStop),
    every('title', wordsBetween(1, 12)),
    over('title', varied(0.4)),
    every('slug', slug),
    most(0.9, ['slug', 'title'], slugOf),
    every('instructions', prose(6)),
    most(0.9, 'instructions', sentences),
    every(['instructions', 'title'], longerThan),
    every('prep_minutes', between(0, 600)),
    over('prep_minutes', medianBetween(5, 60)),
    every('cook_minutes', between(0, 1_500)),
    every(['total_minutes', 'prep_minutes', 'cook_minutes'], sumOf('++')),
    most(0.6, 'prep_minutes', multipleOf(5)),
    every('servings', between(1, 60)),
    over('servings', medianBetween(2, 8)),
    every('calories', between(5, 3_000)),
    over('calories', medianBetween(120, 900)),
    every('cuisine', label),
    over('cuisine', distinctBetween(3, 60)),
    over('is_vegetarian', trueShare(0.05, 0.9)),
    every('rating', between(0, 10)),
    most(0.9, 'rating', decimalsAtMost(2)),
    over('save_count', skewed),
    every('author', displayName),
    every('image_url', fileAddress),
    every('published_at', recent),
  ],
};
