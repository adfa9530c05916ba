import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Shape } from '../../grammar/shape.ts';
import { meaningsOf, namedColumn } from '../../src/meanings/index.ts';

const integer: Shape = { kind: 'integer', bits: 32, unsigned: false, sequence: false };
const text: Shape = { kind: 'text', characters: null, bytes: null, padded: false };
const float: Shape = { kind: 'float', bits: 32, precision: null, scale: null, unsigned: false };
const decimal = (precision: number, scale: number): Shape => ({ kind: 'decimal', precision, scale, unsigned: false });

/** The most telling meaning of a column of a table with others of integers. */
function meaningOf(spelled: string, shape: Shape, others = ''): string | undefined {
  const [table = '', name = ''] = spelled.split('.');
  const beside = others.split(' ').filter((other) => other !== '');
  const columns = [namedColumn(name, shape), ...beside.map((other) => namedColumn(other, integer))];
  return meaningsOf(table, columns).get(name)?.[0]?.meaning.name;
}

const cases: readonly (readonly [spelled: string, shape: Shape, meaning: string | undefined, others?: string])[] = [
  // Rates are parts of one where the type has one digit before the point, and probabilities percentages where it has more.
  ['t.win_rate', decimal(4, 3), 'measure.percent of one'],
  ['t.win_rate', decimal(5, 2), 'measure.percent'],
  ['t.win_rate', integer, 'measure.percent'],
  ['t.vat_rate', decimal(3, 2), 'finance.tax rate of one'],
  ['t.vat_rate', decimal(4, 2), 'finance.tax rate'],
  ['t.confidence', float, 'measure.likelihood'],
  ['t.confidence', decimal(4, 3), 'measure.likelihood'],
  ['t.confidence', integer, 'measure.likelihood in percent'],
  ['t.confidence', decimal(5, 2), 'measure.likelihood in percent'],
  // What has digits behind its point is no truth.
  ['t.approved', integer, 'flag.approved'],
  ['t.amount_approved', decimal(12, 2), 'money.allowed'],
  ['t.zorp_approved', decimal(12, 2), undefined],
  ['books.rating', decimal(2, 1), 'commerce.mean rating'],
  ['books.rating', integer, 'commerce.rating'],
  // Units, periods and statistics at the end of names say more of what stands before them.
  ['t.temp_max_c', decimal(4, 1), 'measure.temperature'],
  ['t.wind_deg', integer, 'measure.wind direction'],
  ['t.sold_last_30d', integer, 'commerce.sales count'],
  ['t.energy_today_kwh', decimal(8, 2), 'measure.energy'],
  ['t.humidity_min', decimal(4, 1), 'measure.humidity'],
  // Other columns tell what is meant.
  ['players.losses', integer, 'measure.losses', 'wins'],
  ['accounts.loss', decimal(12, 2), 'money.profit'],
  ['figures.hp', integer, 'measure.health of a figure', 'mana xp'],
  ['fleet.seat_count', integer, 'transport.seats of a car', 'license_plate'],
  ['fleet.acquisition_cost', decimal(10, 2), 'money.price of a vehicle', 'odometer'],
  ['fleet.tank_ltr', decimal(5, 1), 'transport.tank', 'make model'],
  ['tariffs.rate', decimal(6, 4), 'money.price of what a meter counts', 'consumption_kwh'],
  ['stock_movements.qty_change', integer, 'commerce.quantity with its sign', 'qty_before'],
  ['workouts.duration_sec', integer, 'duration.seconds of a workout', 'calories'],
  ['cars.hp', integer, 'measure.engine power', 'make model'],
  ['visits.temp_c', decimal(3, 1), 'health.temperature beside other vitals', 'pulse'],
  ['runs.epochs', integer, 'measure.epochs', 'learning_rate'],
  ['payslips.net_pay', decimal(9, 2), 'money.net pay'],
  ['jobs.exit_code', integer, 'log.exit code'],
  ['loans.days_past_due', integer, 'duration.days overdue'],
  ['requests.is_half_day', integer, 'flag.condition'],
  ['book_loans.fine_amount', decimal(6, 2), 'money.fine'],
  ['rides.driver_rating', integer, 'commerce.rating of whom was asked'],
  ['plays.duration_sec', integer, 'duration.seconds of what is watched', 'episode_number'],
  ['museum_visits.patron_name', text, 'person.full name'],
  ['donations.appeal', text, 'web.campaign'],
  ['app_reviews.bundle_id', text, 'software.application id'],
  ['t.days_since_mowing', integer, 'general.days'],
];

for (const [spelled, shape, meaning, others] of cases) {
  test(`${spelled} ${JSON.stringify(shape)} ${others ?? ''}`, () => {
    assert.is(meaningOf(spelled, shape, others), meaning);
  });
}

test.run();
