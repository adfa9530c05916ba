import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsBy, rowsByTable } from './schema-rows.ts';

/* What rows are charged at the price of what they refer to. */

type Numbers = Readonly<Record<string, number>>;

/** A row that is charged, the one that says the price, and what that comes to; null: the row says nothing of how many units. */
interface Case {
  readonly title: string;
  /** Columns of the row referred to, and of the one that refers by `parent_id`; moments are days since 1970. */
  readonly parent: string;
  readonly child: string;
  readonly charged: string;
  readonly price: string;
  readonly units: (row: Numbers) => number;
}

const days = (row: Numbers, from: string, to: string) => (row[to] ?? 0) - (row[from] ?? 0);

const CASES: readonly Case[] = [
  {
    title: 'nights at the price of a night',
    parent: 'rooms (name text NOT NULL, nightly_rate numeric(8,2) NOT NULL)',
    child: 'reservations (check_in date NOT NULL, check_out date NOT NULL, total_price numeric(10,2) NOT NULL)',
    charged: 'total_price',
    price: 'nightly_rate',
    units: (row) => days(row, 'check_in', 'check_out'),
  },
  {
    title: 'a cabin has a price for the night without saying so',
    parent: 'cabins (name text NOT NULL, price numeric(8,2) NOT NULL)',
    child: 'stays (check_in date NOT NULL, check_out date NOT NULL, amount numeric(10,2) NOT NULL)',
    charged: 'amount',
    price: 'price',
    units: (row) => days(row, 'check_in', 'check_out'),
  },
  {
    title: 'hours worked at the rate of who did',
    parent: 'consultants (name text NOT NULL, hourly_rate numeric(8,2) NOT NULL)',
    child: 'time_entries (hours numeric(4,2) NOT NULL, amount numeric(10,2) NOT NULL)',
    charged: 'amount',
    price: 'hourly_rate',
    units: (row) => row['hours'] ?? 0,
  },
  {
    title: 'minutes from start to end',
    parent: 'scooters (code text NOT NULL, price_per_minute numeric(5,2) NOT NULL)',
    child: 'rides (started_at timestamp NOT NULL, ended_at timestamp NOT NULL, cost numeric(8,2) NOT NULL)',
    charged: 'cost',
    price: 'price_per_minute',
    units: (row) => days(row, 'started_at', 'ended_at') * 1440,
  },
  {
    title: 'hours between times of day',
    parent: 'courts (name text NOT NULL, hourly_price numeric(8,2) NOT NULL)',
    child: 'bookings (start_time time NOT NULL, end_time time NOT NULL, price numeric(8,2) NOT NULL)',
    charged: 'price',
    price: 'hourly_price',
    units: (row) => days(row, 'start_time', 'end_time') * 24,
  },
  {
    title: 'tickets at the price of one',
    parent: 'shows (title text NOT NULL, ticket_price numeric(8,2) NOT NULL)',
    child: 'bookings (num_tickets int NOT NULL, total_price numeric(8,2) NOT NULL)',
    charged: 'total_price',
    price: 'ticket_price',
    units: (row) => row['num_tickets'] ?? 0,
  },
  {
    title: 'pieces at the price of the product',
    parent: 'books (title text NOT NULL, price numeric(8,2) NOT NULL)',
    child: 'sales (quantity int NOT NULL, total numeric(8,2) NOT NULL)',
    charged: 'total',
    price: 'price',
    units: (row) => row['quantity'] ?? 0,
  },
];

