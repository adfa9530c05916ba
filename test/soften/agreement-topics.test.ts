import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, dialectNames } from '../../src/index.ts';
import { writtenRows } from '../plan/parsed-rows.ts';
import { distances, made, median, ROWS, SECONDS_PER_DAY, secondsOf } from './agreeing-rows.ts';

/* What people of a trade expect of the values of a row together: pilots, banks, employers, doctors. */

test('a delay in a small type is that of the departure', () => {
  const { values } = made('std datetime NOT NULL, atd datetime NOT NULL, delay_min smallint NOT NULL', 'mysql');
  for (const [planned = null, actual = null, delay = null] of values('std', 'atd', 'delay_min')) {
    assert.is(Number(delay), (secondsOf(String(actual)) - secondsOf(String(planned))) / 60);
  }
});

test('the last time of something lies behind the first, the current behind the last, the capture behind the authorization', () => {
  for (const [earlier, later] of [
    ['first_order_date', 'last_order_date'],
    ['last_sign_in_at', 'current_sign_in_at'],
    ['payment_authorized_at', 'payment_captured_at'],
  ] as const) {
    const { values } = made(`${later} timestamp NOT NULL, ${earlier} timestamp NOT NULL`, 'postgresql');
    for (const [first, last] of values(earlier, later)) assert.ok(String(first) <= String(last), `${first} ${last}`);
  }
});

for (const [before, behind] of [
  ['odometer_start', 'odometer_end'],
  ['mileage_out', 'mileage_in'],
  ['km_before', 'km_after'],
  ['start_km', 'end_km'],
  ['miles_out', 'miles_in'],
  ['pickup_mileage', 'return_mileage'],
  ['odometer_begin', 'odometer_finish'],
  ['reading_before', 'reading_after'],
] as const) {
  test(`what counts on and on counts some more between two looks: ${before}, ${behind}`, () => {
    const { values } = made(`${behind} int NOT NULL, ${before} int NOT NULL`, 'mysql');
    const looks = values(before, behind);
    const between = looks.map(([first, second]) => Number(second) - Number(first)).sort((one, other) => one - other);
    assert.ok((between[0] ?? -1) >= 0 && (between.at(-1) ?? 0) <= 2500, `${between[0]} to ${between.at(-1)}`);
    assert.ok(median(between) >= 50 && median(between) <= 400, `${median(between)} in the middle`);
    assert.ok(median(looks.map(([first]) => Number(first)).sort((one, other) => one - other)) > 5000);
  });
}

test('what has been driven lies between two looks, and a stretch of a road is no car', () => {
  const { values } = made('km_start int NOT NULL, km_end int NOT NULL, km_driven int NOT NULL', 'mysql');
  for (const [first, second, driven] of values('km_start', 'km_end', 'km_driven')) {
    assert.is(Number(driven), Number(second) - Number(first));
  }
  const road = compile('CREATE TABLE road_segments (km_start decimal(6,1), km_end decimal(6,1))', { dialect: 'mysql' });
  for (const row of road.rows({ rows: ROWS, seed: 7 })) assert.ok(Number(row['km_end']) <= 900);
});

test('what comes near its plan: shifts, reservations, doses, bills', () => {
  const hour = SECONDS_PER_DAY / 24;
  for (const [table, columns, from, to, most] of [
    ['shifts', 'starts_at, ends_at, clocked_in_at', 'starts_at', 'clocked_in_at', 2 * hour],
    ['shifts', 'starts_at, clocked_in_at, ends_at', 'starts_at', 'ends_at', 13 * hour],
    ['reservations', 'reserved_from, reserved_until', 'reserved_from', 'reserved_until', 4 * hour],
    ['reservations', 'reserved_from, reserved_until, seated_at', 'reserved_from', 'seated_at', hour],
    ['reservations', 'created_at, reserved_from', 'created_at', 'reserved_from', 240 * SECONDS_PER_DAY],
    ['administrations', 'scheduled_at, administered_at', 'scheduled_at', 'administered_at', 48 * hour],
    ['bills', 'opened_at, closed_at', 'opened_at', 'closed_at', 5 * hour],
  ] as const) {
    const ddl = columns.replaceAll(/\w+/g, '$& timestamp NOT NULL');
    const rows = [
      ...compile(`CREATE TABLE ${table} (${ddl})`, { dialect: 'postgresql' }).rows({ rows: ROWS, seed: 7 }),
    ];
    for (const row of rows) {
      const apart = secondsOf(String(row[to])) - secondsOf(String(row[from]));
      assert.ok(apart >= 0 && apart <= most, `${table}.${to} ${row[to]} behind ${row[from]}`);
    }
  }
});

