import { pool as listOf } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import {
  companyDomain,
  companyFamily,
  companyInitial,
  companyLine,
  companySlug,
  LEGAL_FORMS,
} from '../builders/company-names.ts';
import {
  entries,
  frequentFirst,
  number,
  numberBehind,
  once,
  oneOf,
  picked,
  pool,
  slugOf,
  text,
  weighted,
  words,
} from '../builders/forms.ts';
import { codesOfNames } from '../builders/name-codes.ts';
import { cityPool } from '../builders/place-names.ts';
import { yearly } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What tables and columns call a company. */
const COMPANIES = words(`
  company organization firm enterprise supplier vendor employer contractor subcontractor dealer distributor wholesaler retailer
  carrier underwriter agency institution sponsor exhibitor merchant corporation conglomerate business provider
  broker reseller franchise franchisee subsidiary competitor exchange utility workspace nonprofit charity`);

const companyForms = once(() => [
  [companyFamily(), text(' '), companyLine()],
  [companyInitial(), companyLine()],
  [companyFamily()],
]);

const BRANDS = words(`
  Aerolane Alpenrose Altavia Amberfield Aquilo Arborva Astrello Avantis Bellora Bluemoor Borealis Brightwell Calmara Candora Carvella
  Celestia Cobaltro Corvana Crestline Dalmora Delvaro Dunefield Eastmark Elvaro Emberly Evora Falconar Ferndale Fjordal Florenta
  Glimora Goldmere Halvora Harvesta Helmora Ivoria Jadewell Junivo Kestrello Kinvara Lakemont Larkfield Linova Lumora Maplen Marivo
  Meridia Montclare Nordvik Novelle Oakridge Olvera Opaline Orlanda Palmera Pinecrest Quantor Quillon Ravenna Redfern Rivello
  Rosewell Sablon Salvora Silvanto Solmara Starling Sundara Talvora Terranova Tidewell Trevano Umbrella Valmont Velora Verdanta
  Vistara Westbrook Willowby Windmere Yarrow Zafira Zephyra Zenora`);

/** Bodies that are called after a city or a family, by the tables that hold them. */
const named = (name: string, tables: string, kinds: string, extra = ''): MeaningRow => ({
  name,
  names: `${words(tables)
    .map((one) => `${one}/name, ${one}: name, ${one}/title`)
    .join(', ')}${extra}`,
  texts: once(() => [
    [cityPool('cities'), text(' '), pool(entries(kinds))],
    [companyFamily(), text(' '), pool(entries(kinds))],
    [companyFamily()],
  ]),
  unique: once(() => [[cityPool('cities'), text(' '), pool(entries(kinds)), ...numberBehind(' ')]]),
});

const TEAM_KINDS = words('Team Group Crew Squad Unit');
const teamSlug = once((): readonly Part[] => [
  picked('team.word', TEAM_WORDS.map(slugOf)),
  text('-'),
  picked('team.kind', TEAM_KINDS.map(slugOf)),
]);

/** The initials of a department, or how its name begins. */
const departmentCodes = once(() =>
  listOf('companyDepartments').map((name) => {
    const initials = name.split(/[^A-Za-z]+/).map(([letter]) => letter);
    return (initials.length > 1 ? initials.join('') : name.slice(0, 3)).toUpperCase();
  }),
);

const teams = once(() => [[picked('team', listOf('teamNames'))], [pool(listOf('teamCreatures'))]]);
const teamCodes = once(() => [[picked('team', codesOfNames(listOf('teamNames'), 3))]]);
/** What stands beside the names of teams that play against others. */
const SPORTING =
  'coach, stadium, league, win, loss, mascot, sport, goal, conference, arena, captain, point, venue, founded';
const uniqueTeams = once(() => [[pool(listOf('teamNames')), ...numberBehind(' ')]]);

