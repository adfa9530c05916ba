import { type BelievableTable, every, most, over } from '../expectation.ts';
import { fileAddress, slug } from '../judges/forms.ts';
import {
  capitalised,
  displayName,
  longerThan,
  noFullStop,
  prose,
  sentences,
  speakable,
  wordsBetween,
} from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { inOrder, onlyWhen, slugOf, thereWhen, zeroWhere } from '../judges/relations.ts';
import { distinctAtLeast, skewed, trueShare, uneven, varied } from '../judges/statistics.ts';

export const posts: BelievableTable = {
  name: 'posts',
  dialect: 'postgresql',
  ddl: `
    CREATE TYPE post_status AS ENUM ('draft', 'review', 'published', 'archived');
    CREATE TABLE posts (
      id              uuid PRIMARY KEY,
      title           varchar(200) NOT NULL,
      slug            varchar(220) NOT NULL UNIQUE,
      excerpt         varchar(400),
      body            text NOT NULL,
      status          post_status NOT NULL DEFAULT 'draft',
      author_name     varchar(80) NOT NULL,
      tags            text[] NOT NULL DEFAULT '{}',
      cover_image_url text,
      view_count      integer NOT NULL DEFAULT 0,
      reading_minutes smallint,
      is_featured     boolean NOT NULL DEFAULT false,
      published_at    timestamptz,
      created_at      timestamptz NOT NULL,
      updated_at      timestamptz NOT NULL
    )`,
  expectations: [
    every('title', speakable),
    every('title', capitalised),
    every('title', noFullStop),
    every('title', wordsBetween(1, 16)),
    over('title', varied(0.5)),
    every('slug', slug),
    most(0.9, ['slug', 'title'], slugOf),
    most(0.9, 'excerpt', prose(4)),
    every('body', prose(8)),
    most(0.95, 'body', sentences),
    every(['body', 'title'], longerThan),
    most(0.95, ['body', 'excerpt'], longerThan),
    over('status', uneven(2)),
    every('author_name', displayName),
    over('author_name', distinctAtLeast(3)),
    most(0.6, 'tags', speakable),
    every('cover_image_url', fileAddress),
    every('view_count', between(0, 50_000_000)),
    over('view_count', skewed),
    every(['view_count', 'status'], zeroWhere(/draft/)),
    every('reading_minutes', between(0, 90)),
    over('is_featured', trueShare(0.005, 0.5)),
    every(['published_at', 'status'], onlyWhen(/published|archived/)),
    every(['published_at', 'status'], thereWhen(/published/)),
    every(['created_at', 'published_at'], inOrder),
    every(['created_at', 'updated_at'], inOrder),
    every(['created_at', 'updated_at', 'published_at'], recent),
  ],
};
