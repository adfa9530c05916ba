import { pool as listOf } from '../../pools/pools.ts';
import type { NumberForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { entries, number, numberBehind, once, oneOf, picked, pool, text, weighted, words } from '../builders/forms.ts';
import { inYears } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { entitiesInPath, methodOfDeed } from './operations.ts';

/** Hosts that nobody can own (RFC 2606). */
const HOSTS = words(
  'www.example.com www.example.org www.example.net shop.example.com blog.example.org docs.example.com app.example.net news.example.org cdn.example.com api.example.com',
);

const PAGES = words(
  'about account articles blog careers cart catalog categories checkout contact customers dashboard docs downloads events faq features gallery guides help home jobs login news offers orders partners press pricing products profile projects register reports reviews search services settings shop solutions stories support team terms topics tutorials videos',
);

const THINGS = words(
  'autumn-sale better-sleep blue-lamp bread-basket city-map coffee-table desk-lamp first-steps garden-chair getting-started green-tea hiking-boots holiday-guide home-office kitchen-tools leather-bag new-arrivals night-train oak-shelf open-day paper-box price-list quick-start rain-jacket release-notes running-shoes sea-view silver-ring simple-recipes small-garden soft-scarf solar-panel spring-offers steel-bottle street-food summer-camp travel-tips user-guide winter-coat wooden-toys',
);

const host = once(() => pool(HOSTS));
const page = once(() => pool(PAGES));
const thing = once(() => pool(THINGS));
const path = once((): readonly Part[] => [text('/'), page(), text('/'), thing()]);

/** How a domain's name ends, as its columns pick it together. */
const ending = (texts: string): Part => ({
  ...picked('end of a domain', words(texts)),
  distribution: { kind: 'weights', weights: [6, 2, 2] },
});

const TLDS = 'tld, top level domain, cctld, gtld, site/tld, domain extension|suffix, domain/extension|tld';

const agents = once(() => {
  const whole = listOf('userAgents');
  return [
    [pool(whole)],
    [
      pool(
        entries(
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64)|Mozilla/5.0 (Macintosh; Intel Mac OS X)|Mozilla/5.0 (X11; Linux x86_64)|Mozilla/5.0 (iPhone; CPU iPhone OS 17)',
        ),
      ),
    ],
    [oneOf('curl/8.5.0 Wget/1.21.4 okhttp/4.12.0')],
  ];
});

const STATUSES = {
  200: 78,
  201: 5,
  204: 3,
  301: 2,
  302: 2,
  304: 3,
  400: 2,
  401: 1,
  403: 1,
  404: 4,
  422: 1,
  500: 1,
  503: 0.5,
};

const STATUS_NUMBERS: NumberForm = {
  first: 100,
  last: 599,
  spread: {
    kind: 'weights',
    weights: new Map(Object.entries(STATUSES).map(([code, weight]) => [Number(code), weight])),
  },
};

