import { faker } from '@faker-js/faker';
import Chance from 'chance';

/**
 * Rows of the ten-column table, as one writes them with the libraries of random values that are in use: a function a value, a string a
 * row, joined to INSERT statements. The functions are the closest that each library has to what Rowsmith writes there.
 */
export type RowMaker = (row: number) => readonly (string | number | boolean | null)[];

/** Rows of an INSERT statement: Rowsmith's default. */
const BATCH_ROWS = 500;

const timestamp = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

const withFaker: RowMaker = (row) => [
  row + 1,
  faker.person.fullName(),
  faker.internet.email(),
  faker.number.int({ min: 0, max: 99 }),
  faker.commerce.price({ max: 999_999 }),
  faker.datatype.boolean(),
  timestamp(faker.date.past({ years: 5, refDate: 0 })),
  faker.datatype.boolean(0.1) ? null : faker.lorem.words(3).slice(0, 60),
  faker.string.uuid(),
  faker.number.float({ max: 1000 }),
];

const chance = new Chance(1);
const withChance: RowMaker = (row) => [
  row + 1,
  chance.name(),
  chance.email(),
  chance.integer({ min: 0, max: 99 }),
  chance.floating({ min: 0, max: 999_999, fixed: 2 }),
  chance.bool(),
  timestamp(new Date(chance.integer({ min: 0, max: 1_600_000_000_000 }))),
  chance.bool({ likelihood: 10 }) ? null : chance.sentence({ words: 3 }).slice(0, 60),
  chance.guid(),
  chance.floating({ min: 0, max: 1000 }),
];

/** The libraries by name. */
export const rowMakers: Readonly<Record<string, RowMaker>> = { faker: withFaker, chance: withChance };

/** INSERT statements for the ten-column table, one after the other. */
export function* statementsBy(make: RowMaker, rows: number): Generator<string, void> {
  for (let first = 0; first < rows; first += BATCH_ROWS) {
    const count = Math.min(BATCH_ROWS, rows - first);
    const lines = Array.from(
      { length: count },
      (_, i) =>
        `(${make(first + i)
          .map(literal)
          .join(', ')})`,
    );
    yield `INSERT INTO t (id, name, email, age, price, active, created, note, code, score) VALUES\n${lines.join(',\n')};\n`;
  }
}

function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** PostgreSQL's own way to many rows: an expression a column, written from the same kind of words. */
export function generateSeries(rows: number): string {
  const words = (list: readonly string[]) =>
    `(ARRAY['${list.join("', '")}'])[1 + floor(random() * ${list.length})::int]`;
  const first = words(['Marta', 'Carla', 'Sven', 'Ada', 'Louis', 'Nora', 'Pedro', 'Yuki']);
  const last = words(['Smith', 'Garcia', 'Weber', 'Rossi', 'Novak', 'Tanaka', 'Dubois', 'Silva']);
  return `INSERT INTO t SELECT i, ${first} || ' ' || ${last}, lower(${first}) || '.' || substr(md5(i::text), 1, 8) || '@example.com',
    floor(random() * 100)::int, round((random() * 999999)::numeric, 2), random() < 0.5,
    timestamp '2020-01-01' + floor(random() * 2e8) * interval '1 second',
    CASE WHEN random() < 0.1 THEN NULL ELSE ${first} || ' ' || ${last} END, gen_random_uuid(), random() * 1000
    FROM generate_series(1, ${rows}) AS i`;
}

/** The same of MySQL: a recursive query counts the rows, and each is made of expressions. */
export function recursiveSeries(rows: number): string {
  const words = (list: readonly string[]) => `ELT(1 + FLOOR(RAND() * ${list.length}), '${list.join("', '")}')`;
  const first = words(['Marta', 'Carla', 'Sven', 'Ada', 'Louis', 'Nora', 'Pedro', 'Yuki']);
  const last = words(['Smith', 'Garcia', 'Weber', 'Rossi', 'Novak', 'Tanaka', 'Dubois', 'Silva']);
  return `SET SESSION cte_max_recursion_depth = ${rows + 1};
    INSERT INTO t WITH RECURSIVE series AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM series WHERE i < ${rows})
    SELECT i, CONCAT(${first}, ' ', ${last}), CONCAT(LOWER(${first}), '.', LEFT(SHA2(i, 224), 8), '@example.com'),
    FLOOR(RAND() * 100), ROUND(RAND() * 999999, 2), RAND() < 0.5,
    TIMESTAMPADD(SECOND, FLOOR(RAND() * 200000000), '2020-01-01'),
    IF(RAND() < 0.1, NULL, CONCAT(${first}, ' ', ${last})), UUID(), RAND() * 1000 FROM series`;
}