/** Companies and other bodies: their names, and what is made of these. */
export const companies: readonly MeaningRow[] = [
  {
    name: 'company.name at an address',
    names: 'address/company, address/company name, address/organization, shipping|billing|recipient company',
    beside: 'street, address, line, city, postal, zip',
    texts: companyForms,
    nulls: 0.65,
  },
  {
    name: 'company.name beside a recipient',
    names: 'company, company|organization name, organization',
    beside: 'recipient, addressee',
    texts: companyForms,
    nulls: 0.6,
  },
  {
    name: 'company.name',
    names: `${COMPANIES.map((one) => `${one}/name, ${one}: name`).join(', ')}, company, organization, supplier, vendor, business name, legal name of company, trade name, trading name, company title, supplier/company, customer/company, counterparty, counterparty name, counter party, counter party name, employer, current company, account company, company/legal name, organization/legal name, organization/display name, company/display name, sponsor, contractor, operator company, developer company, shipper, consignor, carrier, client company, owner company, registrant organization, issuer, issuer name, provider, organization unit name`,
    texts: companyForms,
    unique: once(() => [
      [companyFamily(), text(' '), companyLine(), ...numberBehind(' ')],
      [companyFamily(), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'company.full name',
    names: 'registered|official|company full|corporate|company legal|full legal|registered company|entity name',
    texts: once(() => [[companyFamily(), text(' '), companyLine(), text(' '), pool(LEGAL_FORMS)], ...companyForms()]),
    unique: once(() => [
      [companyFamily(), text(' '), companyLine(), text(' '), pool(LEGAL_FORMS), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'company.code',
    few: 8,
    names:
      'company|organization|supplier|vendor code, supplier|vendor|customer|brand/code, company|organization abbreviation, company short name',
    texts: once(() => [
      [companyCode()],
      [pool([...new Set(listOf('lastNames').map((name) => name.slice(0, 2).toUpperCase()))])],
    ]),
    unique: once(() => [[oneOf('A B C D E F G H K L M N P R S T V W'), number(10_000, 99_999)]]),
  },
  {
    name: 'company.slug',
    names:
      'company|organization|workspace|tenant|account slug, vendor|supplier|tenant/slug, tenant|account/subdomain, organization/key, company/nick name',
    texts: once(() => [[...companySlug()], ...companyForms().slice(1)]),
    unique: once(() => [[...companySlug(), ...numberBehind('-')]]),
  },
  {
    name: 'company.domain',
    names: 'company|organization|email domain, tenant|customer|account|workspace/domain, company domain name',
    texts: once(() => [[...companyDomain()], [oneOf('example.com example.org example.net')]]),
    unique: once(() => [[...companySlug(), ...numberBehind('-'), text('.example')]]),
  },
  {
    name: 'company.website',
    names:
      'company|employer website, supplier|vendor|organization|brand|store|school|hospital|hotel|university|publisher|manufacturer/website, company|organization|brand|vendor|supplier|store/url, company website url',
    texts: once(() => [[text('https://www.'), ...companyDomain()], [...companyDomain()]]),
    unique: once(() => [[text('https://www.'), ...companySlug(), ...numberBehind('-'), text('.example')]]),
    nulls: 0.15,
  },
  {
    name: 'company.legal form',
    names:
      'legal|company|corporate|organization form, company|legal entity|business entity type, entity type of company, business|legal structure, company/type',
    texts: once(() => [[pool(LEGAL_FORMS)], [oneOf('AG AB SA BV Co Oy')]]),
  },
  {
    name: 'company.industry',
    names:
      'industry, industry name|group, industry|business|economic sector, sector, line of|field of business, company/sector, sector/name, business|industry type, business category|line, vertical, market segment, company/category, industry/title, trade',
    texts: once(() => [[pool(listOf('industries'))], [pool(listOf('industries').filter((one) => one.length <= 10))]]),
    unique: once(() => [[pool(listOf('industries')), ...numberBehind(' ')]]),
  },
  {
    name: 'company.brand',
    names:
      'brand, brand|manufacturer|label|make|producer name, maker/name, manufacturer, producer, made|manufactured by, maker, brand title, vehicle|device brand, oem, product/vendor, device manufacturer|make',
    texts: once(() => [
      [frequentFirst(picked('brand', BRANDS))],
      [
        frequentFirst(
          picked(
            'brand',
            BRANDS.map((brand) => brand.slice(0, 5)),
          ),
        ),
      ],
      [
        frequentFirst(
          picked(
            'brand',
            BRANDS.map((brand) => brand.slice(0, 3).toUpperCase()),
          ),
        ),
      ],
    ]),
    unique: once(() => [
      [picked('brand', BRANDS), text(' '), companyFamily(), ...numberBehind(' ')],
      [picked('brand', BRANDS), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'company.brand slug',
    names: 'manufacturer/slug, brand|make slug',
    texts: once(() => [[picked('brand', BRANDS.map(slugOf))]]),
    unique: once(() => [[picked('brand', BRANDS.map(slugOf)), ...numberBehind('-')]]),
  },
  named(
    'company.store',
    'store shop outlet boutique supermarket',
    'Store | Market | Outlet | Shop | Superstore | Corner Shop',
    ', store, shop name, shop',
  ),
  named(
    'company.warehouse',
    'warehouse depot',
    'Warehouse | Depot | Distribution Center | Logistics Hub | Storage',
    ', warehouse, depot, distribution center, stock location, fulfillment center, hub name, hub/name',
  ),
  named(
    'company.branch',
    'branch site facility',
    'Branch | Main Branch | City Branch | Airport Branch | Station Branch',
    ', branch location, site name, facility, site',
  ),
  named(
    'company.school',
    'school academy',
    'High School | Elementary School | Middle School | Academy | Preparatory School | Grammar School',
    ', school, school attended',
  ),
  named(
    'company.university',
    'university college institute',
    'University | University of Technology | College | State University | Business School | Institute of Arts',
    ', university, college, alma mater, institution, educational institution, institute, affiliation',
  ),
  named(
    'company.hospital',
    'hospital clinic',
    'General Hospital | Medical Center | Clinic | University Hospital | Children Hospital | Health Center',
    ', hospital, clinic, medical center, health facility, treatment facility',
  ),
  named(
    'company.hotel',
    'hotel hostel resort motel',
    'Grand Hotel | Inn | Plaza Hotel | Resort | Boutique Hotel | Garden Hotel | Suites',
    ', hotel, accommodation, accommodation/name, lodging',
  ),
  named(
    'company.restaurant',
    'restaurant cafe diner',
    'Grill | Kitchen | Bistro | Cafe | Diner | Brasserie | Steakhouse | Noodle Bar | Trattoria',
    ', restaurant, bar/name, eatery, food truck/name',
  ),
  named(
    'company.bank',
    'bank lender',
    'Savings Bank | Credit Union | National Bank | Trust Bank | Community Bank',
    ', bank, bank branch name, lender, financial institution, financial institution/name',
  ),
  named(
    'company.sports club',
    'league tournament',
    'Premier League | Open | Cup | Championship | Masters | Grand Prix',
    ', league, league name, tournament, tournament name, championship, championship/name, competition, competition/name, cup name',
  ),
  {
    name: 'company.team',
    names:
      'home|away|winning|losing|favorite|sport|winner|opponent team, team, opponent, opponent|club name, club, match/winner, squad, squad/name',
    texts: teams,
    unique: uniqueTeams,
  },
  {
    name: 'company.team beside its sport',
    names: 'team/name, team name, team/title',
    beside: SPORTING,
    texts: teams,
    unique: uniqueTeams,
  },
  {
    name: 'company.team in three letters',
    names: 'team|club/code, team|club/abbreviation, team/short name, club/short name, team|club abbreviation, tla',
    beside: SPORTING,
    texts: teamCodes,
    unique: teamCodes,
  },
  {
    name: 'company.team of people',
    names:
      'team|group|crew|unit|cohort|segment|user group/name, team|group|business unit|division|cost center|squad name, team|group/title, group, business|organization|organizational unit, division, cohort, crew',
    texts: once(() => [
      [picked('team.word', TEAM_WORDS), text(' '), picked('team.kind', TEAM_KINDS)],
      [picked('team.word', TEAM_WORDS)],
      [oneOf('Blue Red Core Data Apps Web')],
    ]),
    unique: once(() => [
      [picked('team.word', TEAM_WORDS), text(' '), picked('team.kind', TEAM_KINDS), ...numberBehind(' ')],
    ]),
  },
  {
    name: 'company.slug of a team',
    names: 'division|squad|crew/slug, team|group slug',
    texts: once(() => [[...teamSlug()]]),
    unique: once(() => [[...teamSlug(), ...numberBehind('-')]]),
  },
  {
    name: 'company.department',
    names:
      'department, department|function name, department/name, department/title, department/department name, work|company|job|office|academic department, department/description',
    texts: once(() => [
      [picked('department', listOf('companyDepartments'))],
      [pool(listOf('companyDepartments').filter((one) => one.length <= 11))],
      [oneOf('HR IT RND')],
      [oneOf('HR IT PR QA')],
    ]),
    unique: once(() => [[picked('department', listOf('companyDepartments')), ...numberBehind(' ')]]),
  },
  {
    name: 'company.department code',
    names: 'department code|abbreviation, department/code, department number text',
    texts: once(() => [
      [picked('department', departmentCodes())],
      [oneOf('AC AD EN FI HR IT LE LO MK OP PU QA RD SA')],
    ]),
    unique: once(() => [[picked('department', departmentCodes()), ...numberBehind('')]]),
  },
  {
    name: 'company.number of employees',
    names:
      'employee|head|staff|worker count, total|full time employee, headcount, company|staff|organization|team size, employee number total, workforce',
    texts: once(() => [
      [weighted({ '1-10': 30, '11-50': 28, '51-200': 20, '201-500': 10, '501-1000': 6, '1001-5000': 4, '5000+': 2 })],
      [oneOf('S M L XL')],
    ]),
    numbers: { first: 1, last: 250_000, spread: { kind: 'lognormal', median: 45, sigma: 1.5 } },
  },
  {
    name: 'company.employees counted',
    names: 'employee, staff, worker',
    numbers: { first: 1, last: 250_000, spread: { kind: 'lognormal', median: 45, sigma: 1.5 } },
  },
  {
    name: 'company.tagline',
    names:
      'tagline, tag line, slogan, motto, catch phrase, catchphrase, company description short, mission statement, mission, elevator pitch, strapline, company/headline, value proposition',
    texts: once(() => [[pool(listOf('catchPhrases'))], [pool(listOf('buzzNouns'))]]),
    unique: once(() => [[pool(listOf('catchPhrases')), ...numberBehind(' ')]]),
  },
  {
    name: 'company.year of foundation',
    names:
      'founded, founded|established|foundation|founding|inception|opening|since year, year founded|established|opened, established, year of foundation',
    ...yearly((year) => ({
      numbers: { first: year - 136, last: year - 1, spread: { kind: 'normal', mean: year - 30, deviation: 22 } },
    })),
    moments: { from: -100 * 365, to: -365, dense: { end: 'last', days: 9000 } },
  },
  {
    name: 'company.registration number',
    names:
      'company|company registration|trade register|business registration|commercial register|incorporation|organization|business|chamber of commerce|duns number, registration number of company, duns',
    texts: once(() => [[number(10_000_000, 99_999_999)], [number(100_000, 999_999)]]),
    unique: once(() => [[number(100_000_000, 999_999_999)], [number(10_000_000, 99_999_999)]]),
  },
  {
    name: 'company.stock symbol',
    names: 'ticker, ticker|stock|exchange|security|trading symbol, company|instrument/symbol',
    texts: once(() => [[companyCode(), oneOf('A B C D E H L N X')], [companyCode()], [oneOf('AX BT CV DN ER')]]),
    unique: once(() => [
      [pool(LETTERS), pool(LETTERS), pool(LETTERS), pool(LETTERS), pool(LETTERS)],
      [pool(LETTERS), pool(LETTERS), pool(LETTERS), pool(LETTERS)],
    ]),
  },
];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Three letters of a company's name. */
const companyCode = once(() =>
  picked(
    'company.family',
    listOf('lastNames').map((name) => name.slice(0, 3).toUpperCase()),
  ),
);

const TEAM_WORDS = words(`
  Alpha Apollo Atlas Aurora Backend Billing Blue Cloud Compass Core Data Delta Design Discovery Echo Falcon Field Frontend Gamma Growth
  Harbor Horizon Identity Infrastructure Insights Integration Jupiter Keystone Launch Mercury Mobile Neptune Nova Onboarding Operations
  Orbit Orion Payments Phoenix Pilot Pioneer Platform Quality Reporting Research Rocket Sales Search Security Sigma Solar Spark Studio
  Summit Support Titan Vega Web Zenith`);
