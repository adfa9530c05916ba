import { type BelievableTable, every, most, over } from '../expectation.ts';
import { currency, reference, vatId } from '../judges/forms.ts';
import { companyName, streetWithNumber } from '../judges/language.ts';
import { between, past, recent } from '../judges/quantities.ts';
import { daysApart, inOrder, onlyWhen, percentageOf, sumOf, thereWhen } from '../judges/relations.ts';
import { distinctBetween, skewed, uneven, varied } from '../judges/statistics.ts';

export const invoices: BelievableTable = {
  name: 'invoices',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE invoices (
      inv_id        INT UNSIGNED NOT NULL AUTO_INCREMENT,
      inv_no        VARCHAR(20) NOT NULL,
      inv_date      DATE NOT NULL,
      due_date      DATE NOT NULL,
      paid_date     DATE NULL,
      status        ENUM('draft','sent','paid','overdue','void') NOT NULL DEFAULT 'draft',
      customer_name VARCHAR(120) NOT NULL COMMENT 'company of the customer',
      bill_address  VARCHAR(200) NOT NULL COMMENT 'street and house number',
      vat_number    VARCHAR(20),
      net_amount    DECIMAL(12,2) NOT NULL,
      vat_rate      DECIMAL(4,2) NOT NULL DEFAULT 19.00 COMMENT 'per cent',
      vat_amount    DECIMAL(12,2) NOT NULL,
      gross_amount  DECIMAL(12,2) NOT NULL,
      currency      CHAR(3) NOT NULL,
      reminders     TINYINT UNSIGNED NOT NULL DEFAULT 0,
      PRIMARY KEY (inv_id),
      UNIQUE KEY inv_no (inv_no)
    ) COMMENT='outgoing invoices'`,
  expectations: [
    every('inv_no', reference),
    every('inv_date', recent),
    every(['inv_date', 'due_date'], daysApart(0, 120)),
    every('paid_date', past),
    every(['inv_date', 'paid_date'], inOrder),
    every(['paid_date', 'status'], onlyWhen(/paid/)),
    every(['paid_date', 'status'], thereWhen(/paid/)),
    over('status', uneven(2)),
    every('customer_name', companyName),
    over('customer_name', varied(0.2)),
    every('bill_address', streetWithNumber),
    every('vat_number', vatId),
    every('net_amount', between(1, 1_000_000)),
    over('net_amount', skewed),
    every('vat_rate', between(0, 27)),
    over('vat_rate', distinctBetween(1, 25)),
    most(0.95, ['vat_amount', 'net_amount', 'vat_rate'], percentageOf),
    every(['gross_amount', 'net_amount', 'vat_amount'], sumOf('++')),
    every('currency', currency),
    every('reminders', between(0, 10)),
  ],
};
