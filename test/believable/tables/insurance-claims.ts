import { type BelievableTable, every, most, over } from '../expectation.ts';
import { reference } from '../judges/forms.ts';
import { capitalised, different, fullName, label, naming, prose, sentences } from '../judges/language.ts';
import { inOrder } from '../judges/relations.ts';
import { distinctBetween, nullShare, varied } from '../judges/statistics.ts';

export const insuranceClaims: BelievableTable = {
  name: 'insurance_claims',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE claims (
      id                  bigserial PRIMARY KEY,
      policy_number       varchar(20) NOT NULL,
      policyholder        varchar(80) NOT NULL,
      adjuster            varchar(80),
      surveyor_name       varchar(80),
      coverage_type       varchar(30) NOT NULL,
      channel             varchar(20) NOT NULL,
      incident_location   varchar(80),
      damaged_items       text[],
      documents           jsonb,
      description         text NOT NULL,
      rejection_reason    varchar(120),
      cancellation_reason varchar(120),
      approved_by         varchar(60),
      reported_on         date NOT NULL,
      closed_on           date
    )`,
  expectations: [
    every('policy_number', reference),
    every('policyholder', fullName),
    every('adjuster', fullName),
    every('surveyor_name', fullName),
    most(0.95, ['policyholder', 'adjuster'], different),
    most(0.95, ['adjuster', 'surveyor_name'], different),
    every('coverage_type', label),
    over('coverage_type', distinctBetween(3, 15)),
    every('channel', naming('a way to be reached', /web|mail|phone|chat|app|store|branch|agent/)),
    every('description', prose(5)),
    every('description', sentences),
    most(
      0.9,
      'description',
      naming('what is insured', /damag|stol|repair|insur|claim|police|injur|flood|fire|storm|hail|burst|estimate/),
    ),
    over('description', varied(0.4)),
    every('rejection_reason', capitalised),
    over('rejection_reason', distinctBetween(4, 40)),
    over('cancellation_reason', nullShare(0.2, 0.99)),
    every(['reported_on', 'closed_on'], inOrder),
  ],
};
