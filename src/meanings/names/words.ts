import { contracted } from './contractions.ts';
import { GERMANIC, inEnglishOrder, ROMANCE } from './foreign-words.ts';
import { inContext } from './in-context.ts';
import { bestReading, type Lexicon, MOST_WORDS, type NamePart, type Readings, vowelless } from './readings.ts';

/** Names of columns and tables as words that people mean by them. */

/** Abbreviations, each with the words that it stands for, and behind a slash what else it is short for beside others. */
const ABBREVIATIONS: ReadonlyMap<string, Readings> = new Map(
  `cd code, whs warehouse, dlv delivery, dlvry delivery, instr instruction, pmt payment, emrg emergency, emerg emergency, vorname first name,
  nachname last name, strasse street, bemerkung note, beschreibung description, geburtsdatum date of birth, acc account, acct account, addr address, adr address, amt amount, app application, appl application, appt appointment, arr arrival, attr attribute,
  auth authentication/author/authorized, avg average, avail available, bal balance, bday birthday, bio biography, bldg building, btn button,
  calc calculated, cat category, cert certificate, cfg configuration, chk check, cnt count/contact, cntry country, cst customer/cost, coef coefficient,
  comm communication/commission, comp company, conf configuration, config configuration, corp company, ctry country, ctr counter/center, cur currency/current,
  curr currency/current, cust customer, db database, del deleted, dep departure/dependent, dy day, dept department, desc description, descr description,
  descrip description, dest destination, dev device, diag diagnosis, dim dimension, dir directory/direction, disc discount/discontinued/discharged/discharge, dist distance,
  distr district, dob date of birth, doc document, dst destination, dt date, dte date, dur duration, edu education,
  elev elevation, emp employee, eng engine, env environment, err error, est estimated, evt event, excl excluding, exec execution, exp expiry,
  ext extension, fam family, fname first name, freq frequency, geo geography, gps coordinates, grp group, hex hexadecimal,
  hist history, hosp hospital, hr hour, hrs hour, html markup, ident identifier, img image, inc income, incl including, info information,
  init initial, insp inspection, inst institution, inv invoice/inventory, lang language, lat latitude, len length, lib library, lic license,
  licence license, lname last name, lng longitude, loc location, lon longitude, long longitude, lvl level, mail email, mfg manufacturer/manufactured,
  mfr manufacturer, mgr manager, min minimum/minute, max maximum, mins minute, misc miscellaneous, mname middle name, mob mobile, mod modified,
  msg message, mult multiplier, nat nationality, nb number, nbr number, no number, nr number, num number, obj object, obs observation, occ occupation,
  op operation, opt option, ord order/ordered, org organization, organisation organization, orig original/origin, os operating system,
  param parameter, pass password, passwd password, pct percent, perc percent, percentage percent, perm permission, pers person,
  phn phone, pic picture, pkg package, pos position, pref preference, prev previous, priv private, prod product, prof profession,
  proj project, prop property, prov province, pub published, publ publisher/published, pw password, pwd password, byline author name, exc exception, qty quantity, quant quantity, shp shipped/shipping,
  rcvd received, rsvd reserved, reord reorder, rec record, recv received, ref reference, reg region/registration, regn registration, rel relationship/release/relative, req request, resp response,
  ret return, rev revision, sched schedule/scheduled, sec second, secs second, sect section, seq sequence, ser serial, sess session, sig signature,
  spec specification, src source, tgt target, srv server, stat status, std standard, stmt statement, str street, subj subject, subtot subtotal,
  surname last name, sys system, tech technical, tel phone, telephone phone, temp temperature/temporary, tmp temporary/temperature, tmst timestamp,
  tot total, trans transaction, ts timestamp, txn transaction, tx transaction, txt text, typ type, uid user id, univ university, upd updated,
  usr user, util utility, val value, var variable, veh vehicle, ver version, vol volume, wgt weight, whse warehouse, wk week, wt weight,
  xact transaction, yr year, yrs year, postcode postal code, plz postal code, colour color, favourite favorite,
  centre center, grey gray, litre liter, metre meter, kilometre kilometer, cancelled canceled, instalment installment, cell mobile, telefon phone, weblink link, homepage website,
  abbr abbreviation, alias nick name, apt apartment/airport, assoc association, biz business, blvd boulevard, cmd command, cmt comment, coord coordinates,
  coordinate coordinates, ctc contact, disp display, dom domain, eml email, empl employee, flr floor, fn first name/fine,
  forename first name, func function, gend gender, gname given name, handle nick name, hdr header, href url, hyperlink url, ipaddr ip address,
  ipaddress ip address, itm item, kw kilowatt, lbl label, ln last name/line/loan/lane, ltd limited, mktg marketing, mngr manager, ofc office, pfx prefix, prio priority, proc process, pronoun pronouns, qst question, rcpt receipt, rep
  representative, repo repository, reps repetition, rm room, rpt report, rsn reason, salut salutation, sfx suffix, stdt student, summ summary, supp supplier,
  suppl supplier, svc service, thumb thumbnail, tkt ticket, tz time zone, ua user agent, uri url, vend vendor,
  vid video, vndr vendor, deg degree, prob probability/probation, alter age, anzahl count, breite width, dauer duration, drehzahl rpm, gehalt salary, gewicht weight, hoehe height, jahr year,
  jahre year, laenge length, luftfeuchte humidity, menge quantity, messwert measurement, preis price, punkte point, rabatt discount, spannung voltage,
  stueckzahl quantity, temperatur temperature, pts point, crit critical, fnm first name, lnm last name, fst first, frst first, mbr member, prscr prescriber, prscrbr prescriber,
  matl material, sch school/scheduled, schl school, cty city, cntct contact, dsc description, carr carrier, flt flight, airln airline, cnee consignee, agt agent, remk
  remark, rmk remark, prog program, uni university, psgr passenger, netwk network, appell appellation, bene beneficiary, benef beneficiary,
  proto protocol, trk tracking, trkg tracking, allrg allergy, ingr ingredient, cond condition, btl bottle, mdl model,
  mkt market, clr color, rcvr receiver, sndr sender, dlr dealer, mfgr manufacturer, rjct reject, pharm pharmacy, natl national,
  flg flag, odo odometer, adm admission, disch discharge, chrg charge,
  impr impression, clk click, plyr player, cmpgn campaign, prem premium, alloc allocated, canc canceled, cncl canceled, shft shift,
  mach machine, eff effective, oper operator, hrly hourly, mth month/method, mths months, ann annual, frt freight, pd paid, rem remaining,
  pat patient, rvw review, nxt next, perf performance, rtg rating, supv supervisor, svr server, ccy currency, co co/company, f f/first, l l/last, m m/middle, chq check, merch merchant/merchandise, 
  pax passenger, sobt scheduled off block, aobt actual off block, sibt scheduled on block, aibt actual on block, etd estimated departure,
  eta estimated arrival, atd actual departure, ata actual arrival, crt created, actv active, pst postal/posted, meth method, opn open, cls close/class, rte route,
  anrede salutation, ort city, firma company, kunde customer, kunden customer,
  arpt airport, tm time/team, minit middle initial, pymt payment, slsprsn salesperson, slsmn salesman, thrd thread,
  snsr sensor, rdg reading, stn station, amb ambient, baro barometric, pres pressure/present, spd speed, batt battery, cnty county, pstl postal,
  vld valid/verified, narr narrative, cntrpty counterparty, cpty counterparty, reln relationship, hgt height, pcp gp, nino national insurance number, equip equipment,
  blk block, dba decibel, unpub unpublished, chg change, recd received, dflt default, iss issue, xfer transfer,
  sal salary, sev severity, vac vacation, discont discontinued, ack acknowledged, prim primary, chan channel, insur insurance,
  trm term, bon bonus, dys day, dunn dunning, msk masked, dcsd deceased, dcd deceased, dx diagnosis, tkn taken, hldr holder, pol policy, clm claim, stk stock,
  slry salary, ovtm overtime, wkly weekly, mthly monthly, wrnty warranty, wty warranty, subs subscription, purch purchase, rgn region, unt unit,
  rtn return, cov coverage, covg coverage, ded deductible, deds deduction, ntfy notify, vst visit, hol holiday,
  tck ticket, dpst deposit, wdrl withdrawal, wthdrwl withdrawal, intrst interest, brnch branch, bnk bank, tlr teller, nmbr number, qnty quantity,
  attn attention, dly daily/delay, drv driver, conv conversion, los length of stay, jrnl journal, fisc fiscal, lmt limit, grs gross, wrd word, alm alarm, alrm alarm, rcv received, aln airline, acft aircraft, cnx canceled,
  smk smoker, lbr labor, labour labor, mtl material, rqst request, asgn assigned, optout opt out, onhold on hold, fu follow up, smkr smoker, beg start, strt start, qual quality, bldgrp blood group, dsch discharge, chnl channel, purp purpose, rcp recipient, btry battery, meas measurement, precip precipitation, mtr meter, usg usage, ltr liter, rslt result, vrf verified, abn abnormal,
  dtm datetime, dttm datetime, acq acquisition, bef before, aft after, mvt movement, vrfd verified, wrk work, cxr carrier, dewpt dew point, algy allergy, lo low, hi high, art art/article, ph ph/phone, rt rt/rate/route, mid mid/middle, act act/actual/active, ins ins/insurance, ht ht/height/half, ent ent/entered/entitled, book book/booking, add add/added, term term/terminal/termination, cap cap/capacity, st st/state/street/site/suite, sz size, pg page, nm nm/name, vw view, ttl ttl/title, er error, rl role, lst last/list, pt pt/point, coll coll/collected, cr cr/credit, press press/pressure, gr gr/gross, rd rd/reading, bld bld/blood, col column, nok next of kin, stud student, reqr requester, ot overtime, manuf manufacturer, ipt tax, incept inception, ac ac/aircraft, ${GERMANIC}, ${ROMANCE}`
    .split(',')
    .map((entry) => {
      const [short = '', ...words] = entry.trim().split(/\s+/);
      const [usual = [], ...others] = words
        .join(' ')
        .split('/')
        .map((reading) => reading.split(' '));
      return [short, [usual, ...others]] as const;
    }),
);

