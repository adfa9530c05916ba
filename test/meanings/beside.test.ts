import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kind } from '../../grammar/shape.ts';
import { meaningsOf } from '../../src/meanings/index.ts';

/** Columns, with what stands beside them, and what they mean. */
const cases: readonly (readonly [path: string, kind: Kind, meaning: string, beside?: string])[] = [
  ['picks.qty_requested', 'integer', 'commerce.quantity'],
  ['picks.qty_confirmed', 'integer', 'commerce.quantity'],
  ['applications.salary_expectation', 'integer', 'money.salary'],
  ['parcels.signed_by', 'text', 'person.involved'],
  ['contractors.contractor_license', 'text', 'identifier.driving licence'],
  ['permits.estimated_cost', 'decimal', 'money.cost of works'],
  ['matches.home_score_ht', 'integer', 'sport.goals'],
  ['games.tip_off', 'timestamp', 'time.kickoff'],
  ['tables.reservation_time', 'time', 'time.agreed on'],
  ['bookings.arrival_date', 'date', 'time.arrival of guests', 'nights'],
  ['trains.arrival_date', 'date', 'time.arrival', 'platform'],
  ['bookings.booking_date', 'date', 'time.day of a table', 'party_size'],
  ['bookings.booking_date', 'date', 'time.ordered', 'room'],
  ['inverters.grid_frequency', 'decimal', 'measure.frequency of mains', 'dc_voltage'],
  ['steps.occurred_on', 'date', 'time.step of a parcel', 'parcel_id'],
  ['permits.issued_on', 'date', 'time.issued, as was asked for', 'applied_on'],
];

for (const [path, kind, expected, beside] of cases) {
  test(`${path} ${kind} ${beside ?? ''}`, () => {
    const [table = '', column = ''] = path.split('.');
    const others = beside === undefined ? [] : [{ name: beside, kind: 'integer' as const }];
    const [first] = meaningsOf(table, [{ name: column, kind }, ...others]).get(column) ?? [];
    assert.is(first?.meaning.name, expected);
  });
}

test.run();
