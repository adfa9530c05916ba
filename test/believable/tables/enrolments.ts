import { type BelievableTable, every, most, over } from '../expectation.ts';
import { grade, semester } from '../judges/forms.ts';
import { naming, prose } from '../judges/language.ts';
import { between, momentBetween, recent } from '../judges/quantities.ts';
import { inOrder, onlyWhen, thereWhen } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, spansDays, trueShare, uneven } from '../judges/statistics.ts';

export const enrolments: BelievableTable = {
  name: 'enrolments',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE "CourseEnrolment" (
      "studentId"      integer NOT NULL,
      "courseId"       integer NOT NULL,
      "status"         text NOT NULL DEFAULT 'active',
      "grade"          varchar(2),
      "scorePct"       numeric(5,2),
      "progressPct"    smallint NOT NULL DEFAULT 0,
      "attendanceRate" real,
      "certificateSent" boolean NOT NULL DEFAULT false,
      "semester"       varchar(20) NOT NULL,
      "feedback"       text,
      "enrolledAt"     timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP,
      "completedAt"    timestamptz,
      PRIMARY KEY ("studentId", "courseId")
    )`,
  expectations: [
    most(
      0.9,
      'status',
      naming(
        "an enrolment's state",
        /active|enrol|complet|drop|withdr|fail|pass|pend|progress|cancel|audit|wait|suspend|finish|expired|inactive|defer/,
      ),
    ),
    over('status', distinctBetween(2, 10)),
    over('status', uneven(1.5)),
    every('grade', grade),
    over('grade', distinctBetween(3, 25)),
    every('scorePct', between(0, 100)),
    over('scorePct', medianBetween(45, 95)),
    every('progressPct', between(0, 100)),
    every('attendanceRate', between(0, 100)),
    over('certificateSent', trueShare(0.03, 0.9)),
    every('semester', semester),
    most(0.9, 'feedback', prose(2)),
    every('enrolledAt', recent),
    over('enrolledAt', spansDays(30)),
    every('completedAt', momentBetween('2005-01-01', '2026-01-01')),
    every(['enrolledAt', 'completedAt'], inOrder),
    every(['completedAt', 'status'], onlyWhen(/complet|pass|fail|finish/i)),
    every(['completedAt', 'status'], thereWhen(/complet/i)),
    over('completedAt', nullShare(0.05, 0.97)),
  ],
};
