import { type BelievableTable, every, most, over } from '../expectation.ts';
import { countryCode, email, phone, postcode, reference } from '../judges/forms.ts';
import { companyName, firstName, lastName, placeName, salutation } from '../judges/language.ts';
import { cityInCountry } from '../judges/places.ts';
import { between, bornAged, multipleOf, recent } from '../judges/quantities.ts';
import { inOrder, madeOfName, titleOfSex } from '../judges/relations.ts';
import { determines, distinctAtLeast, medianBetween, trueShare } from '../judges/statistics.ts';

export const customers: BelievableTable = {
  name: 'customers',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE \`customers\` (
      \`cust_id\` int unsigned NOT NULL AUTO_INCREMENT,
      \`cust_no\` varchar(20) NOT NULL COMMENT 'customer number as printed on invoices',
      \`cust_title\` varchar(10) DEFAULT NULL,
      \`cust_first_name\` varchar(60) NOT NULL,
      \`cust_last_name\` varchar(60) NOT NULL,
      \`cust_gender\` enum('male','female','other') DEFAULT NULL,
      \`cust_email\` varchar(120) NOT NULL,
      \`cust_phone\` varchar(30) DEFAULT NULL,
      \`cust_dob\` date DEFAULT NULL,
      \`cust_company\` varchar(100) DEFAULT NULL,
      \`cust_city\` varchar(60) NOT NULL,
      \`cust_postcode\` varchar(12) NOT NULL,
      \`cust_country_code\` char(2) NOT NULL,
      \`cust_newsletter\` tinyint(1) NOT NULL DEFAULT '0',
      \`cust_credit_limit\` decimal(10,2) NOT NULL DEFAULT '0.00',
      \`cust_created_at\` datetime NOT NULL DEFAULT CURRENT_TIMESTAMP,
      \`cust_updated_at\` datetime NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
      PRIMARY KEY (\`cust_id\`),
      UNIQUE KEY \`uq_cust_no\` (\`cust_no\`),
      UNIQUE KEY \`uq_cust_email\` (\`cust_email\`),
      KEY \`idx_cust_name\` (\`cust_last_name\`,\`cust_first_name\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`,
  expectations: [
    every('cust_no', reference),
    every('cust_title', salutation),
    every('cust_first_name', firstName),
    over('cust_first_name', distinctAtLeast(25)),
    every('cust_last_name', lastName),
    over('cust_last_name', distinctAtLeast(25)),
    over(['cust_first_name', 'cust_gender'], determines),
    every(['cust_title', 'cust_gender'], titleOfSex),
    every('cust_email', email),
    most(0.8, ['cust_email', 'cust_first_name', 'cust_last_name'], madeOfName),
    every('cust_phone', phone),
    every('cust_dob', bornAged(14, 105)),
    every('cust_company', companyName),
    every('cust_city', placeName),
    over(['cust_city', 'cust_country_code'], determines),
    most(0.9, ['cust_city', 'cust_country_code'], cityInCountry),
    every('cust_postcode', postcode),
    every('cust_country_code', countryCode),
    over('cust_newsletter', trueShare(0.05, 0.95)),
    most(0.6, 'cust_credit_limit', multipleOf(10)),
    every('cust_credit_limit', between(0, 1_000_000)),
    over('cust_credit_limit', medianBetween(0, 50_000)),
    every(['cust_created_at', 'cust_updated_at'], inOrder),
    every(['cust_created_at', 'cust_updated_at'], recent),
  ],
};
