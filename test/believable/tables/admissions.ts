import { type BelievableTable, every, over } from '../expectation.ts';
import { matching, phone } from '../judges/forms.ts';
import { fullName, naming, speakable } from '../judges/language.ts';
import { between, past } from '../judges/quantities.ts';
import { ascending, inOrder } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, shareMatching, trueShare, uneven } from '../judges/statistics.ts';

export const admissions: BelievableTable = {
  name: 'inpatient_record',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE inpatient_record (
      "recordId"             bigserial PRIMARY KEY,
      "patientName"          varchar(120) NOT NULL,
      "sexAtBirth"           varchar(6) NOT NULL,
      "ethnicity"            varchar(40) NOT NULL,
      "homePh"               varchar(20) NOT NULL,
      "gpName"               varchar(80) NOT NULL,
      "chronicConditions"    text,
      "familyHistory"        text,
      "admittedAt"           timestamptz NOT NULL,
      "dischargedAt"         timestamptz,
      "admissionType"        varchar(20) NOT NULL,
      "glasgowComaScale"     smallint NOT NULL,
      "pulseBpm"             smallint NOT NULL,
      "respRate"             smallint NOT NULL,
      "bpSys"                smallint NOT NULL,
      "bpDia"                smallint NOT NULL,
      "glucoseMgDl"          numeric(5,1) NOT NULL,
      "dischargeDestination" varchar(40) NOT NULL,
      "copayAmount"          numeric(6,2) NOT NULL,
      "totalCharges"         numeric(12,2) NOT NULL,
      "readmittedWithin30Days" boolean NOT NULL,
      "mortalityRisk"        numeric(4,3) NOT NULL
    )`,
  expectations: [
    every('patientName', fullName),
    every('sexAtBirth', matching('a sex', /^(?:fe)?male$/)),
    every('ethnicity', naming('an ethnicity', /white|black|asian|hispanic|islander|indian|eastern|races|mixed|other/i)),
    every('homePh', phone),
    every('gpName', fullName),
    every('chronicConditions', speakable),
    over('chronicConditions', distinctBetween(6, 60)),
    every('familyHistory', naming('a relative, or none', /mother|father|sister|brother|aunt|uncle|family/i)),
    every(['admittedAt', 'dischargedAt'], inOrder),
    every('admittedAt', past),
    over('admissionType', uneven(2)),
    over('admissionType', shareMatching('outpatient', /outpatient/, 0, 0.05)),
    every('glasgowComaScale', between(3, 15)),
    over('glasgowComaScale', medianBetween(14, 15)),
    every('respRate', between(6, 40)),
    every('pulseBpm', between(35, 200)),
    every(['bpDia', 'bpSys'], ascending),
    every('glucoseMgDl', between(40, 500)),
    over('dischargeDestination', shareMatching('home', /home/i, 0.5, 0.95)),
    every('copayAmount', between(0, 300)),
    over('totalCharges', medianBetween(2_000, 40_000)),
    over('readmittedWithin30Days', trueShare(0.02, 0.35)),
    every('mortalityRisk', between(0, 1)),
    over('mortalityRisk', distinctBetween(30, 200)),
    over('chronicConditions', nullShare(0.1, 0.7)),
  ],
};