/** Words that end in s and are no plurals. */
const SINGULAR =
  /(?:ss|us|is|as|^.{0,2}os|chaos|cosmos|ethos|kudos|macos|[^aeiou]ies$|news|lens|class|gas|bus|series|species|sms|dbms|dns|https|(?<![a-z])aws|gps|tls|css|js|cms|wms|mms|sas|was|has|diabetes|analytics|metrics|physics|logistics|sales|goods|savings|earnings|business|address|access|process|progress|express|success|radius|status|bonus|virus|basis|analysis)$/;

/** Where the plural ends otherwise. */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/^(?=(?:movie|cookie|calorie|cache|zombie|birdie|pie|tie)s$)(.*)s$/, '$1'],
  [/(?<!^ser|^spec|[aeiou])ies$/, 'y'],
  [/(?<=ss|x|zz|ch|sh|[^ao]us)es$/, ''],
  [/^people$/, 'person'],
  [/^children$/, 'child'],
  [/^men$/, 'man'],
  [/^women$/, 'woman'],
  [/^data$/, 'data'],
  [/^indices$/, 'index'],
  [/^statuses$/, 'status'],
  [/(?<=[a-z]{2}[^s])s$/, ''],
];

function singularOf(word: string): string {
  for (const [ending, singular] of PLURALS.slice(0, -1)) if (ending.test(word)) return word.replace(ending, singular);
  return SINGULAR.test(word) ? word : word.replace(/(?<=[a-z]{2}[^s])s$/, '');
}

