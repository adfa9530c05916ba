import {
  entries,
  frequentFirst,
  hexadecimal,
  number,
  numberBehind,
  once,
  oneOf,
  picked,
  pool,
  text,
  weighted,
  words,
} from '../builders/forms.ts';
import { Prose } from '../builders/prose.ts';
import { logLines } from '../grammars/machines.ts';
import type { MeaningRow } from '../row.ts';

const logged = new Prose(logLines, [
  entries('Request completed|Connection closed|Cache refreshed|Job finished|Session expired|Retry scheduled'),
  entries('started|finished|failed|retried'),
]);
const LOG_LINE = { sure: 1, more: 0 };

/** Things that programs keep, and what happens to them. */
const ENTITIES = words(
  'user order product customer payment invoice session account document file task comment message ticket profile project report role shipment booking event item contract category delivery refund review team device post',
);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const entity = once(() => frequentFirst(picked('log.entity', ENTITIES)));
const plurals = once(() => ENTITIES.map((one) => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`)));
const tables = once(() => pool(plurals()));

/** What requests did, and the methods of HTTP that do so. */
const deeds = (list: string) => frequentFirst(picked('log.deed', words(list)));
export const methodOfDeed = once(() => deeds('POST PATCH DELETE GET POST'));
export const entitiesInPath = once(() => frequentFirst(picked('log.entity', plurals())));
const classes = once(() => frequentFirst(picked('log.entity', ENTITIES.map(capital))));

const SERVICES = words(
  'auth billing cart catalog chat checkout crawler email export gateway identity image import inventory invoice ledger mailer media notification order payment pricing profile queue report review search session shipping sync tracking upload user webhook',
);

/** Names of columns that hold the calls in which a program failed. */
const TRACES =
  'stack, backtrace, traceback, exception detail, stack|exception|exception stack|error stack|error trace, exception|error|call stack';

/** Two calls, one within the other. */
const calls = () => [
  text('at '),
  pool(SERVICES),
  text('.js:'),
  number(1, 900),
  text(' at '),
  pool(SERVICES),
  text('.js:'),
  number(1, 900),
];

/** Errors as programs report them, with their codes. */
const ERRORS = entries(
  'Connection timed out after 30 seconds|Connection refused by the remote host|Invalid or expired token|Resource not found|Too many requests, try again later|Duplicate key value in a unique index|Payload exceeds the allowed size|Unexpected end of input|Permission denied|Disk quota exceeded|Certificate has expired|Upstream service is not available|Required field is missing|Value is out of range|Deadlock found, transaction rolled back|File could not be opened for reading|Card was declined by the issuer|Mailbox is full|Unsupported media type|Checksum does not match|No route to host|Out of memory|Lock could not be acquired|Invalid date format|Unknown currency code|Session has expired',
);

const requestCodes = once(() => [
  [hexadecimal(7), hexadecimal(7), hexadecimal(2)],
  [hexadecimal(7), hexadecimal(1)],
]);

/** What programs note while they run. */
export const operations: readonly MeaningRow[] = [
  {
    name: 'log.level',
    names: 'log|logging level, level name|text, log entry/level, log severity, verbosity, event/level of log, log/type',
    texts: once(() => [
      [weighted({ INFO: 62, DEBUG: 17, WARN: 11, ERROR: 7, TRACE: 2, FATAL: 1 })],
      [weighted({ INFO: 8, WARN: 2 })],
      [weighted({ I: 62, D: 18, W: 11, E: 7 })],
    ]),
    numbers: {
      first: 10,
      last: 50,
      spread: {
        kind: 'weights',
        weights: new Map([
          [10, 18],
          [20, 62],
          [30, 11],
          [40, 7],
          [50, 1],
        ]),
      },
    },
  },
  {
    name: 'log.level beside a message',
    names: 'level, severity',
    beside: 'logger, message, exception, trace',
    texts: once(() => [
      [weighted({ INFO: 62, DEBUG: 18, WARN: 11, ERROR: 7, TRACE: 2 })],
      [weighted({ INFO: 8, WARN: 2 })],
      [weighted({ I: 62, D: 18, W: 11, E: 7 })],
    ]),
  },
  {
    name: 'log.severity',
    names:
      'severity, severity|alert|risk|impact|threat|urgency|alarm|hazard level, alert|incident|bug severity, severity name, criticality, impact, urgency, risk, likelihood, risk rating, priority of alert',
    texts: once(() => [
      [weighted({ low: 40, medium: 35, high: 18, critical: 7 })],
      [weighted({ low: 4, high: 2 })],
      [oneOf('L M H')],
    ]),
    numbers: { first: 1, last: 5, spread: { kind: 'exponential', mean: 1.5 } },
  },
  {
    name: 'log.logger',
    names:
      'logger, logger|log|component|module|library name, log|error source, log category|channel, component, module, log/component, component|module/name, subsystem, source|origin module, package path, source|caller class, class/name of code, channel of log, source component, namespace',
    texts: once(() => [
      [
        text('app.'),
        pool(SERVICES),
        text('.'),
        classes(),
        oneOf('Service Controller Repository Worker Client Handler'),
      ],
      [text('app.'), pool(SERVICES)],
      [pool(SERVICES.filter((one) => one.length <= 6))],
    ]),
    unique: once(() => [[text('app.'), pool(SERVICES), text('.'), entity(), ...numberBehind('.')]]),
  },
  {
    name: 'log.message',
    names:
      'log|audit|event|status|result|trace|progress|system message, syslog|log record|activity/message, log text|line|entry|body, log|activity|audit log|activity log/description, log, log/content, log|console|command|task|standard|job output, output, stdout, debug, debug information, diagnostic',
    texts: once(() => logged.forms(LOG_LINE)),
  },
  {
    name: 'log.message beside a level',
    names: 'message',
    beside: 'logger, level, severity',
    texts: once(() => logged.forms(LOG_LINE)),
  },
  {
    name: 'log.error message',
    names:
      'error, exception, warning, failure, stderr, fault, invalid reason, last failure, last|validation|processing|sync|delivery|import|send|standard|response error, error|exception|failure|warning|fail|failed|bounce message, error text|description|information|log|output|detail|reason, failure text|detail',
    texts: once(() => [
      [pool(ERRORS)],
      [pool(ERRORS.filter((one) => one.length <= 25))],
      [oneOf('timeout refused denied expired')],
    ]),
    nulls: 0.8,
  },
  {
    name: 'log.error code',
    names:
      'failure type, error id text, sqlstate, error|exception|failure|last error|fault|decline|warning code, error number|name|kind|category|type',
    texts: once(() => [
      [oneOf('E_TIMEOUT E_NOT_FOUND E_DENIED E_CONFLICT E_INVALID E_EXPIRED E_LIMIT E_INTERNAL E_NETWORK E_FORMAT')],
      [oneOf('E1001 E1002 E1003 E2001 E2002 E3001 E4000 E4040 E5000 E5030')],
      [oneOf('E01 E02 E03 E10 E42')],
    ]),
    numbers: { first: 1000, last: 5999 },
    nulls: 0.8,
  },
  // What has gone wrong stands beside.
  { name: 'log.calls of a program', names: TRACES, texts: once(() => [calls()]), beside: 'class', nulls: 0.8 },
  {
    name: 'log.stack trace',
    names: TRACES,
    texts: once(() => [
      [classes(), oneOf('Error Exception'), text(': '), pool(ERRORS), text(' '), ...calls()],
      [pool(ERRORS), text(' at '), pool(SERVICES), text('.js:'), number(1, 900)],
    ]),
    nulls: 0.8,
  },
  {
    name: 'log.event',
    names:
      'event, trigger, hook, event/name of log, occurrence, event id text, webhook|trigger|audit|log|topic name of|notification|domain event, event type|name|key|action|kind|topic, activity|trigger|audit log/event type, event|activity|event log/type, event|webhook/event, trigger|activity name, event type|activity/name',
    // Where people come to it, it is no event of a program.
    without: 'venue, seat, door, artist, performer, attendee, headliner, concert, admission',
    texts: once(() => [
      [entity(), text('.'), deeds('created updated deleted viewed approved')],
      [oneOf('created updated deleted viewed login logout')],
      [oneOf('create update delete view')],
    ]),
    unique: once(() => [
      [entity(), oneOf('.created .updated .deleted .viewed .approved .canceled'), ...numberBehind('.')],
    ]),
  },
  {
    name: 'log.action',
    names:
      'action, action|operation|command name, action|operation|change|modification|audit|revision|dml|action taken type, audit|crud|log|user|verb of|history|task|change|api action, operation, activity, action|operation/name, audit log|log|activity log/action, command, action code, event|audit operation, mutation, audit log/operation',
    texts: once(() => [
      [
        weighted({
          create: 25,
          update: 35,
          delete: 8,
          view: 15,
          login: 8,
          logout: 3,
          export: 3,
          import: 1,
          approve: 1,
          reject: 1,
        }),
      ],
      [weighted({ C: 25, R: 30, U: 35, D: 10 })],
    ]),
    unique: once(() => [
      [
        oneOf('create update delete view export import approve reject assign archive'),
        text('-'),
        entity(),
        ...numberBehind('-'),
      ],
    ]),
  },
  {
    name: 'log.entity',
    names:
      'entity, resource, table name, entity/name, content type model, entity|resource|model|object|subject|target|auditable|commentable|record|item|loggable|taggable|imageable|likeable|owner|parent|reference|related|associated object|attachable|notifiable|addressable|linked|trackable|polymorphic|favoritable|votable|source|target object|morph|reviewable|rateable|bookmarkable|reportable|fillable|related entity type, target|source|audited|foreign|reference|affected|parent table, model name of|relation name of|target|document type of|object name of entity, object|entity|model|subject class, entity|resource|object/type, resource name|kind',
    texts: once(() => [[classes()], [oneOf('Order User Item Post Task File Team')]]),
    unique: once(() => [[entity(), ...numberBehind('_')]]),
  },
  {
    name: 'log.entity beside a change',
    names: 'model',
    beside: 'action, change, old, before, audit, causer, actor, operation',
    texts: once(() => [[classes()], [oneOf('Order User Item Post Task File Team')]]),
  },
  {
    name: 'log.table',
    names: 'table, database|schema table, relation|collection|source table|target table name',
    texts: once(() => [[tables()], [oneOf('orders users items posts tasks')]]),
    unique: once(() => [[tables(), ...numberBehind('_')]]),
  },
  {
    name: 'log.attribute',
    names:
      'field, attribute, property, field label, attribute code, custom attribute, parameter, setting/field, field|column|attribute|parameter|key|variable|option|element|input name, attribute|field|custom field|parameter|variable|column|dimension|form field/name, attribute|field|property|meta|metadata key, attribute/code|label, changed field|column, property|meta/key',
    texts: once(() => [
      [
        oneOf(
          'address amount category city color comment country currency description discount email height language name note notes owner password phone price priority quantity rating size status street tags title type url weight width',
        ),
      ],
      [oneOf('city color email name note owner phone price size type')],
      [oneOf('name size type')],
    ]),
    unique: once(() => [
      [
        oneOf(
          'address amount category city color country currency discount email height language name note owner phone price priority quantity rating size status title type weight width',
        ),
        ...numberBehind('_'),
      ],
    ]),
  },
  {
    name: 'log.service',
    names:
      'service|application|process|system|integration|connector|api|deployment|container name, service, application, system|oauth client|stack/name, microservice, system, source|originating system, integration, connector, daemon, plugin source, application id|service id text, upstream, workload, application code',
    texts: once(() => [
      [frequentFirst(pool(SERVICES.map((name) => `${name}-service`)))],
      [pool(SERVICES.filter((one) => one.length <= 8))],
    ]),
    unique: once(() => [[pool(SERVICES), oneOf('-service -api -worker -portal -app'), ...numberBehind('-')]]),
  },
  {
    name: 'log.environment',
    names:
      'environment, environment name|type, deployment|deploy|runtime|application|server|target|tier of environment, environment/name, deployment stage',
    texts: once(() => [
      [weighted({ production: 50, staging: 25, development: 15, test: 10 })],
      [weighted({ prod: 50, stage: 25, dev: 15, test: 10 })],
      [weighted({ prd: 5, stg: 2, dev: 2 })],
    ]),
    unique: once(() => [[oneOf('prod staging dev test preview sandbox'), ...numberBehind('-')]]),
  },
  {
    name: 'log.cloud region',
    names:
      'availability zone, zone, cloud|aws|hosting|bucket|deployment|cluster region, data center, data center name, region code',
    beside: 'instance, cluster, bucket, vpc, cloud, node, provider, server, ami, hypervisor, subnet, datacenter',
    texts: once(() => [
      [
        oneOf(
          'us-east-1 us-east-2 us-west-1 us-west-2 ca-central-1 eu-west-1 eu-west-2 eu-central-1 eu-north-1 ap-south-1 ap-northeast-1 ap-southeast-1 ap-southeast-2 sa-east-1',
        ),
      ],
      [oneOf('us-east us-west eu-west eu-north ap-south')],
      [oneOf('us eu ap sa')],
    ]),
  },
  {
    name: 'log.instance',
    names:
      'instance|worker|instance type|vm|consumer id, instance|pod|worker|runner name, instance, pod, worker, instance/name of cloud, process id text, runner, executor, leader, lock owner',
    texts: once(() => [
      [pool(SERVICES), text('-'), hexadecimal(6), text('-'), number(0, 9)],
      [text('i-'), hexadecimal(6)],
    ]),
    unique: once(() => [
      [text('i-'), hexadecimal(7), hexadecimal(4)],
      [hexadecimal(7), hexadecimal(1)],
    ]),
  },
  {
    name: 'log.cluster',
    names: 'cluster, cluster|shard|pool name, cluster/name, kubernetes cluster, shard, replica set, node group|pool',
    texts: once(() => [
      [
        oneOf('alpha beta core edge main north south east west data'),
        text('-'),
        oneOf('prod stage test dev'),
        text('-'),
        number(1, 12),
      ],
      [oneOf('alpha beta core edge main')],
    ]),
    unique: once(() => [[oneOf('alpha beta core edge main north south east west data'), ...numberBehind('-')]]),
  },
  {
    name: 'log.queue',
    names:
      'queue, queue|exchange name, queue/name, topic of|job|message|channel name of|work queue, queue|kafka|message|broker|mqtt topic, routing key, subscription/topic, consumer group',
    texts: once(() => [
      [weighted({ default: 40, mailers: 15, low: 10, high: 10, imports: 8, exports: 7, webhooks: 6, critical: 4 })],
      [weighted({ low: 1, high: 2 })],
    ]),
    unique: once(() => [[pool(SERVICES), oneOf('.events .jobs .commands .retries'), ...numberBehind('.')]]),
  },
  {
    name: 'log.job',
    names:
      'handler, job/type, process definition, script, routine, function name of code, stored procedure, scheduled task|cron job|scheduled job|background job|job run|batch job|cron|scheduler|script|failed job/name, job/queue|handler|schedule|batch|script|job/job name, job|worker|task class, task type of|job name of|task name of queue, job|job/job type',
    texts: once(() => [
      [
        oneOf('Send Import Export Sync Clean Build Update Index Archive Check'),
        pool(ENTITIES.map((one) => `${capital(one)}s`)),
        text('Job'),
      ],
      [oneOf('sync import export cleanup backup report')],
    ]),
    unique: once(() => [
      [
        oneOf('send import export sync clean build update index archive check'),
        text('-'),
        tables(),
        ...numberBehind('-'),
      ],
    ]),
  },
  {
    name: 'log.schedule',
    names:
      'cron, cron|schedule expression, cron schedule|string|pattern, crontab, job|scheduled task|report|backup|cron job/schedule',
    texts: once(() => [
      [
        pool(
          entries(
            '*/5 * * * *|*/15 * * * *|0 * * * *|0 0 * * *|30 2 * * *|0 6 * * 1|0 9 * * 1-5|15 4 1 * *|0 12 * * *|0 */6 * * *|45 23 * * 0',
          ),
        ),
      ],
    ]),
  },
  {
    name: 'log.request id',
    names:
      'request|correlation|span|transaction trace|conversation trace|session trace|tracking trace|parent trace|activity trace|causation|message trace|batch trace id, request uuid, process trace, dedup key',
    texts: requestCodes,
    unique: requestCodes,
  },
  {
    name: 'log.session',
    names:
      'session/session, cookie, cookie value, session name of web, device session, visit token, fingerprint, session id|key|identifier|code, visitor id|key|token, php session|browser|anonymous id',
    texts: once(() => [
      [hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(4)],
      ...requestCodes(),
    ]),
    unique: once(() => [
      [hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(7), hexadecimal(4)],
      ...requestCodes(),
    ]),
  },
  {
    name: 'log.metric',
    names:
      'metric, indicator, kpi, gauge, measure, parameter of sensor, metric|measurement|kpi|counter|measure|statistic|indicator name, metric/name|metric, metric key|type',
    texts: once(() => [
      [
        oneOf('cpu memory disk network request queue cache database order login'),
        oneOf('_usage _count _latency _errors _rate _size _total _time'),
      ],
      [oneOf('cpu memory disk load temp rate')],
    ]),
    unique: once(() => [
      [
        oneOf('cpu memory disk network request queue cache database order login'),
        oneOf('_usage _count _latency _errors _rate _size _total _time'),
        ...numberBehind('_'),
      ],
    ]),
  },
];
