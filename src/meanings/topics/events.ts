import { about } from '../builders/amounts.ts';
import { kind } from '../builders/choice.ts';
import { document } from '../builders/document.ts';
import { digits, hexadecimal, number, once, oneOf, text, weighted } from '../builders/forms.ts';
import { object, oneOfValues, string } from '../builders/json-forms.ts';
import { code, label } from '../builders/label.ts';
import { between, lognormal, measure, percentages, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What stands beside in tables of what visitors of a site or an app do. */
const VISITS = 'utm, session, browser, anonymous, page, referrer, screen';
/** What stands beside where a program notes who did what to whom. */
const WATCHED = 'severity, actor, outcome, threat, mfa, attack, alert, incident, ip';
/** What stands beside in what programs write while they run. */
const RUNNING = 'logger, level, severity, pid, process, exception, host, stack';

/** What visitors use: an app or a browser, with the system, the model and the screen that belong to it, and how often. */
const CLIENTS: readonly (readonly [
  platform: string,
  system: string,
  version: string,
  model: string,
  device: string,
  browser: string,
  width: number,
  height: number,
  weight: number,
])[] = [
  ['ios', 'iOS', '18.1', 'iPhone 15', 'mobile', 'Safari', 393, 852, 12],
  ['ios', 'iOS', '17.6', 'iPhone 14', 'mobile', 'Safari', 390, 844, 9],
  ['ios', 'iOS', '18.0', 'iPhone 13', 'mobile', 'Safari', 390, 844, 6],
  ['ios', 'iOS', '17.5', 'iPad Air', 'tablet', 'Safari', 820, 1180, 3],
  ['android', 'Android', '15', 'Pixel 8', 'mobile', 'Chrome', 412, 915, 7],
  ['android', 'Android', '14', 'Galaxy S23', 'mobile', 'Chrome', 360, 780, 9],
  ['android', 'Android', '14', 'Galaxy A54', 'mobile', 'Chrome', 412, 914, 6],
  ['android', 'Android', '13', 'Redmi Note 12', 'mobile', 'Chrome', 393, 873, 4],
  ['web', 'Windows', '11', 'Latitude 5440', 'desktop', 'Chrome', 1920, 1080, 12],
  ['web', 'Windows', '10', 'ThinkPad T14', 'desktop', 'Edge', 1920, 1200, 8],
  ['web', 'Windows', '11', 'EliteBook 840', 'desktop', 'Firefox', 1366, 768, 5],
  ['web', 'macOS', '15.1', 'MacBook Air', 'desktop', 'Safari', 1440, 900, 7],
  ['web', 'macOS', '14.6', 'MacBook Pro', 'desktop', 'Chrome', 1728, 1117, 6],
  ['web', 'Linux', '6.8', 'XPS 13', 'desktop', 'Firefox', 2560, 1440, 2],
];

type Client = (typeof CLIENTS)[number];
type ClientFact = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The system and the machine of a browser, as it says them itself; `*`: the version of the system. */
const SYSTEMS: Readonly<Record<string, string>> = {
  iOS: 'iPhone; CPU iPhone OS * like Mac OS X',
  Android: 'Linux; Android 10; K',
  Windows: 'Windows NT 10.0; Win64; x64',
  macOS: 'Macintosh; Intel Mac OS X 10_15_7',
  Linux: 'X11; Linux x86_64',
};

/** What a client's browser says of itself, as of the end of 2025: most versions of systems have been frozen in it. */
function userAgentOf([, system, version, model, device, browser]: Client): string {
  const all = (SYSTEMS[system] ?? system).replace('*', version.replace('.', '_'));
  const machine = model.startsWith('iPad') ? all.replace('iPhone; CPU iPhone', 'iPad; CPU') : all;
  if (browser === 'Firefox') return `Mozilla/5.0 (${machine}; rv:140.0) Gecko/20100101 Firefox/140.0`;
  if (browser === 'Safari') {
    const [own, mobile] = system === 'iOS' ? [version, ' Mobile/15E148'] : ['18.1', ''];
    const kit = mobile === '' ? '605.1.15' : '604.1';
    return `Mozilla/5.0 (${machine}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${own}${mobile} Safari/${kit}`;
  }
  const mobile = device === 'mobile' ? ' Mobile' : '';
  const end = browser === 'Edge' ? ' Edg/139.0.0.0' : '';
  return `Mozilla/5.0 (${machine}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0${mobile} Safari/537.36${end}`;
}

/** A row of what clients have, picked together with the others. */
const ofClients = (name: string, names: string, fact: ClientFact | typeof userAgentOf, beside: string): MeaningRow => {
  const entries = once(() => CLIENTS.map((client) => (typeof fact === 'number' ? String(client[fact]) : fact(client))));
  const form = once(() => [
    [
      {
        kind: 'pool',
        entries: entries(),
        picks: 'client',
        distribution: { kind: 'weights', weights: CLIENTS.map((client) => client[8]) },
      } as const,
    ],
  ]);
  const numbers = { first: 1, last: 8_000, listed: { picks: 'client', entries } };
  return { name: `client.${name}`, names, beside, texts: form, ...(fact === 6 || fact === 7 ? { numbers } : {}) };
};

const THREATS =
  'Brute force login|Impossible travel|Port scan|Privilege escalation|Login from a new country|Malware signature|Data exfiltration|Disabled account login|SQL injection attempt|Unusual download volume|Suspicious script|Expired certificate';

/** What is noted of events: of visitors, of programs, and of what threatens both. */
export const events: readonly MeaningRow[] = [
  ofClients('platform', 'platform, platform name, client|device|application platform', 0, `${VISITS}, operating`),
  ofClients(
    'operating system',
    'operating|device operating|client operating system, operating system name|family',
    1,
    'session, browser, platform, screen, application, visitor, anonymous',
  ),
  ofClients(
    'version of its system',
    'operating system version, operating system/version',
    2,
    'session, browser, platform, screen, application, anonymous',
  ),
  ofClients('model', 'device model, device model|device name', 3, 'operating, platform, browser'),
  ofClients('device', 'device type|category|class, form factor', 4, 'operating, platform, browser'),
  ofClients('browser', 'browser, browser name|family', 5, 'operating, platform, screen, device, agent'),
  ofClients(
    'user agent',
    'user|http user|client user|request user agent, user agent string|text',
    userAgentOf,
    'browser, operating, platform',
  ),
  ofClients('width', 'screen|viewport|display width', 6, VISITS),
  ofClients('height', 'screen|viewport|display height', 7, VISITS),
  label(
    'category of a tracked event',
    'event category|group, event/category, category',
    'navigation|engagement|conversion|authentication|search|ecommerce|video|form|error|social',
    VISITS,
  ),
  document(
    'what an event brings',
    'property, event|custom property, event data|parameter, payload, context, parameter',
    () =>
      object({
        button: oneOf('signup checkout search share download'),
        position: number(1, 12),
        experiment: string(text('exp_'), number(10, 99)),
        logged_in: oneOfValues('true false'),
      }),
    'utm, anonymous, page, referrer, screen',
  ),
  {
    name: 'money.revenue of an event',
    names: 'revenue, value, purchase|order|conversion value, revenue amount',
    numbers: { ...about(48, 0.8, 2_500, 1) },
    nulls: 0.8,
    beside: 'anonymous, page, referrer',
  },
  kind('actor', 'actor|principal|initiator type, subject|actor kind', 'user 74, service 13, system 9, api_key 4'),
  kind('causer', 'causer type, performer type', 'User 92, Admin 8'),
  label(
    'resource',
    'resource|target|object|asset name, resource/name',
    'billing-db|customer-api|payroll-report|admin-console|source-repository|backup-bucket|vpn-gateway|hr-portal|invoice-archive|mail-server|file-share|access-policy',
    'actor, outcome, action, severity, audit',
  ),
  label(
    'tenant of a program',
    'tenant, tenant name|slug, tenant/name',
    'blueridge|brightpath|cedarworks|northlight|redstone|silverlake|sunfield|oakmont|harborview|westgate',
    'actor, session, ip, api, trace, action, event',
  ),
  {
    name: 'log.code of an event',
    names: 'event|log|message|system message code',
    texts: once(() => [
      [oneOf('AUTH SYS NET DB APP SEC IO JOB'), text('-10'), digits(2)],
      [oneOf('E W I'), digits(3)],
    ]),
  },
  {
    // RFC 6056 and Linux's ip_local_port_range.
    name: 'network.port of a client',
    names: 'source|client|remote|local|ephemeral port, source port|client port|remote port number',
    numbers: between(32_768, 60_999),
    texts: once(() => [[number(32_768, 60_999)]]),
  },
  {
    ...kind('protocol of packets', 'protocol, network|ip|transport protocol', 'tcp 64, udp 27, icmp 9'),
    beside: 'packet, destination, firewall, flow',
  },
  kind(
    'authentication',
    'authentication|login|sign in method, authentication|login|logon type, authentication provider|mode',
    'password 58, sso 17, oauth 9, api_key 7, saml 5, magic_link 4',
  ),
  label('rule', 'rule|alert|signature name, rule, rule title', THREATS, WATCHED),
  label(
    'threat',
    'threat, threat category|type|name, attack category|type|vector',
    'phishing|malware|brute_force|reconnaissance|credential_theft|ddos|insider|ransomware|data_leak',
  ),
  {
    ...label(
      'what came of an incident',
      'resolution|analyst|investigation note, resolution comment|detail',
      'False positive, rule adjusted|Account locked and password reset|Source address blocked at the firewall|Session revoked and user informed|Access was approved by the owner|Host isolated and scanned|Known maintenance job|Certificate renewed|Escalated to the response team',
      'severity, threat, incident, alert, actor',
    ),
    nulls: 0.4,
  },
  {
    name: 'label.facility',
    names: 'facility, syslog|log facility, facility name',
    texts: once(() => [
      [weighted({ daemon: 34, user: 18, auth: 16, kern: 12, cron: 9, mail: 6, syslog: 3, local0: 2 })],
    ]),
    beside: RUNNING,
  },
  code(
    'thread',
    'thread, thread name, thread/name, worker thread',
    () => [
      [oneOf('http-nio-8080-exec- pool-1-thread- worker- scheduler- task-'), number(1, 32)],
      [text('worker-'), number(1, 9)],
    ],
    RUNNING,
  ),
  {
    ...code(
      'source file',
      'source file, file|script name, file, source, file path',
      () => [
        [
          oneOf('Order Payment User Invoice Session Report Cache Mail Search Import'),
          oneOf('Service.java Controller.java Repository.java Worker.java Client.java'),
        ],
        [oneOf('order payment user session cache mail'), text('.py')],
      ],
      'stack, exception, logger, function, lineno',
    ),
  },
  measure(
    'line of a source',
    'line number, line, lineno, source line, line of code',
    between(3, 2_400, lognormal(140, 0.9)),
    {
      beside: 'stack, exception, logger, function, file',
    },
  ),
  {
    // W3C Trace Context: 16 bytes.
    name: 'log.trace id',
    names: 'trace|distributed trace|otel trace|traceparent id',
    texts: traces,
    unique: traces,
  },
  ...percentages(
    measure('risk score', 'risk|fraud|threat|spam|anomaly|abuse score', between(0, 100, lognormal(14, 0.8))),
  ),
  measure(
    'attempt',
    'attempt, attempt|try number, login attempt, attempt count',
    between(1, 9, weightsBy({ 1: 80, 2: 12, 3: 5, 4: 2, 5: 1 })),
    { beside: 'login, ip, mfa, success, retry, failure' },
  ),
];

function traces() {
  return [
    [hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(4)],
    [hexadecimal(7), hexadecimal(7), hexadecimal(2)],
  ];
}
