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
];

addMeantColumns(cases);

test.run();
