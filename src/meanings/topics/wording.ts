import { pool as listOf } from '../../pools/pools.ts';
import { entries, maybe, numberBehind, once, oneOf, picked, pool, text } from '../builders/forms.ts';
import { problemTitle } from '../builders/problems.ts';
import { SUBJECTS_OF_WRITING as TOPICS, tagOfSubject } from '../builders/subjects.ts';
import { titled } from '../builders/titles.ts';
import type { MeaningRow } from '../row.ts';

const HEADS =
  'The Future of|A Guide to|How to Start with|Understanding|Ten Facts about|The Art of|What We Learned from|A Short History of|The Real Cost of|Five Myths about|Getting Better at|The Case for|Rethinking|Beyond|Questions about|The Rise of|First Steps in|A Year of|Notes on|An Introduction to|Why We Need|The Secret of|Lessons from|In Praise of|The State of|A Closer Look at|Making Sense of|Seven Rules for|News about|The Joy of';

const slugs: MeaningRow = {
  name: 'text.general slug',
  names: 'slug, friendly|seo url, url name, post|article|page/permalink',
  texts: once(() => [
    [picked('text.head', entries(HEADS).map(slug)), text('-'), picked('text.tail', entries(TOPICS).map(slug))],
    [picked('text.tail', entries(TOPICS).map(slug))],
  ]),
  unique: once(() => [
    [
      picked('text.head', entries(HEADS).map(slug)),
      text('-'),
      picked('text.tail', entries(TOPICS).map(slug)),
      ...numberBehind('-'),
    ],
    [picked('text.tail', entries(TOPICS).map(slug)), ...numberBehind('-')],
  ]),
};

const addresses: MeaningRow = {
  name: 'text.address of a title',
  names:
    'canonical|permalink|article|news|story|public url, canonical link, permalink, post|blog/url, article|post/link',
  texts: once(() => [
    [
      text('https://www.example.com/'),
      picked('text.head', entries(HEADS).map(slug)),
      text('-'),
      picked('text.tail', entries(TOPICS).map(slug)),
    ],
    [text('https://example.com/'), picked('text.tail', entries(TOPICS).map(slug))],
  ]),
  unique: once(() => [
    [
      text('https://www.example.com/'),
      picked('text.head', entries(HEADS).map(slug)),
      text('-'),
      picked('text.tail', entries(TOPICS).map(slug)),
      ...numberBehind('-'),
    ],
    [text('https://example.com/'), picked('text.tail', entries(TOPICS).map(slug)), ...numberBehind('-')],
  ]),
};

