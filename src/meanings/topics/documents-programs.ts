import type { TextForm } from '../../values/meaning.ts';
import { document } from '../builders/document.ts';
import { entries, number, oneOf, pool, text, weighted } from '../builders/forms.ts';
import { listed, object, oneOfValues, string, tenths, truth } from '../builders/json-forms.ts';
import type { MeaningRow } from '../row.ts';

/** Tables of machines that measure. */
const MACHINES =
  'device, sensor, firmware, mac, protocol, battery, temperature, humidity, station, telemetry, gateway, meter';

const year = oneOf('2023 2024 2025');
const moment = (): TextForm =>
  string(
    year,
    text('-0'),
    number(1, 9),
    text('-'),
    number(10, 28),
    text('T'),
    number(10, 23),
    text(':'),
    number(10, 59),
    text(':00Z'),
  );

/** What machines send and programs keep. */
export const programDocuments: readonly MeaningRow[] = [
  document(
    'readings',
    'payload, raw payload, raw|sensor|reading data, reading, telemetry, data, measurement, raw, message, last reading, sample, value',
    () =>
      object({
        temperature: tenths(12, 32),
        humidity: tenths(30, 80),
        battery: number(20, 81),
        rssi: [text('-'), number(48, 50)],
        ok: truth(0.96),
      }),
    MACHINES,
  ),
  document(
    'settings of a machine',
    'setting, configuration, option, parameter, device setting|configuration, calibration',
    () =>
      object({
        interval_seconds: oneOfValues('10 30 60 300 900'),
        unit: oneOf('celsius fahrenheit percent hpa'),
        threshold: number(20, 60),
        alarm: truth(0.7),
      }),
    MACHINES,
  ),
  document(
    'facts of a machine',
    'metadata, meta, information, attribute, property, specification, detail',
    () =>
      object({
        vendor: oneOf('Bosch Siemens Honeywell Schneider Sensirion'),
        hardware: string(text('rev '), number(1, 6)),
        floor: number(0, 9),
        calibrated: truth(0.8),
      }),
    MACHINES,
  ),
  document(
    'preferences',
    'preference, user|notification preference, setting, user|notification|account|application|ui|default setting, configuration, option, customization',
    () =>
      object({
        theme: oneOf('light dark system'),
        language: oneOf('en de fr es it pt'),
        notifications: object({ email: truth(0.8), push: truth(0.5), sms: truth(0.2) }),
        items_per_page: oneOfValues('10 20 25 50 100'),
      }),
  ),
  document(
    'permissions',
    'permission, privilege, right, scope, grant, capability, ability, access, acl, allowed action',
    () =>
      listed([
        pool(
          entries(
            'orders:read|orders:write|products:read|products:write|users:read|users:invite|reports:read|reports:export|billing:read|billing:write|settings:read|settings:write|files:read|files:delete',
          ),
        ),
      ]),
  ),
  document(
    'metadata',
    'metadata, meta, meta|extra|additional|custom|user data, extra, additional information, custom field|attribute, information, detail, annotation, application metadata',
    () =>
      object({
        source: oneOf('web mobile api import'),
        version: number(1, 5),
        tags: listed([pool(entries('new|priority|imported|verified|seasonal|archived|partner|internal|beta|manual'))]),
        reviewed: truth(0.6),
      }),
  ),
  document(
    'event',
    'payload, event|raw|job|notification data, data, body, message, event, event|webhook|raw|request|job payload, event|message body',
    () =>
      object({
        event: oneOf('order.created order.paid order.shipped user.created user.updated invoice.sent payment.failed'),
        id: number(1000, 90_000),
        source: oneOf('web mobile api'),
        occurred_at: moment(),
      }),
  ),
  document('headers', 'header', () =>
    object({
      'Content-Type': oneOf('application/json text/html application/xml'),
      'Accept-Language': oneOf('en-US de-DE fr-FR es-ES'),
      'X-Request-Id': string({ kind: 'hexadecimal', width: 7 }, { kind: 'hexadecimal', width: 5 }),
    }),
  ),
  document(
    'response',
    'response, result data, result, output, return value, validation result, gateway|api|provider|raw response, response body|payload|data',
    () =>
      object({
        status: weighted({ ok: 8, accepted: 1, error: 1 }),
        code: oneOfValues('200 201 202 400'),
        request_id: string(text('req_'), { kind: 'hexadecimal', width: 7 }),
        duration_ms: number(12, 900),
      }),
  ),
  document(
    'request',
    'request, input data, parameter, query, filter, argument, input, criteria, search filter, condition, segment rule, query|search parameter, request body|data',
    () =>
      object({
        status: oneOf('active inactive pending archived'),
        sort: oneOf('name created_at updated_at price'),
        page: number(1, 12),
        limit: oneOfValues('10 20 25 50 100'),
      }),
  ),
  document(
    'context',
    'context, request context, client|device|browser information, environment, client, session|user agent data, session, device',
    () =>
      object({
        ip: string(text('10.'), number(0, 255), text('.'), number(0, 255), text('.'), number(1, 253)),
        browser: oneOf('Chrome Safari Firefox Edge'),
        os: oneOf('Windows macOS Linux Android iOS'),
        path: oneOf('/ /login /cart /account /search /checkout'),
      }),
  ),
  document('error', 'error, error detail|data|payload|information, exception, failure, validation error', () =>
    object({
      code: oneOf('timeout not_found invalid_input rate_limited unauthorized'),
      message: pool(
        entries('Request timed out|Record not found|Field is required|Too many requests|Token has expired'),
      ),
      retryable: truth(0.5),
    }),
  ),
  document(
    'results of checks',
    'check, status|ci check, test|check result, build step',
    () =>
      object({
        lint: weighted({ passed: 8, failed: 2 }),
        build: weighted({ passed: 8, failed: 2 }),
        tests: weighted({ passed: 8, failed: 2 }),
        coverage: tenths(52, 97),
      }),
    'commit, branch, repository, pull, merge, build, sha',
  ),
  document('changes', 'change, diff, delta, modification, audit data, change set, changed field|data', () =>
    object({
      status: object({ old: oneOf('draft pending open new'), new: oneOf('approved paid closed published') }),
      quantity: object({ old: number(1, 9), new: number(10, 40) }),
    }),
  ),
  document(
    'record',
    'old|new|previous|before|after value, before, after, old|new|row|entity|original data, snapshot, record, old|new row, old, new, previous',
    () =>
      object({
        status: oneOf('draft pending active closed'),
        quantity: number(1, 40),
        price: [number(5, 90), text('.'), oneOf('00 50 90 99')],
      }),
  ),
  document('statistics', 'status, metric, score, summary, analytics, counter, usage, performance, insight', () =>
    object({
      views: number(20, 9000),
      clicks: number(1, 400),
      likes: number(0, 300),
      conversion: [text('0.0'), number(1, 8)],
    }),
  ),
  document('address of a machine', 'network configuration|setting, network, interface', () =>
    object({
      ip: string(text('192.168.'), number(0, 20), text('.'), number(2, 250)),
      gateway: string(text('192.168.0.1')),
      dhcp: truth(0.7),
    }),
  ),
];
