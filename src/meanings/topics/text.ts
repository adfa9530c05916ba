import type { TextForm } from '../../values/meaning.ts';
import { entries, once, pool, text } from '../builders/forms.ts';
import { label } from '../builders/label.ts';
import { problemInWords } from '../builders/problems.ts';
import { Prose, shrinking } from '../builders/prose.ts';
import { openingOnSubject } from '../builders/subjects.ts';
import { answers, findings, meetings, notes, questions, reasons, steps, support } from '../grammars/records.ts';
import { goods, reviews } from '../grammars/trade.ts';
import { articles, descriptions, lives, policies, replies } from '../grammars/writing.ts';
import type { MeaningRow } from '../row.ts';
import { kindOfGoods } from './goods.ts';

const brief = (...lists: readonly string[]) => lists.map(entries);

const written = new Prose(
  articles,
  brief(
    'A short introduction|Some first results|A practical guide|Lessons from the field|Ideas for beginners|Questions and answers|A closer look|Notes from practice',
    'Overview|Report|Guide|Notes|Story|Essay|Update|Review',
  ),
);
const told = new Prose(
  notes,
  brief(
    'Checked and approved|Waiting for a reply|Sent by mail|See the contract|Call again on Monday|Nothing to add|Copy on file|To be confirmed',
    'checked|approved|pending|on hold|see file|urgent|done|new',
    'ok|no|yes',
  ),
);
const sold = new Prose(
  goods,
  brief(
    'For everyday use|Gift box included|Limited edition|New in our range|Back in stock',
    'new|classic|popular|limited',
  ),
);
const rated = new Prose(
  reviews,
  brief(
    'Very good|Works as described|Would buy again|Good value|A bit expensive|Arrived late|Exactly right|Could be better',
    'great|good|fine|nice|poor|ok',
  ),
);
const asked = new Prose(
  support,
  brief(
    'Cannot log in|Question about my order|Page does not load|Refund please|Address change|Invoice is missing',
    'help|login|order|refund|invoice',
  ),
);
const questioned = new Prose(
  questions,
  brief('How do I log in?|Can I cancel?|Is it open?|What is new?', 'how|why|when'),
);
const answered = new Prose(
  answers,
  brief(
    'Yes, it is possible|See the help page|Fixed, please try again|Not yet available|It is on our list|Please restart it',
    'yes|no|fixed|soon|done',
  ),
);
const found = new Prose(
  findings,
  brief(
    'No findings|Mild headache|Follow-up in two weeks|Blood test ordered|Stable|Improved since last visit',
    'normal|stable|improved|pending',
  ),
);
const lived = new Prose(
  lives,
  brief(
    'Writer and cyclist|Loves chess and jazz|Coffee and code|Teacher from the north|Always curious',
    'Designer|Writer|Teacher|Baker',
  ),
);
const met = new Prose(
  meetings,
  brief('Budget approved|Next steps agreed|Postponed to Monday|No open questions', 'agreed|open|closed'),
);
const said = new Prose(
  replies,
  brief(
    'Great idea!|Thanks for sharing|I agree|Very helpful|Nice picture|More of this, please',
    'nice|great|thanks|agreed|wow',
  ),
);
const described = new Prose(
  descriptions,
  brief(
    'General purpose|For internal use|Standard version|Basic set|Only for members|Short overview',
    'general|standard|basic|internal|other',
  ),
);
const agreed = new Prose(
  policies,
  brief('Valid for 30 days|Standard terms|Payment in advance|No returns|Subject to change', 'standard|30 days|none'),
);
const instructed = new Prose(
  steps,
  brief('Handle with care|Keep dry|Store upright|Ring twice|Shake before use|Do not open', 'fragile|keep dry|upright'),
);
const caused = new Prose(
  reasons,
  brief(
    'Changed my mind|Ordered by mistake|Too expensive|Wrong size|Arrived too late|Damaged in transit|Duplicate entry|Customer request',
    'duplicate|damaged|too late|mistake|expired',
    'other|none',
  ),
);

/** How long bodies, descriptions and remarks are, in sentences. */
const BODY = { sure: 5, more: 3 };
const DESCRIPTION = { sure: 1, more: 2 };
const REMARK = { sure: 1, more: 1 };

const prose = (
  name: string,
  of: Prose,
  extent: { sure: number; more: number },
  names: string,
  nulls?: number,
): MeaningRow => ({
  name,
  names,
  texts: once(() =>
    (of === written ? onSubject : of === asked ? onProblem : of === sold ? onKind : all)(of.forms(extent)),
  ),
  ...(nulls === undefined ? {} : { nulls }),
});

