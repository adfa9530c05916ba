import { test } from 'uvu';
import { addMeantColumns, type MeantColumn } from './meant.ts';

/** Columns as frameworks, banks and their programs name them, with their tables, and what they mean. */
const cases: readonly MeantColumn[] = [
  ['users.concurrency_stamp', 'text', 'identifier.uuid'],
  ['user_field_data.name', 'text', 'person.full name'],
  ['posts.guid', 'text', 'text.address of a post'],
  ['comments.comment_type', 'text', 'kind.comment'],
  ['flights.distance_nm', 'integer', 'measure.distance of a flight in nautical miles'],
  ['customers.dni', 'text', 'identifier.identity card of Spain'],
  ['patients.fore_name', 'text', 'person.first name'],
  ['t.dial_number', 'text', 'contact.phone'],
  ['products.price_cents', 'integer', 'money.usual price in cents'],
  ['products.compare_at_price_cents', 'integer', 'money.former price in cents'],
  ['payments.rf_reference', 'text', 'finance.creditor reference'],
  ['movements.reversal_of', 'integer', 'general.row that few have'],
  ['tasks.story_points', 'integer', 'measure.story points'],
  ['tasks.sprint_name', 'text', 'plan.sprint'],
  ['employees.pto_balance_hours', 'decimal', 'measure.hours of leave'],
  ['payments.failure_code', 'text', 'reason.code of the failure of a payment'],
  ['payments.failure_message', 'text', 'reason.failure of a payment'],
  ['devices.report_interval_sec', 'integer', 'duration.seconds that are set'],
  ['accounts.seats_used', 'integer', 'measure.places taken'],
  ['accounts.messages_sent', 'integer', 'general.count'],
  ['vehicles.next_service_km', 'integer', 'measure.distance'],
  ['order_items.variant_title', 'text', 'label.variant'],
];

addMeantColumns(cases);

test.run();