test('of a batch there is no more than has come', () => {
  const { values } = made('quantity_received int NOT NULL, quantity_on_hand int NOT NULL', 'postgresql');
  for (const [received, left] of values('quantity_received', 'quantity_on_hand')) {
    assert.ok(Number(left) <= Number(received), `${left} of ${received}`);
  }
});

test('invoices in cents are paid in full, or not at all', () => {
  const names = ['subtotalCents', 'taxCents', 'totalCents', 'amountPaidCents'];
  const numbers = names.map((name) => `"${name}" int NOT NULL`).join(', ');
  const { values } = made(`status text NOT NULL CHECK (status IN ('draft', 'paid')), ${numbers}`, 'postgresql');
  for (const [status, total, paid] of values('status', 'totalCents', 'amountPaidCents')) {
    assert.is(Number(paid), status === 'paid' ? Number(total) : 0);
  }
});

for (const [first, last, least, most] of [
  ['manufactured_on', 'retired_on', 1.9, 30],
  ['purchase_date', 'disposal_date', 0.9, 25],
  ['installed_at', 'decommissioned_at', 1.9, 30],
  ['passport_issued_on', 'passport_expires_on', 4.9, 10.1],
  ['driving_license_issue_date', 'driving_license_expiry', 4.9, 10.1],
] as const) {
  test(`years lie between ${first}, ${last}`, () => {
    const others = 'id_card_issued_on date NOT NULL, id_card_expires_on date NOT NULL';
    const years = distances(made(`${others}, ${last} date, ${first} date NOT NULL`, 'postgresql'), first, last).map(
      (seconds) => seconds / SECONDS_PER_DAY / 365,
    );
    const few = years.filter((one) => one < least || one > most);
    assert.ok(few.length <= years.length / 10, `${few.length} of ${years.length}: ${few.slice(0, 5)}`);
  });
}

test('a foreign amount is the amount at its rate, in another currency', () => {
  const { values } = made(
    `amount decimal(12,2) NOT NULL CHECK (amount > 0), currency char(3) NOT NULL, fx_rate decimal(10,4) NOT NULL,
    orig_amount decimal(14,2) NOT NULL, orig_currency char(3) NOT NULL`,
    'mysql',
  );
  for (const [amount, rate, original] of values('amount', 'fx_rate', 'orig_amount')) {
    assert.ok(Math.abs(Number(amount) / Number(rate) - Number(original)) <= 0.011, `${amount} ${rate} ${original}`);
  }
  for (const [own, other] of values('currency', 'orig_currency')) assert.is.not(own, other);
});

test('what is given back is overdue by the days behind the one on which it was due', () => {
  const { values } = made(
    'loaned_at datetime NOT NULL, due_date date NOT NULL, returned_at datetime NOT NULL, days_overdue int NOT NULL',
    'mysql',
  );
  const all = values('due_date', 'returned_at', 'days_overdue');
  for (const [due, returned, days] of all) {
    const late = secondsOf(String(returned).slice(0, 10)) - secondsOf(String(due));
    assert.is(Number(days), Math.max(0, late / SECONDS_PER_DAY));
  }
  assert.ok(all.some(([, , days]) => Number(days) > 0));
});

