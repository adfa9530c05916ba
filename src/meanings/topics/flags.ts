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
  flag('active', 'active, active flag, current flag, in use, alive, operational, live', 0.9),
  flag(
    'inactive',
    'inactive, disabled, is disabled, account disabled, hidden, closed flag, is closed, discontinued, is discontinued, retired flag',
    0.08,
  ),
  flag(
    'deleted',
    'deleted, is deleted, removed, is removed, soft deleted, deleted flag, void flag, trashed, delete flag, deletion flag',
    0.04,
  ),
  flag('archived', 'archived, is archived, archive flag', 0.1),
  flag(
    'administrator',
    'admin, superuser, is staff, staff flag, is administrator, is root, is moderator, is owner, is system, system flag, builtin, is bot, bot, is test, test mode, is demo, is internal, is system user, sandbox, is manager',
    0.03,
  ),
  {
    ...flag('verified, of somebody whom others follow', 'verified, is verified, verified badge', 0.12),
    beside: 'follower, following, subscriber, bio, handle',
  },
  flag(
    'verified',
    'verified, is verified, email verified, phone verified, is confirmed, confirmed, email confirmed, verified email, validated, is validated, identity verified, address verified, phone confirmed, verified purchase, valid, phone number confirmed, two factor confirmed',
    0.8,
  ),
  flag(
    'enabled',
    'enabled, allowed, permitted, switched on, enable, allow, can login, is open, available, in stock, purchasable, bookable, sellable, is usable, can edit, is reachable, working',
    0.85,
  ),
  flag('two factor', 'two factor enabled, mfa enabled, two factor, mfa, otp enabled, two factor authentication', 0.35),
  flag(
    'default',
    'default, default flag, default address, is default method, preferred, preferred flag, is base, master',
    0.1,
  ),
  { ...flag('default language', 'default language code', 0.8), digits: 'more' },
  flag(
    'primary',
    'primary, is main, primary flag, main flag, primary contact, is head, is leader, is principal, is billing, is shipping, is lead',
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
    'paid, is paid, settled, is settled, prepaid, paid flag, fully paid, billable, taxable, chargeable, refundable, charged, is invoiced, tax included, shippable',
    0.8,
  ),
  flag(
    'overdue',
    'overdue, late, delayed, delinquent, in default, defaulted, is expired, expired, is past due, estimated, is backorder, is backordered, is breaking, breaking news, refunded, is refunded, partially refunded',
    0.08,
  ),
  flag(
    'approved',
    'approved, is approved, accepted, is accepted, authorized, is authorized, signed, is signed, granted, is accepted answer, reviewed, is reviewed, checked, is checked, passed, success, successful, succeeded, correct, compliant',
    0.82,
  ),
  flag(
    'failed',
    'failed, is failed, lost, lost ticket, rejected, is rejected, has error, error flag, bounced, fraud, fraudulent, spam, blocked, is blocked, banned, is banned, locked, is locked, suspended, is suspended, blacklisted, flagged, suspicious, muted, abusive, defective, damaged, has issue, void, voided, revoked, is revoked, canceled flag, canceled, is canceled, duplicate, anomaly, churned, number show, account locked, lockout enabled, is lost, reported, is reported, sensitive, nsfw, is adult, disputed, under review, is chargeback, fraud suspected',
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
    'newsletter, subscribed, is subscribed, option in, opted in, newsletter subscribed, consent, consent given, accept marketing, email notification, push notification, receive email, marketing email, email subscribed',
    0.45,
  ),
  flag(
    'terms',
    'term accepted, accepted term, agreed to term, tos accepted, accept term, privacy accepted, agree term, agreed',
    0.97,
  ),
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
    'premium, is premium, vip, pro user, is pro, is gold, elite, priority flag, express, is priority, urgent, important, critical flag, is critical, emergency, high priority',
    0.15,
  ),
  flag(
    'remote',
    'remote, remote allowed, telework, work from home, remote work, hybrid, is virtual event, is online event, remote possible',
    0.3,
  ),
  flag(
    'member',
    'member flag, is member, is employee, is customer, has account, registered flag, is registered, registered, logged in flag, is authenticated, is student, insured, has insurance, vaccinated, licensed, certified, graduated, is graduated, employed flag, is employed',
    0.7,
  ),
  flag(
    'smoker',
    'smoker, smoking, smoking allowed, pet allowed, has pet, diabetic, pregnant, hypertension, disabled person, has disability, allergic, veteran, foreign, wheelchair accessible, handicap',
    0.15,
  ),
  flag(
    'amenity',
    'wifi, parking, has parking, air conditioning, elevator, balcony, furnished, is furnished, breakfast included, breakfast, pool, has garden, kitchen, garage, has garage, air condition, has coordinates, wheelchair',
    0.5,
  ),
  flag(
    'diet',
    'vegetarian, vegan, gluten free, organic, halal, kosher, dairy free, spicy, lactose free, sugar free, fragile, hazardous, perishable, dangerous, recyclable, flammable',
    0.2,
  ),
  flag('presence', 'has …, have …', 0.5),
  flag('ability', 'can …, may …, allow …, enable …, show …, use …, send …, accept …, support …', 0.75),
  flag(
    'reversal',
    'reversed, is reversed, reversal, reversal indicator, reversal flag, revision ind, revision flag, revision indicator',
    0.03,
  ),
  flag('readmitted', 'readmitted, readmission, readmitted within 30 day, readmission within 30 day', 0.12),
  flag('up to date', 'up to date, is current', 0.85),
  flag(
    'triggered',
    'triggered, is triggered, alarm, alarm triggered, alert triggered, tripped, breached, threshold exceeded',
    0.07,
  ),
  flag('calibrated', 'calibrated, is calibrated, calibration valid', 0.94),
  flag('new', 'new device, new user, first time', 0.14),
  flag('full time', 'full time, full time flag, fulltime', 0.85),
  flag('salaried', 'salaried, salaried flag', 0.8),
  flag('error', 'fault flag, is error, is faulty, has fault', 0.04),
  flag('repeated', 'resit, is retake, is repeat, is repeated, is reopened', 0.08),
  flag('dead', 'deceased, is deceased, dead', 0.03),
  flag('donor', 'donor', 0.4),
  flag('weekend', 'weekend, weekend flag', 2 / 7),
  flag('working day', 'is weekday, is workday, is working day, is business day', 5 / 7),
  flag('leap year', 'is leap year, leap year', 0.25),
  flag('holiday', 'is holiday, holiday flag, is public holiday, is bank holiday', 0.03),
  flag('condition', 'is …, was …, are …, should …, must …, need …, require …', 0.3),
  flag('anything', 'flag, indicator, ind, boolean, bool, yes number, yn, switch, toggle, checkbox, true false', 0.5),
];
