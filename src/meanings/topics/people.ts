import { pool as listOf } from '../../pools/pools.ts';
import { counter, number, numberBehind, once, oneOf, picked, pool, text, weighted, words } from '../builders/forms.ts';
import {
  anyFirstName,
  anyInitial,
  anyLastName,
  anySmallFirstName,
  anySmallLastName,
  byGender,
  firstInitial,
  firstName,
  firstNames,
  firstNameWithin,
  lastInitial,
  lastName,
  shortFirstName,
  smallFirstInitial,
  smallFirstName,
  smallLastName,
} from '../builders/persons.ts';
import type { MeaningRow } from '../row.ts';

/** What tables and columns call a person. */
const PERSONS = words(`
  person customer client employee worker staff patient contact member student pupil teacher instructor tutor professor trainer coach
  actor actress player athlete driver pilot captain rider guest visitor passenger traveler tenant resident doctor physician nurse
  therapist dentist author writer editor reviewer translator sender recipient buyer seller subscriber attendee participant speaker
  candidate applicant lead prospect borrower donor volunteer founder investor shareholder officer child parent spouse father mother
  beneficiary holder cardholder patron payee payer consignee signatory witness artist photographer chef waiter technician engineer developer
  salesperson consultant lawyer judge citizen voter contestant freelancer respondent commenter poster creator
  individual adopter breeder landlord librarian mechanic organizer renter scientist researcher soldier superhero villager notary decedent`);

/** Persons beside the one whom a row is about, by what they are to it. */
const OTHERS =
  'manager, supervisor, boss, report to, head, advisor, mentor, referred by, next of kin, guardian, emergency contact, team lead|leader';

const DEEDS = words(`
  created updated modified deleted assigned approved reviewed requested reported submitted entered processed handled uploaded invited
  posted sent closed completed verified performed changed issued received checked resolved authorized authored prepared recorded
  inspected added edited published rejected canceled confirmed registered owned managed opened locked banned moderated
  ordered paid sold scanned shipped picked packed tested triggered started initiated logged acknowledged written`);

/** Persons who have to do with what a row is about, in words whose endings do not say so or that phrases name, too. */
const INVOLVED =
  'requester requestor assignee reporter agent owner submitter approver inspector moderator representative cashier nominee occupant performer veterinarian counsel';

const firstNameForms = once(() => [[firstName()], ...[10, 8].map((most) => [firstNameWithin(most)]), [firstInitial()]]);
const lastNameForms = once(() => [[lastName()], [lastInitial()]]);

