import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kind } from '../../grammar/shape.ts';
import { meaningsOf } from '../../src/meanings/index.ts';

/** Columns of plans and years, and of tables that list kinds, and what they mean. */
const cases: readonly (readonly [column: string, kind: Kind, meaning: string])[] = [
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

for (const [path, kind, expected] of cases) {
  test(`${path} ${kind}`, () => {
    const [table = '', column = ''] = path.split('.');
    const [first] = meaningsOf(table, [{ name: column, kind }]).get(column) ?? [];
    assert.is(first?.meaning.name, expected);
  });
}

test.run();
