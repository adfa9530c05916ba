import { type BelievableTable, every, most, over } from '../expectation.ts';
import { language, shortCode } from '../judges/forms.ts';
import {
  capitalised,
  displayName,
  label,
  longerThan,
  noFullStop,
  prose,
  speakable,
  wordsBetween,
} from '../judges/language.ts';
import { between, momentBetween, priceEnding } from '../judges/quantities.ts';
import { ascending, daysApart } from '../judges/relations.ts';
import { distinctBetween, medianBetween, uneven, varied } from '../judges/statistics.ts';

export const courses: BelievableTable = {
  name: 'courses',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE courses (
      course_id    INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      course_code  VARCHAR(12) NOT NULL UNIQUE,
      title        VARCHAR(120) NOT NULL,
      description  TEXT,
      department   VARCHAR(60) NOT NULL,
      level        ENUM('beginner','intermediate','advanced') NOT NULL DEFAULT 'beginner',
      credits      TINYINT UNSIGNED NOT NULL,
      instructor   VARCHAR(80) NOT NULL,
      lang         VARCHAR(20) NOT NULL,
      start_date   DATE NOT NULL,
      end_date     DATE NOT NULL,
      max_students SMALLINT UNSIGNED NOT NULL,
      enrolled     SMALLINT UNSIGNED NOT NULL DEFAULT 0,
      fee          DECIMAL(8,2) NOT NULL DEFAULT 0.00,
      CONSTRAINT chk_dates CHECK (end_date >= start_date)
    )`,
  expectations: [
    every('course_code', shortCode),
    every('title', speakable),
    every('title', capitalised),
    every('title', noFullStop),
    every('title', wordsBetween(1, 14)),
    over('title', varied(0.3)),
    most(0.9, 'description', prose(5)),
    every(['description', 'title'], longerThan),
    every('department', label),
    over('department', distinctBetween(3, 60)),
    over('level', uneven(1.3)),
    every('credits', between(0, 60)),
    over('credits', medianBetween(1, 15)),
    every('instructor', displayName),
    every('lang', language),
    every('start_date', momentBetween('1990-01-01', '2027-12-31')),
    every(['start_date', 'end_date'], daysApart(0, 800)),
    every('max_students', between(1, 2_000)),
    over('max_students', medianBetween(8, 300)),
    every(['enrolled', 'max_students'], ascending),
    every('fee', between(0, 60_000)),
    most(0.3, 'fee', priceEnding),
  ],
};
