import { test } from 'uvu';
import { addMeantColumns, type MeantColumn } from './meant.ts';

/** Columns of what certain trades have alone, and what they mean. */
const cases: readonly MeantColumn[] = [
  ['containers.container_no', 'text', 'commerce.container number'],
  ['containers.tare_weight_kg', 'integer', 'measure.tare of a container'],
  ['tracks.unit_price', 'decimal', 'money.price of a song'],
  ['tracks.bytes', 'integer', 'measure.bytes of a song'],
  ['products.quantity_per_unit', 'text', 'commerce.packing'],
  ['samples.volume_ml', 'decimal', 'measure.volume of a specimen'],
  ['halls.seat_rows', 'integer', 'measure.rows of seats'],
  ['halls.seats_per_row', 'integer', 'measure.seats of a row'],
  ['tickets.visit_date', 'date', 'time.appointment'],
  ['venues.capacity', 'integer', 'measure.seats of a venue'],
  ['stadiums.capacity', 'integer', 'measure.seats of a stadium'],
];

addMeantColumns(cases);

test.run();
