import { pool as listOf } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { companyDomain } from '../builders/company-names.ts';
import { digits, number, numberBehind, once, oneOf, pool, text, weighted, words } from '../builders/forms.ts';
import {
  anyInitial,
  anySmallFirstName,
  anySmallLastName,
  shortFirstName,
  smallFirstInitial,
  smallFirstName,
  smallLastName,
} from '../builders/persons.ts';
import { cityPool, ofCities } from '../builders/place-names.ts';
import { between } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Names that nobody can own (RFC 2606). */
const HOSTS = once(() => weighted({ 'example.com': 6, 'example.org': 3, 'example.net': 1 }));

/** Codes of areas of the United States and Canada; with 555-0100 to 555-0199 behind them, nobody is called. */
const AREAS = words(`
  201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 218 219 224 225 228 229 231 234 239 240 248 251 252 253 254 256 260 262 267
  269 270 276 281 301 302 303 304 305 307 308 309 310 312 313 314 315 316 317 318 319 320 321 323 330 334 336 337 339 347 351 352 360 361
  386 401 402 404 405 406 407 408 409 410 412 413 414 415 416 417 419 423 425 432 434 435 440 443 469 478 479 480 484 501 502 503 504 505
  507 508 509 510 512 513 514 515 516 517 518 520 530 540 541 551 559 561 562 563 567 571 573 574 580 585 586 601 602 603 604 605 606 607`);

/**
 * Telephone numbers behind the prefixes of countries, up to their last two digits: those that regulators keep for plays (Ofcom,
 * ACMA, Bundesnetzagentur, ARCEP). Elsewhere, there is no area 555.
 */
const FICTIONAL: ReadonlyMap<string, string> = new Map(
  Object.entries({ '+44': '7700 9001', '+61': '2 5550 12', '+49': '30 231251', '+33': '1 99 00 12 ' }),
);

/** Numbers of each city up to their last two digits. */
const cityNumbers = once(() =>
  listOf('cityPhonePrefixes').map((prefix, rank) => {
    if (prefix === '+1') return `+1-${AREAS[rank % AREAS.length]}-555-01`;
    return `${prefix} ${FICTIONAL.get(prefix) ?? `555 01${10 + (rank % 90)} `}`;
  }),
);

/** Where people have profiles, what the addresses of these begin with, and further names of columns of them. */
const PROFILES = [
  ['linkedin', 'www.linkedin.com/in/', 'linkedin, linkedin link'],
  ['facebook', 'www.facebook.com/', 'facebook, facebook link'],
  ['github', 'github.com/', ''],
  ['gitlab', 'gitlab.com/', ''],
  ['twitter', 'twitter.com/', 'twitter link'],
  ['instagram', 'www.instagram.com/', ''],
  ['youtube', 'www.youtube.com/@', 'youtube'],
  ['tiktok', 'www.tiktok.com/@', ''],
  ['xing', 'www.xing.com/profile/', 'xing'],
  ['pinterest', 'www.pinterest.com/', 'pinterest'],
] as const;

/** Addresses of profiles that begin so, or what tells these apart. */
const profiles = (front: string): Pick<MeaningRow, 'texts' | 'nulls'> => ({
  texts: once(() => [
    [text(front), smallFirstName(), text('-'), smallLastName()],
    [text('/in/'), smallFirstName(), text('-'), smallLastName()],
    [smallFirstInitial(), smallLastName()],
  ]),
  nulls: 0.5,
});

const phoneForms = once(() => [
  [text('+1-'), pool(AREAS), text('-555-01'), digits(2)],
  [pool(AREAS), text('-555-01'), digits(2)],
  [pool(AREAS), text('55501'), digits(2)],
  [text('555-01'), digits(2)],
]);

/** Those that are given to nobody first, in all areas. */
const line: Part = { kind: 'digits', width: 4, first: 100, size: 9900, expected: 100 };

const exchange: Part = { kind: 'pool', entries: words('555 556 557 558 559'), expected: 0 };

const uniquePhones = once(() => [
  [text('+1-'), pool(AREAS), text('-'), exchange, text('-'), line],
  [pool(AREAS), text('-'), exchange, text('-'), line],
  [pool(AREAS), exchange, line],
]);

const emailForms = once(() => [
  [smallFirstName(), text('.'), smallLastName(), text('@'), HOSTS()],
  [smallFirstInitial(), smallLastName(), text('@'), HOSTS()],
  [smallFirstName(), text('@'), HOSTS()],
]);

