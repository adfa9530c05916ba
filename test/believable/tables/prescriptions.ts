import { type BelievableTable, every, most, over } from '../expectation.ts';
import { email, matching } from '../judges/forms.ts';
import { brand, firstName, fullName, label, lastName, placeName, prose } from '../judges/language.ts';
import { different, madeOfName } from '../judges/relations.ts';
import { distinctBetween, varied } from '../judges/statistics.ts';

export const prescriptions: BelievableTable = {
  name: 'prescriptions',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE RXMST (
      RX_NO       VARCHAR(12) PRIMARY KEY,
      PT_FNM      VARCHAR(30) NOT NULL,
      PT_LNM      VARCHAR(30) NOT NULL,
      PT_EMAIL    VARCHAR(80) NOT NULL,
      PT_CTY      VARCHAR(40),
      PRSCR_NM    VARCHAR(60),
      PRSCR_NPI   CHAR(10),
      DRUG_NM     VARCHAR(60),
      NDC_CD      VARCHAR(13),
      STRNGTH     VARCHAR(20),
      ROUTE       VARCHAR(20),
      SIG_TXT     VARCHAR(120),
      PHRMCY_NM   VARCHAR(60),
      PHRMCST     VARCHAR(60),
      INSRNC_CMPNY VARCHAR(60),
      EMPLR       VARCHAR(60),
      PARNT1_NM   VARCHAR(60),
      PARNT2_NM   VARCHAR(60)
    )`,
  expectations: [
    every('pt_fnm', firstName),
    every('pt_lnm', lastName),
    every('pt_email', email),
    every(['pt_email', 'pt_fnm', 'pt_lnm'], madeOfName),
    every('pt_cty', placeName),
    every('prscr_nm', fullName),
    every('prscr_npi', matching('a number of ten digits', /^\d{10}$/)),
    every('drug_nm', label),
    every('ndc_cd', matching('a code of a drug: three groups of digits', /^\d{4,5}-\d{3,4}-\d{1,2}$/)),
    every('strngth', matching('a number with its unit', /^[\d.]+ ?(?:mg|mcg|g|ml|IU|%)/)),
    every('route', label),
    over('route', distinctBetween(2, 12)),
    most(0.9, 'sig_txt', prose(3)),
    every('phrmcy_nm', brand),
    over('phrmcy_nm', varied(0.2)),
    every('phrmcst', fullName),
    every('insrnc_cmpny', brand),
    every('emplr', brand),
    every('parnt1_nm', fullName),
    every('parnt2_nm', fullName),
    every(['parnt1_nm', 'parnt2_nm'], different),
  ],
};
