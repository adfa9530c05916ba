/*
 * Columns that a row has only where it is of a kind, or in a state, that some other column's values name: a card's last digits where it was
 * paid by card, a battery where there is one, a mark once there was an exam.
 */

/** Which rows have a column, by words of the values of another one. */
export interface Presence {
  /** Words in values of the rows that have it, or `+` and a milestone that they have behind them. `*`: all others have it. */
  readonly there: readonly string[];
  /** Words in values of the rows that do not. The longest words that a value has decide. */
  readonly absent: readonly string[];
  /** Words of which the name of the other column has one; none: it is any. */
  readonly by: readonly string[];
}

/** A line for columns that are alike: their names, words of rows that have them, of those that do not, and of what says so. */
const ROWS = `
card brand, card type, card network, card scheme, card last, last four, last 4, card number, masked card, pan, card expiry, card expiration, card exp, card exp month, card exp year, card expiry month, card expiry year, card holder, cardholder, card token, card fingerprint, card country, card id, merchant category, merchant category code, mcc, authorization code, auth code, three d secure, 3 d secure | card, visa, mastercard, amex, pos, contactless, apple pay, google pay | gift card, id card, fee
merchant, merchant city, merchant country, merchant location, merchant category, merchant category code, mcc | *, card, purchase, payment | deposit, withdrawal, transfer, wire, fee, interest, salary, atm, cash, dividend, standing order, adjustment, loan, ach, sepa credit, top up, topup, payroll | type, kind, category, method, channel
premium since, premium from, premium until, premium expire, premium expiry, subscribed since, paid since, member since premium | * | free, freemium, guest, trial, none, anonymous | tier, plan, subscription, membership, type, level, account
cheque number, check number, cheque date | cheque, check | check in, check out, background check
=iban, =bic, routing number, counterparty iban, counterparty bic, counterparty account, beneficiary iban, beneficiary account, beneficiary bic, recipient iban, creditor iban, debtor iban, sender iban, bank name, bank account, bank reference, swift code | transfer, wire, debit, sepa, bank, standing order, ach, salary, bacs, giro, eft, payout, iban, swift, neft, rtgs, credit | debit card, credit card
mandate, mandate reference, creditor identifier | direct debit, sepa, bacs debit | sepa transfer, sepa credit
paypal email, paypal id, paypal transaction, paypal order, payer email, payer id | paypal |
wallet address, transaction hash, tx hash, blockchain, crypto currency, block number, crypto amount | crypto, cryptocurrency, bitcoin, btc, ethereum, eth, usdc |
atm id, atm location | atm, withdrawal, cash |
gift card code, gift card number | gift card |
imei, iccid, imsi, msisdn, sim card, sim, apn, cell id, mobile network | cellular, lte, gsm, 3g, 4g, 5g, mobile, sim, gprs, nbiot, nb iot, phone, smartphone |
rssi, signal strength, signal, signal quality, signal level, snr, snr db, link quality | *, wifi, wireless | ethernet, wired, lan, poe, usb, serial, fiber, fibre, modbus, rs 485, rs485, cable
ssid, bssid, wifi channel, wifi network, wifi signal | wifi, wi fi, wlan, wireless |
battery level, battery percent, battery percentage, battery voltage, battery health, battery charge, battery replaced, battery changed, battery type, battery replacement, battery life, =battery | battery, solar, coin cell, lithium, hybrid, electric, rechargeable |
battery capacity, battery kwh, battery size, battery range, electric range, charge port, charging port, charging power, charge power, charge time, connector type, plug type, motor power kw, traction battery, state of charge | electric, hybrid, plug in, phev, bev, ev | mild hybrid
engine cc, displacement, engine size, engine capacity, engine litre, engine liter, cylinder, cylinders, tank, fuel capacity, fuel consumption, fuel level, mpg, transmission gear, oil change | *, hybrid, plug in, phev | electric, ev, bev, fuel cell, manual, bicycle, bike, trailer
plate | *, electric car | bicycle, bike, ebike, scooter
bedroom, bathroom, room count, living area, living space, year built, built year, construction year, floor area, interior area, square feet, heating, heating type, energy rating, energy class, floor count, story, stories, hoa fee, kitchen | * | land, plot, lot, acreage, farmland, parking
floor number, apartment number, unit number, floor level, =floor | apartment, condo, flat, studio, office, penthouse, loft |
lot size, lot area, plot size, plot area, land area, land size, garden area, lot sqft, lot acre | * | apartment, condo, flat, studio, penthouse, loft
rent, rent amount, security deposit, lease term, rental period, available from, minimum stay | rent, rental, lease, let |
from location, location from, source location, from bin, bin from, source bin, from warehouse, warehouse from, source warehouse, origin bin, origin location | * | receipt, receive, received, receiving, return, purchase, inbound, restock, in, found, production, putaway, initial, opening
to location, location to, destination location, to bin, bin to, destination bin, target bin, target location, to warehouse, warehouse to, destination warehouse, target warehouse | * | issue, issued, sale, scrap, scrapped, shipment, ship, pick, consume, consumption, outbound, out, write off, dispatch, loss, damage, damaged, disposal, return to supplier, purchase return
reason, reason text | adjust, adjustment, scrap, scrapped, write off, damage, damaged, correction, loss, shrinkage, refund, reversal, chargeback, void, cancellation |
old value, old data, old json, old row, old record, old payload, old snapshot, value before, data before, row before, before value, before data, before json, before image, before snapshot, =before, previous value, previous data, value old, data old | * | insert, inserted, ins, i, create, created, add, added, login, logout, log in, log out, sign in, sign out, read, view, viewed, export, download | action, operation, event, type, verb, op, kind, change, dml
new value, new data, new json, new row, new record, new payload, new snapshot, value after, data after, row after, after value, after data, after json, after image, after snapshot, =after, value new, data new | * | delete, deleted, del, d, remove, removed, destroy, destroyed, truncate, purge, purged, login, logout, log in, log out, sign in, sign out, read, view, viewed, export, download | action, operation, event, type, verb, op, kind, change, dml
purchase order, po number, supplier id, supplier name | receipt, receive, received, purchase, inbound, restock |
spouse, marriage date, wedding date, date of marriage | married |
company, company registration, registration number, vat number, vat id, tax number, industry, contact person, legal name, legal form, employee count, trade name | company, business, organization, organisation, corporate, b2b, legal, firm, agency, ngo | | type, kind, category, form
birth date, date of birth, gender, first name, last name, marital status | *, person, individual, private | company, business, organization, organisation, corporate, b2b, legal, firm | type, kind, category, form, segment, class
employer, occupation | *, employed | unemployed, student, retired, child
contract end, contract ends | contract, contractor, temporary, temp, fixed term, intern, internship, freelance, seasonal, trainee, apprentice |
hourly rate, hourly wage, hourly pay | hourly, contractor, part time, freelance, temporary, casual |
salary | *, salaried | hourly, volunteer
table | dine in, eat in, in house, table, on site |
delivery address, delivery fee, delivery street, delivery city, rider name, rider id, courier name, courier id, delivery instruction, driver tip, delivery note | delivery, courier, shipping, deliver | pickup, pick up
courier id, courier name, courier, rider id, rider name, driver, courier phone, driver phone | +picked_up, +delivered, +dispatched, picked up, on the way, en route, out for delivery, in transit, delivered, arrived, assigned, in progress, completed | +canceled, placed, new, pending, requested, searching, created | status, state, stage
pickup code, pickup location, pickup store, collection code, pickup point, collection point | pickup, pick up, collection, takeaway, collect, locker |
meeting url, meeting link, join url, zoom link, stream url, streaming url, video link, online link, webinar url, conference link, meeting id, virtual link | online, virtual, remote, hybrid, webinar, video, livestream, telehealth | | type, mode, format, kind, modality, delivery, attendance, location
venue, venue address, venue city, room, location name, classroom, =location | *, hybrid | online, virtual, remote, webinar, video, phone, telehealth, livestream | type, mode, format, kind, modality, delivery, attendance
duration, duration second, frame rate, bitrate, codec, length second, fps | *, video, audio | image, photo, picture, document, pdf, text, article, spreadsheet, link, archive, gif, icon, file, location, contact, carousel, banner
width, height, width px, height px | *, image, video | audio, document, pdf, text, spreadsheet, archive, podcast, song, link, file, location, contact, voice, article, quiz
page count, =page, isbn, isbn 13, isbn 10 | *, book, ebook | audio, audiobook, audio book, video, image, photo, dvd, cd, music, film, movie, game, map, podcast, spreadsheet, archive, vinyl
season number, episode number, =season, =episode, season count, episode count | series, episode, tv, show, podcast, anime, miniseries |
narrator | audiobook, audio |
mime type | attachment, file |
file url, file name, file path, file size, file id, media url, media id, attachment url, attachment name, attachment size, mime type | *, file | text, location, contact, system, poll, link, sticker, event
download url, download link, license key, activation key, download limit | digital, download, downloadable, software, ebook, virtual, license |
weight, length cm, width cm, height cm, dimension, stock quantity, warehouse location, shelf location | * | digital, download, downloadable, service, virtual, software, gift card, subscription, ebook
credit limit, minimum payment, statement day, payment due day, available credit | credit, charge card, creditline, revolving | credit union
overdraft limit, overdraft | checking, current, giro | | type, kind, class, category
interest rate, maturity date, principal, apr, apy | *, savings, loan, deposit, mortgage, credit | checking, current, prepaid, stock, equity, cash, wallet | type, kind, class, category
coupon rate, maturity date, face value, par value | bond, note, treasury, fixed income, debt |
strike price, option type, strike, contract size | option, call, put, warrant, derivative |
dividend yield, dividend, pe ratio, shares outstanding | stock, equity, share, etf, fund |
limit price | limit |
stop price, trigger price | stop, trailing |
percent off, discount percent, discount percentage, percentage off | percent, percentage, relative | free shipping
amount off, discount amount, fixed amount | fixed, amount, flat, absolute, value | free shipping
ward, bed, admission date, admitted, discharge date, discharged | *, inpatient | outpatient, ambulatory, virtual, telehealth, day care
device token, push token, device id | push, mobile, app |
duration, duration second, duration minute | *, voice, call | sms, mms, data, internet | type, kind, usage
data mb, data gb, data kb, data usage, data volume, data used | data, internet, hotspot | voice, call, sms | type, kind, usage
recording, call duration, talk time, talk second | * | missed, no answer, busy, voicemail, abandoned, unanswered, failed
error code, error message, error detail, error text, error type, =error, fault, failure reason, failure code, failure message, error description | error, failed, failure, fault, warning, critical, alarm, faulty, errored, timeout, timed out, bad, suspect, invalid, +failed | type, kind
option, choice | choice, select, dropdown, radio, checkbox, multiple |
cron expression, cron, cron schedule | cron, scheduled, recurring |
day of month | monthly | bi monthly
scheduled, scheduled for, publish at, scheduled publish, scheduled publication | *, scheduled | draft, published, archived, sent
day of week, weekday | weekly, biweekly |
set temperature, setpoint, set point, reefer temperature, temperature setting | reefer, refrigerated, frozen, chilled, rf, 20rf, 40rf, 45rf, 20re, 40re, 45re, 22r1, 42r1, 45r1 |
actor id, actor email, actor name, =actor, user id, user email, user name, username | *, user | system, cron, schedule, scheduled, scheduler, automated, automatic, background, worker, anonymous, guest | actor, initiator, initiated, trigger, triggered, performer, principal
diagnosis, =temperature, =temperature c, =temperature f, body temperature, blood pressure, heart rate, respiratory rate, prescription, clinical note, medical note | * | scheduled, booked, planned, upcoming, confirmed, requested, pending, no show, missed, +canceled | status, state, stage
score, feedback, evaluation, =rating | * | scheduled, planned, upcoming, no show, missed, not started, +canceled | status, state, stage
final mark, final grade, final score, letter grade, =grade, =mark, grade point, graded, certificate url, certificate issued, certificate number, certificate id, exam score, exam date | +completed, completed, complete, failed, passed, graded, finished, graduated, certified | +canceled, deferred
result value, result text, =result, lab result, abnormal flag, =flag, result flag, interpretation, conclusion, finding | final, finalized, preliminary, partial, corrected, amended, resulted, reported, verified, validated, reviewed, completed, complete, released, +completed | +canceled
resulted, result date, reported, verified by, reviewed by | final, finalized, corrected, amended, resulted, reported, verified, validated, reviewed, completed, complete, released, +completed | preliminary, partial, +canceled
resolution minute, resolution hour, resolution time, time to resolution, minute to resolution, hour to resolution, time to resolve, resolution code, resolution note, resolution summary, resolution type, root cause, closing note | +resolved, +completed, resolved, solved, closed, completed |
interview, interviewed, interview score, interview rating, interview note, interview feedback, interviewer | *, interview | received, new, submitted, applied, screening, in review, draft | status, state, stage
signed by, signature, proof of delivery, pod url, delivery photo, delivery proof, signature image, signed for by | delivered, completed, signed, collected |
disposal, disposed, disposal price, disposal proceeds, disposal reason, disposal method, sale proceeds | sold, disposed, retired, scrapped, decommissioned, written off, salvaged, auctioned |
distance, speed, pace, elevation | *, run, running, ride, walk, cycling | strength, yoga, weight, weights, weightlifting, lifting, pilates, stretching, gym, hiit, crossfit, meditation
closing price, sale price, sold price, final price, buyer, sold to, sale amount, closed price, days on market | sold, rented, leased, closed, completed, settled, let |
checked in, check in, checkin, scanned, redeemed, entry, entered | +checked in, used, scanned, redeemed, attended | | status, state, stage
valid from, valid until, validity start, validity end | +approved, approved, issued, active, valid, expired, revoked, suspended, renewed | submitted, draft, pending, applied, requested, under review, in review, rejected, denied, +canceled | status, state, stage
payment method | +paid, paid, settled, completed, refunded, closed, +shipped | open, unpaid, new, draft, voided | status, state, stage, payment
seated at | seated, completed, finished, paid, left, +completed | booked, reserved, confirmed, waiting, no show, +canceled | status, state, stage
left at, left on, departed at | completed, finished, left, departed, paid, closed, +completed | booked, reserved, confirmed, waiting, seated, no show, +canceled | status, state, stage
left, leaving, leave, exit, exited, departed | left, leaver, withdrawn, graduated, alumni, alumnus, expelled, excluded, transferred, dropped out, former, departed, moved out, inactive, resigned, retired, dismissed, deceased, +terminated | enrolled, active, current, registered, on leave | status, state, stage
minute late, late minute, late by minute, tardy minute, lateness minute | late, tardy, delayed, partial | absent, present, on time, excused | status, state, type, kind, attendance
bill total, bill, bill amount, tip, tip amount | * | booked, reserved, confirmed, waiting, waitlisted, no show, +canceled | status, state, stage
=title, =name, group name, group title, =topic, =description, avatar url, =avatar, image url, icon url, photo url, =icon, =photo | *, group | not group, direct, dm, one on one, one to one | group, type, kind
=attendance, =spectator, final score, winner, winning team, home score, away score, home goal, away goal, match result, full time score | +ended, finished, completed, final, played, live, in progress, half time | | status, state |
actual return, return odometer, odometer end, end odometer, odometer return, odometer in, mileage end, end mileage, mileage in, return mileage, return condition, return fuel level, fuel level end, fuel level return, return note, late fee | +returned, returned, +completed, completed, closed, finished |
actual cost, actual hour, actual duration, actual minute, actual end date, actual amount | +ended, +completed, completed, done, finished |
`;

