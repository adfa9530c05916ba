import { test } from 'uvu';
import { addMeantColumns, type MeantColumn } from './meant.ts';

/** Names with abbreviations that the words next to them explain, each with what it means in a column of a type. */
const cases: readonly MeantColumn[] = [
  ['readings.press_hpa', 'decimal', 'measure.pressure'],
  ['items.gr_wgt_kg', 'decimal', 'measure.gross weight'],
  ['items.abc_cls', 'text', 'kind.class by turnover'],
  ['orders.shipment_total', 'decimal', 'money.shipping'],
];

addMeantColumns(cases);

test.run();
