import { type BelievableTable, every, most, over } from '../expectation.ts';
import { countryCode, currency, email, postcode } from '../judges/forms.ts';
import { companyName, fullName, naming, placeName, streetWithNumber } from '../judges/language.ts';
import { cityInCountry } from '../judges/places.ts';
import { between, past, wholeNumber } from '../judges/quantities.ts';
import { ascending, inOrder, madeOfName, onlyWhen, sumOf } from '../judges/relations.ts';
import { distinctAtLeast, distinctBetween, nullShare, varied } from '../judges/statistics.ts';

export const supplyOrders: BelievableTable = {
  name: 'supply orders',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE supply_orders (
      id                bigserial PRIMARY KEY,
      vendor_name       varchar NOT NULL,
      aasm_state        varchar NOT NULL DEFAULT 'draft',
      currency          varchar(3) NOT NULL DEFAULT 'EUR',
      line_count        integer NOT NULL DEFAULT 0,
      net_total_cents   bigint NOT NULL DEFAULT 0,
      tax_total_cents   bigint NOT NULL DEFAULT 0,
      freight_cents     bigint NOT NULL DEFAULT 0,
      gross_total_cents bigint NOT NULL DEFAULT 0,
      ship_to_name      varchar NOT NULL,
      ship_to_email     varchar NOT NULL,
      ship_to_street    varchar NOT NULL,
      ship_to_city      varchar NOT NULL,
      ship_to_zip       varchar NOT NULL,
      ship_to_country   char(2) NOT NULL,
      billto_name       varchar(80) NOT NULL,
      billto_city       varchar(60) NOT NULL,
      billto_country    char(2) NOT NULL,
      submitted_at      timestamp,
      approved_at       timestamp,
      rejected_at       timestamp,
      rejection_reason  text,
      created_at        timestamp NOT NULL,
      updated_at        timestamp NOT NULL
    )`,
  expectations: [
    every('vendor_name', companyName),
    every(
      'aasm_state',
      naming(
        'the state of an order',
        /draft|pend|submit|approv|process|ship|deliver|complet|cancel|reject|paid|confirm|return|refund|open|clos|new/i,
      ),
    ),
    over('aasm_state', distinctBetween(3, 12)),
    every('currency', currency),
    every('line_count', between(1, 200)),
    every('net_total_cents', wholeNumber),
    every(['tax_total_cents', 'net_total_cents'], ascending),
    every(['gross_total_cents', 'net_total_cents', 'tax_total_cents', 'freight_cents'], sumOf('+++')),
    every('ship_to_name', fullName),
    over('ship_to_name', varied(0.9)),
    every('ship_to_email', email),
    most(0.95, ['ship_to_email', 'ship_to_name'], madeOfName),
    every('ship_to_street', streetWithNumber),
    every('ship_to_city', placeName),
    every('ship_to_zip', postcode),
    every('ship_to_country', countryCode),
    every(['ship_to_city', 'ship_to_country'], cityInCountry),
    every('billto_name', fullName),
    every('billto_city', placeName),
    every(['billto_city', 'billto_country'], cityInCountry),
    over('ship_to_city', distinctAtLeast(60)),
    every(['created_at', 'submitted_at', 'approved_at'], inOrder),
    every(['created_at', 'updated_at'], inOrder),
    every('created_at', past),
    every(['rejection_reason', 'rejected_at'], onlyWhen(/./)),
    over('rejected_at', nullShare(0.7, 1)),
  ],
};