test('terms and years of study are those in which a course starts', () => {
  const { values } = made(
    `semester ENUM('autumn', 'spring', 'summer') NOT NULL, half_year_term ENUM('fall', 'spring') NOT NULL,
    academic_year char(9) NOT NULL COMMENT 'e.g. 2024/2025', enrolled_on date NOT NULL, start_date date NOT NULL`,
    'mysql',
  );
  const terms = new Set<unknown>();
  for (const [semester, term, study, start] of values('semester', 'half_year_term', 'academic_year', 'start_date')) {
    const [year = 0, month = 0] = String(start).split('-').map(Number);
    const first = month < 8 ? year - 1 : year;
    assert.is(study, `${first}/${first + 1}`);
    assert.is(semester, month < 6 ? 'spring' : month < 9 ? 'summer' : 'autumn');
    assert.is(term, month < 7 ? 'spring' : 'fall');
    terms.add(semester);
  }
  assert.is(terms.size, 3);
});

test('addresses of profiles are at the network that their name says, and files are of documents', () => {
  const { values } = made('linkedInUrl varchar(200), resume_file_name varchar(200)', 'mysql');
  for (const [url, file] of values('linkedInUrl', 'resume_file_name')) {
    assert.ok(url === null || /^https:\/\/www\.linkedin\.com\/in\/\S+$/.test(String(url)), String(url));
    assert.ok(file === null || /^resume-\S+\.(?:pdf|docx?|odt)$/.test(String(file)), String(file));
  }
});

test('a meal is ready within minutes, over within hours, and costs what its dishes do', () => {
  const table = compile(
    `CREATE TABLE restaurant_orders (placed_at datetime NOT NULL, ready_at datetime NOT NULL, completed_at datetime NOT NULL,
    item_count int NOT NULL, subtotal decimal(8,2) NOT NULL)`,
    { dialect: 'mysql' },
  );
  for (const row of writtenRows(table, { rows: 500, seed: 7 })) {
    const [placed = 0, ready = 0, completed = 0] = row.slice(0, 3).map((moment) => secondsOf(String(moment)));
    assert.ok(placed < ready && ready < completed && completed < placed + 3 * 3600, row.join());
    const dish = Number(row[4]) / Number(row[3]);
    assert.ok(dish >= 5.99 && dish <= 24.01, row.join());
  }
});

test('the code of a bank is of the country of the account beside it', () => {
  const { values } = made('vendor_iban varchar(34) NOT NULL, vendor_bic varchar(11) NOT NULL', 'mysql');
  for (const [iban, bic] of values('vendor_iban', 'vendor_bic')) {
    assert.is(String(iban).slice(0, 2), String(bic).slice(4, 6));
  }
});

test('the code of a bank is of the country of one of few accounts beside it', () => {
  const ddl = 'CREATE TABLE transactions (account_iban varchar(34) NOT NULL, bank_bic varchar(11) NOT NULL)';
  const pairs = writtenRows(compile(ddl, { dialect: 'mysql' }), { rows: ROWS, seed: 7 });
  for (const [iban, bic] of pairs) assert.is(String(iban).slice(0, 2), String(bic).slice(4, 6));
  assert.ok(new Set(pairs.map(([iban]) => iban)).size <= 60);
  assert.is(new Set(pairs.map(String)).size, new Set(pairs.map(([iban]) => iban)).size);
});

test('few rows are in another currency, where they need not be', () => {
  const { values } = made(
    'amount numeric(12,2) NOT NULL, currency char(3) NOT NULL, original_amount numeric(12,2), original_currency char(3)',
    'postgresql',
  );
  const foreign = values('original_amount', 'original_currency').filter(([amount]) => amount !== null);
  assert.ok(foreign.length > 0 && foreign.every(([, currency]) => currency !== null));
  assert.ok(foreign.length < 0.3 * values('amount').length, String(foreign.length));
});

test('hours between moments in whole seconds are those that lie between, but for such as somebody foresaw', () => {
  const { values } = made(
    `started_at datetime NOT NULL, completed_at datetime NOT NULL, actual_hours decimal(6,2) NOT NULL,
    estimated_hours decimal(6,2) NOT NULL`,
    'mysql',
  );
  let asForeseen = 0;
  for (const [start, end, hours, foreseen] of values('started_at', 'completed_at', 'actual_hours', 'estimated_hours')) {
    const between = (secondsOf(String(end)) - secondsOf(String(start))) / 3600;
    assert.ok(Math.abs(Number(hours) - between) < 0.0051, `${start} ${end} ${hours}`);
    if (Math.abs(Number(foreseen) - between) < 0.0051) asForeseen++;
  }
  assert.ok(asForeseen < 100, String(asForeseen));
});

