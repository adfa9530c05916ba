import { pool as listOf } from '../../pools/pools.ts';
import {
  counter,
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
import { label } from '../builders/label.ts';
import type { MeaningRow } from '../row.ts';
import { capital, TASKS, VERBS } from './chores.ts';

const PIECES = words(
  'alert auth badge board browser buffer button cache calendar canvas chart chat client cluster color commit config cookie core cursor dashboard date deploy dialog diff docs editor event export feed field file filter flag form format frame graph grid guard hash header icon image import index input job kernel key label layer layout lexer lint list loader log mail map menu merge metric model mount mutex node note notify page panel parser patch path pixel plugin pool portal preview profile prompt proxy query queue random range record render report request response robot route runner sample schema script scroll search seed session shape shell signal sketch slider socket sort spark stack stage state stats storage store stream style sync table task test text theme thread timer toast token tool trace tree trigger tunnel upload vector video view wallet watch web widget window worker',
);
const ENDINGS = words(
  'app box cli core css db dev engine env go hub io js kit lab lib link manager next py rs server service studio tools ui utils works',
);

/** Whose repositories are. */
const OWNERS = words(
  'acme bluebird brightpath cedarworks driftwood evergreen fernhill harborlight ironbark juniper kestrel lakeside maplewood openfield redwood silverline tidewater willow',
);

const version = once(() => [number(0, 9), text('.'), number(0, 24), text('.'), number(0, 15)] as const);

/** What programmers make and keep. */
export const software: readonly MeaningRow[] = [
  label(
    'version of firmware',
    'firmware|fw|bootloader version, firmware, firmware/version, firmware release, installed firmware',
    '2.4.1|2.4.0|2.3.5|3.0.1|2.3.2|2.2.0|3.0.0|2.1.7|2.1.3|2.0.4|1.9.8|1.9.2|3.1.0|1.8.5|1.8.0|1.7.3|1.6.1|1.5.4',
    'sensor, device, battery, serial, mac, model, imei, eui, hardware, gateway, meter, router, host',
  ),
  {
    name: 'software.version',
    names:
      'version, firmware, semver, release, version code text, patch level, edition of software, version number|name|string|label|text|tag, firmware|latest|operating system|bootloader version, release number|name|tag',
    texts: once(() => [[...version()], [number(0, 9), text('.'), number(0, 9)], [number(1, 9)]]),
    unique: once(() => [
      [number(0, 9), text('.'), number(0, 24), text('.'), counter(0, 99_999, 20)],
      [number(0, 9), text('.'), counter(0, 9999, 20)],
    ]),
    numbers: { first: 1, last: 40, spread: { kind: 'exponential', mean: 3 } },
  },
  {
    name: 'software.branch',
    names: 'git|source|target|base|head|default|merge|vcs branch, branch name of code, git|head|base reference',
    texts: once(() => [[pool(listOf('gitBranches'))], [oneOf('main master develop release')], [oneOf('main dev')]]),
  },
  {
    name: 'software.branch beside a commit',
    names: 'branch, branch name, reference',
    beside: 'commit, repository, sha, build, pipeline, git, deploy',
    texts: once(() => [[pool(listOf('gitBranches'))], [oneOf('main master develop release')], [oneOf('main dev')]]),
  },
  {
    name: 'software.commit message',
    names: 'commit message|subject|title|comment, changeset/message, commit/description',
    texts: once(() => [[pool(listOf('commitMessages').map(capital))], [pool(VERBS)]]),
  },
  ...[
    {
      name: 'software.repository with its owner',
      names: 'repository full name, github repository',
    },
    {
      name: 'software.repository beside a commit',
      names: 'repository, git|code|source repository',
      beside: 'commit, branch, pull, sha, workflow',
      without: 'owner, organization, namespace',
    },
  ].map((row) => ({
    ...row,
    role: 'software.repository',
    texts: once(() => [
      [pool(OWNERS), text('/'), pool(PIECES), text('-'), pool(ENDINGS)],
      [pool(OWNERS), text('/'), pool(PIECES)],
    ]),
    unique: once(() => [[pool(OWNERS), text('/'), pool(PIECES), text('-'), pool(ENDINGS), ...numberBehind('-')]]),
  })),
  {
    name: 'software.repository',
    names: 'repository, repository name|slug, git|code|source|project repository',
    texts: once(() => [[pool(PIECES), text('-'), pool(ENDINGS)], [pool(PIECES)]]),
    unique: once(() => [[pool(PIECES), text('-'), pool(ENDINGS), ...numberBehind('-')]]),
  },
  {
    name: 'software.repository url',
    names: 'repository|git|clone|source code|ssh|remote url, github url of code, repository link, git remote',
    texts: once(() => [
      [
        text('https://git.example.com/'),
        oneOf('core web data infra apps labs'),
        text('/'),
        pool(PIECES),
        text('-'),
        pool(ENDINGS),
        text('.git'),
      ],
    ]),
    unique: once(() => [
      [text('https://git.example.com/'), pool(PIECES), text('-'), pool(ENDINGS), ...numberBehind('-'), text('.git')],
    ]),
  },
  {
    name: 'software.application id',
    names: 'bundle id|identifier, android package, application package name',
    texts: once(() => [[oneOf('com io org net'), text('.example.'), pool(PIECES)]]),
    unique: once(() => [[oneOf('com io org net'), text('.example.'), pool(PIECES), ...numberBehind('')]]),
  },
  {
    name: 'software.package',
    names:
      'package|plugin|extension|dependency|bundle|artifact|software|tool|widget name, package, package|library|gem|addon|framework/name, library, dependency, module id|package id text, plugin, bundle, artifact, artifact id, addon, software, application title, tool, framework, driver|theme|component/title, distribution, skin, codec, image tag, docker|container image, engine name of code, template engine, sdk, binary',
    texts: once(() => [[pool(PIECES), text('-'), pool(ENDINGS)], [pool(PIECES)]]),
    unique: once(() => [[pool(PIECES), text('-'), pool(ENDINGS), ...numberBehind('-')]]),
  },
  {
    name: 'software.programming language',
    names:
      'programming|code|script|repository language, source language of|language of code, snippet|code snippet|submission/language, programming language/name',
    texts: once(() => [[pool(listOf('programmingLanguages'))], [oneOf('C Go R PHP Rust Java')]]),
    unique: once(() => [[pool(listOf('programmingLanguages')), ...numberBehind(' ')]]),
  },
  {
    name: 'software.license',
    names: 'license name|type, license, spdx, spdx id, license id text, license/title',
    texts: once(() => [[pool(listOf('licences'))], [oneOf('MIT ISC BSD GPL')]]),
    unique: once(() => [[pool(listOf('licences')), ...numberBehind('-')]]),
  },
  {
    name: 'software.build number',
    names: 'build|pipeline|run|patch number, build, build code',
    texts: once(() => [[number(100, 9999)]]),
    numbers: { first: 1, last: 9999, spread: { kind: 'lognormal', median: 400, sigma: 1 } },
  },
  {
    name: 'software.configuration key',
    names:
      'environment variable, property/name of program, meta option, configuration/path, setting|configuration|preference|option|system setting|user preference|site setting|application setting|parameter/key, configuration|setting|option|parameter|preference|variable|registry|setting/setting key, setting|configuration|preference|option|environment variable|system parameter/name, setting name|variable|code, setting/code|slug, configuration|option/option name',
    texts: once(() => [
      [
        oneOf(
          'app billing cache cart checkout export feature import locale login mail notification order payment queue report search security session shipping site storage theme upload user',
        ),
        oneOf(
          '.enabled .timeout .limit .format .default .url .language .retries .interval .size .provider .mode .color .title',
        ),
      ],
      [oneOf('theme locale timezone currency language')],
    ]),
    unique: once(() => [
      [
        oneOf(
          'app billing cache cart checkout export feature import locale login mail notification order payment queue report search security session shipping site storage theme upload user',
        ),
        oneOf(
          '.enabled .timeout .limit .format .default .url .language .retries .interval .size .provider .mode .color .title',
        ),
        ...numberBehind('.'),
      ],
    ]),
  },
  {
    name: 'software.configuration value',
    names:
      'property text, parameter default, setting|configuration|option|preference|default|parameter|property|old|new|meta|previous|attribute|field|custom field|current|changed|string|text|product attribute|before|after|specification|form|input|original|setting/default|setting/setting|attribute/default value, setting|option|parameter|variable|environment variable|system setting|site setting|property|meta|metadata|attribute|field|variant/value, value text|string',
    texts: once(() => [
      [
        weighted({
          true: 18,
          false: 14,
          en: 6,
          EUR: 5,
          USD: 5,
          daily: 6,
          weekly: 4,
          dark: 5,
          light: 5,
          auto: 6,
          none: 4,
          '10': 5,
          '25': 5,
          '30': 5,
          '60': 4,
          '100': 5,
          medium: 4,
          small: 3,
          large: 3,
          standard: 4,
          'Europe/Berlin': 3,
          utf8: 2,
          public: 3,
          private: 3,
          asc: 2,
          smtp: 2,
        }),
      ],
      [oneOf('true false auto none dark light')],
      [oneOf('on off')],
    ]),
  },
  {
    name: 'software.feature flag',
    names:
      'feature, experiment, flag/name of feature, toggle, module/code, capability, ab test, feature flag|code|title|slug|text|name|key, feature|toggle|feature toggle|capability|ab test/name, flag|experiment|test variant name, flag|experiment key',
    texts: once(() => [
      [oneOf('new beta improved simple fast smart'), text('-'), pool(TASKS)],
      [pool(TASKS.filter((one) => one.length <= 8))],
    ]),
    unique: once(() => [[oneOf('new beta improved simple fast smart'), text('-'), pool(TASKS), ...numberBehind('-')]]),
  },
  {
    name: 'software.variant',
    names:
      'variant, variant name of|bucket of|variation of test, test|experiment|treatment group, experiment|ab|test variant, arm, split',
    texts: once(() => [[weighted({ control: 5, 'variant-a': 3, 'variant-b': 2 })], [oneOf('A B C')]]),
  },
  {
    name: 'software.tenant',
    names:
      'tenant, account key, tenant id text, realm, realm/name, database, schema, instance of tenant, keyspace, tablespace, database|schema|catalog name, tenant key|code',
    texts: once(() => [
      [
        oneOf('alder birch cedar delta elm fjord grove haven indigo juniper kelp lumen'),
        oneOf('_prod _stage _dev _main _archive'),
      ],
      [oneOf('main public core sales app')],
    ]),
    unique: once(() => [
      [oneOf('alder birch cedar delta elm fjord grove haven indigo juniper kelp lumen'), ...numberBehind('_')],
    ]),
  },
  {
    name: 'software.database user',
    names:
      'login role, service account/name, bot, database user|role|owner, service|system|machine user, database user|bot|bot user name, service|system account',
    texts: once(() => [
      [oneOf('app report backup import export sync batch admin'), oneOf('_reader _writer _owner _user _bot')],
      [oneOf('app admin reader writer')],
    ]),
    unique: once(() => [[oneOf('app report backup import export sync batch admin'), ...numberBehind('_')]]),
  },
  {
    name: 'software.database system',
    names:
      'storage engine, dbms, data store, database type|engine|system|product|vendor|kind, driver of|connection type of|engine type of database, datasource|data source type',
    texts: once(() => [[pool(listOf('databases'))], [oneOf('MySQL Oracle Redis')]]),
  },
  {
    name: 'software.data type',
    names:
      'data|field|column|value|attribute|variable|input|parameter|attribute data|element|custom field|field data|value data|option|question|control|widget|setting|format|attribute input|form field|metadata type, setting|attribute|field|property|parameter|question/type',
    texts: once(() => [
      [weighted({ string: 35, integer: 18, boolean: 15, decimal: 10, date: 10, text: 8, json: 4 })],
      [weighted({ text: 4, int: 3, bool: 2, date: 1 })],
    ]),
  },
  {
    name: 'software.code snippet',
    names:
      'submission/code, source code, expression, calculation, filter, snippet/code|content|body, snippet|code|formula|filter text, calculation formula|rule, code snippet|sample',
    texts: once(() => [
      [
        oneOf('price quantity total amount rate weight length hours score count'),
        text(' '),
        oneOf('* + - / >= < > <='),
        text(' '),
        oneOf('price quantity total amount rate discount limit factor margin tax'),
      ],
      [oneOf('a+b a*b a-b a/b x>0 y<1')],
    ]),
  },
  {
    name: 'software.statement',
    names:
      'sql, view definition, sql command, sql|select|query statement, sql|report|executed|raw query, statement of|query/text of database, saved query|data source/query, sql|statement text',
    texts: once(() => [
      [
        text('SELECT id, '),
        oneOf('name status total created_at email amount'),
        text(' FROM '),
        oneOf('orders users products invoices payments sessions'),
        text(' WHERE '),
        oneOf('status name total id'),
        text(' > '),
        number(1, 900),
      ],
      [text('SELECT '), number(1, 9)],
    ]),
  },
  {
    name: 'software.model of learning',
    names:
      'model name of|model type of learning, ml model, model architecture, algorithm, algorithm name, cipher, encryption|checksum|hash|digest|compression type, encryption, encryption|hash|compression method, hashing algorithm, compression, cipher suite',
    texts: once(() => [
      [oneOf('SHA-256 SHA-512 AES-256 AES-128 RSA-2048 RSA-4096 Ed25519 HMAC-SHA256 ChaCha20 BLAKE2')],
      [oneOf('gzip zstd sha256 aes256 rsa')],
      [oneOf('gzip zstd lz4')],
    ]),
  },
  {
    name: 'software.hash of a build',
    names: 'build|short|short commit hash, short commit|sha, build hash short',
    texts: once(() => [[hexadecimal(7)]]),
  },
  {
    name: 'software.status check',
    names:
      'health, health|service|server|node|host|uptime|connection|network|online|device|link|availability|presence|sync|monitor|instance|port|machine status, connection|node|device|instance|server|link state, presence',
    texts: once(() => [
      [weighted({ online: 70, offline: 14, degraded: 7, maintenance: 5, unknown: 4 })],
      [weighted({ up: 9, down: 1 })],
    ]),
  },
];