/** Letters of a word that others are cut into, at least: shorter ones stand in many words by chance. */
const LEAST_CUT = 3;

/** Letters of the last word that others are cut into, at least: `age` ends in postage, `in` in margin. */
const LEAST_LAST = 4;

/** Shorter words that names without any mark between their words do end in. */
const SHORT_LAST: ReadonlySet<string> = new Set(
  'id no nr nm cd typ flg prc num uom url uri ip key at by on to due ts dt qty amt pct lat lng lon sku zip fax tel tag sex dob ref sum min max avg cnt fee tax hex'.split(
    ' ',
  ),
);

/** Shorter words that stand between others: `nationalidnumber`, `daystomanufacture`. */
const SHORT_MIDDLE: ReadonlySet<string> = new Set('id ip to of by per in on'.split(' '));

/** Beginnings of many words that are no words in front of others. */
const NO_FRONT: ReadonlySet<string> = new Set(
  'col con pro pre for per and the sub inc com mod pos sal val sec'.split(' '),
);

/** Words that look like two, and are one. */
const WHOLE: ReadonlySet<string> = new Set(
  `airport antibody backlog birthplace candidate capacity catalog corporate coverage dosage electricity ethnicity export import intensity
  interstate mandate marketplace message mileage moderate operate passage passport postage postal publicity rapport refused report separate
  storage support template timeline transport update usage validate velocity viewport village voltage warehouse workflow`.split(
    /\s+/,
  ),
);