/** Words at the end of a name behind what it is of. */
const BEHIND: ReadonlySet<string> = new Set(
  'at on by date time number masked code name id count digit digits percent dbm kwh cc km kg g gram liter l gallon capacity size volume gain meter kmh kph mph km mile cm sqft sqm m 2 c f celsius fahrenheit eur usd url v'.split(
    ' ',
  ),
);

/** Words of names of columns whose values do not say what a row is. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  'plan tier channel priority language locale country currency event action reason note comment message description'.split(
    ' ',
  ),
);

/** Those of them that are things, of which there are types. */
const WRITTEN: ReadonlySet<string> = new Set(['note', 'comment', 'message']);
const SORTS: ReadonlySet<string> = new Set(['type', 'kind', 'format']);

interface Named {
  readonly words: readonly string[];
  readonly isWhole: boolean;
  readonly presence: Presence;
}

/** The names of columns by their last words. */
const NAMED = new Map<string, Named[]>();
for (const row of ROWS.trim().split('\n')) {
  const [of = [], there = [], absent = [], by = []] = row
    .split('|')
    .map((cell) => cell.split(',').flatMap((one) => one.trim() || []));
  for (const name of of) {
    const words = name.replace('=', '').split(' ');
    const last = words.at(-1) ?? '';
    NAMED.set(last, [
      ...(NAMED.get(last) ?? []),
      { words, isWhole: name.startsWith('='), presence: { there, absent, by } },
    ]);
  }
}

