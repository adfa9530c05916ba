import { test } from 'uvu';
import { addMeantColumns, type MeantColumn } from './meant.ts';

/** Columns of plans and years, and of tables that list kinds, and what they mean. */
const cases: readonly MeantColumn[] = [
  ['baggage.weight_kg', 'decimal', 'measure.weight of a bag'],
  ['purchase_orders.expected_date', 'timestamp', 'time.due'],
  ['branches.cost_last_year', 'decimal', 'money.cost of a year'],
  ['branches.refunds_previous_year', 'decimal', 'money.refund'],
  ['reps.revenue_quota', 'decimal', 'money.sales target'],
  ['jobs.planned_cost', 'decimal', 'money.cost of what is planned'],
  ['frames.days_to_assemble', 'integer', 'duration.days to make'],
  ['parts.weight_uom_code', 'text', 'label.code of a unit'],
  ['address_types.name', 'text', 'kind.address'],
  ['phone_types.name', 'text', 'kind.phone'],
  ['contact_types.name', 'text', 'label.role of a contact'],
  ['delivery_methods.name', 'text', 'label.way of delivery'],
  ['vat_rates.name', 'text', 'label.tax rate'],
];

addMeantColumns(cases);

test.run();
