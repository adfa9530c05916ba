import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialectNames, explain } from '../../src/index.ts';
import type { Written } from '../plan/parsed-rows.ts';
import { cents, distances, made, median, ROWS, SECONDS_PER_DAY, secondsOf } from './agreeing-rows.ts';

/* What people expect of the values of a row together, as their columns' names say, where no constraint demands it. */

/** Columns in their order, and between which days (or parts of one) the median of their distances lies. */
const LINES: readonly (readonly [
  type: string,
  first: string,
  second: string,
  least: number,
  most: number,
  nulls?: string,
])[] = [
  ['timestamp', 'applied_at', 'interview_at', 5, 20, 'NULL'],
  ['timestamp', 'interview_at', 'rejected_at', 1, 10, 'NULL'],
  ['date', 'applied_on', 'earliest_start_date', 20, 90, 'NULL'],
  ['timestamp', 'placed_at', 'ready_at', 0.1, 1, 'NULL'],
  ['timestamp', 'last_seen_at', 'deactivated_at', 5, 200, 'NULL'],
  ['date', 'launched_on', 'discontinued_on', 60, 1200, 'NULL'],
  ['timestamp', 'created_at', 'updated_at', 3, 40],
  ['timestamp', 'shipped_at', 'updated_at', 0, 10],
  ['timestamp', 'delivered_at', 'updated_at', 0, 10],
  ['timestamp', 'payment_date', 'last_update', 0, 10],
  ['timestamp', 'rental_date', 'last_update', 0, 10],
  ['timestamp', 'created_at', 'deleted_at', 20, 300, 'NULL'],
  ['timestamp', 'updated_at', 'deleted_at', 2, 120, 'NULL'],
  ['timestamp', 'last_login_at', 'deleted_at', 2, 120, 'NULL'],
  ['timestamp', 'post_date', 'deleted_at', 20, 300, 'NULL'],
  ['timestamp', 'ordered_at', 'shipped_at', 1, 4],
  ['timestamp', 'shipped_at', 'delivered_at', 1, 5],
  ['date', 'order_date', 'ship_date', 1, 4],
  ['timestamp', 'departure_time', 'arrival_time', 1 / 24, 6 / 24],
  ['timestamp', 'scheduled_departure', 'scheduled_arrival', 1 / 24, 6 / 24],
  ['date', 'issue_date', 'due_date', 20, 45],
  ['date', 'hire_date', 'termination_date', 200, 1500],
  ['date', 'start_date', 'end_date', 30, 300],
  ['date', 'valid_from', 'valid_to', 30, 300],
  ['timestamp', 'meeting_start', 'meeting_end', 20 / 1440, 90 / 1440],
  ['time(0)', 'start_time', 'end_time', 0.5 / 24, 8.5 / 24],
  ['time(0)', 'starts_at', 'ends_at', 1 / 24, 4 / 24],
  ['time(0)', 'shift_start', 'shift_end', 5 / 24, 9 / 24],
  ['date', 'start_date', 'target_date', 7, 60],
  ['timestamp', 'subscribed_at', 'unsubscribed_at', 0.5, 10, 'NULL'],
  ['timestamp', 'check_in', 'check_out', 1, 6],
  ['timestamp', 'admitted_at', 'discharged_at', 1, 8],
  ['date', 'date_of_birth', 'hire_date', 18 * 365, 45 * 365],
  ['timestamp', 'created_at', 'last_login_at', 5, 400],
];

