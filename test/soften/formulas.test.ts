import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type DialectName } from '../../src/index.ts';

/** Numbers of a row by the names of columns; NaN: NULL. */
type Row = Readonly<Record<string, number>>;

function rowsOf(ddl: string, dialect: DialectName = 'postgresql'): readonly Row[] {
  const compiled = compileSchema(`CREATE TABLE t (${ddl})`, { dialect });
  return [...compiled.rows('t', { rows: 200, seed: 5 })].map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? Number.NaN : Number(value)])),
  );
}

/** A table, columns of it, and what is expected of their values in each row. */
type Case = readonly [title: string, ddl: string, columns: readonly string[], holds: (...values: number[]) => boolean];

const isAbout = (one = 0, other = 0, by = 0.0051): boolean => Math.abs(one - other) <= by;

const CASES: readonly Case[] = [
  [
    'insurance is paid with its tax',
    `annual_premium numeric(10,2) NOT NULL, ipt_rate numeric(5,4) NOT NULL, ipt_amt numeric(10,2) NOT NULL,
    total_payable numeric(10,2) NOT NULL`,
    ['annual_premium', 'ipt_rate', 'ipt_amt', 'total_payable'],
    (premium = 0, rate = 0, tax = 0, total = 0) => isAbout(tax, premium * rate) && isAbout(total, premium + tax),
  ],
  [
    'a deposit is a part of the total, and the balance due what it leaves',
    `nights int NOT NULL, rate_per_night numeric(8,2) NOT NULL, total_rate numeric(10,2) NOT NULL, deposit numeric(8,2) NOT NULL,
    balance_due numeric(10,2) NOT NULL`,
    ['nights', 'rate_per_night', 'total_rate', 'deposit', 'balance_due'],
    (nights = 0, rate = 0, total = 0, deposit = 0, due = 0) =>
      isAbout(total, nights * rate) && deposit <= total && isAbout(due, total - deposit),
  ],
  [
    'what has not been delivered is on order, and a net price has its discount off',
    `qty_ordered int NOT NULL, qty_delivered int NOT NULL, qty_backorder int NOT NULL, list_price numeric(8,2) NOT NULL,
    disc_pct numeric(5,2) NOT NULL, net_price numeric(8,2) NOT NULL`,
    ['qty_ordered', 'qty_delivered', 'qty_backorder', 'list_price', 'disc_pct', 'net_price'],
    (ordered = 0, delivered = 0, rest = 0, price = 0, percent = 0, net = 0) =>
      rest === ordered - delivered && isAbout(net, (price * (100 - percent)) / 100),
  ],
  [
    'ads bring in a rate for a thousand of them',
    'impressions int NOT NULL, cpm_rate numeric(6,2) NOT NULL, revenue numeric(10,2) NOT NULL',
    ['impressions', 'cpm_rate', 'revenue'],
    (shown = 0, rate = 0, revenue = 0) => isAbout(revenue, (shown * rate) / 1000),
  ],
  [
    'what is due of a fee is that without its discount',
    'fee numeric(8,2) NOT NULL, discount_percent numeric(5,2) NOT NULL, amount_due numeric(8,2) NOT NULL',
    ['fee', 'discount_percent', 'amount_due'],
    (fee = 0, percent = 0, due = 0) => isAbout(due, (fee * (100 - percent)) / 100),
  ],
  [
    'votes in two words make a score',
    'up_votes int NOT NULL, down_votes int NOT NULL, score int NOT NULL',
    ['up_votes', 'down_votes', 'score'],
    (up = 0, down = 0, score = 0) => score === up - down,
  ],
  [
    'no more places are taken than there are',
    'max_places smallint NOT NULL, enrolled smallint NOT NULL, waitlisted smallint NOT NULL',
    ['max_places', 'enrolled'],
    (places = 0, enrolled = 0) => enrolled <= places,
  ],
  [
    'what has been paid in cents is a part of the total, of which tax is none',
    'subtotal_cents int NOT NULL, tax_cents int NOT NULL, total_cents int NOT NULL, paid_cents int NOT NULL',
    ['subtotal_cents', 'tax_cents', 'total_cents', 'paid_cents'],
    (subtotal = 0, tax = 0, total = 0, paid = 0) =>
      total === subtotal + tax && tax <= 0.2 * subtotal + 1 && paid <= total,
  ],
  [
    'what is paid of work is added up, and what is held back taken off',
    `basic_salary numeric(10,2) NOT NULL, ot_hours numeric(5,2) NOT NULL, ot_rate numeric(6,2) NOT NULL, ot_pay numeric(9,2) NOT NULL,
    gross_pay numeric(10,2) NOT NULL, paye numeric(10,2) NOT NULL, national_insurance numeric(10,2) NOT NULL,
    total_deductions numeric(10,2) NOT NULL, net_pay numeric(10,2) NOT NULL`,
    [
      'basic_salary',
      'ot_hours',
      'ot_rate',
      'ot_pay',
      'gross_pay',
      'paye',
      'national_insurance',
      'total_deductions',
      'net_pay',
    ],
    (basic = 0, hours = 0, rate = 0, overtime = 0, gross = 0, tax = 0, insurance = 0, held = 0, net = 0) =>
      isAbout(overtime, hours * rate) &&
      isAbout(gross, basic + overtime) &&
      isAbout(held, tax + insurance) &&
      isAbout(net, gross - held),
  ],
  [
    'what is paid of a month of work without a gross amount is computed as well',
    'base_salary numeric(10,2) NOT NULL, bonus numeric(9,2) NOT NULL, deductions numeric(9,2) NOT NULL, net_salary numeric(10,2) NOT NULL',
    ['base_salary', 'bonus', 'deductions', 'net_salary'],
    (base = 0, bonus = 0, held = 0, net = 0) => isAbout(net, base + bonus - held) && base < 15_001,
  ],
  [
    'tax on pay is what makes gross net',
    'gross_salary numeric(10,2) NOT NULL, tax_amount numeric(9,2) NOT NULL, net_salary numeric(10,2) NOT NULL',
    ['gross_salary', 'tax_amount', 'net_salary'],
    (gross = 0, tax = 0, net = 0) => isAbout(net, gross - tax) && tax > 0.07 * gross,
  ],
  [
    'areas and powers are the same in two units',
    'sq_ft int NOT NULL, sq_m numeric(8,1) NOT NULL, kw int NOT NULL, hp int NOT NULL',
    ['sq_ft', 'sq_m', 'kw', 'hp'],
    (feet = 0, meters = 0, kilowatts = 0, horses = 0) =>
      isAbout(feet, meters * 10.764, 1) && isAbout(kilowatts, horses * 0.7457, 0.51),
  ],
  [
    'a margin in per cent is what a price leaves of it',
    'purchase_price numeric(8,2) NOT NULL, retail_price numeric(8,2) NOT NULL, margin_pct numeric(5,2) NOT NULL',
    ['purchase_price', 'retail_price', 'margin_pct'],
    (cost = 0, price = 0, margin = 0) => isAbout(margin, (100 * (price - cost)) / Math.max(price, 1)),
  ],
  [
    'how full a flight is follows from its passengers',
    'flight_no varchar(7), pax int NOT NULL, seats_total int NOT NULL, load_factor numeric(5,2) NOT NULL',
    ['pax', 'seats_total', 'load_factor'],
    (passengers = 0, seats = 0, factor = 0) => isAbout(factor, (100 * passengers) / seats),
  ],
  [
    'what recurs in a month is that of its seats, and twelve times of it that of a year',
    'seats int NOT NULL, price_per_seat numeric(8,2) NOT NULL, mrr numeric(10,2) NOT NULL, arr numeric(12,2) NOT NULL',
    ['seats', 'price_per_seat', 'mrr', 'arr'],
    (seats = 0, price = 0, month = 0, year = 0) => isAbout(month, seats * price) && isAbout(year, 12 * month),
  ],
  [
    'a total is the sum of what has the same last word',
    'parts_cost numeric(8,2) NOT NULL, labour_cost numeric(8,2), unit_cost numeric(8,2) NOT NULL, total_cost numeric(9,2) NOT NULL',
    ['parts_cost', 'labour_cost', 'total_cost'],
    (parts = 0, labour = 0, total = 0) => isAbout(total, parts + (Number.isNaN(labour) ? 0 : labour)),
  ],
  [
    'minutes of reading are rounded up, as the comment says',
    `word_count int NOT NULL, reading_minutes int NOT NULL -- word_count / 200, rounded up
    `,
    ['word_count', 'reading_minutes'],
    (words = 0, minutes = 0) => minutes === Math.ceil(words / 200),
  ],
  [
    'who pays for a year at once pays no more than for twelve months',
    'monthly_price_cents int NOT NULL, yearly_price_cents int NOT NULL',
    ['monthly_price_cents', 'yearly_price_cents'],
    (month = 0, year = 0) => year >= 9.49 * month && year <= 12 * month,
  ],
  [
    'the seats of cabins are those of the aircraft',
    'seats_economy int NOT NULL, seats_business int NOT NULL, seats_total int NOT NULL',
    ['seats_economy', 'seats_business', 'seats_total'],
    (economy = 0, business = 0, total = 0) => total === economy + business && business < economy,
  ],
  [
    'tax in cents is a share of what is taxed',
    'subtotal_cents int NOT NULL, tax_cents int NOT NULL, total_cents int NOT NULL, amount_paid_cents int NOT NULL',
    ['subtotal_cents', 'tax_cents', 'total_cents'],
    (subtotal = 0, tax = 0, total = 0) => total === subtotal + tax && tax <= 0.2 * subtotal + 1,
  ],
  [
    'patients pay what their insurance does not',
    'amount_due numeric(9,2) NOT NULL, insurance_covered numeric(9,2) NOT NULL, patient_payable numeric(9,2) NOT NULL',
    ['amount_due', 'insurance_covered', 'patient_payable'],
    (due = 0, covered = 0, payable = 0) => isAbout(due, covered + payable) && payable >= 0,
  ],
  [
    'no more of what is allowed is used',
    'refills_allowed smallint NOT NULL, refills_used smallint NOT NULL',
    ['refills_allowed', 'refills_used'],
    (allowed = 0, used = 0) => used <= allowed,
  ],
  [
    'two sides have all of the ball',
    'home_possession_pct numeric(4,1) NOT NULL, away_possession_pct numeric(4,1) NOT NULL',
    ['home_possession_pct', 'away_possession_pct'],
    (home = 0, away = 0) => isAbout(home + away, 100),
  ],
  [
    'no more mails come and come back than there are recipients',
    'recipients_count int NOT NULL, delivered_count int NOT NULL, bounced_count int NOT NULL',
    ['recipients_count', 'delivered_count', 'bounced_count'],
    (recipients = 0, delivered = 0, bounced = 0) => delivered + bounced <= recipients,
  ],
  [
    'what is paid of a loan each month is an annuity',
    `loan_amount numeric(12,2) NOT NULL, interest_rate numeric(5,2) NOT NULL CHECK (interest_rate BETWEEN 1 AND 15),
    term_months int NOT NULL, monthly_payment numeric(10,2) NOT NULL`,
    ['loan_amount', 'interest_rate', 'term_months', 'monthly_payment'],
    (amount = 0, rate = 0, months = 0, payment = 0) => {
      const interest = rate / 1200;
      const annuity = (amount * interest) / (1 - (1 + interest) ** -months);
      return isAbout(payment, annuity, 0.05 * annuity);
    },
  ],
  [
    'what a comment takes off in per cent is a share of what stands before',
    `qty_ord int NOT NULL, unit_prc numeric(9,2) NOT NULL, disc_pct numeric(5,2) NOT NULL,
    ext_amt numeric(11,2) NOT NULL -- qty_ord * unit_prc less discount
    `,
    ['qty_ord', 'unit_prc', 'disc_pct', 'ext_amt'],
    (quantity = 0, price = 0, percent = 0, amount = 0) =>
      isAbout(amount, quantity * price * (1 - percent / 100), 0.0051),
  ],
  [
    'an index of the body is computed of its squared height, whichever way its comment says so',
    `dob date NOT NULL, height_cm smallint NOT NULL, weight_kg numeric(5,1) NOT NULL,
    bmi numeric(4,1) NOT NULL -- weight_kg / height in m squared
    `,
    ['height_cm', 'weight_kg', 'bmi'],
    (height = 0, weight = 0, index = 0) => isAbout(index, weight / (height / 100) ** 2, 0.1),
  ],
  [
    'a salary of at most so much is as round as one of at least so much',
    'salary_min int NOT NULL, salary_max int NOT NULL',
    ['salary_min', 'salary_max'],
    (least = 0, most = 0) => least % 100 === 0 && most % 100 === 0 && least < most,
  ],
  [
    'fuel costs its price for each litre, and as much is burnt as the distance takes',
    `distance_km int NOT NULL CHECK (distance_km BETWEEN 100 AND 900), litres numeric(6,2) NOT NULL,
    price_per_litre numeric(5,3) NOT NULL, total_cost numeric(8,2) NOT NULL, consumption_per_100km numeric(6,2) NOT NULL`,
    ['distance_km', 'litres', 'price_per_litre', 'total_cost', 'consumption_per_100km'],
    (distance = 0, litres = 0, price = 0, total = 0, consumption = 0) =>
      isAbout(total, litres * price) && isAbout(consumption, (litres * 100) / distance) && price > 0.9 && price < 2.6,
  ],
  [
    'a workout takes as long as its distance, and burns as much',
    `activity_type text NOT NULL CHECK (activity_type IN ('run', 'yoga')), duration_sec int NOT NULL, distance_m int,
    avg_speed_kmh numeric(5,2), calories int NOT NULL`,
    ['duration_sec', 'distance_m', 'avg_speed_kmh', 'calories'],
    (seconds = 0, metres = 0, speed = 0, calories = 0) =>
      seconds >= 600 && calories / seconds < 0.21 && (Number.isNaN(metres) || isAbout(speed, (metres * 3.6) / seconds)),
  ],
  [
    'a fine rises by the days that something is overdue',
    'days_overdue int NOT NULL, fine_amount numeric(6,2) NOT NULL',
    ['days_overdue', 'fine_amount'],
    (days = 0, fine = 0) => fine === Math.min(days, 60) * 0.25,
  ],
  [
    'what is left of a count is the rest of it',
    'games int NOT NULL, won int NOT NULL, drawn int NOT NULL, lost int NOT NULL',
    ['games', 'won', 'drawn', 'lost'],
    (games = 0, won = 0, drawn = 0, lost = 0) => games === won + drawn + lost && won >= 0 && lost >= 0,
  ],
  [
    'a dew point is that of the temperature and the humidity, to a degree, as the formula of Magnus has it',
    `temperature_c numeric(5,2) NOT NULL CHECK (temperature_c BETWEEN 0 AND 35), dew_point_c numeric(5,2) NOT NULL,
    humidity_pct numeric(5,2) NOT NULL CHECK (humidity_pct BETWEEN 20 AND 100)`,
    ['temperature_c', 'humidity_pct', 'dew_point_c'],
    (temperature = 0, humidity = 0, point = 0) => {
      const part = Math.log(humidity / 100) + (17.62 * temperature) / (243.12 + temperature);
      return isAbout(point, (243.12 * part) / (17.62 - part), 1.2);
    },
  ],
  [
    'what is shipped is what was ordered, and some of it comes back',
    'quantity int NOT NULL, shipped_quantity int NOT NULL, returned_quantity int NOT NULL',
    ['quantity', 'shipped_quantity', 'returned_quantity'],
    (quantity = 0, shipped = 0, returned = 0) => shipped === quantity && returned >= 0 && returned <= 0.3 * quantity,
  ],
  [
    'a price per area is the price and the area',
    'asking_price numeric(12,2) NOT NULL, floor_area_sqm numeric(7,1) NOT NULL, price_per_sqm numeric(10,2) NOT NULL',
    ['asking_price', 'floor_area_sqm', 'price_per_sqm'],
    (price = 0, area = 0, rate = 0) => isAbout(rate, price / Math.max(1, area)),
  ],
  [
    'a total in cents is less by a discount in per cent, and rounded',
    'quantity int NOT NULL, unit_price_cents int NOT NULL, discount_percent numeric(5,2) NOT NULL, total_cents int NOT NULL',
    ['quantity', 'unit_price_cents', 'discount_percent', 'total_cents'],
    (count = 0, price = 0, percent = 0, total = 0) => isAbout(total, count * price * (1 - percent / 100), 0.51),
  ],
  [
    'an end behind its start is as far from it as a column says, also where a check orders the two',
    'rest_start timestamp NOT NULL, rest_end timestamp NOT NULL CHECK (rest_end > rest_start), rest_minutes int NOT NULL',
    ['rest_minutes'],
    (minutes = 0) => minutes > 0,
  ],
  [
    'a rate is in per cent where its type has room for that',
    'total_requests int NOT NULL, failed_requests int NOT NULL, failure_rate numeric(5,2) NOT NULL',
    ['total_requests', 'failed_requests', 'failure_rate'],
    (total = 0, failed = 0, rate = 0) => isAbout(rate, (100 * failed) / Math.max(1, total)),
  ],
  [
    'and a part of one where it has not',
    'sessions int NOT NULL, bounces int NOT NULL, bounce_rate numeric(5,4) NOT NULL',
    ['sessions', 'bounces', 'bounce_rate'],
    (sessions = 0, bounces = 0, rate = 0) => isAbout(rate, bounces / Math.max(1, sessions), 0.000_51),
  ],
  [
    'two units of the same thing',
    'body_temp_c numeric(4,1) NOT NULL, body_temp_f numeric(4,1) NOT NULL',
    ['body_temp_c', 'body_temp_f'],
    (celsius = 0, fahrenheit = 0) => isAbout(fahrenheit, celsius * 1.8 + 32, 0.0501),
  ],
  [
    'an amount in another currency',
    'amount numeric(12,2) NOT NULL, exchange_rate numeric(10,4) NOT NULL, converted_amount numeric(14,2) NOT NULL',
    ['amount', 'exchange_rate', 'converted_amount'],
    (amount = 0, rate = 0, converted = 0) => isAbout(converted, amount * rate),
  ],
  [
    'a sum is that of its average',
    'rating_count int NOT NULL, average_rating numeric(3,2) NOT NULL, rating_sum int NOT NULL',
    ['rating_count', 'average_rating', 'rating_sum'],
    (count = 0, average = 0, sum = 0) => isAbout(sum, count * average, 0.501),
  ],
  [
    'a debit or a credit, and the amount of the one that there is',
    'debit numeric(12,2) NOT NULL, credit numeric(12,2) NOT NULL, amount numeric(12,2) NOT NULL',
    ['debit', 'credit', 'amount'],
    (debit = 0, credit = 0, amount = 0) => debit * credit === 0 && debit + credit === amount,
  ],
  [
    'NULL of the other where it may be',
    'withdrawal_amount numeric(12,2), deposit_amount numeric(12,2)',
    ['withdrawal_amount', 'deposit_amount'],
    (withdrawal = 0, deposit = 0) => Number.isNaN(withdrawal) !== Number.isNaN(deposit),
  ],
];