/** Persons: their names, and what belongs to these. */
export const people: readonly MeaningRow[] = [
  {
    name: 'person.first name',
    names: 'first|given|fore|christian name, name first',
    texts: firstNameForms,
  },
  {
    name: 'person.preferred name',
    names: 'preferred|preferred first|known as name, goes by',
    texts: firstNameForms,
    nulls: 0.5,
  },
  { name: 'person.first name beside the last', names: 'first, preference name', beside: 'last', texts: firstNameForms },
  {
    name: 'person.last name',
    names: 'last|family|paternal last name, name last',
    texts: lastNameForms,
  },
  { name: 'person.last name beside the first', names: 'last', beside: 'first', texts: lastNameForms },
  {
    name: 'person.maiden name',
    names: 'maiden|birth|former|previous last|maternal last|second last name',
    texts: once(() => [[anyLastName()]]),
    nulls: 0.7,
  },
  {
    name: 'person.middle name',
    names: 'middle|second name, middle',
    // The names of women and men stand in turn: an even number of places on is one of the same gender.
    texts: once(() => {
      const names = firstNames();
      return [
        [
          picked(
            'person.first',
            names.map((_, i) => names[(i + 86) % names.length] ?? ''),
          ),
        ],
        ...initialForms,
      ];
    }),
    nulls: 0.6,
  },
  { name: 'person.middle initial', names: 'middle initial, mi', texts: once(() => initialForms), nulls: 0.5 },
  {
    // What is sent to an address goes to somebody: `ship_name` is no vessel.
    name: 'person.whom something is sent to',
    names: 'ship: name, ship|bill to, ship to: name, bill to: name, deliver to: name, sold to: name',
    beside: 'address, street, postal, zip',
    texts: once(() => [[firstName(), text(' '), lastName()], [firstInitial(), text('. '), lastName()], [lastName()]]),
  },
  {
    name: 'person.full name',
    names: `full name, by line, to: name, from: name, attention, attention to, attention name, whole name, complete name, legal name, real name, display name, user/name, profile/name, user profile/name, ${PERSONS.map((one) => `${one}/name, ${one}: name`).join(', ')}`,
    texts: once(() => [[firstName(), text(' '), lastName()], [firstInitial(), text('. '), lastName()], [lastName()]]),
    unique: once(() => [
      [firstName(), text(' '), pool([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}. `)), lastName()],
    ]),
  },
  {
    name: 'person.sorted name',
    names: 'sort|sorted name, name sort, file as, name last first',
    texts: once(() => [[lastName(), text(', '), firstName()], [lastName()]]),
  },
  {
    name: 'person.user name',
    names:
      'user|login|screen|account name, user: name, user, account, login, login id, user login|nicename, logon, user id text, member/login, user name canonical',
    texts: once(() => [
      [smallFirstName(), text('.'), smallLastName()],
      [smallFirstInitial(), smallLastName()],
      [smallFirstName()],
    ]),
    unique: once(() => [
      [smallFirstName(), text('.'), smallLastName(), ...numberBehind('')],
      [anyInitial(), text('.'), smallLastName(), ...numberBehind('')],
      [smallFirstName(), ...numberBehind('')],
      [shortFirstName(), ...numberBehind('')],
    ]),
  },
  {
    name: 'person.nick name',
    names: 'nick|pen|stage|user nick name, nick, gamer|player tag, pseudonym, character: name, call sign',
    texts: once(() => [[pool(listOf('adjectives').filter(isShort).map(capital)), pool(ANIMALS)], [pool(ANIMALS)]]),
    unique: once(() => [
      [pool(listOf('adjectives').filter(isShort).map(capital)), text('-'), pool(ANIMALS), counter(10, 9999, 90)],
      [pool(ANIMALS), counter(10, 99_999, 90)],
    ]),
  },
  {
    name: 'person.initials',
    names: 'initial',
    texts: once(() => [[firstInitial(), lastInitial()], [firstInitial()]]),
  },
  {
    name: 'person.prefix',
    names: `salutation, honorific, honorific prefix, name prefix, courtesy title, form of address, ${words(
      'person contact patient customer client guest passenger member applicant traveler user',
    )
      .map((one) => `${one}/title`)
      .join(', ')}, title of courtesy`,
    texts: once(() => [[PREFIX()]]),
    labels: () => prefixLabels(),
    nulls: 0.2,
  },
  {
    name: 'person.prefix beside a name',
    names: 'title, prefix, address|address book|account/title',
    beside: 'first, last, surname, forename',
    texts: once(() => [[PREFIX()]]),
    labels: () => prefixLabels(),
    nulls: 0.2,
  },
  {
    name: 'person.suffix',
    names: 'name|honorific|generational suffix',
    texts: once(() => [[weighted({ 'Jr.': 5, 'Sr.': 3, II: 2, III: 2, IV: 1, PhD: 3, MD: 2 })]]),
    nulls: 0.9,
  },
  {
    name: 'person.suffix beside a name',
    names: 'suffix',
    beside: 'first, last, middle',
    texts: once(() => [[weighted({ 'Jr.': 5, 'Sr.': 3, II: 2, III: 2, IV: 1 })]]),
    nulls: 0.9,
  },
  {
    name: 'person.gender',
    names: 'gender, sex, gender identity|name, sex at|gender at|sex assigned at birth',
    texts: once(() => [
      [byGender((isFemale) => (isFemale ? 'female' : 'male'))],
      [byGender((isFemale) => (isFemale ? 'F' : 'M'))],
    ]),
    numbers: {
      // ISO 5218.
      first: 1,
      last: 2,
      listed: {
        picks: 'person.first',
        entries: once(() => listOf('firstNameGenders').map((one) => (one === 'male' ? '1' : '2'))),
      },
    },
  },
  {
    name: 'person.gender code',
    names: 'gender|sex code, gender short',
    texts: once(() => [[byGender((isFemale) => (isFemale ? 'F' : 'M'))]]),
  },
  {
    name: 'person.pronouns',
    names: 'pronouns',
    texts: once(() => [
      [byGender((isFemale, place) => (place % 29 < 2 ? 'they/them' : isFemale ? 'she/her' : 'he/him'))],
    ]),
  },
  {
    name: 'person.age',
    names: 'age, person|user|patient age, age|age in year',
    numbers: { first: 18, last: 90, spread: { kind: 'normal', mean: 40, deviation: 14 } },
  },
  {
    name: 'person.age of a child',
    names: 'pupil/age, child|student age',
    numbers: { first: 3, last: 25, spread: { kind: 'normal', mean: 13, deviation: 5 } },
  },
  {
    name: 'person.age of an animal',
    names: 'dog|horse/age, pet|animal age',
    numbers: { first: 0, last: 20, spread: { kind: 'lognormal', median: 4, sigma: 0.7 } },
  },
  {
    name: 'person.job title',
    names:
      'job|contact|position|employment|user title, occupation, profession, job|current position, job name, current job, designation, employee|staff|worker|job|speaker/title, employee|staff|candidate/position, job|occupation/name, headline role, profile|member|user/headline',
    texts: once(() => [
      [pool(listOf('jobTitles'))],
      [pool(SHORT_JOBS)],
      [pool(SHORT_JOBS.filter((job) => job.length <= 8))],
    ]),
    unique: once(() => [[pool(listOf('jobTitles')), ...numberBehind(' ')]]),
  },
  {
    name: 'person.job title of an employee',
    role: 'person.job title',
    names: 'title|job history|employment history|work history|career history|position history|promotion/title',
    beside: 'employee, staff, worker, person',
    texts: once(() => [[pool(listOf('jobTitles'))], [pool(SHORT_JOBS)]]),
  },
  {
    name: 'person.job title beside pay',
    names: 'position, job',
    beside: 'salary, hire, hired, wage, department, employer, employment',
    texts: once(() => [[pool(listOf('jobTitles'))], [pool(SHORT_JOBS)]]),
  },
  {
    name: 'person.role',
    names: 'role, user|account|member|team|access|system|security role, role name, user type|group',
    texts: once(() => [
      [
        weighted({
          user: 40,
          member: 30,
          viewer: 12,
          editor: 8,
          manager: 6,
          moderator: 4,
          admin: 3,
          owner: 2,
          guest: 2,
        }),
      ],
      [weighted({ user: 8, admin: 2, guest: 1 })],
    ]),
    unique: once(() => [
      [
        oneOf(
          'admin manager editor viewer owner operator auditor analyst approver guest member moderator planner reader writer support developer reviewer accountant supervisor coordinator contributor publisher',
        ),
        ...numberBehind('-'),
      ],
    ]),
  },
  {
    name: 'person.role in a film',
    names: 'cast|actor|movie cast|credit/role, character name, character',
    texts: once(() => [[anyFirstName(), text(' '), anyLastName()], [anyFirstName()]]),
  },
  {
    name: 'person.other',
    names: OTHERS.split(', ')
      .map((other) => `${other}:, ${other}: name, ${other}/name`)
      .join(', '),
    texts: once(() => fullNames()),
  },
  {
    name: 'person.user who did it',
    names: `${DEEDS.map((deed) => `${deed} by, ${deed} by user, ${deed} by user name`).join(', ')}, assigned to, assigned user, creator, modifier, last editor, operator, entered user, update user, create user, modified user, created user, updated user, who, actor, uploader, repository/owner, branch/owner, file/owner, repository owner, table owner, pull request/author, commit/author, pull request/reviewer, merge request/author, merge request/reviewer, code review/reviewer`,
    texts: once(() => [[anySmallFirstName(), text('.'), anySmallLastName()], [anySmallFirstName()]]),
  },
  {
    name: 'person.maker',
    names:
      'gp:, gp: name, author:, editor:, reviewer:, translator:, illustrator:, narrator:, photographer:, producer:, writer:, screenwriter:, speaker:, instructor:, teacher:, trainer:, coach:, presenter:, interviewer:, interviewee:, author full:, lead author:, cinematographer:, designer:, chef:, pilot:, captain:, driver:, doctor:, physician:, surgeon:, attending physician:, lawyer:, judge:, customer:, patient:, employee:, student:, borrower:, winner:, founder:, ceo:, beneficiary:, payee:, payer:, cardholder:, sender:, recipient:, passenger:, guest:, tenant:, landlord:, buyer:, seller:, applicant:, signatory:, witness:, listing|event|show|podcast|episode|party|webinar|stay|property|experience/host:',
    texts: once(() => fullNames()),
  },
  {
    name: 'person.involved',
    names: `agent noun, ${words(INVOLVED)
      .map((one) => `${one}:, ${one}: name`)
      .join(', ')}, ${DEEDS.map((deed) => `${deed} by name`).join(
      ', ',
    )}, account holder: name, policy holder: name, account holder:, policy holder:, client contact: name, call/agent:, sales representative:, account manager:, case manager:, responsible person:, responsible:, contact person:, person in charge:, point of contact:, salesperson:, technician:, photo credit:, image credit:, picture credit:, photo by:, image by:, cover credit:, credit line:, man of the match:, player of the match:, billing contact:, shipping: name, billing: name, delivery: name, technical contact:, contact:, opposing party:, opposing party: name, case/client:, matter/client:, project/client:, handler: name, guide: name, tour guide:, signed by, signed for by, accepted by`,
    texts: once(() => fullNames()),
  },
  {
    name: 'person.host of a show',
    names: 'host:, host: name, co host:, co host: name, guest:, guest: name, moderator:',
    beside: 'podcast, episode, show, broadcast, feed',
    texts: once(() => fullNames()),
  },
  {
    name: 'person.parent',
    names:
      'father, mother, parent, spouse, partner: name, father: full name, mother: full name, spouse: full name, husband, wife, sibling',
    texts: once(() => otherNames()),
    nulls: 0.3,
  },
  {
    name: 'person.avatar',
    names:
      'avatar, avatar|avatar image|profile photo|profile image|headshot|portrait|picture|selfie url, avatar|profile|user image, avatar|profile photo|profile image|profile picture path, gravatar, profile|user picture, profile|user photo, member|account/image, member|employee/picture, employee|member|staff|author/photo, photo of user, headshot, portrait',
    texts: once(() => [
      [
        text('https://cdn.example.com/avatars/'),
        smallFirstName(),
        text('-'),
        smallLastName(),
        text('-'),
        number(100, 999),
        oneOf('.jpg .png .webp'),
      ],
      [text('/avatars/'), smallFirstName(), text('-'), number(100, 999), text('.jpg')],
      [number(1000, 99_999), text('.jpg')],
    ]),
    nulls: 0.3,
  },
];

const initialForms = [[pool([...'ABCDEFGHIJKLMRST'].map((letter) => `${letter}.`))], [pool([...'ABCDEFGHIJKLMRST'])]];

const fullNames = once(() => [
  [firstName(), text(' '), lastName()],
  [firstInitial(), text('. '), lastName()],
  [lastName()],
]);

const otherNames = once(() => [[anyFirstName(), text(' '), anyLastName()], [anyLastName()]]);

/** Lists of titles have some of them. */
const prefixLabels = once(() =>
  [
    ['Mrs.', 'Ms.'],
    ['Ms.', 'Ms.'],
    ['Mrs.', 'Mrs.'],
    ['Miss', 'Mrs.'],
  ].map(([third = '', others = '']) => [
    byGender((isFemale, place) => (isFemale ? (place % 3 === 0 ? third : others) : 'Mr.')),
  ]),
);

/** Most have the form of their gender; some are doctors. */
const PREFIX = once(() =>
  byGender((isFemale, place) => (place % 22 < 2 ? 'Dr.' : isFemale ? (place % 3 === 0 ? 'Mrs.' : 'Ms.') : 'Mr.')),
);

const isShort = (word: string) => word.length <= 8 && /^[a-z]+$/.test(word);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const ANIMALS = words(
  'Badger Bear Beaver Bison Cheetah Cobra Condor Coyote Crane Dolphin Eagle Falcon Ferret Finch Fox Gecko Hare Hawk Heron Ibis Jaguar Koala Lark Lemur Leopard Lion Lynx Marten Mole Moose Narwhal Newt Orca Osprey Otter Owl Panda Panther Pelican Penguin Puffin Puma Rabbit Raven Robin Salmon Seal Sparrow Squid Stork Swan Tiger Toucan Turtle Walrus Whale Wolf Wombat Yak Zebra',
);

const SHORT_JOBS = words(
  'Accountant Actuary Analyst Architect Auditor Baker Buyer Carpenter Cashier Chef Chemist Clerk Consultant Designer Developer Driver Editor Engineer Farmer Gardener Librarian Manager Mechanic Nurse Painter Pharmacist Pilot Planner Plumber Recruiter Teacher Technician Translator Welder',
);