for (const dialect of dialectNames) {
  for (const [type, first, second, least, most, nulls = 'NOT NULL'] of LINES) {
    for (const isTurned of [false, true]) {
      test(`${dialect}: ${second} lies behind ${first}${isTurned ? ', though it stands in front' : ''}`, () => {
        const kind = dialect === 'mysql' ? type.replace(/^timestamp$/, 'datetime') : type;
        const columns = [`${first} ${kind} NOT NULL`, `${second} ${kind} ${nulls}`];
        const all = distances(made((isTurned ? columns.toReversed() : columns).join(', '), dialect), first, second);
        assert.ok(all.length > ROWS / 20, `${all.length} rows have both`);
        assert.ok((all[0] ?? -1) >= 0, `${all[0]} seconds`);
        const middle = median(all) / SECONDS_PER_DAY;
        assert.ok(middle >= least && middle <= most, `${middle} days in the middle`);
      });
    }
  }

  test(`${dialect}: moments of different types agree`, () => {
    const moment = dialect === 'mysql' ? 'datetime(3)' : 'timestamptz';
    const all = made(`created_at date NOT NULL, updated_at ${moment} NOT NULL, deleted_at date`, dialect);
    assert.ok((distances(all, 'created_at', 'updated_at')[0] ?? -1) >= 0);
    assert.ok((distances(all, 'updated_at', 'deleted_at')[0] ?? -1) >= 0);
  });

  test(`${dialect}: where what lies between is NULL, the others agree`, () => {
    const all = made('created_at date NOT NULL, updated_at date, deleted_at date', dialect);
    assert.ok(all.values('updated_at').some(([value]) => value === null));
    assert.ok((distances(all, 'created_at', 'deleted_at')[0] ?? -1) >= 0);
  });

  test(`${dialect}: what has not been sent has not arrived`, () => {
    const moment = dialect === 'mysql' ? 'datetime' : 'timestamp';
    const { table, values } = made(`delivered_at ${moment}, paid_at ${moment}, shipped_at ${moment}`, dialect);
    const rows = values('paid_at', 'shipped_at', 'delivered_at');
    for (const [paid, shipped, delivered] of rows) {
      assert.ok(paid !== null || shipped === null);
      assert.ok(shipped !== null || delivered === null);
    }
    const share = rows.filter(([, , delivered]) => delivered === null).length / ROWS;
    const told = explain(table).columns.find(({ name }) => name === 'delivered_at')?.nullShare ?? 0;
    assert.ok(Math.abs(share - told) < 0.05 && share < 0.5, `${share}, ${told}`);
  });

  test(`${dialect}: a line costs the quantity times the price`, () => {
    const amount = 'decimal(10,2) NOT NULL';
    const { values } = made(`total ${amount}, quantity int NOT NULL, unit_price ${amount}`, dialect);
    for (const [quantity, price, total] of values('quantity', 'unit_price', 'total')) {
      assert.is(cents(total), Number(quantity) * cents(price));
    }
  });

  test(`${dialect}: what is added and taken off makes the total, to the cent`, () => {
    const amount = 'decimal(12,2)';
    const { values } = made(
      `subtotal ${amount} NOT NULL, tax ${amount} NOT NULL, shipping ${amount}, discount ${amount}, total ${amount} NOT NULL`,
      dialect,
    );
    const rows = values('subtotal', 'tax', 'shipping', 'discount', 'total');
    assert.ok(rows.some(([, , shipping, discount]) => shipping === null && discount !== null));
    for (const [subtotal, tax, shipping, discount, total] of rows) {
      assert.is(cents(total), cents(subtotal) + cents(tax) + cents(shipping) - cents(discount));
      assert.ok(cents(tax) <= cents(subtotal) / 5 && cents(tax) >= cents(subtotal) / 20 - 1, `${tax} of ${subtotal}`);
    }
  });

  test(`${dialect}: a gross weight is the net weight with some more, in whatever unit`, () => {
    for (const names of [
      ['net_weight_g', 'gross_weight_g'],
      ['weight_net_kg', 'weight_gross_kg'],
    ]) {
      const { values } = made(names.map((name) => `${name} numeric(9,2) NOT NULL`).join(', '), dialect);
      for (const [net, gross] of values(...names)) assert.ok(Number(net) <= Number(gross), `${net} ${gross}`);
    }
  });

  test(`${dialect}: net and VAT are gross, cost and sale price are below the price`, () => {
    const amount = 'numeric(9,2) NOT NULL';
    const names = ['net', 'vat', 'gross', 'price', 'cost', 'sale_price'];
    const { values } = made(names.map((name) => `${name} ${amount}`).join(', '), dialect);
    for (const row of values(...names)) {
      const [net = 0, vat = 0, gross = 0, price = 0, cost = 0, sale = 0] = row.map(cents);
      assert.is(net + vat, gross);
      assert.ok(cost < price && sale < price && cost > 0, `${cost}, ${sale}, ${price}`);
    }
  });

  test(`${dialect}: a price with its tax is that without at the rate`, () => {
    const amount = 'numeric(9,2) NOT NULL';
    const columns = `net_price ${amount}, gross_price ${amount}, price_excl_vat ${amount}, price_incl_vat ${amount}, unit_price ${amount}`;
    for (const [net, gross] of [
      ['unit_price', 'gross_price'],
      ['net_price', 'gross_price'],
      ['price_excl_vat', 'price_incl_vat'],
    ] as const) {
      const two = columns.split(', ').filter((one) => one.startsWith(net) || one.startsWith(gross));
      const rated = made(`${two.join(', ')}, tax_rate numeric(4,2) NOT NULL`, dialect);
      for (const [least, most, rate] of rated.values(net, gross, 'tax_rate')) {
        assert.ok(Math.abs(Number(least) * (1 + Number(rate) / 100) - Number(most)) < 0.006, `${least}, ${most}`);
      }
      for (const [least, most] of made(two.join(', '), dialect).values(net, gross)) {
        assert.ok(Number(least) < Number(most) && Number(most) < 1.3 * Number(least) + 0.01, `${least}, ${most}`);
      }
    }
  });

  test(`${dialect}: of a payment, the fee and what is given back are parts, and the rest is net`, () => {
    const amount = 'decimal(10,2) NOT NULL';
    const { values } = made(
      `amount ${amount}, processing_fee ${amount}, net_amount ${amount}, refunded_amount ${amount}`,
      dialect,
    );
    for (const row of values('amount', 'processing_fee', 'net_amount', 'refunded_amount')) {
      const [paid = 0, fee = 0, net = 0, refunded = 0] = row.map(cents);
      assert.is(paid - fee, net);
      assert.ok(fee < paid / 10 && refunded <= paid, row.join(', '));
    }
  });

  test(`${dialect}: what is open of a total is what is not paid, whatever a flag says of it`, () => {
    const amount = 'decimal(12,2) NOT NULL';
    const flag = dialect === 'mysql' ? 'tinyint(1)' : 'smallint';
    const { values } = made(
      `net_total ${amount}, vat_total ${amount}, gross_total ${amount}, paid_total ${amount}, open_total ${amount}, is_paid ${flag} NOT NULL`,
      dialect,
    );
    for (const [gross, paid, open, flag] of values('gross_total', 'paid_total', 'open_total', 'is_paid')) {
      assert.is(cents(gross) - cents(paid), cents(open));
      assert.match(String(flag), /^[01]$/);
    }
  });

  test(`${dialect}: a moment is the same by another clock`, () => {
    const moment = dialect === 'mysql' ? 'datetime' : 'timestamp';
    const { values } = made(
      `post_date ${moment} NOT NULL, post_date_gmt ${moment} NOT NULL, seen_at_utc ${moment} NOT NULL, seen_at ${moment} NOT NULL`,
      dialect,
    );
    for (const [local, gmt, utc, seen] of values('post_date', 'post_date_gmt', 'seen_at_utc', 'seen_at')) {
      assert.is(local, gmt);
      assert.is(utc, seen);
    }
  });

  test(`${dialect}: the least is not above the most`, () => {
    const { values } = made(
      'min_price decimal(8,2) NOT NULL, max_price decimal(8,2) NOT NULL, min_age int, max_age int',
      dialect,
    );
    for (const [least, most, youngest, oldest] of values('min_price', 'max_price', 'min_age', 'max_age')) {
      assert.ok(Number(least) <= Number(most));
      assert.ok(youngest === null || oldest === null || Number(youngest) <= Number(oldest));
    }
  });

  test(`${dialect}: the age is that of one who was born on the day, within bounds of a check`, () => {
    const { values } = made('age int NOT NULL CHECK (age >= 21 AND age < 60), birth_date date NOT NULL', dialect);
    for (const [age, born] of values('age', 'birth_date')) {
      const [year = 0, month = 0, day = 0] = String(born).split('-').map(Number);
      assert.is(Number(age), 2026 - year - (month > 1 || day > 1 ? 1 : 0));
      assert.ok(Number(age) >= 21 && Number(age) < 60);
    }
  });

  test(`${dialect}: columns of other things do not agree`, () => {
    const { table } = made('shift_start date NOT NULL, contract_end date NOT NULL', dialect);
    assert.equal(table.plan.agreements, []);
    assert.equal(table.plan.related, []);
  });

  test(`${dialect}: a check that orders columns leaves how far they lie apart to what is expected`, () => {
    const all = made('start_date date NOT NULL, end_date date NOT NULL, CHECK (end_date >= start_date)', dialect);
    const found = distances(all, 'start_date', 'end_date');
    assert.ok((found[0] ?? -1) >= 0);
    assert.ok(median(found) < 300 * SECONDS_PER_DAY, `${median(found)} seconds in the middle`);
    assert.equal(all.table.plan.agreements[0]?.dropped, null);
  });

  test(`${dialect}: a check that holds of the usual share leaves it`, () => {
    const amounts = 'list_price decimal(10,2) NOT NULL, sale_price decimal(10,2) NOT NULL';
    for (const check of ['sale_price < list_price', 'sale_price <= list_price AND sale_price > 0']) {
      const all = made(`${amounts}, CHECK (${check})`, dialect);
      const shares = all.values('list_price', 'sale_price').map(([whole, part]) => cents(part) / cents(whole));
      assert.ok(Math.max(...shares) <= 1, check);
      const usual = shares.filter((share) => share >= 0.69 && share <= 0.96);
      assert.ok(usual.length > 0.99 * ROWS, `${usual.length} of ${ROWS}: ${check}`);
      assert.equal(all.table.plan.agreements[0]?.dropped, null);
    }
  });

  test(`${dialect}: a check against what is expected has its way`, () => {
    const all = made('start_date date NOT NULL, end_date date NOT NULL, CHECK (end_date < start_date)', dialect);
    assert.ok((distances(all, 'start_date', 'end_date').at(-1) ?? 1) < 0);
    assert.is(all.table.plan.agreements[0]?.dropped, 'a check decides on "end_date"');
  });

  test(`${dialect}: what a counter has counted lies between two looks at it`, () => {
    const { values } = made(
      'previous_reading_kwh decimal(10,1) NOT NULL, current_reading_kwh decimal(10,1) NOT NULL, consumption_kwh decimal(10,1) NOT NULL',
      dialect,
    );
    for (const [before = '', behind = '', between = ''] of values(
      'previous_reading_kwh',
      'current_reading_kwh',
      'consumption_kwh',
    )) {
      assert.is(cents(between), cents(behind) - cents(before));
      assert.ok(cents(between) >= 0);
    }
  });

  test(`${dialect}: what a meter has counted is billed by its readings`, () => {
    const { values } = made(
      `prev_reading int NOT NULL, curr_reading int NOT NULL, consumption int NOT NULL, rate decimal(6,4) NOT NULL,
      charge decimal(10,2) NOT NULL, prev_reading_date date NOT NULL, reading_date date NOT NULL, days int NOT NULL,
      due_date date NOT NULL`,
      dialect,
    );
    const day = (text: string | null) => Date.parse(text ?? '') / 86_400_000;
    for (const [used = '', rate = '', charge = '', before = '', behind = '', days = '', due = ''] of values(
      'consumption',
      'rate',
      'charge',
      'prev_reading_date',
      'reading_date',
      'days',
      'due_date',
    )) {
      assert.ok(Math.abs(Number(charge) - Number(used) * Number(rate)) < 0.011);
      assert.is(Number(days), day(behind) - day(before));
      assert.ok(Number(days) > 0 && day(due) >= day(behind));
    }
  });

  test(`${dialect}: a thing is serviced before it shows what it does, and is of a year that has come`, () => {
    const { values } = made(
      'model_year smallint NOT NULL, acquired_on date NOT NULL, odometer int NOT NULL, last_service_odometer int NOT NULL',
      dialect,
    );
    for (const [year, acquired = '', shown, serviced] of values(
      'model_year',
      'acquired_on',
      'odometer',
      'last_service_odometer',
    )) {
      assert.ok(Number(year) <= Number(acquired?.slice(0, 4)) + 1);
      assert.ok(Number(serviced) <= Number(shown));
    }
  });

  test(`${dialect}: what is left of something is what is not used`, () => {
    const columns = ['seats_total', 'seats_booked', 'seats_remaining'] as const;
    const { values } = made(columns.map((name) => `${name} int NOT NULL`).join(', '), dialect);
    for (const [total = '', booked = '', remaining = ''] of values(...columns)) {
      assert.is(Number(remaining), Number(total) - Number(booked));
      assert.ok(Number(remaining) >= 0);
    }
  });

  test(`${dialect}: bounds, keys and few decimals have their way`, () => {
    const total = 'quantity int NOT NULL, unit_price decimal(8,2) NOT NULL, total decimal(8,2) NOT NULL';
    const moment = dialect === 'mysql' ? 'datetime' : 'timestamp';
    const cases: readonly (readonly [columns: string, dropped: string])[] = [
      [`${total} CHECK (total < 0.5)`, '"total" cannot hold what the others make of it'],
      [
        'quantity int NOT NULL, unit_price decimal(8,2) NOT NULL, total int NOT NULL',
        '"total" has too few decimals for what the others make of it',
      ],
      [`created_at ${moment} NOT NULL, updated_at ${moment} NOT NULL UNIQUE`, 'a key decides on "updated_at"'],
      [
        `created_at ${moment} NOT NULL CHECK (created_at > '2030-01-01'), updated_at ${moment} NOT NULL CHECK (updated_at < '2020-01-01')`,
        '"updated_at" has no values behind those of "created_at"',
      ],
    ];
    for (const [columns, dropped] of cases) {
      const { table } = made(columns, dialect);
      assert.equal(
        table.plan.agreements.map((agreement) => agreement.dropped),
        [dropped],
      );
      assert.equal(table.plan.related, []);
    }
  });

  test(`${dialect}: a bound on one of the columns binds the other, however far it is from what is natural`, () => {
    const cases: readonly (readonly [bound: 'start_date' | 'end_date', month: string, days: number])[] = [
      ['end_date', '2025-10', 31],
      ['end_date', '2021-03', 31],
      ['end_date', '1994-11', 30],
      ['start_date', '2031-01', 31],
    ];
    for (const [bound, month, days] of cases) {
      const check = `CHECK (${bound} BETWEEN '${month}-01' AND '${month}-${days}')`;
      const all = made(`start_date date NOT NULL, end_date date NOT NULL, ${check}`, dialect);
      assert.ok((distances(all, 'start_date', 'end_date')[0] ?? -1) >= 0, check);
      for (const [moment] of all.values(bound)) assert.is(String(moment).slice(0, 7), month);
    }
  });

  test(`${dialect}: the explanation says what agrees with what`, () => {
    const { table } = made(
      'created_at date NOT NULL, updated_at date NOT NULL, deleted_at date UNIQUE, price decimal(6,2), quantity int, total decimal(8,2)',
      dialect,
    );
    const { agreements, columns } = explain(table);
    const lines = agreements.map(({ how, dropped }) => [how, dropped]);
    assert.equal(lines, [
      ['"total" is computed of "price", "quantity"', null],
      ['"updated_at" lies behind "created_at"', null],
      ['"deleted_at" lies behind "updated_at"', 'a key decides on "deleted_at"'],
      ['"deleted_at" lies behind "created_at"', 'a key decides on "deleted_at"'],
    ]);
    const drawOf = (name: string) => columns.find((column) => column.name === name)?.draw;
    assert.is(drawOf('updated_at'), 'so that it lies behind "created_at"');
    assert.is(drawOf('total'), 'so that it is computed of "price", "quantity"');
    assert.is(drawOf('created_at'), 'at random');
  });
}

