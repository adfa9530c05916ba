import { digits, number, once, oneOf, pool, text } from '../builders/forms.ts';
import { code, label } from '../builders/label.ts';
import { within } from '../builders/shorthand.ts';
import { categoryOfSubject } from '../builders/subjects.ts';
import type { MeaningRow } from '../row.ts';
import { CARRIERS, carrier } from './logistics.ts';

const COURTS = 'court, judge, attorney, lawyer, plaintiff, defendant, docket, counsel, verdict';
const BANKS = 'iban, account, merchant, balance, mcc, booking, counterparty, payee, debit, card';
const REPOSITORIES = 'repository, commit, branch, merge, pull, reviewer, sha';

const BOOKINGS =
  'Card payment supermarket|Salary transfer|Rent payment|Direct debit electricity|ATM withdrawal|Online purchase|Insurance premium|Refund|Standing order savings|Restaurant bill|Fuel station|Monthly account fee|Gym membership|Mobile phone bill|Invoice payment|Pharmacy purchase';

/** Offices, courts, banks, insurance, parcels, repairs. */
export const businessLabels: readonly MeaningRow[] = [
  label(
    'label of an issue',
    'label, tag, pull request/label',
    'bug|enhancement|documentation|dependencies|refactoring|security|performance|tests|breaking change|good first issue',
    REPOSITORIES,
  ),
  code(
    'milestone',
    'milestone, target release, fix version',
    () => [[text('v'), number(1, 6), text('.'), number(0, 12), text('.0')]],
    REPOSITORIES,
  ),
  label(
    'part',
    'part|material used, spare|replaced|used part, part replaced, spare part/name',
    'bearing|filter|drive belt|fuse|gasket|hose|sensor|switch|battery|display|power supply|fan|valve|cable',
  ),
  label(
    'frequency of payment',
    'premium|contribution frequency, payment|premium interval',
    'monthly|quarterly|yearly|half-yearly',
  ),
  label(
    'role of a contact',
    'contact type|contact role/name, contact role, contact type/contact type, contact type/description',
    'Primary contact|Billing contact|Sales contact|Technical contact|Support contact|Emergency contact|Owner|Purchasing contact',
  ),
  label(
    'tax rate',
    'tax class|vat rate|tax type|tax code/name, tax|tax rate name, tax code/description',
    'Standard rate|Reduced rate|Sales tax|Zero rate|City sales tax|State sales tax|County tax|Super-reduced rate|Exempt',
  ),
  label(
    'way of delivery',
    'shipping|delivery description, shipping method name, shipping method|shipping title, ship method|shipping service|delivery method|delivery option|shipment method/name, shipping|delivery option',
    'Standard delivery (3-5 days)|Flat rate|Express delivery (1-2 days)|Free shipping|Store pickup|Next-day delivery|Economy (5-8 days)',
  ),
  label(
    'addition to goods',
    'article description|item description|product description|article text 2',
    'black|white|500 ml|1 kg|pack of 10|large|small|set of 4|with lid|stainless steel|blue|heavy duty',
  ),
  label(
    'option of goods',
    'option|variant option|product option name',
    'Size|Color|Material|Style|Length',
    'sku, variant, barcode',
  ),
  code(
    'variant of goods',
    'variant title|name|label|option',
    () => [[oneOf('Black White Blue Gray Red Green'), text(' / '), oneOf('S M L XL')], [oneOf('Red Blue Gray')]],
    'sku, product, price, barcode',
  ),
  label(
    'choice of goods',
    'option|option 1|option 2|option 3|variant option|product option value',
    'Small|Medium|Large|Black|White|Blue|Cotton|Leather|Slim|Regular',
    'sku, variant, barcode',
  ),
  label(
    'community',
    'community, community|subreddit|forum name, subreddit',
    'technology|photography|cooking|gardening|running|books|travel|music|science|movies|history|woodworking',
  ),
  label('flair', 'flair, flair text', 'Discussion|Question|News|Guide|Help|Meta|Review|Announcement'),
  label(
    'kicker',
    'kicker, eyebrow, overline, rubric',
    'Analysis|Opinion|Interview|Exclusive|Report|Explainer|Review|Feature|Live|Profile',
    'headline, title, byline',
  ),
  code(
    'category of writing',
    'category, category|section|topic name',
    () => [[categoryOfSubject()]],
    'body, headline, markdown, excerpt, byline, author',
  ),
  label(
    'content warning',
    'content|trigger warning, spoiler text',
    'Spoilers|Strong language|Violence|Flashing images|Food|Politics|Medical content',
  ),
  label(
    'delivery',
    'delivery|shipping|driver|drop off|pickup|courier instruction, delivery note|comment|remark|hint, order/special instruction, order/instruction, order/special request, instruction for delivery',
    'Leave at the front door|Ring the bell twice|Call on arrival|Leave with the neighbor|Deliver to the back entrance|Do not leave outside|Place in the garage|Hand to the reception|Use the side gate|Deliver after 5 pm|Loading dock B|Beware of the dog|Third floor, no elevator|Leave in the mailbox',
  ),
  label(
    'category of spending',
    'bank transaction/category, transaction category of a bank',
    'groceries|rent|salary|dining|transport|utilities|shopping|insurance|entertainment|health|travel|savings|subscriptions|cash withdrawal|fuel|gifts|education|fees',
  ),
  label(
    'category of spending beside a bank',
    'category',
    'groceries|rent|salary|dining|transport|utilities|shopping|insurance|entertainment|health|travel|savings|subscriptions|cash withdrawal|fuel|gifts|education|fees',
    BANKS,
  ),
  label(
    'category of a ticket',
    'ticket|support ticket|help/category, helpdesk category',
    'billing|account|technical issue|shipping|refund|feature request|login|delivery|complaint|other',
  ),
  label(
    'channel of contact',
    'ticket|call|order|reservation|booking|contact|payment|inquiry/channel, intake|support channel',
    'web|email|phone|chat|mobile_app|in_store',
  ),
  label('channel without more', 'channel', 'web|email|phone|chat|mobile_app|in_store'),
  label(
    'seniority beside pay',
    'level, grade level, seniority, rank',
    'mid|senior|junior|lead|principal|intern',
    'salary, hired, position, fte, pto, wage, equity',
  ),
  label(
    'team of support',
    'team, team name, group, support|assigned|assignment team, support|assigned|assignment group',
    'Tier 1 Support|Billing|Tier 2 Support|Technical Support|Onboarding|Accounts|Escalations|Returns|Field Service',
    'ticket, assignee, requester, sla, csat, escalated',
  ),
  label(
    'team of employees',
    'team, team name, squad, group, work group, crew',
    'Platform|Payments|Growth|Mobile|Data|Infrastructure|Customer Success|Design|Sales Operations|People|Field Service|Quality',
    'salary, hired, position, fte, pto, wage, equity, hire, department, manager',
  ),
  code('cost center', 'cost center, cost center code|number', () => [
    [text('CC-'), number(1000, 9899)],
    [number(1000, 9899)],
    [number(100, 989)],
  ]),
  label(
    'seniority',
    'seniority, seniority|experience|career level, position/level, employee/seniority',
    'mid|senior|junior|lead|principal|intern',
  ),
  label(
    'words with a gift',
    'gift|gift card|gift wrap|personal message, gift note, gift|greeting card text',
    'Happy birthday!|Thank you so much!|Congratulations!|With love from all of us|Merry Christmas!|Get well soon|Enjoy!|Happy anniversary!|Best wishes for the new home|To the best mom in the world|Good luck in the new job|All the best from the team',
  ),
  label(
    'weapon',
    'weapon, weapon used|type',
    'none|knife|handgun|blunt object|unknown|bat|pepper spray',
    'incident, offense, officer, suspect, victim, crime, police',
  ),
  label(
    'notice period',
    'notice period, notice',
    'one month|two weeks|three months|four weeks|immediately|two months|six weeks',
    'applicant, position, salary, employee, resume, candidate, job',
  ),
  label(
    'work permit',
    'work authorization|permit, right to work, visa|work permit status',
    'citizen|permanent resident|work visa|student visa|sponsorship required',
  ),
  label(
    'court',
    'court, court name',
    'District Court|Superior Court|Court of Appeals|Family Court|Municipal Court|Labor Court|Supreme Court|Commercial Court',
  ),
  label(
    'jurisdiction',
    'jurisdiction, governing law',
    'New York|California|Texas|Delaware|England and Wales|Scotland|Ontario|Federal|Illinois|Florida',
  ),
  label(
    'kind of a case',
    'case|matter type, case category, practice|legal area, area of law',
    'civil|criminal|family|employment|contract|real estate|tax|immigration|intellectual property',
    COURTS,
  ),
  label(
    'stage of a case',
    'stage, phase, case stage|status',
    'filing|discovery|hearing|trial|settlement|appeal|closed',
    COURTS,
  ),
  label(
    'outcome of a case',
    'outcome, verdict, judgment, disposition',
    'settled|dismissed|won|lost|withdrawn|pending',
    COURTS,
  ),
  code(
    'docket',
    'docket|court case|case|case file number, docket',
    () => [
      [oneOf('21 22 23 24 25'), text('-'), oneOf('CV CR FA PR'), text('-'), digits(5)],
      [oneOf('21 22 23 24 25'), text('-'), digits(4)],
    ],
    COURTS,
  ),
  label(
    'queue of calls',
    'queue, queue name, call queue, hotline',
    'Sales|Billing|Technical Support|Returns|General|Premium Support|Retention',
    'caller, call, agent, transcript, disposition',
  ),
  label(
    'disposition of a call',
    'disposition, call outcome|result|disposition, wrap up code',
    'resolved|follow-up|voicemail|transferred|no answer|callback scheduled|wrong number',
    'caller, call, agent, queue, campaign',
  ),
  label(
    'kind of resolution',
    'resolution, resolution type, outcome, ticket/resolution',
    'refund|replacement|repair|store credit|rejected|no action',
    'return, rma, refund, warranty',
  ),
  label(
    'kind of resolution of an issue',
    'resolution, resolution type',
    'fixed|duplicate|works as designed|not reproducible|will not fix|done',
    'ticket, issue, bug, assignee, reporter, priority',
  ),
  {
    ...label(
      'carrier of parcels',
      'carrier, shipping|delivery company, courier, courier name, parcel service',
      CARRIERS.join('|'),
      'tracking, shipment, shipped, delivered, delivery, package, parcel, container, return, rma, label, warehouse, shipping',
    ),
    texts: once(() => [[carrier()], [pool(within(CARRIERS, 5))], [pool(within(CARRIERS, 3))]]),
  },
  label(
    'contents of a parcel',
    'content, content|goods|cargo description, goods, commodity, cargo',
    'Books|Clothing|Spare parts|Electronics|Furniture|Household goods|Medical supplies|Documents|Toys|Garden tools|Shoes|Cosmetics|Textiles|Machine parts',
    'tracking, shipment, carrier, container, incoterm, parcel, weight, cargo, vessel, customs',
  ),
  label(
    'kind of a parcel',
    'package|parcel|packaging type, packaging',
    'box|pallet|envelope|tube|crate|bag|drum',
    'tracking, shipment, carrier, container, parcel, shipping, delivery',
  ),
  code('container', 'container id|code', () => [[oneOf('MSKU MSCU CMAU HLXU TCLU OOLU EGHU TGHU'), digits(7)]]),
  label(
    'position',
    'position, position applied, applied|desired position, vacancy',
    'Sales Manager|Accountant|Software Developer|Nurse|Warehouse Clerk|Project Manager|Data Analyst|Electrician|Office Assistant|Customer Advisor|Graphic Designer|Truck Driver|HR Specialist|Chef',
    'applicant, candidate, resume, recruiter, interview, cover',
  ),
  label(
    'coverage',
    'coverage|insurance|policy|cover type, coverage, line of business, product line, coverage/name',
    'liability|comprehensive|collision|household|life|health|travel|legal protection|homeowners',
    'policy, premium, insured, claim, deductible, underwriter, beneficiary, holder',
  ),
  label(
    'exclusion',
    'exclusion, coverage|policy exclusion, exclusion text',
    'War and civil unrest|Wear and tear|Intentional damage|Flood|Earthquake|Racing|Nuclear risks|Driving without a license|Pre-existing damage',
    'policy, premium, insured, claim, coverage, underwriter',
  ),
  code('policy number', 'policy|insurance policy number, policy code, policy id text', () => [
    [text('POL-'), oneOf('2021 2022 2023 2024 2025'), text('-'), digits(6)],
    [text('POL-'), digits(6)],
  ]),
  code(
    'warehouse code',
    'warehouse|depot|distribution center code, warehouse number|identifier',
    () => [
      [text('WH-'), oneOf('N S E W C'), digits(2)],
      [text('WH-'), digits(2)],
      [text('W'), digits(2)],
    ],
    undefined,
    { few: 12 },
  ),
  code('merchant category', 'mcc, merchant category|mcc code', () => [
    [oneOf('5411 5812 5541 5311 4111 5732 5912 5999 7011 4814 5814 6011 8011 5651 5942 4121 7832 5200')],
  ]),
  label(
    'purpose of a payment',
    'purpose, payment|transfer|transaction purpose, purpose of payment|transfer',
    'Family support|Invoice payment|Travel|Tuition fees|Salary|Rent|Purchase of goods|Investment|Savings|Medical expenses',
    'currency, amount, account, payer, payee, iban, transfer',
  ),
  label(
    'memo beside an account',
    'memo, note, description, detail, transaction detail',
    BOOKINGS,
    'iban, mcc, counterparty, merchant, beneficiary, remittance, payee',
  ),
  label(
    'channel of a bank',
    'channel, transaction channel',
    'mobile|online|card|atm|branch|api',
    'iban, balance, mcc, merchant, counterparty, booking, remittance',
  ),
  label(
    'mode of a transfer',
    'transaction|transfer mode, rail, transfer method|channel',
    'online|mobile|card|wire|atm|branch',
  ),
  label(
    'category of a merchant',
    'merchant category|type, merchant category name|description',
    'Groceries|Restaurants|Fuel|Online Shopping|Travel|Pharmacy|Utilities|Entertainment|Electronics|Hotels|Clothing|Public Transport',
  ),
  label(
    'description of a booking',
    'transaction|payment description, booking|posting text, statement line, narration, narrative, remittance information, remittance, transaction note, payment detail, particular, transaction/memo',
    BOOKINGS,
  ),
  code('statement descriptor', 'descriptor', () => [
    [oneOf('ACME NORDVIK HARVEST LUMORA OAKRIDGE BRIGHT'), text(' '), oneOf('STORE ONLINE SHOP MARKET')],
    [oneOf('ACME NORDVIK LUMORA OAKRIDGE')],
  ]),
  label(
    'offense',
    'offense, offence, crime, crime|offense type, charge, violation, offense description text',
    'theft|burglary|vandalism|assault|fraud|trespassing|speeding|disorderly conduct|robbery|shoplifting',
    'officer, incident, suspect, victim, police, witness, arrest, weapon, station',
  ),
  label(
    'terms of payment',
    'payment|invoice terms, terms of payment, payment condition|term',
    'Net 30|Net 14|Due on receipt|Net 60|2/10 Net 30|Prepaid|COD',
  ),
  label(
    'machine',
    'machine|equipment name, machine, machine description',
    'CNC Mill 3|Packaging Line 2|Hydraulic Press 1|Conveyor 4|Lathe 2|Injection Molder 5|Labeling Machine 1|Air Compressor 2|Welding Robot 3|Laser Cutter 1',
  ),
  code(
    'log address',
    'log|build|console|job|pipeline|run url',
    () => [[text('https://ci.example.com/builds/'), number(1000, 99_999), text('/log')]],
    'build, job, pipeline, run, commit, branch, runner',
  ),
  code(
    'address of a file',
    'resume|cv|return label|invoice|contract|syllabus|pdf|document|floor plan|brochure|manual|datasheet url',
    () => [[text('https://files.example.com/documents/'), number(1000, 99_999), text('.pdf')]],
  ),
];
