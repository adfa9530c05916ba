import { type BelievableTable, every, most, over } from '../expectation.ts';
import { reference } from '../judges/forms.ts';
import { capitalised, noFullStop, speakable, wordsBetween } from '../judges/language.ts';
import { between, multipleOf, priceEnding, recent } from '../judges/quantities.ts';
import { discountedProduct } from '../judges/relations.ts';
import { distinctAtLeast, medianBetween, skewed } from '../judges/statistics.ts';

export const orderItems: BelievableTable = {
  name: 'order_items',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE order_items (
      order_id     bigint NOT NULL,
      line_no      smallint NOT NULL CHECK (line_no > 0),
      product_id   integer NOT NULL,
      product_name varchar(120) NOT NULL,
      sku          varchar(32) NOT NULL,
      quantity     integer NOT NULL DEFAULT 1 CHECK (quantity > 0),
      unit_price   numeric(10,2) NOT NULL CHECK (unit_price >= 0),
      discount_pct numeric(5,2) NOT NULL DEFAULT 0 CHECK (discount_pct BETWEEN 0 AND 100),
      line_total   numeric(12,2) NOT NULL,
      created_at   timestamp NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, line_no)
    )`,
  expectations: [
    every('line_no', between(1, 60)),
    over('line_no', medianBetween(1, 8)),
    every('product_name', speakable),
    every('product_name', capitalised),
    every('product_name', noFullStop),
    every('product_name', wordsBetween(1, 10)),
    over('product_name', distinctAtLeast(20)),
    every('sku', reference),
    every('quantity', between(1, 1000)),
    over('quantity', medianBetween(1, 8)),
    over('quantity', skewed),
    every('unit_price', between(0, 20_000)),
    most(0.3, 'unit_price', priceEnding),
    over('unit_price', skewed),
    every('discount_pct', between(0, 90)),
    most(0.6, 'discount_pct', multipleOf(0.5)),
    over('discount_pct', medianBetween(0, 25)),
    every(['line_total', 'quantity', 'unit_price', 'discount_pct'], discountedProduct),
    every('created_at', recent),
  ],
};