const known = new WeakMap<Lexicon, Map<string, readonly string[]>>();

/** Names that are kept with their words: most schemas use the same few again and again. */
const MOST_KNOWN = 5000;

/** Names that are short for something as a whole, and for something else where they stand in front of more. */
const WHOLE_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['std', ['scheduled', 'departure']],
  ['sta', ['scheduled', 'arrival']],
]);

/** Which clock shows a moment, at the end of its name. */
const OF_A_CLOCK = /_(?:utc|gmt|local|lt|at|ts|time)$/;

/**
 * The words of a name in lower case: parts between underscores, hyphens, blanks, changes of case, and letters and digits;
 * plurals and abbreviations folded; words that are not in the lexicon cut into words of it, where they can be.
 */
export function wordsOf(name: string, lexicon: Lexicon): readonly string[] {
  const names = known.get(lexicon) ?? new Map<string, readonly string[]>();
  known.set(lexicon, names);
  const before = names.get(name);
  if (before !== undefined) return before;
  const whole = WHOLE_NAMES.get(name.toLowerCase().replace(OF_A_CLOCK, ''));
  const words = whole ?? split(name, lexicon);
  if (names.size >= MOST_KNOWN) names.clear();
  names.set(name, words);
  return words;
}

function split(name: string, lexicon: Lexicon): readonly string[] {
  const parts = name
    .slice(0, MOST_CHARACTERS)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(?:str|lng|dbl|chr|int|fld|vch|cur(?=.*(?:Price|Cost|Amount|Fee)))(?=[A-Z])/, '')
    .replace(/^dtm(?=[A-Z])(.*?)(?:Date|DateTime|Datetime|Dt|Time|Timestamp|At|On)?$/, '$1Dtm')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(E_MAIL, 'email')
    .replace(BRANDS, (brand) => brand.replace(/[ _-]/g, ''))
    .replace(/(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z]{2})/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !LIBRARIES.has(word));
  return read(inEnglishOrder(countLast(parts)), lexicon);
}

/** The words that parts of a name stand for one beside the other. */
function read(parts: readonly string[], lexicon: Lexicon): readonly string[] {
  const readable = parts.map((part, place): NamePart => {
    const meant = inContext(part, parts[place - 1] ?? '', parts[place + 1] ?? '');
    return meant === null ? partOf(part, lexicon) : whole([meant]);
  });
  return bestReading(readable, lexicon);
}

/** What names begin with that say how many of something there are. */
const HOW_MANY =
  /^(?:(?:total )?(?:n|nb|nbr|no|nr|num|number)(?: of)?|count of) (?=(?:.* )?(?:[a-z]+[^su]s|children|men|people|women)$)|^anzahl /;

