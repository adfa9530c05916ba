import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsBy, rowsByTable } from '../schema/schema-rows.ts';

/* What rows refer to is there at their moments. */

interface Case {
  readonly title: string;
  /** The columns of the table that is referred to, of the one that refers, and which of them says when. */
  readonly parent: readonly [table: string, from: string, until: string];
  readonly child: readonly [table: string, moment: string];
  readonly types?: readonly [parent: string, child: string];
  /** Rows of a hundred that fit, at least. */
  readonly least: number;
}

const CASES: readonly Case[] = [
  {
    title: 'damage is done while it is insured',
    parent: ['policies', 'effective_date', 'expiry_date'],
    child: ['claims', 'loss_date'],
    least: 95,
  },
  {
    title: 'an accident happens while a policy is valid',
    parent: ['insurance_policies', 'valid_from', 'valid_to'],
    child: ['accidents', 'accident_date'],
    least: 95,
  },
  {
    title: 'exhibitions are visited while they are open',
    parent: ['exhibitions', 'start_date', 'end_date'],
    child: ['tickets', 'visit_date'],
    least: 95,
  },
  {
    title: 'who has a permit parks while it is valid',
    parent: ['permits', 'valid_from', 'valid_until'],
    child: ['parking_sessions', 'started_at'],
    types: ['date', 'timestamp'],
    least: 80,
  },
  {
    title: 'rent falls due within the lease',
    parent: ['leases', 'start_date', 'end_date'],
    child: ['rent_payments', 'due_date'],
    least: 95,
  },
  {
    title: 'tickets are ordered while they are on sale',
    parent: ['concerts', 'on_sale_from', 'on_sale_until'],
    child: ['ticket_orders', 'ordered_at'],
    types: ['timestamp', 'timestamp'],
    least: 90,
  },
  {
    title: 'talks take place at the conference, be it still to come',
    parent: ['conferences', 'start_date', 'end_date'],
    child: ['sessions', 'starts_at'],
    types: ['date', 'timestamp'],
    least: 100,
  },
  {
    title: 'a match is played in the season',
    parent: ['seasons', 'start_date', 'end_date'],
    child: ['matches', 'match_date'],
    least: 100,
  },
  {
    title: 'a parcel is seen on its way',
    parent: ['parcels', 'shipped_at', 'delivered_at'],
    child: ['tracking_events', 'event_time'],
    types: ['timestamp', 'timestamp'],
    least: 95,
  },
  {
    title: 'who has left works no more shifts',
    parent: ['workers', 'hired_on', 'left_on'],
    child: ['shifts', 'starts_at'],
    types: ['date', 'timestamp'],
    least: 95,
  },
  {
    title: 'a car that is retired is not driven',
    parent: ['vehicles', 'purchased_on', 'retired_on'],
    child: ['trips', 'started_at'],
    types: ['date', 'timestamp'],
    least: 95,
  },
  {
    title: 'an account that is closed has no more transactions',
    parent: ['accounts', 'opened_on', 'closed_on'],
    child: ['transactions', 'booked_at'],
    types: ['date', 'timestamp'],
    least: 95,
  },
  {
    title: 'the dead see no doctor',
    parent: ['patients', 'registered_on', 'deceased_on'],
    child: ['visits', 'visit_date'],
    least: 95,
  },
];

for (const { title, parent, child, types = ['date', 'date'], least } of CASES) {
  test(title, () => {
    const [[of, from, until], [table, moment], [ofParent, ofChild]] = [parent, child, types];
    const rows = rowsByTable(
      `CREATE TABLE ${of} (id int PRIMARY KEY, ${from} ${ofParent} NOT NULL, ${until} ${ofParent});
      CREATE TABLE ${table} (id int PRIMARY KEY, ${of}_id int NOT NULL REFERENCES ${of}, ${moment} ${ofChild} NOT NULL);`,
      { rows: 100 },
    );
    const parents = rowsBy(rows.get(of) ?? [], 'id');
    const fitting = (rows.get(table) ?? []).filter((row) => {
      const held = parents.get(row.get(`${of}_id`) ?? '');
      const own = row.get(moment) ?? '';
      const [begun, over] = [held?.get(from) ?? '', held?.get(until) ?? '9'];
      return own >= begun.slice(0, own.length) && own.slice(0, over.length) <= over;
    });
    assert.ok(fitting.length >= least, `${fitting.length} rows fit`);
  });
}

test('a class is booked before it starts, and once its member is there', () => {
  const rows = rowsByTable(
    `CREATE TABLE members (id int PRIMARY KEY, joined_on date NOT NULL);
    CREATE TABLE classes (id int PRIMARY KEY, starts_at timestamp NOT NULL);
    CREATE TABLE bookings (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members,
      class_id int NOT NULL REFERENCES classes, booked_at timestamp NOT NULL);`,
    { rows: 100 },
  );
  const [members, classes] = [rowsBy(rows.get('members') ?? [], 'id'), rowsBy(rows.get('classes') ?? [], 'id')];
  const fitting = (rows.get('bookings') ?? []).filter((row) => {
    const booked = row.get('booked_at') ?? '';
    const joined = members.get(row.get('member_id') ?? '')?.get('joined_on') ?? '';
    return joined <= booked && booked <= (classes.get(row.get('class_id') ?? '')?.get('starts_at') ?? '');
  });
  assert.ok(fitting.length >= 95, `${fitting.length} rows fit`);
});

test.run();
