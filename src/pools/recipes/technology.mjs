/** Files, the web, programs, databases. */
import { composition, distinct, entity, list } from './text.mjs';

const FAKER = '@faker-js/faker';

const PROGRAMMING_LANGUAGES = [
  'Python',
  'JavaScript',
  'Java',
  'TypeScript',
  'C',
  'C++',
  'C#',
  'Go',
  'Rust',
  'PHP',
  'Ruby',
  'Swift',
  'Kotlin',
  'SQL',
  'R',
  'Scala',
  'Perl',
  'Dart',
  'Lua',
  'Haskell',
  'Elixir',
  'Erlang',
  'Clojure',
  'F#',
  'Julia',
  'MATLAB',
  'Fortran',
  'COBOL',
  'Ada',
  'Pascal',
  'Delphi',
  'Groovy',
  'Lisp',
  'Prolog',
  'OCaml',
  'Scheme',
  'Smalltalk',
  'Zig',
  'Nim',
  'Crystal',
  'Visual Basic',
  'Objective-C',
  'Assembly',
  'Bash',
  'PowerShell',
  'Solidity',
  'Racket',
  'D',
];
const OPERATING_SYSTEMS = [
  'Windows 11',
  'Windows 10',
  'macOS 15',
  'macOS 14',
  'Ubuntu 24.04',
  'Ubuntu 22.04',
  'Debian 12',
  'Fedora 41',
  'iOS 18',
  'iOS 17',
  'Android 15',
  'Android 14',
  'Android 13',
  'Red Hat Enterprise Linux 9',
  'CentOS Stream 9',
  'Arch Linux',
  'openSUSE Leap 15.6',
  'Alpine Linux 3.20',
  'Linux Mint 22',
  'FreeBSD 14',
  'Chrome OS',
  'Windows Server 2022',
  'iPadOS 18',
  'Rocky Linux 9',
  'Amazon Linux 2023',
];
const BROWSERS = ['Chrome', 'Safari', 'Edge', 'Firefox', 'Opera', 'Samsung Internet', 'Brave', 'Vivaldi'];
const DEVICES = ['desktop', 'mobile', 'tablet', 'laptop', 'smart tv', 'console', 'wearable'];
const DATABASES = [
  'PostgreSQL',
  'MySQL',
  'MariaDB',
  'SQLite',
  'Oracle',
  'SQL Server',
  'MongoDB',
  'Redis',
  'Cassandra',
  'Elasticsearch',
  'DynamoDB',
  'Snowflake',
  'BigQuery',
  'CockroachDB',
  'Neo4j',
  'DB2',
  'Firebird',
  'ClickHouse',
  'InfluxDB',
  'DuckDB',
];
const COLLATIONS = [
  'utf8mb4_0900_ai_ci',
  'utf8mb4_general_ci',
  'utf8mb4_unicode_ci',
  'utf8mb4_bin',
  'utf8_general_ci',
  'utf8_unicode_ci',
  'utf8_bin',
  'latin1_swedish_ci',
  'latin1_general_ci',
  'latin1_bin',
  'ascii_general_ci',
  'ascii_bin',
  'en_US.utf8',
  'de_DE.utf8',
  'C',
  'POSIX',
];
const COMMIT_VERBS = [
  'add',
  'fix',
  'remove',
  'update',
  'improve',
  'refactor',
  'rename',
  'move',
  'document',
  'test',
  'simplify',
  'support',
  'revert',
  'merge',
  'bump',
  'clean',
  'handle',
  'introduce',
  'replace',
  'optimize',
];
const BRANCH_KINDS = ['feature', 'bugfix', 'hotfix', 'release', 'chore', 'docs', 'refactor', 'test'];
const LOG_LEVELS = ['INFO', 'DEBUG', 'WARN', 'ERROR', 'TRACE', 'FATAL', 'NOTICE', 'CRITICAL'];
const PROTOCOLS = ['https', 'http', 'ftp', 'ssh', 'tcp', 'udp', 'smtp', 'imap', 'mqtt', 'ws', 'wss', 'sftp'];
const HTTP_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const TOP_LEVEL_DOMAINS = [
  'com',
  'net',
  'org',
  'info',
  'biz',
  'io',
  'dev',
  'app',
  'co',
  'de',
  'uk',
  'fr',
  'nl',
  'eu',
  'es',
  'it',
  'pl',
  'ru',
  'cn',
  'jp',
  'br',
  'in',
  'au',
  'ca',
];
const LICENCES = [
  'MIT',
  'Apache-2.0',
  'GPL-3.0-only',
  'GPL-2.0-only',
  'BSD-3-Clause',
  'BSD-2-Clause',
  'ISC',
  'MPL-2.0',
  'LGPL-3.0-only',
  'AGPL-3.0-only',
  'Unlicense',
  'CC0-1.0',
];