test('people buy tickets before the doors are opened, and that is before the start', () => {
  const table = compile(
    `CREATE TABLE event_tickets (event_name varchar(80) NOT NULL, purchased_at timestamp NOT NULL,
    doors_open_at timestamp NOT NULL, event_starts_at timestamp NOT NULL, seat_number int NOT NULL)`,
    { dialect: 'postgresql' },
  );
  for (const [name, bought, doors, start] of writtenRows(table, { rows: 500, seed: 7 })) {
    assert.match(String(name), /^[A-Z][\w-]+ [A-Z]/);
    const early = secondsOf(String(start)) - secondsOf(String(doors));
    assert.ok(early >= 0 && early <= 3 * 3600, `${doors} ${start}`);
    assert.ok(secondsOf(String(bought)) <= secondsOf(String(start)), `${bought} ${start}`);
  }
});

test('a card has its last digits where it was paid by card, which is how most is', () => {
  const { values } = made(
    "payment_method ENUM('card','paypal','bank_transfer','check') NOT NULL, card_last4 char(4)",
    'mysql',
  );
  const rows = values('payment_method', 'card_last4');
  for (const [method, digits] of rows) assert.is(digits !== null, method === 'card', `${method} ${digits}`);
  assert.ok(rows.filter(([method]) => method === 'card').length > ROWS / 2);
});

test('the name of a domain ends as its top-level domain, and its name servers are of one provider', () => {
  const { values } = made(
    `domain_name varchar(253) NOT NULL UNIQUE, tld varchar(63) NOT NULL, nameserver_1 varchar(253) NOT NULL,
    nameserver_2 varchar(253) NOT NULL, ipv6_address inet NOT NULL`,
    'postgresql',
  );
  const columns = ['domain_name', 'tld', 'nameserver_1', 'nameserver_2', 'ipv6_address'];
  for (const [name, end, first, second, address] of values(...columns)) {
    assert.ok(String(name).endsWith(String(end)), `${name} ${end}`);
    assert.is(String(first).replace(/^ns1/, 'ns2'), second);
    assert.match(String(address), /^2001:db8::/);
  }
});

test('who works half of the time works half of the hours', () => {
  const { values } = made('fte decimal(3,2) NOT NULL, weekly_hours decimal(4,1) NOT NULL, salary int', 'mysql');
  for (const [part, hours] of values('fte', 'weekly_hours')) {
    const whole = Number(hours) / Number(part);
    assert.ok(whole > 36 && whole < 41, `${part} ${hours}`);
  }
});

test('a body weighs what its height lets one expect', () => {
  const { values } = made('body_height decimal(5,1) NOT NULL, body_weight decimal(5,1) NOT NULL', 'mysql');
  const indexes = values('body_height', 'body_weight').map(
    ([height, weight]) => Number(weight) / (Number(height) / 100) ** 2,
  );
  assert.ok(indexes.every((index) => index > 16.9 && index < 33.1));
});

test('what has ended once lies behind its start, under two names of the end', () => {
  for (const name of ['ended_at', 'finished_at']) {
    const { values } = made(
      `started_at timestamp NOT NULL, ${name} timestamp, CHECK (${name} >= started_at)`,
      'postgresql',
    );
    for (const [start, end] of values('started_at', name))
      assert.ok(end == null || String(start) <= end, `${start} ${end}`);
  }
});

test('guests come and go on the days that they have said', () => {
  const days = 'check_in_date date NOT NULL, check_out_date date NOT NULL, CHECK (check_out_date > check_in_date)';
  const { values } = made(`${days}, checked_in_at timestamptz, checked_out_at timestamptz`, 'postgresql');
  for (const [day, come] of [
    ['check_in_date', 'checked_in_at'],
    ['check_out_date', 'checked_out_at'],
  ] as const) {
    const both = values(day, come).filter(([, moment]) => moment !== null);
    assert.ok(both.length > 100);
    for (const [said, moment] of both) assert.is(String(moment).slice(0, 10), said);
  }
});

