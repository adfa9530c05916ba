import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type RowsOfTable, rowsBy, rowsByTable } from '../schema/schema-rows.ts';

/* Rows hold what they refer to for themselves while they last. */

interface Case {
  readonly title: string;
  readonly ddl: string;
  /** Rows of each table, and of those that hold. */
  readonly rows?: number;
  readonly holding: string;
  readonly held: string;
  readonly from: string;
  readonly until: string | null;
  /** The column that counts the minutes until then. */
  readonly minutes?: string;
  /** What the row that is held has in common with that which holds it. */
  readonly shared?: string;
  /** The moment of the row that is held before which nothing holds it. */
  readonly since?: string;
  /** Neighbours of which the second begins too early, at most. */
  readonly most: number;
}

const SPAN = 'check_in date NOT NULL, check_out date NOT NULL';

const CASES: readonly Case[] = [
  {
    title: 'two bookings of one room are never at the same time',
    ddl: `CREATE TABLE rooms (id int PRIMARY KEY); CREATE TABLE bookings (id int PRIMARY KEY,
      room_id int NOT NULL REFERENCES rooms, ${SPAN});`,
    ...{ holding: 'bookings', held: 'rooms', from: 'check_in', until: 'check_out', most: 0 },
  },
  {
    title: 'the room is one of the hotel',
    ddl: `CREATE TABLE hotels (id int PRIMARY KEY);
      CREATE TABLE rooms (id int PRIMARY KEY, hotel_id int NOT NULL REFERENCES hotels);
      CREATE TABLE bookings (id int PRIMARY KEY, hotel_id int NOT NULL REFERENCES hotels,
        room_id int NOT NULL REFERENCES rooms, ${SPAN});`,
    ...{ holding: 'bookings', held: 'rooms', from: 'check_in', until: 'check_out', shared: 'hotel_id', most: 12 },
  },
  {
    title: 'a copy that is out is lent to nobody else',
    ddl: `CREATE TABLE book_copies (id int PRIMARY KEY); CREATE TABLE loans (id int PRIMARY KEY,
      copy_id int NOT NULL REFERENCES book_copies, loaned_at timestamp NOT NULL, returned_at timestamp);`,
    ...{ holding: 'loans', held: 'book_copies', from: 'loaned_at', until: 'returned_at', most: 0 },
  },
  {
    title: 'a company has one subscription until that is canceled',
    ddl: `CREATE TABLE companies (id int PRIMARY KEY); CREATE TABLE subscriptions (id int PRIMARY KEY,
      company_id int NOT NULL REFERENCES companies, started_at timestamp NOT NULL, canceled_at timestamp);`,
    ...{ holding: 'subscriptions', held: 'companies', from: 'started_at', until: 'canceled_at', most: 50 },
  },
  {
    title: 'a doctor sees one patient after the other',
    ddl: `CREATE TABLE doctors (id int PRIMARY KEY); CREATE TABLE appointments (id int PRIMARY KEY,
      doctor_id int NOT NULL REFERENCES doctors, starts_at timestamp NOT NULL, duration_minutes int NOT NULL);`,
    ...{
      holding: 'appointments',
      held: 'doctors',
      from: 'starts_at',
      until: null,
      minutes: 'duration_minutes',
      most: 0,
    },
  },
  {
    title: 'a car is there before it is let',
    ddl: `CREATE TABLE vehicles (id int PRIMARY KEY, created_at timestamp NOT NULL); CREATE TABLE rentals (id int PRIMARY KEY,
      vehicle_id int NOT NULL REFERENCES vehicles, rented_at timestamp NOT NULL, returned_at timestamp);`,
    ...{ holding: 'rentals', held: 'vehicles', from: 'rented_at', until: 'returned_at', since: 'created_at', most: 25 },
  },
  {
    title: 'there is one salary at a time',
    ddl: `CREATE TABLE employees (id int PRIMARY KEY); CREATE TABLE salaries (id int PRIMARY KEY,
      employee_id int NOT NULL REFERENCES employees, from_date date NOT NULL, to_date date);`,
    ...{ holding: 'salaries', held: 'employees', from: 'from_date', until: 'to_date', most: 20 },
  },
  {
    title: 'the same in many rows',
    ddl: `CREATE TABLE rooms (id int PRIMARY KEY); CREATE TABLE bookings (id int PRIMARY KEY,
      room_id int NOT NULL REFERENCES rooms, ${SPAN});`,
    ...{ holding: 'bookings', held: 'rooms', from: 'check_in', until: 'check_out', rows: 6000, most: 0 },
  },
];

