import { type BelievableTable, every, most, over } from '../expectation.ts';
import { email, reference } from '../judges/forms.ts';
import {
  capitalised,
  displayName,
  fullName,
  label,
  longerThan,
  noFullStop,
  prose,
  speakable,
  wordsBetween,
} from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { inOrder, madeOfName, onlyWhen } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, shareMatching, uneven, varied } from '../judges/statistics.ts';

export const supportTickets: BelievableTable = {
  name: 'support_tickets',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE tickets (
      id                BIGINT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
      ticket_no         VARCHAR(16) NOT NULL,
      subject           VARCHAR(160) NOT NULL,
      description       MEDIUMTEXT NOT NULL,
      priority          ENUM('low','normal','high','urgent') NOT NULL DEFAULT 'normal',
      status            ENUM('new','open','pending','resolved','closed') NOT NULL DEFAULT 'new',
      category          VARCHAR(40) NOT NULL,
      requester_name    VARCHAR(80) NOT NULL,
      requester_email   VARCHAR(120) NOT NULL,
      assignee_name     VARCHAR(80),
      reply_count       SMALLINT UNSIGNED NOT NULL DEFAULT 0,
      satisfaction      TINYINT UNSIGNED CHECK (satisfaction BETWEEN 1 AND 5),
      created_at        DATETIME NOT NULL,
      first_response_at DATETIME,
      resolved_at       DATETIME,
      closed_at         DATETIME,
      UNIQUE (ticket_no)
    )`,
  expectations: [
    every('ticket_no', reference),
    every('subject', speakable),
    most(0.9, 'subject', capitalised),
    most(0.95, 'subject', noFullStop),
    every('subject', wordsBetween(1, 18)),
    over('subject', varied(0.25)),
    every('description', prose(5)),
    every(['description', 'subject'], longerThan),
    over('priority', uneven(2)),
    over('priority', shareMatching('low or normal', /^(?:low|normal)$/, 0.45, 0.98)),
    over('status', uneven(1.5)),
    every('category', label),
    over('category', distinctBetween(2, 40)),
    every('requester_name', fullName),
    every('requester_email', email),
    most(0.8, ['requester_email', 'requester_name'], madeOfName),
    every('assignee_name', displayName),
    every('reply_count', between(0, 500)),
    over('reply_count', medianBetween(0, 15)),
    over('satisfaction', medianBetween(3, 5)),
    over('satisfaction', nullShare(0.03, 0.95)),
    every(['created_at', 'first_response_at', 'resolved_at', 'closed_at'], inOrder),
    every(['created_at', 'first_response_at', 'resolved_at', 'closed_at'], recent),
    every(['resolved_at', 'status'], onlyWhen(/resolved|closed/)),
    every(['closed_at', 'status'], onlyWhen(/closed/)),
  ],
};