test('a claim is paid once it is reported and decided', () => {
  const { values } = made(
    'reported_at timestamptz NOT NULL, decided_at timestamptz, claim_paid_at timestamptz',
    'postgresql',
  );
  for (const [reported, decided, paid] of values('reported_at', 'decided_at', 'claim_paid_at')) {
    if (paid != null) assert.ok(String(reported) <= paid && (decided == null || decided <= paid), `${decided} ${paid}`);
  }
});

test('what is planned is near what comes of it, a year near the last one, and a closing rate near the mean one', () => {
  for (const dialect of ['mysql', 'postgresql'] as const) {
    const { values } = made(
      `budgeted_cost decimal(10,2) NOT NULL, actual_cost decimal(10,2) NOT NULL, hours decimal(6,2) NOT NULL,
      estimated_hours decimal(6,2) NOT NULL, turnover_ytd decimal(12,2) NOT NULL, turnover_last_year decimal(12,2) NOT NULL,
      from_currency char(3) NOT NULL, mid_rate decimal(12,4) NOT NULL, closing_rate decimal(12,4) NOT NULL`,
      dialect,
    );
    const isNear = (one: unknown, other: unknown, least: number, most: number) => {
      const share = Number(one) / Number(other);
      assert.ok(share >= least && share <= most, `${one} ${other}`);
    };
    for (const [planned, actual] of values('budgeted_cost', 'actual_cost')) isNear(planned, actual, 0.7, 1.25);
    for (const [planned, actual] of values('estimated_hours', 'hours')) isNear(planned, actual, 0.7, 1.25);
    for (const [year, last] of values('turnover_ytd', 'turnover_last_year')) isNear(year, last, 0.3, 1.35);
    for (const [closing, mean] of values('closing_rate', 'mid_rate')) isNear(closing, mean, 0.9, 1.1);
  }
});

test('what is received is at most what is ordered, and little of it is rejected, in numbers with a fraction, too', () => {
  for (const dialect of ['mysql', 'postgresql'] as const) {
    const { values } = made(
      'ordered_qty int NOT NULL, received_qty decimal(8,2) NOT NULL, rejected_qty decimal(8,2) NOT NULL',
      dialect,
    );
    for (const row of values('ordered_qty', 'received_qty', 'rejected_qty')) {
      const [ordered = 0, received = 0, rejected = 0] = row.map(Number);
      assert.ok(received <= ordered && rejected <= received / 4, row.join());
    }
  }
});

test.run();

for (const dialect of dialectNames) {
  test(`${dialect}: times of one day are in order`, () => {
    for (const [first, second] of [
      ['starts_at', 'ends_at'],
      ['shift_start', 'shift_end'],
      ['from_time', 'to_time'],
      ['start', 'finish'],
    ]) {
      const { values } = made(`${first} time NOT NULL, ${second} time NOT NULL`, dialect);
      for (const [start = '', end = ''] of values(first ?? '', second ?? ''))
        assert.ok(`${start}` < `${end}`, `${start} ${end}`);
    }
  });

  test(`${dialect}: a mark in per cent is that of all points`, () => {
    for (const [points, most, percent] of [
      ['points', 'max_points', 'percentage'],
      ['score', 'max_score', 'score_percent'],
    ]) {
      const columns = [points, most, percent].map((name) => `${name} decimal(6,2) NOT NULL`);
      for (const [scored, all, share] of made(columns.join(', '), dialect).values(
        points ?? '',
        most ?? '',
        percent ?? '',
      )) {
        assert.ok(
          Math.abs(Number(share) - (100 * Number(scored)) / Number(all)) < 0.01,
          `${scored} of ${all}: ${share}`,
        );
      }
    }
  });

  test(`${dialect}: no more open a mail than get it`, () => {
    for (const got of ['recipient_count', 'total_recipients', 'delivered_count']) {
      const { values } = made(`${got} int NOT NULL, open_count int NOT NULL, click_count int NOT NULL`, dialect);
      for (const [all, opened, clicked] of values(got, 'open_count', 'click_count')) {
        assert.ok(Number(clicked) <= Number(opened) && Number(opened) <= Number(all), `${all} ${opened} ${clicked}`);
      }
    }
  });
}
