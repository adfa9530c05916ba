import { type BelievableTable, every, most, over } from '../expectation.ts';
import { between, priceEnding } from '../judges/quantities.ts';
import { percentageOf, productOf, ratioBetween, sumOf } from '../judges/relations.ts';
import { medianBetween } from '../judges/statistics.ts';

export const bakeryOrders: BelievableTable = {
  name: 'bakery_orders',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE bakery_orders (
      order_id        INT AUTO_INCREMENT PRIMARY KEY,
      item_count      TINYINT NOT NULL,
      unit_price      DECIMAL(6,2) NOT NULL,
      subtotal        DECIMAL(8,2) NOT NULL,
      discount_pct    DECIMAL(4,1) NOT NULL,
      discount_amount DECIMAL(7,2) NOT NULL,
      tax_rate        DECIMAL(4,2) NOT NULL,
      tax_amount      DECIMAL(7,2) NOT NULL,
      grand_total     DECIMAL(8,2) NOT NULL
    )`,
  expectations: [
    every(['subtotal', 'item_count', 'unit_price'], productOf),
    most(0.99, ['discount_amount', 'subtotal', 'discount_pct'], percentageOf),
    every(['grand_total', 'subtotal', 'discount_amount', 'tax_amount'], sumOf('+-+')),
    every('grand_total', between(0.01, 100_000)),
    most(0.6, 'unit_price', priceEnding),
    over('unit_price', medianBetween(4, 60)),
    most(0.99, ['tax_amount', 'subtotal', 'tax_rate'], percentageOf),
    every('item_count', between(1, 127)),
    every('subtotal', between(0.5, 500_000)),
    over('subtotal', medianBetween(5, 500)),
    every('discount_pct', between(0, 90)),
    every(['discount_amount', 'subtotal'], ratioBetween(0, 0.9)),
    every('tax_rate', between(0, 30)),
    every(['tax_amount', 'subtotal'], ratioBetween(0, 0.31)),
    every(['grand_total', 'subtotal'], ratioBetween(0.1, 1.31)),
  ],
};