/** In which rows there is a column, by the words of its name without those of its table: the longest name that fits says so first. */
export function presencesOf(words: readonly string[]): readonly Presence[] {
  const found: Named[] = [];
  for (let end = words.length; end > 0; end--) {
    const named = NAMED.get(words[end - 1] ?? '') ?? [];
    found.push(
      ...named.filter((one) => {
        const start = end - one.words.length;
        const isWhole = start === 0 && end === words.length;
        return (isWhole || !one.isWhole) && start >= 0 && one.words.every((word, i) => words[start + i] === word);
      }),
    );
    if (!BEHIND.has(words[end - 1] ?? '')) break;
  }
  return found.toSorted((one, other) => other.words.length - one.words.length).map(({ presence }) => presence);
}

/**
 * Whether the rows of each value have a column; null: the values do not tell. `reaches`: whether things of each value have a milestone
 * behind them.
 */
export function presentAt(
  { there, absent, by }: Presence,
  named: readonly string[],
  values: readonly string[],
  reaches: (milestone: string) => readonly boolean[] | null,
): readonly boolean[] | null {
  // The type of a message says what it is.
  const own = SORTS.has(named.at(-1) ?? '') ? named.filter((word) => !WRITTEN.has(word)) : named;
  const isOther = by.length > 0 ? !named.some((word) => by.includes(word)) : own.some((word) => ELSEWHERE.has(word));
  if (isOther) return null;
  const texts = values.map((value) => ` ${wordsOfValue(value)} `);
  const longest = (phrases: readonly string[], text: string, rank: number) =>
    phrases.reduce((most, phrase) => {
      const isSaid = phrase.startsWith('+') ? reaches(phrase.slice(1))?.[rank] === true : says(text, phrase);
      return isSaid ? Math.max(most, phrase.length) : most;
    }, 0);
  const isElse = there.includes('*');
  const said = texts.map((text, rank) => {
    const [yes, no] = [longest(there, text, rank), longest(absent, text, rank)];
    return yes === 0 && no === 0 ? null : yes >= no;
  });
  const present = said.map((one) => one ?? isElse);
  return said.includes(!isElse) && present.includes(true) && present.includes(false) ? present : null;
}

/** What is still to come. */
const AHEAD = /(?:(?:out|waiting|ready|scheduled|due) for|awaiting|pending|before) $/;

/** Whether a value has the words of a phrase, and not as what is still to come: what is out for delivery is not delivered. */
function says(text: string, phrase: string): boolean {
  const at = text.indexOf(` ${phrase} `);
  return at >= 0 && !AHEAD.test(text.slice(0, at + 1));
}

/** The words of a value, with blanks between. */
function wordsOfValue(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(' ')
    .trim();
}
