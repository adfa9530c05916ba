import { type BelievableTable, every, over } from '../expectation.ts';
import { currency, matching, uuid } from '../judges/forms.ts';
import { brand, different, fullName, label, placeName } from '../judges/language.ts';
import { distinctBetween } from '../judges/statistics.ts';

export const shippingOrders: BelievableTable = {
  name: 'shipping_orders',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE shipping_orders (
      shipping_order_id CHAR(36) PRIMARY KEY,
      forwarder_id      CHAR(36) NOT NULL,
      shipper_name      VARCHAR(80),
      consignee_name    VARCHAR(80),
      notify_party      VARCHAR(80),
      billing_contact   VARCHAR(80),
      bill_of_lading    VARCHAR(20),
      carrier_scac      CHAR(4),
      vessel_name       VARCHAR(40),
      port_of_loading   VARCHAR(40) NOT NULL,
      port_of_discharge VARCHAR(40) NOT NULL,
      pol_unlocode      CHAR(5),
      container_no      CHAR(11),
      freight_currency  CHAR(3),
      source_language   VARCHAR(30) NOT NULL,
      source_lang       CHAR(2),
      target_language   VARCHAR(30) NOT NULL
    )`,
  expectations: [
    every('shipping_order_id', uuid),
    every('forwarder_id', uuid),
    every('shipper_name', brand),
    every('consignee_name', brand),
    every('notify_party', brand),
    every('billing_contact', fullName),
    every('bill_of_lading', matching('letters and digits of a carrier', /^[A-Z]{4}\d{6,12}$/)),
    every('carrier_scac', matching('four capital letters', /^[A-Z]{4}$/)),
    every('vessel_name', label),
    every('port_of_loading', placeName),
    every(['port_of_loading', 'port_of_discharge'], different),
    every('pol_unlocode', matching('a code of a port', /^[A-Z]{2}[A-Z2-9]{3}$/)),
    over('pol_unlocode', distinctBetween(5, 100)),
    every('container_no', matching('four letters and seven digits', /^[A-Z]{4}\d{7}$/)),
    every('freight_currency', currency),
    every(['source_language', 'target_language'], different),
  ],
};
