import { type BelievableTable, every, most, over } from '../expectation.ts';
import { isbn } from '../judges/checksums.ts';
import { fileAddress, language } from '../judges/forms.ts';
import {
  brand,
  capitalised,
  fullName,
  label,
  longerThan,
  noFullStop,
  prose,
  speakable,
  wordsBetween,
} from '../judges/language.ts';
import { between, decimalsAtMost, priceEnding, yearBetween } from '../judges/quantities.ts';
import {
  distinctAtLeast,
  distinctBetween,
  medianBetween,
  skewed,
  trueShare,
  uneven,
  varied,
} from '../judges/statistics.ts';

export const books: BelievableTable = {
  name: 'books',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE books (
      isbn13         CHAR(13) NOT NULL,
      title          VARCHAR(200) NOT NULL,
      author         VARCHAR(120) NOT NULL,
      publisher      VARCHAR(100),
      published_year SMALLINT,
      edition        TINYINT UNSIGNED NOT NULL DEFAULT 1,
      pages          SMALLINT UNSIGNED,
      language       VARCHAR(20) NOT NULL DEFAULT 'en',
      genre          VARCHAR(40),
      summary        TEXT,
      price          DECIMAL(6,2),
      rating         DECIMAL(2,1),
      ratings_count  INT UNSIGNED NOT NULL DEFAULT 0,
      in_print       BOOLEAN NOT NULL DEFAULT TRUE,
      cover_url      VARCHAR(255),
      PRIMARY KEY (isbn13)
    )`,
  expectations: [
    every('isbn13', isbn),
    every('title', speakable),
    every('title', capitalised),
    every('title', noFullStop),
    every('title', wordsBetween(1, 16)),
    over('title', varied(0.4)),
    every('author', fullName),
    over('author', distinctAtLeast(20)),
    every('publisher', brand),
    every('published_year', yearBetween(1450, 2026)),
    over('published_year', medianBetween(1920, 2024)),
    every('edition', between(1, 40)),
    over('edition', medianBetween(1, 4)),
    every('pages', between(4, 5_000)),
    over('pages', medianBetween(100, 700)),
    every('language', language),
    over('language', uneven(2)),
    every('genre', label),
    over('genre', distinctBetween(4, 60)),
    most(0.9, 'summary', prose(5)),
    every(['summary', 'title'], longerThan),
    every('price', between(0, 1_500)),
    most(0.3, 'price', priceEnding),
    every('rating', between(0, 10)),
    every('rating', decimalsAtMost(1)),
    over('ratings_count', skewed),
    over('in_print', trueShare(0.4, 0.99)),
    every('cover_url', fileAddress),
  ],
};
