import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Verb } from './arguments.ts';
import { variableOf } from './flags.ts';
import { ADDRESS_FLAGS, CLIENT_FLAGS, END_FLAGS, LIMIT_FLAGS, type ServeFlag } from './serve-flags.ts';

/** How each verb is called, and what it does. */
const USAGE: { readonly [V in Verb]: readonly [string, string] } = {
  generate: ['rowsmith [generate] [FILE|-] [flags]', 'SQL to the standard output'],
  explain: ['rowsmith explain [FILE|-] [flags]', 'in which order tables come, what each column gets, and why'],
  serve: ['rowsmith serve [flags]', 'the same as an HTTP service'],
};

const FILE =
  'FILE holds CREATE TABLE statements, as dumps have them; without it, or with -, they are read from the standard input.';

const FLAGS: { readonly [V in Verb]: string } = {
  generate: `Flags of generate:
  --dialect, -d NAME  mysql (or mariadb) or postgresql (or postgres, pg); without it, what the text tells
  --rows, -n N        rows of each table (default 1000); repeated for some: --rows 50 --rows orders=900 --rows items=3x, three
                      times its parent's, the last for a table counts
  --table NAME        write only this table, whose references find the rows that the others have; repeated for several
  --identity WHOSE    numbers that the database could give: explicit, the rows have them and the sequences go on behind them, or
                      database (default: explicit where other tables refer to them)
  --batch-size N      rows in each INSERT statement (default 500)
  --seed, -s S        an integer or a text: the same seed writes the same rows (default: drawn and printed)
  --out, -o FILE      write to this file; it is replaced when all rows are written
  --out-dir DIR       write a file for each table to this folder, and load.sql, which takes them in order; of one table a file for
                      each job, named after its first row: load them in the order of their names
  --jobs N            threads that make rows, the same bytes with any number of them (default 1)
  --shard I/N         write the I-th of N parts of the output, from 1: all parts need the same flags beside, and --seed; one behind
                      the other they are the whole, so load them in their order, each when the one before is loaded
  --offset N          number of the first row of each table (default 0); needs --seed
  --table-rows N      rows of each whole table, which references to it count (default: offset and rows)
  --strict            a warning is an error: no row is written, and the exit code is 3
  --keep-going        leave out tables that are at fault, and write the others: the exit code is then 5
`,
  explain: `Flags of explain:
  --dialect, -d NAME  as for generate
  --rows, -n N        rows of each table that are to be written (default 1000)
  --table NAME        of several tables, what each column of this one gets; may be repeated
  --json              print plain data
`,
  serve: `Flags of serve; each has an environment variable, too: --max-rows is ${variableOf('max-rows')}
${linesOf(ADDRESS_FLAGS)}

  clients
${linesOf(CLIENT_FLAGS)}

  limits
${linesOf([...LIMIT_FLAGS, ...END_FLAGS])}
`,
};

/** What `rowsmith --help` prints. */
export const HELP = `Rowsmith reads CREATE TABLE statements and writes INSERT statements with random rows that load.

Usage:
${Object.values(USAGE)
  .map(([call, what]) => `  ${call.padEnd(38)}${what}`)
  .join('\n')}

${FILE}

${Object.values(FLAGS).join('\n')}
  --help, -h          print this, or with a command its flags alone
  --version           print the version

Exit codes: 0 all is well, 1 Rowsmith is at fault, 2 the arguments are wrong, 3 the DDL is at fault,
4 not one row can exist in the table, 5 tables at fault were left out, and the others are written.
`;

/** The help for a verb, or for all. */
export function helpOf(verb: Verb | undefined): string {
  if (verb === undefined) return HELP;
  const [call, what] = USAGE[verb];
  return `Usage: ${call}   ${what}\n\n${verb === 'serve' ? '' : `${FILE}\n\n`}${FLAGS[verb]}`;
}

/** A line for each flag, with what they do in one column. */
function linesOf(flags: readonly ServeFlag[]): string {
  return flags.map(({ name, value, help }) => `  ${`--${name} ${value}`.padEnd(29)}${help}`).join('\n');
}

/** The version of the package that this file is part of. */
export function packageVersion(): string {
  const path = createRequire(import.meta.url).resolve('rowsmith/package.json');
  const { version }: { readonly version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}
