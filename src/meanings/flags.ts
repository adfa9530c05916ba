import { weighted } from './forms.ts';
import type { MeaningRow } from './row.ts';
import { between, once, weightsBy } from './shorthand.ts';

/** A row of truths, and how many of them are true; as text, yes and no. */
function flag(name: string, names: string, truth: number): MeaningRow {
  return {
    name: `flag.${name}`,
    names,
    truth,
    numbers: between(0, 1, weightsBy({ 0: 1 - truth, 1: truth })),
    texts: once(() => [[weighted({ no: 1 - truth, yes: truth })], [weighted({ N: 1 - truth, Y: truth })]]),
  };
}

/** Whether something is so. */
export const flags: readonly MeaningRow[] = [
  flag(
    'active',
    'active, is active, active flag, current flag, account active, in use, alive, operational, is operational, live, is live, is alive, current active',
    0.9,
  ),
  flag(
    'inactive',
    'inactive, disabled, is disabled, is inactive, account disabled, hidden, is hidden, closed flag, is closed, discontinued, is discontinued, retired flag',
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
    'admin, is admin, superuser, is superuser, is staff, staff flag, is super admin, super admin, is administrator, is root, is moderator, is owner, is system, system flag, builtin, is builtin, is bot, bot, is test, test mode, is demo, is internal, is system user, sandbox, is manager',
    0.03,
  ),
  flag(
    'verified',
    'verified, is verified, email verified, phone verified, is confirmed, confirmed, email confirmed, is email verified, verified email, validated, is validated, identity verified, address verified, is email confirmed, phone confirmed, is phone verified, verified purchase, is valid, valid, phone number confirmed, two factor confirmed',
    0.8,
  ),
  flag(
    'enabled',
    'enabled, is enabled, allowed, is allowed, permitted, status enabled, feature enabled, switched on, enable, allow, can login, login enabled, is open, notification enabled, is available, available, in stock, is in stock, purchasable, bookable, sellable, is usable, can edit, is reachable, working',
    0.85,
  ),
  flag(
    'two factor',
    'two factor enabled, mfa enabled, is two factor enabled, two factor, mfa, otp enabled, two factor authentication, has two factor',
    0.35,
  ),
  flag(
    'default',
    'default, is default, default flag, is default address, default address, is default method, is preferred, preferred, preferred flag, is base, is master, master',
    0.1,
  ),
  flag(
    'primary',
    'primary, is primary, is main, primary flag, main flag, primary contact, is primary contact, is head, is leader, is principal, is billing, is shipping, is lead',
    0.3,
  ),
  flag(
    'public',
    'public, is public, is visible, visible, shown, is shown, displayed, display, is displayed, show, listed, is listed, searchable, is searchable, published flag, is published, published, is online, online, is indexed, shareable',
    0.7,
  ),
  flag(
    'private',
    'private, is private, confidential, is confidential, anonymous, is anonymous, internal only, is restricted, is secret',
    0.15,
  ),
  flag(
    'featured',
    'featured, is featured, highlighted, pinned, is pinned, sticky, is sticky, starred, is starred, favorite, is favorite, bookmarked, promoted, is promoted, spotlight, trending, bestseller, is bestseller, is new, recommended, is recommended, is popular, popular, is special, on sale, is on sale, is hot, is bookmarked, is gift, gift',
    0.12,
  ),
  flag(
    'paid',
    'paid, is paid, settled, is settled, prepaid, paid flag, fully paid, is billable, billable, taxable, is taxable, chargeable, is refundable, refundable, charged, is invoiced, tax included, shippable',
    0.8,
  ),
  flag(
    'overdue',
    'overdue, is overdue, late, is late, delayed, is delayed, delinquent, in default, defaulted, is expired, expired, is past due, is estimated, estimated, is backorder, is backordered, is breaking, breaking news, refunded, is refunded, partially refunded',
    0.08,
  ),
  flag(
    'approved',
    'approved, is approved, accepted, is accepted, authorized, is authorized, signed, is signed, granted, is accepted answer, reviewed, is reviewed, checked, is checked, passed, is passed, success, successful, is successful, succeeded, is success, is correct, correct, was successful, compliant, is compliant',
    0.82,
  ),
  flag(
    'failed',
    'failed, is failed, lost, lost ticket, rejected, is rejected, has error, error flag, bounced, is fraud, fraud, fraudulent, is fraudulent, is spam, spam, blocked, is blocked, banned, is banned, locked, is locked, suspended, is suspended, blacklisted, flagged, is flagged, suspicious, is suspicious, muted, is muted, abusive, defective, is defective, damaged, is damaged, has issue, void, is void, voided, revoked, is revoked, canceled flag, canceled, is canceled, is duplicate, duplicate, anomaly, is anomaly, churned, number show, is number show, is blacklisted, account locked, lockout enabled, is lost, reported, is reported, is sensitive, sensitive, nsfw, is nsfw, is adult, disputed, is disputed, under review, is chargeback, fraud suspected, is fraud suspected, suspected fraud, is suspected fraud',
    0.05,
  ),
  flag(
    'complete',
    'completed, is completed, complete, is complete, done, is done, finished, is finished, ended, is ended, processed, is processed, delivered, is delivered, shipped, is shipped, resolved, is resolved, is fulfilled, fulfilled, closed, synced, is synced, is final, handled, is handled, is submitted, submitted, sent, is sent, returned, is returned, attended, is used, used, is redeemed, redeemed, converted, sold, is sold',
    0.65,
  ),
  flag(
    'read',
    'read, is read, seen, is seen, opened, is opened, viewed, clicked, acknowledged, is acknowledged, read flag',
    0.7,
  ),
  flag(
    'consent',
    'newsletter, subscribed, is subscribed, option in, opted in, marketing option in, marketing consent, newsletter subscribed, consent, consent given, accept marketing, is opted in, receive newsletter, email option in, sms option in, email notification, newsletter option in, send newsletter, push notification, receive email, marketing email, email subscribed, subscribe newsletter, want newsletter, gdpr consent, has consent',
    0.45,
  ),
  flag(
    'terms',
    'term accepted, accepted term, agreed to term, tos accepted, term agreed, accept term, privacy accepted, agree term, agreed, has agreed',
    0.97,
  ),
  flag(
    'required',
    'required, is required, mandatory, is mandatory, compulsory, obligatory, not null, is mandatory field, editable, is editable, is core, unique, is unique, is key',
    0.4,
  ),
  flag(
    'optional',
    'optional, is optional, obsolete, is obsolete, nullable, is nullable, custom, is custom, read only, is read only, readonly, is deprecated, deprecated, is virtual, virtual, hidden field, experimental, is template, template flag, is draft, draft, is temporary, temporary, exclusive, is exclusive, manual, is manual, force, override, is override, is edited, edited, is modified',
    0.15,
  ),
  flag(
    'automatic',
    'automatic, is automatic, automated, auto renew, auto renewal, autorenew, recurring, is recurring, is recurrent, renewable, is renewable, auto pay, autopay, repeatable, auto',
    0.4,
  ),
  flag(
    'trial',
    'trial, is trial, on trial, is free, free, is guest, complimentary, is complimentary, sponsored, is sponsored, is sample, is free trial, free shipping, gift wrap, gift wrapped, is gift wrapped',
    0.2,
  ),
  flag(
    'premium',
    'premium, is premium, vip, is vip, pro user, is pro, is gold, elite, priority flag, express, is express, is priority, urgent, is urgent, is important, important, critical flag, is critical, is emergency, emergency, high priority',
    0.15,
  ),
  flag(
    'remote',
    'remote, is remote, remote allowed, telework, work from home, remote work, hybrid, is hybrid, is virtual event, is online event, remote possible',
    0.3,
  ),
  flag(
    'member',
    'member flag, is member, is employee, is customer, has account, registered flag, is registered, registered, logged in flag, is authenticated, is student, insured, is insured, has insurance, vaccinated, is vaccinated, licensed, is licensed, certified, is certified, graduated, is graduated, employed flag, is employed',
    0.7,
  ),
  flag(
    'smoker',
    'smoker, is smoker, smoking, smoking allowed, pet allowed, has pet, diabetic, is diabetic, is pregnant, pregnant, hypertension, disabled person, has disability, allergic, is veteran, veteran, foreign, is foreign, wheelchair accessible, handicap',
    0.15,
  ),
  flag(
    'amenity',
    'wifi, has wifi, parking, has parking, air conditioning, has air conditioning, has elevator, elevator, balcony, has balcony, furnished, is furnished, breakfast included, breakfast, pool, has pool, has garden, has kitchen, kitchen, garage, has garage, air condition, has coordinates, wheelchair',
    0.5,
  ),
  flag(
    'diet',
    'vegetarian, is vegetarian, vegan, is vegan, gluten free, is gluten free, organic, is organic, halal, kosher, dairy free, spicy, is spicy, lactose free, sugar free, fragile, is fragile, hazardous, is hazardous, perishable, is perishable, dangerous, recyclable, flammable',
    0.2,
  ),
  flag('presence', 'has …, have …', 0.5),
  flag('ability', 'can …, may …, allow …, enable …, show …, use …, send …, accept …, support …', 0.75),
  flag(
    'reversal',
    'reversed, is reversed, reversal, reversal indicator, reversal flag, revision ind, revision flag, revision indicator, is reversal',
    0.03,
  ),
  flag(
    'readmitted',
    'readmitted, is readmitted, readmission, readmitted within 30 day, readmission within 30 day',
    0.12,
  ),
  flag('up to date', 'up to date, immunization up to date, vaccination up to date, is up to date, is current', 0.85),
  flag(
    'triggered',
    'triggered, is triggered, alarm, alarm triggered, alert triggered, tripped, breached, threshold exceeded',
    0.07,
  ),
  flag('calibrated', 'calibrated, is calibrated, calibration valid', 0.94),
  flag('new', 'new device, is new device, new user, is new user, first time, is first time', 0.14),
  flag('full time', 'full time, is full time, full time flag, fulltime, is fulltime', 0.85),
  flag('salaried', 'salaried, is salaried, salaried flag', 0.8),
  flag('error', 'fault flag, is error, is faulty, has fault', 0.04),
  flag('repeated', 'is resit, resit, is retake, is repeat, is repeated, is reopened', 0.08),
  flag('dead', 'deceased, is deceased, is dead, dead', 0.03),
  flag('donor', 'organ donor, is organ donor, donor', 0.4),
  flag('weekend', 'is weekend, weekend, weekend flag', 2 / 7),
  flag('working day', 'is weekday, is workday, is working day, is business day', 5 / 7),
  flag('leap year', 'is leap year, leap year', 0.25),
  flag('holiday', 'is holiday, holiday flag, is public holiday, is bank holiday', 0.03),
  flag('condition', 'is …, was …, are …, should …, must …, need …, require …', 0.3),
  flag('anything', 'flag, indicator, ind, boolean, bool, yes number, yn, switch, toggle, checkbox, true false', 0.5),
];