const uniqueEmails = once(() => [
  [smallFirstName(), text('.'), smallLastName(), ...numberBehind(''), text('@example.com')],
  [anyInitial(), text('.'), smallLastName(), ...numberBehind(''), text('@example.com')],
  [smallFirstName(), ...numberBehind(''), text('@example.com')],
  [shortFirstName(), ...numberBehind(''), text('@example.com')],
]);

/** A network's name for the row's person. */
const handle = (before: string) => () => [
  [text(before), smallFirstName(), text('_'), smallLastName()],
  [text(before), smallFirstInitial(), text('_'), smallLastName()],
  [smallFirstName()],
];

/** Words that columns have in front of a telephone number. */
const PHONES =
  'phone, landline, hotline, caller, callee, caller id, contact|home|work|office|day|evening|business|company|emergency contact|emergency|customer|primary|secondary|alternate phone, phone|contact|contact phone|emergency contact|emergency contact phone|caller|callee|dial|from|to number, phone home|work, call to|from';
const MOBILES = 'mobile, phone mobile, cellular, mobile|mobile phone|sms|whatsapp number, mobile|cellular phone';
const FAXES = 'fax, fax number, facsimile, fax phone';

/** How persons are reached. */
export const contact: readonly MeaningRow[] = [
  {
    name: 'contact.extension',
    names: 'extension, phone|office|desk extension, extension|internal number',
    texts: once(() => [[number(100, 8999)], [digits(2)]]),
    numbers: between(100, 8999),
    nulls: 0.3,
    beside: 'phone, mobile, email, department, job, fax',
  },
  {
    name: 'contact.email',
    names:
      'email, email address|id|canonical|normalized, contact|account|login|primary|normalized|lower|user name email, email address/email',
    texts: emailForms,
    unique: uniqueEmails,
  },
  {
    name: 'contact.work email',
    names: 'work|business|office|professional|corporate email, work email address, employee|staff/email',
    texts: once(() => [
      [smallFirstName(), text('.'), smallLastName(), oneOf('@corp.example @work.example @office.example')],
      ...emailForms(),
    ]),
    unique: uniqueEmails,
  },
  {
    name: 'contact.personal email',
    names: 'personal|private|home|secondary|alternate|backup|recovery|other|alternative email, personal email address',
    texts: once(() => [
      [
        smallFirstName(),
        text('.'),
        smallLastName(),
        oneOf('60 68 73 77 81 84 88 90 92 95 98 01 04'),
        text('@mail.example'),
      ],
      ...emailForms().slice(1),
    ]),
    unique: uniqueEmails,
    nulls: 0.4,
  },
  {
    name: 'contact.email of somebody else',
    names:
      'manager|emergency contact|invited|invitee|referrer|friend|parent|guardian|supervisor|cc|bcc|reply to|notification|new|old|previous|pending|unconfirmed: email, invitation|invite/email, reply|forward: to',
    texts: emailForms,
    unique: uniqueEmails,
  },
  {
    name: 'contact.end of a message',
    names:
      'from, to, sender, recipient, cc, bcc, from|to|sender|recipient address, from|to|recipient email, email from|to',
    beside: 'subject, body, html, markup, smtp',
    texts: once(() => [
      [anySmallFirstName(), text('.'), anySmallLastName(), text('@'), HOSTS()],
      [anySmallFirstName(), text('@'), HOSTS()],
    ]),
  },
  {
    name: 'contact.company email',
    names:
      'store|shop|branch|school|hospital|hotel|office|institution|restaurant|manufacturer|publisher|partner|agency|tenant|clinic|bank/email, company|support|billing|sales|information|organization|supplier|vendor|invoice|admin|contact us email, business email address',
    texts: once(() => [
      [oneOf('info@ contact@ sales@ office@ hello@ support@'), ...companyDomain()],
      [smallFirstName(), text('@example.com')],
    ]),
    unique: uniqueEmails,
  },
  {
    name: 'contact.mobile phone beside a place',
    names: `${MOBILES}, ${PHONES}`,
    beside: 'city, country, town, postcode, post, nhs',
    texts: once(() => [[ofCities(cityNumbers()), digits(2)], ...phoneForms()]),
    unique: uniquePhones,
  },
  {
    name: 'contact.phone without marks',
    names: 'international 164',
    texts: once(() => [
      [ofCities(cityNumbers().map((number) => number.replace(/[- ]/g, ''))), digits(2)],
      [text('+1'), pool(AREAS), text('55501'), digits(2)],
    ]),
    unique: once(() => [[text('+1'), pool(AREAS), exchange, line]]),
    nulls: 0.1,
  },
  {
    name: 'contact.phone',
    names: PHONES,
    texts: phoneForms,
    unique: uniquePhones,
    numbers: { first: 5_552_000_000, last: 5_559_999_999 },
  },
  {
    name: 'contact.mobile phone',
    names: MOBILES,
    texts: phoneForms,
    unique: uniquePhones,
    numbers: { first: 5_552_000_000, last: 5_559_999_999 },
    nulls: 0.15,
  },
  {
    name: 'contact.phone extension',
    names: 'phone|office|dial|desk extension, extension number',
    texts: once(() => [[number(100, 9999)], [number(100, 999)]]),
    numbers: { first: 100, last: 9999 },
    nulls: 0.5,
  },
  {
    name: 'contact.fax beside a place',
    names: FAXES,
    beside: 'city, country, town, postcode, post, nhs',
    texts: once(() => [[ofCities(cityNumbers()), digits(2)], ...phoneForms()]),
    unique: uniquePhones,
    nulls: 0.7,
  },
  {
    name: 'contact.fax',
    names: FAXES,
    texts: phoneForms,
    unique: uniquePhones,
    nulls: 0.7,
  },
  {
    name: 'contact.country prefix',
    names:
      'phone|country|international prefix, phone country|dial|calling|country calling|dialing|phone|mobile country code',
    texts: once(() => [[cityPool('cityPhonePrefixes')]]),
  },
  {
    name: 'contact.website',
    names: 'website, web site|address|page, website|company|user|blog|author|site|portfolio url, web, www',
    texts: once(() => [
      [text('https://www.'), ...companyDomain()],
      [text('https://'), smallLastName(), text('.example')],
      [smallLastName(), text('.example')],
    ]),
    unique: once(() => [[text('https://www.'), smallLastName(), ...numberBehind('-'), text('.example')]]),
    nulls: 0.3,
  },
  ...PROFILES.map(([network, page, alone]): MeaningRow => {
    const ends = ['url', 'profile', 'profile url', 'page', 'page url', 'channel', 'address'];
    return {
      name: `contact.profile on ${network}`,
      names: [...(alone === '' ? [] : [alone]), ...ends.map((end) => `${network} ${end}`)].join(', '),
      ...profiles(`https://${page}`),
    };
  }),
  {
    name: 'contact.profile on a network',
    names: 'profile|social|social media url, social link|profile',
    ...profiles('https://social.example/in/'),
  },
  {
    name: 'contact.handle',
    names:
      'twitter, twitter user|twitter nick|instagram user|social nick|social media nick|x nick name, instagram, tiktok, snapchat, mastodon, twitter account, bluesky, thread, author: nick name, poster: nick name, creator: nick name, user: nick name, account: nick name, from: nick name',
    texts: once(handle('@')),
    nulls: 0.5,
  },
  {
    name: 'contact.mentions',
    names: 'mention, mentioned|tagged user, mentioned nick name',
    texts: once(() => [
      [text('@'), anySmallFirstName(), text('_'), anySmallLastName()],
      [text('@'), anySmallFirstName()],
    ]),
    elements: once(() => [[text('@'), anySmallFirstName(), text('_'), anySmallLastName()]]),
  },
  {
    name: 'contact.messenger',
    names:
      'skype, skype id, skype|discord user|slack user|slack nick|telegram user|signal user|github user|gitlab user|irc nick|github nick|steam name, discord, discord|xbox gamer tag, telegram, telegram id text, whatsapp, icq, jabber, msn, aim, yim, wechat, github, github login, messenger, im, xmpp',
    texts: once(handle('')),
    nulls: 0.6,
  },
  {
    name: 'contact.preferred method',
    names:
      'preferred contact|contact|communication|notification|reminder method, contact|communication preference, preferred|notification type of contact, contact type, contact|preferred|notification|delivery|communication channel, channel/type',
    texts: once(() => [
      [weighted({ email: 50, phone: 20, sms: 18, push: 8, post: 4 })],
      [weighted({ E: 5, P: 2, S: 2 })],
    ]),
  },
  {
    name: 'contact.best time',
    names: 'best time to call, best time to|preferred time of contact, preferred contact time',
    texts: once(() => [[oneOf('mornings afternoons evenings weekdays weekends anytime')], [oneOf('AM PM any')]]),
  },
];
