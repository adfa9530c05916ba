import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

type Row = Readonly<Record<string, unknown>>;

function rowsOf(columns: string): readonly Row[] {
  const table = compile(`CREATE TABLE things (id int PRIMARY KEY, ${columns})`, { dialect: 'postgresql' });
  return Array.from(table.rows({ rows: 600, seed: '1' }));
}

/** How many second ends the first end has that stands in most rows. */
function endsOfMostFrequent(rows: readonly Row[], first: string, second: string): number {
  const ends = new Map<unknown, Row[]>();
  for (const row of rows) ends.set(row[first], [...(ends.get(row[first]) ?? []), row]);
  const [most = []] = [...ends.values()].sort((lhs, rhs) => rhs.length - lhs.length);
  return new Set(most.map((row) => row[second])).size;
}

for (const [columns, first, second] of [
  ['base_currency char(3) NOT NULL, quote_currency char(3) NOT NULL', 'base_currency', 'quote_currency'],
  ['origin_airport char(3) NOT NULL, destination_airport char(3) NOT NULL', 'origin_airport', 'destination_airport'],
  ['source_language text NOT NULL, target_language text NOT NULL', 'source_language', 'target_language'],
] as const) {
  test(`${first}: the second end is never the first one, nor always the same beside it`, () => {
    const rows = rowsOf(columns);
    assert.is(rows.filter((row) => row[first] === row[second]).length, 0);
    assert.ok(endsOfMostFrequent(rows, first, second) >= 4);
  });
}

test('what belongs to the second end follows it, and may be NULL', () => {
  const names = 'origin_airport char(3), destination_airport char(3), destination_city text';
  const ends = rowsOf(names).map((row) => [row['destination_airport'], row['destination_city']]);
  const filled = ends.filter((values) => !values.includes(null));
  const cities = new Map<unknown, Set<unknown>>();
  for (const [airport, city] of filled) cities.set(airport, (cities.get(airport) ?? new Set()).add(city));
  assert.ok(filled.length > 300 && filled.length < 600);
  assert.ok([...cities.values()].every(({ size }) => size === 1));
});

for (const columns of [
  'distance_km int NOT NULL, duration_minutes int NOT NULL, departure timestamp NOT NULL, arrival timestamp NOT NULL',
  'distance_km int NOT NULL, departure timestamp NOT NULL, arrival timestamp NOT NULL',
  'distance_km int NOT NULL, block_minutes int NOT NULL, CHECK (origin_airport <> destination_airport)',
  'distance_km int NOT NULL',
]) {
  test(`flights between the same airports are about as long: ${columns}`, () => {
    const rows = rowsOf(`origin_airport char(3) NOT NULL, destination_airport char(3) NOT NULL, ${columns}`);
    const lengths = new Map<string, number[]>();
    for (const row of rows) {
      const ends = [row['origin_airport'], row['destination_airport']].map(String).toSorted();
      assert.is.not(ends[0], ends[1]);
      const [route, length] = [ends.join(), Number(row['distance_km'])];
      lengths.set(route, [...(lengths.get(route) ?? []), length]);
      const minutes = Number(row['duration_minutes'] ?? row['block_minutes'] ?? 30 + length / 13.5);
      assert.ok(Math.abs(length - (minutes - 30) * 13.5) <= 0.03 * length + 40, `${length} km in ${minutes} minutes`);
    }
    assert.ok(lengths.size > 100);
    assert.ok([...lengths.values()].every((all) => Math.max(...all) <= 1.3 * Math.min(...all)));
  });
}

test.run();