/** The two tables of a case. */
const tables = (parent: string, child: string) =>
  `CREATE TABLE ${parent.replace('(', '(id int PRIMARY KEY, ')};
   CREATE TABLE ${child.replace('(', `(parent_id int NOT NULL REFERENCES ${parent.split(' ')[0]}, `)}`;

/** A written value as a number: a moment as days. */
function numberOf(text: string): number {
  const clock = /^(\d+):(\d+):(\d+)/.exec(text);
  if (clock !== null) return (Number(clock[1]) * 60 + Number(clock[2])) / 1440;
  return /^\d{4}-/.test(text)
    ? Date.parse(`${text.replace(' ', 'T').slice(0, 23)}Z`.replace(/^(.{10})Z/, '$1')) / 864e5
    : Number(text);
}

const numbersOf = (row: ReadonlyMap<string, unknown>): Numbers =>
  Object.fromEntries([...row].map(([name, value]) => [name, numberOf(String(value))]));

for (const { title, parent, child, charged, price, units } of CASES) {
  test(title, () => {
    const all = rowsByTable(tables(parent, child), { rows: 100 });
    const parents = rowsBy(all.get(parent.split(' ')[0] ?? '') ?? [], 'id');
    const rows = all.get(child.split(' ')[0] ?? '') ?? [];
    assert.is(rows.length, 100);
    for (const row of rows) {
      const numbers = numbersOf(row);
      const each = numbersOf(parents.get(row.get('parent_id') ?? '') ?? new Map())[price] ?? Number.NaN;
      const wanted = units(numbers) * each;
      const isNear = Math.abs((numbers[charged] ?? Number.NaN) - wanted) <= 0.01 + wanted * 1e-5;
      assert.ok(isNear, `${numbers[charged]} of ${wanted}`);
    }
  });
}

test('what is not over yet costs nothing, or says nothing', () => {
  const spots = 'zones (name text NOT NULL, hourly_rate numeric(8,2) NOT NULL)';
  const moments = 'entered_at timestamp NOT NULL, exited_at timestamp';
  for (const [nullable, none] of [
    [' NOT NULL', '0.00'],
    ['', null],
  ] as const) {
    const all = rowsByTable(tables(spots, `parking_sessions (${moments}, fee numeric(8,2)${nullable})`), { rows: 200 });
    const open = (all.get('parking_sessions') ?? []).filter((row) => row.get('exited_at') === null);
    assert.ok(open.length > 0);
    for (const row of open) assert.is(row.get('fee'), none);
  }
});

test('a price of the row itself comes first, and its rate is that of what it refers to', () => {
  const all = rowsByTable(
    tables(
      'equipment (name text NOT NULL, price_per_day numeric(8,2) NOT NULL)',
      'hires (start_date date NOT NULL, end_date date NOT NULL, price_per_day numeric(8,2) NOT NULL, total numeric(10,2) NOT NULL)',
    ),
    { rows: 100 },
  );
  const parents = rowsBy(all.get('equipment') ?? [], 'id');
  for (const row of all.get('hires') ?? []) {
    const numbers = numbersOf(row);
    assert.is(row.get('price_per_day'), parents.get(row.get('parent_id') ?? '')?.get('price_per_day'));
    const lasted = Math.max(1, days(numbers, 'start_date', 'end_date'));
    assert.ok(Math.abs((numbers['total'] ?? 0) - lasted * (numbers['price_per_day'] ?? 0)) < 0.01);
  }
});

test('a permit is not let by the day, and what is made costs less than it is sold for', () => {
  const type = 'permit_types (price numeric(8,2) NOT NULL)';
  const permit = 'permits (start_date date NOT NULL, end_date date NOT NULL, total_amount numeric(10,2) NOT NULL)';
  const run = 'production_runs (quantity int NOT NULL, cost numeric(12,2) NOT NULL)';
  for (const [parent, child, charged, units] of [
    [type, permit, 'total_amount', (row: Numbers) => days(row, 'start_date', 'end_date')],
    ['products (price numeric(8,2) NOT NULL)', run, 'cost', (row: Numbers) => row['quantity'] ?? 0],
  ] as const) {
    const all = rowsByTable(tables(parent, child), { rows: 100 });
    const prices = rowsBy(all.get(parent.split(' ')[0] ?? '') ?? [], 'id');
    const rows = all.get(child.split(' ')[0] ?? '') ?? [];
    const asked = rows.filter((row) => {
      const each = Number(prices.get(row.get('parent_id') ?? '')?.get('price'));
      return Math.abs(Number(row.get(charged)) - units(numbersOf(row)) * each) < 0.01;
    });
    assert.ok(asked.length < 10, `${asked.length} of ${child}`);
  }
});

test('discounts are taken off a total', () => {
  const all = rowsByTable(
    tables(
      'tours (title text NOT NULL, price_per_person numeric(8,2) NOT NULL)',
      'tour_bookings (participants int NOT NULL, discount numeric(8,2) NOT NULL, total_amount numeric(8,2) NOT NULL)',
    ),
    { rows: 100 },
  );
  const parents = rowsBy(all.get('tours') ?? [], 'id');
  for (const row of all.get('tour_bookings') ?? []) {
    const numbers = numbersOf(row);
    const each = Number(parents.get(row.get('parent_id') ?? '')?.get('price_per_person'));
    const wanted = Math.max(0, (numbers['participants'] ?? 0) * each - (numbers['discount'] ?? 0));
    assert.ok(Math.abs((numbers['total_amount'] ?? 0) - wanted) < 0.01);
  }
});

test.run();
