import { type BelievableTable, every, most, over } from '../expectation.ts';
import { label, speakable } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { daysApart, inOrder, onlyWhen, thereWhen } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, uneven } from '../judges/statistics.ts';

export const builds: BelievableTable = {
  name: 'builds',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE ci_builds (
      id            bigserial PRIMARY KEY,
      repo          text,
      branch        text,
      status        text,
      triggered_by  text,
      queued_at     timestamptz NOT NULL,
      started_at    timestamptz,
      finished_at   timestamptz,
      duration_ms   integer,
      error_message text
    )`,
  expectations: [
    every('repo', speakable),
    over('repo', nullShare(0, 0.06)),
    over('branch', nullShare(0, 0.06)),
    every('status', label),
    over('status', distinctBetween(3, 10)),
    over('status', uneven(2)),
    over('status', nullShare(0, 0.02)),
    every(['queued_at', 'started_at', 'finished_at'], inOrder),
    every(['queued_at', 'started_at', 'finished_at'], recent),
    most(0.95, ['queued_at', 'started_at'], daysApart(0, 1)),
    most(0.95, ['started_at', 'finished_at'], daysApart(0, 1)),
    every(['started_at', 'status'], thereWhen(/succe|pass|fail|cancel|running/)),
    every(['finished_at', 'status'], thereWhen(/succe|pass|fail|cancel/)),
    every(['started_at', 'status'], onlyWhen(/succe|pass|fail|cancel|running|time/)),
    every(['finished_at', 'status'], onlyWhen(/succe|pass|fail|cancel|time/)),
    over('started_at', nullShare(0, 0.3)),
    every('duration_ms', between(100, 90_000_000)),
    over('duration_ms', medianBetween(5_000, 3_600_000)),
    every(['error_message', 'status'], onlyWhen(/fail|time|error/)),
  ],
};
