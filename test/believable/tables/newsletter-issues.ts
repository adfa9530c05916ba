import { type BelievableTable, every, most, over } from '../expectation.ts';
import { isbn } from '../judges/checksums.ts';
import { email, listOfTexts, matching, uuid } from '../judges/forms.ts';
import { capitalised, fullName, noFullStop, prose, speakable } from '../judges/language.ts';
import { madeOfName, slugOf } from '../judges/relations.ts';
import { varied } from '../judges/statistics.ts';

export const newsletterIssues: BelievableTable = {
  name: 'newsletter_issues',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE newsletterIssues (
      issueId       CHAR(36) PRIMARY KEY,
      subjectLine   VARCHAR(140) NOT NULL,
      slug          VARCHAR(160) NOT NULL,
      preheader     VARCHAR(140),
      senderName    VARCHAR(60) NOT NULL,
      senderEmail   VARCHAR(120) NOT NULL,
      copyEditor    VARCHAR(60),
      paralegal     VARCHAR(60),
      messageId     VARCHAR(120),
      guestAuthors  JSON,
      bookIsbn13    CHAR(13) UNIQUE,
      bookIsbn10    CHAR(10) UNIQUE,
      bodyHtml      MEDIUMTEXT
    )`,
  expectations: [
    every('issueId', uuid),
    every('subjectLine', speakable),
    every('subjectLine', capitalised),
    every('subjectLine', noFullStop),
    every(['slug', 'subjectLine'], slugOf),
    most(0.9, 'preheader', prose(3)),
    every('senderName', fullName),
    every('senderEmail', email),
    every(['senderEmail', 'senderName'], madeOfName),
    every('copyEditor', fullName),
    every('paralegal', fullName),
    every('messageId', matching('the id of a message', /^<[\w.-]+@[\w.-]+>$/)),
    every('guestAuthors', listOfTexts),
    over('guestAuthors', varied(0.5)),
    every('bookIsbn13', isbn),
    every('bookIsbn10', isbn),
    every('bodyHtml', matching('markup', /^<\w+>/)),
  ],
};
