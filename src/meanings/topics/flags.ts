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
    'inactive, disabled, is|account disabled, hidden, closed|retired flag, is closed, discontinued, is discontinued',
    0.08,
  ),
  flag('deleted', 'deleted, is|soft deleted, removed, is removed, deleted|void|delete|deletion flag, trashed', 0.04),
  flag('archived', 'archived, is archived, archive flag', 0.1),
  flag(
    'administrator',
    'admin, superuser, is staff, staff|system flag, is administrator, is root, is moderator, is owner, is system, builtin, is bot, bot, is test, test mode, is demo, is internal, is system user, sandbox, is manager',
    0.03,
  ),
  {
    ...flag('verified, of somebody whom others follow', 'verified, is verified, verified badge', 0.12),
    beside: 'follower, following, subscriber, bio, handle',
  },
  flag(
    'verified',
    'verified, is|email|phone|identity|address verified, is|email|phone|phone number|two factor confirmed, confirmed, verified email, validated, is validated, verified purchase, valid',
    0.8,
  ),
  flag(
    'enabled',
    'enabled, allowed, permitted, switched on, enable, allow, can login, is open, available, in stock, purchasable, bookable, sellable, is usable, can edit, is reachable, working',
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
    'primary, is main, primary|main flag, primary contact, is head, is leader, is principal, is billing, is shipping, is lead',
    0.3,
  ),
  flag(
    'public',
    'public, visible, shown, displayed, display, show, listed, is listed, searchable, published flag, is published, published, online, is indexed, shareable',
    0.7,
  ),
  flag('private', 'private, confidential, anonymous, internal only, is restricted, is secret', 0.15),
  flag(
    'featured',
    'featured, highlighted, pinned, sticky, starred, favorite, bookmarked, promoted, spotlight, trending, bestseller, is new, recommended, popular, is special, on sale, is hot, gift',
    0.12,
  ),
  flag(
    'paid',
    'paid, is|fully paid, settled, is settled, prepaid, paid flag, billable, taxable, chargeable, refundable, charged, is invoiced, tax included, shippable',
    0.8,
  ),
  flag(
    'overdue',
    'overdue, late, delayed, delinquent, in default, defaulted, is expired, expired, is past due, estimated, is backorder, is backordered, is breaking, breaking news, refunded, is|partially refunded',
    0.08,
  ),
  flag(
    'approved',
    'approved, is approved, accepted, is accepted, authorized, is authorized, signed, is signed, granted, is accepted answer, reviewed, is reviewed, checked, is checked, passed, success, successful, succeeded, correct, compliant',
    0.82,
  ),
  flag(
    'failed',
    'failed, is failed, lost, lost ticket, rejected, is rejected, has error, error|canceled flag, bounced, fraud, fraudulent, spam, blocked, is blocked, banned, is banned, locked, is|account locked, suspended, is suspended, blacklisted, flagged, suspicious, muted, abusive, defective, damaged, has issue, void, voided, revoked, is revoked, canceled, is canceled, duplicate, anomaly, churned, number show, lockout enabled, is lost, reported, is reported, sensitive, nsfw, is adult, disputed, under review, is chargeback, fraud suspected',
    0.05,
  ),
  flag(
    'complete',
    'completed, is completed, complete, done, finished, is finished, ended, is ended, processed, is processed, delivered, is delivered, shipped, is shipped, resolved, is resolved, is fulfilled, fulfilled, closed, synced, is synced, is final, handled, is submitted, submitted, sent, is sent, returned, is returned, attended, used, is redeemed, redeemed, converted, sold, is sold',
    0.65,
  ),
  flag(
    'read',
    'read, seen, is seen, opened, is opened, viewed, clicked, acknowledged, is acknowledged, read flag',
    0.7,
  ),
  flag(
    'consent',
    'newsletter, subscribed, is|newsletter|email subscribed, option|opted in, consent, consent given, accept marketing, email|push notification, receive|marketing email',
    0.45,
  ),
  flag('terms', 'term|tos|privacy accepted, accepted|agreed to|accept|agree term, agreed', 0.97),
  flag(
    'required',
    'required, is required, mandatory, compulsory, obligatory, not null, is mandatory field, editable, is core, unique, is key',
    0.4,
  ),
  flag(
    'optional',
    'optional, obsolete, nullable, custom, read only, readonly, deprecated, virtual, hidden field, experimental, is template, is temporary, template flag, draft, temporary, exclusive, manual, is manual, force, override, is edited, edited, is modified',
    0.15,
  ),
  flag(
    'automatic',
    'automatic, automated, auto renew, auto renewal, autorenew, recurring, is recurrent, renewable, auto pay, autopay, repeatable, auto',
    0.4,
  ),
  flag(
    'trial',
    'trial, free, is guest, complimentary, sponsored, is sample, free shipping, gift wrap, gift wrapped',
    0.2,
  ),
  flag(
    'premium',
    'premium, is premium, vip, pro user, is pro, is gold, elite, priority|critical flag, express, is|high priority, urgent, important, is critical, emergency',
    0.15,
  ),
  flag(
    'remote',
    'remote, remote allowed, telework, work from home, remote work, hybrid, is virtual|is online event, remote possible',
    0.3,
  ),
  flag(
    'member',
    'member|registered|logged in|employed flag, is member, is employee, is customer, has account, is registered, registered, is authenticated, is student, insured, has insurance, vaccinated, licensed, certified, graduated, is graduated, is employed',
    0.7,
  ),
  flag(
    'smoker',
    'smoker, smoking, smoking|pet allowed, has pet, diabetic, pregnant, hypertension, disabled person, has disability, allergic, veteran, foreign, wheelchair accessible, handicap',
    0.15,
  ),
  flag(
    'amenity',
    'wifi, parking, has parking, air conditioning, elevator, balcony, furnished, is furnished, breakfast included, breakfast, pool, has garden, kitchen, garage, has garage, air condition, has coordinates, wheelchair',
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
  flag('new', 'new device, new user, first time', 0.14),
  flag('full time', 'full time, full time flag, fulltime', 0.85),
  flag('salaried', 'salaried, salaried flag', 0.8),
  flag('error', 'fault flag, is error, is faulty, has fault', 0.04),
  flag('repeated', 'resit, is retake, is repeat, is repeated, is reopened', 0.08),
  flag('dead', 'deceased, is deceased, dead', 0.03),
  flag('donor', 'donor', 0.4),
  flag('weekend', 'weekend, weekend flag', 2 / 7),
  flag('working day', 'is weekday, is workday, is working|is business day', 5 / 7),
  flag('leap year', 'is leap year, leap year', 0.25),
  flag('holiday', 'is|is public|is bank holiday, holiday flag', 0.03),
  flag('condition', 'is|was|are|should|must|need|require …', 0.3),
  flag('anything', 'flag, indicator, ind, boolean, bool, yes number, yn, switch, toggle, checkbox, true false', 0.5),
];
