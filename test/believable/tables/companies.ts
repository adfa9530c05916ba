import { type BelievableTable, every, most, over } from '../expectation.ts';
import { countryName, domainName, email, url, vatId } from '../judges/forms.ts';
import { companyName, fullName, label, placeName, prose } from '../judges/language.ts';
import { cityInCountry } from '../judges/places.ts';
import { between, yearBetween } from '../judges/quantities.ts';
import { endsWith, holdsAll, sharesWord } from '../judges/relations.ts';
import { determines, distinctBetween, medianBetween, skewed, trueShare, varied } from '../judges/statistics.ts';

export const companies: BelievableTable = {
  name: 'companies',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE companies (
      company_id     INT NOT NULL AUTO_INCREMENT PRIMARY KEY,
      company_name   VARCHAR(120) NOT NULL UNIQUE,
      legal_name     VARCHAR(160),
      domain         VARCHAR(100),
      website        VARCHAR(200),
      email          VARCHAR(120),
      industry       VARCHAR(60),
      employee_count INT UNSIGNED,
      founded_year   SMALLINT UNSIGNED,
      annual_revenue BIGINT,
      vat_id         VARCHAR(20),
      country        VARCHAR(60) NOT NULL,
      hq_city        VARCHAR(60) NOT NULL,
      ceo_name       VARCHAR(80),
      about          TEXT,
      is_public      TINYINT(1) NOT NULL DEFAULT 0
    )`,
  expectations: [
    every('company_name', companyName),
    every('legal_name', companyName),
    most(0.8, ['legal_name', 'company_name'], sharesWord),
    every('domain', domainName),
    most(0.8, ['domain', 'company_name'], sharesWord),
    every('website', url),
    most(0.8, ['website', 'domain'], holdsAll),
    every('email', email),
    most(0.8, ['email', 'domain'], endsWith),
    every('industry', label),
    over('industry', distinctBetween(4, 120)),
    every('employee_count', between(1, 3_000_000)),
    over('employee_count', skewed),
    every('founded_year', yearBetween(1600, 2026)),
    over('founded_year', medianBetween(1940, 2022)),
    every('annual_revenue', between(-1e9, 1e12)),
    over('annual_revenue', skewed),
    every('vat_id', vatId),
    most(0.9, 'country', countryName),
    every('hq_city', placeName),
    over(['hq_city', 'country'], determines),
    most(0.9, ['hq_city', 'country'], cityInCountry),
    every('ceo_name', fullName),
    over('ceo_name', varied(0.7)),
    most(0.9, 'about', prose(5)),
    over('is_public', trueShare(0.01, 0.7)),
  ],
};
