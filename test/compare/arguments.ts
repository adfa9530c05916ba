import { parseArgs } from 'node:util';

export const USAGE = `npm run compare -- BASE [OPTION…]

Compiles tables with two builds, the one of this checkout and that of BASE, writes rows of them, and tells what differs. BASE is
a folder that holds a built dist, such as a git worktree of an earlier commit. The tables are the repository's fixtures, and those
that options name.

  --corpus FOLDER   each table of the corpus files (*.jsonl) below this folder; may be repeated
  --generated N     N tables of the generator that npm run readback uses
  --every N         every Nth table only
  --only WORD       only tables whose name holds the word
  --rows N          rows of each table (default 1000)
  --seed S          seed of the rows and of the generator (default 1)
  --repeat N        times that each table is compiled, the fastest of which counts (default 1)
  --jobs N          tables under way at once, each in two processes (default: one for each processor)
  --timeout S       seconds that a build may take for a table (default 60)
  --show N          differing tables that are printed, the gravest first (default 40)
  --json FILE       all that differs, and the counts, as JSON
  --load            load the rows of both builds on the servers at POSTGRES_URL, MYSQL_URL and MARIADB_URL, where bytes differ
  --identical       exit with 1 where anything but time differs

Exit status: 0 the builds were compared, 1 they differ and --identical was given, 2 bad arguments, or it cannot run.
`;

export interface Arguments {
  /** The folder of the other build. */
  readonly base: string;
  readonly corpora: readonly string[];
  readonly generated: number;
  readonly every: number;
  readonly only: string;
  readonly rows: number;
  readonly seed: string;
  readonly repeat: number;
  /** Undefined: one for each processor. */
  readonly jobs: number | undefined;
  readonly timeoutSeconds: number;
  readonly show: number;
  readonly jsonFile: string | null;
  readonly load: boolean;
  readonly identical: boolean;
}

/** The command line is at fault, or what it names is not there. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** Reads the words behind `npm run compare --`. Throws ArgumentError. */
export function parseArguments(words: readonly string[]): Arguments {
  const { values, positionals } = parse(words);
  const [base, ...more] = positionals;
  if (base === undefined || more.length > 0) throw new ArgumentError('Name one folder to compare with.');
  return {
    base,
    corpora: values.corpus,
    generated: integer('--generated', values.generated, 0),
    every: integer('--every', values.every, 1),
    only: values.only,
    rows: integer('--rows', values.rows, 1),
    seed: values.seed,
    repeat: integer('--repeat', values.repeat, 1),
    jobs: values.jobs === undefined ? undefined : integer('--jobs', values.jobs, 1),
    timeoutSeconds: integer('--timeout', values.timeout, 1),
    show: integer('--show', values.show, 0),
    jsonFile: values.json ?? null,
    load: values.load,
    identical: values.identical,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        corpus: { type: 'string', multiple: true, default: [] },
        generated: { type: 'string', default: '0' },
        every: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        rows: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        repeat: { type: 'string', default: '1' },
        jobs: { type: 'string' },
        timeout: { type: 'string', default: '60' },
        show: { type: 'string', default: '40' },
        json: { type: 'string' },
        load: { type: 'boolean', default: false },
        identical: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function integer(option: string, word: string, least: number): number {
  if (/^\d{1,9}$/.test(word) && Number(word) >= least) return Number(word);
  throw new ArgumentError(`${option} must be an integer from ${least}.`);
}
