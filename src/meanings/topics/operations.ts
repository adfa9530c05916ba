import {
  entries,
  frequentFirst,
  hexadecimal,
  number,
  numberBehind,
  once,
  oneOf,
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
  'user order product customer payment invoice session account document file task comment subscription message ticket profile project report role shipment booking event item contract category address article coupon delivery refund review team device lead campaign member note post store tag vendor',
);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const entity = once(() => frequentFirst(pool(ENTITIES)));
const tables = once(() => pool(ENTITIES.map((one) => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`))));
const classes = once(() => frequentFirst(pool(ENTITIES.map(capital))));

const SERVICES = words(
  'auth billing cart catalog chat checkout crawler email export gateway identity image import inventory invoice ledger mailer media notification order payment pricing profile queue report review search session shipping sync tracking upload user webhook',
);

/** Names of columns that hold the calls in which a program failed. */
const TRACES =
  'stack trace, stack, backtrace, traceback, exception stack, error stack, exception trace, call stack, exception stack trace, error stack trace, exception detail, error trace';

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
    names:
      'log level, level name, log/level, log severity, logging level, log/severity, level text, verbosity, event/level of log, log entry/level, log/type',
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
      'severity, severity level, alert severity, incident severity, bug severity, severity name, alert level, criticality, impact, risk level, impact level, threat level, urgency, risk, urgency level, likelihood, alarm level, risk rating, hazard level, priority of alert',
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
      'logger, logger name, log source, log category, log channel, log name, component, component name, module, module name, log/source, log/component, component/name, module/name, subsystem, source module, package path, source class, class/name of code, channel of log, source component, origin module, error source, library name, caller class, namespace',
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
      'log message, log/message, log text, log/text, log line, log entry, log/description, log, audit message, log/content, syslog/message, event message, status message, log output, activity/description, audit log/description, activity log/description, log record/message, output, stdout, console output, command output, result message, trace message, log body, activity/message, progress message, system message, task output, debug, debug information, standard output, job output, diagnostic',
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
      'error message, error, error text, exception message, failure message, last error, error description, error detail, error information, exception, error log, warning, warning message, failure, fail message, validation error, stderr, fault, error output, failed message, error/message, exception/message, error reason, error/description, processing error, sync error, delivery error, bounce message, import error, invalid reason, last failure, failure detail, send error, failure text, standard error, response error',
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
      'error code, exception code, failure code, error/code, error number, last error code, fault code, error type, error name, decline code, failure type, warning code, error kind, error category, error id text, sqlstate',
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
      'event type, event name, event, event/type, event/event, event key, trigger, trigger name, webhook event, trigger event, event type/name, audit event, activity type, activity name, hook, event action, log event, event kind, topic name of event, trigger type, webhook/event, event/name of log, notification event, activity/type, audit log/event type, event log/type, event topic, trigger/name, audit/event, domain event, occurrence, event id text, activity/name',
    // Where people come to it, it is no event of a program.
    without: 'venue, seat, door, artist, performer, attendee, headliner, concert, admission',
    texts: once(() => [
      [
        entity(),
        frequentFirst(
          oneOf(
            '.created .updated .deleted .viewed .completed .failed .canceled .assigned .approved .archived .exported',
          ),
        ),
      ],
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
      'action, action name, action type, audit action, operation, operation type, operation name, change type, crud action, log action, activity, action/name, user action, audit log/action, command, verb of action, operation/name, command name, modification type, action code, audit type, event operation, history action, revision type, mutation, command/name, task action, log/action, audit log/operation, dml type, audit operation, change action, api action, action taken type, activity log/action',
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
      'entity, entity type, resource, resource type, resource name, model type, model name of entity, object type, object class, subject type, target type, auditable type, commentable type, record type, entity/type, resource/type, item type, table name, target table, source table, loggable type, taggable type, imageable type, likeable type, owner type, parent type, reference type, related type, relation name of entity, target entity, associated object type, document type of entity, attachable type, notifiable type, addressable type, linked type, trackable type, polymorphic type, favoritable type, votable type, object name of entity, table/name, audited table, content type model, source type, entity class, model class, target object type, resource kind, morph type, reviewable type, rateable type, bookmarkable type, reportable type, subject class, fillable type, foreign table, entity/name, reference table, object/type, affected table, parent table, related entity type',
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
    names: 'table, database table, relation name, collection name, source table name, target table name, schema table',
    texts: once(() => [[tables()], [oneOf('orders users items posts tasks')]]),
    unique: once(() => [[tables(), ...numberBehind('_')]]),
  },
  {
    name: 'log.attribute',
    names:
      'field name, field, column name, attribute name, attribute, property, changed field, parameter name, attribute key, key name, attribute/name, field/name, field key, custom field/name, parameter/name, property key, variable name, option name, variable/name, meta key, metadata key, column/name, dimension/name, field label, attribute code, custom attribute, element name, parameter, setting/field, attribute/code, changed column, input name, form field/name, property/key, attribute/label, field/label, meta/key, metadata/key',
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
      'service name, service, application name, application, service/name, microservice, application/name, process name, process/name, system name, system, source system, originating system, integration, integration/name, integration name, connector, connector name, connector/name, daemon, plugin source, system/name, api name, api/name, application id text, upstream, deployment/name, deployment name, workload, container name, container/name, service id text, oauth client/name, application code, stack/name',
    texts: once(() => [
      [frequentFirst(pool(SERVICES.map((name) => `${name}-service`)))],
      [pool(SERVICES.filter((one) => one.length <= 8))],
    ]),
    unique: once(() => [[pool(SERVICES), oneOf('-service -api -worker -portal -app'), ...numberBehind('-')]]),
  },
  {
    name: 'log.environment',
    names:
      'environment, environment name, deployment environment, environment/name, deploy environment, runtime environment, application environment, server environment, deployment stage, target environment, environment type, tier of environment',
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
      'availability zone, zone, cloud region, aws region, data center, data center name, data center/name, region code, hosting region, bucket region, deployment region, cluster region',
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
      'instance id, instance name, instance, instance/id, pod name, pod, worker id, worker name, worker, instance type id, vm id, pod/name, instance/name of cloud, process id text, consumer id, runner, runner name, executor, leader, lock owner, runner/name',
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
    names:
      'cluster, cluster name, cluster/name, shard name, kubernetes cluster, shard, replica set, node group, pool name, node pool',
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
      'queue, queue name, queue/name, topic of queue, job queue, message queue, queue topic, kafka topic, exchange name, message topic, routing key, channel name of queue, broker topic, subscription/topic, routing/key, mqtt topic, consumer group, work queue',
    texts: once(() => [
      [weighted({ default: 40, mailers: 15, low: 10, high: 10, imports: 8, exports: 7, webhooks: 6, critical: 4 })],
      [weighted({ low: 1, high: 2 })],
    ]),
    unique: once(() => [[pool(SERVICES), oneOf('.events .jobs .commands .retries'), ...numberBehind('.')]]),
  },
  {
    name: 'log.job',
    names:
      'job class, job type, task type of queue, job name of queue, scheduled task/name, cron job/name, scheduled job/name, background job/name, task name of queue, job run/name, job/queue name, handler, handler name, worker class, batch job/name, job/job name, cron/name, job/type, schedule/name, schedule name, scheduler/name, batch name, batch/name, process definition, script name, script/name, script, routine, failed job/name, function name of code, stored procedure, job/job type, task class',
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
      'cron, cron expression, cron schedule, crontab, schedule expression, cron/expression, cron string, job/schedule, scheduled task/schedule, cron pattern, report/schedule, backup/schedule, cron job/schedule',
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
      'request id, correlation id, span id, transaction trace id, request uuid, conversation trace id, session trace id, tracking trace id, parent trace id, activity trace id, process trace, dedup key, causation id, message trace id, batch trace id',
    texts: requestCodes,
    unique: requestCodes,
  },
  {
    name: 'log.session',
    names:
      'session id, session key, php session id, session/session, cookie, cookie value, session name of web, visitor id, session identifier, device session, browser id, session code, visitor token, visit token, anonymous id, fingerprint, visitor key',
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
      'metric name, metric, metric/name, measurement name, indicator, indicator/name, kpi, kpi/name, kpi name, metric key, counter name, metric type, measure name, statistic name, measure/name, gauge, indicator name, metric/metric, measurement/name, measure, parameter of sensor, statistic/name, counter/name',
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
