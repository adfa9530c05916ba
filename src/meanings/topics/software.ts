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
    'firmware version, firmware, fw version, firmware/version, firmware release, installed firmware, bootloader version',
    '2.4.1|2.4.0|2.3.5|3.0.1|2.3.2|2.2.0|3.0.0|2.1.7|2.1.3|2.0.4|1.9.8|1.9.2|3.1.0|1.8.5|1.8.0|1.7.3|1.6.1|1.5.4',
    'sensor, device, battery, serial, mac, model, imei, eui, hardware, gateway, meter, router, host',
  ),
  {
    name: 'software.version',
    names:
      'version, version number, firmware version, version name, version string, latest version, firmware, semver, release, release number, operating system version, version text, version label, release/name, version code text, version tag, release name, release tag, version/name, bootloader version, patch level, edition of software',
    texts: once(() => [[...version()], [number(0, 9), text('.'), number(0, 9)], [number(1, 9)]]),
    unique: once(() => [
      [number(0, 9), text('.'), number(0, 24), text('.'), counter(0, 99_999, 20)],
      [number(0, 9), text('.'), counter(0, 9999, 20)],
    ]),
    numbers: { first: 1, last: 40, spread: { kind: 'exponential', mean: 3 } },
  },
  {
    name: 'software.branch',
    names:
      'git branch, branch name of code, git reference, source branch, target branch, base branch, head branch, default branch, head reference, base reference, merge branch, vcs branch',
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
    names:
      'commit message, commit/message, commit subject, commit/subject, commit title, commit/title, changeset/message, commit/description, commit comment',
    texts: once(() => [[pool(listOf('commitMessages').map(capital))], [pool(VERBS)]]),
  },
  ...[
    {
      name: 'software.repository with its owner',
      names: 'repository/full name, repository full name, github repository',
    },
    {
      name: 'software.repository beside a commit',
      names: 'repository, git repository, code repository, source repository',
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
    names:
      'repository, repository name, repository/name, git repository, code repository, repository slug, source repository, repository/slug, project repository',
    texts: once(() => [[pool(PIECES), text('-'), pool(ENDINGS)], [pool(PIECES)]]),
    unique: once(() => [[pool(PIECES), text('-'), pool(ENDINGS), ...numberBehind('-')]]),
  },
  {
    name: 'software.repository url',
    names:
      'repository url, git url, clone url, repository/url, github url of code, source code url, repository link, ssh url, remote url, git remote',
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
    names: 'bundle id, bundle identifier, application/package name, android package, application package name',
    texts: once(() => [[oneOf('com io org net'), text('.example.'), pool(PIECES)]]),
    unique: once(() => [[oneOf('com io org net'), text('.example.'), pool(PIECES), ...numberBehind('')]]),
  },
  {
    name: 'software.package',
    names:
      'package name, package, package/name, library, library/name, dependency, dependency/name, module id text, plugin, plugin/name, plugin name, extension name, extension/name, dependency name, gem/name, package id text, bundle, bundle name, artifact, artifact/name, artifact id, artifact name, addon, addon/name, software, software/name, software name, application title, tool, tool/name, tool name, framework, framework/name, driver/title, distribution, application/title, theme/title, skin, codec, image tag, docker image, container image, widget name, widget/name, component/title, engine name of code, template engine, sdk, binary',
    texts: once(() => [[pool(PIECES), text('-'), pool(ENDINGS)], [pool(PIECES)]]),
    unique: once(() => [[pool(PIECES), text('-'), pool(ENDINGS), ...numberBehind('-')]]),
  },
  {
    name: 'software.programming language',
    names:
      'programming language, code language, source language of code, repository/language, snippet/language, programming language/name, script language, language of code, code snippet/language, repository language, submission/language',
    texts: once(() => [[pool(listOf('programmingLanguages'))], [oneOf('C Go R PHP Rust Java')]]),
    unique: once(() => [[pool(listOf('programmingLanguages')), ...numberBehind(' ')]]),
  },
  {
    name: 'software.license',
    names: 'license name, license, license/name, license type, spdx, spdx id, license id text, license/title',
    texts: once(() => [[pool(listOf('licences'))], [oneOf('MIT ISC BSD GPL')]]),
    unique: once(() => [[pool(listOf('licences')), ...numberBehind('-')]]),
  },
  {
    name: 'software.build number',
    names: 'build number, build, pipeline number, run number, build/number, build code, patch number',
    texts: once(() => [[number(100, 9999)]]),
    numbers: { first: 1, last: 9999, spread: { kind: 'lognormal', median: 400, sigma: 1 } },
  },
  {
    name: 'software.configuration key',
    names:
      'configuration key, setting key, setting/key, setting/name, configuration/key, configuration/name, preference/name, option/name, option key, parameter key, setting name, configuration name, environment variable, preference key, preference/key, variable key, option/key, system setting/key, environment variable/name, property/name of program, setting code, setting/code, option/option name, user preference/key, site setting/key, application setting/key, registry key, parameter/key, system parameter/name, setting/slug, meta option, setting variable, setting/setting key, configuration/path',
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
      'setting/value, configuration/value, option/value, preference/value, setting value, configuration value, option value, preference value, default value, parameter/value, variable/value, environment variable/value, setting/default value, system setting/value, site setting/value, setting/setting value, property/value, parameter value, property value, old value, new value, meta value, meta/value, previous value, metadata/value, attribute/value, attribute value, field value, field/value, custom field/value, custom field value, current value, changed value, value text, string value, text value, value string, attribute/default value, product attribute/value, product attribute value, before value, after value, variant/value, specification value, form value, property text, input value, parameter default, original value',
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
      'feature flag, feature name, feature/name, feature/key, flag name, flag key, feature key, feature, experiment, experiment/name, experiment name, experiment key, flag/name of feature, toggle, toggle/name, feature/title, feature toggle/name, feature code, feature/code, feature/slug, capability, capability/name, experiment/key, ab test/name, ab test, test variant name, feature title, feature slug, feature text, module/code',
    texts: once(() => [
      [oneOf('new beta improved simple fast smart'), text('-'), pool(TASKS)],
      [pool(TASKS.filter((one) => one.length <= 8))],
    ]),
    unique: once(() => [[oneOf('new beta improved simple fast smart'), text('-'), pool(TASKS), ...numberBehind('-')]]),
  },
  {
    name: 'software.variant',
    names:
      'variant, variant name of test, test group, experiment variant, experiment group, ab variant, bucket of test, treatment group, test variant, arm, split, variation of test',
    texts: once(() => [[weighted({ control: 5, 'variant-a': 3, 'variant-b': 2 })], [oneOf('A B C')]]),
  },
  {
    name: 'software.tenant',
    names:
      'tenant, tenant key, tenant code, tenant id text, tenant/key, tenant/code, realm, realm/name, account key, database name, schema name, database, schema, catalog name, schema/name, database/name, instance of tenant, keyspace, tablespace',
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
      'database user, database user name, database role, login role, database owner, service account, service account/name, service user, system user, machine user, bot name, bot, bot/name, bot user name, system account',
    texts: once(() => [
      [oneOf('app report backup import export sync batch admin'), oneOf('_reader _writer _owner _user _bot')],
      [oneOf('app admin reader writer')],
    ]),
    unique: once(() => [[oneOf('app report backup import export sync batch admin'), ...numberBehind('_')]]),
  },
  {
    name: 'software.database system',
    names:
      'database type, database engine, database system, dbms, storage engine, data store, database product, datasource type, data source type, database vendor, database kind, driver of database, connection type of database, engine type of database',
    texts: once(() => [[pool(listOf('databases'))], [oneOf('MySQL Oracle Redis')]]),
  },
  {
    name: 'software.data type',
    names:
      'data type, field type, column type, value type, attribute type, variable type, input type, parameter type, attribute data type, element type, custom field type, field data type, value data type, setting/type, custom field/type, attribute/type, field/type, option type, question type, control type, widget type, setting type, form field/type, property/type, attribute/data type, format type, parameter/type, question/type, attribute input type, form field type, metadata type',
    texts: once(() => [
      [weighted({ string: 35, integer: 18, boolean: 15, decimal: 10, date: 10, text: 8, json: 4 })],
      [weighted({ text: 4, int: 3, bool: 2, date: 1 })],
    ]),
  },
  {
    name: 'software.code snippet',
    names:
      'code snippet, snippet/code, source code, snippet text, code sample, snippet/content, snippet/body, submission/code, code text, formula text, expression, calculation, calculation formula, filter, filter text, calculation rule',
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
      'sql, sql text, sql query, sql statement, statement of database, select statement, report/query, report query, executed query, raw query, statement text, query statement, view definition, query/text of database, sql command, saved query/query, data source/query',
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
      'model name of learning, ml model, model architecture, algorithm, algorithm name, algorithm/name, model type of learning, cipher, encryption type, encryption, encryption method, checksum type, hash type, hash method, hashing algorithm, digest type, compression, compression type, compression method, cipher suite',
    texts: once(() => [
      [oneOf('SHA-256 SHA-512 AES-256 AES-128 RSA-2048 RSA-4096 Ed25519 HMAC-SHA256 ChaCha20 BLAKE2')],
      [oneOf('gzip zstd sha256 aes256 rsa')],
      [oneOf('gzip zstd lz4')],
    ]),
  },
  {
    name: 'software.hash of a build',
    names: 'build hash, short commit, short sha, short hash, build hash short, short commit hash',
    texts: once(() => [[hexadecimal(7)]]),
  },
  {
    name: 'software.status check',
    names:
      'health, health status, service status, server status, node status, host status, uptime status, connection status, connection state, network status, online status, device status, link status, availability status, presence, presence status, sync status, monitor status, node state, device state, instance state, instance status, server state, link state, port status, machine status',
    texts: once(() => [
      [weighted({ online: 70, offline: 14, degraded: 7, maintenance: 5, unknown: 4 })],
      [weighted({ up: 9, down: 1 })],
    ]),
  },
];
