import type { TextForm } from '../../values/meaning.ts';
import { pool } from '../builders/forms.ts';
import { between, once, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Lists of what says that something is not so, and that it is. */
const written = (truth: number, ...lists: readonly (readonly string[])[]) =>
  once(() =>
    lists.map((list): TextForm => [{ ...pool(list), distribution: { kind: 'weights', weights: [1 - truth, truth] } }]),
  );

/** A row of truths, and how many of them are true; as text, yes and no. */
function flag(name: string, names: string, truth: number): MeaningRow {
  return {
    name: `flag.${name}`,
    names,
    truth,
    numbers: between(0, 1, weightsBy({ 0: 1 - truth, 1: truth })),
    texts: written(truth, ['no', 'yes'], [...'NY']),
    labels: written(truth, ['false', 'true'], ['off', 'on'], [...'01']),
  };
}

/** Whether something is so. */
export const flags: readonly MeaningRow[] = [
  flag('active', 'active, active|current flag, in use, alive, operational, live', 0.9),
  flag(
    'inactive',
    'inactive, disabled, is|account disabled, hidden, closed|retired flag, is closed|discontinued, discontinued',
    0.08,
  ),
  flag('deleted', 'deleted, is|soft deleted, removed, is removed, deleted|void|delete|deletion flag, trashed', 0.04),
  flag('archived', 'archived, is archived, archive flag', 0.1),
  flag(
    'administrator',
    'admin, superuser, is staff|administrator|root|moderator|owner|system|bot|test|demo|internal|manager, staff|system flag, builtin, bot, test mode, is system user, sandbox',
    0.03,
  ),
  {
    ...flag('verified, of somebody whom others follow', 'verified, is verified, verified badge', 0.12),
    beside: 'follower, following, subscriber, bio, handle',
  },
  flag(
    'verified',
    'verified, is|email|phone|identity|address verified, is|email|phone|phone number|two factor confirmed, confirmed, verified email|purchase, validated, is validated, valid',
    0.8,
  ),
  flag(
    'enabled',
    'enabled, allowed, permitted, switched on, enable, allow, can login|edit, is open|usable|reachable, available, in stock, purchasable, bookable, sellable, working',
    0.85,
  ),
  flag('two factor', 'two factor|mfa|otp enabled, two factor, mfa, two factor authentication', 0.35),
  flag(
    'default',
    'default, default|preferred flag, default address, is default method, preferred, is base, master',
    0.1,
  ),
  { ...flag('default language', 'default language code', 0.8), digits: 'more' },
  flag(
    'primary',
    'primary, is main|head|leader|principal|billing|shipping|lead, primary|main flag, primary contact',
    0.3,
  ),
  flag(
    'public',
    'public, visible, shown, displayed, display, show, listed, is listed|published|indexed, searchable, published flag, published, online, shareable',
    0.7,
  ),
  flag('private', 'private, confidential, anonymous, internal only, is restricted|secret', 0.15),
  flag(
    'featured',
    'featured, highlighted, pinned, sticky, starred, favorite, bookmarked, promoted, spotlight, trending, bestseller, is new|special|hot, recommended, popular, on sale, gift',
    0.12,
  ),
  flag(
    'paid',
    'paid, is|fully paid, settled, is settled|invoiced, prepaid, paid flag, billable, taxable, chargeable, refundable, charged, tax included, shippable',
    0.8,
  ),
  { ...flag('breached', 'breached, missed', 0.15), role: 'flag.overdue', beside: 'due, deadline' },
  flag(
    'overdue',
    'overdue, late, delayed, delinquent, in default, defaulted, is expired|backorder|backordered|breaking, expired, is past due, estimated, breaking news, refunded, is|partially refunded',
    0.08,
  ),
  flag(
    'approved',
    'approved, is approved|accepted|authorized|signed|reviewed|checked, accepted, authorized, signed, granted, is accepted answer, reviewed, checked, passed, success, successful, succeeded, correct, compliant',
    0.82,
  ),
  flag(
    'failed',
    'failed, is failed|rejected|blocked|banned|suspended|revoked|canceled|lost|reported|adult|chargeback, lost, lost ticket, rejected, has error|issue, error|canceled flag, bounced, fraud, fraudulent, spam, blocked, banned, locked, is|account locked, suspended, blacklisted, flagged, suspicious, muted, abusive, defective, damaged, void, voided, revoked, canceled, duplicate, anomaly, churned, number show, lockout enabled, reported, sensitive, nsfw, disputed, under review, fraud suspected',
    0.05,
  ),
  flag(
    'complete',
    'completed, is completed|finished|ended|processed|delivered|shipped|resolved|fulfilled|synced|final|submitted|sent|returned|redeemed|sold, complete, done, finished, ended, processed, delivered, shipped, resolved, fulfilled, closed, synced, handled, submitted, sent, returned, attended, used, redeemed, converted, sold',
    0.65,
  ),
  flag('read', 'read, seen, is seen|opened|acknowledged, opened, viewed, clicked, acknowledged, read flag', 0.7),
  flag(
    'consent',
    'newsletter, subscribed, is|newsletter|email subscribed, option|opted in, consent, consent given, accept marketing, email|push notification, receive|marketing email',
    0.45,
  ),
  flag('terms', 'term|tos|privacy accepted, accepted|agreed to|accept|agree term, agreed', 0.97),
  flag(
    'required',
    'required, is required|core|key, mandatory, compulsory, obligatory, not null, is mandatory field, editable, unique',
    0.4,
  ),
  flag(
    'optional',
    'optional, obsolete, nullable, custom, read only, readonly, deprecated, virtual, hidden field, experimental, is template|temporary|manual|edited|modified, template flag, draft, temporary, exclusive, manual, force, override, edited',
    0.15,
  ),
  flag(
    'automatic',
    'automatic, automated, auto renew|renewal|pay, autorenew, recurring, is recurrent, renewable, autopay, repeatable, auto',
    0.4,
  ),
  flag('trial', 'trial, free, is guest|sample, complimentary, sponsored, free shipping, gift wrap|wrapped', 0.2),
  flag(
    'premium',
    'premium, is premium|pro|gold|critical, vip, pro user, elite, priority|critical flag, express, is|high priority, urgent, important, emergency',
    0.15,
  ),
  flag(
    'remote',
    'remote, remote allowed|work|possible, telework, work from home, hybrid, is virtual|is online event',
    0.3,
  ),
  flag(
    'member',
    'member|registered|logged in|employed flag, is member|employee|customer|registered|authenticated|student|graduated|employed, has account|insurance, registered, insured, vaccinated, licensed, certified, graduated',
    0.7,
  ),
  flag(
    'smoker',
    'smoker, smoking, smoking|pet allowed, has pet|disability, diabetic, pregnant, hypertension, disabled person, allergic, veteran, foreign, wheelchair accessible, handicap',
    0.15,
  ),
  flag(
    'amenity',
    'wifi, parking, has parking|garden|garage|coordinates, air conditioning|condition, elevator, balcony, furnished, is furnished, breakfast included, breakfast, pool, kitchen, garage, wheelchair',
    0.5,
  ),
  flag(
    'diet',
    'vegetarian, vegan, gluten|dairy|lactose|sugar free, organic, halal, kosher, spicy, fragile, hazardous, perishable, dangerous, recyclable, flammable',
    0.2,
  ),
  flag('presence', 'has …, have …', 0.5),
  flag('ability', 'can|may|allow|enable|show|use|send|accept|support …', 0.75),
  flag(
    'reversal',
    'reversed, is reversed, reversal, reversal|revision indicator, reversal|revision flag, revision ind',
    0.03,
  ),
  flag('readmitted', 'readmitted, readmission, readmitted within 30|readmission within 30 day', 0.12),
  flag('up to date', 'up to date, is current', 0.85),
  flag('triggered', 'triggered, is|alarm|alert triggered, alarm, tripped, breached, threshold exceeded', 0.07),
  flag('calibrated', 'calibrated, is calibrated, calibration valid', 0.94),
  flag('new', 'new device|user, first time', 0.14),
  flag('full time', 'full time, full time flag, fulltime', 0.85),
  flag('salaried', 'salaried, salaried flag', 0.8),
  flag('error', 'fault flag, is error|faulty, has fault', 0.04),
  flag('repeated', 'resit, is retake|repeat|repeated|reopened', 0.08),
  flag('dead', 'deceased, is deceased, dead', 0.03),
  flag('donor', 'donor', 0.4),
  flag('weekend', 'weekend, weekend flag', 2 / 7),
  flag('working day', 'is weekday|workday, is working|is business day', 5 / 7),
  flag('leap year', 'is leap year, leap year', 0.25),
  flag('holiday', 'is|is public|is bank holiday, holiday flag', 0.03),
  flag('condition', 'is|was|are|should|must|need|require …', 0.3),
  flag('anything', 'flag, indicator, ind, boolean, bool, yes number, yn, switch, toggle, checkbox, true false', 0.5),
];