test('moments behind others heap up at no second of the day, whatever hours the type leaves out', () => {
  const rows = made('created_at timestamp NOT NULL, updated_at timestamp NOT NULL', 'mysql');
  const times = rows.values('updated_at').map(([moment = null]) => (moment ?? '').slice(11, 19));
  const counts = new Map<string, number>();
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1);
  assert.ok(Math.max(...counts.values()) < ROWS / 100, `${Math.max(...counts.values())}`);
  assert.ok(distances(rows, 'created_at', 'updated_at').every((seconds) => seconds >= 0));
});

test('stages of a flight follow each other', () => {
  const rows = made(
    'sobt timestamp NOT NULL, takeoff_at timestamp NOT NULL, landing_at timestamp NOT NULL, on_block_at timestamp NOT NULL',
    'postgresql',
  );
  assert.ok(distances(rows, 'sobt', 'takeoff_at').every((seconds) => seconds >= 0));
  assert.ok(distances(rows, 'takeoff_at', 'landing_at').every((seconds) => seconds >= 1800 && seconds < 86_400));
  assert.ok(distances(rows, 'landing_at', 'on_block_at').every((seconds) => seconds >= 0 && seconds < 3600));
});

test('years of service are those since somebody was hired', () => {
  const { values } = made('hire_date date NOT NULL, years_of_service smallint NOT NULL', 'postgresql');
  for (const [hired = null, years = null] of values('hire_date', 'years_of_service')) {
    const passed = (Date.UTC(2026, 0, 1) - Date.parse(`${hired}T00:00:00Z`)) / (365.25 * SECONDS_PER_DAY * 1000);
    assert.ok(Math.abs(passed - Number(years)) <= 1.01, `${years} since ${hired}`);
  }
});

