import { type BelievableTable, every, most, over } from '../expectation.ts';
import { phone } from '../judges/forms.ts';
import { fullName, naming, street } from '../judges/language.ts';
import { between, past } from '../judges/quantities.ts';
import { ascending, daysApart, inOrder, onlyWhen, sumOf, thereWhen } from '../judges/relations.ts';
import { distinctAtLeast, distinctBetween, medianBetween, nullShare, uneven } from '../judges/statistics.ts';

export const mealOrders: BelievableTable = {
  name: 'meal orders',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE MealOrders (
      id            BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
      orderNo       VARCHAR(12) NOT NULL UNIQUE,
      customerName  VARCHAR(80) NOT NULL,
      customerPhone VARCHAR(24) NOT NULL,
      dropoffAddress VARCHAR(160) NOT NULL,
      basketTotal   DECIMAL(8,2) NOT NULL,
      deliveryFee   DECIMAL(6,2) NOT NULL DEFAULT 1.99,
      serviceFee    DECIMAL(6,2) NOT NULL,
      tip           DECIMAL(6,2) NOT NULL DEFAULT 0.00,
      voucherCode   VARCHAR(16),
      voucherAmount DECIMAL(6,2),
      orderTotal    DECIMAL(9,2) NOT NULL,
      orderStatus   ENUM('placed','accepted','preparing','pickedUp','delivered','cancelled') NOT NULL DEFAULT 'placed',
      placedAt      DATETIME NOT NULL,
      acceptedAt    DATETIME,
      pickedUpAt    DATETIME,
      deliveredAt   DATETIME,
      rating        TINYINT,
      instructions  VARCHAR(255),
      createdAt     DATETIME NOT NULL,
      updatedAt     DATETIME NOT NULL
    )`,
  expectations: [
    over('orderNo', distinctAtLeast(100)),
    every('customerName', fullName),
    every('customerPhone', phone),
    every('dropoffAddress', street),
    every('basketTotal', between(1, 2000)),
    every('deliveryFee', between(0, 60)),
    every('serviceFee', between(0.3, 30)),
    over('serviceFee', medianBetween(1, 6)),
    most(0.95, ['tip', 'basketTotal'], ascending),
    every(['voucherAmount', 'basketTotal'], ascending),
    every(['orderTotal', 'basketTotal', 'deliveryFee', 'serviceFee', 'tip', 'voucherAmount'], sumOf('++++-')),
    every(['voucherCode', 'voucherAmount'], onlyWhen(/./)),
    every(['voucherAmount', 'voucherCode'], thereWhen(/./)),
    over('voucherCode', nullShare(0.3, 0.95)),
    every(['placedAt', 'acceptedAt', 'pickedUpAt', 'deliveredAt'], inOrder),
    every(['placedAt', 'deliveredAt'], daysApart(0, 0.25)),
    most(0.95, ['placedAt', 'createdAt'], daysApart(0, 0.1)),
    every('placedAt', past),
    every(['createdAt', 'updatedAt'], inOrder),
    every(['deliveredAt', 'orderStatus'], onlyWhen(/^delivered$/)),
    every(['acceptedAt', 'orderStatus'], thereWhen(/^(?:accepted|preparing|pickedUp|delivered)$/)),
    every(['rating', 'orderStatus'], onlyWhen(/^delivered$/)),
    every('rating', between(1, 5)),
    over('orderStatus', distinctBetween(4, 6)),
    over('orderStatus', uneven(2)),
    most(
      0.9,
      'instructions',
      naming('what to do at a door', /leave|ring|call|deliver|door|hand|gate|dog|floor|place|side|dock|mail/i),
    ),
  ],
};