/** The web and its machines. */
export const internet: readonly MeaningRow[] = [
  {
    name: 'web.address',
    names:
      'url, link, web|source|external|original|page|meeting|zoom|reference link, page|webhook|api|terms|documentation url, landing page, target',
    texts: once(() => [
      [text('https://'), host(), ...path()],
      [text('https://'), host(), text('/'), page()],
      [text('https://example.com/'), number(1000, 9999)],
      [text('/'), page()],
    ]),
    unique: once(() => [
      [text('https://'), host(), ...path(), ...numberBehind('-')],
      [text('https://example.com/'), number(1_000_000, 9_999_999)],
      [text('/'), page(), ...numberBehind('/')],
    ]),
  },
  {
    name: 'web.api endpoint',
    names:
      'endpoint, webhook, callback, webhook|api/url, endpoint|webhook target|health check|connector url, api|endpoint path, redirect url text',
    texts: once(() => [
      [text('https://api.example.com/v'), number(1, 3), text('/'), page()],
      [text('/api/v'), number(1, 3), text('/'), page()],
      [text('/'), page()],
    ]),
    unique: once(() => [
      [text('https://api.example.com/v'), number(1, 3), text('/'), page(), ...numberBehind('/')],
      [text('/api/'), page(), ...numberBehind('/')],
    ]),
  },
  {
    name: 'web.domain',
    names:
      'domain, domain|dns|fully qualified domain name, site|host|website|custom|root|tld|vanity|primary|sender|referring|certificate|cookie domain, subdomain, domain/domain, fqdn, cname, mx, zone/name of dns',
    texts: once(() => [
      [thing(), ending('.example.com .example.org .example.net')],
      [ending('example.com example.org example.net')],
    ]),
    unique: once(() => [
      [thing(), ...numberBehind('-'), ending('.example.com .example.org .example.net')],
      [thing(), ...numberBehind('-'), text('.example')],
      [thing(), ...numberBehind('-')],
    ]),
  },
  {
    name: 'web.end of a domain',
    names: TLDS,
    beside: 'domain, name, fqdn',
    texts: once(() => [[ending('.com .org .net')], [ending('com org net')]]),
  },
  {
    name: 'web.registrar',
    names: 'registrar name, registrar',
    beside: 'domain, tld, dns, nameserver, registrant, dnssec, whois',
    texts: once(() => [
      [
        weighted({
          GoDaddy: 24,
          Namecheap: 18,
          Cloudflare: 14,
          Squarespace: 9,
          Tucows: 8,
          IONOS: 7,
          Gandi: 6,
          OVHcloud: 6,
          Porkbun: 6,
          Dynadot: 3,
        }),
      ],
    ]),
  },
  {
    name: 'web.top-level domain',
    names: TLDS,
    texts: once(() => [
      [weighted({ '.com': 48, '.org': 12, '.net': 10, '.io': 6, '.de': 6, '.uk': 5, '.fr': 3, '.nl': 3, '.eu': 2 })],
      [weighted({ com: 48, org: 12, net: 10, io: 6, de: 6, uk: 5, fr: 3, nl: 3, eu: 2 })],
      [weighted({ io: 6, de: 6, uk: 5, fr: 3, nl: 3, eu: 2 })],
    ]),
  },
  {
    name: 'web.path of an event',
    names: 'request|api|url path, endpoint',
    beside: 'resource, entity',
    texts: once(() => [[text('/api/v1/'), entitiesInPath(), text('/'), number(1, 9999)]]),
  },
  {
    name: 'web.path beside a request',
    names: 'path, route, page',
    beside: 'method, referrer, agent, verb, visitor',
    texts: once(() => [[...path()], [text('/'), page()]]),
  },
  {
    name: 'web.path',
    names:
      'path, route, page, page visited, controller, url|request|page|route|web|location|resource|from|to|old|new|redirect|source|target|mount path, entry|exit|current|last|visited page, log|menu item|page view/path, redirect/source|target, page|menu/route',
    texts: once(() => [[...path()], [text('/'), page()]]),
    unique: once(() => [
      [...path(), ...numberBehind('-')],
      [text('/'), page(), ...numberBehind('/')],
    ]),
  },
  {
    name: 'web.query string',
    names: 'query string, query|url|get|search|request parameter, request|url query',
    texts: once(() => [
      [
        text('page='),
        number(1, 40),
        text('&sort='),
        oneOf('name date price rating'),
        text('&order='),
        oneOf('asc desc'),
      ],
      [text('page='), number(1, 40)],
    ]),
    nulls: 0.4,
  },
  {
    name: 'web.search',
    names:
      'search|user query, search|searched|query term, query|search|search keyword text, search phrase|string, search log|search history/query',
    texts: once(() => [
      [pool(THINGS.map((one) => one.replaceAll('-', ' ')))],
      [oneOf('shoes lamp coffee garden travel recipes')],
    ]),
  },
  {
    name: 'web.method of an event',
    names: 'http|request method, http verb',
    beside: 'action, event',
    texts: once(() => [[methodOfDeed()]]),
  },
  {
    name: 'web.request method',
    names: 'http|request|api|webhook method, http verb, method of request, api log|endpoint|route|access log/method',
    texts: once(() => [[weighted({ GET: 60, POST: 25, PUT: 7, PATCH: 4, DELETE: 4 })], [weighted({ GET: 3, PUT: 1 })]]),
  },
  {
    name: 'web.request method beside a path',
    names: 'method, verb',
    beside: 'path, url, route, endpoint, uri',
    texts: once(() => [[weighted({ GET: 60, POST: 25, PUT: 7, PATCH: 4, DELETE: 4 })], [weighted({ GET: 3, PUT: 1 })]]),
  },
  {
    name: 'web.response status',
    names:
      'http|response status, http status|response|response status|http|http response|last status|last response|webhook status code',
    texts: once(() => [[weighted(STATUSES)]]),
    numbers: STATUS_NUMBERS,
  },
  {
    name: 'web.response status as a number',
    names: 'status code',
    numbers: STATUS_NUMBERS,
  },
  {
    name: 'web.response status beside a path',
    names: 'status, code',
    beside: 'path, route, endpoint, referrer',
    numbers: STATUS_NUMBERS,
  },
  {
    name: 'web.user agent beside requests',
    names: 'agent',
    beside: 'ip, method, referrer, referer, path, session, visitor, request, browser, http',
    texts: agents,
  },
  {
    name: 'web.user agent',
    names:
      'user|comment|http user|browser user|client user|browser|request user|client agent, user agent string|text, user agent/name',
    texts: agents,
  },
  {
    name: 'web.browser',
    names: 'browser, browser name|family|type, browser/name, user|client|web browser',
    texts: once(() => [
      [weighted({ Chrome: 62, Safari: 20, Edge: 6, Firefox: 5, Opera: 3, 'Samsung Internet': 4 })],
      [weighted({ Chrome: 6, Safari: 2, Edge: 1 })],
    ]),
  },
  {
    name: 'web.browser version',
    names: 'browser version, client version of browser',
    texts: once(() => [[number(90, 143), text('.0.'), number(1000, 7400)], [number(90, 143)]]),
    numbers: { first: 90, last: 143 },
  },
  {
    name: 'web.operating system',
    names:
      'platform name, platform, operating system name|family|type, operating|device operating|client operating|user operating system, device|client|application platform, operating system|platform/name',
    texts: once(() => [
      [
        weighted({
          'Windows 11': 26,
          'Windows 10': 18,
          'macOS 15': 14,
          'iOS 18': 18,
          'Android 15': 20,
          'Ubuntu 24.04': 4,
        }),
      ],
      [weighted({ Windows: 44, macOS: 14, iOS: 18, Android: 20, Linux: 4 })],
      [oneOf('iOS Mac Win')],
    ]),
  },
  {
    name: 'web.operating system of a server',
    names:
      'server operating|host operating|guest operating system, node/operating system, instance/operating system, virtual machine/operating system',
    texts: once(() => [
      [
        weighted({
          'Ubuntu 24.04': 24,
          'Ubuntu 22.04': 22,
          'Debian 12': 18,
          'Windows Server 2022': 12,
          'Amazon Linux 2023': 8,
          'Rocky Linux 9': 8,
          'Red Hat Enterprise Linux 9': 8,
        }),
      ],
      [weighted({ Ubuntu: 46, Debian: 18, Windows: 12, RHEL: 16 })],
    ]),
  },
  {
    name: 'web.device type',
    names:
      'device, device/type, form factor, device type|category|kind|class|family, client|terminal|screen|device name type, client|user device',
    texts: once(() => [[weighted({ mobile: 55, desktop: 38, tablet: 7 })], [weighted({ phone: 6, pc: 3 })]]),
  },
  {
    name: 'web.referrer',
    names: 'referrer, referer, http referrer, referrer|referer|referring|referral source url, source|referring page',
    texts: once(() => [
      [
        text('https://'),
        oneOf('search.example news.example social.example blog.example mail.example'),
        text('/'),
        page(),
      ],
      [text('/'), page()],
    ]),
    nulls: 0.4,
  },
  {
    name: 'web.utm source',
    names:
      'utm|traffic|referral|lead|acquisition|marketing|customer|registration|signup|contact|attribution|visit|candidate|prospect source, lead|customer|candidate/source, source of lead, candidate/source of hire',
    texts: once(() => [
      [weighted({ search: 30, newsletter: 18, social: 18, direct: 16, partner: 8, referral: 7, banner: 3 })],
      [oneOf('web ads mail')],
    ]),
  },
  {
    name: 'web.utm medium',
    names: 'utm|traffic|marketing medium, marketing|acquisition|traffic|ad|campaign channel, campaign/type',
    texts: once(() => [
      [weighted({ organic: 30, cpc: 20, email: 20, social: 15, referral: 10, display: 5 })],
      [oneOf('cpc seo')],
    ]),
  },
  {
    name: 'web.campaign',
    names:
      'fundraising campaign, campaign, ad/title, ad group, campaign name|title|code, donation|gift/appeal, appeal|promo name, ad|ad group/name',
    ...inYears(5, (first, last) => ({
      texts: once(() => [
        [
          oneOf('spring summer autumn winter holiday launch welcome back-to-school black-friday anniversary'),
          text('-'),
          oneOf('sale offer newsletter promo event launch'),
          text('-'),
          number(first, last),
        ],
        [oneOf('spring summer autumn winter')],
      ]),
    })),
    unique: once(() => [
      [
        oneOf('spring summer autumn winter holiday launch welcome anniversary'),
        text('-'),
        oneOf('sale offer newsletter promo event launch'),
        ...numberBehind('-'),
      ],
    ]),
  },
  {
    name: 'web.utm content',
    names: 'utm|ad content, utm term, ad variant, creative name, creative',
    texts: once(() => [
      [oneOf('header footer sidebar banner button-a button-b text-link image-large image-small video')],
    ]),
    nulls: 0.5,
  },
];
