import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialectNames } from '../../src/index.ts';
import { cents, distances, made, median, ROWS, SECONDS_PER_DAY } from './agreeing-rows.ts';

/* Columns that checks relate to some columns, and people to others. */

for (const dialect of dialectNames) {
  test(`${dialect}: what a check puts in front of a moment lies behind what people expect`, () => {
    const orders = made(
      `placed_at timestamp NOT NULL, paid_at timestamp NOT NULL, shipped_at timestamp NOT NULL,
       delivered_at timestamp NOT NULL, CHECK (delivered_at >= shipped_at)`,
      dialect,
    );
    assert.ok((distances(orders, 'paid_at', 'shipped_at')[0] ?? -1) >= 0);
    assert.ok((distances(orders, 'shipped_at', 'delivered_at')[0] ?? -1) >= 0);
    assert.ok(median(distances(orders, 'paid_at', 'shipped_at')) < 3 * SECONDS_PER_DAY);
  });

  test(`${dialect}: what a check puts behind a moment lies behind all others that people expect`, () => {
    const patients = made(
      `date_of_birth date NOT NULL, date_of_death date NULL, admitted_at timestamp NOT NULL,
       CHECK (date_of_death >= date_of_birth)`,
      dialect,
    );
    const rows = patients.values('admitted_at', 'date_of_death').filter(([, death]) => death !== null);
    assert.ok(rows.length > 0);
    assert.is(rows.filter(([admitted, death]) => `${death}` < `${admitted}`.slice(0, 10)).length, 0);
  });

  test(`${dialect}: the terms of a sum that a check adds up are shares of each other`, () => {
    const bills = made(
      `subtotal decimal(10, 2) NOT NULL CHECK (subtotal >= 0), discount_amount decimal(10, 2) NOT NULL,
       tax_amount decimal(10, 2) NOT NULL, total decimal(10, 2) NOT NULL, CHECK (discount_amount BETWEEN 0 AND subtotal),
       CHECK (total = subtotal - discount_amount + tax_amount)`,
      dialect,
    );
    const rows = bills.values('subtotal', 'discount_amount', 'tax_amount', 'total').map((row) => row.map(cents));
    assert.is(rows.filter(([sum = 0, off = 0, tax = 0, total]) => sum - off + tax === total).length, ROWS);
    assert.is(rows.filter(([sum = 0, off = 0]) => off >= 0 && off <= 0.3 * sum + 1).length, ROWS);
    assert.is(rows.filter(([sum = 0, , tax = 0]) => tax >= 0.05 * sum - 1 && tax <= 0.2 * sum + 1).length, ROWS);
  });

  test(`${dialect}: what checks leave out in some rows agrees in the others`, () => {
    const orders = made(
      `status varchar(9) NOT NULL CHECK (status IN ('open', 'paid', 'canceled')), ordered_at timestamp NOT NULL,
       canceled_at timestamp NULL, total_amount decimal(10, 2) NOT NULL, refund_amount decimal(10, 2) NULL,
       CHECK ((status = 'canceled') = (canceled_at IS NOT NULL)),
       CHECK (status = 'paid' OR refund_amount IS NULL)`,
      dialect,
    );
    const found = distances(orders, 'ordered_at', 'canceled_at');
    assert.ok((found[0] ?? -1) >= 0 && median(found) < 3 * SECONDS_PER_DAY);
    const rows = orders.values('status', 'canceled_at', 'total_amount', 'refund_amount');
    assert.is(rows.filter(([status, at]) => (status === 'canceled') === (at !== null)).length, ROWS);
    assert.is(rows.filter(([status, , , refund]) => status !== 'paid' && refund !== null).length, 0);
    assert.is(rows.filter(([, , total, refund]) => cents(refund ?? '0') <= cents(total ?? '0')).length, ROWS);
  });

  test(`${dialect}: what a check puts in front stays there`, () => {
    const { table } = made(
      'created_at timestamp NOT NULL, updated_at timestamp NOT NULL, CHECK (created_at > updated_at)',
      dialect,
    );
    assert.ok(table.plan.agreements.every(({ dropped }) => dropped !== null));
  });
}

test.run();
