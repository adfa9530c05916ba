import { type BelievableTable, every, most, over } from '../expectation.ts';
import { fileAddress, listOfTexts, slug } from '../judges/forms.ts';
import { fullName, label, prose, speakable } from '../judges/language.ts';
import { between, past } from '../judges/quantities.ts';
import { ascending, inOrder, onlyWhen, ratioBetween, slugOf } from '../judges/relations.ts';
import { distinctAtLeast, distinctBetween, nullShare, skewed, trueShare } from '../judges/statistics.ts';

export const newsArticles: BelievableTable = {
  name: 'news articles',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE news_articles (
      article_id       BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      kicker           VARCHAR(40),
      headline         VARCHAR(160) NOT NULL,
      url_slug         VARCHAR(180) NOT NULL UNIQUE,
      byline           VARCHAR(120) NOT NULL,
      standfirst       VARCHAR(400) NOT NULL,
      body_html        MEDIUMTEXT NOT NULL,
      hero_image       VARCHAR(255) NOT NULL,
      hero_image_alt   VARCHAR(255) NOT NULL,
      photo_credit     VARCHAR(80) NOT NULL,
      word_count       INT UNSIGNED NOT NULL,
      reading_time_min TINYINT UNSIGNED NOT NULL,
      workflow_state   VARCHAR(20) NOT NULL COMMENT 'draft, in_review, published, archived',
      published_at     DATETIME,
      last_edited_at   DATETIME,
      is_breaking      TINYINT(1) NOT NULL DEFAULT 0,
      is_sensitive     TINYINT(1) NOT NULL,
      page_views       INT UNSIGNED NOT NULL DEFAULT 0,
      unique_visitors  INT UNSIGNED NOT NULL DEFAULT 0,
      like_count       INT UNSIGNED NOT NULL DEFAULT 0,
      tags             JSON NOT NULL,
      created_at       DATETIME NOT NULL
    )`,
  expectations: [
    every('kicker', label),
    over('kicker', distinctBetween(4, 20)),
    every('headline', speakable),
    every('url_slug', slug),
    every(['url_slug', 'headline'], slugOf),
    every('byline', fullName),
    over('byline', distinctAtLeast(50)),
    every('standfirst', prose(4)),
    every('body_html', prose(20)),
    every('hero_image', fileAddress),
    every('hero_image_alt', prose(3)),
    every('photo_credit', fullName),
    every('word_count', between(20, 120_000)),
    most(0.9, ['reading_time_min', 'word_count'], ratioBetween(0.003, 0.03)),
    over('workflow_state', distinctBetween(3, 4)),
    every(['published_at', 'workflow_state'], onlyWhen(/^(?:published|archived)$/)),
    every(['created_at', 'published_at'], inOrder),
    every(['created_at', 'last_edited_at'], inOrder),
    every('last_edited_at', past),
    over('is_breaking', trueShare(0, 0.25)),
    over('is_sensitive', trueShare(0, 0.25)),
    over('published_at', nullShare(0.02, 0.6)),
    every(['unique_visitors', 'page_views'], ascending),
    every(['like_count', 'page_views'], ascending),
    over('page_views', skewed),
    every('tags', listOfTexts),
  ],
};
