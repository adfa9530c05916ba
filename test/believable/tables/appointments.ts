import { type BelievableTable, every, most, over } from '../expectation.ts';
import { roomName } from '../judges/forms.ts';
import { displayName, fullName, naming, prose, speakable } from '../judges/language.ts';
import { between, hourBetween, momentBetween, multipleOf, past, roundMinutes } from '../judges/quantities.ts';
import { different, inOrder, onlyWhen, timeBetween } from '../judges/relations.ts';
import { distinctAtLeast, distinctBetween, medianBetween, nullShare, trueShare, uneven } from '../judges/statistics.ts';

export const appointments: BelievableTable = {
  name: 'appointments',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE appointments (
      appt_id       BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
      patient_name  VARCHAR(100) NOT NULL,
      doctor_name   VARCHAR(100) NOT NULL,
      starts_at     DATETIME NOT NULL,
      ends_at       DATETIME NOT NULL,
      duration_min  SMALLINT UNSIGNED NOT NULL DEFAULT 30,
      status        VARCHAR(20) NOT NULL DEFAULT 'scheduled',
      reason        VARCHAR(200),
      room          VARCHAR(10),
      reminder_sent BIT(1) NOT NULL DEFAULT b'0',
      notes         TEXT,
      created_at    DATETIME NOT NULL,
      cancelled_at  DATETIME
    )`,
  expectations: [
    every('patient_name', fullName),
    over('patient_name', distinctAtLeast(40)),
    every('doctor_name', displayName),
    over('doctor_name', distinctAtLeast(2)),
    every(['patient_name', 'doctor_name'], different),
    every(['starts_at', 'ends_at'], inOrder),
    every('starts_at', momentBetween('2005-01-01', '2027-12-31')),
    most(0.95, 'starts_at', hourBetween(6, 22)),
    most(0.95, 'starts_at', roundMinutes),
    every(['starts_at', 'ends_at', 'duration_min'], timeBetween('minutes')),
    every('duration_min', between(5, 480)),
    most(0.9, 'duration_min', multipleOf(5)),
    over('duration_min', medianBetween(10, 120)),
    most(
      0.9,
      'status',
      naming(
        "an appointment's state",
        /sched|book|confirm|complet|cancel|show|pend|arriv|check|progress|resched|done|request|miss|attend|open|active|wait/,
      ),
    ),
    over('status', distinctBetween(2, 12)),
    over('status', uneven(1.5)),
    every('reason', speakable),
    every('room', roomName),
    over('reminder_sent', trueShare(0.05, 0.97)),
    most(0.9, 'notes', prose(2)),
    every(['created_at', 'starts_at'], inOrder),
    every('created_at', past),
    every(['created_at', 'cancelled_at'], inOrder),
    every(['cancelled_at', 'status'], onlyWhen(/cancel|show|resched/i)),
    over('cancelled_at', nullShare(0.5, 1)),
  ],
};