/** What is written in a few words: titles, tags, colors. */
export const wording: readonly MeaningRow[] = [
  // In blogs, what is written has a title, and a name for its address.
  { ...slugs, name: 'text.slug of a post', names: 'post|page|article name', beside: 'title' },
  ...titled({
    name: 'text',
    tables:
      'article post blog blog-post news story page page-content content entry newsletter essay press-release tutorial topic thread discussion guide lesson chapter draft publication column wiki wiki-page note',
    names:
      'title, headline, heading, subject line, seo|meta|og|header|caption|short|section|banner title, article, post, blog, title english',
    heads: HEADS,
    tails: TOPICS,
    brief: 'Overview|Update|Report|Guide|Notes|Welcome|News|Review|Ideas|Summary',
  }),
  slugs,
  {
    name: 'text.subject of a ticket',
    names:
      'ticket|inquiry|case|issue|incident|complaint|support request subject, ticket|issue title, issue/summary|name',
    texts: once(() => [
      [problemTitle(), maybe(0.4, ' #', NUMBERS)],
      [problemTitle()],
      [oneOf('Order Invoice Login Refund Update')],
    ]),
    unique: once(() => [[problemTitle(), ...numberBehind(' #')]]),
  },
  {
    name: 'text.subject of a message',
    names:
      'subject, email|conversation|alert|announcement|bug|case|request|reminder/title, conversation|request/subject, email|message|thread subject, notification title',
    texts: once(() => [
      [
        pool(
          entries(
            'Question about|Problem with|Update on|Request for|Reminder:|Error in|Your|Change of|Missing|Delay of|News on|Confirmation of',
          ),
        ),
        text(' '),
        pool(SUBJECTS),
        maybe(0.3, ' #', NUMBERS),
      ],
      [pool(SUBJECTS)],
      [oneOf('Order Invoice Login Refund Update')],
    ]),
    unique: once(() => [[pool(SUBJECTS), ...numberBehind(' #')]]),
  },
  {
    name: 'text.quote',
    names:
      'quote, quotation, quote text, quote/content, saying, quote of the day, proverb, aphorism, epigraph, fortune',
    texts: once(() => [
      [
        pool(
          entries(
            'A calm morning is half the work.|Ask twice, build once.|Good tools make quiet hands.|Every road begins at a door.|Small steps reach far hills.|Listen first, answer later.|Who plants a tree trusts the rain.|A clear question is half the answer.|Patience opens the heaviest gate.|No map replaces a walk.|Share the bread and keep the friend.|What you repair, you understand.|The best plan leaves room for weather.|Old books make new readers.|Simple things last longest.',
          ),
        ),
      ],
      [
        pool(
          entries(
            'Ask twice, build once.|Simple things last longest.|No map replaces a walk.|Listen first, answer later.',
          ),
        ),
      ],
    ]),
  },
  {
    name: 'text.caption',
    names:
      'caption, alternate, image title, image alternate tag, photo|picture|gallery|media|asset/title, image|thumbnail|photo alternate, image|figure|photo caption, alternate|alternative|image alternate|media/alternate text, photo|media/description, image|album cover description, photo|image|picture/name, picture|media/caption',
    texts: once(() => [
      [
        pool(
          entries(
            'A view of|Sunrise over|Evening at|People walking by|Children near|Close-up of|Old photograph of|Aerial view of|Snow on|Two boats near|Visitors in front of|Detail of|A quiet day at|Rain over|Colors of',
          ),
        ),
        text(' '),
        pool(
          entries(
            'the old bridge|the harbor|the market square|the lighthouse|the station|the river|the castle|a small garden|the city hall|the mountains|the main street|the museum|a wooden house|the beach|the forest|the library|the lake|a vineyard',
          ),
        ),
      ],
      [
        pool(
          entries(
            'The old bridge|The harbor|Market square|Lighthouse|The river|City hall|Mountains|The beach|Forest path|Vineyard',
          ),
        ),
      ],
      [oneOf('Bridge Harbor River Beach Forest Castle')],
    ]),
  },
  {
    name: 'text.tags of a text',
    names: 'tag, keyword, tag list, post|article tag',
    beside: 'body, markup, content, excerpt',
    texts: once(() => [[tagOfSubject(), maybe(0.6, ',', TAGS)], [pool(TAGS)]]),
    elements: once(() => [[pool(TAGS)]]),
  },
  {
    name: 'text.labels of work',
    names: 'label, tag',
    beside: 'sprint, priority, assignee, milestone',
    texts: once(() => [[LABELS, maybe(0.5, ',', ['urgent', 'regression', 'customer'])], [LABELS]]),
    elements: once(() => [[LABELS]]),
  },
  {
    name: 'text.list of tags',
    names:
      'tag, keyword, tag|keyword|label|interest|category list, hashtag, topic, search|post|product|label text of|article tag, tag|keyword text',
    texts: once(() => [
      [pool(TAGS.slice(0, 40)), text(','), pool(TAGS.slice(40, 80)), maybe(0.6, ',', TAGS.slice(80))],
      [pool(TAGS.slice(0, 60)), text(','), pool(TAGS.slice(60))],
      [pool(TAGS)],
    ]),
    elements: once(() => [[pool(TAGS)]]),
    unique: once(() => [[pool(TAGS), ...numberBehind('-')]]),
  },
  {
    name: 'text.tag',
    names:
      'label/title, theme, category tag, subject heading, keyword/name|keyword|text|word, hashtag|label|theme|taxonomy term/name, tag/title|tag|text|value, hashtag/tag|hashtag, tag name|label',
    texts: once(() => [[picked('text.tag', TAGS)]]),
    unique: once(() => [[picked('text.tag', TAGS), ...numberBehind('-')]]),
  },
  addresses,
  // What feeds list is told apart by its address.
  { ...addresses, name: 'text.address of a post', names: 'post|feed item|feed entry/guid' },
  {
    name: 'text.slug of a tag',
    names: 'keyword|label|term|genre|theme|taxonomy/slug, tag slug',
    texts: once(() => [[picked('text.tag', TAGS)]]),
    unique: once(() => [[picked('text.tag', TAGS), ...numberBehind('-')]]),
  },
  {
    name: 'text.word',
    names:
      'word, lemma, vocabulary, token text, noun, synonym, glossary/term, stem, dictionary entry/word, stopword, antonym, headword, word/text|name',
    texts: once(() => [[pool(listOf('nouns'))]]),
    unique: once(() => [[pool(listOf('nouns')), ...numberBehind('-')]]),
  },
];

const LABELS = oneOf('frontend backend api mobile docs security');
const slug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const SUBJECTS = entries(
  'your order|invoice|delivery|login|refund|account settings|appointment|subscription|booking|password reset|payment|shipping address|meeting on Friday|contract renewal|data export|monthly report|user access|price list|product return|support plan|team calendar|license key|warranty claim|newsletter|maintenance window',
);
const NUMBERS = ['1024', '2210', '3157', '4096', '5531', '6048', '7719', '8832', '9105'];
const TAGS = entries(
  'travel|food|music|sports|health|science|history|art|nature|books|design|business|finance|education|family|fashion|games|garden|home|jobs|movies|news|photos|politics|recipes|shopping|technology|theater|tools|video|weather|wellness|writing|yoga|animals|architecture|astronomy|baking|beach|biking|boats|camping|cars|cats|chess|climate|coffee|comics|crafts|culture|cycling|dance|dogs|energy|environment|events|farming|film|fishing|fitness|flowers|gadgets|hiking|humor|jazz|kids|languages|law|literature|local|maps|marketing|math|medicine|museum|ocean|outdoors|painting|philosophy|physics|podcast|poetry|privacy|psychology|research|sailing|security|skiing|society|software|space|startups|summer|sustainability|tea|tennis|trains|vegan|volunteering|water|wildlife|wine|winter|woodworking|workshop',
);