type Forms = readonly TextForm[];
const all = (forms: Forms): Forms => forms;
/** Texts that begin with something, and those for columns that hold less than that. */
const beginning = (opening: TextForm, forms: Forms): Forms =>
  shrinking([...forms.map((form) => [...opening, text(' '), ...form]), opening, ...forms]);
/** Those that begin with the subject of the row's title, and with the problem of its ticket. */
const onSubject = (forms: Forms): Forms => beginning(openingOnSubject(), forms);
const onKind = (forms: Forms): Forms => beginning([kindOfGoods()], forms);
const onProblem = (forms: Forms): Forms => beginning([problemInWords()], forms);

/** What is written at length: bodies, descriptions, remarks. */
export const texts: readonly MeaningRow[] = [
  prose(
    'text.body',
    written,
    BODY,
    'body, content, text, post/body, story, essay, post content excerpt, body plain, paragraph, source|target|translated|original|body|main|full|plain|lyrics|document|script|section text, article|post|blog|news|chapter|page/text, post|lesson|document|section/content, page|text|article|raw content, post|article|text|page|plain body',
  ),
  {
    name: 'text.markup',
    names:
      'body|content|description|email markup, markup, markup|rendered|formatted body, markup|rendered content, rich|formatted text, rendered, cooked',
    texts: once(() =>
      written
        .markedUp(3)
        .map(([front = text(''), ...rest]) =>
          front.kind === 'constant' ? [front, ...openingOnSubject(), text(' '), ...rest] : [front, ...rest],
        ),
    ),
  },
  {
    name: 'text.markdown',
    names: 'markdown, md, readme, markdown body|content',
    texts: once(() => [
      [
        text('## '),
        pool(entries('Overview|Getting started|Summary|What is new|Background|Next steps|Results|Usage|Notes')),
        text(' - '),
        ...(onSubject(written.forms(BODY))[0] ?? []),
      ],
      ...written.forms({ sure: 2, more: 0 }),
    ]),
  },
  prose(
    'text.excerpt',
    written,
    { sure: 0, more: 1 },
    'excerpt, blurb, plot, storyline, summary, abstract, teaser, intro, introduction, snippet, synopsis, description short, brief, standfirst, dek, highlight, lede, recap, subheadline, deck, book|movie|film|article|post|page|blog|news/description, meta|seo|short|og|brief description, plot|executive|short summary, lead|subtitle|short|preview text, lead|introduction paragraph',
  ),
  prose(
    'text.short description of goods',
    sold,
    { sure: 0, more: 1 },
    'product/description short, product/short text, item/summary, product/short|item/short|product short|product/brief|product/seo|product/meta|item/seo|item/meta description, product/summary|excerpt|tagline|subtitle',
  ),
  prose(
    'text.description of goods',
    sold,
    DESCRIPTION,
    'product|sku|variant|listing|good|auction|asset|part|merchandise|material|offer/description, product|goods|product/full|item/full description, product/detail|body|overview, product/body|item/body markup',
  ),
  prose(
    'text.description',
    described,
    DESCRIPTION,
    'description, detail, information, about, overview, purpose, objective, usage, definition, explanation, description en, characteristics, what it is, general|scope|goal|full|detailed description, additional|extra|more|further information, scope|usage note, context|specification text',
    0.05,
  ),
  prose(
    'text.note',
    told,
    REMARK,
    'note, remark, memo, annotation, comment, observation, notation, footnote, jotting, post it, note of user, internal|admin|staff|additional|general|order|customer|private|public|special|side|invoice|payment|shipping note, public|internal|general|additional|customer|user|approval|manager comment, note text|body|content|description, remark|comment text',
    0.4,
  ),
  prose('text.work to do', told, DESCRIPTION, 'task|todo|story|subtask description'),
  prose(
    'text.reply',
    said,
    REMARK,
    'tweet, status update, user comment/text, guestbook/message, status message of user, comment/body|text|content|comment|message|description, reply/body|text|content|message, post comment/text|comment, tweet/text|content|body, comment body|content, forum post|thread/body',
  ),
  prose(
    'text.review',
    rated,
    { sure: 1, more: 3 },
    'review, feedback, testimonial, rating/comment, opinion, pro, con, complaint/description, rating|survey|review comment, review/text|body|content|comment|description|note, review|feedback|complaint|recommendation|appraisal|evaluation text, feedback/text|comment|message|content, testimonial/text|content, review body|content',
  ),
  label(
    'opinion of help',
    'csat|nps|satisfaction comment, csat|nps feedback',
    'Quick and friendly help.|Solved on the first try.|Very patient, thank you.|It took too long.|Clear answer, but a slow one.|Had to ask twice.|Great support.|The problem came back.',
  ),
  {
    name: 'text.title of a review',
    names: 'feedback|testimonial/title, review title|headline|summary, review/subject',
    texts: once(() => [
      [
        pool(
          entries(
            'Very happy with it|Good value for the price|Does what it should|Better than expected|Not quite what I expected|Would buy it again|Exactly as described|A little disappointed|Perfect gift|Great quality, fast delivery|Works well so far|Fine for everyday use|Solid and simple|Too small for me|Nice, but late|Five stars',
          ),
        ),
      ],
      [pool(entries('Great|Good|Okay|Perfect|Poor|Nice|Solid|Fine'))],
    ]),
  },
  prose(
    'text.message',
    asked,
    { sure: 1, more: 1 },
    'message, message content, inquiry, problem, issue, request detail, error report, ticket|issue|request|bug|incident|support ticket|case|dispute/description, contact|text|last|first|customer|incoming|alert|push|body of|whatsapp|complaint message, chat|ticket|inquiry|request|conversation|notification|alert|announcement/message, message|ticket|email|notification|announcement/content, message|inquiry|request|sms|email|notification text, message|ticket|issue|email|notification|announcement/body, message|sms|email|notification body, issue|symptom description, message|notification/text',
  ),
  prose(
    'text.question',
    questioned,
    { sure: 1, more: 0 },
    'question, query text of user, prompt, prompt text, question/text|body|title|content|name|description, question text|body|title',
  ),
  prose(
    'text.answer',
    answered,
    { sure: 1, more: 1 },
    'answer, faq/answer, resolution note, solution, reply, faq answer, action taken, workaround, response/text, corrective action, completion, remedy, suggestion, recommendation, next step, follow up, advice, solution|resolution|fix|outcome description, answer|response|reply|response body|resolution text, answer/text|body|content|answer, seller|admin response, response|reply message, answer|reply body',
  ),
  prose(
    'text.reason',
    caused,
    { sure: 1, more: 0 },
    'reason, justification, cause, reason/description, motivation, excuse, reason text|description|note|detail|message, dispute|pause|skip|closed|close reason',
    0.3,
  ),
  prose(
    'text.instructions',
    instructed,
    { sure: 2, more: 3 },
    'instruction, preparation, how to, guideline, preparation step, help, hint, tooltip, help message, special|care|usage|handling|packing|task|work|cleaning instruction, instruction|procedure|method|step|help|placeholder|manual text, step|task|assignment/instruction, step|help description, step|procedure/description',
    0.2,
  ),
  prose(
    'text.terms',
    agreed,
    { sure: 2, more: 3 },
    'terms, policy, terms of service, contract/term, clause, clause/text, disclaimer, regulation, house rule, fine print, restriction, exclusion, eligibility, policy|condition|terms|agreement|contract|legal|warranty|rule|license|term text, refund|return|cancellation|privacy|shipping policy, policy|rule|contract/description, terms and|term and|return condition, warranty|legal information, warranty|coverage description, policy/text|content, legal|privacy notice',
  ),
  prose(
    'text.medical note',
    found,
    { sure: 1, more: 3 },
    'physical examination, finding, prognosis, assessment, impression, patient|visit|appointment|consultation|encounter|treatment|diagnosis|medical record|lab result|prescription|observation/note, clinical|medical|examination|patient|doctor|nurse|treatment|diagnosis|consultation|progress note, medical record|visit/description, clinical|patient/medical history, visit|discharge summary, treatment|care plan',
  ),
  prose(
    'text.biography',
    lived,
    { sure: 1, more: 3 },
    'biography, self description, personal statement, user/information, personal information text, introduction of user, life story, cover letter, dating profile, profile|author|user|person|artist|member|teacher|staff|employee|instructor|speaker|account|contributor/description, profile text|summary|description, about me|author|user, user|author|profile/about, user|candidate/summary, professional|career summary',
    0.2,
  ),
  prose(
    'text.meeting note',
    met,
    { sure: 2, more: 3 },
    'minute, minute of meeting, agenda, agenda/description, call summary, call/summary, interview/feedback, decision, sprint/goal, retrospective, meeting|session|interview|call|activity|deal|lead/note, meeting note|minute|summary, meeting/summary|agenda|description, protocol|minute|decision|discussion text, key|talking point, agenda|action item, interview|call note',
  ),
];
