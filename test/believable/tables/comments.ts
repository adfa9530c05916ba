import { type BelievableTable, every, most, over } from '../expectation.ts';
import { email, ipAddress, url, userAgent } from '../judges/forms.ts';
import { displayName, prose, sentences } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { inOrder, madeOfName } from '../judges/relations.ts';
import { nullShare, skewed, trueShare, unequalSeconds, varied } from '../judges/statistics.ts';

export const comments: BelievableTable = {
  name: 'comments',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE wp_comments (
      comment_ID          bigint unsigned NOT NULL auto_increment,
      comment_post_ID     bigint unsigned NOT NULL default '0',
      comment_author      tinytext NOT NULL,
      comment_author_email varchar(100) NOT NULL,
      comment_author_url  varchar(200) DEFAULT NULL,
      comment_author_IP   varchar(45) NOT NULL,
      comment_agent       varchar(255) NOT NULL,
      comment_content     text NOT NULL,
      is_approved         tinyint(1) NOT NULL DEFAULT 1,
      is_spam             tinyint(1) NOT NULL DEFAULT 0,
      like_count          int unsigned NOT NULL DEFAULT 0,
      created_at          datetime NOT NULL,
      edited_at           datetime DEFAULT NULL,
      PRIMARY KEY (comment_ID),
      KEY comment_post_ID (comment_post_ID)
    )`,
  expectations: [
    every('comment_author', displayName),
    every('comment_author_email', email),
    most(0.7, ['comment_author_email', 'comment_author'], madeOfName),
    every('comment_author_url', url),
    every('comment_author_IP', ipAddress),
    every('comment_agent', userAgent),
    every('comment_content', prose(2)),
    most(0.8, 'comment_content', sentences),
    over('comment_content', varied(0.5)),
    over('is_approved', trueShare(0.5, 0.995)),
    over('is_spam', trueShare(0, 0.4)),
    every('like_count', between(0, 1_000_000)),
    over('like_count', skewed),
    every(['created_at', 'edited_at'], inOrder),
    every(['created_at', 'edited_at'], recent),
    over('edited_at', nullShare(0.2, 0.995)),
    over('created_at', unequalSeconds),
  ],
};
