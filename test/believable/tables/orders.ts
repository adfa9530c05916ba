import { type BelievableTable, every, most, over } from '../expectation.ts';
import { currency, ipAddress, reference } from '../judges/forms.ts';
import { label, naming, prose } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { inOrder, onlyWhen, ratioBetween, sumOf } from '../judges/relations.ts';
import { distinctBetween, nullShare, skewed, spansDays, uneven } from '../judges/statistics.ts';

export const orders: BelievableTable = {
  name: 'orders',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE orders (
      id            BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      order_number  VARCHAR(24) NOT NULL UNIQUE,
      customer_id   INT UNSIGNED NOT NULL,
      status        VARCHAR(20) NOT NULL DEFAULT 'pending',
      subtotal      DECIMAL(10,2) NOT NULL,
      tax           DECIMAL(10,2) NOT NULL DEFAULT 0,
      shipping_cost DECIMAL(8,2) NOT NULL DEFAULT 0,
      discount      DECIMAL(8,2) NOT NULL DEFAULT 0,
      total         DECIMAL(10,2) NOT NULL,
      currency      CHAR(3) NOT NULL DEFAULT 'EUR',
      ip_address    VARCHAR(45),
      placed_at     DATETIME NOT NULL,
      paid_at       DATETIME,
      shipped_at    DATETIME,
      delivered_at  DATETIME,
      cancelled_at  DATETIME,
      customer_note VARCHAR(500),
      KEY (customer_id),
      CONSTRAINT fk_orders_customer FOREIGN KEY (customer_id) REFERENCES customers (cust_id)
    )`,
  expectations: [
    every('order_number', reference),
    every('status', label),
    most(
      0.95,
      'status',
      naming(
        "an order's state",
        /pend|new|open|draft|paid|process|confirm|ship|deliver|complet|cancel|refund|return|hold|fail|await|pack|transit|place|accept|close|fulfil|dispatch/,
      ),
    ),
    over('status', distinctBetween(3, 12)),
    over('status', uneven(1.5)),
    every('subtotal', between(0.5, 100_000)),
    over('subtotal', skewed),
    every(['total', 'subtotal', 'tax', 'shipping_cost', 'discount'], sumOf('+++-')),
    every(['tax', 'subtotal'], ratioBetween(0, 0.3)),
    every(['discount', 'subtotal'], ratioBetween(0, 1)),
    every('shipping_cost', between(0, 300)),
    every('currency', currency),
    over('currency', uneven(2)),
    every('ip_address', ipAddress),
    every(['placed_at', 'paid_at', 'shipped_at', 'delivered_at'], inOrder),
    every(['placed_at', 'cancelled_at'], inOrder),
    every(['placed_at', 'paid_at', 'shipped_at', 'delivered_at', 'cancelled_at'], recent),
    over('placed_at', spansDays(20)),
    every(['shipped_at', 'status'], onlyWhen(/ship|deliver|complet|return|refund|transit|dispatch|fulfil|close/i)),
    every(['delivered_at', 'status'], onlyWhen(/deliver|complet|return|refund|fulfil|close/i)),
    every(['cancelled_at', 'status'], onlyWhen(/cancel|refund|fail|close/i)),
    over('cancelled_at', nullShare(0.55, 1)),
    most(0.9, 'customer_note', prose(2)),
  ],
};