/** Media types that come first: what people keep and send most. */
const USUAL_EXTENSIONS = (
  'pdf jpg png txt csv json xml html zip docx xlsx pptx doc xls ppt gif svg webp mp3 mp4 css js md rtf odt ods gz tar 7z rar webm wav mov avi ico bmp ' +
  'tiff yaml ics epub ttf woff2 woff otf ogg flac mpeg jpeg htm log'
).split(' ');

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const COMPUTERS = ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'];
const VERSIONS = [120, 123, 126, 128, 130, 131];

export function technology({ locales, mimeTypes, statuses }) {
  const { hacker } = locales.en;
  const { database, internet, system, color } = locales.base;
  const { abbreviation } = locales.base.hacker;
  return [
    entity(['mime-db'], fileTypes(mimeTypes), {
      fileExtensions: ({ extension }) => extension,
      mimeTypes: ({ type }) => type,
    }),
    list(
      [FAKER],
      'directories',
      system.directory_path.filter((path) => !path.includes('+')),
    ),
    entity(
      ['statuses'],
      Object.entries(statuses.message)
        .map(([code, message]) => ({ code, message }))
        .filter(({ message }) => !message.includes("'")),
      {
        httpStatuses: ({ code }) => code,
        httpReasons: ({ message }) => message,
      },
    ),
    list([], 'httpMethods', HTTP_METHODS),
    list([], 'userAgents', userAgents()),
    list([], 'browsers', BROWSERS),
    list([], 'devices', DEVICES),
    list([], 'operatingSystems', OPERATING_SYSTEMS),
    list([], 'programmingLanguages', PROGRAMMING_LANGUAGES),
    list([], 'protocols', PROTOCOLS),
    list([], 'topLevelDomains', TOP_LEVEL_DOMAINS),
    list([], 'logLevels', LOG_LEVELS),
    list([], 'licences', LICENCES),
    list([FAKER], 'emailProviders', locales.en.internet.free_email),
    list([FAKER], 'jwtAlgorithms', internet.jwt_algorithm),
    list([FAKER], 'colorSpaces', color.space),
    list([], 'databases', DATABASES),
    list([FAKER], 'databaseEngines', ['InnoDB', ...database.engine]),
    list([FAKER], 'databaseTypes', database.type),
    list([FAKER], 'databaseCollations', [...COLLATIONS, ...database.collation]),
    list([FAKER], 'databaseColumns', locales.en.database.column),
    list(
      [FAKER],
      'hackerNouns',
      hacker.noun.filter((noun) => !noun.includes(' ')),
    ),
    list([FAKER], 'hackerVerbs', hacker.verb),
    list([FAKER], 'hackerAdjectives', hacker.adjective),
    list([FAKER], 'hackerAbbreviations', abbreviation),
    list([], 'branchKinds', BRANCH_KINDS),
    composition([FAKER], 'gitBranches', 150, ['{branchKinds}/{commitVerbs}-{hackerNouns}']),
    list([], 'commitVerbs', COMMIT_VERBS),
    composition([FAKER], 'commitMessages', 300, ['{commitVerbs} {hackerAdjectives} {hackerNouns}']),
    list([FAKER], 'appNames', locales.en.app.name),
  ];
}

/** The usual extensions, then those of registered types that every program may open. Each extension has one type. */
function fileTypes(mimeTypes) {
  const types = Object.entries(mimeTypes).flatMap(([type, { source, extensions = [] }]) =>
    extensions.map((extension) => ({ type, source, extension })),
  );
  const rank = { iana: 0, nginx: 1, apache: 2 };
  const ranked = types.sort((left, right) => (rank[left.source] ?? 3) - (rank[right.source] ?? 3));
  const usual = USUAL_EXTENSIONS.map((extension) => {
    const found = ranked.find((file) => file.extension === extension);
    if (found === undefined) throw new Error(`There is no media type for .${extension}.`);
    return found;
  });
  const isCommon = ({ type, source, extension }) =>
    source === 'iana' && /^(?:text|image|audio|video|font)\/(?!vnd|x-)/.test(type) && /^[a-z0-9]{2,5}$/.test(extension);
  return distinct([...usual, ...ranked.filter(isCommon)], ({ extension }) => extension);
}

/** Current browsers on the systems that they run on. */
function userAgents() {
  const chromium = COMPUTERS.flatMap((computer) =>
    VERSIONS.map((version) => `Mozilla/5.0 (${computer}) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36`),
  );
  const edge = VERSIONS.map(
    (version) => `Mozilla/5.0 (${COMPUTERS[0]}) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.0.0`,
  );
  const firefox = COMPUTERS.flatMap((computer) =>
    VERSIONS.map(
      (version) =>
        `Mozilla/5.0 (${computer.replace('10_15_7', '10.15')}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
    ),
  );
  const safari = ['16.6', '17.4', '17.6', '18.1'].flatMap((version) => [
    `Mozilla/5.0 (${COMPUTERS[1]}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`,
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version.replace('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`,
  ]);
  const android = VERSIONS.map(
    (version) => `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/${version}.0.0.0 Mobile Safari/537.36`,
  );
  return [...chromium, ...safari, ...android, ...edge, ...firefox];
}