/** The parts of a name with the count of what is counted as the last one: the count of users, as a number of users is one. */
function countLast(parts: readonly string[]): readonly string[] {
  const name = parts.join(' ');
  const counted = name.replace(HOW_MANY, '');
  return counted === name || parts.at(-1) === 'series' ? parts : [...counted.split(' '), 'count'];
}

/** Whether a part of a name is short for a word, or unknown. */
export function isShort(part: string, lexicon: Lexicon): boolean {
  return ABBREVIATIONS.has(part) || !(lexicon.has(part) || lexicon.has(singularOf(part)));
}

/** E-mail, as a word of a name: `e_mail`, `eMail`. */
const E_MAIL = /(?<![a-z])e[ _-]?mail/gi;

/** Services whose names have capitals inside, and units of areas: `linkedIn`, `git_hub`, `sq_ft`. */
const BRANDS =
  /(?<![a-z])(?:face[ _-]book|git[ _-](?:hub|lab)|linked[ _-]in|pay[ _-]pal|tik[ _-]tok|whats[ _-]app|you[ _-]tube|sq[ _-](?:ft|m))(?![a-z])/gi;

/** Libraries that columns are named after: Ruby's state machines. */
const LIBRARIES: ReadonlySet<string> = new Set(['aasm']);

/** Characters of a name that are looked at: more than any server keeps. */
const MOST_CHARACTERS = 256;

const whole = (readings: Readings): NamePart => ({ readings, short: null, isListed: true });

function partOf(word: string, lexicon: Lexicon): NamePart {
  const listed = ABBREVIATIONS.get(word);
  if (listed !== undefined) return { readings: listed, short: word, isListed: true };
  if (lexicon.has(word)) return whole([[word]]);
  const one = singularOf(word);
  if (one !== word) {
    const readings = ABBREVIATIONS.get(one);
    if (readings !== undefined) return { readings, short: one, isListed: true };
    if (lexicon.has(one)) return whole([[one]]);
  }
  const pieces = phraseOf(word, lexicon) ?? cutInto(word, lexicon);
  if (pieces !== null) return whole([read(pieces, lexicon)]);
  return {
    readings: [[contracted(word) ?? vowelless(word, lexicon) ?? one]],
    short: /\d/.test(word) ? null : word,
    isListed: false,
  };
}

/** The words of the phrase that is written as one word; null: there is none. */
function phraseOf(word: string, lexicon: Lexicon): readonly string[] | null {
  for (let at = SHORTEST_LAST; at <= word.length - SHORTEST_LAST; at++) {
    const last = word.slice(at);
    if (!lexicon.has(last)) continue;
    for (const phrase of lexicon.endingWith(last).keys()) {
      const words = phrase.split(' ');
      if (words.join('') === word) return words;
    }
  }
  return null;
}

/** A word as some words of the lexicon, the longest one in front; null: it is none. */
function cutInto(word: string, lexicon: Lexicon, most = MOST_WORDS): readonly string[] | null {
  if (WHOLE.has(word) || WHOLE.has(singularOf(word))) return null;
  const isInside = most < MOST_WORDS;
  for (let length = word.length - SHORTEST_LAST; length >= SHORTEST_LAST && most > 1; length--) {
    const front = word.slice(0, length);
    const isFront =
      (isInside && SHORT_MIDDLE.has(front)) ||
      (length >= LEAST_CUT && !NO_FRONT.has(front) && (lexicon.has(front) || ABBREVIATIONS.has(front)));
    if (!isFront) continue;
    const back = word.slice(length);
    const rest = isLast(back, lexicon) ? [back] : cutInto(back, lexicon, most - 1);
    if (rest !== null) return [front, ...rest];
  }
  return null;
}

/** Letters of the shortest word in SHORT_LAST and SHORT_MIDDLE. */
const SHORTEST_LAST = 2;

function isLast(word: string, lexicon: Lexicon): boolean {
  if (SHORT_LAST.has(word)) return true;
  const isKnown = (one: string) => lexicon.has(one) || ABBREVIATIONS.has(one);
  return word.length >= LEAST_LAST && (isKnown(word) || isKnown(singularOf(word)));
}