for (const { title, ddl, rows = 200, holding, held, most, shared, since, ...span } of CASES) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows });
    const holders: RowsOfTable = tables.get(holding) ?? [];
    const parents = rowsBy(tables.get(held) ?? [], 'id');
    const reference = [...(holders[0]?.keys() ?? [])].find((name) => name.endsWith('_id') && name !== shared) ?? '';
    assert.is(holders.length, rows);
    for (const row of holders) {
      const parent = parents.get(row.get(reference) ?? '');
      if (shared !== undefined) assert.is(parent?.get(shared), row.get(shared));
      if (since !== undefined) assert.ok((parent?.get(since) ?? '') <= (row.get(span.from) ?? ''));
    }
    const early = overlapping(holders, reference, span);
    assert.ok(early <= most, `${early} of ${rows} begin too early`);
    assert.ok(new Set(holders.map((row) => row.get(reference))).size > rows / 4);
  });
}

/** Rows that begin before the last one before them is over that holds the same. */
function overlapping(rows: RowsOfTable, reference: string, span: Pick<Case, 'from' | 'until' | 'minutes'>): number {
  const at = (text: string | null | undefined) => (text == null ? Number.POSITIVE_INFINITY : Date.parse(`${text}Z`));
  const lasts = rows.map((row) => {
    const from = at(row.get(span.from));
    const until = span.until === null ? from + Number(row.get(span.minutes ?? '')) * 60_000 : at(row.get(span.until));
    return { of: row.get(reference) ?? '', from, until };
  });
  const free = new Map<string, number>();
  return lasts
    .sort((a, b) => a.from - b.from)
    .filter(({ of, from, until }) => {
      const isEarly = (free.get(of) ?? 0) > from;
      free.set(of, Math.max(free.get(of) ?? 0, until));
      return isEarly;
    }).length;
}

test('a booking of no room takes up none', () => {
  const ddl = `CREATE TABLE rooms (id int PRIMARY KEY); CREATE TABLE bookings (id int PRIMARY KEY, room_id int REFERENCES rooms, ${SPAN});`;
  const bookings = rowsByTable(ddl, { rows: 200, rowsOf: { rooms: 3 } }).get('bookings') ?? [];
  const ofRooms = bookings.filter((row) => row.get('room_id') !== null);
  const early = overlapping(ofRooms, 'room_id', { from: 'check_in', until: 'check_out' });
  assert.ok(ofRooms.length < 195 && early <= 15, `${early} of ${ofRooms.length} begin too early`);
});

test('what a car costs a day follows from the car that is taken', () => {
  const tables = rowsByTable(
    `CREATE TABLE cars (id int PRIMARY KEY, daily_rate numeric(8,2) NOT NULL); CREATE TABLE bookings (id int PRIMARY KEY,
      car_id int NOT NULL REFERENCES cars, start_date date NOT NULL, end_date date NOT NULL, daily_rate numeric(8,2) NOT NULL);`,
    { rows: 200 },
  );
  const cars = rowsBy(tables.get('cars') ?? [], 'id');
  const bookings = tables.get('bookings') ?? [];
  const near = bookings.filter((row) => {
    const share = Number(row.get('daily_rate')) / Number(cars.get(row.get('car_id') ?? '')?.get('daily_rate'));
    return share >= 0.84 && share <= 1.21;
  });
  assert.is(near.length, 200);
});

test.run();