test('what is measured, its unit and its kind belong together, of the kinds that are listed', () => {
  const { values } = made(
    "sensor_unit text NOT NULL, sensor_value numeric(8,2) NOT NULL, sensor_type text NOT NULL CHECK (sensor_type IN ('humidity', 'pressure'))",
    'postgresql',
  );
  for (const [unit = null, value = null, kind = null] of values('sensor_unit', 'sensor_value', 'sensor_type')) {
    assert.is(unit, kind === 'humidity' ? '%' : 'hPa');
    assert.ok(kind === 'humidity' ? Number(value) <= 100 : Number(value) > 900, `${value} ${unit}`);
  }
});

for (const dialect of dialectNames) {
  const invoice = 'seats int NOT NULL, price_per_seat decimal(8,2) NOT NULL, billing_plan char(4) NOT NULL';

  test(`${dialect}: what is paid is a part of the gross amount, and no product of what there is and its price`, () => {
    const amounts =
      'net_amount decimal(12,2) NOT NULL, tax_amount decimal(12,2) NOT NULL, gross_amount decimal(12,2) NOT NULL';
    const { values } = made(`${invoice}, ${amounts}, amount_paid decimal(12,2) NOT NULL`, dialect);
    const rows = values('seats', 'price_per_seat', 'net_amount', 'gross_amount', 'amount_paid').map((row) =>
      row.map(Number),
    );
    assert.ok(rows.every(([seats = 0, price = 0, net = 0]) => Math.abs(seats * price - net) < 0.005));
    assert.ok(rows.every(([, , , gross = 0, paid = 0]) => paid <= gross));
    assert.ok(rows.some(([, , net = 0, , paid = 0]) => paid !== net));
  });

  test(`${dialect}: the terms say how far the due date lies behind the issue`, () => {
    const { values } = made('issue_date date NOT NULL, due_date date NOT NULL, net_terms_days int NOT NULL', dialect);
    const days = (written: Written) => secondsOf(String(written)) / SECONDS_PER_DAY;
    const rows = values('issue_date', 'due_date', 'net_terms_days');
    assert.ok(rows.every(([issued = null, due = null, terms = null]) => days(due) - days(issued) === Number(terms)));
  });
}
test('an old invoice is due as soon as a new one, where a check orders the two', () => {
  const rows = made('issue_date date NOT NULL, due_date date NOT NULL CHECK (due_date >= issue_date)', 'mysql');
  const days = distances(rows, 'issue_date', 'due_date').map((seconds) => seconds / SECONDS_PER_DAY);
  const late = days.filter((count) => count > 60).length;
  assert.ok(median(days) >= 14 && median(days) <= 45 && late <= ROWS / 50, `${median(days)} ${late}`);
});

test.run();
