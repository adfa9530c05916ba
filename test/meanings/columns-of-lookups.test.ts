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
  ['media_types.name', 'text', 'file.media type'],
  ['room_types.name', 'text', 'kind.room'],
  ['purchase_order_status.status', 'text', 'state.order'],
  ['ticket_statuses.title', 'text', 'state.ticket'],
  ['order_status.description', 'text', 'state.order'],
  ['blood_types.name', 'text', 'health.blood type'],
  ['project_stages.name', 'text', 'plan.pipeline'],
  ['region.region_description', 'text', 'place.sales region'],
  ['products.product_description', 'text', 'text.description of goods'],
  ['regions.description', 'text', 'text.description'],
];

addMeantColumns(cases);

test.run();
