import { type BelievableTable, every, most, over } from '../expectation.ts';
import { barcode } from '../judges/checksums.ts';
import { colour, fileAddress, reference, slug } from '../judges/forms.ts';
import { brand, capitalised, label, longerThan, noFullStop, prose, speakable } from '../judges/language.ts';
import { between, decimalsAtMost, priceEnding, recent, wholeNumber } from '../judges/quantities.ts';
import { inOrder, ratioBetween, slugOf } from '../judges/relations.ts';
import { distinctBetween, medianBetween, skewed, trueShare, varied } from '../judges/statistics.ts';

export const products: BelievableTable = {
  name: 'products',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE products (
      prod_id       INT AUTO_INCREMENT PRIMARY KEY,
      prod_name     VARCHAR(150) NOT NULL,
      slug          VARCHAR(160) NOT NULL,
      sku           VARCHAR(40) NOT NULL,
      ean           CHAR(13),
      brand         VARCHAR(60),
      category      VARCHAR(60) NOT NULL,
      colour        VARCHAR(30),
      short_desc    VARCHAR(255),
      description   TEXT,
      price         DECIMAL(10,2) NOT NULL,
      cost_price    DECIMAL(10,2) NOT NULL,
      weight_kg     DECIMAL(8,3),
      stock_qty     INT NOT NULL DEFAULT 0,
      rating_avg    DECIMAL(3,2),
      review_count  INT UNSIGNED NOT NULL DEFAULT 0,
      is_active     BOOLEAN NOT NULL DEFAULT TRUE,
      image_url     VARCHAR(255),
      created_at    TIMESTAMP NULL DEFAULT CURRENT_TIMESTAMP,
      updated_at    TIMESTAMP NULL,
      UNIQUE KEY uk_slug (slug),
      UNIQUE KEY uk_sku (sku)
    )`,
  expectations: [
    every('prod_name', speakable),
    every('prod_name', capitalised),
    every('prod_name', noFullStop),
    over('prod_name', varied(0.3)),
    every('slug', slug),
    most(0.9, ['slug', 'prod_name'], slugOf),
    every('sku', reference),
    every('ean', barcode),
    every('brand', brand),
    every('category', label),
    over('category', distinctBetween(3, 60)),
    every('colour', colour),
    most(0.9, 'description', prose(5)),
    most(0.8, ['description', 'short_desc'], longerThan),
    every('price', between(0.01, 50_000)),
    most(0.3, 'price', priceEnding),
    over('price', skewed),
    most(0.95, ['cost_price', 'price'], ratioBetween(0.05, 1)),
    every('weight_kg', between(0, 500)),
    over('weight_kg', medianBetween(0.05, 30)),
    every('stock_qty', between(0, 100_000)),
    every('rating_avg', between(0, 5)),
    over('rating_avg', medianBetween(2.5, 5)),
    every('rating_avg', decimalsAtMost(2)),
    every('review_count', wholeNumber),
    over('review_count', skewed),
    over('is_active', trueShare(0.5, 0.99)),
    every('image_url', fileAddress),
    every(['created_at', 'updated_at'], inOrder),
    every(['created_at', 'updated_at'], recent),
  ],
};
