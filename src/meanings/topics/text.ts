import { entries, once, pool, text } from '../builders/forms.ts';
import { Prose } from '../builders/prose.ts';
import { answers, findings, meetings, notes, reasons, steps, support } from '../grammars/records.ts';
import { goods, reviews } from '../grammars/trade.ts';
import { articles, descriptions, lives, policies, replies } from '../grammars/writing.ts';
import type { MeaningRow } from '../row.ts';

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
    'Light and durable|Made of solid oak|For everyday use|Easy to clean|Two-year warranty|Soft and warm|Gift box included|Limited edition',
    'light|durable|handmade|new|classic|compact|soft',
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
  texts: once(() => of.forms(extent)),
  ...(nulls === undefined ? {} : { nulls }),
});

/** What is written at length: bodies, descriptions, remarks. */
export const texts: readonly MeaningRow[] = [
  prose(
    'text.body',
    written,
    BODY,
    'body, content, text, source text, target text, translated text, original text, article/text, post/text, post/content, post/body, page content, body text, main text, full text, story, post body, article body, text body, text content, article content, blog/text, news/text, plain text, raw content, page body, essay, post content excerpt, chapter/text, lesson/content, lyrics text, document text, document/content, page/text, body plain, plain body, paragraph, script text, section text, section/content',
  ),
  {
    name: 'text.markup',
    names:
      'body|content|description|email markup, markup, markup|rendered|formatted body, markup|rendered content, rich|formatted text, rendered, cooked',
    texts: once(() => written.markedUp(3)),
  },
  {
    name: 'text.markdown',
    names: 'markdown, md, readme, markdown body|content',
    texts: once(() => [
      [
        text('## '),
        pool(entries('Overview|Getting started|Summary|What is new|Background|Next steps|Results|Usage|Notes')),
        text(' - '),
        ...(written.forms(BODY)[0] ?? []),
      ],
      ...written.forms({ sure: 2, more: 0 }),
    ]),
  },
  prose(
    'text.excerpt',
    written,
    { sure: 1, more: 1 },
    'excerpt, blurb, plot, plot summary, storyline, book/description, movie/description, film/description, summary, abstract, teaser, intro, introduction, lead text, meta description, seo description, short description, subtitle text, short text, preview text, snippet, synopsis, og description, description short, brief, brief description, standfirst, dek, executive summary, short summary, highlight, lede, recap, article/description, post/description, page/description, blog/description, news/description, lead paragraph, subheadline, deck, introduction paragraph',
  ),
  prose(
    'text.short description of goods',
    sold,
    { sure: 1, more: 0 },
    'product/short description, item/short description, product/description short, product short description, product/summary, product/short text, product/excerpt, item/summary, product/tagline, product/subtitle, product/brief description, product/seo description, product/meta description, item/seo description, item/meta description',
  ),
  prose(
    'text.description of goods',
    sold,
    DESCRIPTION,
    'product/description, product description, sku/description, variant/description, product/detail, product/body, listing/description, good/description, goods description, product/overview, auction/description, asset/description, part/description, merchandise/description, material/description, offer/description, product/full description, item/full description, product/body markup, item/body markup',
  ),
  prose(
    'text.description',
    described,
    DESCRIPTION,
    'description, detail, information, about, overview, additional information, general description, extra information, more information, further information, purpose, scope description, objective, goal description, usage, definition, explanation, full description, detailed description, description en, scope note, characteristics, context text, specification text, usage note, what it is',
    0.05,
  ),
  prose(
    'text.note',
    told,
    REMARK,
    'note, remark, memo, annotation, internal note, admin note, staff note, comment, additional note, general note, order note, customer note, private note, public note, public comment, internal comment, observation, general comment, additional comment, note text, note body, note content, note description, special note, notation, remark text, footnote, customer comment, comment text, jotting, post it, side note, note of user, invoice note, payment note, shipping note, user comment, approval comment, manager comment',
    0.4,
  ),
  prose(
    'text.reply',
    said,
    REMARK,
    'comment/body, comment/text, comment/content, comment/comment, post comment/text, comment/message, reply/body, reply/text, reply/content, reply/message, comment body, comment content, post comment/comment, forum post/body, tweet/text, tweet/content, tweet/body, tweet, status update, user comment/text, thread/body, guestbook/message, comment/description, status message of user',
  ),
  prose(
    'text.review',
    rated,
    { sure: 1, more: 3 },
    'review, review text, review/text, review/body, review/content, review/comment, review/description, review body, review content, feedback, feedback text, feedback/text, feedback/comment, feedback/message, feedback/content, testimonial, testimonial/text, testimonial/content, rating|csat|nps|satisfaction comment, rating/comment, survey comment, opinion, review comment, review/note, pro, con, complaint/description, complaint text, recommendation text, appraisal text, evaluation text',
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
    { sure: 2, more: 1 },
    'message, message text, message/body, message/text, message/content, message body, message content, chat/message, ticket/description, ticket/body, ticket/message, issue/description, issue/body, inquiry, inquiry text, inquiry/message, contact message, request text, request/description, request/message, ticket/content, sms text, sms body, email/body, email body, email/content, email text, text message, bug/description, incident/description, problem, issue description, issue, symptom description, conversation/message, last message, first message, support ticket/description, case/description, request detail, error report, customer message, incoming message, notification/message, notification/body, notification/text, notification/content, notification text, notification body, alert/message, alert message, announcement/body, announcement/content, announcement/message, push message, body of message, dispute/description, whatsapp message, complaint message',
  ),
  prose(
    'text.question',
    asked,
    { sure: 1, more: 0 },
    'question, question text, question/text, question/body, question/title, question/content, question/name, question body, question title, query text of user, prompt, prompt text, question/description',
  ),
  prose(
    'text.answer',
    answered,
    { sure: 1, more: 1 },
    'answer, answer text, answer/text, answer/body, answer/content, faq/answer, response text, response message, resolution note, solution, solution description, answer body, reply text, reply, reply message, faq answer, answer/answer, resolution description, response body text, action taken, workaround, response/text, corrective action, fix description, seller response, reply body, admin response, completion, remedy, suggestion, recommendation, next step, follow up, outcome description, resolution text, advice',
  ),
  prose(
    'text.reason',
    caused,
    { sure: 1, more: 0 },
    'reason, reason text, reason description, justification, cause, reason note, reason/description, dispute reason, reason detail, motivation, excuse, pause reason, skip reason, reason message, closed reason, close reason',
    0.3,
  ),
  prose(
    'text.instructions',
    instructed,
    { sure: 2, more: 3 },
    'instruction, special instruction, instruction text, preparation, procedure text, step description, step/description, step/instruction, method text, care instruction, usage instruction, how to, guideline, handling instruction, procedure/description, step text, preparation step, packing instruction, task/instruction, assignment/instruction, task instruction, work instruction, help text, help, hint, tooltip, placeholder text, help message, help description, cleaning instruction, manual text',
    0.2,
  ),
  prose(
    'text.terms',
    agreed,
    { sure: 2, more: 3 },
    'terms, terms and condition, term and condition, policy, policy text, policy/text, policy/content, policy/description, refund policy, return policy, cancellation policy, privacy policy, condition text, terms of service, terms text, agreement text, contract text, contract/term, clause, clause/text, legal text, legal notice, disclaimer, warranty text, warranty information, warranty description, rule text, regulation, license text, house rule, rule/description, fine print, contract/description, term text, restriction, exclusion, coverage description, eligibility, shipping policy, privacy notice, legal information, return condition',
  ),
  prose(
    'text.medical note',
    found,
    { sure: 1, more: 3 },
    'patient/note, visit/note, clinical note, medical note, examination note, patient note, doctor note, appointment/note, consultation/note, encounter/note, treatment/note, physical examination, clinical history, nurse note, treatment note, diagnosis note, diagnosis/note, medical record/note, finding, lab result/note, prescription/note, visit summary, discharge summary, treatment plan, care plan, medical record/description, prognosis, patient/medical history, visit/description, consultation note, assessment, impression, progress note, observation/note',
  ),
  prose(
    'text.biography',
    lived,
    { sure: 1, more: 3 },
    'biography, about me, user/about, author/about, profile/about, profile/description, author/description, user/description, about author, profile text, self description, profile summary, person/description, artist/description, user/summary, about user, personal statement, member/description, professional summary, teacher/description, staff/description, employee/description, profile description, instructor/description, speaker/description, user/information, account/description, personal information text, introduction of user, life story, contributor/description, candidate/summary, cover letter, career summary, dating profile',
    0.2,
  ),
  prose(
    'text.meeting note',
    met,
    { sure: 2, more: 3 },
    'meeting/note, meeting note, minute, minute of meeting, meeting/summary, meeting minute, agenda, meeting/agenda, meeting/description, protocol text, meeting summary, agenda item, agenda/description, session/note, interview note, interview/note, call note, call/note, call summary, call/summary, activity/note, interview/feedback, minute text, decision, decision text, discussion text, action item, sprint/goal, key point, deal/note, lead/note, talking point, retrospective',
  ),
];
