import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { writtenRows } from '../plan/parsed-rows.ts';

/* What a column says of a row, another one knows, too: whether it is a text or a number. */

const ROWS = 1000;

/** A table of two columns, of which the first determines the second. */
const cases: readonly (readonly [dialect: DialectName, table: string])[] = [
  ['postgresql', 'pets (breed varchar(40) NOT NULL, species varchar(20) NOT NULL)'],
  ['mysql', "pets (breed varchar(40) NOT NULL, species ENUM ('dog', 'cat', 'other') NOT NULL)"],
  ['postgresql', "pets (breed text NOT NULL, species text NOT NULL CHECK (species IN ('cat', 'dog')))"],
  ['postgresql', 'cities (name varchar(60) NOT NULL, population integer NOT NULL)'],
  ['mysql', 'cities (name varchar(60) NOT NULL, population INT UNSIGNED NOT NULL)'],
  ['postgresql', 'cities (name varchar(60) NOT NULL, population numeric(12) NOT NULL CHECK (population > 0))'],
  ['mysql', 'elements (name varchar(30) NOT NULL, atomic_number TINYINT UNSIGNED NOT NULL)'],
  ['postgresql', 'countries (name varchar(60) NOT NULL, numeric_code smallint NOT NULL)'],
  ['mysql', 'users (first_name varchar(40) NOT NULL, gender TINYINT UNSIGNED NOT NULL)'],
  ['mysql', 'users (first_name varchar(40) NOT NULL, gender INT NOT NULL CHECK (gender > 0 AND gender <= 2))'],
];

for (const [dialect, columns] of cases) {
  test(`${dialect}: the first column determines the second: ${columns}`, () => {
    const rows = writtenRows(compile(`CREATE TABLE ${columns}`, { dialect }), { rows: ROWS, seed: 7 });
    assert.is(rows.length, ROWS);
    const found = new Map<string, Set<string>>();
    for (const [first = null, second = null] of rows) {
      const known = found.get(String(first)) ?? new Set();
      found.set(String(first), known.add(String(second)));
    }
    const others = [...found].filter(([, seconds]) => seconds.size > 1);
    assert.equal(others, []);
    assert.ok(new Set([...found.values()].flatMap((seconds) => [...seconds])).size > 1, 'Values differ.');
    assert.ok(
      rows.every(([, second]) => second?.replace(/^0+(?=.)/, '') === second),
      'No number has zeros in front.',
    );
  });
}

test.run();
