import { type BelievableTable, every, most, over } from '../expectation.ts';
import { imdbId, language } from '../judges/forms.ts';
import {
  capitalised,
  fullName,
  label,
  noFullStop,
  prose,
  sentences,
  speakable,
  wordsBetween,
} from '../judges/language.ts';
import { between, decimalsAtMost, momentBetween, multipleOf } from '../judges/quantities.ts';
import { distinctBetween, medianBetween, skewed, uneven, varied } from '../judges/statistics.ts';

export const movies: BelievableTable = {
  name: 'movies',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE movies (
      id                integer PRIMARY KEY,
      imdb_id           varchar(10) UNIQUE,
      title             text NOT NULL,
      tagline           text,
      overview          text,
      release_date      date,
      runtime_minutes   smallint,
      genre             varchar(30) NOT NULL,
      director          varchar(80),
      original_language char(2) NOT NULL DEFAULT 'en',
      certificate       varchar(8),
      rating            numeric(3,1) CHECK (rating BETWEEN 0 AND 10),
      vote_count        integer NOT NULL DEFAULT 0,
      budget_usd        bigint,
      revenue_usd       bigint
    )`,
  expectations: [
    every('imdb_id', imdbId),
    every('title', speakable),
    every('title', capitalised),
    every('title', noFullStop),
    every('title', wordsBetween(1, 14)),
    over('title', varied(0.4)),
    every('tagline', speakable),
    most(0.9, 'overview', prose(5)),
    most(0.9, 'overview', sentences),
    every('release_date', momentBetween('1895-01-01', '2029-12-31')),
    over('release_date', varied(0.8)),
    every('runtime_minutes', between(1, 600)),
    over('runtime_minutes', medianBetween(70, 150)),
    every('genre', label),
    over('genre', distinctBetween(4, 40)),
    every('director', fullName),
    every('original_language', language),
    over('original_language', uneven(2)),
    over('certificate', distinctBetween(2, 25)),
    over('rating', medianBetween(4.5, 8.5)),
    every('rating', decimalsAtMost(1)),
    over('vote_count', skewed),
    every('budget_usd', between(0, 1e9)),
    over('budget_usd', medianBetween(1e5, 2e8)),
    most(0.5, 'budget_usd', multipleOf(100)),
    every('revenue_usd', between(0, 4e9)),
    over('revenue_usd', skewed),
  ],
};
