/** Files, the web, programs, databases. */
import { composition, distinct, entity, list, values } from './text.mjs';

const FAKER = '@faker-js/faker';

const PROGRAMMING_LANGUAGES = values(
  'Python,JavaScript,Java,TypeScript,C,C++,C#,Go,Rust,PHP,Ruby,Swift,Kotlin,SQL,R,Scala,Perl,Dart,Lua,Haskell,Elixir,' +
    'Erlang,Clojure,F#,Julia,MATLAB,Fortran,COBOL,Ada,Pascal,Delphi,Groovy,Lisp,Prolog,OCaml,Scheme,Smalltalk,Zig,Nim,' +
    'Crystal,Visual Basic,Objective-C,Assembly,Bash,PowerShell,Solidity,Racket,D',
);
const DATABASES = values(
  'PostgreSQL,MySQL,MariaDB,SQLite,Oracle,SQL Server,MongoDB,Redis,Cassandra,Elasticsearch,DynamoDB,Snowflake,BigQuery,' +
    'CockroachDB,Neo4j,DB2,Firebird,ClickHouse,InfluxDB,DuckDB',
);
const COMMIT_VERBS = values(
  'add,fix,remove,update,improve,refactor,rename,move,document,test,simplify,support,revert,merge,bump,clean,handle,' +
    'introduce,replace,optimize',
);
const BRANCH_KINDS = ['feature', 'bugfix', 'hotfix', 'release', 'chore', 'docs', 'refactor', 'test'];
const LICENCES = values(
  'MIT,Apache-2.0,GPL-3.0-only,GPL-2.0-only,BSD-3-Clause,BSD-2-Clause,ISC,MPL-2.0,LGPL-3.0-only,AGPL-3.0-only,Unlicense,' +
    'CC0-1.0',
);

/** Media types that come first: what people keep and send most. */
const USUAL_EXTENSIONS = (
  'pdf jpg png txt csv json xml html zip docx xlsx pptx doc xls ppt gif svg webp mp3 mp4 css js md rtf odt ods gz tar 7z rar webm wav mov avi ico bmp ' +
  'tiff yaml ics epub ttf woff2 woff otf ogg flac mpeg jpeg htm log'
).split(' ');

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const COMPUTERS = ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'];
const VERSIONS = [120, 123, 126, 128, 130, 131];

export function technology({ locales, mimeTypes }) {
  const { hacker } = locales.en;
  return [
    entity(['mime-db'], fileTypes(mimeTypes), {
      fileExtensions: ({ extension }) => extension,
      mimeTypes: ({ type }) => type,
    }),
    list([], 'userAgents', userAgents()),
    list([], 'programmingLanguages', PROGRAMMING_LANGUAGES),
    list([], 'licences', LICENCES),
    list([], 'databases', DATABASES),
    list(
      [FAKER],
      'hackerNouns',
      hacker.noun.filter((noun) => !noun.includes(' ')),
    ),
    list([FAKER], 'hackerAdjectives', hacker.adjective),
    list([], 'branchKinds', BRANCH_KINDS),
    composition([FAKER], 'gitBranches', 150, ['{branchKinds}/{commitVerbs}-{hackerNouns}']),
    list([], 'commitVerbs', COMMIT_VERBS),
    composition([FAKER], 'commitMessages', 300, ['{commitVerbs} {hackerAdjectives} {hackerNouns}']),
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
