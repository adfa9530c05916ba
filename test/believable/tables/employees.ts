import { type BelievableTable, every, most, over } from '../expectation.ts';
import { email, reference } from '../judges/forms.ts';
import { firstName, label, lastName, naming } from '../judges/language.ts';
import { between, bornAged, momentBetween, multipleOf, past } from '../judges/quantities.ts';
import { agedAt, inOrder, madeOfName } from '../judges/relations.ts';
import { distinctAtLeast, distinctBetween, medianBetween, nullShare, trueShare, uneven } from '../judges/statistics.ts';

export const employees: BelievableTable = {
  name: 'employees',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE "Employees" (
      "employeeId"      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "employeeNumber"  varchar(12) NOT NULL UNIQUE,
      "firstName"       varchar(50) NOT NULL,
      "lastName"        varchar(50) NOT NULL,
      "workEmail"       varchar(100) NOT NULL UNIQUE,
      "jobTitle"        varchar(80) NOT NULL,
      "department"      varchar(60) NOT NULL,
      "birthDate"       date NOT NULL,
      "hireDate"        date NOT NULL,
      "terminationDate" date,
      "annualSalary"    numeric(10,2) NOT NULL CHECK ("annualSalary" > 0),
      "vacationDays"    smallint NOT NULL DEFAULT 25,
      "isRemote"        boolean NOT NULL DEFAULT false,
      CONSTRAINT "ckEmployment" CHECK ("terminationDate" IS NULL OR "terminationDate" >= "hireDate")
    )`,
  expectations: [
    every('employeeNumber', reference),
    every('firstName', firstName),
    every('lastName', lastName),
    every('workEmail', email),
    most(0.8, ['workEmail', 'firstName', 'lastName'], madeOfName),
    every('jobTitle', label),
    most(
      0.6,
      'jobTitle',
      naming(
        'what somebody does',
        /(?:er|or|ist|ant|ian|ive|ent|head|chief|lead|clerk|intern|trainee|ceo|cto|cfo|vp|president|staff|nurse|buyer)\b/,
      ),
    ),
    over('jobTitle', distinctAtLeast(8)),
    every('department', label),
    over('department', distinctBetween(3, 45)),
    over('department', uneven(2)),
    every('birthDate', bornAged(16, 75)),
    every(['birthDate', 'hireDate'], agedAt(15, 70)),
    every('hireDate', momentBetween('1970-01-01', '2026-03-31')),
    every('terminationDate', past),
    every(['hireDate', 'terminationDate'], inOrder),
    over('terminationDate', nullShare(0.5, 1)),
    every('annualSalary', between(8_000, 900_000)),
    most(0.5, 'annualSalary', multipleOf(1)),
    over('annualSalary', medianBetween(20_000, 150_000)),
    every('vacationDays', between(0, 60)),
    over('isRemote', trueShare(0.03, 0.9)),
  ],
};