for (const [title, ddl, columns, holds] of CASES) {
  test(title, () => {
    const rows = rowsOf(ddl);
    const offending = rows.map((row) => columns.map((name) => row[name] ?? 0)).filter((values) => !holds(...values));
    assert.equal(offending.slice(0, 3), []);
  });
}

test('a point lies at the longitude and the latitude of its row', () => {
  const ddl =
    'CREATE TABLE t (location point NOT NULL, city text, lat numeric(9,6) NOT NULL, lng numeric(9,6) NOT NULL)';
  const rows = [...compileSchema(ddl, { dialect: 'postgresql' }).rows('t', { rows: 100, seed: 5 })];
  for (const { location, lat, lng } of rows) assert.is(String(location), `(${String(lng)},${String(lat)})`);
});

/** What comments say of columns, and whether the rows show it. */
const COMMENTED: readonly Case[] = [
  [
    'a quotient',
    "clicks int NOT NULL, impressions int NOT NULL, ratio decimal(7,5) NOT NULL COMMENT 'clicks / impressions'",
    ['clicks', 'impressions', 'ratio'],
    (clicks = 0, views = 0, ratio = 0) => isAbout(ratio, clicks / Math.max(1, views), 0.000_006),
  ],
  [
    'what a check leaves of a whole',
    "wanted int unsigned NOT NULL, given int unsigned NOT NULL, lacking int unsigned NOT NULL COMMENT 'wanted - given', CHECK (given <= wanted)",
    ['wanted', 'given', 'lacking'],
    (wanted = 0, given = 0, lacking = 0) => lacking === wanted - given,
  ],
  [
    'a product with a constant',
    "depth_cm decimal(5,1) NOT NULL, width_cm decimal(5,1) NOT NULL, bulk decimal(9,3) NOT NULL COMMENT '= depth * width / 50 (in short)'",
    ['depth_cm', 'width_cm', 'bulk'],
    (depth = 0, width = 0, bulk = 0) => isAbout(bulk, (depth * width) / 50, 0.000_51),
  ],
  [
    'a sum, NULL counting for nothing',
    "base decimal(8,2) NOT NULL, extra decimal(8,2), total_pay decimal(9,2) NOT NULL COMMENT 'base + extra'",
    ['base', 'extra', 'total_pay'],
    (base = 0, extra = 0, total = 0) => isAbout(total, base + (Number.isNaN(extra) ? 0 : extra)),
  ],
  [
    'what is taken is below zero, no more than there is, and costs something all the same',
    `kind enum('receipt', 'issue') NOT NULL, qty_bef int NOT NULL, qty int NOT NULL COMMENT 'signed: negative out', qty_aft int NOT NULL,
    unit_cost decimal(8,2) NOT NULL, cost decimal(12,2) NOT NULL COMMENT 'abs(qty) * unit_cost'`,
    ['qty_bef', 'qty', 'qty_aft', 'unit_cost', 'cost'],
    (before = 0, moved = 0, after = 0, each = 0, cost = 0) =>
      moved !== 0 && after === before + moved && after >= 0 && isAbout(cost, Math.abs(moved) * each),
  ],
  [
    'a share of what a check says is more',
    `total int NOT NULL CHECK (total > 0), seen int NOT NULL, CHECK (seen >= 0 AND seen <= total),
    seen_pct decimal(5,2) NOT NULL COMMENT 'seen / total * 100'`,
    ['seen', 'total', 'seen_pct'],
    (seen = 0, total = 1, percent = 0) => isAbout(percent, (100 * seen) / total),
  ],
  [
    'no formula where a word is no column',
    "base decimal(8,2) NOT NULL, share decimal(8,2) NOT NULL COMMENT 'base / head count'",
    ['base', 'share'],
    (base = 0, share = 0) => base >= 0 && share >= 0,
  ],
];

for (const [title, ddl, columns, holds] of COMMENTED) {
  test(`a comment says how a column is computed: ${title}`, () => {
    const rows = rowsOf(ddl, 'mysql').map((row) => columns.map((name) => row[name] ?? 0));
    assert.equal(rows.filter((values) => !holds(...values)).slice(0, 3), []);
  });
}

test('letters alone are no units', () => {
  const rows = rowsOf('c numeric(4,1) NOT NULL, f numeric(6,1) NOT NULL');
  assert.ok(rows.some(({ c = 0, f = 0 }) => !isAbout(f, c * 1.8 + 32, 0.06)));
});

test('a check has the last word', () => {
  const rows = rowsOf('debit numeric(8,2) NOT NULL CHECK (debit > 0), credit numeric(8,2) NOT NULL CHECK (credit > 0)');
  assert.ok(rows.every(({ debit = 0, credit = 0 }) => debit > 0 && credit > 0));
});

test.run();
