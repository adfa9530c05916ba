/** Which test files a run has, and which of them share a process. Files are named by their paths below test/. */

/** How much a run tests: what shows most faults soonest, all but what takes long in samples, or everything. */
export type Level = 'quick' | 'sample' | 'all';

/** The files of one process, in the order in which they run. */
export interface Group {
  readonly files: readonly string[];
  /** Whether they run code that others do not run, so that their coverage counts. */
  readonly isCovered: boolean;
}

/** Where a browser is started. */
const BROWSED = ['accessibility', 'asking', 'header', 'hostile', 'keyboard', 'panels', 'typing'].map(
  (name) => `page/${name}`,
);

/** What a level leaves out beside what the next larger one does: paths of test files, or what they begin with. */
const LEFT_OUT: { readonly [L in Level]: readonly string[] } = {
  quick: [
    // Whole commands, in processes or threads of their own.
    ...['cli/compression', 'cli/formats', 'cli/jobs', 'cli/load-file', 'cli/mcp/', 'cli/process', 'cli/schema'],
    ...['cli/serve', 'deploy/', 'http/compilers', 'http/redis-store'],
    // Servers, PostgreSQL in WebAssembly among them.
    ...['emit/literals', 'expression/server', 'formats/loads', 'grammar/postgresql', 'grammar/postgresql-analysis'],
    ...['grammar/postgresql-refusals', 'load/', 'loadcheck/', 'plan/server', 'schema/habit-loads', 'schema/loads'],
    ...['typing/', 'values/server'],
    // Many tables, where others show the same sooner.
    ...['believable/', 'emit/memory', 'plan/keys', 'plan/limits', 'readback/'],
  ],
  sample: [
    // A browser.
    ...BROWSED,
    // What is installed with npm, and the commands of documents.
    ...['documents/commands', 'package/package', 'package/runtimes'],
    // Whole builds and commands beside each other, and a store of its own.
    ...['cli/bundle', 'cli/rate-store', 'compare/'],
    // Counts of work in processes of their own.
    ...['plan/growth'],
  ],
  all: [],
};

/**
 * The files that take longest in a full run, the longest first. They begin first and alone, so that no processor waits for one of them
 * at the end.
 */
const LONGEST: readonly string[] = [
  'package/runtimes',
  'fixtures/mysql',
  'fixtures/postgresql',
  'load/postgresql',
  'load/mysql',
  'readback/fixtures',
  'readback/covering',
  'readback/families',
  'load/locale',
  'cli/jobs',
  'plan/growth',
  'schema/loads',
  'schema/habit-loads',
  'loadcheck/schemas/check',
  'cli/schema',
  'cli/formats',
  'readback/generated',
  'documents/commands',
  'compare/main',
  'package/package',
];

/** The folder whose files replace what the library is made of when it is loaded: they share no process with others. */
const APART = 'readback/';

/**
 * What runs nothing of the library that other tests do not run, too: to collect its coverage would take a sixth of its time.
 */
const UNCOVERED: readonly string[] = [
  ...BROWSED,
  ...['compare/', 'deploy/', 'documents/', 'layout/', 'load/', 'loadcheck/', 'package/', 'readback/'],
];

/** Files that share a process at most: what one of them leaves open is found when all of them are done. */
const MOST_TOGETHER = 24;

/** Those of the files that a run of this level has. */
export function filesOf(level: Level, files: readonly string[]): readonly string[] {
  const leftOut = [...(level === 'quick' ? LEFT_OUT.quick : []), ...(level === 'all' ? [] : LEFT_OUT.sample)];
  return files.filter((file) => !leftOut.some((name) => isNamed(file, name)));
}

/** Names in the lists above that none of all test files has. */
export function unknownNames(files: readonly string[]): readonly string[] {
  const names = [...Object.values(LEFT_OUT).flat(), ...LONGEST, APART, ...UNCOVERED];
  return names.filter((name) => !files.some((file) => isNamed(file, name)));
}

/** The files in groups that share a process, in the order in which they begin. In samples no file takes long. */
export function grouped(files: readonly string[], isSample: boolean): Group[] {
  const alone = isSample ? [] : LONGEST.flatMap((name) => files.filter((file) => isNamed(file, name)));
  const rooms = new Map<string, string[]>();
  for (const file of files) {
    if (alone.includes(file)) continue;
    const room = `${file.startsWith(APART)} ${isCovered(file)}`;
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  // Browsers and commands take longest: they come before what tests the library in its process.
  const slowFirst = [...rooms.values()].sort((lhs, rhs) => Number(lhs.every(isCovered)) - Number(rhs.every(isCovered)));
  const shared = slowFirst.flatMap((room) =>
    Array.from({ length: Math.ceil(room.length / MOST_TOGETHER) }, (_, place) =>
      room.slice(place * MOST_TOGETHER, (place + 1) * MOST_TOGETHER),
    ),
  );
  return [...alone.map((file) => [file]), ...shared].map((together) => ({
    files: together,
    isCovered: together.some(isCovered),
  }));
}

function isCovered(file: string): boolean {
  return !UNCOVERED.some((name) => isNamed(file, name));
}

function isNamed(file: string, name: string): boolean {
  return file.startsWith(name.endsWith('/') ? name : `${name}.`);
}
