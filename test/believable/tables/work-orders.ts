import { type BelievableTable, every, most, over } from '../expectation.ts';
import { matching } from '../judges/forms.ts';
import { between, past } from '../judges/quantities.ts';
import { inOrder, productOf, timeBetween } from '../judges/relations.ts';
import { distinctBetween, varied } from '../judges/statistics.ts';

export const workOrders: BelievableTable = {
  name: 'work_orders',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE work_orders (
      id                 int AUTO_INCREMENT PRIMARY KEY,
      order_no           varchar(16) NOT NULL UNIQUE COMMENT 'e.g. WO-2024-00042',
      asset_code         varchar(12) NOT NULL COMMENT 'like PMP-0417',
      technician_email   varchar(120) NOT NULL,
      labour_hours       decimal(6,2) NOT NULL,
      labour_rate        decimal(8,2) NOT NULL,
      labour_cost        decimal(10,2) NOT NULL COMMENT 'labour hours * labour rate',
      opened_at          datetime NOT NULL,
      closed_at          datetime,
      minutes_to_close   int COMMENT 'from opening to closing',
      warranty_start     date NOT NULL,
      warranty_end       date NOT NULL,
      warranty_days      int NOT NULL,
      carrier            varchar(20) NOT NULL,
      tracking_number    varchar(30) NOT NULL,
      length_cm          decimal(6,1) NOT NULL,
      width_cm           decimal(6,1) NOT NULL,
      height_cm          decimal(6,1) NOT NULL,
      stripe_charge_id   varchar(40),
      CHECK (warranty_end > warranty_start)
    )`,
  expectations: [
    every('order_no', matching('a form as in its comment', /^WO-20\d\d-\d{5}$/)),
    every(['order_no', 'opened_at'], {
      words: 'the year of the number is that of the moment',
      holds: ([number, moment]) => number?.slice(3, 7) === moment?.slice(0, 4),
    }),
    every('asset_code', matching('a form as in its comment', /^PMP-\d{4}$/)),
    over('technician_email', distinctBetween(3, 30)),
    every(['labour_cost', 'labour_hours', 'labour_rate'], productOf),
    every(['opened_at', 'closed_at'], inOrder),
    every(['opened_at', 'closed_at', 'minutes_to_close'], timeBetween('minutes')),
    every('opened_at', past),
    every(['warranty_start', 'warranty_end', 'warranty_days'], timeBetween('days')),
    every('carrier', matching('a carrier', /^(?:UPS|FedEx|DHL|USPS|DPD|GLS|TNT|Royal Mail|PostNL|Hermes)$/)),
    every(['carrier', 'tracking_number'], {
      words: 'the number is one of the carrier',
      holds: ([carrier, number]) =>
        carrier === 'UPS'
          ? number?.startsWith('1Z') === true
          : carrier === 'FedEx'
            ? /^\d{12}$/.test(number ?? '')
            : null,
    }),
    most(0.97, 'height_cm', between(1, 130)),
    every('labour_hours', between(0, 200)),
    every('labour_rate', between(1, 500)),
    over('opened_at', varied(0.9)),
    every('stripe_charge_id', matching('the id of a charge', /^ch_[A-Za-z\d]{14,}$/)),
  ],
};
